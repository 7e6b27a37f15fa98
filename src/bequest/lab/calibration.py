"""How easily each level is content with a net, so that neighbours are as far apart as people expect.

From the top: a sharp player loses a little more often than not against the plain net, which a master beats; each level
below loses seven games of ten to the one above it. What is found is written into the file of the net.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from bequest import games
from bequest.bots.levels import USUAL, judge_for, level_of
from bequest.bots.names import GENTLE, NET, NOVICE, SHARP, STEADY
from bequest.bots.net.shelf import judge_of
from bequest.bots.player import new_player
from bequest.bots.random_player import derived_seed
from bequest.core.game import Game
from bequest.core.handle import Handle
from bequest.lab.processes import in_order

TO_NET: Final = 0.41
"""A sharp player's share of the wins against the plain net."""
TO_NEIGHBOUR: Final = 0.28
"""A level's share against the next stronger one."""
STEPS: Final = (NET, SHARP, STEADY, GENTLE, NOVICE)
OF_ANOTHER_KIND: Final = (NET, STEADY)
"""Who follows these is measured from the least ease on: a net has none, and below steady a small net plays."""
LEAST_EASY: Final = 0.05
EASIEST: Final = 12.0
HALVINGS: Final = 6


@dataclass(frozen=True)
class Pairing:
    """Two bots, and how easily the levels are content; can be sent to another process."""

    game: str
    deck: str
    weaker: str
    stronger: str
    eases: tuple[tuple[str, float], ...]
    seed: int

    def dealer(self) -> Callable[[int], float]:
        """What plays a game by its number, and tells the weaker one's part of the win."""
        game = games.get(self.game, deck=self.deck)
        for judge in (judge_of(game), judge_of(game, small=True)):
            if judge is not None:
                judge.about["levels"] = dict(self.eases)
        return lambda number: self.play(game, number)

    def play(self, game: Game, number: int) -> float:
        position = game.new(2, derived_seed(self.seed, number // 2))
        own = number % 2
        kinds = [self.weaker if seat == own else self.stronger for seat in range(2)]
        bots = [new_player(kind, derived_seed(self.seed, number, seat)) for seat, kind in enumerate(kinds)]
        while not position.over:
            seat = position.seat
            position.push(bots[seat].choose(Handle(position, seat)), seat)
        winners = position.winners()
        return (own in winners) / len(winners) if winners else 0.5


def calibrated(
    game: Game, count: int, seed: int, jobs: int, told: Callable[[str], None], levels: Sequence[str] = tuple(USUAL)
) -> dict[str, float]:
    """The ease of every level below master, some of them measured, the others as the nets say. `count` games are
    played for each try, of which there are HALVINGS."""
    judges = {name: judge_for(name, game) for name in USUAL}
    eases = {name: level_of(name, judge).ease for name, judge in judges.items() if judge is not None}
    for stronger, weaker in pairwise(STEPS):
        if weaker not in levels:
            continue
        wanted = TO_NET if stronger == NET else TO_NEIGHBOUR
        low = LEAST_EASY if stronger in OF_ANOTHER_KIND else eases[stronger]
        high = EASIEST
        for halving in range(HALVINGS):
            middle = (low * high) ** 0.5
            eases[weaker] = round(middle, 3)
            pairing = Pairing(
                game.name, game.deck_name, weaker, stronger, tuple(eases.items()), derived_seed(seed, halving)
            )
            share = sum(in_order(pairing.dealer, range(count), jobs)) / count
            told(f"{weaker} against {stronger}, ease {eases[weaker]}: {share:.3f}")
            low, high = (middle, high) if share > wanted else (low, middle)
        eases[weaker] = round((low * high) ** 0.5, 3)
    return eases
