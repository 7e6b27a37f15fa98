"""Small nets that learn from large ones, where PyTorch is installed: what they are taught, who plays, and that they get
nearer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

torch = pytest.importorskip("torch")

from bequest import games  # noqa: E402
from bequest.bots.net import file, shelf  # noqa: E402
from bequest.bots.net.judge import Judge  # noqa: E402
from bequest.cli.app import app  # noqa: E402
from bequest.core.game import Game  # noqa: E402
from bequest.lab.train import checkpoint, distil, export, restore  # noqa: E402
from bequest.lab.train.crew import SHIFTS, Crew  # noqa: E402
from bequest.lab.train.imitation import Imitator, apart  # noqa: E402
from bequest.lab.train.net import Net, Size, net_of  # noqa: E402
from bequest.lab.train.recipe import Imitation  # noqa: E402
from bequest.lab.train.school import ground_of, lines  # noqa: E402

TINY = distil.shaped(32)
QUICK = Imitation(steps=16, batch=64, rate=4e-3, warm=5, average=0.9)
ROWS = 16


def teacher_of(name: str) -> file.NetFile:
    found = shelf.stored(name, games.get(name).deck_name)
    assert found is not None
    return found


def new_net(game: Game, size: Size) -> Net:
    return net_of(game, len(lines(game)), size)


def distilled(folder: Path, name: str, rounds: int) -> list[dict[str, float]]:
    told: list[dict[str, float]] = []
    asked = distil.Distilling(
        games.get(name), teacher_of(name), folder, seconds=600, rows=ROWS, size=TINY, recipe=QUICK
    )
    distil.distil(asked, told.append, lambda: len(told) >= rounds)
    return told


@contextmanager
def imitator(name: str, recipe: Imitation) -> Iterator[Imitator]:
    game = games.get(name)
    large = teacher_of(name)
    teacher = new_net(game, restore.size_of(large))
    restore.restore(teacher, large)
    ground = ground_of(game, ROWS, 5, None)
    with Crew(ground, 1) as crew:
        yield Imitator(new_net(game, TINY), teacher, crew, recipe, ground.players())


def one_round(learner: Imitator) -> None:
    rounds = iter([True, False])
    learner.run(lambda: next(rounds), lambda _: None)


@pytest.mark.parametrize("name", games.names())
def test_a_few_seconds_of_imitation_bring_the_nets_nearer(name: str, tmp_path: Path) -> None:
    told = distilled(tmp_path, name, 16)
    assert all(np.isfinite(list(entry.values())).all() for entry in told)
    first, last = (
        {part: np.mean([entry[part] for entry in some]) for part in told[0]} for some in (told[:2], told[-2:])
    )
    assert last["kl"] < 0.8 * first["kl"]
    assert last["agreed"] > first["agreed"]
    assert last["points"] < first["points"]
    game = games.get(name)
    looks = [game.sight.look(game.new(2, seed), 0) for seed in range(8)]
    small = file.read(distil.small_file(tmp_path, game))
    own, theirs = (Judge(net, game).judge(looks, [2] * 8).points[:, :2].mean() for net in (small, teacher_of(name)))
    assert abs(own - theirs) < 0.5 * max(abs(theirs), game.lead)


def test_it_goes_on_from_its_checkpoint_with_the_same_teacher_only(tmp_path: Path) -> None:
    first = distilled(tmp_path, "gears", 3)[-1]
    again = distilled(tmp_path, "gears", 1)[0]
    assert again["decisions"] == first["decisions"] + QUICK.steps * SHIFTS * ROWS
    assert again["games"] >= first["games"]
    large = teacher_of("gears")
    other = file.NetFile(large.about, large.weights | {"norm": large.weights["norm"] + 1})
    asked = distil.Distilling(games.get("gears"), other, tmp_path, size=TINY)
    with pytest.raises(checkpoint.NoCheckpoint, match="did not learn from this net"):
        distil.distil(asked, lambda _: None)
    with pytest.raises(file.BadNet, match="the net is for game gears, not crecy"):
        distil.distil(replace(asked, game=games.get("crecy")), lambda _: None)


def test_the_file_says_what_it_was_distilled_from_and_how_near_it_came(tmp_path: Path) -> None:
    told = distilled(tmp_path, "lastwill", 2)
    game, large = games.get("lastwill"), teacher_of("lastwill")
    small = file.read(distil.small_file(tmp_path, game))
    assert small.about["distilled"] == {
        "from": file.mark(large), "decisions": large.about["decisions"],
        "kl": pytest.approx(told[-1]["kl"], abs=1e-3), "agreed": pytest.approx(told[-1]["agreed"], abs=1e-3),
    }  # fmt: skip
    assert small.about["decisions"] == told[-1]["decisions"]
    assert small.about["recipe"]["stray"] == QUICK.stray
    look = game.sight.look(game.new(2, 1), 0)
    found = Judge(small, game).judge([look], [2]).policy
    kept = file.NetFile(small.about, export.weights(export.from_checkpoint(tmp_path, game)))
    np.testing.assert_allclose(found, Judge(kept, game).judge([look], [2]).policy, atol=0.05)


@pytest.mark.parametrize("name", games.names())
def test_what_is_taught_is_what_the_large_net_thinks(name: str) -> None:
    """Of every question, and of second looks what the game is worth."""
    game = games.get(name)
    judge = Judge(teacher_of(name), game)
    with imitator(name, replace(QUICK, steps=3)) as learner:
        one_round(learner)
        book = learner.games.book
        players = [int(count) for count in learner.players]
        second = 0
        for shift in range(SHIFTS):
            # What was answered in the second entry is still there; the first is already of the next round.
            looks = [
                seen[:length].numpy().view("u2").tobytes()
                for seen, length in zip(book.looks[shift, 1], book.lengths[shift, 1].tolist(), strict=True)
            ]
            tables = [*range(ROWS), *book.more_rows[shift, 1].tolist()]
            there = [number for number, look in enumerate(looks) if look]
            second += len(there) - ROWS
            found = judge.judge([looks[number] for number in there], [players[tables[number]] for number in there])
            for at, number in enumerate(there):
                count = players[tables[number]]
                worth = book.worth[shift, 1, number, :count].numpy()
                np.testing.assert_allclose(worth[:, 0], found.reward[at, :count], atol=1e-3)
                np.testing.assert_allclose(worth[:, 1], found.wins[at, :count], atol=1e-3)
                np.testing.assert_allclose(worth[:, 2] * game.lead, found.points[at, :count], atol=0.02)
                if number < ROWS:
                    offered = np.flatnonzero(book.masks[shift, 1, number].numpy())
                    policy = torch.log_softmax(torch.from_numpy(found.policy[at][offered]), 0)
                    np.testing.assert_allclose(book.policy[shift, 1, number].numpy()[offered], policy, atol=1e-3)
        assert second > 0


@pytest.mark.parametrize(("stray", "own"), [(0.0, 0.5), (0.0, 1.0), (1.0, 1.0)])
def test_the_small_net_plays_its_share_of_the_games_and_anybody_may_stray(stray: float, own: float) -> None:
    """A small net that always takes the first option that there is."""
    with imitator("gears", replace(QUICK, steps=4, rate=0.0, stray=stray, own=own)) as learner:
        with torch.no_grad():
            for net in (learner.net, learner.average):
                net.policy.bias.copy_(-100.0 * torch.arange(len(net.policy.bias)))
        one_round(learner)
        first = np.zeros(ROWS, int)
        for shift in range(SHIFTS):
            learner.games.crew.wait(shift)
            answered = learner.games.crew.shifts[shift].arrays["actions"]
            masks = learner.games.book.masks[shift, 0].numpy()
            assert masks[np.arange(ROWS), answered].all()
            first += masks.argmax(1) == answered
        half = ROWS // 2
        if stray:
            assert first.sum() < 0.8 * SHIFTS * ROWS
        else:
            assert (first[: half if own < 1 else ROWS] == SHIFTS).all()
            assert own == 1 or first[half:].sum() < 0.9 * SHIFTS * half


def test_no_look_of_a_round_is_longer_than_it_says() -> None:
    with imitator("gears", replace(QUICK, steps=1)) as learner:
        for _ in range(80):
            learner.games.begin()
            learner.games.play()
            assert learner.games.longest == learner.games.book.lengths.max()


def test_how_far_chances_are_apart() -> None:
    theirs, own = torch.tensor([[0.5, 0.5], [0.9, 0.1]]).log(), torch.tensor([[0.5, 0.5], [0.5, 0.5]]).log()
    expected = 0.9 * np.log(0.9 / 0.5) + 0.1 * np.log(0.1 / 0.5)
    assert apart(theirs, own).tolist() == pytest.approx([0, expected], abs=1e-6)


@pytest.mark.parametrize("name", games.names())
def test_a_small_net_is_as_large_as_its_file_may_be(name: str) -> None:
    game = games.get(name)
    size = distil.largest(game)
    wider = distil.shaped(size.width + distil.STEP)
    assert distil.room(game, size) <= distil.MOST < distil.room(game, wider)
    # Numbers in any order can hardly be packed.
    drawn = np.random.default_rng(1)
    held = {part: drawn.permuted(np.resize(np.arange(-127, 128), array.shape), axis=-1) if array.ndim > 1 else array
            for part, array in export.weights(new_net(game, size)).items()}  # fmt: skip
    content = file.write(
        {}, {part: array.astype(np.float32) if array.ndim > 1 else array for part, array in held.items()}
    )
    assert 0.9 * distil.room(game, size) < len(content) <= distil.room(game, size)


def test_the_command_makes_a_net_that_can_be_played(tmp_path: Path) -> None:
    large, small = tmp_path / "large.net", tmp_path / "small.net"
    net = teacher_of("gears")
    large.write_bytes(file.write(net.about, net.weights))
    words = ["distil", "gears", "--minutes", "0.02", "--jobs", "1", "--folder", str(tmp_path / "kept")]
    result = CliRunner().invoke(app, [*words, "--from", str(large), "--net", str(small)])
    assert result.exit_code == 0, result.output
    assert "Both nets find the same option the most likely in" in result.output
    assert (tmp_path / "kept" / "curves.svg").read_text().count("<polyline") == 6
    assert file.read(small.read_bytes()).about["distilled"]["from"] == file.mark(file.read(large.read_bytes()))
    assert len(small.read_bytes()) <= distil.MOST
    played = CliRunner().invoke(
        app, ["ladder", "gears", "--bots", f"net:{small},random", "--games", "2", "--seed", "1"]
    )
    assert played.exit_code == 0, played.output


def test_the_command_says_what_is_missing(tmp_path: Path) -> None:
    found = CliRunner().invoke(app, ["distil", "gears", "--deck", "machines-2"])
    assert found.exit_code == 2
    assert "there is no net for the deck machines-2 of gears; name the file of one" in found.output
    found = CliRunner().invoke(app, ["distil", "gears", "--from", str(tmp_path / "none.net")])
    assert found.exit_code == 1
    assert "none.net" in found.output
