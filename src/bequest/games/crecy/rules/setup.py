"""Set-up of the Duke de Crecy: the cards in play, the empty table, the order of what is dealt (section 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bequest.core.frames import Frame
from bequest.core.rng import Rng, seeded
from bequest.core.table import empty_table
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Rules
from bequest.games.crecy.position import CrecyPosition
from bequest.games.crecy.rules import frames, hints, in_play, options, testament
from bequest.games.crecy.rules.kinds import ACTIVITIES, KINDS

if TYPE_CHECKING:
    from bequest.core.game import Game


def empty_position(game: Game, rules: Rules, rng: Rng, auto: bool, journal: bool) -> CrecyPosition:
    """The table before anything is dealt (C-5.1, C-5.3, C-5.4, C-5.5, C-5.6, C-5.7, C-5.20, C-5.21).

    The main board has six spaces, its offers, piles and display (C-3.16), a player board four spaces and its tracks
    (C-3.17). The round marker is on round 1 (C-5.24). The six Patrons are for all modes but The Testament (C-3.7).
    """
    players = rules.players
    deck = rules.deck
    return CrecyPosition(
        empty_table(game, KINDS, players, rng, auto, journal),
        activities=ACTIVITIES,
        rules=rules,
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
        friend_pile=in_play.friends(rules)[:],
        friend_discard=[],
        child_top=[],
        child_pile=in_play.children(rules)[:],
        child_discard=[],
        reserve=[],
        aside=[],
        mission_top=[],
        mission_pile=in_play.missions(rules)[:],
        mission_discard=[],
        drawn=[],
        titles=[terms.ON_OFFER if title.generation == 1 else terms.ASIDE for title in deck.titles],
        contributions=[terms.ON_OFFER if card.generation == 1 else terms.ASIDE for card in deck.contributions],
        mansions=in_play.pile_size(rules),
        ventures=in_play.pile_size(rules),
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
    """Set-up in its order, the first step on top of the stack, up to the first decision.

    All that is random comes from the one generator that the seed starts (C-1.14).
    """
    s = empty_position(game, rules, seeded(seed), auto, journal)
    if s.journal is not None:
        s.journal.tally = s.tally()
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
    """Patrons, Heads and their sides, hands, the exchange, the Starting Player (C-5.9, C-5.11, C-5.18, C-5.22).

    All hands are dealt before the first player, in seat order, decides about the exchange (C-5.19).
    Standard Solo is set up alike (C-37.1), but its one player is Starting Player anyway (C-37.12).
    """
    seats = list(reversed(range(s.players)))
    if s.rules.first >= 0 or s.rules.mode == terms.SOLO_STANDARD:
        s.starter = max(0, s.rules.first)
    else:
        s.frames.append(Frame(frames.STARTING_PLAYER, -1))
    for kind in (frames.HAND, frames.DEAL, frames.HEAD_SIDE, frames.DEAL_HEAD, frames.DEAL_PATRON):
        s.frames += [Frame(kind, seat) for seat in seats]


def _testament_frames(s: CrecyPosition) -> None:
    """The Starting card, the tree above it, the hand, and the first Hints (C-38.6, C-38.10, C-38.11, C-38.45).

    Neither a Patron nor a Head is dealt (C-38.5), and no Additional Action pawn is given (C-38.12). Hints are for this
    mode only (C-3.11).
    """
    s.starter = 0
    s.frames.append(Frame(frames.DRAW_HINTS, 0, (hints.A_GENERATION,)))
    s.frames.append(Frame(frames.HAND, 0))
    s.frames.append(Frame(frames.DEAL, 0))
    if s.rules.testament_start == options.ASK:
        s.frames.append(Frame(frames.STARTING_CARD, 0))
    else:
        ids = [friend.id for friend in s.rules.deck.friends]
        testament.start_with(s, ids.index(s.rules.testament_start))
