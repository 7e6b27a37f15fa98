"""Writes the OpenAPI document of the server, from which the page's types are made.

Usage: python -m scripts.openapi FILE
"""

from __future__ import annotations

import sys
from pathlib import Path

from bequest.core.wire import to_json
from bequest.server.house import House
from bequest.server.settings import Settings
from bequest.server.web.app import application
from bequest.server.web.openapi import document


def main(file: Path) -> None:
    app = application(House(Settings(database="sqlite://"))).app
    file.write_bytes(to_json(document(app)))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
