"""A copy of the repository in which one thing is changed at a time, and the tests that look at it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.mutants.sample import ROOT, Mutant

SAMPLE: Final = {
    "gears": "(gears-3 and draft) or gears-2-forbidden-pursuit or (test_atomic_moves and not crecy)",
    "crecy": "crecy-2-first or (solo_testament and french) or TestAncestry or TestFamilies",
    "lastwill": "lastwill-3-money or test_lastwill_moves or TestHeirs",
}
"""Of the suite for all games those cases that stand for the others; they are run in full."""
OWN: Final = {"card_use.py": ["tests/lab/test_cards.py"], "length.py": ["tests/conformance/test_lengths.py"]}
"""The tests of modules that no test of the rules asks: what becomes of cards, how long a game can be."""
PARTS: Final = ("src", "tests", "docs", "pyproject.toml", "scripts", "examples", "bench", "README.md", "Makefile")
"""What the tests need of the repository."""
SECONDS: Final = 900
"""A test run that takes longer hangs, where it is not known how long it should take."""
PATIENCE: Final = (60, 5)
"""Otherwise: so many seconds, and so many times as long as without a change."""
MEMORY: Final = 6 << 30
"""A change may make lists that never end; bytes of address space for each run."""
RUN: Final = (
    "import os, resource, sys, pytest\n"
    "sys.path[0] = os.getcwd()\n"  # as with `python -m pytest`
    f"resource.setrlimit(resource.RLIMIT_AS, ({MEMORY}, {MEMORY}))\n"
    "sys.exit(pytest.main(sys.argv[1:]))\n"
)


def stages(mutant: Mutant) -> list[list[str]]:
    """The tests that touch a module, those that notice most first."""
    own = OWN.get(mutant.file.rpartition("/")[2])
    return [*([own] if own else []), *stages_of(mutant.room)]


def stages_of(room: str) -> list[list[str]]:
    """The tests of core or of a game: of its rules, of its other rooms, and of the suites for all games."""
    if room == "core":
        return [
            ["tests/core"],
            ["tests/golden"],
            ["tests/toy", "tests/hostile"],
            ["tests/conformance", "-k", " or ".join(f"({chosen})" for chosen in SAMPLE.values())],
            ["tests/games", "tests/test_terminal.py", "tests/rules"],
        ]
    return [
        [f"tests/rules/{room}"],
        [f"tests/games/{room}", "tests/games/test_guesses.py"],
        ["tests/golden", "-k", room],
        ["tests/conformance", "-k", SAMPLE[room]],
    ]


@dataclass(frozen=True)
class Verdict:
    killed: bool
    by: str
    """The first test that fails."""


class Workshop:
    """One of several in which changes are judged side by side."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for part in PARTS:
            source = ROOT / part
            if source.is_dir():
                ignored = shutil.ignore_patterns("__pycache__", "*.so", "compiled.json", "*.egg-info")
                shutil.copytree(source, folder / part, ignore=ignored)
            else:
                shutil.copy(source, folder / part)

    def judge(self, mutant: Mutant, usual: Mapping[str, float]) -> Verdict:
        """Whether a test fails with the change; `usual` says how long stages take without one."""
        path = self.folder / "src" / "bequest" / mutant.file
        right = path.read_bytes()
        path.write_bytes(mutant.change.made(right))
        try:
            for stage in stages(mutant):
                most, times = PATIENCE
                known = usual.get(" ".join(stage))
                failed = self.failed(stage, SECONDS if known is None else most + times * known)
                if failed:
                    return Verdict(True, failed)
            return Verdict(False, "")
        finally:
            path.write_bytes(right)

    def unchanged(self, stage: list[str]) -> tuple[str, float]:
        """What fails of a stage without any change, and how many seconds it takes."""
        begun = time.monotonic()
        return self.failed(stage, 4 * SECONDS), time.monotonic() - begun

    def failed(self, arguments: list[str], seconds: float) -> str:
        """The first test that fails; "" if none does."""
        environment = {
            **os.environ, "BEQUEST_PURE": "1", "PYTHONPATH": str(self.folder / "src"), "PYTHONDONTWRITEBYTECODE": "1",
            "OPENBLAS_NUM_THREADS": "1", "BEQUEST_RECORD": "0",
            "BEQUEST_LONG": "1" if arguments[0] == "tests/conformance" else "0",
        }  # fmt: skip
        quick = ["-x", "-q", "-rf", "-p", "no:xdist"]
        with subprocess.Popen(
            [sys.executable, "-c", RUN, *quick, *arguments], cwd=self.folder, env=environment, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True,
        ) as running:  # fmt: skip
            try:
                told, _ = running.communicate(timeout=seconds)
            except subprocess.TimeoutExpired:
                return "it hangs"
            finally:
                _end(running)
        if running.returncode in (0, 5):  # 5: nothing was chosen
            return ""
        failed = [line for line in told.splitlines() if line.startswith(("FAILED", "ERROR"))]
        return failed[0][:160] if failed else "nothing runs"


def _end(running: subprocess.Popen[str]) -> None:
    """Ends a test run with all that it has started."""
    if running.poll() is None:
        os.killpg(running.pid, signal.SIGKILL)
