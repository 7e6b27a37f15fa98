"""The database of a server: opened, brought up to date, read in threads and written by one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.pool import QueuePool

from bequest.server.storage.writer import Writer

READERS: Final = 2
BUSY_SECONDS: Final = 20
"""How long SQLite waits for another process that writes, such as a backup."""

T = TypeVar("T")


def opened(url: str) -> Engine:
    """An engine for the database of an address, `sqlite:///file` or `postgresql+psycopg://…`.

    Errors do not tell what was asked for: they are logged, and it may be a secret.
    """
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return create_engine(parsed, pool_size=READERS + 1, pool_pre_ping=True, hide_parameters=True)
    if parsed.database and parsed.database != ":memory:":
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    arguments = {"check_same_thread": False, "timeout": BUSY_SECONDS}
    engine = create_engine(
        parsed, connect_args=arguments, poolclass=QueuePool, pool_size=READERS + 1, hide_parameters=True
    )
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    """A commit is on the disk when it returns; readers never wait for the writer."""
    connection.isolation_level = None  # we say ourselves where a transaction begins
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def at_one_moment(engine: Engine) -> Connection:
    """A connection that sees all as it is when it first reads, whatever is written meanwhile."""
    connection = engine.connect()
    if engine.dialect.name != "sqlite":
        connection = connection.execution_options(isolation_level="REPEATABLE READ")
    return connection


def migrations(url: str) -> Config:
    """Alembic's view of the database."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    return config


def migrate(url: str, revision: str = "head") -> None:
    """Brings the rows of a database to the form that this version knows, or to an older one; a new one is made."""
    command.upgrade(migrations(url), revision)


class Database:
    """A database at work: reads in threads of their own, so that nobody waits for a disk, and one writer."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = opened(url)
        self.writer = Writer(self.engine)
        self._readers = ThreadPoolExecutor(READERS, "reader")

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """What a question to the database gives."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._asked, ask)

    def _asked(self, ask: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return ask(connection)

    def close(self) -> None:
        """Writes what waits, and lets go of the file."""
        self.writer.close()
        self._readers.shutdown()
        self.engine.dispose()
