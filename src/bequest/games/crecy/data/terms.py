"""The words of the Duke de Crecy as numbers: spaces, pawns, effects, measures, phases."""

from __future__ import annotations

from typing import Final

ROUNDS: Final = 9
GENERATIONS: Final = 3
GENERATION_OF_ROUND: Final[tuple[int, ...]] = (0, 1, 1, 2, 2, 2, 3, 3, 3, 3)
LAST_ROUNDS: Final[tuple[int, ...]] = (2, 5, 9)
"""A Generation ends after these (C-7.4)."""
SEATS: Final = 4
FULL_DISPLAY: Final = 5
CHILD_LIMIT: Final = 3
PLAYER_PAWNS: Final = 2
RESERVE_EACH: Final = 9
"""Sons and as many Daughters form the reserve (C-5.2)."""
MOST_PER_KIND: Final = 255
"""Titles, and Contributions, of a deck: a holder's attached cards are one number, see ATTACH."""

OPEN: Final = 15
"""The knowers of a Friend that all have seen: every chair of the table, so that a spectator of a solo game is told
apart from its player."""

# Option `mode`.
MULTIPLAYER: Final = 0
SOLO_STANDARD: Final = 1
SOLO_TESTAMENT: Final = 2
MODES: Final[tuple[str, ...]] = ("multiplayer", "solo_standard", "solo_testament")
EDITIONS: Final[tuple[str, ...]] = ("english", "french")
ENGLISH: Final = 0

# Persons.
MALE: Final = 0
FEMALE: Final = 1
GENDERS: Final[tuple[str, ...]] = ("male", "female")
CHILD: Final = 0
PROMISED: Final = 1
ADULT: Final = 2
DEPARTED: Final = 3
STATES: Final[tuple[str, ...]] = ("child", "promised", "adult", "departed")

# Icons: nationalities, then occupations.
NATIONALITIES: Final[tuple[str, ...]] = (
    "american", "british", "dutch", "french", "italian", "polish", "prussian", "russian", "spanish", "turkish",
)  # fmt: skip
OCCUPATIONS: Final[tuple[str, ...]] = ("aristocrat", "artist", "craftsman", "diplomat", "scientist")
FRENCH: Final = 3
ARISTOCRAT: Final = 0
ARTIST: Final = 1
CRAFTSMAN: Final = 2
DIPLOMAT: Final = 3
SCIENTIST: Final = 4
ICONS: Final[tuple[str, ...]] = NATIONALITIES + OCCUPATIONS
FIRST_OCCUPATION: Final = 10

# Spaces: those of the player board, then those of the main board (C-10.13, C-10.15).
SPACE_NAMES: Final[tuple[str, ...]] = (
    "marry", "arrange", "have-children", "ask-friends", "socialize", "title", "contribute", "mansion", "venture",
    "doctor", "undertake",
)  # fmt: skip
MARRY: Final = 0
ARRANGE: Final = 1
HAVE_CHILDREN: Final = 2
ASK_FRIENDS: Final = 3
SOCIALIZE: Final = 4
TITLE: Final = 5
CONTRIBUTE: Final = 6
MANSION: Final = 7
VENTURE: Final = 8
DOCTOR: Final = 9
UNDERTAKE: Final = 10
FIRST_MAIN: Final = TITLE
MAIN_SPACES: Final = 6
BOARD_SPACES: Final[tuple[str, ...]] = ("marry", "have-children", "ask-friends", "socialize")
"""Of the player board: Marry and Arrange Marriage share one (C-13.1)."""
BOARD_OF_SPACE: Final[tuple[int, ...]] = (0, 0, 1, 2, 3)
SPACE_OF_BOARD: Final[tuple[int, ...]] = (MARRY, HAVE_CHILDREN, ASK_FRIENDS, SOCIALIZE)

# Pawns. On a main board space lies -1, or seat * PAWN_KINDS + pawn.
PLAYER_PAWN: Final = 0
FREE_TURN: Final = 1
GREEN: Final = 2
ORANGE: Final = 3
RED: Final = 4
SKY_BLUE: Final = 5
YELLOW: Final = 6
PAWN_KINDS: Final = 7
PAWN_NAMES: Final[tuple[str, ...]] = ("player", "free-turn", "green", "orange", "red", "sky-blue", "yellow")
COLOURS: Final[tuple[str, ...]] = ("green", "orange", "red", "sky-blue", "yellow")
COLOUR_COUNT: Final = 5
PAWNS_PER_COLOUR: Final = 3
PLAYER_COLOURS: Final[tuple[str, ...]] = ("white", "black", "brown", "pink")
PAWN_OF_SPACE: Final[tuple[int, ...]] = (-1, -1, -1, -1, -1, YELLOW, YELLOW, GREEN, ORANGE, SKY_BLUE, RED)
CLOSED_BY: Final[tuple[int, ...]] = (-1, -1, -1, -1, -1, ARISTOCRAT, ARISTOCRAT, ARTIST, CRAFTSMAN, SCIENTIST, DIPLOMAT)
"""The occupation in the display that closes a space in Standard Solo (C-37.5)."""

GOLD_COST: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 0)
CARDS_COST: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 0, 1, 2, 1, 1)
"""What the main board actions cost that have the same price for everybody (C-24.1, C-25.1, C-26.1, C-27.1)."""

MANSION_PRESTIGE: Final = 2
VENTURE_PRESTIGE: Final[tuple[int, ...]] = (1, 2)
"""What a Venture costs, by edition (C-2.2)."""

# Attached cards.
A_TITLE: Final = 0
A_CONTRIBUTION: Final = 1
A_MANSION: Final = 2
A_VENTURE: Final = 3
ATTACHED: Final[tuple[str, ...]] = ("title", "contribution", "mansion", "venture")
KIND_OF_SPACE: Final[tuple[int, ...]] = (-1, -1, -1, -1, -1, A_TITLE, A_CONTRIBUTION, A_MANSION, A_VENTURE, -1, -1)
ATTACH_BITS: Final = 8
ATTACH_MASK: Final = 255

# Where a Title or a Contribution is.
ASIDE: Final = 0
ON_OFFER: Final = 1
HELD: Final = 2
DISCARDED: Final = 3
OFFER_PLACES: Final[tuple[str, ...]] = ("aside", "offer", "held", "discarded")

# Actions whose number does not depend on the deck; those that name cards and persons follow, see `Deck`.
PASS: Final = 0
DONE: Final = 1
PATRIARCH: Final = 2
MATRIARCH: Final = 3
KEEP_HAND: Final = 4
EXCHANGE: Final = 5
FROM_DISPLAY: Final = 6
FROM_DECK: Final = 7
BIRTH: Final = 8
LOSE_CHILD: Final = 11
LOSE_MOTHER: Final = 12
LOSE: Final = 13
PAWN: Final = 18
SPACE: Final = 25
AMOUNT: Final = 36
MOST_AMOUNT: Final = 4
SEAT: Final = 40
CARDS: Final = 44
BIRTHS_NAMED: Final[tuple[str, ...]] = ("any", "son", "daughter")
ANY: Final = 0
SON: Final = 1
DAUGHTER: Final = 2
GENDER_WANTED: Final[tuple[int, ...]] = (-1, MALE, FEMALE)
"""The gender that a search is for."""

# What cards do.
EFFECTS: Final[tuple[str, ...]] = (
    "gold", "honor", "prestige", "income", "draw", "take", "pawn", "ask-friends", "renew-display", "renew-hand",
    "patron-mission", "births", "childless", "pairs", "free-turn", "own-wedding-discount", "counts-as", "rivals-lose",
    "rivals-gain", "ask-more", "socialize-more", "mansion-discount", "title-discount", "contribution-discount",
    "doctor-discount", "wedding-discount", "batch-from-deck",
)  # fmt: skip
DO_GOLD: Final = 0
DO_HONOR: Final = 1
DO_PRESTIGE: Final = 2
DO_INCOME: Final = 3
DO_DRAW: Final = 4
DO_TAKE: Final = 5
DO_PAWN: Final = 6
DO_ASK: Final = 7
DO_RENEW_DISPLAY: Final = 8
DO_RENEW_HAND: Final = 9
DO_PATRON_MISSION: Final = 10
DO_BIRTHS: Final = 11
DO_CHILDLESS: Final = 12
DO_PAIRS: Final = 13
DO_FREE_TURN: Final = 14
DO_OWN_DISCOUNT: Final = 15
DO_COUNTS_AS: Final = 16
DO_RIVALS_LOSE: Final = 17
DO_RIVALS_GAIN: Final = 18
FIRST_LASTING: Final = 19
DO_ASK_MORE: Final = 19
DO_SOCIALIZE_MORE: Final = 20
DO_MANSION_DISCOUNT: Final = 21
DO_TITLE_DISCOUNT: Final = 22
DO_CONTRIBUTION_DISCOUNT: Final = 23
DO_DOCTOR_DISCOUNT: Final = 24
DO_WEDDING_DISCOUNT: Final = 25
DO_FROM_DECK: Final = 26
STANDING: Final[tuple[int, ...]] = (DO_CHILDLESS, DO_PAIRS, DO_FREE_TURN, DO_OWN_DISCOUNT, DO_COUNTS_AS)
"""These hold by themselves and are never carried out."""
WITHOUT_AMOUNT: Final[tuple[int, ...]] = (
    DO_PAWN,
    DO_ASK,
    DO_RENEW_HAND,
    DO_PATRON_MISSION,
    DO_FROM_DECK,
    *STANDING[:3],
    DO_COUNTS_AS,
)
DISCOUNT_OF_SPACE: Final[tuple[int, ...]] = (
    DO_WEDDING_DISCOUNT, DO_WEDDING_DISCOUNT, -1, -1, -1, DO_TITLE_DISCOUNT, DO_CONTRIBUTION_DISCOUNT,
    DO_MANSION_DISCOUNT, -1, DO_DOCTOR_DISCOUNT, -1,
)  # fmt: skip

# When the effects of a Child card happen. Friends act at the wedding, Missions when they are completed.
AT_WEDDING: Final = 0
AT_BIRTH: Final = 1
WHEN_GROWN: Final = 2
TRIGGERS: Final[tuple[str, ...]] = ("wedding", "birth", "grown")

# What a rival may lose, in the order of the actions from LOSE on; and who counts as a rival.
LOSSES: Final[tuple[str, ...]] = ("gold", "card", "pawn", "honor", "prestige")
LOSE_GOLD: Final = 0
LOSE_CARD: Final = 1
LOSE_PAWN: Final = 2
LOSE_HONOR: Final = 3
LOSE_PRESTIGE: Final = 4
GIFTS: Final[tuple[str, ...]] = ("gold", "draw", "honor")
GIVE_GOLD: Final = 0
GIVE_DRAW: Final = 1
GIVE_HONOR: Final = 2
RIVALS: Final[tuple[str, ...]] = ("all", "richer", "larger-hand", "more-prestige", "more-honor")
TO: Final[tuple[str, ...]] = ("bank", "you")

# What requirements and goals count.
MEASURES: Final[tuple[str, ...]] = (
    "members", "nationalities", "occupations", "same-nationality", "same-occupation", "couples", "offspring",
    "children-of-one", "betrothals", "titles", "contributions", "mansions", "ventures", "kinds-of-one", "income",
    "prestige", "gold", "honor", "hand", "missions",
)  # fmt: skip
M_MEMBERS: Final = 0
M_NATIONALITIES: Final = 1
M_OCCUPATIONS: Final = 2
M_SAME_NATIONALITY: Final = 3
M_SAME_OCCUPATION: Final = 4
M_COUPLES: Final = 5
M_OFFSPRING: Final = 6
M_CHILDREN_OF_ONE: Final = 7
M_BETROTHALS: Final = 8
M_TITLES: Final = 9
M_CONTRIBUTIONS: Final = 10
M_MANSIONS: Final = 11
M_VENTURES: Final = 12
M_KINDS_OF_ONE: Final = 13
FIRST_LEVEL: Final = 14
M_INCOME: Final = 14
M_PRESTIGE: Final = 15
M_GOLD: Final = 16
M_HONOR: Final = 17
M_HAND: Final = 18
M_MISSIONS: Final = 19
ANY_ONE: Final = -1
"""The generation of a measure that looks for the best single one."""

# Kin of the Starting card, for Hints (D-8.3).
KIN: Final[tuple[str, ...]] = (
    "grandparent", "great-grandparent", "ancestor", "uncle-or-aunt", "great-uncle-or-aunt", "relative",
)  # fmt: skip
SIDES: Final[tuple[str, ...]] = ("father", "mother")

# Phases. Generation I has no start.
SETUP: Final = 0
START: Final = 1
ACTION: Final = 2
INCOME: Final = 3
END: Final = 4
FINISHED: Final = 5
PHASES: Final[tuple[str, ...]] = ("setup", "generation-start", "action", "income", "generation-end", "over")

# Steps of a wedding after the cost is settled (C-13.8, C-13.9, C-13.10, C-13.11, C-13.12, C-13.13).
STEP_SLOT: Final = 3
STEP_PRESTIGE: Final = 4
STEP_EFFECT: Final = 5
STEP_BIRTH: Final = 6
STEP_AFTER: Final = 7

# Sources of Honor in the score sheet.
SOURCES: Final[tuple[str, ...]] = (
    "cards", "spent", "contributions", "missions", "prestige", "children", "patron", "nationality", "occupation",
    "hints", "rivals",
)  # fmt: skip
H_CARDS: Final = 0
H_SPENT: Final = 1
H_CONTRIBUTIONS: Final = 2
H_MISSIONS: Final = 3
H_PRESTIGE: Final = 4
H_CHILDREN: Final = 5
H_PATRON: Final = 6
H_NATIONALITY: Final = 7
H_OCCUPATION: Final = 8
H_HINTS: Final = 9
H_RIVALS: Final = 10
