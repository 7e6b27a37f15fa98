"""All parts of a running server, made once and given to whoever answers a request."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field

from sqlalchemy import text

from bequest.core.wire import to_json
from bequest.server import quiet
from bequest.server.access import Access
from bequest.server.archive import Archive
from bequest.server.clock import Clock, SystemClock
from bequest.server.desk import Desk
from bequest.server.errors import NotFound
from bequest.server.hall import Hall
from bequest.server.limits import Limits
from bequest.server.lines import Line
from bequest.server.past import Past
from bequest.server.people.farewell import Farewell
from bequest.server.people.manners import Manners
from bequest.server.people.passwords import Passwords
from bequest.server.people.programs import Programs
from bequest.server.people.register import Register
from bequest.server.people.sessions import Sessions
from bequest.server.sequels import Sequels
from bequest.server.settings import Settings
from bequest.server.storage.database import Database
from bequest.server.tables.table import LOBBY
from bequest.server.talk import Talk
from bequest.server.visits import Visits
from bequest.server.who import Person, Who
from bequest.server.work.crew import Crew
from bequest.server.work.hints import Hints
from bequest.server.work.parsing import Parser


@dataclass
class House:
    """A server without its web: what is kept, tables, people, bots at work."""

    settings: Settings
    clock: Clock = field(default_factory=SystemClock)

    def __post_init__(self) -> None:
        self.database = Database(self.settings.database)
        self.hall = Hall(self.database, self.clock)
        self.desk = Desk(self.hall, self.settings.quotas)
        self.sessions = Sessions(self.database, self.clock)
        self.talk = Talk(self.hall)
        self.past = Past(self.hall)
        self.parser = Parser(self.settings.quotas)
        self.limits = Limits(self.clock, self.settings.quotas)
        self.crew = Crew(self.hall, self.settings)
        self.hints = Hints(self.hall, self.crew.pool, self.settings.quotas)
        self.archive = Archive(self.hall)
        self.sequels = Sequels(self.hall, self.desk, self.hints)
        self.visits = Visits(self.settings.quotas)
        self.passwords = Passwords(self.settings.hashing)
        self.register = Register(self.hall, self.sessions, self.passwords, self.limits, self.visits)
        self.manners = Manners(self.hall, self.limits, self.settings.quotas)
        self.programs = Programs(self.hall, self.sessions, self.visits, self.settings.quotas)
        self.farewell = Farewell(self.hall, self.sessions, self.visits)
        self._tidying: asyncio.Task[None] | None = None

    async def new_guest(self, who: Who, device: str) -> tuple[Person, str]:
        """Somebody new, who has done a first thing, and the secret of the session."""
        self.limits.guest(who.address)
        return await self.sessions.new_guest("", who.language, device)

    async def tell_table(self, id: str) -> None:
        """Tells all who look at a table what its lobby shows, each as it is for them; who was sent away sees none."""
        for line in list(self.hall.lines(id)):
            with suppress(NotFound):
                await self.tell_lobby(line)

    async def tell_lobby(self, line: Line) -> Access:
        """Tells somebody how the table stands that the line looks at, if it still may: NotFound shows it out."""
        try:
            found = await self.desk.access(line.table, line.who, line.invitation)
        except NotFound:
            line.dismiss()
            raise
        if found.row["state"] == LOBBY:
            line.sit_in(found.own_seats())
        line.tell(to_json(await self.desk.info(found)))
        return found

    async def alive(self) -> None:
        """Asks the database something."""
        await self.database.read(lambda connection: connection.execute(text("SELECT 1")).scalar())

    async def open(self) -> None:
        """Bots begin to work."""
        await self.crew.start()
        self._tidying = asyncio.create_task(quiet.tidied(self))

    async def close(self) -> None:
        """Ends in order: what was acknowledged is kept, what was not is not begun."""
        if self._tidying is not None:
            self._tidying.cancel()
        await self.crew.stop()
        self.passwords.close()
        self.database.close()
