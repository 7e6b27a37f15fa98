"""Routes of programs that play: a person lets them, and takes that back; and which routes are open to them at all."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, delete, get, post
from litestar.params import FromPath, JSONBody

from bequest.core.words import message
from bequest.server.errors import NotAllowed
from bequest.server.people.wire import BotToken, BotTokens, NewBotToken
from bequest.server.web.given import Found, SeatPath, TheHouse
from bequest.server.who import Who

FOR_PROGRAMS: Final = frozenset({
    ("GET", "/api/tables/{table}/news"),
    ("GET", "/api/tables/{table}/story"),
    ("GET", "/api/tables/{table}/at/{move}"),
    ("GET", "/api/tables/{table}/chat"),
    ("POST", "/api/tables/{table}/seats/{seat}/offers"),
    ("POST", "/api/tables/{table}/seats/{seat}/moves"),
    ("POST", "/api/tables/{table}/seats/{seat}/undo"),
})  # fmt: skip
"""What a program with a token may ask; all other routes are for persons."""


def check_open_to(who: Who, request: Request[Any, Any, Any]) -> None:
    """Refuses programs where they have no business."""
    if who.program is not None and (request.method, request.scope["path_template"]) not in FOR_PROGRAMS:
        raise NotAllowed(message("server-persons-only"))


@post("/api/tables/{table:str}/seats/{seat:int}/tokens", status_code=201)
async def let(found: Found, seat: SeatPath, data: JSONBody[NewBotToken], house: TheHouse) -> BotToken:
    """Lets a program play an own seat of a game that runs: its token, shown this once."""
    found.person, found.seat(seat)
    return await house.programs.let(found, seat, data.name)


@get("/api/tables/{table:str}/seats/{seat:int}/tokens")
async def programs(found: Found, seat: SeatPath, house: TheHouse) -> BotTokens:
    """The programs that may play an own seat."""
    found.person, found.seat(seat)
    return BotTokens(await house.programs.of(found, seat))


@delete("/api/tables/{table:str}/seats/{seat:int}/tokens/{program:str}", status_code=204)
async def take_back(found: Found, seat: SeatPath, program: FromPath[str], house: TheHouse) -> None:
    """A program may not play any more."""
    found.person, found.seat(seat)
    await house.programs.take_back(found, seat, program)


ROUTES = [let, programs, take_back]
