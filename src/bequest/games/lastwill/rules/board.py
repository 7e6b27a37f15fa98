"""A card on a space of a player board, and the questions about boards that many rules ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from bequest.games.lastwill.data.terms import DOG, FARM, HORSE, PROPERTY, PROPERTY_WORTH
from bequest.games.lastwill.rules import perks

if TYPE_CHECKING:
    from bequest.games.lastwill.data.cards import Card
    from bequest.games.lastwill.position import WillPosition


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
        return Lying(self.card, self.tokens + 1, self.step, self.activated, self.used, self.round)

    def depreciated(self) -> Lying:
        return Lying(self.card, self.tokens, self.step + 1, self.activated, self.used, self.round)

    def once_activated(self) -> Lying:
        return Lying(self.card, self.tokens, self.step, True, self.used, self.round)

    def once_used(self) -> Lying:
        return Lying(self.card, self.tokens, self.step, self.activated, self.used + 1, self.round)

    def fresh(self) -> Lying:
        """For the next round (W-9.9)."""
        return Lying(self.card, self.tokens, self.step, False, 0, self.round)


def lying_at(s: WillPosition, seat: int, space: int) -> Lying:
    """The card on a space; there must be one."""
    found = s.boards[seat][space]
    assert found is not None
    return found


def gather(s: WillPosition, seat: int) -> None:
    """Brings what follows from the board up to date: the privileges, and how many properties are owned."""
    cards = s.rules.deck.cards
    s.perks[seat] = perks.of_board(s.boards[seat], cards)
    s.owned[seat] = len([1 for lying in s.boards[seat] if lying is not None and cards[lying.card].kind == PROPERTY])


def value(s: WillPosition, lying: Lying) -> int:
    """The current value of a property: the banknote at its marker (W-15.2, W-15.3)."""
    return s.rules.deck.cards[lying.card].banknotes[lying.step]


def steps_left(card: Card, lying: Lying) -> int:
    """How far the value marker can still go down; a farm has none (W-15.3, W-20.9)."""
    return len(card.banknotes) - 1 - lying.step if card.kind == PROPERTY else 0


def computed(s: WillPosition, seat: int, formula: tuple[int, ...]) -> int:
    """An amount counted on the farms of the player (W-21.3 to W-21.7)."""
    cards = s.rules.deck.cards
    farm, dog, horse = formula
    total = 0
    for lying in s.boards[seat]:
        if lying is not None:
            card = cards[lying.card]
            if card.kind == PROPERTY and card.type == FARM:
                filled = [companion for companion, _ in card.spaces[: lying.tokens]]
                total += farm + dog * filled.count(DOG) + horse * filled.count(HORSE)
    return total


def worth(s: WillPosition, seat: int) -> int:
    """Balance, and for each property its value and 5 (W-19.4)."""
    total = s.balances[seat]
    if s.owned[seat]:
        for lying in s.boards[seat]:
            if lying is not None and s.rules.deck.cards[lying.card].kind == PROPERTY:
                total += value(s, lying) + PROPERTY_WORTH
    return total
