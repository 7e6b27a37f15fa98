"""Options and set-up of Last Will (sections 3 and 25)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from bequest.core import options
from bequest.core.errors import BadOption
from bequest.core.journal import Journal
from bequest.core.options import MOST_DIGITS, Option, Value
from bequest.core.rng import Rng, seeded
from bequest.core.words import message
from bequest.games.lastwill.data.deck import ALIASES, BOARD_ALIASES, Deck, Rules
from bequest.games.lastwill.data.terms import (
    COLOURS,
    DECKS,
    FREE,
    MOST_PER_CARD,
    PLAYER_COUNTS,
    S_MARKET,
    SEATS,
    SETUP,
    SPECIAL,
    WILD,
    WILD_BACK,
    WILD_PLACES,
)
from bequest.games.lastwill.position import WillPosition
from bequest.games.lastwill.rules.perks import NO_PERKS

if TYPE_CHECKING:
    from bequest.core.game import Game

RANDOM: Final = "random"
STANDARD: Final = "standard"
LAST_WILL: Final = "last_will"
FACE_DOWN: Final = "face_down"
OPEN: Final = "open"


def declared(deck: Deck) -> tuple[Option, ...]:
    """The eight keys that there are (section 25)."""
    names = [deck.name] + [alias for alias, name in ALIASES.items() if name == deck.name]
    boards = deck.boards.name
    board_names = [boards] + [alias for alias, name in BOARD_ALIASES.items() if name == boards]
    return (
        options.number("players", PLAYER_COUNTS[0], SEATS, PLAYER_COUNTS[0], message("lastwill-option-players-help")),
        Option("money", _read_money, message("lastwill-option-money-allowed"), STANDARD,
               message("lastwill-option-money-help"), (STANDARD, LAST_WILL)),
        Option("first", _read_first, message("lastwill-option-first-allowed"), RANDOM,
               message("lastwill-option-first-help"), (RANDOM, *range(1, SEATS + 1))),
        options.seed(),
        options.choice("deck", tuple(names), deck.name, message("lastwill-option-deck-help")),
        options.choice("boards", tuple(board_names), boards, message("lastwill-option-boards-help")),
        options.choice("discards", (FACE_DOWN, OPEN), FACE_DOWN, message("lastwill-option-discards-help")),
        Option("colours", _read_colours, message("lastwill-option-colours-allowed", colours=", ".join(COLOURS)),
               COLOURS, message("lastwill-option-colours-help")),
    )  # fmt: skip


def _number(raw: object) -> object:
    return int(raw) if isinstance(raw, str) and raw.isdecimal() and len(raw) <= MOST_DIGITS else raw


def _read_money(raw: object) -> Value | None:
    if raw in (STANDARD, LAST_WILL):
        return str(raw)
    amount = _number(raw)
    return amount if isinstance(amount, int) and not isinstance(amount, bool) and 1 <= amount <= MOST_PER_CARD else None


def _read_first(raw: object) -> Value | None:
    seat = _number(raw)
    if seat == RANDOM:
        return RANDOM
    return seat if isinstance(seat, int) and not isinstance(seat, bool) and 1 <= seat <= SEATS else None


def _read_colours(raw: object) -> Value | None:
    """A list, or names with commas between them; no colour twice (W-25.5)."""
    if isinstance(raw, str):
        raw = [name.strip() for name in raw.split(",")]
    if not isinstance(raw, (list, tuple)) or not raw or len(raw) != len(set(map(str, raw))):
        return None
    return tuple([str(name) for name in raw]) if all(name in COLOURS for name in raw) else None


def read_rules(deck: Deck, known: tuple[Option, ...], given: Mapping[str, object]) -> tuple[Rules, int | None]:
    """The options, checked together, and the seed if it is given; or BadOption (W-25.10)."""
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


# --- set-up ---


def full_pools(deck: Deck) -> list[list[int]]:
    """All cards in their draw piles, by back (W-3.5, W-3.6)."""
    pools: list[list[int]] = [[] for _ in range(WILD_BACK)]
    for number, card in enumerate(deck.cards):
        if card.kind != WILD:
            pools[card.back] += [number] * card.copies
    return pools


def empty_position(game: Game, rules: Rules, rng: Rng, auto: bool, journal: bool) -> WillPosition:
    """The table before anything is dealt (section 3)."""
    players = rules.players
    deck = rules.deck
    return WillPosition(
        game=game,
        rules=rules,
        seat=0,
        frames=[],
        rng=rng,
        auto=auto,
        journal=Journal() if journal else None,
        round=1,
        phase=SETUP,
        stage=S_MARKET,
        turn=0,
        starter=-1,
        order=list(range(players)),
        plans=[FREE] * len(rules.plans),
        figures=[()] * len(deck.errand_names),
        boys=[0] * players,
        extensions=deck.boards.extensions,
        market=(),
        offering=[-1] * len(rules.places),
        wilds=(1 << WILD_PLACES) - 1,
        tops=[[] for _ in DECKS],
        pools=full_pools(deck),
        discards=[[] for _ in range(SPECIAL + 1)],
        balances=[0] * players,
        bankrupt=0,
        hands=[[] for _ in range(players)],
        boards=[[None] * deck.boards.spaces for _ in range(players)],
        actions=[0] * players,
        fortune=0,
        perks=[NO_PERKS] * players,
        owned=[0] * players,
    )


def new(game: Game, rules: Rules, seed: int, auto: bool, journal: bool) -> WillPosition:
    """Set-up in its order, up to the first decision."""
    s = empty_position(game, rules, seeded(seed), auto, journal)
    s.settle()
    return s
