"""The simultaneous secret choices of the cards to keep: the starting hand and the end of a round (W-5.6, W-9.3)."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from bequest.core import knowledge, piles
from bequest.core.frames import Together
from bequest.core.knowledge import card_of, everybody, take_openly
from bequest.games.lastwill.data.terms import ENOUGH, F_START, HAND_LIMIT, WILD_BACK
from bequest.games.lastwill.rules import decks
from bequest.games.lastwill.rules.events import E_KEPT, E_SHOWN

if TYPE_CHECKING:
    from bequest.games.lastwill.position import WillPosition


def ask(s: WillPosition, kind: int) -> None:
    """All who have cards choose at once which they keep (W-5.7, W-9.15)."""
    mask = sum(1 << seat for seat in range(s.players) if s.hands[seat])
    if mask:
        s.frames.append(Together(kind, (), ((),) * s.players, mask))


def most(s: WillPosition, frame: Together, seat: int) -> int:
    """How many cards may be kept; at the start exactly so many (W-5.6, W-9.3, W-22.28)."""
    return HAND_LIMIT if frame.kind == F_START else HAND_LIMIT + s.perks[seat].hand


def options(s: WillPosition, frame: Together, seat: int) -> list[int]:
    return _options(s, frame, seat, whole_answer(s, frame, seat))


def _options(s: WillPosition, frame: Together, seat: int, chosen: list[int]) -> list[int]:
    """The next card to keep, in ascending order, with enough after it at the start (W-1.15, W-5.11)."""
    base = s.rules.deck.card
    cards = [card_of(mark) for mark in s.hands[seat]]
    start = 0
    for action in chosen:
        start = bisect_left(cards, action - base, start) + 1
    exact = frame.kind == F_START
    end = len(cards) - HAND_LIMIT + len(chosen) + 1 if exact else len(cards)
    found = [base + card for card in piles.distinct(cards[start:end])]
    if not exact:
        found.append(ENOUGH)
    return found


def _finished(s: WillPosition, frame: Together, seat: int, chosen: list[int]) -> bool:
    return chosen[-1] == ENOUGH or len(chosen) == most(s, frame, seat)


def whole_answer(s: WillPosition, frame: Together, seat: int) -> list[int]:
    """The choices asked, and after the first those that have a single option (W-1.20)."""
    chosen: list[int] = []
    for action in frame.answers[seat]:
        chosen.append(action)
        while not _finished(s, frame, seat, chosen):
            on_offer = _options(s, frame, seat, chosen)
            if len(on_offer) != 1:
                break
            chosen += on_offer
    return chosen


def answer(s: WillPosition, frame: Together, seat: int, action: int) -> None:
    """One more choice of a seat; with the last answer all take effect together, in seat order (W-5.10)."""
    frame = frame.with_answer(seat, action)
    if _finished(s, frame, seat, whole_answer(s, frame, seat)):
        frame = frame.finished(seat)
    s.frames[-1] = frame
    if frame.waiting_mask == 0:
        s.frames.pop()
        for other in range(s.players):
            if frame.answers[other]:
                _keep(s, other, whole_answer(s, frame, other))


def _keep(s: WillPosition, seat: int, chosen: list[int]) -> None:
    """The other cards are discarded: face down, which blurs what others knew of these backs (W-5.8, W-9.5, W-23.8)."""
    deck = s.rules.deck
    hand = s.hands[seat]
    away = [card_of(mark) for mark in hand]
    for action in chosen:
        if action != ENOUGH:
            piles.remove(away, action - deck.card)
    seen = everybody(s.players) if s.rules.open_discards else 1 << seat
    for card in away:
        take_openly(hand, card)
        decks.discard(s, card, seen)
    if not s.rules.open_discards:
        knowledge.forget_group(hand, {deck.backs[card] for card in away}, deck.backs, 1 << seat)
        hand.sort()
    if s.journal is not None:
        backs = [deck.backs[card] for card in away]
        counts = tuple([backs.count(back) for back in range(WILD_BACK)])
        s.tell(E_KEPT, seat, (len(hand), *counts), tuple(away), 1 << seat)
        if s.rules.open_discards:
            for card in away:
                s.tell(E_SHOWN, seat, (card,))
