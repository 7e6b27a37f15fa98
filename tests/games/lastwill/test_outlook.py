"""What the view tells of worth and of the night: the same as the rules then do."""

from __future__ import annotations

from typing import Any

from bequest.games.lastwill.position import WillPosition
from tests import forms
from tests.rules.lastwill.table import do, seat, table


def seat_of(position: WillPosition, number: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = forms.view(position, 0)["seats"][number]
    return found


def test_worth_counts_houses_and_five_for_each() -> None:
    position = table(board="wyvern-hall at 7, long-meadow-farm", balance=3, actions=1, two=seat(balance=9))
    assert seat_of(position)["worth"] == 3 + 7 + 5 + 15 + 5
    assert seat_of(position, 1)["worth"] == 9


def test_a_residence_tells_what_the_night_takes() -> None:
    position = table(board="wyvern-hall at 7, station-terrace at 1, long-meadow-farm", actions=1, balance=20)
    assert [lying and lying.get("tonight") for lying in seat_of(position)["board"][:3]] == [5, None, None]
    do(position, "activate 1")
    assert seat_of(position)["board"][0].get("tonight") is None
