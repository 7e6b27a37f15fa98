"""Programs that play a seat: what their tokens open, and what not."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from bequest.server.settings import Quotas
from bequest.server.web.sockets import NOT_ANY_MORE
from tests.server.people.meeting import begun, closed_with, guest, house_at, ok, problem
from tests.server.serving import Seat, Served, opened, sat


def program(served: Served, owner: httpx.Client, table: str, seat: int, name: str = "bot") -> tuple[httpx.Client, str]:
    """A program with a token of its own, and the token's id."""
    made = ok(owner.post(f"/api/tables/{table}/seats/{seat}/tokens", json={"name": name}))
    client = served.client()
    client.headers["Authorization"] = f"Bearer {made['token']}"
    return client, made["id"]


def test_a_program_plays_the_seat_over_http_and_a_socket(served: Served) -> None:
    anna, ben = guest(served), guest(served)
    table = begun(anna, ben)["id"]
    bots = {seat: program(served, client, table, seat)[0] for seat, client in ((1, anna), (2, ben))}
    news = {seat: ok(bot.get(f"/api/tables/{table}/news?seat={seat}")) for seat, bot in bots.items()}
    (asked,) = [seat for seat in bots if news[seat].get("offers")]
    path = f"/api/tables/{table}/seats/{asked}"
    offers = ok(bots[asked].post(f"{path}/offers", json={"steps": []}))["offers"]
    assert offers == news[asked]["offers"]
    line = Seat(served, bots[asked], table, asked)
    line.until("news")
    assert line.move(*line.any_move(random.Random(1)))["tell"] == "news"
    steps = line.any_move(random.Random(1)) if line.asked() else []
    if steps:
        move = {"token": "a-token-of-mine", "asked_at": line.news["prompt"]["asked_at"], "steps": steps}
        ok(bots[asked].post(f"{path}/moves", json=move))
    assert bots[asked].post(f"{path}/undo", json={"token": "another-token"}).status_code in (200, 409)
    assert ok(bots[asked].get(f"/api/tables/{table}/at/0?seat={asked}"))["move"] == 0
    assert ok(bots[asked].get(f"/api/tables/{table}/chat")) == {"said": []}
    line.close()


def test_a_token_is_told_once_and_named_in_a_list(served: Served) -> None:
    anna = guest(served)
    table = begun(anna, guest(served))["id"]
    path = f"/api/tables/{table}/seats/1/tokens"
    made = ok(anna.post(path, json={"name": "Deep Gear"}))
    assert len(made["token"]) >= 43
    listed = ok(anna.get(path))["tokens"]
    assert listed == [{name: made[name] for name in ("id", "name", "created_at")}]
    assert problem(anna.post(path, json={"name": "Deep Gear"})) == (409, "server-token-name-taken")
    assert problem(anna.post(path, json={"name": ""}))[0] == 400
    assert problem(anna.delete(f"{path}/none")) == (404, "server-no-token")


def test_only_whoever_sits_there_lets_a_program_play_and_only_a_game_that_runs(served: Served) -> None:
    anna, ben, stranger = guest(served), guest(served), guest(served)
    table = opened(anna, "gears", 2)
    path = f"/api/tables/{table['id']}/seats/1/tokens"
    assert problem(anna.post(path, json={"name": "x"})) == (409, "server-not-begun")
    sat(ben, table, 2)
    ok(anna.post(f"/api/tables/{table['id']}/start"))
    made = ok(anna.post(path, json={"name": "x"}))
    for ask in (ben.get(path), ben.post(path, json={"name": "y"}), ben.delete(f"{path}/{made['id']}")):
        assert problem(ask) == (403, "server-not-your-seat")
    assert problem(stranger.get(path))[0] == 404
    # the owner of another seat can't take it back by naming an own seat
    assert problem(ben.delete(f"/api/tables/{table['id']}/seats/2/tokens/{made['id']}"))[0] == 404


@pytest.mark.parametrize("ask", [
    ("GET", "/api/me"), ("POST", "/api/me"), ("GET", "/api/tables"), ("POST", "/api/tables"), ("GET", "/api/me/tables"),
    ("GET", ""), ("GET", "/seats/1/tokens"), ("POST", "/seats/1/tokens"), ("POST", "/seats/1/resign"),
    ("POST", "/seats/1/leave"), ("POST", "/seats/1/proposal"), ("POST", "/seats/1/hint"), ("POST", "/chat"),
    ("GET", "/note"), ("POST", "/note"), ("GET", "/deck"), ("POST", "/reports"),
])  # fmt: skip
def test_a_token_opens_nothing_else(ask: tuple[str, str], table_of: Any) -> None:
    bot, table = table_of
    method, path = ask
    address = path if path.startswith("/api") else f"/api/tables/{table}{path}"
    body: Any = {"game": "gears", "players": 2, "name": "x", "text": "x", "what": "end"}
    answer = bot.request(method, address, json=body if method == "POST" else None)
    assert problem(answer) == (403, "server-persons-only")


@pytest.fixture(scope="module")
def table_of(served: Served) -> tuple[httpx.Client, str]:
    """A program, and its table."""
    anna = guest(served)
    table = begun(anna, guest(served))["id"]
    return program(served, anna, table, 1)[0], table


def test_a_token_opens_no_other_seat_and_no_other_table(served: Served) -> None:
    anna, ben = guest(served), guest(served)
    table, other = begun(anna, ben)["id"], begun(anna, ben, visibility="open")["id"]
    bot, _ = program(served, anna, table, 1)
    assert problem(bot.get(f"/api/tables/{table}/news?seat=2")) == (403, "server-not-your-seat")
    assert bot.get(f"/api/tables/{table}/news?seat=0").status_code == 404
    assert problem(bot.post(f"/api/tables/{table}/seats/2/offers", json={})) == (403, "server-not-your-seat")
    assert problem(bot.get(f"/api/tables/{other}/news?seat=1")) == (404, "server-no-table")
    line = Seat(served, bot, table, 2)
    assert line.until("refused")["message"]["id"] == "server-not-your-seat"
    line.send(do="enter", table=other, seat=1)
    assert line.until("refused")["message"]["id"] == "server-no-table"
    line.send(do="enter", table=table, seat=1)
    line.until("news")
    line.send(do="say", text="hello")
    assert line.until("refused")["message"]["id"] == "server-nobody"
    assert not any('"invitation"' in text for text in line.got)
    line.close()


def test_a_token_that_is_taken_back_is_over_at_once(served: Served) -> None:
    anna, ben = guest(served), guest(served)
    table = begun(anna, ben)["id"]
    (bot, id), (other, _) = (program(served, anna, table, 1, name) for name in ("one", "two"))
    line, stays = Seat(served, bot, table, 1), Seat(served, other, table, 1)
    line.until("news"), stays.until("news")
    assert anna.delete(f"/api/tables/{table}/seats/1/tokens/{id}").status_code == 204
    assert closed_with(line) == NOT_ANY_MORE
    assert problem(bot.get(f"/api/tables/{table}/news?seat=1")) == (401, "server-bad-token")
    stays.send(do="look", ask="still")
    assert stays.until_answer("still")["tell"] == "offered"
    stays.close()


@pytest.mark.parametrize("given", ["Bearer", "Bearer x", "Basic eDp4", "bearer", "Bearer " + "x" * 5_000])
def test_a_wrong_token_is_nobody_even_with_a_cookie(given: str, served: Served) -> None:
    anna = guest(served)
    assert problem(anna.get("/api/me", headers={"Authorization": given})) == (401, "server-bad-token")


def test_a_seat_has_only_so_many_programs(tmp_path: Path) -> None:
    with house_at(tmp_path, quotas=Quotas(bot_tokens=2)) as served:
        anna, ben = guest(served), guest(served)
        table = begun(anna, ben)["id"]
        for name in ("one", "two"):
            program(served, anna, table, 1, name)
        late = anna.post(f"/api/tables/{table}/seats/1/tokens", json={"name": "three"})
        assert problem(late) == (429, "server-too-many-tokens")
        program(served, ben, table, 2, "one")
