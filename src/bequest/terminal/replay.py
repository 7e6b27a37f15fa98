"""Stepping through a record, move by move, with everything in the open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from bequest.core import record as records
from bequest.core.frames import NOBODY
from bequest.core.position import Position
from bequest.core.record import Record
from bequest.core.words import message
from bequest.terminal.commands import as_number, command, means_all
from bequest.terminal.skin import skin_of
from bequest.terminal.table import game_of
from bequest.terminal.telling import settled
from bequest.terminal.voice import Voice

MARGIN: Final = 6
"""For the number of the move."""


def verified(record: Record, voice: Voice) -> list[Text]:
    """Plays the record to its end and checks it; what it is, in words. BadRecord if anything is wrong."""
    position = records.verify(record, game_of(record))
    skin, view = skin_of(position.game, voice), position.view(None)
    scores = [
        message("terminal-score", player=skin.player(view, seat), points=score)
        for seat, score in enumerate(position.scores())
    ]
    state = message("terminal-finished" if position.over else "terminal-running")
    return voice.lines(voice.text("terminal-verified", game=position.game.name, state=state, scores=tuple(scores)))


def moves(record: Record, voice: Voice) -> Iterator[tuple[list[Text], Position]]:
    """What led to the first decision, then each committed move with all that it brought, as lines; then the result.

    The position is the one that they have led to; it is played on when the next move is asked for.
    """
    told = number = 0
    for choices, position in enumerate(records.replay(record, game_of(record))):
        skin = skin_of(position.game, voice)
        events = records.in_the_open(position, told)
        told += len(events)
        if events:
            number += 1 if choices else 0
            lines = skin.log(events, position.view(None), MARGIN)
            yield _numbered(number, settled(lines) if position.over else lines), position
        if position.over:
            yield [Text(), *skin.sheets(position), Text(), *skin.outcome(position)], position


def _numbered(number: int, lines: list[Text]) -> list[Text]:
    """What came before the first choice has no number."""
    label = str(number) if number else ""
    return [Text(f"{label:>{MARGIN - 2}}  ") + lines[0][MARGIN:], *lines[1:]]


def step_through(record: Record, voice: Voice, pause: bool) -> None:
    """Shows the moves: one at a time in a terminal (Enter goes on), otherwise all of them."""
    if pause:
        voice.say("terminal-replay-how")
    for lines, position in moves(record, voice):
        voice.show(lines)
        if pause:
            word = _command(voice, position)
            if word == "quit":
                return
            pause = word != "all"


def _command(voice: Voice, position: Position) -> str:
    """What is wanted next; the table is shown as often as it is asked for."""
    while True:
        word, _, rest = voice.console.read(voice.text("terminal-replay")).strip().partition(" ")
        if not word:
            return ""
        if means_all(word):
            return "all"
        if word.lower() == "q" or command(word) == "quit":
            return "quit"
        if command(word) == "view":
            _view(voice, position, rest.strip())
        else:
            voice.say("terminal-replay-unknown")


def _view(voice: Voice, position: Position, asked: str) -> None:
    """The table as all see it, or with the hand of a seat."""
    seat = as_number(asked) if asked else 0
    if seat is None or seat > position.players:
        voice.say("terminal-replay-seat", players=position.players)
    else:
        voice.show(["", *skin_of(position.game, voice).board(position, seat - 1 if seat else NOBODY), ""])
