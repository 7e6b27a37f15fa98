"""`python -m bequest` is the command `bequest`."""

import sys

INTERRUPTED = 130


def main() -> None:
    """Ctrl-C while everything is still being loaded is no reason for a traceback, either."""
    try:
        from bequest.cli import main as run
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    run()


if __name__ == "__main__":
    main()
