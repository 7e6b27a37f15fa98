"""The guard: which hosts and pages may call, and what every answer says."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from bequest.server.house import House
from bequest.server.settings import Quotas, Settings
from bequest.server.storage.database import migrate
from bequest.server.web.app import application
from bequest.server.web.guard import HEADERS, STRICT_TRANSPORT
from tests.server.people.meeting import CHEAP, guest, id_of, ok, problem
from tests.server.serving import HEADERS as CLIENT
from tests.server.serving import Served, opened

WRONG_HOST, WRONG_ORIGIN, NO_ORIGIN = "server-wrong-host", "server-wrong-origin", "server-no-origin"
OUTSIDE = "https://games.example"


@contextmanager
def calling(folder: Path, caller: str = "192.0.2.7", **more: Any) -> Iterator[Any]:
    """Asks an application without a web server; the caller's address is given."""
    settings = Settings(database=f"sqlite:///{folder / 'bequest.db'}", hashing=CHEAP, **more)
    migrate(settings.database)
    loop = asyncio.new_event_loop()

    async def made() -> tuple[House, Any]:
        house = House(settings)
        return house, application(house)

    house, app = loop.run_until_complete(made())

    def ask(method: str, path: str, address: str = caller, **told: Any) -> httpx.Response:
        async def asked() -> httpx.Response:
            transport = httpx.ASGITransport(app, client=(address, 4711))
            base = settings.outside or f"http://localhost:{settings.port}"
            async with httpx.AsyncClient(transport=transport, base_url=base) as client:
                return await client.request(method, path, **told)

        return loop.run_until_complete(asked())

    try:
        yield ask
    finally:
        loop.run_until_complete(house.close())
        loop.close()


def origin_of(served: Served) -> str:
    return f"http://localhost:{served.port}"


# --- hosts ---


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]", "LOCALHOST"])
def test_our_own_names_are_answered(host: str, served: Served) -> None:
    answer = served.client().get("/healthz", headers={"Host": f"{host}:{served.port}"})
    assert ok(answer) == {"status": "ok"}


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:{port}", "localhost.evil.example", "localhost:1", "", "*"]
)
@pytest.mark.parametrize("path", ["/healthz", "/api/me", "/nothing"])
def test_other_names_are_refused_whatever_is_asked(host: str, path: str, served: Served) -> None:
    headers = {"Host": host.format(port=served.port), "Origin": origin_of(served)}
    assert problem(served.client().get(path, headers=headers)) == (403, WRONG_HOST)


def test_two_hosts_or_origins_are_refused(tmp_path: Path) -> None:
    with calling(tmp_path) as ask:
        good, bad = ("Host", "localhost:8400"), ("Host", "evil.example")
        for two in ([good, bad], [bad, good]):
            assert problem(ask("GET", "/healthz", headers=two)) == (403, WRONG_HOST)
        origins = [good, ("Origin", "http://localhost:8400"), ("Origin", "http://evil.example")]
        for headers in (origins, [origins[0], origins[2], origins[1]]):
            assert problem(ask("GET", "/healthz", headers=headers)) == (403, WRONG_ORIGIN)
        assert ask("GET", "/healthz", headers=origins[:2]).status_code == 200


def test_names_of_the_home_network_are_allowed_by_settings(tmp_path: Path) -> None:
    with calling(tmp_path, names=("kitchen.local",)) as ask:
        assert ask("GET", "/healthz", headers={"Host": "kitchen.local:8400"}).status_code == 200
        assert problem(ask("GET", "/healthz", headers={"Host": "kitchen.local:80"})) == (403, WRONG_HOST)
        begin = {"Host": "kitchen.local:8400", "Origin": "http://kitchen.local:8400"}
        answer = ask("POST", "/api/me", json={}, headers=begin)
        assert answer.status_code == 200
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("bequest=")
        assert "Secure" not in cookie
        assert ask("GET", "/api/me", headers={**begin, "Cookie": cookie.split(";")[0]}).json()["id"]


# --- origins ---


def test_a_change_comes_from_our_page_or_says_which_program_it_is(served: Served) -> None:
    bare = httpx.Client(base_url=served.url)
    before = len(served.house.sessions._known)
    assert problem(bare.post("/api/me", json={})) == (403, NO_ORIGIN)
    for foreign in ("http://evil.example", "null", "", f"https://localhost:{served.port}", "http://localhost:1"):
        for more in ({}, CLIENT):  # a page that may send our header may as well be one of ours: it may not
            answer = bare.post("/api/me", json={}, headers={"Origin": foreign, **more})
            assert problem(answer) == (403, WRONG_ORIGIN)
    assert len(served.house.sessions._known) == before
    assert not bare.cookies
    ok(bare.post("/api/me", json={}, headers={"Origin": origin_of(served)}))
    ok(httpx.Client(base_url=served.url).post("/api/me", json={}, headers=CLIENT))


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_every_way_to_change_something_is_guarded(method: str, served: Served) -> None:
    bare = httpx.Client(base_url=served.url)
    assert problem(bare.request(method, "/api/me")) == (403, NO_ORIGIN)
    assert problem(bare.request(method, "/api/me", headers={"Origin": "http://evil.example"})) == (403, WRONG_ORIGIN)


def test_reading_takes_no_origin_but_no_foreign_one_either(served: Served) -> None:
    bare = httpx.Client(base_url=served.url)
    assert bare.get("/api/me").status_code == 200
    assert problem(bare.get("/api/me", headers={"Origin": "http://evil.example"})) == (403, WRONG_ORIGIN)
    assert problem(bare.options("/api/me", headers={"Origin": "http://evil.example"})) == (403, WRONG_ORIGIN)
    assert "access-control-allow-origin" not in bare.options("/api/me", headers={"Origin": origin_of(served)}).headers


# --- sockets ---


def refused(served: Served, **headers: str) -> bool:
    """Whether a socket is not opened."""
    address = f"ws://127.0.0.1:{served.port}/api/socket"
    try:
        with connect(address, additional_headers=headers) as socket:
            assert socket.response is not None
            assert socket.response.status_code == 101
            return False
    except InvalidStatus as error:
        return error.response.status_code == 403


def test_sockets_are_guarded_as_requests_are(served: Served) -> None:
    assert refused(served)
    for foreign in ("http://evil.example", "null", f"https://localhost:{served.port}"):
        assert refused(served, Origin=foreign)
        assert refused(served, Origin=foreign, **CLIENT)
    assert refused(served, Authorization="Bearer wrong", **CLIENT)
    assert not refused(served, **CLIENT)
    assert not refused(served, Origin=origin_of(served))


def test_a_socket_for_another_host_is_refused(served: Served) -> None:
    """What a page of another site does whose name points to this machine by now."""

    def upgraded(host: str) -> str:
        with socket.create_connection(("127.0.0.1", served.port)) as line:
            line.sendall((
                f"GET /api/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            ).encode())  # fmt: skip
            return line.recv(10_000).decode().split("\r\n")[0]

    assert upgraded(f"evil.example:{served.port}").startswith("HTTP/1.1 403")
    assert upgraded(f"localhost:{served.port}").startswith("HTTP/1.1 101")


# --- what every answer says ---


def test_every_answer_carries_the_headers(served: Served) -> None:
    client = guest(served)
    table = opened(client, "gears", 2)["id"]
    answers = [
        client.get("/healthz"),
        client.get("/api/nothing"),
        client.put("/healthz"),
        client.get("/api/tables/none"),
        client.get("/healthz", headers={"Host": "evil.example"}),
        client.post("/api/tables", content=b"{"),
        client.post("/api/me", content=b"x" * (Quotas().body_bytes + 1)),
        client.get(f"/api/tables/{table}/deck"),
    ]
    assert [answer.status_code for answer in answers] == [200, 404, 405, 404, 403, 400, 413, 200]
    for answer in answers:
        for name, value in HEADERS:
            assert answer.headers.get_list(name.decode()) == [value.decode()]
        assert answer.headers["cache-control"] == "no-store"
        assert STRICT_TRANSPORT[0].decode() not in answer.headers
    policy = answers[0].headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


def test_a_mistake_of_ours_tells_nothing_and_carries_the_headers(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(self: object) -> None:
        raise RuntimeError("a secret")

    monkeypatch.setattr(House, "alive", broken)
    answer = served.client().get("/healthz")
    assert problem(answer) == (500, "server-error")
    assert "secret" not in answer.text
    for name, value in HEADERS:
        assert answer.headers[name.decode()] == value.decode()


# --- cookies, and what is outside ---


def test_behind_https_cookies_are_for_https_alone(tmp_path: Path) -> None:
    with calling(tmp_path, outside=OUTSIDE) as ask:
        begun = ask("POST", "/api/me", json={}, headers={"Origin": OUTSIDE})
        cookie = begun.headers["set-cookie"]
        assert cookie.startswith("__Host-bequest=")
        for part in ("Secure", "HttpOnly", "Path=/", "SameSite=lax"):
            assert part in cookie
        assert "Domain" not in cookie
        assert begun.headers["strict-transport-security"] == STRICT_TRANSPORT[1].decode()
        value = cookie.split(";")[0]
        assert ask("GET", "/api/me", headers={"Cookie": value}).json()["id"]
        plain = value.removeprefix("__Host-")
        assert ask("GET", "/api/me", headers={"Cookie": plain}).text == "null"
        gone = ask("DELETE", "/api/me", headers={"Cookie": value, "Origin": OUTSIDE}).headers["set-cookie"]
        assert gone.startswith('__Host-bequest=""')
        assert "Max-Age=0" in gone
        assert "Secure" in gone


def test_over_plain_http_the_seat_is_kept_too(served: Served) -> None:
    client = served.client()
    cookie = client.post("/api/me", json={}).headers["set-cookie"]
    assert cookie.startswith("bequest=")
    assert "Secure" not in cookie
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert id_of(client)


def test_the_plain_page_of_a_site_is_not_its_https_page(tmp_path: Path) -> None:
    with calling(tmp_path, outside=OUTSIDE) as ask:
        foreign = {"Origin": "http://games.example"}
        assert problem(ask("POST", "/api/me", json={}, headers=foreign)) == (403, WRONG_ORIGIN)
        assert problem(ask("GET", "/healthz", headers={"Host": "games.example.evil.example"})) == (403, WRONG_HOST)


# --- proxies ---


def test_a_callers_word_about_the_own_address_is_not_taken(tmp_path: Path) -> None:
    with calling(tmp_path, quotas=Quotas(guests_an_hour=1)) as ask:
        spoofs = [
            {name: value}
            for value in ("203.0.113.1", "203.0.113.2, 203.0.113.3")
            for name in ("X-Forwarded-For", "X-Real-IP", "Forwarded")
        ]
        assert ask("POST", "/api/me", json={}, headers=CLIENT).status_code == 200
        for spoof in spoofs:
            assert problem(ask("POST", "/api/me", json={}, headers={**CLIENT, **spoof})) == (429, "server-too-often")
        assert ask("POST", "/api/me", "192.0.2.8", json={}, headers=CLIENT).status_code == 200


def test_a_proxys_word_is_taken_for_the_last_hop_that_is_not_ours(tmp_path: Path) -> None:
    ours = ("10.0.0.1", "10.0.0.2")
    with calling(tmp_path, "10.0.0.1", proxies=ours, quotas=Quotas(guests_an_hour=1)) as ask:

        def begins(chain: str) -> int:
            answer: httpx.Response = ask("POST", "/api/me", json={}, headers={**CLIENT, "X-Forwarded-For": chain})
            return answer.status_code

        assert begins("203.0.113.1") == 200
        assert begins("203.0.113.1") == 429
        assert begins("198.51.100.9, 203.0.113.1") == 429  # what stands before it anybody can write
        assert begins("198.51.100.9, 203.0.113.1, 10.0.0.2") == 429
        assert begins("203.0.113.2, 10.0.0.2") == 200
        assert begins("") == 200  # the proxy itself
        assert begins("10.0.0.2") == 429
