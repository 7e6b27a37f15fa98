"""The abilities of Forbidden Machines: When Established and Activation (section X). The cards themselves are data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bequest.core.frames import Frame
from bequest.core.reasons import OK
from bequest.games.gears.data.terms import (
    ABILITY,
    ACTIVATION,
    BITS,
    CUBES,
    DEAL,
    DRAW_CARDS,
    E_ACTIVATE,
    E_CUBES,
    E_DECLINE,
    E_EXTRA_TURN,
    E_MODIFIER,
    E_SPLICE,
    E_SWAP,
    ESTABLISHED,
    EXTRA_DUE,
    EXTRA_TURN,
    MINUS,
    MODIFIER,
    MODIFIER_NAME,
    MODIFIER_SIGN,
    MODIFIER_TIMEFRAME,
    MODIFIER_TOKENS,
    PLUS,
    POINTS,
    SEAT,
    SOLE_LEADER_EFFECTS,
    SPLICE,
    STRIDE,
    SWAP,
    SWAP_OTHER,
    SWAP_OTHER_TIMEFRAME,
    SWAP_OWN,
    SWAP_OWN_TIMEFRAME,
    SWAP_PLAYER,
    T0,
    TIMEFRAME,
    TOKEN_BITS,
    TOKEN_MASK,
    WHEN_ESTABLISHED,
    YES,
)
from bequest.games.gears.rules import actions, codes, scoring
from bequest.games.gears.rules.timeline import leaders

if TYPE_CHECKING:
    from bequest.games.gears.position import GearsPosition


# --- when they can be used ---


def activation_options(s: GearsPosition, seat: int) -> list[int]:
    """The technologies that the player may activate now, in deck order."""
    deck = s.rules.deck
    led = _led(s, seat)
    found: list[int] = []
    if led:
        ok = scoring.success(s)
        for place, card in enumerate(deck.activated):
            if _code(s, seat, card, led, ok) == OK:
                found.append(deck.activate + place)
    return found


def activation_code(s: GearsPosition, seat: int, card: int) -> int:
    """Whether a technology, on at least one copy, can be activated (G-X.14, G-X.15, G-X.18, G-X.19, G-X.41)."""
    return _code(s, seat, card, _led(s, seat), scoring.success(s))


def _code(s: GearsPosition, seat: int, card: int, led: list[int], ok: list[bool]) -> int:
    if s.activated >> card & 1:
        return codes.ACTIVATED_ALREADY
    leading = False
    for index in led:
        if s.copies[index] % STRIDE == card:
            leading = True
            if ok[index]:
                return OK if possible(s, seat, s.rules.deck.effect[card]) else codes.WITHOUT_EFFECT
    return codes.FAILED if leading else codes.NOT_LEADER


def _led(s: GearsPosition, seat: int) -> list[int]:
    """The copies with an Activation that the player leads as its effect asks for (G-X.14, G-X.39)."""
    deck = s.rules.deck
    found: list[int] = []
    for index, copy in enumerate(s.copies):
        card = copy % STRIDE
        if deck.ability[card] == ACTIVATION:
            leading = leaders(s.cubes[index])
            if seat in leading and (len(leading) == 1 or deck.effect[card] not in SOLE_LEADER_EFFECTS):
                found.append(index)
    return found


def possible(s: GearsPosition, seat: int, effect: int) -> bool:
    """Whether an effect can do anything now."""
    if effect == DRAW_CARDS:
        return actions.draw_code(s) == OK
    if effect == EXTRA_TURN:
        return not s.extra_used >> seat & 1
    if effect == SPLICE:
        return s.oldest == T0
    if effect == SWAP:
        return True in [own_cube_code(s, seat, index) == OK for index in range(len(s.copies))]
    return effect != MODIFIER or tokens_left(s) > 0


def tokens_left(s: GearsPosition) -> int:
    """Reward Modifier tokens in the stock (G-X.35, G-X.37)."""
    return MODIFIER_TOKENS - sum([(token & TOKEN_MASK) + (token >> TOKEN_BITS) for token in s.tokens])


def own_cube_code(s: GearsPosition, seat: int, index: int) -> int:
    """Whether a copy may give an own cube away in a swap: it has one, and another copy has one to give (G-X.28)."""
    if not s.cubes_of(index, seat):
        return codes.NO_OWN_CUBE_TO_SWAP
    for other in range(len(s.copies)):
        if other != index and other_cube_code(s, seat, other) == OK:
            return OK
    return codes.NO_OTHER_CUBE


def other_cube_code(s: GearsPosition, seat: int, index: int) -> int:
    """Whether a copy carries a cube of another player (G-X.28)."""
    own = s.cubes_of(index, seat) << seat * BITS
    return OK if s.cubes[index] - own else codes.NO_OTHER_CUBE


# --- choosing ---


def target_options(s: GearsPosition, frame: Frame) -> list[int]:
    """The choices of the open step of a swap or a modifier (table 4-M)."""
    kind = frame.kind
    if kind == SWAP_PLAYER:
        index = s.find(frame.args[3], frame.args[4])
        return [SEAT + other for other in range(s.players) if other != frame.seat and s.cubes_of(index, other)]
    if kind == MODIFIER_SIGN:
        return [PLUS, MINUS]
    deck = s.rules.deck
    by_name = kind in (SWAP_OWN, SWAP_OTHER, MODIFIER_NAME)
    found: list[int] = []
    for index, copy in enumerate(s.copies):
        slot, card = divmod(copy, STRIDE)
        if target_code(s, frame, index) != OK:
            continue
        if by_name:
            if slot == frame.args[-1]:
                found.append(deck.card + card)
        elif not found or found[-1] != TIMEFRAME + slot:
            found.append(TIMEFRAME + slot)
    return found


def target_code(s: GearsPosition, frame: Frame, index: int) -> int:
    """Whether a copy is a legal choice of the open step."""
    kind = frame.kind
    if kind in (SWAP_OWN_TIMEFRAME, SWAP_OWN):
        return own_cube_code(s, frame.seat, index)
    if kind in (SWAP_OTHER_TIMEFRAME, SWAP_OTHER):
        if index == s.find(frame.args[1], frame.args[2]):
            return codes.SAME_TECHNOLOGY
        return other_cube_code(s, frame.seat, index)
    return OK


def name_code(s: GearsPosition, frame: Frame, card: int) -> int:
    """Why a name is not on offer in the chosen timeframe."""
    index = s.find(frame.args[-1], card)
    return codes.NOT_ON_TIMELINE if index < 0 else target_code(s, frame, index)


def begin_activation(s: GearsPosition, seat: int, card: int) -> None:
    """The first step after naming the technology, or the Activation itself."""
    effect = s.rules.deck.effect[card]
    if effect == SWAP:
        s.open_step(Frame(SWAP_OWN_TIMEFRAME, seat, (card,), True))
    elif effect == MODIFIER:
        s.open_step(Frame(MODIFIER_TIMEFRAME, seat, (card,), True))
    else:
        _activate(s, seat, card)
        perform(s, seat, card)


def choose_target(s: GearsPosition, frame: Frame, action: int) -> None:
    """One more step; the kinds of frame follow each other in the order of the steps."""
    seat = frame.seat
    if frame.kind == SWAP_PLAYER:
        _swap(s, frame, action - SEAT)
    elif frame.kind == MODIFIER_SIGN:
        _put_token(s, frame, action == PLUS)
    else:
        named = action - TIMEFRAME if action < s.rules.deck.establish else action - s.rules.deck.card
        s.open_step(Frame(frame.kind + 1, seat, frame.args + (named,), True))


def _activate(s: GearsPosition, seat: int, card: int) -> None:
    """The commit of an Activation; it is no counted action (G-X.17)."""
    s.close_move()
    s.activated |= 1 << card
    s.tell(E_ACTIVATE, seat, (card,))


# --- When Established ---


def ask_when_established(s: GearsPosition, seat: int, card: int) -> None:
    """After an Establish: the player decides, unless nothing can be done (G-X.9, G-X.12, G-X.40)."""
    if s.rules.deck.ability[card] == ESTABLISHED and possible(s, seat, s.rules.deck.effect[card]):
        s.frames.append(Frame(WHEN_ESTABLISHED, seat, (card,)))


def when_established(s: GearsPosition, frame: Frame, action: int) -> None:
    s.frames.pop()
    if action == YES:
        perform(s, frame.seat, frame.args[0])
    else:
        s.tell(E_DECLINE, frame.seat, (frame.args[0],))


# --- what they do ---


def perform(s: GearsPosition, seat: int, card: int) -> None:
    """The effects without a target (G-X.22 to G-X.25, G-X.30)."""
    effect = s.rules.deck.effect[card]
    amount = s.rules.deck.amount[card]
    if effect == POINTS:
        scoring.gain(s, seat, amount, ABILITY, card)
    elif effect == CUBES:
        s.pools[seat] += amount
        s.tell(E_CUBES, seat, (amount, card))
    elif effect == DRAW_CARDS:
        s.frames.append(Frame(DEAL, seat, (amount,)))
    elif effect == EXTRA_TURN:
        s.extra_turn = EXTRA_DUE
        s.extra_used |= 1 << seat
        s.tell(E_EXTRA_TURN, seat, (card,))
    else:
        s.oldest = 0
        s.tell(E_SPLICE, seat, (card,))


def _swap(s: GearsPosition, frame: Frame, other: int) -> None:
    """One own cube of A and one cube of another player of B change places (G-X.28, G-X.29)."""
    card, own_slot, own, other_slot, target = frame.args
    seat = frame.seat
    _activate(s, seat, card)
    a, b = s.find(own_slot, own), s.find(other_slot, target)
    s.add_cubes(a, seat, -1)
    s.add_cubes(b, seat, 1)
    s.add_cubes(b, other, -1)
    s.add_cubes(a, other, 1)
    s.tell(E_SWAP, seat, (own, own_slot, target, other_slot, other))


def _put_token(s: GearsPosition, frame: Frame, plus: bool) -> None:
    """One Reward Modifier token on a technology (G-X.34)."""
    card, slot, target = frame.args
    _activate(s, frame.seat, card)
    s.tokens[s.find(slot, target)] += 1 if plus else 1 << TOKEN_BITS
    s.tell(E_MODIFIER, frame.seat, (target, slot, int(plus)))
