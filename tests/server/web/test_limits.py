"""How much is too much: sockets, messages, bodies, guests, requests."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from bequest.server.errors import TooMany
from bequest.server.limits import HOUR, REMEMBERED, Counter, Limits, network
from bequest.server.lines import Line
from bequest.server.settings import Quotas
from bequest.server.visits import Visits
from bequest.server.web.sockets import LARGE, OFTEN
from bequest.server.who import Person, SeatToken, Who
from tests.server.people.meeting import begun, closed_with, guest, house_at, ok, problem
from tests.server.serving import HEADERS, Clocked, Seat, Served

# --- sockets ---


def who(person: str = "", address: str = "192.0.2.1", program: str = "") -> Who:
    """Somebody who connects."""
    return Who(
        Person(person, "", "en") if person else None, "", SeatToken(program, "t", 1, "p") if program else None, address
    )


def test_nobody_has_more_sockets_than_allowed() -> None:
    visits = Visits(Quotas(sockets=2, sockets_of_an_address=4))
    lines = [Line(who("anna", f"192.0.2.{number}")) for number in range(3)]
    for line in lines[:2]:
        visits.begin(line)
    with pytest.raises(TooMany):
        visits.begin(lines[2])
    assert len(visits) == 2
    visits.begin(Line(who("ben", "192.0.2.0")))
    for _ in range(2):
        visits.begin(Line(who(program="one", address="192.0.2.9")))
    with pytest.raises(TooMany):
        visits.begin(Line(who(program="one", address="192.0.2.10")))
    visits.end(lines[0])
    visits.begin(lines[2])


def test_an_address_has_no_more_sockets_than_allowed_whoever_calls() -> None:
    visits = Visits(Quotas(sockets=2, sockets_of_an_address=3))
    callers = [who("anna"), who(), who(program="one"), who("ben"), who()]
    lines = [Line(caller) for caller in callers]
    for line in lines[:3]:
        visits.begin(line)
    for line in lines[3:]:
        with pytest.raises(TooMany):
            visits.begin(line)
    visits.begin(Line(who(address="192.0.2.2")))
    for line in lines[:3]:
        visits.end(line)
    assert len(visits) == 1
    assert len(visits._lines) == 1  # nothing is kept of those who have gone


def test_a_socket_too_many_is_not_opened(tmp_path: Path) -> None:
    with house_at(tmp_path, quotas=Quotas(sockets=1)) as served:
        anna, ben = guest(served), guest(served)
        table = begun(anna, ben)["id"]
        first = Seat(served, anna, table, 1)
        first.until("news")
        with pytest.raises(InvalidStatus):
            Seat(served, anna, table, 1)
        Seat(served, ben, table, 2).close()
        first.close()
        while len(served.house.visits):
            threading.Event().wait(0.01)
        again = Seat(served, anna, table, 1)
        again.until("news")
        again.close()


def test_messages_are_limited_in_size_and_number(tmp_path: Path) -> None:
    with house_at(tmp_path, quotas=Quotas(messages_a_minute=3, message_bytes=100), clock=Clocked()) as served:
        anna = guest(served)
        large = Seat(served, anna, "none", 1)
        large.until("refused")
        large.send(do="look", ask="x" * 100)
        assert closed_with(large) == LARGE
        often = Seat(served, anna, "none", 1)
        for _ in range(3):
            often.send(do="look")
        assert closed_with(often) == OFTEN


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"do": "enter"}', '{"do": "fly"}', "\x00", '{"do": "say", "text": ""}']
)
def test_what_is_no_message_is_refused_and_the_socket_stays(text: str, served: Served) -> None:
    with connect(f"ws://127.0.0.1:{served.port}/api/socket", additional_headers=HEADERS) as socket:
        for sent in (text, text.encode()):
            socket.send(sent)
            assert json.loads(socket.recv(10))["tell"] == "refused"
        socket.send(b"\xff")
        assert json.loads(socket.recv(10))["tell"] == "refused"


# --- bodies ---


def test_a_body_is_limited_whether_it_says_its_size_or_not(tmp_path: Path) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(30):
            yield b" " * 100

    with house_at(tmp_path, quotas=Quotas(body_bytes=1_000)) as served:
        client = served.client()
        kind = {"Content-Type": "application/json"}
        assert client.post("/api/me", content=b"{}" + b" " * 998, headers=kind).status_code == 200
        assert client.post("/api/me", content=b"{}" + b" " * 999, headers=kind).status_code == 413
        assert client.post("/api/me", content=pieces(), headers=kind).status_code == 413


# --- guests and requests ---


def test_guests_and_requests_are_counted_by_address_and_person(tmp_path: Path) -> None:
    clock = Clocked()
    with house_at(tmp_path, quotas=Quotas(guests_an_hour=2, requests_a_minute=5), clock=clock) as served:
        anna = guest(served)
        guest(served)
        assert problem(served.client().post("/api/me", json={})) == (429, "server-too-often")
        assert served.client().get("/api/me").status_code == 200
        assert served.client().get("/api/me").status_code == 200
        assert problem(served.client().get("/api/me")) == (429, "server-too-often")
        for _ in range(5):
            ok(anna.get("/api/me"))
        assert problem(anna.get("/api/me")) == (429, "server-too-often")
        clock.at += 60
        ok(anna.get("/api/me"))
        clock.at -= 3600  # a clock that is set back stops nobody for good
        for _ in range(4):
            ok(anna.get("/api/me"))
        assert problem(anna.get("/api/me")) == (429, "server-too-often")
        clock.at += 60
        ok(anna.get("/api/me"))


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::ffff", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a person", "a person"),
        ("", ""),
    ],
)
def test_a_household_is_one_address(address: str, counted: str) -> None:
    assert network(address) == counted


def test_a_household_is_counted_as_one_for_guests_tries_and_requests() -> None:
    limits = Limits(Clocked(), Quotas(guests_an_hour=1, sign_ins_an_hour=1, requests_a_minute=1))
    for take in (limits.guest, limits.sign_in, limits.request):
        take("2001:db8::1")
        take("2001:db8:0:1::1")
        with pytest.raises(TooMany):
            take("2001:db8::2")


def test_the_one_not_heard_of_for_longest_is_forgotten_first() -> None:
    counter = Counter(Clocked(), 1, HOUR)
    counter.take("anna")
    for number in range(REMEMBERED - 1):
        counter.take(str(number))
    with pytest.raises(TooMany):
        counter.take("anna")  # heard of again
    counter.take("one more")
    counter.take("0")  # forgotten, so it counts from the beginning
    with pytest.raises(TooMany):
        counter.take("anna")
