"""A table from what is kept of it, and a new one from what was agreed in its lobby."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

import msgspec
from sqlalchemy import Connection, select

from bequest import games
from bequest.core.game import Game
from bequest.core.position import Position
from bequest.core.words import message
from bequest.server.errors import NotFound
from bequest.server.storage.rows import Row, all_rows, first_row
from bequest.server.storage.schema import entries, people, seats, stories, tables
from bequest.server.tables import entries as log
from bequest.server.tables.entries import AnyEntry, Upgraded
from bequest.server.tables.pace import Pace
from bequest.server.tables.table import Base, Chair, Table


class Kept(msgspec.Struct):
    """What the database has of a table."""

    row: Row
    seats: list[Row]
    entries: list[Row]
    stories: list[Row]
    """Without what each seat saw."""


def fetched(connection: Connection, id: str) -> Kept:
    """Everything about a table; NotFound if there is none."""
    row = first_row(connection, select(tables).where(tables.c.id == id))
    if row is None:
        raise NotFound(message("server-no-table"))
    whose = (
        select(seats, people.c.zone, people.c.deadline_hour)
        .outerjoin(people, people.c.id == seats.c.person)
        .where(seats.c.table == id)
        .order_by(seats.c.seat)
    )
    kept = [column for column in stories.c if column.name != "views"]
    told = select(*kept).where(stories.c.table == id).order_by(stories.c.sequence)
    found = select(entries).where(entries.c.table == id).order_by(entries.c.sequence)
    return Kept(
        row,
        all_rows(connection, whose),
        all_rows(connection, found),
        all_rows(connection, told),
    )


def game_of(row: Row) -> Game:
    """The game of a table, with its deck."""
    return games.again(row["game"], row["deck_text"], row["deck"])


def first_position(row: Row, game: Game) -> Position:
    """The position in which the game begins, before chance sets it up."""
    if row["start"]:
        return game.from_json(row["start"], chance="explicit", journal=True)
    options = json.loads(row["options"])
    return game.new(row["players"], None, "explicit", True, **options)


def without_generator(text: str) -> str:
    """A position without what would tell the chance to come: tables draw it when it is needed."""
    content = json.loads(text)
    content.pop("random", None)
    return json.dumps(content)


def seated(rows: Sequence[Row]) -> list[Chair]:
    """The chairs of a table, as its rows tell."""
    return [
        Chair(
            row["person"], row["level"], row["seed"], row["colour"], row["zone"] or "UTC",
            21 if row["deadline_hour"] is None else row["deadline_hour"], row["left"], row["deadline"],
        )
        for row in rows
    ]  # fmt: skip


def set_up(kept: Kept, position: Position, base: Base) -> Table:
    """A table before any entry of its log."""
    row = kept.row
    pace = msgspec.json.decode(row["pace"], type=Pace)
    table = Table(row["id"], position.game, seated(kept.seats), position, pace, row["hints"], base=base)
    table.hinted = [0] * position.players
    table.thought = row["thought"]
    return table


def loaded(kept: Kept, now: float) -> Table:
    """A table that has begun, with all that its log says."""
    *_, table = replaying(kept)
    table.resume_clocks(kept.entries[-1]["at"] if kept.entries else now)
    return table


def replaying(kept: Kept) -> Iterator[Table]:
    """A table entry by entry: the same table again and again, from its beginning or the last change of the rules on."""
    found = [log.read(row["body"]) for row in kept.entries]
    upgrades = [entry.story for entry in found if isinstance(entry, Upgraded)]
    table = beginning(kept, found, upgrades[-1] if upgrades else 0)
    yield table
    yield from going_on(table, found)


def beginning(kept: Kept, found: Sequence[AnyEntry], story: int) -> Table:
    """A table as it begins: at set-up, or from the story that was kept up to this entry."""
    game = game_of(kept.row)
    if not story:
        return set_up(kept, first_position(kept.row, game), Base())
    table = set_up(kept, *told_position(kept, game, story))
    for entry in found[:story]:
        table.recall(entry)
    return table


def going_on(table: Table, found: Sequence[AnyEntry], until: int | None = None) -> Iterator[Table]:
    """The same table after each further entry of its log, up to so many entries."""
    left_out = dropped(found)
    for number in range(table.sequence, len(found) if until is None else until):
        if number in left_out:
            table.recall(found[number])
        else:
            table.take(found[number])
        yield table


def dropped(found: Sequence[AnyEntry]) -> set[int]:
    """The entries, from 0, that are no part of the game any more because of an upgrade."""
    upgrades = [(at, entry) for at, entry in enumerate(found) if isinstance(entry, Upgraded)]
    return {number for at, entry in upgrades for number in range(at - entry.dropped, at)}


def told_position(kept: Kept, game: Game, sequence: int) -> tuple[Position, Base]:
    """The position of a story, and what had happened until then."""
    story = next(row for row in kept.stories if row["sequence"] == sequence)
    position = game.from_json(story["position"], chance="explicit", journal=True)
    return position, Base(story["moves"], story["events"], sequence)
