"""Start a command in a terminal of its own, wait until it asks something, and leave with Ctrl-C.

Usage: first_prompt.py [--marker TEXT] [--wait SECONDS] COMMAND...
Exits with 0 when the marker was seen and the command then ended in time, with status 0 or 130.
"""

import argparse
import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time

CTRL_C = b"\x03"
LEAVE_WITHIN = 20.0
ENDED_BY_CTRL_C = 130
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[ -/]*[@-~]|\x1b\][^\x07]*\x07|\r")


class Terminal:
    """A command in a pseudo-terminal of 100 columns and 30 lines."""

    def __init__(self, command: list[str]) -> None:
        self.raw = b""
        self.status: int | None = None
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.environ["TERM"] = "xterm-256color"
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # a job in the background is started deaf to Ctrl-C
            os.execvp(command[0], command)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))

    @property
    def text(self) -> str:
        """What was written so far, without colours and cursor moves."""
        return ESCAPES.sub("", self.raw.decode("utf-8", "replace"))

    def read(self, seconds: float) -> None:
        """Take what comes within this time."""
        if select.select([self.fd], [], [], seconds)[0]:
            try:
                self.raw += os.read(self.fd, 65536)
            except OSError:  # Linux says EIO once the other side has closed.
                time.sleep(min(seconds, 0.05))

    def ended(self) -> bool:
        if self.status is None:
            pid, wait_status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                code = os.waitstatus_to_exitcode(wait_status)
                self.status = ENDED_BY_CTRL_C if code == -signal.SIGINT else code
        return self.status is not None

    def kill(self) -> None:
        if not self.ended():
            os.killpg(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)


def asks(text: str, marker: str | None) -> bool:
    if marker is not None:
        return marker in text
    return "Choose" in text or text.endswith("> ")


def try_out(terminal: Terminal, marker: str | None, wait: float) -> str | None:
    """What went wrong, or None."""
    deadline = time.monotonic() + wait
    while not asks(terminal.text, marker):
        if terminal.ended():
            return f"ended with status {terminal.status} before it asked anything"
        if time.monotonic() > deadline:
            return f"did not ask anything within {wait:.0f} s"
        terminal.read(0.2)
    settle = time.monotonic() + 0.5  # the marker may be the first line of a longer screen
    while time.monotonic() < settle:
        terminal.read(0.1)

    return left(terminal)


def left(terminal: Terminal) -> str | None:
    """Ends the command with Ctrl-C; what went wrong, or None."""
    os.write(terminal.fd, CTRL_C)
    deadline = time.monotonic() + LEAVE_WITHIN
    while not terminal.ended():
        if time.monotonic() > deadline:
            return f"did not end within {LEAVE_WITHIN:.0f} s of Ctrl-C"
        terminal.read(0.1)
    if terminal.status not in (0, ENDED_BY_CTRL_C):
        return f"ended with status {terminal.status} after Ctrl-C"
    return None


def main() -> int:
    parser = argparse.ArgumentParser(description="Start a command, wait for its first question, leave.")
    parser.add_argument("--marker", help="text to wait for (default: 'Choose', or '> ' at the end)")
    parser.add_argument("--wait", type=float, default=180.0, help="seconds to wait for it (default: 180)")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    args = parser.parse_args()
    if not args.command:
        parser.error("name a command")

    start = time.monotonic()
    terminal = Terminal(args.command)
    try:
        problem = try_out(terminal, args.marker, args.wait)
    finally:
        terminal.kill()
    print("\n".join("  | " + line for line in terminal.text.splitlines()))
    name = " ".join(args.command)
    if problem:
        print(f"{name} {problem}", file=sys.stderr)
        return 1
    seconds = time.monotonic() - start
    print(f"{name} asked its first question and left with status {terminal.status}, {seconds:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
