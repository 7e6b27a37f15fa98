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
E_TURN: Final = 9
E_PASS: Final = 10
E_MARRY: Final = 11
E_ARRANGE: Final = 12
E_WEDDING: Final = 13
E_TAKEN: Final = 14
E_FRIEND_DISCARD: Final = 15
E_RESHUFFLE_FRIENDS: Final = 16
E_GOLD: Final = 17
E_HONOR: Final = 18
E_PRESTIGE: Final = 19
E_INCOME: Final = 20
E_PAWN: Final = 21
E_CHILD_CARD: Final = 22
E_BORN: Final = 23
E_NO_CHILD: Final = 24
E_COMPLICATION: Final = 25
E_LOST_CHILD: Final = 26
E_LOST_MOTHER: Final = 27
E_SHUFFLED_BACK: Final = 28
E_NEW_CHILD_DECK: Final = 29
E_CHILD_DISCARD: Final = 30
E_GROWN: Final = 31
E_ACTION: Final = 32
E_ATTACHED: Final = 33
E_MISSION_DRAWN: Final = 34
E_MISSION_KEPT: Final = 35
E_MISSION_UNDER: Final = 36
E_MISSION_DONE: Final = 37
E_RESHUFFLE_MISSIONS: Final = 38
E_LASTING: Final = 39
E_RENEWED: Final = 40
E_EXCHANGE: Final = 41
E_GIVEN: Final = 42
E_INCOME_PHASE: Final = 43
E_GENERATION_END: Final = 44
E_EXTINCT: Final = 45
E_GENERATION: Final = 46
E_OFFERS: Final = 47
E_PATRON_SHOWN: Final = 48
E_GOAL: Final = 49
E_HINT: Final = 50
E_HINT_DONE: Final = 51
E_START_CARD: Final = 52
E_PLACED: Final = 53
E_COMPLICATION_GONE: Final = 54
E_OVER: Final = 55

# Each event: its name, then the names of its public arguments, then of its secret ones. What a name stands for:
# `friend`, `card` (any card), `mission`, `title` … are cards, `person` a member of the seat's family, the rest numbers.
EVENTS: Final[tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]] = (
    ("reserve", ("gender", "count"), ()),
    ("display", ("friend",), ()),
    ("patron", (), ("patron",)),
    ("head", ("head",), ()),
    ("side", ("card",), ()),
    ("drawn", (), ("friend",)),
    ("hand", ("exchanged",), ()),
    ("starter", (), ()),
    ("round", ("round",), ()),
    ("turn", (), ()),
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
    ("exchange", (), ()),
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
)
EVENT_NAMES: Final = tuple(name for name, _, _ in EVENTS)
