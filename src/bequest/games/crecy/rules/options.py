"""Options of the Duke de Crecy (section 2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bequest.core import options
from bequest.core.errors import BadOption
from bequest.core.options import Option, Value
from bequest.core.words import message
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.cards import START
from bequest.games.crecy.data.deck import ALIASES, Deck, Rules

ASK: Final = "ask"
RANDOM: Final = "random"


def declared(deck: Deck) -> tuple[Option, ...]:
    """The seven keys that there are (C-2.6)."""
    names = [deck.name] + [alias for alias, name in ALIASES.items() if name == deck.name]
    starts = tuple(friend.id for friend in deck.friends if friend.role == START)
    return (
        options.choice("mode", terms.MODES, terms.MODES[terms.MULTIPLAYER], message("crecy-option-mode-help")),
        options.number("players", 1, 4, None, message("crecy-option-players-help")),
        options.choice("edition", terms.EDITIONS, terms.EDITIONS[0], message("crecy-option-edition-help")),
        options.choice("testament_start", (ASK, *starts), ASK, message("crecy-option-testament-start-help")),
        Option("first", _read_first, message("crecy-option-first-allowed"), RANDOM, message("crecy-option-first-help"),
               (RANDOM, 1, 2, 3, 4)),
        options.seed(),
        options.choice("deck", tuple(names), deck.name, message("crecy-option-deck-help")),
    )  # fmt: skip


def _read_first(raw: object) -> Value | None:
    if raw == RANDOM:
        return RANDOM
    if isinstance(raw, str) and raw in ("1", "2", "3", "4"):
        return int(raw)
    return raw if isinstance(raw, int) and not isinstance(raw, bool) and 1 <= raw <= 4 else None


def read_rules(deck: Deck, known: tuple[Option, ...], given: Mapping[str, object]) -> tuple[Rules, int | None]:
    """The options, checked together, and the seed if it is given; or BadOption (C-2.6, C-2.7)."""
    values = options.resolve(known, given)
    mode = terms.MODES.index(str(values["mode"]))
    players, seed, first = values.get("players"), values.get("seed"), values["first"]
    if players is None:
        players = 2 if mode == terms.MULTIPLAYER else 1
    if (players == 1) == (mode == terms.MULTIPLAYER):
        allowed = "2, 3, 4" if mode == terms.MULTIPLAYER else "1"
        raise BadOption(
            message("crecy-option-players-mode", mode=terms.MODES[mode], allowed=allowed, players=str(players))
        )
    if mode != terms.SOLO_TESTAMENT and values["testament_start"] != ASK:
        raise BadOption(
            message("crecy-option-elsewhere", key="testament_start", mode=terms.MODES[terms.SOLO_TESTAMENT])
        )
    if mode != terms.MULTIPLAYER and first != RANDOM:
        raise BadOption(message("crecy-option-elsewhere", key="first", mode=terms.MODES[terms.MULTIPLAYER]))
    assert isinstance(players, int)
    seat = first - 1 if isinstance(first, int) else -1
    if seat >= players:
        raise BadOption(message("crecy-option-first-seat", seat=str(seat + 1), players=players))
    edition = terms.EDITIONS.index(str(values["edition"]))
    rules = Rules(deck, mode, players, edition, str(values["testament_start"]), seat)
    return rules, seed if isinstance(seed, int) else None


def options_dict(rules: Rules) -> dict[str, object]:
    """The options as they are recorded, the deck by its own name."""
    return {
        "mode": terms.MODES[rules.mode],
        "players": rules.players,
        "edition": terms.EDITIONS[rules.edition],
        "testament_start": rules.testament_start,
        "first": rules.first + 1 if rules.first >= 0 else RANDOM,
        "deck": rules.deck.name,
    }
