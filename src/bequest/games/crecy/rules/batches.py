"""Taking Friends from the display: batches, the last-card rule, the refill in mid-batch (C-12.2, C-12.3, C-12.5)."""

from __future__ import annotations

from bisect import insort

from bequest.core.frames import Frame
from bequest.core.knowledge import marked
from bequest.core.pending import ONE_OF, Choice, Step
from bequest.core.reasons import NOT_ASKED, Why
from bequest.core.wire import Shape
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import codes, events, frames, friends, lasting, moves, payments, plans
from bequest.games.crecy.rules.activity import Activity
from bequest.games.crecy.rules.plans import Plan
from bequest.games.crecy.rules.state import CrecyState


def begin(s: CrecyState, seat: int, count: int, gender: int = -1, particular: bool = False) -> None:
    """Cards that a card gives, as one batch (C-12.3); `particular` ones cannot come from the deck (C-34.42).

    They are taken from the display, as long as the card does not say that they are drawn (C-4.15).
    """
    if count > 0:
        s.frames.append(Frame(frames.BATCH, seat, (count, gender, int(particular or gender >= 0), 0)))


def may_draw(s: CrecyState, seat: int) -> bool:
    """Whether a batch may come from the deck instead (C-34.42, C-20.4)."""
    return bool(s.lasting) and lasting.in_force(s, seat, terms.DO_FROM_DECK) and friends.in_deck(s)


def takeable(s: CrecyState, gender: int) -> list[int]:
    """The Friends of the display that may be taken: all, or those of one gender (C-12.2, C-35.7)."""
    if gender < 0:
        return s.display
    return [card for card in s.display if s.rules.deck.gender[card] == gender]


def take(s: CrecyState, seat: int, cards: list[int], event: int = events.TAKEN) -> None:
    """From the display into the hand, known to all as long as they stay there (C-1.9, C-33.9)."""
    for card in cards:
        s.display.remove(card)
        insort(s.hands[seat], marked(card, terms.OPEN))
        if s.journal is not None:
            s.tell(event, seat, (card,))


def take_chosen(s: CrecyState, seat: int, cards: list[int]) -> None:
    """The chosen cards complete a batch: they were fewer than lay there."""
    take(s, seat, cards)
    _finish(s, seat)


def _finish(s: CrecyState, seat: int) -> None:
    """The last-card rule, then the refill (C-12.6, C-12.7, C-12.8, C-12.9).

    After Don Juan's batch too, whichever gender the last card has (C-35.8).
    """
    if len(s.display) == 1:
        take(s, seat, s.display[:], events.LAST_TAKEN)
    if not s.display:
        friends.refill(s)


class Batch(Step[CrecyState]):
    """A batch goes on: ask, take what needs no choice, refill in mid-batch, or finish (C-12.5, C-12.15)."""

    name = "batch"

    def run(self, s: CrecyState, frame: Frame) -> None:
        count, gender, sourced, begun = frame.args
        seat = frame.seat
        if not sourced and may_draw(s, seat):
            s.frames[-1] = Frame(frames.TAKE, seat, (count, gender, 0))
            return
        on_offer = takeable(s, gender)
        if count and not s.display and friends.in_deck(s):
            s.frames[-1] = Frame(frames.BATCH, seat, (count, gender, 1, begun))
            friends.refill(s)
        elif count and on_offer:
            if count < len(on_offer):
                s.frames[-1] = Frame(frames.TAKE, seat, (count, gender, 1))
            else:
                taken = on_offer[:]
                s.frames[-1] = Frame(frames.BATCH, seat, (count - len(taken), gender, 1, 1))
                take(s, seat, taken)
        else:
            s.frames.pop()
            if begun:
                _finish(s, seat)


class Taking(Activity[CrecyState]):
    """The cards of a batch, a set that is chosen together (C-10.35)."""

    def cards_due(self, s: CrecyState, seat: int, plan: Plan) -> int:
        count = plan[plans.WHAT]
        return count if count < len(takeable(s, plan[plans.WHOM])) else 0

    def next_step(self, s: CrecyState, seat: int, plan: Plan) -> int:
        return frames.DISPLAY if len(plan) - plans.CARDS < self.cards_due(s, seat, plan) else plans.COMMIT

    def commit(self, s: CrecyState, seat: int, plan: Plan) -> None:
        take_chosen(s, seat, list(plan[plans.CARDS :]))


class Take(Choice[CrecyState]):
    """A batch: where it comes from, if there is a choice (C-34.42), and else its cards (C-12.2)."""

    name = "take"

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        _, _, sourced = frame.args
        return display_options(s, seat, _plan(frame)) if sourced else [terms.FROM_DISPLAY, terms.FROM_DECK]

    def refusal(self, s: CrecyState, frame: Frame, seat: int, action: int) -> int:
        return _display_code(s, _plan(frame), action) if frame.args[2] else NOT_ASKED

    def explain(self, s: CrecyState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return codes.why(code, {"card": action - s.rules.deck.friend})

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        count, gender, _ = frame.args
        if action == terms.FROM_DECK:
            s.frames.pop()
            friends.draw(s, seat, count)
        elif action == terms.FROM_DISPLAY:
            if count < len(takeable(s, gender)):
                moves.go_on(s, seat, _plan(frame))
            else:
                s.frames.pop()
                begin(s, seat, count, gender, particular=True)
        else:
            moves.go_on(s, seat, _plan(frame) + (action - s.rules.deck.friend,))

    def shape(self, s: CrecyState, frame: Frame, seat: int) -> Shape:
        return _display_shape(s, seat, _plan(frame)) if frame.args[2] else ONE_OF

    def wondered(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return [s.rules.deck.friend + card for card in s.display] if frame.args[2] else []


def _plan(frame: Frame) -> Plan:
    """The move that a batch begins."""
    return (plans.TAKING, 0, frame.args[0], frame.args[1])


class Display(Choice[CrecyState]):
    """The next card of those taken from the display; each set can be chosen in one way (C-11.11, C-12.2)."""

    name = "display"

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return display_options(s, seat, frame.args)

    def refusal(self, s: CrecyState, frame: Frame, seat: int, action: int) -> int:
        return _display_code(s, frame.args, action)

    def explain(self, s: CrecyState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return codes.why(code, {"card": action - s.rules.deck.friend})

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        moves.go_on(s, seat, frame.args + (action - s.rules.deck.friend,))

    def shape(self, s: CrecyState, frame: Frame, seat: int) -> Shape:
        return _display_shape(s, seat, frame.args)

    def wondered(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return [s.rules.deck.friend + card for card in s.display]


def choosable(s: CrecyState, plan: Plan) -> list[int]:
    """The cards that a batch is chosen from; Socialize takes men and women."""
    return takeable(s, plan[plans.WHOM] if plan[plans.SPACE] == plans.TAKING else -1)


def display_options(s: CrecyState, seat: int, plan: Plan) -> list[int]:
    """The next card of a batch."""
    return payments.next_of_set(s, plan, choosable(s, plan), s.activities[plan[plans.SPACE]].cards_due(s, seat, plan))


def _display_shape(s: CrecyState, seat: int, plan: Plan) -> Shape:
    """So many of the Friends that may be taken."""
    due = s.activities[plan[plans.SPACE]].cards_due(s, seat, plan)
    return payments.set_shape(s, plan, choosable(s, plan), due, due)


def _display_code(s: CrecyState, plan: Plan, action: int) -> int:
    """Why a card cannot be the next one taken (C-11.11, C-12.2, C-35.7)."""
    deck = s.rules.deck
    if not deck.friend <= action < deck.child:
        return NOT_ASKED
    card = action - deck.friend
    if card not in s.display:
        return codes.NOT_IN_DISPLAY
    return codes.NOT_IN_THIS_ORDER if card in choosable(s, plan) else codes.WRONG_GENDER_TAKEN
