"""Section 5: Travel."""

import pytest

from bequest.core.errors import IllegalAction
from bequest.games.gears.position import GearsPosition
from tests.rules.gears.table import do, legal, marker, on_timeline, rule_of, table

TIMEFRAMES = [f"t{i}" for i in range(10)]
FULL = (
    "Fire@t0; The Wheel@t0; Basic Tools@t0; Language@t0;"
    "Fire@t1; The Wheel@t1; Basic Tools@t1;"
    "Fire@t2; The Wheel@t2;"
    "Radio@t3"
)


def travels(s: GearsPosition) -> list[str]:
    """The timeframes to which Travel is on offer."""
    return [text.removeprefix("travel ") for text in legal(s) if text.startswith("travel")]


@pytest.mark.rule("G-5.1", "G-5.3", "G-5.5")
def test_ge_12_from_t2_to_t1_or_t0_for_one_action() -> None:
    s = table(at={"red": "t2"})
    assert travels(s) == ["t0", "t1"]
    for timeframe in ("t0", "t1"):
        after = do(s.clone(), f"travel {timeframe}")
        assert marker(after, "red") == timeframe
        assert after.actions == 1
    assert rule_of(s, "travel t3") == "G-5.5"
    assert rule_of(s, "travel t4") == "G-5.5"


@pytest.mark.rule("G-5.2", "G-5.4")
def test_ge_13_nowhere_from_t0() -> None:
    s = table(at={"red": "t0"})
    assert travels(s) == []
    assert rule_of(s, "travel t0") == "G-5.4"
    assert [rule_of(s, f"travel {timeframe}") for timeframe in TIMEFRAMES] == ["G-5.4"] * 10


@pytest.mark.rule("G-5.1")
def test_only_the_own_marker_moves_and_nothing_else_changes() -> None:
    s = table(timeline="Fire@t1 {blue 2}", red="Law, Fire", at={"red": "t3", "blue": "t2"}, pools={"red": 3})
    before = s.to_dict()
    do(s, "travel t1")
    after = s.to_dict()
    assert after.pop("markers") == ["t1", "t2"]
    assert after.pop("actions") == 1
    del before["markers"], before["actions"]
    assert after == before


@pytest.mark.rule("G-5.2")
@pytest.mark.parametrize("timeframe", ["t1", "t2", "t3", "t4"])
def test_staying_is_no_travel(timeframe: str) -> None:
    s = table(at={"red": timeframe})
    with pytest.raises(IllegalAction):
        do(s, f"travel {timeframe}")
    assert s.actions == 0


@pytest.mark.rule("G-5.3")
def test_three_short_steps_and_one_long_one() -> None:
    steps = do(table(), "travel t3", "travel t2")
    assert (marker(steps, "red"), steps.actions) == ("t2", 2)
    far = do(table(players=4, round=4), "travel t0")
    assert (marker(far, "red"), far.actions) == ("t0", 1)


@pytest.mark.rule("G-5.4")
def test_there_is_nothing_older_than_t0() -> None:
    assert travels(table(at={"red": "t1"})) == ["t0"]
    assert rule_of(table(at={"red": "t1"}), "travel ts") == "G-5.5"


@pytest.mark.rule("G-5.5")
@pytest.mark.parametrize("here", range(5))
def test_only_older_timeframes_are_on_offer(here: int) -> None:
    s = table(at={"red": f"t{here}"})
    assert travels(s) == TIMEFRAMES[:here]
    for newer in TIMEFRAMES[here + 1 :]:
        assert rule_of(s, f"travel {newer}")


@pytest.mark.rule("G-5.6")
@pytest.mark.parametrize("timeline", ["", FULL])
@pytest.mark.parametrize("blue", ["t0", "t1", "t2", "t3", "t4"])
def test_what_lies_or_stands_there_does_not_matter(timeline: str, blue: str) -> None:
    s = table(timeline=timeline, at={"blue": blue})
    before = on_timeline(s)
    assert travels(s) == ["t0", "t1", "t2", "t3"]
    do(s, "travel t1")
    assert (marker(s, "red"), marker(s, "blue")) == ("t1", blue)
    assert on_timeline(s) == before
