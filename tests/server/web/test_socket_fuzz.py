"""Whatever is sent over a socket, the server answers in words or hangs up, and goes on for everybody else."""

from __future__ import annotations

import json
import logging
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bequest.server.logs import LOGGER
from tests.server.serving import HEADERS, Seat, Served, cookies_of, opened, serving, started
from tests.sweeps import amount

VALUES: list[Any] = [None, True, -1, 0, 1, 2**70, 1.5, "", "x" * 70, [], {}, [[]], {"a": {}}, "amount 1", "é\u0000"]
KEYS = ["do", "table", "seat", "since", "invitation", "token", "asked_at", "steps", "ask", "text", "more"]
KINDS = ["enter", "move", "undo", "look", "say", "none"]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("fuzz")) as found:
        yield found


def some_message(rng: random.Random, table: str) -> str | bytes:
    """A message that is wrong in some way, or perhaps not."""
    kind = rng.randrange(6)
    if kind == 0:
        return rng.randbytes(rng.randrange(60))
    if kind == 1:
        return "[" * rng.randrange(5000)
    content = {key: rng.choice(VALUES) for key in rng.sample(KEYS, rng.randrange(len(KEYS)))}
    content["do"] = rng.choice(KINDS)
    if rng.random() < 0.5:
        content |= {"table": table, "seat": rng.choice([0, 1, 2, 9, -1])}
    if rng.random() < 0.5:
        content |= {"token": "token-fuzz", "asked_at": rng.randrange(5), "steps": [rng.choice(["amount 1", "x", ""])]}
    text = json.dumps(content)
    return text[: rng.randrange(len(text))] if kind == 2 else text


def test_nothing_that_is_sent_breaks_it(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    rng = random.Random(16)
    caplog.set_level(logging.ERROR, LOGGER.name)
    with served.client() as anna:
        table = opened(anna, "crecy", 2, bots=["random"])
        started(anna, table)
        headers = {**HEADERS, "Cookie": cookies_of(anna)}
        for _ in range(amount(60, 8)):
            with connect(f"ws://127.0.0.1:{served.port}/api/socket", additional_headers=headers) as socket:
                with suppress(ConnectionClosed):
                    for _ in range(40):
                        socket.send(some_message(rng, table["id"]))
                socket.send(json.dumps({"do": "look", "ask": "last"})) if socket.close_code is None else None
                with suppress(ConnectionClosed):
                    while json.loads(socket.recv(10)).get("ask") != "last":
                        pass
        seat = Seat(served, anna, table["id"], 1)
        assert seat.until("news")["seat"] == 1
        seat.close()
    assert [record.getMessage() for record in caplog.records] == []


def test_a_message_that_is_too_large_ends_the_visit(served: Served) -> None:
    with connect(f"ws://127.0.0.1:{served.port}/api/socket", additional_headers=HEADERS) as socket:
        socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed):
            socket.recv(10)
        assert socket.close_code == 4413


def test_too_many_messages_end_the_visit(served: Served) -> None:
    with connect(f"ws://127.0.0.1:{served.port}/api/socket", additional_headers=HEADERS) as socket:
        with suppress(ConnectionClosed):
            for _ in range(served.house.settings.quotas.messages_a_minute + 20):
                socket.send('{"do":"look"}')
            while True:
                socket.recv(10)
        assert socket.close_code == 4429


def test_before_entering_a_table_nothing_can_be_done(served: Served) -> None:
    with connect(f"ws://127.0.0.1:{served.port}/api/socket", additional_headers=HEADERS) as socket:
        socket.send(json.dumps({"do": "move", "token": "token-first", "asked_at": 0, "steps": ["amount 1"]}))
        told = json.loads(socket.recv(10))
        assert (told["tell"], told["ask"], told["message"]["id"]) == ("refused", "token-first", "server-enter-first")
