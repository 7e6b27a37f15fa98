"""The options of a game, declared and checked (section 24)."""

from __future__ import annotations

import json
from collections.abc import Mapping

from bequest.core import options
from bequest.core.errors import BadOption
from bequest.core.options import Option, Value
from bequest.core.words import message
from bequest.games.gears.data import terms
from bequest.games.gears.data.deck import Deck, Rules
from bequest.games.gears.data.loading import ALIASES


def declared(deck: Deck) -> tuple[Option, ...]:
    """The six keys that there are (G-24.26): two to four players (G-1.1), decks by name (G-24.27), and so on.

    With Forbidden Machines there are no Fate cards (G-X.3).
    """
    names = [deck.name] + [alias for alias, name in ALIASES.items() if name == deck.name]
    fate = ("none",) if deck.kind == "forbidden" else terms.FATE_MODES
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
    """The word "random", or a list of ids, also as JSON text (G-24.30)."""
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
    """The options, agreed before set-up (G-3.1, G-24.1), and the seed if it is given; or BadOption.

    Named characters are one for each seat, all different, all of the deck (G-24.30).
    """
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
    rules = Rules(deck, players, terms.FATE_MODES.index(str(values["fate"])), values["pursuit"] == "on", names)
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
        "fate": terms.FATE_MODES[rules.fate],
        "pursuit": "on" if rules.pursuit else "off",
        "characters": list(rules.characters) if rules.characters else "random",
    }
