"""What the end of a game is worth to each seat, for players that learn."""

from __future__ import annotations

from typing import Final

from bequest.core.position import Position

RANK: Final = "rank"
SCORE: Final = "score"
REWARDS: Final = (RANK, SCORE)
PRACTICE: Final = "practice"
"""For players that learn by themselves: the win counts most, and every rank and point as well."""
WIN_PART: Final = 0.4
RANK_PART: Final = 0.2
LEAD_PART: Final = 0.4


def rewards(position: Position, kind: str) -> list[float]:
    """What the end of a game is worth to each seat, from -1 to +1; zeros while it runs."""
    if not position.over:
        return [0.0] * position.players
    if kind == RANK:
        return position.returns()
    if position.players == 1:
        return [_alone(position)]
    if kind == PRACTICE:
        return _practice(position)
    sign = -1 if position.game.lower_is_better else 1
    scores = [sign * score for score in position.scores()]
    return leads(scores, position.ranking(), position.game.lead)


def _practice(position: Position) -> list[float]:
    players = position.players
    winners = position.winners()
    ranks = position.returns()
    lead = rewards(position, SCORE)
    found: list[float] = []
    for seat in range(players):
        share = 1.0 / len(winners) if seat in winners else 0.0
        won = (share * players - 1.0) / (players - 1)
        found.append(WIN_PART * won + RANK_PART * ranks[seat] + LEAD_PART * lead[seat])
    return found


def leads(scores: list[int], ranks: list[int], full: int) -> list[float]:
    """The lead of each seat over the mean of the others, as a share of a full lead or of the largest; they add up to 0.

    No seat counts more than one that is ranked above it, as an extinct family might whose Honor was high.
    """
    counted = [min([scores[other] for other, rank in enumerate(ranks) if rank <= own]) for own in ranks]
    total = sum(counted)
    found = [own - (total - own) / (len(counted) - 1) for own in counted]
    most = max(full, *[abs(lead) for lead in found])
    return [lead / most for lead in found]


def _alone(position: Position) -> float:
    """The share of a full score, less 1 if the game is lost."""
    share = max(0.0, min(1.0, position.scores()[0] / position.game.full_solo_score))
    return share if position.winners() else share - 1.0


def amount(entry: object) -> float:
    """A line of a score sheet as a number: a sum where it lists several, how many where they are no numbers."""
    if isinstance(entry, int):
        return float(entry)
    if isinstance(entry, list):
        total = 0.0
        for part in entry:
            total += part if isinstance(part, int) else 1
        return total
    return 0.0
