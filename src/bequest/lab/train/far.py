"""The games that a net learns from, played on the machines of a Ray cluster.

Every worker has some rows of all games, and a copy of the net. In each round it is sent the present weights, answers
the questions of its own games with them for the steps of the round, and sends back all that happened. So what is
learned from was played by the net that learns, as it is with processes of this machine; the workers wait while it
learns. PyTorch must be installed on every machine, a GPU only where the net learns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

import numpy as np
import torch

from bequest.bots.random_player import derived_seed
from bequest.lab.cluster import staying
from bequest.lab.train.crew import Alone, Ground, places, shares
from bequest.lab.train.net import Net, Size, net_of
from bequest.lab.train.playing import Playing, State
from bequest.lab.train.recipe import Recipe
from bequest.lab.train.window import Parts, Window


@dataclass(frozen=True)
class Orders:
    """With what the next round is played."""

    weights: State
    earlier: State | None


@dataclass(frozen=True)
class Report:
    """What happened in the games of one worker."""

    parts: Parts
    longest: int
    games: int


@dataclass(frozen=True)
class FarGround:
    """What every worker is told once."""

    ground: Ground
    recipe: Recipe
    size: Size

    def worker(self, number: int, count: int) -> Callable[[Orders], Report]:
        """What plays the rows of the worker of this number."""
        torch.set_num_threads(1)  # there is a worker for each core
        share = shares(len(self.ground.tables), count)[number]
        seed = derived_seed(self.ground.seed, number)
        tables = self.ground.tables[share.start : share.stop]
        ground = replace(self.ground, tables=tables, seed=seed)
        torch.manual_seed(seed % 2**63)
        net = net_of(ground.load(), len(ground.lines), self.size)
        playing = Playing(net, Alone(ground), self.recipe, ground.players(), np.random.default_rng(seed))

        def work(orders: Orders) -> Report:
            net.load_state_dict(orders.weights)
            playing.begin(orders.earlier)
            games = playing.play()
            return Report(playing.window.parts(playing.longest), playing.longest, games)

        return work


class FarPlaying:
    """The games of all workers, as the one who learns sees them."""

    def __init__(self, net: Net, window: Window, run: Callable[[Orders], list[Report]]) -> None:
        self.window = window
        self.longest = 1
        self._net = net
        self._run = run
        self._earlier: State | None = None

    def begin(self, earlier: State | None) -> None:
        self._earlier = None if earlier is None else _here(earlier)

    def play(self) -> int:
        reports = self._run(Orders(_here(self._net.state_dict()), self._earlier))
        for report, share in zip(reports, shares(self.window.rows, len(reports)), strict=True):
            self.window.take(share, report.parts)
        self.longest = max([report.longest for report in reports])
        return sum([report.games for report in reports])


def _here(state: State) -> State:
    """Weights as they travel."""
    return {name: weight.detach().cpu() for name, weight in state.items()}


@contextmanager
def far_playing(net: Net, ground: Ground, recipe: Recipe, workers: int, address: str) -> Iterator[FarPlaying]:
    """Games on a cluster, with so many workers; 0: one for each of its cores."""
    sizes = ground.sizes(ground.load())
    window = Window(recipe.steps, sizes, net.card_ids.device)
    with staying(FarGround(ground, recipe, net.size).worker, workers, places(sizes.rows), address) as run:
        yield FarPlaying(net, window, run)
