"""What is pending, in a position text: frames with names for their arguments, and which may stand where."""

from __future__ import annotations

import re
from typing import Final

from bequest.core.frames import Frame
from bequest.core.texts.reading import Fields
from bequest.core.words import message
from bequest.games.gears.data import terms
from bequest.games.gears.rules import fate_draft, frames
from bequest.games.gears.rules.state import GearsState

# Each kind of frame that a text may name: a letter for the shapes below, and its fields besides `kind`.
KINDS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    frames.TURN: ("T", ("seat",)),
    frames.KEEP: ("K", ("seat",)),
    frames.ORDER: ("O", ("seat", "later", "taken")),
    frames.AREA_CUBE: ("A", ("seat", "later")),
    frames.WHEN_ESTABLISHED: ("W", ("seat", "technology")),
    frames.ASSIGN: ("N", ("seat",)),
    frames.FIRST_CHOOSER: ("F", ()),
    frames.DEAL: ("D", ("seat", "cards")),
    frames.PERSONAL: ("P", ("seat",)),
    frames.DRAWING: ("R", ("seat", "cards")),
    frames.EXTRA_CARDS: ("E", ()),
    frames.ADVANCE: ("V", ()),
}
SHAPES: Final[dict[int, str]] = {
    terms.SETUP: "E(OP*D*|P*D*FN*)",
    terms.PHASE_I: "T[KRDAW]?|D+",
    terms.PHASE_V: "(VD*|O)?",
}
"""What may be pending in a phase, bottom to top; nothing in the others, which ask nobody."""


def frame_dict(s: GearsState, frame: Frame) -> dict[str, object]:
    entry: dict[str, object] = {"kind": frames.NAMES[frame.kind]}
    if frame.seat >= 0:
        entry["seat"] = frame.seat + 1
    if frame.kind == frames.ORDER:
        entry["later"] = [seat + 1 for seat in frame.args[: -s.players]]
        entry["taken"] = [place + 1 if place >= 0 else 0 for place in frame.args[-s.players :]]
    elif frame.kind == frames.AREA_CUBE:
        entry["later"] = [seat + 1 for seat in frame.args]
    elif frame.kind in (frames.DEAL, frames.DRAWING):
        entry["cards"] = frame.args[0]
    elif frame.kind == frames.WHEN_ESTABLISHED:
        entry["technology"] = s.rules.deck.card_ids[frame.args[0]]
    return entry


def entries(fields: Fields) -> list[Fields]:
    """What is pending, lowest first; each kind has fields of its own."""
    return fields.objects("pending", ("kind", "seat"), more=True)


def read(s: GearsState, fields: Fields) -> None:
    """The open decision and what waits below it; without any, the phase is at its beginning (G-22.16)."""
    given = entries(fields)
    if not given and s.phase == terms.PHASE_I:
        s.frames.append(Frame(frames.TURN, s.order[s.active]))
    if not given and s.phase == terms.SETUP:
        raise fields.fail("pending", message("gears-position-setup-pending"))
    for entry in given:
        s.frames.append(_read_frame(s, entry))
    _check_shape(s, fields)
    _check_drawn(s, fields)


def _check_shape(s: GearsState, fields: Fields) -> None:
    """Only what play can reach may be pending."""
    shape = "".join([KINDS[frame.kind][0] for frame in s.frames])
    if not re.fullmatch(SHAPES.get(s.phase, ""), shape) or (s.phase == terms.SETUP and s.order):
        raise fields.fail("pending", message("gears-position-pending-shape", phase=terms.PHASES[s.phase]))
    if s.phase == terms.PHASE_I and s.frames[0].kind == frames.TURN:
        active = s.order[s.active]
        for frame in s.frames:
            if (frame.seat == active) == (frame.kind == frames.AREA_CUBE):
                raise fields.fail("pending", message("gears-position-pending-seat", seat=str(active + 1)))
    unassigned = [seat for seat in range(s.players) if s.characters[seat] < 0]
    if unassigned != sorted([frame.seat for frame in s.frames if frame.kind == frames.ASSIGN]):
        raise fields.fail("characters", message("gears-position-no-character"))


def _check_drawn(s: GearsState, fields: Fields) -> None:
    """Drawn cards belong to an open Draw, and to nothing else."""
    top = s.frames[-1].kind if s.frames else -1
    if s.drawn and top not in (frames.KEEP, frames.DRAWING):
        raise fields.fail("drawn", message("gears-position-drawn-pending"))
    if top == frames.KEEP and len(s.drawn) != 2:
        raise fields.fail("drawn", message("gears-position-keep-needs-two", found=str(len(s.drawn))))
    if len(s.drawn) > 2:
        raise fields.fail("drawn", message("gears-position-drawn-two"))


def _read_frame(s: GearsState, entry: Fields) -> Frame:
    kinds = list(KINDS)
    kind = kinds[entry.one_of("kind", [frames.NAMES[kind] for kind in kinds])]
    entry.only(("kind", *KINDS[kind][1]))
    variant = {frames.PERSONAL: terms.FATE_ONE_EACH, frames.AREA_CUBE: terms.FATE_DRAFT}.get(kind, s.rules.fate)
    if variant != s.rules.fate:
        raise entry.fail("kind", message("gears-position-pending-variant"))
    if "seat" not in KINDS[kind][1]:
        return Frame(kind, -1)
    seat = entry.integer("seat", None, 1, s.players) - 1
    later = tuple(other - 1 for other in entry.integers("later", 1, s.players))
    if kind in (frames.DEAL, frames.DRAWING):
        return Frame(kind, seat, (entry.integer("cards", None, 0, 99),))
    if kind == frames.AREA_CUBE:
        return Frame(kind, seat, _read_later(s, entry, seat, later))
    if kind == frames.ORDER:
        return Frame(kind, seat, (*later, *_read_taken(s, entry, seat, later)))
    if kind == frames.WHEN_ESTABLISHED:
        deck = s.rules.deck
        able = [id for id, ability in zip(deck.card_ids, deck.ability, strict=False) if ability == terms.ESTABLISHED]
        return Frame(kind, seat, (deck.number[able[entry.one_of("technology", able)]],))
    return Frame(kind, seat)


def _read_later(s: GearsState, entry: Fields, seat: int, later: tuple[int, ...]) -> tuple[int, ...]:
    """Who is asked for a cube after this seat follows from the order and the turn (G-24.20); it may be left out."""
    active = s.order[s.active] if s.order else seat
    if seat == active:
        return later  # refused with the shape of what is pending
    expected = tuple(fate_draft.asked_after(s.order, active, seat))
    if entry.has("later") and later != expected:
        numbers = [str([other + 1 for other in seats]) for seats in (expected, later)]
        problem = message("gears-position-later", seat=str(seat + 1), expected=numbers[0], found=numbers[1])
        raise entry.fail("later", problem)
    return expected


def _read_taken(s: GearsState, entry: Fields, seat: int, later: tuple[int, ...]) -> list[int]:
    """Who has which position so far; the last chooser is never asked, so another must follow."""
    taken = [place - 1 for place in entry.integers("taken", 0, s.players)] or [-1] * s.players
    named = sorted([*[place for place in taken if place >= 0], seat, *later])
    if named != list(range(s.players)) or len(taken) != s.players or not later:
        raise entry.fail("taken", message("gears-position-taken", players=s.players))
    return taken
