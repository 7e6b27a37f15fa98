"""The cards to keep, of the starting hand and at the end of a round: secret choices of all at once (W-5.6, W-9.3)."""

from __future__ import annotations

from bisect import bisect_left
from typing import ClassVar

from bequest.core import knowledge, piles
from bequest.core.frames import Frame, Together
from bequest.core.knowledge import card_of, everybody, marked, take_openly
from bequest.core.pending import SecretChoice
from bequest.core.reasons import NOT_ASKED, Why
from bequest.core.wire import SetOf, Shape
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.rules import codes, decks, events, frames, half_made
from bequest.games.lastwill.rules.state import WillState


def ask(s: WillState, kind: int) -> None:
    """All who have cards choose at once which they keep; that depends on nothing hidden (W-1.17, W-5.7, W-9.15)."""
    mask = sum(1 << seat for seat in range(s.players) if s.hands[seat])
    if mask:
        s.frames.append(Together(kind, (), ((),) * s.players, mask))


def most(s: WillState, kind: int, seat: int) -> int:
    """How many cards may be kept; at the start exactly so many (W-5.6, W-9.3, W-22.28)."""
    return terms.HAND_LIMIT if kind == frames.START else terms.HAND_LIMIT + s.perks[seat].hand


class Keep(SecretChoice[WillState]):
    """At the end of a round: any cards up to the limit, or fewer (W-9.3, W-9.4, W-9.15)."""

    name: ClassVar[str] = "keep"

    def options(self, s: WillState, frame: Frame, seat: int) -> list[int]:
        assert isinstance(frame, Together)
        return _options(s, frame, seat, whole_answer(s, frame, seat))

    def refusal(self, s: WillState, frame: Frame, seat: int, action: int) -> int:
        if not half_made.is_card(s, action):
            return NOT_ASKED
        assert isinstance(frame, Together)
        held = s.holds(seat, action - s.rules.deck.card)
        if not held:
            return codes.NOT_IN_HAND
        chosen = whole_answer(s, frame, seat)
        return codes.CHOSEN_ALREADY if chosen.count(action) == held else codes.NOT_IN_THIS_ORDER

    def explain(self, s: WillState, frame: Frame, seat: int, action: int, code: int) -> Why:
        if code in (codes.NOT_IN_HAND, codes.CHOSEN_ALREADY):
            return codes.why(code, card=action - s.rules.deck.card)
        return codes.why(code)

    def wondered(self, s: WillState, frame: Frame, seat: int) -> list[int]:
        return [s.rules.deck.card + card for card in sorted({card_of(mark) for mark in s.hands[seat]})]

    def shape(self, s: WillState, frame: Frame, seat: int) -> Shape:
        """A set of cards in hand (W-5.6, W-9.3)."""
        assert isinstance(frame, Together)
        text = s.rules.deck.catalogue.text
        of = [text(s.rules.deck.card + card_of(mark)) for mark in s.hands[seat]]
        limit = min(most(s, frame.kind, seat), len(of))
        picked = [text(action) for action in whole_answer(s, frame, seat)]
        return SetOf(limit if frame.kind == frames.START else 0, limit, of, picked)

    def choose(self, s: WillState, frame: Frame, seat: int, action: int) -> None:
        """One more choice of a seat; with the last answer all take effect together, in seat order (W-5.9, W-5.10)."""
        assert isinstance(frame, Together)
        if s.journal is not None and s.journal.filled is not None:
            _note_filled(s, frame, seat, action)
        frame = frame.with_answer(seat, action)
        if _finished(s, frame, seat, whole_answer(s, frame, seat)):
            frame = frame.finished(seat)
        s.frames[-1] = frame
        if not frame.waits_for(seat):
            s.answered(seat)
        if frame.waiting_mask == 0:
            s.frames.pop()
            for other in range(s.players):
                if frame.answers[other]:
                    _keep(s, other, whole_answer(s, frame, other))


class Start(Keep):
    """In round 1: exactly two cards of the starting hand (W-5.6)."""

    name: ClassVar[str] = "start"

    def refusal(self, s: WillState, frame: Frame, seat: int, action: int) -> int:
        return codes.TWO_ARE_KEPT if action == terms.ENOUGH else super().refusal(s, frame, seat, action)


def _options(s: WillState, frame: Together, seat: int, chosen: list[int]) -> list[int]:
    """The next card to keep, in ascending order, with enough after it at the start (W-1.15, W-5.11)."""
    base = s.rules.deck.card
    cards = [card_of(mark) for mark in s.hands[seat]]
    start = 0
    for action in chosen:
        start = bisect_left(cards, action - base, start) + 1
    exact = frame.kind == frames.START
    end = len(cards) - terms.HAND_LIMIT + len(chosen) + 1 if exact else len(cards)
    found = [base + card for card in piles.distinct(cards[start:end])]
    if not exact:
        found.append(terms.ENOUGH)
    return found


def _finished(s: WillState, frame: Together, seat: int, chosen: list[int]) -> bool:
    return chosen[-1] == terms.ENOUGH or len(chosen) == most(s, frame.kind, seat)


def whole_answer(s: WillState, frame: Together, seat: int) -> list[int]:
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


def _note_filled(s: WillState, frame: Together, seat: int, action: int) -> None:
    """The choices that an answer leaves no choice about, for somebody who puts them into words (W-1.20)."""
    asked = len(whole_answer(s, frame, seat)) + 1
    assert s.journal is not None
    assert s.journal.filled is not None
    frame = frame.with_answer(seat, action)
    for filled in whole_answer(s, frame, seat)[asked:]:
        before = s.clone_silently()
        before.frames[-1] = frame
        s.journal.filled.append((filled, before))
        frame = frame.with_answer(seat, filled)


def _keep(s: WillState, seat: int, chosen: list[int]) -> None:
    """The other cards are discarded: face down, which blurs what others knew of these backs.

    W-5.8, W-9.5, W-23.5, W-23.8; with open discards W-23.14.
    """
    deck = s.rules.deck
    hand = s.hands[seat]
    away = [card_of(mark) for mark in hand]
    for action in chosen:
        if action != terms.ENOUGH:
            piles.remove(away, action - deck.card)
    seen = everybody(s.players) if s.rules.open_discards else 1 << seat
    backs = {deck.backs[card] for card in away}
    hidden = s.journal is not None and not s.rules.open_discards
    mixed = [mark for mark in hand if deck.backs[card_of(mark)] in backs] if hidden else []
    for card in away:
        take_openly(hand, card)
        decks.discard(s, card, seen)
    if not s.rules.open_discards:
        knowledge.forget_group(hand, backs, deck.backs, 1 << seat)
        hand.sort()
    if s.journal is not None:
        _tell_kept(s, seat, away, mixed)


def _tell_kept(s: WillState, seat: int, away: list[int], mixed: list[int]) -> None:
    """All see how many cards are kept and the backs of the others; the player sees these (W-23.3).

    The secret part has the cards discarded with those who see them, then all that others no longer tell apart.
    """
    backs = [s.rules.deck.backs[card] for card in away]
    counts = tuple([backs.count(back) for back in range(terms.WILD_BACK)])
    seen = everybody(s.players) if s.rules.open_discards else 1 << seat
    marks = [marked(card, seen) for card in away]
    s.tell(events.KEPT, seat, (len(s.hands[seat]), *counts), (len(away), *marks, *mixed), 1 << seat)
    if s.rules.open_discards:
        for card in away:
            s.tell(events.SHOWN, seat, (card,))
