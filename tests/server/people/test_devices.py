"""My devices: where somebody is signed in, and how that ends at once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx

from bequest.server.house import House
from bequest.server.lines import Line
from bequest.server.people.sessions import LOOKED_UP_AGAIN
from bequest.server.settings import Settings
from bequest.server.storage.database import migrate
from bequest.server.web.sockets import NOT_ANY_MORE
from bequest.server.who import Who
from tests.server.people.meeting import PASSWORD, begun, closed_with, guest, id_of, kept, ok, problem, rows
from tests.server.serving import Clocked, Seat, Served


def again(served: Served, name: str) -> httpx.Client:
    """Another device of somebody who keeps a name."""
    client = served.client()
    ok(client.post("/api/sign-in", json={"name": name, "password": PASSWORD}, headers={"User-Agent": "a telephone"}))
    return client


def devices(client: httpx.Client) -> list[dict[str, Any]]:
    return list(ok(client.get("/api/me/devices"))["devices"])


def test_devices_are_listed_and_one_is_ended_with_its_sockets(served: Served) -> None:
    anna, ben = kept(served, "Anna"), guest(served)
    table = begun(anna, ben)
    phone = again(served, "Anna")
    assert sorted((one["device"], one.get("here", False)) for one in devices(anna)) == [
        ("a telephone", False), (anna.headers["User-Agent"], True),
    ]  # fmt: skip
    (there,) = [one for one in devices(phone) if one.get("here")]
    assert there["device"] == "a telephone"
    here, far = Seat(served, anna, table["id"], 1), Seat(served, phone, table["id"], 1)
    idle = Seat(served, phone, "no table", 1)
    here.until("news"), far.until("news"), idle.until("refused")
    assert anna.delete(f"/api/me/devices/{there['id']}").status_code == 204
    assert closed_with(far) == closed_with(idle) == NOT_ANY_MORE
    assert phone.get("/api/me").text == "null"
    here.send(do="look", ask="still")
    assert here.until_answer("still")["tell"] == "offered"
    here.close()
    assert problem(anna.delete(f"/api/me/devices/{there['id']}")) == (404, "server-no-device")
    assert len(devices(anna)) == 1


def test_nobody_ends_the_session_of_another(served: Served) -> None:
    berta, clara = kept(served, "Berta"), kept(served, "Clara")
    (device,) = devices(berta)
    assert problem(clara.delete(f"/api/me/devices/{device['id']}")) == (404, "server-no-device")
    ok(clara.delete("/api/me/devices"))
    assert id_of(berta)
    assert problem(served.client().get("/api/me/devices")) == (401, "server-nobody")
    assert problem(served.client().delete(f"/api/me/devices/{device['id']}")) == (401, "server-nobody")


def test_all_others_are_ended_and_this_one_stays(served: Served) -> None:
    doris, ben = kept(served, "Doris"), guest(served)
    table = begun(doris, ben)
    others = [again(served, "Doris") for _ in range(2)]
    sockets = [Seat(served, other, table["id"], 1) for other in others]
    own, bens = Seat(served, doris, table["id"], 1), Seat(served, ben, table["id"], 2)
    for seat in (*sockets, own, bens):
        seat.until("news")
    ok(doris.delete("/api/me/devices"))
    assert [closed_with(seat) for seat in sockets] == [NOT_ANY_MORE] * 2
    assert [other.get("/api/me").text for other in others] == ["null"] * 2
    for seat in (own, bens):
        seat.send(do="look", ask="still")
        assert seat.until_answer("still")["tell"] == "offered"
        seat.close()
    assert [one.get("here") for one in devices(doris)] == [True]


def test_signing_out_closes_the_sockets_of_the_session(served: Served) -> None:
    emma = kept(served, "Emma")
    table = begun(emma, guest(served))
    seat = Seat(served, emma, table["id"], 1)
    seat.until("news")
    ok(emma.post("/api/sign-out"))
    assert closed_with(seat) == NOT_ANY_MORE
    assert not [row for row in rows(served, "sessions") if row["person"] == table["owner"]["id"]]


def test_a_line_that_is_dismissed_says_and_takes_nothing_more() -> None:
    line = Line(Who())
    line.tell(b"before")
    line.dismiss()
    line.tell(b"after")
    assert line.next() is None


def test_a_session_that_ends_while_it_is_looked_up_is_not_remembered(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'bequest.db'}")
    migrate(settings.database)

    async def race(which: str) -> object:
        house = House(settings, Clocked())
        person, token = await house.sessions.new_guest("", "en", "")
        known = await house.sessions.of(token)
        assert known is not None
        house.sessions.forget(person.id)
        read = house.database.read

        async def slow(ask: Any) -> Any:
            found = await read(ask)
            house.database.read = read  # type: ignore[method-assign]
            if which == "ended":
                await house.sessions.ended(person.id, known[1])
            return found

        house.database.read = slow  # type: ignore[method-assign]
        found = await house.sessions.of(token)
        await house.close()
        return found

    assert asyncio.run(race("ended")) is None
    assert asyncio.run(race("left alone")) is not None


def test_what_another_process_has_changed_is_known_within_a_minute(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'bequest.db'}")
    migrate(settings.database)

    async def asked() -> list[bool]:
        clock = Clocked()
        house, elsewhere = House(settings, clock), House(settings, clock)
        person, token = await house.sessions.new_guest("", "en", "")
        known = await house.sessions.of(token)
        assert known is not None
        assert await elsewhere.sessions.ended(person.id, known[1]) == 1
        clock.at += LOOKED_UP_AGAIN - 1
        found = [await house.sessions.of(token) is not None]
        clock.at += 1
        found.append(await house.sessions.of(token) is not None)
        await house.close()
        await elsewhere.close()
        return found

    assert asyncio.run(asked()) == [True, False]
