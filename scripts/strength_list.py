"""What docs/strength.md measures: every ladder with its seed, as data."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from bequest import games
from bequest.bots.names import HEURISTIC, LEVELS, MASTER, NET, NOVICE, RANDOM, SMALL
from bequest.lab.ladder_bots import ISMCTS

SEED: Final = 2026
OTHER: Final = "net:.cache/strength/{game}-other.net"
"""A net that learned by itself from another seed, so that nobody is measured against its own kind alone:
`bequest train GAME --seed 2 --net .cache/strength/GAME-other.net`."""
SOLO: Final = ("solo_testament", "solo_standard")


@dataclass(frozen=True)
class Measure:
    """One ladder."""

    name: str
    topic: str
    """The heading that it stands under."""
    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    sprt: str = ""
    mode: str = ""

    @property
    def words(self) -> list[str]:
        """The command, without where results are kept."""
        found = ["ladder", self.game, "--bots", ",".join(self.bots)]
        found += ["--option", f"mode={self.mode}"] if self.mode else ["--players", str(self.players)]
        found += ["--games", str(self.games), "--seed", str(SEED)]
        return found + (["--sprt", self.sprt] if self.sprt else [])


def _duel(topic: str, game: str, first: str, second: str, count: int, players: int = 2, sprt: str = "") -> Measure:
    short = {OTHER.format(game=game): "other", ISMCTS: "ismcts"}
    pair = "-".join([short.get(bot, bot) for bot in (first, second)])
    name = f"{first}-{game}-{players}" if second == HEURISTIC else f"{pair}-{game}-{players}"
    return Measure(name, topic, game, (first, second), players, count, sprt)


def _of(game: str) -> list[Measure]:
    most = max(games.find(game).player_counts)
    other = OTHER.format(game=game)
    found = [
        _duel("The net against rules of thumb", game, NET, HEURISTIC, 400),
        _duel("One net at the largest table", game, NET, HEURISTIC, 40 * most, most),
        _duel("The small net", game, SMALL, HEURISTIC, 400),
        _duel("The small net", game, SMALL, NET, 400),
        _duel("Looking ahead", game, MASTER, NET, 400, sprt="0.5:0.6"),
        _duel("Looking ahead", game, MASTER, HEURISTIC, 100),
        _duel("Against a net from another seed", game, MASTER, other, 100),
        _duel("Against a net from another seed", game, NET, other, 400),
        _duel("Against OpenSpiel’s search", game, ISMCTS, MASTER, 40),
    ]
    for weaker, stronger in pairwise(LEVELS):
        found.append(_duel("Neighbouring levels", game, stronger, weaker, 100 if stronger == MASTER else 400))
    return [
        *found,
        _duel("The weakest level", game, NOVICE, RANDOM, 400),
        _duel("The weakest level", game, NOVICE, HEURISTIC, 400),
    ]


def _alone() -> list[Measure]:
    bots = (HEURISTIC, NET, MASTER)
    return [Measure(f"crecy-{mode.replace('_', '-')}", "Alone", "crecy", bots, 1, 300, mode=mode) for mode in SOLO]


MEASURES: Final = [measure for game in games.names() for measure in _of(game)] + _alone()
