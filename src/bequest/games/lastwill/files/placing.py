"""Handing out the cards of a deck to the places that a position file names; what there is not is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bequest.core.knowledge import everybody, marked
from bequest.core.texts.reading import Fields
from bequest.core.words import message
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.rules import setup
from bequest.games.lastwill.rules.state import WillState


class Placer:
    """The cards that are placed nowhere yet; a fixture without a number of copies never runs out (W-0.7)."""

    def __init__(self, s: WillState) -> None:
        self.s = s
        self.left = Counter([card for pool in setup.full_pools(s.rules.deck) for card in pool])
        self.left[s.rules.deck.wild] = terms.WILD_PLACES

    def card(self, fields: Fields, key: str, decks: Sequence[int]) -> int:
        """The card that a field names; it must be one of these decks."""
        deck = self.s.rules.deck
        number = fields.one_of(key, deck.ids)
        back = deck.backs[number]
        if back == terms.WILD_BACK or terms.DECK_OF_BACK[back] not in decks:
            raise fields.fail(key, message("lastwill-position-other-deck", card=deck.ids[number]))
        return self._take(fields, key, number)

    def hand_card(self, fields: Fields, key: str) -> int:
        """A card of any deck, or a wild card."""
        return self._take(fields, key, fields.one_of(key, self.s.rules.deck.ids))

    def _take(self, fields: Fields, key: str, number: int) -> int:
        card = self.s.rules.deck.cards[number]
        if card.copies or number == self.s.rules.deck.wild:
            if not self.left[number]:
                raise fields.fail(key, message("lastwill-position-placed-too-often", card=card.id))
            self.left[number] -= 1
        return number

    def cards(self, fields: Fields, key: str, decks: Sequence[int]) -> list[int]:
        """A list of bare names."""
        names = enumerate(fields.texts(key))
        entries = [Fields({"": name}, f"{fields.place(key)}[{i + 1}]", fields.error) for i, name in names]
        return [self.card(entry, "", decks) for entry in entries]

    def hand(self, fields: Fields, seat: int) -> list[int]:
        """The hand of a seat, which knows its cards; wild cards are always known to all (W-0.4, W-23.7)."""
        found: list[int] = []
        for entry, key in entries(fields, "hand"):
            entry.only((key, "known"))
            card = self.hand_card(entry, key)
            knowers = 1 << seat | self._knowers(entry, 0)
            found.append(marked(card, everybody(self.s.players) if card == self.s.rules.deck.wild else knowers))
        return sorted(found)

    def pile(self, fields: Fields, key: str, deck: int) -> list[int]:
        """Cards of one deck that were discarded, or are out of the game (W-0.4)."""
        found: list[int] = []
        shown = everybody(self.s.players)
        for entry, name in entries(fields, key):
            entry.only((name, "known"))
            card = self.card(entry, name, (deck,))
            knowers = self._knowers(entry, shown if self.s.rules.open_discards else 0)
            if self.s.rules.open_discards and knowers != shown:
                raise entry.fail("known", message("lastwill-position-open-discards"))
            found.append(marked(card, knowers))
        return sorted(found)

    def _knowers(self, entry: Fields, usual: int) -> int:
        if not entry.has("known"):
            return usual
        knowers = 0
        for seat in entry.integers("known", 1, self.s.players):
            knowers |= 1 << seat - 1
        return knowers

    def rest(self, back: int) -> list[int]:
        """What is placed nowhere of a back (W-24.10)."""
        backs = self.s.rules.deck.backs
        return [card for card in self.left.elements() if backs[card] == back]


def entries(fields: Fields, key: str) -> list[tuple[Fields, str]]:
    """The entries of a list of cards, each a name or an object with the field `card`; with the key of the name."""
    found: list[tuple[Fields, str]] = []
    for i, item in enumerate(fields.items(key)):
        place = f"{fields.place(key)}[{i + 1}]"
        if isinstance(item, dict):
            found.append((Fields(item, place, fields.error), "card"))
        else:
            found.append((Fields({"": item}, place, fields.error), ""))
    return found
