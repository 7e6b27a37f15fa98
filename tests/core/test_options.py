"""Options are refused by name, with what is allowed."""

from __future__ import annotations

import pytest

from bequest import games
from bequest.core.errors import BadOption, UnknownName
from bequest.core.options import choice, number, resolve
from bequest.core.words import message

HELP = message("option-players-help")
DECLARED = (
    number("players", 2, 4, None, HELP),
    choice("fate", ("deck", "none"), "deck", HELP),
    number("money", 1, 999, 70, HELP),
)


def test_defaults_fill_what_is_not_given() -> None:
    assert resolve(DECLARED, {"players": "3"}) == {"players": 3, "fate": "deck", "money": 70}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"fates": "deck"}, "unknown option 'fates'; did you mean 'fate'"),
        ({"fate": "all"}, "option fate: 'all' is not allowed; use deck, none"),
        ({"players": 5}, "use 2, 3, 4"),
        ({"players": True}, "use 2, 3, 4"),
        ({"money": 0}, "a whole number from 1 to 999"),
    ],
)
def test_what_is_not_allowed_is_named(given: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption, match=message.replace("?", r"\?")):
        resolve(DECLARED, given)


def test_an_unknown_game_or_chance_is_named() -> None:
    with pytest.raises(UnknownName, match="known: gears"):
        games.get("chess")
    with pytest.raises(BadOption, match="use auto or explicit"):
        games.get("gears").new(2, chance="maybe")
