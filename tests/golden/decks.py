"""The decks of golden games: the supplied ones as they were when a game was first recorded, under another name."""

from __future__ import annotations

import re
import tomllib

from bequest import games
from tests.golden.script import Script
from tests.golden.scripts_gears import SMALL_DECK

OWN_NAME = "golden-"
TOLD = ("note", "published")
"""Fields of cards that no rule reads."""


def supplied_text(script: Script) -> str:
    return SMALL_DECK if script.deck == "small" else games.get(script.game, deck=script.deck).deck_text()


def frozen(script: Script) -> str:
    """A deck under a name of its own (a supplied name stands for the supplied text), without what no rule reads."""
    text = supplied_text(script)
    if script.game == "gears":
        return _frozen_gears(text)
    whole = tomllib.loads(text)
    if script.game == "lastwill":
        whole |= _frozen_boards(script)
    return _frozen(whole)


def _frozen_gears(text: str) -> str:
    lines = [line for line in text.splitlines() if line and not line.startswith(("#", "published", "bounded"))]
    plain = [re.sub(r"^(name|title) = \{ en = (\".*?\"),.*", r"\1 = \2", line) for line in lines]
    return re.sub(r'^name = "', f'name = "{OWN_NAME}', "\n".join(plain) + "\n", count=1)


def _frozen_boards(script: Script) -> dict[str, object]:
    """The boards of Last Will, which a deck may bring along."""
    boards = tomllib.loads(games.supplied_text(script.game, "manor-1")[0])
    return {key: value for key, value in boards.items() if key not in TOLD} | {"boards": f"{OWN_NAME}manor-1"}


def _frozen(deck: dict[str, object]) -> str:
    """A whole deck, to which nothing is added from the supplied one."""
    lines = [f"name='{OWN_NAME}{deck.pop('name')}'", "whole=true"]
    tables = {key: value for key, value in deck.items() if isinstance(value, list) and isinstance(value[0], dict)}
    lines += [f"{key}={_toml(value)}" for key, value in deck.items() if key not in (*tables, "whole")]
    for table, cards in tables.items():
        for card in cards:
            lines.append(f"[[{table}]]")
            lines += [f"{key}={_toml(value)}" for key, value in card.items() if key not in (*TOLD, "name")]
    return "\n".join(lines) + "\n"


def _toml(value: object) -> str:
    """As short as TOML can say it; names with an apostrophe do not occur among what rules read."""
    if isinstance(value, dict) and "en" in value:
        return _toml(value["en"])
    if isinstance(value, dict):
        return "{" + ",".join(f"{key}={_toml(item)}" for key, item in value.items() if key not in TOLD) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(_toml, value)) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return f"'{value}'" if isinstance(value, str) else str(value)
