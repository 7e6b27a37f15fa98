"""Looking back: what a seat saw then, and records of games that are over."""

from __future__ import annotations

from msgspec import Raw
from sqlalchemy import Connection

from bequest.server.access import Access
from bequest.server.hall import Hall
from bequest.server.tables import story
from bequest.server.tables.loading import fetched
from bequest.server.tables.news import Moment


class Past:
    """What has happened at tables."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._database = hall.database

    async def at(self, found: Access, seat: int, move: int) -> Moment | None:
        """What a seat (0: a spectator) saw after a move; None if there was no such move."""
        async with self._hall.reading(found.id) as told:  # brings the table up to the rules of this version
            base, last = told.table.base, told.table.moves
        if not 0 <= move <= last:
            return None

        def ask(connection: Connection) -> Moment | None:
            if move <= base.moves and base.entries:
                return story.at(connection, found.id, seat, move, last)
            return story.read(fetched(connection, found.id), seat, move, last)

        return await self._database.read(ask)

    async def lines(self, found: Access, seat: int, first: int) -> list[Raw]:
        """What happened from a move on, in words, as a seat (0: a spectator) may know it."""
        async with self._hall.reading(found.id) as told:
            base, last = told.table.base, told.table.moves
        return await self._database.read(
            lambda connection: story.lines(connection, found.id, seat, base, last, first=first)
        )
