"""A game at a server, as the terminal asks about it: made of what the server tells one seat, and nothing else.

Steps of a move under way are here alone; the server is asked what follows after them, and gets the whole move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from bequest.core import reasons
from bequest.core.game import Game
from bequest.core.reasons import Reason, core_reason
from bequest.core.wire import Happened, Offer, Prompt, Result, SetOf, Wire
from bequest.core.words import quoted
from bequest.remote.errors import RemoteProblem
from bequest.remote.reading import Reader
from bequest.remote.tables import RemoteTable
from bequest.server.tables.news import News, Status

FINISHED = "finished"


class Distant:
    """What a seat (from 0; a negative one is a spectator) was told. Views are those of this seat, whoever asks."""

    def __init__(self, game: Game, table: RemoteTable, seat: int, news: News) -> None:
        self._game = game
        self._table = table
        self._seat = seat
        self._reader = Reader(game)
        table.server.reader = self._reader
        self._events: dict[int, Happened] = {}
        self._steps: list[list[str]] = []
        """Of the move under way, as they were chosen together."""
        self._version = -1
        self.take(news)

    def take(self, news: News) -> bool:
        """What the server tells; whether it is newer than what was known."""
        for event in self._reader.events(news.events):
            self._events.setdefault(event.sequence, event)
        if news.version <= self._version:
            return False
        before = self.asked_at if self._version >= 0 else None
        self._version = news.version
        self._sequence, self.move = news.sequence, news.move
        self._view = self._reader.view(news.view)
        self.status: Status = msgspec.convert(news.status, Status)
        self._result = self._reader.result(news.result)
        self._undo = None if news.undo is None else self._reader.reason(news.undo)
        self._first = self._reader.prompt(news.prompt), self._reader.offers(news.offers)
        if not self._steps or before != self.asked_at:
            self._steps = []
            self._prompt, self._offers = self._first
        return True

    # --- how it stands ---

    @property
    def game(self) -> Game:
        return self._game

    @property
    def players(self) -> int:
        return len(self.status.chairs)

    @property
    def over(self) -> bool:
        return self._result is not None and self._result.over

    @property
    def ended(self) -> bool:
        """Whether nothing can happen any more: it is over, or all have agreed to end it."""
        return self.status.state == FINISHED

    @property
    def sequence(self) -> int:
        return self._sequence

    @property
    def waiting(self) -> Sequence[int]:
        asked = self._first[0]
        return [] if self.ended or asked is None else [seat - 1 for seat in asked.seats]

    @property
    def asked_at(self) -> int | None:
        """When the open question of this seat came up; None if it is not asked."""
        asked = self._first[0]
        return None if asked is None or self._seat not in self.waiting else asked.asked_at

    @property
    def asked(self) -> bool:
        """Whether the person here is to choose: not while the table pauses, or a bot stands in."""
        return self._seat in self.waiting and not self.status.paused and not self.stood_in

    @property
    def stood_in(self) -> bool:
        """Whether a bot plays for this seat."""
        return self._seat >= 0 and bool(self.status.chairs[self._seat].level)

    def view(self, seat: Any) -> Wire:
        return self._view

    def prompt(self, seat: Any) -> Prompt | None:
        return self._prompt

    def offers(self, seat: Any) -> list[Offer]:
        return self._offers if seat == self._seat else []

    def events(self, since: Any = 0, seat: Any = None) -> list[Happened]:
        return [self._events[number] for number in sorted(self._events) if number >= since]

    # --- choosing ---

    def apply(self, action: Any, seat: Any = None) -> None:
        self.choose([action])

    def choose(self, actions: Sequence[int]) -> None:
        """Steps that belong together; with the last one the move is made. RemoteProblem if it can't be."""
        texts = [self._game.text(action) for action in actions]
        steps = [*self._taken, *texts]
        commits = any(offer.commits for offer in self._offers if offer.action in actions)
        if not commits and not self._look(steps):
            self._steps.append(texts)
            return
        self._send(steps)

    @property
    def _taken(self) -> list[str]:
        return [step for together in self._steps for step in together]

    def _look(self, steps: list[str]) -> bool:
        """Asks what follows after steps; whether they are the whole move."""
        found = self._table.offers(self._seat + 1, steps)
        prompt, offers = self._reader.prompt(found.prompt), self._reader.offers(found.offers)
        if not offers:
            return True
        self._prompt, self._offers = prompt, offers
        return False

    def _send(self, steps: list[str]) -> None:
        asked_at = self.asked_at
        assert asked_at is not None
        self._forget()
        try:
            self.take(self._table.move(self._seat + 1, steps, asked_at, self._sequence))
        except RemoteProblem:
            self.refresh()
            raise

    def _forget(self) -> None:
        self._steps = []
        self._prompt, self._offers = self._first

    def refresh(self) -> None:
        """Asks how all stands now."""
        self.take(self._table.news(self._seat + 1 if self._seat >= 0 else 0, self._sequence))

    def back(self, steps: int = 0, seat: Any = None) -> int:
        dropped = len(self._steps) if steps == 0 else min(steps, len(self._steps))
        del self._steps[len(self._steps) - dropped :]
        if self._steps:
            self._look(self._taken)
        else:
            self._forget()
        return dropped

    # --- sets ---

    def whole(self, picked: Sequence[int]) -> list[int] | None:
        """The steps that pick exactly this set, its end said where it could be larger; None if it can't be."""
        if self._refused(picked) is not None:
            return None
        steps = [*self._taken, *[self._game.text(action) for action in picked]]
        try:
            found = self._table.offers(self._seat + 1, steps)
        except RemoteProblem:
            return None
        prompt = self._reader.prompt(found.prompt)
        shape = None if prompt is None else prompt.shape
        if not found.offers or not isinstance(shape, SetOf) or not shape.picked:
            return list(picked)
        ends = [offer for offer in self._reader.offers(found.offers) if offer.text not in shape.of]
        return [*picked, ends[0].action] if ends and ends[0].blocked is None else None

    def _refused(self, picked: Sequence[int]) -> Reason | None:
        shape = None if self._prompt is None else self._prompt.shape
        if not isinstance(shape, SetOf):
            return core_reason(reasons.NO_SET_ASKED)
        for text, count in Counter([self._game.text(action) for action in picked]).items():
            if count > shape.of.count(text):
                return core_reason(reasons.NOT_SO_MANY, text=quoted(text), most=shape.of.count(text))
        if not shape.least <= len(picked) <= shape.most:
            return core_reason(reasons.SET_SIZE, least=shape.least, most=shape.most, found=len(picked))
        return None

    def why_not_set(self, *texts: str, seat: Any = None) -> Reason | None:
        picked = [self._game.parse(text) for text in texts]
        reason = self._refused(picked)
        return reason or (None if self.whole(picked) is not None else core_reason(reasons.NO_SUCH_SET))

    def why_not(self, action: Any, seat: Any = None) -> Reason | None:
        return next((offer.blocked for offer in self._offers if offer.action == action), None)

    # --- taking back ---

    def can_undo(self, seat: Any) -> Reason | None:
        return self._undo

    def undo(self, seat: Any) -> None:
        self._forget()
        self.take(self._table.undo(self._seat + 1, self._sequence))

    # --- how it ends ---

    @property
    def result(self) -> Result | None:
        """How it ended, or stood when all agreed to end it; None while it runs."""
        return self._result

    def _ended(self) -> Result:
        assert self._result is not None
        return self._result

    def winners(self) -> list[int]:
        return [seat - 1 for seat in self._ended().winners]

    def ranking(self) -> list[int]:
        return self._ended().ranking

    def scores(self) -> list[int]:
        return self._ended().scores

    def score_sheet(self) -> list[dict[str, Any]]:
        return self._ended().sheet


def whole_set_of(game: Distant, picked: Sequence[int], seat: int) -> list[int] | None:
    """How a set becomes steps, as `Picking` asks it."""
    return game.whole(picked)
