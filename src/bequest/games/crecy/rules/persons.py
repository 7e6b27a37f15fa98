"""What all choices of a person share: the members of a family as actions, and why one of them will not do."""

from __future__ import annotations

from bequest.core.frames import Frame
from bequest.core.pending import Choice
from bequest.core.reasons import OK, Why
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import codes
from bequest.games.crecy.rules.state import CrecyState


def actions(s: CrecyState, numbers: list[int]) -> list[int]:
    first = s.rules.deck.person
    return [first + number for number in numbers]


def presence_code(s: CrecyState, seat: int, number: int) -> int:
    """Whether there is such a person in the family, and still there."""
    family = s.families[seat]
    if number >= len(family):
        return codes.NO_SUCH_PERSON
    return codes.PERSON_DEPARTED if family[number].state == terms.DEPARTED else OK


def wondered(s: CrecyState, seat: int) -> list[int]:
    """Everybody in the family."""
    return actions(s, list(range(len(s.families[seat]))))


def explain(s: CrecyState, seat: int, action: int, code: int) -> Why:
    """A refusal that concerns a person, and perhaps the row (C-6.4, C-6.12, C-6.14)."""
    number = action - s.rules.deck.person
    numbers = {} if code == codes.NO_SUCH_PERSON else {"person": number}
    if code == codes.OTHER_GENERATION:
        numbers |= {"row": s.families[seat][number].row, "generation": s.generation}
    return codes.why(code, numbers)


class PersonChoice(Choice[CrecyState]):
    """A decision for a member of the family. Everybody in it is shown, with the reason if it may not be chosen."""

    def explain(self, s: CrecyState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return explain(s, seat, action, code)

    def wondered(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return wondered(s, seat)
