"""Learning itself, where PyTorch is installed: what is compared with what, and that the net and its file agree."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from bequest import games  # noqa: E402
from bequest.bots.net import file  # noqa: E402
from bequest.bots.net.judge import Judge  # noqa: E402
from bequest.core.playouts import play_out  # noqa: E402
from bequest.core.rng import seeded  # noqa: E402
from bequest.lab.train import checkpoint, export, school  # noqa: E402
from bequest.lab.train.net import Net, wins  # noqa: E402
from bequest.lab.train.recipe import Recipe  # noqa: E402
from bequest.lab.train.window import Window, lessons, turned  # noqa: E402

SMALL = school.sized(32)
QUICK = Recipe(steps=8, batch=64, rate=1e-3)


def taught(folder: Path, game: str = "gears", seconds: float = 1.0) -> list[dict[str, float]]:
    told: list[dict[str, float]] = []
    lesson = school.Lesson(
        games.get(game), folder, seconds=seconds, rows=8, workers=1, device="cpu", size=SMALL, recipe=QUICK
    )
    school.learn(lesson, told.append)
    return told


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
    game = games.get("gears")
    net = Net(game.sight, game.catalogue, np.zeros((len(game.sight.cards), 1), np.float32), 0, SMALL)
    window = Window(4, 1, net, 0, 8, torch.device("cpu"))
    window.seats[:, 0] = torch.tensor([0, 1, 0, 1])
    window.worth[:, 0, :, 0] = torch.tensor([[0.1, 0, 0, 0], [0, -0.2, 0, 0], [0.3, 0, 0, 0], [0, -0.4, 0, 0]])
    window.ended[3] = True
    window.outcomes[3, 0, :2, 0] = torch.tensor([1.0, -1.0])
    found = lessons(window, 1.0)
    assert found.advantage[:, 0].tolist() == pytest.approx([0.9, -0.8, 0.7, -0.6])
    assert found.told.all()
    no_trace = lessons(window, 0.0)
    assert no_trace.advantage[:, 0].tolist() == pytest.approx([0.2, -0.2, 0.7, -0.6])
    window.ended[3] = False
    going_on = lessons(window, 1.0)
    assert going_on.told[:, 0].tolist() == [True, True, False, False]
    assert going_on.advantage[:2, 0].tolist() == pytest.approx([0.2, -0.2])
