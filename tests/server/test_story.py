"""The log in words: the same lines as they happen, when somebody comes back, and when somebody looks them up."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from bequest import games
from tests.server.serving import Seat, Served, opened, sat, serving, started
from tests.server.test_games import catch_up, play_on
from tests.sweeps import amount

MOVES = amount(120, 30)


def lines_of(seat: Seat) -> list[dict[str, Any]]:
    """All lines that a socket was told."""
    told = [json.loads(text) for text in seat.got]
    return [line for news in told if news["tell"] == "news" for line in news.get("story", [])]


def story(client: httpx.Client, id: str, seat: int, since_move: int = 0) -> Any:
    return client.get(f"/api/tables/{id}/story?seat={seat}&since_move={since_move}").json()


def test_lines_are_the_same_whenever_they_are_read(tmp_path: Path) -> None:
    with serving(tmp_path) as served, served.client() as anna, served.client() as ben:
        for game in games.names():
            table = opened(anna, game, 2, visibility="open")
            sat(ben, table, 2)
            started(anna, table)
            check(served, table["id"], anna, ben)


def check(served: Served, id: str, anna: httpx.Client, ben: httpx.Client) -> None:
    seats = [Seat(served, anna, id, 1, story=True), Seat(served, ben, id, 2, story=True)]
    quiet, watching = Seat(served, ben, id, 2), Seat(served, None, id, 0, story=True)
    quiet.until("news"), watching.until("news")
    rng = random.Random(5)
    play_on(seats, rng, MOVES)
    for seat in [seat for seat in seats if seat.asked()][:1]:  # chance may have ended the game
        seat.move(*seat.any_move(rng))
        seat.send(do="undo", token="token-of-undo")
        while "token-of-undo" not in seat.got[-1]:
            seat.next()
    catch_up([*seats, quiet, watching])
    last = seats[0].news["move"]
    for client, seat in ((anna, seats[0]), (ben, seats[1]), (ben, watching)):
        heard = lines_of(seat)
        assert {line["move"] for line in heard} > set(range(1, 8))
        assert story(client, id, seat.seat) == heard
        assert story(client, id, seat.seat, last - 3) == [line for line in heard if line["move"] >= last - 3]
        assert client.get(f"/api/tables/{id}/news?seat={seat.seat}&story=1").json()["story"] == heard
        known = json.loads(seat.got[len(seat.got) // 2]).get("sequence", 0)
        again = Seat(served, client, id, seat.seat, since=known, story=True)
        assert again.until("news")["since"] == known
        moves = {event["move"] for event in again.news["events"]}
        assert again.news.get("story", []) == [line for line in heard if line["move"] in moves]
        for move in range(0, last + 1, 7):
            moment = client.get(f"/api/tables/{id}/at/{move}?seat={seat.seat}").json()
            assert moment.get("story", []) == [line for line in heard if line["move"] == move]
        again.close()
    assert lines_of(quiet) == []
    assert "story" not in ben.get(f"/api/tables/{id}/news?seat=2").json()
    for seat in (*seats, quiet, watching):
        seat.close()


@pytest.mark.parametrize("game", games.names())
def test_what_a_move_would_do_is_what_it_does(game: str, tmp_path: Path) -> None:
    """As far as it can be known: then what is told before a move is told again when it happens."""
    with serving(tmp_path) as served, served.client() as anna, served.client() as ben:
        table = opened(anna, game, 2)
        sat(ben, table, 2)
        started(anna, table)
        seats = [Seat(served, anna, table["id"], 1), Seat(served, ben, table["id"], 2)]
        rng = random.Random(7)
        for seat in seats:
            seat.until("news")
        moved = facts = 0
        for _ in range(amount(120, 40)):
            asked = [seat for seat in seats if seat.asked()]
            if not asked:
                break
            seat = asked[0]
            steps = seat.any_move(rng)
            seat.send(do="look", ask="look", steps=steps)
            offered = seat.until_answer("look")
            before = seat.got[:]
            assert seat.move(*steps)["tell"] == "news"
            happened = [event for event in news_of(seat.got[len(before) :]) for event in event["events"]]
            really = [one for event in happened for one in event["moved"]]
            promised = offered.get("moved", [])
            assert really[: len(promised)] == promised
            foretold = [event["event"] for event in offered.get("events", [])]
            assert [event["event"] for event in happened][: len(foretold)] == foretold
            if not offered.get("unknown"):
                assert totals(fact for event in happened for fact in event["facts"]) == totals(offered.get("facts", []))
            moved += bool(promised)
            facts += bool(offered.get("facts"))
            catch_up(seats)
        assert moved > 3
        assert facts > 3
        for seat in seats:
            seat.close()


def news_of(texts: list[str]) -> list[dict[str, Any]]:
    return [told for text in texts if (told := json.loads(text))["tell"] == "news"]


def totals(facts: Any) -> dict[tuple[str, int], int]:
    """How much each counter changes."""
    found: dict[tuple[str, int], int] = {}
    for fact in facts:
        key = (fact["kind"], fact["whose"])
        found[key] = found.get(key, 0) + fact["after"] - fact["before"]
    return {key: change for key, change in found.items() if change}


def test_nothing_is_foretold_of_part_of_a_move(tmp_path: Path) -> None:
    with serving(tmp_path) as served, served.client() as anna, served.client() as ben:
        table = opened(anna, "gears", 2)
        sat(ben, table, 2)
        started(anna, table)
        for client, seat in ((anna, 1), (ben, 2)):
            at = f"/api/tables/{table['id']}/seats/{seat}/offers"
            news = client.get(f"/api/tables/{table['id']}/news?seat={seat}").json()
            for offer in news.get("offers", []):
                if "blocked" not in offer and not offer.get("commits"):
                    assert client.post(at, json={"steps": [offer["text"]]}).json().get("offers")
            assert set(client.post(at, json={"steps": []}).json()) <= {"tell", "ask", "prompt", "offers"}
