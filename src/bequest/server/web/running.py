"""The web server under the application, set so that many sockets cost little."""

from __future__ import annotations

from typing import Final

import uvicorn

from bequest.server.house import House
from bequest.server.web.app import application

LEAVE_SECONDS: Final = 5
"""How long a server that ends waits for those who still read."""


def web_server(house: House) -> uvicorn.Server:
    """A server for a house, to be run where the settings say.

    Messages are not compressed: that would keep a window of 190 kB for each socket that was ever told something.
    """
    settings = house.settings
    config = uvicorn.Config(
        application(house), settings.host, settings.port, ws="websockets-sansio", ws_per_message_deflate=False,
        ws_max_size=settings.quotas.message_bytes, log_level="warning", access_log=False, server_header=False,
        date_header=False, proxy_headers=False, timeout_graceful_shutdown=LEAVE_SECONDS,
    )  # fmt: skip
    return uvicorn.Server(config)
