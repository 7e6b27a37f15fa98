"""What a net would rather not do is tried out: the same worlds, once with it and once with what it likes best instead.

Games are played on for a while, and the net says how likely each seat is to win then. The difference in the chance of
the seat that was asked is what the card is worth to it, at moments that come up by themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bequest.bots.search.guide import Line, NetGuide
from bequest.bots.search.rollouts import play_on, prospects
from bequest.core.rng import Rng, seeded
from bequest.lab.balance.description import Touch
from bequest.lab.balance.selfplay import Moment, Moments
from bequest.lab.balance.tally import Tally

WORLDS: Final = 2
"""In so many worlds each moment is tried."""
AT_ONCE: Final = 64
"""So many moments are played on side by side."""
GAIN: Final = "gain"
"""By how much the chance to win is better with it."""
BETTER: Final = "better"
"""The share of the moments at which it is better."""
LIKELY: Final = "likely"
"""How likely the net is to choose it."""


def try_out(moments: Moments, guide: NetGuide, rng: Rng, tally: Tally) -> None:
    """Adds what came of all moments that were kept."""
    todo = [(touch, moment) for touch, kept in moments.kept.items() for moment in kept]
    for first in range(0, len(todo), AT_ONCE):
        some = todo[first : first + AT_ONCE]
        gains = _gains([moment for _, moment in some], guide, rng)
        for (touch, moment), gain in zip(some, gains, strict=True):
            for name, value in ((GAIN, gain), (BETTER, float(gain > 0)), (LIKELY, moment.likely)):
                tally.share(measured(name, touch.stage), touch.face).count(1, value)


def measured(name: str, stage: str) -> str:
    """The measure of what is forced: how a card is used matters."""
    return f"{name} {stage}"


def _gains(moments: Sequence[Moment], guide: NetGuide, rng: Rng) -> list[float]:
    """For each moment by how much its option is better than the other, in the mean of its worlds."""
    lines: list[Line] = []
    seats: list[int] = []
    for moment in moments:
        for _ in range(WORLDS):
            world = moment.position.guess(moment.seat, rng)
            draws = seeded(rng.word())
            for action in (moment.action, moment.instead):
                position = world.clone_silently()
                position.take(action, moment.seat)
                lines.append(Line(position, draws.clone()))
                seats.append(moment.seat)
    play_on(lines, guide, guide.choices, 0)
    won = _chances(lines, seats, guide)
    apart = [won[at] - won[at + 1] for at in range(0, len(won), 2)]
    return [sum(apart[at : at + WORLDS]) / WORLDS for at in range(0, len(apart), WORLDS)]


def _chances(lines: Sequence[Line], seats: Sequence[int], guide: NetGuide) -> list[float]:
    """The chance of each line's own seat to win."""
    found = [0.0] * len(lines)
    for seat in sorted(set(seats)):
        own = [at for at, of in enumerate(seats) if of == seat]
        for at, prospect in zip(own, prospects([lines[at] for at in own], guide, seat), strict=True):
            found[at] = prospect.wins[seat]
    return found


def touches(tally: Tally) -> list[Touch]:
    """Everything that was tried out."""
    begins = measured(GAIN, "")
    return [Touch(name.removeprefix(begins), face) for name, face in tally.shares if name.startswith(begins)]
