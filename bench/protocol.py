"""The lines that a worker speaks: it says which it is, then answers every line of its input with one line, all JSON.

`{"do": "prepare"}` is answered by its subjects and their workloads, `{"do": "run", …}` by counts and CPU time.
Nothing but Python's own is needed here, since peers run in environments of their own.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import redirect_stdout
from dataclasses import asdict, dataclass

from bench.figures import Subject
from bench.rounds import Here
from bench.workloads import Workload


@dataclass(frozen=True)
class Offer:
    """A subject, and what can be measured of it."""

    subject: Subject
    workloads: Mapping[str, Workload]


def serve(mode: str, version: str, prepare: Callable[[], list[Offer]], orders: Iterable[str] = sys.stdin) -> None:
    """Works until the input ends. What libraries print goes elsewhere: the output belongs to the answers."""
    out = sys.stdout
    offers: dict[str, Offer] = {}

    def say(**facts: object) -> None:
        print(json.dumps(facts), file=out, flush=True)

    say(mode=mode, version=version)
    with redirect_stdout(sys.stderr):
        for line in orders:
            order = json.loads(line)
            if order["do"] == "prepare":
                offers = {offer.subject.name: offer for offer in prepare()}
                gc.freeze()  # what one subject holds does not slow another down
                say(subjects=[asdict(one.subject) | {"workloads": list(one.workloads)} for one in offers.values()])
            else:
                one = Here(offers[order["subject"]].workloads[order["workload"]]).slice(order["seconds"])
                say(counts=one.counts, cpu=one.seconds, pace=one.pace)
