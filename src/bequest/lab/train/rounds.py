"""Learning in rounds: all games go on for some choices of each, then the net learns from what was heard."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable

import torch

from bequest.lab.train.crew import SHIFTS
from bequest.lab.train.net import Net
from bequest.lab.train.playing import Games
from bequest.lab.train.recipe import Imitation, Progress, Recipe


class Rounds(ABC):
    """A net that learns, its games and how far it is: all that is kept of it between runs."""

    games: Games
    optimizer: torch.optim.Optimizer

    def __init__(self, net: Net, recipe: Recipe | Imitation, players: list[int]) -> None:
        self.net = net
        self.device = net.card_ids.device
        self.average = net.twin()
        """Follows the net; it is the one that is kept to play."""
        self.progress = Progress()
        self.players = torch.tensor(players, device=self.device)
        """In each row."""
        self.decided = recipe.steps * SHIFTS * len(players)
        """Decisions in a round."""
        self.warm = recipe.warm
        self.warmed = 0
        """Updates since the optimiser began to find out how large steps may be."""
        self.rounds = 0
        """How many there were in this run."""

    @abstractmethod
    def _begin(self) -> None:
        """The next games are played with what was learned."""

    @abstractmethod
    def learn(self) -> dict[str, float]:
        """Learns from the round; how it went."""

    def resumed(self) -> None:
        """After it has been given the weights and the progress of a checkpoint."""
        self.warmed = self.warm if self.progress.updates else 0

    def play(self) -> None:
        """A round of all games."""
        self.progress.games += self.games.play()
        self.progress.decisions += self.decided

    def run(self, goes_on: Callable[[], bool], told: Callable[[dict[str, float]], None]) -> None:
        """Plays and learns round by round, as long as `goes_on` says so."""
        self._begin()
        while goes_on():
            start = time.perf_counter()
            self.play()
            middle = time.perf_counter()
            found = self.learn()
            self._begin()
            end = time.perf_counter()
            self.rounds += 1
            self.progress.seconds += end - start
            found |= {
                "decisions": self.progress.decisions, "games": self.progress.games,
                "seconds": round(self.progress.seconds, 1), "playing": middle - start, "learning": end - middle,
                "speed": self.decided / (end - start),
            }  # fmt: skip
            self.progress.history.append(found)
            told(found)
