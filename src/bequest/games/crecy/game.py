"""Legacy: The Testament of Duke de Crecy, bound to a deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bequest.core.game import Game, Mind, Settled, auto_chance
from bequest.core.pickling import read_from
from bequest.core.style import Style
from bequest.core.usage import Usage
from bequest.games.crecy.data import loading, terms
from bequest.games.crecy.data.deck import ALIASES, SUPPLIED, Deck
from bequest.games.crecy.files import position_file
from bequest.games.crecy.mind import heuristic
from bequest.games.crecy.position import CrecyPosition
from bequest.games.crecy.rules import length, options, setup
from bequest.games.crecy.rules.state import SEAT_COUNTERS, TABLE_COUNTERS
from bequest.games.crecy.seen import card_use
from bequest.games.crecy.seen.encode import CrecyEncoder
from bequest.games.crecy.wire import EVENTS, View


class Crecy(Game):
    """The game; see `bequest.games.get`."""

    name = "crecy"
    title = "Legacy: The Testament of Duke de Crecy"
    short_title = "Duke de Crecy"
    about = "crecy-about"
    rules_version = "1"
    rule_prefix = "C"
    player_counts: tuple[int, ...] = (1, 2, 3, 4)
    deck_type = Deck
    supplied = tuple(SUPPLIED)
    aliases = ALIASES
    deck_fields = loading.TABLES
    deck_heads = ("command-deck-head-people",)
    speaker_name = "bequest.games.crecy.words.speaker.CrecySpeaker"
    view_type = View
    event_types = EVENTS
    seat_counters = SEAT_COUNTERS
    table_counters = TABLE_COUNTERS
    places: ClassVar[Mapping[str, str]] = {
        "hand:SEAT": "a hand",
        "display": "the Friends face up beside the main board",
        "pile:friends": "the Friend deck",
        "discard:friends": "the Friends discarded, face up",
        "pile:children": "the Child deck",
        "pile:reserve": "the Sons and Daughters of the reserve, face down",
        "discard:children": "the Child cards discarded, face up",
        "aside": "Child cards laid aside while a search goes on",
        "found": "Child cards that a search has found, or a pair of which one is kept",
        "complication:SEAT": "the Complication that a player keeps",
        "pile:missions": "the Mission deck",
        "discard:missions": "the Missions discarded, face up",
        "drawn:SEAT": "the Missions of which a player keeps one; only that player sees them",
        "missions:SEAT": "the open Missions of a player",
        "completed:SEAT": "the completed Missions of a player",
        "under-patron:SEAT": "the Missions under a Patron, which nobody sees",
        "patron:SEAT": "the Patron of a player, face down until the end",
        "patron-shown:SEAT": "the Patron of a player, face up at the end",
        "head:SEAT": "a Head whose side is still to be chosen",
        "family:SEAT:person:N": "a person: its card and those attached to it; empty for somebody who has departed",
        "titles": "the Titles on offer",
        "contributions": "the Contributions on offer",
        "mansions": "the Mansions left",
        "ventures": "the Ventures left",
        "acquired": "the Title or Contribution that somebody is still to hold",
        "pawns:SEAT": "the pawns that a player can still place",
        "supply": "the Additional Action pawns of the general supply",
        "board:SEAT:SPACE": "a space of a player board",
        "space:SPACE": "a space of the main board",
        "starter:SEAT": "the Starting Player card before a player",
        "hints": "the Hints of The Testament",
        "box": "what is not on the table",
    }
    secret_places = ("hand", "drawn", "patron")
    skin = "bequest.terminal.crecy.skin.CrecySkin"
    deck_summary = "bequest.terminal.crecy.deck_summary"
    mind: ClassVar[Mind | None] = heuristic
    styles: ClassVar[tuple[Style, ...]] = (
        Style("romantic", {"marry": 1.0, "arrange": 1.0, "have-children": 1.0}),
        Style("benefactor", {"contribute": 1.0}),
        Style("socialite", {"socialize": 1.0, "ask-friends": 1.0}),
        Style("schemer", {"undertake": 1.0}),
    )
    usage: ClassVar[Usage | None] = card_use.USAGE
    lead = 50
    practice = (
        (8, 2, {}),
        (3, 3, {}),
        (6, 4, {}),
        (1, 2, {"edition": "french"}),
        (1, 4, {"edition": "french"}),
        (2, 1, {"mode": "solo_standard"}),
        (3, 1, {"mode": "solo_testament"}),
    )
    sight_name = "bequest.games.crecy.seen.sight.CrecySight"
    environments: ClassVar[Mapping[str, Mapping[str, object]]] = {
        "Crecy": {},
        "CrecyStandardSolo": {"mode": "solo_standard"},
        "CrecyTestament": {"mode": "solo_testament"},
    }

    def __init__(self, deck: Deck) -> None:
        super().__init__(deck)
        self.deck = deck
        self.options = options.declared(deck)
        self.encoder = CrecyEncoder(deck)
        self._settled = Settled(lambda given: options.read_rules(self.deck, self.options, given))
        alone = [length.longest(deck, 1, mode) for mode in (terms.SOLO_STANDARD, terms.SOLO_TESTAMENT)]
        self.max_decisions = max(length.longest(deck, terms.SEATS, terms.MULTIPLAYER), *alone)

    def new(
        self, players: int, seed: int | None = None, chance: str = "auto", journal: bool = False, **options: object
    ) -> CrecyPosition:
        rules, start = self._settled.rules(players, seed, options)
        return setup.new(self, rules, start, auto_chance(chance), journal)

    def from_json(self, text: str, chance: str = "auto", journal: bool = False) -> CrecyPosition:
        return read_from(text, position_file.from_json(self, self.deck, type(self), text, auto_chance(chance), journal))

    def longest(self, players: int, **options: object) -> int:
        """See `rules.length`."""
        rules, _ = self._settled.rules(players, 0, options)
        return length.longest(self.deck, rules.players, rules.mode)

    @classmethod
    def load(cls, text: str, file: str) -> Deck:
        return loading.load(text, file)

    @classmethod
    def supplied_deck(cls, name: str) -> Deck:
        return loading.supplied(name)
