"""What `make mutants` changes."""

from __future__ import annotations

import pytest

from tests.mutants.__main__ import drawn, modules, stages
from tests.mutants.changes import changes


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


def test_every_game_and_core_are_drawn_from() -> None:
    assert {mutant.room for mutant in drawn("", 200, 1)} == {"core", "gears", "crecy", "lastwill"}
    assert drawn("core", 5, 1) == drawn("core", 5, 1)
    assert len(modules("games/gears/rules")) > 5
    for room in ("core", "gears", "crecy", "lastwill"):
        assert stages(room)
