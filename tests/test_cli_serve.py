"""`bequest serve` from its start to its end, and what it refuses."""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bequest.core.words import words
from bequest.server import network, running
from bequest.server.errors import Refused
from bequest.server.settings import Settings
from bequest.server.web.front import front

PATIENCE = 60


@contextmanager
def command(folder: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The command in a bare folder, with nothing of the user's."""
    environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"), "BEQUEST_LANG": "en"}
    whole = [sys.executable, "-m", "bequest", "serve", *arguments]
    with subprocess.Popen(
        whole, cwd=folder, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def port_of(process: subprocess.Popen[str]) -> tuple[int, list[str]]:
    """Where it listens, once it says so; and what it has said."""
    assert process.stdout is not None
    said: list[str] = []
    for line in process.stdout:
        said.append(line)
        found = re.match(r"The server is at http://localhost:(\d+) ", line)
        if found:
            return int(found[1]), said
    raise AssertionError(said)


def test_a_server_from_its_start_to_its_end(tmp_path: Path) -> None:
    with network.bound("127.0.0.1", 0) as taken:
        wanted = taken.getsockname()[1]
        with command(tmp_path, "--port", str(wanted), "--no-open") as process:
            port, said = port_of(process)
            assert port > wanted
            assert said[0] == f"Port {wanted} is taken, so it is {port}.\n"
            assert (tmp_path / "data" / "bequest" / "server.db").exists()
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
            connection.request("GET", "/healthz")
            assert json.loads(connection.getresponse().read()) == {"status": "ok"}
            connection.close()
            address = f"ws://127.0.0.1:{port}/api/socket"
            with connect(address, additional_headers={"Bequest-Client": "tests"}, proxy=None) as line:
                process.send_signal(signal.SIGTERM)
                with pytest.raises(ConnectionClosed) as closed:
                    line.recv(PATIENCE)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
            out, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert out.endswith("The server has ended; all that was played is kept.\n")
    events = [json.loads(line)["event"] for line in errors.splitlines() if line.startswith("{")]
    assert events[0] == "serving"
    assert events[-2:] == ["stopping", "stopped"]


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'server.db'}")
    with running.alone(settings):
        with pytest.raises(Refused) as refused, running.alone(settings):
            pass
        assert refused.value.message.id == "server-in-use"
    with running.alone(settings):
        pass


@pytest.mark.parametrize(
    ("database", "id"),
    [
        ("no address", "server-bad-database"), ("oracle+nothing://x/y", "server-unknown-database"),
        ("sqlite:////proc/no/such/place.db", "server-no-database"),
    ],
)  # fmt: skip
def test_a_database_that_can_not_be(database: str, id: str) -> None:
    with pytest.raises(Refused) as refused:
        running.prepare(Settings(database=database))
    assert refused.value.message.id == id
    assert "\n" not in str(refused.value.message)


def test_a_password_in_an_address_is_not_told() -> None:
    with pytest.raises(Refused) as refused:
        running.prepare(Settings(database="oracle+nothing://me:secret@host/name"))
    assert "secret" not in str(refused.value.message)


def test_where_a_server_listens_and_what_it_is_called() -> None:
    with pytest.raises(Refused) as refused:
        network.bound("203.0.113.9", 8400)
    assert refused.value.message.id == "server-cant-listen"
    with network.bound("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with network.bound("127.0.0.1", port) as second:
            assert second.getsockname()[1] > port
    assert network.names_at("192.168.1.5") == ("192.168.1.5",)
    assert network.names_at("fd00::1") == ("[fd00::1]",)
    assert socket.gethostname().lower() in network.names_at("0.0.0.0")
    assert network.reached_at("192.168.1.5", 8400) == "http://192.168.1.5:8400"


def test_outside_addresses_and_proxies_are_checked() -> None:
    assert network.checked_outside("https://games.example/") == "https://games.example"
    assert network.checked_proxy("::1") == "::1"
    for wrong in ("games.example", "https://games.example/path", "ftp://games.example", "https://x/?y"):
        with pytest.raises(Refused):
            network.checked_outside(wrong)
    with pytest.raises(Refused):
        network.checked_proxy("proxy.example")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_is_plain_and_says_how_to_join(language: str) -> None:
    text = front(words(language), "http://x/<script>")
    assert f'<html lang="{language}">' in text
    assert "bequest join" in text
    assert "<script" not in text
    assert "style" not in text
