"""Ids of words that the code of Last Will puts together: how they begin, and all ways in which they end."""

from __future__ import annotations

from typing import Final

from bequest import games
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.boards import GROUP
from bequest.games.lastwill.rules import events, frames
from bequest.games.lastwill.words import card_words, choices, reasons, story
from bequest.terminal.lastwill.board import UNPLACED
from bequest.terminal.lastwill.skin import ON_THE_BOARD

FAMILIES: Final[dict[str, set[str]]] = {
    "lastwill-source-": {"balance", "properties"},
    "lastwill-style-": {f"{style.id}{end}" for style in games.find("lastwill").styles for end in ("", "-about")},
    "lastwill-player-": set(terms.COLOURS),
    "lastwill-companion-": set(terms.COMPANION_TYPES),
    "lastwill-type-": set(terms.TYPES),
    "lastwill-symbol-": set(terms.SYMBOLS),
    "lastwill-pile-": set(terms.DECKS),
    "lastwill-errand-": {*terms.ERRANDS_NAMED, GROUP},
    "lastwill-count-": {*terms.BACKS[: terms.WILD_BACK], "any"},
    "lastwill-decision-": set(frames.NAMES[: frames.FIRST_CHANCE]),
    "lastwill-choice-": set(terms.ERRANDS_NAMED),
    "lastwill-group-": set(choices.GROUPS),
    "lastwill-kind-": {*terms.KINDS[: terms.PROPERTY], *terms.TYPES},
    "lastwill-each-": set(card_words.FORMULA),
    "lastwill-do-": set(terms.EFFECTS),
    "lastwill-a-": set(terms.TYPES),
    "lastwill-privilege-": set(terms.PRIVILEGES),
    "lastwill-privilege-draw-": set(terms.DECKS[: terms.REGULAR]),
    "lastwill-field-": {
        "name", "kind", "crowns", "type", "symbols", "play-actions", "play-pounds", "banknotes", "actions", "pounds",
        "options", "formula", "coins", "spaces", "effect", "privileges", "copies", "amount",
    },
    "lastwill-part-": set(card_words.CLAUSE_PARTS),
    "lastwill-event-": {*events.NAMES, "rearranged"} - set(story.UNTOLD),
    "lastwill-face-": {"marker", "boy"},
}  # fmt: skip

NAMED_ELSEWHERE: Final[dict[str, set[str]]] = {
    "lastwill-reason-": set(reasons.MESSAGES),
    "lastwill-label-": {*UNPLACED, *ON_THE_BOARD},
}
"""The same for what stands in the other files: errors."""

OF_FILES: Final = {"lastwill-table-": "terminal/lastwill/board.py"}
"""Families of which the endings stand as texts in one file."""
