"""Rollouts: an option is tried in worlds that may be true, the same for all options, and played on from there.

The options share the worlds, and the draws in them as long as the games run alike, so that luck favours none. After
each round the weaker half is given up, and the others are tried in further worlds: most of the work goes where it is
close. When its seconds are over, a search ends in the middle of a round with what it knows: nets judge the games where
they stand, and what can't be judged is not counted.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from typing import Final

from bequest.bots.budget import Budget
from bequest.bots.search.guide import Guide, Line, Prospect, ended
from bequest.core.handle import Handle
from bequest.core.position import CHANCE, OVER, Position
from bequest.core.rng import Rng, seeded
from bequest.core.style import Style

CLEAR: Final = 3.0
"""A lead of so many standard errors needs no further worlds."""
WIN: Final = 0.5
"""How much of a line's worth is the chance to win, from -1 to 1; the rest is the reward, which points count for."""
FAR: Final = 100
"""About as many choices as a whole game has."""
LEAST: Final = 1e-6
"""No option is less likely than this at first sight."""
TASTE: Final = 0.06
"""What an option is worth more that a style likes much."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a search goes about it."""

    options: int = 6
    """So many options are compared at most, the likeliest."""
    unlikely: float = 0.004
    """Options that are less likely at first sight are not looked at."""
    worlds: int = 8
    """In the first round each option is tried in so many; twice as many in each further round."""
    choices: int | None = None
    """So many choices are played on; None: as many as the guide thinks right."""
    trust: float = 0.02
    """What an option is worth more if it is e times as likely at first sight: rollouts are few, first sights good."""
    rounds: int = 0
    """After so many rounds it is enough; 0: the budget decides."""


@dataclass
class Tried:
    """What came of an option, world by world."""

    action: int
    likely: float
    prospects: list[Prospect] = field(default_factory=list)
    worths: list[float] = field(default_factory=list)
    stories: list[list[int]] = field(default_factory=list)
    """What was chosen after it, in each world."""

    def worth(self) -> float:
        return sum(self.worths) / len(self.worths) if self.worths else -1.0

    def add(self, prospect: Prospect, worth: float, story: list[int]) -> None:
        self.prospects.append(prospect)
        self.worths.append(worth)
        self.stories.append(story)


def worth(prospect: Prospect, own: int) -> float:
    """How good a prospect is for a seat."""
    players = len(prospect.wins)
    won = (prospect.wins[own] * players - 1) / (players - 1) if players > 1 else prospect.wins[own]
    return WIN * won + (1 - WIN) * prospect.rewards[own]


class Rollouts:
    """The search for the answer to one question."""

    def __init__(
        self,
        guide: Guide,
        plan: Plan,
        handle: Handle,
        rng: Rng,
        style: Style | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._guide = guide
        self._plan = plan
        self._handle = handle
        self._rng = rng
        self._style = style
        self._ahead = guide.choices if plan.choices is None else plan.choices
        self._clock = clock
        self._until: float | None = None
        """When the clock says so, the time is up."""
        self.nodes = 0
        """How many positions were judged."""
        self.tried: list[Tried] = []

    def compare(self, options: list[int], budget: Budget) -> list[Tried]:
        """The options that were tried, the best first."""
        self._until = self._clock() + budget.seconds if budget.seconds else None
        alive = self._first(options)
        self.tried = list(alive)
        worlds = self._plan.worlds
        if budget.nodes:  # a small budget is for few worlds rather than for one round too many
            worlds = max(1, min(worlds, budget.nodes // (len(alive) * (min(self._ahead, FAR) + 1))))
        rounds = 0
        while len(alive) > 1 or not rounds:
            spent = self.nodes
            self._round(alive, worlds)
            rounds += 1
            self._sort(alive)
            if self._late() or self._clear(alive) or rounds == self._plan.rounds:
                break
            if budget.nodes and 2 * self.nodes - spent > budget.nodes:
                break
            worlds = -(-worlds * len(alive) // max(2, (len(alive) + 1) // 2))
            alive = alive[: max(2, (len(alive) + 1) // 2)]
        order = {id(one): place for place, one in enumerate(alive)}
        self.tried.sort(key=lambda one: (order.get(id(one), len(order)), -self._value(one)))
        return self.tried

    def _late(self) -> bool:
        """Whether the time is up; without seconds to spend nobody looks at a clock."""
        return self._until is not None and self._clock() >= self._until

    def _first(self, options: list[int]) -> list[Tried]:
        """The options that are worth a try; one at least."""
        self.nodes += 1
        likely = self._guide.likely(self._handle, options)
        found = [Tried(action, chance) for action, chance in zip(options, likely, strict=True)]
        found.sort(key=lambda one: -one.likely)
        return [one for one in found[: self._plan.options] if one.likely >= self._plan.unlikely] or found[:1]

    def _value(self, one: Tried) -> float:
        liked = 0.0
        if self._style is not None:
            verb = self._handle.game.catalogue.structures[one.action].verb
            liked = TASTE * self._style.likes.get(verb, 0.0)
        return one.worth() + self._plan.trust * log(max(one.likely, LEAST)) + liked

    def _sort(self, alive: list[Tried]) -> None:
        alive.sort(key=lambda one: -self._value(one))

    def _clear(self, alive: Sequence[Tried]) -> bool:
        """Whether the best leads by more than chance can explain."""
        best = alive[0]
        for other in alive[1:]:
            mean, error = compared(best.worths, other.worths)
            if mean < CLEAR * error:
                return False
        return True

    def _round(self, alive: Sequence[Tried], worlds: int) -> None:
        """Tries options in so many more worlds each; in fewer if the time is up."""
        at_once = worlds if self._guide.at_once else 1
        for _ in range(0, worlds, at_once):
            if not self._try(alive, at_once):
                break

    def _try(self, alive: Sequence[Tried], worlds: int) -> bool:
        """Whether there was time to find out where all this leads; else it counts for none of the options."""
        own = self._handle.seat
        lines: list[Line] = []
        of: list[Tried] = []
        for _ in range(worlds):
            if lines and self._late():
                break
            world = self._handle.guess(self._rng)
            draws = seeded(self._rng.word())
            others = self._rng.below(self._guide.minds)
            for one in alive:
                position = world.clone()
                position.take(one.action, own)
                lines.append(Line(position, draws.clone(), others))
                of.append(one)
        self.nodes += play_on(lines, self._guide, self._ahead, own, self._late)
        if not self._guide.at_once and not all(line.position.over for line in lines):
            return False
        for one, line, prospect in zip(of, lines, prospects(lines, self._guide, own), strict=True):
            one.add(prospect, worth(prospect, own), line.story)
        self.nodes += len(lines)
        return True


def play_on(
    lines: Sequence[Line], guide: Guide, choices: int, own: int, late: Callable[[], bool] = lambda: False
) -> int:
    """Plays all lines on for so many choices each, or to the end, or until it is late; how many choices that were."""
    made = 0
    left = list(lines)
    for _ in range(choices):
        if late():
            break
        asked: list[Line] = []
        options: list[list[int]] = []
        for line in left:
            offered = to_a_choice(line.position, line.rng)
            if offered:
                asked.append(line)
                options.append(offered)
        if not asked:
            break
        for line, action in zip(asked, guide.answers(asked, options, own), strict=True):
            line.position.take(action, line.position.seat)
            line.story.append(action)
        made += len(asked)
        left = asked
    for line in left:
        to_a_choice(line.position, line.rng)
    return made


def to_a_choice(position: Position, rng: Rng) -> list[int]:
    """Goes on to the next question that has several answers, and lists them; none are left where the game is over."""
    while True:
        seat = position.seat
        if seat == OVER:
            return []
        if seat == CHANCE:
            position.take(position.sample(rng))
            continue
        offered = position.on_offer(seat)
        if len(offered) > 1:
            return offered
        position.take(offered[0], seat)


def prospects(lines: Sequence[Line], guide: Guide, own: int) -> list[Prospect]:
    """Where all lines lead."""
    running = [line for line in lines if not line.position.over]
    judged = iter(guide.prospects(running, own) if running else [])
    return [ended(line.position, guide.sheet) if line.position.over else next(judged) for line in lines]


def compared(ours: Sequence[float], theirs: Sequence[float]) -> tuple[float, float]:
    """By how much the first are better in the worlds that both were tried in, and the standard error of that."""
    count = min(len(ours), len(theirs))
    apart = [one - other for one, other in zip(ours, theirs, strict=False)]
    mean = sum(apart) / count
    if count < 2:
        return mean, float("inf")
    return mean, sqrt(sum([(one - mean) ** 2 for one in apart]) / (count - 1) / count)
