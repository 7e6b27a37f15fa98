"""The plan of the house, see docs/house.md.

Imports point downwards, between the floors and between the rooms of a game, and never in a circle. Games do not know
each other, and all have the same rooms. The rules do no I/O.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import bequest
from tests.rules import citations, coverage

HOUSE = Path(bequest.__file__).parent
LEVELS = {"core": 0, "games": 1, "pedigree": 2, "bots": 2}
"""Everything else is above: cli, terminal, lab, adapters, server. Rooms of one level do not know each other."""
MAY_ASK: dict[str, set[str]] = {
    "data": set(),
    "rules": {"data"},
    "wire": {"data", "rules"},
    "seen": {"data", "rules", "wire"},
    "words": {"data", "rules", "wire", "seen"},
    "files": {"data", "rules", "wire", "seen"},
    "mind": {"data", "rules", "seen"},
    "position": {"data", "rules", "wire", "seen", "words", "files"},
    "game": {"data", "rules", "wire", "seen", "words", "files", "mind", "position"},
}
"""The rooms of a game, and which of the others each of them may import."""
MAKERS = {"rules.setup": {"files", "game"}, "files.position_file": {"game"}}
"""These make positions, so they import `position`; and who may import them."""
WITHOUT = {"mind"}
"""What a game may lack."""
NUMBERS = ("data.terms", "rules.events", "rules.codes", "rules.frames")
"""Modules of constants, which are read as `terms.MARRY`."""
MOST_NAMES = 12
MOST_LINES = 400
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


# --- rooms ---


def games() -> list[str]:
    return sorted(path.parent.name for path in HOUSE.glob("games/*/__init__.py"))


def inside(game: str) -> dict[str, Path]:
    """The modules of a game by their names within it, as in `rules.setup`; a room itself is `rules`."""
    folder = HOUSE / "games" / game
    named = {".".join(path.relative_to(folder).with_suffix("").parts): path for path in folder.rglob("*.py")}
    return {name.removesuffix("__init__").removesuffix("."): path for name, path in sorted(named.items())}


def imported(path: Path, package: str, known: Mapping[str, Path]) -> Iterator[str]:
    """The modules of a package that a module imports, for type checking only or not, anywhere in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            submodules = [f"{node.module}.{alias.name}" for alias in node.names]
            names = [name if name.removeprefix(f"{package}.") in known else node.module for name in submodules]
        for name in names:
            if name.startswith(f"{package}."):
                yield name.removeprefix(f"{package}.")


def graph(package: str, known: Mapping[str, Path]) -> dict[str, list[str]]:
    """For each module those that it imports."""
    return {name: sorted({*imported(path, package, known)} - {name}) for name, path in known.items()}


def circles(graph: Mapping[str, list[str]]) -> list[str]:
    """A way round for each set of modules that all reach each other, as in `a → b → a`."""
    found: list[str] = []
    done: set[str] = set()
    for start in sorted(graph):
        if start not in done and (round_trip := way(graph, start, start)):
            found.append(" → ".join(round_trip))
            done |= {other for other in graph if way(graph, start, other) and way(graph, other, start)}
    return found


def way(graph: Mapping[str, list[str]], start: str, goal: str) -> list[str]:
    """The shortest way from a module to another, of at least one step; empty if there is none."""
    ways = [[start]]
    seen: set[str] = set()
    for path in ways:
        for following in graph.get(path[-1], []):
            if following == goal:
                return [*path, goal]
            if following not in seen:
                seen.add(following)
                ways.append([*path, following])
    return []


@pytest.mark.parametrize("game", games())
def test_every_game_has_the_same_rooms(game: str) -> None:
    folder = HOUSE / "games" / game
    made = {"__pycache__"}
    entries = {path.name for path in folder.iterdir() if path.suffix != ".so"} - made
    files = {"__init__.py", "game.py", "position.py", "wire.py"}
    rooms = MAY_ASK.keys() - {"position", "game", "wire"}
    assert entries - WITHOUT == (files | rooms) - WITHOUT
    for room in entries & rooms:
        head = folder / room / "__init__.py"
        assert head.is_file(), f"{head} is missing"
        assert ast.get_docstring(ast.parse(head.read_text(encoding="utf-8"))), f"{head} does not say what the room is"


@pytest.mark.parametrize("game", games())
def test_imports_between_the_rooms_of_a_game_point_downwards(game: str) -> None:
    """`words` may ask the rules; the rules never ask for words."""
    wrong = []
    for name, others in graph(f"bequest.games.{game}", inside(game)).items():
        room = name.partition(".")[0]
        allowed = {room} | MAY_ASK.get(room, set()) | ({"position"} if name in MAKERS else set())
        for other in others:
            if other.partition(".")[0] not in allowed or room not in MAKERS.get(other, {room}):
                wrong.append(f"{name} imports {other}")
    assert not wrong


@pytest.mark.parametrize("game", games())
def test_no_imports_go_in_a_circle_within_a_game(game: str) -> None:
    """Those for type checking count: what needs them to be understood is one module in several files."""
    assert not circles(graph(f"bequest.games.{game}", inside(game)))


@pytest.mark.parametrize("floor", ["bots", "cli", "lab", "pedigree", "terminal"])
def test_no_imports_go_in_a_circle_elsewhere(floor: str) -> None:
    """In `core` the game and its positions know each other, as types."""
    folder = HOUSE / floor
    known = {".".join(path.relative_to(folder).with_suffix("").parts): path for path in folder.rglob("*.py")}
    assert not circles(graph(f"bequest.{floor}", known))


def test_circles_are_found() -> None:
    assert circles({"a": ["b"], "b": ["c"], "c": ["b", "d"], "d": [], "e": ["f"], "f": ["e", "a"]}) == [
        "b → c → b",
        "e → f → e",
    ]
    assert circles({"a": ["b", "c"], "b": ["c"], "c": []}) == []


@pytest.mark.parametrize("game", games())
def test_constants_are_not_imported_by_the_dozen(game: str) -> None:
    for name, path in inside(game).items():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.ImportFrom)
                and (node.module or "").removeprefix(f"bequest.games.{game}.") in NUMBERS
            ):
                assert len(node.names) <= MOST_NAMES, f"{name} imports {len(node.names)} names of {node.module}"


def test_no_module_is_too_long_for_a_head() -> None:
    long = {own_name(path): len(path.read_text(encoding="utf-8").splitlines()) for path in modules()}
    assert not {name: lines for name, lines in long.items() if lines > MOST_LINES}


def test_rules_are_cited_one_by_one() -> None:
    """A range hides the ids between its ends: python -m tests.rules.coverage --write-out"""
    root = HOUSE.parents[1]
    known = coverage.catalogued(root)
    found = []
    for path in modules():
        found += citations.faults(path.read_text(encoding="utf-8"), str(path.relative_to(root)), known)
    assert not found
