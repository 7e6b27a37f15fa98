"""Advice for a seat: what a strong player would do in its place, made from what the seat knows and nothing else."""

from __future__ import annotations

from typing import Final

from bequest.bots.advice import Adviser
from bequest.core.wire import to_json
from bequest.core.words import Message
from bequest.server.tables.table import Table
from bequest.server.wire import Hint, HintOption

DIGITS: Final = 3
"""Chances and points are not known more exactly than that."""


def advice(table: Table, seat: int, nodes: int) -> bytes:
    """What is to be chosen, why, and how the options compare, as JSON."""
    position = table.position
    text = position.game.text
    adviser = Adviser(position.game, seat - 1, nodes)
    chosen = adviser.steps(position)
    says = {offer.action: offer.short or offer.say for offer in position.offers(seat - 1)}

    def named(action: int) -> str | Message:
        return says.get(action, text(action))

    judged = adviser.judgement()
    asked_at = table.asked_at(seat)
    assert asked_at is not None
    options = [] if judged is None else judged.options
    return to_json(
        Hint(
            asked_at,
            [text(action) for action in chosen],
            [says[action] for action in chosen if action in says],
            adviser.reasons(named, len(chosen) > 1),
            [
                HintOption(text(one.action), says[one.action], _rounded(one.win), _rounded(one.points))
                for one in options
                if one.action in says
            ],
            [] if judged is None else [round(win, DIGITS) for win in judged.wins],
            [] if judged is None else [round(points, DIGITS) for points in judged.points],
        )
    )


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, DIGITS)
