"""Positions of Gears of Time in the notation of the rules catalogue, for tests.

`table(timeline="Fire@t0 {red 1, blue 2}; Law@t1 {}", red="Steam Engine, Law", at={"red": "t1"})` is the position of the
worked examples with that changed: two players, deck tree-1, fate=deck, round 1, red active with no action taken.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Mapping

from bequest import games
from bequest.core.game import Game
from bequest.core.reasons import Reason
from bequest.games.gears.position import GearsPosition
from bequest.games.gears.rules import scoring
from tests import forms

COLOURS = ("red", "blue", "white", "yellow")
FATE_IDS = (
    "bloodline-influence",
    "not-what-we-hoped-for",
    "perfectly-laid-plans",
    "time-folds-around-us",
    "we-need-more-time",
    "willed-into-existence",
)


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def cards(names: str) -> list[str]:
    """Reads "Fire, The Wheel" as card ids; "3 Fire" is three of them."""
    found: list[str] = []
    for part in filter(None, (part.strip() for part in names.split(","))):
        number, _, name = part.partition(" ")
        found += [slug(name)] * int(number) if number.isdecimal() else [slug(part)]
    return found


def timeline(text: str) -> list[dict[str, object]]:
    """Copies in the catalogue's notation; in the braces also `Willed Into Existence by blue waives Fire`."""
    found: list[dict[str, object]] = []
    for part in filter(None, (part.strip() for part in text.split(";"))):
        match = re.fullmatch(r"(.+?)@(\w+)\s*(?:\{(.*)\})?", part)
        assert match, part
        cubes: dict[str, int] = {}
        fate: list[dict[str, object]] = []
        for inside in filter(None, (inside.strip() for inside in (match[3] or "").split(","))):
            lying = re.fullmatch(r"(.+) by (\w+)(?: waives (.+))?", inside)
            if lying:
                entry: dict[str, object] = {"card": slug(lying[1]), "owner": COLOURS.index(lying[2]) + 1}
                fate.append(entry | ({"waived": slug(lying[3])} if lying[3] else {}))
            else:
                colour, number = inside.split()
                cubes[colour] = int(number)
        copy: dict[str, object] = {"technology": slug(match[1]), "timeframe": match[2], "cubes": cubes}
        found.append(copy | ({"fate": fate} if fate else {}))
    return found


def table(
    deck: str = "tree-1",
    players: int = 2,
    fate: str = "deck",
    pursuit: str = "off",
    characters: list[str] | None = None,
    seed: int = 1,
    timeline: str = "",
    red: str = "",
    blue: str = "",
    white: str = "",
    yellow: str = "",
    at: Mapping[str, str] | None = None,
    pools: Mapping[str, int] | None = None,
    scores: Mapping[str, int] | None = None,
    order: str = "",
    next: str = "",
    pile: str | None = None,
    discard: str = "",
    known: Mapping[str, str] | None = None,
    chance: str = "auto",
    **fields: object,
) -> GearsPosition:
    """A position with a journal. `pile` states the draw pile in full: the rest of the deck is then in blue's hand.

    `known={"Law": "red blue"}` adds discards that these seats know. Other fields go into the position file as they are
    (round, turn, phase, actions, active, pending, fate_cards, extra_room, fate_taken, drawn, ...).
    """
    game = games.get("gears", deck=deck)
    seats = COLOURS[:players]
    hands = [cards({"red": red, "blue": blue, "white": white, "yellow": yellow}[colour]) for colour in seats]
    content: dict[str, object] = {
        "game": "gears",
        "options": {"players": players, "fate": fate, "pursuit": pursuit, "seed": seed},
        "timeline": globals()["timeline"](timeline),
        "hands": hands,
        "draw_pile": {"next": cards(next)},
        "discard_pile": [*cards(discard), *_known(known or {})],
    }
    if characters:
        content["characters"] = characters
    if order:
        content["order"] = [COLOURS.index(colour.strip()) + 1 for colour in order.split(",")]
    if at is not None:
        content["markers"] = [at.get(colour, present(players, fields)) for colour in seats]
    if pools is not None:
        content["pools"] = [pools.get(colour, 0) for colour in seats]
    if scores is not None:
        content["scores"] = [scores.get(colour, 0) for colour in seats]
    content |= fields
    if pile is not None:
        content = _with_whole_pile(game, content, cards(pile))
    position = game.from_json(json.dumps(content), chance=chance, journal=True)
    assert isinstance(position, GearsPosition)
    return position


def present(players: int, fields: Mapping[str, object]) -> str:
    round = fields.get("round", 1)
    assert isinstance(round, int)
    return f"t{players + 1 + round}"


def _known(known: Mapping[str, str]) -> list[object]:
    return [
        {"card": slug(name), "known": [COLOURS.index(colour) + 1 for colour in seats.split()]}
        for name, seats in known.items()
    ]


def _with_whole_pile(game: Game, content: dict[str, object], pile: list[str]) -> dict[str, object]:
    """Everything that the position puts into the draw pile beyond `next` and `pile` goes to blue's hand."""
    plain = game.from_json(json.dumps(content | {"phase": "I", "pending": []})).to_dict()
    draw_pile = plain["draw_pile"]
    hands = content["hands"]
    assert isinstance(draw_pile, dict)
    assert isinstance(hands, list)
    rest = list(draw_pile["rest"])
    for name in pile:
        rest.remove(name)
    moved = [*hands[:1], hands[1] + rest, *hands[2:]]
    return content | {"hands": moved, "draw_pile": {"next": draw_pile["next"], "rest": pile}}


def new_game(
    players: int = 2, seed: int = 1, deck: str = "tree-1", chance: str = "auto", **options: object
) -> GearsPosition:
    """A game from set-up, with a journal."""
    s = games.get("gears", deck=deck).new(players, seed=seed, chance=chance, journal=True, **options)
    assert isinstance(s, GearsPosition)
    return s


FATES = [
    "Bloodline Influence",
    "Not What We Hoped For",
    "Perfectly Laid Plans",
    "Time Folds Around Us",
    "We Need More Time",
    "Willed Into Existence",
]


# --- playing ---


def random_game(players: int, fate: str, seed: int) -> Iterator[GearsPosition]:
    """The same position before every choice of a game between players who choose at random, and after the last."""
    s = new_game(players, seed, fate=fate)
    chooser = random.Random(seed)
    while not s.over:
        yield s
        s.push(chooser.choice(s.legal()))
    yield s


def random_moves(seed: int, players: int) -> Iterator[tuple[GearsPosition, GearsPosition]]:
    """A game of random choices: the position before and after each of them."""
    chooser = random.Random(seed)
    s = new_game(players, seed)
    while not s.over:
        before = s.clone()
        s.push(chooser.choice(s.legal()))
        yield before, s


def action(s: GearsPosition, text: str) -> int:
    """Reads "establish Steam Engine" as an action id."""
    verb, _, name = text.partition(" ")
    return s.game.parse(f"{verb} {slug(name)}" if name else verb)


def do(s: GearsPosition, *texts: str) -> GearsPosition:
    """Applies these choices one after the other (checked)."""
    for text in texts:
        s.apply(action(s, text))
    return s


def legal(s: GearsPosition) -> list[str]:
    """What is on offer, as texts."""
    return [s.game.text(a) for a in s.legal()]


def why(s: GearsPosition, text: str) -> Reason | None:
    return s.why_not(action(s, text))


def told(s: GearsPosition, text: str) -> str:
    """Why a choice is not on offer, in words without the rule."""
    reason = why(s, text)
    assert reason is not None, text
    return str(reason.message)


def rule_of(s: GearsPosition, text: str) -> str:
    """The rule that forbids a choice; "" if it is legal."""
    reason = why(s, text)
    return reason.rule or "not asked" if reason else ""


# --- looking ---


def hand(s: GearsPosition, colour: str) -> list[str]:
    return [s.rules.deck.card_ids[card] for card in s.hands[COLOURS.index(colour)]]


def on_timeline(s: GearsPosition) -> dict[str, dict[str, int]]:
    """{"fire@t0": {"red": 1}}"""
    shown = forms.view(s, None)["timeline"]
    assert isinstance(shown, list)
    return {f"{copy['technology']}@{copy['timeframe']}": copy["cubes"] for copy in shown}


def status(s: GearsPosition, copy: str) -> str:
    """S or F of "Fire@t0"."""
    name, _, slot = copy.partition("@")
    shown = forms.view(s, None)["timeline"]
    assert isinstance(shown, list)
    for entry in shown:
        if entry["technology"] == slug(name) and entry["timeframe"] == slot:
            return "S" if entry["successful"] else "F"
    raise AssertionError(f"{copy} is not on the timeline")


def marker(s: GearsPosition, colour: str) -> str:
    shown = forms.view(s, None)["seats"]
    assert isinstance(shown, list)
    return str(shown[COLOURS.index(colour)]["marker"])


def discards(s: GearsPosition) -> list[str]:
    """The discard pile as the position file writes it, names only, in deck order."""
    entries = s.to_dict()["discard_pile"]
    assert isinstance(entries, list)
    return [entry["card"] if isinstance(entry, dict) else entry for entry in entries]


def award_points(s: GearsPosition) -> GearsPosition:
    """Awards the points of phase III for the timeline as it is, several copies of a name included (G-25.4)."""
    scoring.award_points(s)
    return s


def end_round(s: GearsPosition) -> GearsPosition:
    """Plays phase I to its end with Draws (keeping the first card) and ends of turns, nothing else."""
    while s.phase == 1 and not s.over:
        options = legal(s)
        do(s, "draw" if "draw" in options else "end" if "end" in options else options[0])
    return s
