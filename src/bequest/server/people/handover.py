"""What a guest leaves to somebody who has come back on the same device: seats, tables, notes, and all else."""

from __future__ import annotations

from sqlalchemy import Executable, delete, select, update

from bequest.server.storage.schema import avoided, bot_tokens, chat, notes, people, reports, seats, sessions, tables


def session_gone(session: str) -> Executable:
    """Ends a session."""
    return delete(sessions).where(sessions.c.id == session)


def taken_along(guest: str, person: str) -> list[Executable]:
    """Everything of a guest becomes somebody else's; then there is no such guest any more."""
    noted = select(notes.c.table).where(notes.c.person == person)
    avoids = select(avoided.c.other).where(avoided.c.person == person)
    avoided_by = select(avoided.c.person).where(avoided.c.other == person)
    return [
        update(seats).where(seats.c.person == guest).values(person=person),
        update(tables).where(tables.c.owner == guest).values(owner=person),
        update(chat).where(chat.c.person == guest).values(person=person),
        update(reports).where(reports.c.person == guest).values(person=person),
        update(bot_tokens).where(bot_tokens.c.person == guest).values(person=person),
        update(notes).where(notes.c.person == guest, notes.c.table.not_in(noted)).values(person=person),
        update(avoided)
        .where(avoided.c.person == guest, avoided.c.other != person, avoided.c.other.not_in(avoids))
        .values(person=person),
        update(avoided)
        .where(avoided.c.other == guest, avoided.c.person != person, avoided.c.person.not_in(avoided_by))
        .values(other=person),
        delete(people).where(people.c.id == guest),
    ]
