"""A table whose rules have another version now: it goes on from its last story, and what was told stays so."""

from __future__ import annotations

from sqlalchemy import update

from bequest.core.errors import BequestError
from bequest.server.storage.schema import tables
from bequest.server.storage.writer import Change, changed
from bequest.server.tables import entries as log
from bequest.server.tables.entries import Upgraded
from bequest.server.tables.loading import Kept, beginning, game_of
from bequest.server.tables.table import Table


def is_current(kept: Kept) -> bool:
    """Whether a table was played by the rules of this version."""
    return bool(kept.row["rules"] == game_of(kept.row).rules_version)


def carried_over(kept: Kept, now: float) -> tuple[Table, Upgraded, Change]:
    """The table under the rules of this version, the entry that says so, and what else is to be changed.

    Entries after the last story are played again by the new rules, as far as these take them.
    """
    story = int(kept.stories[-1]["sequence"]) if kept.stories else 0
    table = beginning(kept, story)
    found = [log.read(row["body"]) for row in kept.entries]
    taken = story
    for entry in found[story:]:
        try:
            table.take(entry)
        except BequestError:
            break
        taken += 1
    rules = table.game.rules_version
    entry = Upgraded([], rules, story, len(found) - taken)
    table.sequence = len(found) + 1
    table.resume_clocks(now)
    statement = update(tables).where(tables.c.id == table.id).values(rules=rules, sequence=table.sequence)
    return table, entry, changed(statement)
