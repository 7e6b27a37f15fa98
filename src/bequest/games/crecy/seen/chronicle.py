"""Events of the journal by their names, with as much of each as a seat may know."""

from __future__ import annotations

from bequest.core.journal import Event, Readable
from bequest.core.knowledge import card_of, known_to
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.rules import events
from bequest.games.crecy.rules.state import CrecyState


def read_event(s: CrecyState, event: Event, seat: int) -> Readable:
    """The event in names; what is secret only for those who may know it."""
    name, public, secret = events.EVENTS[event.kind]
    found: Readable = {"event": name}
    if event.seat >= 0:
        found["seat"] = event.seat + 1
    if name == "attached":
        kind, number, person = event.args
        return found | {
            "kind": terms.ATTACHED[kind],
            "card": _attached(s.rules.deck, kind, number),
            "person": person + 1,
        }
    for key, value in zip(public, event.args, strict=True):
        found[key] = _named(s.rules.deck, key, value)
    for key, value in zip(secret, event.seen_by(seat), strict=False):
        found[key] = _named(s.rules.deck, key, value)
    return found


def _named(deck: Deck, key: str, value: int) -> object:
    """A number of an event in the game's words."""
    if key == "friend":
        return deck.friends[value].id
    if key == "card":
        return deck.card_ids[value]
    if key == "mission" or (key == "other" and value >= 0):
        return deck.missions[value].id
    if key == "patron":
        return deck.patrons[value].id
    if key == "head":
        return deck.heads[value].id
    if key == "hint":
        return deck.hints[value].id
    if key in ("person", "to"):
        return value + 1
    if key in ("exchanged", "from_reserve"):
        return bool(value)
    words = {
        "pawn": terms.PAWN_NAMES,
        "colour": terms.COLOURS,
        "space": terms.SPACE_NAMES,
        "kind": terms.ATTACHED,
        "source": terms.SOURCES,
        "gender": terms.GENDERS,
    }
    if key in words:
        return words[key][value]
    return None if key == "other" else value


def _attached(deck: Deck, kind: int, number: int) -> str | None:
    """The Title or Contribution; Mansions and Ventures are all alike."""
    return deck.offers(kind)[number].id if kind in (terms.A_TITLE, terms.A_CONTRIBUTION) else None


def reveals(s: CrecyState, event: Event, seat: int) -> bool:
    """Whether an event shows a Friend out of another hand, or another's Patron (C-30.10, C-31.1)."""
    if event.kind == events.FRIEND_DISCARD and event.seat != seat:
        hand = s.hands[event.seat]
        return True in [card_of(m) == event.args[0] and not known_to(m, seat, terms.SEATS) for m in hand]
    return event.kind == events.PATRON_SHOWN and event.seat != seat
