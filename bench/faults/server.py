"""`python -m bench.faults.server PORT DATABASE OFFSET`: a server whose clock can be set by lines on its input.

It is the server as it is, but for its clock, quotas (which are for one person's use) and bots that answer at once. It
ends when its input does, so that nothing is left behind.
"""

from __future__ import annotations

import os
import sys
import threading
import time

import uvicorn

from bequest.server import logs
from bequest.server.house import House
from bequest.server.settings import Quotas, Settings
from bequest.server.storage.database import migrate
from bequest.server.web.app import application

ANY = 10**9


class TrialClock:
    """The machine's clock, some seconds off."""

    def __init__(self, offset: float) -> None:
        self.offset = offset

    def now(self) -> float:
        return time.time() + self.offset


def main(port: int, database: str, offset: float) -> None:
    """Serves until it is told to end."""
    logs.set_up()
    clock = TrialClock(offset)
    quotas = Quotas(open_tables=ANY, guests_an_hour=ANY, requests_a_minute=ANY, messages_a_minute=ANY, sockets=ANY)
    settings = Settings(port=port, database=database, haste=0.0, workers=2, quotas=quotas)
    migrate(settings.database)
    threading.Thread(target=_listen, args=(clock,), daemon=True).start()
    config = uvicorn.Config(
        application(House(settings, clock)), settings.host, port, ws="websockets-sansio", ws_per_message_deflate=False,
        log_level="warning", access_log=False, timeout_graceful_shutdown=5,
    )  # fmt: skip
    uvicorn.Server(config).run()


def _listen(clock: TrialClock) -> None:
    for line in sys.stdin:
        clock.offset = float(line)
    os._exit(1)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], float(sys.argv[3]))
