"""What may be chosen in the Duke de Crecy, and why not. Every precondition is one function, 0 for legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bequest.core.frames import Frame
from bequest.core.reasons import NOT_ASKED, OK, Reason
from bequest.games.crecy import births, conditions, effects, friends, offers, rivals, steps, targets
from bequest.games.crecy.cards import START
from bequest.games.crecy.codes import (
    CANNOT_LOSE_THAT,
    MISSION_NOT_MET,
    MISSION_NOT_YOURS,
    NO_ARRANGED_MARRIAGES,
    NO_CHILD_TO_PROMISE,
    NO_CONTRIBUTION_LEFT,
    NO_COUPLE,
    NO_COUPLE_FOR_DOCTOR,
    NO_FRIEND_FITS,
    NO_FRIENDS_LEFT,
    NO_HOLDER,
    NO_MANSION_LEFT,
    NO_MISSION_LEFT,
    NO_PAWN,
    NO_PAWN_FOR_SPACE,
    NO_TITLE_LEFT,
    NO_VENTURE_LEFT,
    NOBODY_TO_MARRY,
    NOT_A_STARTING_CARD,
    NOT_AFTER_THE_ACTION,
    NOT_DRAWN,
    NOT_GROWING,
    NOT_OF_THE_PAIR,
    NOT_PROMISED,
    NOTHING_TO_BE_BORN,
    PAWN_LEFT,
    SPACE_CLOSED,
    SPACE_TAKEN,
    TOO_FEW_CARDS,
    TOO_LITTLE_GOLD,
)
from bequest.games.crecy.terms import (
    ADULT,
    AMOUNT,
    ANY,
    ARRANGE,
    ASK_FRIENDS,
    BIRTH,
    CHILD,
    CLOSED_BY,
    COLOUR_COUNT,
    CONTRIBUTE,
    DISCOUNT_OF_SPACE,
    DOCTOR,
    DONE,
    EXCHANGE,
    F_AFTER,
    F_ASK,
    F_GROW,
    F_HAND,
    F_HOLDER,
    F_LOSE,
    F_MISSION,
    F_PAIR,
    F_RENEW,
    F_RIVAL,
    F_SIDE,
    F_START,
    F_TAKE,
    F_TURN,
    F_WED,
    FIRST_MAIN,
    FIRST_OPEN,
    FREE_TURN,
    FROM_DECK,
    FROM_DISPLAY,
    GREEN,
    HAVE_CHILDREN,
    KEEP_HAND,
    KIND_OF_SPACE,
    LOSE,
    LOSE_CHILD,
    LOSE_MOTHER,
    LOSSES,
    MANSION,
    MATRIARCH,
    MOST_AMOUNT,
    O_AMOUNT,
    O_BIRTH,
    O_CARD,
    O_COUPLE,
    O_DISCARD,
    O_FRIEND,
    O_HOLDER,
    O_MEMBER,
    O_TAKE,
    PASS,
    PATRIARCH,
    PAWN_OF_SPACE,
    PLAYER_PAWN,
    PROMISED,
    RENEWING,
    SOCIALIZE,
    SOLO_STANDARD,
    SOLO_TESTAMENT,
    SPACE,
    SPACE_NAMES,
    TAKING,
    TITLE,
    UNDERTAKE,
    VENTURE,
)

if TYPE_CHECKING:
    from bequest.games.crecy.state import CrecyPosition

MANSION_GOLD: Final = 3
DOCTOR_GOLD: Final = 2
WONDER_HAND: Final = (O_FRIEND, O_DISCARD, F_RENEW)
WONDER_DISPLAY: Final = (O_TAKE, F_TAKE)
WONDER_PERSONS: Final = (O_MEMBER, O_COUPLE, O_HOLDER, F_HOLDER)


# --- the spaces ---


def space_code(s: CrecyPosition, seat: int, space: int) -> int:
    """Whether the action of a space can be carried out now, with some pawn (C-10.5)."""
    if space <= ARRANGE:
        return _wedding_code(s, seat, space)
    if space < FIRST_MAIN:
        if not s.pawns[seat]:
            return NO_PAWN
        if space == HAVE_CHILDREN:
            if not targets.couples(s, seat, space):
                return NO_COUPLE
            return OK if births.possible(s, seat, ANY) else NOTHING_TO_BE_BORN
        if space == SOCIALIZE and not friends.available(s):
            return NO_FRIENDS_LEFT
        return OK
    return _open_code(s, seat, space) or _main_code(s, seat, space)


def _wedding_code(s: CrecyPosition, seat: int, space: int) -> int:
    """Marry, Arrange Marriage, "Who Were They?" (C-13.2 to C-13.4, C-14.1, C-14.2, C-38.21, C-38.34)."""
    if space == ARRANGE and s.rules.mode == SOLO_TESTAMENT:
        return NO_ARRANGED_MARRIAGES
    if s.pawns[seat]:
        if steps.playable(s, seat, space, PLAYER_PAWN):
            return OK
    elif steps.playable(s, seat, space, FREE_TURN):
        return OK
    else:
        return NO_PAWN
    if not targets.members(s, seat, space):
        return NO_CHILD_TO_PROMISE if space == ARRANGE else NOBODY_TO_MARRY
    plan = (space, PLAYER_PAWN, -1, -1)
    codes = [steps.friend_code(s, seat, plan, card) for card in friends.hand(s, seat)]
    return TOO_LITTLE_GOLD if TOO_LITTLE_GOLD in codes else NO_FRIEND_FITS


def _open_code(s: CrecyPosition, seat: int, space: int) -> int:
    """Whether a main board space takes a pawn of the player (C-10.16 to C-10.18, C-37.5)."""
    if s.spaces[space - FIRST_MAIN] >= 0:
        return SPACE_TAKEN
    if s.rules.mode == SOLO_STANDARD and closed(s, space):
        return SPACE_CLOSED
    if not s.pawns[seat] and not s.reserves[seat * COLOUR_COUNT + PAWN_OF_SPACE[space] - GREEN]:
        return NO_PAWN_FOR_SPACE
    return OK


def closed(s: CrecyPosition, space: int) -> bool:
    """A Friend of the matching occupation in the display closes a main board space (C-37.5 to C-37.7)."""
    occupation = s.rules.deck.occupation
    return CLOSED_BY[space] in [occupation[card] for card in s.display]


def _main_code(s: CrecyPosition, seat: int, space: int) -> int:
    """The cost and the object of a main board action (sections 22 to 27)."""
    if space <= CONTRIBUTE:
        return _offer_code(s, seat, space)
    if space == MANSION and not s.mansions:
        return NO_MANSION_LEFT
    if space == VENTURE and not s.ventures:
        return NO_VENTURE_LEFT
    if space == UNDERTAKE and not (s.mission_pile or s.mission_top or s.mission_discard):
        return NO_MISSION_LEFT
    if len(s.hands[seat]) < steps.cards_cost(s, space, -1):
        return TOO_FEW_CARDS
    if s.gold[seat] < gold_cost(s, seat, space):
        return TOO_LITTLE_GOLD
    if space == DOCTOR:
        if not targets.couples(s, seat, space):
            return NO_COUPLE_FOR_DOCTOR
        return OK if births.possible(s, seat, ANY) else NOTHING_TO_BE_BORN
    if space == UNDERTAKE or targets.has_holder(s, seat, KIND_OF_SPACE[space]):
        return OK
    return NO_HOLDER


def _offer_code(s: CrecyPosition, seat: int, space: int) -> int:
    """Acquire the Title and Contribute to Community (C-22.4, C-23.4, C-21.8)."""
    found = offers.on_offer(s, KIND_OF_SPACE[space])
    if not found:
        return NO_TITLE_LEFT if space == TITLE else NO_CONTRIBUTION_LEFT
    if not targets.has_holder(s, seat, KIND_OF_SPACE[space]):
        return NO_HOLDER
    codes = [offers.code(s, seat, space, number) for number in found]
    return OK if OK in codes else TOO_LITTLE_GOLD if TOO_LITTLE_GOLD in codes else TOO_FEW_CARDS


def gold_cost(s: CrecyPosition, seat: int, space: int) -> int:
    """The Gold that a Mansion or the Fertility Doctor costs after discounts (C-24.1, C-26.1, C-34.20)."""
    gold = MANSION_GOLD if space == MANSION else DOCTOR_GOLD if space == DOCTOR else 0
    return max(0, gold - effects.modifier(s, seat, DISCOUNT_OF_SPACE[space])) if s.lasting and gold else gold


# --- Missions, passing ---


def mission_code(s: CrecyPosition, seat: int, mission: int) -> int:
    """Whether a Mission may be completed now (C-28.1)."""
    if not s.open_missions[seat] >> mission & 1:
        return MISSION_NOT_YOURS
    return OK if conditions.met(s, seat, s.rules.deck.missions[mission].needs) else MISSION_NOT_MET


def completable(s: CrecyPosition, seat: int) -> list[int]:
    """The own face-up Missions whose requirement is met (C-28.11)."""
    mask = s.open_missions[seat]
    if not mask:
        return []
    return [m for m in range(len(s.rules.deck.missions)) if mask >> m & 1 and mission_code(s, seat, m) == OK]


def pass_code(s: CrecyPosition, seat: int) -> int:
    """Passing needs that no Player pawn is left (C-10.7, C-10.9)."""
    return PAWN_LEFT if s.pawns[seat] else OK


# --- what is on offer ---


def turn_options(s: CrecyPosition, seat: int) -> list[int]:
    """The moves of a turn (C-10.2) and the Missions that may be completed before it."""
    found = [SPACE + space for space in range(len(SPACE_NAMES)) if space_code(s, seat, space) == OK]
    found += [s.rules.deck.complete + mission for mission in completable(s, seat)]
    if not s.pawns[seat]:
        found.append(PASS)
    return found


def options(s: CrecyPosition, frame: Frame, seat: int) -> list[int]:
    """The legal choices of the open decision, or of the open step of a move."""
    kind = frame.kind
    if kind == F_TURN:
        return turn_options(s, seat)
    if kind >= FIRST_OPEN:
        return steps.options(s, frame)
    deck = s.rules.deck
    if kind == F_AFTER:
        return [*[deck.complete + mission for mission in completable(s, seat)], DONE]
    if kind == F_TAKE:
        return take_options(s, frame)
    if kind == F_PAIR:
        return [deck.child + card - deck.first_child for card in frame.args[3:5]]
    if kind == F_LOSE:
        return [LOSE_CHILD, LOSE_MOTHER]
    if kind == F_ASK:
        return steps.amount_options(s, seat, ASK_FRIENDS)
    if kind == F_RENEW:
        return steps.options(s, Frame(O_DISCARD, seat, (RENEWING, 0, 0, 0)))
    if kind == F_GROW:
        return [deck.person + n for n in growing(s, seat)]
    if kind == F_WED:
        return [deck.person + n for n in promised(s, seat)]
    if kind == F_MISSION:
        return [deck.mission + mission for mission in s.drawn]
    if kind == F_HOLDER:
        return [deck.person + n for n in targets.holders(s, seat, KIND_OF_SPACE[frame.args[0]])]
    if kind == F_RIVAL:
        return [LOSE + what for what in rivals.payable(s, seat, deck.clauses[frame.args[1]][frame.args[2]])]
    if kind == F_SIDE:
        return [PATRIARCH, MATRIARCH]
    if kind == F_HAND:
        return [KEEP_HAND, EXCHANGE]
    assert kind == F_START
    return [deck.friend + n for n, friend in enumerate(deck.friends) if friend.role == START]


def take_options(s: CrecyPosition, frame: Frame) -> list[int]:
    """A batch: where it comes from, if there is a choice, and else its first card."""
    count, gender, sourced = frame.args
    if not sourced:
        return [FROM_DISPLAY, FROM_DECK]
    return steps.options(s, Frame(O_TAKE, frame.seat, (TAKING, 0, count, gender)))


def growing(s: CrecyPosition, seat: int) -> list[int]:
    """Children of the current Generation that are still to be turned and have an effect then (C-8.6)."""
    grows = s.rules.deck.grows
    row = s.generation
    return [n for n, p in enumerate(s.families[seat]) if p.row == row and p.state == CHILD and grows[p.card]]


def promised(s: CrecyPosition, seat: int) -> list[int]:
    """Grown members whose arranged marriage is still to be carried out (C-8.7)."""
    row = s.generation
    family = s.families[seat]
    return [
        n
        for n, p in enumerate(family)
        if p.row == row and p.state == ADULT and p.partner >= 0 and family[p.partner].state == PROMISED
    ]


# --- checking one action ---


def check(s: CrecyPosition, frame: Frame, seat: int, action: int) -> int:
    """0 if the action is on offer now, otherwise why not; the same functions as `options`."""
    kind = frame.kind
    if kind == F_TURN:
        return _check_turn(s, seat, action)
    if action in options(s, frame, seat):
        return OK
    deck = s.rules.deck
    if kind >= FIRST_OPEN:
        return steps.check(s, frame, action)
    if kind == F_AFTER:
        if deck.complete <= action < deck.title:
            return mission_code(s, seat, action - deck.complete)
        return NOT_AFTER_THE_ACTION if action == PASS or SPACE <= action < SPACE + len(SPACE_NAMES) else NOT_ASKED
    if kind == F_TAKE and frame.args[2]:
        return steps.check(s, Frame(O_TAKE, seat, (TAKING, 0, frame.args[0], frame.args[1])), action)
    if kind == F_ASK:
        return steps.check(s, Frame(O_AMOUNT, seat, (ASK_FRIENDS, 0, -1, -1)), action)
    if kind == F_RENEW:
        return steps.check(s, Frame(O_DISCARD, seat, (RENEWING, 0, 0, 0)), action)
    if kind == F_PAIR and deck.child <= action < deck.mission:
        return NOT_OF_THE_PAIR
    if kind == F_MISSION and deck.mission <= action < deck.complete:
        return NOT_DRAWN
    if kind == F_HOLDER and action >= deck.person:
        return targets.holder_code(s, seat, KIND_OF_SPACE[frame.args[0]], action - deck.person)
    if kind == F_RIVAL and LOSE <= action < LOSE + len(LOSSES):
        return CANNOT_LOSE_THAT
    if kind == F_START and deck.friend <= action < deck.child:
        return NOT_A_STARTING_CARD
    if kind in (F_GROW, F_WED) and action >= deck.person:
        return NOT_GROWING if kind == F_GROW else NOT_PROMISED
    return NOT_ASKED


def _check_turn(s: CrecyPosition, seat: int, action: int) -> int:
    deck = s.rules.deck
    if SPACE <= action < SPACE + len(SPACE_NAMES):
        return space_code(s, seat, action - SPACE)
    if action == PASS:
        return pass_code(s, seat)
    if deck.complete <= action < deck.title:
        return mission_code(s, seat, action - deck.complete)
    return NOT_ASKED


# --- what a player might wonder about ---


def candidates(s: CrecyPosition, seat: int) -> list[tuple[int, Reason]]:
    """The blocked options of the open choice: spaces, Missions and passing; cards in hand or display; persons."""
    if s.seat < 0 or seat != s.seat:
        return []
    deck = s.rules.deck
    top = s.frames[-1]
    kind = top.kind
    wondered: list[int] = []
    if kind == F_TURN:
        spaces = range(len(SPACE_NAMES))
        wondered = [SPACE + space for space in spaces if space != ARRANGE or s.rules.mode != SOLO_TESTAMENT]
        wondered += [deck.complete + m for m in range(len(deck.missions)) if s.open_missions[seat] >> m & 1]
        wondered.append(PASS)
    elif kind == F_AFTER:
        wondered = [deck.complete + m for m in range(len(deck.missions)) if s.open_missions[seat] >> m & 1]
    elif kind in WONDER_HAND:
        wondered = [deck.friend + card for card in friends.hand(s, seat)]
    elif kind in WONDER_DISPLAY:
        wondered = [deck.friend + card for card in s.display]
    elif kind in WONDER_PERSONS:
        wondered = [deck.person + n for n in range(len(s.families[seat]))]
    elif kind == O_CARD:
        space = top.args[0]
        wondered = [offers.base(s, space) + n for n in offers.on_offer(s, KIND_OF_SPACE[space])]
    elif kind in (O_AMOUNT, F_ASK):
        wondered = [AMOUNT + n for n in range(MOST_AMOUNT) if (n > 0) == (kind == F_ASK or top.args[0] == ASK_FRIENDS)]
    elif kind == O_BIRTH:
        wondered = [BIRTH, BIRTH + 1, BIRTH + 2]
    found: list[tuple[int, Reason]] = []
    for action in wondered:
        reason = s.why_not(action)
        if reason is not None:
            found.append((action, reason))
    return found
