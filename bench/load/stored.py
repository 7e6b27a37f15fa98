"""What tables cost at which nobody looks: the memory of many that are stored, and the time to read a long one."""

from __future__ import annotations

import shutil
import sqlite3
import time
from pathlib import Path
from statistics import median
from typing import Final

from bench.load import ours
from bench.load.crowd import Crowd
from bench.load.measuring import our_server
from bench.load.ours import Asking, Opened, OurBoard
from bench.load.process import Process

STORED: Final = 10_000
DECISIONS: Final = 300
LONG_TABLES: Final = 9
SLICE: Final = 0.2
REST_SECONDS: Final = 8.0
"""After which a server that was just started does nothing any more."""


def memory_of_stored(folder: Path, core: int, database: str) -> float:
    """Bytes of memory that so many stored tables add to a server without a table."""
    many = "many.db"
    shutil.copyfile(folder / database, folder / many)
    _multiply(folder / many)
    found: list[int] = []
    for name in ("none.db", many):
        server = our_server(folder, core, name)
        try:
            time.sleep(REST_SECONDS)
            found.append(server.memory())
        finally:
            server.stop()
    return float(found[1] - found[0])


def _multiply(file: Path) -> None:
    """Copies the tables of a database, with seats and logs, until there are enough."""
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("PRAGMA synchronous=OFF")
    connection.execute("BEGIN")
    (count,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    connection.execute(f"CREATE TEMP TABLE first AS SELECT id FROM tables LIMIT {STORED}")
    for copy in range(1, -(-STORED // count)):
        for table, key in (("tables", "id"), ("seats", "table"), ("entries", "table")):
            columns = [f'"{row[1]}"' for row in connection.execute(f"PRAGMA table_info({table})")]
            renamed = [f"{name} || '-{copy}'" if name in (f'"{key}"', '"invitation"') else name for name in columns]
            connection.execute(
                f"INSERT INTO {table} ({', '.join(columns)}) SELECT {', '.join(renamed)} FROM {table} "
                f'WHERE "{key}" IN (SELECT id FROM first)'
            )
    connection.execute("COMMIT")
    connection.close()


async def time_to_load(folder: Path, core: int) -> float:
    """The median of the seconds until a server that does not know a table of 300 decisions tells how it stands."""
    database = "long.db"
    server = our_server(folder, core, database)
    try:
        tables = await _played(server)
    finally:
        server.stop()
    server = our_server(folder, core, database)
    try:
        time.sleep(REST_SECONDS)  # a worker may keep stories that are due, on the same core
        ask = Asking(server.port)
        first, *rest = [_seconds(ask, table) for table in tables]  # the first one wakes the server up
        return median(rest or [first])
    finally:
        server.stop()


async def _played(server: Process) -> list[Opened]:
    """Tables with so many decisions, of all games in which there are as many."""
    crowd = Crowd()
    boards = [OurBoard(crowd, table) for table in ours.opened(server.port, LONG_TABLES)]
    await crowd.enter(server.port, boards)
    while any(not board.over and board.decisions < DECISIONS for board in boards):
        await crowd.as_fast_as_it_goes(SLICE)
    await crowd.drained()
    crowd.leave()
    return [board.table for board in boards if board.decisions >= DECISIONS]


def _seconds(ask: Asking, table: Opened) -> float:
    began = time.perf_counter()
    ask("GET", f"/api/tables/{table.id}/news?seat=1&since=1000000", Cookie=table.cookies[0])
    return time.perf_counter() - began
