"""`python -m bench.ours PART [GAME]`: our own games as a worker, in the mode in which Bequest runs here."""

from __future__ import annotations

import sys

import bequest
from bench.protocol import Offer, serve
from bench.settings import offer, settings
from bench.targets import COMPILED, INTERPRETED


def prepare() -> list[Offer]:
    part, *only = sys.argv[1:]
    return [offer(setting, part) for setting in settings(*only)]


if __name__ == "__main__":
    serve(COMPILED if bequest.compiled() else INTERPRETED, f"bequest {bequest.__version__}", prepare)
