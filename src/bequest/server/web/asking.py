"""Who asks, read from a request: the cookie of a session, or the token of a program."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from litestar import Request, Response, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from bequest.core.errors import BequestError
from bequest.core.words import LANGUAGES, SOURCE_LANGUAGE, message
from bequest.server.errors import NobodyThere
from bequest.server.house import House
from bequest.server.people.sessions import LASTS
from bequest.server.settings import Settings
from bequest.server.who import Person, Who

INVITATION: Final = "bequest-invitation"
BEARER: Final = "Bearer "
Asking = Request[Any, Any, Any] | WebSocket[Any, Any, Any]


def cookie_name(settings: Settings) -> str:
    """The browser keeps a `__Host-` cookie for https alone; over plain http in a home network it would drop it."""
    return "__Host-bequest" if settings.secure else "bequest"


def session_cookie(settings: Settings, token: str) -> Cookie:
    """The cookie of a session; without a token the one that ends it."""
    return Cookie(
        cookie_name(settings), value=token, path="/", httponly=True, samesite="lax", secure=settings.secure,
        max_age=int(LASTS) if token else 0,
    )  # fmt: skip


def address_of(request: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str:
    """Where a request comes from; a proxy's word is taken only if it is one of ours."""
    client = request.client.host if request.client else ""
    if client in settings.proxies:
        for hop in reversed(request.headers.get("x-forwarded-for", "").split(",")):
            if hop.strip() and hop.strip() not in settings.proxies:
                return hop.strip()[:64]
    return client


def language_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The first language of the browser that we speak."""
    for part in request.headers.get("accept-language", "")[:200].split(","):
        code = part.split(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return code
    return SOURCE_LANGUAGE


async def who_asks(request: ASGIConnection[Any, Any, Any, Any], house: House) -> Who:
    """Who sends a request; NobodyThere if the token of a program is wrong."""
    address, language = address_of(request, house.settings), language_of(request)
    given = request.headers.get("authorization", "")
    if given:
        program = await house.sessions.program(given.removeprefix(BEARER)) if given.startswith(BEARER) else None
        if program is None:
            raise NobodyThere(message("server-bad-token"))
        return Who(None, "", program, address, language)
    token = request.cookies.get(cookie_name(house.settings), "")
    known = await house.sessions.of(token) if token else None
    if known is None:
        return Who(address=address, language=language)
    person, session = known
    return Who(person, session, None, address, person.language)


@asynccontextmanager
async def somebody(
    request: Request[Any, Any, Any], who: Who, house: House
) -> AsyncIterator[tuple[Person, list[Cookie]]]:  # fmt: skip
    """The person who acts; at the first action a guest is made, whose cookie goes with the answer.

    If that action is refused, nobody has come: the guest is forgotten.
    """
    if who.person is not None:
        yield who.person, []
        return
    if who.program is not None:
        raise NobodyThere(message("server-persons-only"))
    device = request.headers.get("user-agent", "")
    person, token = await house.new_guest(who, device)
    try:
        yield person, [session_cookie(house.settings, token)]
    except BequestError:
        with suppress(BequestError):  # if even that can't be saved, the first reason is the one to tell
            await house.farewell.bid(person.id)
        raise


def answered(content: Any, cookies: list[Cookie], status: int = 200) -> Response[Any]:
    """An answer with cookies."""
    return Response(content, status_code=status, cookies=cookies)
