"""What the bench of batches counts; nothing is timed here."""

from __future__ import annotations

import pytest
from numpy.typing import ArrayLike

from bench.batch import DECISIONS, as_seen, on_reference_core, slices
from bench.figures import REFERENCE_PACE, Slice
from bequest.adapters.batch import Batch


def test_a_slow_core_does_not_change_the_figure_on_the_reference_core() -> None:
    fast = Slice({DECISIONS: 30_000}, 0.5, REFERENCE_PACE)
    slow = Slice({DECISIONS: 15_000}, 0.5, REFERENCE_PACE / 2)
    assert on_reference_core([fast]) == pytest.approx(60_000)
    assert on_reference_core([slow]) == pytest.approx(60_000)
    assert on_reference_core([fast, slow]) == pytest.approx(60_000)
    assert as_seen([fast, slow]) == pytest.approx(45_000)


class Counted(Batch):
    """Keeps the steps and the rows of which a game has ended."""

    steps = 0
    ended: frozenset[int] = frozenset()

    def step(self, actions: ArrayLike, check: bool = True) -> None:
        super().step(actions, check)
        self.steps += 1
        self.ended |= {ending.game for ending in self.endings}


def test_every_decision_counts_and_every_row_is_measured_for_a_whole_game() -> None:
    with Counted("crecy", 2, games=4, seed=1) as batch:
        found = list(slices(batch, 0.001))
        assert sum([one.counts[DECISIONS] for one in found]) == batch.steps * 4
        assert batch.ended == {0, 1, 2, 3}
