"""The Testament: a tree that grows upwards from one heir, its Hints and its scoring (section 38)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from bequest.core import piles
from bequest.core.frames import Frame
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.cards import FATHER, MOTHER
from bequest.games.crecy.rules import births, effects, events, frames
from bequest.games.crecy.rules.kinship import fulfilled
from bequest.games.crecy.rules.tree import NONE, Person, begun_with, parents_of_couple, wed

if TYPE_CHECKING:
    from bequest.games.crecy.position import CrecyPosition

HINTS_A_GENERATION: Final = 3
START_HAND: Final = 5


# --- set-up ---


def choose_start(s: CrecyPosition, friend: int) -> None:
    """The Starting card and the Parents, for nothing and without effect (C-38.6 to C-38.8)."""
    deck = s.rules.deck
    roles = [found.role for found in deck.friends]
    s.families[0] = begun_with(friend, deck.gender[friend], roles.index(FATHER), roles.index(MOTHER))
    s.tell(events.START_CARD, 0, (friend,))
    effects.gain_income(s, 0, deck.friends[friend].start_income)
    effects.gain_gold(s, 0, deck.friends[friend].start_gold)


def add_parents(s: CrecyPosition, person: int) -> None:
    """A Son and a Daughter above a person, unless its parents are in the tree (C-38.9, C-38.24, C-38.25)."""
    found = s.families[0][person]
    if found.mother < 0:
        s.frames.append(Frame(frames.PARENT, 0, (person, terms.DAUGHTER)))
    if found.father < 0:
        s.frames.append(Frame(frames.PARENT, 0, (person, terms.SON)))


# --- unknown parents: the topmost Son and the topmost Daughter ---


def parent_ready(s: CrecyPosition, wanted: int) -> bool:
    """Makes sure that the Child deck holds the gender, from the next source if need be (C-38.20)."""
    if _has(s, s.child_top, wanted) or _has(s, s.child_pile, wanted):
        return True
    for source in births.sources(s):
        if _has(s, source, wanted):
            births.new_deck(s, source)
            return True
    return False


def _has(s: CrecyPosition, cards: list[int], wanted: int) -> bool:
    return True in [_fits(s, card, wanted) for card in cards]


def _fits(s: CrecyPosition, card: int, wanted: int) -> bool:
    return s.rules.deck.gender[card] == terms.GENDER_WANTED[wanted]


def parent_outcomes(s: CrecyPosition, wanted: int) -> list[tuple[int, int]]:
    base = s.rules.deck.child - s.rules.deck.first_child
    arranged = [card for card in s.child_top if _fits(s, card, wanted)]
    if arranged:
        return [(base + arranged[0], 1)]
    return [(base + card, weight) for card, weight in piles.outcomes([], s.child_pile) if _fits(s, card, wanted)]


def place_parent(s: CrecyPosition, frame: Frame, card: int) -> None:
    """Placed adult side up above the person; both parents form a couple."""
    person, wanted = frame.args
    if card in s.child_top:
        s.child_top.remove(card)
    else:
        piles.remove(s.child_pile, card)
    family = s.families[0]
    child = family[person]
    new = len(family)
    other = child.mother if wanted == terms.SON else child.father
    family.append(Person(card, terms.GENDER_WANTED[wanted], child.row + 1, NONE, NONE, other, terms.ADULT, 0))
    if other >= 0:
        family[other] = family[other].with_partner(new)
    father, mother = (new, child.mother) if wanted == terms.SON else (child.father, new)
    family[person] = child.with_parents(father, mother)
    s.tell(events.BORN, 0, (card, new))


# --- "Who Were They?" ---


def place(s: CrecyPosition, member: int, friend: int, pawn: int) -> int:
    """Beside a single member, or in place of an unknown one; the person the Friend stands for (C-38.21, C-38.22)."""
    family = s.families[0]
    gender = s.rules.deck.gender[friend]
    if family[member].gender == gender:
        insort(s.child_discard, family[member].card)
        family[member] = family[member].with_card(friend)
        placed = member
    else:
        placed = wed(family, member, friend, gender)
    s.tell(events.PLACED, 0, (friend, placed, pawn))
    return placed


def after_placing(s: CrecyPosition, person: int) -> None:
    """Unknown parents, then a child of two known spouses (C-38.24 to C-38.28, C-38.36)."""
    family = s.families[0]
    deck = s.rules.deck
    placed = family[person]
    if placed.partner >= 0 and family[placed.partner].card < deck.first_child and births.able(s, 0, person):
        father, mother = parents_of_couple(family, person)
        births.begin(s, 0, father, mother, 1 + effects.extra_births(s, placed.card))
    add_parents(s, person)


# --- Hints ---


def begin_hints(s: CrecyPosition) -> None:
    """Three of the Generation, before anything else of it (C-38.45)."""
    s.frames.append(Frame(frames.DRAW_HINTS, 0, (HINTS_A_GENERATION,)))


def hint_pool(s: CrecyPosition) -> list[int]:
    """The Hints of the current Generation that are not drawn yet."""
    hints = s.rules.deck.hints
    return [n for n, hint in enumerate(hints) if hint.generation == s.generation and n not in s.hints]


def hint_outcomes(s: CrecyPosition) -> list[tuple[int, int]]:
    pool = hint_pool(s)
    arranged = [n for n in s.hint_tops if n in pool]
    return [(s.rules.deck.hint + n, 1) for n in (arranged[:1] or pool)]


def draw_hint(s: CrecyPosition, frame: Frame, hint: int) -> None:
    """Laid face up; it may be fulfilled already (C-38.48)."""
    s.hints.append(hint)
    if hint in s.hint_tops:
        s.hint_tops.remove(hint)
    s.tell(events.HINT, 0, (hint,))
    left = frame.args[0] - 1
    if left and hint_pool(s):
        s.frames[-1] = Frame(frames.DRAW_HINTS, 0, (left,))
    else:
        s.frames.pop()
    check_hints(s)


def check_hints(s: CrecyPosition) -> None:
    """A fulfilled Hint gives 1 Prestige once and stays fulfilled (C-38.48, C-38.49)."""
    for hint in s.hints:
        if not s.fulfilled >> hint & 1 and fulfilled(s.rules.deck, s.families[0], s.rules.deck.hints[hint]):
            s.fulfilled |= 1 << hint
            s.tell(events.HINT_DONE, 0, (hint,))
            effects.gain_prestige(s, 0, 1)


def won(s: CrecyPosition) -> bool:
    """Exactly if all Hints drawn are fulfilled, nine of them (C-38.64)."""
    return len(s.hints) == HINTS_A_GENERATION * terms.GENERATIONS and s.fulfilled.bit_count() == len(s.hints)


# --- scoring ---


def score(s: CrecyPosition) -> None:
    """Descendants by nationality and occupation, and the Hints that are left (C-38.55 to C-38.63)."""
    deck = s.rules.deck
    family = s.families[0]
    nationality = occupation = 0
    for person in family:
        if person.card < deck.first_child and person.father >= 0 and person.mother >= 0:
            known = [family[n].card for n in (person.father, person.mother) if family[n].card < deck.first_child]
            nationality += _nationality_points(s, person.card, known)
            occupation += _occupation_points(s, person.card, known)
    effects.gain_honor(s, 0, nationality, terms.H_NATIONALITY)
    effects.gain_honor(s, 0, occupation, terms.H_OCCUPATION)
    effects.gain_honor(s, 0, s.fulfilled.bit_count() - len(s.hints), terms.H_HINTS)


def _nationality_points(s: CrecyPosition, card: int, parents: list[int]) -> int:
    """+1 like a known parent, -1 unlike two known ones, French nothing (C-38.57 to C-38.59, C-38.63)."""
    nationality = s.rules.deck.nationality
    if nationality[card] == terms.FRENCH or nationality[card] < 0:
        return 0
    if nationality[card] in [nationality[parent] for parent in parents]:
        return 1
    return -1 if len(parents) == 2 else 0


def _occupation_points(s: CrecyPosition, card: int, parents: list[int]) -> int:
    """Aristocrats out of the workshop, and Craftsmen out of the palace (C-38.60, C-38.61)."""
    occupation = s.rules.deck.occupation
    above = [occupation[parent] for parent in parents]
    if occupation[card] == terms.ARISTOCRAT and terms.CRAFTSMAN in above:
        return 1
    return -1 if occupation[card] == terms.CRAFTSMAN and terms.ARISTOCRAT in above else 0
