"""What may be chosen in the Duke de Crecy, and why not. Every precondition is one function, 0 for legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bequest.core.frames import Frame
from bequest.core.knowledge import SEATS as MARK_BITS
from bequest.core.reasons import NOT_ASKED, OK, Reason
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.cards import START
from bequest.games.crecy.rules import (
    births,
    codes,
    conditions,
    effects,
    frames,
    friends,
    offers,
    plans,
    rivals,
    steps,
    targets,
)

if TYPE_CHECKING:
    from bequest.games.crecy.position import CrecyPosition

NO_RESERVE: Final = [0] * terms.COLOUR_COUNT
WONDER_HAND: Final[tuple[int, ...]] = (frames.FRIEND, frames.DISCARD, frames.RENEW)
WONDER_PERSONS: Final[tuple[int, ...]] = (frames.MEMBER, frames.COUPLE, frames.PLACE, frames.HOLDER)


# --- the spaces ---


def space_code(s: CrecyPosition, seat: int, space: int) -> int:
    """Whether the action of a space can be carried out now, with some pawn (C-10.5)."""
    if space <= terms.ARRANGE:
        return _wedding_code(s, seat, space)
    if space < terms.FIRST_MAIN:
        if not s.pawns[seat]:
            return codes.NO_PAWN
        if space == terms.HAVE_CHILDREN:
            if not targets.couples(s, seat, space):
                return codes.NO_COUPLE
            return OK if births.possible(s, seat, terms.ANY) else codes.NOTHING_TO_BE_BORN
        if space == terms.SOCIALIZE and not friends.available(s):
            return codes.NO_FRIENDS_LEFT
        return OK
    code = _open_code(s, seat, space) or _main_code(s, seat, space)
    if code == OK and terms.KIND_OF_SPACE[space] >= 0 and not targets.has_holder(s, seat, terms.KIND_OF_SPACE[space]):
        return codes.NO_HOLDER
    return code


def _wedding_code(s: CrecyPosition, seat: int, space: int) -> int:
    """Marry, Arrange Marriage, "Who Were They?", with a pawn or a free-turn Friend (C-13.2, C-14.1, C-34.8)."""
    if space == terms.ARRANGE and s.rules.mode == terms.SOLO_TESTAMENT:
        return codes.NO_ARRANGED_MARRIAGES
    if not s.pawns[seat]:
        return OK if steps.playable(s, seat, space, terms.FREE_TURN) else codes.NO_PAWN
    if steps.playable(s, seat, space, terms.PLAYER_PAWN):
        return OK
    if not targets.members(s, seat, space):
        return codes.NO_CHILD_TO_PROMISE if space == terms.ARRANGE else codes.NOBODY_TO_MARRY
    plan = (space, terms.PLAYER_PAWN, -1, -1)
    found = [steps.friend_code(s, seat, plan, card) for card in friends.hand(s, seat)]
    return codes.TOO_LITTLE_GOLD if codes.TOO_LITTLE_GOLD in found else codes.NO_FRIEND_FITS


def open_spaces(s: CrecyPosition, seat: int) -> list[int]:
    """The main board spaces that take a pawn of the player now (C-10.16 to C-10.18, C-37.5)."""
    if s.pawns[seat]:
        found = [terms.FIRST_MAIN + number for number, pawn in enumerate(s.spaces) if pawn < 0]
    else:
        own = s.reserves[seat * terms.COLOUR_COUNT : (seat + 1) * terms.COLOUR_COUNT]
        if own == NO_RESERVE:
            return []
        numbers = [number for number, pawn in enumerate(s.spaces) if pawn < 0]
        found = [terms.FIRST_MAIN + n for n in numbers if own[terms.PAWN_OF_SPACE[terms.FIRST_MAIN + n] - terms.GREEN]]
    return [space for space in found if not closed(s, space)] if s.rules.mode == terms.SOLO_STANDARD else found


def _open_code(s: CrecyPosition, seat: int, space: int) -> int:
    """Why a main board space takes no pawn of the player."""
    if space in open_spaces(s, seat):
        return OK
    if s.spaces[space - terms.FIRST_MAIN] >= 0:
        return codes.SPACE_TAKEN
    return codes.SPACE_CLOSED if s.rules.mode == terms.SOLO_STANDARD and closed(s, space) else codes.NO_PAWN_FOR_SPACE


def closed(s: CrecyPosition, space: int) -> bool:
    """A Friend of the matching occupation in the display closes a main board space (C-37.5 to C-37.7)."""
    occupation = s.rules.deck.occupation
    return terms.CLOSED_BY[space] in [occupation[card] for card in s.display]


def _main_code(s: CrecyPosition, seat: int, space: int) -> int:
    """The cost and the object of a main board action (sections 22 to 27), but for who holds what it brings."""
    if space <= terms.CONTRIBUTE:
        return _offer_code(s, seat, space)
    if space == terms.MANSION:
        if not s.mansions:
            return codes.NO_MANSION_LEFT
    elif space == terms.VENTURE:
        if not s.ventures:
            return codes.NO_VENTURE_LEFT
    elif space == terms.UNDERTAKE and not (s.mission_pile or s.mission_top or s.mission_discard):
        return codes.NO_MISSION_LEFT
    if len(s.hands[seat]) < terms.CARDS_COST[space]:
        return codes.TOO_FEW_CARDS
    if s.gold[seat] < terms.GOLD_COST[space] and s.gold[seat] < gold_cost(s, seat, space):
        return codes.TOO_LITTLE_GOLD
    if space != terms.DOCTOR:
        return OK
    if not targets.couples(s, seat, space):
        return codes.NO_COUPLE_FOR_DOCTOR
    return OK if births.possible(s, seat, terms.ANY) else codes.NOTHING_TO_BE_BORN


def _offer_code(s: CrecyPosition, seat: int, space: int) -> int:
    """Acquire the Title and Contribute to Community (C-22.4, C-23.4)."""
    code = offers.best_code(s, seat, space)
    if code == codes.NOT_ON_OFFER:
        return codes.NO_TITLE_LEFT if space == terms.TITLE else codes.NO_CONTRIBUTION_LEFT
    return code


def gold_cost(s: CrecyPosition, seat: int, space: int) -> int:
    """The Gold that a Mansion or the Fertility Doctor costs after discounts (C-24.1, C-26.1, C-34.20)."""
    gold = terms.GOLD_COST[space]
    return max(0, gold - effects.modifier(s, seat, terms.DISCOUNT_OF_SPACE[space])) if s.lasting and gold else gold


# --- Missions, passing ---


def mission_code(s: CrecyPosition, seat: int, mission: int) -> int:
    """Whether a Mission may be completed now (C-28.1)."""
    if not s.open_missions[seat] >> mission & 1:
        return codes.MISSION_NOT_YOURS
    return OK if conditions.met(s, seat, s.rules.deck.missions[mission].needs) else codes.MISSION_NOT_MET


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
    return codes.PAWN_LEFT if s.pawns[seat] else OK


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
            found.append(terms.SPACE + terms.MARRY)
        if children and targets.anybody_to_wed(s, seat, children):
            found.append(terms.SPACE + terms.ARRANGE)
        if couples and births.possible(s, seat, terms.ANY):
            found.append(terms.SPACE + terms.HAVE_CHILDREN)
        found.append(terms.SPACE + terms.ASK_FRIENDS)
        if s.display or friends.available(s):
            found.append(terms.SPACE + terms.SOCIALIZE)
    elif True in [s.rules.deck.free_turn[mark >> MARK_BITS] for mark in hand]:
        for space in (terms.MARRY, terms.ARRANGE):
            if _wedding_code(s, seat, space) == OK:
                found.append(terms.SPACE + space)
    kinds = -1
    for space in open_spaces(s, seat):
        if space <= terms.CONTRIBUTE:
            if offers.best_code(s, seat, space) != OK:
                continue
        elif (
            len(hand) < terms.CARDS_COST[space]
            or (space == terms.DOCTOR and not couples)
            or _main_code(s, seat, space) != OK
        ):
            continue
        kind = terms.KIND_OF_SPACE[space]
        if kind >= 0 and kinds < 0:
            kinds = targets.kinds_with_holder(s, seat)
        if kind < 0 or kinds >> kind & 1:
            found.append(terms.SPACE + space)
    if s.open_missions[seat]:
        found += [s.rules.deck.complete + mission for mission in completable(s, seat)]
    if not pawns:
        found.append(terms.PASS)
    return found


def options(s: CrecyPosition, frame: Frame, seat: int) -> list[int]:
    """The legal choices of a decision other than a turn; `steps` has those of a move under way."""
    kind = frame.kind
    deck = s.rules.deck
    if kind == frames.AFTER:
        return [*[deck.complete + mission for mission in completable(s, seat)], terms.DONE]
    if kind == frames.TAKE:
        return take_options(s, frame)
    if kind == frames.PAIR:
        return [deck.child + card - deck.first_child for card in frame.args[3:5]]
    if kind == frames.LOSE:
        return [terms.LOSE_CHILD, terms.LOSE_MOTHER]
    if kind == frames.ASK:
        return steps.amount_options(s, seat, terms.ASK_FRIENDS)
    if kind == frames.RENEW:
        return steps.options(s, Frame(frames.DISCARD, seat, (plans.RENEWING, 0, 0, 0)))
    if kind == frames.GROW:
        return [deck.person + n for n in growing(s, seat)]
    if kind == frames.WED:
        return [deck.person + n for n in promised(s, seat)]
    if kind == frames.MISSION:
        return [deck.mission + mission for mission in s.drawn]
    if kind == frames.HOLDER:
        return [deck.person + n for n in targets.holders(s, seat, terms.KIND_OF_SPACE[frame.args[0]])]
    if kind == frames.RIVAL:
        return [terms.LOSE + what for what in rivals.payable(s, seat, deck.clauses[frame.args[1]][frame.args[2]])]
    if kind == frames.HEAD_SIDE:
        return [terms.PATRIARCH, terms.MATRIARCH]
    if kind == frames.HAND:
        return [terms.KEEP_HAND, terms.EXCHANGE]
    assert kind == frames.STARTING_CARD
    return [deck.friend + n for n, friend in enumerate(deck.friends) if friend.role == START]


def take_options(s: CrecyPosition, frame: Frame) -> list[int]:
    """A batch: where it comes from, if there is a choice, and else its first card."""
    count, gender, sourced = frame.args
    if not sourced:
        return [terms.FROM_DISPLAY, terms.FROM_DECK]
    return steps.options(s, Frame(frames.DISPLAY, frame.seat, (plans.TAKING, 0, count, gender)))


def growing(s: CrecyPosition, seat: int) -> list[int]:
    """Children of the current Generation that are still to be turned and have an effect then (C-8.6)."""
    grows = s.rules.deck.grows
    row = terms.GENERATION_OF_ROUND[s.round]
    return [n for n, p in enumerate(s.families[seat]) if p.row == row and p.state == terms.CHILD and grows[p.card]]


def promised(s: CrecyPosition, seat: int) -> list[int]:
    """Grown members whose arranged marriage is still to be carried out (C-8.7)."""
    row = terms.GENERATION_OF_ROUND[s.round]
    family = s.families[seat]
    return [
        n
        for n, p in enumerate(family)
        if p.row == row and p.state == terms.ADULT and p.partner >= 0 and family[p.partner].state == terms.PROMISED
    ]


# --- checking one action ---


def check(s: CrecyPosition, frame: Frame, seat: int, action: int) -> int:
    """0 if the action is on offer now, otherwise why not; the same functions as `options`."""
    kind = frame.kind
    if kind == frames.TURN:
        return _check_turn(s, seat, action)
    if action in s.options(frame, seat):
        return OK
    deck = s.rules.deck
    if kind >= frames.FIRST_OPEN:
        return steps.check(s, frame, action)
    if kind == frames.AFTER:
        if deck.complete <= action < deck.title:
            return mission_code(s, seat, action - deck.complete)
        return (
            codes.NOT_AFTER_THE_ACTION
            if action == terms.PASS or terms.SPACE <= action < terms.SPACE + len(terms.SPACE_NAMES)
            else NOT_ASKED
        )
    if kind == frames.TAKE and frame.args[2]:
        return steps.check(s, Frame(frames.DISPLAY, seat, (plans.TAKING, 0, frame.args[0], frame.args[1])), action)
    if kind == frames.ASK:
        return steps.check(s, Frame(frames.AMOUNT, seat, (terms.ASK_FRIENDS, 0, -1, -1)), action)
    if kind == frames.RENEW:
        return steps.check(s, Frame(frames.DISCARD, seat, (plans.RENEWING, 0, 0, 0)), action)
    if kind == frames.PAIR and deck.child <= action < deck.mission:
        return codes.NOT_OF_THE_PAIR
    if kind == frames.MISSION and deck.mission <= action < deck.complete:
        return codes.NOT_DRAWN
    if kind == frames.HOLDER and action >= deck.person:
        return targets.holder_code(s, seat, terms.KIND_OF_SPACE[frame.args[0]], action - deck.person)
    if kind == frames.RIVAL and terms.LOSE <= action < terms.LOSE + len(terms.LOSSES):
        return codes.CANNOT_LOSE_THAT
    if kind == frames.STARTING_CARD and deck.friend <= action < deck.child:
        return codes.NOT_A_STARTING_CARD
    if kind in (frames.GROW, frames.WED) and action >= deck.person:
        return codes.NOT_GROWING if kind == frames.GROW else codes.NOT_PROMISED
    return NOT_ASKED


def _check_turn(s: CrecyPosition, seat: int, action: int) -> int:
    deck = s.rules.deck
    if terms.SPACE <= action < terms.SPACE + len(terms.SPACE_NAMES):
        return space_code(s, seat, action - terms.SPACE)
    if action == terms.PASS:
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
    if kind == frames.TURN:
        spaces = range(len(terms.SPACE_NAMES))
        wondered = [
            terms.SPACE + space for space in spaces if space != terms.ARRANGE or s.rules.mode != terms.SOLO_TESTAMENT
        ]
        wondered += [deck.complete + m for m in range(len(deck.missions)) if s.open_missions[seat] >> m & 1]
        wondered.append(terms.PASS)
    elif kind == frames.AFTER:
        wondered = [deck.complete + m for m in range(len(deck.missions)) if s.open_missions[seat] >> m & 1]
    elif kind in WONDER_HAND:
        wondered = [deck.friend + card for card in friends.hand(s, seat)]
    elif kind == frames.DISPLAY or (kind == frames.TAKE and top.args[2]):
        wondered = [deck.friend + card for card in s.display]
    elif kind in WONDER_PERSONS:
        wondered = [deck.person + n for n in range(len(s.families[seat]))]
    elif kind == frames.CARD:
        space = top.args[0]
        wondered = [offers.base(s, space) + n for n in offers.on_offer(s, terms.KIND_OF_SPACE[space])]
    elif kind in (frames.AMOUNT, frames.ASK):
        wondered = [
            terms.AMOUNT + n
            for n in range(terms.MOST_AMOUNT)
            if (n > 0) == (kind == frames.ASK or top.args[0] == terms.ASK_FRIENDS)
        ]
    elif kind == frames.BIRTH:
        wondered = [terms.BIRTH, terms.BIRTH + 1, terms.BIRTH + 2]
    found: list[tuple[int, Reason]] = []
    for action in wondered:
        reason = s.why_not(action)
        if reason is not None:
            found.append((action, reason))
    return found
