"""The OpenAPI document says what really travels, and nothing that it allows breaks the server."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import fastjsonschema
import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings

from bequest import games, rulebook
from bequest.core.words import words
from tests.server.serving import HEADERS, Seat, Served, cookies_of, opened, sat, serving, started
from tests.server.test_games import play_on
from tests.sweeps import amount

Document = dict[str, Any]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("openapi")) as found:
        yield found


@pytest.fixture(scope="module")
def document(served: Served) -> Document:
    with served.client() as client:
        found: Document = client.get("/api/openapi.json").json()
    return found


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"]
        yield from [reference for reference in part.get("mapping", {}).values() if isinstance(reference, str)]
        for inner in part.values():
            yield from references(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from references(inner)


def test_every_reference_leads_somewhere(document: Document) -> None:
    schemas = document["components"]["schemas"]
    found = set(references(document))
    assert len(found) > 200
    assert [name for name in found if name.removeprefix("#/components/schemas/") not in schemas] == []


def test_views_and_events_of_every_game_are_in_it(document: Document) -> None:
    schemas = document["components"]["schemas"]
    for name in games.names():
        assert f"{name.capitalize()}View" in schemas
    views = [shape["$ref"] for shape in schemas["News"]["properties"]["view"]["anyOf"]]
    assert views == [f"#/components/schemas/{name.capitalize()}View" for name in games.names()]


def test_every_operation_has_a_name_a_summary_and_its_refusals(document: Document) -> None:
    operations = [operation for path in document["paths"].values() for operation in path.values()]
    names = [operation["operationId"] for operation in operations]
    assert len(set(names)) == len(names)
    assert all(operation["summary"] for operation in operations)
    assert all("404" in operation["responses"] for operation in operations if operation["operationId"] != "socket")


@pytest.mark.parametrize("game", games.names())
def test_what_a_socket_tells_is_as_the_document_says(game: str, served: Served, document: Document) -> None:
    told = {**document["paths"]["/api/socket"]["get"]["x-server-tells"], "components": document["components"]}
    validate = fastjsonschema.compile(told, use_default=False)
    with served.client() as anna, served.client() as ben:
        table = opened(anna, game, 2)
        sat(ben, table, 2)
        started(anna, table)
        seats = [Seat(served, anna, table["id"], 1), Seat(served, ben, table["id"], 2, invitation=table["invitation"])]
        play_on(seats, random.Random(3), moves=amount(200, 12))
        seats[0].send(do="say", text="Good evening!")
        seats[0].until("said")
        seats[1].send(do="move", token="token-stale", asked_at=-1, steps=["amount 1"])
        seats[1].until("refused")
        messages = [json.loads(text) for seat in seats for text in seat.got]
        assert {"news", "presence", "said", "refused", "offered"} <= {message["tell"] for message in messages}
        for message in messages:
            validate(message)
        for seat in seats:
            seat.close()
    with pytest.raises(fastjsonschema.JsonSchemaException):
        validate({"tell": "news"})


def test_what_the_document_allows_does_not_break_the_server(served: Served, document: Document) -> None:
    """Schemathesis sends whatever fits the document, to a table that really is there; no answer is a 500, all fit."""
    with served.client() as anna:
        table = opened(anna, "lastwill", 2, visibility="open", bots=["random"])
        started(anna, table)
        headers = {**HEADERS, "Cookie": cookies_of(anna)}
        schema = schemathesis.openapi.from_dict(document)
        tried = 0
        for result in schema.get_all_operations():
            operation = cast(Any, result).ok()
            if operation.path == "/api/socket":
                continue
            tried += 1
            send(operation, served, headers, table["id"])
    assert tried == sum(len(path) for path in document["paths"].values()) - 1


def send(operation: Any, served: Served, headers: dict[str, str], table: str) -> None:
    @given(case=operation.as_strategy())
    @settings(
        max_examples=amount(60, 6), deadline=None, database=None, derandomize=True, phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    def check(case: Any) -> None:
        if "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        if isinstance(case.path_parameters.get("seat") if case.path_parameters else None, int):
            case.path_parameters["seat"] %= 4
        case.headers = {**(case.headers or {}), **headers}
        answer = case.call(base_url=served.url)
        assert answer.status_code < 500, (operation.label, answer.text)
        case.validate_response(answer, checks=(schemathesis.checks.response_schema_conformance,))

    check()


def test_a_healthy_server_says_so(served: Served) -> None:
    answer = httpx.get(f"{served.url}/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


def test_faces_are_kept_for_good_and_found_by_hash(served: Served, tmp_path: Path) -> None:
    with served.client() as client:
        listed = client.get("/api/games").json()["games"]
        assert [game["name"] for game in listed] == games.names()
        for game in listed:
            deck = game["decks"][0]
            answer = client.get(f"/api/games/{game['name']}/faces/{deck['faces']}")
            assert "immutable" in answer.headers["cache-control"]
            assert {face["id"] for face in answer.json()} == {face.id for face in games.get(game["name"]).faces()}
        assert client.get("/api/games/gears/faces/none").status_code == 404


def test_games_say_what_they_are_about_and_how_to_begin(served: Served) -> None:
    with served.client() as client:
        listed = client.get("/api/games").json()["games"]
    for game in listed:
        assert game["goal"]["id"].startswith(f"{game['name']}-goal")
        assert len(game["how"]) > 3
        assert (game["lessons"][0]["goal"], game["lessons"][0]["how"]) == (game["goal"], game["how"])
        for language in ("en", "fr"):
            said = words(language)
            assert all(said.text(f"command-level-{level}-about") for level in game["levels"])
            assert all(said.text(f"{game['name']}-style-{style}-about") for style in game["styles"])
    modes = {game["name"]: [lesson["mode"] for lesson in game["lessons"]] for game in listed}
    assert modes == {"gears": [""], "crecy": ["multiplayer", "solo_standard", "solo_testament"], "lastwill": [""]}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_rules_can_be_read_and_are_sent_once(language: str, served: Served) -> None:
    with served.client() as client:
        for name in games.names():
            url = f"/api/games/{name}/rules?language={language}"
            answer = client.get(url)
            rules = {rule["id"]: rule for rule in answer.json() if rule["id"]}
            wanted = [rule for section in rulebook.sections(name, language) for rule in section.rules]
            assert [rules[rule.id]["text"] for rule in wanted] == [rule.text for rule in wanted]
            again = client.get(url, headers={"If-None-Match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
        assert client.get(f"/api/games/none/rules?language={language}").status_code == 404
        assert client.get("/api/games/gears/rules?language=de").status_code == 400
