"""What a seat knows in numbers, and fair guesses at the rest (section 33)."""

from __future__ import annotations

from bequest.core import guessing
from bequest.core.knowledge import known_to, redeal, redeal_unknown
from bequest.core.rng import Rng
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.rules.tree import Family
from bequest.games.crecy.seen.view import drawer, drawn_by


def key(s: CrecyState, seat: int) -> tuple[object, ...]:
    """All that the seat knows, in numbers."""
    mine = seat >= 0 and seat == s.seat
    over = s.phase == terms.FINISHED
    return (
        (s.round, s.phase, s.starter, s.active, s.passed, s.mansions, s.ventures, s.fulfilled, s.seat),
        (tuple(s.eliminated), tuple(s.honor), tuple(s.prestige), tuple(s.income), tuple(s.gold), tuple(s.sheet)),
        (tuple(s.pawns), tuple(s.placed), tuple(s.reserves), tuple(s.supply), tuple(s.spaces)),
        tuple([_known_hand(s, other, seat) for other in range(s.players)]),
        (tuple(s.display), tuple(s.friend_discard), len(s.friend_pile) + len(s.friend_top)),
        (*s.children_in(s.child_pile + s.child_top), *s.children_in(s.reserve), tuple(s.child_discard), tuple(s.aside)),
        (len(s.mission_pile) + len(s.mission_top), tuple(s.mission_discard)),
        tuple(drawn_by(s, seat)) or (len(s.drawn),),
        (tuple(s.titles), tuple(s.contributions), tuple(s.heads), tuple(s.complications), tuple(s.lasting)),
        (tuple(s.open_missions), tuple(s.completed), tuple([len(missions) for missions in s.under])),
        tuple(s.patrons) if over else (s.patrons[seat] if seat >= 0 else -1,),
        tuple([_family_key(family) for family in s.families]),
        tuple(s.hints),
        tuple([(frame.kind, frame.seat, frame.args) for frame in s.frames if not frame.open]),
        tuple([(frame.kind, frame.args) for frame in s.frames if frame.open]) if mine else (),
    )


def _known_hand(s: CrecyState, other: int, seat: int) -> tuple[object, ...]:
    hand = s.hands[other]
    return (len(hand), tuple([mark for mark in hand if known_to(mark, seat, terms.SEATS)]))


def _family_key(family: Family) -> tuple[tuple[int, ...], ...]:
    return tuple([(p.card, p.father, p.mother, p.partner, p.row, p.state, p.attached) for p in family])


def deal_anew(copy: CrecyState, seat: int, rng: Rng) -> None:
    """Turns a copy into a fair guess: what the seat does not know is dealt anew over the hidden places (C-33.2)."""
    copy.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word())
    copy.friend_pile += copy.friend_top
    copy.friend_top = []
    redeal_unknown([copy.friend_pile], copy.hands, copy.rules.deck.friend_backs, seat, terms.SEATS, rng)
    _guess_children(copy, rng)
    _guess_missions(copy, seat, rng)
    if copy.phase != terms.FINISHED:
        _guess_patrons(copy, seat, rng)
    copy.hint_tops = []
    guessing.forget_choices(copy, seat, rng)


def _guess_children(copy: CrecyState, rng: Rng) -> None:
    """Deck and reserve, gender by gender: how many of each they hold is known (C-33.14)."""
    copy.child_pile += copy.child_top
    copy.child_top = []
    if not copy.reserve:
        copy.child_pile.sort()
        return
    gender = copy.rules.deck.gender
    males: list[int] = []
    females: list[int] = []
    deck: list[int] = []
    for card in copy.child_pile:
        (males if gender[card] == terms.MALE else females if gender[card] == terms.FEMALE else deck).append(card)
    sons = [card for card in copy.reserve if gender[card] == terms.MALE]
    daughters = [card for card in copy.reserve if gender[card] == terms.FEMALE]
    redeal(males, [sons], rng)
    redeal(females, [daughters], rng)
    copy.child_pile = sorted(deck + males + females)
    copy.reserve = sorted(sons + daughters)


def _guess_missions(copy: CrecyState, seat: int, rng: Rng) -> None:
    """Deck, Missions under Patrons, and those that another seat has drawn (C-33.4, C-33.12)."""
    copy.mission_pile += copy.mission_top
    copy.mission_top = []
    hidden = [missions for missions in copy.under if missions]
    if copy.drawn and drawer(copy) != seat:
        hidden.append(copy.drawn)
    redeal(copy.mission_pile, hidden, rng)
    for place in hidden:
        place.sort()


def _guess_patrons(copy: CrecyState, seat: int, rng: Rng) -> None:
    """The Patrons of the others and those in the box (C-33.1, C-33.13)."""
    others = [other for other in range(copy.players) if other != seat and copy.patrons[other] >= 0]
    dealt = [copy.patrons[other] for other in others]
    redeal(copy.box_patrons, [dealt], rng)
    for i, other in enumerate(others):
        copy.patrons[other] = dealt[i]
