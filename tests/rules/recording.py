"""Which functions of the package each test of a rule runs: a plugin of pytest, and the reader of its notes.

`make notes` runs the tests with it. While one marked with `pytest.mark.rule` runs, a trace function notes every Python
function that is called. That takes the interpreted rules: compiled functions cannot be traced. `.cache/rules/ran.json`
keeps the rules of each test and the functions that it ran. A later run replaces the notes on the tests that it runs,
and leaves those on the others. Functions and test files have checksums, so that notes on what has changed since do not
count.
"""

from __future__ import annotations

import ast
import json
import os
import sys
import zlib
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import _lru_cache_wrapper
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final, TypeAlias

import pytest

import bequest
from tests.rules.citations import documented

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = str(ROOT / "src" / "bequest") + os.sep
NOTES: Final = Path(".cache", "rules", "ran.json")
LOADING: Final = "loading"
"""Stands for a test: what loading the supplied decks runs, once in a process."""
PATIENCE: Final = 100_000
"""After so many calls in a row that bring nothing new the rest of a test is not traced: whole games would take thrice
as long."""
GONE: Final = -1
"""The checksum of what there is not."""
GENERATED: Final = "<string>"
"""Where code lies that `dataclass` makes."""

Function: TypeAlias = tuple[str, str]
"""Its file, from the root of the repository, and its qualified name."""
Cached: TypeAlias = "_lru_cache_wrapper[Any]"
Table: TypeAlias = dict[str, Any]
"""Notes as they travel from a worker and lie in the file: `functions`, and `tests` that name them by number."""


# --- the plugin ---


class Trace:
    """The functions that are called between `start` and `stop`."""

    def __init__(self, helpers: Mapping[int, str], shared: dict[str, dict[int, CodeType]]) -> None:
        self.called: dict[int, CodeType] = {}
        """By the address of the code: code itself is slow to hash."""
        self.around: list[tuple[str, dict[int, CodeType]]] = []
        """The cached helpers that are running, and what was called before each."""
        self.helpers = helpers
        self.shared = shared

    def start(self, patience: int = PATIENCE) -> None:
        helpers, quiet = self.helpers, 0

        def note(frame: FrameType, event: str, argument: object) -> Callable[[FrameType, str, object], Any] | None:
            nonlocal quiet
            code = frame.f_code
            if id(code) in self.called:
                quiet += 1
                if quiet > patience:
                    sys.settrace(None)
                return None
            if id(code) in helpers:
                self.around.append((helpers[id(code)], self.called))
                self.called = {}
                return leave
            self.called[id(code)] = code
            if code.co_filename.startswith(PACKAGE):
                quiet = 0
            return None

        def leave(frame: FrameType, event: str, argument: object) -> Callable[[FrameType, str, object], Any]:
            if event == "return":
                self.end_helper()
            return leave

        sys.settrace(note)

    def end_helper(self) -> None:
        """What a cached helper has run is also kept for the tests that will only see its result."""
        (name, before), within = self.around.pop(), self.called
        self.shared.setdefault(name, {}).update(within)
        self.called = before | within

    def stop(self) -> dict[int, CodeType]:
        sys.settrace(None)
        while self.around:  # the helper went on for longer than was traced
            self.end_helper()
        return {at: code for at, code in self.called.items() if code.co_filename.startswith((PACKAGE, GENERATED))}


class Recorder:
    """Notes what the marked tests of this process run."""

    def __init__(self) -> None:
        self.tests: dict[str, tuple[list[str], set[int]]] = {}
        self.codes: dict[int, CodeType] = {}
        """By address. Kept alive, so that no other code comes to lie there."""
        self.shared: dict[str, dict[int, CodeType]] = {}
        """What the cached helpers of test files have run."""

    @contextmanager
    def watching(
        self, test: str, rules: list[str], helpers: Mapping[str, Cached], patience: int = PATIENCE
    ) -> Iterator[None]:
        """Notes the functions that are called meanwhile, unless a debugger is at work."""
        if sys.gettrace() is not None:
            yield
            return
        hits = {name: helper.cache_info().hits for name, helper in helpers.items()}
        trace = Trace({id(helper.__wrapped__.__code__): name for name, helper in helpers.items()}, self.shared)
        trace.start(patience)
        try:
            yield
        finally:
            ran = trace.stop()
            for name, helper in helpers.items():
                if helper.cache_info().hits > hits[name]:
                    ran |= self.shared.get(name, {})
            self.codes |= ran
            self.tests.setdefault(test, (rules, set()))[1].update(ran)

    def note_loading(self) -> None:
        """Loads the supplied decks before a test has them loaded. Reading their long texts takes any patience."""
        from bequest import games

        for name in games.names():
            with self.watching(LOADING, [], {}, sys.maxsize):
                games.get(name)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Generator[None]:
        yield from self._watched(item)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None]:
        yield from self._watched(item)

    def _watched(self, item: pytest.Item) -> Generator[None]:
        rules = [str(rule) for mark in item.iter_markers("rule") for rule in mark.args]
        if not rules:
            return (yield)
        with self.watching(item.nodeid, rules, cached_helpers(item)):
            return (yield)

    def table(self) -> Table:
        constructors = generated()
        names = {at: constructors.get(at) or function_of(code) for at, code in self.codes.items()}
        functions = sorted({name for name in names.values() if name})
        numbers = {name: number for number, name in enumerate(functions)}
        tests = {
            test: [rules, sorted({numbers[name] for at in ran if (name := names[at])})]
            for test, (rules, ran) in self.tests.items()
        }
        return {"functions": [list(name) for name in functions], "tests": tests}

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput["rules"] = self.table()
        else:
            add(ROOT, [self.table()])


class Collector:
    """Gathers the notes of all workers."""

    def __init__(self) -> None:
        self.tables: list[Table] = []

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        output = getattr(node, "workeroutput", {})
        self.tables += [output["rules"]] if "rules" in output else []

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self) -> None:
        add(ROOT, self.tables)


def pytest_configure(config: pytest.Config) -> None:
    if bequest.compiled():
        return
    if config.getoption("dist", "no") != "no" and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Collector(), "rules-collector")
        return
    recorder = Recorder()
    config.pluginmanager.register(recorder, "rules-recorder")
    recorder.note_loading()


def cached_helpers(item: pytest.Item) -> dict[str, Cached]:
    """The functions of a test file whose results several tests share."""
    module = getattr(item, "module", None)
    if module is None:
        return {}
    cached = {name: value for name, value in vars(module).items() if isinstance(value, _lru_cache_wrapper)}
    return {f"{module.__name__}.{name}": value for name, value in cached.items()}


def function_of(code: CodeType) -> Function | None:
    """The function that a code belongs to: for a lambda or a comprehension the one around it."""
    name = code.co_qualname
    while name.rpartition(".")[2].startswith("<"):
        name = name.rpartition(".")[0].removesuffix(".<locals>")
    if not name or not code.co_filename.startswith(PACKAGE):
        return None
    return Path(code.co_filename).relative_to(ROOT).as_posix(), name


def generated() -> dict[int, Function]:
    """The constructors that `dataclass` makes, by the address of their code, which does not say whose it is."""
    found: dict[int, Function] = {}
    for module in [module for name, module in sys.modules.items() if name.startswith("bequest.")]:
        own = [kind for kind in vars(module).values() if getattr(kind, "__module__", "") == module.__name__]
        for kind in [kind for kind in own if isinstance(kind, type)]:
            code = getattr(vars(kind).get("__init__"), "__code__", None)
            file = str(module.__file__)
            if code is not None and code.co_filename == GENERATED and file.startswith(PACKAGE):
                found[id(code)] = Path(file).relative_to(ROOT).as_posix(), f"{kind.__qualname__}.__init__"
    return found


# --- the file ---


@dataclass(frozen=True, slots=True)
class Ran:
    """The rules that a test is marked with, and the functions that it ran."""

    rules: frozenset[str]
    functions: frozenset[Function]


@dataclass(slots=True)
class Notes:
    """What every marked test ran, by the test's id."""

    tests: dict[str, Ran] = field(default_factory=dict)
    outdated: int = 0
    """So many tests must run again: they have changed, or something that they ran."""

    def run_by_tests_of(self, rule: str) -> frozenset[Function]:
        return self._functions(ran for ran in self.tests.values() if rule in ran.rules)

    def run_by_any(self) -> frozenset[Function]:
        return self._functions(self.tests.values())

    def _functions(self, several: Iterable[Ran]) -> frozenset[Function]:
        return frozenset[Function]().union(*(ran.functions for ran in several))


class Checksums:
    """Of functions without their docstrings, and of test files."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.modules: dict[str, dict[str, int]] = {}
        self.files: dict[str, int] = {}

    def function(self, path: str, name: str) -> int:
        if path not in self.modules:
            self.modules[path] = self._functions(self.root / path)
        return self.modules[path].get(name, GONE)

    def _functions(self, path: Path) -> dict[str, int]:
        found: dict[str, int] = {}
        if path.exists():
            for name, node in documented(ast.parse(path.read_text(encoding="utf-8"))):
                if ast.get_docstring(node) is not None:
                    del node.body[0]
                found[name] = zlib.crc32(ast.dump(node).encode(), found.get(name, 0))
                if isinstance(node, ast.ClassDef):
                    found.setdefault(f"{name}.__init__", found[name])  # one that `dataclass` makes
        return found

    def file_of(self, test: str) -> int:
        path = test.partition("::")[0]
        if path not in self.files:
            file = self.root / path
            self.files[path] = zlib.crc32(file.read_bytes()) if file.is_file() else GONE
        return self.files[path]


def add(root: Path, tables: list[Table]) -> None:
    """Adds the notes of a run to those of earlier ones; of tests that are gone nothing is kept."""
    sums = Checksums(root)
    functions: dict[tuple[str, str, int], int] = {}
    tests: dict[str, list[object]] = {}
    for number, table in enumerate([_read(root), *tables]):
        own = [(path, name, *(sum or [sums.function(path, name)])) for path, name, *sum in table["functions"]]
        for test, (rules, ran, *sum) in table["tests"].items():
            now = sums.file_of(test)
            if number or now != GONE or test == LOADING:
                numbers = [functions.setdefault(own[function], len(functions)) for function in ran]
                tests[test] = [rules, numbers, *(sum or [now])]
    if tests:
        path = root / NOTES
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(f".{os.getpid()}")
        fresh.write_text(json.dumps({"functions": list(functions), "tests": tests}), encoding="utf-8")
        fresh.replace(path)


def _read(root: Path) -> Table:
    path = root / NOTES
    if not path.exists():
        return {"functions": [], "tests": {}}
    found: Table = json.loads(path.read_text(encoding="utf-8"))
    return found


def read(root: Path) -> Notes:
    """The notes that still count; none at all if no test has run here."""
    table, sums, notes = _read(root), Checksums(root), Notes()
    current = {
        number: (path, name)
        for number, (path, name, sum) in enumerate(table["functions"])
        if sum == sums.function(path, name)
    }
    for test, (rules, ran, sum) in table["tests"].items():
        same = sum == sums.file_of(test)
        if same:
            functions = frozenset(current[number] for number in ran if number in current)
            notes.tests[test] = Ran(frozenset(rules), functions)
        notes.outdated += not same or any(number not in current for number in ran)
    return notes
