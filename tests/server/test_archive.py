"""Records, forks and rematches over the wire: nothing of a running game is given away."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from bequest import games
from bequest.core import record as records
from bequest.server.storage.schema import tables
from tests.server.serving import Seat, Served, opened, sat, serving, started
from tests.server.work.test_parsing import text_of


def begun(served: Served, anna: httpx.Client, ben: httpx.Client, game: str = "gears", **more: Any) -> dict[str, Any]:
    table = opened(anna, game, 2, **more)
    sat(ben, table, 2)
    started(anna, table)
    return table


def ended(anna: httpx.Client, ben: httpx.Client, table: dict[str, Any]) -> None:
    """Both agree to end the game."""
    address = f"/api/tables/{table['id']}/seats"
    assert anna.post(f"{address}/1/proposal", json={"what": "end"}).status_code == 200
    assert ben.post(f"{address}/2/agree").status_code == 200


def start_of(served: Served, id: str) -> dict[str, Any]:
    with served.house.database.engine.connect() as connection:
        text = connection.execute(select(tables.c.start).where(tables.c.id == id)).scalar_one()
    content: dict[str, Any] = json.loads(text)
    return content


def test_a_record_is_given_when_the_game_is_over_and_not_before(tmp_path: Path) -> None:
    with serving(tmp_path) as served, served.client() as anna, served.client() as ben, served.client() as carl:
        table = begun(served, anna, ben, "lastwill")
        address = f"/api/tables/{table['id']}/record"
        assert [client.get(address).status_code for client in (anna, ben, carl)] == [409, 409, 404]
        ended(anna, ben, table)
        answer = ben.get(address)
        assert "attachment" in answer.headers["content-disposition"]
        record = records.load(answer.text)
        assert "seed" not in record.options
        assert not record.position
        records.verify(record, games.get("lastwill"))
        assert carl.get(address).status_code == 404
        listed = anna.get("/api/me/tables?state=finished").json()["tables"]
        assert [one["id"] for one in listed] == [table["id"]]
        assert anna.get("/api/me/tables").json()["tables"] == []
        assert anna.get("/api/me/tables?state=odd").status_code == 400


@pytest.mark.parametrize("game", games.names())
def test_a_record_that_somebody_brings_is_looked_at_and_gone_on_from(game: str, tmp_path: Path) -> None:
    text = text_of(game, 80)
    with serving(tmp_path) as served, served.client() as anna, served.client() as ben:
        answer = anna.post("/api/records", json={"record": text, "name": "Once"})
        assert answer.status_code == 201, answer.text
        table = answer.json()
        address = f"/api/tables/{table['id']}"
        assert (table["state"], table["name"], table["owned"]) == ("finished", "Once", True)
        assert ben.get(address).status_code == 404
        for seat in (0, 1, 2):
            news = anna.get(f"{address}/news?seat={seat}").json()
            assert news["seat"] == seat
            assert news["view"] == anna.get(f"{address}/at/{news['move']}?seat={seat}").json()["view"]
        again = records.load(anna.get(f"{address}/record").text)
        assert again.answers == records.load(text).answers
        fork = anna.post(f"{address}/fork", json={"seat": 2, "move": 5, "level": "random"}).json()
        assert (fork["state"], fork["yours"]) == ("running", [2])
        assert fork["seats"][0]["level"] == "random"
        assert "random" not in start_of(served, fork["id"])
        assert anna.post(f"{address}/fork", json={"seat": 3}).status_code == 404
        assert anna.post(f"{address}/fork", json={"seat": 1, "move": 10_000, "level": "wise"}).status_code == 400
        assert anna.post(f"{address}/rematch").status_code == 201
        assert anna.delete(address).status_code == 204
        assert anna.get(address).status_code == 404


def test_a_record_that_is_wrong_is_refused_in_words(tmp_path: Path) -> None:
    with serving(tmp_path) as served, served.client() as anna:
        answer = anna.post("/api/records", json={"record": "{}"})
        assert answer.status_code == 400
        assert "bequest" in answer.json()["text"]
        assert anna.get("/api/me/tables?state=finished").status_code == 401  # nobody was made a guest for it


def test_a_true_fork_of_a_finished_game_begins_where_it_was(tmp_path: Path) -> None:
    with serving(tmp_path) as served, served.client() as anna, served.client() as ben:
        table = begun(served, anna, ben)
        seats = [Seat(served, anna, table["id"], 1), Seat(served, ben, table["id"], 2)]
        views = [seat.until("news")["view"] for seat in seats]
        address = f"/api/tables/{table['id']}"
        assert anna.post(f"{address}/fork", json={"seat": 2}).status_code == 403  # not the own seat, while it runs
        ended(anna, ben, table)
        fork = anna.post(f"{address}/fork", json={"seat": 2, "move": 0, "level": "random"})
        assert fork.status_code == 201
        if fork.json()["seats"][1].get("waiting"):
            seen = anna.get(f"/api/tables/{fork.json()['id']}/news?seat=2").json()["view"]
            assert seen == views[1]


@pytest.mark.parametrize("hints", ["off", "counted", "free"])
def test_a_fork_of_a_running_game_is_a_guess_and_obeys_the_hint_option(hints: str, tmp_path: Path) -> None:
    with serving(tmp_path) as served, served.client() as anna, served.client() as ben:
        table = begun(served, anna, ben, "lastwill", hints=hints)
        address = f"/api/tables/{table['id']}"
        true = json.loads(position_of(served, table["id"]))
        answers = [anna.post(f"{address}/fork", json={"seat": 1, "level": "random"}) for _ in range(3)]
        hinted = ben.get(f"{address}/news").json()["status"]["chairs"][0].get("hinted", 0)
        if hints == "off":
            assert {answer.status_code for answer in answers} == {403}
            assert hinted == 0
            return
        assert {answer.status_code for answer in answers} == {201}
        assert hinted == (3 if hints == "counted" else 0)
        starts = [start_of(served, answer.json()["id"]) for answer in answers]
        assert all("random" not in start for start in starts)
        hands = [[seat.get("hand") for seat in start["seats"]] for start in (true, *starts)]
        assert len({json.dumps(hand[0]) for hand in hands}) == 1  # what the seat knows
        assert len({json.dumps(hand[1]) for hand in hands}) > 1  # what it does not know is drawn anew
        assert anna.post(f"{address}/fork", json={"seat": 1, "move": 10_000}).status_code == 400
        assert ben.post(f"{address}/fork", json={"seat": 1}).status_code == 403


def position_of(served: Served, id: str) -> str:
    table = served.house.hall.place(id).table
    assert table is not None
    return table.position.to_json()


def test_a_rematch_seats_everybody_one_further_on(tmp_path: Path) -> None:
    with serving(tmp_path) as served, served.client() as anna, served.client() as ben, served.client() as carl:
        table = opened(anna, "lastwill", 3, bots=["novice"], name="Evening", hints="off")
        sat(ben, table, 2)
        started(anna, table)
        address = f"/api/tables/{table['id']}"
        assert anna.post(f"{address}/rematch").status_code == 409
        ended(anna, ben, table)
        look = Seat(served, ben, table["id"], 2)
        look.until("news")
        assert carl.post(f"{address}/rematch").status_code == 404
        first = anna.post(f"{address}/rematch").json()
        assert look.until("rematch")["table"] == first["id"]
        assert ben.post(f"{address}/rematch").json()["id"] == first["id"]
        assert (first["rematch_of"], first["name"], first["hints"]) == (table["id"], "Evening", "off")
        old = anna.get(address).json()
        order = [seat.get("person", {}).get("id") or seat["level"] for seat in old["seats"]]
        now = [seat.get("person", {}).get("id") or seat["level"] for seat in first["seats"]]
        assert now == [*order[1:], order[0]]
        assert first["yours"] == [3]
        again = f"/api/tables/{first['id']}"
        assert anna.post(f"{again}/start").status_code == 409  # ben has not agreed
        assert ben.post(f"{again}/seats/1/sit").status_code == 200
        started(anna, first)
        assert anna.get(again).json()["options"]["colours"][2] == old["options"]["colours"][0]
        look.close()


def test_a_deck_that_somebody_brings_is_seen_by_all_before_the_start_and_is_in_the_record(tmp_path: Path) -> None:
    text, _ = games.supplied_text("gears", "base")
    own = text.replace('name = "', 'name = "my-', 1)
    with serving(tmp_path) as served, served.client() as anna, served.client() as ben:
        broken = anna.post("/api/tables", json={"game": "gears", "players": 2, "deck_text": "[[technologies\n"})
        assert broken.status_code == 400
        table = opened(anna, "gears", 2, deck_text=own)
        address = f"/api/tables/{table['id']}"
        assert table["own_deck"]
        headers = {"Bequest-Invitation": table["invitation"]}
        assert ben.get(f"{address}/deck", headers=headers).text == own
        sat(ben, table, 2)
        assert anna.post(f"{address}/start").status_code == 409
        assert ben.post(f"{address}/deck/seen").status_code == 200
        started(anna, table)
        ended(anna, ben, table)
        record = records.load(anna.get(f"{address}/record").text)
        assert record.deck_text == own
        brought = anna.post("/api/records", json={"record": anna.get(f"{address}/record").text})
        assert brought.status_code == 201
        assert brought.json()["own_deck"]
