"""Ids of words that the code of Gears of Time puts together: how they begin, and all ways in which they end."""

from __future__ import annotations

from typing import Final

from bequest import games
from bequest.games.gears.data import terms
from bequest.games.gears.data.deck import Deck
from bequest.games.gears.data.loading import SUPPLIED, supplied
from bequest.games.gears.rules import events, frames
from bequest.games.gears.words import reasons
from bequest.games.gears.words.choices import CARD_PURPOSES, GROUPS
from bequest.games.gears.words.faces import TOKENS

DECKS: Final[list[Deck]] = [supplied(name) for name in SUPPLIED]
FIRST_DECISION_STEPS: Final = {"move", "end", "position"}
"""What `view` calls the decisions of a turn and of the order; the others bear the names of their frames."""

FAMILIES: Final[dict[str, set[str]]] = {
    "gears-style-": {f"{style.id}{end}" for style in games.find("gears").styles for end in ("", "-about")},
    "gears-player-": set(terms.COLOURS),
    "gears-initial-": set(terms.COLOURS),
    "gears-decision-": FIRST_DECISION_STEPS | set(frames.NAMES[frames.KEEP : frames.FIRST_CHANCE]) - {"order"},
    "gears-choice-": {structure.verb for deck in DECKS for structure in deck.catalogue.structures}
    | {f"card-{purpose}" for purpose in CARD_PURPOSES},
    "gears-short-": {"draw", "end"},
    "gears-group-": set(GROUPS),
    "gears-text-": set(terms.ABILITY_MOMENTS[1:]),
    "gears-target-": set(terms.TARGETS),
    "gears-effect-": {*terms.FATE_EFFECTS, *terms.ABILITY_EFFECTS},
    "gears-event-": set(events.NAMES)
    | {f"{kind}-unnamed" for kind in ("card", "draw", "keep", "personal-fate", "area-cube")}
    | {"establish-named", "fate-player", "fate-technology", "fate-waived"},
    "gears-points-": set(terms.SOURCES),
    "gears-source-": set(terms.SOURCES),
    "gears-back-": {"pool", "supply"},
    "gears-cube-": set(terms.COLOURS),
    "gears-marker-": {*terms.COLOURS, "present-day"},
    "gears-token-": set(TOKENS),
}

NAMED_ELSEWHERE: Final[dict[str, set[str]]] = {
    "gears-reason-": set(reasons.MESSAGES.values()),
}
"""The same for what stands in the other files: errors."""

OF_FILES: Final = {"gears-board-": "terminal/gears/board.py"}
"""Families of which the endings stand as texts in one file."""
