"""Births: draws, searches, pairs, Complications and lost mothers (sections 15, 16 and 17)."""

from __future__ import annotations

from bisect import insort

from bequest.core import piles
from bequest.core.frames import Frame
from bequest.core.pending import Chance, Choice, Step
from bequest.core.position import CHANCE
from bequest.core.reasons import NOT_ASKED, Why
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import codes, events, frames, triggers
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.rules.tree import NONE, Family, Person, lose_mother, married

# --- what there is to be born ---


def immune(s: CrecyState, seat: int) -> bool:
    """While holding a Complication (C-16.5, C-16.6)."""
    return s.complications[seat] > 0


def ends_search(s: CrecyState, seat: int, card: int, wanted: int) -> bool:
    """Whether a Child card ends a search: a child of the gender, or a Complication if the player is not immune.

    Rules C-16.7, C-16.8, C-18.3 and C-18.8.
    """
    gender = s.rules.deck.gender[card]
    if gender < 0:
        return s.complications[seat] == 0
    return wanted == terms.ANY or gender == terms.GENDER_WANTED[wanted]


def _can_end(s: CrecyState, seat: int, cards: list[int], wanted: int) -> bool:
    if wanted == terms.ANY and s.complications[seat] == 0:
        return bool(cards)
    last = -1
    for card in cards:
        if card != last and ends_search(s, seat, card, wanted):
            return True
        last = card
    return False


def possible(s: CrecyState, seat: int, wanted: int) -> bool:
    """Whether a birth could yield anything at all: there are Child cards for it (C-15.12, C-15.14, C-15.17)."""
    return (
        _can_end(s, seat, s.child_pile, wanted)
        or _can_end(s, seat, s.child_top, wanted)
        or _can_end(s, seat, s.child_discard, wanted)
        or _can_end(s, seat, s.reserve, wanted)
    )


def able(s: CrecyState, seat: int, member: int) -> bool:
    """Whether a couple can have children at all: a card that forbids it prevails (C-1.11, C-34.19)."""
    return not _either_is(s, seat, member, s.rules.deck.childless)


def _either_is(s: CrecyState, seat: int, member: int, having: tuple[bool, ...]) -> bool:
    """Whether one of a couple has a lasting effect; in The Testament Child cards have none (C-38.15)."""
    family = s.families[seat]
    one = family[member].card
    other = _spouse(family, member).card
    if s.rules.mode != terms.SOLO_TESTAMENT:
        return having[one] or having[other]
    first_child = s.rules.deck.first_child
    return (one < first_child and having[one]) or (other < first_child and having[other])


def _spouse(family: Family, member: int) -> Person:
    return family[family[member].partner]


# --- a series of draws ---


def begin(s: CrecyState, seat: int, father: int, mother: int, draws: int, wanted: int = terms.ANY) -> None:
    """So many birth draws for these parents, one after the other (C-15.7); twins do not reduce them (C-15.6).

    Draws still due stay below them: that of Surprise Twins comes on top of the others (C-35.15).
    """
    if draws > 0:
        s.frames.append(Frame(frames.BIRTHS, seat, (father, mother, draws, wanted)))


def allowed(children: int, draws: int) -> int:
    """The draws that the child limit leaves of those due, settled before the first (C-13.12, C-15.6).

    It caps the draws of Bernadette and Nancy too (C-34.16).
    """
    return min(draws, max(0, terms.CHILD_LIMIT - children))


def extra(s: CrecyState, card: int) -> int:
    """Draws that a Friend adds to its wedding (C-34.15)."""
    return sum([c.amount for c in s.rules.deck.clauses[card] if c.do == terms.DO_BIRTHS and c.when == terms.AT_WEDDING])


class Births(Step[CrecyState]):
    """The next draw of a series; each is resolved before the next (C-15.7, C-15.8).

    Where draws are pairs, each of the Fertility Doctor's two is a pair of its own (C-34.22).
    """

    name = "births"

    def run(self, s: CrecyState, frame: Frame) -> None:
        father, mother, draws, wanted = frame.args
        s.frames.pop()
        begin(s, frame.seat, father, mother, draws - 1, wanted)
        need = 2 if _pairs(s, frame.seat, father) else 1
        s.frames.append(Frame(frames.SEARCH, frame.seat, (father, mother, wanted, need)))


def _pairs(s: CrecyState, seat: int, father: int) -> bool:
    """Whether every draw for the couple is a pair (C-34.21); a widower's draws are not (C-16.12, C-17.4).

    So it is in The Testament (C-38.37); two spouses with this effect still draw one pair (C-38.38).
    """
    return married(s.families[seat], father) and _either_is(s, seat, father, s.rules.deck.pairs)


# --- the search: a chance frame with the cards found so far at the end of its arguments ---


def deck_ready(s: CrecyState, frame: Frame) -> bool:
    """Makes sure that the Child deck has a card, unless none that could end the search is left (C-15.14, C-18.9).

    A source without a card that could end it is passed over (C-15.15).
    """
    wanted = frame.args[2]
    if not possible(s, frame.seat, wanted):
        return False
    if not s.child_pile and not s.child_top:
        for source in sources(s):
            if _can_end(s, frame.seat, source, wanted):  # others are passed over (C-15.15)
                new_deck(s, source)
                break
    return True


def sources(s: CrecyState) -> tuple[list[int], list[int]]:
    """Where Child cards come from when the deck is empty, in this order (C-15.10, C-15.11)."""
    return (s.reserve, s.child_discard) if s.generation == terms.GENERATIONS else (s.child_discard, s.reserve)


def new_deck(s: CrecyState, source: list[int]) -> None:
    """The shuffled reserve or discard pile becomes the Child deck (C-15.10, C-15.11)."""
    count, from_reserve = len(source), source is s.reserve
    shown = () if from_reserve else tuple(source)
    piles.shuffle_in(s.child_top, s.child_pile, source)
    s.tell(events.NEW_CHILD_DECK, -1, (count, int(from_reserve)) + shown)


def is_of_gender(s: CrecyState, card: int, wanted: int) -> bool:
    """Whether a Child card shows a Son, or a Daughter."""
    return s.rules.deck.gender[card] == terms.GENDER_WANTED[wanted]


def outcomes_of_gender(s: CrecyState, wanted: int) -> list[tuple[int, int]]:
    """The Child cards of a gender that chance may bring: the first arranged one, or any of the deck."""
    base = s.rules.deck.child - s.rules.deck.first_child
    arranged = [card for card in s.child_top if is_of_gender(s, card, wanted)]
    if arranged:
        return [(base + arranged[0], 1)]
    return [(base + card, weight) for card, weight in piles.outcomes([], s.child_pile) if is_of_gender(s, card, wanted)]


class Search(Chance[CrecyState]):
    """Child cards are drawn until the search has found what it needs, or can find no more (C-15.1, C-18.3).

    A pair needs two: an immune player draws on until both are children (C-34.25); with a gender named each is a child
    of it or, for a player who is not immune, a Complication (C-34.26).
    """

    name = "search"

    def go_on(self, s: CrecyState, frame: Frame) -> bool:
        while len(frame.args) - 4 < frame.args[3] and deck_ready(s, frame):
            if not s.auto:
                s.frames[-1] = frame
                s.seat = CHANCE
                return False
            card = piles.pick(s.child_top, s.child_pile, s.rng)
            if s.journal is not None:
                s.chanced(s.rules.deck.child + card - s.rules.deck.first_child)
            frame = _turn_up(s, frame, card)
        s.frames.pop()
        _found(s, frame)
        return True

    def outcomes(self, s: CrecyState, frame: Frame) -> list[tuple[int, int]]:
        base = s.rules.deck.child - s.rules.deck.first_child
        return [(base + card, weight) for card, weight in piles.outcomes(s.child_top, s.child_pile)]

    def happen(self, s: CrecyState, frame: Frame, action: int) -> None:
        card = action - s.rules.deck.child + s.rules.deck.first_child
        piles.take(s.child_top, s.child_pile, card)
        s.frames[-1] = _turn_up(s, frame, card)


def _turn_up(s: CrecyState, frame: Frame, card: int) -> Frame:
    """A drawn card, shown to all (C-33.6, C-33.7): found, drawn past, or laid aside (C-16.7, C-18.3)."""
    if ends_search(s, frame.seat, card, frame.args[2]):
        s.tell(events.CHILD_CARD, frame.seat, (card, 0))
        return Frame(frames.SEARCH, frame.seat, frame.args + (card,))
    if s.rules.deck.gender[card] < 0:
        s.tell(events.CHILD_CARD, frame.seat, (card, 0))
        discard(s, card)
    else:
        insort(s.aside, card)
        s.tell(events.CHILD_CARD, frame.seat, (card, 1))
    return frame


def discard(s: CrecyState, card: int, holder: int = NONE) -> None:
    """Onto the discard pile of the Child cards: Complications, and the card of a pair given up (C-1.15, C-15.13).

    `holder` is the seat that had kept a Complication; the others were just drawn.
    """
    insort(s.child_discard, card)
    s.tell(events.CHILD_DISCARD, -1, (card, holder))


def _found(s: CrecyState, frame: Frame) -> None:
    """The search is over, or rests at a Complication; of a pair one card is kept (C-15.16).

    Without any Child card no child is born (C-15.12), and a wedding just goes on (C-15.18).
    Of two alike there is nothing to choose: of two Complications one is resolved, the other discarded (C-34.24).
    """
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


def _shuffle_back(s: CrecyState) -> None:
    """The cards laid aside return to the Child deck (C-18.5)."""
    if s.aside:
        shown = tuple(s.aside)
        piles.shuffle_in(s.child_top, s.child_pile, s.aside)
        s.tell(events.SHUFFLED_BACK, -1, (len(shown),) + shown)


class Pair(Choice[CrecyState]):
    """Which card of a pair is kept; the other is discarded and has no effect (C-34.21, C-34.23, C-34.27)."""

    name = "pair"

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        deck = s.rules.deck
        return [deck.child + card - deck.first_child for card in frame.args[3:5]]

    def refusal(self, s: CrecyState, frame: Frame, seat: int, action: int) -> int:
        return codes.NOT_OF_THE_PAIR if s.rules.deck.child <= action < s.rules.deck.mission else NOT_ASKED

    def explain(self, s: CrecyState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return codes.why(code, {})

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        father, mother, wanted, one, other = frame.args
        card = action - s.rules.deck.child + s.rules.deck.first_child
        s.frames.pop()
        discard(s, other if card == one else one)
        _keep(s, seat, father, mother, wanted, card)


def _keep(s: CrecyState, seat: int, father: int, mother: int, wanted: int, card: int) -> None:
    """A child is placed; a Complication asks its question, unless the mother is the Head (C-15.3, C-16.1, C-16.9)."""
    if s.rules.deck.gender[card] >= 0:
        _shuffle_back(s)
        place(s, seat, father, mother, card)
    else:
        s.complications[seat] = s.generation
        s.tell(events.COMPLICATION, seat, (1,))
        if s.families[seat][mother].card >= s.rules.deck.first_head:
            _lose_child(s, seat)
        else:
            s.frames.append(Frame(frames.LOSE, seat, (father, mother, wanted)))


def place(s: CrecyState, seat: int, father: int, mother: int, card: int) -> None:
    """A child is placed below its parents, or in The Testament an unknown adult (C-15.2, C-18.4, C-38.31).

    It lies child side up (C-4.6). Its birth effect comes right after it (C-15.9).
    Surprise Twins at once bring their parents one more draw, whatever the limit (C-35.13), and so do twins that this
    draw brings (C-35.16).
    """
    family = s.families[seat]
    testament = s.rules.mode == terms.SOLO_TESTAMENT
    row = family[father].row + (-1 if testament else 1)
    state = terms.ADULT if testament else terms.CHILD
    family.append(Person(card, s.rules.deck.gender[card], row, father, mother, NONE, state, 0))
    s.tell(events.BORN, seat, (card, len(family) - 1, father, mother, NONE))
    if not testament:
        triggers.begin(s, seat, card, len(family) - 1, terms.AT_BIRTH)


# --- the choice of a Complication ---


class Lose(Choice[CrecyState]):
    """A Complication: the child or the mother is lost, as the owner of the family says (C-1.12, C-16.1, C-16.13)."""

    name = "lose"

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return [terms.LOSE_CHILD, terms.LOSE_MOTHER]

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        s.frames.pop()
        if action == terms.LOSE_CHILD:
            _lose_child(s, seat)
        else:
            _lose_the_mother(s, frame)


def _lose_child(s: CrecyState, seat: int) -> None:
    """That draw is over; others that are due are still made (C-16.2, C-16.10, C-18.6)."""
    _shuffle_back(s)
    s.tell(events.LOST_CHILD, seat)


def _lose_the_mother(s: CrecyState, frame: Frame) -> None:
    """She departs and the search goes on for the father; other draws for the couple are forfeited.

    Rules C-16.3, C-16.4, C-16.11 and C-18.7. She leaves the family at once (C-6.9), but is the mother of the child
    found now (C-6.17). Her card goes to the discard pile of its kind (C-15.13). All that came through her is kept
    (C-17.2), and her "This gen." effect lasts on (C-17.3).
    """
    father, mother, wanted = frame.args
    seat = frame.seat
    deck = s.rules.deck
    card = s.families[seat][mother].card
    held = s.families[seat][mother].attached
    lose_mother(s.families[seat], mother)
    if card < deck.first_child:
        insort(s.friend_discard, card)
    else:
        insort(s.child_discard, card)
    s.tell(events.LOST_MOTHER, seat, (mother, card, father, held))
    s.frames = [other for other in s.frames if not (other.kind == frames.BIRTHS and other.args[1] == mother)]
    s.frames.append(Frame(frames.SEARCH, seat, (father, mother, wanted, 1)))
