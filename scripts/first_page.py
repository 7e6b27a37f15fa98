"""Start a command that serves the page, look at the page as a browser's first requests do, and leave with Ctrl-C.

Usage: first_page.py [--wait SECONDS] COMMAND...
Exits with 0 when the server lives, the page and its script came, and the command then ended in time.
"""

import argparse
import re
import sys
import time
import urllib.request

from scripts.first_prompt import Terminal, left

ADDRESS = re.compile(r"https?://localhost:\d+")
SCRIPT = re.compile(r'<script type="module"[^>]* src="(/assets/[^"]+)"')


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=20) as answer:
        return str(answer.read().decode("utf-8", "replace"))


def looked_at(terminal: Terminal, wait: float) -> str | None:
    """What went wrong, or None."""
    deadline = time.monotonic() + wait
    while not (found := ADDRESS.search(terminal.text)):
        if terminal.ended():
            return f"ended with status {terminal.status} before it said where it is"
        if time.monotonic() > deadline:
            return f"did not say within {wait:.0f} s where it is"
        terminal.read(0.2)
    address = found[0]
    if "ok" not in fetched(f"{address}/healthz"):
        return f"{address}/healthz does not say that all is well"
    script = SCRIPT.search(fetched(f"{address}/"))
    if script is None:
        return f"{address}/ is not the page: it has no script"
    if len(fetched(address + script[1])) < 1000:
        return f"{address}{script[1]} is no script"
    return None


def main() -> int:
    parser = argparse.ArgumentParser(description="Start a server, look at its page, leave.")
    parser.add_argument("--wait", type=float, default=180.0, help="seconds to wait for its address (default: 180)")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    args = parser.parse_args()
    if not args.command:
        parser.error("name a command")

    start = time.monotonic()
    terminal = Terminal(args.command)
    try:
        problem = looked_at(terminal, args.wait)
        seconds = time.monotonic() - start
        problem = problem or left(terminal)
    finally:
        terminal.kill()
    print("\n".join("  | " + line for line in terminal.text.splitlines()))
    name = " ".join(args.command)
    if problem:
        print(f"{name}: {problem}", file=sys.stderr)
        return 1
    print(f"{name} showed its page after {seconds:.1f} s and left with status {terminal.status}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
