"""Positions on their way to another process: as their text, with the answers that have led to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from bequest.core.frames import CHANCE, NOBODY
from bequest.core.journal import REWIND, UNDO

if TYPE_CHECKING:
    from bequest.core.game import Game
    from bequest.core.position import Position

Story = tuple[str, Sequence[tuple[int, int]], Sequence[tuple[int, int]]]
"""The text that a game with a journal was read from ("": it began at set-up), the entries of the journal, and the
choices of moves under way."""
NOT_OPTIONS = ("players", "deck")
"""Told with the options of a position, and known from the game."""


P = TypeVar("P", bound="Position")


def read_from(text: str, position: P) -> P:
    """A position that was just read: its journal remembers from what."""
    if position.journal is not None:
        position.journal.read_from = text
    return position


def parts(position: Position) -> tuple[Game, str, bool, Story | None]:
    """All that `restored` needs."""
    journal = position.journal
    story = None if journal is None else (journal.read_from, journal.entries, journal.under_way)
    return position.game, position.to_json(), position.auto, story


def restored(game: Game, text: str, auto: bool, story: Story | None) -> Position:
    """The position again; one with a journal is played again, so that everything can be taken back as before."""
    position = game.from_json(text, "auto" if auto else "explicit")
    if story is None:
        return position
    began, entries, under_way = story
    if began:
        again = game.from_json(began, "explicit", True)
        again.back_all()
    else:
        given = position.to_dict()["options"]
        assert isinstance(given, dict)
        options = {key: value for key, value in given.items() if key not in NOT_OPTIONS}
        again = game.new(position.players, None, "explicit", True, **options)
    for who, what in entries:
        if who == REWIND:
            again.rewind(what)
        elif what == UNDO:
            again.undo(who)
        else:
            again.take(what, NOBODY if who == CHANCE else who)
    for who, what in under_way:
        again.take(what, who)
    again.auto = auto
    again.rng = position.rng
    return again
