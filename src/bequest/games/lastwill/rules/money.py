"""Money: what a move may cost, the totals on offer, prices and who waives actions (sections 14, 15, 18 and 22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bequest.games.lastwill.data.terms import NO_LIMIT, OPERA_PRICE, PROPERTY
from bequest.games.lastwill.rules.board import Lying, value

if TYPE_CHECKING:
    from bequest.games.lastwill.data.cards import Card, Clause
    from bequest.games.lastwill.position import WillPosition


def limit(s: WillPosition, seat: int) -> int:
    """The most that a move may cost: the balance of an owner of property (W-18.2), anything without (W-18.5)."""
    return s.balances[seat] if s.owned[seat] else NO_LIMIT


def sums(amounts: list[int], bonuses: list[int]) -> list[int]:
    """Each amount with each choice of bonuses, every total once (W-1.16, W-14.3, W-14.4)."""
    found = set(amounts)
    for bonus in bonuses:
        found |= {amount + bonus for amount in found}
    return sorted(found)


def bonuses(s: WillPosition, seat: int, card: Card) -> list[int]:
    """What helpers let the player add to the use of a card (W-22.11 to W-22.16), each once (W-14.6)."""
    perks = s.perks[seat]
    found = [clause.amount for _, clause in perks.bonuses if clause.symbols & card.symbols] if card.symbols else []
    if card.kind == PROPERTY:
        found += [clause.amount for _, clause in perks.upkeeps if clause.types >> card.type & 1]
    return found


def play_totals(s: WillPosition, seat: int, card: Card, pounds: int) -> list[int]:
    """What a white card may be played for, coins included in `pounds` (W-14.7)."""
    most = limit(s, seat)
    added = bonuses(s, seat, card) if card.symbols else []
    return [total for total in sums([pounds], added) if total <= most] if added else [pounds]


def burn_totals(s: WillPosition, seat: int, card: Card, amounts: list[int]) -> list[int]:
    """What a card may be activated for (W-13.4, W-13.5, W-14.7)."""
    most = limit(s, seat)
    return [total for total in sums(amounts, bonuses(s, seat, card)) if total <= most]


def opera_totals(s: WillPosition, seat: int) -> list[int]:
    """The visit to the opera, with what H9 adds (W-7.27, W-7.28)."""
    most = limit(s, seat)
    return [total for total in sums([OPERA_PRICE], list(s.perks[seat].opera)) if total <= most]


# --- prices ---


def _adjusted(s: WillPosition, seat: int, card: Card, price: int, without: int) -> list[int]:
    """A price with every choice of adjustments, none below 0 (W-15.7, W-15.17, W-22.2, W-22.6)."""
    found = {price}
    for space, clause in s.perks[seat].prices:
        if space != without and clause.types >> card.type & 1:
            found |= {old - clause.lower for old in found} | {old + clause.raises for old in found}
    return sorted({max(0, price) for price in found})


def buying_prices(s: WillPosition, seat: int, card: Card, without: int = -1) -> list[int]:
    """The highest banknote and the token, within the balance (W-15.6, W-15.10); `without` is the card making room."""
    have = s.balances[seat]
    return [price for price in asking_prices(s, seat, card, without) if price <= have]


def asking_prices(s: WillPosition, seat: int, card: Card, without: int = -1) -> list[int]:
    """What a property in hand may be bought for, by whoever has the money; the lowest first."""
    return _adjusted(s, seat, card, card.banknotes[0] + s.market[card.type], without)


def selling_prices(s: WillPosition, seat: int, card: Card, lying: Lying) -> list[int]:
    """The current value and the token (W-15.16)."""
    return _adjusted(s, seat, card, value(s, lying) + s.market[card.type], -1)


# --- helpers that save actions ---


def _able(
    s: WillPosition, seat: int, helpers: tuple[tuple[int, Clause], ...], type: int, without: int = -1
) -> list[int]:
    """The spaces of helpers with a use left for this type; of those alike only the first (W-8.11, W-14.5)."""
    found: list[int] = []
    seen: list[tuple[object, int]] = []
    board = s.boards[seat]
    cards = s.rules.deck.cards
    for space, clause in helpers:
        lying = board[space]
        assert lying is not None
        if space != without and clause.types >> type & 1 and lying.used < clause.uses:
            alike = (cards[lying.card].key, lying.used)
            if alike not in seen:
                seen.append(alike)
                found.append(space)
    return found


def trade_waivers(s: WillPosition, seat: int, card: Card, without: int = -1) -> list[int]:
    """Helpers that let the player buy or sell this property without an action (W-22.1, W-22.4)."""
    helpers = s.perks[seat].trades
    return _able(s, seat, helpers, card.type, without) if helpers else []


def upkeep_waivers(s: WillPosition, seat: int, card: Card) -> list[int]:
    """Helpers that let the player maintain this property without its actions, if it needs any (W-22.8, W-14.8)."""
    helpers = s.perks[seat].maintains
    return _able(s, seat, helpers, card.type) if helpers and card.kind == PROPERTY and card.actions else []


def white_left(s: WillPosition, seat: int) -> int:
    """Extra white actions not used in this round (W-22.20)."""
    helpers = s.perks[seat].whites
    if not helpers:
        return 0
    board = s.boards[seat]
    used = [lying.used for lying in [board[space] for space, _ in helpers] if lying is not None]
    return len(used) - sum(used)


def use_white_actions(s: WillPosition, seat: int, count: int) -> None:
    """Taken from the helpers on the lowest spaces first (W-8.13)."""
    board = s.boards[seat]
    for space, _ in s.perks[seat].whites:
        lying = board[space]
        assert lying is not None
        if count and lying.used == 0:
            board[space] = lying.once_used()
            count -= 1
