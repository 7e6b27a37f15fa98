"""Who may be chosen in a family, and why not: for weddings, promises, births and attached cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bequest.core.knowledge import SEATS as MARK_BITS
from bequest.core.reasons import OK
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import births, codes, effects
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
    discount = 0 if s.rules.mode == terms.SOLO_TESTAMENT else deck.own_discount[member.card]  # ignored there (C-38.15)
    if s.lasting:
        discount += effects.modifier(s, seat, terms.DO_WEDDING_DISCOUNT)
    return max(0, -money - discount)


def marry_code(s: CrecyPosition, seat: int, number: int) -> int:
    """Whether a member of the family may marry now (C-13.2, C-17.6, C-17.7, C-38.21)."""
    family = s.families[seat]
    if number >= len(family):
        return codes.NO_SUCH_PERSON
    member = family[number]
    if s.rules.mode == terms.SOLO_TESTAMENT:
        if number < FIRST_ANCESTOR:
            return codes.NOT_START_OR_PARENTS
        return OK if member.partner < 0 else codes.MARRIED_ALREADY
    if member.state == terms.DEPARTED:
        return codes.PERSON_DEPARTED
    if member.row != terms.GENERATION_OF_ROUND[s.round]:
        return codes.OTHER_GENERATION
    if member.state != terms.ADULT:
        return codes.STILL_A_CHILD
    if member.partner >= 0:
        return codes.MARRIED_ALREADY
    return OK if member.card >= s.rules.deck.first_child else codes.FRIEND_MARRIES_ONCE


def promise_code(s: CrecyPosition, seat: int, number: int) -> int:
    """Whether a marriage may be arranged for a member (C-14.1)."""
    family = s.families[seat]
    if number >= len(family):
        return codes.NO_SUCH_PERSON
    member = family[number]
    if member.state == terms.DEPARTED:
        return codes.PERSON_DEPARTED
    if member.state == terms.PROMISED:
        return codes.NOT_A_CHILD
    if member.row != terms.GENERATION_OF_ROUND[s.round] + 1:
        return codes.OTHER_GENERATION
    if member.state != terms.CHILD:
        return codes.NOT_A_CHILD
    return OK if member.partner < 0 else codes.PROMISED_ALREADY


def replace_code(s: CrecyPosition, seat: int, number: int) -> int:
    """Whether a Friend may stand for this member of a Testament tree (C-38.21, case b)."""
    family = s.families[seat]
    if number >= len(family):
        return codes.NO_SUCH_PERSON
    if number < FIRST_ANCESTOR:
        return codes.NOT_START_OR_PARENTS
    return OK if family[number].card >= s.rules.deck.first_child else codes.KNOWN_ALREADY


def partner_code(s: CrecyPosition, seat: int, space: int, friend: int, number: int) -> int:
    """Whether this Friend may be joined to this member (C-13.2 to C-13.4, C-14.1, C-14.2, C-14.4, C-38.21)."""
    family = s.families[seat]
    if s.rules.mode == terms.SOLO_TESTAMENT:
        if number < len(family) and family[number].gender == s.rules.deck.gender[friend]:
            code = replace_code(s, seat, number)
        else:
            code = marry_code(s, seat, number)
    else:
        code = promise_code(s, seat, number) if space == terms.ARRANGE else marry_code(s, seat, number)
    return code or pair_code(s, seat, friend, family[number])


def pair_code(s: CrecyPosition, seat: int, friend: int, member: Person) -> int:
    """Whether Friend and member go together, and the Gold is there; the member as such is one of `members`."""
    deck = s.rules.deck
    if member.gender == deck.gender[friend]:
        if s.rules.mode != terms.SOLO_TESTAMENT:
            return codes.SAME_GENDER
        if member.card < deck.first_child:
            return codes.KNOWN_ALREADY
    elif member.partner >= 0:
        return codes.MARRIED_ALREADY
    if deck.money[friend] >= 0 or s.gold[seat] >= price(s, seat, friend, member):
        return OK
    return codes.TOO_LITTLE_GOLD


def members(s: CrecyPosition, seat: int, space: int) -> list[int]:
    """Everybody whom some Friend could join, in The Testament also instead of."""
    family = s.families[seat]
    if s.rules.mode == terms.SOLO_TESTAMENT:
        unknown = s.rules.deck.first_child
        return [n for n in range(FIRST_ANCESTOR, len(family)) if family[n].partner < 0 or family[n].card >= unknown]
    if space == terms.ARRANGE:
        row = terms.GENERATION_OF_ROUND[s.round] + 1
        return [n for n, p in enumerate(family) if p.row == row and p.state == terms.CHILD and p.partner < 0]
    row = terms.GENERATION_OF_ROUND[s.round]
    original = s.rules.deck.first_child
    return [
        n
        for n, p in enumerate(family)
        if p.row == row and p.partner < 0 and p.state == terms.ADULT and p.card >= original
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
        return codes.NO_SUCH_PERSON
    member = family[number]
    testament = s.rules.mode == terms.SOLO_TESTAMENT
    if member.state == terms.DEPARTED:
        return codes.PERSON_DEPARTED
    if not testament and member.row != terms.GENERATION_OF_ROUND[s.round]:
        return codes.OTHER_GENERATION
    if testament and number < FIRST_ANCESTOR:
        return codes.NOT_START_OR_PARENTS
    if member.partner < 0 or member.state != terms.ADULT:
        return codes.NOT_A_COUPLE
    if not speaks_for_couple(s, family, number):
        return codes.HOLDER_IS_PARTNER
    if not births.able(s, seat, number):
        return codes.CHILDLESS_COUPLE
    if testament:
        return OK
    children = children_counts(family, len(family))[number]
    if space == terms.DOCTOR:
        return OK if children <= 1 else codes.TOO_MANY_FOR_DOCTOR
    return OK if children < terms.CHILD_LIMIT else codes.NO_MORE_CHILDREN


def speaks_for_couple(s: CrecyPosition, family: Family, number: int) -> bool:
    """A couple is chosen by its original member; in The Testament, where both may be alike, by the elder one."""
    if s.rules.mode == terms.SOLO_TESTAMENT:
        return number < family[number].partner
    return family[number].card >= s.rules.deck.first_child


def couples(s: CrecyPosition, seat: int, space: int) -> list[int]:
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
    if not found:
        return found
    counts = children_counts(family, len(family))
    return [n for n in found if counts[n] <= limit and births.able(s, seat, n)]


# --- attached cards ---


def holder_code(s: CrecyPosition, seat: int, kind: int, number: int) -> int:
    """Whether a card of this kind may be laid beside the member or its couple (section 21, C-38.40)."""
    family = s.families[seat]
    if number >= len(family):
        return codes.NO_SUCH_PERSON
    member = family[number]
    if member.state == terms.DEPARTED:
        return codes.PERSON_DEPARTED
    if s.rules.mode == terms.SOLO_TESTAMENT:
        if number < FIRST_ANCESTOR:
            return codes.NOT_START_OR_PARENTS
    elif member.row != terms.GENERATION_OF_ROUND[s.round]:
        return codes.OTHER_GENERATION
    if member.state != terms.ADULT:
        return codes.STILL_A_CHILD
    if member.partner >= 0 and not speaks_for_couple(s, family, number):
        return codes.HOLDER_IS_PARTNER
    return codes.HOLDS_ONE if held(attached_to(family, number), kind) else OK


def holders(s: CrecyPosition, seat: int, kind: int) -> list[int]:
    row = terms.GENERATION_OF_ROUND[s.round]
    anywhere = s.rules.mode == terms.SOLO_TESTAMENT
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
    if s.rules.mode == terms.SOLO_TESTAMENT:
        return sum([1 << kind for kind in KINDS if holders(s, seat, kind)])
    row = terms.GENERATION_OF_ROUND[s.round]
    original = s.rules.deck.first_child
    family = s.families[seat]
    found = 0
    for number, person in enumerate(family):
        if person.row == row and person.state == terms.ADULT and (person.partner < 0 or person.card >= original):
            attached = person.attached if person.partner < 0 else attached_to(family, number)
            if not attached:
                return ALL_KINDS
            found |= sum([1 << kind for kind in KINDS if not held(attached, kind)])
    return found


# --- all at once ---


def survey(s: CrecyPosition, seat: int) -> tuple[list[Person], list[Person], list[int]]:
    """What a turn asks of a family, in one look: `members` to marry, to promise, and the `couples` for births."""
    family = s.families[seat]
    if s.rules.mode == terms.SOLO_TESTAMENT:
        return [family[n] for n in members(s, seat, terms.MARRY)], [], couples(s, seat, terms.HAVE_CHILDREN)
    row = terms.GENERATION_OF_ROUND[s.round]
    original = s.rules.deck.first_child
    singles: list[Person] = []
    children: list[Person] = []
    paired = False
    for person in family:
        if person.row == row:
            if person.state == terms.ADULT and person.card >= original:
                if person.partner < 0:
                    singles.append(person)
                else:
                    paired = True
        elif person.row > row and person.state == terms.CHILD and person.partner < 0:
            children.append(person)
    return singles, children, couples(s, seat, terms.HAVE_CHILDREN) if paired else []
