"""`python -m bench.load.server PORT DATABASE`: our server as it is, but for quotas, which are for one person's use."""

from __future__ import annotations

import sys

from bequest.server import logs
from bequest.server.house import House
from bequest.server.settings import Quotas, Settings
from bequest.server.storage.database import migrate
from bequest.server.web.running import web_server

ANY = 10**9


def main(port: int, database: str) -> None:
    """Serves until it is told to end."""
    logs.set_up()
    quotas = Quotas(open_tables=ANY, guests_an_hour=ANY, requests_a_minute=ANY, messages_a_minute=ANY, sockets=ANY)
    settings = Settings(port=port, database=database, quotas=quotas)
    migrate(database)
    web_server(House(settings)).run()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
