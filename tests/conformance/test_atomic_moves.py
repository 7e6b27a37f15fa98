"""An oracle for atomic moves: the leaves of the split choices are exactly the whole moves of a naive enumerator."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import combinations
from typing import Any

import pytest

from bequest import games
from bequest.core.journal import Journal
from bequest.core.position import Position
from bequest.core.rng import Rng, seeded
from bequest.games.crecy.rules import frames
from bequest.games.gears.data.deck import Deck
from bequest.games.gears.data.loading import supplied
from bequest.games.gears.data.records import Technology
from tests import forms
from tests.conformance import crecy_moves
from tests.conformance.cases import CASES, Case, walk
from tests.golden.choosers import chooser
from tests.golden.script import WEIGHED, Script
from tests.golden.scripts_crecy import GAMES as CRECY_SCRIPTS
from tests.sweeps import swept

Content = dict[str, Any]
Move = tuple[object, ...]
OWN_CUBE = ("not-what-we-hoped-for", "perfectly-laid-plans")
COLOURS = ("red", "blue", "white", "yellow")
SOLE_LEADER = ("points", "cubes", "draw", "extra-turn")


class Naive:
    """All whole moves of a turn of Gears of Time, told straight from the rules and a position's text."""

    def __init__(self, content: Content, deck: Deck) -> None:
        self.content = content
        self.deck = deck
        self.seat = content["pending"][-1]["seat"] - 1
        self.colour = COLOURS[self.seat]
        self.hand: list[str] = content["hands"][self.seat]
        self.here = frame(content["markers"][self.seat])
        self.present = frame(content["present"])
        self.technologies = {t.id: t for t in deck.technologies}
        self.timeline: list[Content] = content["timeline"]

    def moves(self) -> Counter[Move]:
        free = Counter(move for fate in self.fates() for move in self.plays(fate)) + Counter(self.activations())
        if self.content["actions"] == 3:
            return free + Counter([("end",)])
        counted = self.travels() + self.establishes() + self.influences() + self.draws() + self.takes()
        return Counter(counted or [("end",)]) + free

    def travels(self) -> list[Move]:
        spliced: list[Move] = [("travel", "ts")] if self.content.get("spliced") and self.here >= 0 else []
        return spliced + [("travel", f"t{i}") for i in range(self.here)]

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

    def activations(self) -> list[Move]:
        found: list[Move] = []
        for name, technology in self.technologies.items():
            if technology.ability == "activation" and name not in self.content["activated"]:
                copies = [copy for copy in self.timeline if copy["technology"] == name and self.successful(copy)]
                if any(self.leads(copy, technology.effect in SOLE_LEADER) for copy in copies):
                    found += [("activate", name, *details) for details in self.effects(technology)]
        return found

    def leads(self, copy: Content, alone: bool) -> bool:
        own = copy["cubes"].get(self.colour, 0)
        others = [number for colour, number in copy["cubes"].items() if colour != self.colour]
        return own > 0 and all(own > number if alone else own >= number for number in others)

    def successful(self, copy: Content) -> bool:
        """Without Fate cards: for each dependency a successful copy in the past."""
        return all(
            any(
                other["technology"] == need
                and frame(other["timeframe"]) < frame(copy["timeframe"])
                and self.successful(other)
                for other in self.timeline
            )
            for need in self.technologies[copy["technology"]].needs
        )

    def effects(self, technology: Technology) -> list[Move]:
        """What an Activation does, one entry for each way to choose; none if it can do nothing."""
        effect = technology.effect
        if effect == "swap":
            return self.swaps()
        if effect == "modifier":
            lying = sum(sum(copy.get("tokens", {}).values()) for copy in self.timeline)
            copies = self.timeline if lying < 7 else []
            return [(copy["timeframe"], copy["technology"], token) for copy in copies for token in ("+1", "-1")]
        if effect == "draw":
            return [()] if self.draws() else []
        if effect == "extra-turn":
            return [] if self.seat + 1 in self.content["extra_turn_used"] else [(effect,)]
        if effect == "splice":
            return [] if self.content["spliced"] else [(effect,)]
        return [(effect, technology.amount)]

    def swaps(self) -> list[Move]:
        return [
            (own["timeframe"], own["technology"], other["timeframe"], other["technology"], COLOURS.index(colour) + 1)
            for own in self.timeline
            if own["cubes"].get(self.colour)
            for other in self.timeline
            if other is not own
            for colour in other["cubes"]
            if colour != self.colour
        ]

    def protected(self, copy: Content) -> bool:
        beside = copy.get("fate", [])
        return any(f["card"] == "perfectly-laid-plans" and f["owner"] != self.seat + 1 for f in beside)


def frame(name: str) -> int:
    """Its place on the timeline; the Spliced Timeframe comes before t0."""
    return -1 if name == "ts" else int(name[1:])


Tell = Callable[[Position, Position], Move]
"""The move between two positions, in the form of an oracle."""


def leaves(position: Position, seat: int, tell: Tell | None = None) -> Counter[Move]:
    """Every way through the choices of one move, as the move that was made then; none leads nowhere."""
    found: Counter[Move] = Counter()
    options = position.legal()
    assert options
    for action in options:
        copy = position.clone()
        copy.auto = False
        copy.journal = Journal()
        copy.push(action)
        if copy.seat == seat and copy.frames[-1].open:
            found += leaves(copy, seat, tell)
        else:
            found[tell(position, copy) if tell else told(forms.events(copy, 0, seat))] += 1
    return found


def told(events: list[Content]) -> Move:
    """The events of a committed move in the oracle's form; the first one says what it was."""
    event = events[0]
    kind = event["event"]
    if kind == "activate":
        return ("activate", event["technology"], *(told_effect(events[1]) if len(events) > 1 else ()))
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


def told_effect(event: Content) -> Move:
    """What an Activation did; a draw waits for chance and has told nothing yet."""
    kind = event["event"]
    if kind == "swap":
        own, other = event["own"], event["other"]
        return (own["timeframe"], own["technology"], other["timeframe"], other["technology"], other["player"])
    if kind == "modifier":
        return (event["timeframe"], event["technology"], event["token"])
    if kind in ("points", "cubes"):
        return (kind, event[kind])
    return (kind,) if kind in ("extra-turn", "splice") else ()


gears_cases = [case for case in CASES if case.name == "gears"]


@pytest.mark.rule("G-4.30", "G-4.32", "G-25.12")
@swept("case", gears_cases, one_of=8, ids=str)
def test_every_whole_move_is_reached_in_exactly_one_way(case: Case) -> None:
    positions = 0
    for seed in range(2):
        for position in walk(case, seed, journal=False):
            if position.over or position.frames[-1].open or position.asked().kind not in ("move", "end"):
                continue
            assert leaves(position, position.seat) == Naive(position.to_dict(), supplied(case.deck)).moves()
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
            owner = number % 2
            content["timeline"][0]["fate"] = [{"card": "perfectly-laid-plans", "owner": 1 + owner}]
            content["timeline"][0]["cubes"][COLOURS[owner]] = 1
        position = game.from_json(json.dumps(content))
        if position.frames[-1].kind == 0 and position.seat == 0:
            assert leaves(position, 0) == Naive(position.to_dict(), deck).moves()


def grown_machines(rng: Rng, deck: Deck) -> Content:
    """Machines up to level 4 in round 4, mostly with what they need; some twice; flags, tokens and cubes at random."""
    players = 2 + rng.below(3)
    spliced = rng.below(2) == 1
    machines = [card for card, t in enumerate(deck.technologies) if t.ability == "activation"]
    placed = [(card, level - 1) for card, level in enumerate(deck.level) if level <= 4 and rng.below(16)]
    placed += [(card, deck.level[card]) for card in machines if rng.below(4) == 0]
    room = Counter({f"t{i}": players + 5 - i for i in range(6)} | {"ts": 3 * spliced})
    timeline: dict[tuple[int, str], Content] = {}
    for card, place in placed:
        slot = "ts" if spliced and place == 0 and rng.below(3) == 0 else f"t{place + (rng.below(16) == 0)}"
        if room[slot] and (card, slot) not in timeline:
            room[slot] -= 1
            cubes = {colour: rng.below(5 if colour == "red" else 3) for colour in COLOURS[:players]}
            entry = {"technology": deck.card_ids[card], "timeframe": slot, "cubes": cubes}
            timeline[card, slot] = entry | {"tokens": {"plus": 0, "minus": 0}}
    copies = list(timeline.values())
    for _ in range(rng.below(4) + 4 * rng.below(2)):
        copies[rng.below(len(copies))]["tokens"]["plus" if rng.below(2) else "minus"] += 1
    return {
        "options": {"players": players},
        "round": 4,
        "markers": [["ts", "t0", "t5"][rng.below(3) if spliced else 2], *["t4"] * (players - 1)],
        "pools": [rng.below(3), *[1] * (players - 1)],
        "hands": [["ageless-engine", "vesper-heart"][: rng.below(3)], *[[]] * (players - 1)],
        "timeline": copies,
        "actions": rng.below(4),
        "spliced": spliced,
        "activated": [deck.card_ids[card] for card in machines if rng.below(4) == 0],
        "extra_turn_used": [1] if rng.below(4) == 0 else [],
    }


@pytest.mark.rule("G-4.30", "G-25.12", "G-X.18", "G-X.19", "G-X.28", "G-X.34", "G-X.39", "G-X.41")
def test_grown_machines_have_the_same_moves_too() -> None:
    """Positions full of machines that work, which random play hardly ever reaches."""
    game = games.get("gears", deck="machines-2")
    deck = supplied("machines-2")
    rng = seeded(5)
    used: Counter[object] = Counter()
    for _ in range(120):
        position = game.from_json(json.dumps(grown_machines(rng, deck)))
        if position.seat == 0:
            moves = leaves(position, 0)
            assert moves == Naive(position.to_dict(), deck).moves()
            used.update({move[1] for move in moves if move[0] == "activate"})
    assert set(used) == {t.id for t in deck.technologies if t.ability == "activation"}
    assert min(used.values()) >= 10


# --- the Duke de Crecy ---

CRECY_MODES = {"multiplayer": 7, "solo_standard": 1, "solo_testament": 3}
"""Of how many turns one is looked at."""
SEVERAL = ("take", "ask", "renew", "rival")
"""Decisions of their own that may have several choices (C-10.35)."""
IN_ORDER = ("discard", "display", "take", "renew")
"""Decisions and steps in which the cards of a set are named."""


def crecy_positions(mode: str, of_turns: int) -> Iterator[tuple[Position, str]]:
    """Decisions with their kind, from games that begin as the golden ones do: some of the turns, more of the others."""
    count: Counter[str] = Counter()
    for script in CRECY_SCRIPTS:
        if script.options["mode"] != mode:
            continue
        position = begun(script)
        choose = chooser(replace(script, kind=WEIGHED))
        while not position.over:
            if not position.frames[-1].open:
                kind = position.asked().kind
                count[kind] += 1
                if (kind == "turn" and count[kind] % of_turns == 0) or (kind in SEVERAL and count[kind] % 3 == 1):
                    yield position, kind
            position.push(choose(position))


def begun(script: Script) -> Position:
    """How a golden game begins, with the supplied deck."""
    game = games.get("crecy")
    if script.position:
        return game.from_json(json.dumps(script.position))
    options: Content = {key: value for key, value in script.options.items() if key not in ("players", "seed")}
    return game.new(script.options["players"], script.options["seed"], **options)  # type: ignore[arg-type]


@pytest.mark.rule("C-10.27", "C-10.32", "C-10.34", "C-10.35", "C-11.11")
@swept("mode", list(CRECY_MODES), one_of=2)
def test_every_whole_move_of_crecy_is_reached_in_exactly_one_way(mode: str) -> None:
    seen: Counter[str] = Counter()
    cards = tomllib.loads(games.get("crecy").deck_text())
    for position, kind in crecy_positions(mode, CRECY_MODES[mode]):
        seat = position.seat
        moves = leaves(position, seat, partial(crecy_moves.told, asked=kind, seat=seat))
        del moves[("complete",)]
        assert moves == crecy_moves.Naive(position.to_dict(), cards).moves()
        seen[kind] += 1
        seen.update({str(move[0]) for move in moves} if kind == "turn" else ())
    assert seen["turn"] >= 10
    everywhere = {"have-children", "ask-friends", "socialize", "title", "contribute", "mansion", "venture", "doctor"}
    weddings = {"placed"} if mode == "solo_testament" else {"marry", "arrange"}
    assert everywhere | weddings | {"undertake", "pass", "take"} <= set(seen)
    assert mode != "multiplayer" or set(SEVERAL) <= set(seen)


@pytest.mark.rule("C-10.28", "C-10.32", "C-10.35", "C-11.11")
@swept("mode", list(CRECY_MODES), one_of=2)
def test_half_a_move_of_crecy_leads_on_in_order_and_back_without_a_trace(mode: str) -> None:
    """Down one way from each choice with which a move can begin, and from every step back up again."""
    deepest = 0
    for position, _ in crecy_positions(mode, CRECY_MODES[mode]):
        for action in position.legal():
            deepest = max(deepest, descend(position, action))
    assert deepest >= 3


def descend(position: Position, action: int) -> int:
    """Goes on with the middle option of every step until the move is committed; how many choices it took."""
    copy = position.clone()
    above: list[str] = []
    named: list[int] = []
    while True:
        options = copy.legal()
        assert options
        if frames.NAMES[copy.frames[-1].kind] in IN_ORDER:
            cards = [option for option in options if copy.game.structure(option).verb == "friend"]
            assert cards == sorted(cards)
            assert not named or not cards or cards[0] > named[-1]
            named.append(action if not above else options[len(options) // 2])
        above.append(copy.to_json())
        copy.push(action if len(above) == 1 else options[len(options) // 2])
        if copy.seat != position.seat or not copy.frames[-1].open:
            return len(above)
        whole, single = copy.clone(), copy.clone()
        assert (whole.back(), whole.to_json()) == (len(above), above[0])
        assert (single.back(1), single.to_json()) == (1, above[-1])
