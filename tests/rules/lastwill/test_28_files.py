"""Section 28 of the rules of Last Will: where values come from, deck files, board files, attributes of cards."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from typing import Any

import pytest
from typer.testing import CliRunner

from bequest import games
from bequest.cli import app
from bequest.core.errors import BadDeck, BadOption
from bequest.core.texts import provenance
from bequest.games.lastwill.data import loading
from bequest.games.lastwill.data.cards import Card
from bequest.games.lastwill.data.deck import Deck
from bequest.games.lastwill.game import LastWill
from bequest.games.lastwill.position import WillPosition
from tests.rules.lastwill.table import base, file

CARD_TEXT = base().text
BOARD_TEXT = games.supplied_text("lastwill", base().boards.name)[0]
TABLES = ["events", "helpers", "properties", "companions", "special", "wild", "wills"]


def entries(text: str) -> dict[str, dict[str, Any]]:
    """The entries of a data file by their names: "events dinner", "plan 3"."""
    content = tomllib.loads(text)
    tables = {name: rows for name, rows in content.items() if isinstance(rows, list) and isinstance(rows[0], dict)}
    return {f"{name} {row.get('id', n)}": row for name, rows in tables.items() for n, row in enumerate(rows, 1)}


CARDS, BOARDS = entries(CARD_TEXT), entries(BOARD_TEXT)


def labels(text: str) -> dict[tuple[str, str], str]:
    return {(mark.entry, mark.field): mark.label for mark in provenance.marks(text)}


def known(entry: str) -> set[str]:
    return set(CARDS[entry].get("published", []))


def deck(*lines: str) -> Deck:
    return loading.load("\n".join(['name = "mine"', *lines]), "mine.toml")


def cards_of(found: Deck) -> dict[str, Card]:
    return {card.id: card for card in found.cards}


def game(*lines: str) -> LastWill:
    found = games.get("lastwill", deck(*lines))
    assert isinstance(found, LastWill)
    return found


def refused(*lines: str) -> str:
    """What is said of a deck file that is not accepted; there are words for it in both languages."""
    with pytest.raises(BadDeck) as caught:
        deck(*lines)
    assert caught.value.text("fr") != caught.value.text("en")
    return caught.value.text("en")


# --- provenance ---


@pytest.mark.rule("W-28.1")
@pytest.mark.parametrize("text", [CARD_TEXT, BOARD_TEXT], ids=["cards", "boards"])
def test_every_entry_has_a_provenance(text: str) -> None:
    found = labels(text)
    for name, entry in entries(text).items():
        fields = [field for field in entry if field not in ("id", "published")]
        assert {found[name, field] for field in fields} <= {"published", "partly", "house"}
        known = [provenance.split(mark)[0].partition(".")[0] for mark in entry.get("published", [])]
        assert set(known) <= set(fields)


@pytest.mark.rule("W-28.1")
def test_what_was_designed_for_this_version_is_house() -> None:
    found = labels(CARD_TEXT)
    for name in ("events banquet", "properties marble-folly", "special endless-lawsuit", "helpers upholsterer"):
        assert found[name, "name"] == "house"
    for place in [name for name in BOARDS if name.startswith("place")]:
        assert {label for (entry, _), label in labels(BOARD_TEXT).items() if entry == place} == {"house"}


PUBLISHED = {
    "events dinner": "name symbols actions pounds",
    "events boat-trip": "name actions pounds",
    "events grand-boat-trip": "actions pounds coins.dog",
    "events ball": "name options",
    "events carriage-ride": "name",
    "events theatre": "name",
    "events soiree": "name",
    "events horse-races": "name:V",
    "special country-fair": "kind actions pounds effect",
    "special early-rise": "kind actions pounds effect",
    "special wild-party": "name:V kind actions pounds effect",
    "helpers private-kitchen": "kind actions pounds spaces",
    "helpers reservation": "name kind symbols:D actions:D pounds spaces.chef",
    "helpers dry-stone-walls": "kind actions formula",
    "helpers gilded-horseshoes": "kind actions formula",
    "helpers tweed-for-the-hounds": "kind actions formula",
    "helpers fox-hunt": "kind play_actions actions",
    "helpers gentlemens-club": "name:V kind",
    "helpers hired-carriage": "name:V kind",
    "helpers tailor": "name:V kind privileges",
    "helpers school-chum": "name kind actions pounds privileges",
    "properties hollyhock-farm": "type pounds spaces",
    "properties wyvern-hall": "banknotes.13:D banknotes.5:D",
    "properties long-meadow-farm": "type:V banknotes:V actions:V pounds:V spaces:V",
    "companions dog": "name type",
    "wills will-70": "amount:D",
}
"""What section 27 gives of these cards, as fields of the data, with its basis unless the rulebook says it."""


@pytest.mark.rule("W-28.2")
@pytest.mark.parametrize("entry", list(PUBLISHED))
def test_what_section_27_gives_is_published_and_the_rest_house(entry: str) -> None:
    assert known(entry) == set(PUBLISHED[entry].split())
    found = {field: label for (name, field), label in labels(CARD_TEXT).items() if name == entry}
    names = [provenance.split(mark)[0] for mark in known(entry)]
    for field, label in found.items():
        parts = [name for name in names if name.startswith(f"{field}.")]
        assert label == ("published" if field in names else "partly" if parts else "house")


@pytest.mark.rule("W-28.2")
def test_a_basis_other_than_the_three_is_refused() -> None:
    assert "published" in refused('[[events]]\nid = "dinner"\npublished = ["name:X"]')
    assert cards_of(deck('[[events]]\nid = "dinner"\npublished = ["name:V"]'))["dinner"].mark("name") == "published"


@pytest.mark.rule("W-28.2")
def test_of_ke_3_actions_base_and_dog_coin_are_published() -> None:
    trip = cards_of(base())["grand-boat-trip"]
    fields = ["actions", "pounds", "coins.dog", "coins.guest", "coins.chef", "coins", "symbols", "name"]
    assert [trip.mark(field) for field in fields] == [
        "published", "published", "published", "house", "house", "partly", "house", "house",
    ]  # fmt: skip


@pytest.mark.rule("W-28.3")
def test_copies_inferred_symbols_invented_names_and_splits_are_house() -> None:
    found = {name: {provenance.split(mark)[0] for mark in known(name)} for name in CARDS}
    assert not [name for name, fields in found.items() if fields & {"copies", "crowns", "note"}]
    assert {name for name, fields in found.items() if "symbols" in fields} == {"events dinner", "helpers reservation"}
    named = {cards_of(base())[name.split()[1]].name.text("en") for name, fields in found.items() if "name" in fields}
    assert named <= {
        "Dinner", "Boat Trip", "Ball", "Carriage Ride", "Theatre", "Soirée", "Horse Races", "Wild Party", "Hectic Day",
        "Reservation", "Gentlemen's Club", "Hired Carriage", "Steward", "Butler", "Gardener", "Tailor", "School Chum",
        "Chef", "Guest", "Dog", "Horse", "Companion Wild Card",
    }  # fmt: skip
    assert labels(BOARD_TEXT)["", "capacity"] == "house"


# --- deck files ---


@pytest.mark.rule("W-28.4")
def test_a_deck_file_replaces_a_card() -> None:
    found = deck("[[events]]", 'id = "dinner"', "actions = 2", "pounds = 50", "[[properties]]", 'id = "wyvern-hall"',
                 "banknotes = [99, 50]")  # fmt: skip
    assert cards_of(found)["dinner"].options == ((2, 50),)
    assert cards_of(found)["wyvern-hall"].banknotes == (99, 50)
    assert (len(found.cards), cards_of(found)["dinner"].mark("pounds")) == (len(base().cards), "house")
    assert cards_of(found)["ball"].options == cards_of(base())["ball"].options


@pytest.mark.rule("W-28.4")
def test_a_deck_file_removes_and_adds_cards_and_the_game_is_played_with_them() -> None:
    ruin = ["[[events]]", 'id = "ruin"', 'name = "Ruin"', "copies = 40", "actions = 1", "pounds = 30"]
    others = [card.id for card in base().cards if card.kind == 0 and not card.crowns]
    own = game(f"removed = {others}".replace("'", '"'), *ruin)
    assert [card.id for card in own.deck.cards if card.kind == 0 and not card.crowns] == ["ruin"]
    s = own.new(3, seed=1, journal=True)
    assert isinstance(s, WillPosition)
    offering = file(s, "offering")
    assert isinstance(offering, dict)
    assert offering["A4"] == "ruin"
    while not s.over:
        choices = [a for a in s.legal() if own.text(a) == "play ruin"]
        s.push((choices or s.legal())[0], s.seat)
    assert min(s.balances) < 0


@pytest.mark.rule("W-28.4", "W-28.31")
@pytest.mark.parametrize(
    ("said", "lines"),
    [
        ("colour", ["[[events]]", 'id = "x"', 'colour = "red"']),
        ("id", ["[[events]]", 'id = "Not A Slug"', "actions = 1"]),
        ("id", ["[[events]]", 'id = "dinner"', "[[events]]", 'id = "dinner"']),
        ("id", ["[[helpers]]", 'id = "dinner"', 'kind = "expense"']),
        ("kind", ["[[helpers]]", 'id = "x"', 'kind = "event"']),
        ("crowns", ["[[special]]", 'id = "x"', 'kind = "event"', "crowns = 4"]),
        ("crowns", ["[[events]]", 'id = "x"', "crowns = 1"]),
        ("symbols", ["[[events]]", 'id = "x"', 'symbols = ["fork"]']),
        ("pounds", ["[[events]]", 'id = "x"', "pounds = -1"]),
        ("coins", ["[[events]]", 'id = "x"', 'coins = [{ type = "cat", amount = 1 }]']),
        ("effect", ["[[events]]", 'id = "x"', 'effect = { do = "win", amount = 1 }']),
        ("banknotes", ["[[properties]]", 'id = "x"', 'type = "mansion"', "banknotes = [3, 5]"]),
        ("banknotes", ["[[properties]]", 'id = "x"', 'type = "farm"', "banknotes = [5, 3]"]),
        ("type", ["[[properties]]", 'id = "x"', 'type = "castle"', "banknotes = [5]"]),
        ("formula", ["[[helpers]]", 'id = "x"', 'kind = "expense"', "pounds = 1", "formula = { farm = 1 }"]),
        ("spaces", ["[[helpers]]", 'id = "x"', 'kind = "expense"', 'spaces = [{ type = "dog", amount = 1 }]']),
        ("privileges", ["[[helpers]]", 'id = "x"', 'kind = "expense"', 'privileges = [{ do = "action" }]']),
        ("copies", ["[[events]]", 'id = "x"', "copies = 0"]),
        ("amount", ["[[wills]]", 'id = "x"']),
        ("published", ["[[events]]", 'id = "x"', 'published = ["taste"]']),
        ("removed", ['removed = ["no-such-card"]']),
        ("cards", ["[[cards]]", 'id = "x"']),
    ],
)  # fmt: skip
def test_a_file_that_breaks_the_structure_is_refused_by_field(said: str, lines: Sequence[str]) -> None:
    found = refused(*lines)
    assert found.startswith("mine.toml")
    assert said in found


def few(table: str, kind: int, count: int) -> list[str]:
    """A deck file that leaves only this number of cards in a deck."""
    ids = [card.id for card in base().cards if card.back == kind]
    own = {"helpers": ['kind = "expense"', "pounds = 1"], "properties": ['type = "farm"', "banknotes = [9]"]}[table]
    return [
        f"removed = {ids}".replace("'", '"'),
        f"[[{table}]]",
        'id = "last"',
        'name = "Last"',
        f"copies = {count}",
        *own,
    ]


@pytest.mark.rule("W-28.4")
@pytest.mark.parametrize(("table", "kind"), [("helpers", 1), ("properties", 2)])
def test_three_cards_per_player_are_needed_for_the_starting_hands(table: str, kind: int) -> None:
    assert table in refused(*few(table, kind, 5))
    own = game(*few(table, kind, 9))
    assert [own.new(players, seed=1).players for players in (2, 3)] == [2, 3]
    for players in (4, 5):
        with pytest.raises(BadOption, match=table):
            own.new(players, seed=1)


@pytest.mark.rule("W-28.4")
def test_other_totals_are_reported_but_accepted(tmp_path: Any) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('name = "mine"\nremoved = ["banquet"]\n[[companions]]\nid = "dog"\ncopies = 9\n')
    result = CliRunner().invoke(app, ["--lang", "en", "deck", "check", str(path), "--game", "lastwill"])
    assert result.exit_code == 0, result.output
    assert "events: 30 cards instead of 31" in result.stdout
    assert "companions: 24 cards instead of 20" in result.stdout
    path.write_text('name = "mine"\n[[events]]\nid = "dinner"\npounds = 3\n')
    result = CliRunner().invoke(app, ["--lang", "en", "deck", "check", str(path), "--game", "lastwill"])
    assert "instead of" not in result.stdout


# --- board files ---


def plan_lines(side: str, count: int) -> list[str]:
    return [f'[[plan]]\nside = "{side}"\ncards = {n}\nerrands = 2\nactions = 2' for n in range(count)]


@pytest.mark.rule("W-28.5")
def test_a_board_file_replaces_plans_tables_capacities_market_spaces_and_extensions() -> None:
    place = '[[place]]\nboard = "5"\nid = "B1"\ndecks = [' + ", ".join(['"companions"'] * 7) + "]"
    head = ['boards = "own"', "spaces = 4", "extensions = 2", "market = [0, 1, 2, 4]", "group_spaces = 1"]
    found = deck(*head, "capacity = { opera = 3 }", *plan_lines("4-5", 6), place).boards
    assert (found.name, found.spaces, found.extensions, found.market) == ("own", 4, 2, (0, 1, 2, 4))
    assert (found.group_spaces, found.capacity) == (1, (1, 1, 3))
    assert [plan.cards for plan in found.side(1)] == [0, 1, 2, 3, 4, 5]
    assert [plan.cards for plan in found.side(0)] == [plan.cards for plan in base().boards.side(0)]
    assert set(found.of_players(5)[-1].decks) == {3}
    assert [place.decks for place in found.of_players(3)] == [place.decks for place in base().boards.of_players(3)]


@pytest.mark.rule("W-28.5")
@pytest.mark.parametrize(("side", "least"), [("2-3", 5), ("4-5", 6)])
def test_a_side_needs_enough_plans(side: str, least: int) -> None:
    assert len(deck('boards = "own"', *plan_lines(side, least)).boards.side(["2-3", "4-5"].index(side))) == least
    said = refused('boards = "own"', *plan_lines(side, least - 1))
    assert (side.replace("-", "") in re.sub(r"\D", "", said), str(least) in said) == (True, True)


@pytest.mark.rule("W-28.5")
@pytest.mark.parametrize(
    ("field", "lines"),
    [
        ("market", ['boards = "own"', "market = [1, 2, 3]"]),
        ("spaces", ['boards = "own"', "spaces = 0"]),
        ("theatre", ['boards = "own"', "capacity = { theatre = 1 }"]),
        ("errands", ['boards = "own"', '[[plan]]\nside = "2-3"\ncards = 1\nerrands = 3\nactions = 1']),
        ("decks", ['boards = "own"', '[[place]]\nboard = "3"\nid = "B1"\ndecks = ["events"]']),
        ("boards", ["spaces = 6"]),
    ],
)
def test_a_board_file_that_breaks_the_structure_is_refused_by_field(field: str, lines: Sequence[str]) -> None:
    assert field in refused(*lines)


# --- the list of house values ---


@pytest.mark.rule("W-28.6")
@pytest.mark.parametrize(("name", "text"), [("base", CARD_TEXT), (base().boards.name, BOARD_TEXT)])
def test_the_program_lists_every_entry_and_attribute_that_is_house(name: str, text: str) -> None:
    result = CliRunner().invoke(app, ["--lang", "en", "deck", "house", "lastwill", name])
    assert result.exit_code == 0, result.output
    rows: dict[str, str] = {}
    last = ""
    for line in result.stdout.splitlines():  # a long row goes on below itself, indented
        entry, _, listed = line.partition("  ")
        last = entry or last
        rows[last] = rows.get(last, "") + listed
    for entry, values in entries(text).items():
        published = [provenance.split(mark)[0] for mark in values.get("published", [])]
        own = [field for field in values if field not in ("id", "published", *published)]
        shown = re.findall(r"[a-z_]+", rows[entry] if own else "")
        assert [field for field in own if field not in shown] == [], entry
        assert [field for field in published if field in shown] == [], entry


# --- the attributes of a card ---


@pytest.mark.rule("W-28.31")
def test_all_attributes_can_be_given() -> None:
    found = cards_of(deck(
        '[[events]]\nid = "e"\nname = "E"\ncopies = 3\nsymbols = ["helm", "mask"]\nactions = 2\npounds = 5\n'
        'coins = [{ type = "dog", amount = 3 }]\neffect = { do = "actions", amount = 2 }\npublished = ["pounds"]',
        '[[events]]\nid = "o"\nname = "O"\noptions = [{ actions = 2, pounds = 4 }, { actions = 3, pounds = 7 }]',
        '[[helpers]]\nid = "x"\nname = "X"\nkind = "expense"\nplay_actions = 1\nplay_pounds = 2\n'
        'actions = 1\npounds = 4\nspaces = [{ type = "chef", amount = 6 }, { type = "guest", amount = 7 }]',
        '[[helpers]]\nid = "f"\nname = "F"\nkind = "expense"\nformula = { farm = 1, dog = 2, horse = 3 }',
        '[[helpers]]\nid = "h"\nname = "H"\nkind = "helper"\npounds = 1\n'
        'privileges = [{ do = "bonus", symbols = ["coach"], amount = 3 }]',
        '[[properties]]\nid = "p"\nname = "P"\ntype = "manor-house"\nbanknotes = [9, 4, 0]\nactions = 1\npounds = 2',
        '[[companions]]\nid = "c"\nname = "C"\ntype = "horse"',
        '[[special]]\nid = "s"\nname = "S"\nkind = "property"\ncrowns = 3\ntype = "farm"\nbanknotes = [9]',
    ))  # fmt: skip
    event = found["e"]
    assert (str(event.name), event.copies, event.symbols, event.options) == ("E", 3, 0b01100, ((2, 5),))
    assert (event.coins, event.effect, event.effect_amount, event.white) == (((2, 3),), 1, 2, True)
    assert (event.mark("pounds"), event.mark("actions")) == ("published", "house")
    assert found["o"].options == ((2, 4), (3, 7))
    expense = found["x"]
    assert (expense.play_actions, expense.play_pounds, expense.actions, expense.black) == (1, 2, 1, True)
    assert (expense.amounts, expense.spaces) == ((4, 6, 7), ((0, 6), (1, 7)))
    assert found["f"].formula == (1, 2, 3)
    assert [(clause.do, clause.amount) for clause in found["h"].privileges] == [(4, 3)]
    assert (found["p"].type, found["p"].banknotes, found["c"].type) == (2, (9, 4, 0), 3)
    assert (found["s"].crowns, found["s"].type, found["s"].kind) == (3, 3, 3)
    wills = deck('[[wills]]\nid = "w"\nname = "W"\namount = 55').wills
    assert [will.amount for will in wills][-1] == 55


@pytest.mark.rule("W-28.31")
def test_every_supplied_entry_has_an_id_a_name_and_a_line_in_both_languages() -> None:
    assert {name.split()[0] for name in CARDS} == set(TABLES)
    for name, entry in CARDS.items():
        assert {"id", "name", "note"} <= set(entry), name
        assert set(entry["note"]) == {"en", "fr"}, name
    assert len({entry["id"] for entry in CARDS.values()}) == len(CARDS)


@pytest.mark.rule("W-28.32")
def test_options_with_coins_and_play_costs_of_properties_are_refused() -> None:
    pair = "options = [{ actions = 2, pounds = 4 }, { actions = 3, pounds = 7 }]"
    assert "coins" in refused("[[events]]", 'id = "x"', pair, 'coins = [{ type = "dog", amount = 1 }]')
    for cost in ("play_actions", "play_pounds"):
        lines = ["[[properties]]", 'id = "x"', 'type = "farm"', "banknotes = [9]", f"{cost} = 1"]
        assert cost in refused(*lines)
