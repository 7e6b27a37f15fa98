"""Sets on the screen: members are picked in any order, several at once or one after the other."""

from __future__ import annotations

from collections.abc import Callable

from bequest.core.moves import series, set_by, shape_of
from bequest.core.position import Position
from bequest.core.reasons import SET_SIZE
from bequest.core.wire import Offer, Prompt, SetOf
from bequest.core.words import Message, message
from bequest.terminal.choices import Choices
from bequest.terminal.voice import Voice


class Picking:
    """What a person has picked of the set that is asked for; the position knows nothing of it."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._held: list[Offer] = []

    def pick(self, position: Position, seat: int, shape: SetOf, picked: list[Offer]) -> list[int]:
        """Picks more; the steps that take the set if that completes it, otherwise none.

        Several at once are a whole set: if they don't go with what was picked before, they stand for themselves.
        """
        last = picked[-1]
        no_more = last.text not in shape.of
        members = picked[:-1] if no_more else picked
        if no_more and not self._held and not members:
            return [last.action]
        whole = no_more or len(picked) > 1
        for held in [self._held + members, members] if len(members) > 1 and self._held else [self._held + members]:
            found = series(position, [offer.action for offer in held], seat)
            if found is not None and (whole or len(held) == shape.most):
                return found
        held = self._held + members
        texts = [offer.text for offer in held]
        again = [offer for offer in members if texts.count(offer.text) > shape.of.count(offer.text)]
        if again:
            self._voice.say("terminal-picked-already", picked=again[0].short or again[0].say)
            return []
        reason = position.why_not_set(*texts, seat=seat)
        if reason is not None and (no_more or reason.code != SET_SIZE or len(held) >= shape.most):
            self._voice.say("terminal-no-set", reason=reason.cited)
            return []
        self._held = held
        self._say()
        return []

    def back(self, all_of_them: bool) -> bool:
        """Drops what was picked last, or all of it; whether there was anything."""
        had = bool(self._held)
        self._held = [] if all_of_them else self._held[:-1]
        if had:
            self._say()
        return had

    def _say(self) -> None:
        picked = tuple([offer.short or offer.say for offer in self._held])
        self._voice.say("terminal-picked", picked=picked, n=len(picked))


def whole_set(asked: Prompt) -> SetOf | None:
    """The set that is asked for, unless a part of it is chosen already: then the rest goes step by step."""
    shape = asked.shape
    return shape if isinstance(shape, SetOf) and not shape.picked else None


def is_forced(choices: Choices, shape: SetOf | None) -> bool:
    """Whether nothing else could be chosen: one option, or a set that takes all there is."""
    return len(choices.options) == 1 or (shape is not None and shape.least == len(shape.of))


def advised(position: Position, seat: int, choose: Callable[[Position], int]) -> list[int]:
    """What a player would choose; all of a set, if one is asked for, and its end where that is nothing."""
    shape = shape_of(position, seat)
    if not isinstance(shape, SetOf) or shape.picked:
        return [choose(position)]
    return set_by(position, seat, choose) or [choose(position)]


def wanted(shape: SetOf) -> Message:
    """How many are to be picked."""
    if shape.least == shape.most:
        return message("terminal-pick-exactly", n=shape.most)
    return message("terminal-pick-range", least=shape.least, most=shape.most)
