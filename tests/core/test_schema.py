"""What travels fits the published schema, and the published pages say what the code says."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import islice
from typing import Any

import fastjsonschema
import pytest

from bequest import games
from bequest.core import schema
from bequest.core.position import Position
from bequest.core.wire import to_json
from scripts import reference
from tests.conformance.cases import CASES, seats, walk
from tests.sweeps import share

STRIDE = 5
"""Of so many positions of a game one is looked at; there are thousands."""

Check = Callable[[object], object]


def checks(name: str) -> dict[str, Check]:
    whole = schema.schema(games.find(name))
    definitions = whole["$defs"]
    return {kind: fastjsonschema.compile({**part, "$defs": definitions}) for kind, part in whole["properties"].items()}


def look(position: Position, fits: dict[str, Check]) -> None:
    def check(kind: str, found: object) -> None:
        fits[kind](json.loads(to_json(found)))

    for seat in seats(position):
        check("view", position.view(seat))
        check("prompt", position.prompt(seat))
    for seat in position.waiting:
        check("offers", position.offers(seat))
    check("result", position.result())


@pytest.mark.parametrize("name", games.names())
def test_everything_fits_its_schema(name: str) -> None:
    fits = checks(name)
    fits["faces"](json.loads(to_json(games.get(name).faces())))
    for case in share(name, [case for case in CASES if case.name == name], one_of=8):
        for position in islice(walk(case, 3), 0, None, STRIDE):
            look(position, fits)
        for seat in seats(position):
            fits["events"](json.loads(to_json(position.events(0, seat))))


@pytest.mark.parametrize("name", games.names())
def test_what_does_not_fit_is_refused(name: str) -> None:
    fits = checks(name)
    shown: dict[str, Any] = json.loads(to_json(games.get(name).new(2, seed=1).view(0)))
    for wrong in (shown | {"extra": 1}, {key: value for key, value in shown.items() if key != "seats"}):
        with pytest.raises(fastjsonschema.JsonSchemaValueException):
            fits["view"](wrong)
    for message in ({"id": 3}, {"card": "a", "id": "b"}, {"id": "a", "args": {"n": 1.5}}):
        with pytest.raises(fastjsonschema.JsonSchemaValueException):
            fits["message"](message)


def test_reference_and_schemas_are_those_of_the_code() -> None:
    """`make reference` writes them anew."""
    for path, text in reference.files().items():
        assert path.read_text(encoding="utf-8") == text, path.name
