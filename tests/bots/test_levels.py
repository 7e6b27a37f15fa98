"""Levels and styles: what they overlook, how far they stray, what they like."""

from __future__ import annotations

import numpy as np
import pytest

from bequest import games
from bequest.bots import levels
from bequest.bots.levels import REACH, USUAL, Blinkers, Level, LevelPlayer, judge_for, level_of
from bequest.bots.names import GENTLE, LEVELS, MASTER, NOVICE, RANDOM, SHARP, STEADY
from bequest.bots.net.player import NetPlayer
from bequest.bots.net.shelf import judge_of
from bequest.bots.pace import pace, thinking
from bequest.bots.player import Player, new_player, why_unknown
from bequest.bots.random_player import derived_seed
from bequest.bots.search.player import style_of
from bequest.core.handle import Handle
from bequest.core.position import Position
from bequest.core.rng import seeded
from tests.sweeps import amount

BELOW_MASTER = [level for level in LEVELS if level != MASTER]


def played(position: Position, bots: list[Player]) -> Position:
    while not position.over:
        seat = position.seat
        position.apply(bots[seat].choose(Handle(position, seat)), seat)
    return position


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("level", BELOW_MASTER)
def test_what_is_hidden_plays_no_part(level: str, name: str) -> None:
    game = games.get(name)
    position = game.new(2, 9)
    guide = NetPlayer(1)
    style = game.styles[0].id
    number = 0
    while not position.over:
        seat = position.seat
        handle = Handle(position, seat)
        if len(handle.legal()) > 1:
            number += 1
            if number % amount(5, 25) == 0:
                chosen = [LevelPlayer(6, level, manner).choose(handle) for manner in ("", style)]
                other = Handle(position.guess(seat, seeded(number)), seat)
                assert [LevelPlayer(6, level, manner).choose(other) for manner in ("", style)] == chosen
        position.push(guide.choose(handle), seat)
    assert number > 20


@pytest.mark.parametrize("name", games.names())
def test_blinkers_hide_the_others_and_nothing_of_ones_own(name: str) -> None:
    game = games.get(name)
    sight = game.sight
    position = played_half(game.new(3, 4))
    look = sight.look(position, 0)
    seen = sight.features(Blinkers(sight, Level(1.0, overlooks_others=True)).seen(look))
    whole = sight.features(look)
    own = [code for code in whole if code < sight.first_seat + sight.seat.size]
    assert [code for code in seen if code < sight.first_seat + sight.seat.size] == own
    others = [
        code - sight.first_seat for code in seen if sight.first_seat + sight.seat.size <= code < sight.first_thing
    ]
    first_things = sight.seat.fields[3].at
    assert others, "that somebody sits there is still seen"
    assert all(code % sight.seat.size < first_things for code in others)
    for code in seen:
        if code >= sight.first_thing:
            assert not 0 < (code - sight.first_thing) % sight.thing.size < sight.seats
    assert Blinkers(sight, Level(1.0)).seen(look) == look


def test_discards_are_overlooked_alone() -> None:
    sight = games.get("lastwill").sight
    position = played_half(games.get("lastwill").new(3, 4))
    look = sight.look(position, 0)
    gone = set(sight.features(look)) - set(
        sight.features(Blinkers(sight, Level(1.0, overlooks_discards=True)).seen(look))
    )
    names = {field.name for code in gone for field in sight.table.fields if field.at <= code < field.at + field.size}
    assert names
    assert all("discard" in name for name in names)


def played_half(position: Position) -> Position:
    bots = [NetPlayer(1)] * position.players
    for _ in range(60):
        position.push(bots[0].choose(Handle(position, position.seat)), position.seat)
    return position


@pytest.mark.parametrize("name", games.names())
def test_a_level_never_takes_what_it_finds_clearly_bad(name: str) -> None:
    game = games.get(name)
    judge = judge_of(game)
    assert judge is not None
    level = USUAL[STEADY]
    blinkers = Blinkers(game.sight, level)
    ease = level_of(STEADY, judge).ease
    position = game.new(2, 3)
    player = LevelPlayer(2, STEADY)
    strayed = 0
    while not position.over:
        handle = Handle(position, position.seat)
        options = handle.legal()
        chosen = player.choose(handle)
        if len(options) > 1:
            policy = judge.judge([blinkers.seen(handle.look())], [2]).policy[0][options]
            behind = float(policy.max() - policy[options.index(chosen)])
            assert behind <= REACH * ease + 1e-3
            strayed += behind > 0
        position.push(chosen, position.seat)
    assert strayed > 0


def test_what_is_not_understood_stays_so_for_a_game_and_differs_between_games() -> None:
    judge = judge_of(games.get("lastwill"))
    assert judge is not None
    position = games.get("lastwill").new(2, 3)
    puzzled = []
    for seed in (1, 1, 2):
        player = LevelPlayer(seed, NOVICE)
        player.choose(Handle(position, position.seat))
        assert player._way is not None
        puzzled.append(player._way._puzzling)
    assert puzzled[0] == puzzled[1] != puzzled[2]
    share = len(puzzled[0]) / len(judge.sight.cards)
    assert share == pytest.approx(USUAL[NOVICE].puzzled, abs=0.1)


def test_the_weakest_levels_play_with_the_small_net_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.get("gears")
    large, small = judge_of(game), judge_of(game, small=True)
    assert {name: judge_for(name, game) is small for name in USUAL} == {
        NOVICE: True, GENTLE: True, STEADY: False, SHARP: False,
    }  # fmt: skip
    assert judge_for(STEADY, game) is large
    monkeypatch.setattr(levels, "judge_of", lambda game, small=False: None if small else large)
    assert judge_for(NOVICE, game) is large


def test_the_file_of_a_net_says_how_easily_levels_are_content(monkeypatch: pytest.MonkeyPatch) -> None:
    judge = judge_of(games.get("gears"))
    assert judge is not None
    monkeypatch.setitem(judge.about, "levels", {GENTLE: 1.25})
    assert level_of(GENTLE, judge).ease == 1.25
    assert level_of(GENTLE, judge).overlooks_others
    assert level_of(SHARP, judge) == USUAL[SHARP]


@pytest.mark.parametrize("name", games.names())
def test_a_style_does_more_often_what_it_likes(name: str) -> None:
    """Than a player of the same level without one would, at the same questions."""
    game = games.get(name)
    for style in game.styles:
        likelier, liked = 0.0, 0
        position = game.new(2, 3)
        plain, fond = LevelPlayer(1, STEADY), LevelPlayer(1, STEADY, style.id)
        while not position.over:
            handle = Handle(position, position.seat)
            options = handle.legal()
            pleasing = [action for action in options if game.structure(action).verb in style.likes]
            if pleasing and len(pleasing) < len(options):
                for player, sign in ((plain, -1), (fond, 1)):
                    opinions = {opinion.action: opinion.likely for opinion in player.judge(handle, options).options}
                    likelier += sign * sum(opinions[action] for action in pleasing)
                liked += 1
            position.push(fond.choose(handle, options), position.seat)
        assert liked > 3
        assert likelier / liked > 0.02, (style.id, likelier / liked)


def test_names_of_bots() -> None:
    gears = games.get("gears")
    assert why_unknown("steady", gears) is None
    assert why_unknown("steady/builder", gears) is None
    assert why_unknown("net:some.net", gears) is None
    assert why_unknown("stedy", gears) is not None
    assert why_unknown("steady/romantic", gears) == ("romantic", tuple(style.id for style in gears.styles))
    assert why_unknown("net/builder", gears) == ("builder", tuple(style.id for style in gears.styles))
    assert style_of(gears, "builder") is gears.styles[0]
    assert style_of(gears, "romantic") is None


@pytest.mark.parametrize("name", games.names())
def test_styles_like_what_can_be_done(name: str) -> None:
    game = games.get(name)
    verbs = {structure.verb for structure in game.catalogue.structures}
    assert len(game.styles) >= 3
    for style in game.styles:
        assert style.likes
        assert set(style.likes) <= verbs


def test_the_pace_hangs_on_the_kind_of_question_alone() -> None:
    assert pace("turn") > pace("keep") > thinking("keep") > 0
    for name in games.names():
        position = games.get(name).new(2, 3)
        rng = np.random.default_rng(1)
        while not position.over:
            decision = position.decision_for(position.seat)
            assert decision is not None
            assert 0.5 <= pace(decision.kind) <= 3
            options = position.legal(position.seat)
            position.push(options[rng.integers(len(options))], position.seat)


def test_novices_beat_random_players_more_often_than_not() -> None:
    for name in games.names():
        won = 0.0
        for number in range(8):
            own = number % 2
            bots = [new_player(NOVICE if seat == own else RANDOM, derived_seed(number, seat)) for seat in range(2)]
            winners = played(games.get(name).new(2, number // 2), bots).winners()
            won += (own in winners) / len(winners) if winners else 0.5
        assert won >= 4, name
