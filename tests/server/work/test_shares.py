"""What was thought for whom fades, and does not fill the memory."""

from __future__ import annotations

import pytest

from bequest.server.work.shares import HALF, REMEMBERED, Shares
from tests.server.serving import Clocked


def test_what_was_thought_fades() -> None:
    clock = Clocked()
    shares = Shares(clock)
    shares.add("anna", 8.0)
    assert (shares.of("anna"), shares.of("ben")) == (8.0, 0.0)
    clock.at += HALF
    assert shares.of("anna") == pytest.approx(4.0)
    shares.add("anna", 1.0)
    assert shares.of("anna") == pytest.approx(5.0)
    clock.at -= 10 * HALF  # a clock that is set back adds nothing
    assert shares.of("anna") == pytest.approx(5.0)


def test_only_so_many_are_remembered_and_those_who_used_most_are() -> None:
    shares = Shares(Clocked())
    shares.add("anna", 100.0)
    for number in range(2 * REMEMBERED):
        shares.add(f"person {number}", 1.0)
        assert len(shares) <= REMEMBERED + 1
    assert shares.of("anna") == 100.0
