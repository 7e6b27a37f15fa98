"""Learning itself, where PyTorch is installed: what is compared with what, and that the net and its file agree."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from bequest import games  # noqa: E402
from bequest.bots.net import file  # noqa: E402
from bequest.bots.net.judge import Judge  # noqa: E402
from bequest.core.game import Game  # noqa: E402
from bequest.core.playouts import play_out  # noqa: E402
from bequest.core.rng import seeded  # noqa: E402
from bequest.lab.train import checkpoint, export, restore, school  # noqa: E402
from bequest.lab.train.crew import SHIFTS, Crew, Ground, Sizes  # noqa: E402
from bequest.lab.train.learner import Learner  # noqa: E402
from bequest.lab.train.net import Net, net_of, wins  # noqa: E402
from bequest.lab.train.playing import Playing  # noqa: E402
from bequest.lab.train.recipe import Recipe  # noqa: E402
from bequest.lab.train.window import Window, examples, lessons, turned  # noqa: E402
from tests.lab.train.test_rows import choose, shift_of  # noqa: E402

SMALL = school.sized(32)
QUICK = Recipe(steps=8, batch=64, rate=1e-3)
ROUNDS = 8


def lesson_in(folder: Path, game: str = "gears", start: Path | None = None) -> school.Lesson:
    return school.Lesson(
        games.get(game), folder, seconds=600, rows=8, workers=1, device="cpu", size=SMALL, recipe=QUICK, start=start
    )


def taught(folder: Path, game: str = "gears", start: Path | None = None) -> list[dict[str, float]]:
    told: list[dict[str, float]] = []
    school.learn(lesson_in(folder, game, start), told.append, lambda: len(told) >= ROUNDS)
    return told


def new_net(game: Game) -> Net:
    return net_of(game, len(school.lines(game)), SMALL)


def test_it_learns_saves_and_goes_on(tmp_path: Path) -> None:
    told = taught(tmp_path)
    assert told
    assert all(np.isfinite(list(entry.values())).all() for entry in told)
    first = checkpoint.facts_of(tmp_path)["progress"]["decisions"]
    assert first == told[-1]["decisions"]
    assert taught(tmp_path)[0]["decisions"] > first
    other = games.get("gears", "machines-2")
    with pytest.raises(checkpoint.NoCheckpoint, match="another deck"):
        export.from_checkpoint(tmp_path, other)


@pytest.mark.parametrize("name", games.names())
def test_the_file_judges_as_the_net_does(name: str, tmp_path: Path) -> None:
    taught(tmp_path, name)
    game = games.get(name)
    judge = Judge(file.read(export.export(tmp_path, game)), game)
    net = export.from_checkpoint(tmp_path, game)
    position = game.new(2, 4)
    play_out(position, seeded(1))
    looks = [game.sight.look(position, seat) for seat in (0, 1)]
    start = game.new(3, 4)
    looks += [game.sight.look(start, seat) for seat in range(3)]
    players = [2, 2, 3, 3, 3]
    lengths = torch.tensor([len(look) // 2 for look in looks])
    features = torch.zeros(len(looks), int(lengths.max()), dtype=torch.int32)
    for row, look in enumerate(looks):
        features[row, : lengths[row]] = torch.from_numpy(np.frombuffer(look, "<u2").astype(np.int32))
    with torch.no_grad():
        judged = net(features, lengths)
    found = judge.judge(looks, players)
    np.testing.assert_allclose(found.policy, judged.policy.numpy(), atol=0.02)
    np.testing.assert_allclose(found.reward, judged.worth[..., 0].numpy(), atol=0.02)
    chance = wins(judged.worth[..., 1], torch.tensor(players))
    np.testing.assert_allclose(found.wins, chance.numpy(), atol=0.02)


def test_seats_turn_from_the_looker_to_the_table_and_back() -> None:
    worth = torch.arange(4.0).view(1, 4, 1).repeat(2, 1, 1)
    players, lookers = torch.tensor([3, 4]), torch.tensor([2, 1])
    found = turned(worth, lookers, players)
    assert found[:, :, 0].tolist() == [[1, 2, 0, 3], [3, 0, 1, 2]]
    assert torch.equal(turned(found, -lookers, players), worth)


def test_what_a_choice_is_compared_with() -> None:
    """One row, seats 0, 1, 0, 1, then the end: 1 for seat 0, -1 for seat 1."""
    window = Window(4, Sizes(1, 4, 0, 2), torch.device("cpu"))
    window.lookers[:, :4, 0] = torch.tensor([0, 1, 0, 1])
    worth = torch.tensor([[0.1, 0, 0, 0], [0, -0.2, 0, 0], [0.3, 0, 0, 0], [0, -0.4, 0, 0]])
    window.worth[:, :4, 0, :, 0] = worth
    window.ended[:, 4] = 1
    window.outcomes[:, 4, 0, :2, 0] = torch.tensor([1.0, -1.0])
    found = lessons(window, 1.0)
    for shift in range(SHIFTS):
        assert found.advantage[shift, :4, 0].tolist() == pytest.approx([0.9, -0.8, 0.7, -0.6])
    assert found.told[:, :4].all()
    assert not found.told[:, 4].any()
    no_trace = lessons(window, 0.0)
    assert no_trace.advantage[0, :4, 0].tolist() == pytest.approx([0.2, -0.2, 0.7, -0.6])
    window.ended[0, 4] = 0
    going_on = lessons(window, 1.0)
    assert going_on.told[0, :4, 0].tolist() == [True, True, False, False]
    assert going_on.advantage[0, :2, 0].tolist() == pytest.approx([0.2, -0.2])
    assert going_on.told[1, :4].all()


def test_second_looks_are_learned_from_with_the_question_of_their_row() -> None:
    """Ten rows: the second place for second looks holds one of row 9."""
    window = Window(2, Sizes(10, 2, 0, 2), torch.device("cpu"))
    window.ended[1, 2, 9] = 1
    window.learns[:] = True
    window.lengths[1, 1, 11] = 5
    window.more_rows[1, 1, 1] = 9
    window.lengths[0, 1, 11] = 5
    window.more_rows[0, 1, 1] = 9
    known = lessons(window, 1.0)
    found = examples(window, known.sure.any(3), known.told & window.learns)
    looks = window.looks[0, 0].shape[0]
    assert looks == 12
    # What seat 0 was to expect is known after its first choice; of row 9 in the other shift everything is.
    seen = [(look // looks // 3, look // looks % 3, look % looks) for look in found.looks.tolist()]
    assert [entry for entry in seen if entry[2] >= 9] == [(0, 0, 9), (1, 0, 9), (1, 1, 9), (1, 1, 11)]
    asked = dict(zip(seen, zip(found.choices.tolist(), found.answered.tolist(), strict=True), strict=True))
    assert asked[1, 1, 9] == (4 * 10 + 9, True)
    assert asked[1, 1, 11] == (4 * 10 + 9, False)


@pytest.mark.parametrize("name", games.names())
def test_looks_as_matrices_are_judged_as_looks_as_lists(name: str) -> None:
    game = games.get(name)
    net = new_net(game)
    shift, rows = shift_of(name, [2, 3, 4, 2])
    draw = np.random.default_rng(5)
    for _ in range(40):
        choose(shift, draw)
        rows.step()
    looks = torch.from_numpy(shift.arrays["looks"].view(np.int16))
    lengths = torch.from_numpy(shift.arrays["lengths"])
    found = []
    for dense in (False, True):
        net.dense = dense
        net.zero_grad()
        judged = net(looks, lengths)
        (judged.policy.square().sum() + judged.worth.square().sum()).backward()
        slopes = {part: weight.grad.clone() for part, weight in net.named_parameters()}
        found.append((judged.policy.detach(), judged.worth.detach(), slopes))
    (policy, worth, slopes), (policy_again, worth_again, slopes_again) = found
    assert torch.allclose(policy, policy_again, atol=1e-4)
    assert torch.allclose(worth, worth_again, atol=1e-4)
    for part, slope in slopes.items():
        assert torch.allclose(slope, slopes_again[part], rtol=1e-3, atol=1e-3 * float(slope.abs().max())), part


@pytest.mark.parametrize("name", games.names())
def test_a_net_goes_on_from_its_file(name: str, tmp_path: Path) -> None:
    game = games.get(name)
    shipped = tmp_path / "first.net"
    taught(tmp_path / "first", name)
    shipped.write_bytes(export.export(tmp_path / "first", game))
    kept = restore.stored(shipped, game)
    net = new_net(game)
    restore.restore(net, kept)
    again = file.NetFile(kept.about, export.weights(net))
    position = game.new(3, 4)
    looks = [game.sight.look(position, seat) for seat in range(3)]
    first, second = (Judge(part, game).judge(looks, [3, 3, 3]) for part in (kept, again))
    np.testing.assert_allclose(first.policy, second.policy, atol=1e-4)
    np.testing.assert_allclose(first.reward, second.reward, atol=1e-4)
    told = taught(tmp_path / "second", name, start=shipped)
    assert told[0]["decisions"] > kept.about["decisions"]
    with pytest.raises(checkpoint.NoCheckpoint, match="another deck"):
        restore.stored(shipped, games.get("crecy" if name == "gears" else "gears"))
    with pytest.raises(checkpoint.NoCheckpoint, match="not the file of a net"):
        restore.stored(tmp_path / "second" / checkpoint.FACTS, game)


def test_a_checkpoint_holds_what_is_needed_to_go_on(tmp_path: Path) -> None:
    game = games.get("gears")
    lesson = lesson_in(tmp_path)
    dealt = school.tables(game, lesson.rows)
    ground = Ground("gears", game.deck_text(), tuple(dealt), school.lines(game), 1)
    with Crew(ground, 1) as crew:
        seated = [table.players for table in dealt]
        learners = []
        for net in (new_net(game), new_net(game)):
            draw = np.random.default_rng(1)
            playing = Playing(net, crew, lesson.recipe, seated, draw)
            learners.append(Learner(net, playing, lesson.recipe, seated, draw))
        first, second = learners
        rounds = iter([True, True, False])
        first.run(lambda: next(rounds), lambda _: None)
        signature = game.sight.signature(game.catalogue)
        checkpoint.save(tmp_path, first, school.describe(game, (), lesson.seed, lesson.rows, lesson.recipe))
        checkpoint.load(tmp_path, second, signature)
    for one, other in ((first.net, second.net), (first.average, second.average)):
        for weight, again in zip(one.parameters(), other.parameters(), strict=True):
            assert torch.allclose(weight, again, atol=1e-3)
    for weight, again in zip(first.net.parameters(), second.net.parameters(), strict=True):
        square = first.optimizer.state[weight]["exp_avg_sq"]
        near = second.optimizer.state[again]["exp_avg_sq"]
        assert torch.allclose(square, near, rtol=0.13, atol=1e-18)
    assert len(second.progress.history) == len(first.progress.history) > 0
    assert second.progress.decisions == first.progress.decisions
    assert second.progress.updates == first.progress.updates
