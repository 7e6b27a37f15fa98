"""What may be chosen in Gears of Time, and why not. Every precondition is one function, 0 for legal."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Final

from bequest.core.frames import Frame
from bequest.core.piles import distinct, holds, remove
from bequest.core.reasons import NOT_ASKED, OK, Reason
from bequest.games.gears.data.terms import (
    ACTIONS,
    AMOUNT,
    AREA,
    AREA_CUBE,
    CHARACTER,
    DECLINE,
    DRAW,
    END,
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
    NO,
    ORDER,
    PAY,
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
    WHEN_ESTABLISHED,
    YES,
)
from bequest.games.gears.rules import abilities, effects
from bequest.games.gears.rules.codes import (
    ACTIONS_LEFT,
    AT_PRESENT,
    AT_PRESENT_ALREADY,
    CANNOT_PAY_SO,
    FATE_NOT_YOURS,
    MORE_THAN_POOL,
    NO_ACTION_LEFT,
    NO_CARDS_LEFT,
    NO_CUBES_IN_POOL,
    NO_DEPENDENCY,
    NO_DRAFT,
    NO_MORE_ROOM,
    NO_OTHER_CUBE,
    NO_SUCH_SEAT,
    NOT_DRAWN,
    NOT_HERE,
    NOT_IN_AREA,
    NOT_IN_HAND,
    NOT_OLDER,
    NOTHING_THERE,
    NOTHING_TO_MODIFY,
    NOTHING_TO_SWAP,
    OLDEST_ALREADY,
    POSITION_TAKEN,
    PROTECTED,
    SAME_NAME_HERE,
    SAME_TIMEFRAME,
    TAKEN_THIS_TURN,
    TIMEFRAME_FULL,
    TOO_FEW_CARDS,
    TOO_MANY_CUBES,
)

if TYPE_CHECKING:
    from bequest.games.gears.position import GearsPosition

TIMEFRAME_STEPS: Final[tuple[int, ...]] = (FATE_TIMEFRAME, SWAP_OWN_TIMEFRAME, SWAP_OTHER_TIMEFRAME, MODIFIER_TIMEFRAME)

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


def rest_of_hand(s: GearsPosition, seat: int, card: int) -> list[int]:
    """The hand without the card being established (G-6.7)."""
    rest = s.hands[seat][:]
    remove(rest, card)
    return rest


def _discard_options(s: GearsPosition, frame: Frame) -> list[int]:
    """The next card of a payment, in deck order, with enough cards after it (G-4.32, G-4.34)."""
    base = s.rules.deck.card
    rest = rest_of_hand(s, frame.seat, frame.args[0])
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
        held = holds(rest_of_hand(s, seat, frame.args[0]), action - deck.card)
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
    """What the player might wonder about: at the turn own cards, technologies here, Draw, free moves, the end; and in a
    payment the cards that cannot be named next."""
    if s.seat < 0 or seat != s.seat:
        return []
    deck = s.rules.deck
    top = s.frames[-1]
    if top.kind == PAY:
        return _blocked(s, [deck.card + card for card in distinct(rest_of_hand(s, seat, top.args[0]))])
    if top.kind != TURN:
        return []
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
    return _blocked(s, wondered)


def _blocked(s: GearsPosition, wondered: list[int]) -> list[tuple[int, Reason]]:
    found: list[tuple[int, Reason]] = []
    for action in wondered:
        reason = s.why_not(action)
        if reason is not None:
            found.append((action, reason))
    return found
