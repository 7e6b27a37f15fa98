"""Effects on the other players: what they lose or are given (C-34.45, C-36.8, D-2.11, D-5.5)."""

from __future__ import annotations

from bisect import insort

from bequest.core.frames import Frame
from bequest.core.knowledge import marked, take_openly
from bequest.core.pending import ONE_OF, Choice
from bequest.core.reasons import NOT_ASKED, Why
from bequest.core.wire import SetOf, Shape
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.vocabulary import Clause
from bequest.games.crecy.rules import codes, events, frames, friends, plans, tracks
from bequest.games.crecy.rules.activity import Activity
from bequest.games.crecy.rules.plans import Plan
from bequest.games.crecy.rules.state import CrecyState


def affected(s: CrecyState, owner: int, clause: Clause) -> list[int]:
    """The rivals whom an effect concerns, in player order: all, or those who have more than its owner."""
    levels = (None, s.gold, [len(hand) for hand in s.hands], s.prestige, s.honor)[clause.who]
    return [seat for seat in s.player_order() if seat != owner and (levels is None or levels[seat] > levels[owner])]


def payable(s: CrecyState, seat: int, clause: Clause) -> list[int]:
    """The kinds of loss that the rival can bear in full; it chooses one of them."""
    return [kind for kind in clause.lose if _can_lose(s, seat, kind, clause.amount)]


def _can_lose(s: CrecyState, seat: int, kind: int, amount: int) -> bool:
    if kind == terms.LOSE_GOLD:
        return s.gold[seat] >= amount
    if kind == terms.LOSE_CARD:
        return len(s.hands[seat]) >= amount
    if kind == terms.LOSE_PAWN:
        return sum(s.reserves[seat * terms.COLOUR_COUNT : (seat + 1) * terms.COLOUR_COUNT]) >= amount
    return True  # Honor and Prestige can always be paid (C-11.4)


def begin_losses(s: CrecyState, owner: int, card: int, index: int) -> None:
    """Asks every rival who can lose something, one after the other."""
    clause = s.rules.deck.clauses[card][index]
    for seat in reversed(affected(s, owner, clause)):
        if payable(s, seat, clause):
            s.frames.append(Frame(frames.RIVAL, seat, (owner, card, index)))


def lose(s: CrecyState, seat: int, owner: int, clause: Clause, kind: int, chosen: tuple[int, ...]) -> None:
    """The rival bears the loss that it chose; Gold and cards may go to the owner of the effect.

    Cards leave the hand openly, so the rest of it stays as known as it was (C-33.10).
    """
    if kind == terms.LOSE_GOLD:
        tracks.gain_gold(s, seat, -clause.amount)
        if clause.to_owner:
            tracks.gain_gold(s, owner, clause.amount)
    elif kind == terms.LOSE_CARD:
        for card in chosen:
            if clause.to_owner:
                take_openly(s.hands[seat], card)
                insort(s.hands[owner], marked(card, terms.OPEN))
                s.tell(events.GIVEN, seat, (card, owner))
            else:
                friends.discard(s, seat, card)
    elif kind == terms.LOSE_PAWN:
        for colour in chosen:
            s.reserves[seat * terms.COLOUR_COUNT + colour] -= 1
            s.supply[colour] += 1
            s.tell(events.PAWN, seat, (colour, -1))
    elif kind == terms.LOSE_HONOR:
        tracks.gain_honor(s, seat, -clause.amount, terms.H_RIVALS)
    else:
        assert kind == terms.LOSE_PRESTIGE
        tracks.gain_prestige(s, seat, -clause.amount)


def give(s: CrecyState, owner: int, clause: Clause) -> None:
    """Something for the rivals; draws are made in player order."""
    for seat in reversed(affected(s, owner, clause)):
        if clause.gain == terms.GIVE_GOLD:
            tracks.gain_gold(s, seat, clause.amount)
        elif clause.gain == terms.GIVE_DRAW:
            friends.draw(s, seat, clause.amount)
        else:
            tracks.gain_honor(s, seat, clause.amount, terms.H_RIVALS)


class Losing(Activity[CrecyState]):
    """The hand cards that a rival loses, a set that is chosen together (C-10.35)."""

    def cards_due(self, s: CrecyState, seat: int, plan: Plan) -> int:
        return _clause(s, plan).amount

    def next_step(self, s: CrecyState, seat: int, plan: Plan) -> int:
        return frames.DISCARD if len(plan) - plans.CARDS < self.cards_due(s, seat, plan) else plans.COMMIT

    def commit(self, s: CrecyState, seat: int, plan: Plan) -> None:
        lose(s, seat, plan[1], _clause(s, plan), terms.LOSE_CARD, plan[plans.CARDS :])


def _clause(s: CrecyState, plan: Plan) -> Clause:
    """The effect behind a plan: after its kind come the owner, the card and the number of the clause."""
    return s.rules.deck.clauses[plan[2]][plan[3]]


class Rival(Choice[CrecyState]):
    """A rival chooses what to lose; of cards and pawns also which (C-34.45, C-36.8).

    The choice is that of the player who loses it, not of the owner of the effect (C-1.12).
    """

    name = "rival"

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        _, card, index = frame.args
        return [terms.LOSE + what for what in payable(s, seat, s.rules.deck.clauses[card][index])]

    def refusal(self, s: CrecyState, frame: Frame, seat: int, action: int) -> int:
        return codes.CANNOT_LOSE_THAT if terms.LOSE <= action < terms.LOSE + len(terms.LOSSES) else NOT_ASKED

    def explain(self, s: CrecyState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return codes.why(code, {})

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        owner, card, index = frame.args
        plan = (plans.LOSING, owner, card, index)
        kind = action - terms.LOSE
        if kind == terms.LOSE_CARD:
            s.open_step(Frame(frames.DISCARD, seat, plan, True))
        elif kind == terms.LOSE_PAWN:
            s.open_step(Frame(frames.LOSS, seat, plan, True))
        else:
            s.frames.pop()
            lose(s, seat, owner, _clause(s, plan), kind, ())


class LostPawn(Choice[CrecyState]):
    """The next Additional Action pawn that a rival gives up, colours in order."""

    name = "loss"

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        chosen = frame.args[plans.CARDS :]
        first = chosen[-1] if chosen else 0
        due = _clause(s, frame.args).amount - len(chosen)
        own = s.reserves[seat * terms.COLOUR_COUNT : (seat + 1) * terms.COLOUR_COUNT]
        left = [own[colour] - chosen.count(colour) for colour in range(terms.COLOUR_COUNT)]
        return [
            terms.PAWN + terms.GREEN + colour
            for colour in range(first, terms.COLOUR_COUNT)
            if left[colour] > 0 and sum(left[colour:]) >= due
        ]

    def refusal(self, s: CrecyState, frame: Frame, seat: int, action: int) -> int:
        return codes.CANNOT_LOSE_THAT if terms.PAWN <= action < terms.SPACE else NOT_ASKED

    def explain(self, s: CrecyState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return codes.why(code, {})

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        plan = frame.args + (action - terms.PAWN - terms.GREEN,)
        clause = _clause(s, plan)
        if len(plan) - plans.CARDS < clause.amount:
            s.open_step(Frame(frames.LOSS, seat, plan, True))
        else:
            s.close_move()
            s.frames.pop()
            lose(s, seat, plan[1], clause, terms.LOSE_PAWN, plan[plans.CARDS :])

    def shape(self, s: CrecyState, frame: Frame, seat: int) -> Shape:
        """So many pawns of the reserve, each colour as often as there are pawns of it."""
        due = _clause(s, frame.args).amount
        if due == 1:
            return ONE_OF
        names = [f"pawn {colour}" for colour in terms.COLOURS]
        own = s.reserves[seat * terms.COLOUR_COUNT : (seat + 1) * terms.COLOUR_COUNT]
        of = [name for name, count in zip(names, own, strict=True) for _ in range(count)]
        return SetOf(due, due, of, [names[colour] for colour in frame.args[plans.CARDS :]])
