"""Companions and wild cards: tokens on the cards of a board (section 16)."""

from __future__ import annotations

from typing import ClassVar

from bequest.core.frames import Frame
from bequest.core.knowledge import SEATS as MARK_BITS
from bequest.core.knowledge import card_of
from bequest.core.reasons import NOT_ASKED, OK, Why
from bequest.games.lastwill.rules import codes, decks, events, frames, half_made
from bequest.games.lastwill.rules.half_made import COMPLETE, Move, MoveStep
from bequest.games.lastwill.rules.lying import Lying
from bequest.games.lastwill.rules.state import WillState


def check(s: WillState, seat: int, lying: Lying) -> int:
    """Why no token can be added to a card (W-8.4, W-16.3, W-16.4, W-16.6)."""
    if lying.tokens >= len(s.rules.deck.cards[lying.card].spaces):
        return codes.NO_EMPTY_COMPANION_SPACE
    if not fitting(s, seat, lying):
        return codes.NO_COMPANION
    return OK if s.actions[seat] else codes.TOO_FEW_ACTIONS


def explain(s: WillState, seat: int, lying: Lying, code: int) -> Why:
    if code == codes.TOO_FEW_ACTIONS:
        return codes.why(code, have=s.actions[seat], needed=1)
    if code == codes.NO_COMPANION:
        return codes.why(code, type=wanted(s, lying))
    return codes.why(code, card=lying.card)


def wanted(s: WillState, lying: Lying) -> int:
    """The type of companion for the uppermost empty space (W-16.4, W-16.5)."""
    return s.rules.deck.cards[lying.card].spaces[lying.tokens][0]


def next_space(s: WillState, lying: Lying, more: int = 0) -> tuple[int, int] | None:
    """Type and pounds of the uppermost empty companion space, after some more tokens; None if all are filled."""
    spaces = s.rules.deck.cards[lying.card].spaces
    filled = lying.tokens + more
    return spaces[filled] if filled < len(spaces) else None


def fitting(s: WillState, seat: int, lying: Lying) -> list[int]:
    """The cards in hand that can fill the uppermost empty companion space (W-16.4, W-16.9)."""
    deck = s.rules.deck
    held = [mark >> MARK_BITS for mark in s.hands[seat]]
    return [card for card in (*deck.companions[wanted(s, lying)], deck.wild) if card in held]


def held(s: WillState, seat: int) -> list[int]:
    """The companion and wild cards in hand as actions, each design once."""
    deck = s.rules.deck
    cards = sorted({card_of(mark) for mark in s.hands[seat]})
    return [deck.card + card for card in cards if card >= deck.first_slate]


def next_step(move: Move) -> int:
    """After the space the card (W-8.10)."""
    return frames.COMPANION if len(move) == 1 else COMPLETE


def commit(s: WillState, seat: int, move: Move) -> None:
    """A companion card becomes a token, for 1 action (W-16.3)."""
    deck = s.rules.deck
    space, companion = move[0] - deck.add, move[1] - deck.card
    s.actions[seat] -= 1
    decks.play_companion(s, seat, companion, events.ADD, (s.lying_at(seat, space).card, companion, space))
    place_token(s, seat, space)
    decks.wild_played(s, seat, companion)


def place_token(s: WillState, seat: int, space: int) -> None:
    """On the uppermost empty companion space, for good (W-16.4, W-16.5, W-16.7)."""
    lying = s.lying_at(seat, space)
    s.boards[seat][space] = lying.with_token()
    if s.journal is not None:
        s.tell(events.TOKEN, seat, (lying.card, wanted(s, lying), space))


class Companion(MoveStep):
    """Which companion becomes the token: a card of the type, or a wild card (W-16.3, W-16.9)."""

    name: ClassVar[str] = "companion"

    def choices(self, s: WillState, seat: int, move: Move) -> list[int]:
        deck = s.rules.deck
        return [deck.card + card for card in fitting(s, seat, s.lying_at(seat, move[0] - deck.add))]

    def refused(self, s: WillState, seat: int, move: Move, action: int) -> int:
        if not half_made.is_card(s, action):
            return NOT_ASKED
        return codes.WRONG_COMPANION if s.holds(seat, action - s.rules.deck.card) else codes.NOT_IN_HAND

    def why(self, s: WillState, seat: int, move: Move, action: int, code: int) -> Why:
        return codes.why(code, card=action - s.rules.deck.card)

    def wondered(self, s: WillState, frame: Frame, seat: int) -> list[int]:
        return held(s, seat)
