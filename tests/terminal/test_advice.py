"""The command `advice`: an option that is on offer, a reason for it, and nothing that the seat can't know."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from bequest import games
from bequest.bots.names import HEURISTIC
from bequest.bots.player import new_player
from bequest.core.handle import Handle
from bequest.core.position import Position
from bequest.core.rng import seeded
from bequest.core.words import LANGUAGES, words
from bequest.terminal.table import Table, new_table
from tests.terminal.sitting import sit

NUMBER = re.compile(r"\d+")


def table_after(
    game: str, players: int, choices: int, options: Mapping[str, object] | None = None, deck: str = "base"
) -> Table:
    """A table at which the first seat has several options, after some choices by rules of thumb."""
    table = new_table(games.get(game, deck=deck), players, 3, options or {})
    position = table.position
    bots = [new_player(HEURISTIC, seat) for seat in range(players)]
    made = 0
    while made < choices or position.seat != 0 or len(position.legal(0)) < 3:
        position.push(bots[position.seat].choose(Handle(position, position.seat)), position.seat)
        made += 1
    return table


def advice(table: Table, language: str = "en") -> str:
    """All that is said when advice is asked for."""
    script, _ = sit(table, [words(language).text("terminal-command-hint")], language=language)
    first = script.written.index(script.prompts[0])
    return " ".join(script.written[first + 1 : script.written.index(script.prompts[1], first + 1)])


@pytest.mark.parametrize(
    ("game", "players", "choices", "options"),
    [
        ("gears", 2, 0, {}),
        ("gears", 2, 25, {}),
        ("crecy", 2, 25, {}),
        ("crecy", 1, 25, {"mode": "solo_standard"}),
        ("lastwill", 3, 25, {}),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_gives_a_reason(
    game: str, players: int, choices: int, options: dict[str, object], language: str
) -> None:
    told = advice(table_after(game, players, choices, options), language)
    start = words(language).text("terminal-hint", number="", choice="").split(" ")[0]
    assert told.startswith(start)
    unit = "points" if players == 1 else "%"
    assert unit in told
    assert NUMBER.search(told)


def test_it_says_the_same_again() -> None:
    assert advice(table_after("gears", 2, 10)) == advice(table_after("gears", 2, 10))


def test_in_a_world_that_the_seat_can_not_tell_apart_it_says_the_same() -> None:
    for game in ("gears", "crecy", "lastwill"):
        table = table_after(game, 2, 12)
        told = advice(Table(kept(table.position), table.options))
        other = table.position.guess(0, seeded(9))
        assert other.key(0) == table.position.key(0)
        assert advice(Table(kept(other), table.options)) == told


def kept(position: Position) -> Position:
    """The position as a table needs it: with a journal of its own, which begins here."""
    return position.game.from_json(position.to_json(), journal=True)


def test_without_a_net_rules_of_thumb_choose_and_give_no_reason() -> None:
    told = advice(table_after("gears", 2, 10, deck="tree-1"))
    assert told.startswith("A sensible player might choose")
    assert "%" not in told
