"""Last Will, bound to a deck and boards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bequest.core.errors import BadOption
from bequest.core.game import Game, Mind, Settled, Source, auto_chance
from bequest.core.pickling import read_from
from bequest.core.style import Style
from bequest.core.texts.position_files import opened
from bequest.core.texts.reading import Fields
from bequest.core.usage import Usage
from bequest.games.lastwill.data import boards as boards_data
from bequest.games.lastwill.data import cards, loading, terms
from bequest.games.lastwill.data.deck import ALIASES, SUPPLIED, SUPPLIED_BOARDS, TEXTS, Deck, Rules
from bequest.games.lastwill.files import position_file
from bequest.games.lastwill.mind import heuristic
from bequest.games.lastwill.position import WillPosition
from bequest.games.lastwill.rules import length, setup
from bequest.games.lastwill.rules import options as declaring
from bequest.games.lastwill.seen import card_use
from bequest.games.lastwill.seen.encode import LastWillEncoder
from bequest.games.lastwill.wire import EVENTS, View


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
    speaker_name = "bequest.games.lastwill.words.speaker.LastWillSpeaker"
    view_type = View
    event_types = EVENTS
    seat_counters = ("pounds", "actions", "white_actions", "errand_boys", "hand", "spaces")
    table_counters = (
        "round",
        "extensions",
        *[f"pile:{back}" for back in terms.BACKS[: terms.WILD_BACK]],
        *[f"discard:{deck}" for deck in terms.DECKS[: terms.REGULAR]],
        "removed",
    )
    places: ClassVar[Mapping[str, str]] = {
        "hand:SEAT": "a hand; of another's the cards are seen that everybody knows or that the reader remembers",
        "board:SEAT:SPACE": "a space of a player board",
        "offering:PLACE": "a place of the offering, as offering:A1",
        "wild:PLACE": "a place of a wild card",
        "pile:BACK": "a face-down draw pile; the special cards lie apart by their crowns",
        "discard:DECK": "a discard pile; the cards are seen that the reader remembers",
        "removed": "special cards that are out of the game",
        "market:TYPE": "the place of a token on the property market",
        "plan:PLAN": "a plan, with the marker on it",
        "markers:SEAT": "the planning marker of a player, while it is on no plan",
        "errand:SPACE": "an errand space, with the errand boys on it",
        "boys:SEAT": "errand boys of a player who are not sent yet",
        "starter:SEAT": "the starting player marker, with its holder",
        "box": "what is not on the table",
    }
    skin = "bequest.terminal.lastwill.skin.LastWillSkin"
    deck_summary = "bequest.terminal.lastwill.deck_summary"
    mind: ClassVar[Mind | None] = heuristic
    styles: ClassVar[tuple[Style, ...]] = (
        Style("landlord", {"buy": 1.0}),
        Style("reveller", {"play": 1.0}),
        Style("host", {"put": 1.0}),
    )
    usage: ClassVar[Usage | None] = card_use.USAGE
    lead = 50
    lower_is_better = True
    practice = (
        (8, 2, {}),
        (3, 3, {}),
        (3, 4, {}),
        (6, 5, {}),
        (1, 2, {"discards": "open"}),
        (1, 5, {"discards": "open"}),
        (1, 2, {"money": "last_will"}),
        (1, 4, {"money": "last_will"}),
    )
    sight_name = "bequest.games.lastwill.seen.sight.LastWillSight"
    environments: ClassVar[Mapping[str, Mapping[str, object]]] = {"LastWill": {}}

    def __init__(self, deck: Deck) -> None:
        super().__init__(deck)
        self.deck = deck
        self.options = declaring.declared(deck)
        self.encoder = LastWillEncoder(deck)
        self.max_decisions = max([length.longest(deck, seats) for seats in terms.PLAYER_COUNTS])
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
        return read_from(text, position_file.position(game, deck, fields, auto, journal))

    def longest(self, players: int, **options: object) -> int:
        """See `rules.length`."""
        rules, _ = self._settled.rules(players, 0, options)
        return length.longest(rules.deck, rules.players)

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
