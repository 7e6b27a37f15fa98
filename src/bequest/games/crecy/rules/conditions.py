"""What a family amounts to: the measures that requirements, conditions and goals are made of (C-1.10, section 36)."""

from __future__ import annotations

from typing import Final

from bequest.games.crecy.data import terms
from bequest.games.crecy.data.vocabulary import Clause, Goal, Measure
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.rules.tree import attached_to, children_counts, held, kinds_held, married

ALL: Final = 0


# --- conditions of effects ---


def bearers(s: CrecyState, seat: int, icon: int, but: int = -1) -> int:
    """How many in the family bear a nationality or an occupation, one person left out (C-1.10).

    Friends promised to a child count (C-6.7), those outside the tree do not (C-6.8).
    In The Testament the Starting card and the Parents count as well (C-38.18).
    """
    icons = s.rules.deck.icons
    friends = s.rules.deck.first_child
    found = 0
    for number, person in enumerate(s.families[seat]):
        if (
            person.card < friends
            and icons[person.card] >> icon & 1
            and person.state != terms.DEPARTED
            and number != but
        ):
            found += 1
    return found + (guilds(s, seat, icon - terms.FIRST_OCCUPATION) if icon >= terms.FIRST_OCCUPATION else 0)


def guilds(s: CrecyState, seat: int, occupation: int) -> int:
    """Completed Missions that count as an occupation (C-36.1, C-36.2)."""
    return _guilds_of(s, seat).count(occupation)


def holds_true(s: CrecyState, seat: int, clause: Clause, but: int = -1) -> bool:
    """Whether the condition of an effect is met; the person it comes from does not count for it (C-34.4).

    Others who bear an icon: two for both rewards of Aleksandr (C-34.12), one for the pawn and the Honor of Carlos and
    his like (C-34.17), another Prussian for Gertrude's Gold (C-34.33). Ann asks for 6 hand cards (C-34.13), Sophie for
    12 Gold (C-34.44).
    """
    if clause.another >= 0 and bearers(s, seat, clause.another, but) < clause.others:
        return False
    if len(s.hands[seat]) < clause.hand or s.gold[seat] < clause.gold_held:
        return False
    return not clause.needs or met(s, seat, clause.needs)


# --- requirements and goals ---


def met(s: CrecyState, seat: int, needs: tuple[Measure, ...]) -> bool:
    """Whether all of these are reached, a guild serving the Generation that suits best (C-36.4).

    Needs that look for any one Generation must find the same one; in The Testament so must all that are tied to one,
    whichever it is (C-38.43).
    """
    most = len(s.families[seat]) + s.completed[seat].bit_count()
    for need in needs:
        if need.least > most and need.count < terms.M_KINDS_OF_ONE:
            return False  # told at once: there is no more of anything than persons and guilds
    for assignment in _assignments(s, seat, needs) if s.completed[seat] else NO_GUILD:
        for row in _rows_to_try(s, seat, needs):
            for need in needs:
                if measure(s, seat, need, assignment, row) < need.least:
                    break
            else:
                return True
    return False


def _rows_to_try(s: CrecyState, seat: int, needs: tuple[Measure, ...]) -> list[int]:
    """The rows in which needs that are not bound to a certain Generation may be met together."""
    testament = s.rules.mode == terms.SOLO_TESTAMENT
    for need in needs:
        if need.generation == terms.ANY_ONE or (testament and need.generation != ALL):
            return _rows(s, seat)
    return NO_ROW


def points(s: CrecyState, seat: int, goal: Goal) -> int:
    """What a Patron's goal gives (C-31.2, C-31.4)."""
    if goal.per is None:
        return goal.points if met(s, seat, goal.needs) else 0
    return min(goal.most, goal.points * best(s, seat, goal.per))


def best(s: CrecyState, seat: int, what: Measure) -> int:
    """The most that a measure by itself can find."""
    return max(
        [
            measure(s, seat, what, assignment, row)
            for assignment in _assignments(s, seat, (what,))
            for row in _rows_to_try(s, seat, (what,))
        ]
    )


Assignment = tuple[tuple[int, int], ...]
"""Occupation and Generation of each guild; none of them if nothing asked for is tied to a Generation."""
NO_GUILD: Final[list[Assignment]] = [()]
NO_ROW: Final = [0]


def _assignments(s: CrecyState, seat: int, needs: tuple[Measure, ...]) -> list[Assignment]:
    """Every way to count guilds in one Generation each; with `french` they count in none (C-2.4, C-36.4, C-36.5)."""
    if not s.completed[seat]:
        return NO_GUILD
    owned = _guilds_of(s, seat)
    tied = s.rules.edition == terms.ENGLISH and True in [need.generation != ALL for need in needs]
    if not owned or not tied:
        return NO_GUILD
    found: list[Assignment] = [()]
    for occupation in owned:
        found = [(*before, (occupation, row)) for before in found for row in _rows(s, seat)]
    return found


def _rows(s: CrecyState, seat: int) -> list[int]:
    """The Generations of a family: I to IV, or the rows of a Testament tree."""
    if s.rules.mode == terms.SOLO_TESTAMENT:
        return sorted({person.row for person in s.families[seat]})
    return [1, 2, 3, 4]


def measure(s: CrecyState, seat: int, what: Measure, assignment: Assignment = (), row: int = 0) -> int:
    """The number that a measure finds; `row` is where it looks if any one Generation will do.

    A Generation is a row: children of row 4 and the Friends promised to them are Generation IV (C-31.8).
    """
    if what.count >= terms.FIRST_LEVEL:
        return _level(s, seat, what.count)
    bound = what.generation > ALL and s.rules.mode != terms.SOLO_TESTAMENT
    return _count(s, seat, what, what.generation if bound else row, assignment)


def _level(s: CrecyState, seat: int, count: int) -> int:
    if count == terms.M_INCOME:
        return s.income[seat]
    if count == terms.M_PRESTIGE:
        return s.prestige[seat]
    if count == terms.M_GOLD:
        return s.gold[seat]
    if count == terms.M_HONOR:
        return s.honor[seat]
    if count == terms.M_HAND:
        return len(s.hands[seat])
    return s.completed[seat].bit_count()


def _guilds_of(s: CrecyState, seat: int) -> list[int]:
    """The occupations of the completed Missions that count as one."""
    completed = s.completed[seat]
    if not completed:
        return []
    return [counts for m, counts in enumerate(s.rules.deck.counts_as) if counts >= 0 and completed >> m & 1]


def _count(s: CrecyState, seat: int, what: Measure, row: int, assignment: Assignment) -> int:
    """A measure within one row, which is one Generation with its spouses (C-6.3), or within the whole tree.

    Couples and betrothals are counted by their persons; a guild is none of them (C-36.6).
    """
    count = what.count
    if count == terms.M_MEMBERS:
        return _count_members(s, seat, what, row, assignment)
    if count <= terms.M_SAME_OCCUPATION:
        return _count_icons(s, seat, what, row, assignment)
    family = s.families[seat]
    every = what.generation == ALL
    numbers = [n for n, p in enumerate(family) if p.state != terms.DEPARTED and (every or p.row == row)]
    if count == terms.M_COUPLES:
        return len([n for n in numbers if n < family[n].partner and married(family, n)])
    if count == terms.M_OFFSPRING:
        return len([n for n in numbers if family[n].father >= 0 and what.gender in (-1, family[n].gender)])
    if count == terms.M_CHILDREN_OF_ONE:
        counts = children_counts([p for p in family if p.state != terms.DEPARTED], len(family))
        return max([counts[n] for n in numbers], default=0)
    if count == terms.M_BETROTHALS:
        return len([n for n in numbers if family[n].state == terms.PROMISED])
    if count == terms.M_KINDS_OF_ONE:
        return max([kinds_held(attached_to(family, n)) for n in numbers], default=0)
    return len([n for n in numbers if held(family[n].attached, count - terms.M_TITLES)])


def _count_members(s: CrecyState, seat: int, what: Measure, row: int, assignment: Assignment) -> int:
    """Friends in the family that bear what is asked for; a guild is one more of its occupation (C-36.3).

    Everybody in the tree who is not departed belongs to the family (C-1.2), a promised Friend too (C-6.7); original
    members are no Friends (C-1.3) and bear no icons (C-4.7). Those of a row are its Generation (C-6.3).
    """
    deck = s.rules.deck
    friends = deck.first_child
    icons = deck.icons
    wanted = what.icons
    every = what.generation == ALL
    found = 0
    for person in s.families[seat]:
        card = person.card
        if card < friends and icons[card] & wanted == wanted and (every or person.row == row):
            found += person.state != terms.DEPARTED and what.gender in (-1, person.gender)
    if s.completed[seat] and what.occupation >= 0 and what.nationality < 0 and what.gender < 0:
        found += _joined(s, seat, what, row, assignment).count(what.occupation)
    return found


def _joined(s: CrecyState, seat: int, what: Measure, row: int, assignment: Assignment) -> list[int]:
    """The occupations of guilds that count for a measure: all of them, or those that serve its row."""
    if what.generation == ALL:
        return _guilds_of(s, seat)
    return [occupation for occupation, served in assignment if served == row]


def _count_icons(s: CrecyState, seat: int, what: Measure, row: int, assignment: Assignment) -> int:
    """How many different nationalities or occupations there are, or the most that share one."""
    deck = s.rules.deck
    every = what.generation == ALL
    cards = [
        p.card
        for p in s.families[seat]
        if p.card < deck.first_child and p.state != terms.DEPARTED and (every or p.row == row)
    ]
    if what.count in (terms.M_NATIONALITIES, terms.M_SAME_NATIONALITY):
        shared = [deck.nationality[card] for card in cards]
    else:
        shared = [deck.occupation[card] for card in cards] + _joined(s, seat, what, row, assignment)
    different = {icon for icon in shared if icon >= 0}
    if what.count in (terms.M_NATIONALITIES, terms.M_OCCUPATIONS):
        return len(different)
    return max([shared.count(icon) for icon in different], default=0)
