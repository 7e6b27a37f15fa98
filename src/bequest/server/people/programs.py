"""Programs that play: a person gives one a token for an own seat, and takes it back.

A token is made when the game runs, because from then on nobody changes seats. It opens that seat's news, offers, moves
and undo, the way back through the game, and what was said; nothing else.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from bequest.core.words import message
from bequest.server.access import Access
from bequest.server.errors import Conflict, NotFound, NotSaved, TooMany
from bequest.server.hall import Hall
from bequest.server.people.sessions import Sessions
from bequest.server.people.wire import BotToken
from bequest.server.settings import Quotas
from bequest.server.storage.rows import Row, all_rows
from bequest.server.storage.schema import bot_tokens
from bequest.server.storage.writer import changed
from bequest.server.tokens import hashed, new_id, new_token
from bequest.server.visits import Visits


class Programs:
    """The tokens of programs."""

    def __init__(self, hall: Hall, sessions: Sessions, visits: Visits, quotas: Quotas) -> None:
        self._clock = hall.clock
        self._database = hall.database
        self._sessions = sessions
        self._visits = visits
        self._quotas = quotas

    async def let(self, found: Access, seat: int, name: str) -> BotToken:
        """A token for an own seat of a game that runs, shown this once."""
        person = found.running().person
        if len(await self.of(found, seat)) >= self._quotas.bot_tokens:
            raise TooMany(message("server-too-many-tokens", most=self._quotas.bot_tokens))
        made = BotToken(new_id(), name, self._clock.now(), new_token())
        row: dict[str, Any] = {
            "id": made.id, "token": hashed(made.token), "table": found.id, "seat": seat, "person": person.id,
            "name": name, "created_at": made.created_at,
        }  # fmt: skip
        try:
            await self._database.writer.commit(changed(insert(bot_tokens), row))
        except NotSaved as error:
            if isinstance(error.__cause__, IntegrityError):
                raise Conflict(message("server-token-name-taken")) from None
            raise
        return made

    async def of(self, found: Access, seat: int) -> list[BotToken]:
        """The programs of an own seat."""

        def ask(connection: Connection) -> list[Row]:
            return all_rows(connection, select(bot_tokens).where(_of(found, seat)).order_by(bot_tokens.c.created_at))

        return [BotToken(row["id"], row["name"], row["created_at"]) for row in await self._database.read(ask)]

    async def take_back(self, found: Access, seat: int, id: str) -> None:
        """A program may not play any more: its sockets are closed at once."""
        gone = delete(bot_tokens).where(_of(found, seat), bot_tokens.c.id == id)
        if not await self._database.writer.commit(changed(gone)):
            raise NotFound(message("server-no-token"))
        self._sessions.forget_programs()
        self._visits.dismiss(lambda who: who.program is not None and who.program.id == id)


def _of(found: Access, seat: int) -> ColumnElement[bool]:
    return (bot_tokens.c.table == found.id) & (bot_tokens.c.seat == seat)
