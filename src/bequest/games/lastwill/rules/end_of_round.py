"""The end of a round: seven steps in their order (section 9)."""

from __future__ import annotations

from bequest.core.knowledge import card_of
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.rules import decks, events, frames, hands, market, offering, properties
from bequest.games.lastwill.rules.state import WillState


def run_step(s: WillState) -> None:
    """One of the seven steps, for all players together (W-9.1); `stage` says which."""
    if s.stage == terms.HAND_STEP:
        return_wilds(s)
        hands.ask(s, frames.KEEP)
    elif s.stage == terms.DEPRECIATION:
        depreciate(s)
    elif s.stage == terms.RESET:
        reset(s)
    elif s.stage == terms.CLEARING:
        offering.clear(s)
    elif s.stage == terms.RETURN:
        return_markers(s)
    elif s.stage == terms.NEXT_ROUND:
        s.round += 1  # W-9.12
    else:
        assert s.stage == terms.NEXT_STARTER
        pass_marker(s)


def return_wilds(s: WillState) -> None:
    """Step 1a: wild cards cannot be kept, and lie on their places in the next round (W-5.5, W-9.2, W-16.12)."""
    wild = s.rules.deck.wild
    for seat, hand in enumerate(s.hands):
        for mark in [mark for mark in hand if card_of(mark) == wild]:
            hand.remove(mark)
            decks.give_back_wild(s, seat)


def depreciate(s: WillState) -> None:
    """Step 2: residences that were not activated lose a step (W-9.6, W-9.7, W-9.8, W-15.14, W-20.11)."""
    cards = s.rules.deck.cards
    for seat, board in enumerate(s.boards):
        if s.owned[seat]:
            for space, lying in enumerate(board):
                if lying is not None and market.falls(cards[lying.card], lying):
                    properties.depreciate(s, seat, space)


def reset(s: WillState) -> None:
    """Step 3: cards can be activated and privileges used again (W-9.9)."""
    for seat, board in enumerate(s.boards):
        s.boards[seat] = [None if lying is None else lying.fresh() for lying in board]
    s.tell(events.REFRESHED, -1)


def return_markers(s: WillState) -> None:
    """Step 5: planning markers and errand boys go back to their owners (W-9.11)."""
    stood = _standing(s) if s.journal is not None else ()
    s.plans = [terms.FREE] * len(s.plans)
    s.figures = [()] * len(s.figures)
    s.boys = [0] * s.players
    s.tell(events.RETURNED, -1, stood)


def _standing(s: WillState) -> tuple[int, ...]:
    """The marker of each plan, the errand boys left over by seat, then space and seat of each one that was sent."""
    sent = [number for space, seats in enumerate(s.figures) for seat in seats for number in (space, seat)]
    return (*s.plans, *s.boys, *sent)


def is_final(s: WillState) -> bool:
    """Whether this round is the last: somebody is bankrupt, or it is round 7 (W-4.1, W-4.3, W-19.1, W-19.2)."""
    return bool(s.bankrupt) or s.round == terms.ROUNDS


def pass_marker(s: WillState) -> None:
    """Step 7: the starting player marker goes to the left neighbour (W-1.6, W-4.6, W-9.13)."""
    before = s.starter
    s.starter = (before + 1) % s.players
    s.tell(events.STARTER, s.starter, (before,))
