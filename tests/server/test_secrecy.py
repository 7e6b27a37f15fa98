"""Secrecy at the wire: what a seat receives does not depend on what it may not know, to the byte.

The same story is played at two tables whose worlds differ only in what one seat (or a spectator) may not know. All that
this one gets, over the socket and by request, refusals included, is compared: order, number and bytes of messages.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from bequest import games
from bequest.core.position import CHANCE, Position
from bequest.server.tables import chance
from bequest.server.wire import NewTable
from tests.server.serving import Clocked, Seat, Served, opened, sat, serving, started
from tests.server.twins import Twins, twins
from tests.sweeps import amount

PLAYERS = 3


class Arranged:
    """Chance as a script has it."""

    def __init__(self) -> None:
        self.next: list[str] = []

    def settle(self, position: Position) -> None:
        while position.seat == CHANCE:
            position.apply(position.game.parse(self.next.pop(0)))


@pytest.fixture
def arranged(monkeypatch: pytest.MonkeyPatch) -> Arranged:
    found = Arranged()
    monkeypatch.setattr(chance, "settle", found.settle)
    return found


def stories(game: str, looker: int | None) -> Iterator[Twins]:
    """Pairs of worlds from all parts of a game."""
    for at, age in enumerate(range(0, 90, amount(6, 12))):
        found = twins(game, PLAYERS, looker, at, age, length=amount(40, 16))
        if found is not None and found.turns:
            yield found


@pytest.mark.parametrize("looker", [1, None], ids=["seat", "spectator"])
@pytest.mark.parametrize("game", games.names())
def test_what_a_seat_gets_does_not_depend_on_what_it_may_not_know(
    game: str, looker: int | None, tmp_path: Path, arranged: Arranged
) -> None:
    turns = differ = 0
    with serving(tmp_path, Clocked()) as served:
        persons = [served.client() for _ in range(PLAYERS + 1)]
        for number, person in enumerate(persons):
            opened(person, game, 2, name=f"first action of {number}")
        for story in stories(game, looker):
            got = [played(served, persons, story, world, arranged) for world in (0, 1)]
            assert got[0] == got[1]
            turns += len(story.turns)
            differ += story.differ
    assert turns >= amount(24, 12)
    assert differ >= amount(16, 8), "the worlds must be different while they are played"


def played(served: Served, persons: list[httpx.Client], story: Twins, world: int, arranged: Arranged) -> list[str]:
    """All that the looker gets of a story in one of its worlds."""
    arranged.next = []
    id = begun(served, persons, story, world)
    looking = persons[-1] if story.looker is None else persons[story.looker]
    eyes = 0 if story.looker is None else story.looker + 1
    line = Seat(served, looking, id, eyes, story=True)
    line.until("news")
    got: list[str] = []
    for number, turn in enumerate(story.turns):
        arranged.next = list(turn.chance[world])
        if turn.seat == story.looker:
            got += asked(looking, id, eyes, line)
            line.move(*turn.steps)
        else:
            news = persons[turn.seat].get(f"/api/tables/{id}/news?seat={turn.seat + 1}").json()
            move = {"do": "move", "token": f"token-of-turn-{number}", "asked_at": news["prompt"]["asked_at"]}
            url = f"/api/tables/{id}/seats/{turn.seat + 1}/moves"
            answer = persons[turn.seat].post(url, json={**move, "steps": turn.steps})
            assert answer.status_code == 200, answer.text
            line.until("news")
    last = line.news["move"]
    for at in range(0, last + 2, 3):
        got.append(looking.get(f"/api/tables/{id}/at/{at}?seat={eyes}").text)
    told = [f"news?seat={eyes}&story=1", f"news?seat={eyes}", f"story?seat={eyes}", "record", "deck", "chat"]
    got += [looking.get(f"/api/tables/{id}/{what}").text for what in told]
    got += line.got
    line.close()
    return [masked(text, id) for text in got]


def asked(person: httpx.Client, id: str, seat: int, line: Seat) -> list[str]:
    """What the seat is told when it asks around, and when it tries what is not allowed."""
    base = f"/api/tables/{id}/seats/{seat}"
    prompt = line.news["prompt"]
    found: list[str] = []
    for offer in line.news["offers"][:6]:
        found.append(person.post(f"{base}/offers", json={"steps": [offer["text"]]}).text)
        if "blocked" in offer:
            move = {"do": "move", "token": "token-blocked", "asked_at": prompt["asked_at"], "steps": [offer["text"]]}
            found.append(person.post(f"{base}/moves", json=move).text)
    stale = {"do": "move", "token": "token-of-stale", "asked_at": prompt["asked_at"] + 1, "steps": ["amount 1"]}
    found.append(person.post(f"{base}/moves", json=stale).text)
    found.append(person.get(f"/api/tables/{id}/news?seat={seat % PLAYERS + 1}").text)
    return found


def begun(served: Served, persons: list[httpx.Client], story: Twins, world: int) -> str:
    """A table that begins in mid-game, with everybody seated."""

    async def open_table() -> str:
        house = served.house
        owner = (await house.sessions.of(next(iter(persons[0].cookies.values()))))[0]  # type: ignore[index]
        new = NewTable(story.game, PLAYERS, "Twins", visibility="open", hints="free")
        return await house.desk.open(new, owner, start=story.starts[world])

    id = asyncio.run_coroutine_threadsafe(open_table(), served.loop).result()
    table: dict[str, Any] = persons[0].get(f"/api/tables/{id}").json()
    for seat in range(2, PLAYERS + 1):
        sat(persons[seat - 1], table, seat)
    started(persons[0], table)
    return id


def masked(text: str, id: str) -> str:
    """A message without the table's id, its invitation and the tokens of requests."""
    text = re.sub(r'"invitation":"[^"]*"', '"invitation":"LINK"', text.replace(id, "TABLE"))
    text = re.sub(r'"token":"[^"]*"', '"token":"TOKEN"', text)
    return re.sub(r'"ask":"[^"]*"', '"ask":"ASK"', text)


def test_twins_differ_where_it_matters() -> None:
    """The worlds of the test really have other cards in other hands."""
    story = twins("gears", PLAYERS, 1, 3, 24, length=1)
    assert story is not None
    hands = [json.loads(start)["hands"] for start in story.starts]
    assert hands[0][1] == hands[1][1]
    assert hands[0] != hands[1]
