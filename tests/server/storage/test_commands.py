"""The commands on the command line: what they say, and their exit codes."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import update

from bequest.cli.app import app
from bequest.server.places import default_database
from bequest.server.storage.address import address, file_of
from bequest.server.storage.database import opened
from bequest.server.storage.schema import tables
from tests.server.storage.conftest import NewDatabase
from tests.server.storage.venue import venue


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as ended:
        app(list(arguments))
    code = ended.value.code
    return code if isinstance(code, int) else 0


def played(url: str) -> str:
    async def play() -> str:
        async with venue(url) as here:
            id = await here.table()
            await here.moves(id, 4, random.Random(1))
            return id

    return asyncio.run(play())


def test_backup_restore_and_verify(new_sqlite: NewDatabase, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = new_sqlite()
    id = played(url)
    file, other = str(tmp_path / "backup.db"), str(tmp_path / "other.db")
    assert run("verify", "--database", url) == 0
    assert run("backup", file, "--database", url) == 0
    assert run("backup", file, "--database", url) == 2
    assert run("restore", file, "--database", other) == 0
    assert run("--lang", "fr", "verify", "--database", other) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "1 table, 5 entries: all is as the logs say"
    assert said[1].endswith(f"rows written to {file}")
    assert said[3] == "1 table, 5 entrées\u00a0: tout est conforme aux journaux"

    engine = opened(f"sqlite:///{other}")
    with engine.begin() as connection:
        connection.execute(update(tables).values(sequence=7))
    engine.dispose()
    assert run("verify", "--database", other) == 1
    said = capsys.readouterr().out.splitlines()
    assert said == [f"{id}: sequence is kept as 7, but is 5", "1 table, 5 entries: 1 difference"]


def test_a_file_or_an_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert file_of(address("my games.db")) == tmp_path / "my games.db"
    assert address("postgresql+psycopg://me@here/x") == "postgresql+psycopg://me@here/x"
    assert file_of("postgresql+psycopg://me@here/x") is None
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    found = file_of(default_database())
    assert found is not None
    assert found.parent.parent == tmp_path or found.is_absolute()
    assert run("verify") == 2
