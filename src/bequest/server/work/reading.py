"""A process that reads one thing that a stranger has brought, and ends: `python -m bequest.server.work.reading`.

It is given a request over its standard input and answers over its standard output. It takes limits of processor time
and memory upon itself before it looks at anything.
"""

from __future__ import annotations

import resource
import sys
import time
from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from bequest import games
from bequest.core import record as records
from bequest.core.errors import BadPosition, BadRecord, BequestError
from bequest.core.game import Game
from bequest.core.position import Position
from bequest.core.texts.position_files import given_options
from bequest.core.texts.reading import Fields, position_fields
from bequest.core.words import message
from bequest.server.tables.loading import without_generator

MEGABYTE = 1 << 20


class Request(msgspec.Struct):
    """A deck of a game, a position of one (unless the text names it itself), or a record; how much it may use."""

    what: Literal["deck", "position", "record"]
    text: str
    game: str = ""
    seconds: float = 10.0
    megabytes: int = 600


class BroughtRecord(msgspec.Struct):
    """A record that holds: how its game began, and its answers, move by move."""

    game: str
    rules: str
    deck: str
    deck_text: str
    players: int
    options: dict[str, Any]
    start: str
    moves: list[list[str]]


class BroughtPosition(msgspec.Struct):
    """A position from which a game can go on, and the seats that are asked in it, from 1."""

    game: str
    deck: str
    deck_text: str
    players: int
    options: dict[str, Any]
    start: str
    asked: list[int]


class Answer(msgspec.Struct):
    """What was found: a record, a position, the message of a problem, or nothing of a good deck. And what it took."""

    seconds: float = 0.0
    record: BroughtRecord | None = None
    position: BroughtPosition | None = None
    problem: Any = None


def main() -> None:
    """Reads a request, answers it."""
    request = msgspec.json.decode(sys.stdin.buffer.read(), type=Request)
    limit(request)
    began = time.process_time()
    answer = Answer()
    try:
        if request.what == "deck":
            try_deck(request.game, request.text)
        elif request.what == "position":
            answer.position = brought_position(request.text, request.game)
        else:
            answer.record = brought(request.text)
    except BequestError as error:
        answer.problem = error.message
    except (MemoryError, RecursionError):
        answer.problem = message("server-import-heavy")
    answer.seconds = time.process_time() - began
    sys.stdout.buffer.write(msgspec.json.encode(answer))


def limit(request: Request) -> None:
    """No more memory and time than that, no files, no memory left behind."""
    memory = request.megabytes * MEGABYTE
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    seconds = int(request.seconds) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def try_deck(name: str, text: str) -> None:
    """Makes a game of a deck, and all that a table asks of it."""
    game = games.get(name, games.load_deck(name, text, "deck_text"))
    game.faces()
    for players in game.player_counts:
        try:
            game.new(players, 1)
        except BequestError:  # not every deck is for every number; who opens a table is told
            continue


def brought(text: str) -> BroughtRecord:
    """A record, verified and taken apart into its moves; BadRecord says what is wrong."""
    record = records.load(text)
    game = games.again(record.game, record.deck_text, record.deck)
    ended = records.verify(record, game)
    started = records.start(record, game, "explicit")
    start = without_generator(started.to_json()) if record.position else ""
    moves = taken_apart(records.written(ended), started)
    if started.digest() != ended.digest():
        raise BadRecord(message("server-record-open"))
    deck, own = deck_of(ended.game)
    return BroughtRecord(record.game, record.rules, deck, own, ended.players, kept(record.options), start, moves)


def brought_position(text: str, game: str) -> BroughtPosition:
    """A position in which a game can go on; BadPosition says what is wrong. Moves under way are not part of it."""
    fields = position_fields(text)
    name = game or fields.text("game", "")
    position = made_for(games.get(name), fields).from_json(text, chance="explicit", journal=True)
    if position.over:
        raise BadPosition(message("server-position-over"))
    position.back_all()
    options = position.to_dict()["options"]
    assert isinstance(options, dict)
    asked = [seat + 1 for seat in position.waiting]
    start = without_generator(position.to_json())
    return BroughtPosition(name, *deck_of(position.game), position.players, kept(options), start, asked)


def made_for(game: Game, fields: Fields) -> Game:
    """The game with the supplied deck that the options of a position name; unchanged if they name none of these."""
    deck = given_options(game, fields).get("deck")
    return games.get(game.name, deck) if isinstance(deck, str) and deck in (*game.supplied, *game.aliases) else game


def kept(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options that a table has; its seats tell the number of players, and there is no seed."""
    return {key: value for key, value in options.items() if key not in ("players", "seed")}


def deck_of(game: Game) -> tuple[str, str]:
    """The name of a game's deck, and its text if that is somebody's own. Cards of a position file are no whole deck."""
    text = "" if is_supplied(game) else game.deck_text()
    if not text and game.deck_name not in game.supplied:
        raise BadPosition(message("server-position-deck"))
    return game.deck_name, text


def taken_apart(answers: list[str], position: Position) -> list[list[str]]:
    """The answers move by move, chance with the move that it follows; first what chance set up."""
    found: list[list[str]] = [[]]
    for answer in answers:
        if not answer.startswith("*") and not any(position.made(seat) for seat in range(position.players)):
            found.append([])
        found[-1].append(answer)
        records.take(answer, position)
    return found


def is_supplied(game: Game) -> bool:
    """Whether the name of the deck is enough to have it again."""
    return game.deck_name in game.supplied and game.supplied_text(game.deck_name)[0] == game.deck_text()


if __name__ == "__main__":
    main()
