"""Sets up the learning of a game: which tables are practised at, with how many games, for how long, and what is kept."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from bequest import games
from bequest.core.game import Game
from bequest.core.playouts import play_out
from bequest.core.rng import seeded
from bequest.lab.train import checkpoint
from bequest.lab.train.attributes import attributes
from bequest.lab.train.crew import Crew, Ground, Table
from bequest.lab.train.learner import Learner, Recipe
from bequest.lab.train.net import Net, Size

UNCOUNTED: Final = ("seat", "total")
"""What stands on a score sheet and is no line of it."""
SAVE_EVERY: Final = 60.0
"""Seconds between checkpoints."""


@dataclass(frozen=True)
class Lesson:
    """What is to be learned, where, and for how long."""

    game: str
    folder: Path
    deck: str = "base"
    seconds: float = 120.0
    decisions: float = float("inf")
    rows: int = 256
    """Games at once, in each of two shifts."""
    workers: int = 1
    device: str = "cpu"
    seed: int = 1
    size: Size = field(default_factory=Size)
    recipe: Recipe = field(default_factory=Recipe)
    players: int = 0
    """Only tables of so many players; 0: all."""


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
    game = games.get(lesson.game, deck=lesson.deck)
    sight = game.sight
    signature = sight.signature(game.catalogue)
    begun = (lesson.folder / checkpoint.FACTS).exists()
    size = checkpoint.size_of(checkpoint.facts_of(lesson.folder)) if begun else lesson.size
    sheet = lines(game)
    net = Net(sight, game.catalogue, attributes(game.deck_text(), sight.cards), len(sheet), size)
    dealt = tables(game, lesson.rows, lesson.players)
    seed = lesson.seed + (int(checkpoint.facts_of(lesson.folder)["progress"]["decisions"]) if begun else 0)
    ground = Ground(lesson.game, game.deck_text(), tuple(dealt), sheet, seed)
    facts = describe(game, lesson, sheet, signature)
    with Crew(ground, lesson.workers) as crew:
        learner = Learner(
            net, crew, lesson.recipe, [table.players for table in dealt], len(sheet), torch.device(lesson.device), seed
        )
        if begun:
            checkpoint.load(lesson.folder, learner, signature)
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

        learner.run(goes_on, told)


def describe(game: Game, lesson: Lesson, sheet: tuple[str, ...], signature: str) -> dict[str, Any]:
    """What a net must be told apart by, and how it was made."""
    return {
        "game": game.name, "deck": game.deck_name, "rules_version": game.rules_version,
        "sight_version": game.sight.version, "signature": signature, "lines": list(sheet), "seed": lesson.seed,
        "recipe": asdict(lesson.recipe), "rows": lesson.rows, "numpy": np.__version__, "torch": torch.__version__,
    }  # fmt: skip
