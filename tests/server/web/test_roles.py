"""Who may do what: every route, asked by every role. A route that is missing here fails the test.

To add a route, add a row: its method and path as the application names it, and for each role of `roles.ROLES`, in that
order, what it gets: `ok` for any 2xx, or the status. `at` is the state of the table in the path, `body` what is sent.
409 means: not now.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Final

import pytest

from bequest.server.tables.table import FINISHED, LOBBY
from tests.server.people.meeting import PASSWORD
from tests.server.web.roles import SOCKET, Door, Row, World, door, made

ROWS: Final = [
    #      operator owner seated spectator stranger nobody program foreign
    # --- the house ---
    Row("GET /healthz", "ok ok ok ok ok ok ok ok"),
    Row("GET /api/openapi.json", "ok ok ok ok ok ok ok ok"),
    Row("GET /", "ok ok ok ok ok ok ok ok"),
    Row("GET /{path}", "ok ok ok ok ok ok ok ok"),
    Row("GET /assets/{path}", "404 404 404 404 404 404 404 404"),
    Row("GET /favicon.svg", "ok ok ok ok ok ok ok ok"),
    Row("GET /favicon.ico", "ok ok ok ok ok ok ok ok"),
    Row("GET /favicon-turn.svg", "ok ok ok ok ok ok ok ok"),
    Row("GET /api/games", "ok ok ok ok ok ok ok ok"),
    Row("GET /api/games/{game}/rules", "ok ok ok ok ok ok ok ok"),
    Row("GET /api/games/{game}/faces/{hash}", "ok ok ok ok ok ok ok ok"),
    Row("GET /api/tables/{table}/faces/{hash}", "ok ok ok ok 404 ok 403 403"),
    # --- oneself ---
    Row("GET /api/me", "ok ok ok ok ok ok 403 403"),
    Row("POST /api/me", "ok ok ok ok ok ok 403 403", body={}),
    Row("PATCH /api/me", "ok ok ok ok ok 401 403 403", body={"name": "Zoe"}),
    Row("DELETE /api/me", "ok ok ok ok ok 401 403 403"),
    Row("POST /api/me/password", "ok ok ok ok ok 401 403 403",
        body={"name": "Zoe", "password": PASSWORD, "old": PASSWORD}),
    Row("POST /api/me/recovery", "ok ok ok ok ok 401 403 403", body={"password": PASSWORD}),
    Row("POST /api/me/link", "ok ok ok ok ok 401 403 403", body={"password": PASSWORD}),
    Row("POST /api/sign-in", "ok ok ok ok ok ok 403 403", body={"name": "Other", "password": PASSWORD}),
    Row("POST /api/recover", "ok ok ok ok ok ok 403 403", body={"code": "{code}"}),
    Row("POST /api/return", "ok ok ok ok ok ok 403 403", body={"token": "{other_link}"}),
    Row("POST /api/sign-out", "ok ok ok ok ok 401 403 403"),
    Row("GET /api/me/devices", "ok ok ok ok ok 401 403 403"),
    Row("DELETE /api/me/devices", "ok ok ok ok ok 401 403 403"),
    Row("DELETE /api/me/devices/{device}", "404 404 ok 404 404 401 403 403"),
    # --- manners ---
    Row("GET /api/me/avoided", "ok ok ok ok ok 401 403 403"),
    Row("PUT /api/me/avoided/{person}", "ok ok ok ok ok 401 403 403", body={"how": "block"}),
    Row("DELETE /api/me/avoided/{person}", "ok ok ok ok ok 401 403 403"),
    Row("GET /api/me/tables", "ok ok ok ok ok 401 403 403"),
    Row("POST /api/tables/{table}/reports", "ok ok ok ok 404 401 403 403", body={"text": "rude"}),
    Row("GET /api/reports", "ok 403 403 403 403 401 403 403"),
    Row("DELETE /api/reports/{report}", "ok 403 403 403 403 401 403 403"),
    # --- the desk ---
    Row("GET /api/tables", "ok ok ok ok ok ok 403 403"),
    Row("POST /api/tables", "ok ok ok ok ok ok 403 403", body={"game": "gears", "players": 2}),
    Row("POST /api/invitations", "ok ok ok ok ok ok 403 403", body={"invitation": "{invitation}"}),
    Row("GET /api/tables/{table}", "ok ok ok ok 404 ok 403 403"),
    Row("GET /api/tables/{table}/deck", "ok ok ok ok 404 ok 403 403"),
    Row("POST /api/tables/{table}/deck/seen", "403 ok ok 403 404 401 403 403", at=LOBBY),
    Row("PATCH /api/tables/{table}", "ok ok 403 403 404 401 403 403", at=LOBBY, body={"name": "x"}),
    Row("PATCH /api/tables/{table}", "ok ok 403 403 404 401 403 403", body={"name": "x"}),
    Row("PATCH /api/tables/{table}", "409 409 403 403 404 401 403 403", body={"hints": "off"}),
    Row("DELETE /api/tables/{table}", "ok ok 403 403 404 401 403 403", at=LOBBY),
    Row("DELETE /api/tables/{table}", "409 409 403 403 404 401 403 403"),
    Row("POST /api/tables/{table}/seats/{seat}/sit", "ok ok ok ok 404 ok 403 403", at=LOBBY, seat=3),
    Row("POST /api/tables/{table}/seats/{seat}/sit", "409 409 409 409 404 409 403 403", seat=3),
    Row("POST /api/tables/{table}/seats/{seat}/leave", "403 ok ok 403 404 401 403 403", at=LOBBY),
    Row("POST /api/tables/{table}/seats/{seat}/leave", "403 ok ok 403 404 401 403 403"),
    Row("POST /api/tables/{table}/seats/{seat}/kick", "ok ok 403 403 404 401 403 403", at=LOBBY, seat=2),
    Row("POST /api/tables/{table}/seats/{seat}/kick", "409 409 403 403 404 401 403 403", seat=2),
    Row("PATCH /api/tables/{table}/seats/{seat}", "409 409 409 403 404 401 403 403", body={"colour": "red"}),
    Row("PATCH /api/tables/{table}/seats/{seat}", "ok ok ok 403 404 401 403 403", at=LOBBY, body={"colour": "red"}),
    Row("PATCH /api/tables/{table}/seats/{seat}", "ok ok 403 403 404 401 403 403", at=LOBBY, seat=3,
        body={"level": "steady"}),
    Row("PUT /api/tables/{table}/seats", "ok ok 403 403 404 401 403 403", at=LOBBY, body={"seats": [2, 1, 3]}),
    Row("POST /api/tables/{table}/start", "ok ok 403 403 404 401 403 403", at=LOBBY),
    Row("PUT /api/tables/{table}/seats", "409 409 403 403 404 401 403 403", body={"seats": [2, 1, 3]}),
    Row("POST /api/tables/{table}/start", "409 409 403 403 404 401 403 403"),
    # --- play ---
    Row("GET /api/tables/{table}/news", "403 ok ok 403 404 401 ok 404", query="?seat={seat}"),
    Row("GET /api/tables/{table}/news", "ok ok ok ok 404 ok 404 404", query="?seat=0"),
    Row("GET /api/tables/{table}/news", "ok ok ok ok 404 ok 404 404", at=FINISHED, query="?seat=1"),
    Row("GET /api/tables/{table}/story", "403 ok ok 403 404 401 ok 404", query="?seat={seat}"),
    Row("GET /api/tables/{table}/story", "ok ok ok ok 404 ok 404 404", query="?seat=0"),
    Row("GET /api/tables/{table}/story", "ok ok ok ok 404 ok 404 404", at=FINISHED, query="?seat=1"),
    Row("GET /api/tables/{table}/at/{move}", "403 ok ok 403 404 401 ok 404", query="?seat={seat}"),
    Row("GET /api/tables/{table}/at/{move}", "ok ok ok ok 404 ok 404 404", query="?seat=0"),
    Row("GET /api/tables/{table}/at/{move}", "ok ok ok ok 404 ok 404 404", at=FINISHED, query="?seat=1"),
    Row("POST /api/tables/{table}/seats/{seat}/offers", "403 ok ok 403 404 401 ok 404", body={"steps": []}),
    Row("POST /api/tables/{table}/seats/{seat}/moves", "403 409 409 403 404 401 409 404",
        body={"token": "token-of-mine", "asked_at": -1, "steps": ["x"]}),
    Row("POST /api/tables/{table}/seats/{seat}/undo", "403 409 409 403 404 401 409 404",
        body={"token": "token-of-mine"}),
    Row("POST /api/tables/{table}/seats/{seat}/proposal", "403 ok ok 403 404 401 403 403", body={"what": "pause"}),
    Row("POST /api/tables/{table}/seats/{seat}/agree", "403 409 409 403 404 401 403 403"),
    Row("POST /api/tables/{table}/seats/{seat}/decline", "403 409 409 403 404 401 403 403"),
    Row("POST /api/tables/{table}/seats/{seat}/resign", "403 ok ok 403 404 401 403 403"),
    Row("POST /api/tables/{table}/seats/{seat}/return", "403 409 409 403 404 401 403 403"),
    Row("POST /api/tables/{table}/seats/{seat}/hint", "403 409 409 403 404 401 403 403", at=LOBBY),
    # --- what was played ---
    Row("GET /api/tables/{table}/record", "409 409 409 409 404 409 403 403"),
    Row("GET /api/tables/{table}/record", "ok ok ok ok 404 ok 403 403", at=FINISHED),
    Row("POST /api/records", "400 400 400 400 400 400 403 403", body={"record": "no record"}),
    Row("POST /api/positions", "ok ok ok ok ok ok 403 403", body={"position": "{{}}", "game": "gears"}),
    Row("POST /api/tables/{table}/fork", "403 ok 403 403 404 401 403 403", body={"seat": 1}),
    Row("POST /api/tables/{table}/fork", "ok ok ok ok 404 ok 403 403", at=FINISHED, body={"move": 0, "seat": 1}),
    Row("POST /api/tables/{table}/rematch", "409 409 409 409 404 401 403 403"),
    Row("POST /api/tables/{table}/rematch", "403 ok ok 403 404 401 403 403", at=FINISHED),
    # --- talk ---
    Row("GET /api/tables/{table}/chat", "ok ok ok ok 404 ok ok 404"),
    Row("POST /api/tables/{table}/chat", "403 ok ok 403 404 401 403 403", body={"text": "hello"}),
    Row("GET /api/tables/{table}/note", "ok ok ok ok 404 401 403 403"),
    Row("POST /api/tables/{table}/note", "ok ok ok ok 404 401 403 403", body={"text": "mine"}),
    # --- programs ---
    Row("GET /api/tables/{table}/seats/{seat}/tokens", "403 ok ok 403 404 401 403 403"),
    Row("POST /api/tables/{table}/seats/{seat}/tokens", "403 ok ok 403 404 401 403 403", body={"name": "new"}),
    Row("POST /api/tables/{table}/seats/{seat}/tokens", "403 409 409 403 404 401 403 403", at=LOBBY,
        body={"name": "new"}),
    Row("DELETE /api/tables/{table}/seats/{seat}/tokens/{program}", "403 403 ok 403 404 401 403 403", seat=2),
    # --- sockets ---
    Row(SOCKET, "403 ok ok 403 404 401 ok 404"),
    Row(SOCKET, "403 ok ok 403 404 401 404 404", at=LOBBY),
    Row(SOCKET, "ok ok ok ok 404 ok 404 404", at=FINISHED),
]  # fmt: skip


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> World:
    return asyncio.run(made(tmp_path_factory.mktemp("world")))


@pytest.fixture(scope="module")
def entrance(world: World, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    with door(world, tmp_path_factory.mktemp("door")) as found:
        yield found


def test_no_route_is_without_its_row(entrance: Door) -> None:
    assert {row.route for row in ROWS} == entrance.routes()


@pytest.mark.parametrize("row", ROWS, ids=[f"{row.route} {row.at}" for row in ROWS])
def test_everybody_gets_what_is_theirs(row: Row, entrance: Door) -> None:
    assert entrance.answers(row) == row.expected()
