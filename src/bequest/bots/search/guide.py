"""What plays on inside a search, many games at once: nets, or where there is none the rules of thumb.

Inside a search the position is one that was guessed, and everybody in it is played by the guide: each seat by what it
would know there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from bequest.bots.net.judge import Judge
from bequest.core.game import Mind
from bequest.core.handle import Handle
from bequest.core.position import Position
from bequest.core.rewards import PRACTICE, amount, rewards
from bequest.core.rng import WORD, Rng

Floats = NDArray[np.float64]
TO_THE_END: Final = 10_000
"""More choices than any rollout makes."""


@dataclass(slots=True)
class Line:
    """A game that is played on, in a world of its own."""

    position: Position
    rng: Rng
    """Draws for those who play it; lines of the same world begin with the same numbers."""
    others: int = 0
    """Which of the guide's minds plays the other seats."""
    story: list[int] = field(default_factory=list)
    """What was chosen in it so far."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """Where a line leads, for each seat of the table."""

    rewards: tuple[float, ...]
    wins: tuple[float, ...]
    points: tuple[float, ...]
    lines: tuple[tuple[float, ...], ...] = ()
    """The lines of each score sheet, where the guide knows of them."""


class Guide(Protocol):
    """Chooses in many games at once, and says where they lead."""

    minds: int
    """How many minds it has for the other seats."""
    choices: int
    """So many choices ahead are worth playing before it says where a game leads."""
    sheet: tuple[str, ...]
    """The lines of the score sheet that its prospects tell; empty if they tell none."""
    at_once: bool
    """Whether it answers many games faster together than one by one, and says where they lead wherever they stand."""

    def likely(self, handle: Handle, options: list[int]) -> list[float]:
        """How likely each option is at first sight."""

    def answers(self, lines: Sequence[Line], options: Sequence[list[int]], own: int) -> list[int]:
        """What the seat that is asked in each line would choose."""

    def prospects(self, lines: Sequence[Line], own: int) -> list[Prospect]:
        """Where games that are not over lead, as the own seat sees them."""


def ended(position: Position, sheet: Sequence[str] = ()) -> Prospect:
    """Where a game that is over has led, with these lines of the score sheets."""
    winners = position.winners()
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(position.players)]
    scores = [float(score) for score in position.scores()]
    lines = [tuple([amount(held.get(name, 0)) for name in sheet]) for held in position.score_sheet()] if sheet else []
    return Prospect(tuple(rewards(position, PRACTICE)), tuple(wins), tuple(scores), tuple(lines))


class NetGuide:
    """Nets: the first plays the own seat and says where games lead; the other seats are played by all of them in turn,
    so that a plan must hold against more than one way to play."""

    choices = 12
    at_once = True

    def __init__(self, judges: Sequence[Judge]) -> None:
        self._judges = list(judges)
        self.minds = len(judges)
        self.sheet = tuple(judges[0].about["lines"])

    def likely(self, handle: Handle, options: list[int]) -> list[float]:
        policy = self._judges[0].judge([handle.look()], [handle.players]).policy[0]
        return [float(chance) for chance in chances(policy[options].astype(np.float64))]

    def answers(self, lines: Sequence[Line], options: Sequence[list[int]], own: int) -> list[int]:
        found = [0] * len(lines)
        for number, judge in enumerate(self._judges):
            mine = [at for at, line in enumerate(lines) if (0 if line.position.seat == own else line.others) == number]
            if mine:
                positions = [lines[at].position for at in mine]
                looks = [judge.sight.look(position, position.seat) for position in positions]
                policies = judge.judge(looks, [position.players for position in positions]).policy
                for policy, at in zip(policies, mine, strict=True):
                    offered = options[at]
                    found[at] = offered[drawn(chances(policy[offered].astype(np.float64)), lines[at].rng)]
        return found

    def prospects(self, lines: Sequence[Line], own: int) -> list[Prospect]:
        if not lines:
            return []
        judge = self._judges[0]
        players = [line.position.players for line in lines]
        judged = judge.judge([judge.sight.look(line.position, own) for line in lines], players)
        found = []
        for at, count in enumerate(players):
            seats = [(seat - own) % count for seat in range(count)]
            found.append(
                Prospect(
                    tuple(judged.reward[at][seats].tolist()),
                    tuple(judged.wins[at][seats].tolist()),
                    tuple(judged.points[at][seats].tolist()),
                    tuple(map(tuple, judged.lines[at][seats].tolist())),
                )
            )
        return found


class ThumbGuide:
    """Rules of thumb: they can't say where a game leads, so it is played to its end."""

    minds = 1
    choices = TO_THE_END
    sheet: tuple[str, ...] = ()
    at_once = False

    def __init__(self, mind: Mind | None) -> None:
        self._mind = mind or Chancer()

    def likely(self, handle: Handle, options: list[int]) -> list[float]:
        """The one that the rules of thumb would take has half of it, the others the rest."""
        first = self._mind.choose(handle, options, Rng(1, 2, 3, 4))
        rest = 0.5 / max(1, len(options) - 1)
        return [0.5 if action == first else rest for action in options]

    def answers(self, lines: Sequence[Line], options: Sequence[list[int]], own: int) -> list[int]:
        found = []
        for line, offered in zip(lines, options, strict=True):
            found.append(self._mind.choose(Handle(line.position, line.position.seat), offered, line.rng))
        return found

    def prospects(self, lines: Sequence[Line], own: int) -> list[Prospect]:
        raise AssertionError("games are played to their end")


class Chancer:
    """For games without rules of thumb: any option."""

    def choose(self, handle: Handle, options: list[int], rng: Rng) -> int:
        return options[rng.below(len(options))]


def chances(policy: Floats) -> Floats:
    """Numbers of a policy as chances that add up to 1."""
    power = np.exp(policy - policy.max())
    found: Floats = power / power.sum()
    return found


def drawn(chance: Floats, rng: Rng) -> int:
    """One of some chances, drawn."""
    at = rng.word() / (WORD + 1)
    for number, share in enumerate(chance.tolist()):
        at -= share
        if at < 0:
            return number
    return int(chance.argmax())
