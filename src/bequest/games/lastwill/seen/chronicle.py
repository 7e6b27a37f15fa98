"""Events of the journal by their names, with as much of each as a seat may know."""

from __future__ import annotations

from bequest.core.journal import Event, Readable
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.rules import events
from bequest.games.lastwill.rules.state import WillState


def read_event(s: WillState, event: Event, seat: int) -> Readable:
    """The event in names; what is secret only for those who may know it."""
    name, public, secret = events.RECORDS[event.kind]
    found: Readable = {"event": name}
    if event.seat >= 0:
        found["seat"] = event.seat + 1
    _add(s, found, public, event.args)
    seen = event.seen_by(seat)
    if seen or (event.knowers and event.seat == seat):
        _add(s, found, secret, seen)
    return found


def _add(s: WillState, found: Readable, keys: tuple[str, ...], values: tuple[int, ...]) -> None:
    for i, key in enumerate(keys):
        if key.startswith("*"):
            found[key[1:]] = _list(s, key[1:], values[i:])
        else:
            found[key] = _named(s, key, values[i])


def _list(s: WillState, key: str, values: tuple[int, ...]) -> object:
    if key == "backs":
        return {terms.BACKS[back]: count for back, count in enumerate(values) if count}
    return [value + 1 for value in values] if key == "seats" else [s.rules.deck.ids[card] for card in values]


def _named(s: WillState, key: str, value: int) -> object:
    """A number of an event in the game's words."""
    rules = s.rules
    if key in ("card", "companion"):
        return rules.deck.ids[value]
    if key == "place":
        return rules.places[value].id.upper()
    if key == "deck":
        return terms.DECKS[value]
    if key == "type":
        return terms.COMPANION_TYPES[value]
    if key == "order":
        return dict(zip(terms.TYPES, rules.deck.orders[value], strict=True))
    if key == "space":
        return rules.deck.errand_names[value]
    return value + 1 if key == "plan" else value
