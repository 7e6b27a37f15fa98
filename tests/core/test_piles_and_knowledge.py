"""Piles without order, and marks of who knows a card."""

from __future__ import annotations

from collections import Counter

from bequest.core import knowledge, piles
from bequest.core.rng import seeded


def test_an_arranged_top_is_drawn_first_in_its_order() -> None:
    top, pool = [5, 2], [1, 1, 3]
    assert piles.outcomes(top, pool) == [(5, 1)]
    assert [piles.pick(top, pool, seeded(1)) for _ in range(2)] == [5, 2]
    assert piles.outcomes(top, pool) == [(1, 2), (3, 1)]


def test_every_card_of_the_pool_comes_with_the_same_chance() -> None:
    rng = seeded(2)
    drawn = Counter(piles.pick([], [1, 1, 3], rng) for _ in range(3000))
    assert 1850 < drawn[1] < 2150


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
