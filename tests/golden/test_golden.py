"""Every golden game replays to the same end, and the scripts still give what the files say."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from bequest import games
from bequest.core import record
from bequest.core.errors import BadRecord
from bequest.games.crecy.data import deck as crecy_data
from bequest.games.crecy.game import Crecy
from bequest.games.gears.data import loading as gears_data
from bequest.games.lastwill.data import deck as lastwill_data
from bequest.games.lastwill.game import LastWill
from tests.golden import FOLDERS, bound_game, files, load
from tests.golden.rewrite import GAMES, deck_text, play, rewrite, shown
from tests.golden.script import HEURISTIC, Script

FILES = [path for game in FOLDERS for path in files(game)]
SUPPLIED = [deck for name in games.names() for deck in (*games.find(name).supplied, *games.find(name).aliases)]


def script_of(game: str, name: str) -> Script:
    return next(script for script in GAMES[game] if script.name == name)


def test_every_game_has_golden_games() -> None:
    assert list(GAMES) == list(FOLDERS) == games.names()
    assert len(files("gears")) >= 24
    assert len(files("crecy")) >= 34
    assert len(files("lastwill")) >= 25


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
@pytest.mark.parametrize("chance", ["auto", "explicit"])
def test_a_golden_game_replays_to_the_same_end(path: Path, chance: str) -> None:
    golden = load(path)
    *_, end = record.replay(golden, bound_game(golden), chance)
    assert end.over
    assert golden.result == {
        "over": True, "scores": end.scores(), "digest": end.digest(), "ranking": end.ranking()
    }  # fmt: skip


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_does_not_depend_on_the_supplied_decks(path: Path) -> None:
    golden = load(path)
    assert golden.deck_text
    assert golden.deck not in SUPPLIED
    if golden.game != "gears":
        assert "whole=true" in golden.deck_text.splitlines()
    if golden.game == "lastwill":
        assert "boards='golden-manor-1'" in golden.deck_text.splitlines()


@pytest.mark.parametrize(
    ("game", "name", "value", "other"),
    [
        ("gears", "two-deck", "reward = 1\n", "reward = 2\n"),
        ("crecy", "from-missions", "honor=6\n", "honor=7\n"),
        ("lastwill", "two-heuristic", "pounds=2\n", "pounds=3\n"),
    ],
)
def test_the_deck_in_the_file_is_the_one_that_is_played(game: str, name: str, value: str, other: str) -> None:
    golden = load(FOLDERS[game] / f"{name}.json")
    richer = replace(golden, deck_text=golden.deck_text.replace(value, other))
    with pytest.raises(BadRecord, match="scores"):
        record.verify(richer, bound_game(richer))


@pytest.mark.parametrize(
    ("game", "name", "kind"),
    [("gears", "two-none", "card"), ("crecy", "two-random", "friend"), ("lastwill", "two-random", "card")],
)
def test_a_changed_answer_is_found(game: str, name: str, kind: str) -> None:
    golden = load(FOLDERS[game] / f"{name}.json")
    at = next(i for i, answer in enumerate(golden.answers) if answer.startswith(f"* {kind}"))
    other = next(
        answer for answer in golden.answers[at:] if answer.startswith(f"* {kind}") and answer != golden.answers[at]
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


@pytest.mark.parametrize("game", list(GAMES))
def test_the_files_are_what_the_scripts_give(game: str) -> None:
    assert rewrite(FOLDERS[game], GAMES[game], write=False) == [], "run make golden and review what has changed"


def test_a_difference_is_told_and_written(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(FOLDERS["gears"], tmp_path / "gears"))
    changed = folder / "from-last-turn.json"
    golden = load(changed)
    count = len(golden.answers)
    changed.write_text(replace(golden, result=golden.result | {"scores": [1, 2]}).to_json(), encoding="utf-8")
    shutil.copy(folder / "two-deck.json", folder / "old.json")
    (folder / "two-none.json").unlink()
    told = [
        f"two-none.json: new: scores {shown(load(FOLDERS['gears'] / 'two-none.json'))}",
        f"from-last-turn.json: scores 1 2 → {shown(golden)}; the first {count} of {count} answers agree",
        "old.json: has no script any more",
    ]
    assert rewrite(folder, GAMES["gears"], write=False) == told
    assert rewrite(folder, GAMES["gears"], write=True) == told
    assert rewrite(folder, GAMES["gears"], write=False) == []
    assert [path.name for path in sorted(folder.iterdir())] == [path.name for path in files("gears")]


def test_choices_of_the_heuristic_player_stay_as_long_as_the_rules_allow_them() -> None:
    script = script_of("crecy", "from-favours-heuristic")
    assert script.kind == HEURISTIC
    golden = load(FOLDERS["crecy"] / f"{script.name}.json")
    anew = replace(script, chooser=script.chooser + 1)
    assert play(anew, golden.deck_text, golden) == golden
    halved = replace(golden, answers=golden.answers[: len(golden.answers) // 2])
    assert play(script, golden.deck_text, halved) == play(script, golden.deck_text)


def test_a_new_game_of_gears_gets_the_supplied_deck_under_another_name() -> None:
    script = script_of("gears", "two-none-pursuit")
    text = deck_text(script, None)
    mine, supplied = gears_data.load(text, "mine"), gears_data.supplied("tree-2")
    assert mine.name == "golden-tree-2"
    assert mine.card_ids == supplied.card_ids
    for table in ("copies", "cost", "reward", "needs", "pursuit", "bonus"):
        assert getattr(mine, table) == getattr(supplied, table)
    assert play(script, text).deck_text == text


def test_a_new_game_of_crecy_gets_the_whole_supplied_deck_under_another_name() -> None:
    script = script_of("crecy", "two-random")
    text = deck_text(script, None)
    mine, game = games.load_deck("crecy", text, "mine"), games.get("crecy")
    assert isinstance(game, Crecy)
    assert isinstance(mine, crecy_data.Deck)
    assert mine.name == f"golden-{game.deck.name}"
    assert mine.card_ids == game.deck.card_ids
    for table in ("money", "icons", "gender", "childless", "pairs", "free_turn", "own_discount", "grows", "counts_as"):
        assert getattr(mine, table) == getattr(game.deck, table)
    for kind in ("friends", "children", "heads", "titles", "contributions", "missions", "patrons", "hints"):
        assert list(map(facts, getattr(mine, kind))) == list(map(facts, getattr(game.deck, kind)))
    assert play(script, text).deck_text == text


def test_a_new_game_of_last_will_gets_the_whole_supplied_deck_and_boards_under_other_names() -> None:
    script = script_of("lastwill", "two-random")
    text = deck_text(script, None)
    mine, game = games.load_deck("lastwill", text, "mine"), games.get("lastwill")
    assert isinstance(game, LastWill)
    assert isinstance(mine, lastwill_data.Deck)
    assert (mine.name, mine.boards.name) == (f"golden-{game.deck.name}", f"golden-{game.deck.boards.name}")
    assert mine.ids == game.deck.ids
    assert list(map(facts, mine.cards)) == list(map(facts, game.deck.cards))
    assert [will.amount for will in mine.wills] == [will.amount for will in game.deck.wills]
    assert facts(mine.boards) == facts(game.deck.boards)
    assert play(script, text).deck_text == text


def facts(found: object) -> object:
    """All that rules read of a card, whatever it is made of."""
    if isinstance(found, tuple):
        return tuple(map(facts, found))
    # A compiled class keeps its attributes neither in a dict nor in slots, but names them.
    for named in ("__mypyc_attrs__", "__slots__", "__dict__"):
        names = getattr(found, named, ())
        if names:
            return {name: facts(getattr(found, name)) for name in names if name not in TOLD and name[:2] != "__"}
    return found


TOLD = ("name", "note", "published")
