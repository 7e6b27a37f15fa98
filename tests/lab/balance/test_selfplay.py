"""Nets against themselves: what is counted agrees with the games, and what is forced is compared in the same worlds."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bequest import games
from bequest.bots.net.judge import Judge
from bequest.bots.search.guide import NetGuide
from bequest.core import usage
from bequest.core.rng import seeded
from bequest.lab.balance import forced
from bequest.lab.balance.description import CHOSEN, DEALT, PLACE, Touch, description_of
from bequest.lab.balance.selfplay import Moment, Moments, SelfPlay, Setting, wins
from bequest.lab.balance.study import AT_ONCE, Batch, play
from bequest.lab.balance.tally import Tally
from bequest.lab.simulate import Setup, play_game
from tests.lab.balance.cases import net_of, study

NAMES = ("gears", "crecy", "lastwill")
GAMES = 2


def judge(name: str) -> Judge:
    return Judge(net_of(name), games.get(name))


def some_games(name: str, players: int, moments: int) -> tuple[Tally, Moments]:
    game = games.get(name)
    kept = Moments(moments, seeded(3))
    one = SelfPlay(game, judge(name), description_of(game), Setting(players, {}, 7))
    return one.play(range(GAMES), kept), kept


@pytest.fixture(scope="module")
def found() -> dict[str, tuple[Tally, Moments]]:
    return {name: some_games(name, 2, 2) for name in NAMES}


def of(tally: Tally, measure: str, kind: str) -> list[tuple[str, Any]]:
    return [(thing, sums) for (name, thing), sums in tally.shares.items() if name == measure and thing.startswith(kind)]


@pytest.mark.parametrize("name", NAMES)
def test_every_place_is_there_once_in_each_game(name: str, found: dict[str, tuple[Tally, Moments]]) -> None:
    tally = found[name][0]
    places = dict(of(tally, PLACE, "place:"))
    assert sorted(places) == ["place:1", "place:2"]
    assert [sums.of for sums in places.values()] == [GAMES, GAMES]
    assert sum([sums.got for sums in places.values()]) == GAMES
    assert (tally.games, tally.questions > 60 * GAMES) == (GAMES, True)


@pytest.mark.parametrize(("name", "kind"), [("gears", "technology"), ("gears", "fate"), ("crecy", "patron")])
def test_what_was_dealt_is_what_was_seen(name: str, kind: str, found: dict[str, tuple[Tally, Moments]]) -> None:
    tally = found[name][0]
    dealt = sum([sums.of for _, sums in of(tally, DEALT, f"{kind}:")])
    assert dealt == sum(
        [count for (of_kind, _, stage), count in tally.use.items() if (of_kind, stage) == (kind, "seen")]
    )
    assert dealt > 0


def test_the_cards_of_gears_go_somewhere(found: dict[str, tuple[Tally, Moments]]) -> None:
    use: Counter[str] = Counter()
    for (_, _, stage), count in found["gears"][0].use.items():
        use[stage] += count
    assert use[usage.SEEN] > use[usage.TAKEN] > use[usage.PLAYED] > 0
    # Of two cards drawn one goes away at once, and those that pay for a technology go away later.
    assert use[usage.DROPPED] > use[usage.SEEN] - use[usage.TAKEN]


def test_plans_are_picked_first_once_a_round(found: dict[str, tuple[Tally, Moments]]) -> None:
    tally = found["lastwill"][0]
    rounds = sum([number * count for (name, number), count in tally.numbers.items() if name == "end"])
    assert sum([count for (name, _), count in tally.numbers.items() if name == "end"]) == GAMES
    first = of(tally, "first-pick", "plan:")
    assert sum([sums.got for _, sums in first]) == rounds
    assert {sums.of for _, sums in first} == {rounds}
    assert sum([sums.of for _, sums in of(tally, CHOSEN, "plan:")]) == 2 * rounds


def test_a_win_that_nobody_has_is_shared_by_all() -> None:
    class Nobody:
        players = 4

        def winners(self) -> list[int]:
            return []

    assert wins(Nobody()) == [0.25] * 4  # type: ignore[arg-type]


# --- moments ---


def test_no_more_moments_are_kept_than_asked_for_and_each_alike() -> None:
    moments = Moments(2, seeded(1))
    touch = Touch("played", "technology:fire")
    kept: Counter[int] = Counter()
    for _ in range(600):
        moments = Moments(2, moments.rng)
        for number in range(6):
            place = moments.offer(touch)
            if place >= 0:
                moments.keep(touch, place, Moment(None, number, 0, 0, 0.0))  # type: ignore[arg-type]
        kept.update([moment.seat for moment in moments.kept[touch]])
    assert kept.total() == 1200
    assert all(150 < count < 250 for count in kept.values())


@pytest.mark.parametrize("name", NAMES)
def test_what_is_touched_is_a_card_and_there_is_something_else_to_do(
    name: str, found: dict[str, tuple[Tally, Moments]]
) -> None:
    faces = {face.id for face in games.get(name).faces()}
    moments = found[name][1]
    assert len(moments.kept) > 20
    described = description_of(games.get(name))
    for touch, kept in moments.kept.items():
        assert touch.face in faces
        assert touch.stage in (usage.TAKEN, usage.PLAYED)
        assert 1 <= len(kept) <= 2
        for moment in kept:
            assert described.touch(moment.position, moment.seat, moment.action) == touch
            assert described.touch(moment.position, moment.seat, moment.instead) != touch
            assert {moment.action, moment.instead} <= set(moment.position.on_offer(moment.seat))


@pytest.mark.parametrize("name", NAMES)
def test_forcing_is_compared_in_the_same_worlds(name: str, found: dict[str, tuple[Tally, Moments]]) -> None:
    """An option is worth nothing against itself, and the other way round the opposite."""
    guide = NetGuide([judge(name)])
    some = [kept[0] for kept in found[name][1].kept.values()][:4]
    same = [Moment(one.position, one.seat, one.action, one.action, 0.0) for one in some]
    assert forced._gains(same, guide, seeded(2)) == pytest.approx([0.0] * 4, abs=1e-5)
    swapped = [Moment(one.position, one.seat, one.instead, one.action, 0.0) for one in some]
    gains = forced._gains(some, guide, seeded(2))
    assert forced._gains(swapped, guide, seeded(2)) == pytest.approx([-gain for gain in gains], abs=1e-4)
    assert max(map(abs, gains)) > 1e-4


# --- studies ---


def test_the_same_seed_gives_the_same_with_any_number_of_processes() -> None:
    """And what is known already is not played again."""
    first = study("gears", moments=1)
    batches = first.batches(2)
    assert batches == [Batch(0, "usual", 0, 2), Batch(0, "pursuit", 0, 1)]
    kept: dict[Batch, Tally] = {}
    alone = play(first, 2, 1, keep=kept.__setitem__)
    several = play(first, 2, 2)
    assert [(key, tally.plain()) for key, tally in alone.tallies.items()] == [
        (key, tally.plain()) for key, tally in several.tallies.items()
    ]
    assert len(forced.touches(alone.tallies[0, "usual"])) > 20
    again: list[Batch] = []
    assert play(first, 2, 1, kept, lambda batch, tally: again.append(batch)).tallies == alone.tallies
    assert again == []


def test_nets_take_turns_and_batches_do_not_hang_on_processes() -> None:
    batches = study("crecy", nets=2).batches(2 * AT_ONCE + 1)
    assert [(batch.net, batch.first, batch.last) for batch in batches[:4]] == [
        (0, 0, AT_ONCE), (1, 0, AT_ONCE), (0, AT_ONCE, 2 * AT_ONCE), (1, AT_ONCE, 2 * AT_ONCE),
    ]  # fmt: skip
    assert {batch.last - batch.first for batch in batches[4:]} == {1}


def test_ctrl_c_leaves_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[Batch] = []

    def keep(batch: Batch, tally: Tally) -> None:
        done.append(batch)
        raise KeyboardInterrupt

    one = study("gears")
    monkeypatch.setattr(type(one), "worker", lambda self: lambda batch: Tally(batch.last - batch.first))
    stopped = play(one, 300, 1, keep=keep)
    assert (stopped.stopped, len(done)) == (True, 1)
    finished = play(one, 300, 1)
    assert (finished.stopped, finished.tally(0, "usual").games, finished.tally(0, "pursuit").games) == (False, 300, 150)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_description_that_counts_games_of_any_player(name: str) -> None:
    """Also of bots that play anything, and at the largest table."""
    game = games.get(name)
    described = description_of(game)
    players = game.player_counts[-1]
    setup = Setup(name, game.deck_text(), players, {}, 1)
    tally = Tally()
    from bequest.lab.balance.tally import Parts

    end = play_game(game, setup, 0, Counter(), journal=True)
    parts = Parts(wins(end))
    described.count(end, parts, tally)
    parts.into(tally)
    assert len(of(tally, PLACE, "place:")) == players
    measured = {(name, thing.partition(":")[0]) for name, thing in tally.shares}
    shown = {(measure.name, measure.kind) for measure in described.measures}
    assert measured <= shown
