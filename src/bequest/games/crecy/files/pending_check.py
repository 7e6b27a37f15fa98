"""What may be pending: only what play can reach, with all cards in their places."""

from __future__ import annotations

import re
from typing import Final

from bequest.core.frames import Frame
from bequest.core.texts.reading import Fields
from bequest.core.words import message
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import attached, batches, frames, rivals
from bequest.games.crecy.rules.state import CrecyState

SEATLESS: Final = (frames.RESERVE, frames.REFILL, frames.STARTING_PLAYER, frames.OFFERS)

# A letter for each frame, for the shapes below.
LETTERS: Final[dict[int, str]] = {
    frames.HEAD_SIDE: "s",
    frames.HAND: "h",
    frames.STARTING_CARD: "a",
    frames.TURN: "T",
    frames.AFTER: "A",
    frames.TAKE: "t",
    frames.PAIR: "p",
    frames.LOSE: "l",
    frames.ASK: "k",
    frames.RENEW: "y",
    frames.GROW: "g",
    frames.WED: "w",
    frames.MISSION: "m",
    frames.HOLDER: "O",
    frames.RIVAL: "V",
    frames.RESERVE: "v",
    frames.REFILL: "R",
    frames.DEAL_PATRON: "n",
    frames.DEAL_HEAD: "d",
    frames.DRAW: "D",
    frames.STARTING_PLAYER: "S",
    frames.RANDOM_PAWN: "c",
    frames.SEARCH: "q",
    frames.DRAW_MISSIONS: "i",
    frames.UNDER_PATRON: "u",
    frames.DRAW_HINTS: "H",
    frames.PARENT: "P",
    frames.DEAL: "e",
    frames.GROW_UP: "G",
    frames.OFFERS: "F",
    frames.WEDDING: "W",
    frames.EFFECTS: "E",
    frames.BATCH: "B",
    frames.BIRTHS: "N",
    frames.END_TURN: "Z",
}
_UNDER_WAY: Final = "[WEBNOVDP]*[tplkymqiu]?"
"""What an action or an effect leaves behind while it asks or draws; one decision or draw is on top."""
FAMILY_SETUP: Final = "S?h*(e*(s*(d*(n*(Rv?v?)?)?)?)?|e*D)"
TESTAMENT_SETUP: Final = "H(D|h(DP*|ea?(Rv?v?)?)?)?"
SHAPES: Final[dict[int, str]] = {
    terms.START: f"F(G*c+H?|c?H|G+([gw]|{_UNDER_WAY}))?R?",
    terms.ACTION: f"([TZ]{_UNDER_WAY}|ZA)?R?",
    terms.INCOME: "R?",
    terms.END: "R?",
    terms.FINISHED: "",
}
"""What may be pending in a phase, bottom to top; an empty display may be refilled before anything else."""


# --- arguments ---


def wrong_argument(s: CrecyState, frame: Frame) -> str:
    """The argument of a frame that does not fit the position, or ""."""
    kind = frame.kind
    args = frame.args
    if kind in (frames.PAIR, frames.LOSE, frames.SEARCH, frames.BIRTHS):
        return _wrong_parents(s, frame) or _wrong_birth(s, frame)
    if kind == frames.WEDDING:
        return _wrong_wedding(s, frame)
    if kind == frames.EFFECTS:
        return _wrong_effects(s, frame)
    if kind == frames.RIVAL:
        return _wrong_rival(s, frame)
    if kind == frames.HOLDER:
        kept = terms.KIND_OF_SPACE[args[0]]
        fits = s.rules.deck.offers(kept)[args[1]].generation == s.generation
        return "" if fits and attached.holders(s, frame.seat, kept) else "card"
    if kind == frames.PARENT:
        person, wanted = args
        if s.rules.mode != terms.SOLO_TESTAMENT or person < 0:
            return "person"
        found = s.families[frame.seat][person]
        return "wanted" if wanted == terms.ANY or (found.father if wanted == terms.SON else found.mother) >= 0 else ""
    if kind == frames.RESERVE:
        return "wanted" if args[0] == terms.ANY else "count" if not args[1] else ""
    if kind == frames.REFILL:
        return "" if 0 < args[0] <= terms.FULL_DISPLAY - len(s.display) else "count"
    if kind in (frames.DRAW, frames.DRAW_HINTS, frames.DRAW_MISSIONS):
        return "" if args[0] else "count"
    return ""


def _wrong_parents(s: CrecyState, frame: Frame) -> str:
    """A man and a woman of the same row, who are or were a couple; in the main game of the current Generation."""
    father, mother = frame.args[:2]
    family = s.families[frame.seat]
    if father < 0 or family[father].gender != terms.MALE:
        return "father"
    if mother < 0 or family[mother].gender != terms.FEMALE or family[mother].partner != father:
        return "mother"
    if s.rules.mode != terms.SOLO_TESTAMENT and family[father].row != s.generation:
        return "father"
    return ""


def _wrong_birth(s: CrecyState, frame: Frame) -> str:
    """Numbers and cards of births; a Complication that asks is held already, and the Head cannot be lost (C-16.9)."""
    kind = frame.kind
    deck = s.rules.deck
    mother = s.families[frame.seat][frame.args[1]]
    if kind == frames.BIRTHS:
        return "" if frame.args[2] else "count"
    if kind == frames.SEARCH:
        if not 1 <= frame.args[3] <= 2:
            return "need"
        return "" if len(frame.args) - 4 < frame.args[3] else "found"
    if kind == frames.PAIR:
        return "" if frame.args[3] < frame.args[4] else "other"
    lost = mother.partner >= 0 and s.families[frame.seat][mother.partner].partner == frame.args[1]
    if not lost or mother.card >= deck.first_head or s.complications[frame.seat] != s.generation:
        return "mother"
    return ""


def _wrong_wedding(s: CrecyState, frame: Frame) -> str:
    """A member and the Friend beside it; in The Testament the Friend is named twice."""
    person, friend, _ = frame.args
    family = s.families[frame.seat]
    if friend < 0 or family[friend].card >= s.rules.deck.first_child:
        return "friend"
    if s.rules.mode == terms.SOLO_TESTAMENT:
        return "" if person == friend else "person"
    if family[friend].row != s.generation:
        return "friend"
    return "" if person >= 0 and person in (family[friend].partner, *_wives(s, frame.seat, friend)) else "person"


def _wives(s: CrecyState, seat: int, person: int) -> list[int]:
    """Whoever names a person as partner, departed mothers included."""
    return [number for number, other in enumerate(s.families[seat]) if other.partner == person]


def _wrong_effects(s: CrecyState, frame: Frame) -> str:
    """A card with clauses that are carried out, and the person that it shows."""
    card, person, due = frame.args
    deck = s.rules.deck
    clauses = deck.clauses[card]
    named = [i for i in range(due.bit_length()) if due >> i & 1]
    if not named or named[-1] >= len(clauses) or True in [clauses[i].do in terms.STANDING for i in named]:
        return "clauses"
    if card >= deck.first_mission:
        return "" if person < 0 and terms.DO_BIRTHS not in [clauses[i].do for i in named] else "person"
    return "" if person >= 0 and s.families[frame.seat][person].card == card else "person"


def _wrong_rival(s: CrecyState, frame: Frame) -> str:
    owner, card, index = frame.args
    clauses = s.rules.deck.clauses[card]
    if owner == frame.seat or not s.alive(owner):
        return "owner"
    if index >= len(clauses) or clauses[index].do != terms.DO_RIVALS_LOSE:
        return "clause"
    return "" if rivals.payable(s, frame.seat, clauses[index]) else "seat"


# --- the whole stack ---


def answerable(s: CrecyState) -> bool:
    """Whether the open decision has options, and several where play never asks about a single one (C-33.16)."""
    if s.seat < 0:
        return True
    return len(s.on_offer()) >= (2 if s.frames[-1].kind in (frames.AFTER, frames.GROW, frames.WED) else 1)


def check(s: CrecyState, fields: Fields) -> None:
    """Only what play can reach may be pending, with all cards in their places."""
    shape = "".join([LETTERS[frame.kind] for frame in s.frames])
    allowed = SHAPES.get(s.phase, TESTAMENT_SETUP if s.rules.mode == terms.SOLO_TESTAMENT else FAMILY_SETUP)
    if not re.fullmatch(allowed, shape) or (s.phase == terms.ACTION and s.active >= 0) != (shape[:1] in ("T", "Z")):
        raise fields.fail("pending", message("crecy-position-pending-shape", phase=terms.PHASES[s.phase]))
    if s.phase == terms.SETUP:
        _check_setup(s, fields)
    else:
        _check_seats(s, fields)
        _check_take(s, fields)
    _check_between(s, fields)
    once = [(frame.kind, frame.args) for frame in s.frames if frame.kind in (frames.HOLDER, frames.PARENT)]
    if len(set(once)) < len(once) or [kind for kind, _ in once].count(frames.HOLDER) > 1:
        raise fields.fail("pending", message("crecy-position-pending-shape", phase=terms.PHASES[s.phase]))


def _check_seats(s: CrecyState, fields: Fields) -> None:
    """Who is asked: the active seat, or the one that grows up; rivals lose and draw in between."""
    below = [frame for frame in s.frames if frame.kind in (frames.TURN, frames.END_TURN, frames.GROW_UP)]
    if not below:
        return
    seat = s.active if s.phase == terms.ACTION else below[-1].seat
    under_way = s.frames[s.frames.index(below[-1]) :]
    for frame in under_way:
        if (
            frame.kind not in SEATLESS
            and frame.kind not in (frames.RIVAL, frames.DRAW, frames.RANDOM_PAWN, frames.DRAW_HINTS)
            and frame.seat != seat
        ):
            raise fields.fail("pending", message("crecy-position-pending-seat", seat=str(seat + 1)))


def _check_take(s: CrecyState, fields: Fields) -> None:
    """Cards are chosen only if there are more than are taken; else the source is asked (C-12.5, C-34.42)."""
    top = s.frames[-1] if s.frames else None
    if top is None or top.kind != frames.TAKE:
        return
    count, gender, sourced = top.args
    on_offer = len(batches.takeable(s, gender))
    if not count or not (0 < count < on_offer if sourced else batches.may_draw(s, top.seat)):
        raise fields.fail("pending", message("crecy-position-argument", kind=frames.NAMES[frames.TAKE]))


def _check_between(s: CrecyState, fields: Fields) -> None:
    """Missions drawn and Child cards laid aside belong to what is on top."""
    top = s.frames[-1].kind if s.frames else -1
    count = s.frames[-1].args[0] if top == frames.DRAW_MISSIONS else 0
    if (len(s.drawn) + count != 2) if top in (frames.MISSION, frames.DRAW_MISSIONS) else s.drawn:
        raise fields.fail("drawn", message("crecy-position-drawn", found=str(len(s.drawn))))
    if s.aside and top not in (frames.SEARCH, frames.PAIR, frames.LOSE):
        raise fields.fail("aside", message("crecy-position-aside"))


def _check_setup(s: CrecyState, fields: Fields) -> None:
    """What is dealt already and what is still to come fit together (section 5)."""
    for seat in range(s.players):
        waits = {frame.kind for frame in s.frames if frame.seat == seat}
        dealt = (
            ("head", s.heads[seat] >= 0 or s.rules.mode == terms.SOLO_TESTAMENT, frames.DEAL_HEAD),
            ("patron", s.patrons[seat] >= 0 or s.rules.mode == terms.SOLO_TESTAMENT, frames.DEAL_PATRON),
            (
                "family",
                bool(s.families[seat]),
                frames.STARTING_CARD if s.rules.mode == terms.SOLO_TESTAMENT else frames.HEAD_SIDE,
            ),
        )
        for key, there, kind in dealt:
            if there == (kind in waits):
                raise fields.fail(f"seats[{seat + 1}].{key}", message("crecy-position-setup", kind=frames.NAMES[kind]))
    steps = [(frame.kind, frame.seat, frame.args) for frame in s.frames]
    if len(set(steps)) < len(steps):
        raise fields.fail("pending", message("crecy-position-pending-shape", phase=terms.PHASES[s.phase]))
    kinds = [frame.kind for frame in s.frames]
    if (s.starter < 0) != (frames.STARTING_PLAYER in kinds):
        raise fields.fail("starting_player", message("crecy-position-setup", kind=frames.NAMES[frames.STARTING_PLAYER]))
    for kind, left in ((frames.DEAL_PATRON, len(s.box_patrons)), (frames.DEAL_HEAD, len(s.rules.deck.heads))):
        if kinds.count(kind) > left:
            raise fields.fail("pending", message("crecy-position-argument", kind=frames.NAMES[kind]))
    for frame in s.frames:
        if frame.kind == frames.RESERVE:
            gender = terms.MALE if frame.args[0] == terms.SON else terms.FEMALE
            if len([card for card in s.child_pile if s.rules.deck.gender[card] == gender]) < frame.args[1]:
                raise fields.fail("pending", message("crecy-position-argument", kind=frames.NAMES[frames.RESERVE]))
