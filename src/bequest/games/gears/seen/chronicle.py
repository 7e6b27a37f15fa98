"""Events by their names, with as much of them as a seat may know (section 23)."""

from __future__ import annotations

from typing import Final

from bequest.core.journal import Event, Readable
from bequest.games.gears.data import terms
from bequest.games.gears.data.deck import Deck
from bequest.games.gears.rules import events
from bequest.games.gears.rules.state import GearsState

ON_THE_TIMELINE: Final[tuple[int, ...]] = (
    events.ESTABLISH, events.INFLUENCE, events.CLEARED, events.DUPLICATE, events.CUBE_BACK, events.SUCCESS,
    events.FAILURE, events.MODIFIER,
)  # fmt: skip
"""They begin with the technology and its timeframe."""
WITH_A_SECRET: Final[tuple[int, ...]] = (events.CARD, events.KEEP, events.PERSONAL)
OF_A_FATE_CARD: Final[tuple[int, ...]] = (events.TAKE, events.FATE_LEAVES, events.AREA_CUBE)
BY_AN_ABILITY: Final[tuple[int, ...]] = (events.ACTIVATE, events.DECLINE, events.EXTRA_TURN, events.SPLICE)


def read_event(s: GearsState, event: Event, seat: int) -> Readable:
    """An event by its name, with the names of what it concerns; secret parts only for those who may know them.

    How many events there are tells nothing (G-23.12).
    """
    shown: Readable = {"event": events.NAMES[event.kind]}
    if event.seat >= 0:
        shown["seat"] = event.seat + 1
    shown |= _details(s, event, event.seen_by(seat))
    return shown


def _details(s: GearsState, event: Event, secret: tuple[int, ...]) -> Readable:
    """What the event concerns. `secret` is empty for those who may not know it."""
    deck = s.rules.deck
    kind, args = event.kind, event.args
    if kind in ON_THE_TIMELINE:
        return _copy(deck, args[0], args[1]) | _on_the_timeline(deck, kind, args[2:], secret)
    if kind in WITH_A_SECRET:
        named = [deck.fates[card].id if kind == events.PERSONAL else deck.card_ids[card] for card in secret]
        return dict(zip(("kept", "rejected") if kind == events.KEEP else ("card",), named, strict=False))
    if kind in OF_A_FATE_CARD:
        return {"card": deck.fates[args[0]].id} if args else {}
    if kind in BY_AN_ABILITY:
        return {"technology": deck.card_ids[args[0]]}
    if kind in (events.TRAVEL, events.PRESENT):
        return {"timeframe": terms.SLOT_NAMES[args[0]]}
    match kind:
        case events.FATE:
            return _fate(deck, args)
        case events.POINTS:
            return {"points": args[0], "source": terms.SOURCES[args[1]], "technology": deck.card_ids[args[2]]}
        case events.CHARACTER:
            return {"character": deck.characters[args[0]].id}
        case events.POSITION:
            return {"position": args[0] + 1}
        case events.PHASE:
            return {"phase": terms.PHASES[args[0]], "round": args[1]}
        case events.RESHUFFLE:
            return {"cards": args[0]}
        case events.CUBES:
            return {"cubes": args[0], "technology": deck.card_ids[args[1]]}
        case events.SWAP:
            other = _copy(deck, args[2], args[3]) | {"player": args[4] + 1}
            return {"own": _copy(deck, args[0], args[1]), "other": other}
    return {}


def _on_the_timeline(deck: Deck, kind: int, more: tuple[int, ...], secret: tuple[int, ...]) -> Readable:
    """What happened to a technology, besides which one it was."""
    match kind:
        case events.ESTABLISH:
            shown: Readable = {"paid": more[0]}
            if len(more) > 1:
                shown["missing"] = [deck.card_ids[card] for card in more[1:]]
            return shown | ({"payment": [deck.card_ids[card] for card in secret]} if secret else {})
        case events.INFLUENCE:
            return {"cubes": more[0]}
        case events.CUBE_BACK:
            return {"to": "pool" if more[0] else "supply"}
        case events.MODIFIER:
            return {"token": "+1" if more[0] else "-1"}
    return {}


def _copy(deck: Deck, card: int, slot: int) -> Readable:
    return {"technology": deck.card_ids[card], "timeframe": terms.SLOT_NAMES[slot]}


def _fate(deck: Deck, args: tuple[int, ...]) -> Readable:
    """A Fate card that is played is shown to all, with its target and selection (G-23.6)."""
    fate = deck.fates[args[0]]
    shown: Readable = {"card": fate.id}
    if fate.target == terms.PLAYER:
        shown["player"] = args[1] + 1
    elif args[1] >= 0:
        shown |= _copy(deck, args[2], args[1])
    if args[3] >= 0:
        shown["waived"] = deck.card_ids[args[3]]
    return shown
