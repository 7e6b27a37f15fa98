"""Backups: all rows of a database, as they were at one moment, in a SQLite file.

Rows are copied from one read transaction, so a server may go on writing meanwhile, and from either kind of database to
either. The file has the form of the database that it was made from: an older one is brought up to date when it is
restored. It is itself a database, which `--database` takes.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.parse import quote

from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, MetaData, Table, create_engine, func, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from bequest.core.words import message
from bequest.server.errors import Conflict, NotFound, Refused
from bequest.server.storage.address import file_of
from bequest.server.storage.database import at_one_moment, migrate, migrations, opened

VERSIONS: Final = "alembic_version"
AT_ONCE: Final = 200
"""So many rows are copied at a time; one may have 100 kB."""
OTHERS: Final = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
"""Who else works with a database of PostgreSQL."""
Progress = Callable[[int], None]


def backed_up(url: str, file: Path, replace: bool = False, progress: Progress = lambda done: None) -> int:
    """Writes all rows of a database to a file, whole or not at all; how many these are."""
    if os.path.lexists(file) and not replace:
        raise Conflict(message("command-backup-exists", file=str(file)))
    with reading(url) as source:
        return _written(source, file, progress)


def restored(file: Path, url: str, replace: bool = False, progress: Progress = lambda done: None) -> int:
    """Brings the rows of a backup into a database, in the form of this version; how many these are.

    Refused if something is kept there, unless told otherwise, and in any case while a server works with it.
    """
    target = file_of(url)
    if not file.is_file():
        raise NotFound(message("command-backup-missing", file=str(file)))
    with _looking(create_engine(f"sqlite:///file:{quote(str(file.absolute()))}?mode=ro&uri=true")) as source:
        if target is not None:
            if target.exists():
                _check_free(url, replace)
            count = _written(source, target, progress)
        else:
            _check_free(url, replace)
            _emptied(url)
            count = _copied(source, url, progress)
    migrate(url)
    return count


def rows_in(url: str) -> int:
    """How many rows a database has."""
    with reading(url) as source:
        return sum(source.execute(select(func.count()).select_from(table)).scalar_one() for table in _tables(source))


# --- reading ---


@contextmanager
def reading(url: str) -> Iterator[Connection]:
    """A database of ours at one moment."""
    file = file_of(url)
    if file is not None and not file.is_file():
        raise NotFound(message("command-database-missing", file=str(file)))
    with _looking(opened(url)) as connection:
        yield connection


@contextmanager
def _looking(engine: Engine) -> Iterator[Connection]:
    with _telling(engine), at_one_moment(engine) as connection:
        if _revision(connection) not in _revisions():
            raise Refused(message("command-database-other", url=_shown(engine)))
        yield connection


@contextmanager
def _telling(engine: Engine) -> Iterator[Engine]:
    """An engine that is not needed any more afterwards; what goes wrong is told."""
    try:
        yield engine
    except SQLAlchemyError as error:
        problem = str(getattr(error, "orig", None) or error)
        raise Refused(message("command-database-trouble", url=_shown(engine), problem=problem)) from error
    finally:
        engine.dispose()


def _shown(engine: Engine) -> str:
    """An address without its password."""
    return engine.url.render_as_string()


def _revision(connection: Connection) -> str | None:
    """Which form a database has; None if it is none of ours."""
    if not inspect(connection).has_table(VERSIONS):
        return None
    return connection.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalar()


def _revisions() -> set[str]:
    """The forms that this version of the program knows."""
    return {script.revision for script in ScriptDirectory.from_config(migrations("")).walk_revisions()}


def _tables(connection: Connection) -> list[Table]:
    """The tables that there are, each after those that it refers to."""
    metadata = MetaData()
    metadata.reflect(bind=connection)
    return [table for table in metadata.sorted_tables if table.name != VERSIONS]


# --- writing ---


def _written(source: Connection, file: Path, progress: Progress) -> int:
    """Copies all rows to a new file beside, which then takes the place of the old one."""
    beside = file.with_name(f".{file.name}-{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        count = _copied(source, f"sqlite:///{beside.absolute()}", progress)
        _settled(beside)
        for rest in (f"{file}-wal", f"{file}-shm"):  # of what was there before
            Path(rest).unlink(missing_ok=True)
        beside.replace(file)
    except OSError as error:
        problem = error.strerror or str(error)
        raise Refused(message("command-database-trouble", url=str(file), problem=problem)) from error
    finally:
        for rest in ("", "-wal", "-shm", "-journal"):
            with suppress(OSError):
                Path(f"{beside}{rest}").unlink(missing_ok=True)
    return count


def _settled(file: Path) -> None:
    """One file on the disk, without what SQLite keeps beside it."""
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA journal_mode=DELETE")
    connection.close()
    with file.open("rb+") as opened_file:
        os.fsync(opened_file.fileno())


def _copied(source: Connection, url: str, progress: Progress) -> int:
    """Copies all rows to an empty database, which gets the form of the other; how many these are."""
    migrate(url, _revision(source) or "base")
    count = 0
    with _telling(opened(url)) as engine, engine.begin() as target:
        there = {table.name: table for table in _tables(target)}
        for table in _tables(source):
            rows = source.execution_options(yield_per=AT_ONCE).execute(select(table))
            for some in rows.mappings().partitions(AT_ONCE):
                target.execute(insert(there[table.name]), [dict(row) for row in some])
                count += len(some)
                progress(len(some))
    return count


def _check_free(url: str, replace: bool) -> None:
    """Refuses a database that something is kept in, unless it may be replaced, or that somebody works with."""
    with _telling(opened(url)) as engine, engine.connect() as connection:
        tables = _tables(connection)
        if not replace and any(connection.execute(select(table).limit(1)).first() for table in tables):
            raise Conflict(message("command-restore-exists", url=_shown(engine)))
        busy = engine.dialect.name == "postgresql" and bool(connection.execute(text(OTHERS)).scalar())
    file = file_of(url)
    if busy or (file is not None and not _alone(file)):
        raise Conflict(message("command-restore-busy", url=_shown(engine)))


def _alone(file: Path) -> bool:
    """Whether nobody else has a SQLite file open, as a server has all the time."""
    connection = sqlite3.connect(file, timeout=0.0, isolation_level=None)
    try:
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("ROLLBACK")
    except sqlite3.OperationalError:
        return False
    finally:
        connection.close()
    return True


def _emptied(url: str) -> None:
    """Removes all tables of a database."""
    with _telling(opened(url)) as engine, engine.begin() as connection:
        metadata = MetaData()
        metadata.reflect(bind=connection)
        metadata.drop_all(connection)
