"""Persons that can be chosen: what each is called and is, and what the choice costs."""

from __future__ import annotations

from typing import Final

from bequest.core.words import Message, message
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import frames, tree, weddings
from bequest.games.crecy.words.asked import Asked
from bequest.games.crecy.words.card_words import card_text, card_title

PERSONS_TOGETHER: Final[tuple[int, ...]] = (frames.COUPLE, frames.PLACE, frames.HOLDER, frames.WED)
"""Questions about a member who stands for a couple."""


def person_choice(asked: Asked, number: int) -> Message:
    """A person as the open question means him or her."""
    if number >= len(asked.family):
        return message("crecy-choice-nobody", number=str(number + 1))
    person = asked.family[number]
    purpose = asked.purpose
    if purpose in PERSONS_TOGETHER and _has_partner(asked, number):
        return message(
            "crecy-choice-couple",
            one=asked.person(number),
            other=asked.person(person.partner),
            children=tree.children_count(asked.family, number),
            purpose=frames.NAMES[purpose],
        )
    if purpose == frames.GROW and person.state == terms.CHILD:
        kind = person.card - asked.deck.first_child
        card, text = card_title(asked.deck, "child", kind), card_text(asked.deck, "child", kind)
        return message("crecy-choice-grow", name=asked.person(number), card=card, text=text)
    return _ancestor_choice(asked, number) if asked.s.testament else _member_choice(asked, number)


def _has_partner(asked: Asked, number: int) -> bool:
    return asked.family[number].partner >= 0 and asked.family[number].state != terms.DEPARTED


# --- a member of a family ---


def _member_choice(asked: Asked, number: int) -> Message:
    """A member with what it is; for a wedding with the price, which may depend on the member."""
    who = message(
        "crecy-choice-member", name=asked.person(number), birth=_birth(asked, number), state=_state(asked, number)
    )
    if asked.friend < 0 or asked.deck.money[asked.friend] >= 0:
        return who
    cost = weddings.price(asked.s, asked.seat, asked.friend, asked.family[number])
    return message("crecy-choice-for", who=who, cost=message("crecy-cost-gold", gold=cost))


def _birth(asked: Asked, number: int) -> Message:
    person = asked.family[number]
    gender = terms.GENDERS[person.gender]
    if person.card < asked.deck.first_child:
        return message("crecy-born-friend", gender=gender)
    return message("crecy-born-head") if person.card >= asked.deck.first_head else message(f"crecy-born-{gender}")


def _state(asked: Asked, number: int) -> Message:
    """Child, married, single or widowed."""
    person = asked.family[number]
    gender = terms.GENDERS[person.gender]
    if person.state == terms.CHILD:
        return message("crecy-state-child")
    if _has_partner(asked, number):
        return message("crecy-state-married", gender=gender)
    widowed = any(other.state == terms.DEPARTED and other.partner == number for other in asked.family)
    return message("crecy-state-widowed" if widowed else "crecy-state-single", gender=gender)


# --- somebody in a Testament tree ---


def _ancestor_choice(asked: Asked, number: int) -> Message:
    """Told by kinship, and whether the Friend joins or replaces this person."""
    joins = "at"
    if asked.friend >= 0:
        same = asked.deck.gender[asked.friend] == asked.family[number].gender
        joins = "replace" if same else "beside"
    return message(f"crecy-choice-{joins}", name=asked.person(number), kin=_kinship(asked, number))


def _kinship(asked: Asked, number: int) -> Message:
    """Whose parent, child or spouse somebody is."""
    person = asked.family[number]
    gender = terms.GENDERS[person.gender]
    children = tree.children_of(asked.family, number)
    if children:
        names = tuple(asked.person(child) for child in children)
        return message("crecy-is-parent", gender=gender, n=len(names), names=names)
    if person.father >= 0:
        parents = tuple(asked.person(parent) for parent in (person.father, person.mother))
        return message("crecy-is-child", gender=gender, names=parents)
    if person.partner >= 0:
        return message("crecy-is-spouse", gender=gender, name=asked.person(person.partner))
    return message("crecy-is-alone", gender=gender)
