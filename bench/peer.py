"""A peer in an environment and a process of its own: it works for a slice when told, on the same core."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from types import TracebackType

from bench.figures import Course
from bench.workloads import Counts

ROOT = Path(__file__).parent.parent
PYTHON = ROOT / ".venv-peers" / "bin" / "python"
CATANATRON = ROOT / "bench" / "peers" / "catanatron_peer.py"


class PeerGone(Exception):
    """The peer can't be measured; the message says why, in one line."""


class Peer:
    """A line of JSON in (workload and seconds), a line of JSON out (counts and CPU time)."""

    def __init__(self, python: Path = PYTHON, script: Path = CATANATRON) -> None:
        if not python.exists():
            raise PeerGone(f"no {python.parent.parent.name}: measured without a peer; `make bench` makes it")
        self._process = subprocess.Popen(
            [python, script],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            facts = self._answer()
        except PeerGone:
            self.close()
            raise
        self.name = facts["name"]
        self.version = facts["version"]
        self.course = Course(int(facts["games"]), int(facts["decisions"]), int(facts["single"]))

    def __enter__(self) -> Peer:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._process.communicate()  # the end of its input ends it

    def run(self, workload: str, seconds: float) -> tuple[Counts, float]:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"workload": workload, "seconds": seconds}) + "\n")
        self._process.stdin.flush()
        answer = self._answer()
        spent = float(answer.pop("cpu"))
        return {name: int(number) for name, number in answer.items()}, spent

    def _answer(self) -> dict[str, str]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            assert self._process.stderr is not None
            said = self._process.stderr.read().strip().splitlines()
            raise PeerGone(f"the peer stopped: {said[-1] if said else 'it said nothing'}")
        answer: dict[str, str] = json.loads(line)
        return answer


class PeerWorkload:
    """One of the peer's workloads, as the bench runs its own."""

    def __init__(self, peer: Peer, workload: str) -> None:
        self._peer = peer
        self._workload = workload

    def run(self, seconds: float) -> tuple[Counts, float]:
        return self._peer.run(self._workload, seconds)
