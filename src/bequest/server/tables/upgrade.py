"""A table whose rules have another version now: it goes on from its last story, and what was told stays so.

Entries after that story are played again by the new rules, as far as these take them. A table whose game is over is
only looked at: its log stays as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import and_, delete, or_, update
from sqlalchemy.sql.elements import ColumnElement

from bequest import games
from bequest.core import record as records
from bequest.server.storage.rows import Row
from bequest.server.storage.schema import stories, tables
from bequest.server.storage.writer import Change, changed
from bequest.server.tables import chance
from bequest.server.tables import entries as log
from bequest.server.tables.entries import AnyEntry, Upgraded
from bequest.server.tables.loading import Kept, beginning, game_of, going_on
from bequest.server.tables.table import Table

STOPPED: Final = (-1, False)
"""A question that is not asked any more."""


def is_current(kept: Kept) -> bool:
    """Whether a table was played by the rules of this version."""
    return bool(kept.row["rules"] == game_of(kept.row).rules_version)


def current() -> ColumnElement[Any]:
    """The tables that were played by the rules of this version, as a condition."""
    return or_(
        *[and_(tables.c.game == name, tables.c.rules == games.find(name).rules_version) for name in games.names()]
    )


def carried_over(kept: Kept, now: float) -> tuple[Table, Upgraded, Change]:
    """The table under the rules of this version, the entry that says so, and what else is to be changed."""
    found = [log.read(row["body"]) for row in kept.entries]
    table, story, taken = _on_from_story(kept, found)
    for entry in found[table.sequence :]:
        table.recall(entry)
    before = _answers(table)
    chance.settle(table.position)
    rules = table.game.rules_version
    upgraded = Upgraded(records.written(table.position, before), rules, story, len(found) - taken)
    table.recall(upgraded)
    _wind_clocks(table, kept.seats, now)
    change = changed(update(tables).where(tables.c.id == table.id).values(rules=rules))
    if not story and kept.stories:  # they tell of a game that the new rules know nothing of
        change.and_then(delete(stories).where(stories.c.table == table.id))
        change.and_then(update(tables).where(tables.c.id == table.id).values(kept=0))
    return table, upgraded, change


def looked_back_at(kept: Kept) -> Table:
    """A table whose game was over before the rules changed, as far as they can show it."""
    found = [log.read(row["body"]) for row in kept.entries]
    table, story, _ = _on_from_story(kept, found)
    if story:
        table = beginning(kept, found, story)  # all before it is kept as it was told
    for entry in found[table.sequence :]:
        table.recall(entry)
    table.state = kept.row["state"]
    return table


def _on_from_story(kept: Kept, found: Sequence[AnyEntry]) -> tuple[Table, int, int]:
    """The table after all entries that the rules take, the story that it goes on from, and how many entries that are.

    If the rules don't even take the position of the story, it is played again from set-up.
    """
    last = int(kept.stories[-1]["sequence"]) if kept.stories else 0
    for story in (last, 0):
        try:
            taken = _taken(kept, found, story)
        except Exception:  # whatever is wrong with that position: there is another way
            if story:
                continue
            raise
        table = beginning(kept, found, story)
        for _ in going_on(table, found, taken):
            pass
        return table, story, taken
    raise AssertionError


def _taken(kept: Kept, found: Sequence[AnyEntry], story: int) -> int:
    """Up to which entry the rules take what the log says."""
    table = beginning(kept, found, story)
    taken = story
    try:
        for _ in going_on(table, found):
            if any(table.position.made(seat) for seat in table.position.waiting):
                break  # the rules now ask for more than the move has
            taken += 1
    except Exception:  # rules may refuse what they do not know in any way: it is left out, and the table goes on
        return taken
    return taken


def _answers(table: Table) -> int:
    """How long the record is by now."""
    assert table.position.journal is not None
    return len(table.position.journal.entries)


def _wind_clocks(table: Table, rows: Sequence[Row], now: float) -> None:
    """Clocks go on for seats that are asked as before; the others are stopped, or started."""
    table.resume_clocks(now)
    waiting = table.waiting()
    for chair, row in zip(table.chairs, rows, strict=True):
        if not row["waiting"]:
            chair.question = None
        elif row["seat"] not in waiting:
            chair.question = STOPPED
            chair.since = now if chair.deadline is None else min(now, chair.deadline - chair.left)
    table.set_clocks(now)
