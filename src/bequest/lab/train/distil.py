"""Sets up how a small net is made of a large one by imitation: how small it is, from whom it learns, what is kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from bequest.bots.net import file
from bequest.core.game import Game
from bequest.lab.train import checkpoint, restore
from bequest.lab.train.crew import Crew
from bequest.lab.train.export import export, weights
from bequest.lab.train.imitation import PLAYED, Imitator
from bequest.lab.train.net import Size, net_of
from bequest.lab.train.recipe import Imitation
from bequest.lab.train.school import describe, ground_of, keep_at_it, lines

MOST: Final = 700_000
"""Bytes that the file of a small net may have."""
HEAD: Final = 500
"""Bytes for what the file says of a weight and of its scale: their names, shapes and where they stand."""
WIDEST: Final = 512
NARROWEST: Final = 32
STEP: Final = 8
LAST: Final = 0.05
"""What is said of a small net was measured in so large a share of its history, the last."""


@dataclass(frozen=True)
class Distilling:
    """Which small net is to be made, where, and for how long."""

    game: Game
    """With its deck."""
    teacher: file.NetFile
    """The large net, for this game and no other."""
    folder: Path
    """Where the checkpoint is kept; one that is there is gone on from."""
    seconds: float = 1200.0
    rows: int = 64
    """Games at once, in each of two shifts."""
    workers: int = 1
    seed: int = 1
    size: Size | None = None
    """None: the largest that MOST allows."""
    recipe: Imitation = field(default_factory=Imitation)


def distil(
    asked: Distilling, told: Callable[[dict[str, float]], None], stopped: Callable[[], bool] | None = None
) -> None:
    """Imitates until the time is up, going on from the checkpoint in the folder if there is one."""
    torch.manual_seed(asked.seed)
    game, folder = asked.game, asked.folder
    file.fits(asked.teacher, game)
    source = {"from": file.mark(asked.teacher), "decisions": asked.teacher.about["decisions"]}
    before = checkpoint.so_far(folder)
    if before is not None and before.get("distilled") != source:
        raise checkpoint.NoCheckpoint(f"the checkpoint in {folder} did not learn from this net; name another folder")
    size = checkpoint.size_of(before) if before else asked.size or largest(game)
    ground = ground_of(game, asked.rows, asked.seed, before)
    if list(ground.lines) != asked.teacher.about["lines"]:
        raise file.BadNet("the net knows another score sheet")
    teacher = net_of(game, len(ground.lines), restore.size_of(asked.teacher))
    restore.restore(teacher, asked.teacher)
    net = net_of(game, len(ground.lines), size)
    facts = describe(game, ground.lines, asked.seed, asked.rows, asked.recipe) | {"distilled": source}
    with Crew(ground, asked.workers) as crew:
        pupil = Imitator(net, teacher, crew, asked.recipe, ground.players())
        if before:
            checkpoint.load(folder, pupil, facts["signature"])
        keep_at_it(pupil, folder, facts, asked.seconds, told, stopped or (lambda: False))


def largest(game: Game, most: int = MOST) -> Size:
    """The largest small net whose file has at most so many bytes."""
    for width in range(WIDEST, NARROWEST, -STEP):
        if room(game, shaped(width)) <= most:
            return shaped(width)
    return shaped(NARROWEST)


def room(game: Game, size: Size) -> int:
    """The bytes that a net takes in its file if nothing in it can be packed."""
    return sum([HEAD + _bytes(array) for array in weights(net_of(game, len(lines(game)), size)).values()])


def shaped(width: int) -> Size:
    """A small net with a trunk of this width. What seats and things bring takes little room, so they have more of it
    than in a large one."""
    return Size(width, 2, width // 2, max(32, width // 4), max(16, width // 8), max(16, width // 4))


def _bytes(array: Any) -> int:
    """What a weight takes in a file, see `bots.net.file`."""
    if array.dtype.kind in "iu":
        return int(array.nbytes)
    rows = array.size // array.shape[-1]
    return int(array.size + 2 * rows if array.ndim > 1 else 2 * array.size)


def small_file(folder: Path, game: Game) -> bytes:
    """The file of a small net out of its checkpoint: from which weights it was distilled, and how near it came."""
    content = export(folder, game)
    about = file.read(content).about
    history = checkpoint.facts_of(folder)["progress"]["history"]
    near = {name: round(value, 4) for name, value in measured(history).items()}
    return file.retold(content, about | {"distilled": about["distilled"] | near})


def measured(history: list[dict[str, float]]) -> dict[str, float]:
    """How near the small net came to the large one, in what it played last: `kl` and `agreed`, the share of the
    questions in which both find the same option the most likely."""
    last = history[-max(1, int(len(history) * LAST)) :]
    return {name: float(np.mean([entry[name] for entry in last])) for name in PLAYED} if history else {}
