"""Routes about the games themselves: what can be played and how, and everything that can be drawn."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from litestar.params import FromPath

from bequest import games
from bequest.bots.names import LEVELS
from bequest.core.game import Game
from bequest.core.options import Option
from bequest.core.wire import Face, Wire, to_json
from bequest.core.words import Message, message
from bequest.server.errors import NotFound
from bequest.server.tables.loading import game_of
from bequest.server.web.given import Found

FOR_GOOD = {"cache-control": "public, max-age=31536000, immutable"}
"""What is called by its hash never changes."""


class OptionInfo(Wire, frozen=True):
    """An option of a game: what it may be, and what it means."""

    key: str
    help: Message
    allowed: Message
    values: list[str | int] = []
    default: Any = None


class DeckInfo(Wire, frozen=True):
    """A supplied deck, and the hash by which its faces are found."""

    name: str
    faces: str


class GameInfo(Wire, frozen=True):
    """A game: how many can play, its options, decks, and who else can sit down."""

    name: str
    title: str
    about: Message
    rules: str
    players: list[int]
    options: list[OptionInfo]
    decks: list[DeckInfo]
    levels: list[str]
    styles: list[str]


class GameList(Wire, frozen=True):
    """All games."""

    games: list[GameInfo]


def _option(option: Option) -> OptionInfo:
    default = list(option.default) if isinstance(option.default, tuple) else option.default
    values = [value for value in option.values if isinstance(value, str | int)]
    return OptionInfo(option.key, option.help, option.allowed, values, default)


def _info(game: Game) -> GameInfo:
    decks = [DeckInfo(name, games.get(game.name, deck=name).faces_hash) for name in game.supplied]
    options = [_option(option) for option in game.options if option.key not in ("players", "seed", "deck")]
    return GameInfo(
        game.name, game.title, Message(game.about), game.rules_version, list(game.player_counts), options, decks,
        list(LEVELS), [style.id for style in game.styles],
    )  # fmt: skip


@get("/api/games")
async def all_games() -> GameList:
    """What can be played."""
    return GameList([_info(games.get(name)) for name in games.names()])


@get("/api/games/{game:str}/faces/{hash:str}")
async def faces(game: FromPath[str], hash: FromPath[str]) -> Response[list[Face]]:
    """Everything that can be drawn of a supplied deck."""
    if game in games.names():
        for name in games.find(game).supplied:
            found = games.get(game, deck=name)
            if found.faces_hash == hash:
                return drawn(found)
    raise NotFound(message("server-no-faces"))


@get("/api/tables/{table:str}/faces/{hash:str}")
async def table_faces(found: Found, hash: FromPath[str]) -> Response[list[Face]]:
    """The same for a table, whose deck may be somebody's own."""
    game = game_of(found.row)
    if game.faces_hash != hash:
        raise NotFound(message("server-no-faces"))
    return drawn(game)


def drawn(game: Game) -> Response[Any]:
    """The faces of a game, to be kept for good."""
    return Response(to_json(game.faces()), media_type="application/json", headers=FOR_GOOD)


ROUTES = [all_games, faces, table_faces]
