"""A position as JSON that a person can edit; `position_file` reads it back."""

from __future__ import annotations

from typing import Final

from bequest.core.knowledge import card_of, knowers_of
from bequest.core.texts.position_files import heading
from bequest.games.gears.data import loading, terms
from bequest.games.gears.data.deck import OWN_DECK
from bequest.games.gears.files import pending
from bequest.games.gears.rules import options
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.rules.timeline import Lasting
from bequest.games.gears.seen import view


def to_dict(s: GearsState) -> dict[str, object]:
    """Every field of table 0.3. Cards are named, lists in deck order, seats counted from 1."""
    deck = s.rules.deck
    own_deck = loading.section_dict(deck) if deck.name == OWN_DECK else None
    content = heading(s, options.options_dict(s.rules), own_deck)
    content |= {"round": s.round, "turn": s.turn, "phase": terms.PHASES[s.phase], "order": _seats(s.order)}
    content |= {"active": s.order[s.active] + 1 if s.order else None, "actions": s.actions}
    content |= {"extra_room": s.extra_room, "fate_taken": s.fate_taken, "present": terms.SLOT_NAMES[s.present]}
    content["markers"] = [terms.SLOT_NAMES[slot] for slot in s.markers]
    content["timeline"] = [_copy_dict(s, index) for index in range(len(s.copies))]
    strays = [_lasting_dict(s, lying) for lying in s.lasting if lying.card < 0]
    if strays:
        content["stray_fate"] = strays
    content |= {"pools": s.pools[:], "scores": s.scores()}
    width = terms.ROUNDS * len(terms.SOURCES)
    content["score_sheet"] = [s.sheet[seat * width : (seat + 1) * width] for seat in range(s.players)]
    content["characters"] = [deck.characters[c].id if c >= 0 else None for c in s.characters]
    content["hands"] = [_ids(s, hand) for hand in s.hands]
    if s.drawn:
        content["drawn"] = _ids(s, s.drawn)
    content["draw_pile"] = {"next": _ids(s, s.top), "rest": _ids(s, s.pile)}
    content["discard_pile"] = [_discard_dict(s, mark) for mark in sorted(s.discard)]
    if s.rules.fate in (terms.FATE_ONE_EACH, terms.FATE_DRAFT):
        content["fate_cards"] = _fates_dict(s)
    if deck.kind == "forbidden":
        content |= _expansion_dict(s)
    content["pending"] = [pending.frame_dict(s, frame) for frame in s.frames if not frame.open]
    if s.frames and s.frames[-1].open:
        content["choices"] = [deck.catalogue.text(action) for action in s.chosen(s.seat)]
    content["random"] = s.rng.words()
    return content


def _seats(seats: list[int] | tuple[int, ...]) -> list[int]:
    return [seat + 1 for seat in seats]


def _ids(s: GearsState, cards: list[int]) -> list[str]:
    return [s.rules.deck.card_ids[card] for card in cards]


def _copy_dict(s: GearsState, index: int) -> dict[str, object]:
    slot, card = divmod(s.copies[index], terms.STRIDE)
    entry: dict[str, object] = {"technology": s.rules.deck.card_ids[card], "timeframe": terms.SLOT_NAMES[slot]}
    entry["cubes"] = view.cubes_dict(s.cubes[index])
    beside = [_lasting_dict(s, lying) for lying in s.lasting if lying.slot == slot and lying.card == card]
    if s.tokens[index]:
        entry["tokens"] = view.tokens_dict(s.tokens[index])
    return entry | ({"fate": beside} if beside else {})


def _lasting_dict(s: GearsState, lying: Lasting) -> dict[str, object]:
    entry: dict[str, object] = {"card": s.rules.deck.fates[lying.fate].id, "owner": lying.owner + 1}
    if lying.waived >= 0:
        entry["waived"] = s.rules.deck.card_ids[lying.waived]
    return entry


def _expansion_dict(s: GearsState) -> dict[str, object]:
    """The flags of the expansion."""
    return {
        "spliced": s.oldest < terms.T0,
        "activated": view.activated(s),
        "extra_turn": terms.EXTRA_TURNS[s.extra_turn],
        "extra_turn_used": view.extra_turn_used(s),
    }


def _area(s: GearsState) -> list[dict[str, object]]:
    ids = [fate.id for fate in s.rules.deck.fates]
    area = [fate for fate, place in enumerate(s.fates) if place == terms.AREA]
    return [{"card": ids[fate], "cubes": view.cubes_dict(s.area_cubes[fate])} for fate in area]


def _discard_dict(s: GearsState, mark: int) -> object:
    name = s.rules.deck.card_ids[card_of(mark)]
    known = [seat + 1 for seat in range(s.players) if knowers_of(mark) >> seat & 1]
    return {"card": name, "known": known} if known else name


def _fates_dict(s: GearsState) -> dict[str, object]:
    ids = [fate.id for fate in s.rules.deck.fates]
    before = [[ids[f] for f, place in enumerate(s.fates) if place == seat] for seat in range(s.players)]
    if s.rules.fate == terms.FATE_DRAFT:
        return {"before": before, "area": _area(s)}
    out = {name: [ids[f] for f, p in enumerate(s.fates) if p == place] for name, place in OUTSIDE.items()}
    return {"before": before, **out}


OUTSIDE: Final = {"out": terms.OUT, "left_out": terms.LEFT_OUT}
