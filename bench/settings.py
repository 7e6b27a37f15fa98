"""Our games as they are measured: which, with how many players, from where, and what is done with them."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from bench.figures import Course, Subject
from bench.protocol import Offer
from bench.workloads import Play, Repeat, Workload
from bequest import games
from bequest.core import record
from bequest.core.game import Game
from bequest.core.playouts import play_out
from bequest.core.position import Position
from bequest.core.record import Record
from bequest.core.rng import seeded

COURSE_GAMES = 50
MID_GAME_POSITIONS = 16
GAMES = "games"
POSITIONS = "positions"
PARTS = (GAMES, POSITIONS)
"""Whole games are played in a process that holds nothing else, as a program that plays them would."""
RECORDS = 4
"""Few, since a slice ends only when each has been replayed."""


@dataclass(frozen=True)
class Setting:
    """A game as it is measured: with how many players, and what differs from the game as supplied."""

    game: Game
    players: int
    options: dict[str, object] = field(default_factory=dict)
    variant: str = ""

    @property
    def name(self) -> str:
        parts = [self.game.name, *([self.variant] if self.variant else [])]
        return ", ".join(parts if self.players == 1 else [*parts, f"{self.players} players"])

    @property
    def targeted(self) -> bool:
        return self.players == max(self.game.player_counts) and not self.variant

    def new(self, seed: int, journal: bool = False) -> Position:
        return self.game.new(self.players, seed, "auto", journal, **self.options)


EXPANSIONS = {"forbidden": "Forbidden Machines"}
"""What decks with rules of their own are called."""


def settings(only: str = "") -> list[Setting]:
    """Every player count of every game, the solo modes, and decks with rules of their own; or those of one game."""
    return [setting for setting in _all() if only in ("", setting.game.name)]


def _all() -> list[Setting]:
    found: list[Setting] = []
    for name in games.names():
        game = games.get(name)
        modes = [str(mode) for option in game.options if option.key == "mode" for mode in option.values]
        alone = [mode for mode in modes if mode.startswith("solo")]
        found += [Setting(game, 1, {"mode": mode}, mode.replace("_", " ")) for mode in alone]
        found += [Setting(game, players) for players in game.player_counts if players > 1]
        others = [alias for alias in game.aliases if alias != "base"]
        most = max(game.player_counts)
        found += [Setting(games.get(name, deck), most, {}, EXPANSIONS.get(deck, deck)) for deck in others]
    return found


class RandomGames:
    """Games of other seeds, one after the other, every choice drawn evenly from what is on offer."""

    def __init__(self, setting: Setting) -> None:
        self._new = setting.new
        self._draw = random.Random(1).random
        self._rng = seeded(1)
        self._seed = 0

    def play(self) -> int:
        """A game played out by the rules' own `play_out`."""
        self._seed += 1
        return play_out(self._new(self._seed), self._rng)

    def step(self) -> int:
        """A game stepped by its caller, who asks for the options and names a choice each time."""
        draw = self._draw
        self._seed += 1
        state = self._new(self._seed)
        decisions = 0
        while not state.over:
            options = state.legal()
            state.push(options[int(draw() * len(options))], state.seat)
            decisions += 1
        return decisions


def course(setting: Setting) -> Course:
    """Counts decisions over some games, the same ones every time."""
    choice = random.Random(2).choice
    decisions = single = 0
    for seed in range(COURSE_GAMES):
        state = setting.new(seed)
        while not state.over:
            options = state.legal()
            state.push(choice(options), state.seat)
            decisions += 1
            single += len(options) == 1
    return Course(COURSE_GAMES, decisions, single)


def mid_game(setting: Setting, decisions_per_game: float) -> list[Position]:
    """Positions of different games, each after half of an average game."""
    choice = random.Random(3).choice
    found: list[Position] = []
    seed = 0
    while len(found) < MID_GAME_POSITIONS:
        seed += 1
        state = setting.new(seed)
        for _ in range(int(decisions_per_game / 2)):
            if not state.over:
                state.push(choice(state.legal()), state.seat)
        if not state.over:
            found.append(state)
    return found


def records(setting: Setting) -> list[Record]:
    """Whole games of random play, written down."""
    choice = random.Random(4).choice
    found: list[Record] = []
    for seed in range(RECORDS):
        state = setting.new(seed, journal=True)
        while not state.over:
            state.push(choice(state.legal()), state.seat)
        found.append(record.make(state, {"players": setting.players, "seed": seed, **setting.options}))
    return found


def replayer(game: Game) -> Callable[[Record], None]:
    def replay(one: Record) -> None:
        for _ in record.replay(one, game):
            pass

    return replay


def encode_into(buffer: object) -> Callable[[Position], None]:
    """Encodes for the seat that decides, always into the same buffer."""
    return lambda position: position.encode(position.seat, buffer)


def offer(setting: Setting, part: str) -> Offer:
    """What is measured of a setting in one process, everything through the public contract."""
    found = course(setting)
    workloads = _games(setting) if part == GAMES else _positions(setting, found.decisions_per_game)
    return Offer(Subject(setting.name, found, setting.game.name, setting.targeted), workloads)


def _games(setting: Setting) -> dict[str, Workload]:
    return {"play": Play(RandomGames(setting).play), "steps": Play(RandomGames(setting).step, "steps")}


def asked(position: Position) -> None:
    """All that a table sends to the seat that decides."""
    seat = position.seat
    position.view(seat)
    position.prompt(seat)
    position.offers(seat)


def _positions(setting: Setting, decisions_per_game: float) -> dict[str, Workload]:
    import numpy as np  # not where whole games are played: that process holds nothing else

    positions = mid_game(setting, decisions_per_game)
    rng = seeded(1)
    cells = setting.game.encoder.size
    return {
        "clones": Repeat("clones", positions, lambda position: position.clone()),
        "guesses": Repeat("guesses", positions, lambda position: position.guess(position.seat, rng)),
        "legal": Repeat("legal", positions, lambda position: position.legal()),
        "encodings": Repeat("encodings", positions, encode_into(bytearray(cells))),
        "floats": Repeat("floats", positions, encode_into(np.empty(cells, np.float32))),
        "views": Repeat("views", positions, lambda position: position.view(position.seat)),
        "offers": Repeat("offers", positions, asked),
        "replays": Repeat("replays", records(setting), replayer(setting.game)),
    }
