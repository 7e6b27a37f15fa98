"""The server that things are done to, as seen from outside."""

from __future__ import annotations

import os
import resource
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

START_SECONDS: Final = 60.0
END_SECONDS: Final = 60.0
WORKER: Final = b"spawn_main"
"""How the command of a worker process is called."""


class Victim:
    """A server process, again and again."""

    def __init__(self, database: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as found:
            self.port: int = found.getsockname()[1]
        self.database = database
        self.offset = 0.0
        self._process: subprocess.Popen[str] | None = None
        self._said: deque[str] = deque(maxlen=200)

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"

    def start(self) -> None:
        """Starts it, and returns when it answers."""
        command = [sys.executable, "-m", "bench.faults.server", str(self.port), f"sqlite:///{self.database}"]
        self._process = subprocess.Popen(
            [*command, str(self.offset)], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
            text=True,
        )  # fmt: skip
        assert self._process.stderr is not None
        threading.Thread(target=self._listen, args=(self._process.stderr,), daemon=True).start()
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and self._process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=5):
                    return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.05)
        raise RuntimeError("the server did not start:\n" + self.said())

    def _listen(self, stream: IO[str]) -> None:
        for line in stream:
            self._said.append(line)

    def said(self) -> str:
        """The last lines of its log."""
        return "".join(self._said)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    # --- what is done to it ---

    def kill(self) -> None:
        """As if the power had gone, but for the disk."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def kill_worker(self) -> bool:
        """One of its workers; False if there is none."""
        for pid in self._children():
            with suppress(OSError):  # gone by now
                if WORKER in Path(f"/proc/{pid}/cmdline").read_bytes():
                    os.kill(int(pid), signal.SIGKILL)
                    return True
        return False

    def _children(self) -> list[str]:
        """The processes that its threads have started."""
        found: list[str] = []
        for thread in Path(f"/proc/{self.pid}/task").iterdir():
            with suppress(OSError):
                found += (thread / "children").read_text().split()
        return found

    def fill_disk(self) -> None:
        """No file of it takes another byte."""
        _, hard = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (1, hard))

    def free_disk(self) -> None:
        """There is room again."""
        _, hard = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (hard, hard))

    def set_clock(self, offset: float) -> None:
        """Its clock is so many seconds off from now on."""
        assert self._process is not None
        assert self._process.stdin is not None
        self.offset = offset
        self._process.stdin.write(f"{offset}\n")
        self._process.stdin.flush()

    def stop(self) -> None:
        """Asks it to end, and waits for that."""
        if self._process is None or self._process.poll() is not None:
            return
        self._process.terminate()
        try:
            self._process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()
            raise RuntimeError("the server did not end when it was asked to") from None
