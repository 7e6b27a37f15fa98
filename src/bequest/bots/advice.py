"""Advice for a person: what a good player would choose in the person's place, and why, in terms of the score sheet.

With a net it searches: it plays on in worlds that may be true for the seat, and compares where the options lead. It
knows nothing that the seat does not. Without a net the rules of thumb choose, and give no reasons.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from bequest.bots.budget import Budget
from bequest.bots.judgement import Judgement
from bequest.bots.names import HEURISTIC
from bequest.bots.player import new_player
from bequest.bots.random_player import derived_seed
from bequest.core.game import Game
from bequest.core.handle import Handle
from bequest.core.moves import set_by, shape_of
from bequest.core.position import Position
from bequest.core.wire import SetOf
from bequest.core.words import SOURCE_LANGUAGE, Message, message, words

if TYPE_CHECKING:  # NumPy takes a tenth of a second, for advice alone
    from bequest.bots.search.rollouts import Tried

MOST_LINES: Final = 2
"""So many lines of the score sheet are told at most."""
LEAST: Final = 0.5
"""Lines that differ by less are not told: they are whole points."""
Named = Callable[[int], str | Message]
"""What a person knows an option by: a label, or its words."""


class Adviser:
    """Chooses, and remembers what it compared; asked the same again it says the same again."""

    def __init__(self, game: Game, seat: int, nodes: int = 0) -> None:
        from bequest.bots.search.player import USUAL, guide_of

        self._game = game
        self._seat = seat
        self._budget = Budget(nodes=nodes) if nodes else USUAL
        self._guide = guide_of(game)
        self._tried: list[Tried] = []
        """The options of the first choice, the best first; none if it was not searched for."""
        self._judgement: Judgement | None = None

    def steps(self, position: Position) -> list[int]:
        """What is to be chosen: an option, or all of a set."""
        return advised(position, self._seat, self._choose)

    def _choose(self, ahead: Position) -> int:
        handle, seed = Handle(ahead, self._seat), derived_seed(self._seat)
        options = handle.legal()
        if not self._guide.sheet or len(options) == 1:
            return new_player(HEURISTIC, seed).choose(handle, options)
        from bequest.bots.search.player import judgement
        from bequest.bots.search.rollouts import Plan, Rollouts
        from bequest.core.rng import seeded

        tried = Rollouts(self._guide, Plan(), handle, seeded(seed)).compare(options, self._budget)
        if not self._tried:
            self._tried, self._judgement = tried, judgement(tried, handle)
        return tried[0].action

    def judgement(self) -> Judgement | None:
        """How the options of the first choice compare; None where nothing was compared."""
        return self._judgement

    def reasons(self, named: Named, of_a_set: bool) -> list[Message]:
        """What speaks for the choice, in one or two sentences; nothing where nothing was compared.

        Of a set only the members were compared, one after the other, so it has no rival that could be named.
        """
        if not self._tried:
            return []
        best = self._tried[0]
        measure = "points" if len(best.prospects[0].wins) == 1 else "win"
        if of_a_set or len(self._tried) < 2:
            id = "advice-set" if of_a_set else "advice-clear"
            return [message(id, measure=measure, worth=self._worth(best, len(best.prospects)))]
        second = self._tried[1]
        rival = named(second.action)
        both = min(len(best.prospects), len(second.prospects))
        worth, other = self._worth(best, both), self._worth(second, both)
        if worth <= other or _about_as_good(best, second):
            return [message("advice-close", measure=measure, worth=worth, rival=rival)]
        found = [message("advice-why", measure=measure, worth=worth, rival=rival, other=other)]
        lines = self._lines(best, second)
        return [*found, message("advice-lines", lines=tuple(lines), rival=rival)] if lines else found

    def _worth(self, one: Tried, worlds: int) -> int:
        """The chance to win in per cent; alone, the points that it leads to. In the first worlds, which all share."""
        seat = self._seat
        ways = one.prospects[:worlds]
        return round(sum([way.points[seat] if len(way.wins) == 1 else 100 * way.wins[seat] for way in ways]) / worlds)

    def _lines(self, best: Tried, rival: Tried) -> list[Message]:
        """The lines of the score sheet in which the two differ most, if that is more than chance."""
        from bequest.bots.search.rollouts import compared

        pairs = [
            (one.lines[self._seat], other.lines[self._seat])
            for one, other in zip(best.prospects, rival.prospects, strict=False)
            if one.lines and other.lines
        ]
        if not pairs:
            return []
        found: list[tuple[float, Message]] = []
        for at, line in enumerate(self._guide.sheet):
            id = f"{self._game.name}-source-{line}"
            apart, error = compared([one[at] for one, _ in pairs], [other[at] for _, other in pairs])
            if abs(apart) >= LEAST and abs(apart) > error and words(SOURCE_LANGUAGE).has(id):
                more = "advice-more" if apart > 0 else "advice-less"
                found.append((apart, message(more, points=f"{abs(apart):.0f}", line=message(id))))
        found.sort(key=lambda line: -abs(line[0]))
        return [line for _, line in found[:MOST_LINES]]


def advised(position: Position, seat: int, choose: Callable[[Position], int]) -> list[int]:
    """What a player would choose; all of a set, if one is asked for, and its end where that is nothing."""
    shape = shape_of(position, seat)
    if not isinstance(shape, SetOf) or shape.picked:
        return [choose(position)]
    return set_by(position, seat, choose) or [choose(position)]


def _about_as_good(best: Tried, rival: Tried) -> bool:
    """Whether chance alone may explain that one looks better."""
    from bequest.bots.search.rollouts import compared

    apart, error = compared(best.worths, rival.worths)
    return apart < error
