"""Victory (section 21)."""

import random
from collections.abc import Mapping

import pytest

from bequest import games
from bequest.games.gears.position import GearsPosition
from tests.rules.gears.table import COLOURS, on_timeline, table


def ended(
    scores: Mapping[str, int],
    pools: Mapping[str, int],
    order: str,
    timeline: str = "",
    red: str = "",
    blue: str = "",
) -> GearsPosition:
    """The end of a game: phase IV of round 4 has been carried out."""
    players = len(order.split(","))
    s = table(
        players=players, scores=scores, pools=pools, order=order, timeline=timeline, red=red, blue=blue, round=4,
        phase="IV",
    )  # fmt: skip
    assert s.over
    return s


def places(s: GearsPosition) -> list[str]:
    """The players from the first to the last."""
    ranking = s.ranking()
    assert sorted(ranking) == list(range(1, s.players + 1))
    return [COLOURS[ranking.index(rank)] for rank in range(1, s.players + 1)]


def winners(s: GearsPosition) -> list[str]:
    return [COLOURS[seat] for seat in s.winners()]


@pytest.mark.rule("G-21.1")
def test_the_highest_score_wins() -> None:
    s = ended({"red": 40, "blue": 41}, {"red": 0, "blue": 9}, "red, blue")
    assert winners(s) == ["blue"]
    assert s.outcome == "finished"


@pytest.mark.rule("G-21.1")
def test_nobody_has_won_before_the_end() -> None:
    s = table(scores={"red": 40, "blue": 41}, round=4, turn=4)
    assert s.winners() == []
    assert s.outcome is None


@pytest.mark.rule("G-21.1")
def test_the_points_of_round_4_count() -> None:
    s = table(scores={"red": 10, "blue": 11}, timeline="Basic Science@t0 {red 2}", round=4, phase="III")
    assert (s.scores(), winners(s)) == ([12, 11], ["red"])


@pytest.mark.rule("G-21.2")
def test_with_equal_scores_fewer_cubes_in_the_pool_are_ahead() -> None:
    s = ended({"red": 20, "blue": 20}, {"red": 3, "blue": 2}, "red, blue")
    assert winners(s) == ["blue"]


@pytest.mark.rule("G-21.2")
def test_the_pool_is_that_after_phase_iv() -> None:
    s = ended({"red": 20, "blue": 20}, {"red": 0, "blue": 1}, "red, blue", "Fire@t0 {red 1}; Language@t0 {red 1}")
    assert s.pools == [2, 1]
    assert winners(s) == ["blue"]


@pytest.mark.rule("G-21.3")
@pytest.mark.parametrize(("order", "winner"), [("red, blue", "red"), ("blue, red", "blue")])
def test_if_still_equal_the_player_order_of_round_4_decides(order: str, winner: str) -> None:
    s = ended({"red": 20, "blue": 20}, {"red": 2, "blue": 2}, order)
    assert winners(s) == [winner]


@pytest.mark.rule("G-21.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_always_exactly_one_winner(players: int) -> None:
    """Also without a single point, as in games of Draws only, and in games played at random."""
    for seed in range(3):
        s = games.get("gears").new(players=players, seed=seed, fate="none")
        rng = random.Random(seed)
        while not s.over:
            options = s.legal()
            draw = [action for action in options if s.game.text(action) == "draw"]
            s.push(draw[0] if draw and seed == 0 else rng.choice(options))
        assert len(s.winners()) == 1
        assert sorted(s.ranking()) == list(range(1, players + 1))
        assert s.ranking()[s.winners()[0]] == 1


@pytest.mark.rule("G-21.4")
@pytest.mark.parametrize("order", ["red, blue", "blue, red"])
def test_cubes_on_technologies_and_cards_in_hand_do_not_count(order: str) -> None:
    """Red has more of both; a failed technology gives its leader no cube back."""
    first = order.split(",")[0]
    s = ended({"red": 20, "blue": 20}, {}, order, "Law@t1 {red 9, blue 1}", red="4 Fire, 3 Mining", blue="Radio")
    assert on_timeline(s) == {"law@t1": {"red": 8, "blue": 1}}
    assert s.pools == [0, 0]
    assert winners(s) == [first]


@pytest.mark.rule("G-21.5")
def test_the_other_places_go_by_the_same_criteria() -> None:
    scores = {"red": 20, "blue": 30, "white": 20, "yellow": 20}
    pools = {"red": 2, "blue": 9, "white": 2, "yellow": 1}
    assert places(ended(scores, pools, "white, red, yellow, blue")) == ["blue", "yellow", "white", "red"]
    assert places(ended(scores, pools, "red, blue, yellow, white")) == ["blue", "yellow", "red", "white"]
