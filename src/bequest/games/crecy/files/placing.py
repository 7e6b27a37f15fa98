"""Handing out the cards of a deck to the places that a position file names; what the game has not is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bequest.core.catalogue import did_you_mean
from bequest.core.errors import BequestError
from bequest.core.texts.reading import Fields
from bequest.core.words import message, quoted
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import in_play
from bequest.games.crecy.rules.state import CrecyState


class Placer:
    """The cards that are placed nowhere yet, by kind; numbers as the position counts them."""

    def __init__(self, s: CrecyState) -> None:
        self.s = s
        self.friends = Counter(in_play.friends(s.rules))
        self.children = Counter(in_play.children(s.rules))
        self.missions = Counter(in_play.missions(s.rules))
        deck = s.rules.deck
        families = s.rules.mode != terms.SOLO_TESTAMENT
        self.heads = Counter(range(len(deck.heads)) if families else ())
        self.patrons = Counter(range(len(deck.patrons)) if families else ())

    def friend(self, fields: Fields, key: str, name: str) -> int:
        return self._take(self.friends, fields, key, name, [card.id for card in self.s.rules.deck.friends], 0)

    def child(self, fields: Fields, key: str, name: str) -> int:
        deck = self.s.rules.deck
        return self._take(self.children, fields, key, name, [card.id for card in deck.children], deck.first_child)

    def mission(self, fields: Fields, key: str, name: str) -> int:
        return self._take(self.missions, fields, key, name, [card.id for card in self.s.rules.deck.missions], 0)

    def head(self, fields: Fields, key: str, name: str) -> int:
        return self._take(self.heads, fields, key, name, [card.id for card in self.s.rules.deck.heads], 0)

    def patron(self, fields: Fields, key: str, name: str) -> int:
        return self._take(self.patrons, fields, key, name, [card.id for card in self.s.rules.deck.patrons], 0)

    def friends_at(self, fields: Fields, key: str) -> list[int]:
        return [self.friend(fields, f"{key}[{i + 1}]", name) for i, name in enumerate(fields.texts(key))]

    def children_at(self, fields: Fields, key: str) -> list[int]:
        return [self.child(fields, f"{key}[{i + 1}]", name) for i, name in enumerate(fields.texts(key))]

    def missions_at(self, fields: Fields, key: str) -> list[int]:
        return [self.mission(fields, f"{key}[{i + 1}]", name) for i, name in enumerate(fields.texts(key))]

    def any_of(self, pool: Counter[int]) -> int:
        """One of the cards placed nowhere, at random; -1 if there is none."""
        cards = sorted(pool.elements())
        if not cards:
            return -1
        card = cards[self.s.rng.below(len(cards))]
        pool[card] -= 1
        return card

    def _take(self, pool: Counter[int], fields: Fields, key: str, name: str, ids: Sequence[str], first: int) -> int:
        if name not in ids:
            raise unknown(self.s, fields, key, name, ids)
        card = first + ids.index(name)
        if not pool[card]:
            if card in pool:
                raise fields.fail(key, message("crecy-position-placed-too-often", card=name))
            raise fields.fail(key, message("crecy-position-not-used", card=name, mode=terms.MODES[self.s.rules.mode]))
        pool[card] -= 1
        return card


def unknown(s: CrecyState, fields: Fields, key: str, name: str, ids: Sequence[str]) -> BequestError:
    """The refusal of a name that no card of the kind has."""
    hint = did_you_mean(name, ids)
    return fields.fail(key, message("crecy-position-no-card", deck=s.rules.deck.name, name=quoted(name), hint=hint))
