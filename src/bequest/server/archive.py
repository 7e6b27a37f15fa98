"""Records: of games that are over, to be taken along, and those that somebody brings, to be looked at."""

from __future__ import annotations

import json

from sqlalchemy import insert

from bequest.core import record as records
from bequest.server.access import Access
from bequest.server.desk import empty_seat
from bequest.server.hall import Hall
from bequest.server.storage.schema import entries, seats, tables
from bequest.server.storage.writer import Change
from bequest.server.tables import entries as log
from bequest.server.tables.entries import Played
from bequest.server.tables.loading import fetched
from bequest.server.tables.table import FINISHED, Table
from bequest.server.tokens import INVITATION_BYTES, new_id, new_token
from bequest.server.who import Person
from bequest.server.work.reading import BroughtRecord


class Archive:
    """Gives records of finished games, and takes in others."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._database = hall.database

    async def record(self, found: Access) -> str:
        """The record of a game that is over; Conflict for everybody as long as it runs."""
        found.finished()
        async with self._hall.reading(found.id) as told:
            table = told.table
            story = table.base.entries
            kept = await self._database.read(lambda connection: fetched(connection, found.id))
            told_from = [row["position"] for row in kept.stories if story and row["sequence"] == story]
            start = told_from[0] if told_from else kept.row["start"]
            return record_of(table, json.loads(kept.row["options"]), start, bool(kept.row["deck_text"]))

    async def bring(self, brought: BroughtRecord, name: str, person: Person) -> str:
        """A table for a record that somebody brings: nobody sits there, and it can be looked at through any seat."""
        id, now = new_id(), self._hall.clock.now()
        row = {
            "id": id, "name": name.strip(), "game": brought.game, "rules": brought.rules, "deck": brought.deck,
            "deck_text": brought.deck_text, "options": json.dumps(brought.options), "start": brought.start,
            "players": brought.players, "owner": person.id, "visibility": "link",
            "invitation": new_token(INVITATION_BYTES), "pace": '{"pace":"relaxed"}', "live": False, "hints": "free",
            "order": "as-seated", "state": FINISHED, "rematch_of": None, "created_at": now, "ended_at": now,
            "sequence": len(brought.moves), "thought": 0.0, "kept": 0,
        }  # fmt: skip
        change = Change().and_then(insert(tables), row)
        change.and_then(insert(seats), *[empty_seat(id, seat) for seat in range(1, brought.players + 1)])
        last = len(brought.moves)
        lines = [
            {"table": id, "sequence": at, "at": now, "body": log.written(Played(answers, at == last))}
            for at, answers in enumerate(brought.moves, 1)
        ]
        await self._database.writer.commit(change.and_then(insert(entries), *lines))
        return id


def record_of(table: Table, options: dict[str, object], start: str, own_deck: bool) -> str:
    """The record of a table's game, as a text; its chance was answered from outside, so there is no seed."""
    position = table.position
    began = json.loads(start) if start else {}
    return records.make(position, {"players": position.players, **options}, began, own_deck).to_json()
