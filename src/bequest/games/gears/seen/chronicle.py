"""Events by their names, with as much of them as a seat may know (section 23)."""

from __future__ import annotations

from bequest.core.journal import Event, Readable
from bequest.games.gears.data import terms
from bequest.games.gears.rules import events
from bequest.games.gears.rules.state import GearsState


def read_event(s: GearsState, event: Event, seat: int) -> Readable:
    """An event by its name, with the names of what it concerns; secret parts only for those who may know them."""
    shown: Readable = {"event": events.NAMES[event.kind]}
    if event.seat >= 0:
        shown["seat"] = event.seat + 1
    shown |= _details(s, event, event.seen_by(seat))
    return shown


def _details(s: GearsState, event: Event, secret: tuple[int, ...]) -> Readable:
    deck = s.rules.deck
    kind = event.kind
    args = event.args
    if kind in (events.CLEARED, events.DUPLICATE, events.SUCCESS, events.FAILURE):
        return {"technology": deck.card_ids[args[0]], "timeframe": terms.SLOT_NAMES[args[1]]}
    if kind == events.CARD:
        return {"card": deck.card_ids[secret[0]]} if secret else {}
    if kind == events.ESTABLISH:
        shown: Readable = {
            "technology": deck.card_ids[args[0]],
            "timeframe": terms.SLOT_NAMES[args[1]],
            "paid": args[2],
        }
        if len(args) > 3:
            shown["missing"] = [deck.card_ids[card] for card in args[3:]]
        return shown | ({"payment": [deck.card_ids[card] for card in secret]} if secret else {})
    if kind == events.KEEP:
        return {"kept": deck.card_ids[secret[0]], "rejected": deck.card_ids[secret[1]]} if secret else {}
    if kind == events.INFLUENCE:
        return {"technology": deck.card_ids[args[0]], "timeframe": terms.SLOT_NAMES[args[1]], "cubes": args[2]}
    if kind == events.FATE:
        return _fate_details(s, args)
    if kind in (events.TRAVEL, events.PRESENT):
        return {"timeframe": terms.SLOT_NAMES[args[0]]}
    if kind == events.POINTS:
        return {"points": args[0], "source": terms.SOURCES[args[1]], "technology": deck.card_ids[args[2]]}
    if kind == events.CUBE_BACK:
        where = "pool" if args[2] else "supply"
        return {"technology": deck.card_ids[args[0]], "timeframe": terms.SLOT_NAMES[args[1]], "to": where}
    if kind == events.PERSONAL:
        return {"card": deck.fates[secret[0]].id} if secret else {}
    if kind in (events.TAKE, events.FATE_LEAVES, events.AREA_CUBE):
        return {"card": deck.fates[args[0]].id} if args else {}
    if kind == events.CHARACTER:
        return {"character": deck.characters[args[0]].id}
    if kind == events.POSITION:
        return {"position": args[0] + 1}
    if kind == events.PHASE:
        return {"phase": terms.PHASES[args[0]], "round": args[1]}
    if kind == events.RESHUFFLE:
        return {"cards": args[0]}
    if kind in (events.ACTIVATE, events.DECLINE, events.EXTRA_TURN, events.SPLICE):
        return {"technology": deck.card_ids[args[0]]}
    if kind == events.CUBES:
        return {"cubes": args[0], "technology": deck.card_ids[args[1]]}
    if kind == events.MODIFIER:
        sign = "+1" if args[2] else "-1"
        return {"technology": deck.card_ids[args[0]], "timeframe": terms.SLOT_NAMES[args[1]], "token": sign}
    if kind == events.SWAP:
        own = {"technology": deck.card_ids[args[0]], "timeframe": terms.SLOT_NAMES[args[1]]}
        other = {"technology": deck.card_ids[args[2]], "timeframe": terms.SLOT_NAMES[args[3]], "player": args[4] + 1}
        return {"own": own, "other": other}
    return {}


def _fate_details(s: GearsState, args: tuple[int, ...]) -> Readable:
    deck = s.rules.deck
    fate = deck.fates[args[0]]
    shown: Readable = {"card": fate.id}
    if fate.target == terms.PLAYER:
        shown["player"] = args[1] + 1
    elif args[1] >= 0:
        shown |= {"technology": deck.card_ids[args[2]], "timeframe": terms.SLOT_NAMES[args[1]]}
    if args[3] >= 0:
        shown["waived"] = deck.card_ids[args[3]]
    return shown
