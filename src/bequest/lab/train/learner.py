"""How a net learns from games with itself: proximal policy optimisation, and what every seat may expect beside.

In each round all games go on for some choices of each. Then what was chosen is made more likely where the game went
better than expected. A fifth of the games are played against earlier selves, so that nothing is unlearned.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from bequest.lab.train.crew import SHIFTS, Crew
from bequest.lab.train.net import Net, wins
from bequest.lab.train.recipe import Progress, Recipe
from bequest.lab.train.window import POINTS, REWARD, WON, Window, examples, lessons, turned

OLD_SELVES: Final = 12
"""How many earlier selves are kept to play against."""
PIECE: Final = 256
"""Feature lists are cut to the longest of a batch, rounded up to this."""


class Learner:
    """A net, its games and how far it is."""

    def __init__(
        self, net: Net, crew: Crew, recipe: Recipe, players: list[int], lines: int, device: torch.device, seed: int
    ) -> None:
        self.device = device
        self.recipe = recipe
        self.net = net.to(device)
        self.average = self.net.twin()
        self.opponent = self.net.twin()
        self.league: list[dict[str, Tensor]] = []
        self.crew = crew
        self.lines = lines
        self.progress = Progress()
        self.optimizer = torch.optim.Adam(self.net.parameters(), recipe.rate, eps=1e-5)
        self.dtype = torch.bfloat16 if device.type == "cuda" else torch.float32
        rows = len(players)
        most = crew.shifts[0].arrays["features"].shape[1]
        self.windows = [Window(recipe.steps, rows, net, lines, most, device) for _ in range(SHIFTS)]
        self.players = torch.tensor(players, device=device)
        self.league_rows = int(rows * recipe.league)
        self.generator = torch.Generator(device=device).manual_seed(seed)
        self.draw = np.random.default_rng(seed)
        self.mine = [self._deal(np.ones(rows, bool), None) for _ in range(SHIFTS)]
        """Which seats the learner plays, in each row of each shift."""
        self.pinned = {
            name: torch.empty(array.shape, dtype=torch.from_numpy(array[:0]).dtype, pin_memory=device.type == "cuda")
            for name, array in self._arrays(0).items()
        }

    # --- playing ---

    def _arrays(self, shift: int) -> dict[str, NDArray[Any]]:
        arrays = dict(self.crew.shifts[shift].arrays)
        arrays["features"] = arrays["features"].view(np.int16)
        arrays["more"] = arrays["more"].view(np.int16)
        del arrays["actions"]
        return arrays

    def _deal(self, ended: NDArray[np.bool_], mine: Tensor | None) -> Tensor:
        """In every row of the league whose game has ended: anew which seats are the learner's, one or more of them."""
        seats = self.net.sight.seats
        rows = len(ended)
        if mine is None:
            mine = torch.ones(rows, seats, dtype=torch.bool, device=self.device)
        fresh = np.flatnonzero(ended[: self.league_rows])
        if len(fresh) and self.league:
            players = self.players.cpu().numpy()[fresh]
            dealt = self.draw.random((len(fresh), seats)) < 0.5
            dealt[np.arange(len(fresh)), self.draw.integers(0, players)] = True
            mine[torch.from_numpy(fresh).to(self.device)] = torch.from_numpy(dealt).to(self.device)
        return mine

    @torch.no_grad()
    def _judge(self, shift: int, step: int) -> None:
        """Reads the questions of a shift, answers them, and lets its games go on."""
        window = self.windows[shift]
        arrays = self._arrays(shift)
        held: dict[str, Tensor] = {}
        longest = _pieces(int(arrays["lengths"].max()), arrays["features"].shape[1])
        for name in ("features", "lengths", "masks", "seats"):
            if name == "features":
                pinned = self.pinned[name][:, :longest]
                pinned.copy_(torch.from_numpy(arrays[name][:, :longest]))
            else:
                pinned = self.pinned[name]
                pinned.copy_(torch.from_numpy(arrays[name]))
            held[name] = pinned.to(self.device, non_blocking=True)
        seats = held["seats"].long()
        features = held["features"].int() & 0xFFFF
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.dtype != torch.float32):
            judged = self.net(features, held["lengths"], self.dtype)
        mask = held["masks"].bool()
        logits = judged.policy.masked_fill(~mask, -1e9)
        mine = self.mine[shift].gather(1, seats[:, None]).squeeze(1)
        if self.league and self.league_rows:
            some = slice(0, self.league_rows)
            with torch.autocast(self.device.type, torch.bfloat16, enabled=self.dtype != torch.float32):
                old = self.opponent(features[some], held["lengths"][some], self.dtype)
            theirs = old.policy.masked_fill(~mask[some], -1e9)
            logits[some] = torch.where(mine[some][:, None], logits[some], theirs)
        noise = torch.rand(logits.shape, device=self.device, generator=self.generator).clamp_(1e-9, 1 - 1e-7)
        actions = (logits - torch.log(-torch.log(noise))).argmax(1)
        self.crew.shifts[shift].arrays["actions"][:] = actions.cpu().numpy()
        self.crew.play(shift)
        window.features[step, :, :longest] = held["features"]
        window.lengths[step] = held["lengths"]
        window.masks[step] = mask
        window.actions[step] = actions
        window.seats[step] = seats
        window.learns[step] = mine
        window.chances[step] = torch.log_softmax(logits, 1).gather(1, actions[:, None]).squeeze(1)
        window.worth[step] = self._expected(judged.worth, seats)

    def _expected(self, worth: Tensor, lookers: Tensor) -> Tensor:
        """What was judged, the win as a chance, by seat of the table."""
        worth = worth.clone()
        worth[..., WON] = wins(worth[..., WON], self.players)
        return turned(worth, lookers, self.players)

    def _hear(self, shift: int, step: int) -> None:
        """What became of the last answers of a shift."""
        self.crew.wait(shift)
        window = self.windows[shift]
        arrays = self._arrays(shift)
        ended = arrays["ended"].astype(bool)
        window.ended[step] = torch.from_numpy(ended).to(self.device)
        if ended.any():
            window.outcomes[step] = torch.from_numpy(arrays["outcomes"].copy()).to(self.device)
            self.mine[shift] = self._deal(ended, self.mine[shift])
            self.progress.games += int(ended.sum())
        following = step + 1
        if following < self.recipe.steps:
            again = np.flatnonzero(arrays["more_lengths"])
            if len(again):
                longest = int(arrays["more_lengths"].max())
                seen = torch.from_numpy(arrays["more"][again, :longest]).to(self.device)
                window.more[following, torch.from_numpy(again).to(self.device), :longest] = seen
            window.more_lengths[following] = torch.from_numpy(arrays["more_lengths"].copy()).to(self.device)
            window.more_seats[following] = torch.from_numpy(arrays["more_seats"].astype(np.int64)).to(self.device)

    def play(self) -> None:
        """All games go on for the steps of a round. The first answers were given when the last round ended."""
        if self.league:
            self.opponent.load_state_dict(self.league[int(self.draw.integers(len(self.league)))])
        for window in self.windows:
            window.more_lengths[0] = 0
        for step in range(self.recipe.steps):
            for shift in range(SHIFTS):
                self._hear(shift, step)
                if step + 1 < self.recipe.steps:
                    self._judge(shift, step + 1)
        self.progress.decisions += self.recipe.steps * SHIFTS * len(self.players)

    # --- learning ---

    def learn(self) -> dict[str, float]:
        """Learns from the windows of all shifts; how it went."""
        done = self.progress.decisions
        for group in self.optimizer.param_groups:
            group["lr"] = self.recipe.rate_at(done)
        entropy_weight = self.recipe.entropy_at(done)
        trace = self.recipe.trace
        taught = [examples(window, lessons(window, trace), self.players) for window in self.windows]
        total = sum(len(part["index"]) for part in taught)
        all_advantages = torch.cat([part["advantage"][part["choice"]] for part in taught])
        mean, spread = all_advantages.mean(), all_advantages.std() + 1e-8
        sums: dict[str, Tensor] = {}
        count = 0
        for _ in range(self.recipe.passes):
            order = torch.randperm(total, device=self.device)
            for piece in order.split(self.recipe.batch):
                told = self._step(taught, piece, mean, spread, entropy_weight)
                count += 1
                for name, value in told.items():
                    sums[name] = sums.get(name, torch.zeros((), device=self.device)) + value
        found = {name: float(value) / count for name, value in sums.items()}
        found["rate"] = self.recipe.rate_at(done)
        return found

    def _step(
        self, taught: list[dict[str, Tensor]], piece: Tensor, mean: Tensor, spread: Tensor, entropy_weight: float
    ) -> dict[str, Tensor]:
        """One step of learning from a batch."""
        first = len(taught[0]["index"])
        parts: list[dict[str, Tensor]] = []
        for number, example in enumerate(taught):
            mine = piece[piece < first] if number == 0 else piece[piece >= first] - first
            at = example["index"][mine]
            flat = example["features"].shape[0]
            inner = at % flat
            again = at >= flat
            features = torch.where(again[:, None], example["more"][inner], example["features"][inner])
            parts.append(
                {
                    "features": features,
                    "lengths": example["lengths"][at],
                    "masks": example["masks"][inner],
                    "actions": example["actions"][inner],
                    "chances": example["chances"][inner],
                    "advantage": example["advantage"][inner],
                    "choice": example["choice"][inner] & ~again,
                    "target": example["target"][inner],
                    "sure": example["sure"][inner],
                    "lookers": example["lookers"][at],
                    "players": example["players"][at],
                }
            )
        e = {name: torch.cat([part[name] for part in parts]) for name in parts[0]}
        longest = _pieces(int(e["lengths"].max()), e["features"].shape[1])
        features = e["features"][:, :longest].int() & 0xFFFF
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.dtype != torch.float32):
            judged = self.net(features, e["lengths"], self.dtype)
        chosen = e["choice"].float()
        count = chosen.sum().clamp(min=1)
        logs = torch.log_softmax(judged.policy.masked_fill(~e["masks"], -1e9), 1)
        now = logs.gather(1, e["actions"][:, None]).squeeze(1)
        ratio = (now - e["chances"]).clamp(-20, 20).exp()
        gain = (e["advantage"] - mean) / spread
        clip = self.recipe.clip
        policy = -(torch.min(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain) * chosen).sum() / count
        entropy = (-(logs.exp() * logs.clamp(min=-30)).sum(1) * chosen).sum() / count
        # What the seats came to, counted from the looker like the judgement.
        target = turned(e["target"], -e["lookers"], e["players"])
        sure = turned(e["sure"][:, :, None].float(), -e["lookers"], e["players"])[:, :, 0]
        seats = torch.arange(target.shape[1], device=self.device)
        sure = sure * (seats[None, :] < e["players"][:, None])
        weight = sure / sure.sum().clamp(min=1)
        off = (judged.worth - target) ** 2
        reward = (off[..., REWARD] * weight).sum()
        points = (off[..., POINTS:].mean(-1) * weight).sum()
        chance = wins(judged.worth[..., WON], e["players"]).clamp(1e-6, 1 - 1e-6)
        goal = target[..., WON].clamp(0, 1)
        won = -((goal * chance.log() + (1 - goal) * (1 - chance).log()) * weight).sum()
        loss = policy - entropy_weight * entropy + 0.5 * reward + 0.2 * points + 0.15 * won
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        norm = torch.nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
        self.optimizer.step()
        self.progress.updates += 1
        self._follow()
        with torch.no_grad():
            told = {
                "policy": policy, "entropy": entropy, "reward": reward, "points": points, "won": won, "norm": norm,
                "moved": ((e["chances"] - now) * chosen).sum() / count,
                "clipped": (((ratio - 1).abs() > clip).float() * chosen).sum() / count,
            }  # fmt: skip
            return {name: value.detach() for name, value in told.items()}

    @torch.no_grad()
    def _follow(self) -> None:
        """The averaged net follows; at first fast."""
        keep = min(self.recipe.average, 1 - 1 / (1 + self.progress.updates / 10))
        averages = list(self.average.parameters())
        torch._foreach_lerp_(averages, list(self.net.parameters()), 1 - keep)

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
            self._judge(shift, 0)
        while goes_on(self):
            start = time.perf_counter()
            self.play()
            middle = time.perf_counter()
            found = self.learn()
            for shift in range(SHIFTS):
                self._judge(shift, 0)
            end = time.perf_counter()
            rounds += 1
            if rounds % 8 == 1:
                self.remember()
            self.progress.seconds += end - start
            decided = self.recipe.steps * SHIFTS * len(self.players)
            found |= {
                "decisions": self.progress.decisions, "games": self.progress.games,
                "seconds": round(self.progress.seconds, 1), "playing": middle - start, "learning": end - middle,
                "speed": decided / (end - start),
            }  # fmt: skip
            self.progress.history.append(found)
            told(found)


def _pieces(longest: int, most: int) -> int:
    return min(most, -(-longest // PIECE) * PIECE)
