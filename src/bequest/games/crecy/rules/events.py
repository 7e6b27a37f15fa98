"""What happens in the Duke de Crecy, for the journal: the kinds of events and what each of them names."""

from __future__ import annotations

from typing import Final

RESERVE: Final = 0
DISPLAY: Final = 1
PATRON: Final = 2
HEAD: Final = 3
SIDE: Final = 4
DRAWN: Final = 5
HAND: Final = 6
STARTER: Final = 7
ROUND: Final = 8
PASS: Final = 9
MARRY: Final = 10
ARRANGE: Final = 11
WEDDING: Final = 12
TAKEN: Final = 13
FRIEND_DISCARD: Final = 14
RESHUFFLE_FRIENDS: Final = 15
GOLD: Final = 16
HONOR: Final = 17
PRESTIGE: Final = 18
INCOME: Final = 19
PAWN: Final = 20
CHILD_CARD: Final = 21
BORN: Final = 22
NO_CHILD: Final = 23
COMPLICATION: Final = 24
LOST_CHILD: Final = 25
LOST_MOTHER: Final = 26
SHUFFLED_BACK: Final = 27
NEW_CHILD_DECK: Final = 28
CHILD_DISCARD: Final = 29
GROWN: Final = 30
ACTION: Final = 31
ATTACHED: Final = 32
MISSION_DRAWN: Final = 33
MISSION_KEPT: Final = 34
MISSION_UNDER: Final = 35
MISSION_DONE: Final = 36
RESHUFFLE_MISSIONS: Final = 37
LASTING: Final = 38
RENEWED: Final = 39
GIVEN: Final = 40
INCOME_PHASE: Final = 41
GENERATION_END: Final = 42
EXTINCT: Final = 43
GENERATION: Final = 44
OFFERS: Final = 45
PATRON_SHOWN: Final = 46
GOAL: Final = 47
HINT: Final = 48
HINT_DONE: Final = 49
START_CARD: Final = 50
PLACED: Final = 51
COMPLICATION_GONE: Final = 52
OVER: Final = 53
LAST_TAKEN: Final = 54
PAWNS_BACK: Final = 55
TURN_END: Final = 56
ACQUIRED: Final = 57

# Each event: its name, then the names of its public arguments, then of its secret ones. What a name stands for:
# `friend`, `card` (any card), `mission`, `title` … are cards, `person`, `father`, `partner` … members of the seat's
# family, the rest numbers. Behind them may come more arguments, which only say what moved from where:
#
# hand: how many cards; secret: which · round: who was Starting Player before · reshuffle-…, renewed, shuffled-back,
# new-child-deck: the cards, where they lay open · child-card: 1 if it is laid aside · child-discard: the seat that held
# the Complication, or -1 · lost-mother: her card, the father, what she held · extinct: Player pawns · attached: 1 if it
# was acquired before · start-card: the cards of the Parents · placed: the card replaced, or -1
#
# offers has instead: how many old Titles, new ones, old Contributions and new ones, then all of them; pawns-back for
# each pawn: seat, space (-1: the reserve), pawn and number; over for each eliminated player: seat and Patron.
EVENTS: Final[tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]] = (
    ("reserve", ("gender",), ()),
    ("display", ("friend",), ()),
    ("patron", (), ("patron",)),
    ("head", ("head",), ()),
    ("side", ("card",), ()),
    ("drawn", (), ("friend",)),
    ("hand", ("exchanged",), ()),
    ("starter", (), ()),
    ("round", ("round",), ()),
    ("pass", (), ()),
    ("marry", ("friend", "person", "pawn", "spouse"), ()),
    ("arrange", ("friend", "person", "pawn", "spouse"), ()),
    ("wedding", ("friend", "person", "spouse"), ()),
    ("taken", ("friend",), ()),
    ("friend-discard", ("friend",), ()),
    ("reshuffle-friends", ("count",), ()),
    ("gold", ("amount",), ()),
    ("honor", ("amount", "source"), ()),
    ("prestige", ("amount",), ()),
    ("income", ("amount",), ()),
    ("pawn", ("colour", "gained"), ()),
    ("child-card", ("card",), ()),
    ("born", ("card", "person", "father", "mother", "child"), ()),
    ("no-child", (), ()),
    ("complication", ("kept",), ()),
    ("lost-child", (), ()),
    ("lost-mother", ("person",), ()),
    ("shuffled-back", ("count",), ()),
    ("new-child-deck", ("count", "from_reserve"), ()),
    ("child-discard", ("card",), ()),
    ("grown", ("person",), ()),
    ("action", ("space", "pawn"), ()),
    ("attached", ("what", "card", "person"), ()),
    ("mission-drawn", (), ("mission",)),
    ("mission-kept", ("mission", "other"), ()),
    ("mission-under", (), ()),
    ("mission-done", ("mission",), ()),
    ("reshuffle-missions", ("count",), ()),
    ("lasting", ("card",), ()),
    ("renewed", ("count",), ()),
    ("given", ("friend", "to"), ()),
    ("income-phase", (), ()),
    ("generation-end", ("generation",), ()),
    ("extinct", ("generation",), ()),
    ("generation", ("generation",), ()),
    ("offers", ("titles", "contributions"), ()),
    ("patron-shown", ("patron",), ()),
    ("goal", ("patron", "goal", "points"), ()),
    ("hint", ("hint",), ()),
    ("hint-done", ("hint",), ()),
    ("start-card", ("friend",), ()),
    ("placed", ("friend", "person", "pawn", "partner", "row"), ()),
    ("complication-gone", (), ()),
    ("over", (), ()),
    ("last-taken", ("friend",), ()),
    ("pawns-back", (), ()),
    ("turn-end", (), ()),
    ("acquired", ("what", "card"), ()),
)
NAMES: Final[tuple[str, ...]] = tuple(name for name, _, _ in EVENTS)
