"""OpenSpiel's search at our tables: it chooses what is on offer, by what its seat may know, and by its seed."""

from __future__ import annotations

import time

import pytest

pytest.importorskip("pyspiel")

from bequest import games
from bequest.bots.budget import Budget
from bequest.core.errors import BequestError
from bequest.core.handle import Handle
from bequest.core.position import Position
from bequest.core.rng import seeded
from bequest.lab import ladder_bots
from bequest.lab.ismcts import IsmctsPlayer


def asked(name: str, seed: int, choices: int) -> Position:
    """A game in which so many choices were made at random, and a seat has several options."""
    position = games.get(name).new(2, seed)
    rng = seeded(seed)
    while choices > 0 or len(position.legal(position.seat)) < 2:
        options = position.legal(position.seat)
        position.push(options[rng.below(len(options))], position.seat)
        choices -= 1
    return position


@pytest.mark.parametrize("name", games.names())
def test_the_same_seed_chooses_the_same_and_the_game_stays_as_it_is(name: str) -> None:
    position = asked(name, 3, 12)
    before = position.digest()
    handle = Handle(position, position.seat)
    first, second = [IsmctsPlayer(7, Budget(nodes=6)).choose(handle) for _ in range(2)]
    assert first == second
    assert first in handle.legal()
    assert position.digest() == before


@pytest.mark.parametrize("name", games.names())
def test_what_is_hidden_changes_nothing(name: str) -> None:
    """Worlds that the seat can't tell apart get the same answer."""
    position = asked(name, 5, 15)
    seat = position.seat
    other = position.guess(seat, seeded(9))
    chosen = [IsmctsPlayer(7, Budget(nodes=6)).choose(Handle(world, seat)) for world in (position, other)]
    assert chosen[0] == chosen[1]


def test_it_ends_by_the_clock() -> None:
    position = asked("gears", 3, 5)
    start = time.monotonic()
    IsmctsPlayer(7, Budget(seconds=0.05)).choose(Handle(position, position.seat))
    assert 0.05 <= time.monotonic() - start < 5


def test_a_deck_of_ones_own() -> None:
    text = games.get("gears").deck_text().replace('name = "tree-2"', 'name = "mine"')
    game = games.get("gears", deck=games.load_deck("gears", text, "mine.toml"))
    position = game.new(2, 1)
    handle = Handle(position, position.seat)
    assert IsmctsPlayer(7, Budget(nodes=3)).choose(handle) in handle.legal()


def test_without_openspiel_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "bequest.lab.ismcts", None)
    with pytest.raises(BequestError, match=r"needs OpenSpiel, which is not installed; run: pip install"):
        ladder_bots.maker(ladder_bots.ISMCTS, games.get("gears"), {}, Budget(nodes=2))
