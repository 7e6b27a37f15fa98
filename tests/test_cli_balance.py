"""`bequest balance`: tables, files and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bequest.bots.net.file import write
from bequest.cli.app import app
from tests.lab.balance.cases import another, net_of

SHORT = ("--games", "2", "--seed", "3", "--moments", "0")


def bequest(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


@pytest.fixture(scope="module")
def nets(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The net of the package as a file, and another one."""
    folder = tmp_path_factory.mktemp("nets")
    for name, net in (("one", net_of("gears")), ("two", another(net_of("gears")))):
        (folder / f"{name}.net").write_bytes(write(net.about, net.weights))
    return folder / "one.net", folder / "two.net"


def test_a_report_in_tables_with_the_bands_first(tmp_path: Path) -> None:
    page, text = tmp_path / "page.html", tmp_path / "gears.md"
    result = bequest("balance", "gears", *SHORT, "--page", str(page), "--document", str(text))
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert lines[0] == "Gears of Time with 2 players: is it fair?"
    heads = [line.split("── ")[1].split(" ─")[0] for line in lines if line.startswith("── ")]
    assert heads[:3] == ["Bands", "What stands out", "Places at the table"]
    assert max(map(len, lines[:-2])) <= 140
    command = "bequest balance gears --players 2 --games 2 --seed 3 --moments 0"
    assert f"<code>{command}</code>" in page.read_text(encoding="utf-8")
    assert f"Made by: `{command}`" in text.read_text(encoding="utf-8")


def test_a_report_in_french() -> None:
    result = bequest("--lang", "fr", "balance", "lastwill", *SHORT)
    assert result.exit_code == 0
    assert result.stdout.startswith("Last Will à 2 joueurs\u00a0: est-ce équitable\u202f?")
    assert "Avec 70 livres, une partie finit d’ordinaire entre les manches 5 et 7" in result.stdout
    assert "Bands" not in result.stdout


def test_what_was_played_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    words = ("balance", "crecy", "--games", "2", "--moments", "0", "--json", "--resume", str(file))
    first = bequest(*words, "--seed", "3")
    assert first.exit_code == 0, first.output
    facts = json.loads(first.stdout)
    assert (facts["games"], facts["seed"], facts["one_net"]) == (2, 3, True)
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 2
    again = bequest(*words)  # the seed is that of the file, and nothing is played
    assert json.loads(again.stdout) == facts
    assert file.read_text(encoding="utf-8").splitlines() == lines
    assert json.loads(bequest("balance", "crecy", *SHORT, "--json").stdout) == facts
    refused = bequest("balance", "crecy", "--games", "2", "--moments", "0", "--seed", "4", "--resume", str(file))
    assert (refused.exit_code, "with seed 3 and not 4" in refused.output) == (1, True)


def test_two_nets_of_files(nets: tuple[Path, Path]) -> None:
    one, two = map(str, nets)
    result = bequest("balance", "gears", *SHORT, "--net", one, "--net", two, "--json")
    assert result.exit_code == 0, result.output
    facts = json.loads(result.stdout)
    assert (facts["games"], facts["one_net"], len({net["mark"] for net in facts["nets"]})) == (4, False, 2)


def test_what_is_refused(nets: tuple[Path, Path], tmp_path: Path) -> None:
    one = str(nets[0])
    broken = tmp_path / "broken.net"
    broken.write_bytes(b"no net")
    for words, why in (
        (("gears", "--net", one, "--net", one), "is the same net once more"),
        (("crecy", "--net", one), "the net is for game gears, not crecy"),
        (("gears", "--net", str(broken)), "this is not the file of a net"),
        (("gears", "--net", str(tmp_path / "none.net")), "none.net"),
        (("crecy", "--players", "1"), "with several players"),
        (("gears", "--deck", "tree-1"), "there is no net for the deck tree-1"),
    ):
        result = bequest("balance", *words, *SHORT)
        assert result.exit_code != 0, words
        assert why in " ".join(result.output.split()), words
        assert "Traceback" not in result.output
