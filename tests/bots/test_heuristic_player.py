"""The heuristic player as a bot: the same interface as the others, and random where a game has no heuristic."""

from __future__ import annotations

import pytest

from bequest import games
from bequest.bots.budget import Budget
from bequest.bots.heuristic_player import HeuristicPlayer, has_heuristic
from bequest.bots.levels import LevelPlayer
from bequest.bots.names import HEURISTIC, KINDS, LEVELS, MASTER, NET, RANDOM, SEARCH, SMALL
from bequest.bots.net.player import NetPlayer
from bequest.bots.player import Player, best_kind, new_player
from bequest.bots.random_player import RandomPlayer, derived_seed
from bequest.bots.search.player import SearchPlayer
from bequest.core.handle import Handle
from bequest.core.rng import seeded
from bequest.games.lastwill.position import WillPosition
from bequest.games.lastwill.rules import frames
from tests.rules.lastwill.table import do, hand, seat, table
from tests.sweeps import swept


def test_every_kind_has_a_player() -> None:
    kinds: dict[str, type] = {RANDOM: RandomPlayer, HEURISTIC: HeuristicPlayer, NET: NetPlayer, SEARCH: SearchPlayer}
    kinds[SMALL] = NetPlayer
    kinds |= dict.fromkeys(LEVELS, LevelPlayer) | {MASTER: SearchPlayer}
    assert {kind: type(new_player(kind, 1)) for kind in KINDS} == kinds


def test_the_best_kind_of_a_game() -> None:
    assert {name: best_kind(name) for name in games.names()} == dict.fromkeys(games.names(), HEURISTIC)


def test_without_a_heuristic_it_plays_as_the_random_player_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games.find("gears"), "mind", None)
    assert not has_heuristic("gears")
    assert best_kind("gears") == RANDOM
    position = games.get("gears").new(3, seed=2)
    heuristic, random = HeuristicPlayer(7), RandomPlayer(7)
    for _ in range(40):
        handle = Handle(position, position.seat)
        chosen = heuristic.choose(handle)
        assert chosen == random.choose(handle)
        position.push(chosen, position.seat)


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_chooses_among_the_options_it_is_given(kind: str, game: str) -> None:
    position = games.get(game).new(2, seed=4)
    budget = Budget(nodes=10)  # of a search the first round
    player, other = new_player(kind, 3, budget), new_player(kind, 3, budget)
    most = 3 if kind in (SEARCH, MASTER) else 1000
    while not position.over and position.move < most:
        handle = Handle(position, position.seat)
        options = handle.legal()
        chosen = player.choose(handle, options)
        assert chosen in options
        assert other.choose(handle) == chosen
        position.push(chosen, position.seat)


# --- Last Will ---

LAST_WILL = games.get("lastwill")
SHUFFLES = 2
"""How many other deals of the hidden cards a choice is compared with."""


def new_will(players: int, seed: int, **options: object) -> WillPosition:
    position = LAST_WILL.new(players, seed, "auto", False, **options)
    assert isinstance(position, WillPosition)
    return position


def played(position: WillPosition, bots: list[Player]) -> WillPosition:
    """To the end, with every choice checked by the rules."""
    while not position.over:
        seat = position.seat
        position.apply(bots[seat].choose(Handle(position, seat)), seat)
    return position


def heuristics(players: int, seed: int) -> list[Player]:
    return [HeuristicPlayer(derived_seed(seed, seat)) for seat in range(players)]


@swept("players", [2, 3, 4, 5], one_of=2)
def test_last_will_is_played_to_a_bankruptcy(players: int) -> None:
    """W-28.55: with 70 pounds most games end in rounds 5 to 7, because somebody is rid of everything."""
    ends = [played(new_will(players, seed), heuristics(players, seed)) for seed in range(6)]
    assert [end for end in ends if end.bankrupt] == ends
    assert len([end for end in ends if end.round >= 5]) >= 4
    assert max([min(end.scores()) for end in ends]) <= 0


@pytest.mark.parametrize("options", [{"money": 130}, {"money": 1}, {"money": "last_will", "discards": "open"}])
def test_last_will_is_played_with_other_options(options: dict[str, object]) -> None:
    for seed in range(2):
        assert played(new_will(3, seed, **options), heuristics(3, seed)).over


@swept("players", [2, 3, 4, 5], one_of=2)
def test_it_ruins_itself_faster_than_random_players(players: int) -> None:
    """One heuristic player among random ones, in every seat: at least 19 games of 20."""
    won = 0
    for seed in range(20):
        bots: list[Player] = [RandomPlayer(derived_seed(seed, seat)) for seat in range(players)]
        bots[seed % players] = HeuristicPlayer(seed)
        won += played(new_will(players, seed), bots).ranking()[seed % players] == 1
    assert won >= 19


def test_the_same_seed_plays_the_same_game_of_last_will() -> None:
    first = played(new_will(4, 5), heuristics(4, 1)).digest()
    assert played(new_will(4, 5), heuristics(4, 1)).digest() == first


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_hidden_in_last_will_plays_no_part(players: int) -> None:
    """With the cards that the seat does not know dealt anew, its choice is the same, in every kind of decision."""
    kinds: set[str] = set()
    for game in range(2):
        position = new_will(players, 14 + game)
        compared = 0
        while not position.over:
            seat = position.seat
            seed = derived_seed(9, compared)
            chosen = HeuristicPlayer(seed).choose(Handle(position, seat))
            for shuffle in range(SHUFFLES):
                other = position.guess(seat, seeded(shuffle))
                assert other.key(seat) == position.key(seat)
                assert HeuristicPlayer(seed).choose(Handle(other, seat)) == chosen, position.prompt(seat)
            kinds.add(frames.NAMES[position.frames[-1].kind])
            compared += 1
            position.push(chosen, seat)
    asked = {"plan", "divide", "errand", "turn", "start", "keep", "coin", "deck" if players > 2 else "group"}
    assert kinds >= asked, asked - kinds


def test_only_ties_in_last_will_are_left_to_chance() -> None:
    """Two players with different seeds agree, apart from options worth the same: the position decides."""
    position = new_will(3, 2)
    agreed = decisions = 0
    while not position.over:
        seat = position.seat
        one, other = (HeuristicPlayer(seed).choose(Handle(position, seat)) for seed in (1, 2))
        agreed += one == other
        decisions += 1
        position.push(one, seat)
    assert decisions > 100
    assert agreed > 0.95 * decisions


def test_choosing_in_last_will_leaves_the_position_as_it_is() -> None:
    position = new_will(2, 4)
    while not position.over:
        seat = position.seat
        before = position.digest()
        chosen = HeuristicPlayer(1).choose(Handle(position, seat))
        assert position.digest() == before
        position.push(chosen, seat)


@pytest.mark.parametrize(
    ("round", "kept"),
    [(2, {"fresh-flowers", "reservation"}), (5, {"fresh-flowers", "theatre"}), (6, {"theatre", "soiree"})],
)
def test_cards_are_kept_for_the_rounds_to_come(round: int, kept: set[str]) -> None:
    """An expense that burns in every round is kept as long as it has rounds to do so, events for the last one."""
    rich = seat(balance=200)
    cards = "fresh-flowers, reservation, theatre, soiree"
    s = do(table(round=round, waiting=[3], order="1, 2, 3", hand=cards, balance=200, two=rich, three=rich), "end")
    while s.frames[-1].kind == frames.KEEP:
        s.push(HeuristicPlayer(1).choose(Handle(s, 0)), 0)
    assert set(hand(s)) == kept
