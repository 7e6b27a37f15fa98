"""A family as drawings need it: persons with their names in words, and the unions between them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bequest.core.words import Words
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.wire import Person
from bequest.games.crecy.words.names import offer_message, title_message
from bequest.games.crecy.words.view_words import Relatives, person_name

NOBODY: Final = 0
"""Persons are counted from 1, as a view counts them."""
_NO_TEXT: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]+")
"""Signs that a name in a user's deck might have, and that no file format takes."""


@dataclass(frozen=True, slots=True)
class Relative:
    """One person in words. `kind` is head, friend, child, or unknown for an ancestor whom no card names yet."""

    number: int
    name: str
    gender: str
    row: int
    state: str
    kind: str
    father: int
    mother: int
    partner: int
    nationality: str
    occupation: str
    attached: tuple[tuple[str, str], ...]
    """What lies beside the person: the kind of card, and what it is called."""
    trait: str = ""
    """What a special child is called."""

    @property
    def departed(self) -> bool:
        return self.state == "departed"


@dataclass(frozen=True, slots=True)
class Union:
    """Two persons and their children. `state` is married, betrothed, or ended when one of the two has departed."""

    father: int
    mother: int
    state: str
    children: tuple[int, ...]

    def other(self, person: int) -> int:
        return self.mother if person == self.father else self.father


def relatives(deck: Deck, mode: str, family: Relatives, said: Words) -> list[Relative]:
    """The persons of a family as a view lists them."""
    names = [said.say(person_name(deck, mode, family, person.person)) for person in family]
    return [_relative(deck, mode, person, _clean(name), said) for person, name in zip(family, names, strict=True)]


def _relative(deck: Deck, mode: str, person: Person, name: str, said: Words) -> Relative:
    card = deck.card_number(person.card)
    gender = person.gender
    nationality = occupation = trait = ""
    kind = "friend"
    if card < deck.first_child:
        nationality = _icon("crecy-nationality-", terms.NATIONALITIES, deck.nationality[card], gender, said)
        occupation = _icon("crecy-occupation-", terms.OCCUPATIONS, deck.occupation[card], gender, said)
    elif card < deck.first_head:
        kind = "unknown" if mode == "solo_testament" else "child"
        child = deck.children[card - deck.first_child]
        trait = _clean(said.say(child.name)) if kind == "child" and child.effects else ""
    else:
        kind = "head"
    return Relative(
        person.person, name, gender, person.row, person.state, kind, person.father or NOBODY,
        person.mother or NOBODY, person.partner or NOBODY, nationality, occupation,
        tuple((what, _holding(deck, what, which, gender, said)) for what, which in _held(person)), trait,
    )  # fmt: skip


def _held(person: Person) -> list[tuple[str, object]]:
    """What lies beside a person: the kind of card, and which."""
    attached = person.attached
    if attached is None:
        return []
    found = [(what, getattr(attached, what)) for what in terms.ATTACHED]
    return [(what, which) for what, which in found if which]


def _icon(begins: str, names: tuple[str, ...], number: int, gender: str, said: Words) -> str:
    ends = "-female" if gender == "female" else ""
    return said.text(f"{begins}{names[number]}{ends}") if number >= 0 else ""


def _holding(deck: Deck, what: str, which: object, gender: str, said: Words) -> str:
    """A Title or a Contribution by its name, a Mansion or a Venture by its kind."""
    kind = terms.ATTACHED.index(what)
    if kind in (terms.A_TITLE, terms.A_CONTRIBUTION):
        number = next(i for i, offer in enumerate(deck.offers(kind)) if offer.id == which)
        if kind == terms.A_TITLE:
            return _clean(said.say(title_message(deck, number, terms.GENDERS.index(gender))))
        return _clean(said.say(offer_message(deck, kind, number)))
    return said.text(f"crecy-card-{what}")


def _clean(name: str) -> str:
    return _NO_TEXT.sub(" ", name).strip()


def unions(people: Sequence[Relative]) -> list[Union]:
    """All couples, in the order in which their first member came: those of today, betrothals, and those that ended."""
    pairs: list[tuple[int, int]] = []
    for person in people:
        found = [(person.number, person.partner)] if person.partner else []
        if person.father and person.mother:
            found.append((person.father, person.mother))
        for one, other in found:
            pair = _husband_first(people, one, other)
            if pair not in pairs:
                pairs.append(pair)
    return [
        Union(father, mother, _state(people[father - 1], people[mother - 1]), _children(people, father, mother))
        for father, mother in sorted(pairs, key=lambda pair: (min(pair), max(pair)))
    ]


def _husband_first(people: Sequence[Relative], one: int, other: int) -> tuple[int, int]:
    return (other, one) if people[one - 1].gender == "female" else (one, other)


def _state(father: Relative, mother: Relative) -> str:
    if father.departed or mother.departed:
        return "ended"
    return "married" if father.state == mother.state == "adult" else "betrothed"


def _children(people: Sequence[Relative], father: int, mother: int) -> tuple[int, ...]:
    return tuple(person.number for person in people if (person.father, person.mother) == (father, mother))
