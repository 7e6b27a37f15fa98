"""Events of the journal as records, with as much of each as a seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bequest.core.journal import Event
from bequest.core.knowledge import card_of, known_to
from bequest.core.wire import Happened
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.rules import events
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.seen import faces, moving
from bequest.games.crecy.wire import EVENTS

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "pawn": terms.PAWN_NAMES,
    "colour": terms.COLOURS,
    "space": terms.SPACE_NAMES,
    "source": terms.SOURCES,
    "gender": terms.GENDERS,
}


def read_event(s: CrecyState, event: Event, seat: int, sequence: int) -> Happened:
    """The event in names; what is secret only for those who may know it."""
    deck = s.rules.deck
    record: Callable[..., Happened] = EVENTS[event.kind]
    return record(
        sequence,
        event.move,
        event.seat + 1,
        moving.moved(deck, event, seat),
        s.facts(event.changes),
        *_fields(deck, event, seat),
    )


def _fields(deck: Deck, event: Event, seat: int) -> list[object]:
    """What the event names, in the order of its fields."""
    _, public, secret = events.EVENTS[event.kind]
    if event.kind == events.OFFERS:
        _, new = moving.split_offers(event.args)
        titles = [deck.titles[number].id for number in new[0]]
        return [titles, [deck.contributions[number].id for number in new[1]]]
    if event.kind in (events.ATTACHED, events.ACQUIRED):
        kind, number = event.args[0], event.args[1]
        named: list[object] = [terms.ATTACHED[kind], faces.offer_id(deck, kind, number)]
        return [*named, event.args[2] + 1] if event.kind == events.ATTACHED else named
    found = [_named(deck, key, value) for key, value in zip(public, event.args, strict=False)]
    known = zip(secret, event.seen_by(seat), strict=False)
    return found + [_named(deck, key, value) for key, value in known]


def _named(deck: Deck, key: str, value: int) -> object:
    """A number of an event in the game's words."""
    if key == "friend":
        return deck.friends[value].id
    if key == "card":
        return deck.card_ids[value]
    if key in ("mission", "other"):
        return deck.missions[value].id if value >= 0 else None
    if key == "patron":
        return deck.patrons[value].id
    if key == "head":
        return deck.heads[value].id
    if key == "hint":
        return deck.hints[value].id
    if key in ("father", "mother", "child", "partner"):
        return value + 1 if value >= 0 else None
    if key in ("person", "spouse", "to"):
        return value + 1
    if key in ("exchanged", "from_reserve"):
        return bool(value)
    return WORDS[key][value] if key in WORDS else value


def reveals(s: CrecyState, event: Event, seat: int) -> bool:
    """Whether an event shows a Friend out of another hand, or another's Patron (C-30.10, C-31.1)."""
    if event.kind == events.FRIEND_DISCARD and event.seat != seat:
        hand = s.hands[event.seat]
        return True in [card_of(m) == event.args[0] and not known_to(m, seat, terms.SEATS) for m in hand]
    if event.kind == events.OVER:
        return True in [event.args[i] != seat for i in range(0, len(event.args), 2)]
    return event.kind == events.PATRON_SHOWN and event.seat != seat
