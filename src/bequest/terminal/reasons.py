"""The command `why`, and what can't be understood: what is not on offer, and the reasons the rules give."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from bequest.core.errors import UnknownName
from bequest.core.reasons import Reason
from bequest.core.words import Message, either, quoted
from bequest.terminal.choices import Choices
from bequest.terminal.commands import as_number, fitting
from bequest.terminal.layout import wrapped
from bequest.terminal.scene import Playable
from bequest.terminal.voice import Voice

MOST_SUGGESTED: Final = 4


class Reasons:
    """Answers in the words of the screen. What is blocked has labels as options have: a label means one thing."""

    def __init__(self, position: Playable, voice: Voice) -> None:
        self._position = position
        self._voice = voice

    def why(self, seat: int, choices: Choices, rest: str) -> None:
        """Without more words a list of all that is blocked, else what is meant by a label or by letters."""
        place = choices.place(rest)
        if place is not None:
            self.why_place(choices, place)
        elif as_number(rest) is not None:
            blocked = choices.blocked_range or "none"
            self._voice.say("terminal-no-reason", number=rest, last=choices.range, blocked=blocked)
        elif rest:
            self._why_text(seat, choices, rest)
        elif choices.blocked:
            self._voice.say("terminal-blocked-now")
            self._list(choices, range(len(choices.options), len(choices.offers)))
        else:
            self._voice.say("terminal-nothing-blocked", game=self._position.game.name)

    def unknown(self, choices: Choices, line: str, several: bool) -> None:
        """Nothing reads so: a label may be wrong, or there is one too many unless a set is asked for (`several`)."""
        wrong = choices.wrong(line)
        if wrong:
            self._voice.say("terminal-no-option", number=wrong, last=choices.range)
        elif choices.places(line) and not several:
            self._voice.say("terminal-one-at-a-time", last=choices.range)
        else:
            self._voice.say("terminal-unknown", word=quoted(line), last=choices.range)

    def why_place(self, choices: Choices, place: int) -> None:
        offer = choices.offers[place]
        if offer.blocked is None:
            self._voice.say("terminal-offered", option=offer.say, number=choices.labels[place])
        else:
            self._explain(offer.say, offer.blocked)

    def _why_text(self, seat: int, choices: Choices, text: str) -> None:
        """What fits the letters among what is listed; only if nothing does, among all that the game knows."""
        fit = fitting(text, [self._voice.put(offer.say) for offer in choices.offers])
        if len(fit) == 1:
            self.why_place(choices, fit[0])
            return
        elsewhere = self._elsewhere(seat, text)
        if fit and len(elsewhere) != 1:
            self._list(choices, fit)
        elif len(elsewhere) == 1:
            known = [offer.action for offer in choices.offers]
            if elsewhere[0] in known:
                self.why_place(choices, known.index(elsewhere[0]))
            else:
                self._explain(self._choice(seat, elsewhere[0]), self._position.why_not(elsewhere[0], seat))
        elif elsewhere:
            self._suggest(seat, text, elsewhere)
        else:
            self._voice.say("terminal-cannot-tell", words=quoted(text))

    def _elsewhere(self, seat: int, text: str) -> list[int]:
        """The actions with this text, in the words of the screen or in those of records."""
        actions = range(len(self._position.game.catalogue))
        fit = fitting(text, [self._voice.put(self._choice(seat, action)) for action in actions])
        if len(fit) != 1:
            with suppress(UnknownName):
                return [self._position.game.parse(text)]
        return fit

    def _choice(self, seat: int, action: int) -> Message:
        return self._position.game.speaker.choice(self._position, seat, action)

    def _suggest(self, seat: int, text: str, actions: list[int]) -> None:
        """Actions that are not asked about now: by their words only."""
        told = list(dict.fromkeys([self._voice.put(self._choice(seat, action)) for action in actions]))
        named = either([quoted(one) for one in told[:MOST_SUGGESTED]])
        self._voice.say("terminal-why-several", words=quoted(text), near=named)

    def _list(self, choices: Choices, places: Sequence[int]) -> None:
        """Each with its reason; the label of what is blocked stands in brackets, for it can't be chosen."""
        for place in places:
            offer, label = choices.offers[place], choices.labels[place]
            if offer.blocked is None:
                text = self._voice.text("terminal-offered", option=offer.say, number=label)
            else:
                text = self._voice.text("terminal-blocked", option=offer.say, reason=offer.blocked.cited)
                label = f"({label})"
            self._voice.show(wrapped(text, self._voice.width, f"{label:>5} "))

    def _explain(self, option: Message, reason: Reason | None) -> None:
        assert reason is not None
        self._voice.say("terminal-blocked", option=option, reason=reason.cited)
