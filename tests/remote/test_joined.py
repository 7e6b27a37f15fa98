"""Games at a server, played in the terminal."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from bequest.server.wire import NewTable
from tests.remote.people import Chooser, begun
from tests.server.serving import serving


def sit(choosers: list[Chooser]) -> list[int]:
    """All play at once, each at a keyboard of their own; the exit codes."""
    codes = [-1] * len(choosers)

    def run(place: int) -> None:
        codes[place] = choosers[place].joined.run()

    threads = [threading.Thread(target=run, args=(place,), daemon=True) for place in range(len(choosers))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    return codes


@pytest.mark.parametrize(("game", "questions"), [("gears", 10_000), ("crecy", 25), ("lastwill", 25)])
def test_two_terminals_and_a_bot_play(game: str, questions: int, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, [other] = begun(server.url, tmp_path, NewTable(game, 3, bots=["random"]))
        mine = Chooser(table, 1, "en", questions, ("view", "why", "who"))
        theirs = Chooser(other, 2, "fr", questions)
        codes = sit([mine, theirs])
        print(mine.script.text[-3000:])
        print("==================", theirs.script.text[-3000:])
        assert codes == [0, 0]
