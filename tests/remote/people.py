"""People who play at the tables of a server from scripts; the server is that of `tests.server.serving`."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from bequest.core.wire import SetOf
from bequest.remote.keys import Keys
from bequest.remote.server import Server
from bequest.remote.tables import RemoteTable, invited, opened
from bequest.server.wire import NewTable
from bequest.terminal.joined import Joined
from bequest.terminal.lobby import game_of
from bequest.terminal.picking import whole_set
from tests.terminal.sitting import Line, Script

PATIENCE = 60.0


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


class Live(Script):
    """A script that may also type without being asked, one line at each look, unless it is held."""

    def __init__(self, lines: Iterable[Line] = (), typed: Sequence[str] = ()) -> None:
        super().__init__(lines)
        self._typed = iter(typed)
        self._free = threading.Event()
        self._free.set()

    def typed(self, seconds: float) -> str | None:
        time.sleep(seconds)
        return next(self._typed, None) if self._free.is_set() else None

    def hold(self) -> None:
        self._free.clear()

    def release(self) -> None:
        self._free.set()

    def wait_for(self, text: str) -> None:
        """Until this was written; a test that waits in vain fails."""
        until = time.monotonic() + PATIENCE
        while text not in self.story:
            assert time.monotonic() < until, self.text[-2000:]
            time.sleep(0.02)


class Chooser:
    """Somebody at a keyboard who chooses at random, with some commands before, for so many questions; then leaves."""

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
        if not self.joined._position.ended:
            yield "leave"
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


def sit(choosers: list[Chooser]) -> list[int]:
    """All play at once, each at a keyboard of their own; the exit codes."""
    codes = [-1] * len(choosers)

    def run(place: int) -> None:
        codes[place] = choosers[place].joined.run()

    together([threading.Thread(target=run, args=(place,), daemon=True) for place in range(len(choosers))])
    return codes


def together(threads: list[threading.Thread]) -> None:
    """Runs them all to their ends."""
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
        assert not thread.is_alive()
