"""Ctrl-C at any moment, output that can't be written: one clear line, a sensible exit code, nothing lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bequest.__main__ import main
from bequest.cli import app
from tests.sweeps import swept

STOPPED = 130
SIMULATE = ("simulate", "crecy", "--games", "100000", "--seed", "1")


def started(*words: str, folder: Path, output: int = subprocess.PIPE) -> subprocess.Popen[bytes]:
    """The command in a group of processes of its own, which hears Ctrl-C as that of a terminal does."""
    environment = {**os.environ, "BEQUEST_LANG": "en", "HOME": str(folder), "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.Popen(
        [sys.executable, "-c", "import signal, runpy; signal.signal(signal.SIGINT, signal.default_int_handler);"
         "runpy.run_module('bequest', run_name='__main__')", *words],
        stdin=subprocess.PIPE, stdout=output, stderr=subprocess.PIPE, env=environment, cwd=folder,
        start_new_session=True,
    )  # fmt: skip


def interrupted(process: subprocess.Popen[bytes]) -> tuple[int, str, str]:
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    return process.returncode, (out or b"").decode(), err.decode()


def children(process: subprocess.Popen[bytes]) -> list[str]:
    return Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()


def wait_for(reached: Callable[[], bool]) -> None:
    for _ in range(600):
        if reached():
            return
        time.sleep(0.05)
    pytest.fail("waited in vain")


needs_proc = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")


@needs_proc
@swept("after", [0.0, 0.3, 4.0], one_of=3)
def test_worker_processes_hear_nothing_of_ctrl_c(after: float, tmp_path: Path) -> None:
    """While they start, load their modules, or play."""
    process = started(*SIMULATE, "--jobs", "2", folder=tmp_path)
    wait_for(lambda: len(children(process)) >= 2)  # a tracker of resources, then the workers
    time.sleep(after)
    assert interrupted(process) == (STOPPED, "", "bequest: stopped\n")


@pytest.mark.parametrize(
    ("command", "place"),
    [
        ("simulate", "bequest.cli.simulate.game_with"),
        ("simulate", "bequest.cli.simulate.new_table"),
        ("simulate", "bequest.cli.simulate.simulate"),
        ("cards", "bequest.cli.cards.report"),
        ("rules", "bequest.rulebook.lookup"),
    ],
)
def test_work_is_stopped_with_a_word(command: str, place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setenv("BEQUEST_LANG", "en")
    monkeypatch.setattr(place, stop)
    result = CliRunner().invoke(app, [command, "crecy"])
    assert (result.exit_code, result.stdout, result.stderr) == (STOPPED, "", "bequest: stopped\n")


def test_ctrl_c_while_modules_are_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupting:
        """Finds the command's module, and is interrupted."""

        @staticmethod
        def find_spec(name: str, path: object = None, target: object = None) -> None:
            if name == "bequest.cli":
                raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "bequest.cli")
    monkeypatch.setattr(sys, "meta_path", [Interrupting, *sys.meta_path])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == STOPPED


@swept("words", [("play",), ("play", "gears"), ("resume",)], one_of=3, ids=" ".join)
def test_a_question_is_left_with_ctrl_c(words: tuple[str, ...], tmp_path: Path) -> None:
    started("play", "gears", folder=tmp_path).communicate(b"quit\n", timeout=60)
    process = started(*words, folder=tmp_path)
    assert process.stdout is not None
    said = b""
    while not said.endswith(b"> "):
        said += process.stdout.read1()  # type: ignore[attr-defined]
    code, out, err = interrupted(process)
    assert code == STOPPED
    assert err == ("" if words == ("play", "gears") else "bequest: stopped\n")
    assert ("To go on: bequest play --load" in out) == (words == ("play", "gears"))
    assert all(file.read_text().startswith("{") for file in tmp_path.glob("*.json"))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize(
    "words", [("rules", "gears"), ("deck", "export", "gears"), ("simulate", "gears", "--games", "1"), ("--help",)]
)
def test_output_to_a_full_disk(words: tuple[str, ...], tmp_path: Path) -> None:
    with open("/dev/full", "wb") as full:
        process = started(*words, folder=tmp_path, output=full.fileno())
        _, err = process.communicate(timeout=60)
    assert process.returncode == 1
    assert err == b"bequest: the output could not be written: the disk is full\n"


def test_a_reader_who_has_seen_enough(tmp_path: Path) -> None:
    process = started("deck", "export", "crecy", folder=tmp_path)
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == b""
    assert process.wait(timeout=60) in (1, 141)
