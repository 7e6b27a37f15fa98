"""All whole moves of a decision of Last Will and what each does, told naively from the rules, the cards and the boards.

A move is the list of all its choices as texts, in the order of W-6.21, W-7.31 and W-8.10. Here they are found by trying
everything and throwing away what the rules forbid; which of the choices are asked follows from the whole list (W-1.20).
"""

from __future__ import annotations

import tomllib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import permutations, product
from typing import Any

from bequest.core.game import Game
from bequest.games.lastwill.data import TEXTS

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


class Naive:
    """The moves of one seat that is asked."""

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

    def moves(self) -> Moves:
        phases = {
            "offering": self.start, "planning": self.plan, "errand": self.errand, "action": self.turn,
            "end-of-round": self.keep,
        }  # fmt: skip
        found = list(phases[self.content["phase"]]())
        moves = dict(found)
        assert len(moves) == len(found), "the oracle tells a move twice"
        return moves

    def asked(self, moves: Iterable[Path]) -> dict[Path, Path]:
        """For each move the choices that are asked, the first always but for the only errand (W-1.18 to W-1.20)."""
        paths = list(moves)
        options: dict[Path, set[str]] = defaultdict(set)
        for path in paths:
            for i, choice in enumerate(path):
                options[path[:i]].add(choice)
        first = self.content["phase"] != "errand"
        return {
            tuple([c for i, c in enumerate(path) if len(options[path[:i]]) > 1 or (first and not i)]): path
            for path in paths
        }

    # --- facts ---

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

    # --- the action phase ---

    def turn(self) -> Iterator[tuple[Path, Effect]]:
        yield ("end",), self.ended
        uses = {"event": self.plays, "property": self.buys, "expense": self.puts, "helper": self.puts}
        for id in self.held:
            if self.tables.kind(id) in uses:
                yield from uses[self.tables.kind(id)](id)
        for space, lying in self.lying():
            yield from self.activates(space, lying)
            if self.is_property(lying):
                yield from self.sells(space, lying)
            yield from self.adds(space, lying)

    def plays(self, id: str) -> Iterator[tuple[Path, Effect]]:
        card = self.cards[id]
        options = card.get("options") or [{"actions": card.get("actions", 0), "pounds": card.get("pounds", 0)}]
        most = len(self.white_spaces())
        for number, option in enumerate(options, 1):
            actions = option["actions"]
            whites = [n for n in range(actions + 1) if n <= most and actions - n <= self.actions]
            for coins, added in self.with_companions(card.get("coins", [])):
                totals = self.totals([option["pounds"] + added], self.bonuses(id))
                for white, total, targets in product(whites, totals, self.targets(card.get("effect", {}))):
                    answers = [f"card {coin}" if coin else "none" for coin in coins]
                    path = (f"play {id}", f"option {number}", *answers, f"amount {white}", f"amount {total}")
                    effect = partial(self.played, id, actions, coins, white, total, targets)
                    yield (*path, *self.told_targets(card, targets)), effect

    def with_companions(self, coins: list[Content]) -> set[tuple[tuple[str, ...], int]]:
        """A card or none for each coin, in the order of W-8.12 for coins that are equal; and what they add."""
        ranks = [*self.tables.order, ""]
        found: set[tuple[tuple[str, ...], int]] = set()
        for answers in product(*[[*self.companions(coin["type"]), ""] for coin in coins]):
            if Counter([id for id in answers if id]) - self.hand:
                continue
            sorted_answers = list(answers)
            for coin in coins:
                equal = [i for i, other in enumerate(coins) if other == coin]
                ordered = sorted([answers[i] for i in equal], key=ranks.index)
                for i, answer in zip(equal, ordered, strict=True):
                    sorted_answers[i] = answer
            added = sum(coin["amount"] for coin, answer in zip(coins, answers, strict=True) if answer)
            found.add((tuple(sorted_answers), added))
        return found

    def targets(self, effect: Content) -> set[tuple[int, ...]]:
        """The spaces that an effect acts on, in ascending order; none at all if it would do nothing."""
        if effect.get("do") not in ("animals", "depreciation"):
            return {()}
        animals = effect["do"] == "animals"
        room = {space: self.room_for_animals(lying) if animals else self.steps(lying) for space, lying in self.lying()}
        most = min(effect["amount"], sum(room.values()))
        found: set[tuple[int, ...]] = set()
        for count in range(1, most + 1) if animals else [most] if most else []:
            for spaces in product([space for space in room if room[space]], repeat=count):
                if not Counter(spaces) - Counter(room):
                    found.add(tuple(sorted(spaces)))
        return found

    def told_targets(self, card: Content, targets: tuple[int, ...]) -> list[str]:
        told = [f"space {space}" for space in targets]
        effect = card.get("effect", {})
        return [*told, "enough"] if effect.get("do") == "animals" and len(targets) < effect["amount"] else told

    def room_for_animals(self, lying: Content) -> int:
        """How many animals in a row the uppermost empty companion spaces take."""
        empty = [space["type"] in ANIMALS for space in self.cards[lying["card"]].get("spaces", [])][lying["tokens"] :]
        return [*empty, False].index(False)

    def steps(self, lying: Content) -> int:
        return len(self.cards[lying["card"]]["banknotes"]) - lying["step"] if self.is_property(lying) else 0

    def rooms(self) -> list[tuple[int, int]]:
        """Where a card can be put, and the actions left when what lies there has gone (W-12.3 to W-12.9)."""
        if None in self.board:
            return [(self.board.index(None) + 1, self.actions)]
        giving = [space for space, _ in self.clauses("action")]
        others = [space for space, lying in self.lying() if not self.is_property(lying)]
        return [(space, self.actions - (space in giving and self.actions > 0)) for space in others]

    def puts(self, id: str) -> Iterator[tuple[Path, Effect]]:
        card = self.cards[id]
        cost, pounds = 1 + card.get("play_actions", 0), card.get("play_pounds", 0)
        for space, actions in self.rooms():
            if actions >= cost and self.affordable(pounds):
                yield (f"put {id}", f"space {space}"), partial(self.put, id, space, actions - cost, pounds)

    def buys(self, id: str) -> Iterator[tuple[Path, Effect]]:
        if self.own["bankrupt"]:
            return
        card = self.cards[id]
        for space, actions in self.rooms():
            for price in self.prices(card, card["banknotes"][0], space):
                for waiver in self.waivers("trade", card["type"], 1, actions, space):
                    if price <= self.balance:
                        effect = partial(self.bought, id, space, waiver, actions, price)
                        yield (f"buy {id}", f"space {space}", told_waiver(waiver), f"amount {price}"), effect

    def prices(self, card: Content, value: int, without: int = 0) -> set[int]:
        helpers = [clause for _, clause in self.clauses("price", without) if card["type"] in clause["types"]]
        changes = [{0, -clause.get("lower", 0), clause.get("raise", 0)} for clause in helpers]
        price = value + self.content["market"][card["type"]]
        return {max(0, price + sum(choice)) for choice in product(*changes)}

    def waivers(self, do: str, type: str, cost: int, actions: int, without: int = 0) -> list[int]:
        """0 for none, or the space of a helper, the first of those alike (W-8.11)."""
        found = [0] if actions >= cost else []
        seen: list[object] = []
        for space, clause in self.clauses(do, without) if cost else []:
            lying = self.board[space - 1]
            assert lying is not None
            alike = (self.cards[lying["card"]]["privileges"], lying["used"])
            if type in clause["types"] and lying["used"] < clause.get("uses", 1) and alike not in seen:
                seen.append(alike)
                found.append(space)
        return found

    def sells(self, space: int, lying: Content) -> Iterator[tuple[Path, Effect]]:
        card = self.cards[lying["card"]]
        for waiver in self.waivers("trade", card["type"], 1, self.actions):
            for price in self.prices(card, card["banknotes"][lying["step"] - 1]):
                yield (
                    (f"sell {space}", told_waiver(waiver), f"amount {price}"),
                    partial(self.sold, space, waiver, price),
                )

    def activates(self, space: int, lying: Content) -> Iterator[tuple[Path, Effect]]:
        id = lying["card"]
        card = self.cards[id]
        if lying["activated"] or ("pounds" not in card and "formula" not in card):
            return
        if "formula" in card:
            counted = self.counted(card["formula"])
            amounts = [counted] if counted else []
        else:
            filled = card.get("spaces", [])[: lying["tokens"]]
            amounts = [card["pounds"], *[place["amount"] for place in filled]]
        cost = card.get("actions", 0)
        waivers = [0] if cost <= self.actions else []
        if self.is_property(lying):
            waivers = self.waivers("maintain", card["type"], cost, self.actions)
        for waiver, total in product(waivers, self.totals(amounts, self.bonuses(id))):
            path = (f"activate {space}", told_waiver(waiver), f"amount {total}")
            yield path, partial(self.activated, space, waiver, cost, total)

    def counted(self, formula: Content) -> int:
        total = 0
        for _, lying in self.lying():
            card = self.cards[lying["card"]]
            if card.get("type") == "farm":
                total += formula.get("farm", 0)
                total += sum(formula.get(place["type"], 0) for place in card.get("spaces", [])[: lying["tokens"]])
        return total

    def adds(self, space: int, lying: Content) -> Iterator[tuple[Path, Effect]]:
        empty = self.cards[lying["card"]].get("spaces", [])[lying["tokens"] :]
        if empty and self.actions:
            for id in self.companions(empty[0]["type"]):
                yield (f"add {space}", f"card {id}"), partial(self.added, space, id)

    # --- what these moves do ---

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

    def ended(self) -> Content:
        copy, own = self.after()
        own["actions"] = 0
        return copy

    def played(
        self, id: str, actions: int, coins: tuple[str, ...], white: int, total: int, targets: tuple[int, ...]
    ) -> Content:
        copy, own = self.after()
        own["actions"] -= actions - white
        for space in self.white_spaces()[:white]:
            own["board"][space - 1]["used"] = 1
        for card in [id, *[coin for coin in coins if coin]]:
            self.used_up(copy, card)
        own["balance"] -= total
        effect = self.cards[id].get("effect", {})
        if effect.get("do") == "actions":
            own["actions"] += effect["amount"]
        for space in targets:
            own["board"][space - 1]["tokens" if effect["do"] == "animals" else "step"] += 1
        return self.settled(copy)

    def laid(self, copy: Content, id: str, space: int) -> Content:
        """What lay there is discarded, the new card comes from the hand."""
        own = copy["seats"][self.number - 1]
        leaving = own["board"][space - 1]
        if leaving is not None:
            self.discard(copy, leaving["card"], self.everybody())
        leave_openly(own["hand"], id)
        new: Content = {"card": id, "tokens": 0, "activated": False, "used": 0, "round": self.content["round"]}
        if self.tables.kind(id) == "property":
            new["step"] = 1
        own["board"][space - 1] = new
        return new

    def put(self, id: str, space: int, actions: int, pounds: int) -> Content:
        copy, own = self.after()
        new = self.laid(copy, id, space)
        own["balance"] -= pounds
        gives = [clause for clause in self.cards[id].get("privileges", []) if clause["do"] == "action"]
        own["actions"] = actions + len(gives)
        new["used"] = len(gives)
        return self.settled(copy)

    def pay(self, own: Content, waiver: int, cost: int) -> None:
        if waiver:
            own["board"][waiver - 1]["used"] += 1
        else:
            own["actions"] -= cost

    def bought(self, id: str, space: int, waiver: int, actions: int, price: int) -> Content:
        copy, own = self.after()
        self.laid(copy, id, space)
        own["actions"] = actions
        self.pay(own, waiver, 1)
        own["balance"] -= price
        return self.settled(copy)

    def sold(self, space: int, waiver: int, price: int) -> Content:
        copy, own = self.after()
        self.pay(own, waiver, 1)
        own["balance"] += price
        self.discard(copy, own["board"][space - 1]["card"], self.everybody())
        own["board"][space - 1] = None
        return self.settled(copy)

    def activated(self, space: int, waiver: int, cost: int, total: int) -> Content:
        copy, own = self.after()
        self.pay(own, waiver, cost)
        own["board"][space - 1]["activated"] = True
        own["balance"] -= total
        return self.settled(copy)

    def added(self, space: int, id: str) -> Content:
        copy, own = self.after()
        own["actions"] -= 1
        own["board"][space - 1]["tokens"] += 1
        self.used_up(copy, id)
        return copy

    # --- planning ---

    def left(self, deck: str) -> int:
        pile = self.content["piles"][deck]
        return len(pile["next"]) + len(pile["rest"]) + len(self.content["discards"][deck])

    def plan(self) -> Iterator[tuple[Path, Effect]]:
        free = [number for number, marker in enumerate(self.content["plans"], 1) if marker is None]
        if self.players == 2 and self.content["turn"] <= 2:
            for number in free:
                yield (f"plan {number}",), partial(self.blocked, number)
            return
        draws = [(clause.get("deck", ""), clause["amount"]) for _, clause in self.clauses("draw")]
        kinds = sorted(set(draws), key=lambda kind: (["", *REGULAR].index(kind[0]), kind[1]))
        plans = self.tables.plans(self.players)
        for number, taken in product(free, product(*[range(draws.count(kind) + 1) for kind in kinds])):
            extra = [(deck, amount * count) for (deck, amount), count in zip(kinds, taken, strict=True)]
            wanted = plans[number - 1]["cards"] + sum(amount for deck, amount in extra if not deck)
            for split in self.divisions(wanted):
                told = [f"amount {count}" for count in (*taken, *split)]
                cards = [*zip(REGULAR, split, strict=True), *[entry for entry in extra if entry[0]]]
                yield (f"plan {number}", *told), partial(self.planned, number, cards)

    def divisions(self, wanted: int) -> list[tuple[int, ...]]:
        """Every way to draw so many cards, or all there are."""
        left = [self.left(deck) for deck in REGULAR]
        due = min(wanted, sum(left))
        splits = product(*[range(min(due, number) + 1) for number in left[:-1]])
        return [(*split, due - sum(split)) for split in splits if 0 <= due - sum(split) <= left[-1]]

    def blocked(self, number: int) -> Content:
        copy, _ = self.after()
        copy["plans"][number - 1] = "neutral"
        return copy

    def planned(self, number: int, cards: list[tuple[str, int]]) -> Content:
        copy, own = self.after()
        copy["plans"][number - 1] = self.number
        own["errand_boys"] = self.tables.plans(self.players)[number - 1]["errands"]
        return self.with_draws(copy, [(deck, count) for deck, count in cards if count])

    def with_draws(self, copy: Content, draws: list[tuple[str, int]]) -> Content:
        """What is still to be drawn; an empty pile is made anew when its card is needed (W-24.3 to W-24.5)."""
        waiting = list(draws)
        while waiting and not copy["piles"][waiting[0][0]]:
            deck = waiting[0][0]
            if copy["discards"][deck]:
                copy["piles"][deck] = sorted([id for id, _ in copy["discards"][deck]])
                copy["discards"][deck] = []
            else:
                del waiting[0]
        copy["draws"] = [(self.number, deck, count) for deck, count in waiting]
        return copy

    # --- errands ---

    def errand(self) -> Iterator[tuple[Path, Effect]]:
        players = self.players
        group = self.tables.group(players)
        offering = self.content["offering"]
        for place, card in offering.items():
            if card is not None and place not in group and self.free(place.lower()):
                yield (f"errand {place.lower()}",), partial(self.taken, place.lower(), place)
        if self.free("group", self.tables.boards["group_spaces"]):
            cards = {offering[place]: place for place in reversed(group) if offering[place] is not None}
            for card, place in cards.items():
                yield ("errand group", f"card {card}"), partial(self.taken, "group", place)
        for number, there in enumerate(self.content["wild_places"]):
            if there and self.free(f"w{number + 1}"):
                yield (f"errand w{number + 1}",), partial(self.wild_taken, f"w{number + 1}")
        capacity = self.tables.boards["capacity"]
        if self.content["extensions"] and self.free("extension", capacity["extension"]):
            yield ("errand extension",), self.extended
        if self.free("market", capacity["market"]):
            for order in set(permutations(self.tables.boards["market"])):
                told = "/".join(f"{token:+d}" for token in order)
                yield ("errand market", f"order {told}"), partial(self.ordered, order)
        if self.free("opera", capacity["opera"]):
            for total in self.totals([2], [c["amount"] for _, c in self.clauses("bonus") if c.get("opera")]):
                yield ("errand opera", f"amount {total}"), partial(self.at_the_opera, total)
        if self.number not in self.content["errands"].get("unknown", []):
            for deck in REGULAR:
                if self.left(deck):
                    yield ("errand unknown", f"deck {deck}"), partial(self.drawn, deck)

    def free(self, space: str, capacity: int = 1) -> bool:
        return len(self.content["errands"].get(space, [])) < capacity

    def placed(self, space: str) -> tuple[Content, Content]:
        copy, own = self.after()
        own["errand_boys"] -= 1
        copy["errands"][space] = [*copy["errands"].get(space, []), self.number]
        return copy, own

    def taken(self, space: str, place: str) -> Content:
        copy, own = self.placed(space)
        own["hand"].append((copy["offering"][place], self.everybody()))
        own["hand"].sort()
        copy["offering"][place] = None
        return copy

    def wild_taken(self, space: str) -> Content:
        copy, own = self.placed(space)
        own["hand"].append((self.tables.wild, self.everybody()))
        own["hand"].sort()
        copy["wilds"] -= 1
        return copy

    def extended(self) -> Content:
        copy, own = self.placed("extension")
        own["board"].append(None)
        copy["extensions"] -= 1
        return copy

    def ordered(self, order: tuple[int, ...]) -> Content:
        copy, _ = self.placed("market")
        copy["market"] = dict(zip(("mansion", "town-house", "manor-house", "farm"), order, strict=True))
        return copy

    def at_the_opera(self, total: int) -> Content:
        copy, own = self.placed("opera")
        own["balance"] -= total
        return self.settled(copy)

    def drawn(self, deck: str) -> Content:
        copy, _ = self.placed("unknown")
        return self.with_draws(copy, [(deck, 1)])

    def counters_set(self, copy: Content) -> Content:
        """The action phase begins (W-8.1)."""
        plans = self.tables.plans(self.players)
        for number, seat in enumerate(copy["seats"], 1):
            seat["actions"] = plans[copy["plans"].index(number)]["actions"]
            for lying in seat["board"]:
                if lying is not None:
                    does = [clause["do"] for clause in self.cards[lying["card"]].get("privileges", [])]
                    if "action" in does:
                        seat["actions"] += 1
                        lying["used"] = 1
        return copy

    # --- cards that are kept ---

    def start(self) -> Iterator[tuple[Path, Effect]]:
        for kept in self.subsets():
            if sum(kept.values()) == 2:
                yield self.told_cards(kept), partial(self.kept, kept)

    def keep(self) -> Iterator[tuple[Path, Effect]]:
        limit = 2 + sum(clause["amount"] for _, clause in self.clauses("hand"))
        for kept in self.subsets():
            count = sum(kept.values())
            if count <= limit:
                told = self.told_cards(kept)
                yield (told if count == limit else (*told, "enough")), partial(self.kept, kept)

    def subsets(self) -> list[Counter[str]]:
        counts = product(*[range(self.hand[id] + 1) for id in self.held])
        return [Counter(dict(zip(self.held, count, strict=True))) for count in counts]

    def told_cards(self, kept: Counter[str]) -> Path:
        return tuple([f"card {id}" for id in self.held for _ in range(kept[id])])

    def kept(self, kept: Counter[str]) -> Content:
        """The others are discarded, face down unless discards are open (W-23.8, W-23.14)."""
        copy, own = self.after()
        openly = self.content["options"]["discards"] == "open"
        rejected = self.hand - kept
        for id in rejected.elements():
            leave_openly(own["hand"], id)
            self.discard(copy, id, self.everybody() if openly else (self.number,))
        if not openly:
            backs = {self.tables.back(id) for id in rejected}
            own["hand"] = [
                (id, (self.number,)) if self.tables.back(id) in backs else (id, known) for id, known in own["hand"]
            ]
            own["hand"].sort()
        return copy


def told_waiver(waiver: int) -> str:
    return f"space {waiver}" if waiver else "none"


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
