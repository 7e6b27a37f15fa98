"""The cards of High Card as tables: loaded from text, checked, and never changed afterwards (H-1.1)."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from bequest.core.catalogue import Catalogue
from bequest.core.entries import TEXT_FIELDS, Entry
from bequest.core.errors import UnknownName
from bequest.core.texts.reading import DeckText, Fields
from bequest.core.words import message, quoted

SUPPLIED: Final = ("court-1",)
ALIASES: Final = {"base": "court-1"}
FEWEST: Final = 6
"""Cards of the largest game: two for each of three players."""
FIELDS: Final = (*TEXT_FIELDS, "value", "copies")

KEEP: Final = 0
SWAP: Final = 1
CARDS: Final = 2
"""The action of the first card; those of the cards to play follow behind the last one."""


class Card(Entry):
    """One design."""

    face = "card"

    def __init__(self, fields: Fields) -> None:
        fields.only(FIELDS)
        super().__init__(fields, FIELDS)
        self.value = fields.integer("value", low=1, high=99)
        self.copies = fields.integer("copies", 1, 1, 9)


class Deck:
    """All tables that depend on the cards."""

    def __init__(self, name: str, text: str, cards: Sequence[Card]) -> None:
        self.name = name
        self.text = text
        self.cards = tuple(cards)
        self.ids = tuple([card.id for card in cards])
        self.catalogue = Catalogue()
        self.catalogue.add("keep")
        self.catalogue.add("swap")
        self.catalogue.block("card", "card", self.ids)
        self.play = self.catalogue.block("play", "card", self.ids)

    def all(self) -> list[int]:
        """Every card, sorted."""
        return [number for number, card in enumerate(self.cards) for _ in range(card.copies)]


def load(text: str, file: str) -> Deck:
    """A deck from TOML text, or BadDeck naming file, line and field."""
    source = DeckText(text, file)
    head = source.head(("name", "card"))
    deck = Deck(head.text("name"), text, [Card(entry) for entry in source.tables("card")])
    if len(deck.all()) < FEWEST:
        raise head.fail("card", message("highcard-too-few", least=FEWEST))
    return deck


def supplied(name: str) -> Deck:
    if ALIASES.get(name, name) not in SUPPLIED:
        raise UnknownName(message("highcard-no-deck", name=quoted(name), known=", ".join(SUPPLIED)))
    return load((files(__package__) / "cards.toml").read_text(encoding="utf-8"), "cards.toml")
