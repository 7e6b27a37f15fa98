"""Games of self-play, each with a row in memory that the learner shares: the loop that decides how fast it learns.

Nothing in here knows NumPy, PyTorch or processes: memoryviews, ints and positions only, so that it compiles with the
rules. Choices without an alternative are made here; the learner is asked the others only.

Some rows also show a second look, of a seat that is not asked, or at the moment before chance decides: what a game is
worth is to be known there too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bequest.bots.random_player import derived_seed
from bequest.core.game import Game
from bequest.core.position import CHANCE, OVER, Position
from bequest.core.rewards import PRACTICE, amount, rewards
from bequest.core.rng import seeded
from bequest.core.sight import WORD

MORE_LOOKS: Final = 8
"""Every so many steps a row has a second look. So of so many rows that follow each other one has it at a time, and they
share the place for it."""
FIXED: Final = 3
"""Reward, share of the win, points; then the lines of the score sheet."""


class Stretch:
    """Where the rows of one worker lie: views of the shared memory, cut to its rows."""

    def __init__(
        self, first: int, features: memoryview[int], lengths: memoryview[int], masks: memoryview[int],
        actions: memoryview[int], seats: memoryview[int], ended: memoryview[int], outcomes: memoryview[float],
        more: memoryview[int], more_lengths: memoryview[int], more_seats: memoryview[int], more_rows: memoryview[int],
    ) -> None:  # fmt: skip
        self.first = first
        """Which row of all is its first; MORE_LOOKS divides it."""
        self.features = features
        """`room` bytes for each row: what the asked seat sees."""
        self.lengths = lengths
        self.masks = masks
        """A byte for each action."""
        self.actions = actions
        self.seats = seats
        self.ended = ended
        """1 if the game of the row ended with the last choice; the next one has begun."""
        self.outcomes = outcomes
        """How it ended: for each seat what `outcome` tells."""
        self.more = more
        """A second look for every MORE_LOOKS rows, and below: how long it is (0: there is none), whose it is, and which
        row of all it belongs to."""
        self.more_lengths = more_lengths
        self.more_seats = more_seats
        self.more_rows = more_rows


class Table(NamedTuple):
    """One sort of table at which the game is practised: how many sit there, and with which options."""

    players: int
    options: Mapping[str, object]


class Rows:
    """Some games of self-play; every choice leaves the next question of each in its row."""

    def __init__(
        self, game: Game, tables: Sequence[Table], lines: Sequence[str], room: int, stretch: Stretch, seed: int
    ) -> None:
        self.game = game
        self.tables = list(tables)
        self.sight = game.sight
        self.lines = list(lines)
        self.seat_stride = FIXED + len(self.lines)
        self.row_stride = game.sight.seats * self.seat_stride
        self.room = room
        self.at = stretch
        self.seed = seed
        self.rng = seeded(derived_seed(seed, 1))
        self.count = len(self.tables)
        self.numbers = [0] * self.count
        self.steps = 0
        self.offers: list[list[int]] = [[] for _ in range(self.count)]
        self.decisions = 0
        self.positions = [self._new(row) for row in range(self.count)]
        for row in range(self.count):
            self._go_on(row)

    def step(self) -> None:
        """Takes one choice in every game."""
        at = self.at
        actions: list[int] = at.actions.tolist()
        seats: list[int] = at.seats.tolist()
        self.steps += 1
        for place in range(len(at.more_lengths)):
            at.more_lengths[place] = 0
        for row in range(self.count):
            position = self.positions[row]
            at.ended[row] = 0
            looks_again = (row + self.steps) % MORE_LOOKS == 0
            if looks_again and self.rng.below(2) == 0:
                self._look_before_chance(row, position, actions[row], seats[row])
            position.take(actions[row], seats[row])
            self._go_on(row)
            if looks_again and not at.more_lengths[row // MORE_LOOKS]:
                self._look_again(row, self.positions[row])

    def _go_on(self, row: int) -> None:
        """To the next question that has several answers, in the next game if need be."""
        at = self.at
        position = self.positions[row]
        while True:
            seat = position.seat
            if seat == OVER:
                self._end(row, position)
                position = self.positions[row]
                continue
            offer = position.on_offer(seat)
            if len(offer) > 1:
                break
            position.take(offer[0], seat)
        at.seats[row] = seat
        base = row * self.sight.actions
        for action in self.offers[row]:
            at.masks[base + action] = 0
        for action in offer:
            at.masks[base + action] = 1
        self.offers[row] = offer
        seen = self.sight.look(position, seat)
        count = min(len(seen), self.room)
        at.lengths[row] = count // WORD
        first = row * self.room
        at.features[first : first + count] = seen[:count]
        self.decisions += 1

    def _look_before_chance(self, row: int, position: Position, action: int, seat: int) -> None:
        """If the choice leads to a draw: what somebody sees before it."""
        copy = position.clone()
        copy.auto = False
        copy.take(action, seat)
        if copy.seat == CHANCE:
            self._write_more(row, copy, self.rng.below(copy.players))

    def _look_again(self, row: int, position: Position) -> None:
        """What somebody sees who is not asked; alone, nobody."""
        if position.players > 1:
            self._write_more(
                row, position, (position.seat + 1 + self.rng.below(position.players - 1)) % position.players
            )

    def _write_more(self, row: int, position: Position, seat: int) -> None:
        at = self.at
        seen = self.sight.look(position, seat)
        count = min(len(seen), self.room)
        place = row // MORE_LOOKS
        at.more_lengths[place] = count // WORD
        at.more_seats[place] = seat
        at.more_rows[place] = at.first + row
        first = place * self.room
        at.more[first : first + count] = seen[:count]

    def _new(self, row: int) -> Position:
        table = self.tables[row]
        seed = derived_seed(self.seed, 2, row, self.numbers[row])
        return self.game.new(table.players, seed, "auto", False, **table.options)

    def _end(self, row: int, position: Position) -> None:
        """Writes how it ended, and begins the next game. A second look into the game that ended counts no more."""
        at = self.at
        found = outcome(position, self.lines)
        start = row * self.row_stride
        for seat in range(len(found)):
            for value in found[seat]:
                at.outcomes[start] = value
                start += 1
        at.ended[row] = 1
        if at.more_rows[row // MORE_LOOKS] == at.first + row:
            at.more_lengths[row // MORE_LOOKS] = 0
        self.numbers[row] += 1
        self.positions[row] = self._new(row)


def outcome(position: Position, lines: Sequence[str]) -> list[list[float]]:
    """How a game ended, for each seat: reward, share of the win, points, and the lines of its score sheet.

    Points are shares of a full lead, so that one net's targets are of one size in all games.
    """
    players = position.players
    winners = position.winners()
    worth = rewards(position, PRACTICE)
    scores = position.scores()
    sheets = position.score_sheet()
    full = float(position.game.lead)
    found: list[list[float]] = []
    for seat in range(players):
        share = 1.0 / len(winners) if seat in winners else 0.0
        line = [worth[seat], share, scores[seat] / full]
        for name in lines:
            line.append(amount(sheets[seat].get(name, 0)) / full)
        found.append(line)
    return found
