"""What happens in the Duke de Crecy, for the journal: the kinds of events and what each of them names."""

from __future__ import annotations

from typing import Final

E_RESERVE: Final = 0
E_DISPLAY: Final = 1
E_PATRON: Final = 2
E_HEAD: Final = 3
E_SIDE: Final = 4
E_DRAWN: Final = 5
E_HAND: Final = 6
E_STARTER: Final = 7
E_ROUND: Final = 8
E_PASS: Final = 9
E_MARRY: Final = 10
E_ARRANGE: Final = 11
E_WEDDING: Final = 12
E_TAKEN: Final = 13
E_FRIEND_DISCARD: Final = 14
E_RESHUFFLE_FRIENDS: Final = 15
E_GOLD: Final = 16
E_HONOR: Final = 17
E_PRESTIGE: Final = 18
E_INCOME: Final = 19
E_PAWN: Final = 20
E_CHILD_CARD: Final = 21
E_BORN: Final = 22
E_NO_CHILD: Final = 23
E_COMPLICATION: Final = 24
E_LOST_CHILD: Final = 25
E_LOST_MOTHER: Final = 26
E_SHUFFLED_BACK: Final = 27
E_NEW_CHILD_DECK: Final = 28
E_CHILD_DISCARD: Final = 29
E_GROWN: Final = 30
E_ACTION: Final = 31
E_ATTACHED: Final = 32
E_MISSION_DRAWN: Final = 33
E_MISSION_KEPT: Final = 34
E_MISSION_UNDER: Final = 35
E_MISSION_DONE: Final = 36
E_RESHUFFLE_MISSIONS: Final = 37
E_LASTING: Final = 38
E_RENEWED: Final = 39
E_GIVEN: Final = 40
E_INCOME_PHASE: Final = 41
E_GENERATION_END: Final = 42
E_EXTINCT: Final = 43
E_GENERATION: Final = 44
E_OFFERS: Final = 45
E_PATRON_SHOWN: Final = 46
E_GOAL: Final = 47
E_HINT: Final = 48
E_HINT_DONE: Final = 49
E_START_CARD: Final = 50
E_PLACED: Final = 51
E_COMPLICATION_GONE: Final = 52
E_OVER: Final = 53
E_LAST_TAKEN: Final = 54

# Each event: its name, then the names of its public arguments, then of its secret ones. What a name stands for:
# `friend`, `card` (any card), `mission`, `title` … are cards, `person` a member of the seat's family, the rest numbers.
EVENTS: Final[tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]] = (
    ("reserve", ("count",), ()),
    ("display", ("friend",), ()),
    ("patron", (), ("patron",)),
    ("head", ("head",), ()),
    ("side", ("card",), ()),
    ("drawn", (), ("friend",)),
    ("hand", ("exchanged",), ()),
    ("starter", (), ()),
    ("round", ("round",), ()),
    ("pass", (), ()),
    ("marry", ("friend", "person", "pawn"), ()),
    ("arrange", ("friend", "person", "pawn"), ()),
    ("wedding", ("friend", "person"), ()),
    ("taken", ("friend",), ()),
    ("friend-discard", ("friend",), ()),
    ("reshuffle-friends", ("count",), ()),
    ("gold", ("amount",), ()),
    ("honor", ("amount", "source"), ()),
    ("prestige", ("amount",), ()),
    ("income", ("amount",), ()),
    ("pawn", ("colour", "gained"), ()),
    ("child-card", ("card",), ()),
    ("born", ("card", "person"), ()),
    ("no-child", (), ()),
    ("complication", ("kept",), ()),
    ("lost-child", (), ()),
    ("lost-mother", ("person",), ()),
    ("shuffled-back", ("count",), ()),
    ("new-child-deck", ("count", "from_reserve"), ()),
    ("child-discard", ("card",), ()),
    ("grown", ("person",), ()),
    ("action", ("space", "pawn"), ()),
    ("attached", ("kind", "card", "person"), ()),
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
    ("offers", (), ()),
    ("patron-shown", ("patron",), ()),
    ("goal", ("patron", "goal", "points"), ()),
    ("hint", ("hint",), ()),
    ("hint-done", ("hint",), ()),
    ("start-card", ("friend",), ()),
    ("placed", ("friend", "person", "pawn"), ()),
    ("complication-gone", (), ()),
    ("over", (), ()),
    ("last-taken", ("friend",), ()),
)
EVENT_NAMES: Final[tuple[str, ...]] = tuple(name for name, _, _ in EVENTS)
