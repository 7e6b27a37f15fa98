"""Every card of a deck of one's own, drawn as text from nothing but its faces.

python -m examples.draw_cards
"""

from __future__ import annotations

import textwrap

from bequest import games
from bequest.core.wire import Face
from bequest.core.words import name_of, words

WIDTH = 34


def card(face: Face, language: str) -> list[str]:
    """A frame with all that the face says, in words of the language."""
    said = words(language)
    name = said.say(name_of(face.names))
    lines = [*textwrap.wrap(name.upper(), WIDTH), f"{face.kind}, {face.copies} in the deck", ""]
    lines += [f"{key}: {value}" for key, value in face.values.items()]
    lines += textwrap.wrap(" ".join(f"[{icon}]" for icon in face.icons), WIDTH)
    if face.text is not None:
        lines += ["", *textwrap.wrap(said.say(face.text), WIDTH)]
    cut = [textwrap.shorten(line, WIDTH, placeholder="…") if len(line) > WIDTH else line for line in lines]
    bar = "+" + "-" * (WIDTH + 2) + "+"
    return [bar, *(f"| {line:<{WIDTH}} |" for line in cut), bar]


def main() -> None:
    text, name = games.supplied_text("gears", "base")
    mine = text.replace(f'name = "{name}"', 'name = "mine"', 1).replace('en = "Fire"', 'en = "Fire, Tamed at Last"', 1)
    game = games.get("gears", deck=games.load_deck("gears", mine, "mine.toml"))
    for face in game.faces():
        print("\n".join(card(face, "en")))


if __name__ == "__main__":
    main()
