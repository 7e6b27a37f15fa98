"""A game is added with one line: then everything that finds games by name can play, draw and check it."""

from __future__ import annotations

import inspect
import json
import pickle
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from bequest import games, rulebook
from bequest.adapters.pettingzoo import env
from bequest.cli.app import app
from bequest.core import words
from bequest.core.rng import Rng
from bequest.core.words import LANGUAGES
from tests.conformance import test_conformance, test_contract
from tests.conformance.cases import Case
from tests.conformance.hiding import HIDE, Content
from tests.conformance.tabletop import TABLETOP, Counters, Places, View, lay
from tests.toy.game import HighCard

CONFORMANCE = [
    test
    for suite in (test_conformance, test_contract)
    for name, test in vars(suite).items()
    if name.startswith("test_")
]


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The one line, taken back afterwards: other tests know nothing of this game."""
    monkeypatch.setattr(games, "_GAMES", dict(games._GAMES))
    monkeypatch.setattr(words, "_ROOMS", list(words._ROOMS))
    monkeypatch.setitem(HIDE, "highcard", hide)
    monkeypatch.setitem(TABLETOP, "highcard", tabletop)
    games.register(HighCard)
    yield
    words._WORDS.clear()


def tabletop(view: View) -> tuple[Places, Counters]:
    places: Places = {}
    counters: Counters = {("pile", 0): view["pile"], ("round", 0): view["round"]}
    lay(places, "pile:cards", [], view["pile"])
    for number, seat in enumerate(view["seats"], 1):
        own = number == view["viewer"]
        lay(places, f"hand:{number}", [f"card:{id}" for id in seat.get("hand", [])], 0 if own else seat["cards"])
        lay(places, f"away:{number}", [f"card:{seat['away']}"] if "away" in seat else [], seat["swapped"] and not own)
        lay(places, f"played:{number}", [f"card:{seat['played']}"] if seat["played"] else [])
        counters |= {("points", number): seat["points"], ("hand", number): seat["cards"]}
    return places, counters


def hide(content: Content, seat: int | None, rng: Rng) -> Content:
    """Exchanges the cards that a seat does not know; a move under way of another seat is dropped (H-3.1)."""
    changed: Content = json.loads(json.dumps(content))
    others = [other for other in range(content["options"]["players"]) if other != seat]
    if content["done"] % content["options"]["players"] in others:
        changed.pop("choices", None)
    unknown = [card for other in others for card in content["hands"][other]]
    unknown += [content["away"][other] for other in others if content["away"][other]]
    unknown += content["pile"]["next"] + content["pile"]["rest"]
    numbers = list(range(len(unknown)))
    rng.shuffle(numbers)
    dealt = [unknown[number] for number in numbers]
    for other in others:
        changed["hands"][other] = [dealt.pop() for _ in content["hands"][other]]
        if content["away"][other]:
            changed["away"][other] = dealt.pop()
    changed["pile"] = {"next": [], "rest": dealt}
    return changed


@pytest.mark.parametrize("players", HighCard.player_counts)
@pytest.mark.parametrize("test", CONFORMANCE, ids=lambda test: test.__name__)
def test_it_holds_to_all_that_every_game_must(test: Callable[..., None], players: int) -> None:
    every: dict[str, list[Any]] = {
        "case": [Case("highcard", players)], "name": ["highcard"], "chance": ["auto", "explicit"],
    }  # fmt: skip
    given: list[dict[str, Any]] = [{}]
    for key in inspect.signature(test).parameters:
        given = [{**arguments, key: value} for arguments in given for value in every[key]]
    for arguments in given:
        test(**arguments)


def bequest(*arguments: str, typed: str = "") -> str:
    result = CliRunner().invoke(app, arguments, input=typed)
    assert result.exit_code == 0, result.output
    return result.output


def test_the_highest_card_gets_a_point_and_equal_ones_one_each() -> None:
    game = games.get("highcard")
    start: dict[str, Any] = {"options": {"players": 3}, "round": 2, "done": 3, "away": [None] * 3, "played": [None] * 3}
    start |= {
        "points": [1, 2, 0],
        "hands": [["seven", "ace"], ["two", "king"], ["two", "ace"]],
        "pile": {"rest": ["seven", "king"]},
    }
    state = game.from_json(json.dumps(start))
    for choice in ("play ace", "play king", "play ace"):
        state.apply(game.parse(choice))
    assert (state.scores(), state.ranking(), state.winners()) == ([2, 2, 1], [1, 1, 3], [0, 1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_can_be_swapped_from_an_empty_pile(language: str) -> None:
    game = games.get("highcard")
    state = game.new(3, 1)
    for choice in ("swap", "swap"):
        state.apply(game.parse(choice))
        if state.frames[-1].open:
            state.push(state.legal()[0])
    ((action, reason),) = state.candidates()
    assert (game.text(action), reason.rule, reason.numbers) == ("swap", "H-2.3", {"cards": 0})
    assert "(H-2.3)" in reason.text(language)


def test_it_is_played_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # the game is saved there
    shown = bequest("play", "highcard", "--seed", "3", typed="why\nswap\n1\ncard ace\n" + "1\n" * 9)
    assert "Do you keep your hand?" in shown
    assert "Ace: worth 14" in shown
    assert "Most points: " in shown
    french = bequest("--lang", "fr", "play", "highcard", "--seed", "3", typed="1\n" * 9)
    assert "Le plus de points\u00a0: " in french
    assert "highcard" in bequest("play", "--help")


def test_it_is_simulated_listed_and_looked_up() -> None:
    facts = json.loads(bequest("simulate", "highcard", "--players", "3", "--games", "50", "--json"))
    assert (facts["games"], facts["scores"]["max"]) == (50, 3)
    assert "court-1" in bequest("deck", "list", "highcard")
    assert "H-2.5" in "\n".join(rulebook.lookup("highcard", "en", "H-2.5"))
    assert "bequest rules highcard " in " ".join(rulebook.lookup("highcard", "en", ""))
    assert "my-court-1" in bequest("deck", "export", "highcard")


def test_it_is_known_to_programs() -> None:
    environment = env("highcard", players=2)
    environment.reset(seed=1)
    for _ in environment.agent_iter():
        observation, _, over, _, _ = environment.last()
        environment.step(None if over else int(observation["action_mask"].nonzero()[0][0]))
    deck = pickle.loads(pickle.dumps(games.find("highcard").supplied_deck("base")))
    assert games.get("highcard", deck=deck).deck_name == "court-1"
