"""How long a game can be: so many choices of the players and no more, counted from the rules.

There are seven rounds. In each of them

- **moves** cost an action, or one that a helper waives, or are white cards that cost none. Actions come from the plan,
  from helpers and from white cards; every card is in one place only, and what leaves hand or board in the action phase
  comes back in a later round at the earliest. So what cards give counts once for all players;
- **activations** that cost nothing are one for each card on a board: those that lie there, and those put there;
- everybody plans, sends one or two errand boys, ends a turn, and chooses the cards to keep.
"""

# By W-4.1, W-8.1, W-8.4, W-12.14, W-14.8, W-20.5, W-22.17 and W-22.20.

from __future__ import annotations

from typing import Final

from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.cards import Card
from bequest.games.lastwill.data.deck import Deck

ON_BOARD: Final = 3
"""Choices of a sale or an activation: which, who waives the action, the pounds."""
AN_ERRAND: Final = 2
"""The space, and what it brings."""


def longest(deck: Deck, seats: int) -> int:
    """No game with this deck and so many players has more choices of its players."""
    plans = deck.boards.plans
    moves = seats * max([plan.actions for plan in plans]) + sum([_copies(card) * _gives(card) for card in deck.cards])
    activations = moves + seats * deck.boards.spaces + deck.boards.extensions
    a_move = max(ON_BOARD, 1 + max([card.later_choices for card in deck.cards]))
    turns = moves * a_move + activations * ON_BOARD + seats
    errands = seats * AN_ERRAND * max([plan.errands for plan in plans])
    a_round = seats * _planning(deck, seats) + errands + turns + seats * _keeping(deck)
    return terms.ROUNDS * a_round + seats * terms.HAND_LIMIT


def _copies(card: Card) -> int:
    return card.copies or terms.MOST_PER_CARD


def _gives(card: Card) -> int:
    """The moves that a card makes possible in a round beyond the actions of the plans."""
    given = card.effect_amount if card.effect == terms.DO_ACTIONS else 0
    if card.white and min([actions for actions, _ in card.options]) == 0:
        given += 1
    for clause in card.privileges:
        if clause.do in terms.COUNTED:
            given += clause.uses
    return given


def _planning(deck: Deck, seats: int) -> int:
    """The plan, one choice for each kind of extra draw and each deck; two players also block."""
    draws = {
        (clause.deck, clause.amount) for card in deck.cards for clause in card.privileges if clause.do == terms.DRAW
    }
    return 1 + len(draws) + terms.REGULAR + (1 if seats == 2 else 0)


def _keeping(deck: Deck) -> int:
    """Card by card, and done."""
    more = [
        _copies(card) * clause.amount for card in deck.cards for clause in card.privileges if clause.do == terms.HAND
    ]
    return terms.HAND_LIMIT + sum(more) + 1
