"""The words of Gears of Time as numbers: timeframes, actions, effects, places, phases."""

from __future__ import annotations

from typing import Final

# Timeframes. Slot 0 is the Spliced Timeframe of the expansion, older than t0; slot i + 1 is t<i> (G-2.1, G-X.30).
SLOT_NAMES: Final[tuple[str, ...]] = ("ts", "t0", "t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8", "t9")
SLOTS: Final = 11
T0: Final = 1
ROUNDS: Final = 4
TURNS: Final = 4
ACTIONS: Final = 3
MOST_CUBES: Final = 40
"""The most cubes that one Influence places (G-7.2)."""
FULL_HAND: Final = 6
SEATS: Final = 4
COLOURS: Final[tuple[str, ...]] = ("red", "blue", "white", "yellow")

# Actions whose number does not depend on the deck; those that name cards follow, see `Deck`.
DRAW: Final = 0
END: Final = 1
DECLINE: Final = 2
YES: Final = 3
NO: Final = 4
PLUS: Final = 5
MINUS: Final = 6
TRAVEL: Final = 7
TIMEFRAME: Final = 18
AMOUNT: Final = 29
SEAT: Final = 69
POSITION: Final = 73
CHARACTER: Final = 77
CARDS: Final = 81

# What a Fate card asks for when it is played.
NO_TARGET: Final = 0
TECHNOLOGY: Final = 1
OWN_TECHNOLOGY: Final = 2
DEPENDENT_TECHNOLOGY: Final = 3
PLAYER: Final = 4
TARGETS: Final[tuple[str, ...]] = ("none", "technology", "own-technology", "dependent-technology", "player")

# What cards do. The first six are the effects of Fate cards, the others those of abilities (expansion).
FATE_EFFECTS: Final[tuple[str, ...]] = (
    "place-cubes",
    "void-reward",
    "protect",
    "move-marker",
    "extra-room",
    "waive-dependency",
)
PLACE_CUBES: Final = 0
VOID_REWARD: Final = 1
PROTECT: Final = 2
MOVE_MARKER: Final = 3
EXTRA_ROOM: Final = 4
WAIVE_DEPENDENCY: Final = 5
LASTING: Final[tuple[int, ...]] = (VOID_REWARD, PROTECT, WAIVE_DEPENDENCY)
"""These lie beside their target to the end of the round (G-10.12); the others take effect at once (G-10.14)."""
TARGETS_OF_EFFECT: Final[tuple[tuple[int, ...], ...]] = (
    (TECHNOLOGY, OWN_TECHNOLOGY, DEPENDENT_TECHNOLOGY),
    (TECHNOLOGY, OWN_TECHNOLOGY, DEPENDENT_TECHNOLOGY),
    (TECHNOLOGY, OWN_TECHNOLOGY, DEPENDENT_TECHNOLOGY),
    (PLAYER,),
    (NO_TARGET,),
    (DEPENDENT_TECHNOLOGY,),
)
POINTS: Final = 0
CUBES: Final = 1
DRAW_CARDS: Final = 2
EXTRA_TURN: Final = 3
SPLICE: Final = 4
SWAP: Final = 5
MODIFIER: Final = 6
ABILITY_EFFECTS: Final[tuple[str, ...]] = ("points", "cubes", "draw", "extra-turn", "splice", "swap", "modifier")
ABILITY_MOMENTS: Final[tuple[str, ...]] = ("", "established", "activation")
ESTABLISHED: Final = 1
ACTIVATION: Final = 2
SOLE_LEADER_EFFECTS: Final[tuple[int, ...]] = (POINTS, CUBES, DRAW_CARDS, EXTRA_TURN)
"""Open to the sole leader only; the others also to a tied one (G-X.39)."""
MODIFIER_TOKENS: Final = 7
"""There are so many Reward Modifier tokens (G-X.35)."""
AMOUNT_EFFECTS: Final[tuple[str, ...]] = ("place-cubes", "move-marker", "extra-room", "points", "cubes", "draw")

# A copy on the timeline is one int, its timeframe's slot and its card; the timeline is kept sorted by it.
STRIDE: Final = 1 << 10
# The cubes on a copy are one int, a number of BITS bits for each seat.
BITS: Final = 15
MOST_CUBES_ON_A_CARD: Final = (1 << BITS) - 1

# The Reward Modifier tokens on a copy are one int: how many as +1, and how many as -1 above that.
TOKEN_BITS: Final = 4
TOKEN_MASK: Final = (1 << TOKEN_BITS) - 1

# An extra turn (expansion): none, due after the current turn, or running.
NO_EXTRA: Final = 0
EXTRA_DUE: Final = 1
EXTRA_RUNNING: Final = 2
EXTRA_TURNS: Final[tuple[str, ...]] = ("none", "due", "running")

# Option `fate`.
FATE_DECK: Final = 0
FATE_NONE: Final = 1
FATE_ONE_EACH: Final = 2
FATE_DRAFT: Final = 3
FATE_MODES: Final[tuple[str, ...]] = ("deck", "none", "one_each", "draft")

# Where a Fate card is: 0 to 3 before that seat (one_each, draft), or one of these. SHUFFLED: wherever its card lies.
AREA: Final = 4
IN_PLAY: Final = 5
OUT: Final = 6
LEFT_OUT: Final = 7
SHUFFLED: Final = 8

SETUP: Final = 0
PHASE_I: Final = 1
PHASE_II: Final = 2
PHASE_III: Final = 3
PHASE_IV: Final = 4
PHASE_V: Final = 5
FINISHED: Final = 6
PHASES: Final[tuple[str, ...]] = ("setup", "I", "II", "III", "IV", "V", "over")

# Sources of points in the score sheet.
PURSUIT: Final = 0
REWARD: Final = 1
BONUS: Final = 2
ABILITY: Final = 3
SOURCES: Final[tuple[str, ...]] = ("pursuit", "rewards", "bonuses", "abilities")
