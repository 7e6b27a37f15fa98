"""What tests run is noted, kept and forgotten in the right places."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import pytest

from bequest import rulebook
from bequest.core.errors import UnknownName
from tests.rules import recording
from tests.rules.recording import Cached, Recorder, Table

FOLDED = ("src/bequest/rulebook.py", "folded")
LOOKUP = ("src/bequest/rulebook.py", "lookup")

pytestmark = pytest.mark.skipif(sys.gettrace() is not None, reason="a debugger is at work")


@cache
def helper(text: str) -> str:
    return rulebook.folded(text)


def functions(recorder: Recorder, test: str) -> set[tuple[str, str]]:
    table = recorder.table()
    return {(path, name) for path, name in (table["functions"][number] for number in table["tests"][test][1])}


def note(recorder: Recorder, test: str, text: str, helpers: dict[str, Cached]) -> None:
    with recorder.watching(test, ["G-1.1"], helpers):
        helper(text)


def test_functions_that_are_called_are_noted() -> None:
    recorder = Recorder()
    with recorder.watching("one", ["G-1.1"], {}):
        rulebook.lookup("gears", "en", "G-1.1")
    with recorder.watching("one", ["G-1.1"], {}):
        rulebook.folded("a")
    with recorder.watching("two", ["G-1.2"], {}):
        pass
    assert {LOOKUP, FOLDED} <= functions(recorder, "one")
    assert functions(recorder, "two") == set()
    assert recorder.table()["tests"]["one"][0] == ["G-1.1"]
    assert sys.gettrace() is None


def test_constructors_that_dataclasses_have_made_belong_to_their_class() -> None:
    recorder = Recorder()
    with recorder.watching("one", [], {}):
        rulebook.Rule("G-1.1", "Text.", "1. Section")
    assert ("src/bequest/rulebook.py", "Rule.__init__") in functions(recorder, "one")


def test_an_error_ends_the_trace() -> None:
    recorder = Recorder()
    with pytest.raises(UnknownName), recorder.watching("one", [], {}):
        rulebook.lookup("chess", "en", "castling")
    assert sys.gettrace() is None
    assert LOOKUP in functions(recorder, "one")


def test_a_shared_result_counts_for_all_tests_that_use_it() -> None:
    helper.cache_clear()
    recorder, helpers = Recorder(), {"helper": helper}
    note(recorder, "first", "a", helpers)
    note(recorder, "second", "a", helpers)
    with recorder.watching("third", ["G-1.1"], helpers):
        pass
    assert FOLDED in functions(recorder, "first")
    assert FOLDED in functions(recorder, "second")
    assert FOLDED not in functions(recorder, "third")


def test_after_many_calls_that_bring_nothing_new_tracing_ends() -> None:
    recorder = Recorder()
    with recorder.watching("one", [], {}, patience=10):
        for _ in range(20):
            rulebook.folded("a")
        assert sys.gettrace() is None
        rulebook.lookup("gears", "en", "G-1.1")
    assert FOLDED in functions(recorder, "one")
    assert LOOKUP not in functions(recorder, "one")


def test_loading_decks_is_noted() -> None:
    recorder = Recorder()
    recorder.note_loading()
    assert ("src/bequest/games/__init__.py", "get") in functions(recorder, recording.LOADING)


# --- the file ---


def table(*tests: str) -> Table:
    return {"functions": [["src/a.py", "f"]], "tests": {f"tests/{test}": [["G-1.1"], [0]] for test in tests}}


def write(root: Path, path: str, text: str) -> None:
    (root / path).parent.mkdir(exist_ok=True)
    (root / path).write_text(text, encoding="utf-8")


def counting(root: Path) -> list[str]:
    """The tests whose notes on `f` count."""
    notes = recording.read(root)
    return [test.removeprefix("tests/") for test, ran in notes.tests.items() if ("src/a.py", "f") in ran.functions]


def test_a_later_run_keeps_what_it_does_not_run(tmp_path: Path) -> None:
    for path, text in {"src/a.py": "def f(): ...", "tests/a.py": "", "tests/b.py": ""}.items():
        write(tmp_path, path, text)
    assert counting(tmp_path) == []
    recording.add(tmp_path, [table("a.py::one", "a.py::two"), table("b.py::three")])
    recording.add(tmp_path, [table("a.py::two")])
    assert counting(tmp_path) == ["a.py::one", "a.py::two", "b.py::three"]
    write(tmp_path, "src/a.py", "def f(): return 1")
    assert counting(tmp_path) == []
    assert recording.read(tmp_path).outdated == 3
    recording.add(tmp_path, [table("b.py::three")])
    assert counting(tmp_path) == ["b.py::three"]
    (tmp_path / "tests" / "b.py").unlink()
    recording.add(tmp_path, [table("a.py::one")])
    assert counting(tmp_path) == ["a.py::one"]
