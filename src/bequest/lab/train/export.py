"""A learned net as the file that is played: everything that can be multiplied out is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from torch import Tensor

from bequest.bots.net import file
from bequest.core.game import Game
from bequest.lab.train import checkpoint
from bequest.lab.train.net import Net, net_of

LICENCE = "MIT"


def from_checkpoint(folder: Path, game: Game, part: str = "average") -> Net:
    """The net of a checkpoint, by default the averaged one."""
    about = checkpoint.facts_of(folder)
    if about["signature"] != game.sight.signature(game.catalogue):
        raise checkpoint.NoCheckpoint(f"the checkpoint in {folder} is of another deck or of other features")
    net = net_of(game, len(about["lines"]), checkpoint.size_of(about))
    checkpoint.fill(net, folder, part)
    return net


def weights(net: Net) -> file.Weights:
    """Plain matrices, inputs first."""
    sight = net.sight
    cards = net.cards()
    held: dict[str, Tensor] = {"norm": net.norm.weight, "norm.bias": net.norm.bias}
    for name, rows, features in (
        ("table", net.table, sight.table), ("seat", net.seat, sight.seat), ("thing", net.thing, sight.thing),
    ):  # fmt: skip
        held[name] = rows.weight(cards)[: features.size]
        held[f"{name}.bias"] = rows.bias
    held["seat_trunk"] = net.seat_trunk()
    for name in ("thing_again", "seat_again", "pointer", "worth_trunk", "worth_out"):
        layer = getattr(net, name)
        held[name] = layer.weight.T
        held[f"{name}.bias"] = layer.bias
    held["thing_seat"] = net.thing_seat.weight.T
    held["worth_seat"] = net.worth_seat.weight.T
    held["worth_place"] = net.worth_place
    held["policy"] = net.policy_weight(cards).T
    held["policy.bias"] = net.policy.bias
    for number, block in enumerate(net.trunk):
        for name in ("norm", "into", "out"):
            layer = getattr(block, name)
            held[f"block{number}.{name}"] = layer.weight.T if layer.weight.ndim > 1 else layer.weight
            held[f"block{number}.{name}.bias"] = layer.bias
    found: file.Weights = {name: tensor.detach().float().cpu().numpy() for name, tensor in held.items()}
    spots: NDArray[Any] = net.spots.cpu().numpy()
    found["pointing"] = net.pointing.cpu().numpy().astype(np.uint16)
    found["pointing_verb"] = (spots // max(1, net.slots)).astype(np.uint16)
    found["pointed"] = (spots % max(1, net.slots)).astype(np.uint16)
    return found


def export(folder: Path, game: Game, part: str = "average") -> bytes:
    """The file of a net out of a checkpoint."""
    about = checkpoint.facts_of(folder)
    kept = {name: about[name] for name in ("lines", "seed", "recipe", "size", "distilled") if name in about}
    told = file.facts(game) | kept | {"decisions": about["progress"]["decisions"], "licence": LICENCE}
    return file.write(told, weights(from_checkpoint(folder, game, part)))
