"""Two builds by turns, on made-up slices."""

from __future__ import annotations

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


def test_ratios_compare_slices_of_one_round_without_the_first() -> None:
    asked: list[str] = []
    key = ("a game", "clones")
    here = Build("here", [7, 50, 90, 100], asked)
    there = Build("there", [1, 100, 100, 100], asked)
    assert versus.compared({key: here}, {key: there}, 3) == {key: Spread(0.9, 0.5, 1.0)}
    assert asked == ["there", "here", "here", "there", "there", "here", "here", "there"]
