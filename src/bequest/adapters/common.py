"""What all adapters share: a game set up by its name and options, what its end is worth, and one seed after another."""

from __future__ import annotations

import operator
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bequest import games
from bequest.bots.random_player import derived_seed
from bequest.core import options as declared
from bequest.core.errors import BadOption
from bequest.core.game import Game, fresh_seed
from bequest.core.position import Position
from bequest.core.words import message, quoted

BYTES: Final = "uint8"
FLOATS: Final = "float32"
DTYPES: Final = (BYTES, FLOATS)
"""Cells as they are, from 0 to 255, or each divided by the most that it can be."""
MODE: Final = "mode"
SOLO: Final = "solo_"
FIRST_SOLO: Final = "solo_standard"
MADE_ONCE: Final = {"players": "env(players={})", "deck": "env(deck={})", "seed": "reset(seed={})"}
"""Options that are given elsewhere; spaces and agents depend on players and deck."""


def not_installed(extra: str) -> str:
    """What to say if the framework of an adapter can't be imported."""
    return f"bequest.adapters.{extra} needs packages that are not installed; run: pip install 'bequest[{extra}]'"


def one_of(key: str, value: object, allowed: Sequence[object]) -> None:
    """Refuses a setting that has no such value, naming those that it has."""
    if value not in allowed:
        known = ", ".join([str(other) for other in allowed])
        raise BadOption(message("option-refused", key=key, value=quoted(value), allowed=known))


def whole(value: Any) -> Any:
    """A whole number of any kind, NumPy's too, as the int that the rules take; anything else as it is."""
    if isinstance(value, int):
        return value  # a bool too, which must not pass for a number
    try:
        return operator.index(value)
    except TypeError:
        return value


# --- setting up ---


@dataclass(frozen=True)
class Setting:
    """A game with everything but its seed decided."""

    game: Game
    players: int
    options: dict[str, object]

    def new(self, seed: int, chance: str = "auto") -> Position:
        return self.game.new(self.players, seed, chance, False, **self.options)

    def changed(self, given: Mapping[str, object] | None) -> Setting:
        """With other options of the game. Unknown keys may be meant for a wrapper: they only warn.

        As in `setting`, an option that is None is not given: it stays as it is.
        """
        known = [option.key for option in self.game.options]
        options = dict(self.options)
        for key, value in _given(given).items():
            _not_made_once(key, value)
            if key in known:
                options[key] = value
            else:
                unknown = message("option-unknown", key=quoted(key), hint="", known=", ".join(known))
                warnings.warn(f"ignored: {unknown}", stacklevel=3)
        return Setting(self.game, self.players, options)


def _given(options: Mapping[str, object] | None) -> dict[str, object]:
    return {key: whole(value) for key, value in (options or {}).items() if value is not None}


def _not_made_once(key: str, value: object) -> None:
    if key in MADE_ONCE:
        use = MADE_ONCE[key].format(repr(value))
        raise BadOption(message("option-refused", key=key, value=quoted(value), allowed=use))


def setting(
    game: str, players: int | None = None, deck: str | games.Deck = "base", options: Mapping[str, object] | None = None
) -> Setting:
    """A game by its name, or BadOption. Without a number of players: as few as the mode allows.

    One player means a solo mode and the other way round, so that either may be left out. An option that is None counts
    as not given.
    """
    found = games.get(game, deck)
    chosen = _given(options)
    for key, value in chosen.items():
        _not_made_once(key, value)
    if players is None:
        solo = str(chosen.get(MODE, "")).startswith(SOLO)
        players = 1 if solo else min([count for count in found.player_counts if count > 1])
    seats = declared.resolve(found.options, {**chosen, "players": whole(players)})["players"]
    assert isinstance(seats, int)
    if seats == 1 and any(option.key == MODE for option in found.options):
        chosen.setdefault(MODE, FIRST_SOLO)
    made = Setting(found, seats, chosen)
    made.new(0)  # what the game refuses is refused now, not at the first reset
    return made


def read_seed(given: object) -> int:
    """A seed as a caller gives it, or BadOption."""
    seed = declared.resolve((declared.seed(),), {"seed": whole(given)})["seed"]
    assert isinstance(seed, int)
    return seed


class Seeds:
    """A seed for each game: the one that is given, and from then on others that follow from it."""

    def __init__(self) -> None:
        self._first = fresh_seed()
        self._drawn = 0

    def next(self, given: int | None = None) -> int:
        if given is not None:
            self._first = read_seed(given)
            self._drawn = 0
            return self._first
        self._drawn += 1
        return derived_seed(self._first, self._drawn)


def standing(position: Position, seat: int) -> dict[str, object]:
    """How a seat stands at the end, for programs: its rank and score, and the outcome of the game."""
    return {"rank": position.ranking()[seat], "score": position.scores()[seat], "outcome": position.outcome}
