"""A net plays many games against itself at once: all are taken to their next question, and one judgement answers all.

It draws from what it thinks of the options, so that everything comes up that it does not think hopeless.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from bequest.bots.net.judge import Judge
from bequest.bots.random_player import derived_seed
from bequest.bots.search.guide import chances, drawn
from bequest.bots.search.rollouts import to_a_choice
from bequest.core.game import Game
from bequest.core.position import Position
from bequest.core.rng import Rng, seeded
from bequest.lab.balance.description import Description, Touch
from bequest.lab.balance.tally import Parts, Tally


@dataclass(frozen=True)
class Setting:
    """What all games of a batch have in common."""

    players: int
    options: dict[str, Any]
    seed: int


@dataclass(slots=True)
class Moment:
    """A question at which something could be taken or played, and what else could be done."""

    position: Position
    seat: int
    action: int
    instead: int
    """The likeliest option that does not touch the same thing."""
    likely: float


@dataclass
class Moments:
    """A fair sample of the moments at which each thing could be taken or played: so many of each."""

    most: int
    rng: Rng
    kept: dict[Touch, list[Moment]] = field(default_factory=dict)
    came: dict[Touch, int] = field(default_factory=dict)

    def offer(self, touch: Touch) -> int:
        """The place for one more moment, or -1: each is kept with the same chance."""
        came = self.came[touch] = self.came.get(touch, 0) + 1
        kept = self.kept.setdefault(touch, [])
        if len(kept) < self.most:
            return len(kept)
        at = self.rng.below(came)
        return at if at < self.most else -1

    def keep(self, touch: Touch, at: int, moment: Moment) -> None:
        kept = self.kept[touch]
        if at == len(kept):
            kept.append(moment)
        else:
            kept[at] = moment


@dataclass(slots=True)
class _Game:
    position: Position
    rng: Rng


class SelfPlay:
    """A batch of games, played side by side."""

    def __init__(self, game: Game, judge: Judge, described: Description, setting: Setting) -> None:
        self._game = game
        self._judge = judge
        self._described = described
        self._setting = setting

    def play(self, numbers: range, moments: Moments) -> Tally:
        """Plays the games of these numbers, each the same whenever the same batch is played."""
        tally = Tally()
        running = [self._begun(number) for number in numbers]
        everyone = list(running)
        while running:
            asked: list[_Game] = []
            options: list[list[int]] = []
            for one in running:
                offered = to_a_choice(one.position, one.rng)
                if offered:
                    asked.append(one)
                    options.append(offered)
            self._answer(asked, options, moments)
            tally.questions += len(asked)
            running = asked
        for one in everyone:
            self._count(one.position, tally)
        return tally

    def _begun(self, number: int) -> _Game:
        setting = self._setting
        seed = derived_seed(setting.seed, number)
        position = self._game.new(setting.players, seed, "auto", True, **setting.options)
        assert position.journal is not None
        position.journal.brief = True
        return _Game(position, seeded(derived_seed(seed, 0)))

    def _answer(self, asked: Sequence[_Game], options: Sequence[list[int]], moments: Moments) -> None:
        if not asked:
            return
        sight = self._judge.sight
        looks = [sight.look(one.position, one.position.seat) for one in asked]
        policies = self._judge.judge(looks, [self._setting.players] * len(looks)).policy
        for one, offered, policy in zip(asked, options, policies, strict=True):
            chance = chances(policy[offered].astype(np.float64))
            if moments.most:
                self._note(one.position, offered, chance.tolist(), moments)
            one.position.take(offered[drawn(chance, one.rng)], one.position.seat)

    def _note(self, position: Position, offered: list[int], chance: list[float], moments: Moments) -> None:
        """Offers the moment to the sample, for each thing that could be taken or played."""
        seat = position.seat
        touched = [self._described.touch(position, seat, action) for action in offered]
        for number, touch in enumerate(touched):
            if touch is None:
                continue
            others = [at for at, other in enumerate(touched) if other != touch]
            if others:
                place = moments.offer(touch)
                if place >= 0:
                    best = max(others, key=lambda at: chance[at])
                    copy = position.clone_silently()
                    moment = Moment(copy, seat, offered[number], offered[best], chance[number])
                    moments.keep(touch, place, moment)

    def _count(self, end: Position, tally: Tally) -> None:
        parts = Parts(wins(end))
        self._described.count(end, parts, tally)
        parts.into(tally)
        tally.games += 1


def wins(end: Position) -> list[float]:
    """The part of the win that each seat has; one that nobody has is shared by all."""
    winners = end.winners() or list(range(end.players))
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(end.players)]
