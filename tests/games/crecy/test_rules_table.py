"""The table of what can be pending, and the way in which the modules of the game import each other."""

from __future__ import annotations

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import bequest
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import codes, frames, plans
from bequest.games.crecy.rules.kinds import ACTIVITIES, KINDS
from bequest.games.crecy.rules.moves import MainAction
from bequest.games.crecy.words import reasons

FOLDER = Path(bequest.__file__).parent / "games" / "crecy"


def test_every_kind_of_frame_has_its_class_in_the_same_order() -> None:
    assert [kind.name for kind in KINDS] == list(frames.NAMES)
    named = {name: value for name, value in vars(frames).items() if isinstance(value, int) and "FIRST" not in name}
    assert [name.lower().replace("_", "-") for name in sorted(named, key=named.__getitem__)] == list(frames.NAMES)


def test_every_kind_of_move_has_its_activity() -> None:
    assert len(ACTIVITIES) == plans.LOSING + 1
    assert len(terms.SPACE_NAMES) == plans.TAKING
    spaces = [activity.space for activity in ACTIVITIES if isinstance(activity, MainAction)]
    assert spaces == list(range(terms.FIRST_MAIN, len(terms.SPACE_NAMES)))


def test_every_code_has_a_rule_and_a_message() -> None:
    assert list(codes.RULES) == list(reasons.MESSAGES)


def test_no_module_imports_itself_through_others() -> None:
    """Imports for types only count as well."""
    modules = {
        path: ".".join(path.relative_to(FOLDER.parents[2]).with_suffix("").parts) for path in FOLDER.rglob("*.py")
    }
    imports = {name: imported(path) & set(modules.values()) for path, name in modules.items()}
    assert tuple(TopologicalSorter(imports).static_order())


def imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *[f"{node.module}.{alias.name}" for alias in node.names]}
    return found
