"""Hints: from the seat's knowledge alone, as the table allows them, and seen by all where they are counted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bequest import games
from bequest.bots.names import HEURISTIC
from bequest.bots.player import new_player
from bequest.core.handle import Handle
from bequest.core.position import CHANCE, Position
from bequest.core.rng import seeded
from bequest.core.words import LANGUAGES, Message, words
from bequest.server.tables.table import Chair, Table
from bequest.server.work.advice import advice
from tests.conformance.hiding import HIDE
from tests.server.serving import Seat, opened, sat, serving, started

NODES = 150


def played(game: str, choices: int) -> Position:
    """A position in which the first seat has several options, after some choices by rules of thumb."""
    position = games.get(game).new(2, 4, journal=True)
    bots = [new_player(HEURISTIC, seat) for seat in range(2)]
    made = 0
    while made < choices or position.seat != 0 or len(position.legal(0)) < 3 or position.made(0):
        position.push(bots[position.seat].choose(Handle(position, position.seat)), position.seat)
        made += 1
    return position


def table_of(position: Position) -> Table:
    kept = position.game.from_json(position.to_json(), journal=True)
    return Table("table", position.game, [Chair(), Chair()], kept)


@pytest.mark.parametrize("game", games.names())
def test_worlds_that_the_seat_can_not_tell_apart_give_the_same_bytes(game: str) -> None:
    position = played(game, 14)
    told = advice(table_of(position), 1, NODES)
    assert json.loads(told)["why"]
    rng = seeded(7)
    for _ in range(2):
        other = position.game.from_json(json.dumps(HIDE[game](json.loads(position.to_json()), 0, rng)))
        assert other.seat != CHANCE
        assert other.digest() != position.digest()
        assert advice(table_of(other), 1, NODES) == told


@pytest.mark.parametrize("game", games.names())
def test_a_hint_names_what_can_be_played_and_says_why(game: str) -> None:
    position = played(game, 10)
    hint = json.loads(advice(table_of(position), 1, NODES))
    offered = {offer.text: offer for offer in position.offers(0) if offer.blocked is None}
    assert set(hint["steps"]) <= set(offered)
    assert len(hint["say"]) == len(hint["steps"])
    assert hint["options"][0]["text"] == hint["steps"][0]
    assert len(hint["wins"]) == 2
    for language in LANGUAGES:
        for why in hint["why"]:
            assert "%" in words(language).say(message_of(why)) or why["id"] == "advice-lines"


def message_of(told: dict[str, Any]) -> Message:
    """A message as it came."""
    arguments = {name: _argument(value) for name, value in told.get("args", {}).items()}
    return Message(told["id"], arguments)


def _argument(value: Any) -> Any:
    if isinstance(value, dict):
        return value.get("card") or message_of(value)
    return tuple(map(_argument, value)) if isinstance(value, list) else value


@pytest.mark.parametrize("hints", ["off", "counted", "free"])
def test_the_table_says_whether_there_are_hints(hints: str, tmp_path: Path) -> None:
    with serving(tmp_path) as served, served.client() as anna, served.client() as ben:
        table = opened(anna, "gears", 2, hints=hints)
        sat(ben, table, 2)
        started(anna, table)
        look = Seat(served, ben, table["id"], 2)
        asked = look.until("news")["prompt"]["seats"][0]
        who, other = (anna, ben) if asked == 1 else (ben, anna)
        address = f"/api/tables/{table['id']}/seats"
        answers = [who.post(f"{address}/{asked}/hint") for _ in range(2)]
        assert other.post(f"{address}/{asked}/hint").status_code == 403
        idle = other.post(f"{address}/{3 - asked}/hint")
        status = anna.get(f"/api/tables/{table['id']}/news").json()["status"]
        hinted = [chair.get("hinted", 0) for chair in status["chairs"]]
        if hints == "off":
            assert {answer.status_code for answer in (*answers, idle)} == {403}
            assert hinted == [0, 0]
            return
        assert idle.status_code == 409
        assert [answer.status_code for answer in answers] == [200, 200]
        assert answers[0].content == answers[1].content
        assert hinted[asked - 1] == (1 if hints == "counted" else 0)  # the same question counts once
        if hints == "counted":
            told = look.until("news")
            assert told["status"]["chairs"][asked - 1]["hinted"] == 1
        look.close()
