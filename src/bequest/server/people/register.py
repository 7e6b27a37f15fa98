"""The register: what people are called, and how they come back when their cookies are gone or from another device.

A guest is kept by a name with a password, by a recovery code, or by a personal link; each of them leads to the same
seats. Whoever comes back on a device on which something was begun as a guest takes that along.

An operator is made by whoever can open the database, with `bequest operator NAME --database …`; over the web nobody
becomes one.
"""

from __future__ import annotations

from functools import cache
from typing import Any
from zoneinfo import available_timezones

from sqlalchemy import Connection, Row, select, update
from sqlalchemy.exc import IntegrityError

from bequest.core.words import LANGUAGES, message
from bequest.server.errors import Conflict, NobodyThere, NotAllowed, NotFound, NotSaved, Refused
from bequest.server.hall import Hall
from bequest.server.limits import Limits
from bequest.server.people import codes, handover
from bequest.server.people.names import cleaned, key_of
from bequest.server.people.passwords import Passwords
from bequest.server.people.sessions import Sessions, person_of
from bequest.server.people.wire import MeChange, NewPassword, SignIn
from bequest.server.storage.schema import people, seats
from bequest.server.storage.writer import changed
from bequest.server.tokens import INVITATION_BYTES, hashed, new_token
from bequest.server.visits import Visits
from bequest.server.who import Person, Who


@cache
def zones() -> frozenset[str]:
    """Every place whose time is known."""
    return frozenset(available_timezones())


class Register:
    """Everybody who has been here."""

    def __init__(
        self, hall: Hall, sessions: Sessions, passwords: Passwords, limits: Limits, visits: Visits
    ) -> None:  # fmt: skip
        self._hall = hall
        self._database = hall.database
        self._sessions = sessions
        self._passwords = passwords
        self._limits = limits
        self._visits = visits

    # --- what somebody is called, speaks and lives by ---

    async def change(self, person: Person, change: MeChange) -> Person:
        """Another name, language, place or hour."""
        await self.check(change, person.id)
        given = {name: getattr(change, name) for name in change.__struct_fields__}
        values = {name: value for name, value in given.items() if value is not None}
        if change.name is not None:
            values["name"] = cleaned(change.name)
            if (await self._own_row(person)).name_key is not None:
                values["name_key"] = key_of(change.name)
        return await self._changed(person, values)

    async def check(self, change: MeChange, person: str = "") -> None:
        """Refuses a name that is none or somebody else's, a language that we do not speak, a place that is none."""
        if change.name is not None:
            await self._check_free(key_of(cleaned(change.name)), person)
        if change.language is not None and change.language not in LANGUAGES:
            raise Refused(message("server-no-language", known=", ".join(LANGUAGES)))
        if change.zone is not None and change.zone not in zones():
            raise Refused(message("server-no-zone"))

    async def tables_of(self, person: Person) -> list[str]:
        """The tables at which somebody sits."""
        wanted = select(seats.c.table).where(seats.c.person == person.id).distinct()
        return list(await self._database.read(lambda connection: connection.execute(wanted).scalars().all()))

    # --- being kept ---

    async def keep(self, who: Who, new: NewPassword) -> Person:
        """Keeps somebody by name and password. A new password ends all other sessions: the old one may be known."""
        person, name = who.somebody(), cleaned(new.name)
        row = await self._own_row(person)
        if row.password is None:
            self._limits.sign_in(who.address)
        else:
            await self._prove(who, row, new.old)
        await self._check_free(key_of(name), person.id)
        password = await self._passwords.hashed(new.password)
        kept = await self._changed(person, {"name": name, "name_key": key_of(name), "password": password})
        if row.password is not None:
            await self.end_others(who)
        return kept

    async def new_code(self, who: Who, password: str) -> str:
        """A recovery code instead of the one before, shown this once."""
        code = codes.new_code()
        await self._keep_secret(who, password, "recovery", codes.plain(code))
        return code

    async def new_link(self, who: Who, password: str) -> str:
        """The secret of a personal link that leads back, instead of the one before, shown this once."""
        token = new_token(INVITATION_BYTES)
        await self._keep_secret(who, password, "return_link", token)
        return token

    async def _keep_secret(self, who: Who, password: str, column: str, secret: str) -> None:
        person = who.somebody()
        row = await self._own_row(person)
        if row.password is not None:
            await self._prove(who, row, password)
        await self._changed(person, {column: hashed(secret)})

    async def _prove(self, who: Who, row: Row[Any], given: str) -> None:
        """Refuses whoever sits at a device that somebody else has left open."""
        self._limits.sign_in(who.address, row.id)
        by_code = row.recovery is not None and hashed(codes.plain(given)) == row.recovery
        if not by_code and not await self._passwords.fits(given, row.password):
            raise NotAllowed(message("server-prove-it"))

    # --- coming back ---

    async def sign_in(self, given: SignIn, address: str) -> Person:
        """The person of a name and password. A name that nobody has takes the same work and gets the same answer."""
        key = key_of(given.name)
        self._limits.sign_in(address, key)
        row = await self._row(people.c.name_key == key)
        kept = None if row is None else row.password
        if not await self._passwords.fits(given.password, kept) or row is None:
            raise NobodyThere(message("server-wrong-password"))
        if self._passwords.outdated(row.password):
            fresh = await self._passwords.hashed(given.password)
            same = (people.c.id == row.id) & (people.c.password == row.password)
            await self._database.writer.commit(changed(update(people).where(same).values(password=fresh)))
        return person_of(row)

    async def recover(self, code: str, address: str) -> Person:
        """The person of a recovery code, which stays valid until there is a new one."""
        return await self._by_secret(people.c.recovery == hashed(codes.plain(code)), address)

    async def come_back(self, token: str, address: str) -> Person:
        """The person whom a personal link leads back."""
        return await self._by_secret(people.c.return_link == hashed(token), address)

    async def _by_secret(self, which: Any, address: str) -> Person:
        self._limits.sign_in(address)
        row = await self._row(which)
        if row is None:
            raise NobodyThere(message("server-wrong-secret"))
        return person_of(row)

    async def let_in(self, person: Person, who: Who, device: str) -> str:
        """A session for somebody who has come back; its secret. The one of this device before it ends."""
        token, change = self._sessions.begun(person.id, device)
        former = who.person
        if former is not None:
            change.and_then(handover.session_gone(who.session))
        guest = former if former is not None and not former.kept and former.id != person.id else None
        if guest is not None:
            for statement in handover.taken_along(guest.id, person.id):
                change.and_then(statement)
        await self._database.writer.commit(change)
        if former is not None:
            self._sessions.forget(former.id)
            self._sessions.forget_programs()
            self._visits.dismiss(lambda other: other.session == who.session)
        if guest is not None:
            self._visits.dismiss(lambda other: _is(other, guest.id))
            for chair in list(self._hall.chairs_of(guest.id)):
                chair.person, chair.zone, chair.hour = person.id, person.zone, person.deadline_hour
        return token

    # --- going ---

    async def end(self, who: Who, session: str) -> None:
        """Ends a session: its sockets are closed at once. Refused for the last way back of a guest."""
        person = who.somebody()
        if session == who.session and not person.kept:
            raise Conflict(message("server-no-way-back"))
        if not await self._sessions.ended(person.id, session):
            raise NotFound(message("server-no-device"))
        self._visits.dismiss(lambda other: other.session == session)

    async def end_others(self, who: Who) -> None:
        """Ends all sessions of somebody but the one that asks."""
        person = who.somebody().id
        await self._sessions.others_ended(person, who.session)
        self._visits.dismiss(lambda other: _is(other, person) and other.session != who.session)

    # --- rows ---

    async def _row(self, which: Any) -> Row[Any] | None:
        def ask(connection: Connection) -> Row[Any] | None:
            return connection.execute(select(people).where(which)).first()

        return await self._database.read(ask)

    async def _own_row(self, person: Person) -> Row[Any]:
        row = await self._row(people.c.id == person.id)
        if row is None:
            raise NobodyThere(message("server-nobody"))
        return row

    async def _check_free(self, key: str, person: str) -> None:
        """Refuses a name that somebody else keeps."""
        if await self._row((people.c.name_key == key) & (people.c.id != person)) is not None:
            raise Conflict(message("server-name-taken"))

    async def _changed(self, person: Person, values: dict[str, Any]) -> Person:
        if values:
            statement = update(people).where(people.c.id == person.id).values(**values)
            try:
                await self._database.writer.commit(changed(statement))
            except NotSaved as error:
                if isinstance(error.__cause__, IntegrityError):  # somebody was quicker
                    raise Conflict(message("server-name-taken")) from None
                raise
            self._sessions.forget(person.id)
        fresh = person_of(await self._own_row(person))
        self._visits.changed(fresh)
        for chair in self._hall.chairs_of(person.id):
            chair.zone, chair.hour = fresh.zone, fresh.deadline_hour
        return fresh


def _is(who: Who, person: str) -> bool:
    return who.person is not None and who.person.id == person
