"""What every bot can do, and which kinds there are."""

from __future__ import annotations

from typing import Final, Protocol

from bequest.bots.heuristic_player import HeuristicPlayer, has_heuristic
from bequest.bots.random_player import RandomPlayer
from bequest.core.handle import Handle

RANDOM: Final = "random"
HEURISTIC: Final = "heuristic"
NET: Final = "net"
KINDS: Final = (RANDOM, HEURISTIC, NET)
"""The bots, the weakest first."""


class Player(Protocol):
    """Chooses for a seat that is asked. Its own stream of chance comes from its seed, never from the game's."""

    def choose(self, handle: Handle, options: list[int] | None = None) -> int:
        """One of the legal actions; a caller who has listed them already may pass them on."""


def new_player(kind: str, seed: int) -> Player:
    """A bot of a kind; where a game has no net or no heuristic, the next weaker one plays, see `best_kind`.

    Its generator is started from the seed and belongs to it alone: the same seed, the same choices.
    """
    if kind == NET:
        from bequest.bots.net.player import NetPlayer  # NumPy takes a tenth of a second, for this one alone

        return NetPlayer(seed)
    return HeuristicPlayer(seed) if kind == HEURISTIC else RandomPlayer(seed)


def best_kind(game: str) -> str:
    """The strongest kind that is different from the weaker ones in this game."""
    return HEURISTIC if has_heuristic(game) else RANDOM
