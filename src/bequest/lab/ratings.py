"""How strong players are, by the games they have won: shares, ratings, and when enough has been played.

The games of a deal may hang together, since all have the same cards; deals are independent. So it is by how much deals
differ that says how sure a figure is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

NORMAL: Final = 1.959964
"""So many standard errors to each side are an interval of 95 %."""
POINTS: Final = 400 / log(10)
"""Elo points for each unit of the logarithm of strength."""
ERROR: Final = 0.05
"""How often a sequential test may accept either hypothesis although the other is true."""
MOST_LUCK: Final = 2.0
"""Luck counts for this much at most."""
PARTS: Final = 10
"""In so many parts deals are corrected, each by what the others tell."""
PRECISION: Final = 1e-6
LONGEST: Final = 0.5
"""Newton's steps are cut to this length: over it the likelihood is bent so evenly that every step leads up."""


@dataclass(frozen=True)
class Share:
    """A share, and the interval that holds the true one in 95 of 100 cases."""

    value: float
    low: float
    high: float


def wilson(share: float, count: float) -> Share:
    """Wilson's interval for a share of so many independent cases: it never leaves 0 to 1."""
    square = NORMAL**2 / count
    middle = (share + square / 2) / (1 + square)
    margin = NORMAL * sqrt(share * (1 - share) / count + square / (4 * count)) / (1 + square)
    return Share(share, max(0.0, min(share, middle - margin)), min(1.0, max(share, middle + margin)))


def share_of(wins: Sequence[float], seats: Sequence[int]) -> Share:
    """The share of the seats that have won; both are given for each deal.

    The interval is Wilson's for as many independent seats as would be equally sure. One deal of independent seats is
    added to those played: few deals may agree by chance. Where all or none have won, nothing is known of how deals
    differ, and seats count as independent.
    """
    total = sum(seats)
    share = sum(wins) / total
    if share in (0.0, 1.0):
        return wilson(share, total)
    apart = sum([(won - share * of) ** 2 for won, of in zip(wins, seats, strict=True)])
    apart += share * (1 - share) * total / len(seats)
    return wilson(share, share * (1 - share) * total**2 / apart)


def mean_of(values: Sequence[float], seats: Sequence[int]) -> Share | None:
    """The mean for each seat of values that may lie anywhere; both are given for each deal. Of one deal there is none.

    The interval is Student's: the values of deals are no wins that are counted, but differ as they like. What they mean
    is a share all the same, so it ends at 0 and 1.
    """
    deals, total = len(values), sum(seats)
    if deals < 2:
        return None
    mean = sum(values) / total
    apart = sum([(value - mean * of) ** 2 for value, of in zip(values, seats, strict=True)])
    margin = _student(deals - 1) * sqrt(apart * deals / (deals - 1)) / total
    return Share(mean, max(min(0.0, mean), mean - margin), min(max(1.0, mean), mean + margin))


def without_luck(results: Sequence[float], luck: Sequence[float], seats: Sequence[int]) -> list[float]:
    """What the wins of somebody with so many seats in each deal would have been, had chance favoured nobody.

    What the luck of a deal counts for is learned from other deals: had the deal itself a say in it, the mean would not
    stay what it is. So the deals are dealt out in parts, and each part is corrected by what all others tell.
    """
    every = range(len(results))
    counts = []
    for part in range(PARTS):
        others = [at for at in every if at % PARTS != part]
        told = [[values[at] for at in others] for values in (results, luck, seats)]
        counts.append(_counts_for(*told))
    return [results[at] - counts[at % PARTS] * luck[at] for at in every]


def _counts_for(results: Sequence[float], luck: Sequence[float], seats: Sequence[float]) -> float:
    """How much of luck explains most of how these deals differ; less of it the less sure that is."""
    size = sum([part * part for part in luck])
    free = len(luck) - 2
    if free < 1 or not size:
        return 0.0
    mean = sum(results) / sum(seats)
    apart = [result - mean * of for result, of in zip(results, seats, strict=True)]
    best = sum([one * part for one, part in zip(apart, luck, strict=True)]) / size
    if best <= 0:
        return 0.0
    left = sum([(one - best * part) ** 2 for one, part in zip(apart, luck, strict=True)])
    error = left / free / size  # the square of what `best` may be off by chance
    return min(MOST_LUCK, best * max(0.0, 1 - error / best**2))


def _student(freedom: int) -> float:
    """So many standard errors to each side are an interval of 95 %, if these are estimated from so few values."""
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


# --- ratings ---


@dataclass(frozen=True)
class Outcome:
    """One game, as ratings see it: for each player how many seats it had, and its part of the win. Parts add up to 1.

    The chance to win is that of a lot among all seats, each with a ticket as large as its player is strong (Luce); for
    two seats that is the model of Bradley and Terry, and Elo's.
    """

    seats: tuple[int, ...]
    wins: tuple[float, ...]


@dataclass(frozen=True)
class Rating:
    elo: float
    margin: float
    """To each side, for 95 %; 0 for the player that the others are compared with."""


Vector = list[float]
Matrix = list[list[float]]


def ratings(deals: Sequence[Sequence[Outcome]], anchor: int) -> list[Rating]:
    """The most likely rating of each player; that of the anchor is 0.

    Everybody also shares one win with a player of middling strength, so that who has won every game has a rating too.
    """
    counts = _counts([game for deal in deals for game in deal])
    strengths = _fitted(counts)
    _, information = _slope(counts, strengths)
    alone = _inverse(information)
    together = _by_deals(deals, strengths, information, alone)
    extreme = _extreme(counts)
    found = []
    for player, strength in enumerate(strengths):
        # Who has won all games or none: the deals do not differ, but that is no reason to be sure.
        spread = alone if extreme & {player, anchor} else together
        variance = spread[player][player] + spread[anchor][anchor] - 2 * spread[player][anchor]
        found.append(Rating(POINTS * (strength - strengths[anchor]), POINTS * NORMAL * sqrt(max(0.0, variance))))
    return found


Counts = dict[tuple[int, ...], tuple[int, Vector]]
"""By who has how many seats: the number of games, and how many each player has won."""


def _counts(games: Sequence[Outcome]) -> Counts:
    found: Counts = {}
    for game in games:
        count, wins = found.get(game.seats, (0, [0.0] * len(game.seats)))
        found[game.seats] = (count + 1, [before + won for before, won in zip(wins, game.wins, strict=True)])
    return found


def _extreme(counts: Counts) -> set[int]:
    """Those who have won all games against others, or none."""
    players = range(len(next(iter(counts))))
    games = [sum([count for seats, (count, _) in counts.items() if seats[player]]) for player in players]
    wins = [sum([won[player] for _, won in counts.values()]) for player in players]
    return {player for player in players if not PRECISION < wins[player] < games[player] - PRECISION}


def _expected(seats: Sequence[int], strengths: Vector) -> Vector:
    """The part of the win that each player can expect."""
    tickets = [of * exp(strength) for of, strength in zip(seats, strengths, strict=True)]
    total = sum(tickets)
    return [ticket / total for ticket in tickets]


def _slope(counts: Counts, strengths: Vector) -> tuple[Vector, Matrix]:
    """Where the likelihood rises, and how sharply it is bent (Fisher's information)."""
    size = len(strengths)
    chances = [1 / (1 + exp(-strength)) for strength in strengths]
    rise = [0.5 - chance for chance in chances]
    bend = [[chances[i] * (1 - chances[i]) if i == j else 0.0 for j in range(size)] for i in range(size)]
    for seats, (count, wins) in counts.items():
        part = _expected(seats, strengths)
        for i in range(size):
            rise[i] += wins[i] - count * part[i]
            for j in range(size):
                bend[i][j] += count * part[i] * ((i == j) - part[j])
    return rise, bend


def _fitted(counts: Counts) -> Vector:
    """The strengths (as logarithms) that make the results most likely, by Newton's steps."""
    strengths = [0.0] * len(next(iter(counts)))
    longest = 1.0
    while longest > PRECISION:
        rise, bend = _slope(counts, strengths)
        step = [sum([bent * up for bent, up in zip(row, rise, strict=True)]) for row in _inverse(bend)]
        longest = max(map(abs, step))
        part = min(1.0, LONGEST / longest) if longest else 0.0
        strengths = [strength + part * change for strength, change in zip(strengths, step, strict=True)]
    return strengths


def _by_deals(deals: Sequence[Sequence[Outcome]], strengths: Vector, information: Matrix, alone: Matrix) -> Matrix:
    """How far strengths may be off, and how far together, if only deals are independent (the sandwich of White)."""
    size = range(len(strengths))
    apart = [[information[i][j] / len(deals) for j in size] for i in size]  # one deal more, see `share_of`
    for deal in deals:
        parts = [(game, _expected(game.seats, strengths)) for game in deal]
        surprise = [sum([game.wins[i] - part[i] for game, part in parts]) for i in size]
        for i in size:
            for j in size:
                apart[i][j] += surprise[i] * surprise[j]
    return _product(_product(alone, apart), alone)


def _product(first: Matrix, second: Matrix) -> Matrix:
    columns = list(zip(*second, strict=True))
    return [[sum([a * b for a, b in zip(row, column, strict=True)]) for column in columns] for row in first]


def _inverse(matrix: Matrix) -> Matrix:
    """Of a positive definite matrix, by elimination; none of its pivots is 0."""
    size = len(matrix)
    rows = [[*row, *[float(i == j) for j in range(size)]] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i:
                rows[j] = [value - rows[j][i] * own for value, own in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]


# --- when enough has been played ---


class Sprt:
    """The sequential probability ratio test (Wald): whether a share is rather `low` or `high`, with few games.

    Results are parts of wins, from 0 to 1, of a deal at a time. If deals differ by more than independent games would,
    each game counts for less.
    """

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high
        self.games = 0
        self._won = 0.0
        self._squares = [0.0, 0.0, 0.0]
        """The sums over deals of wins², wins × games, games²."""

    def add(self, results: Sequence[float]) -> None:
        games, won = len(results), sum(results)
        self.games += games
        self._won += won
        for number, square in enumerate((won * won, won * games, games * games)):
            self._squares[number] += square

    @property
    def ratio(self) -> float:
        """The logarithm of how much likelier the results are if `high` is true than if `low` is."""
        lost = self.games - self._won
        found = self._won * log(self.high / self.low) + lost * log((1 - self.high) / (1 - self.low))
        return found / self._dispersion()

    @property
    def accepted(self) -> float | None:
        """`low` or `high` as soon as one of them is accepted."""
        bound = log((1 - ERROR) / ERROR)
        if abs(self.ratio) < bound:
            return None
        return self.high if self.ratio > 0 else self.low

    def facts(self) -> dict[str, object]:
        ratio = round(self.ratio, 3)
        return {
            "low": self.low, "high": self.high, "accepted": self.accepted, "games": self.games, "ratio": ratio,
        }  # fmt: skip

    def _dispersion(self) -> float:
        """How many times as much as independent games the deals differ; at least 1."""
        if not 0 < self._won < self.games:
            return 1.0
        share = self._won / self.games
        wins, mixed, games = self._squares
        apart = wins - 2 * share * mixed + share * share * games
        return max(1.0, apart / (share * (1 - share) * self.games))
