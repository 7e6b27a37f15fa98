"""Families to draw: out of played games, and made up for what games bring rarely."""

from __future__ import annotations

from functools import cache
from typing import Any

from bequest import games
from bequest.bots.random_player import RandomPlayer
from bequest.core.frames import NOBODY
from bequest.core.handle import Handle
from bequest.core.words import words
from bequest.games.crecy.game import Crecy
from bequest.pedigree.people import Relative, relatives

SEEDS = range(12)


@cache
def played(mode: str, players: int, language: str = "en") -> tuple[tuple[Relative, ...], ...]:
    """The families at the end of some games of random players."""
    game = games.get("crecy")
    assert isinstance(game, Crecy)
    found: list[tuple[Relative, ...]] = []
    for seed in SEEDS:
        position = game.new(players, seed, mode=mode)
        player = RandomPlayer(seed)
        while not position.over:
            position.push(player.choose(Handle(position, position.seat)), position.seat)
        seats = position.seen(NOBODY).seats
        found += [tuple(relatives(game.deck, mode, seat.family, words(language))) for seat in seats]
    return tuple(found)


def downward(language: str = "en") -> list[tuple[Relative, ...]]:
    return list(played("multiplayer", 4, language))


def upward(language: str = "en") -> list[tuple[Relative, ...]]:
    return list(played("solo_testament", 1, language))


def person(number: int, name: str, row: int = 1, gender: str = "male", state: str = "adult", **more: Any) -> Relative:
    facts: dict[str, Any] = {
        "father": 0,
        "mother": 0,
        "partner": 0,
        "nationality": "",
        "occupation": "",
        "attached": (),
    }
    kind = more.pop("kind", "head" if number == 1 else "child" if more.get("father") else "friend")
    return Relative(number, name, gender, row, state, kind, **(facts | more))


def widower() -> list[Relative]:
    """A Head with two wives who departed and a third one, a child by each, the eldest betrothed."""
    return [
        person(1, "Armand", partner=7, attached=(("title", "Count"), ("mansion", "Mansion"))),
        person(2, "Ann", gender="female", state="departed", partner=1, nationality="British", occupation="Scientist"),
        person(3, "Louis", 2, state="child", father=1, mother=2, partner=8),
        person(4, "Olga", gender="female", state="departed", partner=1),
        person(5, "Blanche", 2, "female", father=1, mother=4),
        person(6, "Flore", 2, "female", "child", father=1, mother=7),
        person(
            7, "Maria", gender="female", partner=1, attached=(("contribution", "Alms House"), ("venture", "Venture"))
        ),
        person(8, "Zeynep", 2, "female", "promised", partner=3),
    ]


def large() -> list[Relative]:
    """Twenty-nine persons: a couple with three married children, each with three married children, and a last one."""
    found = [person(1, "Gaspard-Philippe", partner=2), person(2, "Kunegunda", gender="female", partner=1)]
    parents = [(1, 2)]
    for row in (2, 3):
        couples = []
        for father, mother in parents:
            for _ in range(3):
                child, spouse = len(found) + 1, len(found) + 2
                found.append(person(child, f"Child {child}", row, father=father, mother=mother, partner=spouse))
                facts: dict[str, Any] = {"nationality": "Prussian", "occupation": "Aristocrat", "partner": child}
                found.append(person(spouse, f"Friend {spouse}", row, "female", **facts))
                couples.append((child, spouse))
        parents = couples
    father, mother = parents[-1]
    return [
        *found,
        *[person(len(found) + n, f"Last {n}", 4, "male", "child", father=father, mother=mother) for n in (1, 2, 3)],
    ]
