"""A worker from the bench's side: a process on the same core that works for a slice when told."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

from bench.figures import Course, Slice, Subject
from bequest.mode import PURE

ROOT = Path(__file__).parent.parent
PEERS_PYTHON = ROOT / ".venv-peers" / "bin" / "python"
PEERS = ("bench.peers.catanatron_peer", "bench.peers.openspiel_peer", "bench.peers.rlcard_peer")
OURS = "bench.ours"


class WorkerGone(Exception):
    """The worker can't be measured; the message says why, in one line."""


@dataclass(frozen=True)
class Job:
    """A subject of a worker and the workloads that it offers."""

    subject: Subject
    workloads: list[str]


class Worker:
    """A line of JSON in, a line of JSON out; see protocol.py."""

    def __init__(
        self,
        python: Path,
        module: str,
        arguments: Sequence[str] = (),
        environment: dict[str, str] | None = None,
        checkout: Path = ROOT,
    ) -> None:
        self._module = module
        self._said = tempfile.TemporaryFile("w+")  # noqa: SIM115  # open as long as the process
        self._process = subprocess.Popen(
            [python, "-m", module, *arguments],
            cwd=checkout,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._said,
            text=True,
        )
        try:
            facts = self._answer()
        except WorkerGone:
            self.close()
            raise
        self.mode: str = facts["mode"]
        self.version: str = facts["version"]

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._process.communicate()  # the end of its input ends it
        self._said.close()

    def prepare(self) -> list[Job]:
        """Has it count courses and reach mid-game positions, which takes seconds."""
        return [self._job(facts) for facts in self._ask(do="prepare")["subjects"]]

    def slice(self, subject: str, workload: str, seconds: float) -> Slice:
        answer = self._ask(do="run", subject=subject, workload=workload, seconds=seconds)
        return Slice(answer["counts"], answer["cpu"], answer["pace"])

    def _job(self, facts: dict[str, Any]) -> Job:
        workloads: list[str] = facts.pop("workloads")
        return Job(Subject(**facts | {"course": Course(**facts["course"])}), workloads)

    def _ask(self, **order: object) -> dict[str, Any]:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(order) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            pass  # the empty answer tells why
        return self._answer()

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            self._process.wait()
            self._said.seek(0)
            said = self._said.read().strip().splitlines()
            raise WorkerGone(f"{self._module} stopped: {said[-1] if said else 'it said nothing'}")
        answer: dict[str, Any] = json.loads(line)
        return answer


class Remote:
    """One workload of a worker, measured like one of this process."""

    def __init__(self, worker: Worker, subject: str, workload: str) -> None:
        self._worker = worker
        self._subject = subject
        self._workload = workload

    def slice(self, seconds: float) -> Slice:
        return self._worker.slice(self._subject, self._workload, seconds)


def ours(pure: bool, part: str, only: str | None = None, checkout: Path = ROOT) -> Worker:
    """Our own games, of this checkout or another: forced to be interpreted, or compiled if that build is there."""
    environment = {name: value for name, value in os.environ.items() if name != PURE}
    environment["PYTHONPATH"] = str(checkout / "src")
    if pure:
        environment[PURE] = "1"
    return Worker(Path(sys.executable), OURS, [part, only] if only else [part], environment, checkout)
