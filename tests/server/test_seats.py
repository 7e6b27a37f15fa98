"""Seats over the wire: before the start, at it, and several of one person behind one socket."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select
from websockets.exceptions import ConnectionClosed

from bequest import games
from bequest.server.settings import Quotas
from bequest.server.storage.schema import people
from tests.server.serving import Seat, opened, sat, serving, started


def info(client: httpx.Client, table: dict[str, Any]) -> dict[str, Any]:
    told: dict[str, Any] = client.get(f"/api/tables/{table['id']}").json()
    return told


def persons(told: dict[str, Any]) -> list[str]:
    return [seat.get("person", {}).get("id", "") for seat in told["seats"]]


def invited(table: dict[str, Any]) -> dict[str, str]:
    return {"Bequest-Invitation": table["invitation"]}


@pytest.mark.parametrize("order", ["as-seated", "random"])
def test_nobody_sees_the_start_through_the_eyes_of_another(order: str, tmp_path: Path) -> None:
    """Whoever looked at a lobby through a seat that is somebody else's by the start sees no more than its own."""
    with serving(tmp_path) as served:
        for _ in range(1 if order == "as-seated" else 3):
            with served.client() as anna, served.client() as ben:
                table = opened(anna, "lastwill", 3, bots=["novice"], order=order)
                sat(ben, table, 2)
                looks = Seat(served, anna, table["id"], 1), Seat(served, ben, table["id"], 2)
                if order == "as-seated":
                    assert anna.put(f"/api/tables/{table['id']}/seats", json={"seats": [2, 1, 3]}).status_code == 200
                started(anna, table)
                for client, look in zip((anna, ben), looks, strict=True):
                    own = info(client, table)["yours"]
                    news = look.until("news")
                    assert [news["seat"]] == own
                    look.close()


def test_who_is_sent_away_sees_no_more(tmp_path: Path) -> None:
    with serving(tmp_path) as served, served.client() as anna, served.client() as ben:
        table = opened(anna, "gears", 2)
        sat(ben, table, 2)
        look = Seat(served, ben, table["id"], 2)
        look.until("table")
        assert ben.post(f"/api/tables/{table['id']}/seats/1/kick").status_code == 403
        assert anna.post(f"/api/tables/{table['id']}/seats/2/kick").status_code == 200
        with pytest.raises(ConnectionClosed):
            look.until("the end")
        assert ben.get(f"/api/tables/{table['id']}").status_code == 404
        sat(ben, table, 2)  # the link still leads here
        started(anna, table)
        assert anna.post(f"/api/tables/{table['id']}/seats/2/kick").status_code == 409


def test_two_seats_of_one_person_take_turns_behind_the_curtain(tmp_path: Path) -> None:
    with serving(tmp_path) as served, served.client() as anna:
        table = opened(anna, "gears", 2)
        sat(anna, table, 2)
        started(anna, table)
        look = Seat(served, anna, table["id"], 1)
        look.until("news")
        rng = random.Random(3)
        for _ in range(12):
            asked = look.news["prompt"]["seats"][0]
            if asked != look.seat:
                look.seat = asked
                look.send(do="enter", table=table["id"], seat=asked, since=0)
                while look.until("news")["seat"] != asked:
                    pass
            before = len(look.got)
            assert look.move(*look.any_move(rng))["tell"] == "news"
            assert all(f'"seat":{3 - asked},"since"' not in text for text in look.got[before:])
        look.close()


def test_a_seat_is_not_anybody_elses(tmp_path: Path) -> None:
    with serving(tmp_path) as served, served.client() as anna, served.client() as ben, served.client() as carl:
        table = opened(anna, "gears", 3, bots=["novice"], visibility="open")
        address = f"/api/tables/{table['id']}"
        assert ben.post(f"{address}/seats/1/sit").status_code == 409
        assert ben.post(f"{address}/seats/4/sit").status_code == 404
        assert ben.post(f"{address}/seats/2/leave").status_code == 401  # nobody sits down by failing to
        sat(ben, table, 3)  # a bot makes room
        assert anna.post(f"{address}/start").status_code == 409
        assert ben.patch(f"{address}/seats/2", json={"level": "novice"}).status_code == 403
        assert anna.patch(f"{address}/seats/2", json={"level": "wise"}).status_code == 400
        assert anna.patch(f"{address}/seats/3", json={"level": "novice"}).status_code == 409
        assert anna.patch(f"{address}/seats/2", json={"level": "sharp"}).status_code == 200
        assert ben.post(f"{address}/start").status_code == 403
        started(anna, table)
        assert carl.post(f"{address}/seats/2/sit").status_code == 409
        assert carl.get(f"{address}/news?seat=1").status_code == 401
        assert ben.get(f"{address}/news?seat=1").status_code == 403
        assert carl.get(f"{address}/news").json()["seat"] == 0
        assert "hand" not in str(carl.get(f"{address}/news").json().get("prompt", {}).get("question", ""))


def test_the_owner_arranges_seats_and_changes_what_was_agreed(tmp_path: Path) -> None:
    with serving(tmp_path) as served, served.client() as anna, served.client() as ben:
        table = opened(anna, "gears", 3, bots=["novice"])
        address = f"/api/tables/{table['id']}"
        sat(ben, table, 2)
        before = persons(info(anna, table))
        assert ben.put(f"{address}/seats", json={"seats": [2, 1, 3]}).status_code == 403
        assert anna.put(f"{address}/seats", json={"seats": [1, 1, 3]}).status_code == 400
        told = anna.put(f"{address}/seats", json={"seats": [3, 1, 2]}).json()
        assert persons(told) == [before[2], before[0], before[1]]
        assert told["seats"][0]["level"] == "novice"
        assert told["yours"] == [2]
        change = {"name": "Evening", "hints": "off", "pace": {"pace": "live", "minutes": 20}}
        assert ben.patch(address, json=change).status_code == 403
        told = anna.patch(address, json=change).json()
        assert (told["name"], told["hints"], told["pace"]["minutes"]) == ("Evening", "off", 20)
        started(anna, table)
        assert anna.patch(address, json={"hints": "free"}).status_code == 409
        assert anna.delete(address).status_code == 409


def test_colours_are_chosen_once(tmp_path: Path) -> None:
    game = next(name for name in games.names() if "colours" in {option.key for option in games.get(name).options})
    with serving(tmp_path) as served, served.client() as anna, served.client() as ben:
        table = opened(anna, game, 2)
        address = f"/api/tables/{table['id']}"
        sat(ben, table, 2)
        first, second = table["options"]["colours"][:2]
        assert ben.patch(f"{address}/seats/2", json={"colour": first}).status_code == 200
        assert ben.patch(f"{address}/seats/1", json={"colour": second}).status_code == 403
        assert anna.patch(f"{address}/seats/1", json={"colour": first}).status_code == 409
        assert anna.patch(f"{address}/seats/1", json={"colour": "mauve"}).status_code == 400
        started(anna, table)
        assert info(anna, table)["options"]["colours"][:2] == [second, first]


def test_a_table_is_given_up_and_those_who_look_are_told(tmp_path: Path) -> None:
    with serving(tmp_path) as served, served.client() as anna, served.client() as ben:
        table = opened(anna, "gears", 2)
        look = Seat(served, ben, table["id"], 0, invitation=table["invitation"])
        look.until("table")
        assert ben.delete(f"/api/tables/{table['id']}", headers=invited(table)).status_code == 401
        assert anna.delete(f"/api/tables/{table['id']}").status_code == 204
        with pytest.raises(ConnectionClosed):
            look.until("the end")
        assert anna.get(f"/api/tables/{table['id']}").status_code == 404


def test_there_are_only_so_many_tables_of_a_person(tmp_path: Path) -> None:
    with serving(tmp_path, quotas=Quotas(open_tables=2)) as served, served.client() as anna:
        opened(anna, "gears", 2)
        opened(anna, "gears", 2)
        answer = anna.post("/api/tables", json={"game": "gears", "players": 2})
        assert answer.status_code == 429
        assert "2 tables" in answer.json()["text"]


def test_who_is_refused_at_first_leaves_nothing_behind(tmp_path: Path) -> None:
    def guests() -> int:
        with served.house.database.engine.connect() as connection:
            return connection.execute(select(func.count()).select_from(people)).scalar_one()

    with serving(tmp_path) as served, served.client() as anna, served.client() as stranger:
        table = opened(anna, "gears", 2)
        over = opened(anna, "gears", 2, bots=["novice"])
        started(anna, over)
        before = guests()
        refused = [
            stranger.post(f"/api/tables/{table['id']}/seats/1/sit", headers=invited(table)),
            stranger.post(f"/api/tables/{table['id']}/seats/7/sit", headers=invited(table)),
            stranger.post(f"/api/tables/{over['id']}/seats/2/sit", headers=invited(over)),
            stranger.post(f"/api/tables/{over['id']}/fork", json={"seat": 2}, headers=invited(over)),
            stranger.post("/api/tables", json={"game": "gears", "players": 2, "bots": ["nobody"]}),
        ]
        assert [answer.status_code for answer in refused] == [409, 404, 409, 401, 400]
        assert (guests(), dict(stranger.cookies)) == (before, {})
        sat(stranger, table, 2)
        assert guests() == before + 1


def test_a_table_gets_another_name_while_it_is_played(tmp_path: Path) -> None:
    with serving(tmp_path) as served, served.client() as anna:
        table = opened(anna, "gears", 2, bots=["novice"], name="Monday")
        started(anna, table)
        look = Seat(served, anna, table["id"], 1)
        answer = anna.patch(f"/api/tables/{table['id']}", json={"name": "Tuesday"})
        assert answer.json()["name"] == look.until("table")["name"] == "Tuesday"
        assert anna.patch(f"/api/tables/{table['id']}", json={"name": "x", "hints": "off"}).status_code == 409
        assert info(anna, table)["name"] == "Tuesday"
        look.close()
