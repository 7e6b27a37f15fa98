"""All whole moves of a decision of Last Will and what each does, told naively from the rules, the cards and the boards.

A move is the list of all its choices as texts, in the order of W-6.21, W-7.31 and W-8.10. Here they are found by trying
everything and throwing away what the rules forbid; which of the choices are asked follows from the whole list (W-1.20).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import permutations, product

from tests.conformance.lastwill_seat import REGULAR, Content, Effect, Moves, Path, leave_openly
from tests.conformance.lastwill_turn import Turn


class Naive(Turn):
    """The moves of one seat that is asked."""

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
