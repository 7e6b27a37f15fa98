"""What every seat saw, kept so that it can be read when the rules that told it are gone.

A story covers the entries of the log since the story before it. It is made by replaying the log, in a worker process.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import insert, update

from bequest.core.wire import Wire
from bequest.server.storage.schema import stories, tables
from bequest.server.storage.writer import Change, changed
from bequest.server.tables.loading import Kept, replaying, without_generator
from bequest.server.tables.news import SPECTATOR, Moment, happened
from bequest.server.tables.table import Table

LEVEL: Final = 6


class Story(Wire, frozen=True):
    """The moments of every seat (0: a spectator), by seat."""

    moments: dict[str, list[Moment]]


_DECODER: Final = msgspec.json.Decoder(Story)


def told(kept: Kept) -> dict[str, Any] | None:
    """The story of the entries since the last one, as a row; None if nothing is to be told."""
    since = int(kept.row["kept"])
    moments: dict[str, list[Moment]] = {}
    table: Table | None = None
    seen = 0
    for table in replaying(kept):
        if table.sequence > since and table.sequence > table.base.entries:
            for seat in range(SPECTATOR, table.position.players + 1):
                moments.setdefault(str(seat), []).append(moment(table, seat, seen))
        seen = table.events
    if table is None or table.sequence <= since:
        return None
    return {
        "table": table.id, "sequence": table.sequence, "rules": table.game.rules_version, "moves": table.moves,
        "events": table.events, "position": without_generator(table.position.to_json()),
        "views": zlib.compress(msgspec.json.encode(Story(moments)), LEVEL),
    }  # fmt: skip


def kept(row: dict[str, Any]) -> Change:
    """A story that is to be kept."""
    known = update(tables).where(tables.c.id == row["table"]).values(kept=row["sequence"])
    return changed(insert(stories), row).and_then(known)


def moment(table: Table, seat: int, since: int) -> Moment:
    """How it stands for a seat, and what has happened since."""
    looker = None if seat == SPECTATOR else seat - 1
    result = table.position.result() if table.position.over else None
    view = table.position.view(looker)
    return Moment(table.moves, table.moves, view, happened(table, since, seat), result)


def found(blobs: Iterable[bytes], seat: int, move: int) -> Moment | None:
    """What a seat saw after a move, from stories that were kept."""
    last: Moment | None = None
    for blob in blobs:
        story = _DECODER.decode(zlib.decompress(blob))
        for one in story.moments.get(str(seat), []):
            if one.move > move:
                return last
            last = one
    return last


def read(kept: Kept, seat: int, move: int) -> Moment | None:
    """What a seat saw after a move, by playing again what the log says; None if that was under other rules."""
    seen = 0
    last: Moment | None = None
    for table in replaying(kept):
        if table.moves > move:
            break
        if table.sequence > table.base.entries:
            last = moment(table, seat, seen)
        seen = table.events
    return last
