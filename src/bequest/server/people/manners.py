"""Manners: whom one does not want to hear, or to have at one's tables, and what the operator should know."""

from __future__ import annotations

from sqlalchemy import Connection, Delete, delete, func, insert, select

from bequest.core.words import message
from bequest.server.access import Access
from bequest.server.errors import NotAllowed, NotFound, Refused, TooMany
from bequest.server.hall import Hall
from bequest.server.limits import Limits
from bequest.server.people.wire import Avoided, How, NewReport, Report
from bequest.server.settings import Quotas
from bequest.server.storage.schema import avoided, people, reports
from bequest.server.storage.writer import changed
from bequest.server.tables.table import LOBBY
from bequest.server.tokens import new_id
from bequest.server.who import Person
from bequest.server.wire import PersonInfo

BLOCK: How = "block"


class Manners:
    """Mutes, blocks and reports."""

    def __init__(self, hall: Hall, limits: Limits, quotas: Quotas) -> None:
        self._hall = hall
        self._database = hall.database
        self._limits = limits
        self._quotas = quotas

    # --- avoiding somebody ---

    async def avoid(self, person: Person, other: str, how: How) -> None:
        """Mutes or blocks somebody, instead of what was before."""
        if other == person.id:
            raise Refused(message("server-avoid-yourself"))

        def ask(connection: Connection) -> tuple[bool, int]:
            there = connection.execute(select(people.c.id).where(people.c.id == other)).first() is not None
            others = (avoided.c.person == person.id) & (avoided.c.other != other)
            return there, connection.execute(select(func.count()).select_from(avoided).where(others)).scalar_one()

        there, count = await self._database.read(ask)
        if not there:
            raise NotFound(message("server-no-person"))
        if count >= self._quotas.avoided:
            raise TooMany(message("server-too-many-avoided", most=self._quotas.avoided))
        row = {"person": person.id, "other": other, "how": how}
        await self._database.writer.commit(changed(_gone(person, other)).and_then(insert(avoided), row))

    async def avoid_no_more(self, person: Person, other: str) -> None:
        """Neither muted nor blocked any more."""
        await self._database.writer.commit(changed(_gone(person, other)))

    async def avoided_by(self, person: Person) -> list[Avoided]:
        """All whom somebody mutes or blocks."""
        wanted = select(avoided.c.other, avoided.c.how, people.c.name).join(people, people.c.id == avoided.c.other)
        wanted = wanted.where(avoided.c.person == person.id).order_by(people.c.name, avoided.c.other)
        rows = await self._database.read(lambda connection: connection.execute(wanted).all())
        return [Avoided(PersonInfo(row.other, row.name or ""), row.how) for row in rows]

    async def check_welcome(self, found: Access, person: Person) -> None:
        """Refuses a seat to somebody whom the owner of the table has blocked."""
        blocks = (avoided.c.person == found.row["owner"]) & (avoided.c.other == person.id) & (avoided.c.how == BLOCK)
        wanted = select(avoided.c.how).where(blocks)
        if await self._database.read(lambda connection: connection.execute(wanted).first()) is not None:
            raise NotAllowed(message("server-not-welcome"))

    # --- reports ---

    async def report(self, found: Access, new: NewReport) -> Report:
        """Keeps a report, with the position that it is about as the reporter's seat knows it."""
        person = found.person
        seat = found.looks_through(new.seat)
        self._limits.report(person.id)
        last = 0
        if found.row["state"] != LOBBY:
            async with self._hall.reading(found.id) as told:
                last = told.table.moves
        move = last if new.move is None else min(new.move, last)
        report = Report(
            new_id(), found.id, seat, move, self._hall.clock.now(), new.text, PersonInfo(person.id, person.name)
        )
        row = {
            "id": report.id, "table": found.id, "person": person.id, "seat": seat, "sequence": move, "at": report.at,
            "text": new.text,
        }  # fmt: skip
        await self._database.writer.commit(changed(insert(reports), row))
        return report

    async def reports(self, person: Person) -> list[Report]:
        """All reports, for the operator."""
        _operator(person)
        wanted = select(reports, people.c.name).outerjoin(people, people.c.id == reports.c.person)
        wanted = wanted.order_by(reports.c.at.desc(), reports.c.id)
        rows = await self._database.read(lambda connection: connection.execute(wanted).all())
        return [
            Report(
                row.id, row.table, row.seat, row.sequence, row.at, row.text,
                None if row.person is None else PersonInfo(row.person, row.name or ""),
            )
            for row in rows
        ]  # fmt: skip

    async def settle(self, person: Person, id: str) -> None:
        """The operator has seen to a report."""
        _operator(person)
        if not await self._database.writer.commit(changed(delete(reports).where(reports.c.id == id))):
            raise NotFound(message("server-no-report"))


def _gone(person: Person, other: str) -> Delete:
    return delete(avoided).where(avoided.c.person == person.id, avoided.c.other == other)


def _operator(person: Person) -> None:
    if not person.operator:
        raise NotAllowed(message("server-operator-only"))
