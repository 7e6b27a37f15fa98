"""Births: draws, searches, pairs, Complications and lost mothers (sections 15 to 18)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from bequest.core import piles
from bequest.core.frames import Frame
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import effects, events, frames
from bequest.games.crecy.rules.tree import NONE, Family, Person, lose_mother, married

if TYPE_CHECKING:
    from bequest.games.crecy.position import CrecyPosition

# --- what there is to be born ---


def immune(s: CrecyPosition, seat: int) -> bool:
    """While holding a Complication (C-16.5, C-16.6)."""
    return s.complications[seat] > 0


def ends_search(s: CrecyPosition, seat: int, card: int, wanted: int) -> bool:
    """Whether a Child card ends a search: a child of the gender, or a Complication if the player is not immune."""
    gender = s.rules.deck.gender[card]
    if gender < 0:
        return s.complications[seat] == 0
    return wanted == terms.ANY or gender == terms.GENDER_WANTED[wanted]


def _can_end(s: CrecyPosition, seat: int, cards: list[int], wanted: int) -> bool:
    if wanted == terms.ANY and s.complications[seat] == 0:
        return bool(cards)
    last = -1
    for card in cards:
        if card != last and ends_search(s, seat, card, wanted):
            return True
        last = card
    return False


def possible(s: CrecyPosition, seat: int, wanted: int) -> bool:
    """Whether a birth could yield anything at all (C-15.14, C-15.17)."""
    return (
        _can_end(s, seat, s.child_pile, wanted)
        or _can_end(s, seat, s.child_top, wanted)
        or _can_end(s, seat, s.child_discard, wanted)
        or _can_end(s, seat, s.reserve, wanted)
    )


def able(s: CrecyPosition, seat: int, member: int) -> bool:
    """Whether a couple can have children at all (C-34.19)."""
    return not _either_is(s, seat, member, s.rules.deck.childless)


def _either_is(s: CrecyPosition, seat: int, member: int, having: tuple[bool, ...]) -> bool:
    """Whether one of a couple has a lasting effect; in The Testament Child cards have none (C-38.15)."""
    family = s.families[seat]
    unknown = s.rules.deck.first_child if s.rules.mode == terms.SOLO_TESTAMENT else len(having)
    return True in [having[card] and card < unknown for card in (family[member].card, _spouse(family, member).card)]


def _spouse(family: Family, member: int) -> Person:
    return family[family[member].partner]


# --- a series of draws ---


def begin(s: CrecyPosition, seat: int, father: int, mother: int, draws: int, wanted: int = terms.ANY) -> None:
    """So many birth draws for these parents, one after the other (C-15.7)."""
    if draws > 0:
        s.frames.append(Frame(frames.BIRTHS, seat, (father, mother, draws, wanted)))


def allowed(children: int, draws: int) -> int:
    """The draws that the child limit leaves of those due (C-13.12)."""
    return min(draws, max(0, terms.CHILD_LIMIT - children))


def go_on(s: CrecyPosition, frame: Frame) -> None:
    """The next draw of a series."""
    father, mother, draws, wanted = frame.args
    s.frames.pop()
    begin(s, frame.seat, father, mother, draws - 1, wanted)
    need = 2 if _pairs(s, frame.seat, father) else 1
    s.frames.append(Frame(frames.SEARCH, frame.seat, (father, mother, wanted, need)))


def _pairs(s: CrecyPosition, seat: int, father: int) -> bool:
    """Whether every draw for the couple is a pair (C-34.21); a widower's draws are not (C-16.12, C-17.4)."""
    return married(s.families[seat], father) and _either_is(s, seat, father, s.rules.deck.pairs)


# --- the search: a chance frame with the cards found so far at the end of its arguments ---


def deck_ready(s: CrecyPosition, frame: Frame) -> bool:
    """Makes sure that the Child deck has a card, unless none that could end the search is left (C-15.14)."""
    wanted = frame.args[2]
    if not possible(s, frame.seat, wanted):
        return False
    if not s.child_pile and not s.child_top:
        for source in sources(s):
            if _can_end(s, frame.seat, source, wanted):  # others are passed over (C-15.15)
                new_deck(s, source)
                break
    return True


def sources(s: CrecyPosition) -> tuple[list[int], list[int]]:
    """Where Child cards come from when the deck is empty, in this order (C-15.10, C-15.11)."""
    return (s.reserve, s.child_discard) if s.generation == terms.GENERATIONS else (s.child_discard, s.reserve)


def new_deck(s: CrecyPosition, source: list[int]) -> None:
    """The shuffled reserve or discard pile becomes the Child deck (C-15.10, C-15.11)."""
    s.tell(events.NEW_CHILD_DECK, -1, (len(source), int(source is s.reserve)))
    piles.shuffle_in(s.child_top, s.child_pile, source)


def outcomes(s: CrecyPosition) -> list[tuple[int, int]]:
    base = s.rules.deck.child - s.rules.deck.first_child
    return [(base + card, weight) for card, weight in piles.outcomes(s.child_top, s.child_pile)]


def search(s: CrecyPosition, frame: Frame) -> bool:
    """Draws until the search has found what it needs or can find no more; False if chance must be asked."""
    while len(frame.args) - 4 < frame.args[3] and deck_ready(s, frame):
        if not s.auto:
            s.frames[-1] = frame
            return False
        card = piles.pick(s.child_top, s.child_pile, s.rng)
        if s.journal is not None:
            s.chanced(s.rules.deck.child + card - s.rules.deck.first_child)
        frame = _turn_up(s, frame, card)
    s.frames.pop()
    _found(s, frame)
    return True


def happen(s: CrecyPosition, frame: Frame, card: int) -> None:
    """Chance has named the Child card that is drawn."""
    piles.take(s.child_top, s.child_pile, card)
    s.frames[-1] = _turn_up(s, frame, card)


def _turn_up(s: CrecyPosition, frame: Frame, card: int) -> Frame:
    """A drawn card, shown to all (C-33.7): found, drawn past, or laid aside (C-16.7, C-18.3)."""
    s.tell(events.CHILD_CARD, frame.seat, (card,))
    if ends_search(s, frame.seat, card, frame.args[2]):
        return Frame(frames.SEARCH, frame.seat, (*frame.args, card))
    if s.rules.deck.gender[card] < 0:
        discard(s, card)
    else:
        insort(s.aside, card)
    return frame


def discard(s: CrecyPosition, card: int) -> None:
    insort(s.child_discard, card)
    s.tell(events.CHILD_DISCARD, -1, (card,))


def _found(s: CrecyPosition, frame: Frame) -> None:
    """The search is over, or rests at a Complication; of a pair one card is kept (C-15.16)."""
    father, mother, wanted = frame.args[:3]
    cards = frame.args[4:]
    if s.rules.deck.complication not in cards:
        _shuffle_back(s)
    if not cards:
        s.tell(events.NO_CHILD, frame.seat)
    elif len(cards) == 1:
        _keep(s, frame.seat, father, mother, wanted, cards[0])
    elif cards[0] == cards[1]:
        discard(s, cards[1])
        _keep(s, frame.seat, father, mother, wanted, cards[0])
    else:
        s.frames.append(Frame(frames.PAIR, frame.seat, (father, mother, wanted, min(cards), max(cards))))


def _shuffle_back(s: CrecyPosition) -> None:
    """The cards laid aside return to the Child deck (C-18.5)."""
    if s.aside:
        s.tell(events.SHUFFLED_BACK, -1, (len(s.aside),))
        piles.shuffle_in(s.child_top, s.child_pile, s.aside)


def keep_of_pair(s: CrecyPosition, frame: Frame, card: int) -> None:
    """The other card is discarded and has no effect (C-34.21, C-34.23, C-34.27)."""
    father, mother, wanted, one, other = frame.args
    discard(s, other if card == one else one)
    _keep(s, frame.seat, father, mother, wanted, card)


def _keep(s: CrecyPosition, seat: int, father: int, mother: int, wanted: int, card: int) -> None:
    """A child is placed; a Complication asks its question, unless the mother is the Head (C-16.1, C-16.9)."""
    if s.rules.deck.gender[card] >= 0:
        _shuffle_back(s)
        place(s, seat, father, mother, card)
    else:
        s.complications[seat] = s.generation
        s.tell(events.COMPLICATION, seat, (1,))
        if s.families[seat][mother].card >= s.rules.deck.first_head:
            lose_child(s, seat)
        else:
            s.frames.append(Frame(frames.LOSE, seat, (father, mother, wanted)))


def place(s: CrecyPosition, seat: int, father: int, mother: int, card: int) -> None:
    """A child is placed below its parents, or in The Testament an unknown adult (C-15.2, C-38.31)."""
    family = s.families[seat]
    testament = s.rules.mode == terms.SOLO_TESTAMENT
    row = family[father].row + (-1 if testament else 1)
    state = terms.ADULT if testament else terms.CHILD
    family.append(Person(card, s.rules.deck.gender[card], row, father, mother, NONE, state, 0))
    s.tell(events.BORN, seat, (card, len(family) - 1))
    if not testament:
        effects.begin(s, seat, card, len(family) - 1, terms.AT_BIRTH)


# --- the choice of a Complication ---


def lose_child(s: CrecyPosition, seat: int) -> None:
    """That draw is over; others that are due are still made (C-16.2, C-16.10)."""
    _shuffle_back(s)
    s.tell(events.LOST_CHILD, seat)


def lose_the_mother(s: CrecyPosition, frame: Frame) -> None:
    """She departs and the search goes on for the father; other draws for the couple are forfeited (C-16.3, C-16.11)."""
    father, mother, wanted = frame.args
    seat = frame.seat
    deck = s.rules.deck
    card = s.families[seat][mother].card
    lose_mother(s.families[seat], mother)
    s.tell(events.LOST_MOTHER, seat, (mother,))
    if card < deck.first_child:
        insort(s.friend_discard, card)
    else:
        insort(s.child_discard, card)
    s.frames = [other for other in s.frames if not (other.kind == frames.BIRTHS and other.args[1] == mother)]
    s.frames.append(Frame(frames.SEARCH, seat, (father, mother, wanted, 1)))
