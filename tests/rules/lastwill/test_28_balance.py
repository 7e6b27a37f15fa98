"""Section 28 of the rules of Last Will: the balance frame, as far as a few games can show it.

The targets are shares of thousands of games; the sample is small and fixed, so that the claims about it are modest.
"""

from __future__ import annotations

import pytest

from bequest.bots.heuristic_player import HeuristicPlayer
from bequest.bots.random_player import derived_seed
from bequest.core.handle import Handle
from bequest.games.lastwill.position import WillPosition
from tests.rules.lastwill.table import new_game


def played(players: int, seed: int, money: int) -> WillPosition:
    """A game between heuristic players."""
    s = new_game(players, seed, money=money)
    bots = [HeuristicPlayer(derived_seed(seed, seat)) for seat in range(players)]
    while not s.over:
        s.push(bots[s.seat].choose(Handle(s, s.seat)), s.seat)
    return s


@pytest.mark.rule("W-28.55")
def test_with_70_pounds_most_games_end_in_rounds_5_to_7() -> None:
    rounds = [played(players, seed, 70).round for players in (2, 3, 4, 5) for seed in (1, 2)]
    assert len([number for number in rounds if number >= 5]) >= len(rounds) * 3 / 4


@pytest.mark.rule("W-28.57")
def test_with_130_pounds_somebody_is_ruined_now_and_then() -> None:
    games = [played(players, 1, 130) for players in (2, 3, 4, 5)]
    assert [s for s in games if s.bankrupt]
