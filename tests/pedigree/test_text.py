"""Family trees as text."""

from __future__ import annotations

import pytest

from bequest.core.words import LANGUAGES, words
from bequest.pedigree.text import brief_lines, lines, numeral
from tests.pedigree.families import downward, large, person, upward, widower

EN = words("en")


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def test_a_family_with_remarriages_and_a_betrothal() -> None:
    assert [plain(line) for line in lines(widower(), EN)] == [
        "   I ♂ Armand [Count, Mansion] ═ ♀ Ann † (British Scientist)",
        "  II └─ ♂ Louis (child) ┄ ♀ Zeynep",
        "   I ♂ Armand ═ ♀ Olga †",
        "  II └─ ♀ Blanche",
        "   I ♂ Armand ═ ♀ Maria [Alms House, Venture]",
        "  II └─ ♀ Flore (child)",
    ]


def test_the_testament_is_told_from_the_heir_upwards() -> None:
    heir = [
        person(1, "Nathalie", 0, "female", father=2, mother=3, kind="friend"),
        person(2, "Laurent", 1, father=4, mother=5, partner=3, kind="friend"),
        person(3, "Angelique", 1, "female", partner=2, kind="friend"),
        person(4, "unknown man 4", 2, partner=5, kind="unknown"),
        person(5, "Ann", 2, "female", partner=4, kind="friend"),
        person(6, "unknown man 6", 1, father=4, mother=5, kind="unknown"),
    ]
    assert [plain(line) for line in lines(heir, EN)] == [
        "   · ♀ Nathalie",
        "   I └─ of Nathalie: ♂ Laurent ═ ♀ Angelique",
        "  II    └─ of Laurent: unknown man 4 ═ ♀ Ann",
        "   I       └─ unknown man 6",
    ]


def test_brief_lines_have_one_row_each() -> None:
    assert [plain(line) for line in brief_lines(widower(), EN)] == [
        "   I ♀ Ann †, ♀ Olga † ═ ♂ Armand ═ ♀ Maria",
        "  II ♂ Louis (child) ┄ ♀ Zeynep, ♀ Blanche, ♀ Flore (child)",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 140])
def test_everybody_is_named_within_the_width(width: int, language: str) -> None:
    for people in [*downward(language), *upward(language), tuple(large())]:
        for told in (lines(people, words(language), width), brief_lines(people, words(language), width)):
            text = plain(" ".join(" ".join(told).split()))
            assert all(person.name in text for person in people)
            assert max(map(len, told)) <= width


def test_a_large_family_stays_readable() -> None:
    people = large()
    found = lines(people, EN)
    assert len(people) == 29
    assert len(found) <= 1.2 * len(people)
    branches = [line for line in found if "─ " in line]
    assert len(branches) == 15  # all couples and children but the Head's


def test_everybody_is_told_in_its_own_line_once() -> None:
    for people in downward():
        told = "\n".join(lines(people, EN, 140))
        for kin in people:
            named = f"\N{NO-BREAK SPACE}{kin.name}".replace(" ", "\N{NO-BREAK SPACE}")
            assert named in told


def test_rows_have_numerals() -> None:
    assert [numeral(row) for row in (0, 1, 4, 10, 11)] == ["·", "I", "IV", "X", "11"]


def test_a_long_text_is_broken_at_blanks_and_keeps_its_branch() -> None:
    people = [
        person(1, "Armand", partner=2),
        person(2, "Ann", gender="female", partner=1),
        person(
            3,
            "Louis",
            2,
            father=1,
            mother=2,
            attached=(("title", "Grand Master of All the Royal Hunting Dogs of France"),),
        ),
        person(4, "Jules", 2, father=1, mother=2),
    ]
    found = lines(people, EN, 50)
    assert max(map(len, found)) <= 50
    assert found[1].startswith("  II ├─ ")
    assert found[2].startswith("     │      ")
    assert found[-1].startswith("  II └─ ")
