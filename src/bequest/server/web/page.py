"""The page that people play in, as it was built: one document for every address, and its parts, kept for good.

What an address means, the page itself finds out; the secret of an invitation stands behind the # and is not sent here.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from bequest.core.words import words
from bequest.server.web.asking import language_of
from bequest.server.web.front import front
from bequest.server.web.games import FOR_GOOD
from bequest.server.web.given import TheHouse
from bequest.server.web.packing import takes_packed

DOCUMENT: Final = "index.html"
PARTS: Final = "assets"
KINDS: Final = {
    ".js": "text/javascript", ".css": "text/css", ".json": "application/json",
    ".svg": "image/svg+xml", ".png": "image/png", ".webp": "image/webp", ".woff2": "font/woff2",
    ".ftl": "text/plain", ".wasm": "application/wasm",
}  # fmt: skip
"""What a page is made of; nothing else is served."""
ASK_AGAIN: Final = {"cache-control": "no-cache"}
"""The document names its parts by their hashes, so it is the one thing that must be fresh."""
PACKED: Final = ".gz"

Asked = Request[Any, Any, Any]


@get(["/", "/{path:path}"], media_type="text/html")
async def page(request: Asked, house: TheHouse) -> Response[bytes]:
    """The page, for every address that is not asked by programs; if it was not built, how to play without it."""
    built = house.settings.page / DOCUMENT
    if await asyncio.to_thread(built.is_file):
        return await _file(request, built, "text/html", ASK_AGAIN)
    address = house.settings.outside or f"http://{request.headers.get('host', '')}"
    plain = front(words(language_of(request)), address).encode()
    return Response(plain, media_type="text/html")


@get("/assets/{path:path}")
async def part(path: FromPath[Path], request: Asked, house: TheHouse) -> Response[bytes]:
    """A part of the page. Its name has a hash of what it holds."""
    found = await asyncio.to_thread(_part, house.settings.page / PARTS, str(path).lstrip("/"))
    if found is None:
        raise NotFoundException
    return await _file(request, found, KINDS[found.suffix], FOR_GOOD)


def _part(folder: Path, name: str) -> Path | None:
    """A file of a folder; None if there is none, or only behind a link or a way that leads out of it."""
    try:
        found = (folder / name).resolve()
    except (OSError, ValueError):  # a name that no file can have
        return None
    inside = found.is_relative_to(folder.resolve())
    return found if inside and found.suffix in KINDS and found.is_file() else None


async def _file(request: Asked, file: Path, kind: str, kept: dict[str, str]) -> Response[bytes]:
    headers = {**kept, "vary": "accept-encoding"}
    packed = file.with_name(file.name + PACKED)
    if takes_packed(request) and await asyncio.to_thread(packed.is_file):
        headers["content-encoding"] = "gzip"
        file = packed
    return Response(await asyncio.to_thread(file.read_bytes), media_type=kind, headers=headers)


ROUTES = [page, part]
