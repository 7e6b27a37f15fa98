"""Titles and Contributions on offer: their prices and benefits (sections 22 and 23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bequest.core.reasons import NOT_ASKED, OK
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import codes, effects

if TYPE_CHECKING:
    from bequest.games.crecy.position import CrecyPosition


def places(s: CrecyPosition, kind: int) -> list[int]:
    """Where the Titles, or the Contributions, are."""
    return s.contributions if kind == terms.A_CONTRIBUTION else s.titles


def on_offer(s: CrecyPosition, kind: int) -> list[int]:
    """Those of the current Generation that lie face up (C-22.1, C-23.1)."""
    where = places(s, kind)
    return [
        n for n in s.rules.deck.of_generation[kind][terms.GENERATION_OF_ROUND[s.round]] if where[n] == terms.ON_OFFER
    ]


def gold_cost(s: CrecyPosition, seat: int, space: int, number: int) -> int:
    """The Gold that a Title or a Contribution costs after discounts (C-11.6, C-36.7)."""
    gold = s.rules.deck.offers(terms.KIND_OF_SPACE[space])[number].gold
    return max(0, gold - effects.modifier(s, seat, terms.DISCOUNT_OF_SPACE[space])) if s.lasting else gold


def code(s: CrecyPosition, seat: int, space: int, number: int) -> int:
    """Whether this one can be paid for now (C-22.1, C-23.1)."""
    if number not in on_offer(s, terms.KIND_OF_SPACE[space]):
        return codes.NOT_ON_OFFER
    return best_code(s, seat, space, (number,))


def best_code(s: CrecyPosition, seat: int, space: int, numbers: tuple[int, ...] | None = None) -> int:
    """0 if one of these (by default of all on offer) can be paid for, else why not; NOT_ON_OFFER: there is none."""
    kind = terms.KIND_OF_SPACE[space]
    deck = s.rules.deck
    where = places(s, kind)
    cards = deck.offers(kind)
    hand = len(s.hands[seat])
    gold = s.gold[seat]
    best = codes.NOT_ON_OFFER
    for number in deck.of_generation[kind][terms.GENERATION_OF_ROUND[s.round]] if numbers is None else numbers:
        if where[number] == terms.ON_OFFER:
            offer = cards[number]
            if hand < offer.cards:
                if best == codes.NOT_ON_OFFER:
                    best = codes.TOO_FEW_CARDS
            elif gold >= offer.gold or gold >= gold_cost(s, seat, space, number):
                return OK
            else:
                best = codes.TOO_LITTLE_GOLD
    return best


def base(s: CrecyPosition, space: int) -> int:
    """The first action of the block of these cards."""
    return s.rules.deck.contribution if terms.KIND_OF_SPACE[space] == terms.A_CONTRIBUTION else s.rules.deck.title


def options(s: CrecyPosition, seat: int, space: int) -> list[int]:
    first = base(s, space)
    return [first + n for n in on_offer(s, terms.KIND_OF_SPACE[space]) if code(s, seat, space, n) == OK]


def card_code(s: CrecyPosition, seat: int, space: int, action: int) -> int:
    number = action - base(s, space)
    if not 0 <= number < len(places(s, terms.KIND_OF_SPACE[space])):
        return NOT_ASKED
    return code(s, seat, space, number) or NOT_ASKED
