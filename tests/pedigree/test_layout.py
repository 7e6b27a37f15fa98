"""Who stands where in the drawing of a family."""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise

import pytest

from bequest.pedigree.layout import COUPLE, NEIGHBOUR, Drawing, drawing
from bequest.pedigree.people import Relative, unions
from tests.pedigree.families import downward, large, person, upward, widower

NEAR = 0.02


def families() -> list[tuple[Relative, ...]]:
    return [*downward(), *upward(), tuple(widower()), tuple(large())]


@cache
def drawn(people: tuple[Relative, ...]) -> Drawing:
    return drawing(people)


def middle(found: Drawing, numbers: list[int]) -> float:
    places = [found.places[number] for number in numbers]
    return (min(places) + max(places)) / 2


def crossings(found: Drawing) -> int:
    lines = [
        (found.person(union.father).row, middle(found, [union.father, union.mother]), found.places[child])
        for union in found.unions
        for child in union.children
    ]
    return sum(a[0] == b[0] and (a[1] - b[1]) * (a[2] - b[2]) < -NEAR for a, b in combinations(lines, 2))


def test_everybody_stands_in_the_row_of_its_generation_once() -> None:
    for people in families():
        found = drawn(people)
        assert sorted(number for row in found.rows for number in row) == [person.number for person in people]
        for row in found.rows:
            assert len({found.person(number).row for number in row}) == 1


def test_the_eldest_row_is_on_top() -> None:
    for people in families():
        rows = [drawn(people).person(row[0]).row for row in drawn(people).rows]
        assert rows == sorted(rows, reverse=0 in rows)


def test_nobody_stands_in_another_ones_place() -> None:
    for people in families():
        found = drawn(people)
        pairs = {frozenset((union.father, union.mother)) for union in found.unions}
        assert min(found.places.values()) == 0
        for row in found.rows:
            for one, other in pairwise(row):
                least = COUPLE if frozenset((one, other)) in pairs else NEIGHBOUR
                assert found.places[other] - found.places[one] >= least - NEAR


def test_couples_and_betrothed_stand_side_by_side() -> None:
    for people in families():
        found = drawn(people)
        for union in found.unions:
            if union.state != "ended":
                assert abs(found.places[union.father] - found.places[union.mother]) == pytest.approx(COUPLE)


def test_no_lines_cross_in_a_family_that_grows_downwards() -> None:
    for people in [*downward(), tuple(large()), tuple(widower())]:
        assert crossings(drawn(people)) == 0


def test_children_stand_under_the_middle_of_their_parents() -> None:
    checked = 0
    for people in [*downward(), tuple(large())]:
        found = drawn(people)
        spouses = [number for union in found.unions for number in (union.father, union.mother)]
        if len(spouses) > len({*spouses}):
            continue  # two families of one father can't both stand under their middles
        for union in found.unions:
            if union.children:
                checked += 1
                gap = middle(found, list(union.children)) - middle(found, [union.father, union.mother])
                assert abs(gap) < NEAR
    assert checked > 50


def test_children_of_remarried_fathers_stand_in_the_order_of_their_mothers() -> None:
    found = drawing(widower())
    assert found.rows[0] == (2, 4, 1, 7)
    assert [number for number in found.rows[1] if number != 8] == [3, 5, 6]
    assert [(union.mother, union.state, union.children) for union in found.unions] == [
        (2, "ended", (3,)),
        (4, "ended", (5,)),
        (7, "married", (6,)),
        (8, "betrothed", ()),
    ]


def test_the_heir_stands_under_the_parents() -> None:
    for people in upward():
        found = drawn(people)
        heir = found.person(1)
        assert found.rows[-1].index(1) >= 0
        assert abs(found.places[1] - middle(found, [heir.father, heir.mother])) < 2.5


def test_the_testament_has_few_lines_that_cross() -> None:
    assert max(crossings(drawn(people)) for people in upward()) <= 12


def test_a_drawing_is_not_much_wider_than_its_fullest_row() -> None:
    for people in families():
        found = drawn(people)
        fullest = max(len(row) for row in found.rows)
        assert found.width <= NEIGHBOUR * (fullest + 3)


def test_one_person_alone() -> None:
    found = drawing([person(1, "Armand")])
    assert (found.rows, found.places, found.unions, found.width) == (((1,),), {1: 0.0}, (), 0.0)


def test_a_child_without_a_couple_today_belongs_to_the_couple_it_was_born_to() -> None:
    assert [union.children for union in unions(widower()) if union.mother == 2] == [(3,)]


def test_the_same_family_is_always_drawn_alike() -> None:
    for people in families()[::5]:
        assert drawing(people) == drawing(people)
