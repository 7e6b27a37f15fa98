"""The command `why`: what is not on offer, and the reasons the rules give."""

from __future__ import annotations

from bequest.core.errors import UnknownName
from bequest.core.position import Position
from bequest.core.reasons import Reason
from bequest.core.words import Message
from bequest.terminal.choices import Choices
from bequest.terminal.commands import as_number, fitting
from bequest.terminal.layout import wrapped
from bequest.terminal.voice import Voice


class Reasons:
    """Answers in the words of the screen. What is blocked has labels as options have: a label means one thing."""

    def __init__(self, position: Position, voice: Voice) -> None:
        self._position = position
        self._voice = voice

    def why(self, seat: int, choices: Choices, rest: str) -> None:
        """Without more words a list of all that is blocked, else one of them, by its label or by text."""
        place = choices.place(rest)
        if place is not None:
            self.why_place(choices, place)
        elif as_number(rest) is not None:
            self._voice.say("terminal-no-option", number=rest, last=choices.range)
        elif rest:
            self._why_text(seat, choices, rest)
        else:
            self._why_not_the_others(choices)

    def why_place(self, choices: Choices, place: int) -> None:
        offer = choices.offers[place]
        if offer.blocked is None:
            self._voice.say("terminal-offered", option=offer.say, number=choices.labels[place])
        else:
            self._explain(offer.say, offer.blocked)

    def _why_text(self, seat: int, choices: Choices, text: str) -> None:
        fit = fitting(text, [self._voice.put(offer.say) for offer in choices.offers])
        if len(fit) == 1:
            self.why_place(choices, fit[0])
            return
        try:
            action = self._action(seat, text)
        except UnknownName as error:
            self._voice.say("terminal-cannot-tell", error=error.message)
            return
        known = [offer.action for offer in choices.offers]
        if action in known:
            self.why_place(choices, known.index(action))
        else:
            self._explain(self._choice(seat, action), self._position.why_not(action, seat))

    def _action(self, seat: int, text: str) -> int:
        """The action with this text, in the words of the screen or in those of records."""
        actions = range(len(self._position.game.catalogue))
        fit = fitting(text, [self._voice.put(self._choice(seat, action)) for action in actions])
        return fit[0] if len(fit) == 1 else self._position.game.parse(text)

    def _choice(self, seat: int, action: int) -> Message:
        return self._position.game.speaker.choice(self._position, seat, action)

    def _why_not_the_others(self, choices: Choices) -> None:
        for place in range(len(choices.options), len(choices.offers)):
            offer = choices.offers[place]
            assert offer.blocked is not None
            text = self._voice.text("terminal-blocked", option=offer.say, reason=offer.blocked.cited)
            self._voice.show(wrapped(text, self._voice.width, f"{choices.labels[place]:>3}  "))
        if not choices.blocked:
            self._voice.say("terminal-nothing-blocked", game=self._position.game.name)

    def _explain(self, option: Message, reason: Reason | None) -> None:
        assert reason is not None
        self._voice.say("terminal-blocked", option=option, reason=reason.cited)
