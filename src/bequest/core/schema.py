"""The JSON schema of all that travels of a game, made from the types themselves."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from bequest.core.game import Game
from bequest.core.wire import Face, Offer, Prompt, Result
from bequest.core.words import Message

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
SEATS: Final = "Seats count from 1; 0 is the table itself. (Arguments of Python functions count seats from 0.)"
REFERENCE: Final = "#/$defs/{name}"


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
    shapes, parts = msgspec.json.schema_components(list(kinds.values()), ref_template=REFERENCE)
    parts["Message"] = _message(parts["Message"])
    parts["Arg"] = ARG
    return {
        "$schema": DIALECT,
        "title": game.title,
        "description": SEATS,
        "properties": dict(zip(kinds, shapes, strict=True)),
        "$defs": dict(sorted(parts.items())),
    }


ARG: Final[dict[str, Any]] = {
    "description": "What a message may name: a text, a number, another message, or a list of them.",
    "anyOf": [
        {"type": "string"},
        {"type": "integer"},
        {"$ref": REFERENCE.format(name="Message")},
        {"type": "array", "items": {"$ref": REFERENCE.format(name="Arg")}},
    ],
}


def _message(made: dict[str, Any]) -> dict[str, Any]:
    """Either by its id, or the name of something that has a face; msgspec knows nothing of the arguments."""
    arguments = {"type": "object", "additionalProperties": {"$ref": REFERENCE.format(name="Arg")}}
    by_id = {
        "type": "object",
        "properties": {"id": {"type": "string"}, "args": arguments},
        "required": ["id"],
        "additionalProperties": False,
    }
    by_face = {
        "type": "object",
        "properties": {"card": {"type": "string"}},
        "required": ["card"],
        "additionalProperties": False,
    }
    return {"title": "Message", "description": made.get("description", ""), "anyOf": [by_id, by_face]}
