"""What each kind of frame means, in the order of `frames`."""

from __future__ import annotations

from typing import Any, Final

from bequest.core.pending import Pending
from bequest.games.lastwill.rules import (
    board,
    companions,
    decks,
    effects,
    errands,
    hands,
    offering,
    planning,
    properties,
    start,
    turn,
    white_cards,
)

KINDS: Final[list[Pending[Any]]] = [
    planning.Block(),
    planning.Plan(),
    errands.Errand(),
    turn.Turn(),
    hands.Start(),
    hands.Keep(),
    planning.Extra(),
    planning.Divide(),
    errands.Group(),
    errands.Order(),
    errands.UnknownDeck(),
    errands.Opera(),
    white_cards.Option(),
    white_cards.Coin(),
    white_cards.White(),
    turn.Amount(),
    effects.Animal(),
    effects.Depreciation(),
    board.Room(),
    turn.Waiver(),
    properties.Price(),
    companions.Companion(),
    start.FirstMarket(),
    start.FirstPlayer(),
    start.LastWillCard(),
    decks.DrawCards(),
    offering.Deal(),
]
