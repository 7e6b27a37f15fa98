"""Ids of words that the code of the Duke de Crecy puts together: how they begin, and all ways in which they end."""

from __future__ import annotations

from typing import Final

from bequest import games
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import events, frames
from bequest.games.crecy.words import choices, effect_words, questions, reasons, story
from bequest.terminal.crecy.skin import OWN_BOARD

GENDERED: Final = {f"{name}{form}" for name in terms.NATIONALITIES for form in ("", "-female")}
TRADES: Final = {f"{name}{form}" for name in terms.OCCUPATIONS for form in ("", "-female")}
COUNTED: Final = set(terms.MEASURES) | {"offspring-male", "offspring-female"}
GAINED: Final = {"gold", "honor", "prestige", "income"}
OWN_MESSAGES: Final = {*GAINED, "action", "born", "goal", *story.SILENT}
"""Events that are not told by a message of their name."""

FAMILIES: Final[dict[str, set[str]]] = {
    "crecy-style-": {f"{style.id}{end}" for style in games.find("crecy").styles for end in ("", "-about")},
    "crecy-player-": set(terms.PLAYER_COLOURS),
    "crecy-colour-": set(terms.PLAYER_COLOURS),
    "crecy-space-": set(terms.SPACE_NAMES),
    "crecy-testament-space-": set(terms.SPACE_NAMES[: terms.FIRST_MAIN]),
    "crecy-pawn-": set(terms.PAWN_NAMES),
    "crecy-nationality-": GENDERED,
    "crecy-occupation-": TRADES,
    "crecy-bearers-": {*terms.ICONS, *terms.GENDERS, "any", "further"},
    "crecy-unknown-": set(terms.GENDERS),
    "crecy-card-": {"mansion", "venture", "son", "daughter"},
    "crecy-one-": set(terms.ATTACHED),
    "crecy-gain-": GAINED,
    "crecy-decision-": set(frames.NAMES[: frames.FIRST_CHANCE]) - {"ask", "take"},
    "crecy-testament-decision-": set(questions.TESTAMENT_STEPS),
    "crecy-price-": set(choices.PRICED),
    "crecy-choice-": {"pass", "keep", "exchange", "display", "deck", "lose-child", "lose-mother", "lose"}
    | {f"birth-{name}" for name in terms.BIRTHS_NAMED}
    | {"replace", "beside", "at", "loss", "pawn"},
    "crecy-group-": {"own", "main", "complete", "pass"},
    "crecy-born-": {*terms.GENDERS, "head", "friend"},
    "crecy-friend-": {f"{one}-{other}" for one in ("one", "none") for other in ("one", "none")},
    "crecy-text-": {"title", "contribution", "mansion", "venture"},
    "crecy-text-role-": {"father", "mother"},
    "crecy-without-": {"solo-standard", "solo-testament", "solo-testament-english"},
    "crecy-field-": {
        "name", "gender", "nationality", "occupation", "cost", "dowry", "income", "friends", "prestige", "effects",
        "colour", "pawn", "patriarch", "matriarch", "generation", "gains", "honor", "needs", "main", "minor", "kin",
    },
    "crecy-moment-": {"wedding", "lasting", "hand", "always", "kept", "completed"}
    | {f"{kind}-{moment}" for kind in ("child", "lasting") for moment in terms.TRIGGERS},
    "crecy-do-": set(terms.EFFECTS) - GAINED,
    "crecy-testament-do-": set(effect_words.RENAMED),
    "crecy-rivals-": set(terms.RIVALS),
    "crecy-loss-": set(terms.LOSSES),
    "crecy-gift-": set(terms.GIFTS),
    "crecy-measure-": COUNTED,
    "crecy-each-": COUNTED - {"members"},
    "crecy-measure-offspring-": set(terms.GENDERS),
    "crecy-each-offspring-": set(terms.GENDERS),
    "crecy-kin-": {*terms.KIN, *terms.GENDERS, "spouse", "child", "spouse-who", "child-who"},
    "crecy-side-": set(terms.SIDES),
    "crecy-line-": set(terms.GENDERS),
    "crecy-event-": (set(events.NAMES) - OWN_MESSAGES) | {f"{kind}-unnamed" for kind in ("drawn", "mission-drawn")},
    "crecy-event-born-": set(terms.GENDERS),
    "crecy-event-born-special-": set(terms.GENDERS),
    "crecy-did-": set(terms.SPACE_NAMES[terms.HAVE_CHILDREN :]),
    "crecy-testament-did-": set(terms.SPACE_NAMES[terms.HAVE_CHILDREN : terms.FIRST_MAIN]),
    "crecy-honor-": set(story.TOLD_SOURCES),
}  # fmt: skip

NAMED_ELSEWHERE: Final[dict[str, set[str]]] = {
    "crecy-reason-": set(reasons.MESSAGES.values()),
    "crecy-kind-": set(terms.ATTACHED),
    "crecy-brings-": set(OWN_BOARD),
    "crecy-source-": {*terms.SOURCES, "carried"},
    "crecy-tree-": {f"{gender}-{what}" for gender in terms.GENDERS for what in ("child", "unknown")},
    "crecy-tree-legend-": {*terms.ATTACHED, "married", "betrothed", "ended"},
    "crecy-tree-note-": set(terms.ATTACHED),
}
"""The same for what stands in the other files: errors, terminal, trees."""

OF_FILES: Final = {"crecy-table-": "terminal/crecy/board.py"}
"""Families of which the endings stand as texts in one file."""
