"""The plan of the house: imports point downwards, games do not know each other, the rules do no I/O."""

from __future__ import annotations

import ast
from pathlib import Path

import bequest

HOUSE = Path(bequest.__file__).parent
LEVELS = {"core": 0, "games": 1, "pedigree": 2, "bots": 2}
"""Everything else is above: cli, terminal, lab, adapters, server. Rooms of one level do not know each other."""
FORBIDDEN_BELOW = {"time", "datetime", "random", "os", "io", "socket", "threading", "asyncio", "logging", "subprocess"}


def modules() -> list[Path]:
    return sorted(HOUSE.rglob("*.py"))


def room(name: str) -> str:
    parts = name.split(".")
    return parts[1] if len(parts) > 1 else ""


def imports(path: Path) -> set[str]:
    """Full names of everything a module imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def own_name(path: Path) -> str:
    return ".".join(("bequest", *path.relative_to(HOUSE).with_suffix("").parts))


def test_imports_point_downwards() -> None:
    for path in modules():
        level = LEVELS.get(room(own_name(path)), 9)
        for name in imports(path):
            if name.startswith("bequest.") and room(name) in LEVELS:
                below = LEVELS[room(name)] < level or room(name) == room(own_name(path))
                assert below, f"{own_name(path)} imports {name}"
            elif name.startswith("bequest.") and level < 9:
                raise AssertionError(f"{own_name(path)} imports {name}, which is above it")


def test_games_do_not_import_each_other() -> None:
    for path in modules():
        parts = own_name(path).split(".")
        if parts[1] == "games" and len(parts) > 3:
            for name in imports(path):
                if name.startswith("bequest.games.") and name.split(".")[2] != parts[2]:
                    raise AssertionError(f"{own_name(path)} imports {name}")


def test_the_rules_do_no_input_output_and_know_no_clock() -> None:
    for path in modules():
        if room(own_name(path)) in ("core", "games"):
            assert not {name.split(".")[0] for name in imports(path)} & FORBIDDEN_BELOW, own_name(path)


def test_functions_called_open_or_print_are_not_used_in_the_rules() -> None:
    for path in modules():
        if room(own_name(path)) in ("core", "games"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    assert node.func.id not in ("open", "print", "input"), f"{own_name(path)}:{node.lineno}"
