"""A ladder: bots play against each other, and it is counted who wins."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

from bequest.lab.ladder_games import Deal, Ladder, Played
from bequest.lab.processes import in_order
from bequest.lab.ratings import Outcome, Rating, Share, Sprt, mean_of, ratings, share_of, without_luck


@dataclass(frozen=True)
class Alone:
    """How a bot has done in the games at larger tables in which it had one seat, and others had all the rest."""

    games: int
    wins: float
    share: Share
    fair: float
    corrected: Share | None

    def facts(self) -> dict[str, object]:
        facts = {"games": self.games, "wins": round(self.wins, 4), **_share_facts(self.share)}
        return facts | {"fair": round(self.fair, 4), "corrected": _corrected_facts(self.corrected)}


@dataclass(frozen=True)
class Standing:
    """How a bot has done. A bot that was never drawn has nothing but its name; ranks and ratings need opponents."""

    bot: str
    games: int
    """The seats it has played; there may be several in a game."""
    wins: float
    share: Share | None
    """Of its seats; where it has several in a game, only one of them can win alone."""
    fair: float | None
    """The share it would have if all bots were the same."""
    score: float | None
    rank: float | None
    rating: Rating | None
    corrected: Share | None = None
    """The share without what the bot owes to luck."""
    alone: Alone | None = None
    """At tables of more than two."""

    def facts(self) -> dict[str, object]:
        share, rating = self.share, self.rating
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": round(self.wins, 4),
            **(_share_facts(share) if share else dict.fromkeys(("share", "low", "high"))),
            "corrected": _corrected_facts(self.corrected),
            "fair": _rounded(self.fair, 4),
            "alone": self.alone.facts() if self.alone else None,
            "score": _rounded(self.score, 2),
            "rank": _rounded(self.rank, 3),
            "elo": round(rating.elo, 1) if rating else None,
            "elo_low": round(rating.elo - rating.margin, 1) if rating else None,
            "elo_high": round(rating.elo + rating.margin, 1) if rating else None,
        }


def _rounded(value: float | None, digits: int) -> float | None:
    return None if value is None else round(value, digits)


def _share_facts(share: Share) -> dict[str, object]:
    return {"share": round(share.value, 4), "low": round(share.low, 4), "high": round(share.high, 4)}


def _corrected_facts(share: Share | None) -> dict[str, object] | None:
    return None if share is None else _share_facts(share)


@dataclass(frozen=True)
class Result:
    """The deals that count, in order, and the time that the new ones among them took."""

    ladder: Ladder
    deals: list[Deal]
    sprt: Sprt | None
    stopped: bool
    """Whether somebody has pressed Ctrl-C."""
    jobs: int
    """0: one for each core of a cluster."""
    new_games: int
    seconds: float

    @property
    def games(self) -> int:
        return sum([len(deal) for deal in self.deals])

    @cached_property
    def standings(self) -> list[Standing]:
        """In the order in which the bots are named."""
        bots = range(len(self.ladder.bots))
        if self.ladder.alone:
            return [self._standing(bot, None) for bot in bots]
        outcomes = [[outcome(game, len(bots)) for game in deal] for deal in self.deals]
        return [self._standing(bot, rating) for bot, rating in enumerate(ratings(outcomes, self.ladder.anchor))]

    @cached_property
    def against(self) -> Share | None:
        """With two bots, the first one's part of all wins; even ones have half of them, however many play."""
        if not self._is_duel:
            return None
        return share_of([sum(parts(deal)) for deal in self.deals], [len(deal) for deal in self.deals])

    @cached_property
    def against_corrected(self) -> Share | None:
        """The same without what the first bot owes to luck."""
        if not (self._is_duel and self.ladder.luck):
            return None
        won = [sum(parts(deal)) for deal in self.deals]
        lucky = [sum([game.lucky(0) for game in deal]) for deal in self.deals]
        counts = [len(deal) for deal in self.deals]
        return mean_of(without_luck(won, lucky, counts), counts)

    def facts(self) -> dict[str, object]:
        facts = self.ladder.facts() | {"games": self.games, "deals": len(self.deals)}
        facts["results"] = [standing.facts() for standing in self.standings]
        if self.against is not None:
            first, second = self.ladder.bots
            facts["against"] = {"bot": first, "other": second, **_share_facts(self.against)} | {
                "corrected": _corrected_facts(self.against_corrected)
            }
        if self.sprt is not None:
            facts["sprt"] = self.sprt.facts()
        return facts | {"stopped": self.stopped}

    def times(self) -> dict[str, object]:
        return {
            "jobs": self.jobs,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.new_games / self.seconds, 1),
            "seconds_per_choice": {name: self._pace(bot) for bot, name in enumerate(self.ladder.bots)},
        }

    def _pace(self, bot: int) -> float | None:
        """How long a bot thought about a choice on the whole, in the games that were played now."""
        held = [(game, seat) for deal in self.deals for game in deal for seat in game.seats(bot) if game.choices]
        choices = sum([game.choices[seat] for game, seat in held])
        return round(sum([game.seconds[seat] for game, seat in held]) / choices, 6) if choices else None

    @property
    def _is_duel(self) -> bool:
        return len(self.ladder.bots) == 2 and not self.ladder.alone

    def _standing(self, bot: int, rating: Rating | None) -> Standing:
        name = self.ladder.bots[bot]
        fair = None if self.ladder.alone else 1 / self.ladder.setup.players
        seats = [sum([game.seating.count(bot) for game in deal]) for deal in self.deals]
        total = sum(seats)
        if not total:
            return Standing(name, 0, 0.0, None, fair, None, None, None)
        wins = [sum([game.wins(bot) for game in deal]) for deal in self.deals]
        held = [(game, seat) for deal in self.deals for game in deal for seat in game.seats(bot)]
        score = sum([game.scores[seat] for game, seat in held]) / total
        rank = None if self.ladder.alone else sum([game.ranks[seat] for game, seat in held]) / total
        corrected = self._corrected(self.deals, bot)
        share = share_of(wins, seats)
        return Standing(name, total, sum(wins), share, fair, score, rank, rating, corrected, self._alone(bot))

    def _alone(self, bot: int) -> Alone | None:
        players = self.ladder.setup.players
        games = [tuple([game for game in deal if game.seating.count(bot) == 1]) for deal in self.deals]
        deals = [deal for deal in games if deal]
        if players <= 2 or not deals:
            return None
        wins = [sum([game.wins(bot) for game in deal]) for deal in deals]
        counts = [len(deal) for deal in deals]
        share = share_of(wins, counts)
        return Alone(sum(counts), sum(wins), share, 1 / players, self._corrected(deals, bot))

    def _corrected(self, deals: Sequence[Deal], bot: int) -> Share | None:
        """The share of the seats of a bot that have won, without its luck."""
        if not self.ladder.luck:
            return None
        won = [sum([game.wins(bot) for game in deal]) for deal in deals]
        lucky = [sum([game.lucky(bot) for game in deal]) for deal in deals]
        seats = [sum([game.seating.count(bot) for game in deal]) for deal in deals]
        return mean_of(without_luck(won, lucky, seats), seats)


def outcome(game: Played, bots: int) -> Outcome:
    """A game as ratings see it."""
    seats = tuple([game.seating.count(bot) for bot in range(bots)])
    return Outcome(seats, tuple([game.part(bot) for bot in range(bots)]))


def parts(deal: Deal) -> list[float]:
    """The first bot's part of the win of each game."""
    return [game.part(0) for game in deal]


def play(
    ladder: Ladder,
    count: int,
    jobs: int = 1,
    sprt: Sprt | None = None,
    known: Sequence[Deal] = (),
    keep: Callable[[Deal], None] = lambda deal: None,
    progress: Callable[[int], None] = lambda done: None,
    cluster: str | None = None,
) -> Result:
    """Plays as many deals as it takes for `count` games, or until the test decides; Ctrl-C ends it, too.

    Those that are known already are not played again. `keep` is given each new deal, and `progress` is told after each
    how many games it had.
    """
    start = time.perf_counter()
    wanted = ladder.deals(count)
    deals: list[Deal] = []
    stopped = False
    new_games = 0
    try:
        left = range(min(len(known), wanted), wanted)
        with closing(in_order(ladder.dealer, left, jobs, cluster)) as coming:
            for deal in chain(known[:wanted], coming):
                if len(deals) >= len(known):
                    keep(deal)
                    new_games += len(deal)
                deals.append(deal)
                progress(len(deal))
                if sprt is not None:
                    sprt.add(parts(deal))
                    if sprt.accepted is not None:
                        break
    except KeyboardInterrupt:
        stopped = True
    return Result(ladder, deals, sprt, stopped, jobs, new_games, time.perf_counter() - start)
