"""Last Will, bound to a deck and boards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bequest.core.errors import BadOption
from bequest.core.game import Game, Mind, Settled, Source, auto_chance
from bequest.core.texts.position_files import opened
from bequest.core.texts.reading import Fields
from bequest.core.usage import Usage
from bequest.games.lastwill.data import boards as boards_data
from bequest.games.lastwill.data import cards, loading, terms
from bequest.games.lastwill.data.deck import ALIASES, SUPPLIED, SUPPLIED_BOARDS, TEXTS, Deck, Rules
from bequest.games.lastwill.files import position_file
from bequest.games.lastwill.mind import heuristic
from bequest.games.lastwill.position import WillPosition
from bequest.games.lastwill.rules import options as declaring
from bequest.games.lastwill.rules import setup
from bequest.games.lastwill.seen import card_use
from bequest.games.lastwill.seen.encode import LastWillEncoder


class LastWill(Game):
    """The game; see `bequest.games.get`."""

    name = "lastwill"
    title = "Last Will"
    short_title = "Last Will"
    about = "lastwill-about"
    rules_version = "1"
    rule_prefix = "W"
    player_counts: tuple[int, ...] = terms.PLAYER_COUNTS
    deck_type = Deck
    supplied = tuple(SUPPLIED)
    aliases = ALIASES
    boards = tuple(SUPPLIED_BOARDS)
    deck_fields = (*cards.TABLES, *boards_data.TABLES, "removed", "boards")
    deck_heads = ("command-deck-head-cards",)
    skin = "bequest.terminal.lastwill.skin.LastWillSkin"
    deck_summary = "bequest.terminal.lastwill.deck_summary"
    mind: ClassVar[Mind | None] = heuristic
    usage: ClassVar[Usage | None] = card_use.USAGE
    lead = 50
    lower_is_better = True
    environments: ClassVar[Mapping[str, Mapping[str, object]]] = {"LastWill": {}}

    def __init__(self, deck: Deck) -> None:
        super().__init__(deck)
        self.deck = deck
        self.options = declaring.declared(deck)
        self.encoder = LastWillEncoder(deck)
        self.max_decisions = _most_decisions(deck)
        self._settled = Settled(self._read_rules)

    def new(
        self, players: int, seed: int | None = None, chance: str = "auto", journal: bool = False, **options: object
    ) -> WillPosition:
        rules, start = self._settled.rules(players, seed, options)
        return setup.new(self, rules, start, auto_chance(chance), journal)

    def from_json(self, text: str, chance: str = "auto", journal: bool = False) -> WillPosition:
        auto = auto_chance(chance)
        fields = opened(text, self.name, position_file.KNOWN)
        deck = position_file.own_deck(fields, self.deck)
        game = self if deck is self.deck else type(self)(deck)
        return position_file.position(game, deck, fields, auto, journal)

    def _read_rules(self, given: Mapping[str, object]) -> tuple[Rules, int | None]:
        rules, start = declaring.read_rules(self.deck, self.options, given)
        loading.check_size(self.deck.cards, rules.players, Fields({}, self.deck.name, BadOption))
        return rules, start

    @classmethod
    def load(cls, text: str, file: str) -> Deck:
        return loading.load(text, file)

    @classmethod
    def load_all(cls, sources: Sequence[Source]) -> Deck:
        return loading.load_all(sources)

    @classmethod
    def supplied_deck(cls, name: str) -> Deck:
        return loading.supplied(name)

    @classmethod
    def supplied_text(cls, name: str) -> Source:
        return (TEXTS[name], name) if name in SUPPLIED_BOARDS else super().supplied_text(name)


def _most_decisions(deck: Deck) -> int:
    """A bound: every card leaves a hand at most once in a round, every space is activated, sold and filled at most so
    often, and a move has no more choices than a card has coins or an effect has targets."""
    cards = sum([card.copies or terms.MOST_PER_CARD for card in deck.cards])
    moves = 2 * cards + 12 * deck.most_spaces
    longest = 8 + max([card.later_choices for card in deck.cards])
    return terms.ROUNDS * (terms.SEATS * (30 + cards) + moves * longest)
