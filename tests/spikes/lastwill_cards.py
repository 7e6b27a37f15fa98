"""The cards and actions of the slice of Last Will. Numbers are those of the worked examples where there are any."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bequest.core.catalogue import Catalogue

EVENTS, HELPERS, PROPERTIES, COMPANIONS, CROWN_1, CROWN_2, CROWN_3, WILD_BACK = range(8)
BACKS: Final = ("events", "helpers", "properties", "companions", "crown-1", "crown-2", "crown-3", "wild")
DECKS: Final = ("events", "helpers", "properties", "companions", "special")
SPECIAL: Final = 4
SILVERWARE, HELM = 1, 2
SPACES: Final = 5


@dataclass(frozen=True, slots=True)
class Card:
    """White: cost, base amount, coins. Black: activation cost, first amount (0: no upper part), companion spaces."""

    name: str
    back: int
    copies: int
    actions: int = 0
    pounds: int = 0
    companions: tuple[tuple[str, int], ...] = ()
    symbol: int = 0
    white: bool = False
    gain: int = 0
    price: int = 0  # pounds of putting it down; of a property the buying price
    more_actions: int = 0  # of putting it down
    bonus: tuple[int, int] = (0, 0)  # H7, H10: the symbol, and what may be spent more
    extra_action: bool = False  # H11
    larger_hand: bool = False  # H16


CARDS: Final = (
    Card("dinner", EVENTS, 3, 1, 2, symbol=SILVERWARE, white=True),
    Card("boat-trip", EVENTS, 2, 2, 5, symbol=HELM, white=True),
    Card("boat-party", EVENTS, 2, 2, 2, (("dog", 3), ("guest", 2), ("chef", 2)), HELM, True),
    Card("picnic", EVENTS, 2, 1, 1, (("guest", 2), ("guest", 2)), white=True),
    Card("chef-table", HELPERS, 2, 0, 1, (("chef", 2), ("guest", 4))),
    Card("reservation", HELPERS, 2, 0, 1, (("chef", 3),), SILVERWARE),
    Card("gala", HELPERS, 2, 1, 5, price=2, more_actions=1),
    Card("steward", HELPERS, 2, extra_action=True),
    Card("school-chum", HELPERS, 2, 0, 1, larger_hand=True),
    Card("gourmet", HELPERS, 2, bonus=(SILVERWARE, 1)),
    Card("sailor", HELPERS, 2, bonus=(HELM, 2)),
    Card("mansion", PROPERTIES, 3, 1, 3, price=13),
    Card("town-house", PROPERTIES, 4, 0, 1, price=8),
    Card("farm", PROPERTIES, 4, 1, 2, (("dog", 4), ("horse", 7)), price=10),
    Card("chef", COMPANIONS, 2),
    Card("guest", COMPANIONS, 2),
    Card("dog", COMPANIONS, 1),
    Card("horse", COMPANIONS, 1),
    Card("hectic-day", CROWN_1, 1, 1, 0, white=True, gain=3),
    Card("grand-tour", CROWN_1, 1, 2, 8, white=True),
    Card("opera-box", CROWN_2, 1, 0, 3),
    Card("yacht", CROWN_3, 1, 2, 9, symbol=HELM, white=True),
    Card("wild", WILD_BACK, 2),
)
NUMBER: Final = {card.name: number for number, card in enumerate(CARDS)}
WILD: Final = NUMBER["wild"]


def back_of(card: int) -> int:
    return CARDS[card].back


def is_black(card: int) -> bool:
    return not CARDS[card].white and back_of(card) not in (COMPANIONS, WILD_BACK)


# --- actions ---

CATALOGUE: Final = Catalogue()
END: Final = CATALOGUE.add("end")
NONE: Final = CATALOGUE.add("none")
ENOUGH: Final = CATALOGUE.add("no-more")
TAKE: Final = CATALOGUE.block("take", "place", (*DECKS, "wild"))
UNKNOWN: Final = CATALOGUE.block("unknown", "deck", DECKS[:SPECIAL])
SPACE: Final = CATALOGUE.block("space", "space", range(1, SPACES + 1))
ACTIVATE: Final = CATALOGUE.block("activate", "space", range(1, SPACES + 1))
ADD: Final = CATALOGUE.block("add", "space", range(1, SPACES + 1))
AMOUNT: Final = CATALOGUE.block("amount", "amount", range(40))
CARD: Final = CATALOGUE.block("card", "card", NUMBER)
PLAY: Final = CATALOGUE.block("play", "card", NUMBER)
PUT: Final = CATALOGUE.block("put", "card", NUMBER)
