"""The moves of a turn of the action phase of Last Will and what each does, told naively (W-8.10, sections 11 to 22)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import product

from tests.conformance.lastwill_seat import ANIMALS, Content, Effect, Path, Seat, leave_openly


class Turn(Seat):
    """Found by trying everything and throwing away what the rules forbid."""

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

    # --- what they do ---

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


def told_waiver(waiver: int) -> str:
    return f"space {waiver}" if waiver else "none"
