"""What may be chosen in the Duke de Crecy, and why not. Every precondition is one function, 0 for legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bequest.core.frames import Frame
from bequest.core.knowledge import SEATS as MARK_BITS
from bequest.core.reasons import NOT_ASKED, OK, Reason
from bequest.games.crecy.data.cards import START
from bequest.games.crecy.data.terms import (
    ADULT,
    AMOUNT,
    ANY,
    ARRANGE,
    ASK_FRIENDS,
    BIRTH,
    CARDS_COST,
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
    GENERATION_OF_ROUND,
    GOLD_COST,
    GREEN,
    HAVE_CHILDREN,
    KEEP_HAND,
    KIND_OF_SPACE,
    LOSE,
    LOSE_CHILD,
    LOSE_MOTHER,
    LOSSES,
    MANSION,
    MARRY,
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
from bequest.games.crecy.rules import births, conditions, effects, friends, offers, rivals, steps, targets
from bequest.games.crecy.rules.codes import (
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
    NOT_ON_OFFER,
    NOT_PROMISED,
    NOTHING_TO_BE_BORN,
    PAWN_LEFT,
    SPACE_CLOSED,
    SPACE_TAKEN,
    TOO_FEW_CARDS,
    TOO_LITTLE_GOLD,
)

if TYPE_CHECKING:
    from bequest.games.crecy.position import CrecyPosition

NO_RESERVE: Final = [0] * COLOUR_COUNT
WONDER_HAND: Final[tuple[int, ...]] = (O_FRIEND, O_DISCARD, F_RENEW)
WONDER_PERSONS: Final[tuple[int, ...]] = (O_MEMBER, O_COUPLE, O_HOLDER, F_HOLDER)


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
    code = _open_code(s, seat, space) or _main_code(s, seat, space)
    if code == OK and KIND_OF_SPACE[space] >= 0 and not targets.has_holder(s, seat, KIND_OF_SPACE[space]):
        return NO_HOLDER
    return code


def _wedding_code(s: CrecyPosition, seat: int, space: int) -> int:
    """Marry, Arrange Marriage, "Who Were They?", with a pawn or a free-turn Friend (C-13.2, C-14.1, C-34.8)."""
    if space == ARRANGE and s.rules.mode == SOLO_TESTAMENT:
        return NO_ARRANGED_MARRIAGES
    if not s.pawns[seat]:
        return OK if steps.playable(s, seat, space, FREE_TURN) else NO_PAWN
    if steps.playable(s, seat, space, PLAYER_PAWN):
        return OK
    if not targets.members(s, seat, space):
        return NO_CHILD_TO_PROMISE if space == ARRANGE else NOBODY_TO_MARRY
    plan = (space, PLAYER_PAWN, -1, -1)
    codes = [steps.friend_code(s, seat, plan, card) for card in friends.hand(s, seat)]
    return TOO_LITTLE_GOLD if TOO_LITTLE_GOLD in codes else NO_FRIEND_FITS


def open_spaces(s: CrecyPosition, seat: int) -> list[int]:
    """The main board spaces that take a pawn of the player now (C-10.16 to C-10.18, C-37.5)."""
    if s.pawns[seat]:
        found = [FIRST_MAIN + number for number, pawn in enumerate(s.spaces) if pawn < 0]
    else:
        own = s.reserves[seat * COLOUR_COUNT : (seat + 1) * COLOUR_COUNT]
        if own == NO_RESERVE:
            return []
        numbers = [number for number, pawn in enumerate(s.spaces) if pawn < 0]
        found = [FIRST_MAIN + n for n in numbers if own[PAWN_OF_SPACE[FIRST_MAIN + n] - GREEN]]
    return [space for space in found if not closed(s, space)] if s.rules.mode == SOLO_STANDARD else found


def _open_code(s: CrecyPosition, seat: int, space: int) -> int:
    """Why a main board space takes no pawn of the player."""
    if space in open_spaces(s, seat):
        return OK
    if s.spaces[space - FIRST_MAIN] >= 0:
        return SPACE_TAKEN
    return SPACE_CLOSED if s.rules.mode == SOLO_STANDARD and closed(s, space) else NO_PAWN_FOR_SPACE


def closed(s: CrecyPosition, space: int) -> bool:
    """A Friend of the matching occupation in the display closes a main board space (C-37.5 to C-37.7)."""
    occupation = s.rules.deck.occupation
    return CLOSED_BY[space] in [occupation[card] for card in s.display]


def _main_code(s: CrecyPosition, seat: int, space: int) -> int:
    """The cost and the object of a main board action (sections 22 to 27), but for who holds what it brings."""
    if space <= CONTRIBUTE:
        return _offer_code(s, seat, space)
    if space == MANSION:
        if not s.mansions:
            return NO_MANSION_LEFT
    elif space == VENTURE:
        if not s.ventures:
            return NO_VENTURE_LEFT
    elif space == UNDERTAKE and not (s.mission_pile or s.mission_top or s.mission_discard):
        return NO_MISSION_LEFT
    if len(s.hands[seat]) < CARDS_COST[space]:
        return TOO_FEW_CARDS
    if s.gold[seat] < GOLD_COST[space] and s.gold[seat] < gold_cost(s, seat, space):
        return TOO_LITTLE_GOLD
    if space != DOCTOR:
        return OK
    if not targets.couples(s, seat, space):
        return NO_COUPLE_FOR_DOCTOR
    return OK if births.possible(s, seat, ANY) else NOTHING_TO_BE_BORN


def _offer_code(s: CrecyPosition, seat: int, space: int) -> int:
    """Acquire the Title and Contribute to Community (C-22.4, C-23.4)."""
    code = offers.best_code(s, seat, space)
    if code == NOT_ON_OFFER:
        return NO_TITLE_LEFT if space == TITLE else NO_CONTRIBUTION_LEFT
    return code


def gold_cost(s: CrecyPosition, seat: int, space: int) -> int:
    """The Gold that a Mansion or the Fertility Doctor costs after discounts (C-24.1, C-26.1, C-34.20)."""
    gold = GOLD_COST[space]
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
    found: list[int] = []
    missions = s.rules.deck.missions
    while mask:
        mission = (mask & -mask).bit_length() - 1
        mask &= mask - 1
        if conditions.met(s, seat, missions[mission].needs):
            found.append(mission)
    return found


def pass_code(s: CrecyPosition, seat: int) -> int:
    """Passing needs that no Player pawn is left (C-10.7, C-10.9)."""
    return PAWN_LEFT if s.pawns[seat] else OK


# --- what is on offer ---


def turn_options(s: CrecyPosition, seat: int) -> list[int]:
    """The moves of a turn (C-10.2) and the Missions that may be completed before it.

    The same as `space_code` for every space, told faster: this is asked more often than anything else.
    """
    found: list[int] = []
    hand = s.hands[seat]
    pawns = s.pawns[seat]
    couples = [0]  # without a Player pawn it is told later whether there are any
    if pawns:
        singles, children, couples = targets.survey(s, seat)
        if singles and targets.anybody_to_wed(s, seat, singles):
            found.append(SPACE + MARRY)
        if children and targets.anybody_to_wed(s, seat, children):
            found.append(SPACE + ARRANGE)
        if couples and births.possible(s, seat, ANY):
            found.append(SPACE + HAVE_CHILDREN)
        found.append(SPACE + ASK_FRIENDS)
        if s.display or friends.available(s):
            found.append(SPACE + SOCIALIZE)
    elif True in [s.rules.deck.free_turn[mark >> MARK_BITS] for mark in hand]:
        for space in (MARRY, ARRANGE):
            if _wedding_code(s, seat, space) == OK:
                found.append(SPACE + space)
    kinds = -1
    for space in open_spaces(s, seat):
        if space <= CONTRIBUTE:
            if offers.best_code(s, seat, space) != OK:
                continue
        elif len(hand) < CARDS_COST[space] or (space == DOCTOR and not couples) or _main_code(s, seat, space) != OK:
            continue
        kind = KIND_OF_SPACE[space]
        if kind >= 0 and kinds < 0:
            kinds = targets.kinds_with_holder(s, seat)
        if kind < 0 or kinds >> kind & 1:
            found.append(SPACE + space)
    if s.open_missions[seat]:
        found += [s.rules.deck.complete + mission for mission in completable(s, seat)]
    if not pawns:
        found.append(PASS)
    return found


def options(s: CrecyPosition, frame: Frame, seat: int) -> list[int]:
    """The legal choices of a decision other than a turn; `steps` has those of a move under way."""
    kind = frame.kind
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
    row = GENERATION_OF_ROUND[s.round]
    return [n for n, p in enumerate(s.families[seat]) if p.row == row and p.state == CHILD and grows[p.card]]


def promised(s: CrecyPosition, seat: int) -> list[int]:
    """Grown members whose arranged marriage is still to be carried out (C-8.7)."""
    row = GENERATION_OF_ROUND[s.round]
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
    if action in s.options(frame, seat):
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
    elif kind == O_TAKE or (kind == F_TAKE and top.args[2]):
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
