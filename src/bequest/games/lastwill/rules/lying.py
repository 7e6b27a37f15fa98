"""A card that lies on a space of a player board."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Lying:
    """A black card that lies on a board. Immutable: it is replaced, so clones share it.

    `tokens` counts the companion spaces filled from the top, `step` is the banknote at the value marker, `used` how
    often its privilege was used in this round, `round` when it was put there.
    """

    __slots__ = ("activated", "card", "round", "step", "tokens", "used")

    def __init__(self, card: int, tokens: int, step: int, activated: bool, used: int, round: int) -> None:
        self.card = card
        self.tokens = tokens
        self.step = step
        self.activated = activated
        self.used = used
        self.round = round

    def with_token(self) -> Lying:
        """With one token more; they never run out (W-2.12)."""
        return Lying(self.card, self.tokens + 1, self.step, self.activated, self.used, self.round)

    def depreciated(self) -> Lying:
        """With its value marker one step lower; markers never run out (W-2.13)."""
        return Lying(self.card, self.tokens, self.step + 1, self.activated, self.used, self.round)

    def once_activated(self) -> Lying:
        """Marked until the end of the round (W-12.14)."""
        return Lying(self.card, self.tokens, self.step, True, self.used, self.round)

    def once_used(self) -> Lying:
        return Lying(self.card, self.tokens, self.step, self.activated, self.used + 1, self.round)

    def fresh(self) -> Lying:
        """For the next round (W-9.9)."""
        return Lying(self.card, self.tokens, self.step, False, 0, self.round)
