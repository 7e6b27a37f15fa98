"""Options and set-up of the Duke de Crecy (sections 2, 5, 37 and 38)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from bequest.core import options
from bequest.core.errors import BadOption
from bequest.core.frames import Frame
from bequest.core.journal import Journal
from bequest.core.options import Option, Value
from bequest.core.rng import Rng, seeded
from bequest.core.words import message
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.cards import FATHER, MOTHER
from bequest.games.crecy.data.cards import START as START_ROLE
from bequest.games.crecy.data.deck import ALIASES, Deck, Rules
from bequest.games.crecy.position import CrecyPosition
from bequest.games.crecy.rules import frames, testament

if TYPE_CHECKING:
    from bequest.core.game import Game

ASK: Final = "ask"
RANDOM: Final = "random"
PILES: Final[tuple[int, ...]] = (0, 2, 3, 5, 7)
"""Mansions, and Ventures, in play with so many players (C-5.4, C-37.2)."""
TESTAMENT_PILE: Final = 3


def declared(deck: Deck) -> tuple[Option, ...]:
    """The seven keys that there are (C-2.6)."""
    names = [deck.name] + [alias for alias, name in ALIASES.items() if name == deck.name]
    starts = tuple(friend.id for friend in deck.friends if friend.role == START_ROLE)
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


# --- the cards in play ---


class InPlay:
    """The cards that a mode and edition uses of a deck: those shuffled into the face-down piles."""

    def __init__(self, deck: Deck, mode: int, edition: int) -> None:
        apart = (START_ROLE, FATHER, MOTHER) if mode == terms.SOLO_TESTAMENT else ()
        self.friends = [
            number
            for number, friend in enumerate(deck.friends)
            if _used(mode, edition, friend.not_in) and friend.role not in apart
        ]
        self.children = [
            deck.first_child + kind
            for kind, child in enumerate(deck.children)
            if child.gender >= 0 or mode != terms.SOLO_TESTAMENT  # there are no Complications in it (C-38.1)
            for _ in range(child.copies)
        ]
        self.missions = [n for n, mission in enumerate(deck.missions) if _used(mode, edition, mission.not_in)]


def _used(mode: int, edition: int, not_in: tuple[str, ...]) -> bool:
    """Whether a card is in the game of this mode and edition (C-37.3, C-37.4, C-38.3, C-38.4, C-2.3)."""
    return terms.MODES[mode] not in not_in and f"{terms.MODES[mode]}/{terms.EDITIONS[edition]}" not in not_in


def in_play(rules: Rules) -> InPlay:
    """Worked out once for a deck."""
    known = rules.deck.in_play
    key = (rules.mode, rules.edition)
    if key not in known:
        known[key] = InPlay(rules.deck, rules.mode, rules.edition)
    found = known[key]
    assert isinstance(found, InPlay)
    return found


def friends_in_play(rules: Rules) -> list[int]:
    """The Friends that are shuffled into the deck."""
    return in_play(rules).friends


def children_in_play(rules: Rules) -> list[int]:
    return in_play(rules).children


def missions_in_play(rules: Rules) -> list[int]:
    return in_play(rules).missions


def pile_size(rules: Rules) -> int:
    """Mansions, and Ventures, in play (C-5.4, C-37.2, C-38.2)."""
    return TESTAMENT_PILE if rules.mode == terms.SOLO_TESTAMENT else PILES[rules.players]


# --- set-up ---


def empty_position(game: Game, rules: Rules, rng: Rng, auto: bool, journal: bool) -> CrecyPosition:
    """The table before anything is dealt (C-5.1, C-5.3 to C-5.7, C-5.20, C-5.21)."""
    players = rules.players
    deck = rules.deck
    return CrecyPosition(
        game=game,
        rules=rules,
        seat=0,
        frames=[],
        rng=rng,
        auto=auto,
        journal=Journal() if journal else None,
        round=1,
        phase=terms.SETUP,
        starter=-1,
        active=-1,
        passed=0,
        eliminated=[0] * players,
        honor=[0] * players,
        prestige=[0] * players,
        income=[0] * players,
        gold=[0] * players,
        sheet=[0] * (players * len(terms.SOURCES)),
        pawns=[terms.PLAYER_PAWNS] * players,
        placed=[0] * (players * len(terms.BOARD_SPACES)),
        reserves=[0] * (players * terms.COLOUR_COUNT),
        supply=[terms.PAWNS_PER_COLOUR] * terms.COLOUR_COUNT,
        spaces=[-1] * terms.MAIN_SPACES,
        hands=[[] for _ in range(players)],
        display=[],
        friend_top=[],
        friend_pile=friends_in_play(rules)[:],
        friend_discard=[],
        child_top=[],
        child_pile=children_in_play(rules)[:],
        child_discard=[],
        reserve=[],
        aside=[],
        mission_top=[],
        mission_pile=missions_in_play(rules)[:],
        mission_discard=[],
        drawn=[],
        titles=[terms.ON_OFFER if title.generation == 1 else terms.ASIDE for title in deck.titles],
        contributions=[terms.ON_OFFER if card.generation == 1 else terms.ASIDE for card in deck.contributions],
        mansions=pile_size(rules),
        ventures=pile_size(rules),
        patrons=[-1] * players,
        box_patrons=[] if rules.mode == terms.SOLO_TESTAMENT else list(range(len(deck.patrons))),
        heads=[-1] * players,
        open_missions=[0] * players,
        completed=[0] * players,
        under=[[] for _ in range(players)],
        families=[[] for _ in range(players)],
        complications=[0] * players,
        lasting=[],
        hints=[],
        hint_tops=[],
        fulfilled=0,
    )


def new(game: Game, rules: Rules, seed: int, auto: bool, journal: bool) -> CrecyPosition:
    """Set-up in its order, the first step on top of the stack, up to the first decision."""
    s = empty_position(game, rules, seeded(seed), auto, journal)
    if rules.mode == terms.SOLO_TESTAMENT:
        _testament_frames(s)
    else:
        _family_frames(s)
    s.frames.append(Frame(frames.REFILL, -1, (terms.FULL_DISPLAY,)))
    s.frames.append(Frame(frames.RESERVE, -1, (terms.DAUGHTER, terms.RESERVE_EACH)))
    s.frames.append(Frame(frames.RESERVE, -1, (terms.SON, terms.RESERVE_EACH)))
    s.settle()
    return s


def _family_frames(s: CrecyPosition) -> None:
    """Patrons, Heads and their sides, hands, the exchange, the Starting Player (C-5.9 to C-5.22)."""
    seats = list(reversed(range(s.players)))
    if s.rules.first >= 0 or s.rules.mode == terms.SOLO_STANDARD:
        s.starter = max(0, s.rules.first)
    else:
        s.frames.append(Frame(frames.STARTING_PLAYER, -1))
    for kind in (frames.HAND, frames.DEAL, frames.HEAD_SIDE, frames.DEAL_HEAD, frames.DEAL_PATRON):
        s.frames += [Frame(kind, seat) for seat in seats]


def _testament_frames(s: CrecyPosition) -> None:
    """The Starting card, the tree above it, the hand, and the first Hints (C-38.6 to C-38.13, C-38.45)."""
    s.starter = 0
    s.frames.append(Frame(frames.DRAW_HINTS, 0, (testament.HINTS_A_GENERATION,)))
    s.frames.append(Frame(frames.HAND, 0))
    s.frames.append(Frame(frames.DEAL, 0))
    if s.rules.testament_start == ASK:
        s.frames.append(Frame(frames.STARTING_CARD, 0))
    else:
        ids = [friend.id for friend in s.rules.deck.friends]
        testament.choose_start(s, ids.index(s.rules.testament_start))
