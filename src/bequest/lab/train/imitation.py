"""How a small net learns from a large one: it looks at the same positions, and is told what the other makes of them.

Both play, each in some of the games, so that the small net sees what comes of its own choices too; what it is taught
there is always the large one's judgement: how likely each option is, and what the game is worth to every seat.
"""

from __future__ import annotations

from typing import Final

import torch
from torch import Tensor

from bequest.lab.train.answers import NEVER, cut
from bequest.lab.train.crew import SHIFTS, Alone, Crew, Sizes
from bequest.lab.train.net import Net, wins
from bequest.lab.train.playing import CrewGames
from bequest.lab.train.recipe import Imitation
from bequest.lab.train.rounds import Rounds
from bequest.lab.train.study import POINTS_WEIGHT, REWARD_WEIGHT, STEEPEST, WON_WEIGHT, errors, follow, followed, pieces
from bequest.lab.train.window import WON, Examples, Heard, examples

TOLD: Final = ("apart", "reward", "points", "won")
"""What is told of each step."""
PLAYED: Final = ("kl", "agreed")
"""What is told of the answers in a round, before anything is learned from them."""


class Copybook(Heard):
    """What the large net makes of each question and second look."""

    def __init__(self, steps: int, sizes: Sizes, device: torch.device) -> None:
        super().__init__(steps, sizes, device)
        looks = sizes.shape("looks")[0]
        self.policy = self.room(torch.float32, *sizes.shape("masks"))
        """How likely each option is, as a logarithm; NEVER for what is not on offer."""
        self.worth = self.room(torch.float32, looks, *sizes.shape("outcomes")[1:])
        """What each seat may expect, counted from the looker, with chances to win."""


class TaughtPlaying(CrewGames):
    """Games in the memory of a crew, in which a small net and the large one that teaches it answer."""

    def __init__(self, pupil: Net, teacher: Net, crew: Crew | Alone, recipe: Imitation, players: Tensor) -> None:
        self.book = Copybook(recipe.steps, crew.sizes, players.device)
        super().__init__(crew, self.book)
        self.pupil = pupil
        self.teacher = teacher.requires_grad_(False)
        self.recipe = recipe
        self.players = players
        self._theirs = teacher.matrices()
        self._own = pupil.matrices()
        self._own_rows = torch.arange(len(players)) < int(len(players) * recipe.own)
        """The rows in which the small net plays."""
        self._answered = torch.zeros(len(PLAYED))

    def begin(self) -> None:
        """From now on the small net plays as it has learned."""
        self._own = self.pupil.matrices()
        self._answered.zero_()
        self._begin()

    def answered(self) -> dict[str, float]:
        """How near the answers of the round came to the large net's."""
        return dict(zip(PLAYED, (self._answered / (SHIFTS * self.book.steps)).tolist(), strict=True))

    @torch.no_grad()
    def _judge(self, shift: int, step: int) -> None:
        book, rows = self.book, len(self.players)
        arrays = self.crew.shifts[shift].arrays
        longest = cut(int(arrays["lengths"].max()), book.looks.shape[-1])
        looks, lengths = book.looks[shift, step, :, :longest], book.lengths[shift, step]
        absent = book.masks[shift, step] == 0
        judged = self.teacher(looks, lengths, self._theirs)
        theirs = torch.log_softmax(judged.policy[:rows].masked_fill(absent, NEVER), 1)
        played = self.pupil(looks[:rows], lengths[:rows], self._own)
        own = torch.log_softmax(played.policy.masked_fill(absent, NEVER), 1)
        worth = judged.worth
        table = torch.cat([torch.arange(rows), book.more_rows[shift, step].long()])
        worth[..., WON] = wins(worth[..., WON], self.players[table])
        book.policy[shift, step] = theirs
        book.worth[shift, step] = worth
        self._answered += torch.stack([apart(theirs, own).mean(), (theirs.argmax(1) == own.argmax(1)).float().mean()])
        logs = torch.where(self._own_rows[:, None], own, theirs)
        strays = torch.rand(rows) < self.recipe.stray
        logs = torch.where(strays[:, None], torch.zeros(()).masked_fill(absent, NEVER), logs)
        noise = torch.rand(logs.shape).clamp_(1e-9, 1 - 1e-7)
        torch.from_numpy(arrays["actions"]).copy_((logs - torch.log(-torch.log(noise))).argmax(1))
        self.crew.play(shift)


class Imitator(Rounds):
    """A small net that learns from a large one."""

    games: TaughtPlaying

    def __init__(self, net: Net, teacher: Net, crew: Crew | Alone, recipe: Imitation, players: list[int]) -> None:
        super().__init__(net, recipe, players)
        self.recipe = recipe
        self.games = TaughtPlaying(self.average, teacher, crew, recipe, self.players)
        self.optimizer = torch.optim.Adam(net.parameters(), recipe.rate, eps=1e-6)

    def _begin(self) -> None:
        self.games.begin()

    def learn(self) -> dict[str, float]:
        book, recipe = self.games.book, self.recipe
        usable = torch.ones(book.masks.shape[:3], dtype=torch.bool)
        usable[:, book.steps] = False
        taught = examples(book, usable, usable)
        longest = cut(self.games.longest, book.looks.shape[-1])
        rate = recipe.rate_at(self.progress.decisions)
        sums, count = torch.zeros(len(TOLD)), 0
        for _ in range(recipe.passes):
            for piece in pieces(len(taught.looks), recipe.batch, self.device):
                count += 1
                for group in self.optimizer.param_groups:
                    group["lr"] = rate * min(1.0, (self.warmed + count) / recipe.warm)
                sums += self._step(taught, piece, longest)
                with torch.no_grad():
                    share = followed(recipe.average, self.progress.updates + count)
                    follow(self.average, self.net, torch.tensor(share))
        self.progress.updates += count
        self.warmed += count
        return self.games.answered() | dict(zip(TOLD, (sums / count).tolist(), strict=True)) | {"rate": rate}

    def _step(self, taught: Examples, piece: Tensor, longest: int) -> Tensor:
        book = self.games.book
        look, choice, asked = taught.looks[piece], taught.choices[piece], taught.answered[piece].float()
        features = book.looks.flatten(0, 2)[:, :longest].index_select(0, look)
        judged = self.net(features, book.lengths.flatten()[look])
        theirs = book.policy.flatten(0, 2)[choice]
        logs = torch.log_softmax(judged.policy.masked_fill(book.masks.flatten(0, 2)[choice] == 0, NEVER), 1)
        policy = (apart(theirs, logs) * asked).sum() / asked.sum().clamp(min=1)
        target = book.worth.flatten(0, 2)[look]
        sure = torch.ones(target.shape[:2])
        reward, points, won = errors(judged.worth, target, sure, self.players[choice % book.rows])
        loss = policy + REWARD_WEIGHT * reward + POINTS_WEIGHT * points + WON_WEIGHT * won
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), STEEPEST)
        self.optimizer.step()
        return torch.stack([policy, reward, points, won]).detach()


def apart(theirs: Tensor, own: Tensor) -> Tensor:
    """How far one's chances are from the other's (Kullback-Leibler), for each row of logarithms."""
    return (theirs.exp() * (theirs - own)).sum(1)
