"""Every golden game replays to the same end, and together they have seen what can happen."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from bequest import games
from bequest.core import record
from bequest.core.errors import BadRecord
from bequest.core.position import Position
from bequest.core.record import Record
from bequest.games.gears import data
from bequest.games.gears.terms import ACTIONS, EVENT_NAMES, FATE_MODES, SOURCES
from tests.golden import FOLDER, bound_game
from tests.golden.rewrite import deck_text, play, rewrite, shown
from tests.golden.scripts import GAMES

FILES = sorted(FOLDER.glob("*.json"))
TREES = ("golden-tree-1", "golden-tree-2", "golden-machines-2")


def load(path: Path) -> Record:
    return record.load(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@pytest.mark.parametrize("chance", ["auto", "explicit"])
def test_a_golden_game_replays_to_the_same_end(path: Path, chance: str) -> None:
    golden = load(path)
    *_, end = record.replay(golden, bound_game(golden), chance)
    assert end.over
    assert golden.result == {
        "over": True, "scores": end.scores(), "digest": end.digest(), "ranking": end.ranking()
    }  # fmt: skip


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_does_not_depend_on_the_supplied_decks(path: Path) -> None:
    golden = load(path)
    assert golden.deck_text
    assert golden.deck not in [*data.SUPPLIED, *data.ALIASES]


def test_the_deck_in_the_file_is_the_one_that_is_played() -> None:
    golden = load(FOLDER / "two-deck.json")
    richer = replace(golden, deck_text=golden.deck_text.replace("reward = 1\n", "reward = 2\n"))
    with pytest.raises(BadRecord, match="scores"):
        record.verify(richer, bound_game(richer))


def test_a_changed_answer_is_found() -> None:
    golden = load(FOLDER / "two-none.json")
    at = next(i for i, answer in enumerate(golden.answers) if answer.startswith("* card"))
    other = next(
        answer for answer in golden.answers[at:] if answer.startswith("* card") and answer != golden.answers[at]
    )
    changed = replace(golden, answers=[*golden.answers[:at], other, *golden.answers[at + 1 :]])
    with pytest.raises(BadRecord, match=f"answer {at + 1}"):
        record.verify(changed, bound_game(changed))


def test_a_game_from_a_position_with_a_deck_of_its_own_can_be_recorded() -> None:
    game = games.get("gears")
    fire = {"id": "fire", "copies": 4, "cost": 1, "reward": 1, "needs": []}
    options: dict[str, object] = {"players": 2, "seed": 1, "fate": "none"}
    begun: dict[str, object] = {"game": "gears", "options": options, "deck": {"technologies": [fire]}, "round": 4}
    position = game.from_json(json.dumps(begun), journal=True)
    while not position.over:
        position.apply(position.legal()[0])
    made = record.load(record.make(position, options, begun).to_json())
    assert record.verify(made, game).digest() == position.digest()


def test_the_files_are_what_the_scripts_give() -> None:
    assert rewrite(FOLDER, write=False, new_decks=False) == [], "run make golden and review what has changed"


def test_a_difference_is_told_and_written(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(FOLDER, tmp_path / "gears"))
    changed = folder / "from-last-turn.json"
    golden = load(changed)
    count = len(golden.answers)
    changed.write_text(replace(golden, result=golden.result | {"scores": [1, 2]}).to_json(), encoding="utf-8")
    shutil.copy(folder / "two-deck.json", folder / "old.json")
    (folder / "two-none.json").unlink()
    told = [
        f"two-none.json: new: scores {shown(load(FOLDER / 'two-none.json'))}",
        f"from-last-turn.json: scores 1 2 → {shown(golden)}; the first {count} of {count} answers agree",
        "old.json: has no script any more",
    ]
    assert rewrite(folder, write=False, new_decks=False) == told
    assert rewrite(folder, write=True, new_decks=False) == told
    assert rewrite(folder, write=False, new_decks=False) == []
    assert [path.name for path in sorted(folder.iterdir())] == [path.name for path in FILES]


def test_a_new_game_gets_the_supplied_deck_under_another_name() -> None:
    script = next(script for script in GAMES if script.name == "two-none-pursuit")
    text = deck_text(script, None)
    mine, supplied = data.load(text, "mine"), data.supplied("tree-2")
    assert mine.name == "golden-tree-2"
    assert mine.card_ids == supplied.card_ids
    for table in ("copies", "cost", "reward", "needs", "pursuit", "bonus"):
        assert getattr(mine, table) == getattr(supplied, table)
    assert play(script, text).deck_text == text


# --- what the games have seen ---


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
    for event in position.events():
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
    view = position.view(None)
    choice = golden.answers[len(position.journal.answers)].partition(" ")[2]
    if choice == "end" and view["actions"] != ACTIONS:
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
    for path in FILES:
        watch(load(path), found)
    return found


def frozen_deck(name: str) -> data.Deck:
    return data.load(next(golden.deck_text for golden in map(load, FILES) if golden.deck == name), name)


def test_there_are_enough_games() -> None:
    assert len(FILES) >= 24


def test_all_options_are_played(seen: Seen) -> None:
    wanted = {("players, fate", f"{players} {fate}") for players in (2, 3, 4) for fate in FATE_MODES}
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
    assert set(EVENT_NAMES) == seen.events.keys()


def test_points_come_from_every_source(seen: Seen) -> None:
    assert set(SOURCES) == seen.sources.keys()


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
