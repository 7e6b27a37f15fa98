"""The open decision of a position file and what waits below it: frames as text, by one table of their arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bequest.core.frames import Frame
from bequest.core.reading import Fields
from bequest.core.words import message
from bequest.games.crecy.terms import (
    BIRTHS_NAMED,
    COLOUR_COUNT,
    COLOURS,
    FIRST_CHANCE,
    FIRST_OPEN,
    FRAME_NAMES,
    FRAMES,
    GENDERS,
    KIND_OF_SPACE,
    SPACE_NAMES,
    STEP_AFTER,
    STEP_SLOT,
)

if TYPE_CHECKING:
    from bequest.games.crecy.state import CrecyPosition

PERSONS: Final = ("father", "mother", "person", "friend")
FLAGS: Final = ("sourced", "begun")


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
    if argument == "card" and FRAMES[frame.kind][0] == "holder":
        return deck.offers(KIND_OF_SPACE[frame.args[0]])[value].id
    if argument in ("card", "one", "other"):
        return deck.card_ids[value]
    return value


# --- reading ---


def read(s: CrecyPosition, fields: Fields) -> None:
    """The stack, lowest frame first; every argument is checked against the position."""
    for entry in fields.objects("pending"):
        s.frames.append(_read_frame(s, entry))


def _read_frame(s: CrecyPosition, entry: Fields) -> Frame:
    written = [kind for kind in range(len(FRAMES)) if not FIRST_OPEN <= kind < FIRST_CHANCE]
    kind = written[entry.one_of("kind", [FRAME_NAMES[kind] for kind in written])]
    arguments = FRAMES[kind][1]
    entry.only(("kind", "seat", *arguments))
    seat = entry.integer("seat", None, 1, s.players) - 1 if entry.has("seat") else -1
    if seat < 0 and kind < FIRST_OPEN:
        raise entry.fail("seat", message("crecy-position-frame-seat"))
    values: list[int] = []
    for argument in arguments:
        if argument == "found":
            values += [_card(s, entry, f"found[{i + 1}]", name) for i, name in enumerate(entry.texts("found"))]
        else:
            values.append(_read(s, entry, max(0, seat), argument))
    return Frame(kind, seat, tuple(values))


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
        return entry.one_of(argument, SPACE_NAMES)
    if argument == "colours":
        return sum(1 << COLOURS.index(colour) for colour in _known(entry, "colours", COLOURS))
    if argument == "clauses":
        return sum(1 << index - 1 for index in set(entry.integers(argument, 1, 99)))
    if argument == "clause":
        return entry.integer(argument, None, 1, 99) - 1
    if argument == "card" and entry.values.get("kind") == "holder":
        ids = [offer.id for offer in deck.offers(max(0, KIND_OF_SPACE[entry.one_of("space", SPACE_NAMES)]))]
        return entry.one_of(argument, ids)
    if argument in ("card", "one", "other"):
        return _card(s, entry, argument, entry.text(argument))
    if argument == "step":
        return entry.integer(argument, None, STEP_SLOT, STEP_AFTER)
    return entry.integer(argument, None, 0, 99)


def _known(entry: Fields, key: str, words: tuple[str, ...]) -> list[str]:
    found = entry.texts(key)
    for i, word in enumerate(found):
        Fields({key: word}, f"{entry.place(key)}[{i + 1}]", entry.error).one_of(key, words)
    return found


def _card(s: CrecyPosition, entry: Fields, key: str, name: str) -> int:
    number = s.rules.deck.card_number(name)
    if number < 0:
        raise entry.fail(key, message("crecy-position-no-card", name=name))
    return number
