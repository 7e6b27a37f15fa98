"""Pictures of the page at known moments, in every size and language, beside drawings of what they should look like.

Usage: python -m scripts.screens [NAME...] [--size desktop|phone] [--language en|fr] [--mockups FOLDER] [--server URL]
Pictures go to .cache/screens/NAME-SIZE-LANGUAGE.png. With --mockups, a folder of drawings called NAME-1440x900.png or
NAME-390x844.png, each lies in .cache/screens/pairs on the left of its picture. Without --server one is started, with
the page of this checkout, which is built first if its sources have changed.
"""

from __future__ import annotations

import argparse
import base64
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from bequest.server.settings import Quotas
from scripts import chromium
from tests.browser.moments import MOMENTS
from tests.browser.visitor import ROOT, SCREENS, SIZES, Size, Visitor, visiting
from tests.server.serving import serving

PAGE: Final = ROOT / "src" / "bequest" / "server" / "page" / "index.html"
LANGUAGES: Final = ("en", "fr")
MANY: Final = 1_000_000
FREE: Final = Quotas(open_tables=MANY, guests_an_hour=MANY, requests_a_minute=MANY, imports_an_hour=MANY)


def build() -> None:
    """Builds the page, unless it is newer than all its sources."""
    sources = [path for path in (ROOT / "web").glob("src/**/*") if path.is_file()]
    sources += [*(ROOT / "web").glob("*.*"), *(ROOT / "src" / "bequest").glob("**/*.ftl")]
    if PAGE.exists() and PAGE.stat().st_mtime > max(path.stat().st_mtime for path in sources):
        return
    command = [
        "sh",
        "scripts/node.sh",
        "npm",
        "--prefix",
        "web",
        "run",
        "--silent",
        "build",
        "--",
        "--logLevel",
        "warn",
    ]
    subprocess.run(command, cwd=ROOT, check=True)


@contextmanager
def server(address: str) -> Iterator[str]:
    """The address of a server: the one that is named, or one of our own."""
    if address:
        yield address.rstrip("/")
        return
    build()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), quotas=FREE) as served:
        yield served.url


def shot(visitor: Visitor, name: str, called: str) -> Path:
    """A moment as this person sees it."""
    MOMENTS[name](visitor)
    visitor.page.evaluate("document.fonts.ready")
    visitor.page.wait_for_timeout(400)
    return visitor.shot(called)


def beside(browser: Browser, size: Size, left: Path, right: Path, called: str) -> None:
    """Two pictures in one."""
    images = "".join(
        [f'<img src="data:image/png;base64,{base64.b64encode(file.read_bytes()).decode()}">' for file in (left, right)]
    )
    page = browser.new_page(viewport={"width": 2 * size.width + 12, "height": size.height})
    style = "body{margin:0;display:flex;gap:12px;align-items:start;background:#888}"
    page.set_content(f"<style>{style}</style>{images}")
    file = SCREENS / "pairs" / f"{called}.png"
    file.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=file, full_page=True)
    page.close()


def drawing(folder: Path | None, name: str, size: Size) -> Path | None:
    """What a moment should look like, if that was drawn."""
    if folder is None:
        return None
    names = [name, name.partition("-")[0]] if name.startswith("widgets-") else [name]
    files = [folder / f"{one}-{size.width}x{size.height}.png" for one in names]
    return next((file for file in files if file.exists()), None)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Pictures of the page at known moments.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(MOMENTS)}; all, if none is named")
    parser.add_argument("--size", choices=["desktop", "phone"], help="both, if left out")
    parser.add_argument("--language", choices=LANGUAGES, help="both, if left out")
    parser.add_argument("--mockups", type=Path, help="a folder of drawings to lay beside the pictures")
    parser.add_argument("--server", default="", help="the address of a server that runs")
    args = parser.parse_args(arguments)
    unknown = [name for name in args.names if name not in MOMENTS]
    if unknown:
        parser.error(f"there is no moment {unknown[0]}; there are {', '.join(MOMENTS)}")
    found = chromium.find()
    if found is None:
        parser.error(chromium.MISSING)

    wrong = 0
    with server(args.server) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**found.launching())
        for name in args.names or MOMENTS:
            for size in [args.size] if args.size else ["desktop", "phone"]:
                for language in [args.language] if args.language else LANGUAGES:
                    called = f"{name}-{size}-{language}"
                    with visiting(browser, address, SIZES[size], language) as visitor:
                        try:
                            file = shot(visitor, name, called)
                        except Exception as error:  # one moment that fails is not the end of the others
                            visitor.problems.append(str(error).partition("\n")[0])
                            file = visitor.shot(called)
                        print(file.relative_to(ROOT), *visitor.problems[:3], sep="\n  ! ")
                        wrong += bool(visitor.problems)
                    drawn = drawing(args.mockups, name, SIZES[size])
                    if drawn:
                        beside(browser, SIZES[size], drawn, file, called)
        browser.close()
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
