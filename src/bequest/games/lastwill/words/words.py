"""Last Will in words: what can be chosen, as it is meant in each decision; `questions` has what is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bequest.core.position import Decision
from bequest.core.words import Message, either, message
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.boards import GROUP
from bequest.games.lastwill.data.cards import Card
from bequest.games.lastwill.data.deck import Deck
from bequest.games.lastwill.words.card_words import card_brief, coin_texts, effect_text, pair_text, put_cost
from bequest.games.lastwill.words.names import (
    actions_message,
    card_message,
    chained,
    change,
    companion_message,
    deck_message,
    errand_message,
    pounds,
    title_of,
)
from bequest.games.lastwill.words.questions import Asker, drawn_text, market_text, plan_text
from bequest.games.lastwill.words.scene import (
    FROM_HAND,
    ON_BOARD,
    Entry,
    View,
    Ways,
    totals_text,
)

GROUPS: Final = ("hand", "board", "end", "offering", "errands")


def question(deck: Deck, asked: Decision, view: View) -> Message:
    """The decision, or the open step of a move, in one or two sentences."""
    return Asker(deck, asked, view).question()


def choice(deck: Deck, asked: Decision, action: int, view: View) -> Message:
    """An action as it is meant in this decision, with what it costs and does."""
    return Chooser(deck, asked, view).choice(action)


def short_choice(deck: Deck, asked: Decision, action: int, view: View) -> Message:
    """An action after the name of its group."""
    return Chooser(deck, asked, view).short_choice(action)


def group(deck: Deck, asked: Decision, action: int) -> Message | None:
    """On a turn: whether an action begins with the hand, with the board or ends it; of errands: those of the offering
    and the others. None for all else."""
    if asked.step or asked.subject or asked.kind not in ("turn", "errand"):
        return None
    structure = deck.catalogue.structures[action]
    if asked.kind == "turn":
        name = "hand" if structure.verb in FROM_HAND else "board" if structure.verb in ON_BOARD else "end"
    else:
        name = "errands" if structure.value in terms.ERRANDS_NAMED[terms.WILD_PLACES :] else "offering"
    return message(f"lastwill-group-{name}")


class Chooser(Asker):
    """Says what can be chosen."""

    def choice(self, action: int) -> Message:
        structure = self.deck.catalogue.structures[action]
        verb, value = structure.verb, str(structure.value)
        by_name: dict[str, Callable[[str], Message]] = {
            "deck": self._deck_choice,
            "option": self._option,
            "amount": self._amount,
            "plan": self._plan,
            "order": self._order_choice,
            "space": self._space,
            "errand": self._errand,
            "card": self._card,
            "play": self._play,
            "put": self._put,
            "buy": self._buy,
            "activate": self._activate,
            "sell": self._sell,
            "add": self._add,
        }
        if verb in by_name:
            return by_name[verb](value)
        if verb == "will":
            will = next(will for will in self.deck.wills if will.id == value)
            return message("lastwill-choice-card", card=title_of(will))
        if verb == "seat":
            return message("lastwill-choice-seat", seat=value)
        if verb == "end":
            return message("lastwill-choice-end", actions=self.own["actions"])
        return self._none() if verb == "none" else message("lastwill-choice-enough", what=self._enough())

    def short_choice(self, action: int) -> Message:
        structure = self.deck.catalogue.structures[action]
        if structure.verb == "errand" and self.purpose == "errand":
            card = self._offered(str(structure.value))
            if card is not None:
                return message("lastwill-short-place", place=str(structure.value).upper(), card=title_of(card))
        return self.choice(action)

    def _enough(self) -> str:
        return self.purpose if self.purpose == "animal" else "none" if not self.move else "keep"

    def _none(self) -> Message:
        if self.purpose == "waiver":
            return message("lastwill-choice-pay", actions=actions_message(self.actions_needed()))
        return message("lastwill-choice-none")

    # --- planning and errands ---

    def _plan(self, value: str) -> Message:
        plan = self.plan(int(value))
        if plan is None:
            return message("lastwill-choice-no-plan", plan=value)
        return message(
            "lastwill-choice-plan",
            what=self.purpose if self.purpose == "block" else "plan",
            plan=value,
            text=plan_text(plan["cards"], plan["errands"], plan["actions"]),
        )

    def _deck_choice(self, value: str) -> Message:
        number = terms.DECKS.index(value)
        pile = int(self.view["piles"][value])
        return message("lastwill-choice-deck", deck=deck_message(number), n=pile, discards=self.left(number) - pile)

    def _order_choice(self, value: str) -> Message:
        order = [int(token) for token in value.split("/")]
        market = self.view["market"]
        before = [market[name] for name in terms.TYPES] if market else None
        if order == before:
            return message("lastwill-choice-leave", market=market_text(order))
        return message("lastwill-choice-order", market=market_text(order, before))

    def _offered(self, space: str) -> Card | None:
        """The card on a place of the offering."""
        id = self.view["offering"].get(space.upper())
        return None if id is None else self.deck.cards[self.deck.number(id)]

    def _errand(self, value: str) -> Message:
        if value == GROUP:
            return message("lastwill-choice-group", cards=self._group_cards())
        if value in terms.ERRANDS_NAMED:
            return message(
                f"lastwill-choice-{value}",
                extensions=self.view["extensions"],
                pounds=totals_text(self.opera_ways(), terms.OPERA_PRICE),
            )
        card = self._offered(value)
        if card is None:
            name = self.deck.errand_names.index(value)
            return message("lastwill-choice-card", card=errand_message(self.deck, name))
        return message("lastwill-choice-place", place=value.upper(), card=title_of(card), text=card_brief(card))

    def _group_cards(self) -> Message | str:
        ids = [self.view["offering"].get(place.id.upper()) for place in self.deck.boards.places if place.group]
        names = [card_message(self.deck, self.deck.number(id)) for id in ids if id is not None]
        return either(names) if names else message("lastwill-errand-group")

    # --- cards in hand ---

    def _play(self, value: str) -> Message:
        card = self.deck.cards[self.deck.number(value)]
        if len(card.options) > 1:
            told: list[Message | str] = [either([pair_text(actions, amount) for actions, amount in card.options])]
        else:
            actions, amount = card.options[0]
            told = [actions_message(actions)]
            if amount:
                told.append(totals_text(self.play_ways(card, amount), amount))
        told += coin_texts(card)
        if card.effect >= 0:
            told.append(effect_text(card))
        return message("lastwill-choice-play", card=title_of(card), cost=chained(told))

    def _put(self, value: str) -> Message:
        card = self.deck.cards[self.deck.number(value)]
        return message("lastwill-choice-put", card=title_of(card), cost=put_cost(card))

    def _buy(self, value: str) -> Message:
        card = self.deck.cards[self.deck.number(value)]
        return message(
            "lastwill-choice-buy",
            card=title_of(card),
            price=totals_text(self.price_ways(card, None), 0),
            actions=self._waivable(card, terms.TRADE, 1),
        )

    def _waivable(self, card: Card, do: int, actions: int) -> Message:
        """Actions, and whether a helper may waive them."""
        if actions and self._waivers(card, do):
            if self.own["actions"] < actions:
                return actions_message(0)
            return message("lastwill-or-none", actions=actions_message(actions))
        return actions_message(actions)

    def _waivers(self, card: Card, do: int) -> bool:
        return any(
            clause.do == do and clause.types >> card.type & 1 and entry.get("used", 0) < clause.uses
            for helper, entry in self.lying()
            for clause in helper.privileges
        )

    # --- cards on the board ---

    def _name(self, space: int) -> Message | str:
        """A card on the board; of copies also the space."""
        entry = self.entry(space)
        if entry is None:
            return message("lastwill-choice-empty", space=str(space))
        name = title_of(self.design(entry))
        copies = [other["card"] for _, other in self.lying()].count(entry["card"])
        return name if copies == 1 else message("lastwill-on-space", card=name, space=str(space))

    def _activate(self, value: str) -> Message:
        entry = self.entry(int(value))
        if entry is None or not self.design(entry).upper:
            return message("lastwill-choice-activate-only", card=self._name(int(value)))
        card = self.design(entry)
        actions = self._waivable(card, terms.MAINTAIN, card.actions) if card.kind == terms.PROPERTY else None
        return message(
            "lastwill-choice-activate",
            card=self._name(int(value)),
            actions=actions or actions_message(card.actions),
            pounds=totals_text(self.activation_ways(card, entry), self.first_amount(card)),
        )

    def _sell(self, value: str) -> Message:
        entry = self.entry(int(value))
        if entry is None or self.design(entry).kind != terms.PROPERTY:
            return message("lastwill-choice-sell-only", card=self._name(int(value)))
        card = self.design(entry)
        return message(
            "lastwill-choice-sell",
            card=self._name(int(value)),
            price=totals_text(self.price_ways(card, entry), 0),
            actions=self._waivable(card, terms.TRADE, 1),
        )

    def _next_space(self, entry: Entry | None, more: int = 0) -> tuple[Message, Message] | None:
        """The uppermost empty companion space of a card, after some more tokens: who, and how many pounds."""
        if entry is None:
            return None
        spaces = self.design(entry).spaces[entry.get("tokens", 0) + more :]
        return (companion_message(spaces[0][0]), pounds(spaces[0][1])) if spaces else None

    def _add(self, value: str) -> Message:
        found = self._next_space(self.entry(int(value)))
        if found is None:
            return message("lastwill-choice-add-only", card=self._name(int(value)))
        return message("lastwill-choice-add", card=self._name(int(value)), type=found[0], pounds=found[1])

    def _space(self, value: str) -> Message:
        """A card on the board that helps, makes room or is changed by an effect."""
        space = int(value)
        name = self._name(space)
        entry = self.entry(space)
        if entry is None:
            return message("lastwill-choice-card", card=name)
        chosen = [of for verb, of in self.move if verb == "space"].count(value)
        if self.purpose == "room":
            return message("lastwill-choice-discard", card=name, tokens=entry.get("tokens", 0))
        if self.purpose == "waiver":
            counted = self.design(entry).counted
            left = counted.uses - entry.get("used", 0) if counted is not None else 0
            return message("lastwill-choice-waiver", card=name, left=left)
        if self.purpose == "animal":
            found = self._next_space(entry, chosen)
            if found is not None:
                return message("lastwill-choice-animal", card=name, type=found[0], pounds=found[1])
        if self.purpose == "depreciation" and self.design(entry).kind == terms.PROPERTY:
            notes = self.design(entry).banknotes
            at = notes.index(entry["value"]) + chosen
            if at + 1 < len(notes):
                return message("lastwill-choice-step", card=name, before=pounds(notes[at]), after=pounds(notes[at + 1]))
        return message("lastwill-choice-card", card=name)

    # --- numbers, options and cards ---

    def _option(self, value: str) -> Message:
        card = self.moved()
        if card is None or int(value) > len(card.options):
            return message("lastwill-choice-option", option=value)
        return message("lastwill-choice-card", card=pair_text(*card.options[int(value) - 1]))

    def _amount(self, value: str) -> Message:
        """A number: cards to draw, extra white actions, or pounds with what makes them up."""
        n = int(value)
        if self.purpose == "extra":
            deck, amount, _ = self.draws()[len(self.move) - 1]
            return message("lastwill-choice-extra", n=n, drawn=drawn_text(deck, n * amount))
        if self.purpose == "divide":
            return self._division(n)
        if self.purpose == "white":
            card = self.moved()
            assert card is not None
            needed = card.options[int(self.move[1][1]) - 1][0]
            rest = max(0, needed - n)
            return message("lastwill-choice-white", n=n, rest=rest, actions=actions_message(rest))
        ways = self.ways_of_step().get(n, set())
        if len(ways) != 1 or ways == {()}:
            return message("lastwill-choice-card", card=pounds(n))
        parts = [self._part(*part) for part in next(iter(ways))]
        return message("lastwill-choice-amount", pounds=pounds(n), parts=chained(parts))

    def _division(self, n: int) -> Message:
        so_far = self.split()
        rest = max(0, self.free_cards() - sum(so_far) - n)
        last = len(so_far) + 2 == terms.REGULAR
        return message(
            "lastwill-choice-divide",
            n=n,
            drawn=drawn_text(len(so_far), n),
            rest=rest,
            others=drawn_text(terms.REGULAR - 1 if last else -1, rest),
            last="yes" if last else "no",
        )

    def ways_of_step(self) -> Ways:
        """How the totals of the open step come about."""
        if self.purpose == "opera":
            return self.opera_ways()
        card, entry = self.moved(), self.moved_entry()
        if card is None:
            return {}
        if self.purpose == "price":
            return self.price_ways(card, entry)
        if self.purpose != "amount":
            return {}
        return self.activation_ways(card, entry) if entry is not None else self.play_ways(card, self._base(card))

    def _base(self, card: Card) -> int:
        """The pounds of the option chosen and of the coins used."""
        coins = zip(card.coins, self.move[2:], strict=False)
        used = sum(amount for (_, amount), (verb, _) in coins if verb == "card")
        return card.options[int(self.move[1][1]) - 1][1] + used

    def _part(self, helper: int, type: int, amount: int) -> Message:
        if helper < 0:
            return message("lastwill-space", type=companion_message(type), pounds=pounds(amount))
        return message("lastwill-helper-part", card=card_message(self.deck, helper), pounds=change(amount))

    def _card(self, value: str) -> Message:
        """A card of a hand or of the offering: to be kept or taken with all it says, a companion by what it brings."""
        card = self.deck.cards[self.deck.number(value)]
        wild = "yes" if card.kind == terms.WILD else "no"
        if self.purpose == "coin":
            moved = self.moved()
            assert moved is not None
            type, amount = moved.coins[len(self.move) - 2]
            return message(
                "lastwill-choice-coin",
                card=title_of(card),
                wild=wild,
                type=companion_message(type),
                pounds=change(amount),
            )
        if self.purpose == "companion":
            found = self._next_space(self.moved_entry())
            if found is not None:
                return message("lastwill-choice-companion", card=title_of(card), wild=wild, type=found[0])
        taken = message("lastwill-choice-take", card=title_of(card), text=card_brief(card))
        return self._to_keep(taken, value) if self.purpose in ("start", "keep") else taken

    def _to_keep(self, taken: Message, value: str) -> Message:
        """A card to be kept: what may still follow it is told where that is little, because of the order (W-1.15)."""
        hand = [str(id) for id in self.own.get("hand", ())]
        at = -1
        for verb, id in self.move:
            if verb == "card" and id in hand[at + 1 :]:
                at = hand.index(id, at + 1)
        if value not in hand[at + 1 :]:
            return taken  # out of this order: not on offer, but asked about
        later = hand[hand.index(value, at + 1) + 1 :]
        if self.purpose == "keep":
            return taken if later or len(hand) == 1 else message("lastwill-choice-keep-last", card=taken)
        if self.move or len(later) != 1:
            return taken
        return message(
            "lastwill-choice-keep-with", card=taken, other=card_message(self.deck, self.deck.number(later[0]))
        )
