"""The games that a net plays against itself and against earlier selves, round by round, and where that is done."""

from __future__ import annotations

import ctypes
from typing import Any, Protocol

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from bequest.lab.train.answers import Answers
from bequest.lab.train.crew import SHIFTS, Alone, Crew
from bequest.lab.train.net import Net
from bequest.lab.train.recipe import Recipe
from bequest.lab.train.window import Window

State = dict[str, Tensor]
"""The weights of a net."""


class Games(Protocol):
    """Where the games are played that a net learns from: here (`Playing`) or on other machines (`far.FarPlaying`)."""

    @property
    def window(self) -> Window:
        """What happened in the last round."""

    @property
    def longest(self) -> int:
        """No look of the last round is longer."""

    def begin(self, earlier: State | None) -> None:
        """From now on the net plays as it has learned, and against this earlier self, if there is one."""

    def play(self) -> int:
        """All games go on for the steps of a round; how many have ended."""


class Playing:
    """Games in the memory of a crew, which the net answers."""

    def __init__(
        self, net: Net, crew: Crew | Alone, recipe: Recipe, players: list[int], draw: np.random.Generator
    ) -> None:
        self.device = net.card_ids.device
        self.crew = crew
        self.steps = recipe.steps
        self.opponent = net.twin()
        on_gpu = self.device.type == "cuda"
        self.dtype = torch.bfloat16 if on_gpu else torch.float32
        seated = torch.tensor(players, device=self.device)
        self.window = Window(recipe.steps, crew.sizes, self.device)
        self.league_rows = int(len(players) * recipe.league)
        self.answers = Answers(net, self.opponent, crew.sizes, seated, self.league_rows, self.dtype)
        self.draw = draw
        self.seated = np.array(players)
        self.mine = [torch.ones(crew.sizes.rows, crew.sizes.seats, dtype=torch.uint8) for _ in range(SHIFTS)]
        """Which seats the learner plays, in each row of each shift."""
        self.has_earlier = False
        self.longest = 1
        if on_gpu:
            self.mine = [mine.pin_memory() for mine in self.mine]
            _pin(crew.memory)
        for shift in range(SHIFTS):
            self.window.hear(shift, self.steps, crew.shifts[shift].arrays)

    def begin(self, earlier: State | None) -> None:
        """Gives the first answers of a round."""
        if earlier is not None:
            self.opponent.load_state_dict(earlier)
            self.has_earlier = True
        self.answers.renew()
        self.window.begin()
        self.longest = max([int(shift.arrays["lengths"].max()) for shift in self.crew.shifts])
        for shift in range(SHIFTS):
            self._judge(shift, 0)

    def play(self) -> int:
        """The first answers were given when the round began."""
        games = 0
        for step in range(self.steps):
            for shift in range(SHIFTS):
                games += self._hear(shift, step + 1)
                if step + 1 < self.steps:
                    self._judge(shift, step + 1)
        return games

    def _deal(self, ended: NDArray[np.bool_], mine: Tensor) -> None:
        """In every row of the league whose game has ended: anew which seats are the learner's, one or more of them."""
        fresh = np.flatnonzero(ended[: self.league_rows])
        if len(fresh) and self.has_earlier:
            dealt = self.draw.random((len(fresh), mine.shape[1])) < 0.5
            dealt[np.arange(len(fresh)), self.draw.integers(0, self.seated[fresh])] = True
            mine.numpy()[fresh] = dealt

    def _judge(self, shift: int, step: int) -> None:
        """Answers the questions of a shift, and lets its games go on."""
        window, answers = self.window, self.answers
        arrays = self.crew.shifts[shift].arrays
        told = [part[shift, step] for part in (window.looks, window.lengths, window.lookers, window.masks)]
        answers.give(*told, self.mine[shift], int(arrays["lengths"].max()))
        torch.from_numpy(arrays["actions"]).copy_(answers.actions, non_blocking=True)
        for kept, given in (
            (window.actions, answers.actions), (window.chances, answers.chances),
            (window.learns, answers.learns), (window.worth, answers.worth),
        ):  # fmt: skip
            kept[shift, step].copy_(given)
        if self.device.type == "cuda":
            torch.cuda.current_stream().synchronize()
        self.crew.play(shift)

    def _hear(self, shift: int, entry: int) -> int:
        """What became of the last answers of a shift, and what is asked now; how many games have ended."""
        self.crew.wait(shift)
        arrays = self.crew.shifts[shift].arrays
        self.window.hear(shift, entry, arrays)
        self.longest = max(self.longest, int(arrays["lengths"].max()))
        ended = arrays["ended"] > 0
        if ended.any():
            self._deal(ended, self.mine[shift])
        return int(ended.sum())


def _pin(memory: Any) -> None:
    """Lets the GPU fetch from the memory of the crew by itself; where that can't be done, copies only take longer."""
    torch.cuda.cudart().cudaHostRegister(ctypes.addressof(memory), ctypes.sizeof(memory), 0)
