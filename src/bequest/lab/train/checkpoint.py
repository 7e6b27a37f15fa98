"""What is kept of a learning net: weights, their average, how large steps each weight takes, and how far it has come.

A file for each of the three sets, so that each stays small enough for any store of files: weights as 16-bit numbers,
how far the average is from them and the sizes as 8-bit numbers.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from bequest.lab.train.net import Net, Size
from bequest.lab.train.recipe import Progress
from bequest.lab.train.rounds import Rounds

FACTS: Final = "facts.json"
WEIGHTS: Final = "weights"
AVERAGE: Final = "average"
SIZES: Final = "sizes"
LOWEST: Final = -64
"""The power of two below which a mean square counts as none."""
LEAST: Final = 1e-12
Floats = NDArray[np.float32]


class NoCheckpoint(ValueError):
    """There is none, or it is of another game, deck or numbering of features."""


def save(folder: Path, learner: Rounds, facts: dict[str, Any]) -> None:
    """Writes beside and renames, so that a stop in the middle leaves the last one whole."""
    folder.mkdir(parents=True, exist_ok=True)
    weights = {name: _held(weight) for name, weight in learner.net.named_parameters()}
    kept = {name: weight.astype(np.float16) for name, weight in weights.items()}
    _write(folder / f"{WEIGHTS}.npz", kept)
    apart: dict[str, NDArray[Any]] = {}
    for name, weight in learner.average.named_parameters():
        apart |= _apart(name, _held(weight) - kept[name].astype(np.float32))
    _write(folder / f"{AVERAGE}.npz", apart)
    state = learner.optimizer.state
    moments = {name: state[weight] for name, weight in learner.net.named_parameters() if weight in state}
    _write(folder / f"{SIZES}.npz", {name: _logs(_held(of["exp_avg_sq"])) for name, of in moments.items()})
    progress = asdict(learner.progress)
    progress["history"] = _thinned(progress["history"])
    text = json.dumps({**facts, "size": asdict(learner.net.size), "progress": progress}, indent=1)
    fresh = folder / f"{FACTS}.new"
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(folder / FACTS)


def _held(tensor: Tensor) -> Floats:
    found: Floats = tensor.detach().float().cpu().numpy()
    return found


def _apart(name: str, difference: Floats) -> dict[str, NDArray[Any]]:
    """A difference as 8-bit numbers, with a scale for each row."""
    scale = np.maximum(np.abs(difference).max(-1, keepdims=True, initial=0) / 127, LEAST)
    return {name: np.round(difference / scale).astype(np.int8), f"{name}.scale": scale.astype(np.float32)}


def _logs(squares: Floats) -> NDArray[np.uint8]:
    """Mean squares of slopes, as powers of two in steps of a third; below the lowest: 0."""
    powers = np.log2(np.maximum(squares, 2.0**LOWEST))
    found: NDArray[np.uint8] = np.clip(np.round((powers - LOWEST) * 3), 0, 255).astype(np.uint8)
    return found


def _unlogged(stored: NDArray[np.uint8]) -> Floats:
    found: Floats = (2.0 ** (stored / 3 + LOWEST) * (stored > 0)).astype(np.float32)
    return found


def _write(path: Path, arrays: dict[str, NDArray[Any]]) -> None:
    fresh = path.with_suffix(".new.npz")
    held: dict[str, Any] = dict(arrays)
    np.savez_compressed(fresh, **held)
    fresh.replace(path)


def fill(net: Net, folder: Path, part: str = AVERAGE) -> None:
    """Puts the weights of a checkpoint into a net, or their average."""
    weights = np.load(folder / f"{WEIGHTS}.npz")
    apart = np.load(folder / f"{AVERAGE}.npz") if part == AVERAGE else {}
    with torch.no_grad():
        for name, weight in net.named_parameters():
            found = weights[name].astype(np.float32)
            if name in apart:
                found = found + apart[name] * apart[f"{name}.scale"]
            weight.copy_(torch.from_numpy(found))


def _thinned(history: list[dict[str, float]]) -> list[dict[str, float]]:
    """At most about 500 entries, for the curves."""
    while len(history) > 500:
        history = history[::2]
    return [{name: float(f"{value:.5g}") for name, value in entry.items()} for entry in history]


def facts_of(folder: Path) -> dict[str, Any]:
    """What is known of a checkpoint, or NoCheckpoint."""
    try:
        found = json.loads((folder / FACTS).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise NoCheckpoint(f"there is no checkpoint in {folder}") from None
    assert isinstance(found, dict)
    return found


def so_far(folder: Path) -> dict[str, Any] | None:
    """What is known of the checkpoint that is to be gone on from, if there is one."""
    return facts_of(folder) if (folder / FACTS).exists() else None


def size_of(facts: dict[str, Any]) -> Size:
    return Size(**facts["size"])


def load(folder: Path, learner: Rounds, signature: str) -> None:
    """Goes on from a checkpoint; the first moments of the optimiser begin anew."""
    facts = facts_of(folder)
    if facts["signature"] != signature:
        raise NoCheckpoint(f"the checkpoint in {folder} is of another deck or of other features")
    fill(learner.net, folder, WEIGHTS)
    fill(learner.average, folder, AVERAGE)
    sizes = np.load(folder / f"{SIZES}.npz")
    for name, weight in learner.net.named_parameters():
        if name in sizes:
            learner.optimizer.state[weight] = {
                "step": torch.tensor(1e6, device=weight.device if learner.device.type == "cuda" else "cpu"),
                "exp_avg": torch.zeros_like(weight),
                "exp_avg_sq": torch.from_numpy(_unlogged(sizes[name])).to(weight.device),
            }
    learner.progress = Progress(**facts["progress"])
    learner.resumed()
