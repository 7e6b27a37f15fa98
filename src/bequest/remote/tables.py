"""All that can be asked of a server about a table, one method each."""

from __future__ import annotations

import secrets

from bequest.remote.errors import RemoteProblem
from bequest.remote.line import Line
from bequest.remote.server import Server, path
from bequest.server.people.wire import BotToken, MeChange, NewBotToken
from bequest.server.tables.news import News, Offered
from bequest.server.tables.proposals import Proposal
from bequest.server.wire import Chat, Hint, Link, Me, Move, NewTable, Said, Say, SeatChange, Steps, TableInfo, Undo


def opened(server: Server, new: NewTable) -> TableInfo:
    """A new table."""
    return server.ask("POST", path("tables"), TableInfo, new)


def invited(server: Server, invitation: str) -> TableInfo:
    """The table that an invitation is for; nothing changes by looking at it."""
    return server.ask("POST", path("invitations"), TableInfo, Link(invitation), again=True)


def named(server: Server, name: str) -> Me:
    """Wants to be called so; somebody new becomes a guest."""
    return server.ask("POST", path("me"), Me, MeChange(name))


class RemoteTable:
    """A table at a server. Seats count from 1, as everywhere on the wire."""

    def __init__(self, server: Server, id: str, invitation: str = "") -> None:
        self.server = server
        self.id = id
        self.invitation = invitation

    def _ask(self, method: str, *parts: object, type: object, body: object = None, again: bool = False) -> object:
        at = path("tables", self.id, *parts)
        return self.server.ask(method, at, type, body, self.invitation, again)

    # --- the lobby ---

    def info(self) -> TableInfo:
        """How the table stands."""
        found = self._ask("GET", type=TableInfo, again=True)
        assert isinstance(found, TableInfo)
        return found

    def _changed(self, method: str, *parts: object, body: object = None) -> TableInfo:
        found = self._ask(method, *parts, type=TableInfo, body=body)
        assert isinstance(found, TableInfo)
        return found

    def sit(self, seat: int) -> TableInfo:
        """Sits down."""
        return self._changed("POST", "seats", seat, "sit")

    def leave(self, seat: int) -> TableInfo:
        """Leaves a seat; in a game that runs a bot plays on."""
        return self._changed("POST", "seats", seat, "leave")

    def give(self, seat: int, level: str) -> TableInfo:
        """Gives a seat to a bot, or to nobody."""
        return self._changed("PATCH", "seats", seat, body=SeatChange(level))

    def start(self) -> TableInfo:
        """The game begins."""
        return self._changed("POST", "start")

    def deck_seen(self) -> TableInfo:
        """The deck that somebody brought was looked at."""
        return self._changed("POST", "deck", "seen")

    # --- the game ---

    def line(self, seat: int = 0) -> Line:
        """A line that tells what happens."""
        return Line(self.server, self.id, seat, self.invitation)

    def _news(self, method: str, *parts: object, body: object = None, again: bool = False) -> News:
        found = self._ask(method, *parts, type=News, body=body, again=again)
        assert isinstance(found, News)
        return found

    def news(self, seat: int, since: int = 0) -> News:
        """All that a seat may know."""
        at = f"{path('tables', self.id, 'news')}?seat={seat}&since={since}"
        return self.server.ask("GET", at, News, None, self.invitation, again=True)

    def offers(self, seat: int, steps: list[str]) -> Offered:
        """What follows after steps of a move."""
        found = self._ask("POST", "seats", seat, "offers", type=Offered, body=Steps(steps), again=True)
        assert isinstance(found, Offered)
        return found

    def move(self, seat: int, steps: list[str], asked_at: int, since: int) -> News:
        """A whole move: made once, however often it has to be sent."""
        sent = Move(secrets.token_urlsafe(16), asked_at, steps, since)
        return self._news("POST", "seats", seat, "moves", body=sent, again=True)

    def undo(self, seat: int, since: int) -> News:
        """Takes the last move back."""
        return self._news("POST", "seats", seat, "undo", body=Undo(secrets.token_urlsafe(16), since), again=True)

    def resign(self, seat: int) -> News:
        """Gives up: a bot plays on."""
        return self._news("POST", "seats", seat, "resign")

    def come_back(self, seat: int) -> News:
        """Plays again instead of the bot that stood in."""
        return self._news("POST", "seats", seat, "return")

    def propose(self, seat: int, proposal: Proposal) -> News:
        """Proposes what all persons must agree to."""
        return self._news("POST", "seats", seat, "proposal", body=proposal)

    def answer(self, seat: int, agree: bool) -> News:
        """Agrees to what is proposed, or not."""
        return self._news("POST", "seats", seat, "agree" if agree else "decline")

    def hint(self, seat: int) -> Hint:
        """Advice."""
        found = self._ask("POST", "seats", seat, "hint", type=Hint)
        assert isinstance(found, Hint)
        return found

    def let(self, seat: int, name: str) -> BotToken:
        """Lets a program play an own seat; its token is told this once."""
        found = self._ask("POST", "seats", seat, "tokens", type=BotToken, body=NewBotToken(name))
        assert isinstance(found, BotToken)
        return found

    # --- talking ---

    def say(self, text: str) -> Said:
        """Says something to all at the table."""
        found = self._ask("POST", "chat", type=Said, body=Say(text))
        assert isinstance(found, Said)
        return found

    def said(self) -> list[Said]:
        """What was said so far; nothing where one may not read it."""
        try:
            found = self._ask("GET", "chat", type=Chat, again=True)
        except RemoteProblem:
            return []
        assert isinstance(found, Chat)
        return found.said
