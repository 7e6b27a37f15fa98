"""Whose decision is next: phases, turns and rounds (section 4)."""

from __future__ import annotations

from bequest.core.frames import Frame
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.rules import end_of_round, events, frames, hands, offering, planning, start, turn
from bequest.games.lastwill.rules.state import WillState


def advance(s: WillState) -> bool:
    """With nothing pending: begins what comes next, phase by phase; False if the game is over (W-4.2)."""
    phase = s.phase
    if phase == terms.ACTIONS:
        _next_turn(s)
    elif phase == terms.ERRANDS:
        _next_errand(s)
    elif phase == terms.PLANNING:
        _next_plan(s)
    elif phase == terms.OFFERING:
        _next_place(s)
    elif phase == terms.ENDING:
        _next_ending(s)
    elif phase == terms.SETUP:
        _next_setup(s)
    else:
        return False
    return True


def _enter(s: WillState, phase: int, stage: int) -> None:
    s.phase = phase
    s.stage = stage
    s.turn = 0


def _next_setup(s: WillState) -> None:
    """Market, starting player, money, and clockwise from there the starting hands (W-3.17)."""
    if s.stage == terms.S_MARKET:
        start.lay_market(s)
    elif s.stage == terms.S_FIRST:
        start.pick_first(s)
    elif s.stage == terms.S_MONEY:
        start.deal_money(s)
    elif s.turn < s.players:
        seat = (s.starter + s.turn) % s.players
        s.turn += 1
        start.deal_hand(s, seat)
        return
    else:
        _begin_round(s)
        return
    s.stage += 1


def _begin_round(s: WillState) -> None:
    _enter(s, terms.OFFERING, terms.DEALING)
    s.tell(events.ROUND, -1, (s.round,))


def _next_place(s: WillState) -> None:
    """One place after the other (W-5.2), in round 1 the starting hands after that (W-3.15, W-5.6)."""
    if s.stage == terms.DEALING and s.turn < len(s.rules.places):
        s.frames.append(offering.due(s.turn))
        s.turn += 1
    elif s.stage == terms.DEALING and s.round == 1:
        s.stage = terms.STARTING_HANDS
        hands.ask(s, frames.START)
    else:
        _enter(s, terms.PLANNING, 1)


def _next_plan(s: WillState) -> None:
    """Clockwise from the starting player, then plan order stands (W-1.5, W-4.4, W-6.14)."""
    if s.turn < (4 if s.players == 2 else s.players):
        kind, seat = planning.planner(s, s.turn)
        s.turn += 1
        s.frames.append(Frame(kind, seat))
        return
    s.order = [marker for marker in s.plans if marker >= 0]
    s.tell(events.ORDER, -1, tuple(s.order))
    _enter(s, terms.ERRANDS, 1)


def _next_errand(s: WillState) -> None:
    """Two passes in plan order (W-4.5, W-7.1, W-7.2, W-7.3)."""
    while s.turn < s.players:
        seat = s.order[s.turn]
        s.turn += 1
        if s.boys[seat] > 0:
            s.frames.append(Frame(frames.ERRAND, seat))
            return
    if s.stage == 1:
        _enter(s, terms.ERRANDS, 2)
    else:
        turn.set_counters(s)
        _enter(s, terms.ACTIONS, 1)


def _next_turn(s: WillState) -> None:
    """One turn for each player, in plan order (W-4.5, W-8.2)."""
    if s.turn < s.players:
        seat = s.order[s.turn]
        s.turn += 1
        s.frames.append(Frame(frames.TURN, seat))
        if s.journal is not None:
            s.tell(events.TURN, seat, (s.actions[seat],))
    else:
        _enter(s, terms.ENDING, terms.HAND_STEP - 1)


def _next_ending(s: WillState) -> None:
    """The next of the seven steps; `stage` is the last one that was begun (W-9.1).

    The final round ends with the fifth (W-9.12, W-9.13, W-9.14, W-19.3).
    """
    s.stage += 1
    end_of_round.run_step(s)
    if s.stage == terms.RETURN and end_of_round.is_final(s):
        s.tell(events.OVER, -1)
        _enter(s, terms.FINISHED, 0)
    elif s.stage == terms.NEXT_STARTER:
        _begin_round(s)
