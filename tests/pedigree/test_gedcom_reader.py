"""What another program, python-gedcom, reads in our files."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from gedcom.element.family import FamilyElement  # type: ignore[import-untyped]
from gedcom.element.individual import IndividualElement  # type: ignore[import-untyped]
from gedcom.parser import Parser  # type: ignore[import-untyped]

from bequest.core.words import LANGUAGES, words
from bequest.pedigree.gedcom import gedcom
from bequest.pedigree.people import Relative, unions
from tests.pedigree.families import downward, large, upward, widower


def read(people: list[Relative] | tuple[Relative, ...], language: str = "en") -> Any:
    parser = Parser()
    parser.parse(BytesIO(gedcom(people, words(language)).encode()), strict=True)
    return parser


def persons(parser: Any) -> dict[int, Any]:
    """Individuals by the numbers of our persons."""
    found = [element for element in parser.get_root_child_elements() if isinstance(element, IndividualElement)]
    return {int(element.get_pointer().strip("@I")): element for element in found}


def numbers(elements: list[Any]) -> list[int]:
    return sorted(int(element.get_pointer().strip("@I")) for element in elements)


@pytest.mark.parametrize("language", LANGUAGES)
def test_persons_parents_and_couples_are_read_as_they_are(language: str) -> None:
    for people in [*downward(language), *upward(language), tuple(widower()), tuple(large())]:
        parser = read(people, language)
        found = persons(parser)
        assert list(found) == [kin.number for kin in people]
        for kin in people:
            element = found[kin.number]
            assert element.get_name()[0] == kin.name
            assert element.get_gender() == ("M" if kin.gender == "male" else "F")
            assert element.get_occupation() == kin.occupation
            assert element.is_deceased() == kin.departed
            assert numbers(parser.get_parents(element)) == sorted({kin.father, kin.mother} - {0})
        couples = [element for element in parser.get_root_child_elements() if isinstance(element, FamilyElement)]
        assert len(couples) == len(unions(people))
        for couple, union in zip(couples, unions(people), strict=True):
            assert numbers(parser.get_family_members(couple, "CHIL")) == sorted(union.children)
            assert numbers(parser.get_family_members(couple, "PARENTS")) == sorted((union.father, union.mother))


def test_ancestors_are_found_up_to_the_head() -> None:
    parser = read(large())
    found = persons(parser)
    assert {1, 2} <= set(numbers(parser.get_ancestors(found[29])))
