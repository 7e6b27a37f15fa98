"""What goes from where to where in an event, as far as a seat may know it (section 23)."""

from __future__ import annotations

from bequest.core.journal import Event
from bequest.core.knowledge import card_of, known_to
from bequest.core.wire import Moved
from bequest.games.gears.data import terms
from bequest.games.gears.data.deck import Deck
from bequest.games.gears.rules import events
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.seen import places
from bequest.games.gears.seen.places import BOX


def moved(s: GearsState, event: Event, seat: int) -> list[Moved]:
    """The things that an event moves; nothing is read from the position that may change after the event."""
    deck = s.rules.deck
    kind, args, who = event.kind, event.args, event.seat
    secret = event.seen_by(seat)
    if kind in (events.CARD, events.KEEP, events.ONLY_CARD, events.RESHUFFLE, events.PERSONAL):
        return _of_hidden_cards(s, event, seat, secret)
    if kind in (events.FATE, events.TAKE, events.FATE_LEAVES, events.AREA_CUBE):
        return _of_fates(s, event)
    if kind in (events.CLEARED, events.DUPLICATE):
        return _leaving(s, args)
    if kind in (events.PRESENT, events.MARKERS_BACK):
        return _markers(args, kind == events.PRESENT)
    match kind:
        case events.CHARACTER:
            face = "character:" + deck.characters[args[0]].id
            return [Moved(face, "character", BOX, f"character:{who + 1}")]
        case events.TRAVEL:
            return [_marker(who, args[1], args[0])]
        case events.ESTABLISH:
            return _established(s, who, args, secret)
        case events.INFLUENCE:
            return [_cubes(who, places.pool(who), places.on(deck, args[1], args[0]), args[2])]
        case events.CUBE_BACK:
            return [_cubes(who, places.on(deck, args[1], args[0]), places.pool(who) if args[2] else BOX)]
        case events.CUBES:
            return [_cubes(who, BOX, places.pool(who), args[0])]
        case events.SWAP:
            own, other = places.on(deck, args[1], args[0]), places.on(deck, args[3], args[2])
            return [_cubes(who, own, other), _cubes(args[4], other, own)]
        case events.SPLICE:
            return [Moved(places.SPLICED, "timeframe", BOX, places.TIMELINE)]
        case events.MODIFIER:
            token = places.PLUS if args[2] else places.MINUS
            return [Moved(token, "token", BOX, places.on(deck, args[1], args[0]))]
    return []


# --- cards that not everybody sees ---


def _of_hidden_cards(s: GearsState, event: Event, seat: int, secret: tuple[int, ...]) -> list[Moved]:
    deck, who = s.rules.deck, event.seat
    match event.kind:
        case events.CARD:
            target = places.drawn(who) if event.args[0] else places.hand(who)
            return [_card(deck, secret, 0, places.PILE, target)]
        case events.KEEP:
            rejected = _card(deck, secret, 1, places.drawn(who), places.DISCARD)
            return [_card(deck, secret, 0, places.drawn(who), places.hand(who)), rejected]
        case events.ONLY_CARD:
            return [_card(deck, secret, 0, places.drawn(who), places.hand(who))]
        case events.PERSONAL:
            face = places.fate_face(deck, secret[0]) if secret else ""
            return [Moved(face, "fate", places.FATE_PILE, places.held_fate(s, who))]
    return _reshuffled(s, event, seat)


def _card(deck: Deck, secret: tuple[int, ...], number: int, source: str, target: str) -> Moved:
    """A card, by its back for those who may not know it."""
    return Moved(places.face(deck, secret[number]) if secret else "", "card", source, target)


def _reshuffled(s: GearsState, event: Event, seat: int) -> list[Moved]:
    """The discard pile becomes the draw pile: each card is named to those who knew it (G-23.17)."""
    known = [card_of(mark) for mark in event.secret if known_to(mark, seat, s.players)]
    found = [Moved(places.face(s.rules.deck, card), "card", places.DISCARD, places.PILE) for card in known]
    unknown = len(event.secret) - len(known)
    if unknown:
        found.append(Moved("", "card", places.DISCARD, places.PILE, unknown))
    return found


def _established(s: GearsState, who: int, args: tuple[int, ...], secret: tuple[int, ...]) -> list[Moved]:
    """The technology for all to see, its payment face down (G-6.12, G-23.15), the cubes from the supply (G-6.13)."""
    deck = s.rules.deck
    card, slot, paid = args[0], args[1], args[2]
    found = [Moved(places.face(deck, card), "card", places.hand(who), places.timeline(slot))]
    if secret:
        found += [_card(deck, (given,), 0, places.hand(who), places.DISCARD) for given in secret]
    else:
        found.append(Moved("", "card", places.hand(who), places.DISCARD, paid))
    found.append(_cubes(who, BOX, places.on(deck, slot, card), deck.cost[card]))
    return found


# --- Fate cards ---


def _of_fates(s: GearsState, event: Event) -> list[Moved]:
    deck, args, who = s.rules.deck, event.args, event.seat
    match event.kind:
        case events.FATE:
            return _played(s, who, args)
        case events.TAKE:
            found = [_fate(s, args[0], places.AREA, places.held_fate(s, who))]
            source = places.on_offer(deck, args[0])
            for owner in range(s.players):
                number = args[1] >> owner * terms.BITS & terms.MOST_CUBES_ON_A_CARD
                if number:
                    found.append(_cubes(owner, source, places.pool(owner), number))
            return found
        case events.FATE_LEAVES:
            source = places.STRAY if args[2] < 0 else places.on(deck, args[1], args[2])
            return [_fate(s, args[0], source, places.used_fate(s))]
    return [_cubes(who, BOX, places.on_offer(deck, args[0]))] if args else []


def _played(s: GearsState, who: int, args: tuple[int, ...]) -> list[Moved]:
    """A Fate card from its owner to its target, or put away at once; with the cubes or the marker that it moves."""
    deck = s.rules.deck
    fate, where, card, here = args[0], args[1], args[2], args[4]
    data = deck.fates[fate]
    target = places.on(deck, where, card) if data.lasting else places.used_fate(s)
    found = [_fate(s, fate, places.held_fate(s, who), target)]
    if data.effect == terms.PLACE_CUBES:
        found.append(_cubes(who, BOX, places.on(deck, where, card), data.amount))
    elif data.effect == terms.MOVE_MARKER:
        found.append(_marker(where, here, here + data.amount))
    return found


def _fate(s: GearsState, fate: int, source: str, target: str) -> Moved:
    back = "card" if s.rules.fate == terms.FATE_DECK else "fate"
    return Moved(places.fate_face(s.rules.deck, fate), back, source, target)


# --- the timeline ---


def _leaving(s: GearsState, args: tuple[int, ...]) -> list[Moved]:
    """A technology is discarded; cubes and tokens go, the Fate cards beside it stay (G-17.11, G-X.37, G-10.15)."""
    deck = s.rules.deck
    card, slot, cubes, tokens = args[0], args[1], args[2], args[3]
    here = places.on(deck, slot, card)
    found = [Moved(places.face(deck, card), "card", places.timeline(slot), places.DISCARD)]
    for owner in range(s.players):
        number = cubes >> owner * terms.BITS & terms.MOST_CUBES_ON_A_CARD
        if number:
            found.append(_cubes(owner, here, BOX, number))
    for token, number in ((places.PLUS, tokens & terms.TOKEN_MASK), (places.MINUS, tokens >> terms.TOKEN_BITS)):
        if number:
            found.append(Moved(token, "token", here, BOX, number))
    return found + [_fate(s, fate, here, places.STRAY) for fate in args[4:]]


def _markers(args: tuple[int, ...], present_day: bool) -> list[Moved]:
    """All markers go to the Present Day, which itself goes one to the right before a new round (G-20.9, G-20.10)."""
    present = args[0]
    found: list[Moved] = []
    if present_day:
        source, target = places.timeframe(present - 1), places.timeframe(present)
        found.append(Moved(places.PRESENT_DAY, "marker", source, target))
    for seat, slot in enumerate(args[1:]):
        if slot != present:
            found.append(_marker(seat, slot, present))
    return found


def _marker(seat: int, source: int, target: int) -> Moved:
    return Moved(places.marker(seat), "marker", places.timeframe(source), places.timeframe(target))


def _cubes(seat: int, source: str, target: str, number: int = 1) -> Moved:
    return Moved(places.cube(seat), "cube", source, target, number)
