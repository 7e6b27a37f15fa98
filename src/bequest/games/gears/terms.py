"""The words of Gears of Time as numbers: timeframes, actions, effects, phases, frames, events."""

from __future__ import annotations

from typing import Final

# Timeframes. Slot 0 is the Spliced Timeframe of the expansion, older than t0; slot i + 1 is t<i> (G-2.1, G-X.30).
SLOT_NAMES: Final = ("ts", "t0", "t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8", "t9")
SLOTS: Final = 11
T0: Final = 1
ROUNDS: Final = 4
TURNS: Final = 4
ACTIONS: Final = 3
MOST_CUBES: Final = 40
"""The most cubes that one Influence places (G-7.2)."""
FULL_HAND: Final = 6
SEATS: Final = 4
COLOURS: Final = ("red", "blue", "white", "yellow")

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
TARGETS: Final = ("none", "technology", "own-technology", "dependent-technology", "player")

# What cards do. The first six are the effects of Fate cards, the others those of abilities (expansion).
PLACE_CUBES: Final = 0
VOID_REWARD: Final = 1
PROTECT: Final = 2
MOVE_MARKER: Final = 3
EXTRA_ROOM: Final = 4
WAIVE_DEPENDENCY: Final = 5
FATE_EFFECTS: Final = ("place-cubes", "void-reward", "protect", "move-marker", "extra-room", "waive-dependency")
LASTING: Final = (VOID_REWARD, PROTECT, WAIVE_DEPENDENCY)
"""These lie beside their target to the end of the round (G-10.12); the others take effect at once (G-10.14)."""
TARGETS_OF_EFFECT: Final = (
    (TECHNOLOGY, OWN_TECHNOLOGY, DEPENDENT_TECHNOLOGY),
    (TECHNOLOGY, OWN_TECHNOLOGY, DEPENDENT_TECHNOLOGY),
    (TECHNOLOGY, OWN_TECHNOLOGY, DEPENDENT_TECHNOLOGY),
    (PLAYER,),
    (NO_TARGET,),
    (DEPENDENT_TECHNOLOGY,),
)
ABILITY_EFFECTS: Final = ("points", "cubes", "draw", "extra-turn", "swap", "splice", "modifier")
ABILITY_MOMENTS: Final = ("established", "activation")
AMOUNT_EFFECTS: Final = ("place-cubes", "move-marker", "extra-room", "points", "cubes", "draw")

# A copy on the timeline is one int, its timeframe's slot and its card; the timeline is kept sorted by it.
STRIDE: Final = 1 << 8
# The cubes on a copy are one int, a number of BITS bits for each seat.
BITS: Final = 15
MOST_CUBES_ON_A_CARD: Final = (1 << BITS) - 1

# Option `fate`.
FATE_DECK: Final = 0
FATE_NONE: Final = 1
FATE_ONE_EACH: Final = 2
FATE_DRAFT: Final = 3
FATE_MODES: Final = ("deck", "none", "one_each", "draft")

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
PHASES: Final = ("setup", "I", "II", "III", "IV", "V", "over")

# Frames. Decisions first, then the choices of a move under way, then chance, then steps that ask nobody.
TURN: Final = 0
KEEP: Final = 1
ORDER: Final = 2
AREA_CUBE: Final = 3
PAY: Final = 4
HOW_MANY: Final = 5
FATE_TIMEFRAME: Final = 6
FATE_NAME: Final = 7
FATE_PLAYER: Final = 8
FATE_WAIVED: Final = 9
FIRST_CHANCE: Final = 10
ASSIGN: Final = 10
FIRST_CHOOSER: Final = 11
DEAL: Final = 12
PERSONAL: Final = 13
DRAWING: Final = 14
FIRST_STEP: Final = 15
EXTRA_CARDS: Final = 15
ADVANCE: Final = 16
FRAME_NAMES: Final = (
    "turn", "keep", "order", "area-cube", "discard", "amount", "timeframe", "technology", "player", "dependency",
    "assign", "first-chooser", "deal", "personal", "drawing", "extra-cards", "advance",
)  # fmt: skip

# Sources of points in the score sheet.
PURSUIT: Final = 0
REWARD: Final = 1
BONUS: Final = 2
SOURCES: Final = ("pursuit", "rewards", "bonuses")

# Events of the journal, in the order of EVENT_NAMES.
E_CHARACTER: Final = 0
E_FIRST_CHOOSER: Final = 1
E_CARD: Final = 2
E_PERSONAL: Final = 3
E_POSITION: Final = 4
E_TRAVEL: Final = 5
E_ESTABLISH: Final = 6
E_INFLUENCE: Final = 7
E_DRAW: Final = 8
E_KEEP: Final = 9
E_FATE: Final = 10
E_TAKE: Final = 11
E_AREA_CUBE: Final = 12
E_END_TURN: Final = 13
E_RESHUFFLE: Final = 14
E_PHASE: Final = 15
E_CLEARED: Final = 16
E_DUPLICATE: Final = 17
E_POINTS: Final = 18
E_CUBE_BACK: Final = 19
E_FATE_LEAVES: Final = 20
E_PRESENT: Final = 21
E_SUCCESS: Final = 22
EVENT_NAMES: Final = (
    "character", "first-chooser", "card", "personal-fate", "position", "travel", "establish", "influence", "draw",
    "keep", "fate", "take-fate", "area-cube", "end-turn", "reshuffle", "phase", "cleared", "duplicate", "points",
    "cube-back", "fate-leaves", "present-day", "success",
)  # fmt: skip
