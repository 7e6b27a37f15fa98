"""Levels that a person understands: from a newcomer who overlooks half of the table to a master who looks ahead.

Weaker levels follow a net too, the weakest a small one, and their errors have causes. Some things they overlook for a
whole game: what lies before the others, what was discarded, cards that they have not understood yet. And they are
easily content: any option will do that seems nearly as good as the best. What seems clearly bad to them they never
choose.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bequest.bots.heuristic_player import HeuristicPlayer
from bequest.bots.judgement import Judgement, Opinion
from bequest.bots.names import GENTLE, NOVICE, SHARP, SIMPLE, STEADY
from bequest.bots.net.judge import Judge
from bequest.bots.net.judge import Judgement as NetJudgement
from bequest.bots.net.shelf import judge_of
from bequest.bots.random_player import seed_at
from bequest.bots.search.guide import chances, drawn
from bequest.bots.search.player import style_of
from bequest.core.game import Game
from bequest.core.handle import Handle
from bequest.core.rng import seeded
from bequest.core.sight import NO_CARD, Sight
from bequest.core.style import Style

KNOWN_OF_OTHERS: Final = 3
"""The first fields of a seat, which say that somebody sits there: those nobody overlooks."""


@dataclass(frozen=True)
class Level:
    """How a level plays."""

    ease: float
    """How easily it is content: options that its net finds up to e^(REACH * ease) times less likely than the best are
    near enough, the better ones likelier. It is measured for each net, and its file tells it."""
    overlooks_others: bool = False
    overlooks_discards: bool = False
    puzzled: float = 0.0
    """The share of the cards that it has not understood in this game."""


REACH: Final = 2.5
TASTE: Final = 1.5
"""So many powers of e likelier a style makes what it likes much."""
USUAL: Final = {
    NOVICE: Level(6.0, True, True, 0.2),
    GENTLE: Level(4.4, True, True, 0.1),
    STEADY: Level(3.5, False, True),
    SHARP: Level(1.8),
}


class Blinkers:
    """What a level does not see of a look."""

    def __init__(self, sight: Sight, level: Level) -> None:
        self._sight = sight
        self._level = level
        table = sight.table.fields
        hidden = [field for field in table if level.overlooks_discards and "discard" in field.name]
        self._unseen = np.zeros(sight.table.size, bool)
        for field in hidden:
            self._unseen[field.at : field.at + field.size] = True
        self._known = sight.seat.fields[KNOWN_OF_OTHERS].at

    def seen(self, look: bytes) -> bytes:
        """What is left of a look."""
        sight = self._sight
        codes: NDArray[np.int64] = np.frombuffer(look, "<u2").astype(np.int64)
        keep = np.ones(len(codes), bool)
        of_table = codes < sight.first_seat
        keep[of_table] = ~self._unseen[codes[of_table]]
        if self._level.overlooks_others:
            of_thing = codes >= sight.first_thing
            of_seat = ~(of_table | of_thing)
            seats = codes[of_seat] - sight.first_seat
            keep[of_seat] = (seats < sight.seat.size) | (seats % sight.seat.size < self._known)
            things = codes[of_thing] - sight.first_thing
            block, feature = things // sight.thing.size, things % sight.thing.size
            others = np.zeros(sight.things, bool)
            others[block[(feature > 0) & (feature < sight.seats)]] = True
            keep[of_thing] = ~others[block]
        return codes[keep].astype("<u2").tobytes()


def judge_for(name: str, game: Game) -> Judge | None:
    """The net that a level plays with."""
    small = judge_of(game, small=True) if name in SIMPLE else None
    return small or judge_of(game)


def level_of(name: str, judge: Judge) -> Level:
    """A level as it plays with a net."""
    usual = USUAL[name]
    return replace(usual, ease=float(judge.about.get("levels", {}).get(name, usual.ease)))


class LevelPlayer:
    """A level at the table, for one game: what it overlooks hangs on the seed alone and so stays to the end, what it
    draws on the moment too."""

    def __init__(self, seed: int, name: str, style: str = "", moment: int = 0) -> None:
        draws = seed_at(seed, moment)
        self._stand_in = HeuristicPlayer(draws)
        self._seed = seed
        self._rng = seeded(draws)
        self._name = name
        self._style = style
        self._way: _Way | None = None

    def choose(self, handle: Handle, options: list[int] | None = None) -> int:
        if options is None:
            options = handle.legal()
        if len(options) == 1:
            return options[0]
        way = self._way_in(handle.game)
        if way is None:
            return self._stand_in.choose(handle, options)
        likely = way.likely(options, way.judged(handle))
        return options[drawn(likely, self._rng)]

    def judge(self, handle: Handle, options: list[int] | None = None) -> Judgement:
        """What it makes of the part of the table that it sees."""
        if options is None:
            options = handle.legal()
        way = self._way_in(handle.game)
        if way is None:
            return self._stand_in.judge(handle, options)
        judged = way.judged(handle)
        likely = way.likely(options, judged).tolist()
        seats = [(seat - handle.seat) % handle.players for seat in range(handle.players)]
        opinions = [Opinion(action, chance) for action, chance in zip(options, likely, strict=True)]
        opinions.sort(key=lambda opinion: -opinion.likely)
        wins, points = judged.wins[0][seats].tolist(), judged.points[0][seats].tolist()
        return Judgement(tuple(wins), tuple(points), tuple(opinions), (opinions[0].action,))

    def _way_in(self, game: Game) -> _Way | None:
        judge = judge_for(self._name, game)
        if judge is not None and (self._way is None or self._way.judge is not judge):
            self._way = _Way(judge, level_of(self._name, judge), style_of(game, self._style), self._seed)
        return None if judge is None else self._way


class _Way:
    """How a level goes about a game with its net."""

    def __init__(self, judge: Judge, level: Level, style: Style | None, seed: int) -> None:
        self.judge = judge
        self._level = level
        self._style = style
        self._sight = judge.sight
        self._blinkers = Blinkers(judge.sight, level)
        self._verbs = judge.game.catalogue.structures
        rng = seeded(seed ^ 1)
        cards = range(len(judge.sight.cards))
        self._puzzling = frozenset([card for card in cards if rng.below(1000) < 1000 * level.puzzled])

    def judged(self, handle: Handle) -> NetJudgement:
        """What the net makes of what the level sees."""
        return self.judge.judge([self._blinkers.seen(handle.look())], [handle.players])

    def likely(self, options: list[int], judged: NetJudgement) -> NDArray[np.float64]:
        """How likely it takes each option."""
        ease = self._level.ease
        policy = judged.policy[0][options].astype(np.float64)
        near = policy >= policy.max() - REACH * (ease if self._style is None else max(1.0, ease))
        clear = near & np.array([self._understands(action) for action in options])
        wanted = clear if clear.any() else near
        likings = np.array([self._liking(action) for action in options])
        return chances(np.where(wanted, policy / ease + TASTE * likings, -np.inf))

    def _liking(self, action: int) -> float:
        return self._style.likes.get(self._verbs[action].verb, 0.0) if self._style else 0.0

    def _understands(self, action: int) -> bool:
        card = self._sight.card_of(action)
        return card == NO_CARD or card not in self._puzzling
