"""The application: routes, what they are given, and how errors are told."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.params import FromPath

from bequest.core.errors import BequestError, IllegalAction
from bequest.core.wire import to_json
from bequest.core.words import message, words
from bequest.server import logs
from bequest.server.access import Access
from bequest.server.errors import Refused
from bequest.server.house import House
from bequest.server.web import programs
from bequest.server.web.asking import INVITATION, who_asks
from bequest.server.web.given import TheHouse, TheWho
from bequest.server.web.guard import Guard
from bequest.server.web.openapi import document
from bequest.server.web.routes import ROUTES
from bequest.server.who import Who
from bequest.server.wire import Problem

Asked = Request[Any, Any, Any]


async def _house(state: State) -> House:
    house: House = state.house
    return house


async def _who(request: Asked, house: TheHouse) -> Who:
    who = await who_asks(request, house)
    request.scope["state"]["language"] = who.language
    programs.check_open_to(who, request)
    house.limits.request(who.person.id if who.person else who.program.id if who.program else who.address)
    return who


async def _found(request: Asked, house: TheHouse, who: TheWho, table: FromPath[str]) -> Access:
    return await house.desk.access(table, who, request.headers.get(INVITATION, "")[:64])


def _told(request: Asked, status: int, problem: Problem) -> Response[Problem]:
    return Response(problem, status_code=status, media_type="application/json")


def refused(request: Asked, error: BequestError) -> Response[Problem]:
    """What the rules or the house refuse, with words."""
    status = error.status if isinstance(error, Refused) else 409 if isinstance(error, IllegalAction) else 400
    language = request.scope["state"].get("language", "en")
    reason = error.reason if isinstance(error, IllegalAction) else None
    return _told(request, status, Problem(words(language).say(error.message), error.message, reason))


def bad_request(request: Asked, error: HTTPException) -> Response[Problem]:
    """What the framework refuses: an address that there is not, a body that can't be read."""
    extra = error.extra if isinstance(error.extra, list) else []
    detail = "; ".join([str(one.get("message", one)) for one in extra if isinstance(one, dict)]) or str(error.detail)
    said = message("server-bad-request", problem=detail[:300])
    language = request.scope["state"].get("language", "en")
    return _told(request, error.status_code, Problem(words(language).say(said), said))


def broken(request: Asked, error: Exception) -> Response[Problem]:
    """A mistake of ours; the log has the rest."""
    logs.LOGGER.error("error", exc_info=error, extra={"told": {"route": request.scope["path_template"]}})
    said = message("server-error")
    return _told(request, 500, Problem(str(said), said))


@get("/healthz", media_type="application/json")
async def healthz(house: TheHouse) -> dict[str, str]:
    """Whether the server lives and its database answers."""
    await house.alive()
    return {"status": "ok"}


@get("/api/openapi.json", media_type="application/json")
async def described(request: Asked) -> Response[Any]:
    """What can be asked here, and every message that travels."""
    return Response(to_json(document(request.app)), media_type="application/json")


def application(house: House) -> Guard:
    """The application of a house, with the guard before it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        route_handlers=[healthz, described, *ROUTES],
        state=State({"house": house}),
        dependencies={"house": Provide(_house), "who": Provide(_who), "found": Provide(_found)},
        exception_handlers={BequestError: refused, HTTPException: bad_request, Exception: broken},
        lifespan=[lifespan],
        request_max_body_size=house.settings.quotas.body_bytes,
        openapi_config=None,
        logging_config=None,
    )
    return Guard(app, house.settings)
