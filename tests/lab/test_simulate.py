"""Simulation: the same facts in any order and number of processes, and facts that are true."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from bequest import games
from bequest.bots.random_player import RandomPlayer, derived_seed
from bequest.core.handle import Handle
from bequest.lab import simulate as lab
from bequest.lab.simulate import Setup, Tally, play_batch, quantile, simulate, spread

GEARS = games.get("gears")
SETUP = Setup("gears", GEARS.deck_text(), 3, {"fate": "deck"}, 5)


def by_hand(number: int, options: Counter[int], scores: Counter[int]) -> bytes:
    """One game of the simulation, played without it; the digest of its end."""
    seed = derived_seed(5, number)
    position = GEARS.new(3, seed)
    players = [RandomPlayer(derived_seed(seed, seat)) for seat in range(3)]
    while not position.over:
        options[len(position.legal())] += 1
        position.apply(players[position.seat].choose(Handle(position, position.seat)))
    scores.update(position.scores())
    return bytes.fromhex(position.digest())


def test_the_facts_are_those_of_games_played_by_hand() -> None:
    options: Counter[int] = Counter()
    scores: Counter[int] = Counter()
    endings = b"".join(by_hand(number, options, scores) for number in range(4))
    facts = simulate(SETUP, 4).facts()
    assert facts["digest"] == hashlib.sha256(endings).hexdigest()
    assert facts["games"] == 4
    assert facts["decisions"] == options.total()
    assert facts["decisions_per_game"] == round(options.total() / 4, 2)
    assert facts["single_option_share"] == round(options[1] / options.total(), 4)
    counts = sorted(options.elements())
    assert facts["options_per_decision"] == {
        "median": counts[(len(counts) - 1) // 2],
        "p99": counts[-(-len(counts) * 99 // 100) - 1],
    }
    assert facts["scores"] == spread(scores)
    assert scores.total() == 12


def test_the_digest_depends_on_seed_and_number_of_games_only(monkeypatch: pytest.MonkeyPatch) -> None:
    facts = simulate(SETUP, 9).facts()
    assert simulate(SETUP, 9).facts() == facts
    monkeypatch.setattr(lab, "LARGEST_BATCH", 2)
    monkeypatch.setattr(lab, "BATCHES_PER_JOB", 1)
    assert simulate(SETUP, 9).facts() == facts
    other = Setup("gears", GEARS.deck_text(), 3, {"fate": "deck"}, 6)
    assert simulate(other, 9).facts()["digest"] != facts["digest"]
    assert simulate(SETUP, 8).facts()["digest"] != facts["digest"]


@pytest.mark.slow
def test_processes_change_nothing_but_the_time() -> None:
    alone, together = simulate(SETUP, 40), simulate(SETUP, 40, jobs=2)
    assert together.facts() == alone.facts()
    assert together.times()["jobs"] == 2


def test_a_game_is_the_same_alone_and_among_others() -> None:
    among = play_batch(GEARS, SETUP, range(4)).endings
    assert play_batch(GEARS, SETUP, range(2, 3)).endings == among[64:96]


def test_a_deck_of_ones_own_is_played() -> None:
    text = GEARS.deck_text().replace('name = "tree-2"', 'name = "mine"').replace("reward = 1\n", "reward = 90\n")
    mine = simulate(Setup("gears", text, 2, {}, 1), 3).facts()["scores"]
    base = simulate(Setup("gears", GEARS.deck_text(), 2, {}, 1), 3).facts()["scores"]
    assert isinstance(mine, dict)
    assert isinstance(base, dict)
    assert mine["max"] > 10 * base["max"]


def test_progress_adds_up() -> None:
    steps: list[int] = []
    simulate(SETUP, 19, progress=steps.append)
    assert sum(steps) == 19
    assert len(steps) > 1


def test_times_are_apart_from_facts() -> None:
    result = simulate(SETUP, 2)
    assert list(result.times()) == ["jobs", "seconds", "games_per_second", "decisions_per_second"]
    assert list(result.facts()) == [
        "game", "players", "options", "seed", "games", "decisions", "decisions_per_game", "single_option_share",
        "options_per_decision", "scores", "digest",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("values", "share", "expected"),
    [
        ([1, 2, 3, 4], 0.5, 2),
        ([1, 2, 3, 4], 0.51, 3),
        ([7], 0.99, 7),
        ([1] * 99 + [5], 0.99, 1),
        ([1] * 98 + [5], 0.99, 5),
    ],
)
def test_quantile(values: list[int], share: float, expected: int) -> None:
    assert quantile(Counter(values), share) == expected


def test_spread() -> None:
    assert spread(Counter(range(1, 9))) == {"min": 1, "q1": 2, "median": 4, "q3": 6, "max": 8}


def test_tallies_add_up_in_order() -> None:
    total = Tally(1, Counter({2: 3}), Counter({0: 2}), b"a")
    total.add(Tally(2, Counter({2: 1, 5: 1}), Counter({9: 4}), b"bc"))
    assert total == Tally(3, Counter({2: 4, 5: 1}), Counter({0: 2, 9: 4}), b"abc")
