"""Section 25 of the rules of Last Will: options."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

import pytest

from bequest import games
from bequest.core import record
from bequest.core.errors import BadOption, BadPosition
from bequest.games.lastwill.game import LastWill
from bequest.games.lastwill.position import WillPosition
from bequest.games.lastwill.rules import options
from tests import forms
from tests.rules.lastwill.table import balance, base, file, new_game, read, shown, table

GAME = games.get("lastwill")
PLAYERS = [2, 3, 4, 5]
COLOURS = ["red", "purple", "blue", "yellow", "green"]
KEYS = ["players", "money", "first", "seed", "deck", "boards", "discards", "colours"]


def options_of(s: WillPosition) -> Any:
    return s.to_dict()["options"]


def with_files(*texts: str) -> LastWill:
    """The game with deck and board files, one after the other."""
    sources = [(text, f"file-{number}.toml") for number, text in enumerate(texts, 1)]
    deck = games.load_decks("lastwill", sources)
    game = games.get("lastwill", deck)
    assert isinstance(game, LastWill)
    return game


def of_each(s: WillPosition, key: str) -> list[object]:
    return [shown(s, number)[key] for number in range(1, s.players + 1)]


def at_random(s: WillPosition, seed: int) -> list[str]:
    """Plays to the end; the choices made."""
    chooser = random.Random(seed)
    texts = []
    while not s.over:
        choice = chooser.choice(s.legal())
        texts.append(s.game.text(choice))
        s.push(choice, s.seat)
    return texts


# --- the keys ---


@pytest.mark.rule("W-25.10")
def test_there_are_eight_options_with_their_defaults() -> None:
    assert [option.key for option in GAME.options] == KEYS
    rules, seed = options.read_rules(base(), GAME.options, {})
    assert (rules.players, seed) == (2, None)
    assert options.options_dict(rules) == {
        "players": 2, "money": "standard", "first": "random", "deck": base().name, "boards": base().boards.name,
        "discards": "face_down", "colours": ["red", "purple"],
    }  # fmt: skip


@pytest.mark.rule("W-25.10")
@pytest.mark.parametrize(
    ("key", "value", "allowed"),
    [
        ("players", 1, "2, 3, 4, 5"),
        ("players", 6, "2, 3, 4, 5"),
        ("players", "two", "2, 3, 4, 5"),
        ("money", 0, "999"),
        ("money", 1000, "999"),
        ("money", -70, "999"),
        ("money", "much", "last_will"),
        ("money", 70.5, "standard"),
        ("first", 0, "random"),
        ("first", "nobody", "random"),
        ("first", 6, "random"),
        ("seed", -1, "128"),
        ("seed", 2**128, "128"),
        ("seed", "today", "128"),
        ("deck", "fortune-9", "base"),
        ("boards", "manor-9", "base"),
        ("discards", "closed", "face_down, open"),
        ("colours", ["red", "red", "blue"], "red, purple, blue, yellow, green"),
        ("colours", ["red", "orange", "blue"], "red, purple, blue, yellow, green"),
        ("colours", [], "red, purple, blue, yellow, green"),
    ],
)
def test_other_values_are_refused_with_the_key_and_the_allowed_values(key: str, value: object, allowed: str) -> None:
    given: dict[str, Any] = {"players": 3, "seed": 1, key: value}
    with pytest.raises(BadOption) as refused:
        GAME.new(**given)
    said = refused.value.text("en")
    assert f"option {key}:" in said
    assert allowed in said
    assert key in refused.value.text("fr")
    with pytest.raises(BadPosition, match=key):
        read(options=given)


@pytest.mark.rule("W-25.10")
def test_an_unknown_key_is_refused_by_name_with_the_keys_there_are() -> None:
    with pytest.raises(BadOption) as refused:
        GAME.new(3, seed=1, speed="fast")
    said = refused.value.text("en")
    assert "'speed'" in said
    assert ", ".join(KEYS) in said
    with pytest.raises(BadPosition, match="speed"):
        read(options={"players": 3, "speed": "fast"})


@pytest.mark.rule("W-25.10")
def test_options_are_fixed_before_set_up() -> None:
    s = new_game(3, 5, money=40, first=2, discards="open", colours=["green", "red", "blue"])
    agreed = {
        "players": 3, "money": 40, "first": 2, "deck": base().name, "boards": base().boards.name, "discards": "open",
        "colours": ["green", "red", "blue"],
    }  # fmt: skip
    chooser = random.Random(3)
    while not s.over:
        assert options_of(s) == agreed
        s.push(chooser.choice(s.legal()), s.seat)
    assert options_of(s) == agreed


# --- players, money, first, seed, colours ---


@pytest.mark.rule("W-25.1")
def test_players_is_2_3_4_or_5() -> None:
    assert [new_game(players).players for players in PLAYERS] == PLAYERS
    assert GAME.player_counts == (2, 3, 4, 5)
    for players in (1, 6):
        with pytest.raises(BadOption, match="players"):
            new_game(players)


@pytest.mark.rule("W-25.2")
@pytest.mark.parametrize(("money", "pounds"), [("standard", 70), (1, 1), (70, 70), (130, 130), (999, 999), ("45", 45)])
def test_money_is_the_starting_balance(money: object, pounds: int) -> None:
    s = new_game(4, money=money)
    assert of_each(s, "balance") == [pounds] * 4


@pytest.mark.rule("W-25.2")
def test_money_by_a_last_will_card_is_one_amount_for_all() -> None:
    found = set()
    for seed in range(60):
        amounts = set(of_each(new_game(5, seed, money="last_will"), "balance"))
        assert len(amounts) == 1
        found |= amounts
    assert found == {70, 80, 90, 100, 110, 120, 130}


@pytest.mark.rule("W-25.2")
def test_a_deck_without_last_will_cards_has_no_last_will() -> None:
    wills = ", ".join(f'"{will.id}"' for will in base().wills)
    own = with_files(f'name = "mine"\nremoved = [{wills}]\n')
    assert own.new(2, seed=1).players == 2
    with pytest.raises(BadOption, match="last will"):
        own.new(2, seed=1, money="last_will")


@pytest.mark.rule("W-25.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_first_is_random_or_the_seat_named(players: int) -> None:
    for first in range(1, players + 1):
        assert {file(new_game(players, seed, first=first), "starting_player") for seed in range(4)} == {first}
    found = {file(new_game(players, seed, first="random"), "starting_player") for seed in range(40)}
    assert found == set(range(1, players + 1))
    if players < 5:
        with pytest.raises(BadOption, match="first"):
            new_game(players, first=players + 1)


@pytest.mark.rule("W-25.4")
@pytest.mark.parametrize("seed", [0, 7, 2**128 - 1])
def test_a_game_can_be_repeated_from_its_record(seed: int) -> None:
    s = new_game(3, seed)
    choices = at_random(s, 1)
    again = new_game(3, seed)
    for text in choices:
        again.push(again.game.parse(text), again.seat)
    assert again.to_json() == s.to_json()
    kept = record.load(record.make(s, {**options_of(s), "seed": seed}).to_json())
    assert kept.options["seed"] == seed
    assert record.verify(kept, GAME).to_json() == s.to_json()
    assert new_game(3, seed ^ 1).to_dict()["piles"] != new_game(3, seed).to_dict()["piles"]


@pytest.mark.rule("W-25.4")
def test_a_seed_is_chosen_if_none_is_given() -> None:
    hands = set()
    for _ in range(3):
        s = GAME.new(3)
        assert isinstance(s, WillPosition)
        hands.add(json.dumps(s.to_dict()["seats"]))
    assert len(hands) == 3


@pytest.mark.rule("W-25.4")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_no_view_of_a_running_game_shows_the_seed(viewer: int | None) -> None:
    seed = 123456789012345678901234567890
    s = new_game(3, seed)
    for _ in range(40):
        shown_to_all = json.dumps([forms.view(s, viewer), forms.events(s, 0, viewer)])
        assert str(seed) not in shown_to_all
        assert '"seed"' not in shown_to_all
        assert '"random"' not in shown_to_all.replace('"first": "random"', "")
        s.push(s.legal()[0], s.seat)


@pytest.mark.rule("W-25.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_colours_go_to_the_seats_in_their_order(players: int) -> None:
    assert of_each(new_game(players), "colour") == COLOURS[:players]
    given = COLOURS[::-1][:players]
    assert of_each(new_game(players, colours=given), "colour") == given
    assert of_each(new_game(players, colours=", ".join(given)), "colour") == given
    with pytest.raises(BadOption, match="colours"):
        new_game(players, colours=[*COLOURS[: players - 1], COLOURS[0]])
    with pytest.raises(BadOption, match="colours"):
        new_game(players, colours=COLOURS[: players - 1])


# --- deck, boards, discards ---


@pytest.mark.rule("W-25.6")
def test_deck_is_the_default_set_or_files_that_replace_or_complete_it() -> None:
    assert options_of(new_game(2, deck="base"))["deck"] == base().name
    first = 'name = "mine"\nremoved = ["banquet"]\n[[events]]\nid = "dinner"\npounds = 3\n'
    ruin = '[[events]]\nid = "ruin"\nname = "Ruin"\nactions = 1\npounds = 9\n'
    second = f'name = "ours"\n[[events]]\nid = "dinner"\ncopies = 9\n{ruin}'
    game = with_files(first, second)
    cards = {card.id: card for card in game.deck.cards}
    assert (cards["dinner"].options, cards["dinner"].copies) == (((1, 3),), 9)  # each file changes those before it
    assert "banquet" not in cards
    assert cards["ruin"].options == ((1, 9),)
    assert cards["ball"].options == next(card for card in base().cards if card.id == "ball").options
    s = game.new(2, seed=1)
    assert isinstance(s, WillPosition)
    assert (options_of(s)["deck"], options_of(s)["boards"]) == ("ours", base().boards.name)
    with pytest.raises(BadOption, match="deck"):
        game.new(2, seed=1, deck="base")


def board_text(*lines: str, plans: Sequence[tuple[str, int, int, int]] = ()) -> str:
    tables = [f'[[plan]]\nside = "{s}"\ncards = {c}\nerrands = {e}\nactions = {a}\n' for s, c, e, a in plans]
    return "\n".join(['boards = "mine"', *lines, *tables])


@pytest.mark.rule("W-25.7")
def test_boards_is_the_default_or_a_file_that_replaces_parts_of_it() -> None:
    assert options_of(new_game(2, boards="base"))["boards"] == base().boards.name
    text = board_text(
        "spaces = 3", "extensions = 4", "market = [-1, 0, 2, 5]", "capacity = { extension = 2, opera = 3 }",
        plans=[("2-3", n, 1, 2) for n in range(5)],
    )  # fmt: skip
    place = '[[place]]\nboard = "3"\nid = "Z1"\ndecks = [' + ", ".join(['"events"'] * 7) + "]\n"
    game = with_files(text + place)
    s = game.new(3, seed=1, journal=True)
    assert isinstance(s, WillPosition)
    assert (options_of(s)["boards"], of_each(s, "board")) == ("mine", [[None] * 3] * 3)
    assert file(s, "extensions") == 4
    market = file(s, "market")
    assert isinstance(market, dict)
    assert sorted(market.values()) == [-1, 0, 2, 5]
    assert [(plan.cards, plan.errands, plan.actions) for plan in s.rules.plans] == [(n, 1, 2) for n in range(5)]
    offering = file(s, "offering")
    assert isinstance(offering, dict)
    assert list(offering)[-1] == "Z1"
    capacity = dict(zip([game.text(space) for space in s.rules.errands], s.rules.capacity.values(), strict=True))
    assert [capacity[f"errand {name}"] for name in ("extension", "market", "opera")] == [2, 1, 3]
    five = game.new(5, seed=1)
    assert isinstance(five, WillPosition)
    assert [plan.cards for plan in five.rules.plans] == [plan.cards for plan in base().boards.side(1)]
    with pytest.raises(BadOption, match="boards"):
        game.new(3, seed=1, boards="base")


@pytest.mark.rule("W-25.8", "W-23.14")
@pytest.mark.parametrize(("discards", "known"), [("face_down", []), ("open", ["soiree", "theatre"])])
def test_discards_are_face_down_or_open(discards: str, known: list[str]) -> None:
    s = table(options={"discards": discards}, discarded={"events": "theatre, soiree"})
    for viewer in (None, 0, 1, 2):
        heaps = forms.view(s, viewer)["discard_piles"]
        assert isinstance(heaps, list)
        assert (sorted(heaps[0]["known"]), heaps[0]["size"]) == (known, 2)


@pytest.mark.rule("W-25.9")
@pytest.mark.parametrize("options", [{"discards": "open"}, {"colours": COLOURS[::-1]}, {"money": 70}], ids=str)
def test_no_other_rule_depends_on_an_option(options: dict[str, Any]) -> None:
    plain, other = new_game(3, 9), new_game(3, 9, **options)
    chooser = random.Random(9)
    while not plain.over:
        assert other.legal() == plain.legal()
        assert (other.balances, other.actions, other.waiting) == (plain.balances, plain.actions, plain.waiting)
        choice = chooser.choice(plain.legal())
        plain.push(choice, plain.seat)
        other.push(choice, other.seat)
    assert (other.over, other.ranking(), other.scores()) == (True, plain.ranking(), plain.scores())


@pytest.mark.rule("W-25.9")
def test_the_money_changes_nothing_but_balances() -> None:
    rich, poor = new_game(3, 9, money=999), new_game(3, 9, money=500)
    for _ in range(60):
        assert rich.legal() == poor.legal()
        assert [rich.balances[n] - poor.balances[n] for n in range(3)] == [499] * 3
        choice = rich.legal()[-1]
        rich.push(choice, rich.seat)
        poor.push(choice, poor.seat)
    assert balance(rich) > 0
    assert not rich.over


@pytest.mark.rule("W-25.9")
@pytest.mark.parametrize("key", ["plan_order_board", "messenger", "sacked", "jobs"])
def test_expansions_are_not_covered(key: str) -> None:
    given: dict[str, Any] = {key: True}
    with pytest.raises(BadOption, match=key):
        new_game(3, **given)
