"""Some games of a batch, each with a row in memory that the batch shares: the loop that decides how fast it is.

Nothing in here knows NumPy or processes: memoryviews, ints and positions only, so that it compiles with the rules.
"""

from __future__ import annotations

from bequest.adapters.batch_ending import Ending
from bequest.adapters.batch_memory import Memory
from bequest.adapters.common import Setting
from bequest.bots.random_player import derived_seed
from bequest.core.position import OVER, Position
from bequest.core.reasons import Reason
from bequest.core.rewards import rewards


class Rows:
    """The games of the rows `first`, `first + 1`, …; every choice leaves the next question of each in its row."""

    def __init__(self, setting: Setting, reward: str, memory: Memory, rows: range, seed: int) -> None:
        self.setting = setting
        self.reward = reward
        self.encoder = setting.game.encoder
        first = rows[0]
        count = len(rows)
        self.first = first
        self.count = count
        self.seed = seed
        self.actions = memory.actions(first, count)
        self.seats = memory.seats(first, count)
        self.done = memory.done(first, count)
        self.rewards = [memory.rewards(row, 1) for row in rows]
        self.observations = [memory.observations(row, 1) for row in rows]
        self.masks = [memory.masks(row, 1) for row in rows]
        self.positions: list[Position] = []
        self.asked: list[int] = []
        self.offers: list[list[int]] = [[] for _ in range(count)]
        self.numbers: list[int] = []
        self.decisions: list[int] = []
        self.over: list[int] = []
        """The rows of which the game ended with the last choice; their reward is to be cleared with the next."""
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """The first game of every row, from the seed of the batch."""
        self.seed = seed
        self._clear()
        self.numbers = [0] * self.count
        self.decisions = [0] * self.count
        self.positions = [self.setting.new(self._seed_of(i)) for i in range(self.count)]
        self.asked = [0] * self.count
        for i in range(self.count):
            self._ask(i, self.positions[i])

    def step(self) -> list[Ending]:
        """Takes one choice in every game; where it was the last one, the next game begins."""
        self._clear()
        endings: list[Ending] = []
        actions: list[int] = self.actions.tolist()
        for i in range(self.count):
            position = self.positions[i]
            position.take(actions[i], self.asked[i])
            self.decisions[i] += 1
            if position.seat == OVER:
                endings.append(self._end(i, position))
                position = self.positions[i]
            self._ask(i, position)
        return endings

    def why_not(self, row: int, action: int) -> Reason | None:
        """Why the seat that is asked in a row may not choose an action; None if it may."""
        i = row - self.first
        return self.positions[i].why_not(action, self.asked[i])

    def _ask(self, i: int, position: Position) -> None:
        """Writes who is asked, what that seat knows and what it may choose.

        Seats that choose at the same time are asked one after the other; a seat is shown nothing of what the others
        have chosen.
        """
        seat = position.seat
        self.asked[i] = seat
        self.seats[i] = seat
        offer = position.on_offer(seat)
        mask = self.masks[i]
        for action in self.offers[i]:
            mask[action] = 0
        for action in offer:
            mask[action] = 1
        self.offers[i] = offer
        self.observations[i][:] = self.encoder.cells(position, seat)

    def _end(self, i: int, position: Position) -> Ending:
        """Pays the rewards, and begins the next game of the row."""
        reward = self.rewards[i]
        paid = rewards(position, self.reward)
        for seat in range(len(paid)):
            reward[seat] = paid[seat]
        self.done[i] = 1
        self.over.append(i)
        ending = Ending(
            self.first + i,
            self.numbers[i],
            self._seed_of(i),
            self.decisions[i],
            position.ranking(),
            position.scores(),
            position.outcome or "",
            self.asked[i],
            bytes(self.encoder.cells(position, self.asked[i])),
        )
        self.numbers[i] += 1
        self.decisions[i] = 0
        self.positions[i] = self.setting.new(self._seed_of(i))
        return ending

    def _clear(self) -> None:
        for i in self.over:
            self.done[i] = 0
            reward = self.rewards[i]
            for seat in range(self.setting.players):
                reward[seat] = 0.0
        self.over = []

    def _seed_of(self, i: int) -> int:
        """Every game of a row has its own seed, the same in whichever process the row is played."""
        return derived_seed(self.seed, self.first + i, self.numbers[i])
