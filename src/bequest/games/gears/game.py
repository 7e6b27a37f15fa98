"""Legacy: Gears of Time, bound to a deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from bequest.core.game import Game, Mind, Settled, auto_chance
from bequest.core.pickling import read_from
from bequest.core.style import Style
from bequest.core.texts.position_files import opened
from bequest.games.gears.data import loading as decks
from bequest.games.gears.data import terms
from bequest.games.gears.data.deck import Deck
from bequest.games.gears.files import position_file
from bequest.games.gears.mind import heuristic
from bequest.games.gears.position import GearsPosition
from bequest.games.gears.rules import length, options, setup
from bequest.games.gears.seen.encode import GearsEncoder
from bequest.games.gears.wire import EVENTS, View

Practice = tuple[tuple[int, int, Mapping[str, object]], ...]
FORBIDDEN_PRACTICE: Final[Practice] = (
    (8, 2, {}), (4, 3, {}), (6, 4, {}), (1, 2, {"pursuit": "on"}), (1, 4, {"pursuit": "on"}),
)  # fmt: skip
PRACTICE: Final[Practice] = (
    *FORBIDDEN_PRACTICE,
    *[(1, players, {"fate": fate}) for players in (2, 4) for fate in ("none", "one_each", "draft")],
)


class Gears(Game):
    """The game; see `bequest.games.get`."""

    name = "gears"
    title = "Legacy: Gears of Time"
    short_title = "Gears of Time"
    about = "gears-about"
    rules_version = "1"
    rule_prefix = "G"
    player_counts: tuple[int, ...] = (2, 3, 4)
    deck_type = Deck
    supplied = tuple(decks.SUPPLIED)
    aliases = decks.ALIASES
    deck_fields = ("technology", "fate", "character")
    deck_heads = ("command-deck-head-kind", "command-deck-head-size")
    speaker_name = "bequest.games.gears.words.speaker.GearsSpeaker"
    view_type = View
    event_types = EVENTS
    seat_counters = ("score", "pool", "hand", "fates", "position")
    table_counters = ("round", "turn", "actions", "extra_room", "pile", "discard")
    places: ClassVar[Mapping[str, str]] = {
        "pile:technologies": "the draw pile, with the Fate cards if they are shuffled into it",
        "pile:fates": "fate=one_each: the Fate cards that were dealt to nobody, face down",
        "hand:SEAT": "a hand",
        "drawn:SEAT": "the cards of a Draw that is not finished; only its player sees them",
        "discard": "the discard pile; some of its cards are known to some players",
        "timeline": "the timeline itself, to which the Spliced Timeframe may be added",
        "timeline:TIMEFRAME": "the technologies of a timeframe",
        "timeline:TIMEFRAME:TECHNOLOGY": "cubes and tokens on a technology, Fate cards beside it",
        "timeframe:TIMEFRAME": "the markers that stand in a timeframe",
        "stray": "Fate cards in play whose technology is gone",
        "pool:SEAT": "cubes in a Pool",
        "fate:SEAT": "fate=draft: the Fate cards before a player",
        "personal:SEAT": "fate=one_each: the Fate card that only its player sees",
        "draft-area": "fate=draft: the Fate cards that can be taken",
        "draft-area:FATE": "the cubes on one of them",
        "out": "fate=one_each: the Fate cards that are used up",
        "character:SEAT": "the character of a player",
        "box": "the supply of cubes and tokens, and whatever is not on the table",
    }
    secret_places = ("hand", "drawn", "personal")
    skin = "bequest.terminal.gears.skin.GearsSkin"
    deck_summary = "bequest.terminal.gears.deck_summary"
    mind: ClassVar[Mind | None] = heuristic
    styles: ClassVar[tuple[Style, ...]] = (
        Style("builder", {"establish": 1.0}),
        Style("diplomat", {"influence": 1.0}),
        Style("wanderer", {"travel": 1.0}),
    )
    lead = 20
    sight_name = "bequest.games.gears.seen.sight.GearsSight"
    environments: ClassVar[Mapping[str, Mapping[str, object]]] = {"Gears": {}}

    def __init__(self, deck: Deck) -> None:
        super().__init__(deck)
        self.deck = deck
        self.options = options.declared(deck)
        self.encoder = GearsEncoder(deck)
        self.practice = FORBIDDEN_PRACTICE if deck.kind == "forbidden" else PRACTICE
        self.max_decisions = max([length.longest(deck, terms.SEATS, fate) for fate in range(len(terms.FATE_MODES))])
        self._settled = Settled(lambda given: options.read_rules(self.deck, given))

    def new(
        self, players: int, seed: int | None = None, chance: str = "auto", journal: bool = False, **options: object
    ) -> GearsPosition:
        rules, start = self._settled.rules(players, seed, options)
        return setup.new(self, rules, start, auto_chance(chance), journal)

    def from_json(self, text: str, chance: str = "auto", journal: bool = False) -> GearsPosition:
        fields = opened(text, self.name, position_file.KNOWN)
        own = position_file.own_deck(fields, self.deck)
        game = self if own is None else Gears(own)
        return read_from(text, position_file.read(game, game.deck, fields, auto_chance(chance), journal))

    def longest(self, players: int, **options: object) -> int:
        """See `rules.length`."""
        rules, _ = self._settled.rules(players, 0, options)
        return length.longest(self.deck, rules.players, rules.fate)

    @classmethod
    def load(cls, text: str, file: str) -> Deck:
        return decks.load(text, file)

    @classmethod
    def supplied_deck(cls, name: str) -> Deck:
        return decks.supplied(name)
