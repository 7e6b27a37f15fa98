"""The guard at the door: which hosts and pages may call, how much they may send, and what every answer says.

A page of another site can make a browser send requests here, and with a name of its own that points to this machine it
can even read the answers. So the host must be one of ours; a request that changes something must come from a page of
ours, or carry a header that a foreign page can't send.
"""

from __future__ import annotations

from typing import Final

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from bequest.core.wire import to_json
from bequest.core.words import Message as Said
from bequest.core.words import message
from bequest.server.settings import Settings
from bequest.server.web.sockets import visited
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
SOCKET: Final = "/api/socket"
KEPT_NOWHERE: Final = (b"cache-control", b"no-store")
"""For every answer that does not say itself how long it may be kept."""


class Guard:
    """Stands before the application."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        self.app = app
        self._hosts = settings.hosts()
        self._origins = settings.origins()
        self._headers = [*HEADERS, STRICT_TRANSPORT] if settings.secure else list(HEADERS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        problem = self._problem(scope)
        if scope["type"] == ScopeType.HTTP:
            if problem is None:
                await self.app(scope, receive, self._dressed(send))
            else:
                await _refuse(self._dressed(send), problem)
        elif problem is None and scope["path"] == SOCKET:
            await visited(scope, receive, send, self.app.state.house)
        else:  # the web server answers with a bare 403
            await receive()
            code, reason = (4403, problem.id) if problem is not None else (4404, "")
            await send({"type": "websocket.close", "code": code, "reason": reason})

    def _problem(self, scope: Scope) -> Said | None:
        """What is wrong with a request; None if nothing is."""
        hosts, origins = _all(scope, b"host"), _all(scope, b"origin")
        if len(hosts) != 1 or hosts[0] not in self._hosts:
            return message("server-wrong-host")
        if origins:
            ours = len(origins) == 1 and origins[0] in self._origins
            return None if ours else message("server-wrong-origin")
        changes = scope["type"] == ScopeType.WEBSOCKET or scope.get("method") not in SAFE
        return message("server-no-origin") if changes and not _all(scope, CLIENT_HEADER) else None

    def _dressed(self, send: Send) -> Send:
        async def sending(told: Message) -> None:
            if told["type"] == "http.response.start":
                headers = list(told.get("headers", []))
                kept = any(name.lower() == KEPT_NOWHERE[0] for name, _ in headers)
                told["headers"] = [*headers, *self._headers, *([] if kept else [KEPT_NOWHERE])]
            await send(told)

        return sending


def _all(scope: Scope, name: bytes) -> list[str]:
    """Every header of a name: two of one kind may be read differently by others."""
    return [value.decode("latin-1").lower() for key, value in scope["headers"] if key.lower() == name]


async def _refuse(send: Send, said: Said) -> None:
    body = to_json(Problem(str(said), said))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
