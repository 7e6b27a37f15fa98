"""What things are worth to a sensible player: the unit is one point of Honor at the end of the game."""

from __future__ import annotations

from typing import Final

from bequest.games.crecy.data import terms
from bequest.games.crecy.data.vocabulary import Measure

GOLD: Final[tuple[float, ...]] = (0.8, 0.8, 0.75, 0.6, 0.5, 0.45, 0.4, 0.3, 0.2, 0.05)
"""By round: a Mansion for three Gold is 6 Honor in Generation I and 2 in III; in the end Gold is worth nothing."""
CARD: Final[tuple[float, ...]] = (0.5, 0.5, 0.5, 0.5, 0.45, 0.4, 0.4, 0.35, 0.25, 0.05)
"""By round: any card can pay for something, whoever it shows."""
CHILD_WORTH: Final[tuple[float, ...]] = (0.0, 3.4, 3.0, 1.0)
"""By Generation: 1 Honor at its end, and before Generation III somebody who marries and holds cards later on."""
SIBLING: Final[tuple[float, ...]] = (1.0, 1.0, 0.9, 0.7, 0.5, 0.35, 0.25)
"""By the number of children there are: the pawns of the next Generation can't see to a crowd."""
EXTINCTION: Final[tuple[float, ...]] = (45.0, 16.0, 9.0, 7.0)
"""By rounds left after this one: a family without a child by the end of the Generation has lost everything."""
FALLBACK: Final = 0.4
"""Of that for a move that only prepares the wedding: Gold for it, or a card that fits."""
PAWN_WORTH: Final = 1.8
"""An Additional Action pawn saves a Player pawn, if its space is free when wanted."""
FREE_TURN_WORTH: Final = 2.2
"""A wedding without a pawn leaves that pawn another action."""
COLOURED_FIRST: Final = 0.4
"""A coloured pawn is lost with the Generation and its space may be taken: it is used before a Player pawn."""
PROMISE_CARE: Final = 0.3
"""A first betrothal makes the next Generation safe: a wedding and a birth before anybody else moves."""
LATER: Final = 0.8
"""Of what comes only with the next Generation."""
UNSURE: Final = 0.35
"""Of an effect whose condition is not met yet, if the wedding is still to come."""
LASTING_WORTH: Final = 1.2
"""A discount or bonus for this Generation: used about once or twice."""
RIVAL_LOSS: Final = 0.5
"""For every point that rivals lose: it lowers several others a little."""
RIVAL_GAIN: Final = 0.3
"""For every point that rivals gain."""
RENEWAL: Final = 1.5
"""In cards: a new display or hand is a choice among more."""
PAIRS_WORTH: Final = 0.6
"""A choice of two at every birth: fewer Complications, more talents."""
GENDER_PRICE: Final = 1.0
"""Honor for naming a child's gender (C-18.3)."""
FROM_DECK_WORTH: Final = 2.0
"""The wedding of an unseen Friend, as far as it can be told."""
LATE_CARD: Final = 0.3
"""Of that in Generation III, when few are left to marry."""
IN_HAND: Final = 0.3
"""Of a Friend's wedding while the card is only in hand: pawn and Gold are still to be found."""
MISFIT: Final = 0.45
"""Of that for a Friend whom nobody in the family could marry now."""
SURPLUS: Final = 0.5
"""Of that for a Friend while more of the same gender are in hand than the family has use for."""
MINOR_LATER: Final = 0.3
"""Of a minor goal that no Mission under the Patron has unlocked."""
RESERVED: Final = 0.25
"""Of the fear of extinction, for spending Gold on other things while no couple can have children."""

STEP_ODDS: Final[dict[int, float]] = {
    terms.M_MEMBERS: 0.5,
    terms.M_NATIONALITIES: 0.65,
    terms.M_OCCUPATIONS: 0.6,
    terms.M_SAME_NATIONALITY: 0.5,
    terms.M_SAME_OCCUPATION: 0.55,
    terms.M_COUPLES: 0.65,
    terms.M_OFFSPRING: 0.74,
    terms.M_CHILDREN_OF_ONE: 0.55,
    terms.M_BETROTHALS: 0.55,
    terms.M_TITLES: 0.5,
    terms.M_CONTRIBUTIONS: 0.55,
    terms.M_MANSIONS: 0.6,
    terms.M_VENTURES: 0.6,
    terms.M_KINDS_OF_ONE: 0.55,
    terms.M_INCOME: 0.72,
    terms.M_PRESTIGE: 0.82,
    terms.M_GOLD: 0.9,
    terms.M_HONOR: 0.95,
    terms.M_HAND: 0.85,
    terms.M_MISSIONS: 0.5,
}
"""The odds that a step still missing from a requirement will be made, at the pace of the middle of the game."""
ANYBODY_ODDS: Final = 0.74
GENDER_ODDS: Final = 0.66
"""The same for Friends of whom no icon is asked, and for those of one gender."""
PACE: Final[tuple[float, ...]] = (0.7, 0.7, 0.75, 0.8, 0.9, 1.0, 1.1, 1.3, 1.7, 2.6)
"""By round: how much harder a missing step is, the less time is left."""
GOAL_PACE: Final = 0.75
"""Patrons are judged at the very end only, so that a step missing there weighs less than in a Mission."""


def step_odds(need: Measure) -> float:
    """Anybody at all is found more easily than a Friend with a certain icon."""
    if need.count == terms.M_MEMBERS and need.nationality < 0 and need.occupation < 0:
        return ANYBODY_ODDS if need.gender < 0 else GENDER_ODDS
    return STEP_ODDS[need.count]


def payouts(round: int) -> float:
    """What one point of Income brings from now on."""
    return sum(GOLD[round + 1 : terms.ROUNDS + 1])
