"""The games of a ladder: who sits where, and how each game ended.

A deal is a seed of the game. It is played in every seating that it takes for luck to be shared out evenly, so that a
bot owes nothing to its seat or its opening cards. Luck that comes later can be told from play where a net judges
(`bequest.lab.luck`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import permutations
from typing import Final

from bequest.bots.budget import Budget
from bequest.bots.names import HEURISTIC, RANDOM
from bequest.bots.random_player import derived_seed
from bequest.core.game import Game
from bequest.core.handle import Handle
from bequest.core.position import CHANCE
from bequest.core.rng import seeded
from bequest.lab.ladder_bots import ISMCTS, THINKING, Maker, maker, supplied_weights, weights
from bequest.lab.simulate import Setup

ANCHORS: Final = (RANDOM, HEURISTIC)
"""The first of these that plays has the rating 0; if none does, the bot named first."""

LUCK_DIGITS: Final = 6
"""As exact as a file keeps it, so that a ladder that goes on comes to the same figures."""

Seating = tuple[int, ...]
"""For each seat the number of its bot."""


@dataclass(frozen=True)
class Played:
    """How one game ended, by seats. Nobody wins a solo game that is lost, nor one that all families leave extinct."""

    seating: Seating
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    luck: tuple[float, ...] = ()
    """What each seat owes to luck since the first choice, as a part of a win; empty if it was not measured."""
    choices: tuple[int, ...] = field(default=(), compare=False)
    """How many choices each seat had that were any, and for how many seconds it thought; unknown of old games."""
    seconds: tuple[float, ...] = field(default=(), compare=False)

    def seats(self, bot: int) -> list[int]:
        return [seat for seat, who in enumerate(self.seating) if who == bot]

    def wins(self, bot: int) -> float:
        """A win that several seats share is divided among them."""
        won = len([seat for seat in self.winners if self.seating[seat] == bot])
        return won / len(self.winners) if won else 0.0

    def part(self, bot: int) -> float:
        """Its part of the win; one that nobody has is shared by all."""
        return self.wins(bot) if self.winners else self.seating.count(bot) / len(self.seating)

    def lucky(self, bot: int) -> float:
        """What the seats of a bot owe to luck together."""
        return sum([self.luck[seat] for seat in self.seats(bot)])


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
class Room:
    """Where deals are played: the game, loaded, and what makes each of the bots."""

    game: Game
    makers: list[Maker]


@dataclass(frozen=True)
class Ladder:
    """What is played, in a form that another process can be sent."""

    setup: Setup
    bots: tuple[str, ...]
    luck: bool = False
    """Whether luck is measured; that takes a net for the game with its deck."""
    thinking: Budget = THINKING
    """What OpenSpiel's search has for a choice."""
    files: Mapping[str, bytes] = field(default_factory=dict)
    """The nets that are named by their files."""

    @property
    def alone(self) -> bool:
        return self.setup.players == 1

    @property
    def anchor(self) -> int:
        """The bot whose rating is 0."""
        return next((self.bots.index(bot) for bot in ANCHORS if bot in self.bots), 0)

    def facts(self) -> dict[str, object]:
        """All that decides how deals end, but for the rules and the cards."""
        found = self.setup.facts() | {"bots": list(self.bots)}
        found["nets"] = weights(self.bots, self.setup.load, self.files)
        if ISMCTS in self.bots:
            found["thinking"] = {"simulations": self.thinking.nodes, "seconds": self.thinking.seconds}
        return found | {"luck": supplied_weights(self.setup.load()) if self.luck else None}

    def deals(self, count: int) -> int:
        """How many whole deals have at least so many games."""
        return -(-count // len(self.seatings(0)))

    def seatings(self, number: int) -> list[Seating]:
        return seatings(len(self.bots), self.setup.players, derived_seed(self.deal_seed(number)))

    def deal_seed(self, number: int) -> int:
        """It comes from the number, so a deal is the same in any process and in any order."""
        return derived_seed(self.setup.seed, number)

    def room(self) -> Room:
        game = self.setup.load()
        return Room(game, [maker(bot, game, self.files, self.thinking) for bot in self.bots])

    def dealer(self) -> Callable[[int], Deal]:
        """What plays a deal by its number; the game is loaded once."""
        room = self.room()
        return lambda number: self.play_deal(room, number)

    def play_deal(self, room: Room, number: int) -> Deal:
        seed = self.deal_seed(number)
        tables = enumerate(self.seatings(number))
        return tuple([self._play_game(room, seed, table, seating) for table, seating in tables])

    def _play_game(self, room: Room, seed: int, table: int, seating: Seating) -> Played:
        """One game to its end. The chance of each bot is its own, at each table another.

        Where luck is measured, chance is explicit but answered by the position's own generator: the same game.
        """
        luck = None
        if self.luck:
            from bequest.lab.luck import luck_of  # NumPy takes a tenth of a second

            luck = luck_of(room.game)
        chance = "explicit" if luck else "auto"
        position = room.game.new(self.setup.players, seed, chance, False, **self.setup.options)
        handles = [Handle(position, seat) for seat in range(len(seating))]
        players = [room.makers[bot](derived_seed(seed, table, seat)) for seat, bot in enumerate(seating)]
        choices, seconds = [0] * len(seating), [0.0] * len(seating)
        if not self.alone:
            # The luck of the opening is the same at all tables of a deal, and every bot sits in every seat there.
            while position.seat == CHANCE:
                position.take(position.sample(position.rng))
        while not position.over:
            seat = position.seat
            if seat == CHANCE:
                assert luck is not None
                luck.draw(position, position.rng)
                continue
            options = handles[seat].legal()
            start = time.perf_counter()
            action = players[seat].choose(handles[seat], options)
            if len(options) > 1:
                choices[seat] += 1
                seconds[seat] += time.perf_counter() - start
            position.push(action, seat)
        sums = tuple([round(one, LUCK_DIGITS) for one in luck.sums(len(seating))]) if luck else ()
        ranks, scores = tuple(position.ranking()), tuple(position.scores())
        return Played(seating, tuple(position.winners()), ranks, scores, sums, tuple(choices), tuple(seconds))
