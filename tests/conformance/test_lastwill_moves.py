"""The oracle for the moves of Last Will: every whole move is reached in exactly one way, and does what it should."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

import pytest

from bequest import games
from bequest.bots.heuristic_player import HeuristicPlayer
from bequest.core.frames import Together
from bequest.core.game import Game
from bequest.core.handle import Handle
from bequest.core.journal import Journal
from bequest.core.position import Position
from bequest.core.rng import Rng, seeded
from tests import forms
from tests.conformance.cases import any_of
from tests.conformance.lastwill_moves import Naive
from tests.conformance.lastwill_seat import REGULAR, Content, Path, Tables, name, plain
from tests.sweeps import swept

TOGETHER = ("start", "keep")
"""Decisions that several seats make at once."""
HELPERS_IN_NUMBERS = (
    "livestock-dealer", "estate-agent", "bad-investment-adviser", "steward", "housekeeper", "gardener", "gamekeeper",
    "head-waiter", "groom", "coachman", "tailor", "drunken-sailor", "old-school-friend", "master-of-ceremonies",
    "private-secretary", "society-columnist", "man-about-town", "school-chum",
)  # fmt: skip
MANY = "\n".join(f'[[helpers]]\nid = "{id}"\ncopies = 4' for id in HELPERS_IN_NUMBERS)
ODD_CARDS = f"""
name = "crowded"
{MANY}
[[helpers]]
id = "factotum"
name = "factotum"
kind = "helper"
copies = 3
actions = 1
pounds = 2
privileges = [
    {{ do = "trade", types = ["mansion", "town-house", "manor-house", "farm"], uses = 3 }},
    {{ do = "price", types = ["mansion", "farm"], lower = 1, raise = 3 }},
]
[[helpers]]
id = "valet"
name = "valet"
kind = "helper"
copies = 3
privileges = [
    {{ do = "maintain", types = ["mansion", "town-house", "farm"], uses = 2 }},
    {{ do = "upkeep", types = ["mansion"], amount = 1 }},
]
[[helpers]]
id = "librarian"
name = "librarian"
kind = "helper"
copies = 2
play_pounds = 4
privileges = [{{ do = "draw", amount = 1, deck = "helpers" }}, {{ do = "hand", amount = 1 }}]
[[helpers]]
id = "claqueur"
name = "claqueur"
kind = "helper"
copies = 2
symbols = ["mask"]
pounds = 0
privileges = [{{ do = "white-action" }}, {{ do = "bonus", symbols = ["mask", "coach"], amount = 2, opera = true }}]
[[events]]
id = "three-of-a-kind"
name = "three-of-a-kind"
copies = 4
symbols = ["mask", "coach"]
actions = 1
pounds = 1
coins = [
    {{ type = "guest", amount = 2 }},
    {{ type = "chef", amount = 2 }},
    {{ type = "guest", amount = 2 }},
    {{ type = "guest", amount = 2 }},
]
[[events]]
id = "unequal-coins"
name = "unequal-coins"
copies = 4
actions = 2
pounds = 0
coins = [{{ type = "chef", amount = 3 }}, {{ type = "dog", amount = 1 }}, {{ type = "chef", amount = 2 }}]
[[events]]
id = "menagerie"
name = "menagerie"
copies = 4
actions = 0
pounds = 1
effect = {{ do = "animals", amount = 3 }}
[[events]]
id = "earthquake"
name = "earthquake"
copies = 4
symbols = ["silverware"]
options = [{{ actions = 1, pounds = 0 }}, {{ actions = 3, pounds = 4 }}]
effect = {{ do = "depreciation", amount = 4 }}
[[events]]
id = "second-wind"
name = "second-wind"
copies = 3
symbols = ["coach", "helm", "wine-glass"]
options = [{{ actions = 2, pounds = 1 }}, {{ actions = 4, pounds = 0 }}]
effect = {{ do = "actions", amount = 2 }}
[[companions]]
id = "pastry-cook"
name = "pastry-cook"
type = "chef"
copies = 4
[[properties]]
id = "ruin"
name = "ruin"
type = "mansion"
copies = 3
banknotes = [3, 1, 0]
actions = 2
pounds = 0
spaces = [{{ type = "dog", amount = 2 }}]
[[properties]]
id = "paddock"
name = "paddock"
type = "farm"
copies = 3
banknotes = [2]
actions = 0
pounds = 1
spaces = [{{ type = "horse", amount = 3 }}, {{ type = "horse", amount = 5 }}, {{ type = "chef", amount = 6 }}]
"""
"""Every helper several times, privileges of two parts, coins alike and unlike, companions of two designs, prices below
nothing, effects larger than those of the supplied cards."""


def crowded() -> Game:
    return games.get("lastwill", deck=games.load_deck("lastwill", ODD_CARDS, "crowded.toml"))


def kind_of(position: Position) -> str:
    """What is asked when nobody has begun to answer, or nothing."""
    if position.over:
        return ""
    frame = position.frames[-1]
    begun = any(frame.answers) if isinstance(frame, Together) else frame.open
    return "" if begun else position.asked().kind


def eager(position: Position, seat: int, rng: Rng) -> int:
    """Any choice, but seldom the end of the turn: boards fill and money goes."""
    options = position.legal(seat)
    others = [action for action in options if position.game.text(action) != "end"]
    return any_of(others if others and rng.below(9) else options, rng)


def decisions(position: Position, seed: int, of: dict[str, int], clever: int = -1) -> Iterator[tuple[Position, str]]:
    """Decisions of a game with their kinds, of each kind one of so many; one seat may play by rules of thumb."""
    rng = seeded(seed + 500)
    player = HeuristicPlayer(seed)
    count: Counter[str] = Counter()
    while not position.over:
        kind = kind_of(position)
        if kind:
            if count[kind] % of.get(kind, 1) == 0:
                yield position, kind
            count[kind] += 1
        seat = any_of(position.waiting, rng)
        action = player.choose(Handle(position, seat)) if seat == clever else eager(position, seat, rng)
        position.push(action, seat)


# --- the tree of choices ---


def walked(position: Position, seat: int, kind: str, made: Path = ()) -> Iterator[tuple[Path, Position]]:
    """Every way through the choices of one move, with the position after it; chance has not answered yet."""
    options = position.legal(seat)
    assert len(options) == len(set(options))
    assert len(options) > (1 if made else 0)
    for action in options:
        copy = position.clone()
        copy.auto = False
        copy.journal = Journal()
        copy.push(action, seat)
        choices = (*made, position.game.text(action))
        if under_way(copy, seat, kind):
            yield from walked(copy, seat, kind, choices)
        else:
            yield choices, copy


def under_way(position: Position, seat: int, kind: str) -> bool:
    if seat not in position.waiting:
        return False
    return position.frames[-1].open or (kind in TOGETHER and position.asked().kind == kind)


def compare(position: Position, tables: Tables, kind: str, most_effects: int = 25) -> list[Path]:
    """The moves of every seat that is asked are those of the oracle, and some of them do what it says."""
    content: Content = position.to_dict()
    found: list[Path] = []
    for seat in position.waiting:
        oracle = Naive(content, tables, seat)
        moves = oracle.moves()
        asked = oracle.asked(moves)
        reached = dict(walked(position, seat, kind))
        assert set(reached) == set(asked)
        assert len(asked) == len(moves)
        stride = 1 + len(reached) // most_effects
        for choices, after in list(reached.items())[:: stride if kind not in TOGETHER else len(reached)]:
            same_effect(oracle, moves[asked[choices]](), content, after)
        found += moves
    if kind in TOGETHER:
        all_answer(position, tables, kind)
    return found


def same_effect(oracle: Naive, expected: Content, before: Content, after: Position) -> None:
    now: Content = after.to_dict()
    others = [event for event in forms.events(after) if event["event"] in ("errand", "no-errand")]
    if len(others) > 1 or now["phase"] in ("offering", "end-of-round", "over"):
        return  # others went on errands without a choice, or a round ended: more has happened than this move
    if now["phase"] == "action" and before["phase"] != "action":
        expected = oracle.counters_set(expected)
    assert plain(now) == expected


def all_answer(position: Position, tables: Tables, kind: str) -> None:
    """All seats answer at once: hands and cards out of the game are as the oracle says, and nothing else is lost."""
    content: Content = position.to_dict()
    copy = position.clone()
    copy.auto = False
    rng = seeded(len(json.dumps(content)))
    hands: list[object] = [seat["hand"] for seat in plain(content)["seats"]]
    gone: Counter[str] = Counter()
    for seat in position.waiting:
        oracle = Naive(content, tables, seat)
        moves = oracle.moves()
        choices, whole = list(oracle.asked(moves).items())[rng.below(len(moves))]
        for text in choices:
            copy.push(copy.game.parse(text), seat)
        expected = moves[whole]()
        hands[seat] = expected["seats"][seat]["hand"]
        gone += discarded(expected) - discarded(plain(content))
    after = plain(copy.to_dict())
    assert [seat["hand"] for seat in after["seats"]] == hands
    left = Counter([card for card in content["offering"].values() if card is not None]) if kind == "keep" else Counter()
    assert discarded(after) == discarded(plain(content)) + gone + left


def discarded(content: Content) -> Counter[str]:
    """Draw piles and discard piles together, for one may have become the other; and what is out of the game."""
    piles = [id for deck in REGULAR for id in content["piles"][deck]]
    return Counter([*piles, *[id for deck in REGULAR for id, _ in content["discards"][deck]],
                    *[id for id, _ in content["removed"]]])  # fmt: skip


# --- games ---

SOME = {"block": 2, "plan": 4, "errand": 6, "turn": 3, "keep": 2}
"""Of how many decisions of a kind one is looked at."""


@pytest.mark.rule("W-1.7", "W-1.13", "W-1.14", "W-1.15", "W-1.16", "W-1.20", "W-6.21", "W-7.31", "W-8.10", "W-8.12")
@swept("players", [2, 3, 4, 5], one_of=4)
def test_every_whole_move_is_reached_in_exactly_one_way(players: int) -> None:
    game = games.get("lastwill")
    tables = Tables(game)
    kinds: Counter[str] = Counter()
    verbs: Counter[str] = Counter()
    for seed, discards in enumerate(("face_down", "face_down", "open")):
        begun = game.new(players, seed, discards=discards)
        for position, kind in decisions(begun, seed, SOME, clever=seed - 1):
            moves = compare(position, tables, kind)
            kinds[kind] += 1
            verbs.update({path[0].split()[0] for path in moves})
    assert {"plan", "errand", "turn", "start", "keep"} <= set(kinds)
    assert {"plan", "errand", "play", "put", "buy", "sell", "activate", "add", "card", "end"} <= set(verbs)


# --- arranged positions ---


class Arranger:
    """Gives the seat that decides another board, hand and purse; the cards change places with those of the piles."""

    def __init__(self, content: Content, tables: Tables, seat: int, rng: Rng) -> None:
        self.content = content
        self.tables = tables
        self.own: Content = content["seats"][seat]
        self.players: int = content["options"]["players"]
        self.other: Content = content["seats"][(seat + 1) % self.players]
        self.rng = rng
        self.again = ""
        """The helper put on the board last, who may get company."""

    def arrange(self) -> None:
        self.back_to_the_piles()
        rng = self.rng
        spaces = len(self.own["board"]) + min(rng.below(4), self.content["extensions"])
        self.content["extensions"] -= spaces - len(self.own["board"])
        share = (1, 5, 12)[rng.below(3)]
        self.own["board"] = [self.lying() if rng.below(share + 1) else None for _ in range(spaces)]
        self.own["hand"] = [self.drawn("events") for _ in range(rng.below(4))]
        self.own["hand"] += [self.drawn("companions") for _ in range(1 + rng.below(6))]
        self.own["hand"] += [self.drawn("helpers", "properties", "special") for _ in range(rng.below(4))]
        self.own["hand"] = [self.openly(id) if rng.below(3) == 0 else id for id in self.own["hand"]]
        if self.content["phase"] == "action":
            self.own["actions"] = (0, 1, 1, 2, 3, 5, 7)[rng.below(7)]
            self.take_wild_cards()
        elif self.content["phase"] in ("planning", "errand"):
            self.thin_out()
        owned = [lying for lying in self.own["board"] if lying and self.tables.kind(lying["card"]) == "property"]
        self.own["balance"] = rng.below(25) if owned else rng.below(25) - 5
        self.own["bankrupt"] = not owned and self.own["balance"] <= 0

    def back_to_the_piles(self) -> None:
        cards = [name(entry) for entry in self.own["hand"]]
        for id in [*cards, *[lying["card"] for lying in self.own["board"] if lying]]:
            if id == self.tables.wild:
                places = self.content["wild_places"]
                places[places.index(False)] = True
            else:
                self.content["piles"][self.tables.table[id]]["rest"].append(id)

    def drawn(self, *decks: str) -> str:
        """Any card of one of these decks; of the helpers, who are many, if that is empty."""
        piles = self.content["piles"]
        rest: list[str] = piles[decks[self.rng.below(len(decks))]]["rest"] or piles["helpers"]["rest"]
        return rest.pop(self.rng.below(len(rest)))

    def one_more(self, id: str) -> str:
        """The same helper again, if there is one."""
        rest: list[str] = self.content["piles"]["helpers"]["rest"]
        return rest.pop(rest.index(id)) if id in rest else self.drawn("helpers")

    def lying(self) -> Content:
        """A card for the board, mostly a helper and often the same again, with tokens, value and uses at random."""
        rng = self.rng
        id = self.drawn("helpers", "helpers", "helpers", "properties", "special")
        if self.tables.kind(id) == "event" or (self.again and rng.below(2)):
            self.content["piles"][self.tables.table[id]]["rest"].append(id)
            id = self.one_more(self.again)
        self.again = id if self.tables.kind(id) == "helper" else ""
        kind = self.tables.kind(id)
        card = self.tables.cards[id]
        lying: Content = {"card": id, "tokens": rng.below(len(card.get("spaces", [])) + 1)}
        if kind == "property":
            lying["step"] = 1 + rng.below(len(card["banknotes"]))
        upper = "pounds" in card or "formula" in card
        lying |= {"activated": False, "used": 0, "round": 1}
        if self.content["phase"] != "action":
            return lying
        lying["activated"] = upper and rng.below(4) == 0
        for clause in card.get("privileges", []):
            if clause["do"] in ("trade", "maintain", "white-action"):
                lying["used"] = rng.below(clause.get("uses", 1) + 1) if rng.below(2) else 0
            elif clause["do"] == "action":
                lying["used"] = 1
        return lying

    def thin_out(self) -> None:
        """Some decks are short of cards, because another player holds them, or have to be made anew."""
        for deck in REGULAR:
            pile = self.content["piles"][deck]
            if self.rng.below(4) == 0:
                left = self.rng.below(4)
                self.other["hand"] += pile["rest"][left:]
                pile["rest"] = pile["rest"][:left]
            if self.rng.below(4) == 0:
                self.content["discards"][deck] += pile["rest"]
                pile["rest"] = []

    def take_wild_cards(self) -> None:
        for place in range(2):
            if self.content["wild_places"][place] and self.rng.below(2):
                self.content["wild_places"][place] = False
                self.own["hand"].append(self.openly(self.tables.wild))

    def openly(self, id: str) -> Content:
        """A card in hand that all have seen."""
        return {"card": id, "known": list(range(1, self.players + 1))}


def rarities(phase: str, moves: list[Path], tables: Tables) -> set[str]:
    """What of all that can make a decision rich is found in these moves of one seat or several."""
    if phase == "planning":
        return {f"{len(path) - 5} kinds of extra draws" for path in moves if len(path) > 5}
    if phase == "errand":
        return {path[1] for path in moves if path[0] == "errand opera"}
    if phase == "end-of-round":
        return {f"{len(path)} choices" for path in moves}
    found: set[str] = set()
    answers: set[tuple[str, str]] = set()
    for path in moves:
        verb, _, id = path[0].partition(" ")
        if verb == "play":
            card = tables.cards[id]
            coins = path[2 : 2 + len(card.get("coins", []))]
            equal = coins.count("card guest") if id == "three-of-a-kind" else 0
            found |= {f"{equal} for equal coins", f"{coins.count(f'card {tables.wild}')} wild cards"}
            found.add(f"{path[2 + len(coins)].split()[1]} white actions")
            targets = [choice for choice in path[4 + len(coins) :] if choice != "enough"]
            if targets:
                found.add(f"{card['effect']['do']} on {len(targets)}")
        elif verb in ("sell", "activate"):
            answers.add((path[0], path[1]))
            found |= {f"{verb} waived"} if path[1] != "none" else set()
        elif verb in ("put", "buy"):
            answers.add((f"room {id}", path[1]))
            found |= {f"{verb} for {path[-1]}"} if path[-1] == "amount 0" else set()
    several = Counter([first for first, _ in answers])
    return found | {f"{first.split()[0]}: {count} answers" for first, count in several.items()}


RARE = {
    "planning": {"1 kinds of extra draws", "2 kinds of extra draws"},
    "errand": {"amount 2", "amount 5", "amount 8"},
    "action": {
        "2 for equal coins", "2 wild cards", "2 white actions", "animals on 3", "depreciation on 4", "sell waived",
        "activate waived", "buy for amount 0", "room: 4 answers", "sell: 3 answers", "activate: 2 answers",
    },
    "end-of-round": {"1 choices", "3 choices", "4 choices"},
}  # fmt: skip
"""What the arranged positions must have shown at least once."""


@pytest.mark.rule("W-8.10", "W-8.11", "W-8.12", "W-8.13", "W-12.9", "W-14.4", "W-14.8", "W-20.3", "W-20.10", "W-22.19")
@swept("phase", list(RARE), one_of=3)
def test_crowded_positions_have_the_same_moves_too(phase: str) -> None:
    """Positions that games seldom reach: many helpers alike, full boards, all sorts of coins and companions."""
    game = crowded()
    tables = Tables(game)
    seen: set[str] = set()
    rng = seeded(7)
    for seed in range(6):
        for position, kind in decisions(game.new(2 + seed % 4, seed), seed, {"block": 9, "errand": 2}):
            content: Content = position.to_dict()
            if content["phase"] == phase:
                Arranger(content, tables, position.seat, rng).arrange()
                moves = compare(game.from_json(json.dumps(content)), tables, kind, 10)
                seen |= rarities(phase, moves, tables)
    assert RARE[phase] <= seen
