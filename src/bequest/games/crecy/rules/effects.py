"""What cards do, clause by clause: gains, lasting modifiers, pawns, Missions under a Patron (sections 34 to 36)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from bequest.core.frames import Frame
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import births, conditions, events, frames, friends, rivals

if TYPE_CHECKING:
    from bequest.games.crecy.data.vocabulary import Clause
    from bequest.games.crecy.position import CrecyPosition

# A lasting effect is one number: its owner, its card and the person it comes from (0 for none, as a Mission has).
CARD_BITS: Final = 12
PERSON_BITS: Final = 12
_MASK: Final = (1 << 12) - 1


def lasting(seat: int, card: int, person: int) -> int:
    return (seat << CARD_BITS | card) << PERSON_BITS | person + 1


def owner_of(entry: int) -> int:
    return entry >> CARD_BITS + PERSON_BITS


def card_of(entry: int) -> int:
    return entry >> PERSON_BITS & _MASK


def person_of(entry: int) -> int:
    return (entry & _MASK) - 1


# --- lasting modifiers ---


def modifier(s: CrecyPosition, seat: int, do: int) -> int:
    """The sum of the lasting effects of a kind, each if its condition holds now (C-34.20, C-19.3, C-11.7)."""
    found = 0
    for entry in s.lasting:
        if owner_of(entry) == seat:
            for clause in s.rules.deck.clauses[card_of(entry)]:
                if clause.do == do and conditions.holds_true(s, seat, clause, person_of(entry)):
                    found += clause.amount
    return found


def in_force(s: CrecyPosition, seat: int, do: int) -> bool:
    """Whether a lasting effect without a number holds (C-34.42)."""
    for entry in s.lasting:
        if owner_of(entry) == seat:
            for clause in s.rules.deck.clauses[card_of(entry)]:
                if clause.do == do and conditions.holds_true(s, seat, clause, person_of(entry)):
                    return True
    return False


# --- carrying out ---


def begin(s: CrecyPosition, seat: int, card: int, person: int, when: int) -> None:
    """The effects of a card at one moment; conditions are judged now, for all of them together (C-34.3, C-34.5)."""
    due = 0
    for i, clause in enumerate(s.rules.deck.clauses[card]):
        if clause.do in terms.STANDING or clause.when != when:
            continue
        if clause.lasting or conditions.holds_true(s, seat, clause, person):
            due |= 1 << i
    if due:
        s.frames.append(Frame(frames.EFFECTS, seat, (card, person, due)))


def go_on(s: CrecyPosition, frame: Frame) -> None:
    """The next clause that is due."""
    card, person, due = frame.args
    index = (due & -due).bit_length() - 1
    s.frames.pop()
    if due & due - 1:
        s.frames.append(Frame(frames.EFFECTS, frame.seat, (card, person, due & due - 1)))
    _carry_out(s, frame.seat, card, person, index)


def _carry_out(s: CrecyPosition, seat: int, card: int, person: int, index: int) -> None:
    clause = s.rules.deck.clauses[card][index]
    do = clause.do
    if clause.lasting:
        _last(s, seat, card, person)
    elif do <= terms.DO_INCOME:
        gain(s, seat, do, clause.amount)
    elif do == terms.DO_DRAW:
        friends.draw_cards(s, seat, clause.amount)
    elif do == terms.DO_TAKE:
        if friends.takeable(s, clause.gender) or clause.gender < 0:
            friends.begin_batch(s, seat, clause.amount, clause.gender)
    elif do == terms.DO_PAWN:
        gain_pawn(s, seat, clause.colour)
    elif do == terms.DO_ASK:
        s.frames.append(Frame(frames.ASK, seat))
    elif do == terms.DO_RENEW_DISPLAY:
        _renew_display(s, seat, clause)
    elif do == terms.DO_RENEW_HAND:
        if s.hands[seat]:
            s.frames.append(Frame(frames.RENEW, seat))
    elif do == terms.DO_PATRON_MISSION:
        if s.patrons[seat] >= 0:  # in The Testament there is none (C-38.39)
            s.frames.append(Frame(frames.UNDER_PATRON, seat))
    elif do == terms.DO_BIRTHS:
        if clause.when == terms.AT_BIRTH:  # those of a wedding are part of its step 6
            child = s.families[seat][person]
            births.begin(s, seat, child.father, child.mother, clause.amount)
    elif do == terms.DO_RIVALS_LOSE:
        rivals.begin_losses(s, seat, card, index)
    else:
        assert do == terms.DO_RIVALS_GAIN
        rivals.give(s, seat, clause)


def _last(s: CrecyPosition, seat: int, card: int, person: int) -> None:
    """Once for the card, whatever number of its clauses last."""
    entry = lasting(seat, card, person)
    if entry not in s.lasting:
        insort(s.lasting, entry)
        s.tell(events.LASTING, seat, (card,))


def _renew_display(s: CrecyPosition, seat: int, clause: Clause) -> None:
    """Discard the display, lay out a new one, take of it (C-34.29)."""
    s.tell(events.RENEWED, seat, (len(s.display),))
    friends.discard_display(s)
    friends.begin_batch(s, seat, clause.amount, particular=True)
    friends.refill(s)


def extra_births(s: CrecyPosition, card: int) -> int:
    """Draws that a Friend adds to its wedding (C-34.15)."""
    return sum([c.amount for c in s.rules.deck.clauses[card] if c.do == terms.DO_BIRTHS and c.when == terms.AT_WEDDING])


# --- gains ---


def gain(s: CrecyPosition, seat: int, do: int, amount: int) -> None:
    """Gold, Honor, Prestige or Income from a card; a loss of Gold goes as far as there is any (C-1.17)."""
    if do == terms.DO_GOLD:
        gain_gold(s, seat, max(amount, -s.gold[seat]))
    elif do == terms.DO_HONOR:
        gain_honor(s, seat, amount, terms.H_CARDS)
    elif do == terms.DO_PRESTIGE:
        gain_prestige(s, seat, amount)
    else:
        gain_income(s, seat, amount)


def gain_gold(s: CrecyPosition, seat: int, amount: int) -> None:
    if amount:
        s.gold[seat] += amount
        if s.journal is not None:
            s.tell(events.GOLD, seat, (amount,))


def gain_honor(s: CrecyPosition, seat: int, amount: int, source: int) -> None:
    """Honor has no limits in either direction (C-11.3); the sheet says where it came from."""
    if amount:
        s.honor[seat] += amount
        s.sheet[seat * len(terms.SOURCES) + source] += amount
        if s.journal is not None:
            s.tell(events.HONOR, seat, (amount, source))


def gain_prestige(s: CrecyPosition, seat: int, amount: int) -> None:
    if amount:
        s.prestige[seat] += amount
        if s.journal is not None:
            s.tell(events.PRESTIGE, seat, (amount,))


def gain_income(s: CrecyPosition, seat: int, amount: int) -> None:
    if amount:
        s.income[seat] += amount
        if s.journal is not None:
            s.tell(events.INCOME, seat, (amount,))


def gain_pawn(s: CrecyPosition, seat: int, colour: int) -> None:
    """From the general supply, if it has one of the colour (C-10.21, C-10.22)."""
    found = s.supply[colour] > 0
    if found:
        s.supply[colour] -= 1
        s.reserves[seat * terms.COLOUR_COUNT + colour] += 1
    s.tell(events.PAWN, seat, (colour, int(found)))
