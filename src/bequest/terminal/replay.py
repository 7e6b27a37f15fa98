"""Stepping through a record, move by move, with everything in the open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bequest.core import record as records
from bequest.core.journal import Readable
from bequest.core.position import Position
from bequest.core.record import Record
from bequest.terminal.console import Console
from bequest.terminal.layout import wrapped
from bequest.terminal.skin import skin_of
from bequest.terminal.table import game_of

WORDS: Final[dict[str, str]] = {
    "verified": "verified: {game}, {state}; scores {scores}",
    "over": "finished",
    "running": "not finished",
    "how": "Enter: next move, all: the rest, q: stop",
    "prompt": "> ",
    "unknown": "Press Enter for the next move, or type all or q.",
}
MARGIN: Final = 6
"""For the number of the move."""


def verified(record: Record) -> list[str]:
    """Plays the record to its end and checks it; what it is, in words. BadRecord if anything is wrong."""
    position = records.verify(record, game_of(record))
    skin = skin_of(position.game)
    scores = ", ".join(f"{skin.player(seat)} {score}" for seat, score in enumerate(position.scores()))
    return wrapped(
        WORDS["verified"].format(
            game=position.game.name,
            state=WORDS["over" if position.over else "running"],
            scores=scores,
        )
    )


def moves(record: Record) -> Iterator[list[str]]:
    """What led to the first decision, then each committed move with all that it brought, as lines; then the result."""
    told = number = 0
    for choices, position in enumerate(records.replay(record, game_of(record))):
        assert position.journal is not None
        skin = skin_of(position.game)
        events = [_read(position, at) for at in range(told, len(position.journal.events))]
        told += len(events)
        if events:
            number += 1 if choices else 0
            yield _numbered(number, skin.log(events, MARGIN))
        if position.over:
            yield ["", *skin.result(position)]


def _numbered(number: int, lines: list[str]) -> list[str]:
    """What came before the first choice has no number."""
    label = str(number) if number else ""
    return [f"{label:>{MARGIN - 2}}  {lines[0][MARGIN:]}", *lines[1:]]


def _read(position: Position, at: int) -> Readable:
    """An event with its secrets, as the seat reads it that it is about."""
    assert position.journal is not None
    event = position.journal.events[at]
    return position.read_event(event, event.seat)


def step_through(record: Record, console: Console, pause: bool) -> None:
    """Shows the moves: one at a time if there is somebody to press Enter, otherwise all of them."""
    if pause:
        console.write([WORDS["how"]])
    for lines in moves(record):
        console.write(lines)
        if pause:
            word = _command(console)
            if word == "q":
                return
            pause = word != "all"


def _command(console: Console) -> str:
    while True:
        word = console.read(WORDS["prompt"]).strip().lower()
        if word in ("", "all", "q", "quit"):
            return word[:1] if word.startswith("q") else word
        console.write([WORDS["unknown"]])
