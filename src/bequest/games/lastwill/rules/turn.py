"""The action phase: the moves of a turn, and the choices that several of them share (section 8)."""

from __future__ import annotations

from typing import ClassVar

from bequest.core.frames import Frame
from bequest.core.knowledge import SEATS as MARK_BITS
from bequest.core.knowledge import card_of
from bequest.core.reasons import NOT_ASKED, OK, Why
from bequest.core.wire import Shape
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.cards import Card
from bequest.games.lastwill.rules import (
    activation,
    board,
    codes,
    companions,
    events,
    half_made,
    helpers,
    properties,
    white_cards,
)
from bequest.games.lastwill.rules.half_made import Beginning, Move, MoveStep
from bequest.games.lastwill.rules.state import WillState


def set_counters(s: WillState) -> None:
    """The actions of each plan, and one more for each helper that gives one (W-8.1, W-22.17)."""
    cards = s.rules.deck.cards
    for plan, seat in enumerate(s.plans):
        if seat >= 0:
            s.actions[seat] = s.rules.plans[plan].actions
    for seat in range(s.players):
        if s.perks[seat].actions:
            for space, lying in enumerate(s.boards[seat]):
                if lying is not None and helpers.gives_action(cards[lying.card]):
                    helpers.give_action(s, seat, space)


class Turn(Beginning):
    """A turn of the action phase: any number of moves, in any order, until the player ends it (W-8.3, W-8.9)."""

    name: ClassVar[str] = "turn"

    def options(self, s: WillState, frame: Frame, seat: int) -> list[int]:
        """Every move that can be begun, cards in hand first, and the end of the turn (W-1.13, W-1.19, W-8.5, W-8.6)."""
        deck = s.rules.deck
        cards = deck.cards
        found: list[int] = []
        with_companions = False
        last = -1
        for mark in s.hands[seat]:
            card = mark >> MARK_BITS
            if card == last:
                continue
            last = card
            if card >= deck.first_slate:
                with_companions = True
                break
            if hand_code(s, seat, cards[card]) == OK:
                found.append(deck.use + card)
        for space, lying in enumerate(s.boards[seat]):
            if lying is None:
                continue
            design = cards[lying.card]
            if design.upper and not lying.activated and activation.check(s, seat, lying) == OK:
                found.append(deck.activate + space)
            if design.kind == terms.PROPERTY and properties.selling_code(s, seat, lying) == OK:
                found.append(deck.sell + space)
            if with_companions and s.actions[seat] and design.spaces and companions.check(s, seat, lying) == OK:
                found.append(deck.add + space)
        found.append(terms.END)
        return found

    def check(self, s: WillState, frame: Frame, seat: int, action: int) -> int:
        """Why a move cannot be made now (W-1.3, W-10.4)."""
        deck = s.rules.deck
        if action == terms.END:
            return OK
        if action >= deck.use:
            number = action - deck.use
            return hand_code(s, seat, deck.cards[number]) if s.holds(seat, number) else codes.NOT_IN_HAND
        if not deck.add <= action < deck.card:
            return NOT_ASKED
        missing = board.missing(s, seat, space_of(s, action))
        if missing:
            return missing
        lying = s.lying_at(seat, space_of(s, action))
        if action >= deck.activate:
            return activation.check(s, seat, lying)
        if action >= deck.sell:
            return properties.selling_code(s, seat, lying)
        return companions.check(s, seat, lying)

    def explain(self, s: WillState, frame: Frame, seat: int, action: int, code: int) -> Why:
        deck = s.rules.deck
        if code == codes.NOT_IN_HAND:
            return codes.why(code, card=action - deck.use)
        if code == codes.NO_CARD_THERE:
            return codes.why(code, space=space_of(s, action))
        if action >= deck.use:
            return explain_card(s, seat, deck.cards[action - deck.use], code)
        lying = s.lying_at(seat, space_of(s, action))
        if action >= deck.activate:
            return activation.explain(s, seat, lying, code)
        if action >= deck.sell:
            return properties.explain_selling(s, seat, lying, code)
        return companions.explain(s, seat, lying, code)

    def wondered(self, s: WillState, frame: Frame, seat: int) -> list[int]:
        deck = s.rules.deck
        hand = sorted({card_of(mark) for mark in s.hands[seat]})
        lying = [(space, deck.cards[card.card]) for space, card in enumerate(s.boards[seat]) if card is not None]
        found = [deck.use + card for card in hand if card < deck.first_slate]
        found += [deck.activate + space for space, card in lying if card.upper]
        found += [deck.sell + space for space, card in lying if card.banknotes]
        return found + [deck.add + space for space, card in lying if card.spaces]

    def choose(self, s: WillState, frame: Frame, seat: int, action: int) -> None:
        if action == terms.END:
            end(s, seat)
        else:
            self.proceed(s, seat, (action,))

    def next_step(self, s: WillState, seat: int, move: Move) -> int:
        """The choices of each move in the order of table 8-M (W-8.10)."""
        deck = s.rules.deck
        first = move[0]
        if first >= deck.use:
            card = deck.cards[first - deck.use]
            if card.white:
                return white_cards.next_step(card, move)
            return properties.next_buying_step(move) if card.kind == terms.PROPERTY else board.next_step(move)
        if first >= deck.activate:
            return activation.next_step(move)
        return properties.next_selling_step(move) if first >= deck.sell else companions.next_step(move)

    def commit(self, s: WillState, seat: int, move: Move) -> None:
        deck = s.rules.deck
        first = move[0]
        s.close_move()
        if first >= deck.use:
            card = deck.cards[first - deck.use]
            if card.white:
                white_cards.commit(s, seat, move)
            elif card.kind == terms.PROPERTY:
                properties.buy(s, seat, move)
            else:
                board.commit(s, seat, move)
        elif first >= deck.activate:
            activation.commit(s, seat, move)
        elif first >= deck.sell:
            properties.sell(s, seat, move)
        else:
            companions.commit(s, seat, move)


def hand_code(s: WillState, seat: int, card: Card) -> int:
    """Why a card in hand cannot be played, put down or bought (W-10.2, W-10.3)."""
    if card.kind == terms.EVENT:
        return white_cards.check(s, seat, card)
    return properties.buying_code(s, seat, card) if card.kind == terms.PROPERTY else board.check(s, seat, card)


def explain_card(s: WillState, seat: int, card: Card, code: int) -> Why:
    if card.kind == terms.EVENT:
        return white_cards.explain(s, seat, card, code)
    if card.kind == terms.PROPERTY:
        return properties.explain_buying(s, seat, card, code)
    return board.explain(s, seat, card, code)


def space_of(s: WillState, action: int) -> int:
    """The space that a move with a card on the board names."""
    deck = s.rules.deck
    if action >= deck.activate:
        return action - deck.activate
    return action - deck.sell if action >= deck.sell else action - deck.add


def end(s: WillState, seat: int) -> None:
    """The end of the turn: unused actions are lost (W-8.7)."""
    s.frames.pop()
    unused = s.actions[seat]
    s.actions[seat] = 0
    s.tell(events.END_TURN, seat, (unused,))


# --- choices that several moves share ---


class Waiver(MoveStep):
    """Who waives the actions of a purchase, a sale or an activation (W-8.11, W-14.3, W-14.8)."""

    name: ClassVar[str] = "waiver"

    def choices(self, s: WillState, seat: int, move: Move) -> list[int]:
        deck = s.rules.deck
        if move[0] >= deck.use:
            return properties.buying_waivers(s, seat, move)
        if move[0] >= deck.activate:
            return activation.waivers(s, seat, move)
        return properties.selling_waivers(s, seat, move)

    def refused(self, s: WillState, seat: int, move: Move, action: int) -> int:
        if action == terms.NONE:
            return codes.TOO_FEW_ACTIONS
        if not half_made.is_space(s, action):
            return NOT_ASKED
        deck = s.rules.deck
        space = action - deck.space
        missing = board.missing(s, seat, space)
        if missing:
            return missing
        if move[0] >= deck.use and space == board.leaving_space(s, seat, move):
            return codes.MAKES_ROOM
        perks = s.perks[seat]
        able = perks.maintains if deck.activate <= move[0] < deck.card else perks.trades
        return helpers.waiver_refusal(s, seat, deck.cards[moved_property(s, seat, move)], able, space)

    def why(self, s: WillState, seat: int, move: Move, action: int, code: int) -> Why:
        space = action - s.rules.deck.space
        if code == codes.TOO_FEW_ACTIONS:
            have = properties.actions_to_buy(s, seat, move) if move[0] >= s.rules.deck.use else s.actions[seat]
            return codes.why(code, have=have, needed=waivable_actions(s, seat, move))
        if code == codes.NO_CARD_THERE:
            return codes.why(code, space=space)
        return codes.why(code, card=s.lying_at(seat, space).card)

    def wondered(self, s: WillState, frame: Frame, seat: int) -> list[int]:
        return half_made.occupied(s, seat)


def waivable_actions(s: WillState, seat: int, move: Move) -> int:
    """The actions of a purchase, a sale or an activation, if no helper waives them."""
    deck = s.rules.deck
    return deck.cards[moved_property(s, seat, move)].actions if deck.activate <= move[0] < deck.card else 1


def moved_property(s: WillState, seat: int, move: Move) -> int:
    """The property that is bought, sold or activated."""
    deck = s.rules.deck
    return move[0] - deck.use if move[0] >= deck.use else s.lying_at(seat, space_of(s, move[0])).card


class Amount(MoveStep):
    """What is spent with a white card or an activation, as one total (W-1.16)."""

    name: ClassVar[str] = "amount"

    def choices(self, s: WillState, seat: int, move: Move) -> list[int]:
        deck = s.rules.deck
        if move[0] >= deck.use:
            totals = white_cards.totals(s, seat, move)
        else:
            totals = activation.totals(s, seat, s.lying_at(seat, move[0] - deck.activate))
        return [deck.amount + total for total in totals]

    def shape(self, s: WillState, frame: Frame, seat: int) -> Shape:
        return half_made.amount_of(s, self.choices(s, seat, frame.args), "pounds")

    def refused(self, s: WillState, seat: int, move: Move, action: int) -> int:
        return codes.NO_SUCH_TOTAL if half_made.is_amount(s, action) else NOT_ASKED

    def why(self, s: WillState, seat: int, move: Move, action: int, code: int) -> Why:
        return codes.why(code, pounds=action - s.rules.deck.amount)

    def wondered(self, s: WillState, frame: Frame, seat: int) -> list[int]:
        """The amounts printed on a card that is activated, those of empty companion spaces too."""
        deck = s.rules.deck
        if frame.args[0] >= deck.use:
            return []
        card = deck.cards[s.lying_at(seat, frame.args[0] - deck.activate).card]
        return [] if card.formula else [deck.amount + amount for amount in card.amounts]
