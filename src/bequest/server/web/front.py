"""What a browser shows as long as the page to play in has not been built: what this is, and how to play without it."""

from __future__ import annotations

from html import escape
from typing import Final

from litestar import Response, get

from bequest import games
from bequest.core.words import Words

SEAL: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#ae2230"/>'
    '<path d="M9 6h9a5 5 0 0 1 3 9 5.5 5.5 0 0 1-2 11H9zm4 4v5h4a2.5 2.5 0 0 0 0-5zm0 9v5h5a2.5 2.5 0 0 0 0-5z" '
    'fill="#fff5ee"/>{corner}</svg>'
)
CORNER: Final = '<path d="M18 0h14v14z" fill="#f6b73c" stroke="#21180a"/>'
BUILD: Final = "make page"
PAGE: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Bequest</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<main>
<h1>Bequest</h1>
{content}
</main>
</body>
</html>
"""


def front(said: Words, address: str) -> str:
    """The whole of it, in one language."""
    titles = "".join([f"<li>{escape(games.find(name).title)}</li>" for name in games.names()])
    host = f"bequest host gears --server {address} --players 3 --bots steady"
    parts = [
        _paragraph(said.text("server-page-what")),
        f"<ul>{titles}</ul>",
        _paragraph(said.text("server-page-join")),
        "<pre>bequest join LINK</pre>",
        _paragraph(said.text("server-page-host")),
        f"<pre>{escape(host)}</pre>",
        _paragraph(said.text("server-page-more")),
        _paragraph(said.text("server-page-build")),
        f"<pre>{escape(BUILD)}</pre>",
    ]
    return PAGE.format(language=said.language, content="\n".join(parts))


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _icon(corner: str) -> Response[str]:
    kept = {"cache-control": "public, max-age=86400"}
    return Response(SEAL.format(corner=corner), media_type="image/svg+xml", headers=kept)


@get(["/favicon.svg", "/favicon.ico"], media_type="image/svg+xml")
async def icon() -> Response[str]:
    """A B, as on a seal."""
    return _icon("")


@get("/favicon-turn.svg", media_type="image/svg+xml")
async def turn_icon() -> Response[str]:
    """The same with a saffron corner, for whoever is to play."""
    return _icon(CORNER)


ROUTES = [icon, turn_icon]
