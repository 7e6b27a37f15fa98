"""Effects on the other players: what they lose or are given (C-34.45, C-36.8, D-2.11, D-5.5)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from bequest.core.frames import Frame
from bequest.core.knowledge import marked, take_openly
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import effects, events, frames, friends

if TYPE_CHECKING:
    from bequest.games.crecy.data.vocabulary import Clause
    from bequest.games.crecy.position import CrecyPosition


def player_order(s: CrecyPosition) -> list[int]:
    """Surviving seats clockwise, from the holder of the Starting Player card on (C-1.13, C-1.16, C-8.17)."""
    first = max(0, s.starter)
    return [seat for seat in [(first + i) % s.players for i in range(s.players)] if s.alive(seat)]


def affected(s: CrecyPosition, owner: int, clause: Clause) -> list[int]:
    """The rivals whom an effect concerns, in player order: all, or those who have more than its owner."""
    levels = (None, s.gold, [len(hand) for hand in s.hands], s.prestige, s.honor)[clause.who]
    return [seat for seat in player_order(s) if seat != owner and (levels is None or levels[seat] > levels[owner])]


def payable(s: CrecyPosition, seat: int, clause: Clause) -> list[int]:
    """The kinds of loss that the rival can bear in full; it chooses one of them."""
    return [kind for kind in clause.lose if _can_lose(s, seat, kind, clause.amount)]


def _can_lose(s: CrecyPosition, seat: int, kind: int, amount: int) -> bool:
    if kind == terms.LOSE_GOLD:
        return s.gold[seat] >= amount
    if kind == terms.LOSE_CARD:
        return len(s.hands[seat]) >= amount
    if kind == terms.LOSE_PAWN:
        return sum(s.reserves[seat * terms.COLOUR_COUNT : (seat + 1) * terms.COLOUR_COUNT]) >= amount
    return True  # Honor and Prestige can always be paid (C-11.4)


def begin_losses(s: CrecyPosition, owner: int, card: int, index: int) -> None:
    """Asks every rival who can lose something, one after the other."""
    clause = s.rules.deck.clauses[card][index]
    for seat in reversed(affected(s, owner, clause)):
        if payable(s, seat, clause):
            s.frames.append(Frame(frames.RIVAL, seat, (owner, card, index)))


def lose(s: CrecyPosition, seat: int, owner: int, clause: Clause, kind: int, chosen: tuple[int, ...]) -> None:
    """The rival bears the loss that it chose; Gold and cards may go to the owner of the effect."""
    if kind == terms.LOSE_GOLD:
        effects.gain_gold(s, seat, -clause.amount)
        if clause.to_owner:
            effects.gain_gold(s, owner, clause.amount)
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
        effects.gain_honor(s, seat, -clause.amount, terms.H_RIVALS)
    else:
        assert kind == terms.LOSE_PRESTIGE
        effects.gain_prestige(s, seat, -clause.amount)


def give(s: CrecyPosition, owner: int, clause: Clause) -> None:
    """Something for the rivals; draws are made in player order."""
    for seat in reversed(affected(s, owner, clause)):
        if clause.gain == terms.GIVE_GOLD:
            effects.gain_gold(s, seat, clause.amount)
        elif clause.gain == terms.GIVE_DRAW:
            friends.draw_cards(s, seat, clause.amount)
        else:
            effects.gain_honor(s, seat, clause.amount, terms.H_RIVALS)
