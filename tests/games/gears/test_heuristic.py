"""The rules of thumb of Gears of Time: strong enough, blind to what is hidden, and sensible in plain positions."""

from __future__ import annotations

import pytest

from bequest import games
from bequest.bots.heuristic_player import HeuristicPlayer
from bequest.bots.player import Player
from bequest.bots.random_player import RandomPlayer, derived_seed
from bequest.core.handle import Handle
from bequest.core.rng import seeded
from bequest.games.gears.position import GearsPosition
from bequest.games.gears.rules import frames
from tests.rules.gears.table import do, table
from tests.rules.gears.test_x_machines import chain, machines
from tests.sweeps import amount, swept

VARIANTS: list[dict[str, object]] = [
    {}, {"fate": "none"}, {"fate": "one_each"}, {"fate": "draft"}, {"pursuit": "on"}, {"deck": "machines-2"},
]  # fmt: skip


def new(players: int, seed: int, deck: str = "base", **options: object) -> GearsPosition:
    position = games.get("gears", deck=deck).new(players, seed, "auto", False, **options)
    assert isinstance(position, GearsPosition)
    return position


def played(position: GearsPosition, bots: list[Player]) -> GearsPosition:
    """To the end, with every choice checked by the rules."""
    while not position.over:
        seat = position.seat
        position.apply(bots[seat].choose(Handle(position, seat)), seat)
    return position


def among_random(players: int, seed: int, own: int, **options: object) -> GearsPosition:
    """One heuristic player among random ones."""
    bots: list[Player] = [RandomPlayer(derived_seed(seed, seat)) for seat in range(players)]
    bots[own] = HeuristicPlayer(seed)
    return played(new(players, seed, **options), bots)  # type: ignore[arg-type]


def chosen(position: GearsPosition, seed: int = 1) -> str:
    return position.game.text(HeuristicPlayer(seed).choose(Handle(position, position.seat)))


# --- whole games ---


@swept("options", VARIANTS, one_of=2, ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_it_beats_random_players(players: int, options: dict[str, object]) -> None:
    games_played = amount(20, 6)
    won = sum(among_random(players, seed, seed % players, **options).ranking()[seed % players] == 1
              for seed in range(games_played))  # fmt: skip
    assert won >= games_played - 1


def test_the_same_seed_plays_the_same_game() -> None:
    first = played(new(3, 5), [HeuristicPlayer(seat) for seat in range(3)]).digest()
    assert played(new(3, 5), [HeuristicPlayer(seat) for seat in range(3)]).digest() == first


@swept("options", VARIANTS, one_of=3, ids=str)
def test_what_is_hidden_plays_no_part_and_nothing_is_changed(options: dict[str, object]) -> None:
    """With the cards that the seat does not know dealt anew, its choice is the same."""
    position = new(3, 8, **options)  # type: ignore[arg-type]
    compared = 0
    while not position.over:
        seat, seed = position.seat, derived_seed(9, compared)
        before = position.digest()
        choice = HeuristicPlayer(seed).choose(Handle(position, seat))
        other = position.guess(seat, seeded(compared))
        assert HeuristicPlayer(seed).choose(Handle(other, seat)) == choice, position.prompt(seat)
        assert position.digest() == before
        compared += 1
        position.push(choice, seat)
    assert compared > 100


@pytest.mark.parametrize("deck", ["base", "machines-2"])
def test_every_kind_of_decision_is_met(deck: str) -> None:
    met: set[str] = set()
    for seed in range(amount(12, 4)):
        position = new(3, seed, deck, **({"fate": "draft"} if deck == "base" else {}))
        while not position.over:
            met.add(frames.NAMES[position.frames[-1].kind])
            position.push(HeuristicPlayer(seed).choose(Handle(position, position.seat)), position.seat)
    wanted = {"turn", "keep", "order", "discard", "amount"}
    assert met >= wanted | ({"area-cube", "timeframe", "technology"} if deck == "base" else {"when-established"})


# --- plain positions ---


def test_what_succeeds_is_established_rather_than_what_fails() -> None:
    s = table(red="Writing, Radio, 4 Fire", timeline="Basic Tools@t0 {red 2}; Language@t0 {blue 1}", at={"red": "t1"})
    assert chosen(s) == "establish writing"


def test_it_pays_with_what_is_worth_least() -> None:
    s = table(
        red="Writing, Law, Internet, Radio",
        timeline="Basic Tools@t0 {red 2}; Language@t0 {red 1}; Agriculture@t0 {red 1}",
        at={"red": "t1"},
    )
    do(s, "establish Writing")
    paid = chosen(s)
    assert paid in ("card internet", "card radio")
    assert chosen(do(s, paid)) != "card law"


def test_the_card_that_can_be_used_is_kept() -> None:
    timeline = "Basic Tools@t0 {red 1}; The Wheel@t0 {red 1}"
    s = do(table(red="2 Fire", timeline=timeline, at={"red": "t1"}, next="Construction, Internet"), "draw")
    assert chosen(s) == "card construction"


def test_it_takes_the_lead_with_as_many_cubes_as_that_needs() -> None:
    s = table(timeline="Basic Science@t0 {blue 2}", at={"red": "t0"}, pools={"red": 5}, turn=4, round=4, actions=2)
    assert chosen(s) == "influence basic-science"
    do(s, "influence Basic Science")
    assert chosen(s) == "amount 3"


def test_cubes_wait_for_the_last_word() -> None:
    """Whoever influences last decides who leads; until then there are cards to draw."""
    for actions, wanted in ((0, "draw"), (1, "draw"), (2, "influence basic-science")):
        s = table(
            timeline="Basic Science@t0 {blue 1}", at={"red": "t0"}, pools={"red": 2, "blue": 2}, turn=4, actions=actions
        )
        assert chosen(s) == wanted


def test_cubes_are_left_for_all_that_is_to_be_done() -> None:
    timeline = "Basic Science@t0 {blue 1}; Agriculture@t0 {blue 1}"
    s = table(timeline=timeline, at={"red": "t0"}, pools={"red": 4}, turn=4, round=4, actions=1)
    for _ in range(2):
        do(s, chosen(s))
        assert chosen(s) == "amount 2"
        do(s, "amount 2")
    assert s.cubes_of(0, 0) == s.cubes_of(1, 0) == 2


def test_after_the_first_round_it_likes_to_be_last() -> None:
    position = new(2, 3)
    asked: dict[int, str] = {}
    while not position.over:
        if frames.NAMES[position.frames[-1].kind] == "order":
            asked[position.round] = chosen(position)
        position.push(HeuristicPlayer(1).choose(Handle(position, position.seat)), position.seat)
    assert asked == {1: "position 1", 2: "position 2", 3: "position 2", 4: "position 2"}


def test_a_technology_without_a_cube_is_saved_for_what_rests_on_it() -> None:
    """Mining would fail without Basic Tools; Language supports nothing."""
    timeline = "Basic Tools@t0 {}; Language@t0 {}; Mining@t1 {red 1}"
    s = table(timeline=timeline, at={"red": "t0"}, pools={"red": 1}, turn=4, round=4, actions=2)
    assert chosen(s) == "influence basic-tools"


def test_it_travels_where_something_can_be_done() -> None:
    s = table(red="Writing, 3 Fire", timeline="Basic Tools@t0 {red 2}; Language@t0 {red 1}", at={"red": "t4"})
    assert chosen(s) in ("travel t1", "travel t2", "travel t3", "travel t0")
    assert chosen(table(at={"red": "t4"}, red="Internet")) == "draw"


def test_points_for_nothing_are_taken() -> None:
    s = machines(chain("Orrery", "red 3"))
    assert chosen(s) == "activate orrery"
