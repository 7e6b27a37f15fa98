"""Reading the open decision of a position file and what waits below it."""

from __future__ import annotations

from typing import Final

from bequest.core.frames import Frame
from bequest.core.texts.reading import Fields
from bequest.core.words import message
from bequest.games.crecy.data import terms
from bequest.games.crecy.files.pending_check import SEATLESS, wrong_argument
from bequest.games.crecy.files.pending_text import FLAGS, PERSONS
from bequest.games.crecy.files.placing import Placer
from bequest.games.crecy.rules import frames, generation_start
from bequest.games.crecy.rules.state import CrecyState

MOST_COUNT: Final = 99

# --- looking ahead: what other fields mean depends on what is pending ---


def entries(fields: Fields) -> list[Fields]:
    """What is pending, lowest first; each kind has fields of its own."""
    return fields.objects("pending", ("kind", "seat"), more=True)


def awaited(fields: Fields, kind: int) -> list[int]:
    """The seats of the frames of a kind, NOBODY's as -1, before they are read and checked."""
    found = [entry.values for entry in entries(fields) if entry.values.get("kind") == frames.NAMES[kind]]
    return [seat - 1 if isinstance(seat, int) else -1 for seat in (values.get("seat") for values in found)]


def waiting_offers(s: CrecyState, fields: Fields) -> list[tuple[int, int]]:
    """Kind and number of Titles and Contributions that are paid for and not yet laid beside anybody (C-21.9)."""
    holders = [entry for entry in entries(fields) if entry.values.get("kind") == frames.NAMES[frames.HOLDER]]
    return [(terms.KIND_OF_SPACE[_read(s, e, 0, "space")], _read(s, e, 0, "card")) for e in holders]


# --- reading ---


def read(s: CrecyState, fields: Fields, placer: Placer) -> None:
    """The stack, lowest frame first; left out, what the phase begins with."""
    given = entries(fields)
    for entry in given:
        s.frames.append(_read_frame(s, entry, placer))
    if given:
        return
    if s.phase == terms.SETUP:
        raise fields.fail("pending", message("crecy-position-setup-pending"))
    if s.phase == terms.START:
        generation_start.start(s)
    elif s.phase == terms.ACTION and s.active >= 0:
        s.frames.append(Frame(frames.TURN, s.active))


def _read_frame(s: CrecyState, entry: Fields, placer: Placer) -> Frame:
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
    problem = wrong_argument(s, frame)
    if problem:
        raise entry.fail(problem, message("crecy-position-argument", kind=frames.NAMES[kind]))
    return frame


def _read(s: CrecyState, entry: Fields, seat: int, argument: str) -> int:
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
