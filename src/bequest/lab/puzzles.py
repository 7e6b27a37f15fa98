"""Puzzles: positions in which one move is clearly the best, and not the one that comes to mind.

They come from games of a net with itself. A search finds what looks like one; then it must hold in fresh worlds, played
on by two nets, each for itself.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from bequest import games
from bequest.bots.budget import Budget
from bequest.bots.heuristic_player import HeuristicPlayer
from bequest.bots.net.judge import Judge
from bequest.bots.random_player import derived_seed
from bequest.bots.search.guide import Line, NetGuide
from bequest.bots.search.rollouts import Plan, Rollouts, Tried, compared, to_a_choice
from bequest.core.game import Game
from bequest.core.handle import Handle
from bequest.core.position import Position
from bequest.core.rng import seeded

LEAD: Final = 0.08
"""So much win chance the solution must be better than anything else."""
SURE: Final = 2.0
"""So many standard errors the lead must have in fresh worlds."""
OBVIOUS: Final = 0.15
"""What is likelier at first sight is no riddle."""
FIRST_LOOK: Final = Plan(options=8, unlikely=0.0005, worlds=6, choices=12, trust=0.0, rounds=1)
PROOF: Final = Plan(options=8, unlikely=0.0, worlds=40, choices=16, trust=0.0, rounds=1)
PROVED: Final = 4
"""So many options take part in the proof: the best of the first look, and the likeliest."""
THUMBS: Final = 3
"""So many times the rules of thumb are asked: they may draw lots."""


@dataclass(frozen=True)
class Puzzle:
    """A position, who is asked in it, and the answer."""

    game: str
    deck: str
    seat: int
    players: int
    solution: str
    """The text of the action."""
    likely: float
    """How likely it is at first sight."""
    leads: tuple[float, ...]
    """By how much win chance it is better than anything else, by each of the nets."""
    errors: tuple[float, ...]
    seed: int
    """Of the game that it comes from."""
    position: dict[str, object]
    """As `position.to_dict` gives it; everything that the seat may not know is in it too."""

    def text(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False, indent=1) + "\n"


def read(text: str) -> tuple[Puzzle, Position]:
    """A puzzle with its position on the table."""
    held = json.loads(text)
    held["leads"], held["errors"] = tuple(held["leads"]), tuple(held["errors"])
    puzzle = Puzzle(**held)
    return puzzle, games.get(puzzle.game, deck=puzzle.deck).from_json(json.dumps(puzzle.position))


@dataclass(frozen=True)
class Mine:
    """Where puzzles are looked for: one game of self-play after the other. Can be sent to another process."""

    game: str
    deck: str
    players: tuple[int, ...]
    seed: int
    nets: tuple[Path, ...] = ()
    """Further nets that must agree, beside the one of the package."""

    def digger(self) -> Callable[[int], list[Puzzle]]:
        """What finds the puzzles of a game by its number."""
        game = games.get(self.game, deck=self.deck)
        judges = _judges(game, self.nets)
        return lambda number: list(self.found(game, judges, number))

    def found(self, game: Game, judges: Sequence[Judge], number: int) -> Iterator[Puzzle]:
        players = self.players[number % len(self.players)]
        seed = derived_seed(self.seed, number)
        position = game.new(players, seed)
        guide = NetGuide(judges[:1])
        rng = seeded(derived_seed(seed, 1))
        while True:
            options = to_a_choice(position, rng)
            if not options:
                return
            puzzle = puzzle_in(position, options, judges, seed) if len(options) > 2 else None
            if puzzle is not None:
                yield puzzle
            line = Line(position, rng)
            position.take(guide.answers([line], [options], position.seat)[0], position.seat)


def _judges(game: Game, nets: Sequence[Path]) -> list[Judge]:
    from bequest.bots.net import file
    from bequest.bots.net.shelf import judge_of

    first = judge_of(game)
    if first is None:
        raise ValueError(f"there is no net for the deck {game.deck_name} of {game.name}")
    return [first, *[Judge(file.read(net.read_bytes()), game) for net in nets]]


def puzzle_in(position: Position, options: list[int], judges: Sequence[Judge], seed: int) -> Puzzle | None:
    """The puzzle of a question, if it is one."""
    seat = position.seat
    handle = Handle(position, seat)
    rng = seeded(derived_seed(seed, position.move, seat, 2))
    search = Rollouts(NetGuide(judges[:1]), FIRST_LOOK, handle, rng)
    tried = search.compare(options, Budget())
    best = max(tried, key=lambda one: _win(one, seat))
    if best.likely >= OBVIOUS or _lead(best, tried, seat)[0] < LEAD:
        return None
    mind = HeuristicPlayer(derived_seed(seed, 3))
    if any(mind.choose(handle, options) == best.action for _ in range(THUMBS)):
        return None
    likeliest = sorted(tried, key=lambda one: -one.likely)
    strongest = sorted(tried, key=lambda one: -_win(one, seat))
    rivals = list(dict.fromkeys([one.action for one in (*strongest[:3], *likeliest[:2])]))[: PROVED + 1]
    leads, errors = [], []
    for judge in judges:
        proof = Rollouts(NetGuide([judge]), PROOF, handle, rng).compare(rivals, Budget())
        again = next(one for one in proof if one.action == best.action)
        lead, error = _lead(again, proof, seat)
        if lead < LEAD or lead < SURE * error:
            return None
        leads.append(round(lead, 4))
        errors.append(round(error, 4))
    game = position.game
    return Puzzle(
        game.name, game.deck_name, seat, position.players, game.text(best.action), round(best.likely, 4), tuple(leads),
        tuple(errors), seed, position.to_dict(),
    )  # fmt: skip


def _wins(one: Tried, seat: int) -> list[float]:
    return [prospect.wins[seat] for prospect in one.prospects]


def _win(one: Tried, seat: int) -> float:
    wins = _wins(one, seat)
    return sum(wins) / len(wins) if wins else 0.0


def _lead(best: Tried, tried: Sequence[Tried], seat: int) -> tuple[float, float]:
    """The smallest lead over any other option, with its standard error."""
    others = [one for one in tried if one is not best and one.prospects]
    return min([compared(_wins(best, seat), _wins(other, seat)) for other in others], default=(0.0, float("inf")))
