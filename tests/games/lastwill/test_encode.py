"""Positions of Last Will as numbers: what a seat may know, all of it and nothing else, and its view again from them."""

from __future__ import annotations

import json
import zlib
from array import array
from functools import cache

import pytest

from bequest import games
from bequest.core.encoding import Field, get_wide
from bequest.core.errors import BadPosition
from bequest.core.frames import NOBODY, Together
from bequest.core.position import Position
from bequest.core.rng import seeded
from bequest.games.lastwill.data import loading, terms
from bequest.games.lastwill.game import LastWill
from bequest.games.lastwill.position import WillPosition
from tests import forms
from tests.conformance.cases import CASES, Case, play, seats, walk
from tests.conformance.hiding import HIDE
from tests.rules.lastwill.table import card, do, seat, table
from tests.sweeps import swept

LASTWILL = [case for case in CASES if case.name == "lastwill"]
all_cases = swept("case", LASTWILL, one_of=3, ids=str)
EVERY = 9
"""Of how many decisions of a random game one is looked at; simultaneous choices are, all of them, and the end."""


@cache
def samples() -> dict[str, list[Position]]:
    """For each case positions of two random games, one of them stopping for chance."""
    found: dict[str, list[Position]] = {str(case): [] for case in LASTWILL}
    for case in LASTWILL:
        for game_seed, chance in ((1, "auto"), (2, "explicit")):
            for number, position in enumerate(walk(case, game_seed, chance, journal=False)):
                together = bool(position.frames) and isinstance(position.frames[-1], Together)
                if number % EVERY == 0 or together or position.over:
                    found[str(case)].append(position.clone())
    return found


def sample(case: Case) -> list[Position]:
    return samples()[str(case)]


def cells_of(position: Position, looker: int | None) -> list[int]:
    return list(position.game.encoder.cells(position, NOBODY if looker is None else looker))


def field(position: Position, name: str) -> Field:
    return next(field for field in position.game.encoder.layout.fields if field.name == name)


def part(position: Position, looker: int | None, name: str) -> list[int]:
    found = field(position, name)
    return cells_of(position, looker)[found.at : found.at + found.size]


def reads_back(position: Position) -> None:
    for looker in seats(position):
        shown = forms.bare_view(position, looker)
        assert position.game.encoder.decode(cells_of(position, looker)) == shown


# --- all that a seat may know ---


@all_cases
def test_the_view_reads_back_from_the_cells(case: Case) -> None:
    for position in sample(case):
        reads_back(position)


@all_cases
def test_the_view_reads_back_from_buffers_of_bytes_and_floats(case: Case) -> None:
    encoder = case.game.encoder
    for position in sample(case)[::5]:
        for looker in seats(position):
            for buffer in (bytearray(encoder.size), array("f", bytes(4 * encoder.size))):
                position.encode(looker, buffer)
                assert encoder.read(buffer) == forms.bare_view(position, looker)


def test_cells_keep_to_their_range_and_every_field_is_used() -> None:
    encoder = games.get("lastwill").encoder
    most = [0] * encoder.size
    looked_at = [position for case in LASTWILL for position in sample(case)]
    for position in [*looked_at[::2], in_debt(), sent_to_the_only_space()]:  # which random players hardly ever come to
        for looker in seats(position):
            most = list(map(max, most, cells_of(position, looker)))
    for field in encoder.layout.fields:
        assert max(most[field.at : field.at + field.size]) <= field.most, field.name
    unused = [f.name for f in encoder.layout.fields if not any(most[f.at : f.at + f.size])]
    assert unused == []


def test_seats_that_do_not_play_stay_empty() -> None:
    position = Case("lastwill", 3).new(1)
    for looker in seats(position):
        encoded = cells_of(position, looker)
        assert not any(encoded[field(position, "seats.3.colour").at :])
        assert all(any(part(position, looker, f"seats.{number}.colour")) for number in range(3))


def test_the_own_seat_comes_first_and_the_others_follow_in_the_order_of_the_table() -> None:
    position = Case("lastwill", 3, {"colours": "green,red,blue"}).new(1)
    for looker in range(3):
        assert part(position, looker, "looker") == [looker + 1]
        shown = [terms.COLOURS[part(position, looker, f"seats.{n}.colour").index(1)] for n in range(3)]
        assert shown == [("green", "red", "blue")[(looker + n) % 3] for n in range(3)]
    assert part(position, None, "looker") == [0]
    assert part(position, None, "seats.0.colour").index(1) == terms.COLOURS.index("green")
    assert part(position, None, "players") == part(position, 0, "players") == [3]


def test_cards_are_counted() -> None:
    s = table(hand="2 dinner, ball*", board="h12, -, h12", only="helpers", two=seat(hand="late-supper"))
    ids = s.rules.deck.ids
    dinner, ball = ids.index("dinner"), ids.index("ball")
    assert [part(s, 0, "seats.0.hand")[number] for number in (dinner, ball)] == [2, 1]
    assert [part(s, 0, "seats.0.known_hand")[number] for number in (dinner, ball)] == [0, 1]
    assert sum(part(s, 1, "seats.2.known_hand")) == part(s, 1, "seats.2.known_hand")[ball] == 1
    assert sum(part(s, None, "seats.0.hand")) == 0
    assert sum(part(s, 2, "seats.1.board.cards")) == max(part(s, 2, "seats.1.board.cards")) == 2
    assert part(s, 2, "seats.1.white_actions") == [2]


# --- nothing else ---


@all_cases
def test_the_cells_do_not_depend_on_what_a_seat_may_not_know(case: Case) -> None:
    rng = seeded(43)
    differences = 0
    for position in sample(case)[::4]:
        if not position.auto:
            continue
        content = position.to_dict()
        for looker in seats(position):
            other = case.game.from_json(json.dumps(HIDE["lastwill"](content, looker, rng)))
            differences += other.digest() != position.digest()
            assert cells_of(other, looker) == cells_of(position, looker)
    assert differences


def test_a_move_under_way_shows_in_the_own_cells_only() -> None:
    s = table(phase="planning", stage=1, starting_player=1)
    before = [cells_of(s, looker) for looker in seats(s)]
    do(s, "plan 1")
    after = [cells_of(s, looker) for looker in seats(s)]
    assert after[1:] == before[1:]
    assert after[0] != before[0]
    at = field(s, "decision.choices").at
    assert get_wide(after[0], at) - 1 == s.game.parse("plan 1")


def test_a_secret_answer_shows_in_the_own_cells_only() -> None:
    s = Case("lastwill", 3).new(5)
    options = s.legal(1)
    other = s.clone()
    for position, action in ((s, options[0]), (other, options[-1])):
        position.push(action, 1)
        while 1 in position.waiting:
            position.push(position.legal(1)[0], 1)
    for looker in (0, 2, None):
        assert cells_of(s, looker) == cells_of(other, looker)
        assert not any(part(s, looker, "answer"))
    assert part(s, 1, "answer") != part(other, 1, "answer")
    reads_back(s)


# --- odd positions ---


def in_debt() -> Position:
    content = {"seats": [{"balance": -300 - number} for number in range(5)], "phase": "action", "waiting": [1]}
    return games.get("lastwill").from_json(json.dumps(content))


def sent_to_the_only_space() -> WillPosition:
    return table(
        phase="errand", waiting=[1], plans="1, 2, 3", next={"events": "ball"},
        errands="w1 2; w2 2; extension 3; market 3; opera 1", wild_places=[True, True],
    )  # fmt: skip


def test_a_debt() -> None:
    s = in_debt()
    reads_back(s)
    assert [get_wide(part(s, 3, f"seats.{number}.debt"), 0) for number in range(5)] == [303, 304, 300, 301, 302]
    assert [get_wide(part(s, 3, f"seats.{number}.balance"), 0) for number in range(5)] == [0] * 5


def test_an_errand_space_that_was_not_asked_for() -> None:
    s = sent_to_the_only_space()
    reads_back(s)
    assert s.decision is not None
    assert s.decision.subject == "unknown"
    assert any(part(s, 1, "decision.space"))


def test_a_deck_and_boards_of_ones_own() -> None:
    deck = loading.load(
        'name = "mine"\nboards = "wide"\nspaces = 3\nextensions = 21\nmarket = [-99, 0, 0, 99]\ngroup_spaces = 24\n'
        "capacity = { extension = 4, market = 3, opera = 5 }\n"
        '[[events]]\nid = "dinner"\ncopies = 99\npounds = 999\n',
        "mine.toml",
    )
    game = LastWill(deck)
    for players in (2, 5):
        for number, position in enumerate(play(game.new(players, 4), seeded(4))):
            if number % EVERY == 0 or position.over:
                reads_back(position)
                assert max(cells_of(position, 0)) <= 255


def test_cards_that_a_position_file_brings() -> None:
    s = table(hand="fx-5", board="fx-1 at 5, -, fx-3 +2 activated", cards=[card("events", "e", pounds=9)], balance=-0)
    reads_back(s)
    assert s.game.encoder.size < games.get("lastwill").encoder.size


@pytest.mark.parametrize(
    ("content", "name"),
    [
        ({"balance": 65_536}, "seats.balance"),
        ({"balance": -65_536}, "seats.debt"),
        ({"actions": 255}, "seats.actions"),
    ],
)
def test_a_position_that_play_cannot_reach_is_refused(content: dict[str, object], name: str) -> None:
    s = games.get("lastwill").from_json(json.dumps({"seats": [content, {}], "phase": "action", "waiting": [1]}))
    with pytest.raises(BadPosition) as caught:
        cells_of(s, 0)
    assert name in caught.value.text("en")


def test_more_copies_of_a_card_than_a_cell_holds_are_refused() -> None:
    for copies, refused in ((255, False), (256, True)):
        s = table(hand=f"{copies} e", cards=[card("events", "e", pounds=9)])
        if refused:
            with pytest.raises(BadPosition):
                cells_of(s, 0)
        else:
            reads_back(s)


# --- the layout ---


def test_a_changed_layout_has_another_version() -> None:
    """Programs have learnt on it: whoever changes a field raises the version, and the numbers here."""
    layout = games.get("lastwill").encoder.layout
    shape = repr([(field.name, field.at, field.size, field.most) for field in layout.fields])
    assert (layout.version, layout.size, zlib.crc32(shape.encode())) == (1, 2176, 945676091)


def test_the_layout_is_the_same_for_every_table() -> None:
    encoder = games.get("lastwill").encoder
    assert encoder.layout.game == "lastwill"
    for case in LASTWILL:
        assert sample(case)[0].game.encoder.layout.fields == encoder.layout.fields
    assert len([f for f in encoder.layout.fields if f.name.endswith(".known_hand")]) == terms.SEATS
    assert all(field.meaning for field in encoder.layout.fields)
