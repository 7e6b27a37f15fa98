"""Puzzles: one best move, and not the obvious one; proved in fresh worlds, and kept with the position."""

from __future__ import annotations

from pathlib import Path

import pytest

from bequest import games
from bequest.bots.heuristic_player import HeuristicPlayer
from bequest.bots.net.shelf import judge_of
from bequest.bots.search.guide import Prospect
from bequest.bots.search.rollouts import Plan, Tried
from bequest.core.position import Position
from bequest.lab import puzzles
from bequest.lab.puzzles import Mine, Puzzle, puzzle_in, read

SMALL = Plan(options=3, unlikely=0.0, worlds=2, choices=1, trust=0.0, rounds=1)


@pytest.fixture
def easy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nearly everything is a puzzle, and is found at once."""
    monkeypatch.setattr(puzzles, "FIRST_LOOK", SMALL)
    monkeypatch.setattr(puzzles, "PROOF", SMALL)
    monkeypatch.setattr(puzzles, "LEAD", -1.0)
    monkeypatch.setattr(puzzles, "SURE", -1e9)
    monkeypatch.setattr(puzzles, "OBVIOUS", 2.0)
    monkeypatch.setattr(puzzles, "THUMBS", 0)


def question(name: str) -> tuple[Position, list[int]]:
    position = games.get(name).new(2, 5)
    while len(position.legal(position.seat)) < 3:
        position.push(position.legal(position.seat)[0], position.seat)
    return position, position.legal(position.seat)


def found_in(name: str) -> Puzzle | None:
    position, options = question(name)
    judge = judge_of(position.game)
    assert judge is not None
    return puzzle_in(position, options, [judge, judge], 7)


@pytest.mark.usefixtures("easy")
@pytest.mark.parametrize("name", games.names())
def test_a_puzzle_comes_back_out_of_its_file(name: str) -> None:
    puzzle = found_in(name)
    assert puzzle is not None
    again, position = read(puzzle.text())
    assert again == puzzle
    assert position == question(name)[0]
    assert position.seat == puzzle.seat
    assert position.game.parse(puzzle.solution) in position.legal(puzzle.seat)
    assert len(puzzle.leads) == len(puzzle.errors) == 2


@pytest.mark.usefixtures("easy")
@pytest.mark.parametrize(("name", "value"), [("LEAD", 2.0), ("SURE", 1e9), ("OBVIOUS", 0.0)])
def test_what_is_not_clear_or_too_plain_is_no_puzzle(name: str, value: float, monkeypatch: pytest.MonkeyPatch) -> None:
    assert found_in("gears") is not None
    monkeypatch.setattr(puzzles, name, value)
    assert found_in("gears") is None


@pytest.mark.usefixtures("easy")
def test_what_the_rules_of_thumb_would_do_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = found_in("gears")
    assert puzzle is not None
    solution = games.get("gears").parse(puzzle.solution)
    monkeypatch.setattr(puzzles, "THUMBS", 1)
    monkeypatch.setattr(HeuristicPlayer, "choose", lambda *_: solution)
    assert found_in("gears") is None
    monkeypatch.setattr(HeuristicPlayer, "choose", lambda *_: -1)
    assert found_in("gears") == puzzle


@pytest.mark.usefixtures("easy")
def test_a_game_has_the_same_puzzles_every_time() -> None:
    mine = Mine("lastwill", "fortune-1", (2,), 3)
    game = games.get("lastwill")
    first, again = [next(iter(mine.found(game, puzzles._judges(game, ()), 1))) for _ in range(2)]
    assert first == again


def test_the_smallest_lead_counts() -> None:
    def tried(action: int, *wins: float) -> Tried:
        return Tried(action, 0.1, [Prospect((0.0, 0.0), (win, 1 - win), (0.0, 0.0)) for win in wins])

    best, near, far = tried(1, 0.9, 0.7), tried(2, 0.8, 0.6), tried(3, 0.1, 0.1)
    lead, error = puzzles._lead(best, [best, near, far], 0)
    assert (lead, error) == pytest.approx((0.1, 0.0))
    assert puzzles._lead(best, [best], 0) == (0.0, float("inf"))


def test_without_a_net_there_are_none() -> None:
    with pytest.raises(ValueError, match="there is no net for the deck tree-1"):
        Mine("gears", "tree-1", (2,), 1, (Path("other.net"),)).digger()
