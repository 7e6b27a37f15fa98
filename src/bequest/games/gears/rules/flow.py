"""Whose decision is next: chance, turns and the phases of a round."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from bequest.core import piles
from bequest.core.frames import Frame
from bequest.core.knowledge import card_of, everybody, marked
from bequest.core.position import CHANCE, OVER
from bequest.games.gears.data.terms import (
    ACTIONS,
    ADVANCE,
    ASSIGN,
    BITS,
    CHARACTER,
    DEAL,
    DRAWING,
    E_CARD,
    E_CHARACTER,
    E_CLEARED,
    E_CUBE_BACK,
    E_DUPLICATE,
    E_END_TURN,
    E_FATE_LEAVES,
    E_FIRST_CHOOSER,
    E_PERSONAL,
    E_PHASE,
    E_PRESENT,
    E_RESHUFFLE,
    EXTRA_CARDS,
    FATE_DECK,
    FATE_DRAFT,
    FATE_ONE_EACH,
    FINISHED,
    FIRST_CHANCE,
    FIRST_CHOOSER,
    FIRST_STEP,
    FULL_HAND,
    KEEP,
    LEFT_OUT,
    ORDER,
    PERSONAL,
    PHASE_I,
    PHASE_II,
    PHASE_III,
    PHASE_IV,
    PHASE_V,
    ROUNDS,
    SEAT,
    SEATS,
    STRIDE,
    TURN,
)
from bequest.games.gears.rules import actions, effects, moves, scoring
from bequest.games.gears.rules.timeline import Lasting, leaders

if TYPE_CHECKING:
    from bequest.games.gears.position import GearsPosition


def settle(s: GearsPosition) -> None:
    """Works off what asks nobody, until somebody must choose."""
    while True:
        if not s.frames:
            if s.phase == FINISHED:
                s.seat = OVER
                return
            _next_phase(s)
            continue
        frame = s.frames[-1]
        kind = frame.kind
        if kind == TURN:
            if s.actions < ACTIONS or stays_open(s, frame.seat):
                s.seat = frame.seat
                return
            s.frames.pop()
            s.tell(E_END_TURN, frame.seat)
            moves.end_turn(s)
        elif kind < FIRST_CHANCE:
            s.seat = frame.seat
            return
        elif kind < FIRST_STEP:
            if not _chance(s, frame):
                s.seat = CHANCE
                return
        elif kind == EXTRA_CARDS:
            _extra_cards(s)
        else:
            _advance(s)


def stays_open(s: GearsPosition, seat: int) -> bool:
    """Whether a player with three actions taken is asked (table 4-E): by what everybody can see (G-4.25)."""
    mode = s.rules.fate
    if mode == FATE_DECK:
        return len(s.hands[seat]) > 0
    if mode == FATE_ONE_EACH:
        return seat in s.fates
    return (mode == FATE_DRAFT or len(s.rules.deck.activated) > 0) and bool(actions.free_options(s, seat))


# --- chance ---


def _chance(s: GearsPosition, frame: Frame) -> bool:
    """Lets the generator answer; False if the position must stop for an explicit answer."""
    kind = frame.kind
    if kind in (DEAL, DRAWING):
        return _draw(s, frame)
    if not s.auto:
        return False
    found = outcomes(s)
    action = found[s.rng.below(len(found))][0]  # all of equal weight
    s.chanced(action)
    happen(s, frame, action)
    return True


def _draw(s: GearsPosition, frame: Frame) -> bool:
    """Draws as many cards as the frame still asks for, one at a time (G-22.1), as far as there are any (G-22.3)."""
    left = frame.args[0]
    while left and _pile_ready(s):
        if not s.auto:
            s.frames[-1] = Frame(frame.kind, frame.seat, (left,))
            return False
        card = piles.pick(s.top, s.pile, s.rng)
        if s.journal is not None:
            s.chanced(s.rules.deck.card + card)
        _receive(s, frame, card)
        left -= 1
    s.frames.pop()
    if frame.kind == DRAWING:
        _finish_draw(s, frame.seat)
    return True


def _pile_ready(s: GearsPosition) -> bool:
    """Makes sure there is a card to draw, by a reshuffle if need be (G-22.2); False if there is none at all."""
    if s.pile or s.top:
        return True
    if not s.discard:
        return False
    s.pile = sorted([card_of(mark) for mark in s.discard])
    s.discard = []
    s.tell(E_RESHUFFLE, -1, (len(s.pile),))
    return True


def _receive(s: GearsPosition, frame: Frame, card: int) -> None:
    """A card drawn: seen by its owner only (G-23.13, G-23.14)."""
    insort(s.hands[frame.seat] if frame.kind == DEAL else s.drawn, card)
    if s.journal is not None:
        s.tell(E_CARD, frame.seat, (), (card,), 1 << frame.seat)


def _finish_draw(s: GearsPosition, seat: int) -> None:
    """Two cards: the player is asked (G-8.11). One: it is kept (G-8.7, G-8.13)."""
    if len(s.drawn) == 2:
        s.frames.append(Frame(KEEP, seat))
    else:
        for card in s.drawn:
            insort(s.hands[seat], card)
        s.drawn = []


def outcomes(s: GearsPosition) -> list[tuple[int, int]]:
    """What chance can answer now, with weights (G-22.17)."""
    kind = s.frames[-1].kind
    deck = s.rules.deck
    if kind == ASSIGN:
        return [(CHARACTER + c, 1) for c in range(SEATS) if c not in s.characters]
    if kind == FIRST_CHOOSER:
        return [(SEAT + seat, 1) for seat in range(s.players)]
    if kind == PERSONAL:
        return [(deck.card + deck.first_fate + f, 1) for f, place in enumerate(s.fates) if place == LEFT_OUT]
    return [(deck.card + card, weight) for card, weight in piles.outcomes(s.top, s.pile)]


def happen(s: GearsPosition, frame: Frame, action: int) -> None:
    """An outcome of chance takes effect."""
    kind = frame.kind
    deck = s.rules.deck
    seat = frame.seat
    if kind in (DEAL, DRAWING):
        card = action - deck.card
        piles.take(s.top, s.pile, card)
        _receive(s, frame, card)
        s.frames[-1] = Frame(kind, seat, (frame.args[0] - 1,))
        return
    s.frames.pop()
    if kind == ASSIGN:
        s.characters[seat] = action - CHARACTER
        s.tell(E_CHARACTER, seat, (action - CHARACTER,))
    elif kind == PERSONAL:
        fate = action - deck.card - deck.first_fate
        s.fates[fate] = seat
        s.tell(E_PERSONAL, seat, (), (fate,), 1 << seat)
    else:
        first = action - SEAT
        s.tell(E_FIRST_CHOOSER, first)
        choosers = [(first + i) % s.players for i in range(s.players)]
        s.frames.insert(1, order_frame(choosers))  # above the extra cards, below the deals


def order_frame(choosers: list[int]) -> Frame:
    """The choice of positions: the first chooser, the later ones, then who has which position (nobody yet)."""
    return Frame(ORDER, choosers[0], (*choosers[1:], *([-1] * len(choosers))))


# --- set-up ends, rounds begin ---


def _extra_cards(s: GearsPosition) -> None:
    """One more card for the second and third in order, two for the fourth (G-3.15); then round 1 begins."""
    s.frames.pop()
    s.phase = PHASE_I
    for place in range(s.players - 1, 0, -1):
        s.frames.append(Frame(DEAL, s.order[place], (2 if place == 3 else 1,)))


def _next_phase(s: GearsPosition) -> None:
    """With nothing pending: the phase that has been reached is carried out (G-4.2, G-4.3)."""
    s.tell(E_PHASE, -1, (s.phase, s.round))
    if s.phase == PHASE_I:
        s.frames.append(Frame(TURN, s.order[s.active]))
    elif s.phase == PHASE_II:
        _resolve_timeline(s)
        s.phase = PHASE_III
    elif s.phase == PHASE_III:
        scoring.award_points(s)
        s.phase = PHASE_IV
    elif s.phase == PHASE_IV:
        _return_cubes(s)
        s.phase = FINISHED if s.round == ROUNDS else PHASE_V
    else:
        _prepare_round(s)


# --- phase II ---


def _resolve_timeline(s: GearsPosition) -> None:
    """Markers, technologies without cubes, duplicates (G-17.1)."""
    s.markers = [s.present] * s.players
    before = scoring.successful_now(s)
    _discard_copies(s, [cubes == 0 for cubes in s.cubes], E_CLEARED)
    scoring.tell_failure(s, before)
    _discard_copies(s, _superfluous(s), E_DUPLICATE)


def _superfluous(s: GearsPosition) -> list[bool]:
    """Of each name the oldest successful copy stays, or the newest if none is successful (G-17.7, G-17.8)."""
    ok = scoring.success(s)
    stays: dict[int, int] = {}
    for index, copy in enumerate(s.copies):
        card = copy % STRIDE
        if card not in stays or not ok[stays[card]]:
            stays[card] = index
    return [stays[copy % STRIDE] != index for index, copy in enumerate(s.copies)]


def _discard_copies(s: GearsPosition, leave: list[bool], event: int) -> None:
    """Takes technologies off the timeline, seen by all; their cubes go to the supply (G-17.11, G-17.12, G-23.16)."""
    if True not in leave:
        return
    copies: list[int] = []
    cubes: list[int] = []
    tokens: list[int] = []
    for index, copy in enumerate(s.copies):
        if leave[index]:
            s.discard.append(marked(copy % STRIDE, everybody(s.players)))
            s.tell(event, -1, (copy % STRIDE, copy // STRIDE))
        else:
            copies.append(copy)
            cubes.append(s.cubes[index])
            tokens.append(s.tokens[index])
    s.copies = copies
    s.cubes = cubes
    s.tokens = tokens
    for i, lying in enumerate(s.lasting):
        if s.find(lying.slot, lying.card) < 0:
            s.lasting[i] = Lasting(lying.fate, lying.owner, -1, -1, -1)  # stays in play without effect (G-10.15)


# --- phase IV ---


def _return_cubes(s: GearsPosition) -> None:
    """Every leader takes one cube back: into the Pool from a successful technology, to the supply from a failed one."""
    ok = scoring.success(s)
    for index, copy in enumerate(s.copies):
        for seat in leaders(s.cubes[index]):
            s.cubes[index] -= 1 << seat * BITS
            if ok[index]:
                s.pools[seat] += 1
            s.tell(E_CUBE_BACK, seat, (copy % STRIDE, copy // STRIDE, int(ok[index])))


# --- phase V ---


def _prepare_round(s: GearsPosition) -> None:
    """Counters, Fate cards in play, refill; what follows it waits below the refill (G-20.2 to G-20.8)."""
    s.round += 1
    s.turn = 1
    s.extra_used = 0
    before = scoring.successful_now(s)
    for lying in s.lasting:
        effects.put_away(s, lying.fate)
        s.tell(E_FATE_LEAVES, lying.owner, (lying.fate,))
    s.lasting = []
    scoring.tell_failure(s, before)
    s.frames.append(Frame(ADVANCE, -1))
    for seat in reversed(s.order):
        missing = FULL_HAND - len(s.hands[seat])
        if missing > 0:
            s.frames.append(Frame(DEAL, seat, (missing,)))


def _advance(s: GearsPosition) -> None:
    """Present Day and markers one to the right, then the choice of the order (G-20.9, G-20.12 to G-20.15)."""
    s.frames.pop()
    s.present += 1
    s.markers = [s.present] * s.players
    s.tell(E_PRESENT, -1, (s.present,))

    def key(seat: int) -> tuple[int, int, int]:
        return (s.pools[seat], scoring.score(s, seat), s.order.index(seat))

    s.frames.append(order_frame(sorted(range(s.players), key=key)))
