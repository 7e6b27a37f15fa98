"""Sessions: who asks, told by a secret of 256 bits that the client keeps; the database has its hash alone."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, insert, select, update

from bequest.server.clock import Clock
from bequest.server.storage.database import Database
from bequest.server.storage.schema import bot_tokens, people, sessions
from bequest.server.storage.writer import Change, changed
from bequest.server.tokens import hashed, new_id, new_token
from bequest.server.who import Person, SeatToken

LASTS: Final = 400 * 86_400.0
"""How long a session lasts that is not used: browsers keep no cookie longer."""
SEEN_EVERY: Final = 3_600.0
"""How exactly it is known when somebody was last here."""
REMEMBERED: Final = 20_000
DEFAULT_HOUR: Final = 21
Known = tuple[Person, str]
"""Somebody, and the id of the session."""


def person_of(row: Row[Any]) -> Person:
    """A person from a row of people."""
    kept = row.password is not None or row.recovery is not None
    return Person(row.id, row.name or "", row.language, row.zone, row.deadline_hour, kept, row.operator)


class Sessions:
    """Looks people up by what they send, and remembers them for a while."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._known: OrderedDict[str, tuple[Known, float]] = OrderedDict()
        self._programs: dict[str, SeatToken] = {}

    async def of(self, token: str) -> Known | None:
        """Whose session a token is of; None if it is nobody's."""
        key = hashed(token)
        now = self._clock.now()
        known = self._known.get(key)
        if known is not None and now - known[1] < SEEN_EVERY:
            return known[0]
        row = await self._database.read(lambda connection: self._row(connection, key, now))
        if row is None:
            return None
        found = (person_of(row), str(row.session))
        self._known[key] = (found, now)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        if now - row.session_seen > SEEN_EVERY:
            seen = update(sessions).where(sessions.c.token == key).values(seen_at=now, expires_at=now + LASTS)
            here = update(people).where(people.c.id == row.id).values(seen_at=now)
            await self._database.writer.commit(changed(seen).and_then(here))
        return found

    def _row(self, connection: Connection, key: str, now: float) -> Row[Any] | None:
        wanted = (
            select(people, sessions.c.id.label("session"), sessions.c.seen_at.label("session_seen"))
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.token == key, sessions.c.expires_at > now)
        )
        return connection.execute(wanted).first()

    async def program(self, token: str) -> SeatToken | None:
        """The seat that a program's token is for; None if there is none."""
        key = hashed(token)
        if key not in self._programs:
            wanted = select(bot_tokens).where(bot_tokens.c.token == key)
            row = await self._database.read(lambda connection: connection.execute(wanted).first())
            if row is None:
                return None
            self._programs[key] = SeatToken(row.id, row.table, row.seat)
        return self._programs[key]

    def begun(self, person: str, device: str) -> tuple[str, Change]:
        """A new session of a person: its secret, and what is to be kept of it."""
        token, now = new_token(), self._clock.now()
        row = {
            "id": new_id(), "person": person, "token": hashed(token), "device": device[:120], "created_at": now,
            "seen_at": now, "expires_at": now + LASTS,
        }  # fmt: skip
        return token, changed(insert(sessions), row)

    async def new_guest(self, name: str, language: str, device: str) -> tuple[Person, str]:
        """Somebody new, and the secret of the session."""
        now = self._clock.now()
        person = Person(new_id(), name, language)
        row = {
            "id": person.id, "name": name, "language": language, "zone": person.zone, "deadline_hour": DEFAULT_HOUR,
            "operator": False, "created_at": now, "seen_at": now,
        }  # fmt: skip
        token, session = self.begun(person.id, device)
        change = changed(insert(people), row)
        change.more += session.more
        await self._database.writer.commit(change)
        return person, token

    async def ended(self, person: str, session: str) -> int:
        """Ends a session of a person; how many there were of this id."""
        gone = delete(sessions).where(sessions.c.id == session, sessions.c.person == person)
        count = await self._database.writer.commit(changed(gone))
        self.forget(person)
        return count

    def forget(self, person: str) -> None:
        """Somebody has changed: is looked up again."""
        for key in [key for key, ((known, _), _) in self._known.items() if known.id == person]:
            del self._known[key]

    def forget_programs(self) -> None:
        """Tokens of programs were taken back."""
        self._programs.clear()
