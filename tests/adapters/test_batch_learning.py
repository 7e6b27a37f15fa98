"""The learning example: in its short form it must already beat random players, beyond doubt."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "batch_learning.py"
RESULT = re.compile(r"(\w+) learning: won \d+ of (\d+) games .* \(95 % interval ([\d.]+)% to ([\d.]+)%\)")


def test_a_few_rounds_of_learning_beat_random_players() -> None:
    """In a process of its own, as a reader would start it: it keeps NumPy to one thread, which must be said first."""
    command = [sys.executable, str(EXAMPLE), "--rounds", "4", "--games", "48", "--trial", "100"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    (before, games, _, before_high), (after, _, after_low, _) = RESULT.findall(said)
    assert (before, games, after) == ("before", "100", "after"), said
    assert float(after_low) > 50, said
    assert float(after_low) > float(before_high), said
