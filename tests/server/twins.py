"""Two worlds that differ only in what a seat may not know, and a way to play on that looks the same to it in both.

Whoever else moves does what is possible in both worlds; chance does in each what the seat can't tell apart.
"""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field

from bequest import games
from bequest.core.position import CHANCE, OVER, Position
from bequest.core.rng import seeded
from tests.conformance.hiding import HIDE

TRIES = 40
"""So many moves of somebody else are tried before the two worlds are given up."""


@dataclass
class Turn:
    """A move of a seat (from 0), and what chance brought after it in each world, as texts."""

    seat: int
    steps: list[str]
    chance: tuple[list[str], list[str]]


@dataclass
class Twins:
    """Where the two worlds begin, as position texts, and how they go on."""

    game: str
    looker: int | None
    starts: tuple[str, str]
    turns: list[Turn] = field(default_factory=list)
    differ: int = 0
    """After how many turns the worlds were still different."""


def twins(game: str, players: int, looker: int | None, seed: int, age: int, length: int) -> Twins | None:
    """Two worlds some way into a game, and how they go on for at most so many moves; None if they are the same."""
    rng = random.Random(seed)
    one = some_way_into(game, players, rng, age)
    if one.over:
        return None
    content = HIDE[game](one.to_dict(), looker, seeded(seed))
    starts = (begun(one.to_dict()), begun(content))
    worlds = tuple([games.get(game).from_json(text, chance="explicit", journal=True) for text in starts])
    assert worlds[0].key(looker) == worlds[1].key(looker)
    if worlds[0].digest() == worlds[1].digest():
        return None
    found = Twins(game, looker, starts)
    while len(found.turns) < length and worlds[0].seat != OVER:
        step = go_on(worlds[0], worlds[1], looker, rng)
        if step is None:
            break
        turn, worlds = step
        found.turns.append(turn)
        found.differ += worlds[0].digest() != worlds[1].digest()
    return found


def begun(content: dict[str, object]) -> str:
    """A position as a table begins with it: without a generator."""
    return json.dumps({name: value for name, value in content.items() if name != "random"})


def some_way_into(game: str, players: int, rng: random.Random, age: int) -> Position:
    position = games.get(game).new(players, rng.getrandbits(60), chance="explicit", journal=True)
    draws = seeded(rng.getrandbits(60))
    while not position.over and (position.move < age or position.seat == CHANCE):
        if position.seat == CHANCE:
            position.push(position.sample(draws))
        else:
            seat = rng.choice(position.waiting)
            position.play(*some_move(position, seat, rng), seat=seat)
    return position


def some_move(position: Position, seat: int, rng: random.Random) -> list[str]:
    ahead = position.outlook([], seat, True)
    steps: list[int] = []
    while True:
        steps.append(rng.choice(ahead.legal(seat)))
        ahead = position.outlook(steps, seat, True)
        if not ahead.made(seat):
            return [position.game.text(step) for step in steps]


def go_on(
    one: Position, other: Position, looker: int | None, rng: random.Random
) -> tuple[Turn, tuple[Position, Position]] | None:
    """One more move in both worlds that the seat can't tell apart; None if none is found."""
    for _ in range(TRIES):
        seat = rng.choice(one.waiting)
        steps = some_move(one, seat, rng)
        ahead, beside = one.clone(), other.clone()
        ahead.play(*steps, seat=seat)
        try:
            beside.play(*steps, seat=seat)
        except ValueError:
            assert seat != looker, "the own options may not depend on what is hidden"
            continue
        drawn = settled(ahead, beside, looker, rng)
        if drawn is not None and ahead.key(looker) == beside.key(looker):
            return Turn(seat, steps, drawn), (ahead, beside)
    return None


def settled(
    one: Position, other: Position, looker: int | None, rng: random.Random
) -> tuple[list[str], list[str]] | None:
    """Chance answers in both worlds, differently where that can't be seen; None if it can't be kept from the seat."""
    drawn: tuple[list[str], list[str]] = ([], [])
    while one.seat == CHANCE or other.seat == CHANCE:
        if one.seat != other.seat:
            return None
        action = rng.choice(one.legal())
        drawn[0].append(one.game.text(action))
        one.push(action)
        possible = other.legal()
        rng.shuffle(possible)
        for choice in [*possible, action]:
            ahead = other.clone()
            if choice in possible:
                ahead.push(choice)
                if ahead.seat == one.seat and ahead.key(looker) == one.key(looker):
                    break
        else:
            return None
        drawn[1].append(other.game.text(choice))
        other.push(choice)
    return drawn
