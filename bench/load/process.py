"""A server as a process of its own, on a core of its own, and what it uses."""

from __future__ import annotations

import os
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

START_SECONDS: Final = 60.0
TICKS: Final = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """A port at which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def cores() -> tuple[int, int]:
    """The core of the generator, and that of the servers: the same one where there is no other."""
    found = sorted(os.sched_getaffinity(0))
    return found[0], found[-1]


class Process:
    """A server that runs until it is stopped."""

    def __init__(
        self, command: Sequence[str], core: int, port: int, health: str, folder: Path, env: Mapping[str, str]
    ) -> None:
        self.port = port
        self._log = folder / f"{Path(command[0]).name}-{port}.log"
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env={**os.environ, **env},
                preexec_fn=lambda: os.sched_setaffinity(0, {core}),
            )  # fmt: skip
        self._wait(f"http://127.0.0.1:{port}{health}")

    def _wait(self, address: str) -> None:
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and self._process.poll() is None:
            try:
                with urllib.request.urlopen(address, timeout=5):
                    return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.1)
        self.stop()
        raise RuntimeError(f"the server did not start:\n{self._log.read_text()[-2000:]}")

    def cpu(self) -> float:
        """CPU seconds that it has used, its threads included and its children not."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Bytes of memory that it holds."""
        for line in Path(f"/proc/{self._process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise RuntimeError("the system does not tell how much memory the server holds")

    def stop(self) -> None:
        """Ends it."""
        self._process.terminate()
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
