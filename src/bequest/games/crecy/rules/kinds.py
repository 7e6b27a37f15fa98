"""The tables of the rules: what each kind of frame means, and what each kind of move is about."""

from __future__ import annotations

from typing import Final

from bequest.core.pending import Pending
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import (
    arranging,
    asking,
    attached,
    batches,
    births,
    dealing,
    doctor,
    effects,
    friends,
    generation_start,
    having_children,
    hints,
    mansions,
    marrying,
    missions,
    offers,
    payments,
    rivals,
    socializing,
    testament,
    turn,
    ventures,
    weddings,
)
from bequest.games.crecy.rules.activity import Activity
from bequest.games.crecy.rules.state import CrecyState

KINDS: Final[list[Pending[CrecyState]]] = [
    dealing.HeadSide(),
    dealing.StartingHand(),
    testament.StartingCard(),
    turn.Turn(),
    turn.After(),
    batches.Take(),
    births.Pair(),
    births.Lose(),
    asking.Ask(),
    effects.Renew(),
    generation_start.Grow(),
    generation_start.Wed(),
    missions.Mission(),
    attached.Holder(),
    rivals.Rival(),
    turn.Pawn(),
    weddings.WeddingFriend(),
    weddings.Member(),
    having_children.Couple(),
    having_children.Birth(),
    asking.Amount(),
    socializing.Source(),
    offers.OfferedCard(),
    payments.Discard(),
    batches.Display(),
    attached.Place(),
    rivals.LostPawn(),
    dealing.Reserve(),
    friends.Refill(),
    dealing.DealPatron(),
    dealing.DealHead(),
    friends.DrawFriends(),
    dealing.StartingPlayer(),
    generation_start.RandomPawn(),
    births.Search(),
    missions.DrawMissions(),
    missions.UnderPatron(),
    hints.DrawHints(),
    testament.Parent(),
    dealing.Deal(),
    generation_start.GrowUp(),
    generation_start.NewOffers(),
    marrying.Wedding(),
    effects.Effects(),
    batches.Batch(),
    births.Births(),
    turn.EndTurn(),
]
"""One object for each kind of frame, in the order of `frames.NAMES`."""

ACTIVITIES: Final[list[Activity[CrecyState]]] = [
    marrying.Marry(),
    arranging.Arrange(),
    having_children.HaveChildren(),
    asking.AskFriends(),
    socializing.Socialize(),
    offers.Acquire(terms.TITLE),
    offers.Acquire(terms.CONTRIBUTE),
    mansions.BuyMansion(terms.MANSION),
    ventures.InitiateVenture(terms.VENTURE),
    doctor.HireDoctor(terms.DOCTOR),
    missions.Undertake(terms.UNDERTAKE),
    batches.Taking(),
    effects.Renewing(),
    rivals.Losing(),
]
"""The action of each space, in the order of `terms.SPACE_NAMES` (C-10.13, C-10.15); then what cards grant."""
