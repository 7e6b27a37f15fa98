"""Whole games over the wire: persons at sockets, a program with the bot API, a bot of the house, and a restart."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bequest import games
from tests.server.serving import Seat, opened, sat, serving, started


@pytest.mark.parametrize("game", games.names())
def test_two_persons_a_program_and_a_bot_finish_a_game(game: str, tmp_path: Path) -> None:
    with serving(tmp_path) as served, served.client() as anna, served.client() as ben, served.client() as clara:
        table = opened(anna, game, 4, bots=["novice"])
        sat(ben, table, 2)
        sat(clara, table, 3)
        started(anna, table)
        made = clara.post(f"/api/tables/{table['id']}/seats/3/tokens", json={"name": "my program"}).json()
        with served.client() as program:
            program.headers["Authorization"] = f"Bearer {made['token']}"
            players = [anna, ben, program]
            seats = [Seat(served, player, table["id"], seat) for seat, player in enumerate(players, 1)]
            results = play_on(seats, random.Random(1))
        assert results[0]["over"]
        assert results == [results[0]] * 3
        for seat in seats:
            seat.close()


def test_a_game_goes_on_after_a_restart_in_mid_decision(tmp_path: Path) -> None:
    with serving(tmp_path) as served, served.client() as anna:
        table = opened(anna, "lastwill", 2, bots=["random"])
        started(anna, table)
        seat = Seat(served, anna, table["id"], 1)
        rng = random.Random(2)
        play_on([seat], rng, moves=8)
        while seat.news["prompt"]["seats"] != [1]:  # the bot is still to answer the same question
            seat.until("news")
        before = anna.get(f"/api/tables/{table['id']}/news?seat=1").json()
        cookies = dict(anna.cookies)
        assert before["offers"]
    with serving(tmp_path) as served, served.client() as anna:
        for name, value in cookies.items():
            anna.cookies.set(name, value)
        after = anna.get(f"/api/tables/{table['id']}/news?seat=1").json()
        assert after == before
        seat = Seat(served, anna, table["id"], 1, since=before["sequence"])
        assert play_on([seat], rng)[0]["over"]


def play_on(seats: list[Seat], rng: random.Random, moves: int = 10_000) -> list[dict[str, object]]:
    """Everybody plays whatever comes to mind, until the game is over or so many moves are made; the results."""
    for seat in seats:
        if not seat.news:
            seat.until("news")
    while moves and "result" not in seats[0].news:
        asked = [seat for seat in seats if seat.asked()]
        if asked:
            moves -= 1
            seat = asked[0]
            if seat.move(*seat.any_move(rng))["tell"] == "refused":  # somebody else's answer came in between
                seat.send(do="enter", table=seat.news["table"], seat=seat.seat, since=seat.news["sequence"])
                seat.until("news")
        else:
            seats[0].until("news")
        catch_up(seats)
    while "result" not in seats[0].news and not any(seat.asked() for seat in seats):
        seats[0].until("news")
        catch_up(seats)
    return [seat.news.get("result", {}) for seat in seats]


def catch_up(seats: list[Seat]) -> None:
    """Lets all read what one of them has read."""
    version = max(seat.news["version"] for seat in seats)
    for seat in seats:
        while seat.news["version"] < version:
            seat.until("news")
