"""Positions of the Duke de Crecy as numbers: they say what the view says, no more and no less."""

from __future__ import annotations

import json
import zlib
from array import array
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest

from bequest import games
from bequest.core.encoding import Encoder, get_wide
from bequest.core.errors import BadPosition
from bequest.core.frames import NOBODY
from bequest.core.position import CHANCE, Position
from bequest.core.rng import seeded
from bequest.games.crecy.game import Crecy
from bequest.games.crecy.seen.encode import CrecyEncoder
from bequest.games.crecy.seen.layout import VERSION
from tests import forms
from tests.conformance.cases import CASES, Case, seats, walk
from tests.conformance.hiding import HIDE
from tests.rules.crecy.table import START_TREE, Fixture, ancestry, child, do, friend, seat, table

OURS = [case for case in CASES if case.name == "crecy"]
EVERY = 9
"""Of how many decisions of a game one is looked at."""
LAYOUT = (1, 2965, 147, 2913913085)
"""Version, cells, fields and checksum of the layout: a new layout gets a new version."""
LOSS = {"do": "rivals-lose", "amount": 2, "lose": ["pawn", "honor"], "to": "bank", "who": "all"}


def encoder() -> CrecyEncoder:
    game = games.get("crecy")
    assert isinstance(game, Crecy)
    assert isinstance(game.encoder, CrecyEncoder)
    return game.encoder


def cells(position: Position, seat: int | None) -> list[int]:
    return list(position.game.encoder.cells(position, NOBODY if seat is None else seat))


def part(name: str, found: list[int], by: Encoder) -> list[int]:
    return next(found[f.at : f.at + f.size] for f in by.layout.fields if f.name == name)


def played() -> Iterator[Position]:
    """Some positions of a game with every option, once stopping for chance; the last decision and the end included."""
    for number, case in enumerate(OURS):
        for chance in ("auto", "explicit"):
            found = [position.clone() for position in walk(case, number, chance, journal=False)]
            yield from [*islice(found, number % EVERY, None, EVERY), *found[-2:]]


def asking(kind: str, arguments: dict[str, object], **others: Any) -> Position:
    """A couple and its two grown sons in the second Generation, seat 1 being asked something after its action."""
    family = "patriarch & 2; claire & 1; son & 5 < 1; son < 1; olga & 3"
    pending = [{"kind": "end-turn", "seat": 1}, {"kind": kind, "seat": 1, **arguments}]
    return table(family=family, round=3, pending=pending, **others)


def rare() -> list[Position]:
    """What random play hardly ever comes to, or never with the supplied cards."""
    deck = encoder().deck
    done = [found.id for found in deck.missions]
    second = [next(card.id for card in deck.offers(kind) if card.generation == 2) for kind in (0, 1)]
    parents = {"father": 3, "mother": 5, "wanted": "any"}
    solo = ["solo_standard", "solo_testament"]
    unrest = Fixture("mission", {"id": "unrest", "effects": [{"do": "income", "amount": 1}, LOSS], "not_in": solo})
    losing = table(cards=[unrest], missions="unrest", two=seat(extra="green, 2 red, yellow"))
    men = "osman, ottavio, selim"
    return [
        asking("take", {"count": 1, "gender": "male", "sourced": True}, display=men),
        asking("pair", parents | {"one": "son", "other": "daughter"}, aside=["brave", "brave"]),
        asking("lose", parents, complication=2),
        asking("holder", {"space": "title", "card": second[0]}),
        asking("holder", {"space": "contribute", "card": second[1]}),
        table(
            family="matriarch & 2; roger & 1", lasting="roger", display=f"olga, {men}",
            pending=[{"kind": "turn", "seat": 1}, {"kind": "take", "seat": 1, "count": 2, "sourced": False}],
        ),
        table(
            completed=done[0], two=seat(completed=done[1]), three=seat(completed=done[2]), four=seat(completed=done[3])
        ),
        do(losing, "complete unrest", "lose pawn", "pawn green"),
    ]  # fmt: skip


@cache
def sample() -> list[Position]:
    return [*played(), *rare()]


# --- what is in it ---


def test_the_cells_give_the_view_back() -> None:
    for position in sample():
        for looker in seats(position):
            assert position.game.encoder.decode(cells(position, looker)) == forms.view(position, looker)


@pytest.mark.parametrize("kind", ["bytes", "floats"])
def test_a_buffer_gives_the_view_back(kind: str) -> None:
    for position in sample()[::7]:
        by = position.game.encoder
        for looker in seats(position):
            buffer = bytearray(by.size) if kind == "bytes" else array("f", bytes(4 * by.size))
            position.encode(looker, buffer)
            assert by.read(buffer) == forms.view(position, looker)
            assert kind == "bytes" or 0 <= min(buffer) <= max(buffer) <= 1


def test_the_sample_holds_every_kind_of_position() -> None:
    assert [position for position in sample() if position.seat == CHANCE]
    assert [position for position in sample() if position.over]
    assert [position for position in sample() if position.frames and position.frames[-1].open]
    assert len({position.players for position in sample()}) == 4


def test_cells_stay_within_their_fields_and_every_field_is_used() -> None:
    most = {field.name: 0 for field in encoder().layout.fields}
    for position in sample():
        for looker in seats(position):
            found = cells(position, looker)
            for field in position.game.encoder.layout.fields:
                part = found[field.at : field.at + field.size]
                assert min(part) >= 0
                assert max(part) <= field.most, field.name
                most[field.name] = max(most[field.name], *part)
    assert [name for name, value in most.items() if not value] == []


def test_a_seat_sees_itself_first_and_the_others_clockwise() -> None:
    position = table(gold=5, two=seat(gold=6), three=seat(gold=7), spaces="mansion 3", starting_player=2)
    by = encoder()
    for looker, gold in ((0, [5, 6, 7]), (1, [6, 7, 5]), (2, [7, 5, 6]), (None, [5, 6, 7])):
        found = cells(position, looker)
        assert [get_wide(part(f"seats.{n}.gold", found, by), 0) for n in range(3)] == gold
        assert part("looker", found, by) == [0 if looker is None else looker + 1]
        assert part("spaces.seat", found, by).index(1) == 2 * 4 + gold.index(7)
        assert part("starter", found, by).index(1) == gold.index(6)
        assert sum(found[by.head + 3 * by.seat_step : by.hand]) == 0  # nobody sits there


def test_a_family_is_told_by_person_and_by_card() -> None:
    position = table(family="patriarch & 2; olga & 1 [mansion]; son < 1; son < 1; claire & 1 departed")
    by = encoder()
    found = cells(position, 1)
    ids = by.deck.card_ids
    there = {ids[card]: count for card, count in enumerate(part("seats.1.family", found, by)) if count}
    assert there == {"olga": 1, "son": 2}
    assert part("persons.seat", found, by)[:7] == [1, 2, 2, 2, 2, 2, 0]
    assert part("mansions.seat", found, by) == [2, 0, 0, 0, 0, 0, 0]
    assert part("mansions.person", found, by) == [2, 0, 0, 0, 0, 0, 0]


# --- what is not ---


@pytest.mark.parametrize("case", [case for case in OURS if case.options.keys() <= {"mode"}], ids=str)
def test_what_a_seat_may_not_know_changes_no_cell(case: Case) -> None:
    rng = seeded(61)
    differences = 0
    for position in islice(walk(case, 61, journal=False), 0, None, 4 * EVERY):
        content = position.to_dict()
        for looker in seats(position):
            hidden = HIDE[case.name](content, looker, rng) | {"random": [rng.word() for _ in range(4)]}
            other = case.game.from_json(json.dumps(hidden))
            differences += other.digest() != position.digest()
            assert cells(other, looker) == cells(position, looker)
    assert differences


def test_a_move_under_way_is_in_the_cells_of_its_chooser_only() -> None:
    position = table(family="matriarch", hand="roger, thomas, olga", gold=9)
    before = [cells(position, looker) for looker in seats(position)]
    do(position, "marry")
    after = [cells(position, looker) for looker in seats(position)]
    assert [one != other for one, other in zip(before, after, strict=True)] == [True, False, False]


# --- the layout ---


def test_a_new_layout_has_a_new_version() -> None:
    fields = encoder().layout.fields
    text = repr([(field.name, field.at, field.size, field.most) for field in fields])
    assert (VERSION, encoder().size, len(fields), zlib.crc32(text.encode())) == LAYOUT


def test_every_field_says_what_it_means() -> None:
    for field in encoder().layout.fields:
        assert field.meaning
        assert field.name == field.name.lower()


def test_a_deck_without_some_kinds_of_cards_has_an_encoding() -> None:
    missing: dict[str, object] = {kind: [] for kind in ("title", "contribution", "mission", "patron", "hint")}
    content = {"deck": missing | {"head": [{"id": "left"}, {"id": "right"}]}, "options": {"players": 2}}
    position = games.get("crecy").from_json(json.dumps(content))
    for looker in seats(position):
        assert position.game.encoder.decode(cells(position, looker)) == forms.view(position, looker)


# --- positions beyond any game ---


def crowded() -> Position:
    """Four families of one Head and six lost wives, where play loses three at most."""
    lost = "patriarch" + "; ann & 1 departed" * 6
    others = [seat(family=lost) for _ in range(3)]
    return table(cards=[friend("ann"), child("son")], family=lost, two=others[0], three=others[1], four=others[2])


def immense() -> Position:
    return table(cards=[child("son", copies=99), child("daughter", copies=99), child("imp", "male", copies=99)])


def rich() -> Position:
    position = table()
    position.gold[1] = 70_000
    return position


def disgraced() -> Position:
    position = table()
    position.prestige[1] = -70_000
    return position


@pytest.mark.parametrize(
    ("position", "what"),
    [
        (crowded, "at most 18 for persons"),
        (immense, "at most 255 for cards"),
        (rich, "at most 65,535 for gold"),
        (disgraced, "at most 65,535 for tracks"),
        (lambda: ancestry(f"{START_TREE}; son row 60"), "at most 23 for rows"),
    ],
)
def test_what_only_a_file_can_bring_is_refused(position: Callable[[], Position], what: str) -> None:
    with pytest.raises(BadPosition, match=what):
        cells(position(), 0)
