"""Friend deck, display and hand: drawing, refilling, discarding (section 12); `batches.py` has the taking."""

from __future__ import annotations

from bisect import insort

from bequest.core.frames import Frame
from bequest.core.knowledge import SEATS as MARK_BITS
from bequest.core.knowledge import card_of, knowers_of, marked, take_openly
from bequest.core.pending import Draw
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import events, frames
from bequest.games.crecy.rules.state import CrecyState

# --- the deck ---


def in_deck(s: CrecyState) -> bool:
    """Whether a Friend can still be drawn (C-12.15)."""
    return bool(s.friend_pile or s.friend_top or s.friend_discard)


def available(s: CrecyState) -> bool:
    """Whether there is a Friend in display, deck or discard pile (C-20.4)."""
    return bool(s.display) or in_deck(s)


def _reshuffle(s: CrecyState) -> None:
    """The discard pile becomes the deck, if it holds anything (C-12.13, C-12.14)."""
    if s.friend_discard:
        s.friend_pile = s.friend_discard
        s.friend_discard = []
        if s.journal is not None:
            s.tell(events.RESHUFFLE_FRIENDS, -1, (len(s.friend_pile),) + tuple(s.friend_pile))


class FriendDraw(Draw[CrecyState]):
    """Friends off the deck; with no card in deck and discard pile the rest is forfeited (C-12.14, C-12.15)."""

    def first_action(self, s: CrecyState) -> int:
        return s.rules.deck.friend

    def top(self, s: CrecyState, frame: Frame) -> list[int]:
        return s.friend_top

    def pile(self, s: CrecyState, frame: Frame) -> list[int]:
        return s.friend_pile

    def ready(self, s: CrecyState, frame: Frame) -> bool:
        """The discard pile is shuffled as soon as a card is needed (C-12.14)."""
        if not s.friend_pile and not s.friend_top:
            _reshuffle(s)
        return bool(s.friend_pile or s.friend_top)


class DrawFriends(FriendDraw):
    """Off the deck into a hand, unseen by the others (C-1.9, C-12.11, C-33.5)."""

    name = "draw"

    def receive(self, s: CrecyState, frame: Frame, card: int) -> None:
        insort(s.hands[frame.seat], marked(card, 1 << frame.seat))
        if s.journal is not None:
            s.tell(events.DRAWN, frame.seat, (), (card,), 1 << frame.seat)
        if not s.friend_pile and not s.friend_top:
            _reshuffle(s)  # at once, with the last card (C-12.13)


class Refill(FriendDraw):
    """A new display, for all to see (C-12.1, C-12.4); it may get fewer than five cards (C-12.15, C-12.16)."""

    name = "refill"

    def receive(self, s: CrecyState, frame: Frame, card: int) -> None:
        insort(s.display, card)
        if s.journal is not None:
            s.tell(events.DISPLAY, -1, (card,))
        if not s.friend_pile and not s.friend_top:
            _reshuffle(s)


def refill(s: CrecyState) -> None:
    """An empty display is refilled at once (C-12.4)."""
    s.frames.append(Frame(frames.REFILL, -1, (terms.FULL_DISPLAY,)))


def refill_if_empty(s: CrecyState) -> bool:
    """A display that could not be refilled before is, as soon as there is a card for it (C-12.14)."""
    if s.display or not in_deck(s):
        return False
    refill(s)
    return True


def draw(s: CrecyState, seat: int, count: int) -> None:
    """Off the deck into the hand (C-1.9)."""
    if count > 0:
        s.frames.append(Frame(frames.DRAW, seat, (count,)))


# --- hands ---


def hand(s: CrecyState, seat: int) -> list[int]:
    """The Friends in a hand, in deck order (C-1.8)."""
    return [mark >> MARK_BITS for mark in s.hands[seat]]


def holds(s: CrecyState, seat: int, card: int) -> bool:
    return card in hand(s, seat)


def hand_actions(s: CrecyState, seat: int) -> list[int]:
    """The Friends in a hand as actions."""
    return [s.rules.deck.friend + card for card in hand(s, seat)]


def discard(s: CrecyState, seat: int, card: int) -> None:
    """From a hand onto the discard pile of the Friends, face up (C-1.15, C-12.12, C-33.8)."""
    take_openly(s.hands[seat], card)
    insort(s.friend_discard, card)
    if s.journal is not None:
        s.tell(events.FRIEND_DISCARD, seat, (card,))


def discard_hand(s: CrecyState, seat: int) -> None:
    """A whole hand goes to the discard pile, seen by all (C-30.10, C-33.8); first what all know already."""
    for mark in sorted(s.hands[seat], key=lambda mark: knowers_of(mark) != terms.OPEN):
        discard(s, seat, card_of(mark))


def discard_display(s: CrecyState) -> None:
    """The whole display is discarded; that is no take, and the last-card rule does not apply (C-12.10, C-12.12)."""
    for card in s.display:
        insort(s.friend_discard, card)
    s.display = []
