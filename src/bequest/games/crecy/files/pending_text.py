"""The stack of frames as text, by the table of their arguments in `rules/frames.py`."""

from __future__ import annotations

from typing import Final

from bequest.core.frames import Frame
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import frames
from bequest.games.crecy.rules.state import CrecyState

PERSONS: Final = ("father", "mother", "person", "friend")
FLAGS: Final = ("sourced", "begun")


def to_list(s: CrecyState) -> list[dict[str, object]]:
    """The frames below the choices of a move under way, which are listed apart."""
    return [_frame_dict(s, frame) for frame in s.frames if not frame.open]


def _frame_dict(s: CrecyState, frame: Frame) -> dict[str, object]:
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


def _written(s: CrecyState, frame: Frame, argument: str, value: int) -> object:
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
