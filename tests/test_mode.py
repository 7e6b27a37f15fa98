"""How the rules run: compiled where they were, interpreted from the same sources otherwise."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zlib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import bequest
from bequest import mode

TELL = "import bequest.mode, bequest.core.rng as rng; print(bequest.mode.MODE, rng.__file__)"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package without anything compiled, to be changed at will."""
    assert bequest.__file__ is not None
    kept = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "compiled.json")
    shutil.copytree(Path(bequest.__file__).parent, tmp_path / "bequest", ignore=kept)
    return tmp_path


def told(folder: Path, **environment: str) -> tuple[str, str]:
    """How the rules of a copy run, and what the generator was loaded from."""
    kept = {name: value for name, value in os.environ.items() if name != mode.PURE}
    run = subprocess.run(
        [sys.executable, "-c", TELL],
        env={**kept, "PYTHONPATH": str(folder), **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    how, where = run.stdout.split()
    return how, Path(where).name


def pretend(folder: Path, sums: dict[str, int]) -> None:
    """A manifest, and beside the generator a file that would be imported first if it were taken for a compiled one."""
    (folder / mode.MANIFEST).write_text(json.dumps(sums))
    (folder / "bequest" / "core" / f"rng{EXTENSION_SUFFIXES[0]}").write_bytes(b"no such thing")


def test_nothing_compiled_runs_interpreted(copy: Path) -> None:
    assert told(copy) == (mode.ABSENT, "rng.py")


def test_a_source_that_has_changed_is_run_instead_of_what_was_made_of_it(copy: Path) -> None:
    pretend(copy, {"bequest/core/rng.py": zlib.crc32(b"as it was before")})
    assert told(copy) == (mode.STALE, "rng.py")


def test_what_was_asked_for_comes_first(copy: Path) -> None:
    pretend(copy, {"bequest/core/rng.py": zlib.crc32((copy / "bequest" / "core" / "rng.py").read_bytes())})
    assert told(copy, BEQUEST_PURE="1") == (mode.PURE_ASKED, "rng.py")
    with pytest.raises(subprocess.CalledProcessError) as broken:
        told(copy)
    assert "rng" in broken.value.stderr  # without the variable it is what was compiled that is loaded


@pytest.mark.parametrize("wrong", ["", "{", '{"bequest/core/no.py": 1}'])
def test_a_broken_manifest_is_as_none(copy: Path, wrong: str) -> None:
    (copy / mode.MANIFEST).write_text(wrong)
    assert told(copy) == (mode.ABSENT, "rng.py")


def test_the_mode_of_this_run_is_what_is_loaded() -> None:
    import bequest.core.rng as rng

    assert rng.__file__ is not None
    assert bequest.compiled() == (not rng.__file__.endswith(".py")) == (mode.MODE == mode.COMPILED)


def test_without_a_compiler_nothing_is_compiled_and_one_line_says_so(tmp_path: Path) -> None:
    root = Path(__file__).parent.parent
    code = "import sys; sys.argv = ['setup.py', 'build_ext']; import setup; print(setup.extensions())"
    kept = {name: value for name, value in os.environ.items() if name != mode.PURE}
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={**kept, "CC": "false", "PYTHONPATH": str(root)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout == "[]\n"
    assert run.stderr.count("\n") == 1
    assert "no C compiler" in run.stderr
