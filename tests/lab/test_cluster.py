"""Work on a Ray cluster: the same results in the same order, and clear words where there is none."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable

import pytest

from bequest import games
from bequest.core.errors import BequestError
from bequest.lab.ladder import play
from bequest.lab.ladder_games import Ladder
from bequest.lab.processes import in_order
from bequest.lab.simulate import Setup, simulate

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


@pytest.mark.slow
def test_a_cluster_changes_nothing_but_the_time() -> None:
    pytest.importorskip("ray")
    ladder = Ladder(SETUP, ("random", "heuristic"))
    assert play(ladder, 12, jobs=2, cluster="local").facts() == play(ladder, 12).facts()
    assert simulate(SETUP, 40, 2, cluster="local").facts() == simulate(SETUP, 40).facts()


@pytest.mark.slow
def test_whoever_wants_no_more_leaves_the_cluster() -> None:
    ray = pytest.importorskip("ray")
    coming = in_order(doubler, range(1000), 2, "local")
    assert [next(coming), next(coming)] == [0, 2]
    coming.close()
    assert not ray.is_initialized()
