"""What follows from a game: a rematch, or another game that goes on from one of its moments, or from a position."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, select

from bequest import games
from bequest.bots.names import STEADY
from bequest.core.game import Game
from bequest.core.position import Position
from bequest.core.rng import SEED_BITS, seeded
from bequest.core.wire import Wire, to_json
from bequest.core.words import message
from bequest.server.access import Access
from bequest.server.desk import Desk, check_level
from bequest.server.errors import Conflict, NotFound, Refused
from bequest.server.hall import Hall
from bequest.server.storage.schema import tables
from bequest.server.tables.loading import fetched, game_of, replaying
from bequest.server.tables.pace import Pace
from bequest.server.tables.table import FINISHED
from bequest.server.who import Person, Who
from bequest.server.wire import NewTable
from bequest.server.work.hints import Hints
from bequest.server.work.reading import BroughtPosition

FREE: Final = "free"


class Fork(Wire, frozen=True):
    """A game is to go on from one of its moments: after a move (none: the last one), in a seat, among bots of a level.

    Of a game that still runs only from now on, in an own seat, and as that seat may imagine it.
    """

    seat: Annotated[int, Meta(ge=1, le=8)]
    move: Annotated[int, Meta(ge=0)] | None = None
    level: Annotated[str, Meta(max_length=60)] = STEADY
    name: Annotated[str, Meta(max_length=60)] = ""


class NewPosition(Wire, frozen=True):
    """A position that somebody brings, as the text of its file, to play on from it.

    `game` is needed if the text does not name it. Whoever brings it sits in `seat` (0: the first that is asked); `bots`
    are levels for the other seats, in their order, and those that are left are one's own, too.
    """

    position: Annotated[str, Meta(min_length=1)]
    game: Annotated[str, Meta(max_length=60)] = ""
    name: Annotated[str, Meta(max_length=60)] = ""
    seat: Annotated[int, Meta(ge=0, le=8)] = 0
    bots: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=8)] = []


class Rematch(Wire, frozen=True, tag_field="tell", tag="rematch"):
    """Somebody has opened a table for another game of the same persons."""

    table: str


class Sequels:
    """Opens tables that come of others."""

    def __init__(self, hall: Hall, desk: Desk, hints: Hints) -> None:
        self._hall = hall
        self._database = hall.database
        self._desk = desk
        self._hints = hints

    # --- forks ---

    async def fork(self, found: Access, person: Person, fork: Fork) -> str:
        """A new table of one person among bots, whose game has begun."""
        row = found.row
        if not 1 <= fork.seat <= row["players"]:
            raise NotFound(message("server-no-seat"))
        game = game_of(row)
        check_level(game, fork.level)
        position = await (self._then(found, fork) if row["state"] == FINISHED else self._imagined(found, fork))
        if position.over:
            raise Conflict(message("server-fork-over"))
        levels = [fork.level] * (row["players"] - 1)
        levels.insert(fork.seat - 1, "")
        new = NewTable(
            row["game"], row["players"], fork.name or row["name"], json.loads(row["options"]), row["deck"], hints=FREE,
            sit=False,
        )  # fmt: skip
        return await self._begun(new, person, game if row["deck_text"] else None, position.to_json(), levels)

    async def _begun(
        self, new: NewTable, person: Person, own_deck: Game | None, start: str, levels: Sequence[str]
    ) -> str:
        """A table that begins in mid-game: bots of these levels, and one person in all other seats."""
        sits: list[dict[str, Any]] = [
            {"level": level} if level else {"person": person.id, "deck_seen": True} for level in levels
        ]
        id = await self._desk.open(new, person, own_deck, start, sits)
        await self._desk.start(await self._desk.access(id, Who(person)))
        return id

    async def _then(self, found: Access, fork: Fork) -> Position:
        """The position of a finished game after a move."""
        async with self._hall.reading(found.id):  # brings the table up to the rules of this version
            position = await self._database.read(lambda connection: _position(connection, found.id, fork.move))
        if position is None:
            raise NotFound(message("server-no-move"))
        return position

    async def _imagined(self, found: Access, fork: Fork) -> Position:
        """What a seat of a running game may take the position for, now."""
        counted = self._hints.allowed(found)
        seat = found.seat(fork.seat)
        async with self._hall.reading(found.id) as told:
            if fork.move is not None and fork.move != told.table.moves:
                raise Refused(message("server-fork-now"))
            position = told.table.position.guess(seat - 1, seeded(secrets.randbits(SEED_BITS)))
        if counted:
            await self._hall.act(found.id, lambda table, now: table.advised(seat, now), seat)
        return position

    # --- positions ---

    def levels(self, new: NewPosition, brought: BroughtPosition) -> list[str]:
        """Who plays which seat of a position that somebody brings: a bot of a level, or that person ("")."""
        seat = new.seat or (brought.asked or [1])[0]
        if seat > brought.players:
            raise NotFound(message("server-no-seat"))
        if len(new.bots) >= brought.players:
            raise Refused(message("server-too-many-bots"))
        for level in new.bots:
            check_level(games.find(brought.game), level)
        levels = [*new.bots, *[""] * (brought.players - 1 - len(new.bots))]
        levels.insert(seat - 1, "")
        return levels

    async def play_on(self, brought: BroughtPosition, name: str, levels: Sequence[str], person: Person) -> str:
        """A new table of one person, whose game has begun in a position that was brought."""
        new = NewTable(
            brought.game, brought.players, name, brought.options, brought.deck, hints=FREE, sit=False,
        )  # fmt: skip
        own_deck = games.again(brought.game, brought.deck_text, brought.deck) if brought.deck_text else None
        return await self._begun(new, person, own_deck, brought.start, levels)

    # --- rematches ---

    async def rematch(self, found: Access, person: Person) -> str:
        """A table for another game: everybody has a seat, one further on. Who asks second is led to the same table."""
        found.finished().member()
        async with self._hall.place(found.id).lock:
            wanted = select(tables.c.id).where(tables.c.rematch_of == found.id)
            known = await self._database.read(lambda connection: connection.execute(wanted).scalar())
            id = known or await self._opened_again(found, person)
        if known is None:
            for line in self._hall.lines(found.id):
                line.tell(to_json(Rematch(id)))
        return id

    async def _opened_again(self, found: Access, person: Person) -> str:
        row = found.row
        options = json.loads(row["options"])
        colours = options.get("colours", [])
        sits: list[dict[str, Any]] = []
        for seat in range(1, row["players"] + 1):
            old = found.seats[seat % row["players"]]
            sits.append({
                "person": old["person"], "level": "" if old["person"] else old["level"],
                "colour": colours[old["seat"] - 1] if colours else old["colour"],
                "deck_seen": old["person"] == person.id,
            })  # fmt: skip
        new = NewTable(
            row["game"], row["players"], row["name"], options, row["deck"], "", row["visibility"],
            msgspec.json.decode(row["pace"], type=Pace), row["hints"], sit=False,
        )  # fmt: skip
        own_deck = game_of(row) if row["deck_text"] else None
        return await self._desk.open(new, person, own_deck, "", sits, found.id)


def _position(connection: Connection, id: str, move: int | None) -> Position | None:
    """The position of a table after a move (None: the last one); None if these rules do not know the move."""
    found: Position | None = None
    for table in replaying(fetched(connection, id)):
        if move is not None and table.moves > move:
            break
        if table.sequence > table.base.entries:
            found = table.position.clone()
    return found
