"""What a deck of Gears of Time is like, in a few lines: sizes, spreads, and what its author may have overlooked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import median_low

from bequest.core.words import Words
from bequest.games.gears.data import terms
from bequest.games.gears.data.deck import Deck
from bequest.games.gears.game import Gears
from bequest.games.gears.rules.setup import present_at_start
from bequest.games.gears.words.names import card_message
from bequest.terminal.layout import table


def facts(deck: Deck, said: Words) -> list[str]:
    """The kind and the size."""
    return [deck.kind, said.text("command-deck-size", designs=len(deck.technologies), cards=len(deck.cards(False)))]


def summary(deck: Deck, said: Words) -> list[str]:
    cards = len(deck.cards(False))
    rows = [
        [said.text("command-deck-name"), said.text("command-deck-of-kind", name=deck.name, kind=deck.kind)],
        [
            said.text("command-deck-technologies"),
            said.text("command-deck-size", designs=len(deck.technologies), cards=cards),
        ],
        [said.text("command-deck-fates"), str(len(deck.fates))],
        [said.text("command-deck-characters"), str(len(deck.characters))],
        [said.text("command-deck-levels"), _levels(deck, said)],
        [said.text("command-deck-costs"), _spread(deck.cost, said)],
        [said.text("command-deck-rewards"), _spread(deck.reward, said)],
        *_abilities(deck, said),
        *_too_deep(deck, said),
        *_missing_pursuits(deck, said),
    ]
    return table(rows, indent=0)


def _levels(deck: Deck, said: Words) -> str:
    counts = Counter(deck.level)
    return ", ".join(said.text("command-deck-level", level=level, count=counts[level]) for level in sorted(counts))


def _spread(values: Sequence[int], said: Words) -> str:
    return said.text("command-deck-spread", low=min(values), high=max(values), median=median_low(values))


def _abilities(deck: Deck, said: Words) -> list[list[str]]:
    counts = Counter(technology.ability for technology in deck.technologies if technology.ability)
    shown = [
        said.text(f"command-deck-{moment}", count=counts[moment])
        for moment in terms.ABILITY_MOMENTS[1:]
        if counts[moment]
    ]
    return [[said.text("command-deck-abilities"), ", ".join(shown)]] if shown else []


def _too_deep(deck: Deck, said: Words) -> list[list[str]]:
    """Technologies that need more timeframes, one for each level, than the last round has, by number of players."""
    spliced = 1 if terms.ABILITY_EFFECTS[terms.SPLICE] in [technology.effect for technology in deck.technologies] else 0
    rows: list[list[str]] = []
    for players in Gears.player_counts:
        timeframes = present_at_start(players) - terms.T0 + terms.ROUNDS - 1 + spliced
        deep = [card_message(deck, card) for card, level in enumerate(deck.level) if level > timeframes]
        if deep:
            told = said.text("command-deck-deep", players=players, timeframes=timeframes, cards=tuple(deep))
            rows.append(["" if rows else said.text("command-deck-too-deep"), told])
    return rows


def _missing_pursuits(deck: Deck, said: Words) -> list[list[str]]:
    missing = [character for character, card in zip(deck.characters, deck.pursuit, strict=True) if card < 0]
    rows: list[list[str]] = []
    for character in missing:
        told = said.text("command-deck-pursuit", character=character.id, pursuit=character.pursuit)
        rows.append(["" if rows else said.text("command-deck-no-pursuit"), told])
    return rows
