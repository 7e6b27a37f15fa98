"""Where every card is, and who knows it there (section 33)."""

from __future__ import annotations

from typing import Final

from bequest.core.knowledge import card_of, knowers_of
from bequest.core.position import Place
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import frames
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.seen.view import drawer

_OFFERS: Final = 20000
_PATRONS: Final = 30000
_HEADS: Final = 40000
"""Numbers for cards that are not among those of the deck's one numbering, in `places`."""


def places(s: CrecyState) -> list[Place]:
    """Every card that the game uses, and who knows it where it is."""
    deck = s.rules.deck
    all_seats = terms.OPEN

    def openly(name: str, cards: list[int]) -> Place:
        return Place(name, tuple(cards), (all_seats,) * len(cards))

    def hidden(name: str, cards: list[int]) -> Place:
        return Place(name, tuple(cards), (0,) * len(cards))

    first = deck.first_mission
    found = [
        hidden("Friend deck", s.friend_top + s.friend_pile),
        openly("display", s.display),
        openly("Friend discard", s.friend_discard),
        hidden("Child deck", s.child_top + s.child_pile),
        hidden("reserve", s.reserve),
        openly("Child discard", s.child_discard + _between(s)),
        openly("aside", s.aside),
        hidden("Mission deck", [first + mission for mission in s.mission_top + s.mission_pile]),
        openly("Mission discard", [first + mission for mission in s.mission_discard]),
        openly("Titles", [_OFFERS + n for n in range(len(s.titles))]),
        openly("Contributions", [_OFFERS + len(s.titles) + n for n in range(len(s.contributions))]),
        hidden("box", [_PATRONS + patron for patron in s.box_patrons]),
    ]
    if s.drawn:
        knower = 1 << drawer(s)
        found.append(Place("drawn", tuple(first + mission for mission in s.drawn), (knower,) * len(s.drawn)))
    if s.rules.mode == terms.SOLO_TESTAMENT:
        shown = [person.card for person in s.families[0]]
        roles = [number for number, friend in enumerate(deck.friends) if friend.role >= 0]
        found.append(openly("out of the game", [number for number in roles if number not in shown]))
    else:
        found.append(openly("Heads", [_HEADS + head for head in range(len(deck.heads))]))
    for seat in range(s.players):
        found += _seat_places(s, seat, all_seats)
    return found


def _between(s: CrecyState) -> list[int]:
    """Child cards found by a search that goes on, or of a pair: open, between deck and tree."""
    cards: list[int] = []
    for frame in s.frames:
        cards += frame.args[4:] if frame.kind == frames.SEARCH else frame.args[3:5] if frame.kind == frames.PAIR else ()
    return cards


def _seat_places(s: CrecyState, seat: int, all_seats: int) -> list[Place]:
    deck = s.rules.deck
    first = deck.first_mission
    hand = s.hands[seat]
    own = [first + n for n in range(len(deck.missions)) if (s.open_missions[seat] | s.completed[seat]) >> n & 1]
    family = [p.card for p in s.families[seat] if p.state != terms.DEPARTED and not deck.first_head <= p.card < first]
    if s.complications[seat]:
        family.append(deck.complication)
    under = [first + mission for mission in s.under[seat]]
    found = [
        Place(f"hand {seat + 1}", tuple(card_of(m) for m in hand), tuple(knowers_of(m) for m in hand)),
        Place(f"before {seat + 1}", tuple(own), (all_seats,) * len(own)),
        Place(f"family {seat + 1}", tuple(family), (all_seats,) * len(family)),
        Place(f"under Patron {seat + 1}", tuple(under), (0,) * len(under)),
    ]
    if s.patrons[seat] >= 0:
        knowers = all_seats if s.phase == terms.FINISHED else 1 << seat
        found.append(Place(f"Patron {seat + 1}", (_PATRONS + s.patrons[seat],), (knowers,)))
    return found
