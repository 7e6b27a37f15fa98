"""Last Will, bound to a deck and boards."""

from __future__ import annotations

from collections.abc import Mapping

from bequest.core.errors import BadOption
from bequest.core.game import Game, Settled, auto_chance
from bequest.core.reading import Fields
from bequest.games.lastwill.data import loading
from bequest.games.lastwill.data.deck import Deck, Rules
from bequest.games.lastwill.data.terms import MOST_PER_CARD, PLAYER_COUNTS, ROUNDS, SEATS
from bequest.games.lastwill.files import position_file
from bequest.games.lastwill.position import WillPosition
from bequest.games.lastwill.rules import setup
from bequest.games.lastwill.seen.encode import LastWillEncoder


class LastWill(Game):
    """The game; see `bequest.games.get`."""

    name = "lastwill"
    title = "Last Will"
    rules_version = "1"
    player_counts: tuple[int, ...] = PLAYER_COUNTS

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.deck_name = deck.name
        self.catalogue = deck.catalogue
        self.options = setup.declared(deck)
        self.encoder = LastWillEncoder(deck)
        self.max_decisions = _most_decisions(deck)
        self._settled = Settled(self._read_rules)

    def new(
        self, players: int, seed: int | None = None, chance: str = "auto", journal: bool = False, **options: object
    ) -> WillPosition:
        rules, start = self._settled.rules(players, seed, options)
        return setup.new(self, rules, start, auto_chance(chance), journal)

    def from_json(self, text: str, chance: str = "auto", journal: bool = False) -> WillPosition:
        return position_file.from_json(self, text, auto_chance(chance), journal)

    def _read_rules(self, given: Mapping[str, object]) -> tuple[Rules, int | None]:
        rules, start = setup.read_rules(self.deck, self.options, given)
        loading.check_size(self.deck.cards, rules.players, Fields({}, self.deck.name, BadOption))
        return rules, start

    def deck_text(self) -> str:
        return self.deck.text


def _most_decisions(deck: Deck) -> int:
    """A bound: every card leaves a hand at most once in a round, every space is activated, sold and filled at most so
    often, and a move has no more choices than a card has coins or an effect has targets."""
    cards = sum([card.copies or MOST_PER_CARD for card in deck.cards])
    moves = 2 * cards + 12 * deck.most_spaces
    longest = 8 + max([len(card.steps) for card in deck.cards])
    return ROUNDS * (SEATS * (30 + cards) + moves * longest)
