"""What may be chosen in Gears of Time, why not, and what it does. Every precondition is one function, 0 for legal."""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import TYPE_CHECKING, Final

from bequest.core.frames import Frame
from bequest.core.knowledge import marked
from bequest.core.piles import distinct, holds, remove
from bequest.core.reasons import FIRST_GAME_CODE, NOT_ASKED, OK, Reason
from bequest.games.gears import abilities, effects, scoring
from bequest.games.gears.terms import (
    ACTIONS,
    AMOUNT,
    AREA,
    AREA_CUBE,
    BITS,
    CARDS,
    CHARACTER,
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
    FATE_DECK,
    FATE_DRAFT,
    FATE_NAME,
    FATE_PLAYER,
    FATE_TIMEFRAME,
    FATE_WAIVED,
    HOW_MANY,
    KEEP,
    MODIFIER_NAME,
    MODIFIER_TIMEFRAME,
    MOST_CUBES,
    MOST_CUBES_ON_A_CARD,
    NO,
    NO_EXTRA,
    ORDER,
    PAY,
    PHASE_I,
    PHASE_V,
    POSITION,
    SEAT,
    SLOTS,
    STRIDE,
    SWAP_OTHER,
    SWAP_OTHER_TIMEFRAME,
    SWAP_OWN,
    SWAP_OWN_TIMEFRAME,
    SWAP_PLAYER,
    TIMEFRAME,
    TRAVEL,
    TURN,
    TURNS,
    WHEN_ESTABLISHED,
    YES,
)

if TYPE_CHECKING:
    from bequest.games.gears.state import GearsPosition

TIMEFRAME_STEPS: Final = (FATE_TIMEFRAME, SWAP_OWN_TIMEFRAME, SWAP_OTHER_TIMEFRAME, MODIFIER_TIMEFRAME)

# Why not. The words and rule ids are in words.py, in this order.
NO_ACTION_LEFT: Final = FIRST_GAME_CODE
NOT_OLDER: Final = FIRST_GAME_CODE + 1
NOT_IN_HAND: Final = FIRST_GAME_CODE + 2
AT_PRESENT: Final = FIRST_GAME_CODE + 3
TIMEFRAME_FULL: Final = FIRST_GAME_CODE + 4
SAME_NAME_HERE: Final = FIRST_GAME_CODE + 5
TOO_FEW_CARDS: Final = FIRST_GAME_CODE + 6
NO_CUBES_IN_POOL: Final = FIRST_GAME_CODE + 7
NOT_HERE: Final = FIRST_GAME_CODE + 8
PROTECTED: Final = FIRST_GAME_CODE + 9
NO_CARDS_LEFT: Final = FIRST_GAME_CODE + 10
ACTIONS_LEFT: Final = FIRST_GAME_CODE + 11
NO_DRAFT: Final = FIRST_GAME_CODE + 12
NOT_IN_AREA: Final = FIRST_GAME_CODE + 13
TAKEN_THIS_TURN: Final = FIRST_GAME_CODE + 14
FATE_NOT_YOURS: Final = FIRST_GAME_CODE + 15
ROOM_PENDING: Final = FIRST_GAME_CODE + 16
NOBODY_IN_PAST: Final = FIRST_GAME_CODE + 17
NO_TARGET_LEFT: Final = FIRST_GAME_CODE + 18
NO_OWN_CUBE: Final = FIRST_GAME_CODE + 19
FUNDAMENTAL: Final = FIRST_GAME_CODE + 20
NOT_ON_TIMELINE: Final = FIRST_GAME_CODE + 21
TOO_MANY_CUBES: Final = FIRST_GAME_CODE + 22
MORE_THAN_POOL: Final = FIRST_GAME_CODE + 23
AT_PRESENT_ALREADY: Final = FIRST_GAME_CODE + 24
NO_DEPENDENCY: Final = FIRST_GAME_CODE + 25
CANNOT_PAY_SO: Final = FIRST_GAME_CODE + 26
NOT_DRAWN: Final = FIRST_GAME_CODE + 27
POSITION_TAKEN: Final = FIRST_GAME_CODE + 28
NO_SUCH_SEAT: Final = FIRST_GAME_CODE + 29
OLDEST_ALREADY: Final = FIRST_GAME_CODE + 30
NOTHING_THERE: Final = FIRST_GAME_CODE + 31
NO_MORE_ROOM: Final = FIRST_GAME_CODE + 32
ACTIVATED_ALREADY: Final = FIRST_GAME_CODE + 33
NOT_LEADER: Final = FIRST_GAME_CODE + 34
FAILED: Final = FIRST_GAME_CODE + 35
WITHOUT_EFFECT: Final = FIRST_GAME_CODE + 36
NO_OTHER_CUBE: Final = FIRST_GAME_CODE + 37
SAME_TECHNOLOGY: Final = FIRST_GAME_CODE + 38
SAME_TIMEFRAME: Final = FIRST_GAME_CODE + 39
PROTECTED_FROM_FATE: Final = FIRST_GAME_CODE + 40
NO_OWN_CUBE_TO_PROTECT: Final = FIRST_GAME_CODE + 41
NO_OWN_CUBE_TO_SWAP: Final = FIRST_GAME_CODE + 42
NOTHING_TO_SWAP: Final = FIRST_GAME_CODE + 43
NOTHING_TO_MODIFY: Final = FIRST_GAME_CODE + 44


# --- preconditions of the turn's moves ---


def travel_code(s: GearsPosition, seat: int, slot: int) -> int:
    """Travel to an older timeframe (G-5.1, G-5.2, G-5.4, G-5.5)."""
    here = s.markers[seat]
    if here == s.oldest:
        return OLDEST_ALREADY
    if slot == here:
        return SAME_TIMEFRAME
    return OK if s.oldest <= slot < here else NOT_OLDER


def establish_here_code(s: GearsPosition, seat: int) -> int:
    """Whether the player's timeframe takes one more technology (G-6.3, G-6.4, G-15.4, G-15.5)."""
    here = s.markers[seat]
    if here == s.present:
        return AT_PRESENT
    if s.count_in(here) >= s.capacity(here) + s.extra_room:
        return NO_MORE_ROOM if s.extra_room else TIMEFRAME_FULL
    return OK


def establish_card_code(s: GearsPosition, here: int, card: int, hand_size: int) -> int:
    """Whether this card may come into this timeframe and can be paid for (G-6.5, G-6.7)."""
    if hand_size <= s.rules.deck.cost[card]:
        return TOO_FEW_CARDS
    return OK if s.find(here, card) < 0 else SAME_NAME_HERE


def establish_code(s: GearsPosition, seat: int, card: int) -> int:
    if not holds(s.hands[seat], card):
        return NOT_IN_HAND
    return establish_here_code(s, seat) or establish_card_code(s, s.markers[seat], card, len(s.hands[seat]))


def influence_code(s: GearsPosition, seat: int, card: int) -> int:
    """Influence a technology of the own timeframe (G-7.1, G-7.3, G-7.5, G-7.7)."""
    here = s.markers[seat]
    if s.find(here, card) < 0:
        return NOT_HERE
    if s.pools[seat] == 0:
        return NO_CUBES_IN_POOL
    return PROTECTED if effects.protected(s, seat, here, card) else OK


def draw_code(s: GearsPosition) -> int:
    """Draw needs a card in the draw or discard pile (G-8.7)."""
    return OK if s.pile or s.top or s.discard else NO_CARDS_LEFT


def take_code(s: GearsPosition, fate: int) -> int:
    """Take a Fate card from the draft area (G-24.17, G-24.18)."""
    if s.rules.fate != FATE_DRAFT:
        return NO_DRAFT
    if s.fate_taken:
        return TAKEN_THIS_TURN
    return OK if s.fates[fate] == AREA else NOT_IN_AREA


def play_code(s: GearsPosition, seat: int, fate: int) -> int:
    """Play a Fate card (G-10.1, G-10.7)."""
    if s.rules.fate == FATE_DECK:
        if not holds(s.hands[seat], s.rules.deck.first_fate + fate):
            return FATE_NOT_YOURS
    elif s.fates[fate] != seat:
        return FATE_NOT_YOURS
    return effects.playable_code(s, seat, fate)


def end_code(s: GearsPosition, seat: int) -> int:
    """The turn ends after three counted actions, or when none is possible (G-4.11, G-4.12)."""
    return ACTIONS_LEFT if s.actions < ACTIONS and counted_options(s, seat) else OK


# --- what is on offer ---


def counted_options(s: GearsPosition, seat: int) -> list[int]:
    """The counted actions that are legal now (G-4.8), for a player who has one left."""
    deck = s.rules.deck
    here = s.markers[seat]
    hand = s.hands[seat]
    size = len(hand)
    found = [TRAVEL + slot for slot in range(s.oldest, here)]
    if size > 1 and establish_here_code(s, seat) == OK:
        base = deck.establish
        first_fate = deck.first_fate
        last = -1
        for card in hand:
            if card >= first_fate:
                break
            if card != last:
                last = card
                if establish_card_code(s, here, card, size) == OK:
                    found.append(base + card)
    if s.pools[seat] and here != s.present:
        base = deck.influence
        for i in range(bisect_left(s.copies, here * STRIDE), len(s.copies)):
            card = s.copies[i] - here * STRIDE
            if card >= STRIDE:
                break
            if not s.lasting or not effects.protected(s, seat, here, card):
                found.append(base + card)
    if draw_code(s) == OK:
        found.append(DRAW)
    if s.rules.fate == FATE_DRAFT:
        found += [deck.take + fate for fate in range(len(s.fates)) if take_code(s, fate) == OK]
    return found


def fate_options(s: GearsPosition, seat: int) -> list[int]:
    """The Fate cards that the player can play now; none of this is a counted action (G-4.10)."""
    return [s.rules.deck.play + fate for fate in held_fates(s, seat) if effects.playable_code(s, seat, fate) == OK]


def held_fates(s: GearsPosition, seat: int) -> list[int]:
    """The Fate cards of a player, by number, wherever the variant keeps them."""
    if s.rules.fate == FATE_DECK:
        first_fate = s.rules.deck.first_fate
        hand = s.hands[seat]
        return [card - first_fate for card in hand[bisect_left(hand, first_fate) :]]
    return [fate for fate, place in enumerate(s.fates) if place == seat]


def free_options(s: GearsPosition, seat: int) -> list[int]:
    """What costs no action: Fate cards and, with the expansion, Activations."""
    if s.rules.deck.activated:
        return abilities.activation_options(s, seat)
    return fate_options(s, seat)


def turn_options(s: GearsPosition, seat: int) -> list[int]:
    """The moves of a turn: counted actions, free moves, and the end when it is allowed."""
    if s.actions >= ACTIONS:
        return [*free_options(s, seat), END]
    found = counted_options(s, seat)
    may_end = not found
    found += free_options(s, seat)
    if may_end:
        found.append(END)
    return found


def options(s: GearsPosition, frame: Frame, seat: int) -> list[int]:
    """The legal choices of the open decision, or of the open step of a move (G-4.30)."""
    kind = frame.kind
    if kind == TURN:
        return turn_options(s, seat)
    if kind == PAY:
        return _discard_options(s, frame)
    if kind == HOW_MANY:
        return [AMOUNT + n for n in range(min(s.pools[seat], MOST_CUBES))]
    if kind == KEEP:
        return [s.rules.deck.card + card for card in distinct(s.drawn)]
    if kind == ORDER:
        places = frame.args[-s.players :]
        return [POSITION + i for i in range(s.players) if places[i] < 0]
    if kind == AREA_CUBE:
        return [s.rules.deck.card + s.rules.deck.first_fate + f for f, p in enumerate(s.fates) if p == AREA] + [DECLINE]
    if kind == WHEN_ESTABLISHED:
        return [YES, NO]
    return effects.target_options(s, frame) if kind <= FATE_WAIVED else abilities.target_options(s, frame)


def _rest_of_hand(s: GearsPosition, seat: int, card: int) -> list[int]:
    """The hand without the card being established (G-6.7)."""
    rest = s.hands[seat][:]
    remove(rest, card)
    return rest


def _discard_options(s: GearsPosition, frame: Frame) -> list[int]:
    """The next card of a payment, in deck order, with enough cards after it (G-4.32, G-4.34)."""
    base = s.rules.deck.card
    rest = _rest_of_hand(s, frame.seat, frame.args[0])
    start = frame.args[2]
    found: list[int] = []
    last = -1
    for i in range(start, len(rest) - frame.args[1] + 1):
        if rest[i] != last:
            last = rest[i]
            found.append(base + last)
    return found


# --- checking one action ---


def check(s: GearsPosition, frame: Frame, seat: int, action: int) -> int:
    """0 if the action is on offer now, otherwise why not; the same functions as `options`."""
    kind = frame.kind
    if kind == TURN:
        return _check_turn(s, seat, action)
    if action in options(s, frame, seat):
        return OK
    deck = s.rules.deck
    if kind == HOW_MANY and AMOUNT <= action < SEAT:
        return MORE_THAN_POOL if action - AMOUNT >= s.pools[seat] else TOO_MANY_CUBES
    if kind == PAY and deck.card <= action < deck.play:
        held = holds(_rest_of_hand(s, seat, frame.args[0]), action - deck.card)
        return CANNOT_PAY_SO if held else NOT_IN_HAND
    if kind == KEEP and deck.card <= action < deck.play:
        return NOT_DRAWN
    if kind == ORDER and POSITION <= action < CHARACTER:
        return POSITION_TAKEN if action - POSITION < s.players else NO_SUCH_SEAT
    if kind == AREA_CUBE and deck.card + deck.first_fate <= action < deck.play:
        return NOT_IN_AREA
    if kind == FATE_PLAYER and SEAT <= action < POSITION:
        return AT_PRESENT_ALREADY if action - SEAT < s.players else NO_SUCH_SEAT
    if kind in TIMEFRAME_STEPS and TIMEFRAME <= action < TIMEFRAME + SLOTS:
        return {FATE_TIMEFRAME: NOTHING_THERE, MODIFIER_TIMEFRAME: NOTHING_TO_MODIFY}.get(kind, NOTHING_TO_SWAP)
    if kind == FATE_NAME and deck.card <= action < deck.play:
        return effects.name_code(s, frame, action - deck.card)
    if kind in (SWAP_OWN, SWAP_OTHER, MODIFIER_NAME) and deck.card <= action < deck.play:
        return abilities.name_code(s, frame, action - deck.card)
    if kind == SWAP_PLAYER and SEAT <= action < POSITION:
        return NO_OTHER_CUBE if action - SEAT < s.players else NO_SUCH_SEAT
    if kind == FATE_WAIVED and deck.card <= action < deck.play:
        return NO_DEPENDENCY
    return NOT_ASKED


def _check_turn(s: GearsPosition, seat: int, action: int) -> int:
    deck = s.rules.deck
    if action == END:
        return end_code(s, seat)
    if deck.play <= action < deck.take:
        return play_code(s, seat, action - deck.play)
    if deck.activate <= action < deck.card:
        return abilities.activation_code(s, seat, deck.activated[action - deck.activate])
    if TRAVEL <= action < TIMEFRAME:
        code = travel_code(s, seat, action - TRAVEL)
    elif deck.establish <= action < deck.influence:
        code = establish_code(s, seat, action - deck.establish)
    elif deck.influence <= action < deck.activate:
        code = influence_code(s, seat, action - deck.influence)
    elif action == DRAW:
        code = draw_code(s)
    elif action >= deck.take:
        code = take_code(s, action - deck.take)
    else:
        return NOT_ASKED
    return code if s.actions < ACTIONS else NO_ACTION_LEFT


def candidates(s: GearsPosition, seat: int) -> list[tuple[int, Reason]]:
    """What the player might wonder about at the turn: own cards, technologies here, Draw, free moves, the end."""
    if s.seat < 0 or seat != s.seat or s.frames[-1].kind != TURN:
        return []
    deck = s.rules.deck
    here = s.markers[seat] * STRIDE
    wondered = [deck.establish + card for card in distinct(s.hands[seat]) if card < deck.first_fate]
    wondered += [deck.influence + copy - here for copy in s.copies if here <= copy < here + STRIDE]
    wondered.append(DRAW)
    if s.rules.fate == FATE_DRAFT:
        wondered += [deck.take + fate for fate in range(len(deck.fates))]
    wondered += [deck.play + fate for fate in held_fates(s, seat)]
    on_timeline = {copy % STRIDE for copy in s.copies}
    wondered += [deck.activate + i for i, card in enumerate(deck.activated) if card in on_timeline]
    wondered.append(END)
    if s.markers[seat] == s.oldest:
        wondered.insert(0, TRAVEL + s.oldest)
    found: list[tuple[int, Reason]] = []
    for action in wondered:
        reason = s.why_not(action)
        if reason is not None:
            found.append((action, reason))
    return found


# --- carrying out ---


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
        card = action - CARDS
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
    rest = _rest_of_hand(s, frame.seat, card)
    at = bisect_left(rest, discard, start)
    chosen = (*frame.args[3:], discard)
    if need == 1:
        _establish(s, frame.seat, card, chosen)
    else:
        s.open_step(Frame(PAY, frame.seat, (card, need - 1, at + 1, *chosen), True))


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
    s.tell(E_ESTABLISH, seat, (card, here, len(payment)), payment, 1 << seat)
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
