"""Section 34 of the rules of the Duke de Crecy: what Friends do (those with an effect on births: `test_34_pairs`)."""

from __future__ import annotations

import pytest

from bequest.games.crecy.state import CrecyPosition
from bequest.games.crecy.terms import EFFECTS
from tests.rules.crecy.table import (
    asked,
    base,
    child,
    children,
    do,
    end_round,
    extra,
    family,
    file,
    friend,
    friends,
    hand,
    legal,
    mission,
    new_game,
    patron,
    rule_of,
    seat,
    shown,
    table,
    told,
    tracks,
)

GAINS = ("marry", "gold", "income", "taken", "prestige", "honor", "pawn", "born")
RIVAL = seat(family="patriarch & 2; ulrike & 1; son < 1 2")
HOUSE = "patriarch & 2; zeynep & 1; son < 1 2; daughter < 1 2"
"""A family of row 1 with two children; Zeynep is Turkish and a Diplomat."""


def wedding(name: str, others: str = "", choices: tuple[str, ...] = (), **arguments: object) -> CrecyPosition:
    """The Head marries this Friend of the supplied deck; `others` are persons of the family besides the Head."""
    head = "matriarch" if base().friends[base().card_number(name)].gender == 0 else "patriarch"
    arguments.setdefault("hand", name)
    arguments.setdefault("gold", 10)
    s = table(family="; ".join(filter(None, [head, others])), child_next="son", **arguments)  # type: ignore[arg-type]
    do(s, "marry")
    for text in (f"friend {name}", *choices):
        if text in legal(s):
            do(s, text)
    while asked(s)[0] == "take" and asked(s)[1] == 1:
        do(s, legal(s)[0])
    return s


def with_kin(name: str, *kin: str, **arguments: object) -> CrecyPosition:
    """The Head's widowed family: a first marriage has left children to whom these Friends are promised."""
    deck = base()
    woman = deck.friends[deck.card_number(name)].gender == 1
    head, spouse = ("patriarch", "dolores") if woman else ("matriarch", "grigori")
    # Only a patriarch can be widowed, so a man is married to the daughter of a couple in Generation II instead.
    if woman:
        people = [f"{head}; {spouse} & 1 departed"]
        first = 3
        for number, other in enumerate(kin):
            kind = "daughter" if deck.friends[deck.card_number(other)].gender == 0 else "son"
            people.append(f"{kind} & {first + 2 * number + 1} < 1 2; {other} & {first + 2 * number}")
        tree, round = "; ".join(people), 1
    else:
        people = ["patriarch & 2; dolores & 1; daughter < 1 2"]
        first = 4
        for number, other in enumerate(kin):
            kind = "daughter" if deck.friends[deck.card_number(other)].gender == 0 else "son"
            people.append(f"{kind} & {first + 2 * number + 1} < 1 2; {other} & {first + 2 * number}")
        tree, round = "; ".join(people), 3
    return tree, round  # type: ignore[return-value]
