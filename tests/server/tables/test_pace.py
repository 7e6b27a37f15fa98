"""Clocks: how much time there is, where it ends, and what stops it."""

from __future__ import annotations

import random
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bequest.server.tables.pace import ON_RETURN, ByDays, LiveClock, local_deadline
from bequest.server.tables.proposals import Proposal
from bequest.server.tables.table import CLOCK
from tests.server.tables.sitting import begun


def moment(zone: str, year: int, month: int, day: int, hour: int, minute: int) -> float:
    return datetime(year, month, day, hour, minute, tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("zone", "earliest", "hour", "ends"),
    [
        ("Europe/Paris", (2026, 7, 1, 20, 59), 21, (2026, 7, 1, 21, 0)),
        ("Europe/Paris", (2026, 7, 1, 21, 1), 21, (2026, 7, 2, 21, 0)),
        ("America/New_York", (2026, 12, 31, 22, 0), 21, (2027, 1, 1, 21, 0)),
        ("Pacific/Auckland", (2026, 1, 1, 0, 0), 0, (2026, 1, 1, 0, 0)),
        ("Europe/Paris", (2026, 3, 28, 22, 0), 21, (2026, 3, 29, 21, 0)),  # a day of 23 hours
        ("Europe/Paris", (2026, 10, 24, 22, 0), 21, (2026, 10, 25, 21, 0)),  # a day of 25 hours
        ("Asia/Kathmandu", (2026, 5, 5, 5, 5), 6, (2026, 5, 5, 6, 0)),
    ],
)
def test_the_time_ends_at_the_hour_where_the_person_lives(
    zone: str, earliest: tuple[int, int, int, int, int], hour: int, ends: tuple[int, int, int, int, int]
) -> None:
    assert local_deadline(moment(zone, *earliest), zone, hour) == moment(zone, *ends)


@pytest.mark.parametrize("month", range(1, 13))
@pytest.mark.parametrize("zone", ["Europe/Paris", "America/Sao_Paulo", "Australia/Lord_Howe", "UTC"])
def test_a_deadline_is_never_early_and_within_a_day_or_so(zone: str, month: int) -> None:
    for day in range(1, 29):
        for hour in (0, 2, 3, 23):
            earliest = moment("UTC", 2026, month, day, 11, 30)
            found = local_deadline(earliest, zone, hour)
            assert 0 <= found - earliest <= 25 * 3600
            assert datetime.fromtimestamp(found, ZoneInfo(zone)).hour in (hour, hour + 1)  # an hour may be left out


def test_by_days_everybody_has_the_whole_days() -> None:
    sitting = begun("gears", ("", ""), ByDays(2), zones=("Asia/Tokyo", "America/Los_Angeles"))
    seat = sitting.table.waiting()[0]
    zone = ("Asia/Tokyo", "America/Los_Angeles")[seat - 1]
    deadline = sitting.table.chairs[seat - 1].deadline
    assert deadline == local_deadline(sitting.now + 2 * 86_400, zone, 21)
    assert sitting.table.due() == (deadline, CLOCK)


def test_a_live_clock_runs_only_for_whoever_is_asked() -> None:
    sitting = begun("gears", ("", ""), LiveClock(10, 5))
    table = sitting.table
    seat = table.waiting()[0]
    other = 3 - seat
    assert table.chairs[seat - 1].deadline == sitting.now + 600
    assert table.chairs[other - 1].deadline is None
    rng = random.Random(1)
    while table.waiting() == [seat]:
        sitting.now += 30
        before = table.chairs[seat - 1].left
        sitting.moves(seat, rng)
        assert table.chairs[seat - 1].left == before - 30 + 5
    assert table.chairs[other - 1].left == 600
    assert table.chairs[other - 1].deadline == sitting.now + 600
    assert table.chairs[seat - 1].deadline is None


def test_a_pause_stops_the_clocks() -> None:
    sitting = begun("gears", ("", ""), LiveClock(10))
    table = sitting.table
    seat = table.waiting()[0]
    sitting.now += 100
    sitting.did(table.propose(seat, Proposal("pause"), sitting.now))
    assert table.chairs[seat - 1].deadline == sitting.now + 500  # it only pauses when all have agreed
    sitting.did(table.agree(3 - seat, sitting.now))
    assert table.due() is None
    sitting.now += 5_000
    sitting.did(table.propose(seat, Proposal("resume"), sitting.now))
    sitting.did(table.agree(3 - seat, sitting.now))
    assert table.chairs[seat - 1].deadline == sitting.now + 500


def test_a_clock_goes_on_after_loading_as_if_nothing_had_been() -> None:
    sitting = begun("gears", ("", ""), LiveClock(10))
    seat = sitting.table.waiting()[0]
    sitting.now += 100
    again = sitting.again()
    assert again.chairs[seat - 1].deadline == sitting.table.chairs[seat - 1].deadline
    again.stand_in(seat, "left", sitting.now)
    assert again.chairs[seat - 1].left == 500


def test_after_a_time_out_a_bot_plays_and_whoever_returns_has_time() -> None:
    sitting = begun("gears", ("", ""), LiveClock(1))
    table = sitting.table
    seat = table.waiting()[0]
    sitting.now += 60
    assert table.due() == (sitting.now, CLOCK)
    sitting.did(table.stand_in(seat, "time", sitting.now))
    assert table.due() == (sitting.now, "bot")
    assert table.chairs[seat - 1].deadline is None
    sitting.did(table.come_back(seat, sitting.now))
    assert table.chairs[seat - 1].deadline == sitting.now + ON_RETURN
