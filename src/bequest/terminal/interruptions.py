"""Ctrl-C, a closed terminal and a request to end: exceptions that never come in the middle of a change."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import Any


class Interrupted(Exception):
    """The person or the machine wants to end; `code` is the exit code that says so."""

    def __init__(self, number: int) -> None:
        super().__init__(signal.strsignal(number))
        self.code = 128 + number


class Interruptions:
    """While entered, signals wait until the person is asked something.

    So what goes on in between, such as a move or a save, is done whole.
    """

    NAMES = ("SIGINT", "SIGHUP", "SIGTERM")

    def __init__(self) -> None:
        self._before: dict[int, Any] = {}
        self._listening = False
        self._waiting = 0

    def __enter__(self) -> Interruptions:
        # Signals reach the main thread only, and what the caller ignores (nohup) stays ignored.
        if threading.current_thread() is threading.main_thread():
            for name in self.NAMES:
                number = getattr(signal, name, None)
                if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                    self._before[number] = signal.signal(number, self._arrived)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _arrived(self, number: int, frame: FrameType | None) -> None:
        self._waiting = number
        if self._listening:
            self._listening = False
            raise Interrupted(number)

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Raises Interrupted for a signal that waits or comes."""
        self._listening = True
        try:
            if self._waiting:
                raise Interrupted(self._waiting)
            yield
        finally:
            self._listening = False
