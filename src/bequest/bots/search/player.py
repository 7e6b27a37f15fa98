"""The player that searches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Final

from bequest.bots.budget import Budget
from bequest.bots.judgement import Judgement, Opinion
from bequest.bots.net.shelf import judges_of
from bequest.bots.search.guide import Guide, NetGuide, ThumbGuide
from bequest.bots.search.rollouts import Plan, Rollouts, Tried
from bequest.core.game import Game
from bequest.core.handle import Handle
from bequest.core.rng import seeded
from bequest.core.style import Style

USUAL: Final = Budget(nodes=1200)
"""About a fifth of a second on one core."""
FORESEEN: Final = 4
"""So many choices of what it expects are told."""


def guide_of(game: Game) -> Guide:
    """What plays on inside a search: the nets of the game's deck; without any, the rules of thumb."""
    judges = judges_of(game)
    return NetGuide(judges) if judges else ThumbGuide(game.mind)


def style_of(game: Game, id: str) -> Style | None:
    """A style by its id; a game that has none of this id is played without."""
    return next((style for style in game.styles if style.id == id), None)


class SearchPlayer:
    """With a budget of nodes its choice depends on its seed and on what the seat may know, and on nothing else."""

    def __init__(self, seed: int, budget: Budget = USUAL, plan: Plan | None = None, style: str = "") -> None:
        self._rng = seeded(seed)
        self._budget = budget
        self._plan = plan or Plan()
        self._style = style

    def choose(self, handle: Handle, options: list[int] | None = None) -> int:
        if options is None:
            options = handle.legal()
        return options[0] if len(options) == 1 else self._compare(handle, options)[0].action

    def judge(self, handle: Handle, options: list[int] | None = None) -> Judgement:
        return judgement(self._compare(handle, handle.legal() if options is None else options), handle)

    def _compare(self, handle: Handle, options: list[int]) -> list[Tried]:
        game = handle.game
        search = Rollouts(guide_of(game), self._plan, handle, self._rng, style_of(game, self._style))
        return search.compare(options, self._budget)


def judgement(tried: Sequence[Tried], handle: Handle) -> Judgement:
    """What a search has found, the choice first; if there was no time to find anything, all seats are alike to it."""
    best = tried[0].prospects
    return Judgement(
        tuple(_means([prospect.wins for prospect in best])) or (1 / handle.players,) * handle.players,
        tuple(_means([prospect.points for prospect in best])),
        tuple([_opinion(one, handle.seat) for one in tried]),
        (tried[0].action, *expected(tried[0].stories)),
    )


def _opinion(one: Tried, seat: int) -> Opinion:
    wins = [prospect.wins[seat] for prospect in one.prospects]
    if not wins:
        return Opinion(one.action, one.likely)
    count = len(wins)
    mean = sum(wins) / count
    error = sqrt(sum([(win - mean) ** 2 for win in wins]) / (count - 1) / count) if count > 1 else 0.0
    points = sum([prospect.points[seat] for prospect in one.prospects]) / count
    return Opinion(one.action, one.likely, mean, points, error, count)


def expected(stories: Sequence[Sequence[int]]) -> list[int]:
    """What is chosen most often next, and after that, as far as at least a third of the stories tell it alike."""
    found: list[int] = []
    alike = list(stories)
    while len(found) < FORESEEN:
        following = Counter([story[len(found)] for story in alike if len(story) > len(found)])
        if not following:
            break
        action, count = following.most_common(1)[0]
        if 3 * count < len(stories):
            break
        alike = [story for story in alike if len(story) > len(found) and story[len(found)] == action]
        found.append(action)
    return found


def _means(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
