"""What questions and choices are about, and where that is."""

from __future__ import annotations

from bequest.core.frames import Together
from bequest.core.wire import Subject
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.rules import errands, frames, planning, turn
from bequest.games.lastwill.rules.half_made import Move
from bequest.games.lastwill.rules.state import WillState
from bequest.games.lastwill.seen import naming


def subject_of(s: WillState, seat: int, action: int) -> Subject | None:
    """A card of the hand, of a board or of the offering, a plan, an errand space or a pile."""
    deck = s.rules.deck
    if action >= deck.use:
        return _in_hand(s, seat, action - deck.use)
    if action >= deck.card:
        card = action - deck.card
        return _on_offer(s, card) if _step(s) == frames.GROUP else _in_hand(s, seat, card)
    if action >= deck.add:
        return _on_board(s, seat, turn.space_of(s, action))
    if action >= deck.errand:
        return _errand(s, action - deck.errand)
    if action >= deck.space:
        return _on_board(s, seat, action - deck.space)
    if deck.plan <= action < deck.order:
        return _plan(s, action - deck.plan)
    if terms.DECK <= action < terms.SEAT:
        return Subject("", naming.pile(action - terms.DECK))
    return None


def question_subject(s: WillState, seat: int) -> Subject | None:
    """What the move under way is about: the card, plan or errand with which it began, or the deck that comes next."""
    frame = s.frames[-1]
    if isinstance(frame, Together) or not frame.args:
        return None
    move: Move = frame.args
    if frame.kind == frames.DIVIDE:
        return Subject("", naming.pile(len(planning.divided(s, seat, move))))
    return subject_of(s, seat, move[0])


def _step(s: WillState) -> int:
    """The kind of the open step; what an errand brings whose space was not asked for counts as one."""
    frame = s.frames[-1]
    return errands.next_step(s, frame.args) if frame.kind == frames.ERRAND and frame.args else frame.kind


def _in_hand(s: WillState, seat: int, card: int) -> Subject:
    return Subject(naming.face(s.rules.deck, card), f"hand:{seat + 1}")


def _on_offer(s: WillState, card: int) -> Subject:
    """The first place of the group that holds the card."""
    face = naming.face(s.rules.deck, card)
    for place in s.rules.group:
        if s.offering[place] == card:
            return Subject(face, naming.offering(s.rules, place))
    return Subject(face)


def _on_board(s: WillState, seat: int, space: int) -> Subject | None:
    """A space of the own board, with what lies there."""
    board = s.boards[seat]
    if space >= len(board):
        return None
    lying = board[space]
    return Subject("" if lying is None else naming.face(s.rules.deck, lying.card), naming.space(seat, space))


def _errand(s: WillState, row: int) -> Subject:
    name = naming.errand(s.rules.deck, row)
    return Subject(name, name)


def _plan(s: WillState, plan: int) -> Subject | None:
    return Subject(naming.plan_face(s.rules, plan), f"plan:{plan + 1}") if plan < len(s.plans) else None
