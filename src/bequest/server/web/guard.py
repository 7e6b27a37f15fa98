"""The guard at the door: which hosts and pages may call, how much they may send, and what every answer says.

A page of another site can make a browser send requests here, and with a name of its own that points to this machine it
can even read the answers. So the host must be one of ours; a request that changes something must come from a page of
ours, or carry a header that a foreign page can't send.
"""

from __future__ import annotations

from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from bequest.core.wire import to_json
from bequest.core.words import Message as Said
from bequest.core.words import message
from bequest.server.settings import Settings
from bequest.server.wire import Problem

CLIENT_HEADER: Final = b"bequest-client"
"""What programs send instead of an origin; a foreign page can't without being allowed to."""
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
HEADERS: Final[tuple[tuple[bytes, bytes], ...]] = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        b"connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; manifest-src 'self'",
    ),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
)
STRICT_TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._hosts = settings.hosts()
        self._origins = settings.origins()
        self._headers = [*HEADERS, STRICT_TRANSPORT] if settings.secure else list(HEADERS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self._app(scope, receive, send)
            return
        problem = self._problem(scope)
        if problem and scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": problem.id})
        elif problem:
            await _refuse(send, problem, self._headers)
        elif scope["type"] == ScopeType.HTTP:
            await self._app(scope, receive, self._dressed(send))
        else:
            await self._app(scope, receive, send)

    def _problem(self, scope: Scope) -> Said | None:
        """What is wrong with a request; None if nothing is."""
        headers = dict(scope["headers"])
        if headers.get(b"host", b"").decode("latin-1").lower() not in self._hosts:
            return message("server-wrong-host")
        origin = headers.get(b"origin")
        if origin is not None:
            return None if origin.decode("latin-1").lower() in self._origins else message("server-wrong-origin")
        changes = scope["type"] == ScopeType.WEBSOCKET or scope.get("method") not in SAFE
        return message("server-no-origin") if changes and CLIENT_HEADER not in headers else None

    def _dressed(self, send: Send) -> Send:
        async def sending(told: Message) -> None:
            if told["type"] == "http.response.start":
                told["headers"] = [*told.get("headers", []), *self._headers]
            await send(told)

        return sending


async def _refuse(send: Send, said: Said, headers: list[tuple[bytes, bytes]]) -> None:
    body = to_json(Problem(str(said), said))
    kind = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": [*kind, *headers]})
    await send({"type": "http.response.body", "body": body, "more_body": False})
