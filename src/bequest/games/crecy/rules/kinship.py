"""Kin of the heir in a Testament tree, and what Hints ask of them (D-8.2, D-8.3)."""

from __future__ import annotations

from bequest.games.crecy.data import terms
from bequest.games.crecy.data.cards import Hint
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.data.vocabulary import Kin
from bequest.games.crecy.rules.tree import FIRST_ANCESTOR, HEIR, PARENTS, Family, attached_to, children_of, held


def fulfilled(deck: Deck, family: Family, hint: Hint) -> bool:
    """Whether enough persons of the kin are what the Hint says; never the heir or the Parents (D-8.4)."""
    found = [n for n in range(FIRST_ANCESTOR, len(family)) if _is(deck, family, n, hint.asked)]
    if len(found) < hint.least:  # told at once, before it is worked out who is related how
        return False
    related = kin(family, hint)
    return len([n for n in found if n in related]) >= hint.least


def found(deck: Deck, family: Family, hint: Hint) -> int:
    """How many of the kin are what the Hint says, as far as it counts them."""
    related = [n for n in kin(family, hint) if n >= FIRST_ANCESTOR]
    return min(hint.least, len([n for n in related if _is(deck, family, n, hint.asked)]))


def kin(family: Family, hint: Hint) -> list[int]:
    """The persons of that degree of kinship, on that side, in that line."""
    word = terms.KIN[hint.kin]
    if word == "relative":
        found = list(range(FIRST_ANCESTOR, len(family)))
    elif word in ("uncle-or-aunt", "great-uncle-or-aunt"):
        found = siblings(family, list(PARENTS) if word == "uncle-or-aunt" else ancestors(family, 2))
    elif word == "ancestor":
        found = [n for n in ancestors(family) if n >= FIRST_ANCESTOR]
    else:
        found = ancestors(family, 2 if word == "grandparent" else 3)
    if hint.side >= 0:
        side = side_of(family, PARENTS[hint.side])
        found = [n for n in found if n in side]
    if hint.line >= 0:
        line = {n for parent in PARENTS for n in _line(family, parent, hint.line)}
        found = [n for n in found if n in line]
    return found


def ancestors(family: Family, row: int = 0) -> list[int]:
    """Parents, grandparents and so on of the heir, or those of one row only."""
    found = list(PARENTS)
    for n in found:
        found += [parent for parent in (family[n].father, family[n].mother) if parent >= 0]
    return sorted([n for n in found if row in (0, family[n].row)])


def siblings(family: Family, numbers: list[int]) -> list[int]:
    """Brothers and sisters of these persons, themselves left out."""
    found: set[int] = set()
    for n in numbers:
        if family[n].father >= 0:
            found.update(children_of(family, family[n].father))
    return sorted(found - set(numbers))


def side_of(family: Family, parent: int) -> set[int]:
    """Everybody who is related to the heir through one Parent, by blood or marriage."""
    found = {parent}
    pending = [parent]
    while pending:
        n = pending.pop()
        person = family[n]
        near = [person.father, person.mother, *children_of(family, n)]
        if n not in PARENTS:
            near.append(person.partner)
        for other in near:
            if other >= 0 and other not in found and other != HEIR and other not in PARENTS:
                found.add(other)
                pending.append(other)
    return found - {parent}


def _line(family: Family, parent: int, gender: int) -> list[int]:
    """From a Parent upwards through fathers only, or through mothers only."""
    found: list[int] = []
    n = family[parent].father if gender == terms.MALE else family[parent].mother
    while n >= 0:
        found.append(n)
        n = family[n].father if gender == terms.MALE else family[n].mother
    return found


def _is(deck: Deck, family: Family, n: int, asked: Kin) -> bool:
    person = family[n]
    known = person.card < deck.first_child
    if asked.known and not known:
        return False
    if asked.nationality >= 0 and not (known and deck.nationality[person.card] == asked.nationality):
        return False
    if asked.occupation >= 0 and not (known and deck.occupation[person.card] == asked.occupation):
        return False
    if asked.gender >= 0 and person.gender != asked.gender:
        return False
    if asked.holds >= 0 and not held(attached_to(family, n), asked.holds):
        return False
    if asked.spouse is not None and not (person.partner >= 0 and _is(deck, family, person.partner, asked.spouse)):
        return False
    if not asked.children and asked.child is None:
        return True
    children = children_of(family, n)
    if len(children) < asked.children:
        return False
    return asked.child is None or True in [_is(deck, family, child, asked.child) for child in children]
