"""Two builds by turns, on made-up slices."""

from __future__ import annotations

import pytest

from bench import versus
from bench.figures import Slice, Spread


class Build:
    """Counts as many clones a slice as it is told, and notes when it was asked."""

    def __init__(self, name: str, clones: list[int], asked: list[str]) -> None:
        self._name = name
        self._clones = clones
        self._asked = asked

    def slice(self, seconds: float) -> Slice:
        self._asked.append(self._name)
        return Slice({"clones": self._clones.pop(0)}, 1.0, 1.0)


def test_a_round_adds_up_short_slices_by_turns_and_the_first_slices_warm_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(versus, "TURNS", 2)
    asked: list[str] = []
    key = ("a game", "clones")
    here = Build("here", [7, 20, 30, 7, 70, 20, 7, 60, 40], asked)
    there = Build("there", [1, 60, 40, 1, 10, 90, 1, 50, 50], asked)
    assert versus.compared([({key: here}, {key: there})] * 3) == {key: Spread(0.9, 0.5, 1.0)}
    assert asked == 3 * ["here", "there", "here", "there", "there", "here"]
