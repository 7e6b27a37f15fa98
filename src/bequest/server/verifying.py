"""Everything that is kept of a table, compared with what its log says when it is played again."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, Engine, func, select

from bequest.core import record as records
from bequest.core.words import Message, message
from bequest.server.storage.database import at_one_moment
from bequest.server.storage.rows import Row, all_rows
from bequest.server.storage.schema import stories, tables
from bequest.server.tables import entries as log
from bequest.server.tables import story
from bequest.server.tables.entries import AnyEntry, Began
from bequest.server.tables.loading import Kept, fetched, game_of
from bequest.server.tables.news import SPECTATOR
from bequest.server.tables.records import parts
from bequest.server.tables.story import BEFORE_ALL, Moments, Seen
from bequest.server.tables.table import BOT, CLOCK, FINISHED, LOBBY, Table
from bequest.server.tables.upgrade import is_current

NOTHING: Final = (None,)
AT_ONCE: Final = 200
"""So many tables are looked for at a time."""


def count(engine: Engine) -> int:
    """How many tables there are."""
    with engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(tables)).scalar_one()


def ids(engine: Engine) -> Iterator[str]:
    """All tables."""
    last = ""
    while True:
        with engine.connect() as connection:
            wanted = select(tables.c.id).where(tables.c.id > last).order_by(tables.c.id).limit(AT_ONCE)
            found = list(connection.execute(wanted).scalars())
        yield from found
        if not found:
            return
        last = found[-1]


def verified(engine: Engine, id: str) -> tuple[int, list[Message]]:
    """How many entries the log of a table has, and what is wrong with all that is kept of it."""
    with at_one_moment(engine) as connection:
        kept = fetched(connection, id)
        return len(kept.entries), list(differences(connection, kept))


def differences(connection: Connection, kept: Kept) -> Iterator[Message]:
    """What is wrong with a table; one finding may hide others."""
    found: list[AnyEntry] = []
    for at, row in enumerate(kept.entries, 1):
        if row["sequence"] != at:
            yield message("command-verify-gap", sequence=at)
            return
        try:
            found.append(log.read(row["body"]))
        except ValueError as error:
            yield message("command-verify-unreadable", sequence=at, problem=str(error))
            return
    if kept.row["sequence"] != len(found):
        yield _other("sequence", kept.row["sequence"], len(found))
    if kept.row["state"] == LOBBY:
        if found or kept.stories:
            yield message("command-verify-lobby")
        return
    if [at for at, entry in enumerate(found) if isinstance(entry, Began)] != [0]:
        yield message("command-verify-beginning")
        return
    yield from _tokens(found)
    yield from _kept_up_to(kept)
    wrong = list(_stories(connection, kept))
    yield from wrong
    if is_current(kept):
        yield from _played_again(kept, iter(()) if wrong else _moments(connection, kept))


def _other(column: str, kept: object, derived: object) -> Message:
    return message("command-verify-other", column=column, kept=repr(kept), derived=repr(derived))


def _tokens(found: Sequence[AnyEntry]) -> Iterator[Message]:
    seen: set[str] = set()
    for at, entry in enumerate(found, 1):
        token = getattr(entry, "token", "")
        if token and token in seen:
            yield message("command-verify-twice", sequence=at)
        seen.add(token)


# --- stories ---


def _kept_up_to(kept: Kept) -> Iterator[Message]:
    last = kept.stories[-1]["sequence"] if kept.stories else 0
    if kept.row["kept"] != last:
        yield _other("kept", kept.row["kept"], last)


def _told(connection: Connection, id: str) -> Iterator[tuple[Row, Moments]]:
    """The stories of a table, one at a time."""
    for sequence in connection.execute(
        select(stories.c.sequence).where(stories.c.table == id).order_by(stories.c.sequence)
    ).scalars().all():  # fmt: skip
        (row,) = all_rows(connection, select(stories).where(stories.c.table == id, stories.c.sequence == sequence))
        yield row, story.seen_in(row["views"])


def _stories(connection: Connection, kept: Kept) -> Iterator[Message]:
    """Whether moves and events go on from story to story without a gap, for every seat."""
    seats = [str(seat) for seat in range(SPECTATOR, kept.row["players"] + 1)]
    moves, events = BEFORE_ALL, 0
    try:
        for row, moments in _told(connection, kept.row["id"]):
            wanted = list(range(moves + 1, row["moves"] + 1))
            numbers = list(range(events, row["events"]))
            for seat in seats:
                seen = moments.get(seat, [])
                told = [story.sequence_of(event) for one in seen for event in one.events]
                if [one.move for one in seen] != wanted or told != numbers:
                    yield message("command-verify-story", sequence=row["sequence"])
                    break
            moves, events = row["moves"], row["events"]
    except Exception as error:  # a text that is damaged can be wrong in any way
        yield message("command-verify-story-unreadable", problem=f"{type(error).__name__}: {error}")


# --- the game ---


def _played_again(kept: Kept, stored: Iterator[tuple[int, dict[int, Seen]]]) -> Iterator[Message]:
    """What differs when the log is played again; `stored` is what was kept of each move."""
    following = next(stored, None)
    table: Table | None = None
    try:
        for table, is_new, seen in story.walked(kept):
            if is_new and following is not None:
                move, by_seat = following
                again = {seat: story.saw(table, seat, seen) for seat in range(SPECTATOR, table.position.players + 1)}
                if move != table.moves or by_seat != _without_words(again):
                    yield message("command-verify-moment", move=table.moves)
                following = next(stored, None)
            yield from _position(kept, table)
    except Exception as error:  # whatever the rules do with a log that is not theirs
        reached = 0 if table is None else table.sequence
        yield message("command-verify-refused", sequence=reached + 1, problem=f"{type(error).__name__}: {error}")
        return
    assert table is not None
    yield from _derived(kept, table)
    yield from _record(kept)


def _moments(connection: Connection, kept: Kept) -> Iterator[tuple[int, dict[int, Seen]]]:
    """What was kept of each move under the present rules."""
    base = max(story.bases(kept), default=0)
    for row, moments in _told(connection, kept.row["id"]):
        if row["sequence"] > base:
            for at, seen in enumerate(moments.get(str(SPECTATOR), [])):
                yield seen.move, _without_words({int(seat): of_seat[at] for seat, of_seat in moments.items()})


def _without_words(by_seat: dict[int, Seen]) -> dict[int, Seen]:
    """Words may be chosen better one day; what happened stays as it was."""
    return {seat: msgspec.structs.replace(seen, story=[]) for seat, seen in by_seat.items()}


def _position(kept: Kept, table: Table) -> Iterator[Message]:
    for row in kept.stories:
        if row["sequence"] == table.sequence and table.sequence > table.base.entries:
            position = json.loads(table.position.to_json())
            position.pop("random", None)
            facts = (row["rules"], row["moves"], row["events"], json.loads(row["position"]))
            if facts != (kept.row["rules"], table.moves, table.events, position):
                yield message("command-verify-snapshot", sequence=table.sequence)


def _derived(kept: Kept, table: Table) -> Iterator[Message]:
    row = kept.row
    table.resume_clocks(0.0)
    if row["state"] != table.state:
        yield _other("state", row["state"], table.state)
    if (row["ended_at"] is None) == table.over:
        yield _other("ended_at", row["ended_at"], table.state)
    waiting = table.waiting()
    for chair, kept_seat in zip(table.chairs, kept.seats, strict=True):
        seat = kept_seat["seat"]
        if kept_seat["level"] != chair.level:
            yield _other(f"level {seat}", kept_seat["level"], chair.level)
        if kept_seat["waiting"] != (seat in waiting):
            yield _other(f"waiting {seat}", kept_seat["waiting"], seat in waiting)
        if seat not in waiting and kept_seat["deadline"] is not None:
            yield _other(f"deadline {seat}", kept_seat["deadline"], None)
    asked = [table.chairs[seat - 1] for seat in waiting]
    kinds = [BOT if chair.level else CLOCK for chair in asked if chair.level or chair.deadline is not None]
    if row["due_kind"] not in (kinds or NOTHING):
        yield _other("due_kind", row["due_kind"], kinds)


def _record(kept: Kept) -> Iterator[Message]:
    if kept.row["state"] != FINISHED:
        return
    try:
        records.verify(parts(kept)[-1], game_of(kept.row))
    except Exception as error:
        yield message("command-verify-record", problem=f"{type(error).__name__}: {error}")
