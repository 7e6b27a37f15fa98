"""Sets on the screen: members are picked in any order, several at once or one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bequest.core.moves import series
from bequest.core.reasons import SET_SIZE
from bequest.core.wire import Offer, Prompt, SetOf
from bequest.core.words import Message, message
from bequest.terminal.choices import Choices
from bequest.terminal.scene import Playable
from bequest.terminal.voice import Voice

Series = Callable[[Any, list[int], int], list[int] | None]
"""How a set becomes steps: of a game, what was picked and the seat; None if it can't be."""


class Picking:
    """What a person has picked of the set that is asked for; the position knows nothing of it."""

    def __init__(self, voice: Voice, series: Series = series) -> None:
        self._voice = voice
        self._series = series
        self._held: list[Offer] = []

    def prompt(self, asked: Prompt, choices: Choices) -> str:
        """What is asked for in one line: an option, a set, or what is still missing of it."""
        shape, held = whole_set(asked), len(self._held)
        if shape is None or shape.most == 1:
            single = is_single(choices, shape)
            return self._voice.text("terminal-choose-one" if single else "terminal-choose", last=choices.range)
        choices.hold(self._held, shape.of)
        last, left = choices.range, shape.most - held
        if not held:
            example = " ".join(_example(shape, choices))
            return self._voice.text("terminal-choose-set", range=wanted(shape), last=last, example=example)
        if held >= shape.least:
            return self._voice.text("terminal-choose-or-end", n=left, last=last)
        more = wanted(SetOf(shape.least - held, left, []))
        return self._voice.text("terminal-choose-more", range=more, all=wanted(shape), last=last)

    def pick(
        self, position: Playable, seat: int, shape: SetOf, picked: list[Offer], no_more: bool = False
    ) -> list[int]:
        """Picks more; the steps that take the set if that completes it, otherwise none.

        Several at once are a whole set: if they don't go with what was picked before, they stand for themselves.
        """
        members = [offer for offer in picked if offer.text in shape.of]
        ends = [offer for offer in picked if offer.text not in shape.of]
        no_more = no_more or bool(ends)
        if ends and not self._held and not members:
            return [ends[0].action]
        whole = no_more or len(members) > 1
        for held in [self._held + members, members] if len(members) > 1 and self._held else [self._held + members]:
            found = self._series(position, [offer.action for offer in held], seat)
            if found is not None and (whole or len(held) == shape.most):
                return found
        held = self._held + members
        if len(members) > 1 and (_too_often(held, shape) or len(held) > shape.most):
            held = members
        again = _too_often(held, shape)
        if again is not None:
            self._voice.say("terminal-picked-already", picked=again.short or again.say)
            return []
        reason = position.why_not_set(*[offer.text for offer in held], seat=seat)
        if reason is not None and (no_more or reason.code != SET_SIZE or len(held) >= shape.most):
            if reason.code == SET_SIZE:
                self._voice.say("terminal-set-size", n=len(held), range=wanted(shape))
            else:
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

    def remind(self) -> None:
        """Says what is picked, if anything is: below the options, which don't show it."""
        if self._held:
            self._say()

    def _say(self) -> None:
        picked = tuple([offer.short or offer.say for offer in self._held])
        self._voice.say("terminal-picked", picked=picked, n=len(picked))


def _too_often(held: list[Offer], shape: SetOf) -> Offer | None:
    """The last of these of which there are not so many."""
    texts = [offer.text for offer in held]
    return next((offer for offer in reversed(held) if texts.count(offer.text) > shape.of.count(offer.text)), None)


def _example(shape: SetOf, choices: Choices) -> list[str]:
    """Labels of as many members as are asked for; of copies there is one label."""
    members = [
        label
        for label, offer in zip(choices.labels, choices.options, strict=False)
        for _ in range(shape.of.count(offer.text))
    ]
    once = list(dict.fromkeys(members))
    count = min(shape.most, max(2, shape.least))
    return sorted((once + [label for label in once if members.count(label) > 1])[:count], key=members.index)


def whole_set(asked: Prompt) -> SetOf | None:
    """The set that is asked for, unless a part of it is chosen already: then the rest goes step by step."""
    shape = asked.shape
    return shape if isinstance(shape, SetOf) and not shape.picked else None


def is_forced(choices: Choices, shape: SetOf | None) -> bool:
    """Whether nothing else could be chosen: one option, or a set that takes all there is."""
    return is_single(choices, shape) or (shape is not None and shape.least == len(shape.of))


def is_single(choices: Choices, shape: SetOf | None) -> bool:
    """Whether there is one option, to be taken once."""
    return len(choices.options) == 1 and (shape is None or shape.most == 1)


def wanted(shape: SetOf) -> Message:
    """How many are to be picked."""
    if shape.least == shape.most:
        return message("terminal-pick-exactly", n=shape.most)
    return message("terminal-pick-range", least=shape.least, most=shape.most)
