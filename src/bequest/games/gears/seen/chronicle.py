"""Events as records, with as much of them as a seat may know (section 23)."""

from __future__ import annotations

from typing import Any, Final

from bequest.core.journal import Event
from bequest.core.wire import Happened
from bequest.games.gears.data import terms
from bequest.games.gears.data.deck import Deck
from bequest.games.gears.rules import events
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.seen.moved import moved
from bequest.games.gears.wire import EVENTS, Spot

ON_THE_TIMELINE: Final[tuple[int, ...]] = (
    events.ESTABLISH, events.INFLUENCE, events.CLEARED, events.DUPLICATE, events.CUBE_BACK, events.SUCCESS,
    events.FAILURE, events.MODIFIER,
)  # fmt: skip
"""They begin with the technology and its timeframe."""
WITH_A_SECRET: Final[tuple[int, ...]] = (events.CARD, events.KEEP, events.ONLY_CARD)
OF_A_FATE_CARD: Final[tuple[int, ...]] = (events.TAKE, events.FATE_LEAVES, events.AREA_CUBE)
BY_AN_ABILITY: Final[tuple[int, ...]] = (events.ACTIVATE, events.DECLINE, events.EXTRA_TURN, events.SPLICE)
TO_A_TIMEFRAME: Final[tuple[int, ...]] = (events.TRAVEL, events.PRESENT, events.MARKERS_BACK)


def read_event(s: GearsState, event: Event, seat: int, sequence: int) -> Happened:
    """An event with the names of what it concerns; secret parts only for those who may know them.

    How many events there are tells nothing (G-23.12).
    """
    kind: Any = EVENTS[event.kind]
    fields = _fields(s.rules.deck, event, event.seen_by(seat))
    found: Happened = kind(sequence, event.move, event.seat + 1, moved(s, event, seat), s.facts(event.changes), *fields)
    return found


def _fields(deck: Deck, event: Event, secret: tuple[int, ...]) -> tuple[object, ...]:
    """What the event concerns, in the order of `events.KINDS`. `secret` is empty for those who may not know it."""
    kind, args = event.kind, event.args
    if kind in ON_THE_TIMELINE:
        return (deck.card_ids[args[0]], terms.SLOT_NAMES[args[1]], *_on_the_timeline(deck, kind, args, secret))
    if kind in WITH_A_SECRET:
        return tuple([deck.card_ids[card] for card in secret])
    if kind in OF_A_FATE_CARD:
        return (deck.fates[args[0]].id,) if args else ()
    if kind in BY_AN_ABILITY:
        return (deck.card_ids[args[0]],)
    if kind in TO_A_TIMEFRAME:
        return (terms.SLOT_NAMES[args[0]],)
    match kind:
        case events.PERSONAL:
            return tuple([deck.fates[fate].id for fate in secret])
        case events.FATE:
            return _fate(deck, args)
        case events.POINTS:
            return (args[0], terms.SOURCES[args[1]], deck.card_ids[args[2]])
        case events.CHARACTER:
            return (deck.characters[args[0]].id,)
        case events.POSITION:
            return (args[0] + 1,)
        case events.PHASE:
            return (terms.PHASES[args[0]], args[1])
        case events.RESHUFFLE:
            return (args[0],)
        case events.CUBES:
            return (args[0], deck.card_ids[args[1]])
        case events.SWAP:
            return (_spot(deck, args[0], args[1], None), _spot(deck, args[2], args[3], args[4] + 1))
    return ()


def _on_the_timeline(
    deck: Deck, kind: int, args: tuple[int, ...], secret: tuple[int, ...]
) -> tuple[object, ...]:  # fmt: skip
    """What happened to a technology, besides which one it was."""
    match kind:
        case events.ESTABLISH:
            missing = [deck.card_ids[card] for card in args[3:]]
            payment = [deck.card_ids[card] for card in secret]
            return (args[2], missing or None, payment or None)
        case events.INFLUENCE:
            return (args[2],)
        case events.CUBE_BACK:
            return ("pool" if args[2] else "supply",)
        case events.MODIFIER:
            return ("+1" if args[2] else "-1",)
    return ()


def _spot(deck: Deck, card: int, slot: int, player: int | None) -> Spot:
    return Spot(deck.card_ids[card], terms.SLOT_NAMES[slot], player)


def _fate(deck: Deck, args: tuple[int, ...]) -> tuple[object, ...]:
    """A Fate card that is played is shown to all, with its target and selection (G-23.6)."""
    data = deck.fates[args[0]]
    waived = deck.card_ids[args[3]] if args[3] >= 0 else None
    if data.target == terms.PLAYER:
        return (data.id, args[1] + 1, None, None, waived)
    if args[1] >= 0:
        return (data.id, None, deck.card_ids[args[2]], terms.SLOT_NAMES[args[1]], waived)
    return (data.id, None, None, None, waived)
