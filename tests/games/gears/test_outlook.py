"""What the view tells of the end of the round: the same as the rules then do."""

from __future__ import annotations

import random
from typing import Any

from bequest import games
from bequest.games.gears.data import terms
from bequest.games.gears.position import GearsPosition
from tests import forms
from tests.rules.gears.table import table


def seat_of(position: GearsPosition, seat: int, watcher: int | None) -> dict[str, Any]:
    found: dict[str, Any] = forms.view(position, watcher)["seats"][seat]
    return found


def prospect(position: GearsPosition, technology: str) -> dict[str, Any]:
    found = [one for one in seat_of(position, 0, 0)["prospects"] if one["technology"] == technology]
    assert len(found) == 1
    return dict(found[0])


def test_rooms_are_those_of_the_timeframes_up_to_the_present() -> None:
    rooms = [(one["timeframe"], one["room"]) for one in forms.view(table(), None)["timeframes"]]
    assert rooms == [("t0", 4), ("t1", 3), ("t2", 2), ("t3", 1), ("t4", 0)]


def test_a_failed_technology_tells_what_it_lacks() -> None:
    position = table(timeline="Fire@t0 {red 1}; Combustion Engine@t1 {blue 2}")
    fire, engine = forms.view(position, 1)["timeline"]
    assert fire.get("missing") is None
    assert engine["missing"] == ["the-wheel"]


def test_a_technology_that_would_succeed() -> None:
    position = table(
        timeline="Fire@t0 {red 1}; The Wheel@t0 {blue 1}", red="Combustion Engine, Law, Writing", at={"red": "t1"}
    )
    assert forms.view(position, 0)["forecast"] == [1, 1]
    assert prospect(position, "combustion-engine") == {
        "technology": "combustion-engine", "missing": [], "fragile": [], "stays": True, "points": 5,
    }  # fmt: skip
    assert prospect(position, "writing")["missing"] == ["basic-tools", "language"]


def test_a_need_without_cubes_is_fragile() -> None:
    position = table(
        timeline="Fire@t0 {red 1}; The Wheel@t0 {}", red="Combustion Engine, Law, Writing", at={"red": "t1"}
    )
    engine = prospect(position, "combustion-engine")
    assert (engine["missing"], engine["fragile"], engine["points"]) == ([], ["the-wheel"], 1)


def test_an_older_copy_stays_instead() -> None:
    position = table(timeline="Fire@t0 {blue 1}", red="Fire, Law", at={"red": "t1"})
    fire = prospect(position, "fire")
    assert (fire["missing"], fire["stays"], fire["points"]) == ([], False, 0)


def test_no_prospects_at_the_present_day_and_none_of_the_same_name() -> None:
    assert seat_of(table(red="Fire, Law"), 0, 0)["prospects"] == []
    same = table(timeline="Fire@t1 {blue 1}", red="Fire, Law", at={"red": "t1"})
    assert [one["technology"] for one in seat_of(same, 0, 0)["prospects"]] == ["law"]


def test_prospects_are_for_the_own_seat_only() -> None:
    position = table(red="Fire, Law", blue="Fire, Law", at={"red": "t1", "blue": "t1"})
    assert seat_of(position, 0, 0)["prospects"]
    for watcher in (1, None):
        assert seat_of(position, 0, watcher).get("prospects") is None


def test_the_forecast_comes_true() -> None:
    """The last forecast of a round is what the round brings, if the last answer changes nothing any more."""
    chooser = random.Random(7)
    position = games.get("gears").new(3, seed=7, fate="deck")
    compared = 0
    while position.decision is not None:
        before, legal = forms.view(position, None), position.legal()
        action = terms.END if terms.END in legal else chooser.choice(legal)
        position.apply(action)
        after = forms.view(position, None)
        if action == terms.END and "forecast" in before and "forecast" not in after:
            gained = [new["score"] - old["score"] for new, old in zip(after["seats"], before["seats"], strict=True)]
            assert gained == before["forecast"]
            compared += 1
    assert compared >= 2
