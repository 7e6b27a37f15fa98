"""How fast the players of Last Will burn their money, and so how long the game will last."""

from __future__ import annotations

from typing import Final

from bequest.games.lastwill.data import terms
from bequest.games.lastwill.rules import activation, market, scoring
from bequest.games.lastwill.rules.state import WillState

ACTION_WORTH: Final = 3.2
"""What an action burns in an ordinary round."""
BASE_BURN: Final = 8.5
"""What a round burns beside the cards that burn by themselves."""
PACE: Final = 1.0
"""How much more a round burns than the one before it."""


def rounds_left(s: WillState) -> int:
    """Rounds until the first player has nothing left, or the last round is over; this one is counted."""
    if s.bankrupt:
        return 1
    most = terms.ROUNDS + 1 - s.round
    if most == 1:
        return 1
    return min([_until_ruin(s, seat, most) for seat in range(s.players)])


def _until_ruin(s: WillState, seat: int, most: int) -> int:
    left = float(scoring.worth(s, seat) - terms.PROPERTY_WORTH * s.owned[seat])
    pace = burn_of(s, seat)
    rounds = 1 if _has_had_turn(s, seat) else 0
    while left > 0 and rounds < most:
        left -= pace
        pace += PACE
        rounds += 1
    return max(1, rounds)


def _has_had_turn(s: WillState, seat: int) -> bool:
    """Whether a player burns no more in this round."""
    return s.phase == terms.ENDING or (s.phase == terms.ACTIONS and s.order.index(seat) < s.turn - 1)


def burn_of(s: WillState, seat: int) -> float:
    """About what a player burns in a round: everybody's actions, and what the own board burns by itself."""
    cards = s.rules.deck.cards
    found = BASE_BURN
    for lying in s.boards[seat]:
        if lying is None:
            continue
        card = cards[lying.card]
        if card.kind == terms.PROPERTY:
            if market.steps_left(card, lying):
                found += 0.7 * (card.banknotes[lying.step] - card.banknotes[lying.step + 1])
        elif card.upper:
            most = max(activation.amounts(s, seat, card, lying.tokens))
            found += max(0.0, most - 0.7 * ACTION_WORTH * card.actions)
    return found
