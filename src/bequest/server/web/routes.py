"""All routes, room by room."""

from __future__ import annotations

from bequest.server.web import archive, front, games, page, people, play, programs, tables

ROUTES = [
    *archive.ROUTES,
    *front.ROUTES,
    *games.ROUTES,
    *page.ROUTES,
    *people.ROUTES,
    *play.ROUTES,
    *programs.ROUTES,
    *tables.ROUTES,
]
