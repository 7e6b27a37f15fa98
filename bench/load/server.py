"""`python -m bench.load.server PORT DATABASE`: our server as it is, but for quotas, which are for one person's use."""

from __future__ import annotations

import socket
import sys
from typing import Final

from bequest.server import running
from bequest.server.settings import Quotas, Settings

ANY: Final = 10**9


def main(port: int, database: str) -> None:
    """Serves until it is told to end."""
    quotas = Quotas(
        open_tables=ANY, guests_an_hour=ANY, requests_a_minute=ANY, messages_a_minute=ANY, sockets_of_an_address=ANY,
        imports_an_hour=ANY,
    )  # fmt: skip
    settings = Settings(port=port, database=database, quotas=quotas)
    running.prepare(settings)
    running.run(settings, socket.create_server(("127.0.0.1", port), backlog=1024), lambda: None)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
