"""`python -m bequest` is the command `bequest`."""

import os
import sys

INTERRUPTED = 130
ONE_THREAD = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
"""The matrices of a bot are small: threads would wait for each other longer than they reckon. Whoever wants several
cores asks for several processes."""


def main() -> None:
    """Ctrl-C while everything is still being loaded is no reason for a traceback, either."""
    for name in ONE_THREAD:
        os.environ.setdefault(name, "1")
    try:
        from bequest.cli import main as run
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    run()


if __name__ == "__main__":
    main()
