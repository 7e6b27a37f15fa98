"""The JSON schema of all that travels of a game, made from the types themselves."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from bequest.core.game import Game
from bequest.core.wire import Face, Offer, Prompt, Result
from bequest.core.words import Message

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
SEATS: Final = "Seats count from 1; 0 is the table itself. (Arguments of Python functions count seats from 0.)"
REFERENCE: Final = "#/$defs/"


def documents(game: type[Game]) -> dict[str, Any]:
    """What travels of a game, by name, with its type."""
    return {
        "view": game.view_type,
        "prompt": Prompt | None,
        "offers": list[Offer],
        "events": list[game.events_type()],  # type: ignore[misc]
        "result": Result,
        "faces": list[Face],
        "message": Message,
    }


def schema(game: type[Game]) -> dict[str, Any]:
    """One document with a definition for each of them."""
    kinds = documents(game)
    shapes, parts = msgspec.json.schema_components(list(kinds.values()), ref_template=REFERENCE + "{name}")
    parts |= told_messages(REFERENCE)
    return {
        "$schema": DIALECT,
        "title": game.title,
        "description": SEATS,
        "properties": dict(zip(kinds, shapes, strict=True)),
        "$defs": dict(sorted(parts.items())),
    }


def placed(game: type[Game], place: str, parts: dict[str, Any]) -> dict[str, Any]:
    """What travels of a game, by name; definitions that are its own are added to the parts, under its name."""
    kinds = documents(game)
    shapes, found = msgspec.json.schema_components(list(kinds.values()), ref_template=REFERENCE + "{name}")
    own = {name: f"{game.name.capitalize()}{name}" for name in found if name not in parts}
    for name, new in own.items():
        parts[new] = _moved(found[name], place, own)
    return {kind: _moved(shape, place, own) for kind, shape in zip(kinds, shapes, strict=True)}


def _moved(shape: Any, place: str, own: dict[str, str]) -> Any:
    """A schema whose references lead to another place, to the names of the game."""
    if isinstance(shape, list):
        return [_moved(part, place, own) for part in shape]
    if not isinstance(shape, dict):
        return shape
    found = {key: _moved(part, place, own) for key, part in shape.items() if key not in ("$ref", "mapping")}
    if "$ref" in shape:
        name = _named(shape["$ref"])
        found["$ref"] = place + own.get(name, name)
    if "mapping" in shape:
        found["mapping"] = {tag: place + own.get(_named(to), _named(to)) for tag, to in shape["mapping"].items()}
    return found


def _named(reference: str) -> str:
    return reference.removeprefix(REFERENCE)


def told_messages(place: str) -> dict[str, Any]:
    """How messages travel, which msgspec does not know: by an id with arguments, or as the name of a face."""
    argument = {"$ref": f"{place}Arg"}
    by_id = {
        "type": "object",
        "properties": {"id": {"type": "string"}, "args": {"type": "object", "additionalProperties": argument}},
        "required": ["id"],
        "additionalProperties": False,
    }
    by_face = {
        "type": "object",
        "properties": {"card": {"type": "string"}},
        "required": ["card"],
        "additionalProperties": False,
    }
    return {
        "Message": {"title": "Message", "description": (Message.__doc__ or "").strip(), "anyOf": [by_id, by_face]},
        "Arg": {
            "description": "What a message may name: a text, a number, another message, or a list of them.",
            "anyOf": [
                {"type": "string"},
                {"type": "integer"},
                {"$ref": f"{place}Message"},
                {"type": "array", "items": argument},
            ],
        },
    }
