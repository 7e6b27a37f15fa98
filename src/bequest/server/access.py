"""Who may do what at a table. Whoever may not even see it is told that there is none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hmac import compare_digest

from sqlalchemy import Connection, select

from bequest.core.words import message
from bequest.server.errors import Conflict, NotAllowed, NotFound
from bequest.server.storage.rows import Row, all_rows, first_row
from bequest.server.storage.schema import people, seats, tables
from bequest.server.tables.table import FINISHED, LOBBY, RUNNING
from bequest.server.who import Person, Who


@dataclass(frozen=True)
class Access:
    """A table with its seats, and who asks."""

    row: Row
    seats: Sequence[Row]
    who: Who
    invited: bool

    @property
    def id(self) -> str:
        return str(self.row["id"])

    @property
    def person(self) -> Person:
        """Whoever asks; NobodyThere if it is nobody."""
        return self.who.somebody()

    def own_seats(self) -> list[int]:
        """The seats of whoever asks, a program's own among them."""
        program = self.who.program
        if program is not None:
            sits = any((row["seat"], row["person"]) == (program.seat, program.person) for row in self.seats)
            return [program.seat] if sits else []
        mine = None if self.who.person is None else self.who.person.id
        return [int(row["seat"]) for row in self.seats if mine is not None and row["person"] == mine]

    def is_owner(self) -> bool:
        person = self.who.person
        return person is not None and self.row["owner"] == person.id

    def at_table(self) -> bool:
        """Whether whoever asks belongs to the table."""
        return self.is_owner() or bool(self.own_seats())

    # --- what must be ---

    def owner(self) -> Person:
        """The owner, or NotAllowed."""
        person = self.person
        if not (self.is_owner() or person.operator):
            raise NotAllowed(message("server-owner-only"))
        return person

    def member(self) -> Person:
        """Somebody at the table, or NotAllowed."""
        person = self.person
        if not self.at_table():
            raise NotAllowed(message("server-members-only"))
        return person

    def seat(self, seat: int) -> int:
        """An own seat, or NotAllowed."""
        if not 1 <= seat <= self.row["players"]:
            raise NotFound(message("server-no-seat"))
        if seat not in self.own_seats():
            if self.who.program is None:
                self.who.somebody()
            raise NotAllowed(message("server-not-your-seat"))
        return seat

    def looks_through(self, seat: int) -> int:
        """A seat through whose eyes one may look: an own one, any after the end, or none at all (0)."""
        if seat == 0 and self.who.program is None:
            return 0
        if self.row["state"] == FINISHED and 1 <= seat <= self.row["players"] and self.who.program is None:
            return seat
        return self.seat(seat)

    def lobby(self) -> Access:
        """A table whose game has not begun, or Conflict."""
        if self.row["state"] != LOBBY:
            raise Conflict(message("server-begun"))
        return self

    def running(self) -> Access:
        """A table whose game runs, or Conflict."""
        if self.row["state"] != RUNNING:
            raise Conflict(message("server-not-begun" if self.row["state"] == LOBBY else "server-game-over"))
        return self

    def finished(self) -> Access:
        """A table whose game is over, or Conflict: nothing of a running game is given away."""
        if self.row["state"] != FINISHED:
            raise Conflict(message("server-not-over"))
        return self


def access(connection: Connection, id: str, who: Who, invitation: str) -> Access:
    """A table for whoever asks; NotFound if there is none, or none for them."""
    row = first_row(connection, select(tables).where(tables.c.id == id))
    if row is None or (who.program is not None and who.program.table != id):
        raise NotFound(message("server-no-table"))
    found = Access(
        row, with_names(connection, id), who, bool(row["invitation"]) and _same(row["invitation"], invitation)
    )
    operator = who.person is not None and who.person.operator
    if row["visibility"] == "open" or found.invited or found.at_table() or operator:
        return found
    raise NotFound(message("server-no-table"))


def with_names(connection: Connection, id: str) -> list[Row]:
    """The seats of a table, with the names of those who sit there."""
    wanted = (
        select(seats, people.c.name, people.c.zone, people.c.deadline_hour)
        .outerjoin(people, people.c.id == seats.c.person)
        .where(seats.c.table == id)
        .order_by(seats.c.seat)
    )
    return all_rows(connection, wanted)


def _same(secret: str, given: str) -> bool:
    return compare_digest(secret.encode(), given.encode())
