"""Friend deck, display and hand: drawing, refilling, and taking a batch (section 12)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from bequest.core import piles
from bequest.core.frames import Frame
from bequest.core.knowledge import SEATS as MARK_BITS
from bequest.core.knowledge import marked, take_openly
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import effects, events, frames

if TYPE_CHECKING:
    from bequest.games.crecy.position import CrecyPosition


# --- the deck ---


def in_deck(s: CrecyPosition) -> bool:
    """Whether a Friend can still be drawn (C-12.15)."""
    return bool(s.friend_pile or s.friend_top or s.friend_discard)


def available(s: CrecyPosition) -> bool:
    """Whether there is a Friend in display, deck or discard pile (C-20.4)."""
    return bool(s.display) or in_deck(s)


def ready(s: CrecyPosition) -> bool:
    """Makes sure that the deck has a card; False if there is none at all (C-12.14, C-12.15)."""
    if not s.friend_pile and not s.friend_top:
        _reshuffle(s)
    return bool(s.friend_pile or s.friend_top)


def _reshuffle(s: CrecyPosition) -> None:
    if s.friend_discard:
        s.tell(events.RESHUFFLE_FRIENDS, -1, (len(s.friend_discard),))
        s.friend_pile = s.friend_discard
        s.friend_discard = []


def outcomes(s: CrecyPosition) -> list[tuple[int, int]]:
    base = s.rules.deck.friend
    return [(base + card, weight) for card, weight in piles.outcomes(s.friend_top, s.friend_pile)]


def draw(s: CrecyPosition, frame: Frame) -> bool:
    """Draws what the frame still asks for, into the hand or into the display; False if chance must be asked."""
    left = frame.args[0]
    while left and ready(s):
        if not s.auto:
            s.frames[-1] = Frame(frame.kind, frame.seat, (left,))
            return False
        card = piles.pick(s.friend_top, s.friend_pile, s.rng)
        if s.journal is not None:
            s.chanced(s.rules.deck.friend + card)
        _receive(s, frame, card)
        left -= 1
    s.frames.pop()
    return True


def happen(s: CrecyPosition, frame: Frame, card: int) -> None:
    """Chance has named the card that is drawn."""
    piles.take(s.friend_top, s.friend_pile, card)
    s.frames[-1] = Frame(frame.kind, frame.seat, (frame.args[0] - 1,))
    _receive(s, frame, card)


def _receive(s: CrecyPosition, frame: Frame, card: int) -> None:
    """A card off the deck: into the hand unseen by the others, or open into the display (C-33.5)."""
    if frame.kind == frames.DRAW:
        insort(s.hands[frame.seat], marked(card, 1 << frame.seat))
        if s.journal is not None:
            s.tell(events.DRAWN, frame.seat, (), (card,), 1 << frame.seat)
    else:
        insort(s.display, card)
        if s.journal is not None:
            s.tell(events.DISPLAY, -1, (card,))
    if not s.friend_pile and not s.friend_top:
        _reshuffle(s)  # at once, with the last card (C-12.13)


def refill(s: CrecyPosition) -> None:
    """An empty display is refilled at once (C-12.4)."""
    s.frames.append(Frame(frames.REFILL, -1, (terms.FULL_DISPLAY,)))


# --- leaving a hand or the display ---


def discard(s: CrecyPosition, seat: int, card: int) -> None:
    """From a hand, face up (C-12.12, C-33.8)."""
    take_openly(s.hands[seat], card)
    insort(s.friend_discard, card)
    if s.journal is not None:
        s.tell(events.FRIEND_DISCARD, seat, (card,))


def discard_display(s: CrecyPosition) -> None:
    """No take: the last-card rule does not apply (C-12.10)."""
    for card in s.display:
        insort(s.friend_discard, card)
    s.display = []


def holds(s: CrecyPosition, seat: int, card: int) -> bool:
    return card in hand(s, seat)


def hand(s: CrecyPosition, seat: int) -> list[int]:
    """The Friends in a hand, in deck order."""
    return [mark >> MARK_BITS for mark in s.hands[seat]]


# --- taking from the display ---


def take(s: CrecyPosition, seat: int, cards: list[int], event: int = events.TAKEN) -> None:
    """From the display into the hand, known to all as long as they stay there (C-33.9)."""
    for card in cards:
        s.display.remove(card)
        insort(s.hands[seat], marked(card, terms.OPEN))
        if s.journal is not None:
            s.tell(event, seat, (card,))


def begin_batch(s: CrecyPosition, seat: int, count: int, gender: int = -1, particular: bool = False) -> None:
    """Cards that a card gives, as one batch (C-12.3); `particular` ones cannot come from the deck (C-34.42)."""
    if count > 0:
        s.frames.append(Frame(frames.BATCH, seat, (count, gender, int(particular or gender >= 0), 0)))


def may_draw_batch(s: CrecyPosition, seat: int) -> bool:
    """Whether a batch may come from the deck instead (C-34.42, C-20.4)."""
    return bool(s.lasting) and effects.in_force(s, seat, terms.DO_FROM_DECK) and in_deck(s)


def takeable(s: CrecyPosition, gender: int) -> list[int]:
    if gender < 0:
        return s.display
    return [card for card in s.display if s.rules.deck.gender[card] == gender]


def go_on(s: CrecyPosition, frame: Frame) -> None:
    """One step of a batch: ask, take what needs no choice, refill in mid-batch, or finish."""
    count, gender, sourced, begun = frame.args
    seat = frame.seat
    if not sourced and may_draw_batch(s, seat):
        s.frames[-1] = Frame(frames.TAKE, seat, (count, gender, 0))
        return
    on_offer = takeable(s, gender)
    if count and not s.display and in_deck(s):
        s.frames[-1] = Frame(frames.BATCH, seat, (count, gender, 1, begun))
        refill(s)
    elif count and on_offer:
        if count < len(on_offer):
            s.frames[-1] = Frame(frames.TAKE, seat, (count, gender, 1))
        else:
            taken = on_offer[:]
            s.frames[-1] = Frame(frames.BATCH, seat, (count - len(taken), gender, 1, 1))
            take(s, seat, taken)
    else:
        s.frames.pop()
        if begun:
            finish_batch(s, seat)


def finish_batch(s: CrecyPosition, seat: int) -> None:
    """The last-card rule, then the refill (C-12.6 to C-12.9)."""
    if len(s.display) == 1:
        take(s, seat, s.display[:], events.LAST_TAKEN)
    if not s.display:
        refill(s)


def take_chosen(s: CrecyPosition, seat: int, cards: list[int]) -> None:
    """The chosen cards complete a batch: they were fewer than lay there."""
    take(s, seat, cards)
    finish_batch(s, seat)


def draw_cards(s: CrecyPosition, seat: int, count: int) -> None:
    """Off the deck into the hand."""
    if count > 0:
        s.frames.append(Frame(frames.DRAW, seat, (count,)))
