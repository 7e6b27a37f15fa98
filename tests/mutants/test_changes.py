"""What `make mutants` changes, with which tests, and what it keeps."""

from __future__ import annotations

from pathlib import Path

import pytest

from bequest import games
from tests.mutants.__main__ import Verdicts, report
from tests.mutants.changes import changes, is_python
from tests.mutants.sample import ROOT, drawn, drawn_from, modules, source
from tests.mutants.workshop import Verdict, stages, stages_of


def every(source: str) -> list[str]:
    return sorted([change.made(source.encode()).decode() for change in changes(source)])


@pytest.mark.parametrize(
    ("source", "made"),
    [
        ("x = a < b", ["x = a <= b"]),
        ("x = a not in b", ["x = a in b"]),
        ("x = a is not b", ["x = a is b"]),
        ("x = a and b or c", ["x = a and b and c", "x = a or b or c"]),
        ("x = a + 1", ["x = a + 2", "x = a - 1"]),
        ("x += y", ["pass", "x -= y"]),
        ("x = not y", ["x = (y)"]),
        ("x = min(y)", ["x = max(y)"]),
        ("f(x)", ["pass"]),
        ("x = True", ["x = False"]),
        ("if é: y", ["if not (é): y"]),
    ],
)
def test_signs_numbers_and_statements_are_changed(source: str, made: list[str]) -> None:
    assert every(source) == sorted(made)


@pytest.mark.parametrize(
    "source",
    [
        '"""Words of 3."""',
        "def f(x: dict[str, 1]) -> 2: ...",
        "assert x == 1",
        "raise E(1)",
        "if TYPE_CHECKING: import x",
        'x = f"{1}"',
        "import a",
    ],
)
def test_what_nobody_could_notice_is_left_alone(source: str) -> None:
    assert every(source) == []


# --- which changes ---


def test_every_module_of_rules_and_core_is_looked_at() -> None:
    found = modules()
    for folder in ("core", *[f"games/{name}/{room}" for name in games.names() for room in ("rules", "seen")]):
        assert len([file for file in found if file.startswith(f"{folder}/")]) > 5, folder
    assert modules("core/record.py") == ["core/record.py"]
    assert "core/texts/reading.py" in found
    assert not [file for file in found if file.endswith("codes.py")]


@pytest.mark.parametrize("file", ["core/frames.py", "games/gears/rules/turn.py", "games/lastwill/position.py"])
def test_so_many_changes_are_drawn_from_a_module_and_always_the_same(file: str) -> None:
    found = drawn_from(file, 4, 1)
    assert len(set(found)) == len(found) <= 4
    assert set(found) == set(drawn(file, 4))
    assert found[:2] == drawn_from(file, 2, 1)
    for mutant in found:
        assert is_python(mutant.change.made(source(file)))
        assert mutant.told().startswith(f"src/bequest/{file}:{mutant.change.line}  ")
    assert len(drawn(file, 4, count=1)) == min(1, len(found))


def test_a_change_that_is_no_python_is_not_drawn() -> None:
    assert not is_python(b"x = (1")
    assert is_python(b"x = 1")


# --- which tests, and what is kept ---


@pytest.mark.parametrize("room", ["core", *games.names()])
def test_every_stage_names_tests_that_there_are(room: str) -> None:
    for stage in stages_of(room):
        for argument in stage[: stage.index("-k") if "-k" in stage else None]:
            assert (ROOT / argument).exists(), argument


def test_what_becomes_of_cards_is_tried_with_its_own_tests_first() -> None:
    (mutant,) = drawn_from("games/crecy/seen/card_use.py", 1, 1)
    assert mutant.room == "crecy"
    assert stages(mutant) == [["tests/lab/test_cards.py"], *stages_of("crecy")]
    (other,) = drawn_from("core/frames.py", 1, 1)
    assert (other.room, stages(other)) == ("core", stages_of("core"))


def test_a_killed_change_is_known_for_good_and_a_survivor_until_the_tests_change(tmp_path: Path) -> None:
    one, two = drawn_from("core/frames.py", 2, 1)
    path = tmp_path / "kept" / "verdicts.jsonl"
    known = Verdicts(path, "tests of today")
    assert known.of(one) is None
    known.add(one, Verdict(True, "FAILED some test"))
    known.add(two, Verdict(False, ""))
    again = Verdicts(path, "tests of today")
    assert (again.of(one), again.of(two)) == (Verdict(True, "FAILED some test"), Verdict(False, ""))
    tomorrow = Verdicts(path, "more tests")
    assert (tomorrow.of(one), tomorrow.of(two)) == (Verdict(True, "FAILED some test"), None)
    tomorrow.add(two, Verdict(True, "FAILED a new test"))
    assert Verdicts(path, "tests of today").of(two) == Verdict(True, "FAILED a new test")


def test_survivors_are_listed_with_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two, three = drawn_from("core/frames.py", 3, 1)
    known = Verdicts(tmp_path / "verdicts.jsonl", "")
    known.add(one, Verdict(True, "FAILED"))
    known.add(two, Verdict(False, ""))
    report([one, two, three], known)
    said = capsys.readouterr().out
    assert f"survived: src/bequest/core/frames.py:{two.change.line}  " in said
    assert said.endswith("core: 1 of 2 killed\nall: 1 of 2 killed, 50 %\n")
