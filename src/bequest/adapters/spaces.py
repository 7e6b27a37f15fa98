"""What a seat sees and may choose, as arrays in the spaces of Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box
from numpy.typing import NDArray

from bequest.adapters.common import BYTES
from bequest.core.encoding import MOST, encode_options
from bequest.core.game import Game
from bequest.core.position import Position


def begun(position: Position | None) -> Position:
    """The game of an environment, or ResetNeeded before there is one."""
    if position is None:
        raise ResetNeeded("there is no game yet; call reset() first")
    return position


def observation_box(game: Game, dtype: str, seats: int = 1) -> Box:
    """The observations of one seat, or of several one after the other."""
    high = MOST if dtype == BYTES else 1
    return Box(0, high, (seats * game.encoder.size,), np.uint8 if dtype == BYTES else np.float32)


def mask_box(game: Game) -> Box:
    return Box(0, 1, (len(game.catalogue),), np.int8)


def observed(position: Position, seat: int, dtype: str) -> NDArray[Any]:
    """What a seat may know, in an array of its own."""
    cells = np.empty(position.game.encoder.size, np.dtype(dtype))
    position.encode(seat, cells)
    return cells


def mask(position: Position, seat: int) -> NDArray[np.int8]:
    """1 for each action that the seat may choose now."""
    found = np.empty(len(position.game.catalogue), np.uint8)
    encode_options(position, seat, found)
    return found.view(np.int8)
