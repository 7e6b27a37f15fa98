"""The words of Last Will as small ints, and the tables that no card or board changes."""

from __future__ import annotations

from itertools import permutations
from typing import Final

SEATS: Final = 5
PLAYER_COUNTS: Final[tuple[int, ...]] = (2, 3, 4, 5)
ROUNDS: Final = 7
STANDARD_MONEY: Final = 70
START_CARDS: Final = 3
"""Dealt to each player from each of two decks (W-3.14)."""
HAND_LIMIT: Final = 2
OPERA_PRICE: Final = 2
PROPERTY_WORTH: Final = 5
"""Beside its value, at the end (W-19.4)."""
WILD_PLACES: Final = 2
MOST_PER_CARD: Final = 999
"""Of any number that a deck or position file may give."""
NO_LIMIT: Final = 1 << 20
"""What a player without property may spend: debt has no limit (W-18.5)."""

# Decks, and the backs of the cards: the special deck has three, by crowns.
EVENTS: Final = 0
HELPERS: Final = 1
PROPERTIES: Final = 2
COMPANIONS: Final = 3
SPECIAL: Final = 4
DECKS: Final[tuple[str, ...]] = ("events", "helpers", "properties", "companions", "special")
BACKS: Final[tuple[str, ...]] = (
    "events",
    "helpers",
    "properties",
    "companions",
    "crown-1",
    "crown-2",
    "crown-3",
    "wild",
)
REGULAR: Final = 4
"""The regular decks come first (W-1.10)."""
CROWNS: Final = 3
WILD_BACK: Final = SPECIAL + CROWNS
DECK_OF_BACK: Final[tuple[int, ...]] = (EVENTS, HELPERS, PROPERTIES, COMPANIONS, SPECIAL, SPECIAL, SPECIAL)

# Kinds of cards.
EVENT: Final = 0
EXPENSE: Final = 1
HELPER: Final = 2
PROPERTY: Final = 3
COMPANION: Final = 4
WILD: Final = 5
KINDS: Final[tuple[str, ...]] = ("event", "expense", "helper", "property", "companion", "wild")

# Property types; the residences come first.
FARM: Final = 3
TYPES: Final[tuple[str, ...]] = ("mansion", "town-house", "manor-house", "farm")

# Companions; the animals come last.
DOG: Final = 2
HORSE: Final = 3
COMPANION_TYPES: Final[tuple[str, ...]] = ("chef", "guest", "dog", "horse")

SYMBOLS: Final[tuple[str, ...]] = ("silverware", "coach", "mask", "helm", "wine-glass")
COLOURS: Final[tuple[str, ...]] = ("red", "purple", "blue", "yellow", "green")

# What an event does beyond spending (section 20), and what a helper's privilege does (section 22).
DO_ANIMALS: Final = 0
DO_ACTIONS: Final = 1
DO_DEPRECIATION: Final = 2
EFFECTS: Final[tuple[str, ...]] = ("animals", "actions", "depreciation")
PRIVILEGES: Final[tuple[str, ...]] = (
    "trade",
    "price",
    "maintain",
    "upkeep",
    "bonus",
    "action",
    "white-action",
    "draw",
    "hand",
)
TRADE: Final = 0
PRICE: Final = 1
MAINTAIN: Final = 2
UPKEEP: Final = 3
BONUS: Final = 4
ACTION: Final = 5
WHITE_ACTION: Final = 6
DRAW: Final = 7
HAND: Final = 8
COUNTED: Final[tuple[int, ...]] = (TRADE, MAINTAIN, ACTION, WHITE_ACTION)
"""Limited to so many uses in a round, each helper card for itself (W-14.5)."""

# Phases.
SETUP: Final = 0
OFFERING: Final = 1
PLANNING: Final = 2
ERRANDS: Final = 3
ACTIONS: Final = 4
ENDING: Final = 5
FINISHED: Final = 6
PHASES: Final[tuple[str, ...]] = ("setup", "offering", "planning", "errand", "action", "end-of-round", "over")

# Steps of the set-up, of the offering phase, and of the end of a round (W-9.1); the errand phase has two passes.
S_MARKET: Final = 1
S_FIRST: Final = 2
S_MONEY: Final = 3
S_HANDS: Final = 4
DEALING: Final = 1
STARTING_HANDS: Final = 2
HAND_STEP: Final = 1
DEPRECIATION: Final = 2
RESET: Final = 3
CLEARING: Final = 4
RETURN: Final = 5
NEXT_ROUND: Final = 6
NEXT_STARTER: Final = 7

# Markers on the plans.
FREE: Final = -1
NEUTRAL: Final = -2

# Errand spaces beside those of the offering; the unknown card space is that of the own colour.
TO_EXTENSION: Final = 2
TO_MARKET: Final = 3
TO_OPERA: Final = 4
TO_UNKNOWN: Final = 5
ERRANDS_NAMED: Final[tuple[str, ...]] = ("w1", "w2", "extension", "market", "opera", "unknown")

# The first rows of the catalogue are the same for every deck; the others are numbered by it (data.Deck).
END: Final = 0
NONE: Final = 1
ENOUGH: Final = 2
DECK: Final = 3
SEAT: Final = 7
OPTION: Final = 12
MOST_OPTIONS: Final = 6


def market_orders(tokens: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every way to lay the tokens on mansion, town house, manor house and farm (W-7.21)."""
    return sorted(set(permutations(tokens)))
