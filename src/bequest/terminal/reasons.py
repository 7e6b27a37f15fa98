"""The command `why`: what is not on offer, and the reasons the rules give."""

from __future__ import annotations

from typing import Final

from bequest.core.errors import UnknownName
from bequest.core.position import Decision, Position
from bequest.core.reasons import Reason
from bequest.terminal.console import Console
from bequest.terminal.layout import wrapped
from bequest.terminal.skin import Skin

WORDS: Final[dict[str, str]] = {
    "out_of_range": "There is no option {number}; choose from 1 to {last}.",
    "blocked": "{text}: {reason}.",
    "offered": "{text} is on offer: choose {number}.",
    "unknown_action": "I can't tell: {error}",
    "nothing_blocked": "Nothing you might look for is blocked here. 'why draw' asks about an action.",
}
LONGEST_NUMBER: Final = 6


def as_number(text: str) -> int | None:
    """A whole number of a sensible length; Python refuses to read thousands of digits."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else None


class Reasons:
    """Answers in the words of the screen. What is blocked is numbered on from the options: a number means one thing."""

    def __init__(self, position: Position, skin: Skin, console: Console) -> None:
        self._position = position
        self._skin = skin
        self._console = console

    def why(self, seat: int, asked: Decision, options: list[int], rest: str) -> None:
        """Without more words a list of all that is blocked, else one of them, by number or by text."""
        number = as_number(rest)
        if number is not None:
            self.why_number(seat, asked, options, number)
        elif rest:
            self._why_text(seat, asked, options, rest)
        else:
            self._why_not_the_others(seat, asked, options)

    def why_number(self, seat: int, asked: Decision, options: list[int], number: int) -> None:
        blocked = self._blocked(seat, options)
        if number in blocked:
            self._explain(asked, *blocked[number])
        elif 1 <= number <= len(options):
            self._offer(asked, options, options[number - 1])
        else:
            self._say(WORDS["out_of_range"].format(number=number, last=len(options)))

    def _blocked(self, seat: int, options: list[int]) -> dict[int, tuple[int, Reason]]:
        return dict(enumerate(self._position.candidates(seat), len(options) + 1))

    def _why_text(self, seat: int, asked: Decision, options: list[int], text: str) -> None:
        try:
            action = self._action(asked, text)
        except UnknownName as error:
            self._say(WORDS["unknown_action"].format(error=error))
            return
        reason = self._position.why_not(action, seat)
        if reason is None:
            self._offer(asked, options, action)
        else:
            self._explain(asked, action, reason)

    def _action(self, asked: Decision, text: str) -> int:
        """The action with this text, in the words of the screen or in the game's own form."""
        wanted = " ".join(text.lower().split())
        for action in range(len(self._position.game.catalogue)):
            if self._skin.option(asked, action).lower() == wanted:
                return action
        return self._position.game.parse(text)

    def _why_not_the_others(self, seat: int, asked: Decision, options: list[int]) -> None:
        blocked = self._blocked(seat, options)
        for number, (action, reason) in blocked.items():
            text = WORDS["blocked"].format(text=self._skin.option(asked, action), reason=reason)
            self._console.write(wrapped(text, f"{number:>3}  "))
        if not blocked:
            self._say(WORDS["nothing_blocked"])

    def _explain(self, asked: Decision, action: int, reason: Reason) -> None:
        self._say(WORDS["blocked"].format(text=self._skin.option(asked, action), reason=reason))

    def _offer(self, asked: Decision, options: list[int], action: int) -> None:
        text = self._skin.option(asked, action)
        self._say(WORDS["offered"].format(text=text, number=options.index(action) + 1))

    def _say(self, text: str) -> None:
        self._console.write(wrapped(text))
