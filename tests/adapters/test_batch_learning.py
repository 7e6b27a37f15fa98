"""The learning example: in its short form it must already beat random players, beyond doubt."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bequest.adapters.batch import Batch
from tests.sweeps import only_long

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "batch_learning.py"
RESULT = re.compile(r"(\w+) learning: won \d+ of (\d+) games .* \(95 % interval ([\d.]+)% to ([\d.]+)%\)")


@only_long
def test_a_few_rounds_of_learning_beat_random_players() -> None:
    """In a process of its own, as a reader would start it: it keeps NumPy to one thread, which must be said first."""
    command = [sys.executable, str(EXAMPLE), "--rounds", "4", "--games", "48", "--trial", "100"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    (before, games, _, before_high), (after, _, after_low, _) = RESULT.findall(said)
    assert (before, games, after) == ("before", "100", "after"), said
    assert float(after_low) > 50, said
    assert float(after_low) > float(before_high), said


def test_it_is_tried_in_games_that_it_has_not_learned_from(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of a seed and a row are the same in every batch: so no trial may have the seed of a round."""
    begun: dict[int, set[int]] = {}

    class Noted(Batch):
        def __init__(self, game: str, players: int, games: int, **settings: object) -> None:
            super().__init__(game, players, games, **settings)  # type: ignore[arg-type]
            begun.setdefault(games, set()).add(self.seed)

        def reset(self, seed: int | None = None) -> None:
            super().reset(seed)
            begun[self.games].add(self.seed)

    monkeypatch.setenv("OMP_NUM_THREADS", "1")  # or the example would set it for all tests that follow
    monkeypatch.setattr(sys, "argv", [EXAMPLE.name, "--rounds", "2", "--games", "3", "--trial", "2", "--seed", "5"])
    spec = importlib.util.spec_from_file_location("batch_learning", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, example)
    spec.loader.exec_module(example)
    monkeypatch.setattr(example, "Batch", Noted)
    example.main()
    assert begun[3] == {5, 6}
    assert len(begun[2]) == 1, "before and after in the same games"
    assert not begun[2] & begun[3]
