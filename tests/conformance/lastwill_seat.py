"""What the oracle of Last Will reads: cards and boards as their files have them, and one seat of a position's text."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import product
from typing import Any

from bequest.core.game import Game
from bequest.games.lastwill.data.deck import TEXTS

Content = dict[str, Any]
Path = tuple[str, ...]
Effect = Callable[[], Content]
Mark = tuple[str, tuple[int, ...]]
"""A card with the seats that know it."""
Moves = dict[Path, Effect]

REGULAR = ("events", "helpers", "properties", "companions")
LISTED = ("events", "helpers", "properties", "special", "companions", "wild")
"""The order of the card list."""
ANIMALS = ("dog", "horse")
SIDES = {2: "2-3", 3: "2-3", 4: "4-5", 5: "4-5"}
SUPPLEMENTS = {3: "3", 5: "5"}


class Tables:
    """Cards and boards as their files have them."""

    def __init__(self, game: Game) -> None:
        deck = tomllib.loads(game.deck_text())
        self.cards: dict[str, Content] = {card["id"]: card for table in LISTED for card in deck[table]}
        self.order = list(self.cards)
        self.table = {card["id"]: table for table in LISTED for card in deck[table]}
        self.wild: str = deck["wild"][0]["id"]
        self.boards = deck if "plan" in deck else tomllib.loads(TEXTS["manor-1"])

    def back(self, id: str) -> tuple[str, int]:
        return self.table[id], self.cards[id].get("crowns", 0)

    def kind(self, id: str) -> str:
        table = self.table[id]
        named = {"events": "event", "properties": "property", "companions": "companion", "wild": "wild"}
        return named.get(table) or str(self.cards[id]["kind"])

    def plans(self, players: int) -> list[Content]:
        return [plan for plan in self.boards["plan"] if plan["side"] == SIDES[players]]

    def group(self, players: int) -> list[str]:
        """The places that are served together."""
        used = (SIDES[players], SUPPLEMENTS.get(players))
        return [place["id"].upper() for place in self.boards["place"] if place["board"] in used and place.get("group")]


class Seat:
    """A seat that is asked: what it has, and what its moves have in common."""

    def __init__(self, content: Content, tables: Tables, seat: int) -> None:
        self.content = content
        self.tables = tables
        self.cards = tables.cards
        self.number = seat + 1
        self.players: int = content["options"]["players"]
        self.own: Content = content["seats"][seat]
        self.board: list[Content | None] = self.own["board"]
        self.hand = Counter([name(entry) for entry in self.own["hand"]])
        self.held = sorted(self.hand, key=tables.order.index)
        self.actions: int = self.own["actions"]
        self.balance: int = self.own["balance"]
        self.owner = bool([1 for _, lying in self.lying() if self.is_property(lying)])

    def lying(self) -> list[tuple[int, Content]]:
        """The cards on the own board with their spaces, from 1."""
        return [(space, lying) for space, lying in enumerate(self.board, 1) if lying is not None]

    def is_property(self, lying: Content) -> bool:
        return self.tables.kind(lying["card"]) == "property"

    def clauses(self, do: str, without: int = 0) -> list[tuple[int, Content]]:
        """The privileges of one kind with the spaces of their helpers."""
        return [
            (space, clause)
            for space, lying in self.lying()
            if space != without
            for clause in self.cards[lying["card"]].get("privileges", [])
            if clause["do"] == do
        ]

    def affordable(self, pounds: int) -> bool:
        return not self.owner or pounds <= self.balance

    def totals(self, amounts: Iterable[int], bonuses: list[int]) -> list[int]:
        """Every amount with every choice of bonuses that can be spent."""
        found = {
            amount + sum(bonus for bonus, taken in zip(bonuses, choice, strict=True) if taken)
            for amount in amounts
            for choice in product((False, True), repeat=len(bonuses))
        }
        return [total for total in found if self.affordable(total)]

    def bonuses(self, id: str) -> list[int]:
        card = self.cards[id]
        symbols = set(card.get("symbols", []))
        found = [clause["amount"] for _, clause in self.clauses("bonus") if symbols & set(clause.get("symbols", []))]
        if self.tables.kind(id) == "property":
            found += [clause["amount"] for _, clause in self.clauses("upkeep") if card["type"] in clause["types"]]
        return found

    def white_spaces(self) -> list[int]:
        """Helpers whose extra white action is not used, the lowest space first."""
        used = {space: lying["used"] for space, lying in self.lying()}
        return [space for space, _ in self.clauses("white-action") if not used[space]]

    def companions(self, type: str) -> list[str]:
        """What can stand for a companion, as far as it is in hand; the wild card last."""
        cards = [id for id in self.held if self.tables.kind(id) == "companion" and self.cards[id]["type"] == type]
        return [*cards, self.tables.wild] if self.hand[self.tables.wild] else cards

    # --- what moves change ---

    def after(self) -> tuple[Content, Content]:
        """A copy of the position to change, and the own seat in it."""
        copy = plain(self.content)
        return copy, copy["seats"][self.number - 1]

    def settled(self, copy: Content) -> Content:
        """Without property a balance of 0 or less is bankruptcy (W-18.6)."""
        own = copy["seats"][self.number - 1]
        owned = [lying for lying in own["board"] if lying is not None and self.is_property(lying)]
        own["bankrupt"] = own["bankrupt"] or (not owned and own["balance"] <= 0)
        return copy

    def discard(self, copy: Content, id: str, known: tuple[int, ...]) -> None:
        table = self.tables.table[id]
        if table == "wild":
            copy["wilds"] += 1
        else:
            pile = copy["removed"] if table == "special" else copy["discards"][table]
            pile.append((id, known))
            pile.sort()

    def everybody(self) -> tuple[int, ...]:
        return tuple(range(1, self.players + 1))

    def used_up(self, copy: Content, id: str) -> None:
        """From the hand to its discard pile, for all to see."""
        leave_openly(copy["seats"][self.number - 1]["hand"], id)
        self.discard(copy, id, self.everybody())


def name(entry: Any) -> str:
    return str(entry["card"]) if isinstance(entry, dict) else str(entry)


def leave_openly(hand: list[Mark], id: str) -> None:
    """Of several copies the best known one is the one that left (W-23.9)."""
    hand.remove(max([mark for mark in hand if mark[0] == id], key=lambda mark: len(mark[1])))


def marks(entries: list[Any], usual: tuple[int, ...]) -> list[Mark]:
    return sorted([(name(entry), tuple(entry["known"]) if isinstance(entry, dict) else usual) for entry in entries])


def plain(content: Content) -> Content:
    """A copy of what moves change, in a form that can be compared; what follows from the flow of the game is left out.

    Wild cards are alike, so it does not matter to which of their places one goes back.
    """
    seats: list[Content] = content["seats"]
    usual = tuple(range(1, len(seats) + 1)) if content["options"]["discards"] == "open" else ()
    pending = [entry for entry in content.get("pending", []) if "draw" in entry]
    return {
        "plans": list(content["plans"]),
        "errands": {space: list(figures) for space, figures in content["errands"].items()},
        "extensions": content["extensions"],
        "market": dict(content["market"]),
        "offering": dict(content["offering"]),
        "wilds": sum(content["wild_places"]),
        "piles": {deck: sorted([*pile["next"], *pile["rest"]]) for deck, pile in content["piles"].items()},
        "discards": {deck: marks(pile, usual) for deck, pile in content["discards"].items()},
        "removed": marks(content["removed"], usual),
        "draws": [(entry["seat"], entry["draw"], entry["count"]) for entry in reversed(pending)],
        "seats": [
            {
                **{key: seat[key] for key in ("balance", "bankrupt", "actions", "errand_boys")},
                "hand": marks(seat["hand"], (number,)),
                "board": [lying if lying is None else dict(lying) for lying in seat["board"]],
            }
            for number, seat in enumerate(seats, 1)
        ],
    }
