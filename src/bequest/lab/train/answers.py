"""The answers to the questions of a shift: the net judges, chance chooses. On a GPU this is recorded once and replayed.

A judgement is hundreds of small steps. Starting each of them takes longer than the GPU needs for it, so they are
started as one. For that, what is read and written lies always in the same place.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any, Final

import torch
from torch import Tensor

from bequest.lab.train.crew import Sizes
from bequest.lab.train.net import Net, wins
from bequest.lab.train.window import WON, turned

PIECE: Final = 256
"""Feature lists are cut to the longest of a batch, rounded up to this: a recording serves one length."""
NEVER: Final = -1e9


class Answers:
    """For the questions of one shift at a time. The first rows of each are the league's: an earlier self plays some of
    their seats."""

    def __init__(self, net: Net, opponent: Net, sizes: Sizes, players: Tensor, league: int, dtype: torch.dtype) -> None:
        self.net = net
        self.opponent = opponent
        self.players = players
        self.league = league
        self.dtype = dtype
        device = players.device
        most = sizes.shape("looks")[1]
        self._looks = torch.zeros(sizes.rows, most, dtype=torch.int16, device=device)
        self._lengths = torch.zeros(sizes.rows, dtype=torch.int32, device=device)
        self._lookers = torch.zeros(sizes.rows, dtype=torch.int8, device=device)
        self._masks = torch.ones(sizes.shape("masks"), dtype=torch.uint8, device=device)
        self._mine = torch.ones(sizes.rows, sizes.seats, dtype=torch.uint8, device=device)
        self.actions = torch.zeros(sizes.rows, dtype=torch.int32, device=device)
        self.chances = torch.zeros(sizes.rows, device=device)
        self.learns = torch.zeros(sizes.rows, dtype=torch.bool, device=device)
        self.worth = torch.zeros(sizes.shape("outcomes"), device=device)
        with torch.no_grad():
            self._made = net.matrices(dtype)
            self._made_of_old = opponent.matrices(dtype)
        self._recorded: dict[int, Any] = {}
        self._pool: Any = None

    @torch.no_grad()
    def renew(self) -> None:
        """After the weights of the net or of the earlier self have changed."""
        for made, net in ((self._made, self.net), (self._made_of_old, self.opponent)):
            for old, new in zip(made.parts(), net.matrices(self.dtype).parts(), strict=True):
                old.copy_(new)

    @torch.no_grad()
    def give(self, looks: Tensor, lengths: Tensor, lookers: Tensor, masks: Tensor, mine: Tensor, longest: int) -> None:
        """Leaves the answers in `actions` and so on, until it is asked again. `mine` tells for each row which seats are
        the learner's own; no look is longer than `longest`."""
        longest = cut(longest, looks.shape[1])
        rows = len(self._lengths)
        self._looks[:, :longest].copy_(looks[:rows, :longest])
        self._lengths.copy_(lengths[:rows])
        self._lookers.copy_(lookers[:rows])
        self._masks.copy_(masks)
        self._mine.copy_(mine, non_blocking=True)
        if not looks.is_cuda:
            self._answer(longest)
            return
        if longest not in self._recorded:
            self._record(longest)
        self._recorded[longest].replay()

    def _record(self, longest: int) -> None:
        aside = torch.cuda.Stream()
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):
            self._answer(longest)  # what is set up at the first use must not be part of the recording
        torch.cuda.current_stream().wait_stream(aside)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, pool=self._pool):
            self._answer(longest)
        self._pool = graph.pool()
        self._recorded[longest] = graph

    def _answer(self, longest: int) -> None:
        looks, lookers = self._looks[:, :longest], self._lookers.long()
        absent = self._masks == 0
        mine = self._mine.gather(1, lookers[:, None]).squeeze(1) > 0
        with quick(self.dtype, looks.device):
            judged = self.net(looks, self._lengths, self._made)
            logits = judged.policy.masked_fill(absent, NEVER)
            if self.league:
                old = self.opponent(looks[: self.league], self._lengths[: self.league], self._made_of_old)
                theirs = old.policy.masked_fill(absent[: self.league], NEVER)
                logits[: self.league] = torch.where(mine[: self.league, None], logits[: self.league], theirs)
        noise = torch.rand(logits.shape, device=looks.device).clamp_(1e-9, 1 - 1e-7)
        actions = (logits - torch.log(-torch.log(noise))).argmax(1)
        self.actions.copy_(actions)
        self.chances.copy_(torch.log_softmax(logits, 1).gather(1, actions[:, None]).squeeze(1))
        self.learns.copy_(mine)
        worth = judged.worth
        worth[..., WON] = wins(worth[..., WON], self.players)
        self.worth.copy_(turned(worth, lookers, self.players))


def quick(dtype: torch.dtype, device: torch.device) -> AbstractContextManager[None]:
    """In which numbers of a kind are calculated with, wherever that does no harm."""
    # A recording must not keep what was converted for it: it is gone when the recording is replayed.
    return torch.autocast(device.type, torch.bfloat16, enabled=dtype != torch.float32, cache_enabled=False)


def cut(longest: int, most: int) -> int:
    return min(most, -(-longest // PIECE) * PIECE)
