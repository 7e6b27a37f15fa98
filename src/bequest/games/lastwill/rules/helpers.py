"""What the helpers on a board let their owner do in a move (sections 14 and 22)."""

from __future__ import annotations

from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.cards import Card, Clause
from bequest.games.lastwill.rules import codes, events
from bequest.games.lastwill.rules.state import WillState

# --- bonuses ---


def bonuses(s: WillState, seat: int, card: Card) -> list[int]:
    """What helpers let the player add to the use of a card, each helper once (W-1.4, W-14.6)."""
    return [amount for _, amount in bonus_parts(s, seat, card)]


def bonus_parts(s: WillState, seat: int, card: Card) -> list[tuple[int, int]]:
    """The helpers that add to the use of a card, by their space, and the pounds of each.

    By symbol W-10.7, W-22.12, W-22.13, W-22.14, W-22.15, W-22.16; by type of property W-22.11.
    """
    perks = s.perks[seat]
    found: list[tuple[int, int]] = []
    if card.symbols:
        found = [(space, clause.amount) for space, clause in perks.bonuses if clause.symbols & card.symbols]
    if card.kind == terms.PROPERTY:
        found += [(space, clause.amount) for space, clause in perks.upkeeps if clause.types >> card.type & 1]
    return found


def opera_parts(s: WillState, seat: int) -> list[tuple[int, int]]:
    """The helpers that add to a visit to the opera, by their space, and the pounds of each (W-7.28, W-22.14)."""
    return [(space, clause.amount) for space, clause in s.perks[seat].bonuses if clause.opera]


# --- waivers ---


def _able(s: WillState, seat: int, helpers: tuple[tuple[int, Clause], ...], type: int, without: int = -1) -> list[int]:
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


def trade_waivers(s: WillState, seat: int, card: Card, without: int = -1) -> list[int]:
    """Helpers that let the player buy or sell this property without an action.

    Farms W-22.1, W-22.3; residences W-22.4, W-22.5. `without` is the space of a card that makes room (W-12.9).
    """
    helpers = s.perks[seat].trades
    return _able(s, seat, helpers, card.type, without) if helpers else []


def upkeep_waivers(s: WillState, seat: int, card: Card) -> list[int]:
    """Helpers that let the player maintain this property without its actions, if it needs any.

    W-14.8, W-22.8, W-22.9, W-22.10.
    """
    helpers = s.perks[seat].maintains
    return _able(s, seat, helpers, card.type) if helpers and card.kind == terms.PROPERTY and card.actions else []


def waiver_choices(s: WillState, helpers: list[int], enough: bool) -> list[int]:
    """None, if there are actions enough, or a helper that waives them (W-8.11, W-14.8)."""
    found = [terms.NONE] if enough else []
    return [*found, *[s.rules.deck.space + space for space in helpers]] if helpers else found


def waiver_refusal(s: WillState, seat: int, card: Card, helpers: tuple[tuple[int, Clause], ...], space: int) -> int:
    """Why the helper on a space is not offered: it cannot waive, not any more, or one alike comes first (W-8.11)."""
    for place, clause in helpers:
        if place == space and clause.types >> card.type & 1:
            spent = s.lying_at(seat, space).used >= clause.uses
            return codes.WAIVES_NO_MORE if spent else codes.ANOTHER_WAIVES
    return codes.CANNOT_WAIVE


def pay_actions(s: WillState, seat: int, actions: int, waiver: int) -> int:
    """Pays the actions of a move, or uses the helper that waives them; what was paid (W-8.4, W-14.8)."""
    if waiver == terms.NONE:
        s.actions[seat] -= actions
        return actions
    space = waiver - s.rules.deck.space
    s.boards[seat][space] = s.lying_at(seat, space).once_used()
    return 0


def tell_waiver(s: WillState, seat: int, waiver: int) -> None:
    if waiver != terms.NONE:
        space = waiver - s.rules.deck.space
        s.tell(events.WAIVER, seat, (s.lying_at(seat, space).card, space))


# --- extra actions ---


def gives_action(card: Card) -> bool:
    """Whether the card is a helper with an extra action (W-22.17)."""
    return card.counted is not None and card.counted.do == terms.ACTION


def give_action(s: WillState, seat: int, space: int) -> None:
    """The extra action of a helper, once in a round (W-22.17, W-22.19)."""
    s.actions[seat] += 1
    _use(s, seat, space)


def _use(s: WillState, seat: int, space: int) -> None:
    """A privilege that gives an action is used once more in this round (W-14.5)."""
    lying = s.lying_at(seat, space).once_used()
    s.boards[seat][space] = lying
    if s.journal is not None:
        s.tell(events.HELPED, seat, (lying.card, space))


def actions_without(s: WillState, seat: int, leaving: Card) -> int:
    """The actions left when a card has left the board: an extra action goes with its helper (W-22.19)."""
    return s.actions[seat] - 1 if gives_action(leaving) and s.actions[seat] else s.actions[seat]


def use_white_actions(s: WillState, seat: int, count: int) -> None:
    """Taken from the helpers on the lowest spaces first (W-8.13)."""
    for space, _ in s.perks[seat].whites:
        if count and s.lying_at(seat, space).used == 0:
            _use(s, seat, space)
            count -= 1
