"""What happened in the games of all shifts during a round, and what is to be learned from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from bequest.lab.train.crew import FIELDS, LOOKS, SHIFTS, Sizes, places
from bequest.lab.train.rows import MORE_LOOKS

REWARD: Final = 0
WON: Final = 1
POINTS: Final = 2
KINDS: Final = {
    "f4": torch.float32, "i4": torch.int32, "u2": torch.int16, "i1": torch.int8, "u1": torch.uint8,
}  # fmt: skip

Parts = Mapping[str, NDArray[Any]]
"""A window as it travels: its arrays by their names."""


class Heard:
    """What was asked and heard, by shift, step and row.

    An entry holds a question and what was heard with it: how the choice before went. So there is an entry more than
    there are steps, and the last one of a round is the first of the next.
    """

    def __init__(self, steps: int, sizes: Sizes, device: torch.device) -> None:
        self.steps = steps
        self.rows = sizes.rows
        self.device = device
        told = {name: self.room(KINDS[code], *sizes.shape(name)) for name, code in FIELDS if name != "actions"}
        self.told: Mapping[str, Tensor] = told
        """What the memory of a shift says, see `crew`."""
        self.looks, self.lengths, self.lookers = told["looks"], told["lengths"], told["seats"]
        """What is seen, and by whom: a look for each row, then the second looks, see `rows`."""
        self.more_rows = told["more_rows"]
        self.masks = told["masks"]
        self.ended, self.outcomes = told["ended"], told["outcomes"]
        """Whether a game ended before the question, with the choice of the entry before; and how."""

    def room(self, dtype: torch.dtype, *shape: int) -> Tensor:
        """Something of this shape for every entry."""
        return torch.zeros(SHIFTS, self.steps + 1, *shape, dtype=dtype, device=self.device)

    def hear(self, shift: int, entry: int, arrays: Mapping[str, NDArray[Any]]) -> None:
        """Copies what the memory of a shift says; that it is done can be told only after the device has caught up."""
        for name, tensor in self.told.items():
            array = arrays[name]
            here = torch.from_numpy(array.view("i2") if tensor.dtype == torch.int16 else array)
            tensor[shift, entry].copy_(here, non_blocking=True)

    def begin(self) -> None:
        """The last entry of a round becomes the first of the next."""
        for tensor in self.told.values():
            tensor[:, 0] = tensor[:, self.steps]


class Window(Heard):
    """What was answered too, where a net learns from games with itself."""

    def __init__(self, steps: int, sizes: Sizes, device: torch.device) -> None:
        super().__init__(steps, sizes, device)
        self.actions = self.room(torch.int32, sizes.rows)
        self.chances = self.room(torch.float32, sizes.rows)
        self.worth = self.room(torch.float32, *sizes.shape("outcomes"))
        """What the net expected, by seat of the table (not counted from the looker)."""
        self.learns = self.room(torch.bool, sizes.rows)
        """Whether the choice was the learner's own, not an earlier self's."""

    def _all(self) -> dict[str, Tensor]:
        answers = {"actions": self.actions, "chances": self.chances, "worth": self.worth, "learns": self.learns}
        return {**self.told, **answers}

    def parts(self, longest: int) -> Parts:
        """All of it, to be sent to another window: looks no longer than they need be, masks as bits."""
        found = {name: tensor.numpy() for name, tensor in self._all().items()}
        found["looks"] = found["looks"][..., :longest]
        found["masks"] = np.packbits(found["masks"], axis=-1)
        return found

    def take(self, share: range, parts: Parts) -> None:
        """What was sent of some rows, from a window that has no others."""
        own = slice(share.start, share.stop)
        again = slice(share.start // MORE_LOOKS, share.start // MORE_LOOKS + places(len(share)))
        for name, tensor in self._all().items():
            sent = parts[name]
            if name == "masks":
                sent = np.unpackbits(sent, axis=-1, count=tensor.shape[-1])
            found = torch.tensor(sent)
            if name in LOOKS:
                width = found.shape[3:]  # of looks, which may be shorter
                cut = tensor[..., : width[0]] if width else tensor
                cut[:, :, own].copy_(found[:, :, : len(share)])
                cut[:, :, self.rows + again.start : self.rows + again.stop].copy_(found[:, :, len(share) :])
            elif name == "more_rows":
                tensor[:, :, again].copy_(found + share.start)
            else:
                tensor[:, :, own].copy_(found)


@dataclass(frozen=True)
class Lessons:
    """What each entry of a window teaches; the last one nothing, it has no answer yet."""

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
    shape = window.worth.shape
    device = window.worth.device
    seats, worth = shape[3:]
    games = SHIFTS * window.rows
    every = torch.arange(games, device=device)
    value = torch.zeros(games, seats, worth, device=device)
    later = torch.zeros(games, seats, worth, device=device)
    known = torch.zeros(games, seats, dtype=torch.bool, device=device)
    advantage = torch.zeros(shape[:3], device=device)
    told = torch.zeros(shape[:3], dtype=torch.bool, device=device)
    target = torch.zeros(shape, device=device)
    sure = torch.zeros(shape[:4], dtype=torch.bool, device=device)
    for step in range(window.steps - 1, -1, -1):
        over = window.ended[:, step + 1].reshape(games, 1).bool()
        outcomes = window.outcomes[:, step + 1].reshape(games, seats, worth)
        value = torch.where(over[..., None], outcomes, value)
        later = torch.where(over[..., None], outcomes, later)
        known = known | over
        returns = (1 - trace) * value + trace * later
        target[:, step] = returns.view(SHIFTS, -1, seats, worth)
        sure[:, step] = known.view(SHIFTS, -1, seats)
        seat = window.lookers[:, step, : window.rows].reshape(games).long()
        own = window.worth[:, step].reshape(games, seats, worth)[every, seat]
        mine = returns[every, seat]
        heard = known[every, seat]
        advantage[:, step] = (mine[:, REWARD] - own[:, REWARD]).view(SHIFTS, -1)
        told[:, step] = heard.view(SHIFTS, -1)
        # For the asked seat this choice is the one that earlier choices are compared with.
        later[every, seat] = torch.where(heard[:, None], mine, own)
        value[every, seat] = own
        known[every, seat] = True
    return Lessons(advantage, told, target, sure)


def turned(worth: Tensor, lookers: Tensor, players: Tensor) -> Tensor:
    """From seats counted from the looker to seats of the table; with the looker below zero the other way round."""
    seats = worth.shape[1]
    numbers = torch.arange(seats, device=worth.device)[None, :]
    at = torch.where(numbers < players[:, None], (numbers - lookers[:, None]) % players[:, None], numbers)
    return worth.gather(1, at[:, :, None].expand(-1, -1, worth.shape[2]))


@dataclass(frozen=True)
class Examples:
    """The looks of a window that something can be learned from."""

    looks: Tensor
    """Which they are, counted through all shifts and entries."""
    choices: Tensor
    """The question that each goes with, counted through all shifts, entries and rows."""
    answered: Tensor
    """Whether it is the question's own look, with an answer that can be learned from."""


def examples(window: Heard, usable: Tensor, answered: Tensor) -> Examples:
    """The choices and second looks of a window that something can be learned from, in one list: which questions are
    usable, second looks at them too, and in which of them the answer is."""
    shifts, entries, rows = usable.shape
    device = usable.device
    again = window.more_rows.long()
    more = (window.lengths[:, :, rows:] > 0) & usable.gather(2, again)
    every = torch.cat([usable, more], 2).flatten().nonzero().squeeze(1)
    base = (torch.arange(shifts * entries, device=device) * rows).view(shifts, entries, 1)
    own = torch.arange(rows, device=device).expand(shifts, entries, rows)
    choices = (base + torch.cat([own, again], 2)).flatten()[every]
    taught = torch.cat([answered, torch.zeros_like(more)], 2).flatten()[every]
    return Examples(every, choices, taught)
