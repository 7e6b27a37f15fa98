"""The options of Last Will (section 25)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bequest.core import options
from bequest.core.errors import BadOption
from bequest.core.options import MOST_DIGITS, Option, Value
from bequest.core.words import message
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.deck import ALIASES, BOARD_ALIASES, Deck, Rules

RANDOM: Final = "random"
STANDARD: Final = "standard"
LAST_WILL: Final = "last_will"
FACE_DOWN: Final = "face_down"
OPEN: Final = "open"


def declared(deck: Deck) -> tuple[Option, ...]:
    """The eight keys that there are; no rule depends on another (W-2.1, W-25.1, W-25.2, W-25.3, W-25.8, W-25.9)."""
    names = [deck.name] + [alias for alias, name in ALIASES.items() if name == deck.name]
    boards = deck.boards.name
    board_names = [boards] + [alias for alias, name in BOARD_ALIASES.items() if name == boards]
    fewest = terms.PLAYER_COUNTS[0]
    return (
        options.number("players", fewest, terms.SEATS, fewest, message("lastwill-option-players-help")),
        Option("money", _read_money, message("lastwill-option-money-allowed"), STANDARD,
               message("lastwill-option-money-help"), (STANDARD, LAST_WILL)),
        Option("first", _read_first, message("lastwill-option-first-allowed"), RANDOM,
               message("lastwill-option-first-help"), (RANDOM, *range(1, terms.SEATS + 1))),
        options.seed(),
        options.choice("deck", tuple(names), deck.name, message("lastwill-option-deck-help")),
        options.choice("boards", tuple(board_names), boards, message("lastwill-option-boards-help")),
        options.choice("discards", (FACE_DOWN, OPEN), FACE_DOWN, message("lastwill-option-discards-help")),
        Option("colours", _read_colours, message("lastwill-option-colours-allowed", colours=", ".join(terms.COLOURS)),
               terms.COLOURS, message("lastwill-option-colours-help")),
    )  # fmt: skip


def _number(raw: object) -> object:
    return int(raw) if isinstance(raw, str) and raw.isdecimal() and len(raw) <= MOST_DIGITS else raw


def _read_money(raw: object) -> Value | None:
    if raw in (STANDARD, LAST_WILL):
        return str(raw)
    amount = _number(raw)
    return (
        amount
        if isinstance(amount, int) and not isinstance(amount, bool) and 1 <= amount <= terms.MOST_PER_CARD
        else None
    )


def _read_first(raw: object) -> Value | None:
    seat = _number(raw)
    if seat == RANDOM:
        return RANDOM
    return seat if isinstance(seat, int) and not isinstance(seat, bool) and 1 <= seat <= terms.SEATS else None


def _read_colours(raw: object) -> Value | None:
    """A list, or names with commas between them; no colour twice (W-25.5)."""
    if isinstance(raw, str):
        raw = [name.strip() for name in raw.split(",")]
    if not isinstance(raw, (list, tuple)) or not raw or len(raw) != len(set(map(str, raw))):
        return None
    return tuple([str(name) for name in raw]) if all(name in terms.COLOURS for name in raw) else None


def read_rules(deck: Deck, known: tuple[Option, ...], given: Mapping[str, object]) -> tuple[Rules, int | None]:
    """The options, checked together, and the seed if it is given; or BadOption (W-2.11, W-25.4, W-25.5, W-25.10)."""
    values = options.resolve(known, given)
    players, seed, first, colours = values["players"], values.get("seed"), values["first"], values["colours"]
    assert isinstance(players, int)
    assert isinstance(colours, tuple)
    seat = first - 1 if isinstance(first, int) else -1
    if seat >= players:
        raise BadOption(message("lastwill-option-first-seat", seat=str(seat + 1), players=players))
    if len(colours) < players:
        raise BadOption(message("lastwill-option-colours-few", players=players, found=str(len(colours))))
    if values["money"] == LAST_WILL and not deck.wills:
        raise BadOption(message("lastwill-option-no-wills"))
    rules = Rules(deck, players, str(values["money"]), seat, values["discards"] == OPEN, colours[:players])
    return rules, seed if isinstance(seed, int) else None


def options_dict(rules: Rules) -> dict[str, object]:
    """The options as they are recorded, deck and boards by their own names."""
    return {
        "players": rules.players,
        "money": rules.money if rules.money in (STANDARD, LAST_WILL) else int(rules.money),
        "first": rules.first + 1 if rules.first >= 0 else RANDOM,
        "deck": rules.deck.name,
        "boards": rules.deck.boards.name,
        "discards": OPEN if rules.open_discards else FACE_DOWN,
        "colours": list(rules.colours),
    }
