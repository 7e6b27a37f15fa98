"""Luck: what chance has brought each seat, measured against all that it could have brought.

At each draw the chances to win after the outcome that came are compared with their mean over all outcomes. Whoever
plays, and however well, that is 0 in the long run. So a result without its luck is as fair as the result, and so is one
without any part of it. The better the net knows what draws are worth to those who play, the larger the part that makes
results differ less from game to game; how large it is, the results themselves tell (`ratings.without_luck`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bequest.bots.net.judge import Judge
from bequest.bots.net.shelf import judge_of
from bequest.bots.search.guide import ended
from bequest.core.game import Game
from bequest.core.position import Position
from bequest.core.rng import Rng

Floats = NDArray[np.float64]
AT_ONCE: Final = 256
"""So many looks are judged together: more gain nothing, and take memory."""


@dataclass(frozen=True, slots=True)
class Noted:
    """A position whose worth can be asked for later."""

    looks: tuple[int, ...]
    """What each seat sees in it, by the number of the look; none if the game is over."""
    result: tuple[float, ...] = ()
    """How it ended, if it is over."""


class Appraiser:
    """What positions are worth to each seat: they are noted one by one and judged many at once.

    A look says what one seat may know. A position is worth the mean of what the net makes of the looks of all seats, so
    it has one worth, whoever asks. Looks that are the same are judged once: of a card drawn secretly only one seat
    learns.
    """

    def __init__(self, judge: Judge, full_score: int = 0) -> None:
        """It goes by the chance to win, or by the score as a share of a full one, if that is given."""
        self._judge = judge
        self._full_score = full_score
        self._looks: dict[bytes, int] = {}
        self._new: list[bytes] = []
        self._players: list[int] = []
        self._judged: list[Floats] = []
        """The worth for all seats, counted from the looker, by the number of the look."""

    def note(self, position: Position) -> Noted:
        if position.over:
            prospect = ended(position)
            return Noted((), prospect.wins if not self._full_score else self._shares(prospect.points))
        see = self._judge.sight.look
        return Noted(tuple([self._number(see(position, seat), position.players) for seat in range(position.players)]))

    def worth(self, noted: Noted) -> Floats:
        """For each seat its chance to win; of a game that is over, its part of the win. Or shares of a full score."""
        if noted.result:
            return np.array(noted.result)
        self._catch_up()
        rows = [np.roll(self._judged[look], seat) for seat, look in enumerate(noted.looks)]
        found: Floats = np.mean(rows, axis=0)
        return found

    def _number(self, look: bytes, players: int) -> int:
        known = self._looks.get(look)
        if known is not None:
            return known
        number = self._looks[look] = len(self._looks)
        self._new.append(look)
        self._players.append(players)
        return number

    def _shares(self, scores: Sequence[float]) -> tuple[float, ...]:
        return tuple([score / self._full_score for score in scores])

    def _catch_up(self) -> None:
        for first in range(0, len(self._new), AT_ONCE):
            looks, players = self._new[first : first + AT_ONCE], self._players[first : first + AT_ONCE]
            judged = self._judge.judge(looks, players)
            worth = judged.points / self._full_score if self._full_score else judged.wins
            self._judged += [row[:count] for row, count in zip(worth.astype(np.float64), players, strict=True)]
        self._new.clear()
        self._players.clear()


@dataclass(frozen=True, slots=True)
class Drawn:
    """A draw: what could have come, and what came."""

    weights: tuple[int, ...]
    after: tuple[Noted, ...]
    came: int

    def mean(self, appraiser: Appraiser) -> Floats:
        """The chances that the draw gave on the whole."""
        found: Floats = np.average([appraiser.worth(one) for one in self.after], axis=0, weights=self.weights)
        return found

    def luck(self, appraiser: Appraiser) -> Floats:
        """By how much each seat has come off better than on the whole; by weight, that of all outcomes adds up to 0."""
        found: Floats = appraiser.worth(self.after[self.came]) - self.mean(appraiser)
        return found


def draw(position: Position, action: int, appraiser: Appraiser) -> Drawn:
    """Takes an outcome of chance, and keeps what all of them would have led to."""
    weights: list[int] = []
    after: list[Noted] = []
    came = 0
    for other, weight in position.outcomes():
        if other == action:
            came = len(after)
        world = position.clone_silently()
        world.take(other)
        weights.append(weight)
        after.append(appraiser.note(world))
    position.push(action)
    return Drawn(tuple(weights), tuple(after), came)


class Luck:
    """The luck of one game whose chance is explicit: whoever plays it lets this draw."""

    def __init__(self, judge: Judge) -> None:
        self._appraiser = Appraiser(judge)
        self._draws: list[Drawn] = []

    def draw(self, position: Position, rng: Rng) -> None:
        """Answers for chance. From the generator of a position itself the game is the same as if it had drawn alone."""
        action = position.sample(rng)
        if len(position.outcomes()) > 1:
            self._draws.append(draw(position, action, self._appraiser))
        else:
            position.push(action)

    def sums(self, players: int) -> list[float]:
        """What each seat owes to luck, as a part of a win; for a seat that was unlucky it is negative."""
        found = np.zeros(players)
        for one in self._draws:
            found += one.luck(self._appraiser)
        return [float(luck) for luck in found]


def luck_of(game: Game) -> Luck | None:
    """For a game about to be played; None where no net can judge it, and luck can't be told from play."""
    judge = judge_of(game)
    return None if judge is None else Luck(judge)
