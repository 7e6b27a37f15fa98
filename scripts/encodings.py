"""`python -m scripts.encodings`: writes docs/encodings.md, the tables of all fields, from the encoders themselves."""

from __future__ import annotations

from pathlib import Path

from bequest import games
from bequest.core.encoding import Layout
from bequest.core.game import Game

PAGE = Path(__file__).parent.parent / "docs" / "encodings.md"

HEAD = """# Encodings

Made by `make encodings` from the encoders; not to be edited by hand.

`position.encode(seat, buffer)` writes what a seat may know (`None`: a spectator) into a buffer of `game.encoder.size`
cells: unsigned bytes (a `bytearray`, a NumPy row of `uint8`), or 32-bit floats, where each cell is divided by the most
that it can be. `game.encoder.read(buffer)` gives the seat's view back, so nothing is lost; nothing is in it that the
view does not show.

```python
game = games.get("gears")
state = game.new(players=3, seed=7)
cells = bytearray(game.encoder.size)
state.encode(0, cells)
game.encoder.layout.version                       # goes up with every change of a field
[(field.name, field.at, field.size) for field in game.encoder.layout.fields]
```

One layout serves all player counts and options of a game with its deck. Seats are told from who looks: `seats.0`
is the own seat, `seats.1` the next, and so on; seats beyond the players are 0. Cards are counts by card in the order of
the deck. A *wide* field has two cells for each number, its 256s and the rest.
"""


def table(title: str, layout: Layout) -> str:
    rows = [
        f"| `{field.name}` | {field.at} | {field.size} | {field.most} | {field.meaning} |" for field in layout.fields
    ]
    head = f"## {title}\n\nVersion {layout.version}, {layout.size} cells.\n"
    return "\n".join([head, "| field | at | cells | most | meaning |", "| --- | --- | --- | --- | --- |", *rows, ""])


def tables() -> list[tuple[str, Game]]:
    found: list[tuple[str, Game]] = []
    for name in games.names():
        for deck in games.find(name).aliases:
            game = games.get(name, deck=deck)
            found.append((f"{game.title}, deck {game.deck_name}", game))
    return found


def page() -> str:
    return "\n".join([HEAD, *[table(title, game.encoder.layout) for title, game in tables()]])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
