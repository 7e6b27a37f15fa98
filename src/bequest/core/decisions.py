"""Records of the contract: the question that is asked, and a place where cards lie."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Decision:
    """What is being asked. `step` and `choices` belong to a move under way and are empty for all but the chooser.

    While several seats are asked at once, `waiting` names all that have not answered; `seat` is the first of them, or
    the one whose prompt this is.
    """

    kind: str
    seat: int
    subject: str = ""
    step: str = ""
    choices: tuple[str, ...] = ()
    waiting: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Place:
    """Cards lying somewhere, and for each of them the seats that know it there (one bit each)."""

    name: str
    cards: tuple[int, ...]
    knowers: tuple[int, ...]
