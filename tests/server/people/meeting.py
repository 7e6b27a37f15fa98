"""People who meet at a server whose passwords cost little."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from sqlalchemy import func, select
from websockets.exceptions import ConnectionClosed

from bequest.server.settings import Hashing, Quotas
from bequest.server.storage.rows import Row, all_rows
from bequest.server.storage.schema import METADATA
from tests.server.serving import PATIENCE, Seat, Served, opened, sat, serving, started

CHEAP: Final = Hashing(rounds=1, memory_kib=8, lanes=1)
GENEROUS: Final = Quotas(guests_an_hour=10_000, sign_ins_an_hour=10_000, tries_of_a_name_an_hour=10_000)
PASSWORD: Final = "a horse with wings"


@pytest.fixture(scope="module", name="served")
def meeting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests of a module."""
    with house_at(tmp_path_factory.mktemp("house")) as served:
        yield served


def house_at(folder: Path, **settings: Any) -> Any:
    """A server that hashes quickly and counts little."""
    return serving(folder, **{"hashing": CHEAP, "quotas": GENEROUS, **settings})


def guest(served: Served, name: str = "") -> httpx.Client:
    """Somebody who has begun."""
    client = served.client()
    assert ok(client.post("/api/me", json={"name": name} if name else {}))
    return client


def kept(served: Served, name: str) -> httpx.Client:
    """Somebody with a name and password."""
    client = guest(served)
    assert ok(client.post("/api/me/password", json={"name": name, "password": PASSWORD}))
    return client


def ok(answer: httpx.Response) -> Any:
    """What an answer tells; there is one."""
    assert answer.status_code < 300, answer.text
    return answer.json() if answer.text else {"status": answer.status_code}


def problem(answer: httpx.Response) -> tuple[int, str]:
    """How something was refused."""
    return answer.status_code, answer.json()["message"]["id"]


def id_of(client: httpx.Client) -> str:
    """Who somebody is."""
    return str(ok(client.get("/api/me"))["id"])


def begun(anna: httpx.Client, ben: httpx.Client, **more: Any) -> dict[str, Any]:
    """A game of two that runs."""
    table = opened(anna, "gears", 2, **more)
    sat(ben, table, 2)
    started(anna, table)
    return table


def rows(served: Served, name: str) -> list[Row]:
    """Everything in a table of the database."""
    with served.house.database.engine.connect() as connection:
        return all_rows(connection, select(METADATA.tables[name]))


def count(served: Served, name: str) -> int:
    """How many rows there are."""
    with served.house.database.engine.connect() as connection:
        return int(connection.execute(select(func.count()).select_from(METADATA.tables[name])).scalar_one())


def closed_with(seat: Seat) -> int | None:
    """How the server closes a socket, after whatever it still tells."""
    try:
        while True:
            seat.socket.recv(PATIENCE)
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code
    finally:
        seat.close()
