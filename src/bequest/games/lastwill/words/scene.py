"""What a view tells about a move under way: its cards, its totals and the ways to reach them."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from bequest.core.position import Decision
from bequest.core.words import Message, either, message
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.boards import GROUP
from bequest.games.lastwill.data.cards import Card, Clause
from bequest.games.lastwill.data.deck import Deck
from bequest.games.lastwill.words.names import (
    pounds,
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
FEW: Final = 3
"""So many totals are told one by one, more of them by the lowest and the highest."""


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
        owner = any(card.kind == terms.PROPERTY for card, _ in self.lying())
        return int(self.own["balance"]) if owner else None

    def affordable(self, ways: Ways) -> Ways:
        most = self.limit()
        return ways if most is None else {total: found for total, found in ways.items() if total <= most}

    def bonuses(self, card: Card) -> list[Change]:
        """What helpers add to the use of a card (W-22.11 to W-22.16)."""
        added: list[Change] = [
            (number, (clause.amount,)) for number, clause in self.clauses(terms.BONUS) if clause.symbols & card.symbols
        ]
        if card.kind == terms.PROPERTY:
            added += [
                (number, (clause.amount,))
                for number, clause in self.clauses(terms.UPKEEP)
                if clause.types >> card.type & 1
            ]
        return added

    def play_ways(self, card: Card, amount: int) -> Ways:
        return self.affordable(all_ways([((), amount)], self.bonuses(card)))

    def activation_ways(self, card: Card, entry: Entry) -> Ways:
        """The first amount or that of a filled companion space, or what a formula counts, and bonuses (W-13.4)."""
        starts: list[tuple[tuple[Part, ...], int]] = [((), self.first_amount(card))]
        for type, amount in card.spaces[: entry.get("tokens", 0)]:
            starts.append((((-1, type, amount),), amount))
        return self.affordable(all_ways(starts, self.bonuses(card)))

    def first_amount(self, card: Card) -> int:
        return self.counted(card.formula) if card.formula else card.first

    def counted(self, formula: tuple[int, ...]) -> int:
        """What a formula comes to on this board (W-21.3 to W-21.6)."""
        total = 0
        for card, entry in self.lying():
            if card.kind == terms.PROPERTY and card.type == terms.FARM:
                filled = [terms.COMPANION_TYPES[type] for type, _ in card.spaces[: entry.get("tokens", 0)]]
                total += formula[0] + formula[1] * filled.count("dog") + formula[2] * filled.count("horse")
        return total

    def opera_ways(self) -> Ways:
        added: list[Change] = [
            (number, (clause.amount,)) for number, clause in self.clauses(terms.BONUS) if clause.opera
        ]
        return self.affordable(all_ways([((), terms.OPERA_PRICE)], added))

    def price_ways(self, card: Card, entry: Entry | None) -> Ways:
        """The prices of a purchase, or of the sale of what lies on the board (W-15.6, W-15.16)."""
        value = card.banknotes[0] if entry is None else int(entry["value"])
        market = self.view["market"] or dict.fromkeys(terms.TYPES, 0)
        changes = [
            (number, tuple(amount for amount in (-clause.lower, clause.raises) if amount))
            for number, clause in self.clauses(terms.PRICE)
            if clause.types >> card.type & 1
        ]
        found: Ways = {}
        for total, ways in all_ways([((), value + market[terms.TYPES[card.type]])], changes).items():
            found.setdefault(max(0, total), set()).update(ways)
        payable = {total: ways for total, ways in found.items() if entry is not None or total <= self.own["balance"]}
        return payable or found

    # --- planning ---

    def plan(self, number: int) -> dict[str, int] | None:
        plans = self.view["plans"]
        return plans[number - 1] if number <= len(plans) else None

    def draws(self) -> list[tuple[int, int, list[int]]]:
        """Extra draws alike, as they are asked: deck, cards, helpers (W-6.21)."""
        found = sorted((clause.deck, clause.amount, number) for number, clause in self.clauses(terms.DRAW))
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
        return min(wanted, sum(self.left(deck) for deck in range(terms.REGULAR)))

    def left(self, deck: int) -> int:
        """Cards of a regular deck that can be drawn, with its discard pile."""
        return int(self.view["piles"][terms.DECKS[deck]]) + int(self.view["discard_piles"][deck]["size"])


def all_ways(starts: list[tuple[tuple[Part, ...], int]], helpers: list[Change]) -> Ways:
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


def totals_text(ways: Ways, usual: int) -> Message | str:
    """All totals, few of them one by one; the usual one if none can be paid."""
    totals = sorted(ways) or [usual]
    if len(totals) > FEW:
        return message("lastwill-from-to", first=pounds(totals[0]), last=pounds(totals[-1]))
    return either([pounds(total) for total in totals])
