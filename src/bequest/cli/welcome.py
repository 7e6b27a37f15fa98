"""What `bequest play` asks if no game is named."""

from __future__ import annotations

from collections.abc import Sequence

from bequest import games
from bequest.bots.names import RANDOM
from bequest.bots.player import best_kind
from bequest.cli.common import MODE, SOLO
from bequest.core.game import Game
from bequest.core.words import Words
from bequest.terminal.console import Console
from bequest.terminal.layout import Cell, aligned


def ask_game(console: Console, said: Words) -> str:
    """The games with their players, a sentence each, and whether nobody plays well yet; the name of the one wanted."""
    rows: list[list[Cell]] = []
    for number, name in enumerate(games.names(), 1):
        game = games.get(name)
        counts = game.player_counts
        title = said.text("command-choose-players", title=game.title, low=counts[0], high=counts[-1])
        rows += [[f"{number:>3}", title], ["", said.text(game.about)]]
        if best_kind(name) == RANDOM:
            rows.append(["", said.text("command-choose-random")])
    console.write([said.text("command-choose"), *aligned(rows, indent=0, width=console.width)])
    return games.names()[_ask_number(console, said, games.names())]


def ask_players(game: Game, options: dict[str, object], players: int, console: Console, said: Words) -> int:
    """How many play; a game that can be played alone is asked for its mode first, which goes among the options."""
    if MODE in options:
        return players
    modes = next((option.values for option in game.options if option.key == MODE), ())
    if not modes:
        return _ask_count(console, said, game.player_counts[0], game.player_counts[-1])
    texts = [said.text(f"command-mode-{str(mode).replace('_', '-')}") for mode in modes]
    rows: list[list[Cell]] = [[f"{number:>3}", text] for number, text in enumerate(texts, 1)]
    console.write([said.text("command-choose-mode"), *aligned(rows, indent=0, width=console.width)])
    mode = modes[_ask_number(console, said, [str(mode) for mode in modes])]
    options[MODE] = mode
    if str(mode).startswith(SOLO):
        return 1
    counts = [count for count in game.player_counts if count > 1]
    return _ask_count(console, said, counts[0], counts[-1])


def _ask_number(console: Console, said: Words, names: Sequence[str]) -> int:
    """The place of what is chosen by number or name; Enter means the first."""
    last = len(names)
    while True:
        answer = console.read(said.text("command-choose-prompt")).strip().lower()
        if not answer:
            return 0
        if answer in names:
            return names.index(answer)
        if answer in map(str, range(1, last + 1)):
            return int(answer) - 1
        console.write([said.text("command-choose-again", last=last)])


def _ask_count(console: Console, said: Words, low: int, high: int) -> int:
    while True:
        answer = console.read(said.text("command-choose-count", low=low, high=high)).strip()
        if not answer:
            return low
        if answer in map(str, range(low, high + 1)):
            return int(answer)
