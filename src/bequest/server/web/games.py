"""Routes about the games themselves: what can be played and how, and everything that can be drawn."""

from __future__ import annotations

import asyncio
from functools import cache
from hashlib import sha256
from typing import Annotated, Any, Literal

from litestar import Request, Response, get
from litestar.params import FromPath, QueryParameter

from bequest import games, rulebook
from bequest.bots.names import LEVELS
from bequest.core.errors import BadOption
from bequest.core.game import Game
from bequest.core.options import Option
from bequest.core.wire import Face, Wire, to_json
from bequest.core.words import Message, message
from bequest.server.errors import NotFound
from bequest.server.tables.loading import game_of
from bequest.server.web.given import Found
from bequest.server.web.packing import public_json

MODE = "mode"
"""The option of games that are different games by its value."""
Spoken = Annotated[Literal["en", "fr"], QueryParameter()]
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


class Paragraph(Wire, frozen=True):
    """Something to know before a first game, and what it is about."""

    about: Message
    text: Message


class Lesson(Wire, frozen=True):
    """What a mode of a game is about, and enough of it to begin; `mode` is the option's value, "" without one."""

    mode: str
    goal: Message
    how: list[Paragraph]


class GameInfo(Wire, frozen=True):
    """A game: how many can play, its options, decks, and who else can sit down; `lessons` as usual first.

    Words for levels are the messages `command-level-LEVEL`, for styles `GAME-style-STYLE`; with `-about` a sentence.
    """

    name: str
    title: str
    about: Message
    rules: str
    players: list[int]
    options: list[OptionInfo]
    decks: list[DeckInfo]
    levels: list[str]
    styles: list[str]
    goal: Message
    how: list[Paragraph]
    lessons: list[Lesson]


class GameList(Wire, frozen=True):
    """All games."""

    games: list[GameInfo]


class RuleText(Wire, frozen=True):
    """A rule of the catalogue, or a paragraph of a section without rules ("" as its id)."""

    id: str
    section: str
    text: str
    example: bool = False
    aside: bool = False
    """It is about files and programs: of no use in play."""


def _option(option: Option) -> OptionInfo:
    default = list(option.default) if isinstance(option.default, tuple) else option.default
    values = [value for value in option.values if isinstance(value, str | int)]
    return OptionInfo(option.key, option.help, option.allowed, values, default)


def _lesson(game: Game, mode: str) -> Lesson:
    """The lesson of a mode; the speaker reads it off a game that begins."""
    chosen: dict[str, Any] = {MODE: mode} if mode else {}
    for players in reversed(game.player_counts):
        try:
            view = game.new(players, 1, **chosen).view(None)
        except BadOption:  # not every number of players goes with every mode
            continue
        how = [Paragraph(about, text) for about, text in game.speaker.how(view)]
        return Lesson(mode, game.speaker.goal(view), how)
    raise AssertionError(mode)


@cache
def _info(name: str) -> GameInfo:
    game = games.get(name)
    decks = [DeckInfo(name, games.get(game.name, deck=name).faces_hash) for name in game.supplied]
    options = [_option(option) for option in game.options if option.key not in ("players", "seed", "deck")]
    modes = [str(mode) for option in game.options if option.key == MODE for mode in option.values]
    lessons = [_lesson(game, mode) for mode in modes or [""]]
    return GameInfo(
        game.name, game.title, Message(game.about), game.rules_version, list(game.player_counts), options, decks,
        list(LEVELS), [style.id for style in game.styles], lessons[0].goal, lessons[0].how, lessons,
    )  # fmt: skip


@get("/api/games")
async def all_games() -> GameList:
    """What can be played."""
    return GameList([_info(name) for name in games.names()])


@cache
def _rules(game: str, language: str) -> tuple[bytes, str]:
    """The catalogue as it travels, and the tag of this text."""
    found: list[RuleText] = []
    for section in rulebook.sections(game, language):
        told = [(rule.id, rule.text, rule.example) for rule in section.rules]
        for id, text, example in told or [("", text, False) for text in section.paragraphs]:
            found.append(RuleText(id, section.title, text, example, section.aside))
    whole = to_json(found)
    return whole, f'"{sha256(whole).hexdigest()[:32]}"'


@get("/api/games/{game:str}/rules")
async def rules(
    game: FromPath[str], request: Request[Any, Any, Any], language: Spoken = "en"
) -> Response[list[RuleText]]:
    """The rules of a game in words, one by one."""
    if game not in games.names():
        raise NotFound(message("server-no-game"))
    text, tag = await asyncio.to_thread(_rules, game, language)
    known = tag in request.headers.get("if-none-match", "")
    kept = {"etag": tag, "cache-control": "no-cache"}
    return public_json(request, b"" if known else text, kept, 304 if known else 200)


@get("/api/games/{game:str}/faces/{hash:str}")
async def faces(game: FromPath[str], hash: FromPath[str], request: Request[Any, Any, Any]) -> Response[list[Face]]:
    """Everything that can be drawn of a supplied deck."""
    if game in games.names():
        for name in games.find(game).supplied:
            found = games.get(game, deck=name)
            if found.faces_hash == hash:
                return drawn(request, found)
    raise NotFound(message("server-no-faces"))


@get("/api/tables/{table:str}/faces/{hash:str}")
async def table_faces(found: Found, hash: FromPath[str], request: Request[Any, Any, Any]) -> Response[list[Face]]:
    """The same for a table, whose deck may be somebody's own."""
    game = game_of(found.row)
    if game.faces_hash != hash:
        raise NotFound(message("server-no-faces"))
    return drawn(request, game)


def drawn(request: Request[Any, Any, Any], game: Game) -> Response[Any]:
    """The faces of a game, to be kept for good."""
    return public_json(request, to_json(game.faces()), FOR_GOOD)


ROUTES = [all_games, rules, faces, table_faces]
