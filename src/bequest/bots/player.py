"""What every bot can do, and which there are."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from bequest.bots.budget import Budget
from bequest.bots.heuristic_player import HeuristicPlayer, has_heuristic
from bequest.bots.judgement import Judgement
from bequest.bots.names import HEURISTIC, KINDS, LEVELS, OF_FILE, RANDOM, WITH_STYLE
from bequest.bots.random_player import RandomPlayer, seed_at
from bequest.core.game import Game
from bequest.core.handle import Handle


class Chooser(Protocol):
    """Chooses for a seat that is asked: all that a program of one's own must do to play."""

    def choose(self, handle: Handle, options: list[int] | None = None) -> int:
        """One of the legal actions; a caller who has listed them already may pass them on."""


class Player(Chooser, Protocol):
    """A bot. It is given the seat's handle and never the position; how much it may think and its own generator, started
    from a seed, it was given when it was made."""

    def judge(self, handle: Handle, options: list[int] | None = None) -> Judgement:
        """What it makes of the question: chances of all seats, the worth of each option, what it expects next."""


def new_player(kind: str, seed: int, budget: Budget | None = None, moment: int = 0) -> Player:
    """A bot by name; where a game has no net or no heuristic, the next weaker one plays, see `best_kind`.

    Its generator is started from the seed and belongs to it alone: with the same seed and a budget of nodes the same
    choices. Without a budget a bot that searches thinks about a fifth of a second.

    Who makes a bot anew at every question gives it the same seed for the whole game, and a moment: any number that is
    another one at every question of the game, such as how many were answered before. What a level overlooks is then the
    same for the whole game, what a bot draws differs from question to question. Who keeps a bot gives none.
    """
    draws = seed_at(seed, moment)
    if kind == RANDOM:
        return RandomPlayer(draws)
    if kind == HEURISTIC:
        return HeuristicPlayer(draws)
    from bequest.bots import minds  # NumPy takes a tenth of a second, for these alone

    if kind.startswith(OF_FILE):
        return minds.net_of_file(Path(kind.removeprefix(OF_FILE)), draws)
    name, _, style = kind.partition(WITH_STYLE)
    return minds.made(name, style, seed, budget, moment)


def why_unknown(kind: str, game: Game) -> tuple[str, tuple[str, ...]] | None:
    """What is wrong with the name of a bot, and what it could be instead; None if there is such a bot."""
    name, _, style = kind.partition(WITH_STYLE)
    if kind.startswith(OF_FILE):
        return None
    if name not in KINDS:
        return name, KINDS
    known = tuple([known.id for known in game.styles])
    return (style, known) if style and (name not in LEVELS or style not in known) else None


def best_kind(game: str) -> str:
    """The strongest kind that is different from the weaker ones in every game with this rulebook, whatever the deck."""
    return HEURISTIC if has_heuristic(game) else RANDOM
