"""The boards of Last Will: plans, the offering, errand spaces, market, player boards (W-28.5)."""

from __future__ import annotations

from typing import Final

from bequest.core.entries import published, slug
from bequest.core.texts.reading import Fields
from bequest.core.words import message, quoted
from bequest.games.lastwill.data import terms

SIDES: Final[tuple[str, ...]] = ("2-3", "4-5")
"""Of the planning board and of the offering board (W-3.1)."""
BOARDS: Final[tuple[str, ...]] = (*SIDES, "3", "5")
"""The last two are the sides of the supplement (W-3.2)."""
HEAD_FIELDS: Final[tuple[str, ...]] = ("spaces", "extensions", "market", "group_spaces", "capacity", "published")
CAPACITIES: Final[tuple[str, ...]] = ("extension", "market", "opera")
TABLES: Final[tuple[str, ...]] = ("plan", "place")
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "plan": ("side", "cards", "errands", "actions", "published"),
    "place": ("board", "id", "group", "decks", "published"),
}
MOST_SPACES: Final = 24
MOST_TOKEN: Final = 99
GROUP: Final = "group"
"""The errand spaces of the group are one option (W-7.31)."""


class Plan:
    """What a plan gives: cards to draw, one or two errand boys, actions (W-2.9, W-6.1, W-28.1, W-28.8)."""

    def __init__(self, fields: Fields) -> None:
        fields.only(FIELDS["plan"])
        self.side = fields.one_of("side", SIDES)
        self.cards = fields.integer("cards", None, 0, terms.MOST_PER_CARD)
        self.errands = fields.integer("errands", None, 1, 2)
        self.actions = fields.integer("actions", None, 0, terms.MOST_PER_CARD)
        self.published = published(fields, FIELDS["plan"])


class OfferPlace:
    """A place of the offering: the deck that it is dealt from in each round (W-5.1, W-28.1, W-28.20, W-28.21)."""

    def __init__(self, fields: Fields) -> None:
        fields.only(FIELDS["place"])
        self.board = fields.one_of("board", BOARDS)
        self.id = fields.text("id").lower()
        self.group = fields.flag("group")
        self.decks = _decks(fields)
        self.published = published(fields, FIELDS["place"])
        if self.id in terms.ERRANDS_NAMED or self.id == GROUP or self.id != slug(self.id) or "-" in self.id:
            raise fields.fail("id", message("lastwill-boards-place", found=quoted(self.id)))


def _decks(fields: Fields) -> tuple[int, ...]:
    found: list[int] = []
    names = fields.texts("decks")
    if len(names) != terms.ROUNDS:
        raise fields.fail("decks", message("lastwill-boards-rounds", rounds=str(terms.ROUNDS), found=str(len(names))))
    for i, name in enumerate(names):
        if name not in terms.DECKS:
            known = ", ".join(terms.DECKS)
            raise fields.fail(f"decks[{i + 1}]", message("lastwill-deck-one-of", found=quoted(name), known=known))
        found.append(terms.DECKS.index(name))
    return tuple(found)


class Boards:
    """All boards. `name` is that of the file; a file may replace only some of the tables and fields.

    W-2.5, W-2.6, W-2.8, W-28.5.
    """

    def __init__(self, name: str, head: Fields, plans: list[Plan], places: list[OfferPlace]) -> None:
        self.name = name
        self.spaces = head.integer("spaces", None, 1, MOST_SPACES)
        self.extensions = head.integer("extensions", None, 0, MOST_SPACES - self.spaces)
        self.market = tuple(head.integers("market", -MOST_TOKEN, MOST_TOKEN))
        if len(self.market) != len(terms.TYPES):
            raise head.fail("market", message("lastwill-boards-market", found=str(len(self.market))))
        self.group_spaces = head.integer("group_spaces", None, 1, MOST_SPACES)
        capacity = head.object("capacity", CAPACITIES)
        self.capacity = tuple([capacity.integer(key, 1, 1, MOST_SPACES) for key in CAPACITIES])
        self.published = published(head, HEAD_FIELDS)
        self.plans = tuple(plans)
        self.places = tuple(places)
        self._check(head)

    def _check(self, head: Fields) -> None:
        for side, least in zip(SIDES, (5, 6), strict=True):
            found = len(self.side(SIDES.index(side)))
            if found < least:
                raise head.fail("plan", message("lastwill-boards-plans", side=side, least=str(least), found=str(found)))
        for players in terms.PLAYER_COUNTS:
            ids = [place.id for place in self.of_players(players)]
            if len(set(ids)) != len(ids) or not ids:
                raise head.fail("place", message("lastwill-boards-places", players=str(players)))

    def side(self, side: int) -> tuple[Plan, ...]:
        """The plans of one side of the planning board, from the left (W-2.2, W-28.7)."""
        return tuple([plan for plan in self.plans if plan.side == side])

    def of_players(self, players: int) -> tuple[OfferPlace, ...]:
        """The places in use, in the order of dealing: the board's, then the supplement's.

        W-2.3, W-2.4, W-3.2, W-5.2, W-28.19.
        """
        used = [side_of(players)]
        if players in (3, 5):
            used.append(BOARDS.index(str(players)))
        return tuple([place for board in used for place in self.places if place.board == board])


def side_of(players: int) -> int:
    """The side of both boards: one for 2 or 3 players, one for 4 or 5 (W-2.2, W-2.3, W-3.1)."""
    return 0 if players <= 3 else 1
