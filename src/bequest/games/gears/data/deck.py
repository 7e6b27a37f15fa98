"""The deck of Gears of Time as tables that never change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bequest.core.catalogue import Catalogue
from bequest.core.texts import provenance
from bequest.games.gears.data import terms
from bequest.games.gears.data.records import Character, Fate, Technology

OWN_DECK: Final = "position"
"""The name of the deck that a position file brings itself."""


class Deck:
    """All tables that depend on the cards, which everybody knows (G-23.7).

    Cards are numbered in deck order: technologies, then Fate cards (G-4.33), of which there is one each (G-1.3).
    """

    def __init__(
        self, name: str, kind: str, text: str, technologies: Sequence[Technology], fates: Sequence[Fate],
        characters: Sequence[Character],
    ) -> None:  # fmt: skip
        self.name = name
        self.kind = kind
        self.text = text
        self.technologies = tuple(technologies)
        self.fates = tuple(fates)
        self.characters = tuple(characters)
        self.first_fate = len(technologies)
        self.card_ids = tuple([t.id for t in technologies] + [f.id for f in fates])
        self.card_names = tuple([str(t.name) for t in technologies] + [str(f.name) for f in fates])
        self.number = {card: i for i, card in enumerate(self.card_ids)}
        self.copies = tuple([t.copies for t in technologies] + [1 for _ in fates])
        self.cost = tuple(t.cost for t in technologies)
        self.reward = tuple(t.reward for t in technologies)
        self.needs = tuple(tuple(self.number[need] for need in t.needs) for t in technologies)
        self.needs_mask = tuple(sum(1 << need for need in needs) for needs in self.needs)
        self.dependents = tuple(
            tuple(y for y, needs in enumerate(self.needs) if x in needs) for x in range(len(technologies))
        )
        self.level = _levels(self.needs)
        self.pursuit = tuple(self.number.get(c.pursuit, -1) for c in characters)
        self.bonus = tuple(c.bonus for c in characters)
        self.ability = tuple(terms.ABILITY_MOMENTS.index(t.ability) for t in technologies)
        self.effect = tuple(terms.ABILITY_EFFECTS.index(t.effect) if t.effect else -1 for t in technologies)
        self.amount = tuple(t.amount for t in technologies)
        self.most_extra_room = max((f.amount for f in fates if f.effect == terms.EXTRA_ROOM), default=0)
        self.activated = tuple(i for i, t in enumerate(technologies) if self.ability[i] == terms.ACTIVATION)
        self.catalogue = _catalogue(self)
        count = len(technologies)
        self.establish = terms.CARDS
        self.influence = terms.CARDS + count
        self.activate = terms.CARDS + 2 * count
        self.card = self.activate + len(self.activated)
        self.play = self.card + count + len(fates)
        self.take = self.play + len(fates)

    def cards(self, with_fates: bool) -> list[int]:
        """Every card that is shuffled into the draw pile, in deck order (G-1.2, G-24.4, G-24.5, G-X.2, G-X.4)."""
        designs = range(len(self.card_ids) if with_fates else self.first_fate)
        return [card for card in designs for _ in range(self.copies[card])]

    def indirect_needs(self, card: int) -> list[int]:
        """Everything below the direct dependencies but these (G-1.11): a reminder, used by no rule (G-1.10)."""
        found: set[int] = set()
        pending = list(self.needs[card])
        while pending:
            below = self.needs[pending.pop()]
            pending += [need for need in below if need not in found]
            found.update(below)
        return sorted(found - set(self.needs[card]))

    def mark(self, card: int, field: str) -> str:
        """Where a value of a technology comes from: published, bounded (within a published range) or house."""
        technology = self.technologies[card]
        return provenance.label(field, technology.published, technology.bounded)


def _levels(needs: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The length of the longest chain down from each card; the loader has made sure that there is no cycle."""
    levels = [0] * len(needs)
    while 0 in levels:
        for card, below in enumerate(needs):
            if all(levels[need] for need in below):
                levels[card] = 1 + max((levels[need] for need in below), default=0)
    return tuple(levels)


def _catalogue(deck: Deck) -> Catalogue:
    """All choices of all moves (G-4.37), in the order of the action numbers above."""
    rows = Catalogue()
    for verb in ("draw", "end", "decline", "yes", "no", "plus", "minus"):
        rows.add(verb)
    rows.block("travel", "timeframe", terms.SLOT_NAMES)
    rows.block("timeframe", "timeframe", terms.SLOT_NAMES)
    rows.block("amount", "number", range(1, terms.MOST_CUBES + 1))
    rows.block("seat", "seat", range(1, terms.SEATS + 1))
    rows.block("position", "number", range(1, terms.SEATS + 1))
    rows.block("character", "number", range(1, terms.SEATS + 1))
    technologies = deck.card_ids[: deck.first_fate]
    fates = deck.card_ids[deck.first_fate :]
    rows.block("establish", "card", technologies)
    rows.block("influence", "card", technologies)
    rows.block("activate", "card", [technologies[card] for card in deck.activated])
    rows.block("card", "card", deck.card_ids)
    rows.block("play", "card", fates)
    rows.block("take", "card", fates)
    return rows


class Rules:
    """What is agreed before set-up and never changes (G-24.1). The seed is not here: no position keeps it (G-23.26)."""

    def __init__(self, deck: Deck, players: int, fate: int, pursuit: bool, characters: tuple[str, ...]) -> None:
        self.deck = deck
        self.players = players
        self.fate = fate
        self.pursuit = pursuit
        self.characters = characters
        """Character ids by seat, or empty if they are assigned at random."""
