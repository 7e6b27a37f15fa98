"""A ladder: bots play against each other, and it is counted who wins.

A deal is a seed of the game. It is played in every seating that it takes for luck to be shared out evenly, so that a
bot owes nothing to its seat or its cards.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, permutations
from typing import Final

from bequest.bots.player import HEURISTIC, RANDOM, new_player
from bequest.bots.random_player import derived_seed
from bequest.core.game import Game
from bequest.core.handle import Handle
from bequest.core.rng import seeded
from bequest.lab.processes import in_order
from bequest.lab.ratings import Outcome, Rating, Share, Sprt, ratings, share_of
from bequest.lab.simulate import Setup

ANCHORS: Final = (RANDOM, HEURISTIC)
"""The first of these that plays has the rating 0; if none does, the bot named first."""

Seating = tuple[int, ...]
"""For each seat the number of its bot."""


@dataclass(frozen=True)
class Played:
    """How one game ended, by seats. Nobody wins a solo game that is lost, nor one that all families leave extinct."""

    seating: Seating
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]

    def wins(self, bot: int) -> float:
        """A win that several seats share is divided among them."""
        won = len([seat for seat in self.winners if self.seating[seat] == bot])
        return won / len(self.winners) if won else 0.0

    def part(self, bot: int) -> float:
        """Its part of the win; one that nobody has is shared by all."""
        return self.wins(bot) if self.winners else self.seating.count(bot) / len(self.seating)


Deal = tuple[Played, ...]
"""The games of a deal, one for each seating."""


def seatings(bots: int, players: int, seed: int) -> list[Seating]:
    """In which seatings a deal is played.

    Alone: each bot. Two players: every pair of bots, both ways round. Two bots: each of them in every seat, against the
    other in all others. Otherwise bots are drawn for the seats, all before one of them is drawn again, and move on from
    seat to seat.
    """
    if players <= 2:
        return list(permutations(range(bots), players))
    if bots == 2:
        lone = [(bot, place) for bot in range(bots) for place in range(players)]
        return [tuple([bot if seat == place else 1 - bot for seat in range(players)]) for bot, place in lone]
    rng = seeded(seed)
    drawn: list[int] = []
    while len(drawn) < players:
        bag = list(range(bots))
        rng.shuffle(bag)
        drawn += bag[: players - len(drawn)]
    return [tuple(drawn[place:] + drawn[:place]) for place in range(players)]


@dataclass(frozen=True)
class Ladder:
    """What is played, in a form that another process can be sent."""

    setup: Setup
    bots: tuple[str, ...]

    @property
    def alone(self) -> bool:
        return self.setup.players == 1

    @property
    def anchor(self) -> int:
        """The bot whose rating is 0."""
        return next((self.bots.index(bot) for bot in ANCHORS if bot in self.bots), 0)

    def facts(self) -> dict[str, object]:
        return self.setup.facts() | {"bots": list(self.bots)}

    def deals(self, count: int) -> int:
        """How many whole deals have at least so many games."""
        return -(-count // len(self.seatings(0)))

    def seatings(self, number: int) -> list[Seating]:
        return seatings(len(self.bots), self.setup.players, derived_seed(self.deal_seed(number)))

    def deal_seed(self, number: int) -> int:
        """It comes from the number, so a deal is the same in any process and in any order."""
        return derived_seed(self.setup.seed, number)

    def dealer(self) -> Callable[[int], Deal]:
        """What plays a deal by its number; the game is loaded once."""
        game = self.setup.load()
        return lambda number: self.play_deal(game, number)

    def play_deal(self, game: Game, number: int) -> Deal:
        seed = self.deal_seed(number)
        tables = enumerate(self.seatings(number))
        return tuple([self._play_game(game, seed, table, seating) for table, seating in tables])

    def _play_game(self, game: Game, seed: int, table: int, seating: Seating) -> Played:
        """One game to its end. The chance of each bot is its own, at each table another."""
        position = game.new(self.setup.players, seed, "auto", False, **self.setup.options)
        handles = [Handle(position, seat) for seat in range(len(seating))]
        players = [new_player(self.bots[bot], derived_seed(seed, table, seat)) for seat, bot in enumerate(seating)]
        while not position.over:
            seat = position.seat
            position.push(players[seat].choose(handles[seat]), seat)
        return Played(seating, tuple(position.winners()), tuple(position.ranking()), tuple(position.scores()))


# --- what is found ---


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

    def facts(self) -> dict[str, object]:
        share, rating = self.share, self.rating
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": round(self.wins, 4),
            **(_share_facts(share) if share else dict.fromkeys(("share", "low", "high"))),
            "fair": _rounded(self.fair, 4),
            "score": _rounded(self.score, 2),
            "rank": _rounded(self.rank, 3),
            "elo": round(rating.elo, 1) if rating else None,
            "elo_low": round(rating.elo - rating.margin, 1) if rating else None,
            "elo_high": round(rating.elo + rating.margin, 1) if rating else None,
        }


def _rounded(value: float | None, digits: int) -> float | None:
    return None if value is None else round(value, digits)


def _share_facts(share: Share) -> dict[str, float | None]:
    return {"share": round(share.value, 4), "low": round(share.low, 4), "high": round(share.high, 4)}


@dataclass(frozen=True)
class Result:
    """The deals that count, in order, and the time that the new ones among them took."""

    ladder: Ladder
    deals: list[Deal]
    sprt: Sprt | None
    stopped: bool
    """Whether somebody has pressed Ctrl-C."""
    jobs: int
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
        if len(self.ladder.bots) != 2 or self.ladder.alone:
            return None
        return share_of([sum(parts(deal)) for deal in self.deals], [len(deal) for deal in self.deals])

    def facts(self) -> dict[str, object]:
        facts = self.ladder.facts() | {"games": self.games, "deals": len(self.deals)}
        facts["results"] = [standing.facts() for standing in self.standings]
        if self.against is not None:
            first, second = self.ladder.bots
            facts["against"] = {"bot": first, "other": second} | _share_facts(self.against)
        if self.sprt is not None:
            facts["sprt"] = self.sprt.facts()
        return facts | {"stopped": self.stopped}

    def times(self) -> dict[str, object]:
        return {
            "jobs": self.jobs,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.new_games / self.seconds, 1),
        }

    def _standing(self, bot: int, rating: Rating | None) -> Standing:
        name = self.ladder.bots[bot]
        fair = None if self.ladder.alone else 1 / self.ladder.setup.players
        wins = [sum([game.wins(bot) for game in deal]) for deal in self.deals]
        seats = [sum([game.seating.count(bot) for game in deal]) for deal in self.deals]
        total = sum(seats)
        if not total:
            return Standing(name, 0, 0.0, None, fair, None, None, None)
        held = [
            (game, seat) for deal in self.deals for game in deal for seat, who in enumerate(game.seating) if who == bot
        ]
        score = sum([game.scores[seat] for game, seat in held]) / total
        rank = None if self.ladder.alone else sum([game.ranks[seat] for game, seat in held]) / total
        return Standing(name, total, sum(wins), share_of(wins, seats), fair, score, rank, rating)


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
        with closing(in_order(ladder.dealer, range(min(len(known), wanted), wanted), jobs)) as coming:
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
