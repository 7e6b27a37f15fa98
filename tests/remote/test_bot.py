"""The example bot of the docs plays: it is what programs begin with."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bequest.remote.tables import RemoteTable, named, opened
from bequest.server.wire import NewTable
from tests.remote.people import begun, somebody
from tests.server.serving import serving

BOT = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


def test_the_example_bot_plays_a_game_to_its_end(tmp_path: Path) -> None:
    """Against a bot of the server, in the shortest of the games."""
    with serving(tmp_path) as server:
        table, _ = begun(server.url, tmp_path, NewTable("gears", 2, bots=["random"], options={"fate": "none"}))
        token = table.let(1, "example").token
        environment = {**os.environ, "BEQUEST_TOKEN": token}
        command = [sys.executable, str(BOT), server.url, table.id, "1"]
        ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
        assert ran.returncode == 0, ran.stderr
        assert '"over": true' in ran.stdout
        assert table.info().state == "finished"


def test_the_bot_is_about_forty_lines() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 52


@pytest.mark.parametrize("seat", [1, 2])
def test_a_token_is_for_one_seat(seat: int, tmp_path: Path) -> None:
    """A program with it is no person: it can't sit down, nor look through another seat."""
    from bequest.remote.errors import RemoteProblem
    from bequest.remote.server import Server

    with serving(tmp_path) as server:
        table, _ = begun(server.url, tmp_path, NewTable("gears", 2))
        token = table.let(1, "example").token
        program = RemoteTable(Server(server.url, token=token), table.id)
        if seat == 1:
            assert program.news(1).seat == 1
        else:
            with pytest.raises(RemoteProblem):
                program.news(2)
            with pytest.raises(RemoteProblem):
                opened(program.server, NewTable("gears", 2))
            with pytest.raises(RemoteProblem):
                named(program.server, "Robot")
            assert somebody(server.url, tmp_path, "owner").ask("GET", "/api/me")
