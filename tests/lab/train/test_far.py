"""Learning from games that the machines of a cluster play, with a stand-in for Ray: what is sent back is what was
played there, with the weights of now."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from bequest import games  # noqa: E402
from bequest.lab.train import school  # noqa: E402
from bequest.lab.train.answers import NEVER  # noqa: E402
from bequest.lab.train.crew import SHIFTS, Ground, places  # noqa: E402
from bequest.lab.train.far import FarPlaying, far_playing  # noqa: E402
from bequest.lab.train.learner import Learner  # noqa: E402
from bequest.lab.train.net import Net, net_of  # noqa: E402
from bequest.lab.train.recipe import Recipe  # noqa: E402
from bequest.lab.train.rows import MORE_LOOKS  # noqa: E402
from tests.lab.ray_stand_in import standing_in  # noqa: E402

ROWS = 20
STEPS = 6
RECIPE = Recipe(steps=STEPS, batch=64, rate=1e-3)
GAME = games.get("gears")
TABLES = school.tables(GAME, ROWS)
SEATED = [table.players for table in TABLES]
LINES = school.lines(GAME)
GROUND = Ground("gears", GAME.deck_text(), tuple(TABLES), LINES, 3)


def new_net() -> Net:
    torch.manual_seed(2)
    return net_of(GAME, len(LINES), school.sized(32))


def check_answers(games: FarPlaying, net: Net) -> None:
    """That all answers of the last round were the net's own: the chance of each is the one that the net gives it."""
    window = games.window
    for shift in range(SHIFTS):
        for step in range(STEPS):
            with torch.no_grad():
                judged = net(window.looks[shift, step, :ROWS], window.lengths[shift, step, :ROWS])
            masks = window.masks[shift, step]
            assert (masks.sum(1) > 1).all()
            chance = torch.log_softmax(judged.policy.masked_fill(masks == 0, NEVER), 1)
            actions = window.actions[shift, step].long()[:, None]
            assert masks.gather(1, actions).all()
            assert torch.allclose(chance.gather(1, actions)[:, 0], window.chances[shift, step], atol=1e-4)


@pytest.mark.parametrize(("workers", "least"), [(1, 1), (2, 2), (0, 3)])
def test_the_workers_answer_with_the_weights_of_now(workers: int, least: int, monkeypatch: pytest.MonkeyPatch) -> None:
    net = new_net()
    with standing_in(monkeypatch) as ray, far_playing(net, GROUND, RECIPE, workers, "local") as games:
        assert len(ray.actors) == least
        seen = []
        for _ in range(3):
            games.begin(None)
            games.play()
            check_answers(games, net)
            assert games.window.learns[:, :STEPS].all()
            assert games.longest == games.window.lengths.max()
            seen.append(games.window.looks.clone())
            with torch.no_grad():
                for weight in net.parameters():
                    weight.add_(torch.randn_like(weight) * 0.05)
        for before, after in pairwise(seen):  # where a round ended the next begins
            most = games.window.lengths[:, 0, :ROWS].min()
            assert torch.equal(before[:, STEPS, :ROWS, :most], after[:, 0, :ROWS, :most])
    assert ray.left == 1


def test_second_looks_belong_to_the_rows_that_they_name(monkeypatch: pytest.MonkeyPatch) -> None:
    net = new_net()
    found = 0
    with standing_in(monkeypatch), far_playing(net, GROUND, RECIPE, 2, "local") as games:
        for _ in range(3):
            games.begin(None)
            games.play()
            window = games.window
            there = window.lengths[:, :, ROWS:] > 0
            rows = window.more_rows[there].long()
            place = torch.arange(places(ROWS)).expand(there.shape)[there]
            assert torch.equal(rows // MORE_LOOKS, place)
            lookers = window.lookers[:, :, ROWS:][there].long()
            assert (lookers < torch.tensor(SEATED)[rows]).all()
            found += len(rows)
    assert found > 10


def test_rows_of_the_league_are_played_against_the_earlier_self(monkeypatch: pytest.MonkeyPatch) -> None:
    net = new_net()
    earlier = {name: torch.zeros_like(weight) for name, weight in net.state_dict().items()}
    recipe = Recipe(steps=40, league=0.5)
    with standing_in(monkeypatch), far_playing(net, GROUND, recipe, 2, "local") as games:
        ended = 0
        while ended < 12:
            games.begin(earlier)
            ended += games.play()
        window = games.window
        theirs = ~window.learns[:, :40]
        assert 0 < theirs.float().mean() < 0.5
        # An empty net likes all options alike.
        even = -torch.log(window.masks[:, :40].sum(3).float())
        assert torch.allclose(window.chances[:, :40][theirs], even[theirs], atol=1e-4)


def test_it_learns_from_what_it_is_sent(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told: list[dict[str, float]] = []
    lesson = school.Lesson(
        GAME, tmp_path, seconds=600, rows=ROWS, workers=2, cluster="local", device="cpu", size=school.sized(32),
        recipe=RECIPE,
    )  # fmt: skip
    with standing_in(monkeypatch) as ray:
        school.learn(lesson, told.append, lambda: len(told) >= 3)
    assert len(ray.actors) == 2
    assert [entry["decisions"] for entry in told] == [SHIFTS * STEPS * ROWS * number for number in (1, 2, 3)]
    assert all(np.isfinite(list(entry.values())).all() for entry in told)
    assert told[0]["moved"] == pytest.approx(0, abs=0.05)


def test_the_net_that_learns_is_the_one_that_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    net = new_net()
    first = {name: weight.clone() for name, weight in net.state_dict().items()}
    with standing_in(monkeypatch), far_playing(net, GROUND, RECIPE, 2, "local") as games:
        learner = Learner(net, games, RECIPE, SEATED, np.random.default_rng(1))
        rounds = iter([True, True, False])
        learner.run(lambda: next(rounds), lambda _: None)
        games.play()
        check_answers(games, net)
    assert any(not torch.equal(weight, first[name]) for name, weight in net.state_dict().items())
