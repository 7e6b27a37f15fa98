"""Sessions: who asks, told by a secret of 256 bits that the client keeps; the database has its hash alone."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, delete, insert, select, update

from bequest.server.clock import Clock
from bequest.server.people.wire import Device
from bequest.server.storage.database import Database
from bequest.server.storage.schema import bot_tokens, people, sessions
from bequest.server.storage.writer import Change, changed
from bequest.server.tokens import hashed, new_id, new_token
from bequest.server.who import Person, SeatToken

LASTS: Final = 400 * 86_400.0
"""How long a session lasts that is not used: browsers keep no cookie longer."""
SEEN_EVERY: Final = 3_600.0
"""How exactly it is known when somebody was last here."""
LOOKED_UP_AGAIN: Final = 60.0
"""Seconds after which a person is read again, whom another process may have changed."""
REMEMBERED: Final = 20_000
DEFAULT_HOUR: Final = 21
Known = tuple[Person, str]
"""Somebody, and the id of the session."""


def person_of(row: Row[Any]) -> Person:
    """A person from a row of people."""
    kept = any(secret is not None for secret in (row.password, row.recovery, row.return_link))
    return Person(row.id, row.name or "", row.language, row.zone, row.deadline_hour, kept, row.operator)


class Sessions:
    """Looks people up by what they send, and remembers them for a while."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._known: OrderedDict[str, tuple[Known, float]] = OrderedDict()
        self._programs: OrderedDict[str, tuple[SeatToken, float]] = OrderedDict()
        self._changes = 0
        """How often something was forgotten: what was read before may not hold any more."""

    async def of(self, token: str) -> Known | None:
        """Whose session a token is of; None if it is nobody's."""
        key = hashed(token)
        now = self._clock.now()
        known = self._known.get(key)
        if known is not None and now - known[1] < LOOKED_UP_AGAIN:
            return known[0]
        while True:
            changes = self._changes
            row = await self._database.read(lambda connection: self._row(connection, key, now))
            if row is None:
                return None
            if now - row.session_seen > SEEN_EVERY:
                seen = update(sessions).where(sessions.c.token == key).values(seen_at=now, expires_at=now + LASTS)
                here = update(people).where(people.c.id == row.id).values(seen_at=now)
                await self._database.writer.commit(changed(seen).and_then(here))
            if changes == self._changes:  # or else the session may have ended meanwhile
                break
        found = (person_of(row), str(row.session))
        self._known[key] = (found, now)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
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
        now = self._clock.now()
        known = self._programs.get(key)
        if known is not None and now - known[1] < LOOKED_UP_AGAIN:
            return known[0]
        wanted = select(bot_tokens).where(bot_tokens.c.token == key)
        while True:
            changes = self._changes
            row = await self._database.read(lambda connection: connection.execute(wanted).first())
            if row is None:
                return None
            if changes == self._changes:
                break
        found = SeatToken(row.id, row.table, row.seat, row.person)
        self._programs[key] = (found, now)
        if len(self._programs) > REMEMBERED:
            self._programs.popitem(last=False)
        return found

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

    async def devices(self, person: str, here: str) -> list[Device]:
        """All sessions of a person, the one used last first."""
        mine = (sessions.c.person == person) & (sessions.c.expires_at > self._clock.now())
        wanted = select(sessions).where(mine).order_by(sessions.c.seen_at.desc(), sessions.c.id)
        rows = await self._database.read(lambda connection: connection.execute(wanted).all())
        return [Device(row.id, row.device, row.created_at, row.seen_at, row.id == here) for row in rows]

    async def ended(self, person: str, session: str) -> int:
        """Ends a session of a person; how many there were of this id."""
        return await self._end(person, sessions.c.id == session)

    async def others_ended(self, person: str, session: str) -> int:
        """Ends all sessions of a person but one; how many there were."""
        return await self._end(person, sessions.c.id != session)

    async def _end(self, person: str, which: ColumnElement[bool]) -> int:
        gone = delete(sessions).where(sessions.c.person == person, which)
        count = await self._database.writer.commit(changed(gone))
        self.forget(person)
        return count

    def forget(self, person: str) -> None:
        """Somebody has changed: is looked up again."""
        self._changes += 1
        for key in [key for key, ((known, _), _) in self._known.items() if known.id == person]:
            del self._known[key]

    def forget_programs(self) -> None:
        """Tokens of programs were taken back."""
        self._changes += 1
        self._programs.clear()
