"""`bequest operator`: the one way to become an operator."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bequest.cli.app import app
from bequest.server.people.sessions import LOOKED_UP_AGAIN
from bequest.server.places import default_database
from tests.server.people.meeting import guest, house_at, kept, ok
from tests.server.serving import Clocked


def bequest(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


def test_an_operator_is_made_and_unmade_while_the_server_runs(tmp_path: Path) -> None:
    clock = Clocked()
    with house_at(tmp_path, clock=clock) as served:
        boss, namesake = kept(served, "Boss"), guest(served, "Bossy")
        database = served.house.settings.database
        made = bequest("operator", "boss", "--database", database)
        assert (made.exit_code, made.stdout) == (
            0, "boss is an operator now; a server that runs knows it within a minute.\n",
        )  # fmt: skip
        clock.at += LOOKED_UP_AGAIN
        assert ok(boss.get("/api/me"))["operator"]
        assert "operator" not in ok(namesake.get("/api/me"))
        unmade = bequest("operator", "Boss", "--no-longer", "--database", database)
        assert unmade.exit_code == 0
        assert "no operator any more" in unmade.stdout
        clock.at += LOOKED_UP_AGAIN
        assert "operator" not in ok(boss.get("/api/me"))
        assert boss.get("/api/reports").status_code == 403
        for name in ("Bossy", "Nobody", "\u200b"):
            refused = bequest("operator", name, "--database", database)
            assert refused.exit_code == 2
            assert "Nobody signs in as" in refused.output


def test_a_database_that_there_is_not_is_not_made(tmp_path: Path) -> None:
    file = tmp_path / "none.db"
    refused = bequest("operator", "Anna", "--database", f"sqlite:///{file}")
    assert refused.exit_code == 2
    assert "There is no database" in refused.output
    assert not file.exists()


def test_it_is_the_database_of_the_server_that_runs_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    refused = bequest("operator", "Anna")
    assert refused.exit_code == 2
    assert default_database() in "".join(refused.output.split("\n"))


def test_nobody_becomes_an_operator_over_the_web(tmp_path: Path) -> None:
    with house_at(tmp_path) as served:
        anna = kept(served, "Anna")
        assert anna.patch("/api/me", json={"operator": True}).status_code == 400
        assert "operator" not in ok(anna.get("/api/me"))
