"""Commands about nets, where what they need is not installed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bequest.cli.app import app


@pytest.mark.parametrize("command", ["train", "distil"])
def test_learning_says_how_to_get_pytorch(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("torch", "bequest.lab.train.school"):
        monkeypatch.setitem(sys.modules, module, None)
    result = CliRunner().invoke(app, [command, "gears"])
    assert result.exit_code == 2
    assert "pip install bequest[train]" in result.output


def test_models_say_how_to_get_onnx(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for module in ("onnx", "bequest.lab.onnx_net"):
        monkeypatch.setitem(sys.modules, module, None)
    result = CliRunner().invoke(app, ["onnx", "gears", str(tmp_path / "gears.onnx")])
    assert result.exit_code == 2
    assert "pip install bequest[onnx]" in result.output
