"""Positions of Gears of Time as numbers: nothing of the view is lost, and nothing else gets in."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator
from itertools import chain, islice

import pytest

from bequest import games
from bequest.core.encoding import MOST, Encoder, get_wide
from bequest.core.errors import BadPosition
from bequest.core.frames import NOBODY
from bequest.core.position import CHANCE, Position
from bequest.core.rng import seeded
from bequest.games.gears.game import Gears
from bequest.games.gears.seen.layout import most_cubes
from tests import forms
from tests.conformance.cases import CASES, Case, play, seats, walk
from tests.conformance.hiding import HIDE
from tests.rules.gears.table import table
from tests.sweeps import swept
from tests.terminal.sitting import machines_at_work

GEARS = [case for case in CASES if case.name == "gears"]
all_cases = swept("case", GEARS, one_of=3, ids=str)
EMPTY: dict[str, dict[str, str]] = {
    "base": {},
    "forbidden": {"extra_room": "only Fate cards give room, and this deck has none"},
}
"""Fields that are 0 in every position of play, and why."""


def machine_games() -> Iterator[Position]:
    """Random play rarely leads a machine: here red leads them all, and may activate each in a turn."""
    return chain.from_iterable(play(machines_at_work(), seeded(seed)) for seed in range(4))


def samples(case: Case, every: int = 15) -> Iterator[Position]:
    """Of a game with automatic and one with explicit chance some positions each, and both ends."""
    for seed, chance in ((71, "auto"), (73, "explicit")):
        for number, position in enumerate(walk(case, seed, chance, journal=False)):
            if position.over or number % every == 0:
                yield position


def encoder_of(position: Position) -> Encoder:
    return position.game.encoder


def cells_of(position: Position, seat: int | None) -> list[int]:
    return list(encoder_of(position).cells(position, NOBODY if seat is None else seat))


def at(position: Position, cells: list[int], name: str) -> list[int]:
    field = {field.name: field for field in encoder_of(position).layout.fields}[name]
    return cells[field.at : field.at + field.size]


def gears(deck: str = "base") -> Gears:
    game = games.get("gears", deck=deck)
    assert isinstance(game, Gears)
    return game


def read_back(position: Position) -> None:
    """Every seat finds its view again, from cells, bytes and floats."""
    encoder = encoder_of(position)
    for seat in seats(position):
        shown = forms.bare_view(position, seat)
        assert encoder.decode(cells_of(position, seat)) == shown
        for buffer in (bytearray(encoder.size), array("f", bytes(4 * encoder.size))):
            position.encode(seat, buffer)
            assert encoder.read(buffer) == shown


# --- there and back ---


@all_cases
def test_the_cells_of_a_position_give_its_view_again(case: Case) -> None:
    ends = chances = 0
    for position in samples(case):
        read_back(position)
        ends += position.over
        chances += position.seat == CHANCE
    assert ends == 2
    assert chances


def test_tokens_swaps_and_extra_turns_are_read_back() -> None:
    for position in islice(machine_games(), 0, None, 9):
        read_back(position)


def test_a_fate_card_without_its_technology_and_a_waived_dependency_are_read_back() -> None:
    """At the end of the game: only there are they seen after phase II."""
    willed = {"card": "willed-into-existence", "owner": 2, "waived": "agriculture"}
    law = {"technology": "law", "timeframe": "t1", "cubes": {"blue": 1}, "fate": [willed]}
    strays = [{"card": "not-what-we-hoped-for", "owner": 3}]
    course = {"round": 4, "phase": "over", "options": {"players": 3}}
    position = gears().from_json(json.dumps({"game": "gears", **course, "timeline": [law], "stray_fate": strays}))
    assert forms.view(position, 0)["stray_fate"]
    read_back(position)
    cells = cells_of(position, 1)
    assert at(position, cells, "lasting.not-what-we-hoped-for.owner") == [0, 1, 0, 0]
    assert not any(at(position, cells, "lasting.not-what-we-hoped-for.technology"))
    assert at(position, cells, "lasting.willed-into-existence.owner") == [1, 0, 0, 0]
    assert at(position, cells, "lasting.willed-into-existence.waived") == [0, 1, 0]


def test_whose_turn_it_is_and_who_is_still_asked_for_a_cube_are_read_back() -> None:
    position = table(players=4, fate="draft", order="white, red, yellow, blue", active=1, deck="tree-2")
    position.apply(position.game.parse("take we-need-more-time"))
    for seat, later in ((3, [2, 3]), (1, [3]), (2, [])):
        assert position.seat == seat
        assert forms.view(position, 0)["decision"] == {"kind": "area-cube", "seat": seat + 1, "later": later}
        read_back(position)
        assert [at(position, cells_of(position, 1), f"seats.{n}.active") for n in range(4)] == [[0], [0], [0], [1]]
        position.apply(position.game.parse("decline"))


def test_a_position_with_a_deck_of_its_own_is_read_back() -> None:
    """A deck without Fate cards, and more cards than a byte counts."""
    design = {"name": "Fire", "copies": 300, "cost": 1, "reward": 1}
    other = {"name": "Law", "copies": 20, "cost": 2, "reward": 300, "needs": ["fire"]}
    content = {
        "game": "gears", "options": {"players": 3, "fate": "draft"}, "fate_taken": True, "scores": [0, 700, 65535],
        "deck": {"technologies": [design, other], "fate": []}, "hands": [["fire"] * 5, ["law"], []],
        "timeline": [{"technology": "law", "timeframe": f"t{number}", "cubes": {"blue": 2}} for number in range(5)],
    }  # fmt: skip
    read_back(gears().from_json(json.dumps(content)))


# --- what the cells are ---


def in_range(position: Position) -> list[str]:
    """The fields that are not all 0 for some seat; every cell is within its field's range."""
    found: list[str] = []
    for seat in seats(position):
        cells = cells_of(position, seat)
        assert len(cells) == encoder_of(position).size
        for field in encoder_of(position).layout.fields:
            held = cells[field.at : field.at + field.size]
            assert 0 <= min(held) <= max(held) <= field.most, field.name
            if any(held):
                found.append(field.name)
    return found


def fields_in_use(deck: str) -> frozenset[str]:
    of_deck = [samples(case, 6) for case in GEARS if case.deck == deck]
    walks = [*of_deck, machine_games()] if deck == "forbidden" else of_deck
    return frozenset(name for position in chain.from_iterable(walks) for name in in_range(position))


@pytest.mark.parametrize("deck", ["base", "forbidden"])
def test_every_field_is_in_use_and_in_its_range(deck: str) -> None:
    declared = {field.name for field in gears(deck).encoder.layout.fields}
    assert declared - fields_in_use(deck) == set(EMPTY[deck])


@pytest.mark.parametrize("deck", ["base", "forbidden"])
def test_the_layout_is_of_the_deck_alone_small_and_told_in_words(deck: str) -> None:
    layout = gears(deck).encoder.layout
    assert layout.version == 2
    assert layout.size < 1500
    for field in layout.fields:
        assert field.name == field.name.lower()
        assert field.meaning
    assert {gears(deck).new(players, 1).game.encoder.size for players in (2, 3, 4)} == {layout.size}


@pytest.mark.parametrize("looker", [None, 0, 1, 2])
def test_the_looker_comes_first_and_then_the_seats_in_turn(looker: int | None) -> None:
    content = {"options": {"players": 3}, "pools": [11, 22, 33], "order": [2, 3, 1], "active": 3, "scores": [1, 2, 300]}
    position = gears().from_json(json.dumps({"game": "gears", **content}))
    cells = cells_of(position, looker)
    first = 0 if looker is None else looker
    assert cells[:2] == [0 if looker is None else looker + 1, 3]
    for number in range(3):
        seat = (first + number) % 3
        assert at(position, cells, f"seats.{number}.pool") == [(11, 22, 33)[seat]]
        assert get_wide(at(position, cells, f"seats.{number}.score"), 0) == (1, 2, 300)[seat]
        assert at(position, cells, f"seats.{number}.order").index(1) == (2, 0, 1)[seat]
        assert at(position, cells, f"seats.{number}.asked") == [seat == 2]
    nobody = [at(position, cells, field.name) for field in position.game.encoder.layout.fields if "s.3." in field.name]
    assert nobody
    assert not any(chain.from_iterable(nobody))


def test_cards_are_counted_by_kind_and_only_the_own_ones() -> None:
    s = table(red="2 Fire, Law", blue="3 Language", timeline="Fire@t0 {red 3}; Fire@t2 {blue 4}")
    fire, law, language = (s.rules.deck.number[name] for name in ("fire", "law", "language"))
    own, others = cells_of(s, 0), cells_of(s, 1)
    hand = at(s, own, "seats.0.hand")
    assert (hand[fire], hand[law], sum(hand)) == (2, 1, 3)
    assert at(s, others, "seats.0.hand")[language] == sum(at(s, others, "seats.0.hand")) == 3
    assert not any(at(s, cells_of(s, None), "seats.0.hand"))
    assert at(s, others, "seats.1.hand_size") == [3]
    width = s.rules.deck.first_fate
    lies = at(s, own, "timeline.technologies")
    assert [number for number, cell in enumerate(lies) if cell] == [fire, 2 * width + fire]
    assert (at(s, own, "seats.0.cubes")[:2], at(s, own, "seats.1.cubes")[:2]) == ([3, 0], [0, 4])


# --- what is hidden ---


def same_to_all(position: Position, seed: int) -> int:
    """Other hidden information leaves the cells of each seat alone; how many of the positions were others."""
    rng = seeded(seed)
    differences = 0
    content = position.to_dict()
    for seat in seats(position):
        other = position.game.from_json(json.dumps(HIDE["gears"](content, seat, rng)))
        differences += other.digest() != position.digest()
        assert cells_of(other, seat) == cells_of(position, seat)
    return differences


@all_cases
def test_the_cells_do_not_depend_on_what_a_seat_may_not_know(case: Case) -> None:
    walked = walk(case, 79, journal=False)
    assert sum([same_to_all(position, 83) for position in islice(walked, 0, None, 17)])


def test_a_move_under_way_is_seen_by_its_chooser_alone() -> None:
    position = machines_at_work()
    swap = position.game.parse("activate mirror-engine")
    before = [cells_of(position, seat) for seat in seats(position)]
    position.apply(swap)
    after = [cells_of(position, seat) for seat in seats(position)]
    assert [one == two for one, two in zip(before, after, strict=True)] == [False, True, True, True, True]
    assert get_wide(at(position, after[0], "decision.choices"), 0) == swap + 1
    assert same_to_all(position, 89)


# --- what does not fit ---


def test_supplied_decks_never_come_to_more_cubes_than_a_cell_holds() -> None:
    assert [most_cubes(gears(deck).deck) for deck in ("tree-1", "tree-2", "machines-2")] == [123, 123, 187]
    assert most_cubes(gears("machines-2").deck) < MOST


AREA_CARD = {"card": "bloodline-influence", "cubes": {"red": 124}}


@pytest.mark.parametrize(
    "content",
    [
        {"pools": [124, 0]},
        {"scores": [0, 65536]},
        {"timeline": [{"technology": "fire", "timeframe": "t0", "cubes": {"blue": 124}}]},
        {"options": {"players": 2, "fate": "draft"}, "fate_cards": {"area": [AREA_CARD]}},
    ],
    ids=["pool", "score", "cubes", "area-cubes"],
)  # fmt: skip
def test_a_position_beyond_any_game_is_refused(content: dict[str, object]) -> None:
    position = gears().from_json(json.dumps({"game": "gears", "options": {"players": 2}, **content}))
    with pytest.raises(BadPosition):
        cells_of(position, 0)


def test_a_draw_of_more_than_two_cards_is_refused() -> None:
    pending = [{"kind": "turn", "seat": 1}, {"kind": "drawing", "seat": 1, "cards": 4}]
    content = {"game": "gears", "options": {"players": 2}, "pending": pending}
    position = gears().from_json(json.dumps(content), chance="explicit")
    for _ in range(2):
        position.push(position.legal()[0])
        read_back(position)
    position.push(position.legal()[0])
    with pytest.raises(BadPosition):
        cells_of(position, 0)
