"""Titles and Contributions on offer: their prices and benefits (sections 22 and 23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bequest.core.reasons import NOT_ASKED, OK
from bequest.games.crecy import effects
from bequest.games.crecy.codes import NOT_ON_OFFER, TOO_FEW_CARDS, TOO_LITTLE_GOLD
from bequest.games.crecy.terms import A_CONTRIBUTION, DISCOUNT_OF_SPACE, KIND_OF_SPACE, ON_OFFER

if TYPE_CHECKING:
    from bequest.games.crecy.cards import Offer
    from bequest.games.crecy.state import CrecyPosition


def places(s: CrecyPosition, kind: int) -> list[int]:
    """Where the Titles, or the Contributions, are."""
    return s.contributions if kind == A_CONTRIBUTION else s.titles


def on_offer(s: CrecyPosition, kind: int) -> list[int]:
    return [number for number, place in enumerate(places(s, kind)) if place == ON_OFFER]


def gold_cost(s: CrecyPosition, seat: int, space: int, number: int) -> int:
    """The Gold that a Title or a Contribution costs after discounts (C-11.6, C-36.7)."""
    gold = s.rules.deck.offers(KIND_OF_SPACE[space])[number].gold
    return max(0, gold - effects.modifier(s, seat, DISCOUNT_OF_SPACE[space])) if s.lasting else gold


def code(s: CrecyPosition, seat: int, space: int, number: int) -> int:
    """Whether this one can be paid for now (C-22.1, C-23.1)."""
    kind = KIND_OF_SPACE[space]
    if places(s, kind)[number] != ON_OFFER:
        return NOT_ON_OFFER
    return _price_code(s, seat, space, number, s.rules.deck.offers(kind)[number])


def best_code(s: CrecyPosition, seat: int, space: int) -> int:
    """0 if one of those on offer can be paid for; else what is wrong, NOT_ON_OFFER if there is none."""
    kind = KIND_OF_SPACE[space]
    cards = s.rules.deck.offers(kind)
    best = NOT_ON_OFFER
    for number, place in enumerate(places(s, kind)):
        if place == ON_OFFER:
            found = _price_code(s, seat, space, number, cards[number])
            if found == OK:
                return OK
            if best != TOO_LITTLE_GOLD:
                best = found
    return best


def _price_code(s: CrecyPosition, seat: int, space: int, number: int, offer: Offer) -> int:
    if len(s.hands[seat]) < offer.cards:
        return TOO_FEW_CARDS
    gold = s.gold[seat]
    return OK if gold >= offer.gold or gold >= gold_cost(s, seat, space, number) else TOO_LITTLE_GOLD


def base(s: CrecyPosition, space: int) -> int:
    """The first action of the block of these cards."""
    return s.rules.deck.contribution if KIND_OF_SPACE[space] == A_CONTRIBUTION else s.rules.deck.title


def options(s: CrecyPosition, seat: int, space: int) -> list[int]:
    first = base(s, space)
    return [first + n for n in on_offer(s, KIND_OF_SPACE[space]) if code(s, seat, space, n) == OK]


def card_code(s: CrecyPosition, seat: int, space: int, action: int) -> int:
    number = action - base(s, space)
    if not 0 <= number < len(places(s, KIND_OF_SPACE[space])):
        return NOT_ASKED
    return code(s, seat, space, number) or NOT_ASKED
