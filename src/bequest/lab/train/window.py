"""What happened in the games of a shift during a round, and what is to be learned from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import torch
from torch import Tensor

from bequest.lab.train.net import Net
from bequest.lab.train.rows import FIXED

REWARD: Final = 0
WON: Final = 1
POINTS: Final = 2


class Window:
    """What happened in the games of a shift during a round."""

    def __init__(self, steps: int, rows: int, net: Net, lines: int, most: int, device: torch.device) -> None:
        sight = net.sight
        worth = FIXED + lines

        def room(*shape: int, dtype: torch.dtype) -> Tensor:
            return torch.zeros(*shape, dtype=dtype, device=device)

        self.features = room(steps, rows, most, dtype=torch.int16)
        self.lengths = room(steps, rows, dtype=torch.int32)
        self.masks = room(steps, rows, sight.actions, dtype=torch.bool)
        self.actions = room(steps, rows, dtype=torch.long)
        self.chances = room(steps, rows, dtype=torch.float32)
        self.worth = room(steps, rows, sight.seats, worth, dtype=torch.float32)
        """What the net expected, by seat of the table (not counted from the looker)."""
        self.seats = room(steps, rows, dtype=torch.long)
        self.learns = room(steps, rows, dtype=torch.bool)
        """Whether the choice was the learner's own, not an earlier self's."""
        self.ended = room(steps, rows, dtype=torch.bool)
        """Whether the game ended before the next question."""
        self.outcomes = room(steps, rows, sight.seats, worth, dtype=torch.float32)
        self.more = room(steps, rows, most, dtype=torch.int16)
        self.more_lengths = room(steps, rows, dtype=torch.int32)
        self.more_seats = room(steps, rows, dtype=torch.long)


@dataclass(frozen=True)
class Lessons:
    """What each step of a window teaches."""

    advantage: Tensor
    """How much better than expected the game went after the choice, for the seat that made it."""
    told: Tensor
    """Whether that is known."""
    target: Tensor
    """What each seat came to from there on."""
    sure: Tensor
    """Whether that is known."""


def lessons(window: Window, trace: float) -> Lessons:
    """Looks back from the end of a window.

    A seat's expectations are compared from one of its own choices to the next. A seat's last choice in the window,
    if its game goes on, has nothing to be compared with.
    """
    steps, rows, seats, worth = window.worth.shape
    device = window.worth.device
    every = torch.arange(rows, device=device)
    value = torch.zeros(rows, seats, worth, device=device)
    later = torch.zeros(rows, seats, worth, device=device)
    known = torch.zeros(rows, seats, dtype=torch.bool, device=device)
    advantage = torch.zeros(steps, rows, device=device)
    told = torch.zeros(steps, rows, dtype=torch.bool, device=device)
    target = torch.zeros(steps, rows, seats, worth, device=device)
    sure = torch.zeros(steps, rows, seats, dtype=torch.bool, device=device)
    for step in range(steps - 1, -1, -1):
        over = window.ended[step][:, None]
        value = torch.where(over[..., None], window.outcomes[step], value)
        later = torch.where(over[..., None], window.outcomes[step], later)
        known = known | over
        returns = (1 - trace) * value + trace * later
        target[step] = returns
        sure[step] = known
        seat = window.seats[step]
        own = window.worth[step][every, seat]
        advantage[step] = returns[every, seat, REWARD] - own[:, REWARD]
        told[step] = known[every, seat]
        # For the asked seat this choice is the one that earlier choices are compared with.
        later[every, seat] = torch.where(told[step][:, None], returns[every, seat], own)
        value[every, seat] = own
        known[every, seat] = True
    return Lessons(advantage, told, target, sure)


def turned(worth: Tensor, lookers: Tensor, players: Tensor) -> Tensor:
    """From seats counted from the looker to seats of the table; with the looker below zero the other way round."""
    seats = worth.shape[1]
    numbers = torch.arange(seats, device=worth.device)[None, :]
    at = torch.where(numbers < players[:, None], (numbers - lookers[:, None]) % players[:, None], numbers)
    return worth.gather(1, at[:, :, None].expand(-1, -1, worth.shape[2]))


def examples(window: Window, found: Lessons, seated: Tensor) -> dict[str, Tensor]:
    """The choices and second looks of a window that something can be learned from, in one list.

    `index` counts the choices of all steps, then the second looks of all steps.
    """
    steps, rows = found.told.shape
    flat = steps * rows
    usable = found.sure.any(2).view(-1)
    index = usable.nonzero().squeeze(1)
    more = ((window.more_lengths.view(-1) > 0) & usable).nonzero().squeeze(1)
    players = seated.repeat(steps)
    return {
        "index": torch.cat([index, more + flat]),
        "features": window.features.view(flat, -1),
        "more": window.more.view(flat, -1),
        "lengths": torch.cat([window.lengths.view(-1), window.more_lengths.view(-1)]),
        "masks": window.masks.view(flat, -1),
        "actions": window.actions.view(-1),
        "chances": window.chances.view(-1),
        "advantage": found.advantage.view(-1),
        "choice": (found.told & window.learns).view(-1),
        "target": found.target.view(flat, *found.target.shape[2:]),
        "sure": found.sure.view(flat, -1),
        "lookers": torch.cat([window.seats.view(-1), window.more_seats.view(-1)]),
        "players": torch.cat([players, players]),
    }
