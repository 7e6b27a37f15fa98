"""The command `advice`: what a good player would choose in the person's place, and why.

With a net it searches: it plays on in worlds that may be true for the seat, and compares where the options lead. It
knows nothing that the seat does not. Without a net the rules of thumb choose, and give no reasons.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bequest.bots.names import HEURISTIC, RANDOM
from bequest.bots.player import best_kind, new_player
from bequest.bots.random_player import derived_seed
from bequest.core.game import Game
from bequest.core.handle import Handle
from bequest.core.position import Position
from bequest.core.words import Message, Words, message
from bequest.terminal.choices import Choices
from bequest.terminal.effects import MINUS
from bequest.terminal.picking import advised
from bequest.terminal.showing import Showing
from bequest.terminal.voice import Voice

if TYPE_CHECKING:  # NumPy takes a tenth of a second, for this command alone
    from bequest.bots.search.rollouts import Tried

MOST_LINES: Final = 2
"""So many lines of the score sheet are told at most."""
LEAST: Final = 0.5
"""Lines that differ by less are not told: they are whole points."""


def advise(position: Position, seat: int, showing: Showing, voice: Voice) -> None:
    """Names one option, or all of a set, by label and words, and says what speaks for it."""
    if best_kind(position.game.name) == RANDOM:
        voice.say("terminal-no-hint")
        return
    if seat not in position.waiting:
        voice.say("terminal-nothing-asked")
        return
    adviser = _Adviser(position.game, seat)
    chosen = advised(position, seat, adviser.choose)
    choices = showing.choices(seat)
    options = choices.options
    places = [_place(choices, action) for action in chosen]
    labels = " ".join([choices.labels[place] for place in places])
    several = tuple([options[place].short or options[place].say for place in places])
    choice = several if places[1:] else choices.after_label(places[0], choices.text(places[0]))
    voice.say("terminal-hint", number=labels, choice=choice)
    why = [voice.put(part) for part in adviser.reasons(choices, len(chosen) > 1, voice.words)]
    if why:
        voice.show(voice.lines(" ".join(why)))


class _Adviser:
    """Chooses, and remembers what it compared; asked the same again it says the same again."""

    def __init__(self, game: Game, seat: int) -> None:
        from bequest.bots.search.player import guide_of

        self._game = game
        self._seat = seat
        self._guide = guide_of(game)
        self._tried: list[Tried] = []
        """The options of the first choice, the best first; none if it was not searched for."""

    def choose(self, ahead: Position) -> int:
        handle, seed = Handle(ahead, self._seat), derived_seed(self._seat)
        options = handle.legal()
        if not self._guide.sheet or len(options) == 1:
            return new_player(HEURISTIC, seed).choose(handle, options)
        from bequest.bots.search.player import USUAL
        from bequest.bots.search.rollouts import Plan, Rollouts
        from bequest.core.rng import seeded

        tried = Rollouts(self._guide, Plan(), handle, seeded(seed)).compare(options, USUAL)
        self._tried = self._tried or tried
        return tried[0].action

    def reasons(self, choices: Choices, of_a_set: bool, said: Words) -> list[Message]:
        """What speaks for the choice, in one or two sentences; nothing where nothing was compared.

        Of a set only the members were compared, one after the other, so it has no rival that could be named.
        """
        if not self._tried:
            return []
        best = self._tried[0]
        measure = "points" if len(best.prospects[0].wins) == 1 else "win"
        if of_a_set or len(self._tried) < 2:
            id = "terminal-hint-set" if of_a_set else "terminal-hint-clear"
            return [message(id, measure=measure, worth=self._worth(best, len(best.prospects)))]
        rival = self._tried[1]
        number = choices.labels[_place(choices, rival.action)]
        both = min(len(best.prospects), len(rival.prospects))
        worth, other = self._worth(best, both), self._worth(rival, both)
        if worth <= other or _about_as_good(best, rival):
            return [message("terminal-hint-close", measure=measure, worth=worth, number=number)]
        found = [message("terminal-hint-why", measure=measure, worth=worth, number=number, other=other)]
        lines = self._lines(best, rival, said)
        return [*found, message("terminal-hint-lines", lines=tuple(lines), number=number)] if lines else found

    def _worth(self, one: Tried, worlds: int) -> int:
        """The chance to win in per cent; alone, the points that it leads to. In the first worlds, which all share."""
        seat = self._seat
        ways = one.prospects[:worlds]
        return round(sum([way.points[seat] if len(way.wins) == 1 else 100 * way.wins[seat] for way in ways]) / worlds)

    def _lines(self, best: Tried, rival: Tried, said: Words) -> list[str]:
        """The lines of the score sheet in which the two differ most, if that is more than chance."""
        from bequest.bots.search.rollouts import compared

        pairs = [
            (one.lines[self._seat], other.lines[self._seat])
            for one, other in zip(best.prospects, rival.prospects, strict=False)
            if one.lines and other.lines
        ]
        if not pairs:
            return []
        found: list[tuple[float, str]] = []
        for at, line in enumerate(self._guide.sheet):
            id = f"{self._game.name}-source-{line}"
            apart, error = compared([one[at] for one, _ in pairs], [other[at] for _, other in pairs])
            if abs(apart) >= LEAST and abs(apart) > error and said.has(id):
                found.append((apart, said.text(id)))
        found.sort(key=lambda line: -abs(line[0]))
        return [f"{'+' if apart > 0 else MINUS}{abs(apart):.0f} {name}" for apart, name in found[:MOST_LINES]]


def _place(choices: Choices, action: int) -> int:
    return next(place for place, offer in enumerate(choices.options) if offer.action == action)


def _about_as_good(best: Tried, rival: Tried) -> bool:
    """Whether chance alone may explain that one looks better."""
    from bequest.bots.search.rollouts import compared

    apart, error = compared(best.worths, rival.worths)
    return apart < error
