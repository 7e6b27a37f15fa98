"""How a net learns from games with itself: proximal policy optimisation, and what every seat may expect beside.

In each round all games go on for some choices of each. Then what was chosen is made more likely where the game went
better than expected. A fifth of the games are played against earlier selves, so that nothing is unlearned.
"""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from bequest.lab.train.answers import Answers
from bequest.lab.train.crew import SHIFTS, Crew
from bequest.lab.train.net import Net
from bequest.lab.train.recipe import Progress, Recipe
from bequest.lab.train.study import Study
from bequest.lab.train.window import Window, examples, lessons

OLD_SELVES: Final = 12
"""How many earlier selves are kept to play against."""


class Learner:
    """A net, its games and how far it is."""

    def __init__(
        self, net: Net, crew: Crew, recipe: Recipe, players: list[int], device: torch.device, seed: int
    ) -> None:
        self.device = device
        self.recipe = recipe
        self.net = net.to(device)
        self.average = self.net.twin()
        self.opponent = self.net.twin()
        self.league: list[dict[str, Tensor]] = []
        self.crew = crew
        self.progress = Progress()
        on_gpu = device.type == "cuda"
        self.dtype = torch.bfloat16 if on_gpu else torch.float32
        self.rows = len(players)
        self.players = torch.tensor(players, device=device)
        self.window = Window(recipe.steps, crew.sizes, device)
        self.league_rows = int(self.rows * recipe.league)
        self.answers = Answers(self.net, self.opponent, crew.sizes, self.players, self.league_rows, self.dtype)
        self.study = Study(self.net, self.average, self.window, self.players, recipe, self.dtype)
        self.draw = np.random.default_rng(seed)
        self.seated = np.array(players)
        self.mine = [torch.ones(self.rows, crew.sizes.seats, dtype=torch.uint8) for _ in range(SHIFTS)]
        """Which seats the learner plays, in each row of each shift."""
        self.longest = 1
        """The longest look of the round."""
        self.warmed = 0
        """Updates since the optimiser began to find out how large steps may be."""
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
        self.crew.wait(shift)
        arrays = self.crew.shifts[shift].arrays
        self.window.hear(shift, entry, arrays)
        self.longest = max(self.longest, int(arrays["lengths"].max()))
        ended = arrays["ended"] > 0
        if ended.any():
            self._deal(ended, self.mine[shift])
            self.progress.games += int(ended.sum())

    def _renew(self) -> None:
        """The next answers are given with what was learned."""
        if self.league:
            self.opponent.load_state_dict(self.league[int(self.draw.integers(len(self.league)))])
        self.answers.renew()

    def play(self) -> None:
        """All games go on for the steps of a round. The first answers were given when the last round ended."""
        for step in range(self.recipe.steps):
            for shift in range(SHIFTS):
                self._hear(shift, step + 1)
                if step + 1 < self.recipe.steps:
                    self._judge(shift, step + 1)
        self.progress.decisions += self.recipe.steps * SHIFTS * self.rows

    def _begin(self) -> None:
        """The first answers of a round."""
        self._renew()
        self.window.begin()
        for shift in range(SHIFTS):
            self._judge(shift, 0)

    # --- learning ---

    def learn(self) -> dict[str, float]:
        """Learns from the round; how it went."""
        found = lessons(self.window, self.recipe.trace)
        taught = examples(self.window, found)
        told = self.study.learn(
            found, taught, self.progress.decisions, self.progress.updates, self.warmed, self.longest
        )
        steps = int(told.pop("steps"))
        self.progress.updates += steps
        self.warmed += steps
        self.longest = 1
        return told

    # --- the whole ---

    def remember(self) -> None:
        """The net of now joins the league; of too many one goes that is neither old nor new."""
        self.league.append({name: value.detach().clone() for name, value in self.net.state_dict().items()})
        if len(self.league) > OLD_SELVES:
            del self.league[int(self.draw.integers(OLD_SELVES - 2)) + 1]

    def run(self, goes_on: Callable[[Learner], bool], told: Callable[[dict[str, float]], None]) -> None:
        """Plays and learns round by round, as long as `goes_on` says so."""
        rounds = 0
        for shift in range(SHIFTS):
            self.window.hear(shift, self.recipe.steps, self.crew.shifts[shift].arrays)
        self._begin()
        while goes_on(self):
            start = time.perf_counter()
            self.play()
            middle = time.perf_counter()
            found = self.learn()
            self._begin()
            end = time.perf_counter()
            rounds += 1
            if rounds % 8 == 1:
                self.remember()
            self.progress.seconds += end - start
            decided = self.recipe.steps * SHIFTS * self.rows
            found |= {
                "decisions": self.progress.decisions, "games": self.progress.games,
                "seconds": round(self.progress.seconds, 1), "playing": middle - start, "learning": end - middle,
                "speed": decided / (end - start),
            }  # fmt: skip
            self.progress.history.append(found)
            told(found)


def _pin(memory: Any) -> None:
    """Lets the GPU fetch from the memory of the crew by itself; where that can't be done, copies only take longer."""
    torch.cuda.cudart().cudaHostRegister(ctypes.addressof(memory), ctypes.sizeof(memory), 0)
