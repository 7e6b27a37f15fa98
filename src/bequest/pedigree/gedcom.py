"""A family as GEDCOM 5.5.1, the format that genealogy programs exchange. No dates: the game knows none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bequest.core.words import Words
from bequest.pedigree.people import Relative, Union, unions

LONGEST: Final = 200
"""Letters of a value on one line; a line may have 255 signs, and letters with accents may count twice."""
SUBMITTER: Final = "@U1@"
POINTERS: Final = ("SUBM", "FAMC", "FAMS", "HUSB", "WIFE", "CHIL")
"""Tags whose values name another record."""

Line = tuple[int, str, str]
"""Level, tag (after its cross-reference, if it has one) and value."""


def gedcom(people: Sequence[Relative], said: Words) -> str:
    """The whole file as text, to be written as UTF-8."""
    return "".join(f"{text}\n" for line in _records(people, said) for text in _texts(*line))


def _records(people: Sequence[Relative], said: Words) -> Iterator[Line]:
    couples = unions(people)
    yield from _head(people[0], said)
    for person in people:
        yield from _individual(person, couples, said)
    for number, union in enumerate(couples, 1):
        yield from _family(number, union, said)
    yield 0, "TRLR", ""


def _head(first: Relative, said: Words) -> Iterator[Line]:
    yield 0, "HEAD", ""
    yield 1, "SOUR", "BEQUEST"
    yield 2, "NAME", "Bequest"
    yield 1, "SUBM", SUBMITTER
    yield 1, "GEDC", ""
    yield 2, "VERS", "5.5.1"
    yield 2, "FORM", "LINEAGE-LINKED"
    yield 1, "CHAR", "UTF-8"
    yield 1, "LANG", said.text("crecy-tree-gedcom-language")
    yield 1, "NOTE", said.text("crecy-tree-gedcom-note", name=first.name)
    yield 0, f"{SUBMITTER} SUBM", ""
    yield 1, "NAME", "Bequest"


def _individual(person: Relative, couples: Sequence[Union], said: Words) -> Iterator[Line]:
    yield 0, f"{_individual_id(person.number)} INDI", ""
    yield 1, "NAME", person.name.replace("/", " ")
    yield 1, "SEX", "M" if person.gender == "male" else "F"
    if person.departed:
        yield 1, "DEAT", "Y"
    if person.occupation:
        yield 1, "OCCU", person.occupation
    for kind, name in person.attached:
        if kind == "title":
            yield 1, "TITL", name
    for number, union in enumerate(couples, 1):
        if person.number in union.children:
            yield 1, "FAMC", _family_id(number)
    for number, union in enumerate(couples, 1):
        if person.number in (union.father, union.mother):
            yield 1, "FAMS", _family_id(number)
    for kind, name in person.attached:
        yield 1, "NOTE", said.text(f"crecy-tree-note-{kind}", name=name)
    if person.nationality:
        yield 1, "NOTE", said.text("crecy-tree-note-nationality", nationality=person.nationality)


def _family(number: int, union: Union, said: Words) -> Iterator[Line]:
    """A betrothal is an engagement without a marriage; all other couples are, or were, married."""
    yield 0, f"{_family_id(number)} FAM", ""
    yield 1, "HUSB", _individual_id(union.father)
    yield 1, "WIFE", _individual_id(union.mother)
    for child in union.children:
        yield 1, "CHIL", _individual_id(child)
    if union.state == "betrothed":
        yield 1, "ENGA", ""
        yield 2, "NOTE", said.text("crecy-tree-note-betrothed")
    else:
        yield 1, "MARR", "Y"


def _individual_id(number: int) -> str:
    return f"@I{number}@"


def _family_id(number: int) -> str:
    return f"@F{number}@"


def _texts(level: int, tag: str, value: str) -> Iterator[str]:
    """The line, and more of them if its value is long; an @ in a text is written twice."""
    if tag not in POINTERS:
        value = value.replace("@", "@@")
    first, *more = _pieces(value)
    yield f"{level} {tag} {first}".rstrip()
    for piece in more:
        yield f"{level + 1} CONC {piece}"


def _pieces(value: str) -> Iterator[str]:
    """The value in pieces that fit; readers drop blanks at the ends of a line, so none begins or ends with one."""
    while len(value) > LONGEST:
        cut = LONGEST
        while cut > 1 and " " in value[cut - 1 : cut + 1]:
            cut -= 1
        yield value[:cut]
        value = value[cut:]
    yield value
