"""Goes on from the file of a net, as it is played, where the checkpoint that it was made of is gone.

What was multiplied out can't be parted again: all of it becomes each weight row's own part, and what cards bring to all
their places is learned anew on top of it. The judgement stays the same.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray

from bequest.bots.net import file
from bequest.core.game import Game
from bequest.lab.train.checkpoint import NoCheckpoint
from bequest.lab.train.net import Net, Size

Floats = NDArray[np.float32]


def stored(path: Path, game: Game) -> file.NetFile:
    """A net that fits the features and actions of a game, or NoCheckpoint. The rules may have changed otherwise."""
    try:
        found = file.read(path.read_bytes())
    except (OSError, file.BadNet) as refused:
        raise NoCheckpoint(f"{path}: {refused}") from None
    if found.about.get("signature") != game.sight.signature(game.catalogue):
        raise NoCheckpoint(f"the net in {path} is of another deck or of other features")
    return found


def size_of(net: file.NetFile) -> Size:
    return Size(**net.about["size"])


@torch.no_grad()
def restore(net: Net, kept: file.NetFile) -> None:
    """Gives a new net the weights of a file: the reverse of `export.weights`."""
    sight = net.sight
    for name, weight in _direct(net, kept).items():
        net.get_parameter(name).copy_(torch.from_numpy(np.ascontiguousarray(weight)))
    for name, rows in (("table", net.table), ("seat", net.seat), ("thing", net.thing)):
        rows.own.zero_()
        rows.own[: len(kept.weights[name])] = torch.from_numpy(kept.weights[name])
        rows.zones.zero_()
    net.policy_zones.zero_()
    by_seat: Floats = kept.weights["seat_trunk"].reshape(sight.seats, net.size.seat, net.size.width)
    others = by_seat[1:].mean(0) if sight.seats > 1 else np.zeros_like(by_seat[0])
    net.own_trunk.weight.copy_(torch.from_numpy(by_seat[0].T.copy()))
    net.other_trunk.weight.copy_(torch.from_numpy(others.T.copy()))
    net.place_trunk.zero_()
    net.place_trunk[1:] = torch.from_numpy(by_seat[1:] - others)


def _direct(net: Net, kept: file.NetFile) -> dict[str, Floats]:
    """What is stored as it is learned, inputs first or not: each weight by its name in the net."""
    held = kept.weights
    found: dict[str, Floats] = {"worth_place": held["worth_place"]}
    for name in ("table", "seat", "thing"):
        found[f"{name}.bias"] = held[f"{name}.bias"]
    layers = {name: name for name in ("thing_again", "seat_again", "pointer", "worth_trunk", "worth_out", "policy")}
    layers |= {"thing_seat": "thing_seat", "worth_seat": "worth_seat", "norm": "norm"}
    for number in range(net.size.blocks):
        layers |= {f"block{number}.{name}": f"trunk.{number}.{name}" for name in ("norm", "into", "out")}
    for name, here in layers.items():
        found[f"{here}.weight"] = held[name].T
        if f"{name}.bias" in held:
            found[f"{here}.bias"] = held[f"{name}.bias"]
    return found
