"""Builds the rules with mypyc where that is possible: the same sources, several times as fast.

Without a C compiler or Python's headers, or with BEQUEST_PURE=1, the package is built without them and runs
interpreted. Everything else about the package stands in pyproject.toml.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import zlib
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
SOURCES = ROOT / "src"
sys.path[:0] = [str(SOURCES), str(ROOT)]
from bequest.mode import MANIFEST  # noqa: E402  # the one place that says where it lies
from scripts import docstrings  # noqa: E402

DOORS = (
    "__init__", "arguments", "errors", "game", "handle", "moves", "offers", "pickling", "reasons", "record", "schema",
    "speaker", "wire", "words",
)  # fmt: skip
"""Modules of core where callers and readers come in, and the records that travel: they stay interpreted, so that wrong
arguments are answered in words. So does the folder `texts`, which reads and writes files."""
ROOMS = ("data", "rules", "seen", "mind")
"""The rooms of a game that play. Its words and files read and write texts, once in a game or less."""

LOOPS = ("adapters/batch_memory.py", "adapters/batch_rows.py", "lab/train/rows.py")
"""The inner loops of many games at once."""


def modules() -> list[Path]:
    """The modules that are compiled: all of the rules that play."""
    found = [path for path in (SOURCES / "bequest" / "core").glob("*.py") if path.stem not in DOORS]
    for game in (SOURCES / "bequest" / "games").iterdir():
        found += [game / "position.py"] if game.is_dir() and (game / "position.py").exists() else []
        found += [path for room in ROOMS for path in (game / room).glob("*.py") if path.stem != "__init__"]
    return [*sorted(found), *[SOURCES / "bequest" / name for name in LOOPS]]


def manifest() -> str:
    """What was compiled, with a checksum of each source: an edited source is run instead of what was made of it."""
    sums = {path.relative_to(SOURCES).as_posix(): zlib.crc32(path.read_bytes()) for path in modules()}
    return json.dumps(sums, indent=1) + "\n"


def obstacle() -> str:
    """Why the rules can't be compiled here, in one line; empty if they can."""
    if os.environ.get("BEQUEST_PURE") == "1":
        return "BEQUEST_PURE is set"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypyc is not installed"
    return "" if can_compile() else "no C compiler, or no headers of Python (Debian, Ubuntu: gcc, python3-dev)"


def can_compile() -> bool:
    """Tries with a file of one line, quietly."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        compiler = new_compiler()
        quiet, real = os.open(os.devnull, os.O_WRONLY), os.dup(2)
        os.dup2(quiet, 2)
        try:
            customize_compiler(compiler)
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[get_python_inc()])
        except Exception:  # whatever goes wrong here means that it can't
            return False
        finally:
            os.dup2(real, 2)
            os.close(quiet)
            os.close(real)
    return True


def cores() -> int:
    """Those that this process may use, where the system tells."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


BUILDS = {"bdist", "bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}
"""Commands for which the rules are compiled. pip asks for metadata first, twice; they need no C code."""


def extensions() -> list[Extension]:
    if not BUILDS & set(sys.argv):
        return []
    problem = obstacle()
    if problem:
        print(f"bequest: built without compiled rules, they run interpreted ({problem})", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    level = os.environ.get("MYPYC_OPT_LEVEL", "3")
    names = [str(path.relative_to(ROOT)) for path in modules()]
    os.environ["MYPYPATH"] = str(SOURCES)
    options = ["--strict", "--explicit-package-bases", "--cache-dir", str(ROOT / ".cache" / "mypyc")]
    built: list[Extension] = mypycify(
        [*options, *names], opt_level=level, debug_level="0", multi_file=True, group_name="bequest"
    )
    docstrings.write(SOURCES, modules(), ROOT / "build")
    if os.name == "posix":
        for extension in built:
            # Functions that nobody outside can see call each other directly.
            extension.extra_compile_args.append("-fvisibility=hidden")
    return built


class BuildExtensions(build_ext):
    """Compiles on all cores, and says in the manifest what was compiled."""

    def build_extensions(self) -> None:
        # Nearly all of the C code belongs to one extension, whose files setuptools compiles one after the other.
        one_by_one = self.compiler.compile

        def together(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(cores()) as pool:
                made = pool.map(lambda source: one_by_one([source], **options), sources)
                return [name for names in made for name in names]

        self.compiler.compile = together
        super().build_extensions()

    def run(self) -> None:
        folder = SOURCES if self.inplace else Path(self.build_lib)
        for left in [folder / MANIFEST, *folder.glob(f"**/*{EXTENSION_SUFFIXES[0]}")]:
            left.unlink(missing_ok=True)  # of an earlier build, perhaps of a module that is no longer compiled
        super().run()
        if self.extensions:
            (folder / MANIFEST).write_text(manifest(), encoding="utf-8")


class BuildModules(build_py):
    """A manifest of an earlier build in place does not belong into the wheel: building in it writes its own."""

    def find_data_files(self, package: str, src_dir: str) -> list[str]:
        return [name for name in super().find_data_files(package, src_dir) if not name.endswith(Path(MANIFEST).name)]


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExtensions, "build_py": BuildModules})
