"""Many games at once for programs that learn: every step takes one decision in each of them, into NumPy arrays.

with Batch("gears", players=2, games=256, seed=1) as batch:
    rng = np.random.default_rng(1)
    for _ in range(1000):
        batch.step(batch.sample(rng))
        print(batch.seat, batch.reward[batch.done])
"""

from __future__ import annotations

import ctypes
import multiprocessing
import operator
from types import TracebackType
from typing import Any, Literal, Self

from bequest import games as registry
from bequest.adapters.common import BYTES, DTYPES, not_installed, one_of, read_seed, setting

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ImportError as missing:
    raise ImportError(not_installed("batch")) from missing

from bequest.adapters.batch_arrays import Arrays
from bequest.adapters.batch_crew import CLOSED, Alone, BatchError, Crew
from bequest.adapters.batch_ending import Ending
from bequest.adapters.batch_memory import Memory
from bequest.adapters.batch_workers import Plan, Workers
from bequest.core.errors import IllegalAction
from bequest.core.game import fresh_seed
from bequest.core.reasons import Reason
from bequest.core.rewards import REWARDS

__all__ = ["Batch", "BatchError", "Ending", "IllegalChoice"]


class IllegalChoice(IllegalAction):
    """A choice that is not on offer in one game of the batch; no game has changed."""

    def __init__(self, game: int, seat: int, action: int, reason: Reason) -> None:
        super().__init__(reason)
        self.args = (game, seat, action, reason)
        self.game = game
        self.seat = seat
        self.action = action

    def __str__(self) -> str:
        return f"game {self.game}, seat {self.seat}, action {self.action}: {self.reason}"


class Batch:
    """`games` games side by side, each with a row in every array; a game that ends makes room for the next one.

    The arrays are always the same, are changed in place, and can't be written to by others:

    - `seat`: who is asked in each game;
    - `observation`: what that seat may know (`game.encoder`), uint8 cells, or float32 from 0 to 1;
    - `mask`: 1 for each action that it may choose;
    - `done`: whether the last step ended a game. Then the three above are already about the next game of the row, and
    - `reward`: is what the ended game was worth to each seat; zeros where no game ended;
    - `endings`: the endings themselves, with ranking and scores.

    Row i has the same sequence of games for the same seed, whatever the number of workers and of rows.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        games: int = 256,
        *,
        dtype: Literal["uint8", "float32"] = BYTES,
        seed: int | None = None,
        reward: Literal["rank", "score"] = "rank",
        workers: int = 0,
        deck: str | registry.Deck = "base",
        **options: object,
    ) -> None:
        one_of("dtype", dtype, DTYPES)
        one_of("reward", reward, REWARDS)
        games, workers = operator.index(games), operator.index(workers)
        if games < 1 or not 0 <= workers <= games:
            raise ValueError(f"{games} games and {workers} workers: a batch has at least one game, and one per worker")
        made = setting(game, players, deck, options)
        self.game = made.game
        self.players = made.players
        self.games = games
        self.size = made.game.encoder.size
        self.actions = len(made.game.catalogue)
        self.seed = fresh_seed() if seed is None else read_seed(seed)
        """From which all games of the batch follow."""
        self.endings: list[Ending] = []
        needed = Memory.needed(games, self.players, self.size, self.actions)
        buffer = _shared(needed) if workers else bytearray(needed)
        memory = Memory(buffer, games, self.players, self.size, self.actions)
        self._arrays = Arrays(memory, made.game.encoder, dtype)
        self.observation = self._arrays.observation
        self.mask = self._arrays.mask
        self.seat = self._arrays.seat
        self.reward = self._arrays.reward
        self.done = self._arrays.done
        self._crew: Crew | None
        if workers:
            plan = Plan(game, made.game.deck_text(), self.players, made.options, reward, games, self.seed)
            self._crew = Workers(plan, workers, buffer)
        else:
            self._crew = Alone(made, reward, memory, self.seed)
        self._arrays.refresh()

    def step(self, actions: ArrayLike, check: bool = True) -> None:
        """Takes one choice in every game, that of `seat`, and asks the next question.

        With `check`, a choice that is not on offer raises IllegalChoice before anything changes. Without, the caller
        is trusted, and what becomes of a game after such a choice is anybody's guess.
        """
        crew = self._at_work()
        chosen = np.asarray(actions)
        if check:
            self._check(chosen, crew)
        self._arrays.chosen[:] = chosen
        self.endings = crew.step()
        self._arrays.refresh()

    def legal(self, actions: ArrayLike) -> NDArray[np.bool_]:
        """Which of these choices, one for each game, are on offer."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or not np.issubdtype(chosen.dtype, np.integer):
            raise ValueError(f"a step takes {self.games} whole numbers, not {chosen.dtype} of shape {chosen.shape}")
        known = (chosen >= 0) & (chosen < self.actions)
        found: NDArray[np.bool_] = known & (self.mask[np.arange(self.games), np.where(known, chosen, 0)] != 0)
        return found

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """One option for each game, all that are on offer with the same chance, drawn by NumPy's generator."""
        offered = np.flatnonzero(self.mask.view(np.bool_))
        counts = np.count_nonzero(self.mask, axis=1)
        drawn: NDArray[np.int64] = offered[np.cumsum(counts) - counts + rng.integers(counts)]
        return drawn % self.actions

    def reset(self, seed: int | None = None) -> None:
        """Begins all games anew: those of another seed, or without one the same again."""
        crew = self._at_work()
        begun = self.seed if seed is None else read_seed(seed)
        crew.begin(begun)
        self.seed = begun
        self.endings = []
        self._arrays.refresh()

    def close(self) -> None:
        """Ends the workers; the arrays stay as they are."""
        if self._crew is not None:
            self._crew.close()
            self._crew = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def _at_work(self) -> Crew:
        if self._crew is None:
            raise BatchError(CLOSED)
        return self._crew

    def _check(self, chosen: NDArray[Any], crew: Crew) -> None:
        legal = self.legal(chosen)
        if not legal.all():
            game = int(np.argmin(legal))
            action = int(chosen[game])
            reason = crew.why_not(game, action)
            assert reason is not None, "an action is on offer or there is a reason why not"
            raise IllegalChoice(game, int(self.seat[game]), action, reason)


def _shared(size: int) -> object:
    """Memory that spawned processes can be sent, without a name that would have to be removed again."""
    return multiprocessing.get_context("spawn").RawArray(ctypes.c_ubyte, size)
