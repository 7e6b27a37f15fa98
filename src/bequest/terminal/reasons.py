"""The command `why`: what is not on offer, and the reasons the rules give."""

from __future__ import annotations

from bequest.core.errors import UnknownName
from bequest.core.position import Position
from bequest.core.reasons import Reason
from bequest.terminal.commands import as_number, fitting
from bequest.terminal.layout import wrapped
from bequest.terminal.skin import AnySkin
from bequest.terminal.voice import Voice


class Reasons:
    """Answers in the words of the screen. What is blocked is numbered on from the options: a number means one thing."""

    def __init__(self, position: Position, skin: AnySkin, voice: Voice) -> None:
        self._position = position
        self._skin = skin
        self._voice = voice

    def why(self, seat: int, options: list[int], rest: str) -> None:
        """Without more words a list of all that is blocked, else one of them, by number or by text."""
        number = as_number(rest)
        if number is not None:
            self.why_number(seat, options, number)
        elif rest:
            self._why_text(seat, options, rest)
        else:
            self._why_not_the_others(seat, options)

    def why_number(self, seat: int, options: list[int], number: int) -> None:
        blocked = self._blocked(seat, options)
        if number in blocked:
            self._explain(seat, *blocked[number])
        elif 1 <= number <= len(options):
            self._offer(seat, options, options[number - 1])
        else:
            self._voice.say("terminal-no-option", number=number, last=len(options))

    def _blocked(self, seat: int, options: list[int]) -> dict[int, tuple[int, Reason]]:
        return dict(enumerate(self._position.candidates(seat), len(options) + 1))

    def _why_text(self, seat: int, options: list[int], text: str) -> None:
        try:
            action = self._action(seat, options, text)
        except UnknownName as error:
            self._voice.say("terminal-cannot-tell", error=error.message)
            return
        reason = self._position.why_not(action, seat)
        if reason is None:
            self._offer(seat, options, action)
        else:
            self._explain(seat, action, reason)

    def _action(self, seat: int, options: list[int], text: str) -> int:
        """The action with this text in the words of the screen; what may be looked for here comes first."""
        near = [*options, *(action for action, _ in self._position.candidates(seat))]
        for actions in (near, list(range(len(self._position.game.catalogue)))):
            fit = fitting(text, [self._skin.option(self._position, seat, action) for action in actions])
            if len(fit) == 1:
                return actions[fit[0]]
        return self._position.game.parse(text)

    def _why_not_the_others(self, seat: int, options: list[int]) -> None:
        blocked = self._blocked(seat, options)
        for number, (action, reason) in blocked.items():
            text = self._voice.text("terminal-blocked", option=self._option(seat, action), reason=reason.cited)
            self._voice.show(wrapped(text, self._voice.width, f"{number:>3}  "))
        if not blocked:
            self._voice.say("terminal-nothing-blocked", game=self._position.game.name)

    def _explain(self, seat: int, action: int, reason: Reason) -> None:
        self._voice.say("terminal-blocked", option=self._option(seat, action), reason=reason.cited)

    def _offer(self, seat: int, options: list[int], action: int) -> None:
        number = options.index(action) + 1
        self._voice.say("terminal-offered", option=self._option(seat, action), number=number)

    def _option(self, seat: int, action: int) -> str:
        return self._skin.option(self._position, seat, action)
