"""What is kept of a learning net: weights, their average, how sure each weight is, and how far it has come.

Each file stays small enough for any store of files: 16-bit numbers, one file for each of the three sets of weights.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor

from bequest.lab.train.learner import Learner
from bequest.lab.train.net import Size
from bequest.lab.train.recipe import Progress

FACTS: Final = "facts.json"
PARTS: Final = ("weights", "average", "sizes")


class NoCheckpoint(ValueError):
    """There is none, or it is of another game, deck or numbering of features."""


def save(folder: Path, learner: Learner, facts: dict[str, Any]) -> None:
    """Writes beside and renames, so that a stop in the middle leaves the last one whole."""
    folder.mkdir(parents=True, exist_ok=True)
    weights = dict(learner.net.named_parameters())
    state = learner.optimizer.state
    squares = {name: state[weight]["exp_avg_sq"].sqrt() for name, weight in weights.items() if weight in state}
    sets = {"weights": weights, "average": dict(learner.average.named_parameters()), "sizes": squares}
    for part, tensors in sets.items():
        _write(folder / f"{part}.npz", tensors)
    progress = asdict(learner.progress)
    progress["history"] = _thinned(progress["history"])
    text = json.dumps({**facts, "size": asdict(learner.net.size), "progress": progress}, indent=1)
    fresh = folder / f"{FACTS}.new"
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(folder / FACTS)


def _write(path: Path, tensors: dict[str, Tensor]) -> None:
    fresh = path.with_suffix(".new.npz")
    held: dict[str, Any] = {name: tensor.detach().half().cpu().numpy() for name, tensor in tensors.items()}
    np.savez(fresh, **held)
    fresh.replace(path)


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


def size_of(facts: dict[str, Any]) -> Size:
    return Size(**facts["size"])


def load(folder: Path, learner: Learner, signature: str) -> None:
    """Goes on from a checkpoint; the first moments of the optimiser begin anew."""
    facts = facts_of(folder)
    if facts["signature"] != signature:
        raise NoCheckpoint(f"the checkpoint in {folder} is of another deck or of other features")
    sets = {part: np.load(folder / f"{part}.npz") for part in PARTS if (folder / f"{part}.npz").exists()}
    with torch.no_grad():
        for name, weight in learner.net.named_parameters():
            weight.copy_(torch.from_numpy(sets["weights"][name].astype(np.float32)))
        for name, weight in learner.average.named_parameters():
            weight.copy_(torch.from_numpy(sets["average"][name].astype(np.float32)))
    for name, weight in learner.net.named_parameters():
        if name in sets.get("sizes", ()):
            square = torch.from_numpy(sets["sizes"][name].astype(np.float32)).to(weight.device) ** 2
            learner.optimizer.state[weight] = {
                "step": torch.tensor(1e6), "exp_avg": torch.zeros_like(weight), "exp_avg_sq": square,
            }  # fmt: skip
    learner.progress = Progress(**facts["progress"])
    learner.remember()
