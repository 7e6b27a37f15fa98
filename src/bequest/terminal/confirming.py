"""Asking once more before a choice that can't be taken back.

Asked about is what completes a move in which there was a choice at all, and after which nothing can be undone: because
something is drawn or shown, because it is a secret answer, or because a bot goes on at once. Commands work while it is
asked, and it is asked again after them.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence

from rich.text import Text

from bequest.core.position import Position
from bequest.core.prospects import prospect
from bequest.core.wire import Answered
from bequest.core.words import Message
from bequest.terminal.commands import command, means
from bequest.terminal.layout import wrapped
from bequest.terminal.skin import Skin
from bequest.terminal.voice import Voice

Doubt = tuple[list[Text], str]
"""What steps of a move bring, and a prompt that says why they can't be taken back."""


class Confirming:
    """Asks, as long as it is switched on."""

    def __init__(self, skin: Skin, voice: Voice, bots: Container[int], on: bool) -> None:
        self.on = on
        self._skin = skin
        self._voice = voice
        self._bots = bots
        self._asked_before = False

    def switch(self, wish: str) -> None:
        """Turns it on or off, or only says which it is."""
        self.on = means("on", wish) or (self.on and not means("off", wish))
        self._voice.say("terminal-confirms", on="yes" if self.on else "no")

    def sure(self, doubt: Callable[[], Doubt | None], read: Callable[[str], str], obey: Callable[[str], bool]) -> bool:
        """Whether steps are to be taken: without a question if there is no doubt, because they can be taken back.

        `obey` carries out a command, or says that the line is none.
        """
        if not self.on:
            return True
        shown = False
        while True:
            found = doubt()  # anew: the language may have changed
            if found is None:
                return True
            lines, prompt = found
            if not shown:
                self._voice.show(lines)
                self._tell_how_to_end_it()
                shown = True
            line = read(prompt)
            if not line or means("yes", line):
                return True
            if means("no", line) or command(line.partition(" ")[0]) in ("back", "undo"):
                self._voice.say("terminal-not-done")
                return False
            if not obey(line):
                self._voice.say("terminal-confirm-only")

    def _tell_how_to_end_it(self) -> None:
        """Once a game: it would be tiresome each time."""
        if not self._asked_before:
            self._voice.show(wrapped(Text(self._voice.text("terminal-confirm-off"), style="dim"), self._voice.width))
        self._asked_before = True

    def question(self, position: Position, seat: int, actions: Sequence[int]) -> Doubt | None:
        """What these steps of a move bring and a prompt that says why they can't be taken back; None if they can be."""
        ahead = position.outlook(list(actions[:-1]), seat)
        found = prospect(ahead, seat, actions[-1], ahead.tally())
        after = found.after
        if not found.commits or not (found.final or after.seat in self._bots):
            return None
        events = ahead.preview(actions[-1], seat)
        own = [event for event in events if event.seat == seat + 1]
        if any(isinstance(event, Answered) for event in own):
            return self._chosen(position, seat, actions), self._voice.text("terminal-confirm-answer")
        lines = self._skin.log(own, after.view(seat)) or self._chosen(position, seat, actions)
        if found.final:
            return lines, self._voice.text("terminal-confirm-shown")
        return lines, self._voice.text("terminal-confirm-next", player=self._skin.player(after.view(seat), after.seat))

    def _chosen(self, position: Position, seat: int, actions: Sequence[int]) -> list[Text]:
        """The choice itself, where nothing is known of what it brings; of a set all that was picked."""
        offers = {offer.action: offer for offer in position.offers(seat)}
        picked = [offers[action] for action in actions if len(actions) == 1 or not position.is_end(action)]
        names: list[Message | str] = [offer.short or offer.say for offer in picked]
        return wrapped(self._voice.words.listed(names if names[1:] else [picked[0].say]), self._voice.width)
