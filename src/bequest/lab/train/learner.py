"""How a net learns from games with itself: proximal policy optimisation, and what every seat may expect beside.

In each round all games go on for some choices of each. Then what was chosen is made more likely where the game went
better than expected. A fifth of the games are played against earlier selves, so that nothing is unlearned.
"""

from __future__ import annotations

import ctypes
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from bequest.lab.train.answers import Answers
from bequest.lab.train.crew import SHIFTS, Crew
from bequest.lab.train.net import Net
from bequest.lab.train.recipe import Recipe
from bequest.lab.train.rounds import Rounds
from bequest.lab.train.study import Study
from bequest.lab.train.window import Window, examples, lessons

REMEMBERED: Final = 8
"""Every so many rounds the net of now joins the league."""
OLD_SELVES: Final = 12
"""How many earlier selves are kept to play against."""


class Learner(Rounds):
    """A net that learns from games with itself."""

    def __init__(
        self, net: Net, crew: Crew, recipe: Recipe, players: list[int], device: torch.device, seed: int
    ) -> None:
        self.window = Window(recipe.steps, crew.sizes, device)
        super().__init__(net, crew, self.window, players)
        self.recipe = recipe
        self.opponent = self.net.twin()
        self.league: list[dict[str, Tensor]] = []
        on_gpu = device.type == "cuda"
        self.dtype = torch.bfloat16 if on_gpu else torch.float32
        self.league_rows = int(self.rows * recipe.league)
        self.answers = Answers(self.net, self.opponent, crew.sizes, self.players, self.league_rows, self.dtype)
        self.study = Study(self.net, self.average, self.window, self.players, recipe, self.dtype)
        self.optimizer = self.study.optimizer
        self.draw = np.random.default_rng(seed)
        self.seated = np.array(players)
        self.mine = [torch.ones(self.rows, crew.sizes.seats, dtype=torch.uint8) for _ in range(SHIFTS)]
        """Which seats the learner plays, in each row of each shift."""
        if on_gpu:
            self.mine = [mine.pin_memory() for mine in self.mine]
            _pin(crew.memory)

    # --- playing ---

    def _deal(self, ended: NDArray[np.bool_], mine: Tensor) -> None:
        """In every row of the league whose game has ended: anew which seats are the learner's, one or more of them."""
        fresh = np.flatnonzero(ended[: self.league_rows])
        if len(fresh) and self.league:
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

    def _hear(self, shift: int, entry: int) -> None:
        """What became of the last answers of a shift, and what is asked now."""
        super()._hear(shift, entry)
        ended = self.crew.shifts[shift].arrays["ended"] > 0
        if ended.any():
            self._deal(ended, self.mine[shift])

    def _renew(self) -> None:
        """The next answers are given with what was learned."""
        if self.league:
            self.opponent.load_state_dict(self.league[int(self.draw.integers(len(self.league)))])
        self.answers.renew()

    # --- learning ---

    def learn(self) -> dict[str, float]:
        found = lessons(self.window, self.recipe.trace)
        taught = examples(self.window, found.sure.any(3), found.told & self.window.learns)
        told = self.study.learn(
            found, taught, self.progress.decisions, self.progress.updates, self.warmed, self.longest
        )
        steps = int(told.pop("steps"))
        self.progress.updates += steps
        self.warmed += steps
        if self.rounds % REMEMBERED == 0:
            self.remember()
        return told

    def remember(self) -> None:
        """The net of now joins the league; of too many one goes that is neither old nor new."""
        self.league.append({name: value.detach().clone() for name, value in self.net.state_dict().items()})
        if len(self.league) > OLD_SELVES:
            del self.league[int(self.draw.integers(OLD_SELVES - 2)) + 1]

    def resumed(self) -> None:
        self.warmed = self.recipe.warm if self.progress.updates else 0
        self.remember()


def _pin(memory: Any) -> None:
    """Lets the GPU fetch from the memory of the crew by itself; where that can't be done, copies only take longer."""
    torch.cuda.cudart().cudaHostRegister(ctypes.addressof(memory), ctypes.sizeof(memory), 0)
