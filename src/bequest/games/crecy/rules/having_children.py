"""Have Children: which couple, and whether a gender is named for 1 Honor (section 18)."""

from __future__ import annotations

from bequest.core.frames import Frame
from bequest.core.pending import Choice
from bequest.core.reasons import NOT_ASKED, OK, Why
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import births, codes, frames, moves, persons, plans, tracks, tree
from bequest.games.crecy.rules.activity import Activity
from bequest.games.crecy.rules.plans import Plan
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.rules.tree import FIRST_ANCESTOR


def couple_code(s: CrecyState, seat: int, space: int, number: int) -> int:
    """Whether this member's couple may be chosen for births (C-15.4, C-17.8, C-18.1, C-26.2, C-38.29, C-38.41).

    A single or widowed member has no births (C-6.11).
    """
    code = persons.presence_code(s, seat, number)
    if code:
        return code
    member = s.families[seat][number]
    if not s.testament and member.row != terms.GENERATION_OF_ROUND[s.round]:
        return codes.OTHER_GENERATION
    if s.testament and number < FIRST_ANCESTOR:
        return codes.NOT_START_OR_PARENTS
    if member.partner < 0 or member.state != terms.ADULT:
        return codes.NOT_A_COUPLE
    if not s.speaks_for_couple(seat, number):
        return codes.HOLDER_IS_PARTNER
    if not births.able(s, seat, number):
        return codes.CHILDLESS_COUPLE
    if s.testament:
        return OK
    children = tree.children_count(s.families[seat], number)
    if space == terms.DOCTOR:
        return OK if children <= 1 else codes.TOO_MANY_FOR_DOCTOR
    return OK if children < terms.CHILD_LIMIT else codes.NO_MORE_CHILDREN


def couples(s: CrecyState, seat: int, space: int) -> list[int]:
    """The couples that may be chosen, each by the member that stands for it (C-15.4, C-15.5, C-17.10, C-18.1).

    Nobody but a couple has children (C-6.11). The child limit is checked here, not during the draws (C-15.6).

    A twin born beyond the limit counts towards it (C-35.14). In The Testament any two spouses are a couple, known or
    unknown (C-38.16), and there is no child limit (C-38.19).
    """
    family = s.families[seat]
    if s.rules.mode == terms.SOLO_TESTAMENT:
        found = [n for n in range(FIRST_ANCESTOR, len(family)) if n < family[n].partner]
        return [n for n in found if births.able(s, seat, n)]
    deck = s.rules.deck
    row = terms.GENERATION_OF_ROUND[s.round]
    limit = 1 if space == terms.DOCTOR else terms.CHILD_LIMIT - 1
    found = [
        n
        for n, p in enumerate(family)
        if p.row == row and p.partner >= 0 and p.card >= deck.first_child and p.state == terms.ADULT
    ]
    return [n for n in found if tree.children_count(family, n) <= limit and births.able(s, seat, n)]


class HaveChildren(Activity[CrecyState]):
    """One birth draw for a couple (C-18.1, C-18.2); in The Testament it is "How Big Was My Family?" (C-38.30)."""

    def check(self, s: CrecyState, seat: int) -> int:
        if not s.pawns[seat]:
            return codes.NO_PAWN
        if not couples(s, seat, terms.HAVE_CHILDREN):
            return codes.NO_COUPLE
        return OK if births.possible(s, seat, terms.ANY) else codes.NOTHING_TO_BE_BORN

    def begin(self, s: CrecyState, seat: int) -> Plan:
        return (terms.HAVE_CHILDREN, terms.PLAYER_PAWN, -1, -1)

    def next_step(self, s: CrecyState, seat: int, plan: Plan) -> int:
        if plan[plans.WHAT] < 0:
            return frames.COUPLE
        return frames.BIRTH if plan[plans.WHOM] < 0 else plans.COMMIT

    def commit(self, s: CrecyState, seat: int, plan: Plan) -> None:
        """A named gender costs 1 Honor (C-18.3), which is not refunded if the child is lost (C-11.10)."""
        if plan[plans.WHOM] != terms.ANY:
            tracks.gain_honor(s, seat, -1, terms.H_SPENT)
        father, mother = tree.parents_of_couple(s.families[seat], plan[plans.WHAT])
        births.begin(s, seat, father, mother, 1, plan[plans.WHOM])


class Couple(persons.PersonChoice):
    """The couple for births, of Have Children or the Fertility Doctor (C-18.1, C-26.2)."""

    name = "couple"

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return persons.actions(s, couples(s, seat, frame.args[plans.SPACE]))

    def refusal(self, s: CrecyState, frame: Frame, seat: int, action: int) -> int:
        number = action - s.rules.deck.person
        return NOT_ASKED if number < 0 else couple_code(s, seat, frame.args[plans.SPACE], number) or NOT_ASKED

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        moves.go_on(s, seat, plans.filled(frame.args, plans.WHAT, action - s.rules.deck.person))


class Birth(Choice[CrecyState]):
    """A free draw, or a Son or a Daughter for 1 Honor; never a gender that cannot come (C-15.17, C-18.3)."""

    name = "birth"

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return [terms.BIRTH + wanted for wanted in range(3) if births.possible(s, seat, wanted)]

    def refusal(self, s: CrecyState, frame: Frame, seat: int, action: int) -> int:
        return codes.GENDER_NOT_LEFT if terms.BIRTH <= action < terms.BIRTH + 3 else NOT_ASKED

    def explain(self, s: CrecyState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return codes.why(code, {})

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        moves.go_on(s, seat, plans.filled(frame.args, plans.WHOM, action - terms.BIRTH))

    def wondered(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return [terms.BIRTH + wanted for wanted in range(3)]
