"""What every seat saw, kept so that it can be read when the rules that told it are gone.

A story covers the moves since the story before it, and has the position in which it ends. It is made by replaying the
log, in a worker process. A table has one for each `CHAPTER` moves, and a short one for those after that, which the next
one replaces.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from msgspec import Raw, Struct
from sqlalchemy import Connection, delete, insert, select, update

from bequest.core.wire import to_json
from bequest.server.storage.rows import Row
from bequest.server.storage.schema import stories, tables
from bequest.server.storage.writer import Change, changed
from bequest.server.tables import entries as log
from bequest.server.tables import telling
from bequest.server.tables.entries import Upgraded
from bequest.server.tables.loading import Kept, fetched, replaying, without_generator
from bequest.server.tables.news import SPECTATOR, Before, Moment, happened
from bequest.server.tables.table import Base, Table
from bequest.server.tables.upgrade import is_current

LEVEL: Final = 6
CHAPTER: Final = 64
"""Moves in one story."""
BEFORE_ALL: Final = -1
"""The number of the move before the first: a game that has begun is at move 0."""


NONE: Final = Raw(b"null")


class Seen(Struct, frozen=True):
    """What a seat saw after a move, as texts; `story` says in words what had happened with it."""

    move: int
    view: Raw
    events: list[Raw]
    result: Raw = NONE
    story: list[Raw] = []


class Numbered(Struct, frozen=True):
    """As much of an event as it takes to find it."""

    sequence: int


class Told(Struct, frozen=True):
    """Stories that are to be kept, as rows, instead of the short one that ended at entry `replaced` (0: none)."""

    rows: list[Row]
    replaced: int = 0


Moments = dict[str, list[Seen]]
"""By seat; 0 is a spectator."""
_MOMENTS: Final = msgspec.json.Decoder(Moments)
_NUMBERED: Final = msgspec.json.Decoder(Numbered)


# --- telling ---


def told(kept: Kept) -> Told | None:
    """The stories of what happened since the last one; None if nothing is to be told, or by other rules."""
    if int(kept.row["kept"]) >= len(kept.entries) or not is_current(kept):
        return None
    firm, replaced = _firm(kept)
    rows: list[Row] = []
    moments: Moments = {}
    count = 0
    for table, is_new, seen in walked(kept):
        if is_new and table.moves > firm:
            for seat in range(SPECTATOR, table.position.players + 1):
                moments.setdefault(str(seat), []).append(saw(table, seat, seen))
            count += 1
        if count == CHAPTER or table.sequence == len(kept.entries):
            rows.append(_row(table, moments))
            moments, count = {}, 0
    return Told(rows, replaced)


def walked(kept: Kept) -> Iterator[tuple[Table, bool, int]]:
    """A table entry by entry; whether there is a new move with it, and how many events there had been before that."""
    move, seen = BEFORE_ALL, 0
    for table in replaying(kept):
        begins = table.sequence == table.base.entries
        is_new = not begins and table.moves > move
        yield table, is_new, seen
        if is_new or (begins and table.base.entries):
            move, seen = table.moves, table.events


def saw(table: Table, seat: int, since: int) -> Seen:
    """How it stands for a seat, and what has happened since."""
    looker = None if seat == SPECTATOR else seat - 1
    result = Raw(to_json(table.position.result())) if table.position.over else NONE
    events = happened(table, since, seat)
    view = Raw(to_json(table.position.view(looker)))
    return Seen(table.moves, view, _texts(events), result, _texts(telling.lines(table, events, seat)))


def _texts(found: Sequence[object]) -> list[Raw]:
    return [Raw(to_json(one)) for one in found]


def _firm(kept: Kept) -> tuple[int, int]:
    """The last move of the stories that stay as they are, and the entry at which a short one ends that does not."""
    if not kept.stories:
        return BEFORE_ALL, 0
    *before, last = kept.stories
    since = before[-1]["moves"] if before else BEFORE_ALL
    if last["moves"] - since >= CHAPTER or last["sequence"] in bases(kept):
        return int(last["moves"]), 0
    return int(since), int(last["sequence"])


def bases(kept: Kept) -> set[int]:
    """The entries at which the rules changed: the game went on from the stories up to there."""
    found = [log.read(row["body"]) for row in kept.entries]
    return {entry.story for entry in found if isinstance(entry, Upgraded)}


def _row(table: Table, moments: Moments) -> Row:
    return {
        "table": table.id, "sequence": table.sequence, "rules": table.game.rules_version, "moves": table.moves,
        "events": table.events, "position": without_generator(table.position.to_json()),
        "views": zlib.compress(msgspec.json.encode(moments), LEVEL),
    }  # fmt: skip


def kept(told: Told) -> Change:
    """Stories that are to be kept."""
    id, sequence = told.rows[-1]["table"], told.rows[-1]["sequence"]
    gone = delete(stories).where(stories.c.table == id, stories.c.sequence == told.replaced)
    known = update(tables).where(tables.c.id == id, tables.c.kept < sequence).values(kept=sequence)
    return changed(gone).and_then(insert(stories), *told.rows).and_then(known)


# --- reading ---


def seen_in(views: bytes) -> Moments:
    """What a story has kept, by seat."""
    return _MOMENTS.decode(zlib.decompress(views))


def sequence_of(event: Raw) -> int:
    """The number of an event."""
    return _NUMBERED.decode(event).sequence


def before(connection: Connection, id: str, seat: int, since: int, base: Base, last: int, in_words: bool) -> Before:
    """What happened to a seat from event `since` on: events under former rules, and lines of all moves up to `last`."""
    former = list(_former(connection, id, seat, since, base)) if since < base.events else []
    events = [event for seen in former for event in seen.events if sequence_of(event) >= since]
    return Before(events, lines(connection, id, seat, base, last, since) if in_words else [])


def lines(
    connection: Connection, id: str, seat: int, base: Base, last: int, since: int = 0, first: int = 0
) -> list[Raw]:
    """The log of a seat in words: the moves from `first` to `last` with events from `since` on."""
    found: list[Raw] = []
    for seen in _former(connection, id, seat, since, base):
        found += seen.story if first <= seen.move <= last else []
    if last <= base.moves and base.entries:
        return found
    for table, is_new, heard in walked(fetched(connection, id)):
        if table.moves > last:
            break
        if is_new and table.moves >= first and table.events > since:
            found += _texts(telling.lines(table, happened(table, heard, seat), seat))
    return found


def _former(connection: Connection, id: str, seat: int, since: int, base: Base) -> Iterator[Seen]:
    """What was kept of the moves under former rules, from that of event `since` on."""
    wanted = select(stories.c.views).where(
        stories.c.table == id, stories.c.sequence <= base.entries, stories.c.events > since
    )
    for views in connection.execute(wanted.order_by(stories.c.sequence)).scalars():
        for seen in seen_in(views).get(str(seat), []):
            if seen.events and sequence_of(seen.events[-1]) >= since:
                yield seen


def at(connection: Connection, id: str, seat: int, move: int, last: int) -> Moment | None:
    """What a seat saw after a move, from the stories that were kept."""
    wanted = select(stories.c.views).where(stories.c.table == id, stories.c.moves >= move)
    views = connection.execute(wanted.order_by(stories.c.sequence).limit(1)).scalar()
    moments = [] if views is None else seen_in(views).get(str(seat), [])
    return next((_moment(seen, last) for seen in moments if seen.move == move), None)


def read(kept: Kept, seat: int, move: int, last: int) -> Moment | None:
    """What a seat saw after a move, by playing again what the log says; None if that was under other rules."""
    for table, is_new, seen in walked(kept):
        if is_new and table.moves == move:
            return _moment(saw(table, seat, seen), last)
    return None


def _moment(seen: Seen, last: int) -> Moment:
    return Moment(seen.move, last, seen.view, seen.events, None if seen.result == NONE else seen.result, seen.story)
