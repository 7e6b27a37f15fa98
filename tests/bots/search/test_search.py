"""Search: it looks ahead in worlds that may be true, within its budget, and never at what is hidden."""

from __future__ import annotations

import numpy as np
import pytest

from bequest import games
from bequest.bots.budget import Budget
from bequest.bots.names import KINDS, MASTER, RANDOM, SEARCH
from bequest.bots.net.player import NetPlayer
from bequest.bots.net.shelf import judges_of
from bequest.bots.player import new_player
from bequest.bots.random_player import derived_seed
from bequest.bots.search.guide import Line, NetGuide, ThumbGuide, drawn, ended
from bequest.bots.search.player import SearchPlayer, expected, guide_of
from bequest.bots.search.rollouts import Plan, Rollouts, Tried, compared, play_on, prospects, worth
from bequest.core.handle import Handle
from bequest.core.playouts import play_out
from bequest.core.position import Position
from bequest.core.rng import seeded
from tests.sweeps import amount

SMALL = Budget(nodes=150)
QUICK = Plan(options=3, worlds=2, choices=3)


def some_way_into(name: str, players: int, choices: int, seed: int = 3) -> Position:
    """A game between nets, some choices old, at a question that has several answers."""
    position = games.get(name).new(players, seed)
    bots = [NetPlayer(seat) for seat in range(players)]
    made = 0
    while made < choices or len(position.legal(position.seat)) < 2:
        seat = position.seat
        made += len(position.legal(seat)) > 1
        position.push(bots[seat].choose(Handle(position, seat)), seat)
    return position


@pytest.mark.parametrize("name", games.names())
def test_what_is_hidden_plays_no_part(name: str) -> None:
    """Worlds that differ only in what the seat may not know give the same choice, with a budget of nodes."""
    game = games.get(name)
    compared_worlds = 0
    for players in (2, max(game.player_counts)):
        for choices in range(4, 60, amount(4, 14)):
            position = some_way_into(name, players, choices)
            seat = position.seat
            chosen = SearchPlayer(5, SMALL, QUICK).choose(Handle(position, seat))
            for seed in range(2):
                other = position.guess(seat, seeded(seed))
                assert SearchPlayer(5, SMALL, QUICK).choose(Handle(other, seat)) == chosen
                compared_worlds += other.digest() != position.digest()
    assert compared_worlds > 4


def test_the_same_seed_gives_the_same_judgement_and_another_may_not() -> None:
    position = some_way_into("crecy", 2, 10)
    handle = Handle(position, position.seat)
    first, again, other = [SearchPlayer(seed, SMALL, QUICK).judge(handle) for seed in (1, 1, 2)]
    assert first == again
    assert first != other


def test_the_budget_of_nodes_is_kept() -> None:
    position = some_way_into("lastwill", 3, 8)
    handle = Handle(position, position.seat)
    options = handle.legal()
    spent = []
    for nodes in (60, 600, 2400):
        search = Rollouts(guide_of(position.game), Plan(worlds=2, choices=4), handle, seeded(1))
        search.compare(options, Budget(nodes=nodes))
        spent.append(search.nodes)
        assert search.nodes <= max(nodes, 1 + 6 * 2 * 5)  # the first round is always played
    assert spent[0] < spent[1] <= spent[2]


class Clock:
    """Every look at it takes a second."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


def no_clock() -> float:
    raise AssertionError("nobody may look at a clock")


@pytest.mark.parametrize("deck", ["tree-2", "tree-1"])
def test_nodes_alone_look_at_no_clock(deck: str) -> None:
    position = games.get("gears", deck).new(2, 4)
    handle = Handle(position, position.seat)
    search = Rollouts(guide_of(position.game), Plan(options=2, worlds=1), handle, seeded(1), clock=no_clock)
    assert search.compare(handle.legal(), Budget(nodes=50))[0].worths


@pytest.mark.parametrize("seconds", [1, 3, 8, 12, 30])
def test_seconds_end_a_round_of_nets_where_it_stands(seconds: int) -> None:
    """Looks at the clock: when it begins, at each world but the first, at each choice, and at the end of a round."""
    position = some_way_into("gears", 2, 6)
    handle = Handle(position, position.seat)
    clock = Clock()
    plan = Plan(options=4, unlikely=0, worlds=4, choices=10)
    search = Rollouts(guide_of(position.game), plan, handle, seeded(1), clock=clock)
    tried = search.compare(handle.legal(), Budget(seconds=seconds))
    worlds = [len(one.worths) for one in tried]
    assert len(tried) > 1
    assert min(worlds) == min(4, max(1, seconds))
    longest = max([len(story) for one in tried for story in one.stories])
    assert longest == min(10, max(0, seconds - 4))
    assert clock.now <= seconds + 4, "it ends soon after its time"


def test_the_more_time_there_is_the_more_worlds_are_played_to_their_end() -> None:
    """By the rules of thumb: whole worlds, the same for all options; before the first one, their own choice."""
    position = games.get("gears", "tree-1").new(2, 4)
    guide = guide_of(position.game)
    while len(position.legal(position.seat)) < 4:
        position.push(position.legal(position.seat)[0], position.seat)
    handle = Handle(position, position.seat)
    options = handle.legal()
    likely = guide.likely(handle, options)
    worlds = []
    for seconds in (1, 10, 400, 1000):
        clock = Clock()
        search = Rollouts(guide, Plan(options=3, worlds=16), handle, seeded(1), clock=clock)
        tried = search.compare(options, Budget(seconds=seconds))
        (count,) = {len(one.worths) for one in tried}
        worlds.append(count)
        assert clock.now <= seconds + 4
        if not count:
            assert tried[0].action == options[likely.index(max(likely))]
    assert worlds[:2] == [0, 0]
    assert 0 < worlds[2] < worlds[3] < 16
    whole = Rollouts(guide, Plan(options=3, worlds=worlds[3], rounds=1), handle, seeded(1)).compare(options, Budget())
    assert {one.action: one.worths for one in tried} == {one.action: one.worths for one in whole}


def test_a_judgement_without_time_says_so() -> None:
    position = games.get("gears", "tree-1").new(2, 4)
    judged = SearchPlayer(1, Budget(seconds=1e-9)).judge(Handle(position, position.seat))
    assert judged.wins == (0.5, 0.5)
    assert judged.points == ()
    assert {opinion.win for opinion in judged.options} == {None}


def test_it_takes_a_win_that_lies_before_it() -> None:
    """Near the end of a game rollouts reach it, and nobody gives away what is sure."""
    position = some_way_into("gears", 2, 1)
    bots = [NetPlayer(1), NetPlayer(2)]
    last = position.clone()
    while not position.over:
        seat = position.seat
        if len(position.legal(seat)) > 1:
            last = position.clone()
        position.push(bots[seat].choose(Handle(position, seat)), seat)
    seat = last.seat
    judged = SearchPlayer(1, Budget(nodes=400)).judge(Handle(last, seat))
    tried = [opinion for opinion in judged.options if opinion.win is not None]
    best = max(opinion.win or 0.0 for opinion in tried)
    assert (judged.options[0].win or 0.0) >= best - 0.05


def test_a_judgement_says_all_there_is_to_say() -> None:
    position = some_way_into("lastwill", 3, 12)
    handle = Handle(position, position.seat)
    judged = SearchPlayer(1, SMALL, QUICK).judge(handle)
    assert sum(judged.wins) == pytest.approx(1, abs=1e-3)
    assert len(judged.wins) == len(judged.points) == 3
    assert judged.expects[0] == judged.options[0].action
    assert {opinion.action for opinion in judged.options} <= set(handle.legal())
    first = judged.options[0]
    assert first.worlds >= 2
    assert first.win == pytest.approx(judged.wins[position.seat], abs=1e-9)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in (SEARCH, MASTER)])
def test_every_bot_says_what_it_makes_of_a_question(kind: str) -> None:
    position = some_way_into("gears", 3, 5)
    handle = Handle(position, position.seat)
    judged = new_player(kind, 3).judge(handle)
    assert sorted(opinion.action for opinion in judged.options) == sorted(handle.legal())
    assert sum(opinion.likely for opinion in judged.options) == pytest.approx(1)
    assert sum(judged.wins) == pytest.approx(1, abs=1e-3)
    assert judged.expects[0] == judged.options[0].action


def test_without_a_net_the_rules_of_thumb_play_on() -> None:
    game = games.get("gears", "tree-1")
    assert isinstance(guide_of(game), ThumbGuide)
    position = game.new(2, 4)
    chosen = SearchPlayer(1, Budget(nodes=200), Plan(options=2, worlds=1)).choose(Handle(position, position.seat))
    assert chosen in position.legal(position.seat)


# --- rollouts ---


@pytest.mark.parametrize("name", games.names())
def test_lines_are_played_on_for_as_many_choices_as_are_asked_for(name: str) -> None:
    game = games.get(name)
    guide = NetGuide(judges_of(game))
    lines = [Line(game.new(2, seed), seeded(seed)) for seed in range(3)]
    assert play_on(lines, guide, 5, 0) == 15
    assert [len(line.story) for line in lines] == [5, 5, 5]
    assert all(len(line.position.legal(line.position.seat)) > 1 for line in lines)
    for line, prospect in zip(lines, prospects(lines, guide, 1), strict=True):
        assert sum(prospect.wins) == pytest.approx(1, abs=1e-3)
        judged = judges_of(game)[0].judge([game.sight.look(line.position, 1)], [2])
        assert prospect.wins[1] == pytest.approx(float(judged.wins[0][0]), abs=1e-4)
        assert prospect.wins[0] == pytest.approx(float(judged.wins[0][1]), abs=1e-4)


def test_where_a_game_that_is_over_has_led() -> None:
    position = games.get("gears").new(3, 5)
    play_out(position, seeded(1))
    line = Line(position, seeded(1))
    guide = guide_of(position.game)
    assert play_on([line], guide, 5, 0) == 0
    (found,) = prospects([line], guide, 0)
    assert found == ended(position, guide.sheet)
    assert [sum(lines) for lines in found.lines] == list(found.points)
    assert found.points == tuple(position.scores())
    assert [seat for seat, win in enumerate(found.wins) if win] == position.winners()
    assert worth(found, position.winners()[0]) > max(
        [worth(found, seat) for seat in range(3) if seat not in position.winners()], default=-2
    )


def test_options_share_their_worlds() -> None:
    """Two options that are one and the same come to the same in every world."""
    position = some_way_into("lastwill", 2, 10)
    handle = Handle(position, position.seat)
    guide = guide_of(position.game)
    search = Rollouts(guide, Plan(worlds=3, choices=4), handle, seeded(2))
    action = handle.legal()[0]
    twins = [Tried(action, 0.5), Tried(action, 0.5)]
    search._round(twins, 3)
    assert twins[0].stories == twins[1].stories
    assert twins[0].worths == pytest.approx(twins[1].worths, abs=1e-3)


def test_a_lead_and_how_sure_it_is() -> None:
    mean, error = compared([1.0, 2.0, 3.0], [0.0, 1.0, 2.0])
    assert (mean, error) == (1.0, 0.0)
    mean, error = compared([1.0, 0.0], [0.0, 1.0])
    assert mean == 0
    assert error == pytest.approx(1.0)
    assert compared([1.0], [0.5])[1] == float("inf")


def test_what_is_expected_is_what_most_worlds_tell() -> None:
    assert expected([[1, 2, 3], [1, 2, 4], [1, 5, 6]]) == [1, 2, 3]
    assert expected([[1], [2], [3], [4]]) == []
    assert expected([]) == []


def test_draws_follow_their_chances() -> None:
    rng = seeded(4)
    counts = [0, 0, 0]
    for _ in range(3000):
        counts[drawn(np.array([0.2, 0.0, 0.8]), rng)] += 1
    assert counts[1] == 0
    assert counts[0] == pytest.approx(600, abs=80)


def test_search_beats_random_players() -> None:
    for number in range(amount(6, 2)):
        position = games.get("gears").new(2, number)
        own = number % 2
        bots = [
            SearchPlayer(1, Budget(nodes=20), Plan(options=2, worlds=1, choices=2))
            if seat == own
            else new_player(RANDOM, derived_seed(number, seat))
            for seat in range(2)
        ]
        while not position.over:
            seat = position.seat
            position.apply(bots[seat].choose(Handle(position, seat)), seat)
        assert position.winners() == [own]
