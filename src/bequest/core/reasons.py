"""Why something is not on offer: a small int while the rules run, words only when somebody asks."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

OK: Final = 0
NOT_ASKED: Final = 1
NOT_YOUR_TURN: Final = 2
GAME_OVER: Final = 3
UNKNOWN_ACTION: Final = 4
CHANCE_FIRST: Final = 5
NO_JOURNAL: Final = 6
NOTHING_TO_UNDO: Final = 7
ANOTHER_DECIDED: Final = 8
SOMETHING_REVEALED: Final = 9
IN_MID_MOVE: Final = 10
ANSWER_STANDS: Final = 11
FIRST_GAME_CODE: Final = 20
"""Codes from here on belong to the games."""

WORDS: Final[dict[int, str]] = {
    NOT_ASKED: "this is not what is being asked now; choose one of the options of the open decision",
    NOT_YOUR_TURN: "seat {seat} is not asked now; seat {asked} decides",
    GAME_OVER: "the game is over",
    UNKNOWN_ACTION: "there is no action {action} in this game",
    CHANCE_FIRST: "chance has to answer first",
    NO_JOURNAL: "this game keeps no journal, so nothing can be taken back; start it with journal=True",
    NOTHING_TO_UNDO: "there is no move to take back",
    ANOTHER_DECIDED: "another player has decided since",
    SOMETHING_REVEALED: "a card was drawn since, and what was seen cannot be unseen",
    IN_MID_MOVE: "finish the open move first, or take its choices back",
    ANSWER_STANDS: "a secret choice was answered since, and such answers stand",
}


@dataclass(frozen=True, slots=True)
class Reason:
    """A refusal in words: its code, the rule it rests on ("" for a matter of turn) and the numbers it names."""

    code: int
    text: str
    rule: str = ""
    numbers: dict[str, int | str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text


def make(code: int, words: str, rule: str = "", **numbers: int | str) -> Reason:
    return Reason(code, words.format(**numbers), rule, dict(numbers))


def core_reason(code: int, **numbers: int | str) -> Reason:
    return make(code, WORDS[code], "", **numbers)
