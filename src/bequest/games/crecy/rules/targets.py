"""Who may be chosen in a family, and why not: for weddings, promises, births and attached cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bequest.core.knowledge import SEATS as MARK_BITS
from bequest.core.reasons import OK
from bequest.games.crecy.data.terms import (
    ADULT,
    ARRANGE,
    CHILD,
    CHILD_LIMIT,
    DEPARTED,
    DO_WEDDING_DISCOUNT,
    DOCTOR,
    GENERATION_OF_ROUND,
    HAVE_CHILDREN,
    MARRY,
    PROMISED,
    SOLO_TESTAMENT,
)
from bequest.games.crecy.rules import births, effects
from bequest.games.crecy.rules.codes import (
    CHILDLESS_COUPLE,
    FRIEND_MARRIES_ONCE,
    HOLDER_IS_PARTNER,
    HOLDS_ONE,
    KNOWN_ALREADY,
    MARRIED_ALREADY,
    NO_MORE_CHILDREN,
    NO_SUCH_PERSON,
    NOT_A_CHILD,
    NOT_A_COUPLE,
    NOT_START_OR_PARENTS,
    OTHER_GENERATION,
    PERSON_DEPARTED,
    PROMISED_ALREADY,
    SAME_GENDER,
    STILL_A_CHILD,
    TOO_LITTLE_GOLD,
    TOO_MANY_FOR_DOCTOR,
)
from bequest.games.crecy.rules.tree import FIRST_ANCESTOR, KINDS, Family, Person, attached_to, children_counts, held

if TYPE_CHECKING:
    from bequest.games.crecy.position import CrecyPosition

ALL_KINDS: Final = 15


# --- weddings ---


def price(s: CrecyPosition, seat: int, friend: int, member: Person) -> int:
    """What a wedding costs after discounts, or below zero the dowry it brings (C-13.4, C-11.6, C-11.7, C-35.11)."""
    deck = s.rules.deck
    money = deck.money[friend]
    if money >= 0:
        return -money
    discount = 0 if s.rules.mode == SOLO_TESTAMENT else deck.own_discount[member.card]  # ignored there (C-38.15)
    if s.lasting:
        discount += effects.modifier(s, seat, DO_WEDDING_DISCOUNT)
    return max(0, -money - discount)


def marry_code(s: CrecyPosition, seat: int, number: int) -> int:
    """Whether a member of the family may marry now (C-13.2, C-17.6, C-17.7, C-38.21)."""
    family = s.families[seat]
    if number >= len(family):
        return NO_SUCH_PERSON
    member = family[number]
    if s.rules.mode == SOLO_TESTAMENT:
        if number < FIRST_ANCESTOR:
            return NOT_START_OR_PARENTS
        return OK if member.partner < 0 else MARRIED_ALREADY
    if member.state == DEPARTED:
        return PERSON_DEPARTED
    if member.row != GENERATION_OF_ROUND[s.round]:
        return OTHER_GENERATION
    if member.state != ADULT:
        return STILL_A_CHILD
    if member.partner >= 0:
        return MARRIED_ALREADY
    return OK if member.card >= s.rules.deck.first_child else FRIEND_MARRIES_ONCE


def promise_code(s: CrecyPosition, seat: int, number: int) -> int:
    """Whether a marriage may be arranged for a member (C-14.1)."""
    family = s.families[seat]
    if number >= len(family):
        return NO_SUCH_PERSON
    member = family[number]
    if member.state == DEPARTED:
        return PERSON_DEPARTED
    if member.state == PROMISED:
        return NOT_A_CHILD
    if member.row != GENERATION_OF_ROUND[s.round] + 1:
        return OTHER_GENERATION
    if member.state != CHILD:
        return NOT_A_CHILD
    return OK if member.partner < 0 else PROMISED_ALREADY


def replace_code(s: CrecyPosition, seat: int, number: int) -> int:
    """Whether a Friend may stand for this member of a Testament tree (C-38.21, case b)."""
    family = s.families[seat]
    if number >= len(family):
        return NO_SUCH_PERSON
    if number < FIRST_ANCESTOR:
        return NOT_START_OR_PARENTS
    return OK if family[number].card >= s.rules.deck.first_child else KNOWN_ALREADY


def partner_code(s: CrecyPosition, seat: int, space: int, friend: int, number: int) -> int:
    """Whether this Friend may be joined to this member (C-13.2 to C-13.4, C-14.1, C-14.2, C-14.4, C-38.21)."""
    family = s.families[seat]
    if s.rules.mode == SOLO_TESTAMENT:
        if number < len(family) and family[number].gender == s.rules.deck.gender[friend]:
            code = replace_code(s, seat, number)
        else:
            code = marry_code(s, seat, number)
    else:
        code = promise_code(s, seat, number) if space == ARRANGE else marry_code(s, seat, number)
    return code or pair_code(s, seat, friend, family[number])


def pair_code(s: CrecyPosition, seat: int, friend: int, member: Person) -> int:
    """Whether Friend and member go together, and the Gold is there; the member as such is one of `members`."""
    deck = s.rules.deck
    if member.gender == deck.gender[friend]:
        if s.rules.mode != SOLO_TESTAMENT:
            return SAME_GENDER
        if member.card < deck.first_child:
            return KNOWN_ALREADY
    elif member.partner >= 0:
        return MARRIED_ALREADY
    if deck.money[friend] >= 0 or s.gold[seat] >= price(s, seat, friend, member):
        return OK
    return TOO_LITTLE_GOLD


def members(s: CrecyPosition, seat: int, space: int) -> list[int]:
    """Everybody whom some Friend could join, in The Testament also instead of."""
    family = s.families[seat]
    if s.rules.mode == SOLO_TESTAMENT:
        unknown = s.rules.deck.first_child
        return [n for n in range(FIRST_ANCESTOR, len(family)) if family[n].partner < 0 or family[n].card >= unknown]
    if space == ARRANGE:
        row = GENERATION_OF_ROUND[s.round] + 1
        return [n for n, p in enumerate(family) if p.row == row and p.state == CHILD and p.partner < 0]
    row = GENERATION_OF_ROUND[s.round]
    original = s.rules.deck.first_child
    return [
        n for n, p in enumerate(family) if p.row == row and p.partner < 0 and p.state == ADULT and p.card >= original
    ]


def anybody_to_wed(s: CrecyPosition, seat: int, found: list[Person]) -> bool:
    """Whether some Friend in hand may join one of these members now."""
    if found:
        for mark in s.hands[seat]:
            for member in found:
                if pair_code(s, seat, mark >> MARK_BITS, member) == OK:
                    return True
    return False


def partners(s: CrecyPosition, seat: int, space: int, friend: int) -> list[int]:
    """Whom this Friend may join now."""
    family = s.families[seat]
    return [n for n in members(s, seat, space) if pair_code(s, seat, friend, family[n]) == OK]


# --- births ---


def couple_code(s: CrecyPosition, seat: int, space: int, number: int) -> int:
    """Whether this member's couple may be chosen for births (C-18.1, C-26.2, C-38.29, C-38.41)."""
    family = s.families[seat]
    if number >= len(family):
        return NO_SUCH_PERSON
    member = family[number]
    testament = s.rules.mode == SOLO_TESTAMENT
    if member.state == DEPARTED:
        return PERSON_DEPARTED
    if not testament and member.row != GENERATION_OF_ROUND[s.round]:
        return OTHER_GENERATION
    if testament and number < FIRST_ANCESTOR:
        return NOT_START_OR_PARENTS
    if member.partner < 0 or member.state != ADULT:
        return NOT_A_COUPLE
    if not speaks_for_couple(s, family, number):
        return HOLDER_IS_PARTNER
    if not births.able(s, seat, number):
        return CHILDLESS_COUPLE
    if testament:
        return OK
    children = children_counts(family, len(family))[number]
    if space == DOCTOR:
        return OK if children <= 1 else TOO_MANY_FOR_DOCTOR
    return OK if children < CHILD_LIMIT else NO_MORE_CHILDREN


def speaks_for_couple(s: CrecyPosition, family: Family, number: int) -> bool:
    """A couple is chosen by its original member; in The Testament, where both may be alike, by the elder one."""
    if s.rules.mode == SOLO_TESTAMENT:
        return number < family[number].partner
    return family[number].card >= s.rules.deck.first_child


def couples(s: CrecyPosition, seat: int, space: int) -> list[int]:
    family = s.families[seat]
    if s.rules.mode == SOLO_TESTAMENT:
        found = [n for n in range(FIRST_ANCESTOR, len(family)) if n < family[n].partner]
        return [n for n in found if births.able(s, seat, n)]
    deck = s.rules.deck
    row = GENERATION_OF_ROUND[s.round]
    limit = 1 if space == DOCTOR else CHILD_LIMIT - 1
    found = [
        n
        for n, p in enumerate(family)
        if p.row == row and p.partner >= 0 and p.card >= deck.first_child and p.state == ADULT
    ]
    if not found:
        return found
    counts = children_counts(family, len(family))
    return [n for n in found if counts[n] <= limit and births.able(s, seat, n)]


# --- attached cards ---


def holder_code(s: CrecyPosition, seat: int, kind: int, number: int) -> int:
    """Whether a card of this kind may be laid beside the member or its couple (section 21, C-38.40)."""
    family = s.families[seat]
    if number >= len(family):
        return NO_SUCH_PERSON
    member = family[number]
    if member.state == DEPARTED:
        return PERSON_DEPARTED
    if s.rules.mode == SOLO_TESTAMENT:
        if number < FIRST_ANCESTOR:
            return NOT_START_OR_PARENTS
    elif member.row != GENERATION_OF_ROUND[s.round]:
        return OTHER_GENERATION
    if member.state != ADULT:
        return STILL_A_CHILD
    if member.partner >= 0 and not speaks_for_couple(s, family, number):
        return HOLDER_IS_PARTNER
    return HOLDS_ONE if held(attached_to(family, number), kind) else OK


def holders(s: CrecyPosition, seat: int, kind: int) -> list[int]:
    row = GENERATION_OF_ROUND[s.round]
    anywhere = s.rules.mode == SOLO_TESTAMENT
    return [
        n
        for n, person in enumerate(s.families[seat])
        if (anywhere or person.row == row) and holder_code(s, seat, kind, n) == OK
    ]


def has_holder(s: CrecyPosition, seat: int, kind: int) -> bool:
    """Whether somebody in the family could hold a card of this kind now (C-21.8)."""
    return bool(kinds_with_holder(s, seat) >> kind & 1)


def kinds_with_holder(s: CrecyPosition, seat: int) -> int:
    """The kinds of attached cards that somebody in the family could hold now, one bit each."""
    if s.rules.mode == SOLO_TESTAMENT:
        return sum([1 << kind for kind in KINDS if holders(s, seat, kind)])
    row = GENERATION_OF_ROUND[s.round]
    original = s.rules.deck.first_child
    family = s.families[seat]
    found = 0
    for number, person in enumerate(family):
        if person.row == row and person.state == ADULT and (person.partner < 0 or person.card >= original):
            attached = person.attached if person.partner < 0 else attached_to(family, number)
            if not attached:
                return ALL_KINDS
            found |= sum([1 << kind for kind in KINDS if not held(attached, kind)])
    return found


# --- all at once ---


def survey(s: CrecyPosition, seat: int) -> tuple[list[Person], list[Person], list[int]]:
    """What a turn asks of a family, in one look: `members` to marry, to promise, and the `couples` for births."""
    family = s.families[seat]
    if s.rules.mode == SOLO_TESTAMENT:
        return [family[n] for n in members(s, seat, MARRY)], [], couples(s, seat, HAVE_CHILDREN)
    row = GENERATION_OF_ROUND[s.round]
    original = s.rules.deck.first_child
    singles: list[Person] = []
    children: list[Person] = []
    paired = False
    for person in family:
        if person.row == row:
            if person.state == ADULT and person.card >= original:
                if person.partner < 0:
                    singles.append(person)
                else:
                    paired = True
        elif person.row > row and person.state == CHILD and person.partner < 0:
            children.append(person)
    return singles, children, couples(s, seat, HAVE_CHILDREN) if paired else []
