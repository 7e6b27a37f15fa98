"""The small nets that come with the package: made of the large ones that come with it, and worth playing against."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from bequest import games
from bequest.bots.heuristic_player import HeuristicPlayer
from bequest.bots.names import NET, RANDOM, SMALL
from bequest.bots.net import file, shelf
from bequest.bots.net.judge import Judge
from bequest.bots.player import new_player
from bequest.bots.random_player import derived_seed
from bequest.core.handle import Handle
from bequest.core.rng import seeded
from bequest.lab import ladder_bots
from tests.bots.net.test_nets import SHIPPED, asked

GAMES = {"gears": 7, "crecy": 7, "lastwill": 6}
"""Twenty in all."""


def small_of(name: str, deck: str) -> file.NetFile:
    found = shelf.stored(name, deck, small=True)
    assert found is not None
    return found


@pytest.mark.parametrize(("name", "deck"), SHIPPED)
def test_a_small_net_says_what_it_is_for_and_what_it_was_distilled_from(name: str, deck: str) -> None:
    game = games.get(name, deck)
    judge, large = shelf.judge_of(game, small=True), shelf.stored(name, deck)
    assert judge is not None, shelf.why_none(game, small=True)
    assert large is not None
    about = judge.about
    assert {key: about[key] for key in file.facts(game)} == file.facts(game)
    assert about["distilled"]["from"] == file.mark(large)
    assert about["distilled"]["decisions"] == large.about["decisions"]
    assert about["licence"] == "MIT"
    assert about["decisions"] > 500_000
    assert about["size"]["width"] < large.about["size"]["width"]
    beside = shelf.judge_of(game)
    assert beside is not None
    assert "distilled" not in beside.about


def test_the_mark_of_a_net_changes_with_its_weights_and_with_nothing_else() -> None:
    net = small_of("gears", "tree-2")
    again = file.read(file.retold(_content("gears-tree-2.small.net"), net.about | {"levels": {"novice": 2.0}}))
    assert file.mark(again) == file.mark(net)
    assert file.mark(again, again.about) != file.mark(net, net.about)
    other = file.NetFile(net.about, net.weights | {"norm": net.weights["norm"] * np.float32(1.01)})
    assert file.mark(other) != file.mark(net)


def _content(name: str) -> bytes:
    return (Path(shelf.__file__).parent.parent / "nets" / name).read_bytes()


def test_a_small_net_of_another_deck_is_refused_in_one_line() -> None:
    net = small_of("gears", "tree-2")
    with pytest.raises(file.BadNet, match=r"^the net is for deck tree-2, not tree-1$"):
        Judge(net, games.get("gears", "tree-1"))


@pytest.mark.parametrize(("name", "deck"), SHIPPED)
def test_it_mostly_agrees_with_the_large_one(name: str, deck: str) -> None:
    game = games.get(name, deck)
    same = asks = 0
    for position, seat in asked(game, 2, 11):
        options = position.legal(seat)
        looks = [game.sight.look(position, seat)]
        first, second = (
            judge.judge(looks, [2]).policy[0][options].argmax()
            for judge in (shelf.judge_of(game), shelf.judge_of(game, small=True))
            if judge is not None
        )
        same += int(first == second)
        asks += 1
    assert asks > 20
    assert same > 0.6 * asks


@pytest.mark.parametrize(("name", "deck"), SHIPPED)
def test_what_is_hidden_plays_no_part(name: str, deck: str) -> None:
    game = games.get(name, deck)
    for number, (position, seat) in enumerate(asked(game, 2, 8)):
        if number % 6 == 0:
            chosen = new_player(SMALL, 1).choose(Handle(position, seat))
            assert new_player(SMALL, 1).choose(Handle(position.guess(seat, seeded(number)), seat)) == chosen


def test_twenty_games_against_random_players() -> None:
    won = 0.0
    for name, deck in SHIPPED:
        game = games.get(name, deck)
        for number in range(GAMES[name]):
            position = game.new(2, number)
            own = number % 2
            bots = [new_player(SMALL if seat == own else RANDOM, derived_seed(number, seat)) for seat in range(2)]
            while not position.over:
                seat = position.seat
                position.apply(bots[seat].choose(Handle(position, seat)), seat)
            winners = position.winners()
            won += (own in winners) / len(winners)
    assert won >= 18


def test_without_a_small_net_the_next_best_mind_plays() -> None:
    game = games.get("gears", "tree-1")
    assert shelf.judge_of(game, small=True) is None
    assert shelf.why_none(game, small=True) == "there is no small net for the deck tree-1 of gears"
    position = game.new(2, 3)
    small, heuristic = new_player(SMALL, 5), HeuristicPlayer(5)
    for _ in range(20):
        handle = Handle(position, position.seat)
        options = handle.legal()
        chosen = small.choose(handle, options)
        assert chosen == (heuristic.choose(handle, options) if len(options) > 1 else options[0])
        position.push(chosen, position.seat)


def test_a_ladder_tells_the_two_nets_of_a_game_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.get("gears")
    bots = (NET, SMALL, RANDOM, "novice", "gentle/pioneer", "steady")
    marks = ladder_bots.weights(bots, lambda: game, {})
    assert set(marks) == set(bots) - {RANDOM}
    assert marks["novice"] == marks["gentle/pioneer"] == marks[SMALL] != marks[NET] == marks["steady"]
    assert ladder_bots.fallen_back(bots, game) == ([], "")
    monkeypatch.setattr(shelf, "why_none", lambda game, small=False: "no small one" if small else "")
    assert ladder_bots.fallen_back(bots, game) == ([SMALL], "no small one")
    again = ladder_bots.weights(bots, lambda: game, {})
    assert SMALL not in again
    assert again["novice"] == again[NET] == marks[NET]
