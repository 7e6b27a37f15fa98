"""Whatever happens at a table: read from its log, it is the same table."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bequest.core.errors import BequestError
from bequest.server.tables.pace import ByDays, LiveClock
from bequest.server.tables.proposals import Proposal
from tests.server.tables.sitting import Sitting, begun, shown, state

TABLES = [
    ("lastwill", ("", ""), None),
    ("lastwill", ("", "novice", ""), LiveClock(20, 5)),
    ("gears", ("", "", ""), ByDays(2)),
    ("crecy", ("", "steady", ""), None),
]
DOINGS = ("moves",) * 8 + ("undo", "stands in", "returns", "hinted") + ("proposes",) * 4 + ("answers",) * 6
PROPOSALS = ("rewind",) * 12 + ("pause",) * 3 + ("resume",) * 8 + ("replace",) * 3 + ("end",)


@pytest.mark.parametrize(("game", "levels", "pace"), TABLES)
@pytest.mark.parametrize("seed", range(6))
def test_a_table_that_is_loaded_is_the_same(game: str, levels: tuple[str, ...], pace: object, seed: int) -> None:
    rng = random.Random(seed)
    sitting = begun(game, levels, pace)  # type: ignore[arg-type]
    done: set[str] = set()
    for number in range(120):
        sitting.now += rng.choice((1.0, 30.0, 400.0))
        what = something(sitting, rng)
        done.add(what)
        if number % 4 == 0 or what not in ("moves", "refused"):
            again = sitting.again()
            assert state(again) == state(sitting.table), what
            assert shown(again) == shown(sitting.table), what
        if sitting.table.over:
            break
    assert "moves" in done
    assert len(done) > 3


def something(sitting: Sitting, rng: random.Random) -> str:
    """Something happens, or is refused; what it was."""
    table, now = sitting.table, sitting.now
    seat = rng.randint(1, len(table.chairs))
    other = rng.randint(1, len(table.chairs))
    waiting = table.waiting()
    what = rng.choice(
        ("moves",) * 8 + ("undo", "stands in", "returns", "hinted") + ("proposes",) * 4 + ("answers",) * 6
    )
    try:
        if what == "moves" and waiting:
            sitting.moves(rng.choice(waiting), rng)
        elif what == "undo":
            sitting.did(table.undo(seat, f"undo {now}", now))
        elif what == "stands in":
            sitting.did(table.stand_in(seat, "left", now))
        elif what == "returns":
            sitting.did(table.come_back(seat, now))
        elif what == "hinted":
            sitting.did(table.advised(seat, now))
        elif what == "proposes":
            kind: Any = rng.choice(PROPOSALS)
            sitting.did(table.propose(seat, Proposal(kind, rng.randint(0, table.moves), other), now))
            what += f" {kind}"
        elif what == "answers" and table.open is not None:
            asked = rng.choice([*table.open.asked, table.open.by])
            agrees = asked != table.open.by and rng.random() < 0.8
            what = f"{'agrees to' if agrees else 'declines'} {table.open.proposal.what}"
            sitting.did(table.agree(asked, now) if agrees else table.decline(asked, now))
    except BequestError:
        return "refused"
    return what
