"""Piles without order, and marks of who knows a card."""

from __future__ import annotations

from collections import Counter

import pytest

from bequest.core import knowledge, piles
from bequest.core.rng import seeded


def test_an_arranged_top_is_drawn_first_in_its_order() -> None:
    top, pool = [5, 2], [1, 1, 3]
    assert piles.outcomes(top, pool) == [(5, 1)]
    assert [piles.pick(top, pool, seeded(1)) for _ in range(2)] == [5, 2]
    assert piles.outcomes(top, pool) == [(1, 2), (3, 1)]
    assert piles.outcomes([], [0, 0, 5, 5, 5, 7]) == [(0, 2), (5, 3), (7, 1)]


def test_every_card_of_the_pool_comes_with_the_same_chance() -> None:
    rng = seeded(2)
    drawn = Counter(piles.pick([], [1, 1, 3], rng) for _ in range(3000))
    assert 1850 < drawn[1] < 2150


def test_cards_that_are_shuffled_in_dissolve_an_arranged_top() -> None:
    top, pool, cards = [9, 2], [1, 5], [7, 0]
    piles.shuffle_in(top, pool, cards)
    assert (top, pool, cards) == ([], [0, 1, 2, 5, 7, 9], [])


def test_the_next_card_comes_from_the_first_pool_that_has_one() -> None:
    pools: list[list[int]] = [[], [3], [4]]
    assert piles.current(pools) is pools[1]
    empty: list[list[int]] = [[], []]
    assert piles.current(empty) is empty[1]


def test_what_a_sorted_list_holds() -> None:
    pool = [1, 3, 3, 5]
    assert [piles.holds(pool, card) for card in range(7)] == [False, True, False, True, False, True, False]
    assert not piles.holds([], 0)
    assert piles.holds([0], 0)
    assert piles.distinct(pool) == [1, 3, 5]
    assert piles.distinct([0, 0]) == [0]


def test_an_arranged_card_is_taken_from_the_front() -> None:
    top, pool = [4, 2], [1]
    piles.take(top, pool, 4)
    assert (top, pool) == ([2], [1])


def test_take_removes_what_chance_named() -> None:
    top, pool = [4], [1, 3, 3]
    piles.take(top, pool, 4)
    piles.take(top, pool, 3)
    assert (top, pool) == ([], [1, 3])
    assert piles.holds(pool, 3)
    assert not piles.holds(pool, 2)
    assert piles.distinct([1, 1, 2, 5, 5]) == [1, 2, 5]


def test_marks_say_card_and_seats() -> None:
    mark = knowledge.marked(70, 0b0101)
    assert knowledge.card_of(mark) == 70
    assert [knowledge.known_to(mark, seat, 4) for seat in range(4)] == [True, False, True, False]
    assert not knowledge.known_to(mark, -3, 4)
    assert knowledge.known_to(knowledge.marked(70, 0b1111), -3, 4)


def test_a_face_down_move_clears_the_whole_group_of_that_back() -> None:
    """The owner (seat 0) goes on knowing; cards with another back are not concerned."""
    group = [knowledge.marked(1, 0b11), knowledge.marked(2, 0b01), knowledge.marked(11, 0b11)]
    knowledge.forget_group(group, {0}, tuple(card // 10 for card in range(12)), 0b01)
    assert [knowledge.knowers_of(mark) for mark in group] == [0b01, 0b01, 0b11]


def test_redeal_keeps_sizes_and_cards_and_does_not_depend_on_the_old_places() -> None:
    one, two = ([3, 4, 5], [[1, 2], [6]]), ([5, 3, 1], [[4, 6], [2]])
    knowledge.redeal(*one, seeded(6))
    knowledge.redeal(*two, seeded(6))
    assert one == two
    pile, places = one
    assert sorted(pile + places[0] + places[1]) == [1, 2, 3, 4, 5, 6]
    assert pile == sorted(pile)
    assert [len(place) for place in places] == [2, 1]


def test_redeal_is_uniform() -> None:
    rng = seeded(8)
    seen = Counter[tuple[int, ...]]()
    for _ in range(3000):
        place = [1, 2]
        knowledge.redeal([3, 4], [place], rng)
        seen[tuple(sorted(place))] += 1
    assert len(seen) == 6
    assert min(seen.values()) > 400


# --- cards that a seat does not know, dealt anew ---

BACKS = (0, 0, 0, 0, 1, 1, 1, 2)
"""Eight cards: four of one back, three of another, and one whose back has no pile, for all to know."""


def dealt(
    seat: int, groups: list[list[tuple[int, int]]], pools: tuple[tuple[int, ...], ...], seed: int
) -> tuple[list[list[int]], list[list[tuple[int, int]]]]:
    """Pools and groups of (card, knowers) after cards were dealt anew to a seat of three."""
    found = [list(pool) for pool in pools]
    marks = [sorted([knowledge.marked(*entry) for entry in group]) for group in groups]
    knowledge.redeal_unknown(found, marks, BACKS, seat, 3, seeded(seed))
    return found, [[(knowledge.card_of(mark), knowledge.knowers_of(mark)) for mark in group] for group in marks]


GROUPS = [[(0, 0b001), (4, 0b011)], [(1, 0b010), (5, 0b010), (7, 0b111)], [(2, 0b000)]]
POOLS = ((3,), (6,))


@pytest.mark.parametrize("seed", range(8))
def test_what_a_seat_knows_stays_and_the_rest_keeps_its_back_and_its_knowers(seed: int) -> None:
    pools, groups = dealt(0, GROUPS, POOLS, seed)
    assert groups[0] == [(0, 0b001), (4, 0b011)]
    assert (7, 0b111) in groups[1]
    assert sorted((BACKS[card], knowers) for card, knowers in groups[1]) == [(0, 0b010), (1, 0b010), (2, 0b111)]
    assert [(BACKS[card], knowers) for card, knowers in groups[2]] == [(0, 0)]
    assert groups == [sorted(group) for group in groups]
    for back, pool in enumerate(pools):
        hidden = [card for group in groups[1:] for card, _ in group if BACKS[card] == back]
        assert sorted([*pool, *hidden]) == [[1, 2, 3], [5, 6]][back]


def test_every_hidden_card_comes_everywhere() -> None:
    found = [dealt(0, GROUPS, POOLS, seed) for seed in range(60)]
    assert {pools[0][0] for pools, _ in found} == {1, 2, 3}
    assert {pools[1][0] for pools, _ in found} == {5, 6}
    assert {groups[2][0][0] for _, groups in found} == {1, 2, 3}


def test_where_hidden_cards_lie_does_not_matter_to_who_does_not_know_them() -> None:
    other = [[(0, 0b001), (4, 0b011)], [(3, 0b010), (6, 0b010), (7, 0b111)], [(1, 0b000)]]
    both = [[(0, 0b001), (4, 0b011)], [(1, 0b010), (2, 0b000), (5, 0b010)]]
    swapped = [[(0, 0b001), (4, 0b011)], [(2, 0b010), (1, 0b000), (5, 0b010)]]
    for seed in range(8):
        assert dealt(0, GROUPS, POOLS, seed) == dealt(0, other, ((2,), (5,)), seed)
        assert dealt(0, both, POOLS, seed) == dealt(0, swapped, POOLS, seed)


def test_a_spectator_knows_what_all_know() -> None:
    pools, groups = dealt(-1, [[(0, 0b011)], [(1, 0b111)]], ((2, 3), ()), 1)
    assert groups[1] == [(1, 0b111)]
    assert sorted([*pools[0], groups[0][0][0]]) == [0, 2, 3]
    assert {dealt(-1, [[(0, 0b011)], [(1, 0b111)]], ((2, 3), ()), seed)[1][0][0][0] for seed in range(30)} == {0, 2, 3}


def test_a_card_whose_back_has_no_pile_stays_where_it_is() -> None:
    _, groups = dealt(0, [[(7, 0b010)], [(5, 0b010)]], ((), (6,)), 1)
    assert groups[0] == [(7, 0b010)]


def test_of_several_copies_the_best_known_one_leaves_openly() -> None:
    group = sorted([knowledge.marked(1, 0b001), knowledge.marked(1, 0b111), knowledge.marked(2, 0)])
    knowledge.take_openly(group, 1)
    assert group == [knowledge.marked(1, 0b001), knowledge.marked(2, 0)]
    knowledge.take_openly(group, 1)
    knowledge.take_openly(group, 2)
    assert group == []


def test_only_seats_at_the_table_know_anything() -> None:
    mark = knowledge.marked(4, 0b1101)
    assert [knowledge.known_to(mark, seat, 3) for seat in range(5)] == [True, False, True, False, False]
