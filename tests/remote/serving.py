"""A real server in a thread, on a free port, and people who play at its tables from scripts."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from bequest.core.wire import SetOf
from bequest.remote.keys import Keys
from bequest.remote.server import Server
from bequest.remote.tables import RemoteTable, invited, opened
from bequest.server import network, running
from bequest.server.settings import Settings
from bequest.server.wire import NewTable
from bequest.terminal.joined import Joined
from bequest.terminal.lobby import game_of
from bequest.terminal.picking import whole_set
from tests.terminal.sitting import Script


class Running:
    """A server under way."""

    def __init__(self, settings: Settings) -> None:
        listening = network.bound("127.0.0.1", settings.port)
        self.settings = running.at_port(settings, listening.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.settings.port}"
        self._loop = asyncio.new_event_loop()
        running.prepare(self.settings)
        self._server = running.web_server(self.settings)
        self._thread = threading.Thread(
            target=self._loop.run_until_complete, args=(self._server.serve([listening]),), daemon=True
        )
        self._thread.start()
        wait_for(lambda: self._server.started)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive()
        self._loop.close()


@contextmanager
def serving(folder: Path, port: int = 0) -> Iterator[Running]:
    """A server whose bots think no longer than they must."""
    found = Running(Settings(port=port, database=f"sqlite:///{folder / 'server.db'}", haste=0.0))
    try:
        yield found
    finally:
        found.stop()


def wait_for(there: Callable[[], object], seconds: float = 30.0) -> None:
    """Until something is so; a test that waits in vain fails."""
    until = time.monotonic() + seconds
    while not there():
        assert time.monotonic() < until
        time.sleep(0.01)


def somebody(address: str, folder: Path, name: str) -> Server:
    """A person with keys of their own."""
    return Server(address, Keys(folder / name))


def begun(address: str, folder: Path, new: NewTable) -> tuple[RemoteTable, list[RemoteTable]]:
    """A table that has begun: as whoever opened it sees it, and as each of the others does."""
    owner = somebody(address, folder, "owner")
    info = opened(owner, new)
    others = []
    for seat in range(2, new.players - len(new.bots) + 1):
        guest = somebody(address, folder, f"guest-{seat}")
        assert invited(guest, info.invitation).id == info.id
        others.append(RemoteTable(guest, info.id, info.invitation))
        others[-1].sit(seat)
    table = RemoteTable(owner, info.id, info.invitation)
    table.start()
    return table, others


class Chooser:
    """Somebody at a keyboard who chooses at random, with some commands before, for so many questions."""

    def __init__(self, table: RemoteTable, seat: int, language: str, questions: int, ask: tuple[str, ...] = ()) -> None:
        self._rng = random.Random(seat)
        self._left = questions
        self._ask = ask
        self.script = Script(self._lines())
        info = table.info()
        self.joined = Joined(table, info, game_of(table, info), seat, self.script, language)

    def _lines(self) -> Iterator[str]:
        while self._left and not self.joined._position.ended:
            self._left -= 1
            yield from self._ask
            yield self._chosen()
        yield from ("log", "")

    def _chosen(self) -> str:
        """Labels of an option, or of a set; one that does not go together is asked for again."""
        choices, asked = self.joined.choices, self.joined._position.prompt(0)
        assert choices is not None
        assert asked is not None
        shape = whole_set(asked)
        labels = dict(zip([offer.text for offer in choices.offers], choices.labels, strict=True))
        if isinstance(shape, SetOf):
            picked = self._rng.sample(shape.of, self._rng.randint(shape.least, shape.most))
            return " ".join([labels[text] for text in picked]) or "0"
        return labels[self._rng.choice(choices.options).text]
