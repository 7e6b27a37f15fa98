"""Work on a Ray cluster: the same results in the same order, and clear words where there is none."""

from __future__ import annotations

import re
import socket
import sys
from collections.abc import Callable

import pytest

from bequest import games
from bequest.core.errors import BequestError
from bequest.lab.balance import study as balance
from bequest.lab.cluster import staying
from bequest.lab.ladder import play
from bequest.lab.ladder_games import Ladder
from bequest.lab.processes import in_order
from bequest.lab.simulate import Setup, simulate
from tests.lab.balance.cases import study
from tests.lab.ray_stand_in import CORES, Ray, RayError, standing_in

SETUP = Setup("gears", games.get("gears").deck_text(), 2, {}, 5)


def doubler() -> Callable[[int], int]:
    return lambda number: 2 * number


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BequestError, match=r"--cluster needs Ray, which is not installed; run: pip install"):
        list(in_order(doubler, [1, 2], 2, "local"))
    assert list(in_order(doubler, [], 2, "local")) == []


def test_where_nobody_answers_it_says_so_at_once() -> None:
    pytest.importorskip("ray")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(BequestError, match=f"no Ray cluster answers at 127.0.0.1:{port}: "):
        list(in_order(doubler, [1, 2], 2, f"127.0.0.1:{port}"))


class Counter:
    """Adds what it is given to what it had."""

    def __init__(self, number: int, count: int) -> None:
        self.sum = 100 * number + 10 * count

    def __call__(self, task: int) -> int:
        self.sum += task
        return self.sum


def test_results_come_in_the_order_of_the_tasks_whichever_is_done_first(monkeypatch: pytest.MonkeyPatch) -> None:
    with standing_in(monkeypatch) as ray:
        assert list(in_order(doubler, range(20), 0, "local")) == [2 * number for number in range(20)]
        assert len(ray.actors) == CORES
        assert list(in_order(doubler, range(20), 2, "local")) == [2 * number for number in range(20)]
        assert len(ray.actors) == CORES + 2
        assert [told.get("num_cpus") for told in ray.joined] == [None, 2]
        assert ray.left == 2


def test_workers_that_stay_remember_and_all_have_the_same_task(monkeypatch: pytest.MonkeyPatch) -> None:
    with standing_in(monkeypatch) as ray:
        with staying(Counter, 0, 2, "local") as run:
            assert run(1) == [21, 121]
            assert run(5) == [26, 126]
            assert ray.left == 0
        assert ray.left == 1


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ("The node has died\nand more", "the cluster has failed: The node has died"),
        (
            "The actor died because of an error raised in its creation task, ray::_Worker\n  File\nNo module 'torch'",
            "the cluster has failed: No module 'torch'",
        ),
    ],
)
def test_what_fails_there_is_told_in_one_line(told: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RayError(told)

    monkeypatch.setattr(Ray, "get", fail)
    with standing_in(monkeypatch) as ray, pytest.raises(BequestError, match=f"^{re.escape(said)}$"):
        list(in_order(doubler, [1, 2], 0, "local"))
    assert ray.left == 1


def test_the_balance_of_a_game_is_the_same_from_a_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "AT_ONCE", 2)
    here = study("gears", nets=2, moments=1)
    alone = balance.play(here, 3)
    with standing_in(monkeypatch) as ray:
        spread = balance.play(here, 3, 0, cluster="local")
    assert len(ray.actors) == CORES
    assert spread.tallies == alone.tallies
    assert sum([tally.games for tally in alone.tallies.values()]) >= 6
    other = balance.play(study("gears", nets=2, moments=1, seed=6), 3)
    assert other.tallies != alone.tallies


@pytest.mark.slow
def test_a_cluster_changes_nothing_but_the_time() -> None:
    pytest.importorskip("ray")
    ladder = Ladder(SETUP, ("random", "heuristic"))
    assert play(ladder, 12, jobs=2, cluster="local").facts() == play(ladder, 12).facts()
    assert simulate(SETUP, 40, 2, cluster="local").facts() == simulate(SETUP, 40).facts()
    weighed = study("gears", nets=2, moments=1)
    assert balance.play(weighed, 4, 2, cluster="local").tallies == balance.play(weighed, 4).tallies


@pytest.mark.slow
def test_whoever_wants_no_more_leaves_the_cluster() -> None:
    ray = pytest.importorskip("ray")
    coming = in_order(doubler, range(1000), 2, "local")
    assert [next(coming), next(coming)] == [0, 2]
    coming.close()
    assert not ray.is_initialized()
