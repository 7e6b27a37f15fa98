"""A game on the table, with what its record needs and the position does not know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from bequest import games
from bequest.core import options as declared
from bequest.core import record as records
from bequest.core.errors import BadRecord, BequestError
from bequest.core.game import Game, fresh_seed
from bequest.core.position import Position
from bequest.core.record import Record


@dataclass
class Table:
    """The position under way; options with players and seed; whether the deck is one of the user's own."""

    position: Position
    options: dict[str, object]
    own_deck: bool = False
    start: dict[str, object] = field(default_factory=dict)
    """The position in which the game began, if not at set-up."""
    file: Path | None = None
    """The file that it was loaded from, and what stands there."""
    text: str = ""

    @property
    def seed(self) -> int:
        seed = self.options.get("seed", 0)
        return seed if isinstance(seed, int) else 0

    def record(self) -> Record:
        return records.make(self.position, self.options, self.start, self.own_deck)


def complete_options(game: Game, players: int, seed: int | None, given: Mapping[str, object]) -> dict[str, object]:
    """Every option with its value, as a record keeps them; a seed is drawn if none is given."""
    values = {"players": players, "seed": fresh_seed() if seed is None else seed, **given}
    resolved = declared.resolve(game.options, values)
    return {key: list(value) if isinstance(value, tuple) else value for key, value in resolved.items()}


def new_table(game: Game, players: int, seed: int | None, given: Mapping[str, object], own_deck: bool = False) -> Table:
    options = complete_options(game, players, seed, given)
    record = Record(game.name, game.rules_version, game.deck_name, options, [])
    return Table(records.start(record, game), options, own_deck)


def load_table(text: str, file: Path | None = None) -> Table:
    """The table that a record leads to, checked to its end; or BadRecord. `file` is where the text stands, if known."""
    record = records.load(text)
    position = records.verify(record, game_of(record))
    return Table(position, record.options, bool(record.deck_text), record.position, file, text)


def game_of(record: Record) -> Game:
    """The game that a record names, with the deck that it names or carries; or BadRecord."""
    try:
        if record.deck_text:
            return games.get(record.game, deck=games.load_deck(record.game, record.deck_text, "deck_text"))
        if "deck" in record.position:
            return games.get(record.game)  # the position brings its cards itself
        return games.get(record.game, deck=record.deck)
    except BequestError as error:
        raise BadRecord(error.message) from None
