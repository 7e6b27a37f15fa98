"""What is logged names nobody and holds no secret: not in a request that works, nor in one that fails."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from io import StringIO

import pytest
from sqlalchemy import select, text
from sqlalchemy.exc import OperationalError

from bequest.server import logs
from bequest.server.desk import Desk
from bequest.server.storage.schema import tables
from tests.server.people.meeting import PASSWORD, begun, guest, kept, ok
from tests.server.serving import Seat, Served, opened, sat


@pytest.fixture
def log() -> Iterator[StringIO]:
    """All that anybody logs, the web server's own lines included."""
    out = StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(logs.Lines())
    loggers = [logging.getLogger(name) for name in ("", "bequest", "uvicorn", "uvicorn.error", "uvicorn.access")]
    before = [(logger.level, logger.propagate) for logger in loggers]
    for logger in loggers:
        logger.setLevel(logging.INFO)
        logger.addHandler(handler)
    yield out
    for logger, (level, propagate) in zip(loggers, before, strict=True):
        logger.removeHandler(handler)
        logger.setLevel(level)
        logger.propagate = propagate


def test_no_secret_name_or_word_is_logged(served: Served, log: StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = kept(served, "Annabel Lee"), guest(served, "Benedict")
    proof = {"password": PASSWORD}
    code, token = (
        ok(anna.post("/api/me/recovery", json=proof))["code"],
        ok(anna.post("/api/me/link", json=proof))["token"],
    )
    table = begun(anna, ben, name="an evening of ours")
    program = ok(anna.post(f"/api/tables/{table['id']}/seats/1/tokens", json={"name": "x"}))["token"]
    waiting = opened(anna, "gears", 2)
    ok(served.client().post("/api/invitations", json={"invitation": waiting["invitation"]}))
    sat(guest(served), waiting, 2)
    ok(anna.post(f"/api/tables/{table['id']}/chat", json={"text": "a whisper"}))
    ok(anna.post(f"/api/tables/{table['id']}/note", json={"text": "a thought"}))
    ok(anna.post(f"/api/tables/{table['id']}/reports", json={"text": "a complaint"}))
    for path, body in (
        ("/api/sign-in", {"name": "Annabel Lee", "password": PASSWORD}),
        ("/api/sign-in", {"name": "Annabel Lee", "password": "a wrong guess"}),
        ("/api/recover", {"code": code}),
        ("/api/return", {"token": token}),
        ("/api/return", {"token": "not a token of anybody"}),
        ("/api/invitations", {"invitation": "no invitation of anybody"}),
        ("/api/invitations", {"invitation": waiting["invitation"], "wrong": waiting["invitation"]}),
    ):
        served.client().post(path, json=body)
    seat = Seat(served, served.client(), waiting["id"], 0, invitation=waiting["invitation"])
    seat.until("table")
    seat.send(do="say", text="a cry")
    seat.until("refused")
    seat.close()
    served.client().get(f"/api/tables/{waiting['id']}", headers={"Bequest-Invitation": waiting["invitation"]})
    served.client().get("/api/me", headers={"Authorization": f"Bearer {program}x"})

    async def broken(self: Desk, *_: object) -> None:
        def ask(connection: object) -> None:
            wrong = select(text("nothing")).where(tables.c.invitation == waiting["invitation"])
            connection.execute(wrong)  # type: ignore[attr-defined]

        await served.house.database.read(ask)

    monkeypatch.setattr(Desk, "invited", broken)
    failed = served.client().post("/api/invitations", json={"invitation": waiting["invitation"]})
    assert failed.status_code == 500

    written = log.getvalue()
    assert OperationalError.__name__ in written  # the log does hear of what goes wrong
    secrets = [
        PASSWORD, code, code.replace("-", ""), token, program, waiting["invitation"], table["invitation"],
        *anna.cookies.values(), *ben.cookies.values(), "a wrong guess", "not a token of anybody",
        "no invitation of anybody",
    ]  # fmt: skip
    words = ["Annabel", "Benedict", "an evening of ours", "a whisper", "a thought", "a complaint", "a cry"]
    assert [secret for secret in (*secrets, *words) if secret in written] == []
    assert [secret for secret in secrets if secret in failed.text] == []


def test_a_record_is_one_line_of_json(log: StringIO) -> None:
    logs.event("something", number=1)
    logs.problem("else", ValueError("two\nlines"))
    lines = log.getvalue().splitlines()
    assert {json.loads(line)["event"] for line in lines} == {"something", "else"}
    assert {json.loads(line).get("problem") for line in lines} == {None, "ValueError: two\nlines"}
