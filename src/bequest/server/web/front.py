"""What a browser shows that comes to the server: what this is, and how to play. Opening it changes nothing."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from litestar import Request, Response, get

from bequest import games
from bequest.core.words import Words, words
from bequest.server.house import House
from bequest.server.web.asking import language_of

ICON: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#4a2c2a"/>'
    '<path d="M9 6h9a5 5 0 0 1 3 9 5.5 5.5 0 0 1-2 11H9zm4 4v5h4a2.5 2.5 0 0 0 0-5zm0 9v5h5a2.5 2.5 0 0 0 0-5z" '
    'fill="#f3e3c3"/></svg>'
)
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


def page(said: Words, address: str) -> str:
    """The whole page, in one language."""
    lines = [f"<p>{escape(said.text('server-page-what'))}</p>", "<ul>"]
    lines += [f"<li>{escape(games.find(name).title)}</li>" for name in games.names()]
    host = f"bequest host gears --server {address} --players 3 --bots steady"
    lines += [
        "</ul>",
        f"<p>{escape(said.text('server-page-join'))}</p>",
        "<pre>bequest join LINK</pre>",
        f"<p>{escape(said.text('server-page-host'))}</p>",
        f"<pre>{escape(host)}</pre>",
        f"<p>{escape(said.text('server-page-more'))}</p>",
    ]
    return PAGE.format(language=said.language, content="\n".join(lines))


@get(["/", "/table/{name:str}"], media_type="text/html")
async def front(request: Request[Any, Any, Any], house: House) -> Response[str]:
    """The page; the same for an invitation, whose secret stands behind the # and is not sent here."""
    address = house.settings.outside or f"http://{request.headers.get('host', '')}"
    return Response(page(words(language_of(request)), address), media_type="text/html; charset=utf-8")


@get(["/favicon.svg", "/favicon.ico"], media_type="image/svg+xml")
async def icon() -> Response[str]:
    """A B, as on a seal."""
    kept = {"cache-control": "public, max-age=86400"}
    return Response(ICON, media_type="image/svg+xml", headers=kept)


ROUTES = [front, icon]
