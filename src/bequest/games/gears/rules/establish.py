"""Establish: a technology from the hand to the own timeframe, paid with other cards (section 6)."""

from __future__ import annotations

from bisect import bisect_left

from bequest.core.frames import Frame
from bequest.core.knowledge import marked
from bequest.core.pending import Choice
from bequest.core.piles import distinct, holds, remove
from bequest.core.reasons import NOT_ASKED, OK, Why
from bequest.core.wire import SetOf, Shape
from bequest.games.gears.data import terms
from bequest.games.gears.rules import codes, events, frames, success, when_established
from bequest.games.gears.rules.state import GearsState


def offer(s: GearsState, seat: int, found: list[int]) -> None:
    """The Technology cards of the hand that fit here (G-6.1, G-6.17); equal cards are one option (G-4.34)."""
    hand = s.hands[seat]
    size = len(hand)
    if size < 2 or check_place(s, seat) != OK:
        return
    here = s.markers[seat]
    base = s.rules.deck.establish
    first_fate = s.rules.deck.first_fate
    last = -1
    for card in hand:
        if card >= first_fate:
            break
        if card != last:
            last = card
            if check_card(s, here, card, size) == OK:
                found.append(base + card)


def check_place(s: GearsState, seat: int) -> int:
    """Room where the own marker stands (G-1.20, G-6.3), with We Need More Time for one more (G-15.4, G-15.10, G-25.2).

    At the Present Day there is never any (G-6.4, G-15.5).
    """
    here = s.markers[seat]
    if here == s.present:
        return codes.AT_PRESENT
    if s.count_in(here) >= s.capacity(here) + s.extra_room:
        return codes.NO_MORE_ROOM if s.extra_room else codes.TIMEFRAME_FULL
    return OK


def check_card(s: GearsState, here: int, card: int, hand_size: int) -> int:
    """Enough other cards to pay with (G-6.7), and no copy of the name in this timeframe (G-6.5, G-15.2, G-25.3).

    Copies in other timeframes do not matter (G-6.6, G-6.16, G-13.6), nor do missing dependencies (G-6.15).
    """
    if hand_size <= s.rules.deck.cost[card]:
        return codes.TOO_FEW_CARDS
    return OK if s.find(here, card) < 0 else codes.SAME_NAME_HERE


def check(s: GearsState, seat: int, card: int) -> int:
    """A Technology card of the own hand (G-6.1), which the timeframe takes and the hand can pay."""
    if not holds(s.hands[seat], card):
        return codes.NOT_IN_HAND
    return check_place(s, seat) or check_card(s, s.markers[seat], card, len(s.hands[seat]))


def why(s: GearsState, seat: int, card: int, code: int) -> Why:
    here = s.markers[seat]
    if code == codes.NOT_IN_HAND:
        return codes.why(code, card=card)
    if code == codes.AT_PRESENT:
        return codes.why(code, here=here)
    if code == codes.TIMEFRAME_FULL:
        return codes.why(code, here=here, held=s.count_in(here), capacity=s.capacity(here))
    if code == codes.NO_MORE_ROOM:
        return codes.why(code, here=here, held=s.count_in(here), capacity=s.capacity(here), room=s.extra_room)
    if code == codes.SAME_NAME_HERE:
        return codes.why(code, here=here, card=card)
    return codes.why(code, card=card, cost=s.rules.deck.cost[card], others=max(0, len(s.hands[seat]) - 1))


def begin(s: GearsState, seat: int, card: int) -> None:
    """The card is named, the payment follows: cost(X) cards (G-6.8), asked only if there is a choice (G-4.31)."""
    s.open_step(Frame(frames.PAY, seat, (card, s.rules.deck.cost[card], 0), True))


def rest_of_hand(s: GearsState, seat: int, card: int) -> list[int]:
    """The hand without the card being established, which cannot pay for itself (G-6.7).

    Any other card can, another copy (G-6.9) or a Fate card in hand too (G-6.10). Fate cards that lie before a player
    are no hand cards (G-24.9, G-24.16).
    """
    rest = s.hands[seat][:]
    remove(rest, card)
    return rest


class Payment(Choice[GearsState]):
    """The next card of a payment. Arguments: the card, how many are due, where to go on in the hand, those named."""

    name = "discard"

    def options(self, s: GearsState, frame: Frame, seat: int) -> list[int]:
        """The cards in deck order from the last one on, as long as enough follow (G-4.32, G-4.33, G-4.34, G-25.12)."""
        base = s.rules.deck.card
        rest = rest_of_hand(s, frame.seat, frame.args[0])
        start = frame.args[2]
        found: list[int] = []
        last = -1
        for i in range(start, len(rest) - frame.args[1] + 1):
            if rest[i] != last:
                last = rest[i]
                found.append(base + last)
        return found

    def refusal(self, s: GearsState, frame: Frame, seat: int, action: int) -> int:
        """Not the card itself (G-6.7), each copy once (G-4.34), none that comes earlier, enough to follow (G-4.32)."""
        deck = s.rules.deck
        if not deck.card <= action < deck.play:
            return NOT_ASKED
        card = action - deck.card
        rest = rest_of_hand(s, seat, frame.args[0])
        if not holds(rest, card):
            return codes.NO_PAYMENT_FOR_ITSELF if card == frame.args[0] else codes.NOT_IN_HAND
        named = frame.args[3:]
        if rest.count(card) == named.count(card):
            return codes.NAMED_ALREADY
        return codes.EARLIER_IN_DECK if named and card < named[-1] else codes.CANNOT_PAY_SO

    def explain(self, s: GearsState, frame: Frame, seat: int, action: int, code: int) -> Why:
        card = action - s.rules.deck.card
        due, start, named = frame.args[1], frame.args[2], frame.args[3:]
        if code == codes.EARLIER_IN_DECK:
            return codes.why(code, card=card, last=named[-1])
        if code == codes.NAMED_ALREADY:
            return codes.why(code, card=card, copies=named.count(card))
        if code == codes.CANNOT_PAY_SO:
            rest = rest_of_hand(s, seat, frame.args[0])
            return codes.why(code, card=card, due=due, left=len(rest) - bisect_left(rest, card, start))
        return codes.why(code, card=card)

    def shape(self, s: GearsState, frame: Frame, seat: int) -> Shape:
        """The whole payment at once: any of the other cards (G-6.7, G-6.8).

        What was filled in before the first card that is asked for is no part of the question.
        """
        due, start = frame.args[1], frame.args[2]
        base, text = s.rules.deck.card, s.game.text
        of = [text(base + card) for card in rest_of_hand(s, seat, frame.args[0])[start:]]
        asked = [step for step in s.frames if step.kind == frames.PAY]
        picked = frame.args[len(asked[0].args) :]
        return SetOf(due, due, of, [text(base + card) for card in picked])

    def wondered(self, s: GearsState, frame: Frame, seat: int) -> list[int]:
        return [s.rules.deck.card + card for card in distinct(rest_of_hand(s, seat, frame.args[0]))]

    def choose(self, s: GearsState, frame: Frame, seat: int, action: int) -> None:
        """One more card; the last one commits the move (G-4.28)."""
        card, need, start = frame.args[0], frame.args[1], frame.args[2]
        discard = action - s.rules.deck.card
        chosen = frame.args[3:] + (discard,)
        if need == 1:
            _establish(s, frame.seat, card, chosen)
        else:
            at = bisect_left(rest_of_hand(s, frame.seat, card), discard, start)
            s.open_step(Frame(frames.PAY, frame.seat, (card, need - 1, at + 1) + chosen, True))


def _establish(s: GearsState, seat: int, card: int, payment: tuple[int, ...]) -> None:
    """All of it takes effect at once, as one counted action (G-4.27, G-15.8).

    The payment goes face down to the discard pile (G-6.8, G-6.11, G-23.15), the card to the own timeframe for all to
    see (G-6.2, G-6.12, G-23.19). It uses up We Need More Time, needed or not (G-15.1, G-15.6).
    """
    s.close_move()
    before = success.successful_now(s)
    hand = s.hands[seat]
    remove(hand, card)
    for paid in payment:
        remove(hand, paid)
        s.discard.append(marked(paid, 1 << seat))
    here = s.markers[seat]
    _place(s, seat, here, card)
    s.actions += 1
    s.extra_room = 0
    if s.journal is not None:
        lacking = success.missing(s, here, card)
        s.tell(events.ESTABLISH, seat, (card, here, len(payment), *lacking), payment, 1 << seat)
    success.tell_success(s, before)
    when_established.ask(s, seat, card)


def _place(s: GearsState, seat: int, here: int, card: int) -> None:
    """A new copy with cost(X) cubes from the endless supply (G-1.6, G-6.13); a timeframe has no order (G-2.12)."""
    copy = here * terms.STRIDE + card
    at = bisect_left(s.copies, copy)
    s.copies.insert(at, copy)
    s.cubes.insert(at, s.rules.deck.cost[card] << seat * terms.BITS)
    s.tokens.insert(at, 0)
