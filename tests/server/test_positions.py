"""Positions that somebody brings: a game begins in them, with the seats as they were asked for."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from bequest import games
from bequest.core.position import CHANCE
from bequest.core.rng import seeded
from bequest.server.settings import Quotas
from tests.server.serving import Seat, Served, serving
from tests.server.test_archive import start_of
from tests.server.test_games import play_on

DOCS = Path(__file__).parents[2] / "docs" / "positions.md"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("positions"), quotas=Quotas(imports_an_hour=1_000)) as found:
        yield found


def bring(client: httpx.Client, position: Any, **more: Any) -> dict[str, Any]:
    text = position if isinstance(position, str) else json.dumps(position)
    answer = client.post("/api/positions", json={"position": text, **more})
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


def some_position(game: str, players: int, choices: int, deck: str = "base") -> dict[str, Any]:
    position = games.get(game, deck).new(players, 4)
    rng = seeded(4)
    for _ in range(choices):
        seat = position.seat
        position.push(position.sample(rng) if seat == CHANCE else position.legal(seat)[0], seat)
    content: dict[str, Any] = json.loads(position.to_json())
    return content


@pytest.mark.parametrize("game", games.names())
def test_a_game_goes_on_from_a_position(game: str, served: Served) -> None:
    position = some_position(game, 3, 30)
    with served.client() as anna:
        table = bring(anna, position, bots=["random", "novice"], name="From here")
        assert (table["state"], table["name"], table["hints"]) == ("running", "From here", "free")
        assert sorted(seat.get("level", "") for seat in table["seats"]) == ["", "novice", "random"]
        assert "random" not in start_of(served, table["id"])
        (own,) = table["yours"]
        seat = Seat(served, anna, table["id"], own)
        seat.until("news")
        asked = games.get(game).from_json(json.dumps(position)).waiting
        assert own == (asked[0] + 1 if asked else 1)
        play_on([seat], random.Random(1), moves=3)
        seat.close()


@pytest.mark.parametrize("deck", ["tree-1", "machines-2"])
def test_a_position_says_which_deck_it_is_made_for(deck: str, served: Served) -> None:
    with served.client() as anna:
        table = bring(anna, some_position("gears", 2, 30, deck))
        assert table["deck"] == deck


def test_all_positions_of_the_docs_can_be_played(served: Served) -> None:
    texts = re.findall(r"```json\n(.*?)```", DOCS.read_text(), re.S)
    assert len(texts) == 3
    for text in texts:
        with served.client() as anna:
            table = bring(anna, text, game=json.loads(text).get("game", "gears"))
            assert table["yours"] == list(range(1, table["players"] + 1))  # alone in all seats
            news = anna.get(f"/api/tables/{table['id']}/news?seat=1").json()
            assert news["prompt"]


def test_seats_are_as_asked(served: Served) -> None:
    position = {"game": "lastwill", "options": {"players": 4}}
    with served.client() as anna:
        table = bring(anna, position, seat=3, bots=["steady", "gentle"])
        assert [seat.get("level", "") for seat in table["seats"]] == ["steady", "gentle", "", ""]
        assert table["yours"] == [3, 4]
        record = anna.get(f"/api/tables/{table['id']}/record")
        assert record.status_code == 409


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"position": "no position"}, 400),
        ({"position": "{}"}, 400),
        ({"position": "{}", "game": "chess"}, 400),
        ({"position": '{"game": "crecy"}', "game": "gears"}, 400),
        ({"position": '{"phase": "over", "round": 4}', "game": "gears"}, 400),
        ({"position": '{"hands": [["fire", "fire", "fire", "fire", "fire", "fire"], []]}', "game": "gears"}, 400),
        ({"position": '{"deck": {"technologies": [{"id": "wheel", "copies": 40}]}}', "game": "gears"}, 400),
        ({"position": '{"game": "lastwill", "deck": {"events": ["ball", "dinner"]}}'}, 400),
        ({"position": "{}", "game": "gears", "seat": 5}, 404),
        ({"position": "{}", "game": "gears", "seat": 9}, 400),
        ({"position": "{}", "game": "gears", "bots": ["steady", "steady"]}, 400),
        ({"position": "{}", "game": "gears", "bots": ["nobody"]}, 400),
        ({"position": " " * (Quotas.import_bytes + 1), "game": "gears"}, 413),
        ({"position": "{}", "game": "gears", "seed": 1}, 400),
    ],
)
def test_what_can_not_be_played_is_refused_without_a_trace(body: dict[str, Any], status: int, served: Served) -> None:
    with served.client() as anna:
        answer = anna.post("/api/positions", json=body)
        assert answer.status_code == status, answer.text
        assert answer.json()["text"]
        assert not anna.cookies


def test_positions_are_counted_as_records_are(tmp_path: Path) -> None:
    with serving(tmp_path, quotas=Quotas(imports_an_hour=1)) as served, served.client() as anna:
        anna.post("/api/me", json={})
        body = {"position": "{}", "game": "gears"}
        assert [anna.post("/api/positions", json=body).status_code for _ in range(2)] == [201, 429]
