"""Muting, blocking, and telling the operator."""

from __future__ import annotations

from pathlib import Path

import httpx

from bequest.server.people.operators import set_operator
from bequest.server.settings import Quotas
from tests.server.people.meeting import begun, guest, house_at, id_of, kept, ok, problem, rows
from tests.server.serving import Clocked, Seat, Served, opened, sat


def heard(client: httpx.Client, table: str) -> list[str]:
    """What somebody reads of the chat."""
    return [said["text"] for said in ok(client.get(f"/api/tables/{table}/chat"))["said"]]


def avoids(client: httpx.Client, other: httpx.Client, how: str) -> None:
    assert client.put(f"/api/me/avoided/{id_of(other)}", json={"how": how}).status_code == 204


def test_somebody_who_is_muted_or_blocked_is_not_heard(served: Served) -> None:
    anna, ben = guest(served, "Anna"), guest(served, "Ben")
    table = begun(anna, ben)["id"]
    seat = Seat(served, anna, table, 1)
    seat.until("presence")
    for how in ("mute", "block"):
        avoids(anna, ben, how)
        assert ok(anna.get("/api/me/avoided"))["avoided"] == [
            {"person": {"id": id_of(ben), "name": "Ben"}, "how": how}
        ]  # fmt: skip
        ok(ben.post(f"/api/tables/{table}/chat", json={"text": f"not heard: {how}"}))
        ok(anna.post(f"/api/tables/{table}/chat", json={"text": f"own: {how}"}))
        assert seat.until("said")["text"] == f"own: {how}"
        assert all(not text.startswith("not heard") for text in heard(anna, table))
        assert f"not heard: {how}" in heard(ben, table)
    assert anna.delete(f"/api/me/avoided/{id_of(ben)}").status_code == 204
    assert ok(anna.get("/api/me/avoided"))["avoided"] == []
    ok(ben.post(f"/api/tables/{table}/chat", json={"text": "heard again"}))
    assert seat.until("said")["text"] == "heard again"
    assert heard(anna, table) == heard(ben, table)
    assert len(heard(ben, table)) == 5
    seat.close()


def test_somebody_who_is_blocked_does_not_sit_at_tables_of_the_blocker(served: Served) -> None:
    anna, ben, carla = guest(served), guest(served), guest(served)
    own, others = opened(anna, "gears", 3), opened(carla, "gears", 3)
    sit = f"/api/tables/{own['id']}/seats/2/sit"
    invitation = {"Bequest-Invitation": own["invitation"]}
    avoids(anna, ben, "block")
    assert problem(ben.post(sit, headers=invitation)) == (403, "server-not-welcome")
    sat(ben, others, 2)
    sat(anna, others, 3)
    avoids(ben, carla, "block")  # the other way round it keeps nobody from anything
    sat(carla, own, 3)
    avoids(anna, ben, "mute")
    sat(ben, own, 2)


def test_nobody_avoids_nobody_or_oneself(served: Served) -> None:
    anna = guest(served)
    assert problem(anna.put("/api/me/avoided/none", json={"how": "mute"})) == (404, "server-no-person")
    assert problem(anna.put(f"/api/me/avoided/{id_of(anna)}", json={"how": "mute"})) == (400, "server-avoid-yourself")
    assert problem(anna.put(f"/api/me/avoided/{id_of(guest(served))}", json={"how": "hate"}))[0] == 400
    assert problem(served.client().put(f"/api/me/avoided/{id_of(anna)}", json={"how": "mute"}))[0] == 401


def test_only_so_many_are_avoided(tmp_path: Path) -> None:
    with house_at(tmp_path, quotas=Quotas(avoided=1)) as served:
        anna, ben, carla = guest(served), guest(served), guest(served)
        avoids(anna, ben, "mute")
        avoids(anna, ben, "block")
        late = anna.put(f"/api/me/avoided/{id_of(carla)}", json={"how": "mute"})
        assert problem(late) == (429, "server-too-many-avoided")


def test_only_those_at_the_table_talk_over_a_socket_too(served: Served) -> None:
    anna, watcher = guest(served), guest(served)
    table = begun(anna, guest(served), visibility="open")["id"]
    looking = Seat(served, watcher, table, 0)
    looking.until("news")
    looking.send(do="say", text="advice")
    assert looking.until("refused")["message"]["id"] == "server-members-only"
    looking.close()
    assert problem(watcher.post(f"/api/tables/{table}/chat", json={"text": "advice"})) == (403, "server-members-only")
    assert heard(anna, table) == []


# --- reports ---


def test_a_report_carries_the_position_and_is_read_by_the_operator_alone(tmp_path: Path) -> None:
    clock = Clocked()
    with house_at(tmp_path, clock=clock) as served:
        anna, ben, boss = guest(served, "Anna"), guest(served, "Ben"), kept(served, "Boss")
        table = begun(anna, ben, visibility="open")["id"]
        path = f"/api/tables/{table}/reports"
        moves = ok(ben.get(f"/api/tables/{table}/news?seat=2"))["move"]
        first = ok(ben.post(path, json={"text": "rude", "seat": 2}))
        clock.at += 1
        ok(guest(served, "Watcher").post(path, json={"text": "rude indeed", "move": 10**6}))
        ok(ben.post(path, json={"text": "before", "seat": 2, "move": 0}))
        assert problem(ben.post(path, json={"text": "spying", "seat": 1})) == (403, "server-not-your-seat")
        assert problem(served.client().post(path, json={"text": "nobody"}))[0] == 401
        assert problem(ben.post(path, json={"text": ""}))[0] == 400
        assert first == {
            "id": first["id"], "table": table, "seat": 2, "move": moves, "at": clock.at - 1, "text": "rude",
            "person": {"id": id_of(ben), "name": "Ben"},
        }  # fmt: skip
        for other in (anna, ben, boss):
            assert problem(other.get("/api/reports")) == (403, "server-operator-only")
            assert problem(other.delete(f"/api/reports/{first['id']}")) == (403, "server-operator-only")
        assert problem(served.client().get("/api/reports")) == (401, "server-nobody")
        set_operator(served.house.settings.database, "boss", True)
        clock.at += 60
        assert ok(boss.get("/api/me"))["operator"]
        found = ok(boss.get("/api/reports"))["reports"]
        assert sorted((one["text"], one["move"], one["seat"]) for one in found) == [
            ("before", 0, 2), ("rude", moves, 2), ("rude indeed", moves, 0),
        ]  # fmt: skip
        assert found[-1] == first
        ok(ben.post("/api/me/link", json={}))
        ok(ben.delete("/api/me"))
        assert "person" not in ok(boss.get("/api/reports"))["reports"][-1]
        assert boss.delete(f"/api/reports/{first['id']}").status_code == 204
        assert problem(boss.delete(f"/api/reports/{first['id']}")) == (404, "server-no-report")
        assert len(rows(served, "reports")) == 2


def test_a_report_from_a_lobby_has_no_position_yet(served: Served) -> None:
    anna = guest(served)
    table = opened(anna, "gears", 2)
    made = ok(anna.post(f"/api/tables/{table['id']}/reports", json={"text": "rude", "seat": 1, "move": 5}))
    assert (made["move"], made["seat"]) == (0, 1)


def test_reports_are_counted(tmp_path: Path) -> None:
    with house_at(tmp_path, quotas=Quotas(reports_an_hour=2)) as served:
        anna = guest(served)
        path = f"/api/tables/{opened(anna, 'gears', 2)['id']}/reports"
        for _ in range(2):
            ok(anna.post(path, json={"text": "rude"}))
        assert problem(anna.post(path, json={"text": "rude"})) == (429, "server-too-often")
