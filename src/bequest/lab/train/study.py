"""A step of learning from some examples of a round: proximal policy optimisation, and what every seat may expect.

On a GPU the whole step is recorded once and replayed, see `answers`.
"""

from __future__ import annotations

from typing import Any, Final

import torch
from torch import Tensor

from bequest.lab.train.answers import NEVER, cut, quick
from bequest.lab.train.net import Net, wins
from bequest.lab.train.recipe import Recipe
from bequest.lab.train.window import POINTS, REWARD, WON, Examples, Lessons, Window, turned

TOLD: Final = ("policy", "entropy", "reward", "points", "won", "norm", "moved", "clipped")
"""What is told of each step."""
REWARD_WEIGHT: Final = 0.5
POINTS_WEIGHT: Final = 0.2
WON_WEIGHT: Final = 0.15
STEEPEST: Final = 0.5
"""Slopes are cut to this length all together."""
WARMING_UP: Final = 3


class Study:
    """Teaches a net from the window of its games; another net follows as its moving average."""

    def __init__(
        self, net: Net, average: Net, window: Window, players: Tensor, recipe: Recipe, dtype: torch.dtype
    ) -> None:
        self.net = net
        self.average = average
        self.window = window
        self.players = players
        self.recipe = recipe
        self.dtype = dtype
        device = players.device
        self._on_gpu = device.type == "cuda"
        self._rate: Any = torch.zeros((), device=device) if self._on_gpu else recipe.rate
        kind = {"fused": True, "capturable": True} if self._on_gpu else {}
        self.optimizer = torch.optim.Adam(net.parameters(), self._rate, eps=1e-5, **kind)
        self._follows = torch.zeros((), device=device)
        self._entropy = torch.zeros((), device=device)
        self._mean = torch.zeros((), device=device)
        self._spread = torch.ones((), device=device)
        shape = window.worth.shape
        self._advantage = torch.zeros(shape[:3], device=device)
        self._target = torch.zeros(shape, device=device)
        self._sure = torch.zeros(shape[:4], dtype=torch.bool, device=device)
        self._looks = torch.zeros(recipe.batch, dtype=torch.long, device=device)
        self._choices = torch.zeros(recipe.batch, dtype=torch.long, device=device)
        self._answered = torch.zeros(recipe.batch, dtype=torch.bool, device=device)
        self._sums = torch.zeros(len(TOLD), device=device)
        self._recorded: dict[int, Any] = {}
        self._pool: Any = None

    def learn(
        self, found: Lessons, taught: Examples, decisions: int, updates: int, warmed: int, longest: int
    ) -> dict[str, float]:
        """Goes through all examples, as often as the recipe says; how it went.

        `updates` and `warmed` are how many steps there were before, in all and of this run; no look is longer than
        `longest`.
        """
        recipe = self.recipe
        for kept, new in ((self._advantage, found.advantage), (self._target, found.target), (self._sure, found.sure)):
            kept.copy_(new)
        known = found.advantage.flatten()[taught.choices[taught.answered]]
        self._mean.copy_(known.mean())
        self._spread.copy_(known.std() + 1e-8)
        self._entropy.fill_(recipe.entropy_at(decisions))
        longest = cut(longest, self.window.looks.shape[-1])
        if self._on_gpu and longest not in self._recorded:
            self._record(taught, longest)
        self._sums.zero_()
        rate = recipe.rate_at(decisions)
        count = 0
        for _ in range(recipe.passes):
            for piece in pieces(len(taught.looks), recipe.batch, self.players.device):
                count += 1
                self._set(rate * min(1.0, (warmed + count) / recipe.warm), followed(recipe.average, updates + count))
                self._take(taught, piece)
                if self._on_gpu:
                    self._recorded[longest].replay()
                else:
                    self._step(longest)
        found_sums = (self._sums / count).tolist()
        return dict(zip(TOLD, found_sums, strict=True)) | {"rate": rate, "steps": count}

    def _set(self, rate: float, follows: float) -> None:
        if self._on_gpu:
            self._rate.fill_(rate)
        else:
            for group in self.optimizer.param_groups:
                group["lr"] = rate
        self._follows.fill_(follows)

    def _take(self, taught: Examples, piece: Tensor) -> None:
        torch.index_select(taught.looks, 0, piece, out=self._looks)
        torch.index_select(taught.choices, 0, piece, out=self._choices)
        torch.index_select(taught.answered, 0, piece, out=self._answered)

    def _record(self, taught: Examples, longest: int) -> None:
        """What is set up at the first use must not be part of the recording; it is tried with a rate of nothing."""
        self._set(0.0, 0.0)
        self._take(taught, torch.arange(self.recipe.batch, device=self._looks.device) % len(taught.looks))
        aside = torch.cuda.Stream()
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):
            for _ in range(WARMING_UP):
                self._step(longest)
        torch.cuda.current_stream().wait_stream(aside)
        self.optimizer.zero_grad(set_to_none=True)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, pool=self._pool):
            self._step(longest)
        self._pool = graph.pool()
        self._recorded[longest] = graph

    def _step(self, longest: int) -> None:
        window, look, choice = self.window, self._looks, self._choices
        chosen = self._answered.float()
        features = window.looks.flatten(0, 2)[:, :longest].index_select(0, look)
        lookers = window.lookers.flatten()[look].long()
        players = self.players[choice % window.rows]
        made = self.net.matrices(self.dtype)
        with quick(self.dtype, look.device):
            judged = self.net(features, window.lengths.flatten()[look], made)
        count = chosen.sum().clamp(min=1)
        absent = window.masks.flatten(0, 2)[choice] == 0
        logs = torch.log_softmax(judged.policy.masked_fill(absent, NEVER), 1)
        now = logs.gather(1, window.actions.flatten()[choice].long()[:, None]).squeeze(1)
        before = window.chances.flatten()[choice]
        ratio = (now - before).clamp(-20, 20).exp()
        gain = (self._advantage.flatten()[choice] - self._mean) / self._spread
        clip = self.recipe.clip
        policy = -(torch.min(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain) * chosen).sum() / count
        entropy = (-(logs.exp() * logs.clamp(min=-30)).sum(1) * chosen).sum() / count
        # What the seats came to, counted from the looker like the judgement.
        target = turned(self._target.flatten(0, 2)[choice], -lookers, players)
        sure = turned(self._sure.flatten(0, 2)[choice][:, :, None].float(), -lookers, players)[:, :, 0]
        reward, points, won = errors(judged.worth, target, sure, players)
        loss = policy - self._entropy * entropy
        loss = loss + REWARD_WEIGHT * reward + POINTS_WEIGHT * points + WON_WEIGHT * won
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        norm = torch.nn.utils.clip_grad_norm_(self.net.parameters(), STEEPEST)
        self.optimizer.step()
        with torch.no_grad():
            follow(self.average, self.net, self._follows)
            moved = ((before - now) * chosen).sum() / count
            clipped = (((ratio - 1).abs() > clip).float() * chosen).sum() / count
            self._sums += torch.stack([policy, entropy, reward, points, won, norm, moved, clipped])


def errors(worth: Tensor, target: Tensor, sure: Tensor, players: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """How far what is expected for all seats is off, where it is known: the reward, the points with the lines of the
    score sheet, and the surprise at who wins."""
    seats = torch.arange(target.shape[1], device=target.device)
    sure = sure * (seats[None, :] < players[:, None])
    weight = sure / sure.sum().clamp(min=1)
    off = (worth - target) ** 2
    reward = (off[..., REWARD] * weight).sum()
    points = (off[..., POINTS:].mean(-1) * weight).sum()
    chance = wins(worth[..., WON], players).clamp(1e-6, 1 - 1e-6)
    goal = target[..., WON].clamp(0, 1)
    won = -((goal * chance.log() + (1 - goal) * (1 - chance).log()) * weight).sum()
    return reward, points, won


def follow(average: Net, net: Net, share: Tensor) -> None:
    """The averaged net goes a share of the way to the one that learns."""
    averages = list(average.parameters())
    ways = torch._foreach_sub(list(net.parameters()), averages)
    torch._foreach_mul_(ways, share)
    torch._foreach_add_(averages, ways)


def followed(average: float, updates: int) -> float:
    """How far the averaged net follows after so many steps: at first fast."""
    return 1 - min(average, 1 - 1 / (1 + updates / 10))


def pieces(total: int, size: int, device: torch.device) -> Tensor:
    """So many examples in a random order, in pieces of one size; some of them may come twice to fill the last."""
    count = max(1, round(total / size))
    every = torch.arange(count * size, device=device) % total
    return torch.randperm(total, device=device)[every].view(count, size)
