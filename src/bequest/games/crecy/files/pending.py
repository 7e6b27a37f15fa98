"""The open decision of a position file and what waits below it: frames as text, by one table of their arguments."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bequest.core.frames import Frame
from bequest.core.reading import Fields
from bequest.core.words import message
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import flow, frames, friends, rivals, targets

if TYPE_CHECKING:
    from bequest.games.crecy.files.placing import Placer
    from bequest.games.crecy.position import CrecyPosition

PERSONS: Final = ("father", "mother", "person", "friend")
FLAGS: Final = ("sourced", "begun")
MOST_COUNT: Final = 99
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


def to_list(s: CrecyPosition) -> list[dict[str, object]]:
    """The frames below the choices of a move under way, which are listed apart."""
    return [_frame_dict(s, frame) for frame in s.frames if not frame.open]


def _frame_dict(s: CrecyPosition, frame: Frame) -> dict[str, object]:
    name, arguments = frames.FRAMES[frame.kind]
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
        return terms.BIRTHS_NAMED[value]
    if argument == "gender":
        return terms.GENDERS[value] if value >= 0 else None
    if argument == "owner":
        return value + 1
    if argument == "space":
        return terms.SPACE_NAMES[value]
    if argument == "colours":
        return [terms.COLOURS[colour] for colour in range(terms.COLOUR_COUNT) if value >> colour & 1]
    if argument == "clauses":
        return [i + 1 for i in range(value.bit_length()) if value >> i & 1]
    if argument == "clause":
        return value + 1
    if argument == "card" and frame.kind == frames.HOLDER:
        return deck.offers(terms.KIND_OF_SPACE[frame.args[0]])[value].id
    if argument in ("card", "one", "other"):
        return deck.card_ids[value]
    return value


# --- looking ahead: what other fields mean depends on what is pending ---


def awaited(fields: Fields, kind: int) -> list[int]:
    """The seats of the frames of a kind, NOBODY's as -1, before they are read and checked."""
    found = [entry.values for entry in fields.objects("pending") if entry.values.get("kind") == frames.NAMES[kind]]
    return [seat - 1 if isinstance(seat, int) else -1 for seat in (values.get("seat") for values in found)]


def waiting_offers(s: CrecyPosition, fields: Fields) -> list[tuple[int, int]]:
    """Kind and number of Titles and Contributions that are paid for and not yet laid beside anybody (C-21.9)."""
    entries = [entry for entry in fields.objects("pending") if entry.values.get("kind") == frames.NAMES[frames.HOLDER]]
    return [(terms.KIND_OF_SPACE[_read(s, e, 0, "space")], _read(s, e, 0, "card")) for e in entries]


# --- reading ---


def read(s: CrecyPosition, fields: Fields, placer: Placer) -> None:
    """The stack, lowest frame first; left out, what the phase begins with."""
    entries = fields.objects("pending")
    for entry in entries:
        s.frames.append(_read_frame(s, entry, placer))
    if entries:
        return
    if s.phase == terms.SETUP:
        raise fields.fail("pending", message("crecy-position-setup-pending"))
    if s.phase == terms.START:
        flow.start_generation(s)
    elif s.phase == terms.ACTION and s.active >= 0:
        s.frames.append(Frame(frames.TURN, s.active))


def _read_frame(s: CrecyPosition, entry: Fields, placer: Placer) -> Frame:
    written = [kind for kind in range(len(frames.FRAMES)) if not frames.FIRST_OPEN <= kind < frames.FIRST_CHANCE]
    kind = written[entry.one_of("kind", [frames.NAMES[kind] for kind in written])]
    arguments = frames.FRAMES[kind][1]
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
        raise entry.fail(problem, message("crecy-position-argument", kind=frames.NAMES[kind]))
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
        return entry.one_of(argument, terms.BIRTHS_NAMED, terms.BIRTHS_NAMED[0])
    if argument == "gender":
        return -1 if entry.values.get(argument) is None else entry.one_of(argument, terms.GENDERS)
    if argument == "owner":
        return entry.integer(argument, None, 1, s.players) - 1
    if argument == "space":
        return terms.TITLE + entry.one_of(argument, terms.SPACE_NAMES[terms.TITLE : terms.TITLE + 2])
    if argument == "colours":
        return sum({1 << terms.COLOURS.index(colour) for colour in _known(entry, "colours", terms.COLOURS)})
    if argument == "clauses":
        return sum(1 << index - 1 for index in set(entry.integers(argument, 1, MOST_COUNT)))
    if argument == "clause":
        return entry.integer(argument, None, 1, MOST_COUNT) - 1
    if argument == "card":
        if entry.values.get("kind") == frames.NAMES[frames.HOLDER]:
            offers = deck.offers(terms.KIND_OF_SPACE[_read(s, entry, seat, "space")])
            return entry.one_of(argument, [offer.id for offer in offers])
        return deck.card_number(deck.card_ids[entry.one_of(argument, deck.card_ids)])
    if argument == "step":
        return entry.integer(argument, None, terms.STEP_SLOT, terms.STEP_AFTER)
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
        return "" if fits and targets.holders(s, frame.seat, kept) else "card"
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


def _wrong_parents(s: CrecyPosition, frame: Frame) -> str:
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


def _wrong_birth(s: CrecyPosition, frame: Frame) -> str:
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


def _wrong_wedding(s: CrecyPosition, frame: Frame) -> str:
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


def _wives(s: CrecyPosition, seat: int, person: int) -> list[int]:
    """Whoever names a person as partner, departed mothers included."""
    return [number for number, other in enumerate(s.families[seat]) if other.partner == person]


def _wrong_effects(s: CrecyPosition, frame: Frame) -> str:
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


def _wrong_rival(s: CrecyPosition, frame: Frame) -> str:
    owner, card, index = frame.args
    clauses = s.rules.deck.clauses[card]
    if owner == frame.seat or not s.alive(owner):
        return "owner"
    if index >= len(clauses) or clauses[index].do != terms.DO_RIVALS_LOSE:
        return "clause"
    return "" if rivals.payable(s, frame.seat, clauses[index]) else "seat"


def answerable(s: CrecyPosition) -> bool:
    """Whether the open decision has options, and several where play never asks about a single one (C-33.16)."""
    if s.seat < 0:
        return True
    return len(s.legal()) >= (2 if s.frames[-1].kind in (frames.AFTER, frames.GROW, frames.WED) else 1)


def check(s: CrecyPosition, fields: Fields) -> None:
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


def _check_seats(s: CrecyPosition, fields: Fields) -> None:
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


def _check_take(s: CrecyPosition, fields: Fields) -> None:
    """Cards are chosen only if there are more than are taken; else the source is asked (C-12.5, C-34.42)."""
    top = s.frames[-1] if s.frames else None
    if top is None or top.kind != frames.TAKE:
        return
    count, gender, sourced = top.args
    on_offer = len(friends.takeable(s, gender))
    if not count or not (0 < count < on_offer if sourced else friends.may_draw_batch(s, top.seat)):
        raise fields.fail("pending", message("crecy-position-argument", kind=frames.NAMES[frames.TAKE]))


def _check_between(s: CrecyPosition, fields: Fields) -> None:
    """Missions drawn and Child cards laid aside belong to what is on top."""
    top = s.frames[-1].kind if s.frames else -1
    count = s.frames[-1].args[0] if top == frames.DRAW_MISSIONS else 0
    if (len(s.drawn) + count != 2) if top in (frames.MISSION, frames.DRAW_MISSIONS) else s.drawn:
        raise fields.fail("drawn", message("crecy-position-drawn", found=str(len(s.drawn))))
    if s.aside and top not in (frames.SEARCH, frames.PAIR, frames.LOSE):
        raise fields.fail("aside", message("crecy-position-aside"))


def _check_setup(s: CrecyPosition, fields: Fields) -> None:
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
