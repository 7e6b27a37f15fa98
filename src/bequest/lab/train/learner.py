"""How a net learns from games with itself: proximal policy optimisation, and what every seat may expect beside.

In each round all games go on for some choices of each. Then what was chosen is made more likely where the game went
better than expected. A fifth of the games are played against earlier selves, so that nothing is unlearned.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import numpy as np
import torch

from bequest.lab.train.crew import SHIFTS
from bequest.lab.train.net import Net
from bequest.lab.train.playing import Games, State
from bequest.lab.train.recipe import Progress, Recipe
from bequest.lab.train.study import Study
from bequest.lab.train.window import examples, lessons

OLD_SELVES: Final = 12
"""How many earlier selves are kept to play against."""


class Learner:
    """A net, its games and how far it is."""

    def __init__(self, net: Net, games: Games, recipe: Recipe, players: list[int], draw: np.random.Generator) -> None:
        self.net = net
        self.device = net.card_ids.device
        self.recipe = recipe
        self.average = net.twin()
        self.league: list[State] = []
        self.games = games
        self.progress = Progress()
        dtype = torch.bfloat16 if self.device.type == "cuda" else torch.float32
        seated = torch.tensor(players, device=self.device)
        self.study = Study(net, self.average, games.window, seated, recipe, dtype)
        self.decided = recipe.steps * SHIFTS * len(players)
        """Decisions in a round."""
        self.draw = draw
        self.warmed = 0
        """Updates since the optimiser began to find out how large steps may be."""

    def _begin(self) -> None:
        """The next games are played with what was learned, against one of the earlier selves."""
        self.games.begin(self.league[int(self.draw.integers(len(self.league)))] if self.league else None)

    def play(self) -> None:
        """A round of all games."""
        self.progress.games += self.games.play()
        self.progress.decisions += self.decided

    def learn(self) -> dict[str, float]:
        """Learns from the round; how it went."""
        found = lessons(self.games.window, self.recipe.trace)
        taught = examples(self.games.window, found)
        told = self.study.learn(
            found, taught, self.progress.decisions, self.progress.updates, self.warmed, self.games.longest
        )
        steps = int(told.pop("steps"))
        self.progress.updates += steps
        self.warmed += steps
        return told

    def remember(self) -> None:
        """The net of now joins the league; of too many one goes that is neither old nor new."""
        self.league.append({name: value.detach().clone() for name, value in self.net.state_dict().items()})
        if len(self.league) > OLD_SELVES:
            del self.league[int(self.draw.integers(OLD_SELVES - 2)) + 1]

    def run(self, goes_on: Callable[[Learner], bool], told: Callable[[dict[str, float]], None]) -> None:
        """Plays and learns round by round, as long as `goes_on` says so."""
        rounds = 0
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
            found |= {
                "decisions": self.progress.decisions, "games": self.progress.games,
                "seconds": round(self.progress.seconds, 1), "playing": middle - start, "learning": end - middle,
                "speed": self.decided / (end - start),
            }  # fmt: skip
            self.progress.history.append(found)
            told(found)
