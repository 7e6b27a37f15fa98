"""Routes of the desk: tables are opened, found, filled and begun."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, Response, delete, get, patch, post, put
from litestar.params import JSONBody, QueryParameter

from bequest.core.words import message
from bequest.server.access import Access
from bequest.server.errors import NotAllowed
from bequest.server.house import House
from bequest.server.tables.loading import game_of
from bequest.server.tables.table import FINISHED
from bequest.server.web.asking import answered, somebody
from bequest.server.web.given import Found, SeatPath, TheHouse, TheWho
from bequest.server.who import Who
from bequest.server.wire import Arrangement, Link, NewTable, SeatChange, TableChange, TableInfo, TableList

Asked = Request[Any, Any, Any]
Listed = Annotated[Literal["", "finished"], QueryParameter(name="state")]


@post("/api/tables")
async def open_table(data: JSONBody[NewTable], request: Asked, house: TheHouse, who: TheWho) -> Response[TableInfo]:
    """Opens a table."""
    game = None
    if data.deck_text:
        house.limits.brought(who.person.id if who.person else who.address)
        game = await house.parser.game(data.game, data.deck_text)
    async with somebody(request, who, house) as (person, cookies):
        id = await house.desk.open(data, person, game)
        found = await house.desk.access(id, Who(person))
        return answered(await house.desk.info(found), cookies, 201)


@get("/api/tables")
async def open_tables(house: TheHouse, who: TheWho, listed: Listed = "") -> TableList:
    """Tables that anybody may join or watch; with `state=finished` those that were."""
    return TableList(await house.desk.open_tables(who, listed == FINISHED))


@get("/api/me/tables")
async def own_tables(house: TheHouse, who: TheWho, listed: Listed = "") -> TableList:
    """One's own tables, and where it is whose turn; with `state=finished` those that are over."""
    return TableList(await house.desk.own_tables(who, listed == FINISHED))


@post("/api/invitations", status_code=200)
async def invited(data: JSONBody[Link], house: TheHouse, who: TheWho) -> TableInfo:
    """The table that an invitation is for. Opening an invitation changes nothing."""
    return await house.desk.info(await house.desk.invited(data.invitation, who))


@get("/api/tables/{table:str}")
async def table_info(found: Found, house: TheHouse) -> TableInfo:
    """A table as its lobby shows it."""
    return await house.desk.info(found)


@get("/api/tables/{table:str}/deck")
async def table_deck(found: Found) -> Response[str]:
    """The deck of a table as a text, for all who think of sitting down."""
    return Response(game_of(found.row).deck_text(), media_type="text/plain")


@post("/api/tables/{table:str}/deck/seen", status_code=200)
async def deck_seen(found: Found, house: TheHouse) -> TableInfo:
    """Whoever sits here has seen the deck that somebody brought."""
    found.member()
    await house.desk.deck_seen(found)
    return await _changed(found, house)


@patch("/api/tables/{table:str}")
async def change_table(found: Found, data: JSONBody[TableChange], house: TheHouse) -> TableInfo:
    """The owner changes what was agreed, before the start; the name at any time."""
    found.owner()
    await house.desk.change(found, data)
    return await _changed(found, house)


@delete("/api/tables/{table:str}", status_code=204)
async def close_table(found: Found, house: TheHouse) -> None:
    """The owner gives a table up, before the start; or a record that was brought."""
    found.owner()
    await house.desk.close(found)
    house.hall.cut(found.id)


@post("/api/tables/{table:str}/seats/{seat:int}/sit", status_code=200)
async def sit(found: Found, seat: SeatPath, request: Asked, house: TheHouse, who: TheWho) -> Response[TableInfo]:
    """Sits down in a free seat."""
    async with somebody(request, who, house) as (person, cookies):
        await house.manners.check_welcome(found, person)
        await house.desk.sit(found, seat, person)
        fresh = await house.desk.access(found.id, Who(person), found.row["invitation"])
        return answered(await _changed(fresh, house), cookies)


@post("/api/tables/{table:str}/seats/{seat:int}/leave", status_code=200)
async def leave(found: Found, seat: SeatPath, house: TheHouse) -> TableInfo:
    """Leaves an own seat; in a game that runs a bot plays on, and one may come back."""
    found.person, found.seat(seat)
    if found.row["started_at"] is None:
        await house.desk.stand_up(found, seat)
    else:
        await house.hall.act(found.running().id, lambda table, now: table.stand_in(seat, "left", now))
    return await _changed(found, house)


@post("/api/tables/{table:str}/seats/{seat:int}/kick", status_code=200)
async def kick(found: Found, seat: SeatPath, house: TheHouse) -> TableInfo:
    """The owner asks somebody to leave, before the start."""
    found.owner(), found.lobby()
    await house.desk.stand_up(found, seat)
    return await _changed(found, house)


@patch("/api/tables/{table:str}/seats/{seat:int}")
async def change_seat(found: Found, seat: SeatPath, data: JSONBody[SeatChange], house: TheHouse) -> TableInfo:
    """The owner gives a seat to a bot; a colour is chosen by the owner, or by whoever sits there."""
    person = found.person
    own = data.level is None and seat in found.own_seats()
    if not (found.is_owner() or person.operator or own):
        raise NotAllowed(message("server-owner-only"))
    await house.desk.change_seat(found.lobby(), seat, data)
    return await _changed(found, house)


@put("/api/tables/{table:str}/seats")
async def arrange(found: Found, data: JSONBody[Arrangement], house: TheHouse) -> TableInfo:
    """The owner arranges the seats."""
    found.owner(), found.lobby()
    await house.desk.arrange(found, data.seats)
    return await _changed(found, house)


@post("/api/tables/{table:str}/start", status_code=200)
async def start(found: Found, house: TheHouse) -> TableInfo:
    """The owner begins the game."""
    found.owner(), found.lobby()
    await house.desk.start(found)
    return await _changed(found, house)


async def _changed(found: Access, house: House) -> TableInfo:
    """The table after a change, also told to all who look at it: each as it is for them."""
    await house.tell_table(found.id)
    fresh = await house.desk.access(found.id, found.who, found.row["invitation"])
    return await house.desk.info(fresh)


ROUTES = [
    open_table, open_tables, own_tables, invited, table_info, table_deck, deck_seen, change_table, close_table, sit,
    leave, kick, change_seat, arrange, start,
]  # fmt: skip
