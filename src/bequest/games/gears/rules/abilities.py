"""What the abilities of Forbidden Machines do, as far as they need no target (section X)."""

from __future__ import annotations

from bequest.core.frames import Frame
from bequest.core.reasons import OK
from bequest.games.gears.data import terms
from bequest.games.gears.rules import codes, events, frames, piles, scoring
from bequest.games.gears.rules.state import GearsState


def check(s: GearsState, seat: int, effect: int) -> int:
    """0 if the effect can do anything now, otherwise why not (G-X.12, G-X.19, G-X.40).

    An extra turn is there once a round (G-X.27), the Spliced Timeframe once a game (G-X.31).
    """
    if effect == terms.DRAW_CARDS:
        return OK if piles.hold_a_card(s) else codes.WITHOUT_EFFECT
    if effect == terms.EXTRA_TURN:
        return codes.EXTRA_TURN_USED if s.extra_used >> seat & 1 else OK
    return codes.SPLICED_ALREADY if effect == terms.SPLICE and s.oldest < terms.T0 else OK


def activated(s: GearsState, seat: int, card: int) -> None:
    """The commit of an Activation: it is no counted action (G-X.17), and there is one a turn for each name (G-X.18)."""
    s.close_move()
    s.activated |= 1 << card
    s.tell(events.ACTIVATE, seat, (card,))


def perform(s: GearsState, seat: int, card: int) -> None:
    """Points (G-X.22), cubes (G-X.23), cards (G-X.24), an extra turn (G-X.25) or the Spliced Timeframe (G-X.30).

    No effect takes a technology off the timeline (G-X.38).
    """
    effect = s.rules.deck.effect[card]
    amount = s.rules.deck.amount[card]
    if effect == terms.POINTS:
        scoring.gain(s, seat, amount, terms.ABILITY, card)
    elif effect == terms.CUBES:
        s.pools[seat] += amount
        s.tell(events.CUBES, seat, (amount, card))
    elif effect == terms.DRAW_CARDS:
        s.frames.append(Frame(frames.DEAL, seat, (amount,)))
    elif effect == terms.EXTRA_TURN:
        s.extra_turn = terms.EXTRA_DUE
        s.extra_used |= 1 << seat
        s.tell(events.EXTRA_TURN, seat, (card,))
    else:
        s.oldest = 0
        s.tell(events.SPLICE, seat, (card,))
