"""What a choice does: the next step of a move, or its commit and all that follows at once."""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import TYPE_CHECKING

from bequest.core.frames import Frame
from bequest.core.knowledge import marked
from bequest.core.piles import remove
from bequest.games.gears.data.terms import (
    AMOUNT,
    AREA,
    AREA_CUBE,
    BITS,
    DECLINE,
    DRAW,
    DRAWING,
    E_AREA_CUBE,
    E_DRAW,
    E_END_TURN,
    E_ESTABLISH,
    E_INFLUENCE,
    E_KEEP,
    E_POSITION,
    E_TAKE,
    E_TRAVEL,
    END,
    EXTRA_DUE,
    EXTRA_RUNNING,
    FATE_WAIVED,
    HOW_MANY,
    KEEP,
    MOST_CUBES_ON_A_CARD,
    NO_EXTRA,
    ORDER,
    PAY,
    PHASE_I,
    PHASE_V,
    POSITION,
    STRIDE,
    TIMEFRAME,
    TRAVEL,
    TURN,
    TURNS,
    WHEN_ESTABLISHED,
)
from bequest.games.gears.rules import abilities, actions, effects, scoring

if TYPE_CHECKING:
    from bequest.games.gears.position import GearsPosition


def choose(s: GearsPosition, frame: Frame, seat: int, action: int) -> None:
    """One legal choice: a further step of the move under way, or its commit (G-4.27, G-4.28)."""
    kind = frame.kind
    if kind == TURN:
        _choose_move(s, seat, action)
    elif kind == PAY:
        _choose_discard(s, frame, action)
    elif kind == HOW_MANY:
        _influence(s, frame, action - AMOUNT + 1)
    elif kind == KEEP:
        _keep(s, seat, action - s.rules.deck.card)
    elif kind == ORDER:
        _take_position(s, frame, action - POSITION)
    elif kind == AREA_CUBE:
        _area_cube(s, frame, action)
    elif kind == WHEN_ESTABLISHED:
        abilities.when_established(s, frame, action)
    elif kind <= FATE_WAIVED:
        effects.choose_target(s, frame, action)
    else:
        abilities.choose_target(s, frame, action)


def _choose_move(s: GearsPosition, seat: int, action: int) -> None:
    deck = s.rules.deck
    if action == DRAW:
        s.actions += 1
        s.frames.append(Frame(DRAWING, seat, (2,)))
        s.tell(E_DRAW, seat)
    elif action == END:
        s.frames.pop()
        s.tell(E_END_TURN, seat)
        end_turn(s)
    elif action < TIMEFRAME:
        s.actions += 1
        s.markers[seat] = action - TRAVEL
        s.tell(E_TRAVEL, seat, (action - TRAVEL,))
    elif action < deck.influence:
        card = action - deck.establish
        s.open_step(Frame(PAY, seat, (card, deck.cost[card], 0), True))
    elif action < deck.activate:
        s.open_step(Frame(HOW_MANY, seat, (action - deck.influence,), True))
    elif action < deck.card:
        abilities.begin_activation(s, seat, deck.activated[action - deck.activate])
    elif action < deck.take:
        effects.begin_fate(s, seat, action - deck.play)
    else:
        _take_fate(s, seat, action - deck.take)


def end_turn(s: GearsPosition) -> None:
    """The next player's turn, or the end of phase I (G-4.4, G-4.5); nothing is carried over (G-4.21)."""
    s.actions = 0
    s.extra_room = 0
    s.fate_taken = False
    s.activated = 0
    if s.extra_turn == EXTRA_DUE:  # the same player again, the counters as they are (G-X.25, G-X.26)
        s.extra_turn = EXTRA_RUNNING
        s.frames.append(Frame(TURN, s.order[s.active]))
        return
    s.extra_turn = NO_EXTRA
    s.active += 1
    if s.active == s.players:
        s.active = 0
        if s.turn == TURNS:
            s.phase += 1
            return
        s.turn += 1
    s.frames.append(Frame(TURN, s.order[s.active]))


def _choose_discard(s: GearsPosition, frame: Frame, action: int) -> None:
    card, need, start = frame.args[0], frame.args[1], frame.args[2]
    discard = action - s.rules.deck.card
    rest = actions.rest_of_hand(s, frame.seat, card)
    at = bisect_left(rest, discard, start)
    chosen = frame.args[3:] + (discard,)
    if need == 1:
        _establish(s, frame.seat, card, chosen)
    else:
        s.open_step(Frame(PAY, frame.seat, (card, need - 1, at + 1) + chosen, True))


def _establish(s: GearsPosition, seat: int, card: int, payment: tuple[int, ...]) -> None:
    """The payment face down to the discard pile, the card with cost(X) cubes to the timeline (G-6.8 to G-6.13)."""
    s.close_move()
    before = scoring.successful_now(s)
    hand = s.hands[seat]
    remove(hand, card)
    for paid in payment:
        remove(hand, paid)
        s.discard.append(marked(paid, 1 << seat))
    here = s.markers[seat]
    copy = here * STRIDE + card
    at = bisect_left(s.copies, copy)
    s.copies.insert(at, copy)
    s.cubes.insert(at, s.rules.deck.cost[card] << seat * BITS)
    s.tokens.insert(at, 0)
    s.actions += 1
    s.extra_room = 0
    if s.journal is not None:
        lacking = scoring.missing(s, here, card)
        s.tell(E_ESTABLISH, seat, (card, here, len(payment), *lacking), payment, 1 << seat)
    scoring.tell_success(s, before)
    abilities.ask_when_established(s, seat, card)


def _influence(s: GearsPosition, frame: Frame, number: int) -> None:
    """Cubes from the Pool onto one technology (G-7.1, G-7.4)."""
    s.close_move()
    seat = frame.seat
    card = frame.args[0]
    here = s.markers[seat]
    s.add_cubes(s.find(here, card), seat, number)
    s.pools[seat] -= number
    s.actions += 1
    s.tell(E_INFLUENCE, seat, (card, here, number))


def _keep(s: GearsPosition, seat: int, card: int) -> None:
    """One of the two drawn cards into the hand, the other face down away (G-8.2, G-8.3)."""
    s.frames.pop()
    s.drawn.remove(card)
    rejected = s.drawn.pop()
    insort(s.hands[seat], card)
    s.discard.append(marked(rejected, 1 << seat))
    s.tell(E_KEEP, seat, (), (card, rejected), 1 << seat)


def _take_position(s: GearsPosition, frame: Frame, position: int) -> None:
    """A place in the player order (G-3.13, G-3.14, G-20.16); the last chooser gets the one that is left."""
    players = s.players
    choosers = frame.args[:-players]
    places = list(frame.args[-players:])
    places[position] = frame.seat
    s.tell(E_POSITION, frame.seat, (position,))
    s.frames.pop()
    if len(choosers) > 1:
        s.frames.append(Frame(ORDER, choosers[0], choosers[1:] + tuple(places)))
        return
    left = places.index(-1)
    places[left] = choosers[0]
    s.tell(E_POSITION, choosers[0], (left,))
    s.order = places
    if s.phase == PHASE_V:
        s.phase = PHASE_I


def _take_fate(s: GearsPosition, seat: int, fate: int) -> None:
    """Take a Fate card: its cubes to their owners' Pools, then the others may place one each (G-24.17 to G-24.20)."""
    s.actions += 1
    s.fate_taken = True
    s.fates[fate] = seat
    for owner in range(s.players):
        s.pools[owner] += s.area_cubes[fate] >> owner * BITS & MOST_CUBES_ON_A_CARD
    s.area_cubes[fate] = 0
    s.tell(E_TAKE, seat, (fate,))
    if AREA in s.fates:
        at = s.order.index(seat)
        others = s.order[at + 1 :] + s.order[:at]
        s.frames.append(Frame(AREA_CUBE, others[0], tuple(others[1:])))


def _area_cube(s: GearsPosition, frame: Frame, action: int) -> None:
    """One cube from the supply on a card of the draft area, or none (G-24.20, G-24.21)."""
    s.frames.pop()
    if action == DECLINE:
        s.tell(E_AREA_CUBE, frame.seat)
    else:
        fate = action - s.rules.deck.card - s.rules.deck.first_fate
        s.area_cubes[fate] += 1 << frame.seat * BITS
        s.tell(E_AREA_CUBE, frame.seat, (fate,))
    if frame.args:
        s.frames.append(Frame(AREA_CUBE, frame.args[0], frame.args[1:]))
