"""Section X, Forbidden Machines: the deck, what stays as in the base game, and When Established."""

import json
from collections import Counter
from typing import Any

import pytest

from bequest import games
from bequest.core.errors import BadDeck, BadOption, BadPosition
from bequest.games.gears.data import load, supplied
from bequest.games.gears.state import GearsPosition
from tests.rules.gears.table import cards, discards, do, hand, legal, on_timeline, rule_of, slug, status, table

# --- positions of the expansion, also for the other tests of this section ---


def machines(timeline: str = "", players: int = 2, **fields: Any) -> GearsPosition:
    """The position of the worked examples of the expansion with that changed."""
    return table(deck="machines-2", fate="none", players=players, timeline=timeline, **fields)


def chain(name: str, cubes: str, below: str = "blue 1") -> str:
    """A technology with everything that it depends on, each in the timeframe of its level: so it is successful."""
    deck = supplied("machines-2")
    found = [deck.number[slug(name)]]
    for card in found:
        found += [need for need in deck.needs[card] if need not in found]
    lying = [f"{deck.card_names[card]}@t{deck.level[card] - 1} {{{below}}}" for card in found[1:]]
    return "; ".join([*lying, f"{name}@t{deck.level[found[0]] - 1} {{{cubes}}}"])


def with_tokens(s: GearsPosition, tokens: dict[str, tuple[int, int]], **fields: object) -> GearsPosition:
    """The same position with Reward Modifier tokens (+1, -1) on copies like "Arch-Fire@t0", and other fields changed."""
    content: dict[str, Any] = s.to_dict() | fields
    for name, (plus, minus) in tokens.items():
        technology, _, timeframe = name.partition("@")
        (copy,) = [c for c in content["timeline"] if (c["technology"], c["timeframe"]) == (slug(technology), timeframe)]
        copy["tokens"] = {"plus": plus, "minus": minus}
    return read(content)


def read(content: dict[str, Any]) -> GearsPosition:
    s = games.get("gears", deck="machines-2").from_json(json.dumps(content), journal=True)
    assert isinstance(s, GearsPosition)
    return s


def own_card(id: str, needs: tuple[str, ...] = (), copies: int = 3, **values: object) -> dict[str, object]:
    """A Technology card for the deck section of a position."""
    return {"id": id, "copies": copies, "cost": 1, "reward": 1, "needs": list(needs), **values}


def own_deck(*technologies: dict[str, object], hands: tuple[str, str] = ("", ""), **fields: Any) -> GearsPosition:
    """A two-player position with a deck of its own, of the expansion's kind."""
    content: dict[str, Any] = {"options": {"players": 2, "seed": 1}, "deck": {"technologies": list(technologies)}}
    return read(content | {"hands": [cards(names) for names in hands]} | fields)


def asked(s: GearsPosition) -> tuple[str, int] | None:
    """What is being asked, and of which seat."""
    return (s.decision.kind, s.decision.seat) if s.decision else None


def free(s: GearsPosition) -> list[str]:
    """The technologies that may be activated now."""
    return [text.removeprefix("activate ") for text in legal(s) if text.startswith("activate ")]


def draw_and_keep(s: GearsPosition, times: int = 3) -> GearsPosition:
    """Draws, keeping the first card each time."""
    for _ in range(times):
        do(s, "draw")
        if s.drawn:
            do(s, legal(s)[0])
    return s


# --- the deck ---

CARDS = """
    Arch-Fire          5 1 1  -                                established cubes 1
    Glyphwriting       5 1 1  -                                established draw 1
    Skyfork            5 1 1  -                                established points 1
    Clockspring        5 1 1  -
    Deepwell           4 2 2  -
    Greenhouse         4 2 2  -                                established draw 2
    Starscribing       3 2 2  Glyphwriting, Skyfork
    Vesper Forge       3 2 2  Arch-Fire, Deepwell
    Gearwright         3 2 3  Clockspring, Arch-Fire
    Tidal Engine       3 2 3  Deepwell, Clockspring
    Herbal Alembic     3 2 3  Greenhouse, Arch-Fire
    Lore Vault         3 2 2  Glyphwriting, Clockspring
    Meridian Timerail  2 3 2  Vesper Forge, Tidal Engine       activation extra-turn
    Expansion Dome     2 3 4  Greenhouse, Gearwright           activation splice
    Skyship            2 2 4  Starscribing, Vesper Forge
    Mirror Engine      2 3 4  Lore Vault, Skyfork              activation swap
    Tonic Works        2 2 4  Herbal Alembic, Lore Vault
    Rune Ledger        2 3 3  Lore Vault, Starscribing         activation modifier
    Storm Mill         3 2 3  Tidal Engine, Skyfork
    Orrery             2 3 2  Starscribing, Rune Ledger        activation points 1
    Vesper Lamp        2 3 2  Storm Mill, Vesper Forge         activation cubes 1
    Thinking Loom      2 3 2  Gearwright, Rune Ledger          activation draw 1
    Cloud Harbor       2 3 6  Skyship, Storm Mill
    Panacea            1 3 7  Tonic Works, Deepwell
    Vesper Grid        2 3 5  Vesper Lamp, Meridian Timerail
    Oracle Engine      2 4 5  Thinking Loom, Orrery
    Floating City      2 4 9  Cloud Harbor, Expansion Dome
    Ageless Engine     1 4 12 Vesper Grid, Panacea
    Vesper Heart       1 4 12 Vesper Grid, Oracle Engine
    World Anchor       1 4 14 Floating City, Oracle Engine
"""
