"""How a total comes about: the helpers and companions that make it up, and the prices and totals as texts."""

from __future__ import annotations

from typing import Final

from bequest.core.words import Message, either, message
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.cards import Card
from bequest.games.lastwill.rules import activation, board, frames, half_made, helpers, market, white_cards
from bequest.games.lastwill.rules.half_made import Move
from bequest.games.lastwill.rules.lying import Lying
from bequest.games.lastwill.rules.state import WillState
from bequest.games.lastwill.words.names import pounds

Part = tuple[int, int, int]
"""What makes up a total: a helper by its number, or a companion by its type (the other is -1), and the pounds."""
Start = tuple[tuple[Part, ...], int]
"""An amount before helpers change it, and the companion that brings it."""
Change = tuple[int, tuple[int, ...]]
"""A helper by its number, and the pounds of which it may add one."""
Ways = dict[int, set[tuple[Part, ...]]]
"""Totals, and for each of them the ways to reach it; two are enough to know that it cannot be told which."""
FEW: Final = 3
"""So many totals are told one by one, more of them by the lowest and the highest."""


def totals_text(totals: list[int], usual: int) -> Message | str:
    """All totals, few of them one by one; the usual one if none can be paid."""
    told = totals or [usual]
    if len(told) > FEW:
        return message("lastwill-from-to", first=pounds(told[0]), last=pounds(told[-1]))
    return either([pounds(total) for total in told])


def of_step(s: WillState, seat: int, kind: int, move: Move) -> Ways:
    """How the totals that an open step offers come about."""
    if kind not in (frames.AMOUNT, frames.PRICE, frames.OPERA):
        return {}
    found = _reached(s, seat, kind, move)
    first = s.rules.deck.amount
    totals = [action - first for action in half_made.step_of(s, kind).choices(s, seat, move)]
    return {total: found[total] for total in totals}


def _reached(s: WillState, seat: int, kind: int, move: Move) -> Ways:
    """All totals that amounts and helpers come to, whether or not they can be paid."""
    deck = s.rules.deck
    if kind == frames.OPERA:
        return _all_ways([((), terms.OPERA_PRICE)], _added(s, seat, helpers.opera_parts(s, seat)))
    if kind == frames.PRICE:
        if move[0] >= deck.use:
            card = deck.cards[move[0] - deck.use]
            return _price_ways(s, seat, card, None, board.leaving_space(s, seat, move))
        lying = s.lying_at(seat, move[0] - deck.sell)
        return _price_ways(s, seat, deck.cards[lying.card], lying, -1)
    if move[0] >= deck.use:
        card = deck.cards[move[0] - deck.use]
        starts: list[Start] = [((), white_cards.base_pounds(card, move))]
    else:
        lying = s.lying_at(seat, move[0] - deck.activate)
        card = deck.cards[lying.card]
        starts = _activation_starts(s, seat, card, lying)
    return _all_ways(starts, _added(s, seat, helpers.bonus_parts(s, seat, card)))


def _activation_starts(s: WillState, seat: int, card: Card, lying: Lying) -> list[Start]:
    """The first amount, or what a formula counts, and those of the filled companion spaces."""
    amounts = activation.amounts(s, seat, card, lying.tokens)
    with_token: list[Start] = [
        (((-1, type, amount),), amount) for (type, _), amount in zip(card.spaces, amounts[1:], strict=False)
    ]
    return [((), amounts[0]), *with_token]


def _price_ways(s: WillState, seat: int, card: Card, lying: Lying | None, without: int) -> Ways:
    changes = [
        (s.lying_at(seat, space).card, tuple(amount for amount in (-lower, raises) if amount))
        for space, lower, raises in market.adjusters(s, seat, card, without)
    ]
    found: Ways = {}
    for total, ways in _all_ways([((), market.full_price(s, card, lying))], changes).items():
        found.setdefault(max(0, total), set()).update(ways)
    return found


def _added(s: WillState, seat: int, parts: list[tuple[int, int]]) -> list[Change]:
    return [(s.lying_at(seat, space).card, (amount,)) for space, amount in parts]


def _all_ways(starts: list[Start], changes: list[Change]) -> Ways:
    """Every total of a start and a choice of what helpers may change."""
    found: Ways = {}
    for parts, amount in starts:
        found.setdefault(amount, set()).add(parts)
    for number, amounts in changes:
        more = [
            (total + amount, tuple(sorted((*way, (number, -1, amount)))))
            for total, ways in found.items()
            for way in ways
            for amount in amounts
        ]
        for total, way in more:
            known = found.setdefault(total, set())
            if len(known) < 2:
                known.add(way)
    return found
