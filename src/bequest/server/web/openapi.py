"""The OpenAPI document: every route and every message, made from the types that travel.

msgspec reads and writes what travels, so msgspec also says what it looks like. What a seat is told of a game is that
game's own: its view and its events stand there under names of the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.metadata import version
from typing import Any, Final, get_args

import msgspec
from litestar import Litestar, Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import QueryParameter
from litestar.routes import HTTPRoute

from bequest import games
from bequest.core import schema as game_schema
from bequest.core.reasons import Reason
from bequest.core.schema import SEATS
from bequest.core.wire import Face, Offer, Prompt, Result
from bequest.core.words import Message
from bequest.server.sequels import Rematch
from bequest.server.tables.news import News, Offered, RefusedMessage, Status
from bequest.server.tables.telling import Line
from bequest.server.web.asking import INVITATION
from bequest.server.web.guard import SOCKET
from bequest.server.wire import Presence, Problem, Request, Said, TableInfo

PLACE: Final = "#/components/schemas/"
REFUSALS: Final = {
    400: "The request can't be understood, or names what there is not.",
    401: "It takes a person, or a valid token.",
    403: "Somebody else may do that; or the request comes from another site.",
    404: "There is no such thing, or not for whoever asks.",
    409: "The rules forbid it, or things have changed meanwhile.",
    413: "The body is too large.",
    429: "Too often: try again later.",
    503: "It could not be saved; nothing has changed.",
}
Told = News | Offered | RefusedMessage | TableInfo | Said | Presence | Rematch
"""What a socket tells."""
FILLED: Final[Mapping[str, Mapping[str, Any]]] = {
    "News": {
        "status": Status, "prompt": Prompt | None, "offers": list[Offer], "result": Result, "undo": Reason,
        "story": list[Line],
    },
    "Offered": {"prompt": Prompt | None, "offers": list[Offer]},
    "Moment": {"result": Result, "story": list[Line]},
}  # fmt: skip
"""Fields that travel as they were encoded before, so that their records do not say their types."""
QUERIES: Final = {int: "integer", bool: "boolean"}
OF_GAMES: Final = {"view": "view", "events": "events"}
Schema = dict[str, Any]


def document(app: Litestar) -> Schema:
    """The whole document."""
    routes = list(_routes(app))
    kinds = [kind for _, _, handler in routes for kind in (_body(handler), _answer(handler)) if kind is not None]
    common = [*kinds, Problem, Request, Told, Message, Reason, Face, Result, list[Offer], Prompt | None, Status]
    shapes, parts = msgspec.json.schema_components(common, ref_template=PLACE + "{name}")
    parts = {**parts, **game_schema.told_messages(PLACE)}
    _fill(parts)
    paths: dict[str, Schema] = {}
    for path, method, handler in routes:
        paths.setdefault(path, {})[method] = _operation(path, handler)
    paths[SOCKET] = {"get": _socket(shapes[common.index(Request)], shapes[common.index(Told)])}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Bequest", "version": version("bequest"), "description": SEATS},
        "paths": dict(sorted(paths.items())),
        "components": {
            "schemas": dict(sorted(parts.items())),
            "securitySchemes": {
                "session": {"type": "apiKey", "in": "cookie", "name": "bequest"},
                "program": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"session": []}, {"program": []}],
    }


def _routes(app: Litestar) -> Iterator[tuple[str, str, HTTPRouteHandler]]:
    """Path, method and handler of every route that programs ask."""
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path_format.startswith("/api/"):
            for handler in route.route_handlers:
                for method in sorted(handler.http_methods - {"OPTIONS", "HEAD"}):
                    yield route.path_format, method.lower(), handler


def _body(handler: HTTPRouteHandler) -> Any:
    field = handler.parsed_fn_signature.parameters.get("data")
    return None if field is None else field.annotation


def _answer(handler: HTTPRouteHandler) -> Any:
    """What a route gives; None if nothing, or no JSON."""
    kind = handler.parsed_fn_signature.return_type
    found = get_args(kind.annotation)[0] if kind.is_subclass_of(Response) else kind.annotation
    return None if found in (None, type(None), str, bytes) else found


def _operation(path: str, handler: HTTPRouteHandler) -> Schema:
    gives = _answer(handler)
    status = str(handler.status_code or 200)
    done: Schema = {"description": "Done."}
    if gives is not None:
        done["content"] = {"application/json": {"schema": _shape(gives)}}
    refused = {"application/json": {"schema": {"$ref": PLACE + "Problem"}}}
    answers = {str(code): {"description": why, "content": refused} for code, why in REFUSALS.items()}
    operation: Schema = {
        "operationId": handler.handler_name,
        "summary": (handler.fn.__doc__ or "").strip().split("\n")[0],
        "parameters": list(_parameters(path, handler)),
        "responses": {status: done, **answers},
    }
    body = _body(handler)
    if body is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": _shape(body)}}}
    return operation


def _parameters(path: str, handler: HTTPRouteHandler) -> Iterator[Schema]:
    fields = handler.parsed_fn_signature.parameters
    for name in [part[1:-1] for part in path.split("/") if part.startswith("{")]:
        whole = name in fields and fields[name].annotation is int
        yield {"name": name, "in": "path", "required": True, "schema": {"type": "integer" if whole else "string"}}
    for name, field in fields.items():
        bounds = field.kwarg_definition
        if isinstance(bounds, QueryParameter):
            schema: Schema = {"type": QUERIES.get(field.annotation, "string")}
            if bounds.ge is not None and bounds.le is not None:
                schema |= {"minimum": bounds.ge, "maximum": bounds.le}
            yield {"name": bounds.name or name, "in": "query", "required": False, "schema": schema}
    if "{table}" in path:
        yield {"name": INVITATION, "in": "header", "required": False, "schema": {"type": "string"}}


def _shape(kind: Any) -> Schema:
    (shape,), _ = msgspec.json.schema_components([kind], ref_template=PLACE + "{name}")
    return shape


def _socket(says: Schema, told: Schema) -> Schema:
    """OpenAPI knows no sockets; what goes over ours stands here."""
    return {
        "operationId": "socket",
        "summary": "Live play over a WebSocket. The first message is `enter`.",
        "responses": {"101": {"description": "The socket is open."}},
        "x-client-says": says,
        "x-server-tells": told,
    }


def _fill(parts: dict[str, Schema]) -> None:
    """Puts in what the records leave open."""
    for record, fields in FILLED.items():
        for name, kind in fields.items():
            parts[record]["properties"][name] = _shape(kind)
    made = {name: game_schema.placed(games.find(name), PLACE, parts) for name in games.names()}
    for record in ("News", "Moment"):
        for name in OF_GAMES:
            parts[record]["properties"][name] = {"anyOf": [shapes[name] for shapes in made.values()]}
