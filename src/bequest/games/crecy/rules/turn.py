"""A turn: one pawn or one free-turn Friend, or a pass; Missions before and after it (section 10.1)."""

from __future__ import annotations

from bequest.core.frames import Frame
from bequest.core.knowledge import SEATS as MARK_BITS
from bequest.core.pending import Choice, Step
from bequest.core.reasons import NOT_ASKED, OK, Why
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import (
    attached,
    births,
    codes,
    events,
    frames,
    friends,
    having_children,
    hints,
    missions,
    moves,
    offers,
    pawns,
    plans,
    weddings,
)
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.rules.tree import Person


class _AfterRefill(Choice[CrecyState]):
    """A decision before which an empty display is refilled. It is asked whatever the hand allows (C-33.15)."""

    def go_on(self, s: CrecyState, frame: Frame) -> bool:
        if friends.refill_if_empty(s):
            return True
        s.seat = frame.seat
        return False


class Turn(_AfterRefill):
    """Exactly one of: place a Player pawn, place an Additional Action pawn, play a free-turn Friend, pass (C-10.2)."""

    name = "turn"

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        """The moves of a turn (C-10.2), the Missions that may be completed before it (C-28.1), and passing."""
        found: list[int] = []
        if s.pawns[seat]:
            singles, children, couples = _survey(s, seat)
            _add_player_board(s, seat, found, singles, children, bool(couples))
            _add_main_board(s, seat, found, bool(couples))
        else:
            _add_free_turns(s, seat, found)
            _add_main_board(s, seat, found, True)
        if s.open_missions[seat]:
            found += missions.actions(s, missions.completable(s, seat))
        if not s.pawns[seat]:
            found.append(terms.PASS)
        return found

    def check(self, s: CrecyState, frame: Frame, seat: int, action: int) -> int:
        deck = s.rules.deck
        if terms.SPACE <= action < terms.SPACE + len(terms.SPACE_NAMES):
            return s.activities[action - terms.SPACE].check(s, seat)
        if action == terms.PASS:
            return pass_code(s, seat)
        if deck.complete <= action < deck.title:
            return missions.code(s, seat, action - deck.complete)
        return NOT_ASKED

    def explain(self, s: CrecyState, frame: Frame, seat: int, action: int, code: int) -> Why:
        if code == codes.PAWN_LEFT:
            return codes.why(code, {"pawns": s.pawns[seat]})
        if code in (codes.MISSION_NOT_YOURS, codes.MISSION_NOT_MET):
            return missions.explain(s, action - s.rules.deck.complete, code)
        return s.activities[action - terms.SPACE].explain(s, seat, code)

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        """A pass, a Mission, or the first choice of a move: the space (C-10.34, C-10.36)."""
        if action == terms.PASS:
            s.frames[-1] = Frame(frames.END_TURN, seat)
            s.passed |= 1 << seat
            s.tell(events.PASS, seat)
        elif action >= s.rules.deck.complete:
            missions.complete(s, seat, action - s.rules.deck.complete)
        else:
            plan = s.activities[action - terms.SPACE].begin(s, seat)
            if s.journal is not None and s.journal.filled is not None:
                _note_pawn(s, seat, plan)
            moves.go_on(s, seat, plan)

    def wondered(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        spaces = range(len(terms.SPACE_NAMES))
        found = [terms.SPACE + space for space in spaces if space != terms.ARRANGE or not s.testament]
        return [*found, *missions.wondered(s, seat), terms.PASS]


def _note_pawn(s: CrecyState, seat: int, plan: plans.Plan) -> None:
    """A pawn without an alternative is a step that follows by itself, where there could be one (C-10.34)."""
    space, pawn = plan[plans.SPACE], plan[plans.PAWN]
    if pawn >= 0 and (space <= terms.ARRANGE or space >= terms.FIRST_MAIN):
        asked = Frame(frames.PAWN, seat, plans.filled(plan, plans.PAWN, -1), True)
        s.note_filled(asked, [terms.PAWN + pawn])


def pass_code(s: CrecyState, seat: int) -> int:
    """Passing needs that no Player pawn is left (C-10.7, C-10.9)."""
    return codes.PAWN_LEFT if s.pawns[seat] else OK


# --- what is on offer: the same as `check` for every space, told faster, for nothing is asked more often ---


def _add_player_board(
    s: CrecyState, seat: int, found: list[int], singles: list[Person], children: list[Person], couples: bool
) -> None:
    """The spaces of the player board, for Player pawns only (C-10.13)."""
    if singles and weddings.anybody_to_wed(s, seat, singles):
        found.append(terms.SPACE + terms.MARRY)
    if children and weddings.anybody_to_wed(s, seat, children):
        found.append(terms.SPACE + terms.ARRANGE)
    if couples and births.possible(s, seat, terms.ANY):
        found.append(terms.SPACE + terms.HAVE_CHILDREN)
    found.append(terms.SPACE + terms.ASK_FRIENDS)
    if s.display or friends.available(s):
        found.append(terms.SPACE + terms.SOCIALIZE)


def _add_free_turns(s: CrecyState, seat: int, found: list[int]) -> None:
    """Weddings without a pawn, for a free-turn Friend in hand (C-34.7)."""
    if True in [s.rules.deck.free_turn[mark >> MARK_BITS] for mark in s.hands[seat]]:
        for space in (terms.MARRY, terms.ARRANGE):
            if s.activities[space].check(s, seat) == OK:
                found.append(terms.SPACE + space)


def _survey(s: CrecyState, seat: int) -> tuple[list[Person], list[Person], list[int]]:
    """What a turn asks of a family, in one look: members to marry, to promise, and the couples for births."""
    family = s.families[seat]
    if s.rules.mode == terms.SOLO_TESTAMENT:
        placeable = [family[n] for n in weddings.members(s, seat, terms.MARRY)]
        return placeable, [], having_children.couples(s, seat, terms.HAVE_CHILDREN)
    row = terms.GENERATION_OF_ROUND[s.round]
    original = s.rules.deck.first_child
    singles: list[Person] = []
    children: list[Person] = []
    paired = False
    for person in family:
        if person.row == row:
            if person.state == terms.ADULT and person.card >= original:
                if person.partner < 0:
                    singles.append(person)
                else:
                    paired = True
        elif person.row > row and person.state == terms.CHILD and person.partner < 0:
            children.append(person)
    return singles, children, having_children.couples(s, seat, terms.HAVE_CHILDREN) if paired else []


def _add_main_board(s: CrecyState, seat: int, found: list[int], couples: bool) -> None:
    """The spaces of the main board that are open and whose action can be carried out (C-10.5, C-10.15)."""
    kinds = -1
    hand = len(s.hands[seat])
    for space in pawns.open_spaces(s, seat):
        if space <= terms.CONTRIBUTE:
            if offers.best_code(s, seat, space) != OK:
                continue
        elif hand < terms.CARDS_COST[space] or (space == terms.DOCTOR and not couples):
            continue  # without couples nobody can see the Fertility Doctor
        elif s.activities[space].affordable(s, seat) != OK:
            continue
        kind = terms.KIND_OF_SPACE[space]
        if kind >= 0 and kinds < 0:
            kinds = attached.kinds_with_holder(s, seat)
        if kind < 0 or kinds >> kind & 1:
            found.append(terms.SPACE + space)


class Pawn(Choice[CrecyState]):
    """Which pawn carries out the action, or a free-turn Friend instead (C-10.4, C-10.17, C-10.18, C-34.7)."""

    name = "pawn"

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return s.activities[frame.args[plans.SPACE]].pawns(s, seat)

    def refusal(self, s: CrecyState, frame: Frame, seat: int, action: int) -> int:
        if not terms.PAWN <= action < terms.SPACE:
            return NOT_ASKED
        if action == terms.PAWN + terms.PLAYER_PAWN:
            return codes.NO_PARTNER if s.pawns[seat] else codes.NO_PAWN
        return codes.NOT_FREE_TURN if action == terms.PAWN + terms.FREE_TURN else codes.NO_PAWN_FOR_SPACE

    def explain(self, s: CrecyState, frame: Frame, seat: int, action: int, code: int) -> Why:
        if code == codes.NO_PAWN_FOR_SPACE:
            return pawns.explain(s, frame.args[plans.SPACE], code)
        return codes.why(code, {})

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        moves.go_on(s, seat, plans.filled(frame.args, plans.PAWN, action - terms.PAWN))


# --- the end of a turn ---


class EndTurn(Step[CrecyState]):
    """Missions may still be completed after the action, not after a pass (C-28.10, C-28.11); else the turn is over."""

    name = "end-turn"

    def run(self, s: CrecyState, frame: Frame) -> None:
        if not s.passed >> frame.seat & 1 and missions.completable(s, frame.seat):
            s.frames.append(Frame(frames.AFTER, frame.seat))
        else:
            _finish(s, frame.seat)


class After(_AfterRefill):
    """After the action: complete another Mission, or be done (C-28.11)."""

    name = "after"

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return [*missions.actions(s, missions.completable(s, seat)), terms.DONE]

    def refusal(self, s: CrecyState, frame: Frame, seat: int, action: int) -> int:
        """No turn places more than one pawn (C-10.3)."""
        deck = s.rules.deck
        if deck.complete <= action < deck.title:
            return missions.code(s, seat, action - deck.complete)
        another = action == terms.PASS or terms.SPACE <= action < terms.SPACE + len(terms.SPACE_NAMES)
        return codes.NOT_AFTER_THE_ACTION if another else NOT_ASKED

    def explain(self, s: CrecyState, frame: Frame, seat: int, action: int, code: int) -> Why:
        if code == codes.NOT_AFTER_THE_ACTION:
            return codes.why(code, {})
        return missions.explain(s, action - s.rules.deck.complete, code)

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        s.frames.pop()
        if action == terms.DONE:
            _finish(s, seat)
        else:
            missions.complete(s, seat, action - s.rules.deck.complete)

    def wondered(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return missions.wondered(s, seat)


def _finish(s: CrecyState, seat: int) -> None:
    """Hints are checked, and the next player follows (C-38.48, C-10.1)."""
    s.frames.pop()
    if s.rules.mode == terms.SOLO_TESTAMENT:
        hints.check(s)
    if s.journal is not None:
        s.tell(events.TURN_END, seat)
    s.active = _following(s, seat)
    if s.active >= 0:
        s.frames.append(Frame(frames.TURN, s.active))


def _following(s: CrecyState, seat: int) -> int:
    """The next surviving player clockwise who has not passed, or -1 (C-10.1, C-10.10, C-10.11, C-10.12)."""
    other = seat
    for _ in range(s.players):
        other += 1
        if other == s.players:
            other = 0
        if not s.passed >> other & 1 and not s.eliminated[other]:
            return other
    return -1
