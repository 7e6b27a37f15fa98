"""The Testament: a tree that grows upwards from one heir, and its scoring (section 38); `hints.py` has the Hints."""

from __future__ import annotations

from bisect import insort
from typing import Final

from bequest.core import piles
from bequest.core.frames import Frame
from bequest.core.pending import Chance, Choice
from bequest.core.reasons import NOT_ASKED, OK, Why
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.cards import FATHER, MOTHER, START
from bequest.games.crecy.rules import births, codes, events, frames, tracks
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.rules.tree import FIRST_ANCESTOR, NONE, PARENTS, Person, begun_with, parents_of_couple, wed

START_HAND: Final = 5


# --- set-up ---


class StartingCard(Choice[CrecyState]):
    """Whose ancestors are looked for (C-38.6)."""

    name = "starting-card"

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        deck = s.rules.deck
        return [deck.friend + n for n, friend in enumerate(deck.friends) if friend.role == START]

    def refusal(self, s: CrecyState, frame: Frame, seat: int, action: int) -> int:
        return codes.NOT_A_STARTING_CARD if s.rules.deck.friend <= action < s.rules.deck.child else NOT_ASKED

    def explain(self, s: CrecyState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return codes.why(code, {"card": action - s.rules.deck.friend})

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        s.frames.pop()
        start_with(s, action - s.rules.deck.friend)


def start_with(s: CrecyState, friend: int) -> None:
    """The Starting card and the Parents, for nothing and without effect (C-38.6, C-38.7, C-38.8)."""
    deck = s.rules.deck
    roles = [found.role for found in deck.friends]
    father, mother = roles.index(FATHER), roles.index(MOTHER)
    s.families[0] = begun_with(friend, deck.gender[friend], father, mother)
    s.tell(events.START_CARD, 0, (friend, father, mother))
    tracks.gain_income(s, 0, deck.friends[friend].start_income)
    tracks.gain_gold(s, 0, deck.friends[friend].start_gold)


def add_grandparents(s: CrecyState) -> None:
    """Unknown parents of both Parents (C-38.9)."""
    for parent in reversed(PARENTS):
        _add_parents(s, parent)


# --- unknown parents: the topmost Son and the topmost Daughter ---


def _add_parents(s: CrecyState, person: int) -> None:
    """A Son and a Daughter above a person, unless its parents are in the tree (C-38.9, C-38.24, C-38.25)."""
    found = s.families[0][person]
    if found.mother < 0:
        s.frames.append(Frame(frames.PARENT, 0, (person, terms.DAUGHTER)))
    if found.father < 0:
        s.frames.append(Frame(frames.PARENT, 0, (person, terms.SON)))


class Parent(Chance[CrecyState]):
    """An unknown parent: the next Child card of the gender, adult side up above the person (C-38.9, C-38.24)."""

    name = "parent"

    def go_on(self, s: CrecyState, frame: Frame) -> bool:
        if not _ready(s, frame.args[1]):
            s.frames.pop()
            return True
        return super().go_on(s, frame)

    def outcomes(self, s: CrecyState, frame: Frame) -> list[tuple[int, int]]:
        return births.outcomes_of_gender(s, frame.args[1])

    def happen(self, s: CrecyState, frame: Frame, action: int) -> None:
        person, wanted = frame.args
        card = action - s.rules.deck.child + s.rules.deck.first_child
        s.frames.pop()
        if card in s.child_top:
            s.child_top.remove(card)
        else:
            piles.remove(s.child_pile, card)
        _place_parent(s, person, wanted, card)


def _ready(s: CrecyState, wanted: int) -> bool:
    """Makes sure that the Child deck holds the gender, from the next source if need be (C-38.20)."""
    if _has(s, s.child_top, wanted) or _has(s, s.child_pile, wanted):
        return True
    for source in births.sources(s):
        if _has(s, source, wanted):
            births.new_deck(s, source)
            return True
    return False


def _has(s: CrecyState, cards: list[int], wanted: int) -> bool:
    return True in [births.is_of_gender(s, card, wanted) for card in cards]


def _place_parent(s: CrecyState, person: int, wanted: int, card: int) -> None:
    """Both parents of a person form a couple (C-38.9)."""
    family = s.families[0]
    child = family[person]
    new = len(family)
    other = child.mother if wanted == terms.SON else child.father
    family.append(Person(card, terms.GENDER_WANTED[wanted], child.row + 1, NONE, NONE, other, terms.ADULT, 0))
    if other >= 0:
        family[other] = family[other].with_partner(new)
    father, mother = (new, child.mother) if wanted == terms.SON else (child.father, new)
    family[person] = child.with_parents(father, mother)
    s.tell(events.BORN, 0, (card, new, NONE, NONE, person))


# --- "Who Were They?" ---


def replace_code(s: CrecyState, seat: int, number: int) -> int:
    """Whether a Friend may stand for this member of the tree (C-38.17, C-38.21)."""
    family = s.families[seat]
    if number >= len(family):
        return codes.NO_SUCH_PERSON
    if number < FIRST_ANCESTOR:
        return codes.NOT_START_OR_PARENTS
    return OK if family[number].card >= s.rules.deck.first_child else codes.KNOWN_ALREADY


def place(s: CrecyState, member: int, friend: int, pawn: int) -> int:
    """Beside a single member, or in place of an unknown one; the person the Friend stands for (C-38.21, C-38.22)."""
    family = s.families[0]
    gender = s.rules.deck.gender[friend]
    partner = replaced = NONE
    if family[member].gender == gender:
        replaced = family[member].card
        insort(s.child_discard, replaced)
        family[member] = family[member].with_card(friend)
        placed = member
    else:
        placed = wed(family, member, friend, gender)
        partner = member
    s.tell(events.PLACED, 0, (friend, placed, pawn, partner, family[placed].row, replaced))
    return placed


def after_placing(s: CrecyState, person: int) -> None:
    """Unknown parents, then a child of two known spouses (C-38.24, C-38.25, C-38.26, C-38.27, C-38.28, C-38.36)."""
    family = s.families[0]
    deck = s.rules.deck
    placed = family[person]
    if placed.partner >= 0 and family[placed.partner].card < deck.first_child and births.able(s, 0, person):
        father, mother = parents_of_couple(family, person)
        births.begin(s, 0, father, mother, 1 + births.extra(s, placed.card))
    _add_parents(s, person)


# --- scoring ---


def score(s: CrecyState) -> None:
    """Descendants by nationality and occupation, and the Hints that are left (C-38.55, C-38.56, C-38.62)."""
    deck = s.rules.deck
    family = s.families[0]
    nationality = occupation = 0
    for person in family:
        if person.card < deck.first_child and person.father >= 0 and person.mother >= 0:
            known = [family[n].card for n in (person.father, person.mother) if family[n].card < deck.first_child]
            nationality += _nationality_points(s, person.card, known)
            occupation += _occupation_points(s, person.card, known)
    tracks.gain_honor(s, 0, nationality, terms.H_NATIONALITY)
    tracks.gain_honor(s, 0, occupation, terms.H_OCCUPATION)
    tracks.gain_honor(s, 0, s.fulfilled.bit_count() - len(s.hints), terms.H_HINTS)


def _nationality_points(s: CrecyState, card: int, parents: list[int]) -> int:
    """+1 like a known parent, -1 unlike two known ones, French nothing (C-38.57, C-38.58, C-38.59, C-38.63)."""
    nationality = s.rules.deck.nationality
    if nationality[card] == terms.FRENCH or nationality[card] < 0:
        return 0
    if nationality[card] in [nationality[parent] for parent in parents]:
        return 1
    return -1 if len(parents) == 2 else 0


def _occupation_points(s: CrecyState, card: int, parents: list[int]) -> int:
    """Aristocrats out of the workshop, and Craftsmen out of the palace (C-38.60, C-38.61)."""
    occupation = s.rules.deck.occupation
    above = [occupation[parent] for parent in parents]
    if occupation[card] == terms.ARISTOCRAT and terms.CRAFTSMAN in above:
        return 1
    return -1 if occupation[card] == terms.CRAFTSMAN and terms.ARISTOCRAT in above else 0
