"""The open decision of a position file and what waits below it: frames as text, by one table of their arguments."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bequest.core.frames import Frame
from bequest.core.reading import Fields
from bequest.core.words import message
from bequest.games.crecy.data.terms import (
    ACTION,
    ANY,
    BIRTHS_NAMED,
    C_DRAW,
    C_HEAD,
    C_HINTS,
    C_MISSIONS,
    C_PARENT,
    C_PATRON,
    C_PAWN,
    C_REFILL,
    C_RESERVE,
    C_SEARCH,
    C_STARTER,
    C_UNDER,
    COLOUR_COUNT,
    COLOURS,
    DO_BIRTHS,
    DO_RIVALS_LOSE,
    END,
    F_AFTER,
    F_ASK,
    F_GROW,
    F_HAND,
    F_HOLDER,
    F_LOSE,
    F_MISSION,
    F_PAIR,
    F_RENEW,
    F_RIVAL,
    F_SIDE,
    F_START,
    F_TAKE,
    F_TURN,
    F_WED,
    FEMALE,
    FINISHED,
    FIRST_CHANCE,
    FIRST_OPEN,
    FRAME_NAMES,
    FRAMES,
    FULL_DISPLAY,
    GENDERS,
    INCOME,
    KIND_OF_SPACE,
    MALE,
    PHASES,
    SETUP,
    SOLO_TESTAMENT,
    SON,
    SPACE_NAMES,
    STANDING,
    START,
    STEP_AFTER,
    STEP_SLOT,
    T_BATCH,
    T_BIRTHS,
    T_DEAL,
    T_EFFECTS,
    T_END_TURN,
    T_GROW_UP,
    T_OFFERS,
    T_WEDDING,
    TITLE,
)
from bequest.games.crecy.rules import flow, friends, rivals, targets

if TYPE_CHECKING:
    from bequest.games.crecy.files.placing import Placer
    from bequest.games.crecy.position import CrecyPosition

PERSONS: Final = ("father", "mother", "person", "friend")
FLAGS: Final = ("sourced", "begun")
MOST_COUNT: Final = 99
SEATLESS: Final = (C_RESERVE, C_REFILL, C_STARTER, T_OFFERS)

# A letter for each frame, for the shapes below.
LETTERS: Final[dict[int, str]] = {
    F_SIDE: "s", F_HAND: "h", F_START: "a", F_TURN: "T", F_AFTER: "A", F_TAKE: "t", F_PAIR: "p", F_LOSE: "l",
    F_ASK: "k", F_RENEW: "y", F_GROW: "g", F_WED: "w", F_MISSION: "m", F_HOLDER: "O", F_RIVAL: "V", C_RESERVE: "v",
    C_REFILL: "R", C_PATRON: "n", C_HEAD: "d", C_DRAW: "D", C_STARTER: "S", C_PAWN: "c", C_SEARCH: "q",
    C_MISSIONS: "i", C_UNDER: "u", C_HINTS: "H", C_PARENT: "P", T_DEAL: "e", T_GROW_UP: "G", T_OFFERS: "F",
    T_WEDDING: "W", T_EFFECTS: "E", T_BATCH: "B", T_BIRTHS: "N", T_END_TURN: "Z",
}  # fmt: skip
_UNDER_WAY: Final = "[WEBNOVDP]*[tplkymqiu]?"
"""What an action or an effect leaves behind while it asks or draws; one decision or draw is on top."""
FAMILY_SETUP: Final = "S?h*(e*(s*(d*(n*(Rv?v?)?)?)?)?|e*D)"
TESTAMENT_SETUP: Final = "H(D|h(DP*|ea?(Rv?v?)?)?)?"
SHAPES: Final[dict[int, str]] = {
    START: f"F(G*c+H?|c?H|G+([gw]|{_UNDER_WAY}))?R?",
    ACTION: f"([TZ]{_UNDER_WAY}|ZA)?R?",
    INCOME: "R?",
    END: "R?",
    FINISHED: "",
}
"""What may be pending in a phase, bottom to top; an empty display may be refilled before anything else."""


def to_list(s: CrecyPosition) -> list[dict[str, object]]:
    """The frames below the choices of a move under way, which are listed apart."""
    return [_frame_dict(s, frame) for frame in s.frames if not frame.open]


def _frame_dict(s: CrecyPosition, frame: Frame) -> dict[str, object]:
    name, arguments = FRAMES[frame.kind]
    entry: dict[str, object] = {"kind": name}
    if frame.seat >= 0:
        entry["seat"] = frame.seat + 1
    for i, argument in enumerate(arguments):
        if argument == "found":
            entry[argument] = [s.rules.deck.card_ids[card] for card in frame.args[i:]]
        else:
            entry[argument] = _written(s, frame, argument, frame.args[i])
    return entry


def _written(s: CrecyPosition, frame: Frame, argument: str, value: int) -> object:
    deck = s.rules.deck
    if argument in PERSONS:
        return value + 1 if value >= 0 else None
    if argument in FLAGS:
        return bool(value)
    if argument == "wanted":
        return BIRTHS_NAMED[value]
    if argument == "gender":
        return GENDERS[value] if value >= 0 else None
    if argument == "owner":
        return value + 1
    if argument == "space":
        return SPACE_NAMES[value]
    if argument == "colours":
        return [COLOURS[colour] for colour in range(COLOUR_COUNT) if value >> colour & 1]
    if argument == "clauses":
        return [i + 1 for i in range(value.bit_length()) if value >> i & 1]
    if argument == "clause":
        return value + 1
    if argument == "card" and frame.kind == F_HOLDER:
        return deck.offers(KIND_OF_SPACE[frame.args[0]])[value].id
    if argument in ("card", "one", "other"):
        return deck.card_ids[value]
    return value


# --- looking ahead: what other fields mean depends on what is pending ---


def awaited(fields: Fields, kind: int) -> list[int]:
    """The seats of the frames of a kind, NOBODY's as -1, before they are read and checked."""
    found = [entry.values for entry in fields.objects("pending") if entry.values.get("kind") == FRAME_NAMES[kind]]
    return [seat - 1 if isinstance(seat, int) else -1 for seat in (values.get("seat") for values in found)]


def waiting_offers(s: CrecyPosition, fields: Fields) -> list[tuple[int, int]]:
    """Kind and number of Titles and Contributions that are paid for and not yet laid beside anybody (C-21.9)."""
    entries = [entry for entry in fields.objects("pending") if entry.values.get("kind") == FRAME_NAMES[F_HOLDER]]
    return [(KIND_OF_SPACE[_read(s, e, 0, "space")], _read(s, e, 0, "card")) for e in entries]


# --- reading ---


def read(s: CrecyPosition, fields: Fields, placer: Placer) -> None:
    """The stack, lowest frame first; left out, what the phase begins with."""
    entries = fields.objects("pending")
    for entry in entries:
        s.frames.append(_read_frame(s, entry, placer))
    if entries:
        return
    if s.phase == SETUP:
        raise fields.fail("pending", message("crecy-position-setup-pending"))
    if s.phase == START:
        flow.start_generation(s)
    elif s.phase == ACTION and s.active >= 0:
        s.frames.append(Frame(F_TURN, s.active))


def _read_frame(s: CrecyPosition, entry: Fields, placer: Placer) -> Frame:
    written = [kind for kind in range(len(FRAMES)) if not FIRST_OPEN <= kind < FIRST_CHANCE]
    kind = written[entry.one_of("kind", [FRAME_NAMES[kind] for kind in written])]
    arguments = FRAMES[kind][1]
    if kind in SEATLESS:
        entry.only(("kind", *arguments))
        seat = -1
    else:
        entry.only(("kind", "seat", *arguments))
        seat = entry.integer("seat", None, 1, s.players) - 1
        if not s.alive(seat):
            raise entry.fail("seat", message("crecy-position-seat-extinct", seat=str(seat + 1)))
    values: list[int] = []
    for argument in arguments:
        if argument == "found":
            values += placer.children_at(entry, "found")
        elif argument in ("one", "other"):
            values.append(placer.child(entry, argument, entry.text(argument)))
        else:
            values.append(_read(s, entry, max(0, seat), argument))
    frame = Frame(kind, seat, tuple(values))
    problem = _wrong_argument(s, frame)
    if problem:
        raise entry.fail(problem, message("crecy-position-argument", kind=FRAME_NAMES[kind]))
    return frame


def _read(s: CrecyPosition, entry: Fields, seat: int, argument: str) -> int:
    deck = s.rules.deck
    if argument in PERSONS:
        if entry.values.get(argument) is None:
            return -1
        return entry.integer(argument, None, 1, len(s.families[seat])) - 1
    if argument in FLAGS:
        return int(entry.flag(argument))
    if argument == "wanted":
        return entry.one_of(argument, BIRTHS_NAMED, BIRTHS_NAMED[0])
    if argument == "gender":
        return -1 if entry.values.get(argument) is None else entry.one_of(argument, GENDERS)
    if argument == "owner":
        return entry.integer(argument, None, 1, s.players) - 1
    if argument == "space":
        return TITLE + entry.one_of(argument, SPACE_NAMES[TITLE : TITLE + 2])
    if argument == "colours":
        return sum({1 << COLOURS.index(colour) for colour in _known(entry, "colours", COLOURS)})
    if argument == "clauses":
        return sum(1 << index - 1 for index in set(entry.integers(argument, 1, MOST_COUNT)))
    if argument == "clause":
        return entry.integer(argument, None, 1, MOST_COUNT) - 1
    if argument == "card":
        if entry.values.get("kind") == FRAME_NAMES[F_HOLDER]:
            offers = deck.offers(KIND_OF_SPACE[_read(s, entry, seat, "space")])
            return entry.one_of(argument, [offer.id for offer in offers])
        return deck.card_number(deck.card_ids[entry.one_of(argument, deck.card_ids)])
    if argument == "step":
        return entry.integer(argument, None, STEP_SLOT, STEP_AFTER)
    return entry.integer(argument, None, 0, MOST_COUNT)


def _known(entry: Fields, key: str, words: tuple[str, ...]) -> list[str]:
    found = entry.texts(key)
    for i, word in enumerate(found):
        Fields({"": word}, f"{entry.place(key)}[{i + 1}]", entry.error).one_of("", words)
    return found


# --- what play can reach ---


def _wrong_argument(s: CrecyPosition, frame: Frame) -> str:
    """The argument of a frame that does not fit the position, or ""."""
    kind = frame.kind
    args = frame.args
    if kind in (F_PAIR, F_LOSE, C_SEARCH, T_BIRTHS):
        return _wrong_parents(s, frame) or _wrong_birth(s, frame)
    if kind == T_WEDDING:
        return _wrong_wedding(s, frame)
    if kind == T_EFFECTS:
        return _wrong_effects(s, frame)
    if kind == F_RIVAL:
        return _wrong_rival(s, frame)
    if kind == F_HOLDER:
        kept = KIND_OF_SPACE[args[0]]
        fits = s.rules.deck.offers(kept)[args[1]].generation == s.generation
        return "" if fits and targets.holders(s, frame.seat, kept) else "card"
    if kind == C_PARENT:
        person, wanted = args
        if s.rules.mode != SOLO_TESTAMENT or person < 0:
            return "person"
        found = s.families[frame.seat][person]
        return "wanted" if wanted == ANY or (found.father if wanted == SON else found.mother) >= 0 else ""
    if kind == C_RESERVE:
        return "wanted" if args[0] == ANY else "count" if not args[1] else ""
    if kind == C_REFILL:
        return "" if 0 < args[0] <= FULL_DISPLAY - len(s.display) else "count"
    if kind in (C_DRAW, C_HINTS, C_MISSIONS):
        return "" if args[0] else "count"
    return ""


def _wrong_parents(s: CrecyPosition, frame: Frame) -> str:
    """A man and a woman of the same row, who are or were a couple; in the main game of the current Generation."""
    father, mother = frame.args[:2]
    family = s.families[frame.seat]
    if father < 0 or family[father].gender != MALE:
        return "father"
    if mother < 0 or family[mother].gender != FEMALE or family[mother].partner != father:
        return "mother"
    if s.rules.mode != SOLO_TESTAMENT and family[father].row != s.generation:
        return "father"
    return ""


def _wrong_birth(s: CrecyPosition, frame: Frame) -> str:
    """Numbers and cards of births; a Complication that asks is held already, and the Head cannot be lost (C-16.9)."""
    kind = frame.kind
    deck = s.rules.deck
    mother = s.families[frame.seat][frame.args[1]]
    if kind == T_BIRTHS:
        return "" if frame.args[2] else "count"
    if kind == C_SEARCH:
        if not 1 <= frame.args[3] <= 2:
            return "need"
        return "" if len(frame.args) - 4 < frame.args[3] else "found"
    if kind == F_PAIR:
        return "" if frame.args[3] < frame.args[4] else "other"
    lost = mother.partner >= 0 and s.families[frame.seat][mother.partner].partner == frame.args[1]
    if not lost or mother.card >= deck.first_head or s.complications[frame.seat] != s.generation:
        return "mother"
    return ""


def _wrong_wedding(s: CrecyPosition, frame: Frame) -> str:
    """A member and the Friend beside it; in The Testament the Friend is named twice."""
    person, friend, _ = frame.args
    family = s.families[frame.seat]
    if friend < 0 or family[friend].card >= s.rules.deck.first_child:
        return "friend"
    if s.rules.mode == SOLO_TESTAMENT:
        return "" if person == friend else "person"
    if family[friend].row != s.generation:
        return "friend"
    return "" if person >= 0 and person in (family[friend].partner, *_wives(s, frame.seat, friend)) else "person"


def _wives(s: CrecyPosition, seat: int, person: int) -> list[int]:
    """Whoever names a person as partner, departed mothers included."""
    return [number for number, other in enumerate(s.families[seat]) if other.partner == person]


def _wrong_effects(s: CrecyPosition, frame: Frame) -> str:
    """A card with clauses that are carried out, and the person that it shows."""
    card, person, due = frame.args
    deck = s.rules.deck
    clauses = deck.clauses[card]
    named = [i for i in range(due.bit_length()) if due >> i & 1]
    if not named or named[-1] >= len(clauses) or True in [clauses[i].do in STANDING for i in named]:
        return "clauses"
    if card >= deck.first_mission:
        return "" if person < 0 and DO_BIRTHS not in [clauses[i].do for i in named] else "person"
    return "" if person >= 0 and s.families[frame.seat][person].card == card else "person"


def _wrong_rival(s: CrecyPosition, frame: Frame) -> str:
    owner, card, index = frame.args
    clauses = s.rules.deck.clauses[card]
    if owner == frame.seat or not s.alive(owner):
        return "owner"
    if index >= len(clauses) or clauses[index].do != DO_RIVALS_LOSE:
        return "clause"
    return "" if rivals.payable(s, frame.seat, clauses[index]) else "seat"


def answerable(s: CrecyPosition) -> bool:
    """Whether the open decision has options, and several where play never asks about a single one (C-33.16)."""
    if s.seat < 0:
        return True
    return len(s.legal()) >= (2 if s.frames[-1].kind in (F_AFTER, F_GROW, F_WED) else 1)


def check(s: CrecyPosition, fields: Fields) -> None:
    """Only what play can reach may be pending, with all cards in their places."""
    shape = "".join([LETTERS[frame.kind] for frame in s.frames])
    allowed = SHAPES.get(s.phase, TESTAMENT_SETUP if s.rules.mode == SOLO_TESTAMENT else FAMILY_SETUP)
    if not re.fullmatch(allowed, shape) or (s.phase == ACTION and s.active >= 0) != (shape[:1] in ("T", "Z")):
        raise fields.fail("pending", message("crecy-position-pending-shape", phase=PHASES[s.phase]))
    if s.phase == SETUP:
        _check_setup(s, fields)
    else:
        _check_seats(s, fields)
        _check_take(s, fields)
    _check_between(s, fields)
    once = [(frame.kind, frame.args) for frame in s.frames if frame.kind in (F_HOLDER, C_PARENT)]
    if len(set(once)) < len(once) or [kind for kind, _ in once].count(F_HOLDER) > 1:
        raise fields.fail("pending", message("crecy-position-pending-shape", phase=PHASES[s.phase]))


def _check_seats(s: CrecyPosition, fields: Fields) -> None:
    """Who is asked: the active seat, or the one that grows up; rivals lose and draw in between."""
    below = [frame for frame in s.frames if frame.kind in (F_TURN, T_END_TURN, T_GROW_UP)]
    if not below:
        return
    seat = s.active if s.phase == ACTION else below[-1].seat
    under_way = s.frames[s.frames.index(below[-1]) :]
    for frame in under_way:
        if frame.kind not in SEATLESS and frame.kind not in (F_RIVAL, C_DRAW, C_PAWN, C_HINTS) and frame.seat != seat:
            raise fields.fail("pending", message("crecy-position-pending-seat", seat=str(seat + 1)))


def _check_take(s: CrecyPosition, fields: Fields) -> None:
    """Cards are chosen only if there are more than are taken; else the source is asked (C-12.5, C-34.42)."""
    top = s.frames[-1] if s.frames else None
    if top is None or top.kind != F_TAKE:
        return
    count, gender, sourced = top.args
    on_offer = len(friends.takeable(s, gender))
    if not count or not (0 < count < on_offer if sourced else friends.may_draw_batch(s, top.seat)):
        raise fields.fail("pending", message("crecy-position-argument", kind=FRAME_NAMES[F_TAKE]))


def _check_between(s: CrecyPosition, fields: Fields) -> None:
    """Missions drawn and Child cards laid aside belong to what is on top."""
    top = s.frames[-1].kind if s.frames else -1
    count = s.frames[-1].args[0] if top == C_MISSIONS else 0
    if (len(s.drawn) + count != 2) if top in (F_MISSION, C_MISSIONS) else s.drawn:
        raise fields.fail("drawn", message("crecy-position-drawn", found=str(len(s.drawn))))
    if s.aside and top not in (C_SEARCH, F_PAIR, F_LOSE):
        raise fields.fail("aside", message("crecy-position-aside"))


def _check_setup(s: CrecyPosition, fields: Fields) -> None:
    """What is dealt already and what is still to come fit together (section 5)."""
    for seat in range(s.players):
        waits = {frame.kind for frame in s.frames if frame.seat == seat}
        dealt = (
            ("head", s.heads[seat] >= 0 or s.rules.mode == SOLO_TESTAMENT, C_HEAD),
            ("patron", s.patrons[seat] >= 0 or s.rules.mode == SOLO_TESTAMENT, C_PATRON),
            ("family", bool(s.families[seat]), F_START if s.rules.mode == SOLO_TESTAMENT else F_SIDE),
        )
        for key, there, kind in dealt:
            if there == (kind in waits):
                raise fields.fail(f"seats[{seat + 1}].{key}", message("crecy-position-setup", kind=FRAME_NAMES[kind]))
    steps = [(frame.kind, frame.seat, frame.args) for frame in s.frames]
    if len(set(steps)) < len(steps):
        raise fields.fail("pending", message("crecy-position-pending-shape", phase=PHASES[s.phase]))
    kinds = [frame.kind for frame in s.frames]
    if (s.starter < 0) != (C_STARTER in kinds):
        raise fields.fail("starting_player", message("crecy-position-setup", kind=FRAME_NAMES[C_STARTER]))
    for kind, left in ((C_PATRON, len(s.box_patrons)), (C_HEAD, len(s.rules.deck.heads))):
        if kinds.count(kind) > left:
            raise fields.fail("pending", message("crecy-position-argument", kind=FRAME_NAMES[kind]))
    for frame in s.frames:
        if frame.kind == C_RESERVE:
            gender = MALE if frame.args[0] == SON else FEMALE
            if len([card for card in s.child_pile if s.rules.deck.gender[card] == gender]) < frame.args[1]:
                raise fields.fail("pending", message("crecy-position-argument", kind=FRAME_NAMES[C_RESERVE]))
