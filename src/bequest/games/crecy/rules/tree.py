"""The family tree: persons, couples, parents, rows. Rules, views and drawings use this one model (section 6).

A family is a list of persons; a person's number is its place in it, for ever. Rows count the Generations downwards from
the Head (row 1); in The Testament upwards from the Starting card (row 0).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from bequest.games.crecy.data import terms

NONE: Final = -1
HEIR: Final = 0
PARENTS: Final[tuple[int, ...]] = (1, 2)
FIRST_ANCESTOR: Final = 3
"""The first three persons of a Testament tree: the Starting card, its father and its mother (C-38.6, C-38.7)."""
KINDS: Final[tuple[int, ...]] = (terms.A_TITLE, terms.A_CONTRIBUTION, terms.A_MANSION, terms.A_VENTURE)


@mypyc_attr(acyclic=True)
class Person:
    """One person. Immutable: it is replaced, never changed, so clones share it.

    A couple's two persons name each other as partner; so do a betrothed child and the Friend promised to it. A departed
    mother goes on naming her partner, the widower names nobody. A couple's attached cards lie with one of the two.
    """

    __slots__ = ("attached", "card", "father", "gender", "mother", "partner", "row", "state")

    def __init__(
        self, card: int, gender: int, row: int, father: int, mother: int, partner: int, state: int, attached: int
    ) -> None:
        self.card = card
        self.gender = gender
        self.row = row
        self.father = father
        self.mother = mother
        self.partner = partner
        self.state = state
        self.attached = attached

    def with_partner(self, partner: int) -> Person:
        return Person(
            self.card, self.gender, self.row, self.father, self.mother, partner, self.state, self.attached
        )  # fmt: skip

    def with_state(self, state: int) -> Person:
        return Person(
            self.card, self.gender, self.row, self.father, self.mother, self.partner, state, self.attached
        )  # fmt: skip

    def with_attached(self, attached: int) -> Person:
        return Person(self.card, self.gender, self.row, self.father, self.mother, self.partner, self.state, attached)

    def with_card(self, card: int) -> Person:
        """The same person, shown by another card (C-38.66)."""
        return Person(
            card, self.gender, self.row, self.father, self.mother, self.partner, self.state, self.attached
        )  # fmt: skip

    def with_parents(self, father: int, mother: int) -> Person:
        return Person(self.card, self.gender, self.row, father, mother, self.partner, self.state, self.attached)


Family = list[Person]


def begun_with(start: int, gender: int, father: int, mother: int) -> Family:
    """A Testament tree before the grandparents: the Starting card and the Parents."""
    return [
        Person(start, gender, 0, PARENTS[0], PARENTS[1], NONE, terms.ADULT, 0),
        Person(father, terms.MALE, 1, NONE, NONE, PARENTS[1], terms.ADULT, 0),
        Person(mother, terms.FEMALE, 1, NONE, NONE, PARENTS[0], terms.ADULT, 0),
    ]


# --- attached cards: one number for each of the four kinds, 0 for none ---


def attached_to(family: Family, person: int) -> int:
    """What the person, or the couple it belongs to, holds (C-21.5)."""
    found = family[person]
    if found.partner >= 0 and found.state == terms.ADULT and family[found.partner].state == terms.ADULT:
        return found.attached | family[found.partner].attached
    return found.attached


def held(attached: int, kind: int) -> int:
    """The number of the attached Title or Contribution counted from 1, or how many Mansions or Ventures; 0: none."""
    return attached >> kind * terms.ATTACH_BITS & terms.ATTACH_MASK


def attach(family: Family, person: int, kind: int, number: int) -> None:
    """Lays a card beside a person; `number` counts from 0 and says which Title or Contribution it is."""
    found = family[person]
    family[person] = found.with_attached(found.attached | number + 1 << kind * terms.ATTACH_BITS)


def kinds_held(attached: int) -> int:
    return len([kind for kind in KINDS if held(attached, kind)])


# --- who belongs together ---


def married(family: Family, person: int) -> bool:
    """Whether an adult is part of a couple (C-1.4, C-1.6)."""
    partner = family[person].partner
    return partner >= 0 and family[person].state == terms.ADULT and family[partner].state == terms.ADULT


def betrothed(family: Family, person: int) -> bool:
    """A child with a Friend promised to it (C-1.7)."""
    return family[person].state == terms.CHILD and family[person].partner >= 0


def children_counts(children: Family, persons: int) -> list[int]:
    """For every one of so many persons how many of these are its children, a departed mother's too (C-6.15)."""
    counts = [0] * persons
    for person in children:
        if person.father >= 0:
            counts[person.father] += 1
        if person.mother >= 0:
            counts[person.mother] += 1
    return counts


def children_count(family: Family, parent: int) -> int:
    """How many children of one person there are, a departed mother's too (C-6.15)."""
    count = 0
    for person in family:
        if person.father == parent or person.mother == parent:
            count += 1
    return count


def children_of(family: Family, parent: int) -> list[int]:
    return [number for number, person in enumerate(family) if person.father == parent or person.mother == parent]


def parents_of_couple(family: Family, person: int) -> tuple[int, int]:
    """Father and mother of the children to come, from one of the two."""
    partner = family[person].partner
    return (partner, person) if family[person].gender == terms.FEMALE else (person, partner)


# --- changes ---


def wed(family: Family, member: int, card: int, gender: int) -> int:
    """A Friend is placed upright beside an adult, a new person whoever the card stood for before (C-6.16, C-13.6)."""
    family.append(Person(card, gender, family[member].row, NONE, NONE, member, terms.ADULT, 0))
    friend = len(family) - 1
    family[member] = family[member].with_partner(friend)
    return friend


def promise(family: Family, child: int, card: int, gender: int) -> None:
    """A Friend is placed upside down beside a child, in its row, and is of the family now (C-14.3, C-6.6, C-6.7)."""
    family.append(Person(card, gender, family[child].row, NONE, NONE, child, terms.PROMISED, 0))
    family[child] = family[child].with_partner(len(family) - 1)


def lose_mother(family: Family, mother: int) -> None:
    """She departs; what the couple held stays with the widower, who is single from now on (C-6.13, C-17.1, C-17.6).

    She is no member of the family any more (C-6.9); her children remain with all they have (C-17.5).
    An attached card is never lost with its holder (C-21.7).
    """
    father = family[mother].partner
    holds = attached_to(family, mother)
    family[father] = family[father].with_partner(NONE).with_attached(holds)
    family[mother] = family[mother].with_state(terms.DEPARTED).with_attached(0)
