"""High Card, bound to a deck: everything that shared code needs to know about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bequest.core import options
from bequest.core.game import Game, auto_chance, fresh_seed
from bequest.core.pickling import read_from
from bequest.core.rng import seeded
from bequest.core.words import message
from tests.toy import deck as decks
from tests.toy import position
from tests.toy.deck import Deck
from tests.toy.position import HighCardPosition
from tests.toy.rules import ROUNDS
from tests.toy.seen import SEATS, HighCardEncoder
from tests.toy.wire import EVENTS, View


class HighCard(Game):
    """Three rounds of two cards each: swap one if you like, then play one; the highest gets a point."""

    name = "highcard"
    title = "High Card"
    short_title = "High Card"
    about = "highcard-about"
    rules_version = "1"
    rule_prefix = "H"
    player_counts = (2, SEATS)
    deck_type = Deck
    supplied = decks.SUPPLIED
    aliases: ClassVar[Mapping[str, str]] = decks.ALIASES
    deck_fields = ("card",)
    deck_heads = ("command-deck-head-size",)
    speaker_name = "tests.toy.speaker.HighCardSpeaker"
    view_type = View
    event_types = EVENTS
    seat_counters = ("points", "hand")
    table_counters = ("pile", "round")
    places: ClassVar[Mapping[str, str]] = {
        "pile:cards": "the face-down pile",
        "hand:SEAT": "a hand",
        "away:SEAT": "the card that was swapped away, face down",
        "played:SEAT": "the card that was played",
    }
    skin = "tests.toy.skin.HighCardSkin"
    deck_summary = "tests.toy.skin"
    lead = 2
    environments: ClassVar[Mapping[str, Mapping[str, object]]] = {"HighCard": {}}
    max_decisions = 3 * SEATS * ROUNDS

    def __init__(self, deck: Deck) -> None:
        super().__init__(deck)
        self.deck = deck
        self.options = (options.number("players", 2, SEATS, None, message("option-players-help")), options.seed())
        self.encoder = HighCardEncoder(deck)

    @classmethod
    def load(cls, text: str, file: str) -> Deck:
        return decks.load(text, file)

    @classmethod
    def supplied_deck(cls, name: str) -> Deck:
        return decks.supplied(name)

    def new(
        self, players: int, seed: int | None = None, chance: str = "auto", journal: bool = False, **given: object
    ) -> HighCardPosition:
        start = fresh_seed() if seed is None else seed
        values = options.resolve(self.options, {"players": players, "seed": start, **given})
        count, number = values["players"], values["seed"]
        assert isinstance(count, int)
        assert isinstance(number, int)
        s = position.new(self, self.deck, count, seeded(number), auto_chance(chance), journal)
        s.settle()
        return s

    def from_json(self, text: str, chance: str = "auto", journal: bool = False) -> HighCardPosition:
        return read_from(text, position.from_json(self, self.deck, text, auto_chance(chance), journal))
