"""A server from its start to its end: the database is brought up to date, people are served, all ends in order."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from bequest.core.words import LANGUAGES, message, words
from bequest.server import logs
from bequest.server.errors import Refused
from bequest.server.house import House
from bequest.server.settings import Settings
from bequest.server.storage.database import migrate
from bequest.server.web.app import application

GRACE: Final = 3
"""Seconds in which requests that have begun may end, when the server is told to."""
PING: Final = 20.0
"""Seconds after which a silent socket is asked whether it lives."""
GARBAGE: Final = (10_000, 20, 20)
"""How many objects may come up before Python looks for circles of them that nobody needs. There are few but for those
of sockets that were closed, and with a thousand tables in the memory a look at all objects takes half a second."""


class _Server(uvicorn.Server):
    """Ends when it is told to, in order, and does not tell the process to die of it once more."""

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        if threading.current_thread() is not threading.main_thread():
            yield  # signals are for the main thread
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        logs.event("stopping")
        super().handle_exit(sig, frame)


def prepare(settings: Settings) -> None:
    """Makes or updates the database; Refused says in one line what is wrong with it."""
    try:
        url = make_url(settings.database)
    except ArgumentError:
        raise Refused(message("server-bad-database", url=settings.database.partition("@")[2] or "…")) from None
    shown = url.render_as_string(hide_password=True)
    try:
        migrate(settings.database)
    except (NoSuchModuleError, ModuleNotFoundError, ArgumentError):
        raise Refused(message("server-unknown-database", url=shown)) from None
    except (SQLAlchemyError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        problem = getattr(cause, "strerror", None) or str(cause).partition("\n")[0]
        raise Refused(message("server-no-database", url=shown, problem=str(problem).lower())) from None


@contextmanager
def alone(settings: Settings) -> Generator[None, None, None]:
    """While entered, no other server works on the same SQLite file; Refused if one does."""
    url = make_url(settings.database)
    if url.get_backend_name() != "sqlite" or not url.database or sys.platform == "win32":
        yield
        return
    import fcntl

    with Path(f"{url.database}.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Refused(message("server-in-use", file=url.database)) from None
        yield


def at_port(settings: Settings, port: int) -> Settings:
    """The same at the port that it got."""
    return replace(settings, port=port)


def run(settings: Settings, listening: socket.socket, on_start: Callable[[], None]) -> None:
    """Serves until a signal comes; the database must have been prepared."""
    asyncio.run(serve(settings, listening, on_start))


async def serve(settings: Settings, listening: socket.socket, on_start: Callable[[], None]) -> None:
    """Serves in a loop that runs already."""
    answer_at_once(listening)
    logs.set_up()
    _share_logs()
    server = web_server(settings)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not (server.started or serving.done()):
        await asyncio.sleep(0.02)
    if server.started:
        for language in LANGUAGES:
            words(language)  # read now, not while the first guests wait
        gc.collect()
        gc.freeze()  # what a server consists of stays
        gc.set_threshold(*GARBAGE)
        logs.event("serving", port=settings.port, workers=settings.workers)
        on_start()
    await serving
    logs.event("stopped")


def answer_at_once(listening: socket.socket) -> None:
    """Connections that are taken here send what is written without waiting for an answer to what was sent before.

    asyncio sees to that itself only for sockets that were made with the number of TCP; without it every second message
    of a connection comes 40 ms late.
    """
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def web_server(settings: Settings) -> uvicorn.Server:
    """The web server of a house: no word of a proxy is taken here, the guard and `asking` decide."""
    config = uvicorn.Config(
        application(House(settings)),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=4 * settings.quotas.message_bytes,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    return _Server(config)


def _share_logs() -> None:
    """What the web server itself has to say goes where our own lines go, if it is a problem."""
    theirs = logging.getLogger("uvicorn")
    theirs.handlers = logs.LOGGER.handlers[:]
    theirs.setLevel(logging.WARNING)
    theirs.propagate = False
