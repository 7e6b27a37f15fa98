"""The page's own tests of what it reckons: trees, layouts, times, choices."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_units_of_the_page() -> None:
    command = "sh scripts/node.sh npm --prefix web run --silent test"
    told = subprocess.run(command.split(), cwd=ROOT, capture_output=True, text=True)
    assert told.returncode == 0, told.stdout + told.stderr
