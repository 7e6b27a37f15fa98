"""The file of a net: what it is for and how it was made, and its weights, most of them as 8-bit numbers."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from io import BytesIO
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from bequest.core.game import Game

FORMAT: Final = 1
ABOUT: Final = "about"
SCALE: Final = ".scale"
LEAST: Final = 1e-6
"""A scale that a 16-bit float still holds."""
Weights = dict[str, NDArray[Any]]


class BadNet(ValueError):
    """A file that is no net, or one that is not for this game."""


@dataclass(frozen=True)
class NetFile:
    """A net as it is stored, its weights as 32-bit floats again."""

    about: dict[str, Any]
    weights: Weights


def deck_hash(game: Game) -> str:
    """Changes with anything that the deck says."""
    return sha256(game.deck_text().encode()).hexdigest()


def facts(game: Game) -> dict[str, Any]:
    """What a net must agree with to be played."""
    return {
        "format": FORMAT, "game": game.name, "deck": game.deck_name, "deck_hash": deck_hash(game),
        "rules_version": game.rules_version, "signature": game.sight.signature(game.catalogue),
    }  # fmt: skip


def mark(net: NetFile, told: object = None) -> str:
    """Changes with the weights of a net, and with what else is to be told apart (anything that JSON can say)."""
    held = sha256(json.dumps(told, sort_keys=True).encode())
    for name, array in sorted(net.weights.items()):
        held.update(name.encode() + array.tobytes())
    return held.hexdigest()


def write(about: dict[str, Any], weights: Weights) -> bytes:
    """Matrices as 8-bit numbers with a scale for each row, everything else as 16-bit floats, numbers of things as they
    are."""
    held: dict[str, Any] = {ABOUT: _told(about)}
    for name, array in weights.items():
        if array.dtype.kind in "iu":
            held[name] = array
        elif array.ndim > 1:
            held[name], scale = small_numbers(array)
            held[name + SCALE] = scale.astype(np.float16)
        else:
            held[name] = array.astype(np.float16)
    return _packed(held)


def small_numbers(array: NDArray[Any]) -> tuple[NDArray[np.int8], NDArray[np.float32]]:
    """A matrix as 8-bit numbers, and the scale of each row, which a 16-bit float can hold."""
    scale = np.abs(array).max(-1, keepdims=True) / 127
    scale = np.maximum(scale, LEAST).astype(np.float16).astype(np.float32)
    return np.clip(np.round(array / scale), -127, 127).astype(np.int8), scale


def _packed(held: dict[str, Any]) -> bytes:
    into = BytesIO()
    np.savez_compressed(into, **held)
    return into.getvalue()


def retold(content: bytes, about: dict[str, Any]) -> bytes:
    """The same weights, with something else said about them."""
    with np.load(BytesIO(content), allow_pickle=False) as stored:
        held = {name: stored[name] for name in stored.files}
    return _packed(held | {ABOUT: _told(about)})


def _told(about: dict[str, Any]) -> NDArray[Any]:
    return np.frombuffer(json.dumps(about, sort_keys=True).encode(), np.uint8)


def read(content: bytes) -> NetFile:
    """A net from the bytes of its file, or BadNet."""
    try:
        with np.load(BytesIO(content), allow_pickle=False) as stored:
            held = {name: stored[name] for name in stored.files}
        about = json.loads(held.pop(ABOUT).tobytes())
    except (OSError, ValueError, KeyError, EOFError, BadZipFile):
        raise BadNet("this is not the file of a net") from None
    weights: Weights = {}
    for name, array in held.items():
        if name.endswith(SCALE):
            continue
        scale = held.get(name + SCALE)
        if scale is not None:
            weights[name] = array.astype(np.float32) * scale.astype(np.float32)
        elif array.dtype == np.float16:
            weights[name] = array.astype(np.float32)
        else:
            weights[name] = array
    return NetFile(about, weights)


def fits(net: NetFile, game: Game) -> None:
    """Refuses a net that was made for anything else, in one line that says what."""
    for name, wanted in facts(game).items():
        found = net.about.get(name)
        if found != wanted:
            raise BadNet(f"the net is for {name} {found}, not {wanted}")
