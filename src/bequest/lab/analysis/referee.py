"""Whether a choice was a mistake: by what its seat could know, never by what came of it.

The options are tried in worlds that may have been true before the choice, the same for all, and played on from there.
Trying many options makes one of them look good by chance alone. So a first look only names the rival of what was
chosen; fresh worlds compare the two, and other fresh ones must confirm what is called a mistake.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bequest.bots.budget import Budget
from bequest.bots.net.judge import Judge
from bequest.bots.random_player import derived_seed
from bequest.bots.search.guide import NetGuide
from bequest.bots.search.rollouts import Plan, Rollouts, compared
from bequest.core.handle import Handle
from bequest.core.rng import Rng, seeded
from bequest.lab.analysis.walk import Question

SURE: Final = 2.0
"""A mistake is worse by more than so many standard errors …"""
SERIOUS: Final = 0.03
"""… and by more than this chance to win, or this share of a full score."""
LEAST: Final = 4
"""In so many worlds at least options are compared."""


@dataclass(frozen=True)
class Verdict:
    """What a choice was worth against its best rival."""

    question: Question
    rival: int
    """The best of the other options that were tried."""
    worth: float
    """What the game was worth to the seat after what was chosen."""
    loss: float
    """So much more it would have been worth after the rival; negative if the choice was the better one."""
    error: float
    """The standard error of that."""
    lost: float
    """How much the choice fell short of what looked best at first."""
    stake: float
    """By how much what looked best at first leads what looked worst."""
    mistake: bool


class Referee:
    """Judges the choices of a game; the same seed and nodes, the same verdicts."""

    def __init__(self, judge: Judge, nodes: int, seed: int = 0) -> None:
        """So many positions are judged for each choice; more for what looks like a mistake."""
        self._guide = NetGuide([judge])
        self._nodes = nodes
        self._seed = seed

    def judge(self, question: Question, number: int) -> Verdict | None:
        """The verdict on one of the game's choices; None if nothing else was worth a try."""
        rng = seeded(derived_seed(self._seed, number))
        handle = Handle(question.position, question.seat)
        chosen = question.chosen
        options = self._worth_a_try(handle, chosen)
        if len(options) < 2:
            return None
        cost = self._guide.choices + 1
        first = self._tried(handle, options, max(LEAST, self._nodes // (3 * cost * len(options))), rng)
        order = sorted(options, key=lambda action: -_mean(first[action]))
        best, worst = order[0], order[-1]
        rival = next(action for action in order if action != chosen)
        again = list(dict.fromkeys((chosen, rival, worst)))
        worlds = max(LEAST, 2 * self._nodes // (3 * cost * len(again)))
        second = self._tried(handle, again, worlds, rng)
        means = {action: _mean(worths) for action, worths in second.items()}
        loss, error = compared(second[rival], second[chosen])
        if is_mistake(loss, error):
            third = self._tried(handle, [chosen, rival], 2 * worlds, rng)
            loss, error = compared(third[rival], third[chosen])
        lost, stake = means[best] - means[chosen], means[best] - means[worst]
        return Verdict(question, rival, means[chosen], loss, error, lost, stake, is_mistake(loss, error))

    def _worth_a_try(self, handle: Handle, chosen: int) -> list[int]:
        """What a player that searches would look at, and what was chosen."""
        plan, options = Plan(), handle.legal()
        likely = dict(zip(options, self._guide.likely(handle, options), strict=True))
        order = sorted(options, key=lambda action: -likely[action])[: plan.options]
        return [chosen, *[action for action in order if action != chosen and likely[action] >= plan.unlikely]]

    def _tried(self, handle: Handle, options: list[int], worlds: int, rng: Rng) -> dict[int, list[float]]:
        """What the game is worth to the seat after each option, world by world."""
        plan = Plan(options=len(options), unlikely=0.0, worlds=worlds, rounds=1)
        tried = Rollouts(self._guide, plan, handle, rng).compare(options, Budget())
        full, seat = handle.game.full_solo_score, handle.seat
        alone = handle.players == 1
        return {
            one.action: [way.points[seat] / full if alone else way.wins[seat] for way in one.prospects] for one in tried
        }


def accuracy(verdicts: Sequence[Verdict]) -> float | None:
    """How near choices came to the best, from 0 to 100: 100 is always the best of what was tried, 0 always the worst.

    Choices count by what was at stake. None if nothing was.
    """
    stake = sum([verdict.stake for verdict in verdicts])
    if stake <= 0:
        return None
    lost = sum([verdict.lost for verdict in verdicts])
    return 100 * min(1.0, max(0.0, 1 - lost / stake))


def is_mistake(loss: float, error: float) -> bool:
    """Whether a rival is better by more than chance explains, and by so much that it matters."""
    return loss > SERIOUS and loss > SURE * error


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
