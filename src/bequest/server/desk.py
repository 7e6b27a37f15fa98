"""The desk, where tables are opened, found and filled, until their game begins."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from bequest import games
from bequest.bots.names import LEVELS, RANDOM, WITH_STYLE
from bequest.core.game import Game
from bequest.core.options import resolve
from bequest.core.words import message
from bequest.server.access import Access, access, with_names
from bequest.server.clock import Clock
from bequest.server.errors import Conflict, NotFound, Refused, TooMany
from bequest.server.hall import Hall
from bequest.server.settings import Quotas
from bequest.server.storage.rows import Row, all_rows
from bequest.server.storage.schema import people, seats, tables
from bequest.server.storage.writer import Change, changed
from bequest.server.tables.loading import Kept, first_position, game_of, set_up, without_generator
from bequest.server.tables.pace import LiveClock, Pace
from bequest.server.tables.table import FINISHED, LOBBY, RUNNING, Base
from bequest.server.tokens import INVITATION_BYTES, new_id, new_token
from bequest.server.who import Person, Who
from bequest.server.wire import NewTable, PersonInfo, SeatChange, SeatInfo, TableChange, TableInfo

LISTED: Final = 100
SEED_BITS: Final = 128
PLAYABLE: Final = (*LEVELS, RANDOM)
"""The bots that may be given a seat."""


class Desk:
    """Opens tables and fills their seats. What happens after the start is the hall's."""

    def __init__(self, hall: Hall, quotas: Quotas) -> None:
        self._hall = hall
        self._database = hall.database
        self._clock: Clock = hall.clock
        self._quotas = quotas

    # --- finding ---

    async def access(self, id: str, who: Who, invitation: str = "") -> Access:
        """A table for whoever asks, or NotFound."""
        return await self._database.read(lambda connection: access(connection, id, who, invitation))

    async def invited(self, invitation: str, who: Who) -> Access:
        """The table that an invitation is for, or NotFound. Opening it changes nothing."""
        wanted = select(tables.c.id).where(tables.c.invitation == invitation)
        id = await self._database.read(lambda connection: connection.execute(wanted).scalar())
        if id is None:
            raise NotFound(message("server-no-invitation"))
        return await self.access(id, who, invitation)

    async def open_tables(self, who: Who, finished: bool = False) -> list[TableInfo]:
        """Tables that anybody may join or watch; or those that are finished, the latest first."""
        return await self._listed(select(tables).where(tables.c.visibility == "open", _state(finished)), who, finished)

    async def own_tables(self, who: Who, finished: bool = False) -> list[TableInfo]:
        """The tables of whoever asks: own ones, and those with an own seat; or those that are finished."""
        person = who.somebody().id
        sits = select(seats.c.table).where(seats.c.person == person)
        own = (tables.c.owner == person) | tables.c.id.in_(sits)
        return await self._listed(select(tables).where(own, _state(finished)), who, finished)

    async def _listed(self, wanted: Any, who: Who, finished: bool) -> list[TableInfo]:
        latest = (tables.c.ended_at if finished else tables.c.created_at).desc()

        def ask(connection: Connection) -> list[TableInfo]:
            rows = all_rows(connection, wanted.order_by(latest).limit(LISTED))
            found = [Access(row, with_names(connection, row["id"]), who, False) for row in rows]
            return [told(one, _owner(connection, one.row)) for one in found]

        return await self._database.read(ask)

    async def info(self, found: Access) -> TableInfo:
        """A table as whoever asks sees it in its lobby."""
        owner = await self._database.read(lambda connection: _owner(connection, found.row))
        return told(found, owner)

    # --- opening ---

    async def open(
        self, new: NewTable, person: Person, game: Game | None = None, start: str = "", sits: Sequence[Row] = (),
        rematch_of: str | None = None,
    ) -> str:  # fmt: skip
        """A new table; `game` is given where it has a deck of somebody's own, `start` where it begins in mid-game.

        `sits` says who sits in which seat, where that is known. What it starts with tells no chance to come.
        """
        await self._within_quota(person)
        own_deck = game is not None
        if game is None:
            game = games.get(new.game, deck=new.deck)
        options = checked_options(game, new)
        for level in new.bots:
            check_level(game, level)
        if len(new.bots) + new.sit > new.players:
            raise Refused(message("server-too-many-bots"))
        id, now = new_id(), self._clock.now()
        row = {
            "id": id, "name": new.name.strip(), "game": game.name, "rules": game.rules_version, "deck": game.deck_name,
            "deck_text": game.deck_text() if own_deck else "", "options": json.dumps(options),
            "start": without_generator(start) if start else "",
            "players": new.players, "owner": person.id, "visibility": new.visibility,
            "invitation": new_token(INVITATION_BYTES), "pace": _json(new.pace), "live": isinstance(new.pace, LiveClock),
            "hints": new.hints, "order": new.order, "state": LOBBY, "rematch_of": rematch_of, "created_at": now,
            "sequence": 0, "thought": 0.0, "kept": 0,
        }  # fmt: skip
        chairs = [empty_seat(id, seat) for seat in range(1, new.players + 1)]
        for chair, level in zip(reversed(chairs), reversed(new.bots), strict=False):
            chair["level"] = level
        if new.sit:
            chairs[0] |= {"person": person.id, "deck_seen": True}
        for chair, known in zip(chairs, sits, strict=False):
            chair |= known
        change = changed(insert(tables), row).and_then(insert(seats), *chairs)
        await self._database.writer.commit(change)
        return id

    async def _within_quota(self, person: Person) -> None:
        wanted = select(func.count()).select_from(tables)
        wanted = wanted.where(tables.c.owner == person.id, tables.c.state != FINISHED)
        count = await self._database.read(lambda connection: connection.execute(wanted).scalar_one())
        if count >= self._quotas.open_tables:
            raise TooMany(message("server-too-many-tables", most=self._quotas.open_tables))

    # --- seats ---

    async def sit(self, found: Access, seat: int, person: Person) -> None:
        """Sits down in a free seat; a bot makes room before the start."""
        await self._change_seat(found, seat, lambda row, fresh: self._seated(row, fresh, person))

    def _seated(self, row: Row, fresh: Access, person: Person) -> Row:
        if row["person"] == person.id and fresh.row["rematch_of"] is not None:  # the seat was kept
            return {"deck_seen": True}
        if row["person"] is not None:
            raise Conflict(message("server-seat-taken"))
        return {"person": person.id, "level": "", "deck_seen": False}

    async def stand_up(self, found: Access, seat: int) -> None:
        """Leaves a seat before the start, or is asked to by the owner."""
        await self._change_seat(found, seat, lambda row, _: {"person": None, "deck_seen": False})

    async def change_seat(self, found: Access, seat: int, change: SeatChange) -> None:
        """A bot for a seat, or nobody, or another colour."""
        game = game_of(found.row)
        if change.level:
            check_level(game, change.level)

        def changed_row(row: Row, fresh: Access) -> Row:
            values: dict[str, Any] = {}
            if change.level is not None:
                if row["person"] is not None:
                    raise Conflict(message("server-seat-taken"))
                values["level"] = change.level
            if change.colour is not None:
                check_colour(fresh, seat, change.colour)
                values["colour"] = change.colour
            return values

        await self._change_seat(found, seat, changed_row)

    async def deck_seen(self, found: Access) -> None:
        """A person at the table has seen the deck that somebody brought."""
        for seat in found.own_seats():
            await self._change_seat(found, seat, lambda row, _: {"deck_seen": True})

    async def _change_seat(self, found: Access, seat: int, changed_row: Callable[[Row, Access], Row]) -> None:
        async with self._hall.place(found.id).lock:
            fresh = (await self.access(found.id, found.who, found.row["invitation"])).lobby()
            if not 1 <= seat <= fresh.row["players"]:
                raise NotFound(message("server-no-seat"))
            values = changed_row(fresh.seats[seat - 1], fresh)
            if values:
                statement = update(seats).where(seats.c.table == found.id, seats.c.seat == seat).values(**values)
                await self._database.writer.commit(changed(statement))

    async def arrange(self, found: Access, order: Sequence[int]) -> None:
        """Puts those who sit at the table into another order."""
        async with self._hall.place(found.id).lock:
            fresh = (await self.access(found.id, found.who, found.row["invitation"])).lobby()
            if sorted(order) != list(range(1, fresh.row["players"] + 1)):
                raise Refused(message("server-arrangement"))
            await self._database.writer.commit(seated_again(fresh, order))

    async def change(self, found: Access, change: TableChange) -> None:
        """Another pace … before the start, or another name."""
        values = {name: getattr(change, name) for name in change.__struct_fields__ if getattr(change, name) is not None}
        if "pace" in values:
            values |= {"pace": _json(change.pace), "live": isinstance(change.pace, LiveClock)}
        if values:
            still = tables.c.id == found.id
            if values.keys() - {"name"}:
                still &= tables.c.state == LOBBY
            if not await self._database.writer.commit(changed(update(tables).where(still).values(**values))):
                raise Conflict(message("server-begun"))

    async def close(self, found: Access) -> None:
        """The owner gives a table up before its game has begun, or the record of one at which nobody sat."""
        taken = select(seats.c.table).where(seats.c.table == found.id, seats.c.person.is_not(None))
        study = (tables.c.state == FINISHED) & tables.c.started_at.is_(None) & tables.c.id.not_in(taken)
        gone = delete(tables).where(tables.c.id == found.id, (tables.c.state == LOBBY) | study)
        if not await self._database.writer.commit(changed(gone)):
            raise Conflict(message("server-begun"))

    # --- the start ---

    async def start(self, found: Access) -> None:
        """The game begins, if every seat is taken and all have seen a deck that somebody brought."""
        async with self._hall.place(found.id).lock:
            fresh = (await self.access(found.id, found.who, found.row["invitation"])).lobby()
            if any(row["person"] is None and not row["level"] for row in fresh.seats):
                raise Conflict(message("server-seats-free"))
            if any(row["person"] and not row["deck_seen"] for row in fresh.seats):
                if fresh.row["rematch_of"] is not None:
                    raise Conflict(message("server-rematch-waits"))
                if fresh.row["deck_text"]:
                    raise Conflict(message("server-deck-not-seen"))
            change = Change()
            rows = list(fresh.seats)
            if fresh.row["order"] == "random":
                order = list(range(1, len(rows) + 1))
                secrets.SystemRandom().shuffle(order)
                change = seated_again(fresh, order)
                rows = [{**rows[old - 1], "seat": seat} for seat, old in enumerate(order, 1)]
            now = self._clock.now()
            row = {**fresh.row, "options": json.dumps(with_colours(fresh.row, rows))}
            game = game_of(row)
            table = set_up(Kept(row, rows, [], []), first_position(row, game), Base())
            for chair in table.chairs:
                chair.seed = str(secrets.randbits(SEED_BITS))
            entry = table.begin(now)
            for seat, chair in enumerate(table.chairs, 1):
                seeds = update(seats).where(seats.c.table == table.id, seats.c.seat == seat).values(seed=chair.seed)
                change.and_then(seeds)
            begun = update(tables).where(tables.c.id == table.id, tables.c.state == RUNNING)
            change.and_then(begun.values(started_at=now, options=row["options"]))
            await self._hall.begin(found.id, table, entry, change)


def told(found: Access, owner: PersonInfo | None) -> TableInfo:
    """A table as whoever asks sees it."""
    row = found.row
    game = game_of(row)
    infos = [
        SeatInfo(
            chair["seat"], PersonInfo(chair["person"], chair["name"] or "") if chair["person"] else None,
            chair["level"], chair["colour"], chair["deck_seen"], chair["waiting"], chair["deadline"],
        )
        for chair in found.seats
    ]  # fmt: skip
    invitation = row["invitation"] if found.at_table() and found.who.program is None else ""
    return TableInfo(
        row["id"], row["name"], row["game"], row["players"], json.loads(row["options"]), row["deck"], game.faces_hash,
        row["visibility"], msgspec.json.decode(row["pace"], type=Pace), row["hints"], row["order"], row["state"], infos,
        row["created_at"], bool(row["deck_text"]), owner, found.own_seats(), found.is_owner(),
        invitation, row["started_at"], row["ended_at"], row["rematch_of"] or "",
    )  # fmt: skip


def _state(finished: bool) -> Any:
    return tables.c.state == FINISHED if finished else tables.c.state != FINISHED


def _owner(connection: Connection, row: Row) -> PersonInfo | None:
    name = connection.execute(select(people.c.name).where(people.c.id == row["owner"])).scalar()
    return PersonInfo(row["owner"], name or "") if row["owner"] is not None else None


def checked_options(game: Game, new: NewTable) -> dict[str, Any]:
    """The options of a table, each with its value; BadOption if one is wrong. There is no seed."""
    if new.players not in game.player_counts:
        counts = ", ".join(map(str, game.player_counts))
        raise Refused(message("server-player-count", game=game.title, counts=counts))
    if "seed" in new.options:
        raise Refused(message("server-no-seeds"))
    values = resolve(game.options, {**new.options, "players": new.players})
    del values["players"]
    options = {key: list(value) if isinstance(value, tuple) else value for key, value in values.items()}
    game.new(new.players, None, "explicit", True, **options)  # says what does not go together
    return options


def check_level(game: Game | type[Game], level: str) -> None:
    """Refuses a bot that there is not, or a style that the game does not have."""
    name, _, style = level.partition(WITH_STYLE)
    if name not in PLAYABLE or (style and style not in [known.id for known in game.styles]):
        raise Refused(message("server-no-level", level=level[:60], known=", ".join(PLAYABLE)))


def check_colour(found: Access, seat: int, colour: str) -> None:
    """Refuses a colour that the game does not have, or that another seat has chosen; "" is none in particular."""
    known = json.loads(found.row["options"]).get("colours", [])
    if colour and known and colour not in known:
        raise Refused(message("server-no-colour", colour=colour, known=", ".join(known)))
    if colour and any(row["colour"] == colour and row["seat"] != seat for row in found.seats):
        raise Conflict(message("server-colour-taken"))


def empty_seat(id: str, seat: int) -> dict[str, Any]:
    """A seat at which nobody sits."""
    return {
        "table": id, "seat": seat, "person": None, "level": "", "seed": "", "colour": "", "deck_seen": False,
        "left": 0.0, "deadline": None, "waiting": False,
    }  # fmt: skip


def seated_again(found: Access, order: Sequence[int]) -> Change:
    """Whoever sat in seat `order[i]` sits in seat i + 1."""
    change = Change()
    for seat, old in enumerate(order, 1):
        row = found.seats[old - 1]
        values = {name: row[name] for name in ("person", "level", "colour", "deck_seen")}
        change.and_then(update(seats).where(seats.c.table == found.id, seats.c.seat == seat).values(**values))
    return change


def with_colours(row: Row, chairs: Sequence[Row]) -> dict[str, Any]:
    """The options with the colours that were chosen, where the game has such an option; others take what is left."""
    options: dict[str, Any] = json.loads(row["options"])
    colours = options.get("colours")
    if colours:
        chosen = [chair["colour"] if chair["colour"] in colours else "" for chair in chairs]
        once = [colour if colour not in chosen[:at] else "" for at, colour in enumerate(chosen)]
        left = [colour for colour in colours if colour not in once]
        options["colours"] = [colour or left.pop(0) for colour in once] + left
    return options


def _json(pace: Pace | None) -> str:
    return msgspec.json.encode(pace).decode()
