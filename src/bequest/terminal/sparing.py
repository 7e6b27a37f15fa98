"""Questions whose answer can change nothing any more: answered for the person, and said in a line.

The rules ask them all the same, and records have their answers; see the decision on Last Will.
"""

from __future__ import annotations

from bequest.terminal.scene import Playable
from bequest.terminal.skin import Skin
from bequest.terminal.voice import Voice


class Sparing:
    """Spares people such questions; what it says, it says once in a row."""

    def __init__(self, skin: Skin, voice: Voice) -> None:
        self._skin = skin
        self._voice = voice
        self._said = ""

    def spares(self, position: Playable, seat: int) -> bool:
        """Whether the seat was spared its question: the last option was taken, which decides nothing more."""
        asked = position.prompt(seat)
        assert asked is not None
        why = self._skin.without_effect(asked, position.view(None))
        if why and why != self._said:
            self._voice.show(["", *self._voice.lines(why)])
        self._said = why
        if why:
            options = [offer for offer in position.offers(seat) if offer.blocked is None]
            position.apply(options[-1].action, seat)
        return bool(why)
