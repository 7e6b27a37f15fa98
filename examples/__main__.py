"""`python -m examples`: runs every worked example, and says how long each took."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

FOLDER = Path(__file__).parent


def main() -> None:
    started = time.perf_counter()
    for example in sorted(FOLDER.glob("[a-z]*.py")):
        begun = time.perf_counter()
        print(f"--- {example.name}", flush=True)
        subprocess.run([sys.executable, example], check=True)
        print(f"--- {example.name}: {time.perf_counter() - begun:.0f} s", flush=True)
    print(f"all examples: {time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main()
