"""What travels of Last Will: what moved with an event."""

from __future__ import annotations

import pytest

from tests.rules.lastwill.table import do, table


@pytest.mark.rule("W-7.21")
@pytest.mark.parametrize("lying", ["mansion -3, town-house -2, manor-house +1, farm +3", "mansion +3"])
def test_only_the_tokens_that_lie_elsewhere_have_moved(lying: str) -> None:
    """Also from the first of all orders, the one with number 0."""
    s = table(phase="errand", plans="1, 2, 3", waiting=[1], market=lying)
    before = list(s.market)
    after = [before[1], before[0], *before[2:]]
    do(s, "errand market", "order " + "/".join(f"{token:+d}" for token in after))
    (told,) = [event for event in s.events() if event.kind == "market" and event.seat == 1]
    assert [(moved.card, moved.source, moved.target) for moved in told.moved] == [
        (f"token:{before[1]:+d}", "market:town-house", "market:mansion"),
        (f"token:{before[0]:+d}", "market:mansion", "market:town-house"),
    ]
