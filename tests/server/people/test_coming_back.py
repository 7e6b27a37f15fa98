"""Guests, names, and every way back to one's seat."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from bequest.server.people.sessions import LASTS
from tests.server.people.meeting import (
    PASSWORD,
    begun,
    count,
    guest,
    house_at,
    id_of,
    kept,
    ok,
    problem,
    rows,
)
from tests.server.serving import Clocked, Seat, Served, opened, sat


def yours(client: httpx.Client, table: str) -> list[int]:
    """The own seats of somebody at a table."""
    return list(ok(client.get(f"/api/tables/{table}")).get("yours", []))


# --- guests ---


def test_looking_makes_no_guest_and_acting_does(served: Served) -> None:
    before = count(served, "people")
    anna = guest(served)
    table = opened(anna, "gears", 2)
    looker = served.client()
    assert looker.get("/api/me").text == "null"
    ok(looker.get("/api/tables"))
    ok(looker.post("/api/invitations", json={"invitation": table["invitation"]}))
    ok(looker.get(f"/api/tables/{table['id']}", headers={"Bequest-Invitation": table["invitation"]}))
    assert not looker.cookies
    assert count(served, "people") == before + 1
    sat(looker, table, 2)
    assert looker.cookies
    assert count(served, "people") == before + 2


def test_a_guest_begins_once_and_only_with_what_makes_sense(served: Served) -> None:
    before = count(served, "people")
    client = served.client()
    for wrong, said in (
        ({"name": "\u200b"}, "server-name-empty"), ({"name": "x" * 41}, "server-name-long"),
        ({"language": "xx"}, "server-no-language"), ({"zone": "../etc"}, "server-no-zone"),
        ({"deadline_hour": 24}, "server-bad-request"), ({"nmae": "x"}, "server-bad-request"),
    ):  # fmt: skip
        assert problem(client.post("/api/me", json=wrong)) == (400, said)
    assert count(served, "people") == before
    assert not client.cookies
    told = {"name": " Anna ", "language": "fr", "zone": "Europe/Paris", "deadline_hour": 7}
    me = ok(client.post("/api/me", json=told))
    assert {name: me[name] for name in told} == {**told, "name": "Anna"}
    assert "kept" not in me
    assert ok(client.post("/api/me", json={})) == me
    assert count(served, "people") == before + 1


def test_somebody_changes_and_is_seen_so_by_others(served: Served) -> None:
    anna, ben = guest(served, "Anna"), guest(served, "Ben")
    table = begun(anna, ben)
    seat = Seat(served, ben, table["id"], 2)
    seat.until("presence")
    assert ok(anna.patch("/api/me", json={"name": "Annabel"}))["name"] == "Annabel"
    told = seat.until("table")
    assert told["seats"][0]["person"]["name"] == "Annabel"
    assert problem(served.client().patch("/api/me", json={"name": "Nobody"})) == (401, "server-nobody")
    ok(ben.patch("/api/me", json={"name": "Benedict"}))
    seat.send(do="say", text="hello")
    assert seat.until("said")["person"]["name"] == "Benedict"
    seat.close()


def test_the_language_of_a_person_is_spoken(served: Served) -> None:
    anna = guest(served)
    ok(anna.patch("/api/me", json={"language": "fr"}))
    assert anna.get("/api/tables/none").json()["text"].startswith("Cette table n’existe pas")


def test_another_place_counts_at_tables_in_use(served: Served) -> None:
    anna, ben = guest(served), guest(served)
    table = begun(anna, ben)
    ok(anna.patch("/api/me", json={"zone": "Asia/Tokyo", "deadline_hour": 3}))
    chairs = served.house.hall.place(table["id"]).table
    assert chairs is not None
    assert [(chair.zone, chair.hour) for chair in chairs.chairs] == [("Asia/Tokyo", 3), ("UTC", 21)]


# --- name and password ---


def test_a_name_and_password_lead_back_to_the_seat(served: Served) -> None:
    anna = guest(served, "Guest")
    table = opened(anna, "gears", 2)
    me = ok(anna.post("/api/me/password", json={"name": "Adele", "password": PASSWORD}))
    assert (me["name"], me["kept"]) == ("Adele", True)
    other = served.client()
    assert problem(other.get(f"/api/tables/{table['id']}"))[0] == 404
    assert ok(other.post("/api/sign-in", json={"name": "ADELE ", "password": PASSWORD})) == me
    assert yours(other, table["id"]) == [1]
    assert ok(anna.get("/api/me")) == me
    assert problem(served.client().post("/api/me/password", json={"name": "X", "password": PASSWORD}))[0] == 401


def test_a_name_that_somebody_keeps_is_nobody_elses(served: Served) -> None:
    kept(served, "Berta")
    other = guest(served)
    for name in ("Berta", "BERTA", "\uff22erta"):
        assert problem(other.patch("/api/me", json={"name": name})) == (409, "server-name-taken")
        again = other.post("/api/me/password", json={"name": name, "password": PASSWORD})
        assert problem(again) == (409, "server-name-taken")
        assert problem(served.client().post("/api/me", json={"name": name})) == (409, "server-name-taken")
    assert ok(other.patch("/api/me", json={"name": "Bertha"}))


def test_a_kept_name_can_be_changed_and_is_free_again(served: Served) -> None:
    carla = kept(served, "Carla")
    assert ok(carla.patch("/api/me", json={"name": "CARLA"}))["name"] == "CARLA"
    ok(carla.patch("/api/me", json={"name": "Karla"}))
    ok(served.client().post("/api/sign-in", json={"name": "karla", "password": PASSWORD}))
    assert served.client().post("/api/sign-in", json={"name": "carla", "password": PASSWORD}).status_code == 401
    ok(guest(served).patch("/api/me", json={"name": "Carla"}))


def test_two_who_want_one_name_at_once_do_not_both_get_it(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(served, "Doris")

    async def free(*_: object) -> None:
        return None

    monkeypatch.setattr(served.house.register, "_check_free", free)
    late = guest(served).post("/api/me/password", json={"name": "doris", "password": PASSWORD})
    assert problem(late) == (409, "server-name-taken")


def test_another_password_takes_the_old_one_or_the_code_and_ends_other_sessions(served: Served) -> None:
    eva, other = kept(served, "Eva"), served.client()
    ok(other.post("/api/sign-in", json={"name": "Eva", "password": PASSWORD}))
    new = {"name": "Eva", "password": "another horse"}
    for old in ("", "wrong password", "another horse"):
        assert problem(eva.post("/api/me/password", json={**new, "old": old})) == (403, "server-prove-it")
    assert ok(other.get("/api/me"))
    ok(eva.post("/api/me/password", json={**new, "old": PASSWORD}))
    assert other.get("/api/me").text == "null"
    assert ok(eva.get("/api/me"))["name"] == "Eva"
    assert served.client().post("/api/sign-in", json={"name": "Eva", "password": PASSWORD}).status_code == 401
    code = ok(eva.post("/api/me/recovery", json={"password": "another horse"}))["code"]
    ok(eva.post("/api/me/password", json={"name": "Eva", "password": "a third horse", "old": code.lower()}))
    ok(served.client().post("/api/sign-in", json={"name": "Eva", "password": "a third horse"}))
    assert problem(eva.post("/api/me/password", json={"name": "Eva", "password": "short"}))[0] == 400


# --- codes and links ---


@pytest.mark.parametrize(
    ("make", "come", "secret"), [("/api/me/recovery", "/api/recover", "code"), ("/api/me/link", "/api/return", "token")]
)
def test_a_code_or_link_leads_back_until_there_is_a_new_one(make: str, come: str, secret: str, served: Served) -> None:
    anna = guest(served, "Anna")
    table = opened(anna, "gears", 2)
    assert "kept" not in ok(anna.get("/api/me"))
    first = ok(anna.post(make, json={}))
    assert len(first[secret]) >= 22
    assert ok(anna.get("/api/me"))["kept"]
    for _ in range(2):
        cleared = served.client()
        assert ok(cleared.post(come, json=first))["id"] == id_of(anna)
        assert yours(cleared, table["id"]) == [1]
    second = ok(anna.post(make, json={}))
    assert second != first
    stranger = served.client()
    assert problem(stranger.post(come, json=first)) == (401, "server-wrong-secret")
    assert not stranger.cookies
    assert ok(stranger.post(come, json=second))["id"] == id_of(anna)
    assert problem(served.client().post(make, json={})) == (401, "server-nobody")


def test_a_new_code_or_link_takes_the_password_where_there_is_one(served: Served) -> None:
    fanny = kept(served, "Fanny")
    for make in ("/api/me/recovery", "/api/me/link"):
        assert problem(fanny.post(make, json={})) == (403, "server-prove-it")
        assert problem(fanny.post(make, json={"password": "wrong password"})) == (403, "server-prove-it")
        ok(fanny.post(make, json={"password": PASSWORD}))


def test_no_secret_is_in_the_database(served: Served) -> None:
    gerda = kept(served, "Gerda")
    secrets = [PASSWORD, ok(gerda.post("/api/me/recovery", json={"password": PASSWORD}))["code"].replace("-", "")]
    secrets += [ok(gerda.post("/api/me/link", json={"password": PASSWORD}))["token"], *gerda.cookies.values()]
    table = begun(gerda, guest(served))
    secrets.append(ok(gerda.post(f"/api/tables/{table['id']}/seats/1/tokens", json={"name": "x"}))["token"])
    kept_everywhere = str([rows(served, name) for name in ("people", "sessions", "bot_tokens")])
    assert "Gerda" in kept_everywhere
    for secret in secrets:
        assert len(secret) >= 16
        assert secret not in kept_everywhere


# --- what was begun as a guest goes along ---


def test_whoever_comes_back_takes_along_what_was_begun_as_a_guest(served: Served) -> None:
    hanna = kept(served, "Hanna")
    before = begun(hanna, guest(served))
    ok(hanna.post(f"/api/tables/{before['id']}/note", json={"text": "of Hanna"}))
    device = served.client()
    waiting = opened(device, "gears", 2)
    ben = guest(served, "Ben")
    table = begun(device, ben)
    ok(device.post(f"/api/tables/{table['id']}/note", json={"text": "mine"}))
    ok(device.post(f"/api/tables/{table['id']}/chat", json={"text": "hello"}))
    ok(device.put(f"/api/me/avoided/{id_of(ben)}", json={"how": "mute"}))
    token = ok(device.post(f"/api/tables/{table['id']}/seats/1/tokens", json={"name": "x"}))["token"]
    guest_id = id_of(device)
    seat = Seat(served, device, table["id"], 1)
    seat.until("news")
    ok(device.post("/api/sign-in", json={"name": "Hanna", "password": PASSWORD}))
    assert id_of(device) == id_of(hanna) != guest_id
    assert guest_id not in str([rows(served, name) for name in ("people", "sessions", "seats", "tables", "chat")])
    assert [yours(device, one["id"]) for one in (waiting, table, before)] == [[1], [1], [1]]
    assert ok(device.get(f"/api/tables/{waiting['id']}"))["owned"]
    assert ok(device.get(f"/api/tables/{table['id']}/note")) == {"text": "mine"}
    assert ok(device.get(f"/api/tables/{before['id']}/note")) == {"text": "of Hanna"}
    assert [one["person"]["id"] for one in ok(ben.get(f"/api/tables/{table['id']}/chat"))["said"]] == [id_of(hanna)]
    assert [one["person"]["id"] for one in ok(device.get("/api/me/avoided"))["avoided"]] == [id_of(ben)]
    program = served.client()
    program.headers["Authorization"] = f"Bearer {token}"
    ok(program.get(f"/api/tables/{table['id']}/news?seat=1"))
    chairs = served.house.hall.place(table["id"]).table
    assert chairs is not None
    assert chairs.chairs[0].person == id_of(hanna)


def test_a_kept_person_stays_who_signs_in_as_another(served: Served) -> None:
    kept(served, "Ines")
    device = kept(served, "Jana")
    table, jana = opened(device, "gears", 2), id_of(device)
    ok(device.post("/api/sign-in", json={"name": "Ines", "password": PASSWORD}))
    assert device.get(f"/api/tables/{table['id']}").status_code == 404
    ok(device.post("/api/sign-in", json={"name": "Jana", "password": PASSWORD}))
    assert id_of(device) == jana
    assert yours(device, table["id"]) == [1]
    assert len(ok(device.get("/api/me/devices"))["devices"]) == 1


# --- going ---


def test_a_guest_without_a_way_back_does_not_sign_out(served: Served) -> None:
    anna = guest(served)
    assert problem(anna.post("/api/sign-out")) == (409, "server-no-way-back")
    (device,) = ok(anna.get("/api/me/devices"))["devices"]
    assert problem(anna.delete(f"/api/me/devices/{device['id']}")) == (409, "server-no-way-back")
    ok(anna.post("/api/me/link", json={}))
    cookies = dict(anna.cookies)
    ok(anna.post("/api/sign-out"))
    assert not anna.cookies
    anna.cookies.update(cookies)
    assert anna.get("/api/me").text == "null"
    assert problem(served.client().post("/api/sign-out")) == (401, "server-nobody")


def test_a_session_lasts_as_long_as_it_is_used(tmp_path: Path) -> None:
    clock = Clocked()
    with house_at(tmp_path, clock=clock) as served:
        anna = guest(served)
        me = id_of(anna)
        for _ in range(3):
            clock.at += LASTS - 1
            assert id_of(anna) == me
        clock.at += LASTS + 1
        assert anna.get("/api/me").text == "null"
