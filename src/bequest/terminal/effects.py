"""What each option of a decision changes, in a few words: the counters, and the steps that follow by themselves."""

from __future__ import annotations

from collections.abc import Sequence

from bequest.core.wire import Fact, Offer, Step
from bequest.terminal.scene import Scene
from bequest.terminal.skin import Skin, View
from bequest.terminal.voice import Voice

MINUS = "\N{MINUS SIGN}"


class Effects:
    """Of one decision. What all options change alike is told once and not with each of them."""

    def __init__(self, position: Scene, seat: int, offers: Sequence[Offer], skin: Skin, voice: Voice) -> None:
        self._skin = skin
        self._voice = voice
        self._seat = seat
        self._view: View = position.view(seat)
        told = [self._facts(offer) for offer in offers]
        open_ones = [facts for facts, offer in zip(told, offers, strict=True) if offer.blocked is None]
        common = [fact for fact in open_ones[0] if all(fact in facts for facts in open_ones)] if open_ones[1:] else []
        self.common = self._told(common)
        """What changes whatever is chosen."""
        self.words = ["" if offer.blocked is not None else skin.brings(position, seat, offer) for offer in offers]
        """What an option leads to, for each of them."""
        self.changes = [
            self._changes([fact for fact in facts if fact not in common], told_steps(skin, voice, offer))
            for offer, facts in zip(offers, told, strict=True)
        ]
        """How counters change and what follows by itself, for each of them."""

    def _facts(self, offer: Offer) -> list[Fact]:
        return [fact for fact in offer.facts if fact.whose and fact.kind in self._skin.fact_names]

    def _told(self, facts: Sequence[Fact]) -> str:
        """The own counters first, then those of each of the others after the name."""
        owners = sorted({fact.whose for fact in facts}, key=lambda whose: (whose != self._seat + 1, whose))
        parts = [self._told_of(whose, [fact for fact in facts if fact.whose == whose]) for whose in owners]
        return self._joined(parts)

    def _told_of(self, whose: int, facts: Sequence[Fact]) -> str:
        told = ", ".join(map(self._said, facts))
        if whose == self._seat + 1:
            return told
        return self._voice.text("terminal-facts-of", player=self._skin.player(self._view, whose - 1), facts=told)

    def _said(self, fact: Fact) -> str:
        what = self._voice.text(self._skin.fact_names[fact.kind])
        before, after = (str(number).replace("-", MINUS) for number in (fact.before, fact.after))
        return self._voice.text("terminal-fact", what=what, before=before, after=after)

    def _joined(self, parts: Sequence[str]) -> str:
        return self._voice.text("terminal-joined", first="", next="").join(parts)

    def _changes(self, facts: Sequence[Fact], steps: str) -> str:
        follows = self._voice.text("terminal-follows", steps=steps) if steps else ""
        return self._joined([part for part in (self._told(facts), follows) if part])


def told_steps(skin: Skin, voice: Voice, offer: Offer) -> str:
    """The steps that the program takes by itself, as far as they are worth telling; a step may be a couple, A and B."""
    return " + ".join([voice.put(step.say) for step in offer.follows if not _goes_without_saying(skin, step)])


def _goes_without_saying(skin: Skin, step: Step) -> bool:
    return step.text in skin.untold_steps or step.text.split()[0] in skin.untold_steps
