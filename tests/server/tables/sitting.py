"""A table without a server: who sits there, its log as it would be kept, and the same table loaded from it."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from typing import Any

import msgspec

from bequest import games
from bequest.core.wire import to_json
from bequest.server.storage.rows import Row
from bequest.server.tables import entries as log
from bequest.server.tables.entries import AnyEntry
from bequest.server.tables.loading import Kept, first_position, game_of, loaded, set_up
from bequest.server.tables.news import Told
from bequest.server.tables.pace import Pace, Relaxed
from bequest.server.tables.table import Base, Table

BEGINNING = 1_800_000_000.0


@dataclass
class Sitting:
    """A table whose game has begun, and what is kept of it."""

    table: Table
    row: Row
    entries: list[Row] = field(default_factory=list)
    now: float = BEGINNING

    def did(self, entry: AnyEntry) -> AnyEntry:
        """Keeps an entry that the table has made."""
        self.entries.append({"at": self.now, "sequence": self.table.sequence, "body": log.written(entry)})
        return entry

    def kept(self) -> Kept:
        """What the database has of it."""
        seats = [
            {
                "seat": seat, "person": chair.person, "level": chair.level, "seed": chair.seed, "colour": "",
                "zone": chair.zone, "deadline_hour": chair.hour, "left": chair.left, "deadline": chair.deadline,
            }
            for seat, chair in enumerate(self.table.chairs, 1)
        ]  # fmt: skip
        return Kept(self.row, seats, list(self.entries), [])

    def again(self) -> Table:
        """The table as it is read from its log."""
        return loaded(self.kept(), self.now)

    def any_move(self, seat: int, rng: random.Random) -> list[str]:
        """Steps of some whole move of a seat that is asked."""
        position = self.table.position
        steps: list[str] = []
        while True:
            ahead = position.outlook([position.game.parse(step) for step in steps], seat - 1, True)
            if steps and not ahead.made(seat - 1):
                return steps
            steps.append(position.game.text(rng.choice(ahead.legal(seat - 1))))

    def moves(self, seat: int, rng: random.Random) -> None:
        """A seat makes some move, as whoever plays it: a person or a bot."""
        bot = bool(self.table.chairs[seat - 1].level)
        self.did(self.table.move(seat, self.any_move(seat, rng), None, "", self.now, bot))


def begun(
    game: str = "lastwill", levels: tuple[str, ...] = ("", ""), pace: Pace | None = None, hints: str = "free",
    zones: tuple[str, ...] = (), **options: object,
) -> Sitting:  # fmt: skip
    """A new table: a seat without a level is a person's."""
    chosen: Any = games.get(game)
    row = {
        "id": "table", "game": game, "deck": chosen.deck_name, "deck_text": "", "options": json.dumps(options),
        "start": "", "players": len(levels), "pace": msgspec.json.encode(pace or Relaxed()).decode(), "hints": hints,
        "thought": 0.0, "rules": chosen.rules_version, "kept": 0, "due_at": None, "due_kind": None,
    }  # fmt: skip
    seats = [
        {
            "seat": seat, "person": None if level else f"person {seat}", "level": level, "seed": "1", "colour": "",
            "zone": zones[seat - 1] if zones else "UTC", "deadline_hour": 21, "left": 0.0, "deadline": None,
        }
        for seat, level in enumerate(levels, 1)
    ]  # fmt: skip
    table = set_up(Kept(row, seats, [], []), first_position(row, game_of(row)), Base())
    sitting = Sitting(table, row)
    sitting.did(table.begin(sitting.now))
    return sitting


def shown(table: Table) -> list[bytes]:
    """All that a table tells: spectators, then each seat."""
    told = Told(table)
    return [told.news(seat, 0) for seat in range(len(table.chairs) + 1)]


def state(table: Table) -> dict[str, object]:
    """How a table stands, clocks and bots included."""
    return {
        "state": table.state, "paused": table.paused, "open": None if table.open is None else to_json(table.open),
        "waiting": table.waiting(), "levels": [chair.level for chair in table.chairs], "persons": table.persons(),
        "hinted": table.hinted, "tokens": table.tokens, "sequence": table.sequence, "moves": table.moves,
        "due": table.due() is None, "clocks": [(chair.left, chair.deadline) for chair in table.chairs],
    }  # fmt: skip
