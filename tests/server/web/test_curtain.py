"""Behind the curtain: a line looks through a seat only as long as it is the looker's own."""

from __future__ import annotations

import pytest

from bequest.server.house import House
from bequest.server.web.sockets import NOT_ANY_MORE
from tests.server.people.meeting import closed_with, guest, id_of, ok, problem
from tests.server.serving import Seat, Served, opened, sat, started


def test_whoever_is_asked_to_leave_a_lobby_does_not_see_the_seat_later(served: Served) -> None:
    anna, ben, carla = guest(served), guest(served), guest(served)
    table = opened(anna, "gears", 2, visibility="open")
    sat(ben, table, 2)
    line = Seat(served, ben, table["id"], 2)
    line.until("table")
    ok(anna.post(f"/api/tables/{table['id']}/seats/2/kick"))
    sat(carla, table, 2)
    started(anna, table)
    assert line.until("news")["seat"] == 0
    line.send(do="look", ask="hand")
    assert line.until_answer("hand")["message"]["id"] == "server-not-your-seat"
    line.close()


def test_whoever_is_asked_to_leave_a_table_by_invitation_is_shown_out(served: Served) -> None:
    anna, ben = guest(served), guest(served)
    table = opened(anna, "gears", 2)
    sat(ben, table, 2)
    line = Seat(served, ben, table["id"], 2)
    line.until("presence")
    told = ok(anna.post(f"/api/tables/{table['id']}/seats/2/kick"))
    assert "person" not in told["seats"][1]
    assert closed_with(line) == NOT_ANY_MORE


def test_a_line_goes_along_when_the_seats_are_shuffled_at_the_start(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("secrets.SystemRandom.shuffle", lambda self, order: order.reverse())
    anna, ben = guest(served), guest(served)
    table = opened(anna, "gears", 2, order="random")
    sat(ben, table, 2)
    lines = {1: Seat(served, anna, table["id"], 1), 2: Seat(served, ben, table["id"], 2)}
    for line in lines.values():
        line.until("table")
    started(anna, table)
    assert [line.until("news")["seat"] for line in lines.values()] == [2, 1]
    assert ok(anna.get(f"/api/tables/{table['id']}"))["yours"] == [2]
    for line in lines.values():
        line.send(do="look", ask="mine")
        assert line.until_answer("mine")["tell"] == "offered"
        line.close()


def test_a_seat_that_is_given_up_in_the_lobby_plays_no_more(served: Served) -> None:
    anna, ben = guest(served), guest(served)
    table = opened(anna, "gears", 2, visibility="open")
    sat(ben, table, 2)
    line = Seat(served, ben, table["id"], 2)
    line.until("table")
    ok(ben.post(f"/api/tables/{table['id']}/seats/2/leave"))
    assert problem(ben.post(f"/api/tables/{table['id']}/seats/2/offers", json={})) == (403, "server-not-your-seat")
    sat(ben, table, 2)
    line.send(do="enter", table=table["id"], seat=2)
    started(anna, table)
    assert line.until("news")["seat"] == 2
    line.close()


def test_a_lobby_that_changes_while_somebody_comes_in(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ben loses the seat after it was looked up and before the line is there to be told."""
    anna, ben, carla = guest(served), guest(served), guest(served)
    table = opened(anna, "gears", 2, visibility="open")
    sat(ben, table, 2)
    tell = House.tell_lobby
    bens = id_of(ben)

    async def late(self: House, line: object) -> object:
        if line.who.person.id == bens and not changed:  # type: ignore[attr-defined]
            changed.append(True)
            found = await self.desk.access(table["id"], line.who, "")  # type: ignore[attr-defined]
            await self.desk.stand_up(found, 2)
        return await tell(self, line)  # type: ignore[arg-type]

    changed: list[bool] = []
    monkeypatch.setattr(House, "tell_lobby", late)
    line = Seat(served, ben, table["id"], 2)
    line.until("table")
    assert changed
    sat(carla, table, 2)
    started(anna, table)
    assert line.until("news")["seat"] == 0
    line.close()
