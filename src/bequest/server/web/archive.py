"""Routes of games that were played: records, and what follows from a game or a position."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody
from msgspec import Meta

from bequest.core.wire import Wire
from bequest.server.sequels import Fork, NewPosition
from bequest.server.settings import Quotas
from bequest.server.web.asking import answered, somebody
from bequest.server.web.given import Found, TheHouse, TheWho
from bequest.server.who import Who
from bequest.server.wire import TableInfo

Asked = Request[Any, Any, Any]


class NewRecord(Wire, frozen=True):
    """A record that somebody brings, as the text of its file."""

    record: Annotated[str, Meta(min_length=1)]
    name: Annotated[str, Meta(max_length=60)] = ""


@get("/api/tables/{table:str}/record")
async def record(found: Found, house: TheHouse) -> Response[str]:
    """The record of a game that is over, as a file."""
    text = await house.archive.record(found)
    disposition = f'attachment; filename="{found.row["game"]}-{found.id}.json"'
    return Response(text, media_type="application/json", headers={"content-disposition": disposition})


@post("/api/records", request_max_body_size=2 * Quotas.import_bytes)
async def bring_record(data: JSONBody[NewRecord], request: Asked, house: TheHouse, who: TheWho) -> Response[TableInfo]:
    """Brings a record, to be looked at through every seat, or to go on from any of its moves."""
    house.limits.brought(who.person.id if who.person else who.address)
    brought = await house.parser.record(data.record)
    async with somebody(request, who, house) as (person, cookies):
        id = await house.archive.bring(brought, data.name, person)
        return answered(await house.desk.info(await house.desk.access(id, Who(person))), cookies, 201)


@post("/api/positions", request_max_body_size=2 * Quotas.import_bytes)
async def bring_position(
    data: JSONBody[NewPosition], request: Asked, house: TheHouse, who: TheWho
) -> Response[TableInfo]:  # fmt: skip
    """Brings a position and plays on from it: a table whose game has begun there, among bots or alone."""
    house.limits.brought(who.person.id if who.person else who.address)
    brought = await house.parser.position(data.position, data.game)
    levels = house.sequels.levels(data, brought)
    async with somebody(request, who, house) as (person, cookies):
        id = await house.sequels.play_on(brought, data.name, levels, person)
        return answered(await house.desk.info(await house.desk.access(id, Who(person))), cookies, 201)


@post("/api/tables/{table:str}/fork")
async def fork(
    found: Found, data: JSONBody[Fork], request: Asked, house: TheHouse, who: TheWho
) -> Response[TableInfo]:  # fmt: skip
    """Goes on from a moment of a game, among bots: of a finished one as it was, of a running one as a seat sees it."""
    async with somebody(request, who, house) as (person, cookies):
        id = await house.sequels.fork(found, person, data)
        return answered(await house.desk.info(await house.desk.access(id, Who(person))), cookies, 201)


@post("/api/tables/{table:str}/rematch")
async def rematch(found: Found, house: TheHouse) -> TableInfo:
    """Another game of the same persons, seats one further on."""
    id = await house.sequels.rematch(found, found.person)
    return await house.desk.info(await house.desk.access(id, found.who))


ROUTES = [record, bring_record, bring_position, fork, rematch]
