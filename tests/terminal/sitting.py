"""A terminal client fed with scripted lines, and positions worth sitting down to."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime

from rich.text import Text

from bequest import games
from bequest.bots.advice import advised
from bequest.bots.random_player import RandomPlayer
from bequest.core.handle import Handle
from bequest.core.position import Decision, Position
from bequest.games.gears.game import Gears
from bequest.games.gears.position import GearsPosition
from bequest.terminal.client import Client
from bequest.terminal.showing import Showing
from bequest.terminal.skin import Skin, skin_of
from bequest.terminal.table import Table, new_table
from bequest.terminal.voice import Voice
from tests.forms import view

NOW = datetime(2024, 5, 17, 20, 30, 0)
NAME = "bequest-gears-20240517-203000.json"
VARIANTS = ("deck", "none", "one_each", "draft", "machines")
"""How Fate cards are used with the base deck, and the expansion, which has none."""
Line = str | type[BaseException]


class Script:
    """A console whose lines are given; the end of the script is the end of the input."""

    def __init__(
        self, lines: Iterable[Line] = (), width: int = 80, height: int = 10_000, interactive: bool = False
    ) -> None:
        self._lines: Iterator[Line] = iter(lines)
        self.width = width
        self.height = height
        self.interactive = interactive
        self.written: list[str] = []
        self.prompts: list[str] = []

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.written.append(prompt)
        line = next(self._lines, EOFError)
        if isinstance(line, str):
            return line
        raise line

    def typed(self, seconds: float) -> str | None:
        time.sleep(seconds)
        return None

    def write(self, lines: Sequence[str | Text]) -> None:
        self.written += [str(line) for line in lines]

    def clear(self) -> None:
        self.written.append("<cleared>")

    @property
    def text(self) -> str:
        return "\n".join(self.written)

    @property
    def story(self) -> str:
        """All of it without line breaks and columns."""
        return " ".join(self.text.split())

    @property
    def widest(self) -> int:
        return max(map(len, self.text.splitlines()))


def gears(players: int = 2, seed: int = 3, **options: object) -> Table:
    return new_table(games.get("gears"), players, seed, options)


def variant(name: str, players: int, seed: int, **options: object) -> Table:
    if name == "machines":
        return new_table(games.get("gears", deck="forbidden"), players, seed, options)
    return gears(players, seed, fate=name, **options)


def sit(table: Table, lines: Iterable[Line], people: int = 1, language: str = "en") -> tuple[Script, int]:
    script = Script(lines)
    return script, Client(table, people, script, now=lambda: NOW, language=language).run()


def labels_of(client: Client, actions: Sequence[int]) -> str:
    """What is typed at the open question for these actions: their labels as they stand on the screen."""
    assert client.choices is not None
    options = [offer.action for offer in client.choices.options]
    return " ".join([client.choices.labels[options.index(action)] for action in actions])


def play_through(
    table: Table, people: int, language: str, width: int = 80, ask: Sequence[str] = (), height: int = 10_000
) -> Script:
    """A whole game of random choices, with some commands before each of them."""
    player = RandomPlayer(2)

    def lines() -> Iterator[str]:
        while not table.position.over:
            if script.prompts[-1].startswith(("Pass", "Passez")):
                yield ""
                continue
            yield from ask
            yield typed(client, table.position, lambda ahead, seat: player.choose(Handle(ahead, seat)))
        yield ""

    script = Script(lines(), width, height)
    client = Client(table, people, script, now=lambda: NOW, language=language)
    assert client.run() == 0
    assert table.position.over
    return script


def typed(client: Client, position: Position, choose: Callable[[Position, int], int]) -> str:
    """The label of an option; of a set those of all its members, the last one first."""
    chosen = advised(position, position.seat, lambda ahead: choose(ahead, position.seat))
    return labels_of(client, chosen[::-1])


def picked(player: RandomPlayer, position: Position) -> int:
    """What a player takes in a decision of whoever is asked."""
    return player.choose(Handle(position, position.seat))


def looks(position: Position, language: str = "en", width: int = 80) -> Skin:
    return skin_of(position.game, Voice(Script(width=width), language))


def until(table: Table, reached: Callable[[GearsPosition], bool]) -> Table:
    """Plays at random until a decision of the first seat that is wanted."""
    player = RandomPlayer(1)
    position = table.position
    assert isinstance(position, GearsPosition)
    while not (position.seat == 0 and reached(position)):
        position.push(picked(player, position), position.seat)
    return table


def option_label(table: Table, text: str) -> str:
    """What is typed for an option of a game in which no label depends on what was shown before."""
    position = table.position
    skin, seat = looks(position), position.seat
    choices = Showing(position, skin, Voice(Script(), "en"), ()).choices(seat)
    return choices.labels[[offer.action for offer in choices.offers].index(position.game.parse(text))]


def asked(position: Position) -> Decision:
    decision = position.decision_for(0)
    assert decision is not None
    return decision


def texts(position: Position) -> list[str]:
    return [position.game.text(action) for action in position.legal()]


def in_hand(position: Position) -> int:
    seats = view(position, 0)["seats"]
    assert isinstance(seats, list)
    return int(seats[0]["hand_size"])


def can_establish(position: Position) -> bool:
    """With so many cards in hand there is a choice of what to pay."""
    return any(text.startswith("establish") for text in texts(position)) and in_hand(position) > 5


def mid_payment() -> tuple[Table, str]:
    """A table, and the number of the option that opens a payment."""
    table = until(gears(), can_establish)
    return table, option_label(table, next(text for text in texts(table.position) if text.startswith("establish")))


def machines_at_work() -> Position:
    """Red leads every machine of the expansion, all of them successful, and has the turn."""
    game = games.get("gears", deck="forbidden")
    assert isinstance(game, Gears)
    timeline = [
        {"technology": card, "timeframe": f"t{level - 1}", "cubes": {"red": 2, "blue": 1}}
        for card, level in zip(game.deck.card_ids, game.deck.level, strict=False)
    ]
    content = {"game": "gears", "options": {"players": 4}, "round": 4, "timeline": timeline, "markers": ["t0"] * 4}
    hands = [["arch-fire", "skyfork", "skyfork", "orrery"], [], [], []]
    return game.from_json(json.dumps(content | {"hands": hands, "timeline": timeline[1:]}), journal=True)
