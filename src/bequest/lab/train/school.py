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
from bequest.lab.train.playing import Playing, SelfPlay
from bequest.lab.train.recipe import LARGE, SMALL, Imitation, Recipe
from bequest.lab.train.rounds import Rounds
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
    before = checkpoint.so_far(lesson.folder)
    size = checkpoint.size_of(before) if before else lesson.size
    kept = restore.stored(lesson.start, game) if lesson.start is not None and not before else None
    if kept is not None:
        size = restore.size_of(kept)
    ground = ground_of(game, lesson.rows, lesson.seed, before, lesson.players)
    net = net_of(game, len(ground.lines), size)
    if kept is not None:
        restore.restore(net, kept)
    facts = describe(game, ground.lines, lesson.seed, lesson.rows, lesson.recipe)
    net.to(device_of(lesson.device))
    draw = np.random.default_rng(ground.seed)
    with _games(lesson, net, ground, draw) as games:
        learner = Learner(net, games, lesson.recipe, ground.players(), draw)
        if before:
            checkpoint.load(lesson.folder, learner, facts["signature"])
        if kept is not None:
            learner.progress.decisions = int(kept.about["decisions"])
            learner.remember()

        def enough() -> bool:
            reached = learner.progress.decisions >= lesson.decisions
            return reached or (stopped is not None and stopped())

        keep_at_it(learner, lesson.folder, facts, lesson.seconds, told, enough)


def ground_of(game: Game, rows: int, seed: int, before: dict[str, Any] | None, players: int = 0) -> Ground:
    """Where a net practises. A run that goes on from a checkpoint does not play the games of the one before again."""
    decided = int(before["progress"]["decisions"]) if before else 0
    return Ground(game.name, game.deck_text(), tuple(tables(game, rows, players)), lines(game), seed + decided)


@contextmanager
def _games(lesson: Lesson, net: Net, ground: Ground, draw: np.random.Generator) -> Iterator[SelfPlay]:
    """What the net learns from, on this machine or on those of a cluster."""
    if lesson.cluster is not None:
        with far_playing(net, ground, lesson.recipe, lesson.workers, lesson.cluster) as games:
            yield games
        return
    with Crew(ground, lesson.workers) as crew:
        yield Playing(net, crew, lesson.recipe, ground.players(), draw)


def keep_at_it(
    learner: Rounds, folder: Path, facts: dict[str, Any], seconds: float, told: Callable[[dict[str, float]], None],
    enough: Callable[[], bool],
) -> None:  # fmt: skip
    """Learns until the time is up or it is enough, and writes a checkpoint now and then and at the end."""
    start = saved = time.monotonic()

    def goes_on() -> bool:
        nonlocal saved
        now = time.monotonic()
        over = now - start >= seconds or enough()
        if over or now - saved >= SAVE_EVERY:
            checkpoint.save(folder, learner, facts)
            saved = now
        return not over

    learner.run(goes_on, lambda found: told(found | {"taken": time.monotonic() - start}))


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


def describe(game: Game, sheet: tuple[str, ...], seed: int, rows: int, recipe: Recipe | Imitation) -> dict[str, Any]:
    """What a net must be told apart by, and how it was made."""
    return {
        "game": game.name, "deck": game.deck_name, "rules_version": game.rules_version,
        "sight_version": game.sight.version, "signature": game.sight.signature(game.catalogue), "lines": list(sheet),
        "seed": seed, "recipe": asdict(recipe), "rows": rows, "numpy": np.__version__, "torch": torch.__version__,
    }  # fmt: skip
