"""The random player: legal, uniform, and the same for the same seed."""

from __future__ import annotations

from collections import Counter

from bequest import games
from bequest.bots.random_player import RandomPlayer, derived_seed
from bequest.core.handle import Handle
from bequest.core.position import Position
from bequest.core.rng import seeded


def first_move() -> Position:
    """A position with several options: the first action of the first turn."""
    position = games.get("gears").new(4, seed=3)
    while position.asked().kind != "move":
        position.push(position.legal()[0], position.seat)
    return position


def test_every_option_comes_with_the_same_chance() -> None:
    position = first_move()
    handle = Handle(position, position.seat)
    player = RandomPlayer(1)
    trials = 7000
    chosen = Counter(player.choose(handle) for _ in range(trials))
    options = position.legal()
    expected = trials / len(options)
    assert set(chosen) == set(options)
    # Five standard deviations of a binomial count.
    assert all(abs(count - expected) < 5 * expected**0.5 for count in chosen.values())


def test_the_same_seed_plays_the_same_game() -> None:
    def final(seed: int) -> str:
        position = games.get("gears").new(3, seed=8)
        players = [RandomPlayer(derived_seed(seed, seat)) for seat in range(3)]
        while not position.over:
            seat = position.seat
            position.apply(players[seat].choose(Handle(position, seat)), seat)
        return position.digest()

    assert final(1) == final(1)
    assert final(1) != final(2)


def test_choosing_leaves_the_position_as_it_is() -> None:
    position = first_move()
    before = position.to_json()
    RandomPlayer(1).choose(Handle(position, position.seat))
    assert position.to_json() == before


def test_what_is_hidden_plays_no_part() -> None:
    position = first_move()
    seat = position.seat
    for seed in range(20):
        other = position.guess(seat, seeded(seed))
        assert RandomPlayer(seed).choose(Handle(other, seat)) == RandomPlayer(seed).choose(Handle(position, seat))


def test_derived_seeds_are_stable_and_tell_their_parts_apart() -> None:
    assert derived_seed(1, 2) == 288741406034021388286145768798680825768
    assert len({derived_seed(1, 23), derived_seed(12, 3), derived_seed(123), derived_seed(1, 2, 3)}) == 4
    assert 0 <= derived_seed(7) < 1 << 128
