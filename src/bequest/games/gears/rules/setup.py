"""Options and set-up of Gears of Time (sections 3 and 24)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING

from bequest.core import options
from bequest.core.errors import BadOption
from bequest.core.frames import Frame
from bequest.core.journal import Journal
from bequest.core.options import Option, Value
from bequest.core.rng import Rng, seeded
from bequest.core.words import message
from bequest.games.gears.data.deck import ALIASES, Deck, Rules
from bequest.games.gears.data.terms import (
    AREA,
    ASSIGN,
    DEAL,
    EXTRA_CARDS,
    FATE_DECK,
    FATE_DRAFT,
    FATE_MODES,
    FATE_NONE,
    FATE_ONE_EACH,
    FIRST_CHOOSER,
    FULL_HAND,
    LEFT_OUT,
    NO_EXTRA,
    OUT,
    PERSONAL,
    ROUNDS,
    SETUP,
    SHUFFLED,
    SOURCES,
    T0,
)
from bequest.games.gears.position import GearsPosition

if TYPE_CHECKING:
    from bequest.core.game import Game


def declared(deck: Deck) -> tuple[Option, ...]:
    """The six keys that there are (G-24.26)."""
    names = [deck.name] + [alias for alias, name in ALIASES.items() if name == deck.name]
    fate = ("none",) if deck.kind == "forbidden" else FATE_MODES
    return (
        options.number("players", 2, 4, None, message("option-players-help")),
        options.choice("deck", tuple(names), deck.name, message("gears-option-deck-help")),
        options.choice("fate", fate, fate[0], message("gears-option-fate-help")),
        options.choice("pursuit", ("off", "on"), "off", message("gears-option-pursuit-help")),
        Option("characters", _read_characters, message("gears-option-characters-allowed"), "random",
               message("gears-option-characters-help")),
        options.seed(),
    )  # fmt: skip


def _read_characters(raw: object) -> Value | None:
    if isinstance(raw, str) and raw.startswith("["):
        try:
            raw = json.loads(raw)
        except (RecursionError, ValueError):
            return None
    if raw == "random":
        return "random"
    if isinstance(raw, list | tuple) and raw and all(isinstance(item, str) for item in raw):
        return tuple(raw)
    return None


def read_rules(deck: Deck, given: Mapping[str, object]) -> tuple[Rules, int | None]:
    """The options, checked together, and the seed if it is given; or BadOption."""
    values = options.resolve(declared(deck), given)
    players, seed = values.get("players"), values.get("seed")
    if not isinstance(players, int):
        raise BadOption(message("gears-option-no-players"))
    characters = values["characters"]
    names = characters if isinstance(characters, tuple) else ()
    known = [character.id for character in deck.characters]
    if names and (len(names) != players or len(set(names)) < players or not set(names) <= set(known)):
        shown = {"known": ", ".join(known), "found": ", ".join(names)}
        raise BadOption(message("gears-option-characters-wrong", players=players, **shown))
    rules = Rules(deck, players, FATE_MODES.index(str(values["fate"])), values["pursuit"] == "on", names)
    _check_pursuits(rules)
    return rules, seed if isinstance(seed, int) else None


def _check_pursuits(rules: Rules) -> None:
    """With pursuits on, what a character pursues must be in the deck (G-24.33)."""
    if rules.pursuit:
        for character in rules.deck.characters:
            assigned = not rules.characters or character.id in rules.characters
            if assigned and character.pursuit not in rules.deck.number:
                pursued = {"character": character.id, "pursuit": character.pursuit}
                raise BadOption(message("gears-option-pursuit-missing", deck=rules.deck.name, **pursued))


def options_dict(rules: Rules) -> dict[str, object]:
    """The options as they are recorded, with the deck by its own name (G-24.29)."""
    return {
        "players": rules.players,
        "deck": rules.deck.name,
        "fate": FATE_MODES[rules.fate],
        "pursuit": "on" if rules.pursuit else "off",
        "characters": list(rules.characters) if rules.characters else "random",
    }


def present_at_start(players: int) -> int:
    """t4, t5 or t6 with 2, 3 or 4 players (G-2.2)."""
    return T0 + 2 + players


def empty_position(game: Game, rules: Rules, rng: Rng, auto: bool, journal: bool) -> GearsPosition:
    """The table before anything is dealt (G-3.3 to G-3.9)."""
    players = rules.players
    present = present_at_start(players)
    place = {FATE_DECK: SHUFFLED, FATE_NONE: OUT, FATE_ONE_EACH: LEFT_OUT, FATE_DRAFT: AREA}[rules.fate]
    fates = len(rules.deck.fates)
    ids = [character.id for character in rules.deck.characters]
    return GearsPosition(
        game=game,
        rules=rules,
        seat=0,
        frames=[],
        rng=rng,
        auto=auto,
        journal=Journal() if journal else None,
        round=1,
        turn=1,
        phase=SETUP,
        active=0,
        actions=0,
        order=[],
        present=present,
        oldest=T0,
        markers=[present] * players,
        copies=[],
        cubes=[],
        lasting=[],
        pools=[0] * players,
        carried=[0] * players,
        sheet=[0] * (players * ROUNDS * len(SOURCES)),
        characters=[ids.index(name) for name in rules.characters] if rules.characters else [-1] * players,
        hands=[[] for _ in range(players)],
        drawn=[],
        top=[],
        pile=rules.deck.cards(with_fates=rules.fate == FATE_DECK),
        discard=[],
        fates=[place] * fates,
        area_cubes=[0] * fates,
        extra_room=0,
        fate_taken=False,
        tokens=[],
        activated=0,
        extra_turn=NO_EXTRA,
        extra_used=0,
    )


def new(game: Game, rules: Rules, seed: int, auto: bool, journal: bool) -> GearsPosition:
    """Set-up in its order (section 3), up to the first decision."""
    s = empty_position(game, rules, seeded(seed), auto, journal)
    players = rules.players
    dealt = FULL_HAND * players + (0, 0, 1, 2, 4)[players]
    if len(s.pile) < dealt:
        numbers = {"cards": len(s.pile), "players": players, "needed": dealt}
        raise BadOption(message("gears-option-deck-too-small", deck=rules.deck.name, **numbers))
    if rules.fate == FATE_ONE_EACH and len(rules.deck.fates) < players:
        raise BadOption(message("gears-option-too-few-fates", players=players, fates=len(rules.deck.fates)))
    s.frames.append(Frame(EXTRA_CARDS, -1))
    if rules.fate == FATE_ONE_EACH:
        s.frames += [Frame(PERSONAL, seat) for seat in reversed(range(players))]
    s.frames += [Frame(DEAL, seat, (FULL_HAND,)) for seat in reversed(range(players))]
    s.frames.append(Frame(FIRST_CHOOSER, -1))
    if not rules.characters:
        s.frames += [Frame(ASSIGN, seat) for seat in reversed(range(players))]
    s.settle()
    return s
