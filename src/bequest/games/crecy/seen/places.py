"""Where every card is, and who knows it there (section 33)."""

from __future__ import annotations

from typing import Final

from bequest.core.knowledge import card_of, knowers_of
from bequest.core.position import Place
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.rules.tree import KINDS, Person, held
from bequest.games.crecy.seen import moving
from bequest.games.crecy.seen.view import acquired, drawer, found

_OFFERS: Final[tuple[int, ...]] = (20000, 21000, 22000, 23000)
_PATRONS: Final = 30000
_HEADS: Final = 40000
"""Numbers for cards that are not among those of the deck's one numbering: Titles, Contributions, Mansions …"""


def places(s: CrecyState) -> list[Place]:
    """Every card that the game uses, and who knows it where it is."""
    first = s.rules.deck.first_mission
    known = [
        _hidden(moving.FRIENDS, s.friend_top + s.friend_pile),
        _open("display", s.display),
        _open(moving.OLD_FRIENDS, s.friend_discard),
        _hidden(moving.CHILDREN, s.child_top + s.child_pile),
        _hidden(moving.RESERVE, s.reserve),
        _open(moving.OLD_CHILDREN, s.child_discard),
        _open("aside", s.aside),
        _open("found", found(s)),
        _hidden(moving.MISSIONS, [first + mission for mission in s.mission_top + s.mission_pile]),
        _open(moving.OLD_MISSIONS, [first + mission for mission in s.mission_discard]),
        *_offer_places(s),
        _box(s),
    ]
    if s.drawn:
        seat = drawer(s)
        missions = tuple([first + mission for mission in s.drawn])
        known.append(Place(f"drawn:{seat + 1}", missions, (1 << seat,) * len(missions)))
    for seat in range(s.players):
        known += _seat_places(s, seat)
    return known


def _open(name: str, cards: list[int]) -> Place:
    return Place(name, tuple(cards), (terms.OPEN,) * len(cards))


def _hidden(name: str, cards: list[int]) -> Place:
    return Place(name, tuple(cards), (0,) * len(cards))


def _offer_places(s: CrecyState) -> list[Place]:
    """Titles, Contributions, Mansions and Ventures that nobody has, and one that somebody is still to hold."""
    lying: list[Place] = []
    for kind, offers in ((terms.A_TITLE, s.titles), (terms.A_CONTRIBUTION, s.contributions)):
        on_offer = [_OFFERS[kind] + n for n, place in enumerate(offers) if place == terms.ON_OFFER]
        lying.append(_open(moving.OFFERS_AT[kind], on_offer))
    for kind, count in ((terms.A_MANSION, s.mansions), (terms.A_VENTURE, s.ventures)):
        lying.append(_open(moving.OFFERS_AT[kind], [_OFFERS[kind]] * count))
    bought = acquired(s)
    if bought is not None:
        lying.append(_open("acquired", [_OFFERS[terms.KIND_OF_SPACE[bought.args[0]]] + bought.args[1]]))
    return lying


def _box(s: CrecyState) -> Place:
    """What is not used, not yet, or no more; only of the Patrons nobody knows which they are."""
    deck = s.rules.deck
    cards: list[int] = []
    for kind, offers in ((terms.A_TITLE, s.titles), (terms.A_CONTRIBUTION, s.contributions)):
        cards += [_OFFERS[kind] + n for n, place in enumerate(offers) if place in (terms.ASIDE, terms.DISCARDED)]
    if s.rules.mode == terms.SOLO_TESTAMENT:
        shown = [person.card for person in s.families[0]]
        cards += [n for n, friend in enumerate(deck.friends) if friend.role >= 0 and n not in shown]
    else:
        cards += [_HEADS + head for head in range(len(deck.heads)) if head not in s.heads]
    patrons = [_PATRONS + patron for patron in s.box_patrons]
    return Place("box", tuple(cards + patrons), (terms.OPEN,) * len(cards) + (0,) * len(patrons))


def _seat_places(s: CrecyState, seat: int) -> list[Place]:
    deck = s.rules.deck
    first, number = deck.first_mission, seat + 1
    hand = s.hands[seat]
    missions = range(len(deck.missions))
    own = [
        Place(moving.hand(seat), tuple([card_of(m) for m in hand]), tuple([knowers_of(m) for m in hand])),
        _open(f"missions:{number}", [first + n for n in missions if s.open_missions[seat] >> n & 1]),
        _open(f"completed:{number}", [first + n for n in missions if s.completed[seat] >> n & 1]),
        _hidden(f"under-patron:{number}", [first + mission for mission in s.under[seat]]),
        _open(f"complication:{number}", [deck.complication] if s.complications[seat] else []),
    ]
    if s.heads[seat] >= 0 and not s.families[seat]:
        own.append(_open(f"head:{number}", [_HEADS + s.heads[seat]]))
    if s.patrons[seat] >= 0:
        patron = _PATRONS + s.patrons[seat]
        over = s.phase == terms.FINISHED
        own.append(
            _open(f"patron-shown:{number}", [patron]) if over else Place(f"patron:{number}", (patron,), (1 << seat,))
        )
    for n, person in enumerate(s.families[seat]):
        own.append(_open(moving.person(seat, n), _beside(s, person)))
    return own


def _beside(s: CrecyState, person: Person) -> list[int]:
    """The card of a person, a Head's by itself whichever side it shows, and those attached."""
    deck = s.rules.deck
    cards: list[int] = []
    if person.state != terms.DEPARTED:
        head = deck.first_head <= person.card < deck.first_mission
        cards.append(_HEADS + (person.card - deck.first_head) // 2 if head else person.card)
    for kind in KINDS:
        number = held(person.attached, kind)
        if number:
            cards.append(_OFFERS[kind] + (number - 1 if kind <= terms.A_CONTRIBUTION else 0))
    return cards
