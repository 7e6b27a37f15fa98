"""Learning in rounds: all games go on for some choices of each, then the net learns from what was heard."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable

import torch

from bequest.lab.train.crew import SHIFTS, Crew
from bequest.lab.train.net import Net
from bequest.lab.train.recipe import Progress
from bequest.lab.train.window import Heard


class Rounds(ABC):
    """A net that learns, its games and how far it is: all that is kept of it between runs."""

    optimizer: torch.optim.Optimizer

    def __init__(self, net: Net, crew: Crew, heard: Heard, players: list[int]) -> None:
        self.device = heard.device
        self.net = net.to(self.device)
        self.average = self.net.twin()
        """Follows the net; it is the one that is kept to play."""
        self.crew = crew
        self.heard = heard
        self.progress = Progress()
        self.rows = len(players)
        self.players = torch.tensor(players, device=self.device)
        self.longest = 1
        """The longest look of the round."""
        self.warmed = 0
        """Updates since the optimiser began to find out how large steps may be."""
        self.rounds = 0
        """How many there were in this run."""

    @abstractmethod
    def _judge(self, shift: int, step: int) -> None:
        """Answers the questions of a shift, and lets its games go on."""

    @abstractmethod
    def _renew(self) -> None:
        """The next answers are given with what was learned."""

    @abstractmethod
    def learn(self) -> dict[str, float]:
        """Learns from the round; how it went."""

    @abstractmethod
    def resumed(self) -> None:
        """After it has been given the weights and the progress of a checkpoint."""

    def _hear(self, shift: int, entry: int) -> None:
        """What became of the last answers of a shift, and what is asked now."""
        self.crew.wait(shift)
        arrays = self.crew.shifts[shift].arrays
        self.heard.hear(shift, entry, arrays)
        self.longest = max(self.longest, int(arrays["lengths"].max()))
        self.progress.games += int((arrays["ended"] > 0).sum())

    def play(self) -> None:
        """All games go on for the steps of a round. The first answers were given when the last round ended."""
        steps = self.heard.steps
        for step in range(steps):
            for shift in range(SHIFTS):
                self._hear(shift, step + 1)
                if step + 1 < steps:
                    self._judge(shift, step + 1)
        self.progress.decisions += steps * SHIFTS * self.rows

    def _begin(self) -> None:
        """The first answers of a round."""
        self._renew()
        self.heard.begin()
        for shift in range(SHIFTS):
            self._judge(shift, 0)

    def run(self, goes_on: Callable[[Rounds], bool], told: Callable[[dict[str, float]], None]) -> None:
        """Plays and learns round by round, as long as `goes_on` says so."""
        for shift in range(SHIFTS):
            self.heard.hear(shift, self.heard.steps, self.crew.shifts[shift].arrays)
        self._begin()
        while goes_on(self):
            start = time.perf_counter()
            self.play()
            middle = time.perf_counter()
            found = self.learn()
            self.longest = 1
            self._begin()
            end = time.perf_counter()
            self.rounds += 1
            self.progress.seconds += end - start
            decided = self.heard.steps * SHIFTS * self.rows
            found |= {
                "decisions": self.progress.decisions, "games": self.progress.games,
                "seconds": round(self.progress.seconds, 1), "playing": middle - start, "learning": end - middle,
                "speed": decided / (end - start),
            }  # fmt: skip
            self.progress.history.append(found)
            told(found)
