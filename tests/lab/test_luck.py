"""Luck: what chance brings is worth nothing on the whole, and a result without it says more."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from statistics import fmean, pvariance
from typing import Any

import numpy as np
import pytest

from bequest import games
from bequest.bots.names import RANDOM
from bequest.bots.net.judge import Judgement
from bequest.bots.net.shelf import judge_of
from bequest.bots.player import new_player
from bequest.bots.search.guide import ended
from bequest.core.handle import Handle
from bequest.core.position import CHANCE, Position
from bequest.core.rng import seeded
from bequest.lab.luck import Appraiser, Luck, draw, luck_of
from tests.toy.game import HighCard

GAMES = ("gears", "crecy", "lastwill")


def appraiser(game: str) -> Appraiser:
    judge = judge_of(games.get(game))
    assert judge is not None
    return Appraiser(judge)


def played(game: str, players: int, seed: int, kind: str) -> tuple[Position, list[float]]:
    """A game to its end, and the luck of each seat."""
    position = games.get(game).new(players, seed, "explicit")
    luck = luck_of(position.game)
    assert luck is not None
    bots = [new_player(kind, seed * players + seat) for seat in range(players)]
    while not position.over:
        seat = position.seat
        if seat == CHANCE:
            luck.draw(position, position.rng)
        else:
            position.push(bots[seat].choose(Handle(position, seat)), seat)
    return position, luck.sums(players)


@pytest.mark.parametrize("game", GAMES)
def test_luck_of_all_outcomes_adds_up_to_nothing(game: str) -> None:
    position = games.get(game).new(2, 5, "explicit")
    appraised = appraiser(game)
    rng = seeded(7)
    bots = [new_player(RANDOM, seat) for seat in range(2)]
    draws = 0
    while not position.over and draws < 20:
        if position.seat != CHANCE:
            position.push(bots[position.seat].choose(Handle(position, position.seat)), position.seat)
            continue
        outcomes = position.outcomes()
        if len(outcomes) > 1 and rng.below(4) == 0:
            lucks = [draw(position.clone(), action, appraised).luck(appraised) for action, _ in outcomes]
            total = sum([weight * luck for (_, weight), luck in zip(outcomes, lucks, strict=True)])
            assert total == pytest.approx(np.zeros(2), abs=1e-9)
            draws += 1
        position.push(position.sample(rng))
    assert draws > 10


@pytest.mark.parametrize("game", GAMES)
def test_chances_add_up_to_one_win(game: str) -> None:
    appraised = appraiser(game)
    for players in games.get(game).player_counts:
        if players == 1:
            continue
        wins = appraised.worth(appraised.note(games.get(game).new(players, 1)))
        assert len(wins) == players
        assert sum(wins) == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
def test_its_draws_are_those_of_the_game_itself(game: str) -> None:
    """From the position's own generator comes the very game that it would have dealt without being asked."""
    alone = games.get(game).new(3, 11)
    bots = [new_player(RANDOM, 11 * 3 + seat) for seat in range(3)]
    while not alone.over:
        alone.push(bots[alone.seat].choose(Handle(alone, alone.seat)), alone.seat)
    assert played(game, 3, 11, RANDOM)[0].digest() == alone.digest()


class Omniscient:
    """Knows the cards of a small game and how its players choose, and so what every position is worth; it may be off
    by a little, always the same in the same position."""

    def __init__(self, off: float = 0.0) -> None:
        self._off = off
        self._known: dict[bytes, tuple[float, ...]] = {}
        self._met: dict[bytes, Position] = {}
        self.sight = self

    def look(self, position: Position, seat: int) -> bytes:
        look = f"{seat} {position.digest()}".encode()
        self._met[look] = position.clone()
        return look

    def judge(self, looks: Sequence[bytes], players: Sequence[int]) -> Judgement:
        rows = [np.roll(self.value(self._met[look]), -int(look[:1])) for look in looks]
        nothing = np.zeros((len(looks), 1), np.float32)
        wins = np.array(rows) + [self._error(look) for look in looks]
        return Judgement(nothing, nothing, wins, nothing, nothing)

    def _error(self, look: bytes) -> list[float]:
        off = self._off * (seeded(zlib.crc32(look)).below(1000) / 500 - 1)
        return [off, -off]

    def value(self, position: Position) -> tuple[float, ...]:
        if position.over:
            return ended(position).wins
        key = position.digest().encode()
        if key not in self._known:
            ways = position.outcomes() if position.seat == CHANCE else [(position.legal()[0], 1)]
            found = []
            for action, _ in ways:
                after = position.clone()
                after.push(action)
                found.append(self.value(after))
            mean = np.average(found, axis=0, weights=[weight for _, weight in ways])
            self._known[key] = tuple(mean.tolist())
        return self._known[key]


def corrected(judge: Omniscient, count: int) -> tuple[list[float], list[float]]:
    """The first seat's results in some small games, as they were and without their luck."""
    game = HighCard(HighCard.supplied_deck("base"))
    knowing: Any = judge
    raw: list[float] = []
    fair: list[float] = []
    for seed in range(count):
        position = game.new(2, seed, "explicit")
        luck = Luck(knowing)
        while not position.over:
            if position.seat == CHANCE:
                luck.draw(position, position.rng)
            else:
                position.push(position.legal()[0])
        raw.append(ended(position).wins[0])
        fair.append(ended(position).wins[0] - luck.sums(2)[0])
    return raw, fair


def test_for_one_who_knows_all_a_result_without_luck_is_the_worth_of_the_game() -> None:
    """Players that never choose otherwise differ by luck alone."""
    judge = Omniscient()
    raw, fair = corrected(judge, 20)
    game = HighCard(HighCard.supplied_deck("base"))
    assert fair == pytest.approx([judge.value(game.new(2, 1, "explicit"))[0]] * 20, abs=1e-9)
    assert len(set(raw)) > 1


def test_results_without_luck_differ_less() -> None:
    """Even if the judge is off by up to a tenth of a win; and their mean stays what it is."""
    raw, fair = corrected(Omniscient(0.1), 60)
    assert pvariance(fair) < 0.5 * pvariance(raw)
    assert fmean(fair) == pytest.approx(fmean(raw), abs=3 * (pvariance(raw) / len(raw)) ** 0.5)


def test_the_mean_stays_what_it_is() -> None:
    """On a case small enough to take every way: a draw at the end of a game, whatever the net makes of it."""
    position = games.get("lastwill").new(2, 3, "explicit")
    appraised = appraiser("lastwill")
    rng = seeded(3)
    while position.seat != CHANCE or len(position.outcomes()) < 3:
        position.push(position.sample(rng) if position.seat == CHANCE else position.legal()[0])
    raw, fair, weights = [], [], []
    for action, weight in position.outcomes():
        after = position.clone()
        luck = draw(after, action, appraised).luck(appraised)
        bots = [new_player(RANDOM, seat) for seat in range(2)]
        while not after.over:
            seat = after.seat
            after.push(after.sample(rng) if seat == CHANCE else bots[seat].choose(Handle(after, seat)), seat)
        raw.append(ended(after).wins)
        fair.append((np.array(raw[-1]) - luck).tolist())
        weights.append(weight)
    assert np.average(fair, axis=0, weights=weights) == pytest.approx(np.average(raw, axis=0, weights=weights))


def test_a_deck_without_a_net_has_no_luck() -> None:
    assert luck_of(games.get("gears", deck="tree-1")) is None
    assert isinstance(luck_of(games.get("gears")), Luck)
