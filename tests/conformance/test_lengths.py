"""How long games can be: the bound of the rules holds, also for players who put the end off, and is of use."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from bequest import games
from bequest.core.position import Position
from bequest.core.rng import Rng, seeded
from bequest.games.crecy.data import loading, terms
from bequest.games.crecy.rules import length
from tests.conformance.cases import CASES, Case, all_cases
from tests.sweeps import swept

SANE: Final = 8_000
"""OpenSpiel and others make room for so many choices."""
LOOSE: Final = 80
"""How many times the longest game seen a bound may be; short games are those in which families die out."""
ENDS: Final = ("pass", "end", "done", "enough", "none", "decline")
"""Actions that only bring the end of something nearer."""


def dawdled(position: Position, rng: Rng) -> int:
    """Plays on at random, but ends nothing that can go on; how many choices that took."""
    text = position.game.text
    choices = 0
    while not position.over:
        options = position.legal(position.seat)
        going_on = [action for action in options if text(action) not in ENDS] or options
        position.push(going_on[rng.below(len(going_on))], position.seat)
        choices += 1
    return choices


@all_cases
def test_no_game_is_longer_than_the_bound_for_its_options(case: Case) -> None:
    bound = case.game.longest(case.players, **case.options)
    seen = [dawdled(case.new(seed, journal=False), seeded(seed)) for seed in range(3)]
    assert max(seen) <= bound <= min(SANE, LOOSE * max(seen))
    assert bound <= case.game.max_decisions


@pytest.mark.parametrize("name", games.names())
def test_more_players_may_play_longer(name: str) -> None:
    game = games.get(name)
    bounds = [game.longest(players) for players in game.player_counts if players > 1]
    assert bounds == sorted(set(bounds))
    assert bounds[-1] == game.max_decisions


def test_the_bounds_of_the_supplied_decks() -> None:
    """As the arguments of the rules give them: a bound that became smaller or larger should be noticed."""
    bounds = {name: [games.get(name).longest(players) for players in games.get(name).player_counts if players > 1]
              for name in games.names()}  # fmt: skip
    assert bounds == {"gears": [1864, 2796, 3728], "crecy": [2332, 2905, 3478], "lastwill": [2650, 3163, 3690, 4217]}
    assert games.get("gears", deck="forbidden").longest(4) == 5136


def test_options_count() -> None:
    game = games.get("gears")
    without, one_each, deck = [game.longest(2, fate=fate) for fate in ("none", "one_each", "deck")]
    assert without < one_each < deck
    crecy = games.get("crecy")
    assert crecy.longest(1, mode="solo_standard") < crecy.longest(1, mode="solo_testament") < crecy.longest(2)


@swept("case", [case for case in CASES if case.name == "crecy"], one_of=3, ids=str)
def test_what_the_bound_of_crecy_counts_happens_no_more_often(case: Case) -> None:
    """Turns, losses and choices of one move, each by itself: the sum alone would hide a mistake in one of them."""
    deck, seats = loading.supplied("base"), case.players
    lost = terms.GENERATIONS * seats
    turns = terms.ROUNDS * (seats * (terms.PLAYER_PAWNS + 1) + terms.MAIN_SPACES) + sum(deck.free_turn) + lost
    for seed in range(3):
        position, rng = case.new(seed, journal=False), seeded(seed)
        asked: Counter[str] = Counter()
        longest_move = 0
        while not position.over:
            longest_move = max(longest_move, len(position.choices(position.seat)) + 1)
            options = position.legal(position.seat)
            going_on = [action for action in options if position.game.text(action) not in ENDS] or options
            action = going_on[rng.below(len(going_on))]
            completed = position.game.text(action).startswith("complete")
            asked["mission" if completed else position.kinds[position.frames[-1].kind].name] += 1
            position.push(action, position.seat)
        assert asked["turn"] <= turns
        assert asked["lose"] <= lost
        assert asked["mission"] <= 2 * len(deck.missions), "kept, and completed"
        assert longest_move <= length.EVERY_TURN + length.SOCIALIZE
        assert asked["renew"] <= len(deck.friends)
