"""Whoever wants to be forgotten is; games go on, and their logs stay as they were."""

from __future__ import annotations

import random

import httpx

from bequest.server.storage.schema import METADATA
from bequest.server.tables.loading import fetched, loaded
from bequest.server.tables.table import STAND_IN
from bequest.server.web.sockets import GOING, NOT_ANY_MORE
from tests.server.people.meeting import PASSWORD, begun, closed_with, guest, id_of, kept, ok, problem, rows
from tests.server.serving import Seat, Served, opened, sat


def moved(served: Served, clients: list[httpx.Client], table: str) -> None:
    """One move of the seat that is asked."""
    for seat, client in enumerate(clients, 1):
        line = Seat(served, client, table, seat)
        line.until("news")
        if line.asked():
            assert line.move(*line.any_move(random.Random(1)))["tell"] == "news"
        line.close()


def test_nothing_of_a_person_is_left_but_the_moves(served: Served) -> None:
    anna, ben = kept(served, "Anna the Forgotten"), guest(served, "Ben")
    ok(anna.post("/api/me/recovery", json={"password": PASSWORD}))
    table = begun(anna, ben, name="Anna's table")
    moved(served, [anna, ben], table["id"])
    ok(anna.post(f"/api/tables/{table['id']}/chat", json={"text": "said by Anna"}))
    ok(anna.post(f"/api/tables/{table['id']}/note", json={"text": "noted by Anna"}))
    ok(anna.put(f"/api/me/avoided/{id_of(ben)}", json={"how": "block"}))
    token = ok(anna.post(f"/api/tables/{table['id']}/seats/1/tokens", json={"name": "x"}))["token"]
    program = served.client()
    program.headers["Authorization"] = f"Bearer {token}"
    lines = [Seat(served, one, table["id"], 1) for one in (anna, program)]
    bens = Seat(served, ben, table["id"], 2)
    for line in (*lines, bens):
        line.until("news")
    person, log = id_of(anna), rows(served, "entries")
    cookies = dict(anna.cookies)

    ok(anna.delete("/api/me"))
    assert not anna.cookies
    assert [closed_with(line) for line in lines] == [NOT_ANY_MORE] * 2
    everything = str([rows(served, name) for name in METADATA.tables])
    for trace in (person, "Forgotten", "Anna", token, "said by", "noted by"):
        assert trace not in everything
    anna.cookies.update(cookies)
    assert anna.get("/api/me").text == "null"
    assert problem(program.get(f"/api/tables/{table['id']}/news?seat=1")) == (401, "server-bad-token")
    assert served.client().post(
        "/api/sign-in", json={"name": "Anna the Forgotten", "password": PASSWORD}
    ).status_code == 401  # fmt: skip

    now = rows(served, "entries")
    assert now[: len(log)] == log
    with served.house.database.engine.connect() as connection:
        kept_now = fetched(connection, table["id"])
    again = loaded(kept_now, 0.0)
    assert again.sequence == len(kept_now.entries) == kept_now.row["sequence"] > 1
    assert [(chair.person, chair.level) for chair in again.chairs] == [(None, STAND_IN), (id_of(ben), "")]
    memory = served.house.hall.place(table["id"]).table
    assert memory is not None
    assert [chair.person for chair in memory.chairs] == [None, id_of(ben)]
    told = bens.until("table")
    while told["seats"][0].get("person"):
        told = bens.until("table")
    assert told["seats"][0]["level"] == STAND_IN
    assert problem(ben.post(f"/api/tables/{table['id']}/seats/1/return")) == (403, "server-not-your-seat")
    bens.close()


def test_a_bot_really_plays_on(served: Served) -> None:
    anna, ben = guest(served), guest(served)
    table = begun(anna, ben)
    bens = Seat(served, ben, table["id"], 2)
    ok(anna.delete("/api/me"))
    bens.until("news")
    rng = random.Random(1)
    own = 0
    while bens.news["move"] <= own + 1:  # at least two moves that were not Ben's
        if bens.asked():
            own += bens.move(*bens.any_move(rng))["tell"] == "news"
        else:
            bens.until("news")
    bens.close()


def test_seats_in_a_lobby_are_free_again_and_own_lobbies_are_closed(served: Served) -> None:
    anna, ben = guest(served, "Anna"), guest(served, "Ben")
    own, other = opened(anna, "gears", 2), opened(ben, "gears", 2)
    sat(ben, own, 2)
    sat(anna, other, 2)
    here, there = Seat(served, ben, own["id"], 2), Seat(served, ben, other["id"], 1)
    here.until("table"), there.until("table")
    ok(anna.delete("/api/me"))
    assert closed_with(here) == GOING
    assert ben.get(f"/api/tables/{own['id']}").status_code == 404
    told = there.until("table")
    assert "person" not in told["seats"][1]
    there.close()
    sat(guest(served), other, 2)


def test_a_finished_game_keeps_its_seats_without_the_person(served: Served) -> None:
    anna, ben = guest(served, "Anna"), guest(served, "Ben")
    table = begun(anna, ben)
    ok(anna.post(f"/api/tables/{table['id']}/seats/1/proposal", json={"what": "end"}))
    ok(ben.post(f"/api/tables/{table['id']}/seats/2/agree"))
    log = rows(served, "entries")
    ok(anna.delete("/api/me"))
    assert rows(served, "entries") == log
    seats = ok(ben.get(f"/api/tables/{table['id']}"))["seats"]
    assert ["person" in seat for seat in seats] == [False, True]


def test_a_seat_that_was_taken_back_meanwhile_is_handed_over_all_the_same(served: Served) -> None:
    anna, ben = guest(served), guest(served)
    table = begun(anna, ben)
    commit = served.house.database.writer.commit
    late: list[bool] = []

    async def coming_back(change: object) -> int:
        done = await commit(change)  # type: ignore[arg-type]
        if not late and "DELETE FROM people" in str([str(one) for one, _ in change.more]):  # type: ignore[attr-defined]
            late.append(True)
            await served.house.hall.act(table["id"], lambda table, now: table.come_back(1, now))
        return done

    served.house.database.writer.commit = coming_back  # type: ignore[method-assign]
    try:
        ok(anna.delete("/api/me"))
    finally:
        served.house.database.writer.commit = commit  # type: ignore[method-assign]
    assert late
    (seat,) = [row for row in rows(served, "seats") if row["table"] == table["id"] and row["seat"] == 1]
    assert (seat["person"], seat["level"]) == (None, STAND_IN)


def test_nobody_can_be_forgotten_who_is_nobody(served: Served) -> None:
    assert problem(served.client().delete("/api/me")) == (401, "server-nobody")
