"""The nets that come with the package: whole, for their decks alone, secret, and worth playing against."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

import numpy as np
import pytest

from bequest import games
from bequest.bots.heuristic_player import HeuristicPlayer
from bequest.bots.names import NET, RANDOM
from bequest.bots.net import file, shelf
from bequest.bots.net.judge import FEW, Judge, chances
from bequest.bots.net.player import NetPlayer
from bequest.bots.player import new_player
from bequest.bots.random_player import derived_seed
from bequest.core.game import Game
from bequest.core.handle import Handle
from bequest.core.position import Position
from bequest.core.rng import seeded
from tests.sweeps import amount

SHIPPED = [("gears", "tree-2"), ("crecy", "salon-1"), ("lastwill", "fortune-1")]
LARGEST = 4_000_000
LARGEST_SMALL = 700_000
LARGEST_TOGETHER = 16_000_000


def judge_of(game: Game) -> Judge:
    found = shelf.judge_of(game)
    assert found is not None, shelf.why_none(game)
    return found


def asked(game: Game, players: int, seed: int, **options: object) -> Iterator[tuple[Position, int]]:
    """A game between nets, at every question that has several answers."""
    position = game.new(players, seed, "auto", False, **options)
    bots = [new_player(NET, derived_seed(seed, seat)) for seat in range(players)]
    while not position.over:
        seat = position.seat
        if len(position.legal(seat)) > 1:
            yield position, seat
        position.push(bots[seat].choose(Handle(position, seat)), seat)


# --- the files ---


def test_what_is_shipped_is_known_and_small() -> None:
    found = {entry.name: len(entry.read_bytes()) for entry in (files("bequest.bots") / "nets").iterdir()}
    small = {f"{game}-{deck}.small.net" for game, deck in SHIPPED}
    assert set(found) == {f"{game}-{deck}.net" for game, deck in SHIPPED} | small
    assert max(found.values()) <= LARGEST
    assert max([found[name] for name in small]) <= LARGEST_SMALL
    assert sum(found.values()) <= LARGEST_TOGETHER


@pytest.mark.parametrize(("name", "deck"), SHIPPED)
def test_a_net_says_what_it_is_for_and_how_it_was_made(name: str, deck: str) -> None:
    game = games.get(name, deck)
    about = judge_of(game).about
    assert {key: about[key] for key in file.facts(game)} == file.facts(game)
    assert about["licence"] == "MIT"
    assert about["decisions"] > 1_000_000
    assert {"seed", "recipe", "size", "lines"} <= set(about)


def test_a_net_comes_back_out_of_its_file() -> None:
    rng = np.random.default_rng(1)
    weights: file.Weights = {
        "matrix": rng.normal(size=(5, 40)).astype(np.float32),
        "zeros": np.zeros((2, 3), np.float32),
        "row": rng.normal(size=7).astype(np.float32),
        "numbers": np.array([3, 1, 2], np.uint16),
    }
    read = file.read(file.write({"game": "gears"}, weights))
    assert read.about == {"game": "gears"}
    assert read.weights["numbers"].tolist() == [3, 1, 2]
    assert not read.weights["zeros"].any()
    np.testing.assert_allclose(read.weights["row"], weights["row"], rtol=1e-3)
    largest = np.abs(weights["matrix"]).max(1, keepdims=True)
    assert (np.abs(read.weights["matrix"] - weights["matrix"]) <= largest / 127).all()


@pytest.mark.parametrize("content", [b"", b"not a net", file.write({"a": 1}, {})[:60]])
def test_what_is_no_net_is_refused(content: bytes) -> None:
    with pytest.raises(file.BadNet, match="not the file of a net"):
        file.read(content)


def test_a_net_of_another_deck_is_refused_in_one_line() -> None:
    net = shelf.stored("gears", "tree-2")
    assert net is not None
    with pytest.raises(file.BadNet, match=r"^the net is for deck tree-2, not tree-1$"):
        Judge(net, games.get("gears", "tree-1"))
    for name in file.facts(games.get("gears")):
        other = file.NetFile(net.about | {name: "another"}, net.weights)
        with pytest.raises(file.BadNet, match=rf"^the net is for {name} another, not [\w-]+$"):
            Judge(other, games.get("gears"))


def test_without_a_net_the_next_best_mind_plays() -> None:
    game = games.get("gears", "tree-1")
    assert shelf.judge_of(game) is None
    assert shelf.why_none(game) == "there is no net for the deck tree-1 of gears"
    position = game.new(2, 3)
    net, heuristic = NetPlayer(5), HeuristicPlayer(5)
    for _ in range(30):
        handle = Handle(position, position.seat)
        options = handle.legal()
        chosen = net.choose(handle, options)
        assert chosen == (heuristic.choose(handle, options) if len(options) > 1 else options[0])
        position.push(chosen, position.seat)


# --- judging ---


@pytest.mark.parametrize(("name", "deck"), SHIPPED)
def test_one_by_one_is_judged_as_all_together(name: str, deck: str) -> None:
    game = games.get(name, deck)
    judge = judge_of(game)
    looks, players = [], []
    for count in (2, max(game.player_counts)):
        for number, (position, seat) in enumerate(asked(game, count, 5)):
            if number % 9 == 0:
                looks.append(game.sight.look(position, seat))
                players.append(count)
    assert len(looks) > FEW
    together = judge.judge(looks, players)
    for number, look in enumerate(looks):
        alone = judge.judge([look], [players[number]])
        for part in ("policy", "reward", "wins", "points", "lines"):
            np.testing.assert_allclose(getattr(alone, part)[0], getattr(together, part)[number], atol=1e-3, rtol=1e-3)
        assert together.wins[number].sum() == pytest.approx(1, abs=1e-4)
        assert not together.wins[number][players[number] :].any()


def test_chances_to_win() -> None:
    logits = np.array([[0.0, 0.0, 5.0], [1.0, 3.0, 9.0], [2.0, 9.0, 9.0]], np.float32)
    found = chances(logits, np.array([2, 3, 1]))
    assert found[0].tolist() == [0.5, 0.5, 0.0]
    assert found[1].sum() == pytest.approx(1)
    assert found[2] == pytest.approx([1 / (1 + np.exp(-2)), 0, 0])


@pytest.mark.parametrize(("name", "deck"), SHIPPED)
def test_what_is_hidden_plays_no_part(name: str, deck: str) -> None:
    game = games.get(name, deck)
    compared = 0
    for players in (2, max(game.player_counts)):
        for number, (position, seat) in enumerate(asked(game, players, 8)):
            if number % amount(3, 12) == 0:
                chosen = NetPlayer(1).choose(Handle(position, seat))
                for seed in range(2):
                    other = position.guess(seat, seeded(seed))
                    assert NetPlayer(1).choose(Handle(other, seat)) == chosen
                    compared += 1
    assert compared > 20


# --- playing ---


@pytest.mark.parametrize(("name", "deck"), SHIPPED)
def test_twenty_games_against_random_players(name: str, deck: str) -> None:
    game = games.get(name, deck)
    won = 0.0
    for number in range(20):
        position = game.new(2, number)
        own = number % 2
        bots = [new_player(NET if seat == own else RANDOM, derived_seed(number, seat)) for seat in range(2)]
        while not position.over:
            seat = position.seat
            position.apply(bots[seat].choose(Handle(position, seat)), seat)
        winners = position.winners()
        won += (own in winners) / len(winners)
    assert won >= 19


def test_alone_it_plays_both_solo_games() -> None:
    game = games.get("crecy")
    for mode in ("solo_standard", "solo_testament"):
        decisions = sum(1 for _ in asked(game, 1, 3, mode=mode))
        assert decisions > 10
