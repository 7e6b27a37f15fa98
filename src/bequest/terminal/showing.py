"""What a person is shown at a question: the table, what is new, how all stand, the question, the options."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from bequest.core.frames import NOBODY
from bequest.core.wire import Answered, Prompt
from bequest.core.words import quoted
from bequest.terminal.choices import Choices
from bequest.terminal.effects import Effects
from bequest.terminal.layout import wrapped
from bequest.terminal.parts import named, part_meant
from bequest.terminal.scene import Scene
from bequest.terminal.skin import Skin, View
from bequest.terminal.voice import Voice

OTHER_LINES: Final = 12
"""Room that news, question and options take beside the table."""
LEAST_NEWS: Final = 4
"""So many lines of news are still seen above the options."""


def reader(seat: int) -> int | None:
    """Who reads, as a position asks for it."""
    return None if seat == NOBODY else seat


class Showing:
    """Remembers what each person has seen, so that nothing is shown twice unless somebody asks for it."""

    def __init__(self, position: Scene, skin: Skin, voice: Voice, readers: Iterable[int]) -> None:
        self._position = position
        self._skin = skin
        self._voice = voice
        self.seen = dict.fromkeys(readers, 0)
        """How many events each person has been shown; a spectator is NOBODY."""
        self._on_screen: list[str] = []
        """The table as it was shown last, without its heading."""
        self._shown_to = NOBODY
        """Who has seen the whole table and was asked nothing but the next action since."""
        self.to_newcomers = False
        """Whether the next question says below it where to learn the game."""

    def view(self, seat: int) -> View:
        return self._position.view(reader(seat))

    def catch_up(self) -> None:
        """Everybody knows what has happened so far."""
        for seat in self.seen:
            self.seen[seat] = self._position.sequence

    def others_play(self) -> None:
        """The next question begins with the whole table."""
        self._shown_to = NOBODY

    def wiped(self) -> None:
        """Nothing stands on the screen any more."""
        self._on_screen = []

    # --- a question ---

    def choices(self, seat: int) -> Choices:
        """What the seat can choose, by the labels that the table shows, with what each option brings."""
        offers = self._position.offers(seat)
        self._effects = Effects(self._position, seat, offers, self._skin, self._voice)
        labels = [self._skin.label(self._position, seat, offer) for offer in offers]
        columns = self._skin.columns(self._position, seat, offers)
        return Choices(offers, self._voice, labels, self._effects.words, self._effects.changes, columns)

    def question(self, seat: int, asked: Prompt, choices: Choices, whole: bool = False) -> None:
        """All that stands above a prompt: the question and the options last, what is new right above them."""
        if whole or not (asked.step or self._goes_on(seat, asked)):
            self.board(seat, whole, whole or self._skin.needs_table(asked))
        news = self.news(seat)
        assert asked.question is not None
        lines = [Text(), *news] if news else []
        if whole or not asked.step:
            lines += [Text(), *self._skin.standing(self._position, seat)]
        else:
            lines.append(Text())
        lines += wrapped(Text(self._voice.put(asked.question), style="bold reverse"), self._voice.width)
        if self._effects.common:
            lines += wrapped(
                Text(self._voice.text("terminal-common", facts=self._effects.common), style="dim"),
                self._voice.width,
                "    ",
            )
        above = len(lines) - max(0, len(news) - LEAST_NEWS)
        below = self._for_newcomers()
        room = self._voice.console.height - above - len(below) - 1
        self._voice.show([*lines, *choices.lines(self._voice.width, room), *below])

    def _goes_on(self, seat: int, asked: Prompt) -> bool:
        """Whether the seat is in the middle of what it does: what has changed is told by the news alone."""
        return seat == self._shown_to and asked.kind in self._skin.going_on

    def _for_newcomers(self) -> list[Text]:
        """Once, right above the prompt: what stood at the start has long scrolled away."""
        if not self.to_newcomers:
            return []
        self.to_newcomers = False
        return wrapped(Text(self._voice.text("terminal-new-here"), style="dim"), self._voice.width)

    def news(self, seat: int) -> list[Text]:
        """What has happened since the seat was told last: its own move, then with a heading what others did."""
        first = self.seen[seat]
        events = self._position.events(first, reader(seat))
        events = [event for event in events if not isinstance(event, Answered)] or events  # what came of it says more
        lines = self._skin.log(events, self.view(seat))
        self.seen[seat] = self._position.sequence
        others = any(event.seat and event.seat != seat + 1 for event in events)
        own = self._own_lines(seat, lines) if seat >= 0 else 0
        if first and lines[own:] and others and seat >= 0:
            lines.insert(own, Text(self._voice.text("terminal-since"), style="dim"))
        return lines

    def _own_lines(self, seat: int, lines: list[Text]) -> int:
        """How many lines at the beginning tell the move of the seat itself."""
        who = f"{self._voice.put(self._skin.player(self.view(seat), seat))} "
        return next((n for n, line in enumerate(lines) if not line.plain.startswith((who, " "))), len(lines))

    # --- the table ---

    def board(self, seat: int, asked_for: bool = True, whole: bool = True) -> None:
        """The whole table; on a screen too low for it what the next decision needs, unless somebody asks for it.

        Nothing if it is on the screen already and nobody asks for it.
        """
        lines = self._skin.board(self._position, seat)
        room = self._voice.console.height - OTHER_LINES
        if not asked_for and seat >= 0 and len(lines) > room:
            lines = self._skin.fitted(self._position, seat, room, seat == self._shown_to and not whole)
        self._shown_to = seat
        plain = [" ".join(line.plain.split()) for line in lines[1:]]
        if asked_for or not _within(plain, self._on_screen):
            self._on_screen = plain
            self._voice.show(["", *lines])

    def look(self, seat: int, name: str) -> None:
        """The whole table, or the part of it that is called so."""
        if not name:
            self.board(seat)
            return
        parts = self._skin.parts
        part = part_meant(parts, name)
        lines = self._skin.part(self._position, seat, part) if part else []
        if lines:
            self._voice.show(["", *lines[0 if lines[0].plain else 1 :]])
        else:
            self._voice.say("terminal-no-part", word=quoted(name), parts=named(parts, self._voice))


def _within(lines: list[str], shown: list[str]) -> bool:
    """Whether all of these lines are on the screen."""
    return bool(shown) and set(lines) <= set(shown)
