"""What Fate cards do: their targets, the steps of choosing them, and their effects. The cards themselves are data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bequest.core.frames import Frame
from bequest.core.knowledge import everybody, marked
from bequest.core.piles import remove
from bequest.core.reasons import OK
from bequest.games.gears.data.terms import (
    AREA,
    DEPENDENT_TECHNOLOGY,
    E_FATE,
    EXTRA_ROOM,
    FATE_DECK,
    FATE_DRAFT,
    FATE_NAME,
    FATE_PLAYER,
    FATE_TIMEFRAME,
    FATE_WAIVED,
    IN_PLAY,
    MOVE_MARKER,
    NO_TARGET,
    OUT,
    OWN_TECHNOLOGY,
    PLACE_CUBES,
    PLAYER,
    PROTECT,
    SEAT,
    SHUFFLED,
    STRIDE,
    TIMEFRAME,
    WAIVE_DEPENDENCY,
)
from bequest.games.gears.rules import codes, scoring
from bequest.games.gears.rules.timeline import Lasting, lay

if TYPE_CHECKING:
    from bequest.games.gears.position import GearsPosition


def protector(s: GearsPosition, seat: int, slot: int, card: int) -> int:
    """The Fate card of another player that protects the copy (G-13.2, G-13.3, G-13.5), or -1."""
    for lying in s.lasting:
        beside = lying.card == card and lying.slot == slot
        if beside and lying.owner != seat and s.rules.deck.fates[lying.fate].effect == PROTECT:
            return lying.fate
    return -1


def protected(s: GearsPosition, seat: int, slot: int, card: int) -> bool:
    return protector(s, seat, slot, card) >= 0


def playable_code(s: GearsPosition, seat: int, fate: int) -> int:
    """Whether a Fate card that the player holds has what it needs (G-10.7)."""
    data = s.rules.deck.fates[fate]
    if data.target == NO_TARGET:
        return codes.ROOM_PENDING if data.effect == EXTRA_ROOM and s.extra_room else OK
    if data.target == PLAYER:
        return OK if min(s.markers) < s.present else codes.NOBODY_IN_PAST
    for index in range(len(s.copies)):
        if target_code(s, seat, fate, index) == OK:
            return OK
    return codes.NO_TARGET_LEFT


def target_code(s: GearsPosition, seat: int, fate: int, index: int) -> int:
    """Whether a copy on the timeline is a legal target (G-11.6, G-12.1, G-13.1, G-13.3, G-16.2)."""
    slot, card = divmod(s.copies[index], STRIDE)
    data = s.rules.deck.fates[fate]
    if data.target == OWN_TECHNOLOGY and not s.cubes_of(index, seat):
        return codes.NO_OWN_CUBE_TO_PROTECT if data.effect == PROTECT else codes.NO_OWN_CUBE
    if data.target == DEPENDENT_TECHNOLOGY and not s.rules.deck.needs[card]:
        return codes.FUNDAMENTAL
    return codes.PROTECTED_FROM_FATE if s.lasting and protected(s, seat, slot, card) else OK


def target_options(s: GearsPosition, frame: Frame) -> list[int]:
    """A target is chosen by timeframe, then name, then (Willed Into Existence) the dependency (G-4.35, table 4-M)."""
    deck = s.rules.deck
    if frame.kind == FATE_PLAYER:
        return [SEAT + seat for seat, marker in enumerate(s.markers) if marker < s.present]
    if frame.kind == FATE_WAIVED:
        return [deck.card + need for need in deck.needs[frame.args[2]]]
    found: list[int] = []
    for index, copy in enumerate(s.copies):
        slot, card = divmod(copy, STRIDE)
        if target_code(s, frame.seat, frame.args[0], index) != OK:
            continue
        if frame.kind == FATE_NAME:
            if slot == frame.args[1]:
                found.append(deck.card + card)
        elif not found or found[-1] != TIMEFRAME + slot:
            found.append(TIMEFRAME + slot)
    return found


def name_code(s: GearsPosition, frame: Frame, card: int) -> int:
    """Why a name is not on offer as a target in the chosen timeframe."""
    index = s.find(frame.args[1], card)
    if index < 0:
        return codes.NOT_ON_TIMELINE
    return target_code(s, frame.seat, frame.args[0], index)


def begin_fate(s: GearsPosition, seat: int, fate: int) -> None:
    """The first step after naming the Fate card."""
    target = s.rules.deck.fates[fate].target
    if target == NO_TARGET:
        _play(s, seat, fate, -1, -1, -1)
    else:
        kind = FATE_PLAYER if target == PLAYER else FATE_TIMEFRAME
        s.open_step(Frame(kind, seat, (fate,), True))


def choose_target(s: GearsPosition, frame: Frame, action: int) -> None:
    """One more step towards the target; the last one plays the card."""
    deck = s.rules.deck
    fate = frame.args[0]
    if frame.kind == FATE_PLAYER:
        _play(s, frame.seat, fate, action - SEAT, -1, -1)
    elif frame.kind == FATE_TIMEFRAME:
        s.open_step(Frame(FATE_NAME, frame.seat, (fate, action - TIMEFRAME), True))
    elif frame.kind == FATE_NAME:
        card = action - deck.card
        if deck.fates[fate].effect == WAIVE_DEPENDENCY:
            s.open_step(Frame(FATE_WAIVED, frame.seat, frame.args + (card,), True))
        else:
            _play(s, frame.seat, fate, frame.args[1], card, -1)
    else:
        _play(s, frame.seat, fate, frame.args[1], frame.args[2], action - deck.card)


def _play(s: GearsPosition, seat: int, fate: int, where: int, card: int, waived: int) -> None:
    """The effect, and the way of the card (G-10.12, G-10.14). `where` is a slot, or a seat for a target player."""
    s.close_move()
    before = scoring.successful_now(s)
    data = s.rules.deck.fates[fate]
    if s.rules.fate == FATE_DECK:
        remove(s.hands[seat], s.rules.deck.first_fate + fate)
    if data.lasting:
        s.fates[fate] = IN_PLAY
        lay(s.lasting, Lasting(fate, seat, where, card, waived))
    else:
        if data.effect == PLACE_CUBES:
            s.add_cubes(s.find(where, card), seat, data.amount)
        elif data.effect == MOVE_MARKER:
            s.markers[where] += data.amount
        elif data.effect == EXTRA_ROOM:
            s.extra_room = data.amount
        put_away(s, fate)
    s.tell(E_FATE, seat, (fate, where, card, waived))
    scoring.tell_success(s, before)


def put_away(s: GearsPosition, fate: int) -> None:
    """Where a resolved Fate card goes: discard pile, out of the game or draft area (G-10.14, G-24.13, G-24.23)."""
    if s.rules.fate == FATE_DECK:
        s.discard.append(marked(s.rules.deck.first_fate + fate, everybody(s.players)))
        s.fates[fate] = SHUFFLED
    else:
        s.fates[fate] = AREA if s.rules.fate == FATE_DRAFT else OUT
