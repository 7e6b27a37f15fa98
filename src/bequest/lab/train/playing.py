"""The games that a net learns from, round by round: who answers in them, and where they are played."""

from __future__ import annotations

import ctypes
from abc import ABC, abstractmethod
from typing import Any, Protocol

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from bequest.lab.train.answers import Answers
from bequest.lab.train.crew import SHIFTS, Alone, Crew
from bequest.lab.train.net import Net
from bequest.lab.train.recipe import Recipe
from bequest.lab.train.window import Heard, Window

State = dict[str, Tensor]
"""The weights of a net."""


class Games(Protocol):
    """Games that a net learns from."""

    @property
    def longest(self) -> int:
        """No look of the last round is longer."""

    def play(self) -> int:
        """All games go on for the steps of a round; how many have ended."""


class SelfPlay(Games, Protocol):
    """Games of a net against itself and earlier selves: here (`Playing`) or on other machines (`far.FarPlaying`)."""

    @property
    def window(self) -> Window:
        """What happened in the last round."""

    def begin(self, earlier: State | None) -> None:
        """From now on the net plays as it has learned, and against this earlier self, if there is one."""


class CrewGames(ABC):
    """Games in the memory of a crew: how they go on, whoever answers."""

    def __init__(self, crew: Crew | Alone, heard: Heard) -> None:
        self.crew = crew
        self.heard = heard
        self.longest = 1
        for shift in range(SHIFTS):
            heard.hear(shift, heard.steps, crew.shifts[shift].arrays)

    @abstractmethod
    def _judge(self, shift: int, step: int) -> None:
        """Answers the questions of a shift, and lets its games go on."""

    def _begin(self) -> None:
        """Gives the first answers of a round."""
        self.heard.begin()
        self.longest = max([int(shift.arrays["lengths"].max()) for shift in self.crew.shifts])
        for shift in range(SHIFTS):
            self._judge(shift, 0)

    def play(self) -> int:
        """The first answers were given when the round began."""
        games, steps = 0, self.heard.steps
        for step in range(steps):
            for shift in range(SHIFTS):
                games += self._hear(shift, step + 1)
                if step + 1 < steps:
                    self._judge(shift, step + 1)
        return games

    def _hear(self, shift: int, entry: int) -> int:
        """What became of the last answers of a shift, and what is asked now; how many games have ended."""
        self.crew.wait(shift)
        arrays = self.crew.shifts[shift].arrays
        self.heard.hear(shift, entry, arrays)
        self.longest = max(self.longest, int(arrays["lengths"].max()))
        return int((arrays["ended"] > 0).sum())


class Playing(CrewGames):
    """Games in the memory of a crew, in which the net and its earlier selves answer."""

    def __init__(
        self, net: Net, crew: Crew | Alone, recipe: Recipe, players: list[int], draw: np.random.Generator
    ) -> None:
        self.device = net.card_ids.device
        self.opponent = net.twin()
        on_gpu = self.device.type == "cuda"
        if on_gpu:
            _pin(crew.memory)
        self.window = Window(recipe.steps, crew.sizes, self.device)
        super().__init__(crew, self.window)
        self.dtype = torch.bfloat16 if on_gpu else torch.float32
        seated = torch.tensor(players, device=self.device)
        self.league_rows = int(len(players) * recipe.league)
        self.answers = Answers(net, self.opponent, crew.sizes, seated, self.league_rows, self.dtype)
        self.draw = draw
        self.seated = np.array(players)
        self.mine = [torch.ones(crew.sizes.rows, crew.sizes.seats, dtype=torch.uint8) for _ in range(SHIFTS)]
        """Which seats the learner plays, in each row of each shift."""
        self.has_earlier = False
        if on_gpu:
            self.mine = [mine.pin_memory() for mine in self.mine]

    def begin(self, earlier: State | None) -> None:
        if earlier is not None:
            self.opponent.load_state_dict(earlier)
            self.has_earlier = True
        self.answers.renew()
        self._begin()

    def _deal(self, ended: NDArray[np.bool_], mine: Tensor) -> None:
        """In every row of the league whose game has ended: anew which seats are the learner's, one or more of them."""
        fresh = np.flatnonzero(ended[: self.league_rows])
        if len(fresh) and self.has_earlier:
            dealt = self.draw.random((len(fresh), mine.shape[1])) < 0.5
            dealt[np.arange(len(fresh)), self.draw.integers(0, self.seated[fresh])] = True
            mine.numpy()[fresh] = dealt

    def _judge(self, shift: int, step: int) -> None:
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
        games = super()._hear(shift, entry)
        if games:
            self._deal(self.crew.shifts[shift].arrays["ended"] > 0, self.mine[shift])
        return games


def _pin(memory: Any) -> None:
    """Lets the GPU fetch from the memory of the crew by itself; where that can't be done, copies only take longer."""
    torch.cuda.cudart().cudaHostRegister(ctypes.addressof(memory), ctypes.sizeof(memory), 0)
