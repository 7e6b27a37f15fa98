"""What the golden games of Gears of Time have seen together."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import pytest

from bequest.core import record
from bequest.core.position import Position
from bequest.core.record import Record
from bequest.games.gears.data import loading as data
from bequest.games.gears.data import terms
from bequest.games.gears.data.deck import Deck
from bequest.games.gears.rules import events
from tests import forms
from tests.golden import bound_game, files, load

TREES = ("golden-tree-1", "golden-tree-2", "golden-machines-2")


@dataclass
class Seen:
    """How often something happened, in all games together."""

    options: Counter[tuple[str, str]] = field(default_factory=Counter)
    established: Counter[tuple[str, str]] = field(default_factory=Counter)
    successful: Counter[str] = field(default_factory=Counter)
    fates: Counter[tuple[str, str]] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    sources: Counter[str] = field(default_factory=Counter)
    moments: Counter[str] = field(default_factory=Counter)


def watch(golden: Record, seen: Seen) -> None:
    """Replays a game and notes what is worth covering."""
    fate = str(golden.options["fate"])
    characters = golden.options.get("characters", "random")
    seen.options["players, fate", f"{golden.options['players']} {fate}"] += 1
    seen.options["pursuit", str(golden.options["pursuit"])] += 1
    seen.options["characters", "random" if characters == "random" else "named"] += 1
    seen.options["start", "position" if golden.position else "seed"] += 1
    seen.options["deck", golden.deck] += 1
    for position in record.replay(golden, bound_game(golden)):
        note_choice(golden, position, seen)
    for event in forms.events(position):
        kind = str(event["event"])
        seen.events[kind] += 1
        if kind == "establish":
            seen.established[golden.deck, str(event["technology"])] += 1
        elif kind == "success":
            seen.successful[str(event["technology"])] += 1
        elif kind == "fate":
            seen.fates[fate, str(event["card"])] += 1
        elif kind == "points":
            seen.sources[str(event["source"])] += 1
    if len(set(position.scores())) < position.players:
        seen.moments["equal scores at the end"] += 1


def note_choice(golden: Record, position: Position, seen: Seen) -> None:
    """Notes what is special about the choice that comes next."""
    if position.decision is None:
        return
    assert position.journal is not None
    view = forms.view(position, None)
    made = len(position.journal.entries) + len(position.journal.under_way)
    choice = golden.answers[made].partition(" ")[2]
    if choice == "end" and view["actions"] != terms.ACTIONS:
        seen.moments["actions lost"] += 1
    if position.decision.kind == "position" and view["round"] != 1:
        seats = view["seats"]
        assert isinstance(seats, list)
        if len({seat["pool"] for seat in seats}) < position.players:
            seen.moments["equal Pools in the order choice"] += 1
        if len({(seat["pool"], seat["score"]) for seat in seats}) < position.players:
            seen.moments["equal Pools and scores in the order choice"] += 1


@pytest.fixture(scope="module")
def seen() -> Seen:
    found = Seen()
    for path in files("gears"):
        watch(load(path), found)
    return found


def frozen_deck(name: str) -> Deck:
    return data.load(next(golden.deck_text for golden in map(load, files("gears")) if golden.deck == name), name)


def test_all_options_are_played(seen: Seen) -> None:
    wanted = {("players, fate", f"{players} {fate}") for players in (2, 3, 4) for fate in terms.FATE_MODES}
    wanted |= {("pursuit", "off"), ("pursuit", "on"), ("characters", "random"), ("characters", "named")}
    wanted |= {("start", "seed"), ("start", "position"), *(("deck", tree) for tree in TREES)}
    assert wanted <= seen.options.keys()


@pytest.mark.parametrize("tree", TREES)
def test_every_technology_is_established_with_each_tree(seen: Seen, tree: str) -> None:
    technologies = {technology.id for technology in frozen_deck(tree).technologies}
    assert technologies == {id for deck, id in seen.established if deck == tree}


def test_every_technology_succeeds(seen: Seen) -> None:
    assert {technology.id for technology in frozen_deck("golden-tree-2").technologies} <= seen.successful.keys()


def test_every_fate_card_is_played_in_every_variant(seen: Seen) -> None:
    fates = [fate.id for fate in frozen_deck("golden-tree-2").fates]
    assert len(fates) == 6
    assert {(mode, fate) for mode in ("deck", "one_each", "draft") for fate in fates} == seen.fates.keys()


def test_every_kind_of_event_happens(seen: Seen) -> None:
    assert set(events.NAMES) == seen.events.keys()


def test_points_come_from_every_source(seen: Seen) -> None:
    assert set(terms.SOURCES) == seen.sources.keys()


def test_a_draw_with_a_single_card_left_asks_nothing(seen: Seen) -> None:
    assert seen.events["draw"] > seen.events["keep"]


@pytest.mark.parametrize(
    "moment",
    [
        "actions lost",
        "equal Pools in the order choice",
        "equal Pools and scores in the order choice",
        "equal scores at the end",
    ],
)
def test_rare_moments_are_among_them(seen: Seen, moment: str) -> None:
    assert seen.moments[moment]
