"""What is due, found in the rows of the tables and written there: nothing of it is known to one process alone."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, Connection, func, or_, select, update

from bequest.server.storage.rows import Row, all_rows
from bequest.server.storage.schema import tables
from bequest.server.storage.writer import Change, changed
from bequest.server.tables.table import BOT, Table

LEASE: Final = 90.0
"""Seconds for which a table's work is somebody's; after that anybody may do it."""
TAKEN_AT_ONCE: Final = 64
OF_ONE_PERSON: Final = 8
"""So many tables of one person are looked at together: those of others are not to be crowded out."""


def _free(now: float) -> ColumnElement[bool]:
    """Whether nobody has a table's work."""
    return or_(tables.c.lease_until.is_(None), tables.c.lease_until < now)


def found(connection: Connection, now: float) -> list[Row]:
    """What is due: live tables first, then whatever has waited longest; a few of each person at a time."""
    place = func.row_number().over(partition_by=tables.c.owner, order_by=(tables.c.live.desc(), tables.c.due_at))
    columns = (tables.c.id, tables.c.due_kind, tables.c.due_at, tables.c.live, tables.c.owner, place.label("place"))
    ranked = select(*columns).where(tables.c.due_at <= now, _free(now)).subquery()
    wanted = select(ranked).where(ranked.c.place <= OF_ONE_PERSON)
    wanted = wanted.order_by(ranked.c.live.desc(), ranked.c.place, ranked.c.due_at)
    return all_rows(connection, wanted.limit(TAKEN_AT_ONCE))


def claimed(id: str, by: str, now: float) -> Change:
    """Takes a table's work; changes no row if somebody else has it."""
    claim = update(tables).where(tables.c.id == id, tables.c.due_at <= now, _free(now))
    return changed(claim.values(lease_until=now + LEASE, lease_by=by))


def released(id: str, by: str) -> Change:
    """Gives a table's work back."""
    mine = update(tables).where(tables.c.id == id, tables.c.lease_by == by)
    return changed(mine.values(lease_until=None, lease_by=None))


def all_released() -> Change:
    """Nobody has any work: for a server that is alone with its database, when it starts."""
    held = update(tables).where(tables.c.lease_until.is_not(None))
    return changed(held.values(lease_until=None, lease_by=None))


def set_right(now: float) -> Change:
    """After the clock was set back: no bot waits, and no lease lasts, until it is that time again."""
    bots = update(tables).where(tables.c.due_kind == BOT, tables.c.due_at > now).values(due_at=now)
    leases = update(tables).where(tables.c.lease_until > now + LEASE).values(lease_until=None, lease_by=None)
    return changed(bots).and_then(leases)


def corrected(table: Table) -> Change:
    """What is due at a table, where its row said something else. A later entry has written it anew by itself."""
    due = table.due()
    at, kind = (None, None) if due is None else due
    row = update(tables).where(tables.c.id == table.id, tables.c.sequence == table.sequence)
    return changed(row.values(due_at=at, due_kind=kind, lease_until=None, lease_by=None))
