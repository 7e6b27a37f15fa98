"""White cards: options, companion coins, extra white actions and playing them (section 11)."""

from __future__ import annotations

from typing import ClassVar

from bequest.core.frames import Frame
from bequest.core.reasons import NOT_ASKED, OK, Why
from bequest.core.wire import Shape
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.cards import Card
from bequest.games.lastwill.rules import codes, companions, decks, effects, events, frames, half_made, helpers, money
from bequest.games.lastwill.rules.half_made import Move, MoveStep
from bequest.games.lastwill.rules.state import WillState


def check(s: WillState, seat: int, card: Card) -> int:
    """Why a white card cannot be played: an option must be payable, and the effect must do something.

    W-8.4, W-11.10, W-11.12, W-18.2, W-20.4, W-20.10.
    """
    have = s.actions[seat]
    if s.perks[seat].whites:
        have += s.white_left(seat)
    code = codes.TOO_FEW_ACTIONS
    for actions, pounds in card.options:
        if actions <= have:
            if not s.owned[seat] or pounds <= s.balances[seat]:
                code = OK
                break
            code = codes.NO_DEBT_WITH_PROPERTY
    return effects.check(s, seat, card) if code == OK and card.effect >= 0 else code


def explain(s: WillState, seat: int, card: Card, code: int) -> Why:
    have = have_actions(s, seat)
    if code == codes.TOO_FEW_ACTIONS:
        return codes.why(code, have=have, needed=min([actions for actions, _ in card.options]))
    if code == codes.NO_DEBT_WITH_PROPERTY:
        pounds = min([pounds for actions, pounds in card.options if actions <= have])
        return codes.why(code, balance=s.balances[seat], pounds=pounds)
    return codes.why(code)


def have_actions(s: WillState, seat: int) -> int:
    """The actions that can pay for a white card (W-22.20, W-22.21)."""
    return s.actions[seat] + s.white_left(seat)


def next_step(card: Card, move: Move) -> int:
    """Option, coins, extra white actions, amount, and the targets of the effect (W-8.10)."""
    made = len(move) - len(card.coins)
    if len(move) == 1:
        return frames.OPTION
    if made < 2:
        return frames.COIN
    if made == 2:
        return frames.WHITE
    return frames.AMOUNT if made == 3 else effects.next_step(card, move)


def commit(s: WillState, seat: int, move: Move) -> None:
    """Actions, pounds, effect, discard (W-11.1, W-11.2); the cost is paid before actions are gained (W-20.7)."""
    deck = s.rules.deck
    number = move[0] - deck.use
    card = deck.cards[number]
    coins = len(card.coins)
    actions = option_of(card, move)[0]
    whites = move[2 + coins] - deck.amount
    s.actions[seat] -= actions - whites
    decks.discard_openly(s, seat, number)
    if s.journal is not None:
        s.tell(events.PLAY, seat, (number, actions))
    if whites:
        helpers.use_white_actions(s, seat, whites)
        s.tell(events.WHITE, seat, (whites,))
    if coins:
        _discard_companions(s, seat, card, move)
    money.spend(s, seat, move[3 + coins] - deck.amount)
    if card.effect >= 0:
        effects.carry_out(s, seat, card, move)


def _discard_companions(s: WillState, seat: int, card: Card, move: Move) -> None:
    """Those played along, without an action of their own (W-11.7, W-11.8, W-16.11)."""
    first = s.rules.deck.card
    for answer, wanted, _ in coins_used(card, move):
        decks.play_companion(s, seat, answer - first, events.WITH, (answer - first, wanted))
        decks.wild_played(s, seat, answer - first)


# --- options ---


def option_of(card: Card, move: Move) -> tuple[int, int]:
    """Actions and pounds of the option that was chosen (W-11.10)."""
    return card.options[move[1] - terms.OPTION]


class Option(MoveStep):
    """Which pair of actions and pounds is paid, of those that can be (W-11.10, W-11.11, W-20.12)."""

    name: ClassVar[str] = "option"

    def choices(self, s: WillState, seat: int, move: Move) -> list[int]:
        deck = s.rules.deck
        card = deck.cards[move[0] - deck.use]
        if len(card.options) == 1:
            return [terms.OPTION]
        have = have_actions(s, seat)
        most = money.limit(s, seat)
        return [
            terms.OPTION + n for n, (actions, pounds) in enumerate(card.options) if actions <= have and pounds <= most
        ]

    def refused(self, s: WillState, seat: int, move: Move, action: int) -> int:
        options = s.rules.deck.cards[move[0] - s.rules.deck.use].options
        if not terms.OPTION <= action < terms.OPTION + len(options):
            return NOT_ASKED
        needed = options[action - terms.OPTION][0]
        return codes.TOO_FEW_ACTIONS if needed > have_actions(s, seat) else codes.NO_DEBT_WITH_PROPERTY

    def why(self, s: WillState, seat: int, move: Move, action: int, code: int) -> Why:
        actions, pounds = s.rules.deck.cards[move[0] - s.rules.deck.use].options[action - terms.OPTION]
        if code == codes.TOO_FEW_ACTIONS:
            return codes.why(code, have=have_actions(s, seat), needed=actions)
        return codes.why(code, balance=s.balances[seat], pounds=pounds)

    def wondered(self, s: WillState, frame: Frame, seat: int) -> list[int]:
        deck = s.rules.deck
        return [terms.OPTION + number for number in range(len(deck.cards[frame.args[0] - deck.use].options))]


# --- companion coins ---


def coins_used(card: Card, move: Move) -> list[tuple[int, int, int]]:
    """(card, type, amount) for each coin that a companion was played for, once each (W-11.4, W-11.5)."""
    found: list[tuple[int, int, int]] = []
    for (wanted, amount), answer in zip(card.coins, move[2:], strict=False):
        if answer != terms.NONE:
            found.append((answer, wanted, amount))
    return found


def base_pounds(card: Card, move: Move) -> int:
    """The pounds of the option and of the coins used (W-11.3, W-11.4, W-18.1)."""
    if not card.coins:
        return option_of(card, move)[1]
    return option_of(card, move)[1] + sum([amount for _, _, amount in coins_used(card, move)])


def coin_order(s: WillState, wanted: int) -> list[int]:
    """Equal coins are answered in this order: companion card, wild card, none (W-8.12)."""
    deck = s.rules.deck
    return [*[deck.card + card for card in deck.companions[wanted]], deck.card + deck.wild, terms.NONE]


class Coin(MoveStep):
    """For the next coin a companion card of its type, a wild card or none.

    W-11.4, W-11.6, W-11.9, W-16.2, W-16.13.
    """

    name: ClassVar[str] = "coin"

    def choices(self, s: WillState, seat: int, move: Move) -> list[int]:
        """In the order of W-8.12; only what the player can pay for (W-18.3)."""
        deck = s.rules.deck
        card = deck.cards[move[0] - deck.use]
        answers = move[2:]
        coin = card.coins[len(answers)]
        order = coin_order(s, coin[0])
        first = 0
        for other, answer in zip(card.coins, answers, strict=False):
            if other == coin:
                first = order.index(answer)
        if base_pounds(card, move) + coin[1] > money.limit(s, seat):
            return [terms.NONE]
        return [
            answer
            for answer in order[first:]
            if answer == terms.NONE or s.holds(seat, answer - deck.card) > answers.count(answer)
        ]

    def refused(self, s: WillState, seat: int, move: Move, action: int) -> int:
        deck = s.rules.deck
        if not half_made.is_card(s, action):
            return NOT_ASKED
        held = s.holds(seat, action - deck.card)
        if not held:
            return codes.NOT_IN_HAND
        wanted = deck.cards[move[0] - deck.use].coins[len(move) - 2][0]
        if action not in coin_order(s, wanted):
            return codes.NO_MATCHING_COIN
        return codes.CHOSEN_ALREADY if move.count(action) == held else codes.NOT_IN_THIS_ORDER

    def why(self, s: WillState, seat: int, move: Move, action: int, code: int) -> Why:
        """A companion card is played for one coin (W-11.5)."""
        card = action - s.rules.deck.card
        if code == codes.CHOSEN_ALREADY:
            return Why(code, "W-11.5", {"card": card})
        return codes.why(code) if code == codes.NOT_IN_THIS_ORDER else codes.why(code, card=card)

    def wondered(self, s: WillState, frame: Frame, seat: int) -> list[int]:
        return companions.held(s, seat)


# --- extra white actions, and the total ---


class White(MoveStep):
    """How many extra white actions pay for the card (W-22.20, W-22.21)."""

    name: ClassVar[str] = "white"

    def choices(self, s: WillState, seat: int, move: Move) -> list[int]:
        deck = s.rules.deck
        if not s.perks[seat].whites:
            return [deck.amount]
        actions = option_of(deck.cards[move[0] - deck.use], move)[0]
        least = max(0, actions - s.actions[seat])
        return [deck.amount + n for n in range(least, min(actions, s.white_left(seat)) + 1)]

    def shape(self, s: WillState, frame: Frame, seat: int) -> Shape:
        return half_made.amount_of(s, self.choices(s, seat, frame.args), "white_actions")

    def refused(self, s: WillState, seat: int, move: Move, action: int) -> int:
        """Too few of them leave too much to pay with other actions (W-8.4)."""
        if not half_made.is_amount(s, action):
            return NOT_ASKED
        return codes.TOO_FEW_ACTIONS if action < self.choices(s, seat, move)[0] else codes.NOT_A_WHITE_ACTION

    def why(self, s: WillState, seat: int, move: Move, action: int, code: int) -> Why:
        deck = s.rules.deck
        if code == codes.NOT_A_WHITE_ACTION:
            return codes.why(code, most=self.choices(s, seat, move)[-1] - deck.amount)
        actions = option_of(deck.cards[move[0] - deck.use], move)[0]
        return codes.why(code, have=s.actions[seat], needed=actions - (action - deck.amount))


def totals(s: WillState, seat: int, move: Move) -> list[int]:
    """What the card may be played for: option and coins, with bonuses (W-14.7, W-18.1)."""
    deck = s.rules.deck
    card = deck.cards[move[0] - deck.use]
    return with_bonuses(s, seat, card, base_pounds(card, move))


def with_bonuses(s: WillState, seat: int, card: Card, pounds: int) -> list[int]:
    """The pounds alone, and with what helpers add, as far as it can be paid (W-14.7)."""
    added = helpers.bonuses(s, seat, card) if card.symbols else []
    return money.totals(s, seat, [pounds], added) if added else [pounds]
