"""Why something is not on offer: a small int in the rules, turned into words only when a reason is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from msgspec import Struct

from bequest.core.words import SOURCE_LANGUAGE, Arg, Message, message, words

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
NOT_CHANCE: Final = 12
WHICH_SEAT: Final = 13
NO_SUCH_MOVE: Final = 14
INCOMPLETE: Final = 15
COMPLETE: Final = 16
NO_SUCH_SET: Final = 17
SET_SIZE: Final = 18
NO_SET_ASKED: Final = 19
NOT_SO_MANY: Final = 20
FIRST_GAME_CODE: Final = 30
"""Codes from here on belong to the games."""

MESSAGES: Final[dict[int, str]] = {
    NOT_ASKED: "reason-not-asked",
    NOT_YOUR_TURN: "reason-not-your-turn",
    GAME_OVER: "reason-game-over",
    UNKNOWN_ACTION: "reason-unknown-action",
    CHANCE_FIRST: "reason-chance-first",
    NO_JOURNAL: "reason-no-journal",
    NOTHING_TO_UNDO: "reason-nothing-to-undo",
    ANOTHER_DECIDED: "reason-another-decided",
    SOMETHING_REVEALED: "reason-something-revealed",
    IN_MID_MOVE: "reason-in-mid-move",
    ANSWER_STANDS: "reason-answer-stands",
    NOT_CHANCE: "reason-not-chance",
    WHICH_SEAT: "reason-which-seat",
    NO_SUCH_MOVE: "reason-no-such-move",
    INCOMPLETE: "reason-incomplete",
    COMPLETE: "reason-complete",
    NO_SUCH_SET: "reason-no-such-set",
    SET_SIZE: "reason-set-size",
    NO_SET_ASKED: "reason-no-set-asked",
    NOT_SO_MANY: "reason-not-so-many",
}


@dataclass(frozen=True, slots=True)
class Why:
    """A refusal as the rules know it: its code, the rule, and by name the numbers that decide. Words come later."""

    code: int
    rule: str
    numbers: Mapping[str, int]


class Reason(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A refusal: its code, its message and the rule behind it ("" if it is only not the seat's turn)."""

    code: int
    message: Message
    rule: str = ""

    @property
    def numbers(self) -> dict[str, int | str]:
        """What the message names, for programs; names are those of the source language."""
        return words(SOURCE_LANGUAGE).plain(self.message.args)

    @property
    def cited(self) -> Message:
        """The message with the rule in brackets."""
        return message("reason-by-rule", reason=self.message, rule=self.rule) if self.rule else self.message

    def text(self, language: str) -> str:
        """The refusal in words, with the rule in brackets."""
        return words(language).say(self.cited)

    def __str__(self) -> str:
        return str(self.cited)


def core_reason(code: int, **args: Arg) -> Reason:
    return Reason(code, Message(MESSAGES[code], args)) if args else _bare_reason(code)


@cache
def _bare_reason(code: int) -> Reason:
    """A reason that is always the same: every seat is told after every move why it can't take back its last one."""
    return Reason(code, Message(MESSAGES[code], {}))


def not_your_turn(seat: int, waiting: list[int]) -> Reason:
    """A seat that is not asked tried to choose."""
    if len(waiting) == 1:
        return core_reason(NOT_YOUR_TURN, seat=seat + 1, asked=waiting[0] + 1)
    asked = tuple([str(other + 1) for other in waiting])
    return Reason(NOT_YOUR_TURN, message("reason-turn-of-several", seat=seat + 1, asked=asked))
