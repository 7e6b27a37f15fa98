"""Legacy: The Testament of Duke de Crecy, bound to a deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bequest.core.game import Game, Mind, Settled, auto_chance
from bequest.core.usage import Usage
from bequest.games.crecy.data import loading, terms
from bequest.games.crecy.data.deck import ALIASES, SUPPLIED, Deck
from bequest.games.crecy.files import position_file
from bequest.games.crecy.mind import heuristic
from bequest.games.crecy.position import CrecyPosition
from bequest.games.crecy.rules import options, setup
from bequest.games.crecy.seen import card_use
from bequest.games.crecy.seen.encode import CrecyEncoder


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
    skin = "bequest.terminal.crecy.skin.CrecySkin"
    deck_summary = "bequest.terminal.crecy.deck_summary"
    mind: ClassVar[Mind | None] = heuristic
    usage: ClassVar[Usage | None] = card_use.USAGE
    lead = 50
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
        self.max_decisions = _most_decisions(deck)
        self._settled = Settled(lambda given: options.read_rules(self.deck, self.options, given))

    def new(
        self, players: int, seed: int | None = None, chance: str = "auto", journal: bool = False, **options: object
    ) -> CrecyPosition:
        rules, start = self._settled.rules(players, seed, options)
        return setup.new(self, rules, start, auto_chance(chance), journal)

    def from_json(self, text: str, chance: str = "auto", journal: bool = False) -> CrecyPosition:
        return position_file.from_json(self, self.deck, type(self), text, auto_chance(chance), journal)

    @classmethod
    def load(cls, text: str, file: str) -> Deck:
        return loading.load(text, file)

    @classmethod
    def supplied_deck(cls, name: str) -> Deck:
        return loading.supplied(name)


def _most_decisions(deck: Deck) -> int:
    """A bound: every turn places a pawn, plays a free-turn Friend or passes, with a few choices, discards, a batch,
    births (a pair and a loss for each Child card) and Missions; a Generation start asks something for each person."""
    turns = terms.PLAYER_PAWNS + terms.PAWNS_PER_COLOUR * terms.COLOUR_COUNT + len(deck.friends) + 1
    births = 2 * sum(child.copies for child in deck.children)
    turn = 12 + 2 * len(deck.friends) + births + len(deck.missions)
    return terms.SEATS * (terms.ROUNDS * turns * turn + 3 * deck.most_persons * turn)
