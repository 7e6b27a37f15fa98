"""Families for genealogy programs, checked line by line against the grammar of GEDCOM 5.5.1."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import pytest

from bequest.core.words import LANGUAGES, words
from bequest.pedigree.gedcom import gedcom
from bequest.pedigree.people import Relative
from tests.pedigree.families import downward, large, person, upward, widower

LINE = re.compile(r"(0|[1-9]\d?) (?:(@[A-Za-z0-9_]+@) )?([A-Z0-9_]{1,31})(?: (\S(?:.*\S)?))?")
POINTER = re.compile(r"@[A-Za-z0-9_]+@")
BELOW = {
    "": {"HEAD", "SUBM", "INDI", "FAM", "TRLR"},
    "HEAD": {"SOUR", "SUBM", "GEDC", "CHAR", "LANG", "NOTE"},
    "HEAD.SOUR": {"NAME"},
    "HEAD.GEDC": {"VERS", "FORM"},
    "SUBM": {"NAME"},
    "INDI": {"NAME", "SEX", "DEAT", "OCCU", "TITL", "FAMC", "FAMS", "NOTE"},
    "FAM": {"HUSB", "WIFE", "CHIL", "MARR", "ENGA"},
    "FAM.ENGA": {"NOTE"},
}
"""What may stand below what, in the part of the grammar that is used here; CONC may follow any text."""


@dataclass
class Node:
    tag: str
    id: str
    value: str
    below: list[Node] = field(default_factory=list)

    def all(self, tag: str) -> list[str]:
        return [node.value for node in self.below if node.tag == tag]

    def one(self, tag: str) -> str:
        (found,) = self.all(tag)
        return found


def parsed(text: str) -> list[Node]:
    """The records of a file; a line that the grammar does not allow fails."""
    top = Node("", "", "")
    path = [top]
    assert text.endswith("\n")
    for line in text.removesuffix("\n").split("\n"):
        assert len(line.encode()) <= 255
        found = LINE.fullmatch(line)
        assert found, line
        level, id, tag, value = int(found[1]), found[2] or "", found[3], found[4] or ""
        assert level < len(path), line
        del path[level + 1 :]
        where = ".".join(node.tag for node in path[1:])
        assert tag in BELOW.get(where, set()) or tag == "CONC", line
        assert bool(id) == (level == 0 and tag not in ("HEAD", "TRLR")), line
        assert POINTER.fullmatch(value) or "@" not in value.replace("@@", ""), line
        if tag == "CONC":
            path[-1].value += value
            continue
        node = Node(tag, id, value)
        path[-1].below.append(node)
        path.append(node)
    return top.below


def records(people: list[Relative] | tuple[Relative, ...], language: str = "en") -> dict[str, Node]:
    found = parsed(gedcom(people, words(language)))
    assert [node.tag for node in found[:2]] == ["HEAD", "SUBM"]
    assert found[-1].tag == "TRLR"
    assert len({node.id for node in found}) == len(found) - 1  # HEAD and TRLR have none
    return {node.id: node for node in found if node.id}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_well_formed_and_its_links_go_both_ways(language: str) -> None:
    for people in [*downward(language), *upward(language), tuple(widower()), tuple(large())]:
        found = records(people, language)
        persons = {id: node for id, node in found.items() if node.tag == "INDI"}
        couples = {id: node for id, node in found.items() if node.tag == "FAM"}
        assert len(persons) == len(people)
        for id, node in persons.items():
            assert all(id in couples[couple].all("CHIL") for couple in node.all("FAMC"))
            assert all(id in couples[couple].all("HUSB") + couples[couple].all("WIFE") for couple in node.all("FAMS"))
            assert len(node.all("FAMC")) <= 1
        for id, node in couples.items():
            assert persons[node.one("HUSB")].one("SEX") == "M"
            assert persons[node.one("WIFE")].one("SEX") == "F"
            assert all(id in persons[spouse].all("FAMS") for spouse in (node.one("HUSB"), node.one("WIFE")))
            assert all(persons[child].all("FAMC") == [id] for child in node.all("CHIL"))
            assert len(node.all("MARR")) + len(node.all("ENGA")) == 1


def test_the_head_says_version_signs_and_language() -> None:
    head = parsed(gedcom(widower(), words("fr")))[0]
    assert head.one("SUBM") == "@U1@"
    assert (head.one("CHAR"), head.one("LANG")) == ("UTF-8", "French")
    (form,) = [node for node in head.below if node.tag == "GEDC"]
    assert (form.one("VERS"), form.one("FORM")) == ("5.5.1", "LINEAGE-LINKED")


def test_children_belong_to_the_mother_who_bore_them_even_if_she_departed() -> None:
    found = records(widower())
    couples = {node.one("WIFE"): node for node in found.values() if node.tag == "FAM"}
    assert couples["@I2@"].all("CHIL") == ["@I3@"]
    assert couples["@I4@"].all("CHIL") == ["@I5@"]
    assert couples["@I7@"].all("CHIL") == ["@I6@"]
    assert len(found["@I1@"].all("FAMS")) == 3
    assert [found[id].all("DEAT") for id in ("@I2@", "@I4@", "@I7@")] == [["Y"], ["Y"], []]


def test_a_betrothal_is_an_engagement_without_a_marriage() -> None:
    found = records(widower())
    (betrothed,) = [node for node in found.values() if node.tag == "FAM" and node.one("WIFE") == "@I8@"]
    assert betrothed.all("ENGA") == [""]
    assert betrothed.all("MARR") == []


def test_occupations_titles_and_nationalities() -> None:
    found = records(widower())
    assert found["@I2@"].one("OCCU") == "Scientist"
    assert found["@I2@"].all("NOTE") == ["Nationality: British"]
    assert found["@I1@"].one("TITL") == "Count"
    assert found["@I1@"].all("NOTE") == ["Title: Count", "Mansion"]
    assert found["@I7@"].all("NOTE") == ["Contribution: Alms House", "Venture"]


def test_nothing_is_invented() -> None:
    for people in downward():
        text = gedcom(people, words("en"))
        assert not re.search(r"^\d (DATE|BIRT|PLAC|SURN)", text, re.MULTILINE)


def test_long_values_and_signs_of_the_format_survive() -> None:
    name = "Wolfgang @ the court, " * 20 + "end"
    found = records([person(1, name, attached=(("title", "A/B"),))])
    assert found["@I1@"].one("NAME") == name.replace("@", "@@")
    assert found["@I1@"].one("TITL") == "A/B"


def test_a_slash_in_a_name_makes_no_surname() -> None:
    assert records([person(1, "Ann /Bob/")])["@I1@"].one("NAME") == "Ann  Bob"
