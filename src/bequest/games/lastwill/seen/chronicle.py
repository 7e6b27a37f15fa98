"""Events of the journal as records, with as much of each as a seat may know."""

from __future__ import annotations

from bequest.core.journal import Event
from bequest.core.knowledge import card_of
from bequest.core.wire import Happened
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.rules import events
from bequest.games.lastwill.rules.state import WillState
from bequest.games.lastwill.seen import moving, naming
from bequest.games.lastwill.wire import EVENTS


def read_event(s: WillState, event: Event, seat: int, sequence: int) -> Happened:
    """The event in names; what is secret only for those who may know it."""
    _, public, secret = events.RECORDS[event.kind]
    fields = _fields(s, event, public, event.args)
    if secret and event.seen_by(seat):
        fields += _fields(s, event, secret, event.secret)
    moved = moving.moved(s, event, seat)
    return EVENTS[event.kind](sequence, event.move, event.seat + 1, moved, s.facts(event.changes), *fields)


def _fields(s: WillState, event: Event, keys: tuple[str, ...], values: tuple[int, ...]) -> list[object]:
    found: list[object] = []
    for i, key in enumerate(keys):
        if key.startswith("*"):
            found.append(_list(s, key[1:], values[i:]))
        else:
            found.append(_named(s, key, values[i], event.seat))
    return found


def _list(s: WillState, key: str, values: tuple[int, ...]) -> object:
    """Backs are counted; cards are those discarded, as many as the first number says."""
    if key == "backs":
        return {terms.BACKS[back]: count for back, count in enumerate(values) if count}
    if key == "seats":
        return [value + 1 for value in values]
    return [s.rules.deck.ids[card_of(mark)] for mark in values[1 : values[0] + 1]]


def _named(s: WillState, key: str, value: int, seat: int) -> object:
    """A number of an event of a seat in the game's words."""
    rules = s.rules
    if key in ("card", "companion"):
        return rules.deck.ids[value]
    if key == "place":
        return rules.places[value].id.upper()
    if key == "at":
        return naming.space(seat, value)
    if key == "deck":
        return terms.DECKS[value]
    if key == "type":
        return terms.COMPANION_TYPES[value]
    if key == "order":
        return dict(zip(terms.TYPES, rules.deck.orders[value], strict=True))
    if key == "space":
        return rules.deck.errand_names[value]
    return value + 1 if key == "plan" else value
