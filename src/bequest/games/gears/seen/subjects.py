"""What a question or a choice is about, and where that lies."""

from __future__ import annotations

from bequest.core.frames import Frame
from bequest.core.wire import Subject
from bequest.games.gears.data import terms
from bequest.games.gears.rules import activation, frames
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.seen import places


def subject_of(s: GearsState, seat: int, action: int) -> Subject | None:
    """What an action of the seat that is asked is about; None if nothing in particular."""
    deck = s.rules.deck
    if action >= deck.take:
        fate = action - deck.take
        return Subject(places.fate_face(deck, fate), places.fate_place(s, fate))
    if action >= deck.play:
        return Subject(places.fate_face(deck, action - deck.play), places.held_fate(s, seat))
    if action >= deck.card:
        return _card(s, seat, action - deck.card)
    if action >= deck.activate:
        return _activated(s, seat, deck.activated[action - deck.activate])
    if action >= deck.influence:
        return Subject(places.face(deck, action - deck.influence), places.timeline(s.markers[seat]))
    if action >= deck.establish:
        return Subject(places.face(deck, action - deck.establish), places.hand(seat))
    return _without_card(s, seat, action)


def _without_card(s: GearsState, seat: int, action: int) -> Subject | None:
    """Timeframes, players, cubes and tokens; the pile for a Draw."""
    if action == terms.DRAW:
        return Subject("", places.PILE)
    if action in (terms.PLUS, terms.MINUS):
        return Subject(places.PLUS if action == terms.PLUS else places.MINUS)
    if terms.TRAVEL <= action < terms.AMOUNT:
        slot = (action - terms.TRAVEL) % terms.SLOTS
        return Subject(places.timeframe(slot), places.timeframe(slot))
    if terms.AMOUNT <= action < terms.SEAT:
        return Subject(places.cube(seat), places.pool(seat))
    if terms.SEAT <= action < terms.POSITION:
        return _player(s, s.frames[-1], action - terms.SEAT)
    return None


def _player(s: GearsState, frame: Frame, other: int) -> Subject:
    """The marker of a player, or the cube that is taken (G-14.1, G-X.28)."""
    if frame.kind == frames.SWAP_PLAYER:
        return Subject(places.cube(other), places.on(s.rules.deck, frame.args[3], frame.args[4]))
    return Subject(places.marker(other), places.timeframe(s.markers[other]))


def _card(s: GearsState, seat: int, card: int) -> Subject:
    """A card that is named in the open decision or step: what for, says where it lies."""
    deck = s.rules.deck
    frame = s.frames[-1]
    if frame.kind == frames.KEEP:
        place = places.drawn(seat)
    elif frame.kind == frames.AREA_CUBE:
        place = places.AREA
    elif frame.kind == frames.PAY:
        place = places.hand(seat)
    elif frame.kind == frames.FATE_WAIVED:
        place = ""  # a dependency need not lie anywhere
    else:
        place = places.timeline(frame.args[-1])
    return Subject(places.face(deck, card), place)


def _activated(s: GearsState, seat: int, card: int) -> Subject:
    """A technology with an Activation, on the copy that allows it; else the oldest one."""
    slot = activation.copy_of(s, seat, card) // terms.STRIDE
    return Subject(places.face(s.rules.deck, card), places.timeline(slot))


def question_subject(s: GearsState, seat: int) -> Subject | None:
    """What the question to the seat is about: the card of the move under way, or where the choice lies."""
    frame = s.frames[-1]
    deck = s.rules.deck
    kind = frame.kind
    if kind == frames.KEEP:
        return Subject("", places.drawn(seat))
    if kind == frames.AREA_CUBE:
        return Subject("", places.AREA)
    if kind == frames.PAY:
        return Subject(places.face(deck, frame.args[0]), places.hand(seat))
    if kind in (frames.HOW_MANY, frames.WHEN_ESTABLISHED):
        return Subject(places.face(deck, frame.args[0]), places.timeline(s.markers[seat]))
    if frames.FATE_TIMEFRAME <= kind <= frames.FATE_WAIVED:
        return Subject(places.fate_face(deck, frame.args[0]), places.held_fate(s, seat))
    return _activated(s, seat, frame.args[0]) if kind > frames.FATE_WAIVED else None
