"""How a net learns from games with itself: proximal policy optimisation, and what every seat may expect beside.

In each round all games go on for some choices of each. Then what was chosen is made more likely where the game went
better than expected. A fifth of the games are played against earlier selves, so that nothing is unlearned.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import torch

from bequest.lab.train.net import Net
from bequest.lab.train.playing import SelfPlay, State
from bequest.lab.train.recipe import Recipe
from bequest.lab.train.rounds import Rounds
from bequest.lab.train.study import Study
from bequest.lab.train.window import examples, lessons

REMEMBERED: Final = 8
"""Every so many rounds the net of now joins the league."""
OLD_SELVES: Final = 12
"""How many earlier selves are kept to play against."""


class Learner(Rounds):
    """A net that learns from games with itself."""

    games: SelfPlay

    def __init__(
        self, net: Net, games: SelfPlay, recipe: Recipe, players: list[int], draw: np.random.Generator
    ) -> None:
        super().__init__(net, recipe, players)
        self.recipe = recipe
        self.games = games
        self.league: list[State] = []
        dtype = torch.bfloat16 if self.device.type == "cuda" else torch.float32
        self.study = Study(net, self.average, games.window, self.players, recipe, dtype)
        self.optimizer = self.study.optimizer
        self.draw = draw

    def _begin(self) -> None:
        """The next games are played with what was learned, against one of the earlier selves."""
        self.games.begin(self.league[int(self.draw.integers(len(self.league)))] if self.league else None)

    def learn(self) -> dict[str, float]:
        window = self.games.window
        found = lessons(window, self.recipe.trace)
        taught = examples(window, found.sure.any(3), found.told & window.learns)
        told = self.study.learn(
            found, taught, self.progress.decisions, self.progress.updates, self.warmed, self.games.longest
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
        super().resumed()
        self.remember()
