"""Last Will in words: players, what is asked, what can be chosen."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any, Final

from bequest.core.position import Decision
from bequest.core.words import Arg, Message, either, message
from bequest.games.lastwill.boards import GROUP
from bequest.games.lastwill.card_words import card_brief, coin_texts, effect_text, pair_text, put_cost
from bequest.games.lastwill.cards import Card, Clause
from bequest.games.lastwill.data import Deck
from bequest.games.lastwill.names import (
    actions_message,
    card_message,
    chained,
    change,
    companion_message,
    deck_message,
    errand_message,
    pounds,
    property_message,
    signed,
    title_of,
)
from bequest.games.lastwill.terms import (
    BONUS,
    COMPANION_TYPES,
    DECKS,
    DRAW,
    ERRANDS_NAMED,
    FARM,
    HAND,
    HAND_LIMIT,
    MAINTAIN,
    OPERA_PRICE,
    PRICE,
    PROPERTY,
    REGULAR,
    TRADE,
    TYPES,
    UPKEEP,
    WILD,
    WILD_PLACES,
)

View = dict[str, Any]
"""What `view.view` gives."""
Entry = dict[str, Any]
"""A card on a board in a view."""
Part = tuple[int, int, int]
"""What makes up a total: a helper by its number, or a companion by its type (the other is -1), and the pounds."""
Change = tuple[int, tuple[int, ...]]
"""A helper by its number, and the pounds of which it may add one."""
Ways = dict[int, set[tuple[Part, ...]]]
"""Totals, and for each of them the ways to reach it; two are enough to know that it cannot be told which."""

OF_ERRAND: Final = {GROUP: "group", "market": "order", "unknown": "deck", "opera": "opera"}
"""What is asked after an errand space was the only one."""
FROM_HAND: Final = ("play", "put", "buy")
ON_BOARD: Final = ("activate", "sell", "add")
GROUPS: Final = ("hand", "board", "end", "offering", "errands")
FEW: Final = 3
"""So many totals are told one by one, more of them by the lowest and the highest."""


def player(colour: str) -> Message:
    """A player, called by a colour."""
    return message(f"lastwill-player-{colour}")


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
        name = "errands" if structure.value in ERRANDS_NAMED[WILD_PLACES:] else "offering"
    return message(f"lastwill-group-{name}")


# --- what a view tells about a move ---


class Scene:
    """A decision with all that its words need: the move so far, the player, and the cards on the player's board."""

    def __init__(self, deck: Deck, asked: Decision, view: View) -> None:
        self.deck = deck
        self.asked = asked
        self.view = view
        self.own = view["seats"][asked.seat]
        self.move = self._move()
        self.purpose = asked.step or OF_ERRAND.get(asked.subject, asked.kind)

    def _move(self) -> list[tuple[str, str]]:
        """The choices so far, those included that the program made, as far as the view shows them."""
        made = list((self.view["decision"] or {}).get("move", ())) or list(self.asked.choices)
        if not made and self.asked.subject:
            made = [f"errand {self.asked.subject}"]
        return [(verb, value) for verb, _, value in (text.partition(" ") for text in made)]

    @property
    def first(self) -> tuple[str, str]:
        """With what the move began; nothing if it has not."""
        return self.move[0] if self.move else ("", "")

    def entry(self, space: int) -> Entry | None:
        """What lies on a space of the own board, counted from 1."""
        board = self.own["board"]
        return board[space - 1] if 0 < space <= len(board) else None

    def design(self, entry: Entry) -> Card:
        return self.deck.cards[self.deck.number(entry["card"])]

    def lying(self) -> list[tuple[Card, Entry]]:
        return [(self.design(entry), entry) for entry in self.own["board"] if entry is not None]

    def moved_entry(self) -> Entry | None:
        """The card on the board that the move is about."""
        verb, value = self.first
        return self.entry(int(value)) if verb in ON_BOARD else None

    def moved(self) -> Card | None:
        """The card that the move is about."""
        verb, value = self.first
        if verb in FROM_HAND:
            return self.deck.cards[self.deck.number(value)]
        entry = self.moved_entry()
        return None if entry is None else self.design(entry)

    def leaving(self) -> Entry | None:
        """The card on the board that makes room in this move; it gives nothing any more (W-12.9)."""
        given = self.first[0] in FROM_HAND and len(self.move) > 1 and self.move[1][0] == "space"
        return self.entry(int(self.move[1][1])) if given else None

    def clauses(self, do: int) -> list[tuple[int, Clause]]:
        """The privileges on the board that do such a thing, with the number of their helper."""
        leaving = self.leaving()
        staying = [card for card, entry in self.lying() if entry is not leaving]
        found = [(self.deck.number(card.id), clause) for card in staying for clause in card.privileges]
        return [(number, clause) for number, clause in found if clause.do == do]

    # --- money ---

    def limit(self) -> int | None:
        """The most that may be spent; None without property (W-18.2, W-18.5)."""
        owner = any(card.kind == PROPERTY for card, _ in self.lying())
        return int(self.own["balance"]) if owner else None

    def affordable(self, ways: Ways) -> Ways:
        most = self.limit()
        return ways if most is None else {total: found for total, found in ways.items() if total <= most}

    def bonuses(self, card: Card) -> list[Change]:
        """What helpers add to the use of a card (W-22.11 to W-22.16)."""
        added: list[Change] = [
            (number, (clause.amount,)) for number, clause in self.clauses(BONUS) if clause.symbols & card.symbols
        ]
        if card.kind == PROPERTY:
            added += [
                (number, (clause.amount,)) for number, clause in self.clauses(UPKEEP) if clause.types >> card.type & 1
            ]
        return added

    def play_ways(self, card: Card, amount: int) -> Ways:
        return self.affordable(_ways([((), amount)], self.bonuses(card)))

    def activation_ways(self, card: Card, entry: Entry) -> Ways:
        """The first amount or that of a filled companion space, or what a formula counts, and bonuses (W-13.4)."""
        starts: list[tuple[tuple[Part, ...], int]] = [((), self.first_amount(card))]
        for type, amount in card.spaces[: entry.get("tokens", 0)]:
            starts.append((((-1, type, amount),), amount))
        return self.affordable(_ways(starts, self.bonuses(card)))

    def first_amount(self, card: Card) -> int:
        return self.counted(card.formula) if card.formula else card.first

    def counted(self, formula: tuple[int, ...]) -> int:
        """What a formula comes to on this board (W-21.3 to W-21.6)."""
        total = 0
        for card, entry in self.lying():
            if card.kind == PROPERTY and card.type == FARM:
                filled = [COMPANION_TYPES[type] for type, _ in card.spaces[: entry.get("tokens", 0)]]
                total += formula[0] + formula[1] * filled.count("dog") + formula[2] * filled.count("horse")
        return total

    def opera_ways(self) -> Ways:
        added: list[Change] = [(number, (clause.amount,)) for number, clause in self.clauses(BONUS) if clause.opera]
        return self.affordable(_ways([((), OPERA_PRICE)], added))

    def price_ways(self, card: Card, entry: Entry | None) -> Ways:
        """The prices of a purchase, or of the sale of what lies on the board (W-15.6, W-15.16)."""
        value = card.banknotes[0] if entry is None else int(entry["value"])
        market = self.view["market"] or dict.fromkeys(TYPES, 0)
        changes = [
            (number, tuple(amount for amount in (-clause.lower, clause.raises) if amount))
            for number, clause in self.clauses(PRICE)
            if clause.types >> card.type & 1
        ]
        found: Ways = {}
        for total, ways in _ways([((), value + market[TYPES[card.type]])], changes).items():
            found.setdefault(max(0, total), set()).update(ways)
        payable = {total: ways for total, ways in found.items() if entry is not None or total <= self.own["balance"]}
        return payable or found

    # --- planning ---

    def plan(self, number: int) -> dict[str, int] | None:
        plans = self.view["plans"]
        return plans[number - 1] if number <= len(plans) else None

    def draws(self) -> list[tuple[int, int, list[int]]]:
        """Extra draws alike, as they are asked: deck, cards, helpers (W-6.21)."""
        found = sorted((clause.deck, clause.amount, number) for number, clause in self.clauses(DRAW))
        return [
            (deck, amount, [number for _, _, number in alike])
            for (deck, amount), alike in groupby(found, key=lambda draw: draw[:2])
        ]

    def split(self) -> list[int]:
        """The cards assigned so far, deck by deck."""
        return [int(value) for _, value in self.move[1 + len(self.draws()) :]]

    def free_cards(self) -> int:
        """The cards that are divided freely (W-6.12, W-22.23)."""
        plan = self.plan(int(self.first[1]))
        wanted = plan["cards"] if plan is not None else 0
        for (deck, amount, _), (_, taken) in zip(self.draws(), self.move[1:], strict=False):
            if deck < 0:
                wanted += amount * int(taken)
        return min(wanted, sum(self.left(deck) for deck in range(REGULAR)))

    def left(self, deck: int) -> int:
        """Cards of a regular deck that can be drawn, with its discard pile."""
        return int(self.view["piles"][DECKS[deck]]) + int(self.view["discard_piles"][deck]["size"])


def _ways(starts: list[tuple[tuple[Part, ...], int]], helpers: list[Change]) -> Ways:
    """Every total of a start and a choice of what helpers may change."""
    found: Ways = {}
    for parts, amount in starts:
        found.setdefault(amount, set()).add(parts)
    for number, amounts in helpers:
        more = [
            (total + amount, tuple(sorted((*way, (number, -1, amount)))))
            for total, ways in found.items()
            for way in ways
            for amount in amounts
        ]
        for total, way in more:
            known = found.setdefault(total, set())
            if len(known) < 2:
                known.add(way)
    return found


def _totals(ways: Ways, usual: int) -> Message | str:
    """All totals, few of them one by one; the usual one if none can be paid."""
    totals = sorted(ways) or [usual]
    if len(totals) > FEW:
        return message("lastwill-from-to", first=pounds(totals[0]), last=pounds(totals[-1]))
    return either([pounds(total) for total in totals])


# --- what is asked ---


class Asker(Scene):
    """Puts the questions."""

    def question(self) -> Message:
        facts: dict[str, Arg] = {"player": player(self.own["colour"]), "balance": pounds(self.own["balance"])}
        more: dict[str, Callable[[], dict[str, Arg]]] = {
            "turn": self._turn,
            "option": self._turn,
            "start": self._kept,
            "keep": self._kept,
            "extra": self._extra,
            "divide": self._divide,
            "order": self._order,
            "coin": self._coin,
            "white": self._white,
            "animal": self._targets,
            "depreciation": self._targets,
            "waiver": self._waiver,
            "price": self._price,
            "companion": self._companion,
        }
        if self.purpose in more:
            facts |= more[self.purpose]()
        card = self.moved()
        facts["card"] = title_of(card) if card is not None else ""
        facts["boys"] = self.own["errand_boys"]
        return Message(f"lastwill-decision-{self.purpose}", facts)

    def _turn(self) -> dict[str, Arg]:
        own = self.own
        return {"actions": own["actions"], "white": own["white_actions"], "debt": "yes" if own["balance"] < 0 else "no"}

    def _kept(self) -> dict[str, Arg]:
        """How many may be kept, and which are kept already (W-5.6, W-9.3)."""
        more = sum(clause.amount for _, clause in self.clauses(HAND))
        names = tuple(card_message(self.deck, self.deck.number(value)) for _, value in self.move)
        most = HAND_LIMIT + (more if self.purpose == "keep" else 0)
        return {"most": most, "hand": self.own["hand_size"], "n": len(names), "kept": names}

    def _extra(self) -> dict[str, Arg]:
        deck, amount, helpers = self.draws()[len(self.move) - 1]
        names = tuple(card_message(self.deck, number) for number in helpers)
        drawn = _drawn(deck, amount)
        return {"plan": self.first[1], "helpers": names, "drawn": drawn, "n": len(names)}

    def _divide(self) -> dict[str, Arg]:
        so_far = self.split()
        parts = tuple(_drawn(deck, count) for deck, count in enumerate(so_far) if count)
        return {
            "plan": self.first[1],
            "cards": self.free_cards(),
            "deck": deck_message(len(so_far)),
            "left": self.left(len(so_far)),
            "n": len(parts),
            "assigned": parts,
        }

    def _order(self) -> dict[str, Arg]:
        market = self.view["market"]
        return {"market": market_text([market[name] for name in TYPES])}

    def _coin(self) -> dict[str, Arg]:
        card = self.moved()
        assert card is not None
        answers = self.move[2:]
        type, amount = card.coins[len(answers)]
        used = tuple(card_message(self.deck, self.deck.number(value)) for verb, value in answers if verb == "card")
        return {"type": companion_message(type), "pounds": change(amount), "n": len(used), "used": used}

    def _white(self) -> dict[str, Arg]:
        card = self.moved()
        assert card is not None
        return {"actions": actions_message(card.options[int(self.move[1][1]) - 1][0])}

    def _targets(self) -> dict[str, Arg]:
        """Which of the tokens or steps of an effect is chosen; as many steps are due as are possible (W-20.10)."""
        card = self.moved()
        assert card is not None
        most = card.effect_amount
        if self.purpose == "depreciation":
            owned = [(found.banknotes, entry) for found, entry in self.lying() if found.kind == PROPERTY]
            most = min(most, sum(len(notes) - 1 - notes.index(entry["value"]) for notes, entry in owned))
        return {"number": len(self.move) - 3 - len(card.coins), "most": most}

    def _waiver(self) -> dict[str, Arg]:
        return {"what": self.first[0], "actions": actions_message(self.actions_needed())}

    def actions_needed(self) -> int:
        """The actions of the move under way, if no helper waives them."""
        card = self.moved()
        return card.actions if card is not None and self.first[0] == "activate" else 1

    def _price(self) -> dict[str, Arg]:
        return {"what": self.first[0]}

    def _companion(self) -> dict[str, Arg]:
        card, entry = self.moved(), self.moved_entry()
        assert card is not None
        assert entry is not None
        type, amount = card.spaces[entry["tokens"]]
        return {"type": companion_message(type), "pounds": pounds(amount)}


def _drawn(deck: int, count: int) -> Message:
    """Cards of a deck, or of any if it is -1, after their number."""
    return message(f"lastwill-count-{DECKS[deck] if deck >= 0 else 'any'}", n=count)


def market_text(order: list[int], before: list[int] | None = None) -> Message | str:
    """The token of each property type; where it changes, what it was before."""
    told: list[Message | str] = []
    for type, token in enumerate(order):
        name = property_message(type)
        if before is None or before[type] == token:
            told.append(message("lastwill-token", type=name, token=signed(token)))
        else:
            told.append(message("lastwill-token-changed", type=name, before=signed(before[type]), token=signed(token)))
    return chained(told)


# --- what can be chosen ---


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
        number = DECKS.index(value)
        pile = int(self.view["piles"][value])
        return message("lastwill-choice-deck", deck=deck_message(number), n=pile, discards=self.left(number) - pile)

    def _order_choice(self, value: str) -> Message:
        order = [int(token) for token in value.split("/")]
        market = self.view["market"]
        before = [market[name] for name in TYPES] if market else None
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
        if value in ERRANDS_NAMED:
            return message(
                f"lastwill-choice-{value}",
                extensions=self.view["extensions"],
                pounds=_totals(self.opera_ways(), OPERA_PRICE),
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
                told.append(_totals(self.play_ways(card, amount), amount))
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
            price=_totals(self.price_ways(card, None), 0),
            actions=self._waivable(card, TRADE, 1),
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
        actions = self._waivable(card, MAINTAIN, card.actions) if card.kind == PROPERTY else None
        return message(
            "lastwill-choice-activate",
            card=self._name(int(value)),
            actions=actions or actions_message(card.actions),
            pounds=_totals(self.activation_ways(card, entry), self.first_amount(card)),
        )

    def _sell(self, value: str) -> Message:
        entry = self.entry(int(value))
        if entry is None or self.design(entry).kind != PROPERTY:
            return message("lastwill-choice-sell-only", card=self._name(int(value)))
        card = self.design(entry)
        return message(
            "lastwill-choice-sell",
            card=self._name(int(value)),
            price=_totals(self.price_ways(card, entry), 0),
            actions=self._waivable(card, TRADE, 1),
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
        if self.purpose == "depreciation" and self.design(entry).kind == PROPERTY:
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
            return message("lastwill-choice-extra", n=n, drawn=_drawn(deck, n * amount))
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
        last = len(so_far) + 2 == REGULAR
        return message(
            "lastwill-choice-divide",
            n=n,
            drawn=_drawn(len(so_far), n),
            rest=rest,
            others=_drawn(REGULAR - 1 if last else -1, rest),
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
        wild = "yes" if card.kind == WILD else "no"
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


def plan_text(cards: int, errands: int, actions: int) -> Message:
    """What a plan gives."""
    return message("lastwill-plan", cards=cards, errands=errands, actions=actions)
