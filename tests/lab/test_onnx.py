"""Nets as models of ONNX, where it is installed: they judge as NumPy does."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

onnx = pytest.importorskip("onnx")
runtime = pytest.importorskip("onnxruntime")

from bequest import games  # noqa: E402
from bequest.bots.net import file, shelf  # noqa: E402
from bequest.bots.net.judge import Judge  # noqa: E402
from bequest.cli.app import app  # noqa: E402
from bequest.core.game import Game  # noqa: E402
from bequest.core.rng import seeded  # noqa: E402
from bequest.lab import onnx_net  # noqa: E402


def looks_of(game: Game) -> tuple[list[bytes], list[int]]:
    """What seats see in games that are played at random, of all sizes and alone."""
    looks, players = [], []
    for _, count, options in game.practice:
        position = game.new(count, 3, "auto", False, **options)
        rng = seeded(4)
        while not position.over:
            if rng.below(9) == 0:
                looks.append(game.sight.look(position, position.seat))
                players.append(count)
            offered = position.legal(position.seat)
            position.push(offered[rng.below(len(offered))], position.seat)
    return looks, players


@pytest.mark.parametrize("small", [True, False])
@pytest.mark.parametrize("name", games.names())
def test_a_model_judges_as_numpy_does(name: str, small: bool) -> None:
    game = games.get(name)
    net = shelf.stored(name, game.deck_name, small)
    assert net is not None
    made = onnx_net.model(net, game)
    looks, players = looks_of(game)
    assert len(looks) > 20
    session = runtime.InferenceSession(made, providers=["CPUExecutionProvider"])
    found = dict(
        zip(onnx_net.OUTPUTS, session.run(onnx_net.OUTPUTS, onnx_net.inputs(game.sight, looks, players)), strict=True)
    )
    expected = Judge(net, game).judge(looks, players)
    for part in onnx_net.OUTPUTS:
        wanted = getattr(expected, part)
        assert found[part].shape == wanted.shape
        np.testing.assert_allclose(found[part], wanted, rtol=1e-3, atol=2e-3)
    assert (found["policy"].argmax(1) == expected.policy.argmax(1)).mean() > 0.99
    told = {entry.key: entry.value for entry in onnx.load_from_string(made).metadata_props}
    assert json.loads(told[onnx_net.ABOUT]) == net.about
    assert len(made) < 1_000_000 if small else len(made) < 5_000_000


def test_a_net_of_another_game_is_refused() -> None:
    net = shelf.stored("gears", "tree-2")
    assert net is not None
    with pytest.raises(file.BadNet, match="the net is for game gears, not crecy"):
        onnx_net.model(net, games.get("crecy"))


def test_the_command_writes_the_model_of_any_net(tmp_path: Path) -> None:
    written = tmp_path / "small.onnx"
    result = CliRunner().invoke(app, ["onnx", "gears", str(written), "--small"])
    assert result.exit_code == 0, result.output
    small = shelf.stored("gears", "tree-2", small=True)
    assert small is not None
    assert written.read_bytes() == onnx_net.model(small, games.get("gears"))
    own = tmp_path / "own.net"
    own.write_bytes(file.write(small.about, small.weights))
    again = CliRunner().invoke(app, ["onnx", "gears", str(tmp_path / "own.onnx"), "--net", str(own)])
    assert again.exit_code == 0, again.output
    assert (tmp_path / "own.onnx").read_bytes() == written.read_bytes()
    wrong = CliRunner().invoke(app, ["onnx", "crecy", str(tmp_path / "wrong.onnx"), "--net", str(own)])
    assert wrong.exit_code == 2
    assert "the net is for game gears, not crecy" in wrong.output
    assert not (tmp_path / "wrong.onnx").exists()
