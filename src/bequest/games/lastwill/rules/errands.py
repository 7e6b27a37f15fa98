"""The errand phase: where an errand boy can go, and what he brings (section 7)."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar

from bequest.core.frames import Frame
from bequest.core.knowledge import everybody, marked
from bequest.core.reasons import NOT_ASKED, OK, Why
from bequest.core.wire import OrderOf, PlaceOf, Shape
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.rules import codes, decks, events, frames, half_made, helpers, market, money
from bequest.games.lastwill.rules.half_made import COMPLETE, Beginning, Move, MoveStep, step_of
from bequest.games.lastwill.rules.state import WillState


def open_spaces(s: WillState, seat: int) -> list[int]:
    """The spaces whose errand can be carried out (W-7.5, W-7.6)."""
    return [space for space, row in s.rules.errand_rows.items() if _row_code(s, seat, row) == OK]


def _row_code(s: WillState, seat: int, row: tuple[int, int, tuple[int, ...], int]) -> int:
    """Why an errand boy cannot go to a space.

    Taken W-7.5, W-7.8, W-7.13, W-7.14, W-7.25; nothing to bring W-7.10, W-7.15, W-7.17, W-7.20, W-7.26; opera W-7.29,
    W-7.30.
    """
    number, named, places, capacity = row
    figures = s.figures[number]
    if named < 0:
        if figures and len(figures) >= capacity:
            return codes.ERRAND_TAKEN
        for place in places:
            if s.offering[place] >= 0:
                return OK
        return codes.NO_CARD_ON_OFFER
    if named == terms.TO_UNKNOWN:  # each colour has one of its own (W-7.25)
        if seat in figures:
            return codes.ERRAND_TAKEN
        return OK if s.pools[0] or decks.drawable(s) else codes.NOTHING_TO_DRAW
    if figures and len(figures) >= capacity:
        return codes.ERRAND_TAKEN
    if named < terms.WILD_PLACES:
        return OK if s.wilds >> named & 1 else codes.WILD_TAKEN
    if named == terms.TO_EXTENSION:
        return OK if s.extensions else codes.NO_EXTENSION_LEFT
    dear = named == terms.TO_OPERA and money.limit(s, seat) < terms.OPERA_PRICE
    return codes.OPERA_TOO_DEAR if dear else OK


class Errand(Beginning):
    """One errand boy goes to a space (W-7.2, W-7.3, W-7.7).

    If there is a single space it is not asked for; the frame then has it as its argument, and what the space brings is
    asked in its place.
    """

    name: ClassVar[str] = "errand"

    def go_on(self, s: WillState, frame: Frame) -> bool:
        """Nowhere to go, or one space only: that is public, so it is not asked (W-1.17, W-1.18, W-7.7)."""
        seat = frame.seat
        if not frame.args:
            on_offer = open_spaces(s, seat)
            if not on_offer:
                s.frames.pop()
                s.boys[seat] -= 1
                s.tell(events.NO_ERRAND, seat)
                return True
            if len(on_offer) > 1:
                frame.offer = on_offer  # nothing changes it before the choice
            else:
                return self._go_to(s, seat, (on_offer[0],))
        s.seat = seat
        return False

    def _go_to(self, s: WillState, seat: int, move: Move) -> bool:
        """To the only space; False if what it brings must be chosen."""
        s.frames[-1] = Frame(frames.ERRAND, seat, move)
        kind = next_step(s, move)
        if kind != COMPLETE and len(step_of(s, kind).choices(s, seat, move)) > 1:
            s.seat = seat
            return False
        self.proceed(s, seat, move)
        return True

    def options(self, s: WillState, frame: Frame, seat: int) -> list[int]:
        return self._step(s, frame).choices(s, seat, frame.args) if frame.args else open_spaces(s, seat)

    def _step(self, s: WillState, frame: Frame) -> MoveStep:
        return step_of(s, next_step(s, frame.args))

    def refusal(self, s: WillState, frame: Frame, seat: int, action: int) -> int:
        if frame.args:
            return self._step(s, frame).refused(s, seat, frame.args, action)
        deck = s.rules.deck
        if not deck.errand <= action < deck.add:
            return NOT_ASKED
        row = s.rules.errand_rows.get(action)
        return codes.NOT_ON_THIS_BOARD if row is None else _row_code(s, seat, row)

    def explain(self, s: WillState, frame: Frame, seat: int, action: int, code: int) -> Why:
        if frame.args:
            return self._step(s, frame).why(s, seat, frame.args, action, code)
        if code in (codes.ERRAND_TAKEN, codes.NO_CARD_ON_OFFER):
            return codes.why(code, errand=action - s.rules.deck.errand)
        if code == codes.OPERA_TOO_DEAR:
            return codes.why(code, balance=s.balances[seat], price=terms.OPERA_PRICE)
        return codes.why(code)

    def wondered(self, s: WillState, frame: Frame, seat: int) -> list[int]:
        return [] if frame.args else list(s.rules.errands)

    def shape(self, s: WillState, frame: Frame, seat: int) -> Shape:
        return self._step(s, frame).shape(s, frame, seat) if frame.args else PlaceOf()

    def choose(self, s: WillState, frame: Frame, seat: int, action: int) -> None:
        self.proceed(s, seat, frame.args + (action,))

    def next_step(self, s: WillState, seat: int, move: Move) -> int:
        return next_step(s, move)

    def commit(self, s: WillState, seat: int, move: Move) -> None:
        """The figure is placed and the errand carried out at once (W-7.4)."""
        space = move[0]
        s.close_move()
        s.frames.pop()
        s.boys[seat] -= 1
        s.figures[space - s.rules.deck.errand] += (seat,)
        s.tell(events.ERRAND, seat, (space - s.rules.deck.errand,))
        if space < s.rules.named_errand:
            _take(s, seat, _place(s, move))
        else:
            _do_named(s, seat, space - s.rules.named_errand, move)


def next_step(s: WillState, move: Move) -> int:
    """What is chosen after the space: card, order, deck or amount (W-7.31)."""
    rules = s.rules
    if len(move) > 1:
        return COMPLETE
    if move[0] == rules.group_errand:
        return frames.GROUP
    named = move[0] - rules.named_errand
    if named == terms.TO_MARKET:
        return frames.ORDER
    if named == terms.TO_UNKNOWN:
        return frames.DECK
    return frames.OPERA if named == terms.TO_OPERA else COMPLETE


def _do_named(s: WillState, seat: int, named: int, move: Move) -> None:
    """An errand beside those of the offering."""
    deck = s.rules.deck
    if named < terms.WILD_PLACES:
        _take_wild(s, seat, named)
    elif named == terms.TO_EXTENSION:
        _extend(s, seat)
    elif named == terms.TO_MARKET:
        market.lay_tokens(s, seat, move[1] - deck.order)
    elif named == terms.TO_UNKNOWN:
        s.frames.append(decks.due(seat, move[1] - terms.DECK, 1))
    else:
        money.spend(s, seat, move[1] - deck.amount)


# --- card offering ---


def _place(s: WillState, move: Move) -> int:
    """The place that the card is taken from."""
    rules = s.rules
    if move[0] != rules.group_errand:
        return rules.place_of_errand[move[0]]
    wanted = move[1] - rules.deck.card
    return next(place for place in rules.group if s.offering[place] == wanted)


def _take(s: WillState, seat: int, place: int) -> None:
    """A card of the offering goes to the hand, known to all (W-7.9, W-7.16, W-23.7)."""
    card = s.offering[place]
    s.offering[place] = -1
    insort(s.hands[seat], marked(card, everybody(s.players)))
    s.tell(events.TAKE, seat, (card, place))


def _take_wild(s: WillState, seat: int, place: int) -> None:
    """A wild card goes to the hand (W-7.17, W-16.10, W-23.7)."""
    s.wilds &= ~(1 << place)
    insort(s.hands[seat], marked(s.rules.deck.wild, everybody(s.players)))
    s.tell(events.TAKE_WILD, seat, (place,))


def group_cards(s: WillState) -> list[int]:
    """The cards left in the group, in the order of the card list, equal ones once (W-1.14, W-7.11, W-7.12)."""
    return sorted({s.offering[place] for place in s.rules.group if s.offering[place] >= 0})


class Group(MoveStep):
    """Which card of the group is taken (W-7.12)."""

    name: ClassVar[str] = "group"

    def choices(self, s: WillState, seat: int, move: Move) -> list[int]:
        return [s.rules.deck.card + card for card in group_cards(s)]

    def refused(self, s: WillState, seat: int, move: Move, action: int) -> int:
        return codes.NOT_IN_GROUP if half_made.is_card(s, action) else NOT_ASKED

    def why(self, s: WillState, seat: int, move: Move, action: int, code: int) -> Why:
        return codes.why(code, card=action - s.rules.deck.card)


# --- extension, market, unknown card, opera ---


def _extend(s: WillState, seat: int) -> None:
    """One card space more, for the rest of the game (W-7.18, W-7.19)."""
    s.extensions -= 1
    s.boards[seat].append(None)
    s.tell(events.EXTENSION, seat)


class Order(MoveStep):
    """The new order of the market, one of 24 as a single choice (W-7.21, W-7.31)."""

    name: ClassVar[str] = "order"

    def choices(self, s: WillState, seat: int, move: Move) -> list[int]:
        return [s.rules.deck.order + number for number in range(len(s.rules.deck.orders))]

    def shape(self, s: WillState, frame: Frame, seat: int) -> Shape:
        """The tokens, as they lie on the places of the market now."""
        return OrderOf([f"{token:+d}" for token in s.market])


class UnknownDeck(MoveStep):
    """The regular deck of the unknown card (W-7.23, W-7.24, W-7.26)."""

    name: ClassVar[str] = "deck"

    def choices(self, s: WillState, seat: int, move: Move) -> list[int]:
        return [terms.DECK + deck for deck in decks.drawable(s)]

    def shape(self, s: WillState, frame: Frame, seat: int) -> Shape:
        return PlaceOf()

    def refused(self, s: WillState, seat: int, move: Move, action: int) -> int:
        return codes.DECK_EMPTY if terms.DECK <= action < terms.SEAT else NOT_ASKED

    def why(self, s: WillState, seat: int, move: Move, action: int, code: int) -> Why:
        return codes.why(code, deck=action - terms.DECK)


def opera_totals(s: WillState, seat: int) -> list[int]:
    """The visit to the opera, with what H9 adds (W-7.27, W-7.28, W-22.14)."""
    return money.totals(s, seat, [terms.OPERA_PRICE], [amount for _, amount in helpers.opera_parts(s, seat)])


class Opera(MoveStep):
    """What is spent at the opera (W-7.27, W-7.28)."""

    name: ClassVar[str] = "opera"

    def choices(self, s: WillState, seat: int, move: Move) -> list[int]:
        return [s.rules.deck.amount + total for total in opera_totals(s, seat)]

    def shape(self, s: WillState, frame: Frame, seat: int) -> Shape:
        return half_made.amount_of(s, self.choices(s, seat, frame.args), "pounds")

    def refused(self, s: WillState, seat: int, move: Move, action: int) -> int:
        return codes.NO_SUCH_TOTAL if half_made.is_amount(s, action) else NOT_ASKED

    def why(self, s: WillState, seat: int, move: Move, action: int, code: int) -> Why:
        return codes.why(code, pounds=action - s.rules.deck.amount)
