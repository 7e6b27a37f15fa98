"""The table of frames: every kind has its decision, chance or step at its number."""

from __future__ import annotations

from bequest.core.pending import Chance, Choice, Step
from bequest.games.gears.rules import frames
from bequest.games.gears.rules.kinds import KINDS


def test_the_table_follows_the_numbers_of_the_frames() -> None:
    assert [kind.name for kind in KINDS] == list(frames.NAMES)


def test_the_numbers_are_those_of_the_names() -> None:
    numbers = {name: value for name, value in vars(frames).items() if name.isupper() and isinstance(value, int)}
    assert sorted(set(numbers.values())) == list(range(len(frames.NAMES)))


def test_decisions_come_first_then_chance_then_what_runs_by_itself() -> None:
    asked = [isinstance(kind, Choice) for kind in KINDS]
    random = [isinstance(kind, Chance) for kind in KINDS]
    steps = [isinstance(kind, Step) for kind in KINDS]
    last = frames.FIRST_CHANCE + sum(random)
    assert all(asked[: frames.FIRST_CHANCE])
    assert all(random[frames.FIRST_CHANCE : last])
    assert all(steps[last:])
