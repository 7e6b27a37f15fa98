"""A page that is fed: it shows one position after the other, without a server that plays them.

The page is the real one. Only its line to the server is ours: what a seat may know of a position is told as a server
would, so that thousands of positions can be looked at in the time of a few games.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Route, WebSocketRoute

from bequest.core.game import Game
from bequest.core.position import Position
from bequest.core.wire import to_json
from tests.browser.table import AtTable
from tests.browser.visitor import PATIENCE_MS, Visitor


class Feed:
    """Tells the page of one visitor about positions of a game."""

    def __init__(self, visitor: Visitor, game: Game, players: int, seat: int = 1) -> None:
        self.visitor = visitor
        self.game = game
        self.seat = seat
        self.position: Position | None = None
        self.version = 0
        self.told = 0
        """How many events the page knows."""
        self.line: WebSocketRoute | None = None
        bots = ["steady"] * (players - 1)
        alone = {"options": {"mode": "solo_standard"}} if players == 1 else {}
        wanted = {"game": game.name, "players": players, "bots": bots, **alone}
        self.table = visitor.call("POST", "/api/tables", wanted)
        self.table |= {"tell": "table", "state": "running", "faces": game.faces_hash, "yours": [seat]}
        self.id = str(self.table["id"])

    def open(self, position: Position) -> AtTable:
        """The page comes up and shows a position."""
        self.position = position
        self.told = position.sequence
        page = self.visitor.page
        page.route(f"**/api/tables/{self.id}", lambda route: self._fulfil(route, json.dumps(self.table)))
        page.route(f"**/api/tables/{self.id}/faces/*", lambda route: self._fulfil(route, to_json(self.game.faces())))
        page.route(f"**/api/tables/{self.id}/story*", lambda route: self._fulfil(route, "[]"))
        page.route(f"**/api/tables/{self.id}/news*", lambda route: self._fulfil(route, json.dumps(self.news())))
        page.route(f"**/api/tables/{self.id}/at/*", lambda route: self._fulfil(route, json.dumps(self._moment())))
        page.route_web_socket("**/api/socket", self._listen)
        return AtTable(self.visitor, self.id, self.seat).open()

    def show(self, position: Position, seat: int | None = None) -> None:
        """Another position, perhaps through another seat; back when the page has drawn it."""
        self.seat = self.seat if seat is None else seat
        self.send_position(position)
        self.visitor.page.wait_for_function(
            "(move) => document.querySelector('.writ')?.dataset.asked?.startsWith(move + '/') || !move",
            arg=self._asked_at(), timeout=PATIENCE_MS,
        )  # fmt: skip

    def send_position(self, position: Position) -> None:
        """Another position, without waiting for the page."""
        self.position = position
        self.send()

    def send(self) -> None:
        self.tell(self.news())

    def tell(self, news: dict[str, Any]) -> None:
        assert self.line is not None
        self.line.send(json.dumps(news))

    def news(self) -> dict[str, Any]:
        """What the seat is told of the position."""
        position = self.position
        assert position is not None
        self.version += 1
        looker = None if self.seat == 0 else self.seat - 1
        asked = self.seat - 1 in position.waiting
        since, self.told = self.told, position.sequence
        prompt = None if position.over else self._json(position.prompt(looker))
        if prompt:
            prompt["asked_at"] = self.version
        result = position.result() if position.over else None
        chairs = [{"seat": seat + 1} for seat in range(position.players)]
        return {
            "tell": "news", "table": self.id, "version": self.version, "seat": self.seat, "since": since,
            "sequence": position.sequence, "move": self.version, "view": self._json(position.view(looker)),
            "status": {"state": "running", "chairs": chairs},
            "events": self._json(position.events(since, looker)) if since < position.sequence else [],
            "prompt": prompt, "offers": self._json(position.offers(looker)) if asked else [],
            "result": self._json(result) if result is not None else None, "story": [],
        }  # fmt: skip

    def _moment(self) -> dict[str, Any]:
        """An earlier moment: there is only one here."""
        assert self.position is not None
        view = self._json(self.position.view(self.seat - 1))
        return {"move": 0, "last": self.version, "view": view, "events": [], "story": []}

    def _asked_at(self) -> str:
        assert self.position is not None
        return str(self.version) if self.seat - 1 in self.position.waiting else ""

    def _listen(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        assert self.line is not None
        assert self.position is not None
        said = json.loads(message)
        if said["do"] == "enter":
            self.line.send(json.dumps(self.table))
            self.send()
        elif said["do"] == "look":
            steps = said["steps"]
            told = {
                "tell": "offered",
                "ask": said["ask"],
                "prompt": self._json(self.position.prompt(self.seat - 1, steps)),
                "offers": self._json(self.position.offers(self.seat - 1, steps)),
            }
            self.line.send(json.dumps(told))

    @staticmethod
    def _json(what: Any) -> Any:
        return json.loads(to_json(what))

    @staticmethod
    def _fulfil(route: Route, body: str | bytes) -> None:
        route.fulfill(body=body, content_type="application/json")
