"""What strangers bring is read elsewhere, within limits, and refused in words that name file, line and field."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest

from bequest import games
from bequest.core import record as records
from bequest.core.errors import BequestError
from bequest.core.rng import seeded
from bequest.server.errors import TooLarge
from bequest.server.settings import Quotas
from bequest.server.work.parsing import Parser
from bequest.server.work.reading import brought

T = TypeVar("T")


def run(asked: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asked)


def text_of(game: str, choices: int, seed: int = 5) -> str:
    """The record of a game at random, with an undo in it."""
    found = games.get(game)
    position = found.new(2, seed, journal=True)
    rng = seeded(seed)
    for _ in range(choices):
        if position.over:
            break
        options = position.legal(position.seat)
        position.push(options[rng.below(len(options))], position.seat)
        if position.seat >= 0 and position.can_undo(position.seat) is None and rng.below(9) == 0:
            position.undo(position.seat)
    return records.make(position, {"players": 2, "seed": seed}).to_json()


def test_a_deck_of_ones_own_is_taken_or_refused_by_name() -> None:
    parser = Parser(Quotas())
    text, _ = games.supplied_text("gears", "base")
    own = text.replace('name = "', 'name = "my-', 1)
    game = run(parser.game("gears", own))
    assert game.deck_text() == own
    with pytest.raises(BequestError) as refused:
        run(parser.game("gears", "\n\n[[technologies\n"))
    assert "deck_text" in str(refused.value)
    assert "3" in str(refused.value)
    with pytest.raises(BequestError, match="chess"):
        run(parser.game("chess", own))


@pytest.mark.parametrize("quotas", [Quotas(import_megabytes=60), Quotas(load_seconds=0.0)])
def test_what_takes_too_much_is_refused(quotas: Quotas) -> None:
    text, _ = games.supplied_text("gears", "base")
    with pytest.raises(BequestError, match="too much time or memory"):
        run(Parser(quotas).game("gears", text))


def test_what_is_too_large_is_not_even_begun() -> None:
    with pytest.raises(TooLarge):
        run(Parser(Quotas(import_bytes=1_000)).record("x" * 1_001))


@pytest.mark.parametrize("game", games.names())
def test_a_record_is_taken_apart_into_moves(game: str) -> None:
    found = brought(text_of(game, 60))
    assert found.players == 2
    assert "seed" not in found.options
    assert all(answer.startswith("*") for answer in found.moves[0])
    assert all(not move[0].startswith("*") for move in found.moves[1:])
    position = games.get(game).new(2, None, "explicit", True, **found.options)
    for number, move in enumerate(found.moves):
        for answer in move:
            records.take(answer, position)
        assert position.move == number


def test_a_wrong_record_is_refused_by_the_answer_that_is_wrong() -> None:
    parser = Parser(Quotas())
    good = text_of("gears", 30)
    assert run(parser.record(good)).game == "gears"
    with pytest.raises(BequestError, match="answer"):
        run(parser.record(good.replace('"1 ', '"2 ', 1)))
    with pytest.raises(BequestError):
        run(parser.record("[" * 100_000))
