"""Sets up the learning of a game: at which tables it practises, with how many games, for how long, what is kept."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from bequest.core.game import Game
from bequest.core.playouts import play_out
from bequest.core.rng import seeded
from bequest.lab.train import checkpoint, restore
from bequest.lab.train.crew import Crew, Ground
from bequest.lab.train.far import far_playing
from bequest.lab.train.learner import Learner
from bequest.lab.train.net import Net, Size, net_of
from bequest.lab.train.playing import Games, Playing
from bequest.lab.train.recipe import LARGE, SMALL, Recipe
from bequest.lab.train.rows import Table

UNCOUNTED: Final = ("seat", "total")
"""What stands on a score sheet and is no line of it."""
AUTO: Final = "auto"
SAVE_EVERY: Final = 60.0
"""Seconds between checkpoints."""


@dataclass(frozen=True)
class Lesson:
    """What is to be learned, where, and for how long."""

    game: Game
    """With its deck."""
    folder: Path
    """Where the checkpoint is kept; one that is there is gone on from."""
    seconds: float = 120.0
    decisions: float = float("inf")
    rows: int = 256
    """Games at once, in each of two shifts."""
    workers: int = 1
    """Processes that play; on a cluster 0 for one on each core."""
    cluster: str | None = None
    """The address of a Ray cluster whose machines play."""
    device: str = AUTO
    """A name of PyTorch; AUTO: a GPU if there is one."""
    seed: int = 1
    size: Size = field(default_factory=Size)
    recipe: Recipe = field(default_factory=Recipe)
    players: int = 0
    """Only tables of so many players; 0: all."""
    start: Path | None = None
    """The file of a net to begin with, where there is no checkpoint yet."""


@dataclass(frozen=True)
class Setting:
    """What is usual where a net learns."""

    rows: int
    width: int
    recipe: Recipe


def setting(device: str) -> Setting:
    """On a GPU or without one."""
    if device_of(device).type == "cuda":
        return Setting(1024, 512, LARGE)
    return Setting(64, 96, SMALL)


def tables(game: Game, rows: int, players: int = 0) -> list[Table]:
    """A table for each row, as often as the game says, spread evenly over the rows (and so over the workers)."""
    practice = [entry for entry in game.practice if players in (0, entry[1])]
    total = sum(share for share, _, _ in practice)
    dealt = [0.0] * len(practice)
    found: list[Table] = []
    for row in range(rows):
        behind = [(row + 1) * share / total - dealt[i] for i, (share, _, _) in enumerate(practice)]
        chosen = behind.index(max(behind))
        dealt[chosen] += 1
        _, seats, options = practice[chosen]
        found.append(Table(seats, dict(options)))
    return found


def lines(game: Game) -> tuple[str, ...]:
    """The lines of its score sheet."""
    position = game.new(max(game.player_counts), 1)
    play_out(position, seeded(1))
    return tuple(name for name in position.score_sheet()[0] if name not in UNCOUNTED)


def learn(lesson: Lesson, told: Callable[[dict[str, float]], None], stopped: Callable[[], bool] | None = None) -> None:
    """Learns until the time is up, going on from the checkpoint in the folder if there is one."""
    torch.manual_seed(lesson.seed)
    game = lesson.game
    signature = game.sight.signature(game.catalogue)
    begun = (lesson.folder / checkpoint.FACTS).exists()
    size = checkpoint.size_of(checkpoint.facts_of(lesson.folder)) if begun else lesson.size
    kept = restore.stored(lesson.start, game) if lesson.start is not None and not begun else None
    if kept is not None:
        size = restore.size_of(kept)
    sheet = lines(game)
    net = net_of(game, len(sheet), size)
    if kept is not None:
        restore.restore(net, kept)
    dealt = tables(game, lesson.rows, lesson.players)
    # A run that goes on must not play the games of the one before again.
    seed = lesson.seed + (int(checkpoint.facts_of(lesson.folder)["progress"]["decisions"]) if begun else 0)
    ground = Ground(game.name, game.deck_text(), tuple(dealt), sheet, seed)
    facts = describe(game, lesson, sheet, signature)
    net.to(device_of(lesson.device))
    seated = [table.players for table in dealt]
    draw = np.random.default_rng(seed)
    with _games(lesson, net, ground, seated, draw) as games:
        learner = Learner(net, games, lesson.recipe, seated, draw)
        if begun:
            checkpoint.load(lesson.folder, learner, signature)
        if kept is not None:
            learner.progress.decisions = int(kept.about["decisions"])
            learner.remember()
        start = saved = time.monotonic()

        def goes_on(learner: Learner) -> bool:
            nonlocal saved
            now = time.monotonic()
            over = now - start >= lesson.seconds or learner.progress.decisions >= lesson.decisions
            over = over or (stopped is not None and stopped())
            if over or now - saved >= SAVE_EVERY:
                checkpoint.save(lesson.folder, learner, facts)
                saved = now
            return not over

        def tell(found: dict[str, float]) -> None:
            told(found | {"taken": time.monotonic() - start})

        learner.run(goes_on, tell)


@contextmanager
def _games(lesson: Lesson, net: Net, ground: Ground, seated: list[int], draw: np.random.Generator) -> Iterator[Games]:
    """What the net learns from, on this machine or on those of a cluster."""
    if lesson.cluster is not None:
        with far_playing(net, ground, lesson.recipe, lesson.workers, lesson.cluster) as games:
            yield games
        return
    with Crew(ground, lesson.workers) as crew:
        yield Playing(net, crew, lesson.recipe, seated, draw)


def device_of(name: str) -> torch.device:
    if name == AUTO:
        name = "cuda" if torch.cuda.is_available() else "cpu"
    return torch.device(name)


def sized(width: int) -> Size:
    """A net with a trunk of this width, the rest in proportion."""
    whole = Size()

    def part(of: int) -> int:
        return max(16, width * of // whole.width)

    return Size(width, whole.blocks, part(whole.seat), part(whole.thing), part(whole.card), part(whole.worth))


def describe(game: Game, lesson: Lesson, sheet: tuple[str, ...], signature: str) -> dict[str, Any]:
    """What a net must be told apart by, and how it was made."""
    return {
        "game": game.name, "deck": game.deck_name, "rules_version": game.rules_version,
        "sight_version": game.sight.version, "signature": signature, "lines": list(sheet), "seed": lesson.seed,
        "recipe": asdict(lesson.recipe), "rows": lesson.rows, "numpy": np.__version__, "torch": torch.__version__,
    }  # fmt: skip
