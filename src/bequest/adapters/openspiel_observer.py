"""What a seat sees of a state, as OpenSpiel asks for it: now or with all its memory, the public part or the private."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # compiled, without types
from numpy.typing import NDArray

from bequest.adapters.openspiel_sitting import CHOICE, CONTINUED, HEAD, ROW, Sitting
from bequest.core.frames import NOBODY
from bequest.core.game import Game
from bequest.core.wire import COMMON_EVENTS, plain

if TYPE_CHECKING:
    from bequest.adapters.openspiel import State

CELLS: Final = "cells"
EVENTS: Final = "events"
MOST_BITS: Final = 64
"""The numbers of events have no more bits."""


def scaled(number: int) -> float:
    """Any whole number as one between 0 and 1, in order; 0 is one half.

    By its bits, so that small numbers lie far apart: as 32-bit floats all up to 65,536 are told apart.
    """
    return 0.5 + math.copysign(math.log2(1 + abs(number)) / (2 * MOST_BITS), number)


class Scale:
    """Rows of a seat's memory as numbers from 0 to 1."""

    def __init__(self, game: Game, players: int) -> None:
        self._actions = len(game.catalogue)
        self._common = len(COMMON_EVENTS)
        self._kinds = self._common + len(game.event_types)
        self._players = players

    def row(self, row: Sequence[int]) -> list[float]:
        """One row; cells without a number are 0."""
        what, number, seat, public = row[:HEAD]
        share = number / self._actions if what == CHOICE else (number + self._common) / self._kinds
        cells = [what / CONTINUED, share, seat / self._players, public / (1 + public)]
        cells += [scaled(number) for number in row[HEAD:]]
        return cells + [0.0] * (ROW - len(row))


class Observer:
    """A PyObserver of OpenSpiel (see its observation.py): `tensor`, its pieces in `dict`, and texts.

    The private part alone has a text but no tensor: cells tell what a seat knows, not who else knows it.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        window: int,
        wanted: pyspiel.IIGObservationType,
        params: Mapping[str, object] | None,
    ) -> None:
        if params:
            raise ValueError(f"observers of this game take no parameters; found {', '.join(params)}")
        self._encoder = game.encoder
        self._cells = np.zeros(game.encoder.size, np.uint8)
        self._scales = np.array(game.encoder.scales, np.float32)
        self._scale = Scale(game, players)
        self._players = players
        self._window = window
        self._private = wanted.private_info
        self._public = bool(wanted.public_info)
        self._recall = bool(wanted.perfect_recall)
        self.dict: dict[str, NDArray[np.float32]] = {}
        self.tensor: NDArray[np.float32] | None = None
        if self._public:
            self._lay_out()

    def _lay_out(self) -> None:
        """One flat tensor, and its pieces as views of it."""
        shapes: dict[str, tuple[int, ...]] = {}
        for number, _ in enumerate(self._eyes(0)):
            shapes[_piece(CELLS, number)] = (self._encoder.size,)
            if self._recall:
                shapes[_piece(EVENTS, number)] = (self._window, ROW)
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor = np.zeros(sum(sizes), np.float32)
        at = 0
        for (name, shape), size in zip(shapes.items(), sizes, strict=True):
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def _eyes(self, player: int) -> list[int]:
        """The seat whose view is taken."""
        if self._private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return list(range(self._players))
        return [player] if self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER else [NOBODY]

    def set_from(self, state: State, player: int) -> None:
        """Fills the tensor with what the player sees."""
        if self.tensor is None:
            return
        for number, eye in enumerate(self._eyes(player)):
            self._encoder.encode(state.sitting.position, None if eye == NOBODY else eye, self._cells)
            np.multiply(self._cells, self._scales, out=self.dict[_piece(CELLS, number)])
            if self._recall:
                rows = [self._scale.row(row) for row in state.sitting.window(eye, self._window)]
                events = self.dict[_piece(EVENTS, number)]
                events[: self._window - len(rows)] = 0
                if rows:
                    events[self._window - len(rows) :] = rows

    def string_from(self, state: State, player: int) -> str:
        """What the player sees, as a text."""
        return "\n".join([self._text(state.sitting, eye) for eye in self._eyes(player)])

    def _text(self, sitting: Sitting, eye: int) -> str:
        if self._recall:
            return sitting.memory(eye) if self._public else sitting.secrets(eye)
        view = plain(sitting.position.view(None if eye == NOBODY else eye))
        seen: object = view if self._public else _difference(view, plain(sitting.position.view(None)))
        return json.dumps(seen, ensure_ascii=False)


def _piece(name: str, number: int) -> str:
    return f"{name} of seat {number + 1}" if number else name


def _difference(own: object, public: object) -> object:
    """The parts of a view that a spectator's view does not have, in their places."""
    if isinstance(own, dict) and isinstance(public, dict):
        return {
            key: _difference(value, public.get(key))
            for key, value in own.items()
            if key not in public or value != public[key]
        }
    if isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        return [_difference(one, other) if one != other else {} for one, other in zip(own, public, strict=True)]
    return own
