"""What people say at a table, who is looking, and notes that only their writer sees."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select

from bequest.core.wire import to_json
from bequest.server.access import Access
from bequest.server.hall import Hall
from bequest.server.storage.schema import avoided, chat, notes, people
from bequest.server.storage.writer import changed
from bequest.server.tokens import new_id
from bequest.server.who import Person
from bequest.server.wire import PersonInfo, Presence, Said

RECENT: Final = 200


class Talk:
    """Chat, presence and notes; nothing of it is part of a game."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._database = hall.database

    async def say(self, found: Access, text: str) -> Said:
        """Says something to all who look at a table, but for those who do not want to hear it."""
        person = found.member()
        seat = (found.own_seats() or [0])[0]
        said = Said(new_id(), self._hall.clock.now(), text, PersonInfo(person.id, person.name), seat)
        row = {"id": said.id, "table": found.id, "person": person.id, "seat": seat, "at": said.at, "text": text}
        await self._database.writer.commit(changed(insert(chat), row))
        deaf = await self._database.read(lambda connection: _avoiding(connection, person.id))
        data = to_json(said)
        for line in self._hall.lines(found.id):
            if line.who.person is None or line.who.person.id not in deaf:
                line.tell(data)
        return said

    async def said(self, found: Access) -> list[Said]:
        """What was said at a table, the oldest first, without those whom the reader does not want to hear."""
        reader = None if found.who.person is None else found.who.person.id

        def ask(connection: Connection) -> list[Said]:
            hushed = select(avoided.c.other).where(avoided.c.person == reader)
            wanted = select(chat, people.c.name).join(people, people.c.id == chat.c.person)
            wanted = wanted.where(chat.c.table == found.id, chat.c.person.not_in(hushed))
            rows = connection.execute(wanted.order_by(chat.c.at.desc()).limit(RECENT)).all()
            return [_said(row) for row in reversed(rows)]

        return await self._database.read(ask)

    def presence(self, id: str) -> Presence:
        """Who is looking at a table."""
        lines = self._hall.lines(id)
        seats = sorted({line.seat for line in lines if line.seat})
        return Presence(seats, sum(1 for line in lines if not line.seat))

    def tell_presence(self, id: str) -> None:
        """Tells all who look at a table who else does."""
        data = to_json(self.presence(id))
        for line in self._hall.lines(id):
            line.tell(data)

    async def note(self, found: Access, person: Person) -> str:
        """The person's own note about a table."""
        wanted = select(notes.c.text).where(notes.c.table == found.id, notes.c.person == person.id)
        return await self._database.read(lambda connection: connection.execute(wanted).scalar()) or ""

    async def write_note(self, found: Access, person: Person, text: str) -> None:
        """Keeps a note, instead of the one before."""
        gone = delete(notes).where(notes.c.table == found.id, notes.c.person == person.id)
        change = changed(gone)
        if text:
            change.and_then(insert(notes), {"table": found.id, "person": person.id, "text": text})
        await self._database.writer.commit(change)


def _avoiding(connection: Connection, person: str) -> set[str]:
    """Those who do not want to hear a person."""
    return set(connection.execute(select(avoided.c.person).where(avoided.c.other == person)).scalars())


def _said(row: Any) -> Said:
    return Said(row.id, row.at, row.text, PersonInfo(row.person, row.name or ""), row.seat)
