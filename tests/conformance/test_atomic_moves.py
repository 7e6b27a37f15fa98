"""An oracle for atomic moves: the leaves of the split choices are exactly the whole moves of a naive enumerator."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from bequest import games
from bequest.core.journal import Journal
from bequest.core.position import Position
from bequest.core.rng import seeded
from bequest.games.gears.data import Deck, supplied
from tests.conformance.cases import CASES, Case, walk

Content = dict[str, Any]
Move = tuple[object, ...]
OWN_CUBE = ("not-what-we-hoped-for", "perfectly-laid-plans")


class Naive:
    """All whole moves of a turn of Gears of Time, told straight from the rules and a position's text."""

    def __init__(self, content: Content, deck: Deck) -> None:
        self.content = content
        self.deck = deck
        self.seat = content["pending"][-1]["seat"] - 1
        self.colour = ("red", "blue", "white", "yellow")[self.seat]
        self.hand: list[str] = content["hands"][self.seat]
        self.here = frame(content["markers"][self.seat])
        self.present = frame(content["present"])
        self.technologies = {t.id: t for t in deck.technologies}

    def moves(self) -> Counter[Move]:
        fates = Counter(move for fate in self.fates() for move in self.plays(fate))
        if self.content["actions"] == 3:
            return fates + Counter([("end",)])
        counted = self.travels() + self.establishes() + self.influences() + self.draws() + self.takes()
        return Counter(counted or [("end",)]) + fates

    def travels(self) -> list[Move]:
        return [("travel", f"t{i}") for i in range(self.here)]

    def establishes(self) -> list[Move]:
        here = [copy for copy in self.content["timeline"] if frame(copy["timeframe"]) == self.here]
        if self.here == self.present or len(here) >= self.present - self.here + self.content["extra_room"]:
            return []
        found: set[Move] = set()
        for card in set(self.hand) & set(self.technologies) - {copy["technology"] for copy in here}:
            others = list(self.hand)
            others.remove(card)
            for payment in combinations(others, self.technologies[card].cost):
                found.add(("establish", card, *sorted(payment, key=self.deck.number.__getitem__)))
        return list(found)

    def influences(self) -> list[Move]:
        pool = self.content["pools"][self.seat]
        return [
            ("influence", copy["technology"], n)
            for copy in self.content["timeline"]
            if frame(copy["timeframe"]) == self.here and not self.protected(copy)
            for n in range(1, min(pool, 40) + 1)
        ]

    def draws(self) -> list[Move]:
        pile = self.content["draw_pile"]
        return [("draw",)] if pile["next"] or pile["rest"] or self.content["discard_pile"] else []

    def takes(self) -> list[Move]:
        if self.content["options"]["fate"] != "draft" or self.content["fate_taken"]:
            return []
        return [("take", entry["card"]) for entry in self.content["fate_cards"]["area"]]

    def fates(self) -> list[str]:
        if self.content["options"]["fate"] == "deck":
            return [card for card in self.hand if card not in self.technologies]
        if self.content["options"]["fate"] == "none":
            return []
        return list(self.content["fate_cards"]["before"][self.seat])

    def plays(self, fate: str) -> list[Move]:
        if fate == "we-need-more-time":
            return [] if self.content["extra_room"] else [("play", fate)]
        if fate == "time-folds-around-us":
            markers = self.content["markers"]
            return [("play", fate, i + 1) for i, at in enumerate(markers) if frame(at) < self.present]
        found: list[Move] = []
        for copy in self.content["timeline"]:
            name, slot = copy["technology"], copy["timeframe"]
            if self.protected(copy) or (fate in OWN_CUBE and not copy["cubes"].get(self.colour)):
                continue
            if fate == "willed-into-existence":
                found += [("play", fate, slot, name, need) for need in self.technologies[name].needs]
            else:
                found.append(("play", fate, slot, name))
        return found

    def protected(self, copy: Content) -> bool:
        beside = copy.get("fate", [])
        return any(f["card"] == "perfectly-laid-plans" and f["owner"] != self.seat + 1 for f in beside)


def frame(name: str) -> int:
    return int(name[1:])


def leaves(position: Position, seat: int) -> Counter[Move]:
    """Every way through the choices of one move, as the move that the journal then tells."""
    found: Counter[Move] = Counter()
    for action in position.legal():
        copy = position.clone()
        copy.auto = False
        copy.journal = Journal()
        copy.push(action)
        if copy.seat == seat and copy.frames[-1].open:
            found += leaves(copy, seat)
        else:
            found[told(copy.events(0, seat)[0])] += 1
    return found


def told(event: dict[str, Any]) -> Move:
    """The first event of a committed move in the oracle's form."""
    kind = event["event"]
    if kind == "travel":
        return ("travel", event["timeframe"])
    if kind == "establish":
        return ("establish", event["technology"], *event["payment"])
    if kind == "influence":
        return ("influence", event["technology"], event["cubes"])
    if kind == "fate":
        target = [event[name] for name in ("player", "timeframe", "technology", "waived") if name in event]
        return ("play", event["card"], *target)
    if kind == "take-fate":
        return ("take", event["card"])
    return ("end",) if kind == "end-turn" else (kind,)


gears_cases = [case for case in CASES if case.name == "gears"]


@pytest.mark.rule("G-4.30", "G-4.32", "G-25.12")
@pytest.mark.parametrize("case", gears_cases, ids=str)
def test_every_whole_move_is_reached_in_exactly_one_way(case: Case) -> None:
    positions = 0
    for seed in range(3):
        for position in walk(case, seed, journal=False):
            if position.over or position.frames[-1].open or position.asked().kind not in ("move", "end"):
                continue
            assert leaves(position, position.seat) == Naive(position.to_dict(), supplied("base")).moves()
            positions += 1
    assert positions > 150


@pytest.mark.rule("G-4.30", "G-4.32", "G-25.12")
def test_rich_positions_have_the_same_moves_too() -> None:
    """Positions that random play seldom reaches: large Pools and hands, every lasting card, equal cards."""
    game = games.get("gears", deck="tree-1")
    rng = seeded(3)
    deck = supplied("tree-1")
    for number in range(60):
        names = [t.id for t in deck.technologies for _ in range(t.copies)] + [f.id for f in deck.fates]
        numbers = list(range(len(names)))
        rng.shuffle(numbers)
        shuffled = [names[i] for i in numbers]
        technologies = [name for name in dict.fromkeys(shuffled) if name in {t.id for t in deck.technologies}][:6]
        for name in technologies:
            shuffled.remove(name)
        content: Content = {
            "options": {"players": 2},
            "round": 4,
            "markers": [f"t{rng.below(5)}", f"t{rng.below(8)}"],
            "pools": [rng.below(50), 3],
            "hands": [shuffled[: rng.below(10)], shuffled[20:23]],
            "timeline": [
                {"technology": name, "timeframe": f"t{rng.below(5)}", "cubes": {"red": rng.below(2), "blue": 1}}
                for name in technologies
            ],
            "actions": rng.below(4),
            "extra_room": rng.below(2),
        }
        if "perfectly-laid-plans" not in content["hands"][0] + content["hands"][1]:
            content["timeline"][0]["fate"] = [{"card": "perfectly-laid-plans", "owner": 1 + number % 2}]
        position = game.from_json(json.dumps(content))
        if position.frames[-1].kind == 0 and position.seat == 0:
            assert leaves(position, 0) == Naive(position.to_dict(), deck).moves()
