"""Last Will in words: what can be chosen, as it is meant in each decision; `questions` has what is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bequest.core.reasons import OK
from bequest.core.speaker import Offering
from bequest.core.words import Message, either, message
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.boards import GROUP
from bequest.games.lastwill.data.cards import Card
from bequest.games.lastwill.rules import (
    activation,
    companions,
    decks,
    errands,
    frames,
    market,
    planning,
    turn,
    white_cards,
)
from bequest.games.lastwill.rules.lying import Lying
from bequest.games.lastwill.rules.state import WillState
from bequest.games.lastwill.words import costs, ways
from bequest.games.lastwill.words.asked import Asked
from bequest.games.lastwill.words.card_words import card_brief, coin_texts, effect_text, pair_text, put_cost
from bequest.games.lastwill.words.names import (
    actions_message,
    card_message,
    chained,
    change,
    companion_message,
    deck_message,
    errand_message,
    named,
    pounds,
)
from bequest.games.lastwill.words.questions import drawn_text, market_text, plan_text

GROUPS: Final = ("hand", "board", "end", "offering", "errands")


def choice(s: WillState, seat: int, action: int) -> Message:
    """An action as it is meant in this decision, with what it costs and does."""
    return Chooser(s, seat).choice(action)


def short_choice(s: WillState, seat: int, action: int) -> Message | None:
    """An action after the name of its group, if it is shorter there."""
    return Chooser(s, seat).short_choice(action)


def group(s: WillState, seat: int, action: int) -> Message | None:
    """What an action begins with, to show it with others of that kind; None if there are no kinds."""
    return Chooser(s, seat).group(action)


def offering(s: WillState, seat: int) -> Offering:
    """Choice, short choice and group of any action, in the decision that is open now."""
    chooser = Chooser(s, seat)
    return lambda action: (chooser.choice(action), chooser.short_choice(action), chooser.group(action))


class Chooser(Asked):
    """Says what can be chosen."""

    def __init__(self, s: WillState, seat: int) -> None:
        super().__init__(s, seat)
        deck = self.deck
        self._told: dict[str, tuple[int, Callable[[int], Message]]] = {
            "deck": (terms.DECK, self._deck),
            "seat": (terms.SEAT, lambda number: message("lastwill-choice-seat", seat=str(number + 1))),
            "option": (terms.OPTION, self._option),
            "amount": (deck.amount, self._amount),
            "plan": (deck.plan, self._plan),
            "order": (deck.order, self._order),
            "will": (deck.will, lambda number: message("lastwill-choice-card", card=deck.wills[number].name)),
            "space": (deck.space, self._space),
            "errand": (deck.errand, self._errand),
            "add": (deck.add, self._add),
            "sell": (deck.sell, self._sell),
            "activate": (deck.activate, self._activate),
            "card": (deck.card, self._card),
            "play": (deck.use, self._play),
            "put": (deck.use, self._put),
            "buy": (deck.use, self._buy),
        }
        """By verb the first action of it, and what says one of them by its number."""

    def choice(self, action: int) -> Message:
        verb = self.deck.catalogue.structures[action].verb
        if verb in self._told:
            base, tell = self._told[verb]
            return tell(action - base)
        if action == terms.END:
            return self._end()
        return self._none() if action == terms.NONE else message("lastwill-choice-enough", what=self._enough())

    def short_choice(self, action: int) -> Message | None:
        deck = self.deck
        if self.kind == frames.ERRAND and action == self.s.rules.group_errand:
            return errand_message(deck, action - deck.errand)
        if self.kind == frames.ERRAND and action in self.s.rules.place_of_errand:
            card = self._offered(action)
            if card is not None:
                place = deck.errand_names[action - deck.errand].upper()
                return message("lastwill-short-place", place=place, card=card.name)
        if deck.card <= action < deck.use:
            return message("lastwill-choice-card", card=named(card_message(deck, action - deck.card)))
        if deck.catalogue.structures[action].verb == "play":
            return self._play_in_short(action - deck.use)
        return self._end_in_short() if action == terms.END else None

    def group(self, action: int) -> Message | None:
        """On a turn: whether an action begins with the hand, with the board or ends it; of errands: those of the
        offering and the others; of cards to keep: these and the end of them. None for all else."""
        deck = self.deck
        if self.kind == frames.TURN:
            name = "hand" if action >= deck.use else "board" if deck.add <= action < deck.card else "end"
        elif self.kind == frames.ERRAND:
            town = self.s.rules.named_errand + terms.WILD_PLACES <= action < deck.add
            name = "errands" if town else "offering"
        elif self.kind in (frames.START, frames.KEEP):
            name = "hand" if action >= deck.card else "end"
        else:
            return None
        return message(f"lastwill-group-{name}")

    def _enough(self) -> str:
        return "animal" if self.kind == frames.ANIMAL else "keep" if self.move else "none"

    def _none(self) -> Message:
        if self.kind == frames.WAIVER:
            actions = turn.waivable_actions(self.s, self.seat, self.move)
            return message("lastwill-choice-pay", actions=actions_message(actions))
        return message("lastwill-choice-none")

    def _end(self) -> Message:
        """The end of the turn, with what is given away by it: actions, and cards that could still be activated."""
        left = self._still_active()
        idle = message("lastwill-choice-idle", cards=tuple(left)) if left else ""
        return message("lastwill-choice-end", actions=self.s.actions[self.seat], n=len(left), idle=idle)

    def _end_in_short(self) -> Message | None:
        """Only how many cards could still be activated."""
        n = len(self._still_active())
        idle = message("lastwill-short-idle", n=n)
        return message("lastwill-choice-end", actions=self.s.actions[self.seat], n=n, idle=idle) if n else None

    def _still_active(self) -> list[Message]:
        """The cards on the board that can be activated now, with the actions that it takes."""
        s, seat, found = self.s, self.seat, list[Message]()
        for space, lying in enumerate(s.boards[seat]):
            if lying is not None and activation.check(s, seat, lying) == OK:
                card = self.deck.cards[lying.card]
                actions = costs.to_activate(s, seat, card)
                found.append(message("lastwill-idle-card", card=self._name(space), actions=actions))
        return found

    # --- planning and errands ---

    def _plan(self, number: int) -> Message:
        plans = self.s.rules.plans
        name = str(number + 1)
        if number >= len(plans):
            return message("lastwill-choice-no-plan", plan=name)
        plan = plans[number]
        gives = plan_text(plan.cards, plan.errands, plan.actions)
        what = "block" if self.kind == frames.BLOCK else "plan"
        return message("lastwill-choice-plan", what=what, plan=name, text=gives)

    def _deck(self, number: int) -> Message:
        discards = len(self.s.discards[number])
        pile = decks.left(self.s)[number] - discards
        return message("lastwill-choice-deck", deck=deck_message(number), n=pile, discards=discards)

    def _order(self, number: int) -> Message:
        order, before = self.deck.orders[number], self.s.market
        if order == before:
            return message("lastwill-choice-leave", market=market_text(order))
        return message("lastwill-choice-order", market=market_text(order, before or None))

    def _offered(self, errand: int) -> Card | None:
        """The card on the place of the offering that an errand goes to."""
        place = self.s.rules.place_of_errand.get(errand, -1)
        card = self.s.offering[place] if place >= 0 else -1
        return None if card < 0 else self.deck.cards[card]

    def _errand(self, number: int) -> Message:
        name = self.deck.errand_names[number]
        if name == GROUP:
            return message("lastwill-choice-group", cards=self._group_cards())
        if name in terms.ERRANDS_NAMED:
            totals = ways.totals_text(errands.opera_totals(self.s, self.seat), terms.OPERA_PRICE)
            return message(f"lastwill-choice-{name}", extensions=self.s.extensions, pounds=totals)
        card = self._offered(self.deck.errand + number)
        if card is None:
            return message("lastwill-choice-card", card=errand_message(self.deck, number))
        return message("lastwill-choice-place", place=name.upper(), card=card.name, text=self._brief(card))

    def _group_cards(self) -> Message | str:
        cards = [self.s.offering[place] for place in self.s.rules.group]
        names = [named(card_message(self.deck, card)) for card in cards if card >= 0]
        return either(names) if names else message("lastwill-errand-group")

    # --- cards in hand ---

    def _play(self, number: int) -> Message:
        card = self.deck.cards[number]
        told = [*costs.to_play(self.s, self.seat, card), *coin_texts(card)]
        if card.effect >= 0:
            told.append(effect_text(card))
        return message("lastwill-choice-play", card=named(card.name), cost=chained(told))

    def _play_in_short(self, number: int) -> Message | None:
        """Without coins and effect, which make it longer than a line."""
        card = self.deck.cards[number]
        if not card.coins and card.effect < 0:
            return None
        return message(
            "lastwill-choice-play", card=named(card.name), cost=chained(costs.to_play(self.s, self.seat, card))
        )

    def _put(self, number: int) -> Message:
        card = self.deck.cards[number]
        return message("lastwill-choice-put", card=named(card.name), cost=put_cost(card))

    def _buy(self, number: int) -> Message:
        s, seat, card = self.s, self.seat, self.deck.cards[number]
        prices = market.buying_prices(s, seat, card) or market.asking_prices(s, seat, card)
        return message(
            "lastwill-choice-buy",
            card=named(card.name),
            price=ways.totals_text(prices, 0),
            actions=costs.to_trade(s, seat, card),
        )

    # --- cards on the board ---

    def _lying(self, space: int) -> Lying | None:
        board = self.s.boards[self.seat]
        return board[space] if space < len(board) else None

    def _name(self, space: int) -> Message | str:
        """A card on the board; of copies also the space."""
        lying = self._lying(space)
        if lying is None:
            return message("lastwill-choice-empty", space=str(space + 1))
        name = named(card_message(self.deck, lying.card))
        cards = [other.card for other in self.s.boards[self.seat] if other is not None]
        if cards.count(lying.card) == 1:
            return name
        return message("lastwill-on-space", card=name, space=str(space + 1))

    def _activate(self, space: int) -> Message:
        s, seat, lying = self.s, self.seat, self._lying(space)
        card = None if lying is None else self.deck.cards[lying.card]
        if lying is None or card is None or not card.upper:
            return message("lastwill-choice-activate-only", card=self._name(space))
        usual = activation.amounts(s, seat, card, lying.tokens)[0]
        return message(
            "lastwill-choice-activate",
            card=self._name(space),
            actions=costs.to_activate(s, seat, card),
            pounds=ways.totals_text(activation.totals(s, seat, lying), usual),
        )

    def _sell(self, space: int) -> Message:
        s, seat, lying = self.s, self.seat, self._lying(space)
        card = None if lying is None else self.deck.cards[lying.card]
        if lying is None or card is None or card.kind != terms.PROPERTY:
            return message("lastwill-choice-sell-only", card=self._name(space))
        return message(
            "lastwill-choice-sell",
            card=self._name(space),
            price=ways.totals_text(market.selling_prices(s, seat, card, lying), 0),
            actions=costs.to_trade(s, seat, card),
        )

    def _add(self, space: int) -> Message:
        lying = self._lying(space)
        found = None if lying is None else companions.next_space(self.s, lying)
        if found is None:
            return message("lastwill-choice-add-only", card=self._name(space))
        type, amount = found
        return message(
            "lastwill-choice-add", card=self._name(space), type=companion_message(type), pounds=pounds(amount)
        )

    def _space(self, space: int) -> Message:
        """A card on the board that helps, makes room or is changed by an effect."""
        name, lying = self._name(space), self._lying(space)
        told: Message | None = None
        if lying is not None:
            chosen = self.move.count(self.deck.space + space)
            if self.kind == frames.ROOM:
                told = message("lastwill-choice-discard", card=name, tokens=lying.tokens)
            elif self.kind == frames.WAIVER:
                counted = self.deck.cards[lying.card].counted
                left = counted.uses - lying.used if counted is not None else 0
                told = message("lastwill-choice-waiver", card=name, left=left)
            elif self.kind == frames.ANIMAL:
                told = self._animal(name, lying, chosen)
            elif self.kind == frames.DEPRECIATION:
                told = self._step_down(name, lying, chosen)
        return told or message("lastwill-choice-card", card=name)

    def _animal(self, name: Message | str, lying: Lying, chosen: int) -> Message | None:
        found = companions.next_space(self.s, lying, chosen)
        if found is None:
            return None
        return message("lastwill-choice-animal", card=name, type=companion_message(found[0]), pounds=pounds(found[1]))

    def _step_down(self, name: Message | str, lying: Lying, chosen: int) -> Message | None:
        card = self.deck.cards[lying.card]
        if market.steps_left(card, lying) <= chosen:
            return None
        before, after = card.banknotes[lying.step + chosen : lying.step + chosen + 2]
        return message("lastwill-choice-step", card=name, before=pounds(before), after=pounds(after))

    # --- numbers, options and cards ---

    def _brief(self, card: Card) -> Message | str:
        """All that a card says; of a property the price of the moment."""
        priced = card.kind == terms.PROPERTY and bool(self.s.market)
        return card_brief(card, self.s.market[card.type] if priced else 0)

    def _option(self, number: int) -> Message:
        card = self.moved()
        if card is None or number >= len(card.options):
            return message("lastwill-choice-option", option=str(number + 1))
        return message("lastwill-choice-card", card=pair_text(*card.options[number]))

    def _amount(self, number: int) -> Message:
        """A number: cards to draw, extra white actions, or pounds with what makes them up."""
        if self.kind == frames.EXTRA:
            source, amount, _ = self.s.perks[self.seat].draws[len(self.move) - 1]
            return message("lastwill-choice-extra", n=number, drawn=drawn_text(source, number * amount))
        if self.kind == frames.DIVIDE:
            return self._division(number)
        if self.kind == frames.WHITE:
            card = self.moved()
            assert card is not None
            rest = max(0, white_cards.option_of(card, self.move)[0] - number)
            return message("lastwill-choice-white", n=number, rest=rest, actions=actions_message(rest))
        return self._total(number)

    def _division(self, number: int) -> Message:
        so_far = planning.divided(self.s, self.seat, self.move)
        rest = max(0, planning.cards_to_divide(self.s, self.seat, self.move) - sum(so_far) - number)
        last = len(so_far) + 2 == terms.REGULAR
        return message(
            "lastwill-choice-divide",
            n=number,
            drawn=drawn_text(len(so_far), number),
            rest=rest,
            others=drawn_text(terms.REGULAR - 1 if last else -1, rest),
            last="yes" if last else "no",
        )

    def _total(self, total: int) -> Message:
        """Pounds, and what they are made up of if that is certain."""
        found = ways.of_step(self.s, self.seat, self.kind, self.move).get(total, set())
        if len(found) != 1 or found == {()}:
            return message("lastwill-choice-card", card=pounds(total))
        parts = [self._part(*part) for part in next(iter(found))]
        return message("lastwill-choice-amount", pounds=pounds(total), parts=chained(parts))

    def _part(self, helper: int, type: int, amount: int) -> Message:
        if helper < 0:
            return message("lastwill-space", type=companion_message(type), pounds=pounds(amount))
        return message("lastwill-helper-part", card=named(card_message(self.deck, helper)), pounds=change(amount))

    def _card(self, number: int) -> Message:
        """A card of a hand or of the offering: to be kept or taken with all it says, a companion by what it brings."""
        card = self.deck.cards[number]
        wild = "yes" if card.kind == terms.WILD else "no"
        if self.kind == frames.COIN:
            moved = self.moved()
            assert moved is not None
            type, amount = moved.coins[len(self.move) - 2]
            return message(
                "lastwill-choice-coin",
                card=card.name,
                wild=wild,
                type=companion_message(type),
                pounds=change(amount),
            )
        if self.kind == frames.COMPANION:
            lying = self.moved_lying()
            assert lying is not None
            type = companions.wanted(self.s, lying)
            return message("lastwill-choice-companion", card=card.name, wild=wild, type=companion_message(type))
        return message("lastwill-choice-take", card=card.name, text=self._brief(card))
