"""Position files: what they hold, what is left out, what is refused, and that they read back (section 0)."""

from __future__ import annotations

import json
import random
from itertools import product

import pytest

from bequest.core.errors import BadPosition
from bequest.core.frames import Together
from bequest.core.position import CHANCE
from bequest.games.lastwill.position import WillPosition
from tests import forms
from tests.rules.lastwill.table import (
    FX,
    KNOWN,
    actions,
    asked,
    balance,
    bankrupt,
    base,
    board,
    card,
    discards,
    do,
    end_round,
    end_turns,
    file,
    hand,
    helper,
    legal,
    new_game,
    offered,
    pile,
    random_game,
    read,
    read_text,
    removed,
    rule_of,
    seat,
    shown,
    step,
    table,
    told,
    totals,
)
from tests.sweeps import swept

Content = dict[str, object]
THREE: Content = {"players": 3, "seed": 1}


def read_back(s: WillPosition) -> WillPosition:
    return read_text(s.to_json(), "auto" if s.auto else "explicit")


def same(s: WillPosition) -> bool:
    """Whether the position reads back as it is: every field, the generator, and what each seat may know and do."""
    again = read_back(s)
    views = [forms.view(again, n) == forms.view(s, n) for n in (None, *range(s.players))]
    offers = [again.legal(n) == s.legal(n) for n in s.waiting]
    return again.to_dict() == s.to_dict() and False not in (*views, *offers) and again.digest() == s.digest()


def refused(**content: object) -> str:
    """What is said of a file that cannot be read, in English; French has words for it too."""
    with pytest.raises(BadPosition) as caught:
        read(**{"options": THREE, **content})
    assert caught.value.text("fr") != caught.value.text("en")
    return caught.value.text("en")


def seats(**first: object) -> list[Content]:
    return [first, {}, {}]


def on_board(*cards: object) -> list[Content]:
    return seats(board=[*cards, *[None] * (5 - len(cards))])


# --- written and read again ---


@pytest.mark.rule("W-0.1")
@swept("players, chance", [*product([2, 3, 4, 5], ["auto", "explicit"])], one_of=3)
def test_a_position_reads_back_from_its_text(players: int, chance: str) -> None:
    chooser = random.Random(players)
    seen: set[str] = set()
    both: list[Content] = [{"money": 30}, {"money": "last_will", "discards": "open"}]
    for seed, options in enumerate(both):
        for s in random_game(players, seed, chance, **options):
            kind = "together" if s.frames and isinstance(s.frames[-1], Together) else "move"
            if chooser.random() < 0.15 or s.over:
                assert same(s), s.to_json()
                seen.add("chance" if s.seat == CHANCE else "over" if s.over else kind)
                seen |= {f"{kind} choices"} if "choices" in s.to_dict() else set()
                seen |= {"answers"} if s.to_dict().get("answers") else set()
    wanted = {"together", "move", "over", "move choices", "together choices", "answers"}
    assert seen == wanted | ({"chance"} if chance == "explicit" else set())


@pytest.mark.rule("W-0.1")
def test_every_field_can_be_set() -> None:
    """A position of the third round, with all fields away from their defaults."""
    content: Content = {
        "game": "lastwill",
        "options": {"players": 3, "money": "last_will", "discards": "face_down"},
        "round": 3,
        "phase": "errand",
        "stage": 2,
        "waiting": [1],
        "starting_money": 90,
        "starting_player": 2,
        "plans": [3, None, 1, None, None, 2],
        "plan_order": [3, 1, 2],
        "errands": {"group": [3], "market": [1], "unknown": [2], "opera": [3]},
        "extensions": 11,
        "market": {"mansion": 3, "town-house": 1, "manor-house": -2, "farm": -3},
        "offering": {"A1": "ball", "A2": None, "B1": "dog"},
        "wild_places": [True, False],
        "piles": {"events": {"next": ["dinner"], "rest": []}},
        "discards": {"events": [{"card": "boat-trip", "known": [1, 2]}], "companions": ["dog"]},
        "removed": [{"card": "wild-party", "known": [3]}],
        "seats": [
            {
                "colour": "green",
                "balance": -4,
                "bankrupt": True,
                "hand": [{"card": "dinner", "known": [1, 2]}, "wild-card"],
                "board": [None, {"card": "reservation", "tokens": 1, "round": 2}, None, None, None, None],
                "errand_boys": 1,
            },
            {"colour": "red", "balance": 12},
            {"colour": "blue", "board": [{"card": "wyvern-hall", "step": 3}, None, None, None, None]},
        ],
        "random": [1, 2, 3, 4],
    }
    s = read(**content)
    again = s.to_dict()
    for field in ("round", "phase", "stage", "waiting", "starting_money", "starting_player", "plans", "plan_order"):
        assert again[field] == content[field]
    for field in ("errands", "extensions", "market", "wild_places", "removed", "random"):
        assert again[field] == content[field]
    assert offered(s) == {"A1": "ball", "B1": "dog"}
    assert file(s, "discards") == {
        "events": [{"card": "boat-trip", "known": [1, 2]}], "helpers": [], "properties": [], "companions": ["dog"],
    }  # fmt: skip
    assert s.rules.colours == ("green", "red", "blue")
    assert [balance(s, n) for n in (1, 2, 3)] == [-4, 12, 90]
    assert [bankrupt(s, n) for n in (1, 2, 3)] == [True, False, False]
    assert hand(s) == ["dinner", "wild-card"]
    assert (board(s), board(s, 3)[0]) == (["-", "reservation +1", "-", "-", "-", "-"], "wyvern-hall at 7")
    assert s.boys == [1, 0, 0]
    assert pile(s, "events")[0] == "dinner"
    assert asked(s) == ("errand", 1)
    assert same(s)
    acting = table(board="h2 used 1, fx-3 +1 activated round 2", actions=4, round=2, two=seat(actions=1),
                   order="3, 1, 2", waiting=[1])  # fmt: skip
    assert (board(acting)[:2], actions(acting), actions(acting, 2)) == (["h2 used 1", "fx-3 +1 activated"], 4, 1)
    assert asked(acting) == ("turn", 1)
    assert same(acting)


@pytest.mark.rule("W-0.1")
def test_a_half_made_move_and_a_journal() -> None:
    s = table(hand="ke-4", actions=6, choices={"1": ["play ball"]})
    assert (step(s), legal(s)) == ("option", ["option 1", "option 2", "option 3"])
    assert same(s)
    assert s.back() == 1
    assert legal(s) == ["play ball", "end"]


@pytest.mark.rule("W-0.1")
def test_answers_already_given_are_kept_and_not_told() -> None:
    s = table(hand="dinner, ball", two=seat(hand="2 dog"), three=seat(hand="chef"), phase="end-of-round",
              answers={"2": ["card dog", "enough"]}, choices={"1": ["card dinner"]})  # fmt: skip
    assert (s.waiting, legal(s, 2)) == ([0, 2], [])
    assert (step(s, 1), legal(s, 1)) == ("keep", ["card ball", "enough"])
    assert told(s) == []
    assert same(s)
    do(s, "enough", by=1)
    do(s, "enough", by=3)
    assert (hand(s), hand(s, 2), discards(s, "companions")) == (["dinner"], ["dog"], ["chef", "dog"])


@pytest.mark.rule("W-0.1", "W-9.1")
def test_the_end_of_a_round_goes_on_with_any_of_its_steps() -> None:
    for number, value in ((1, 7), (2, 7), (3, 10), (4, 10)):
        s = table(board="fx-1 at 10", offering="A1 toastmaster", phase="end-of-round", stage=number)
        assert (board(s)[0], removed(s)) == (f"fx-1 at {value}", ["toastmaster"])
        assert (s.round, s.starter) == (2, 1)
    s = table(board="fx-1 at 10 activated", phase="end-of-round", stage=3)
    assert board(s)[0] == "fx-1 at 10"
    s = table(plans="1, 2, 3", phase="end-of-round", stage=5, round=4)
    assert (s.round, s.starter, file(s, "plans")) == (5, 1, [None] * 6)
    assert [table(phase="end-of-round", stage=number, round=4).round for number in (6, 7)] == [5, 4]


@pytest.mark.rule("W-0.1")
def test_set_up_can_be_written_at_any_point() -> None:
    s = new_game(3, chance="explicit", money="last_will")
    for text in ("order +1/+3/-3/-2", "seat 2", "will will-90", "card school-chum", "card tailor"):
        assert same(s)
        do(s, text)
    assert file(s, "pending") == [
        {"draw": "properties", "seat": 2, "count": 3}, {"draw": "helpers", "seat": 2, "count": 1},
    ]  # fmt: skip
    assert same(s)
    assert asked(read(options=THREE, phase="setup", market=None, seats=[{}, {}, {}])) == ("start", 1)


@pytest.mark.rule("W-0.1")
def test_whose_turn_it_is_follows_from_the_waiting_seat_or_the_turn() -> None:
    assert asked(table(order="3, 1, 2", waiting=[1])) == ("turn", 1)
    assert asked(table(order="3, 1, 2", turn=3)) == ("turn", 2)
    assert asked(table(order="3, 1, 2", turn=0)) == ("turn", 3)
    s = table(phase="errand", plans="3, 1, 2", waiting=[1])
    assert (asked(s), s.boys) == (("errand", 1), [2, 2, 1])
    s = table(phase="errand", stage=2, plans="3, 1, -, -, -, 2", turn=1)
    assert (asked(s), s.boys) == (("errand", 3), [1, 0, 1])
    assert asked(table(phase="errand", waiting=[2], two=seat(boys=1))) == ("errand", 2)
    assert asked(table(phase="planning", plans="-, 2, 3", starting_player=2)) == ("plan", 1)
    assert asked(table(phase="planning", plans="-, 2, 3", starting_player=2, waiting=[1], turn=3)) == ("plan", 1)
    two = [("block", 2), ("block", 1), ("plan", 1), ("plan", 2)]
    for markers, expected in zip(("", "n", "n, n", "n, n, 1"), two, strict=True):
        s = table(players=2, phase="planning", starting_player=2, plans=markers)
        assert asked(s) == expected
        assert same(s)


# --- fixture cards ---


@pytest.mark.rule("W-0.2")
def test_a_deck_section_replaces_the_decks_that_it_names_and_no_other() -> None:
    section = {"events": ["dinner", {"id": "feast", "actions": 1, "pounds": 9, "copies": 3}], "companions": []}
    s = read(options=THREE, deck=section)
    assert pile(s, "events") == ["dinner", "dinner", "feast", "feast", "feast"]
    assert pile(s, "companions") == []
    assert len(pile(s, "helpers")) == 39
    assert len(pile(s, "properties")) == 24
    assert len(pile(s, "special")) == 17
    assert same(s)
    again = s.game.from_json(s.to_json())  # also bound to the cards that the file brings
    assert again.to_dict() == s.to_dict()


@pytest.mark.rule("W-0.2")
def test_a_card_of_the_set_keeps_its_attributes_and_others_are_refused_by_name() -> None:
    s = read(options=THREE, deck={"events": ["ball"]}, seats=seats(hand=["ball"], actions=4))
    assert legal(do(s, "play ball")) == ["option 1", "option 2"]
    assert refused(deck={"events": ["bal"]}).startswith("deck.events[1]: ")
    assert refused(deck={"events": ["tailor"]}).startswith("deck.events[1]: ")
    assert refused(deck={"event": []}).startswith("deck.event: ")


@pytest.mark.rule("W-0.2", "W-28.4")
def test_a_deck_section_may_be_as_small_as_it_likes() -> None:
    s = read(options=THREE, deck={"helpers": [], "properties": []})
    assert pile(s, "helpers") == pile(s, "properties") == []
    assert "piles.helpers" in refused(deck={"helpers": []}, phase="setup")


@pytest.mark.rule("W-0.7")
def test_a_fixture_exists_as_often_as_it_is_placed() -> None:
    s = table(hand="3 fx-8", discarded={"events": "2 fx-8"}, next={"events": "fx-8"})
    assert (hand(s), discards(s, "events"), pile(s, "events")) == (["fx-8"] * 3, ["fx-8"] * 2, ["fx-8"])
    twice = card("events", "twice", copies=2)
    assert pile(table(hand="twice", cards=[twice]), "events") == ["twice"]
    assert "seats[1].hand[3]: the card twice" in refused(
        deck={"events": [dict(twice.values)]}, seats=seats(hand=["twice"] * 3)
    )


@pytest.mark.rule("W-0.7")
def test_what_a_fixture_does_not_say_is_neutral() -> None:
    s = table(hand="plain, dull", cards=[card("events", "plain"), card("helpers", "dull")], actions=1, balance=10)
    plain, dull = (s.rules.deck.cards[s.rules.deck.number(id)] for id in ("plain", "dull"))
    assert (plain.symbols, plain.coins, plain.options, plain.effect) == (0, (), ((0, 0),), -1)
    assert (dull.symbols, dull.spaces, dull.upper, dull.privileges) == (0, (), False, ())
    do(s, "play plain")
    assert (balance(s), actions(s)) == (10, 1)
    do(s, "put dull")
    assert (balance(s), actions(s), board(s)[0]) == (10, 0, "dull")
    assert rule_of(s, "activate 1")


# --- what is left out ---


@pytest.mark.rule("W-0.3")
def test_a_file_that_says_nothing_is_a_turn_of_seat_1_in_round_1() -> None:
    s = read(options=THREE)
    assert (s.round, file(s, "phase"), s.starter, s.order) == (1, "action", 0, [0, 1, 2])
    assert asked(s) == ("turn", 1)
    assert file(s, "market") == {"mansion": -3, "town-house": -2, "manor-house": 1, "farm": 3}
    assert (s.extensions, file(s, "wild_places"), offered(s), removed(s)) == (12, [True, True], {}, [])
    assert (file(s, "plans"), file(s, "errands")) == ([None] * 6, {})
    for number in (1, 2, 3):
        assert (balance(s, number), actions(s, number), bankrupt(s, number)) == (70, 0, False)
        assert (hand(s, number), board(s, number), s.boys[number - 1]) == ([], ["-"] * 5, 0)
    for deck in ("events", "helpers", "properties", "companions"):
        assert discards(s, deck) == []
    assert read().players == 2


@pytest.mark.rule("W-0.3")
def test_what_is_left_out_follows_what_is_said() -> None:
    s = read(options={"players": 3, "money": 45}, starting_player=3)
    assert ([balance(s, n) for n in (1, 2, 3)], s.order, asked(s)) == ([45] * 3, [2, 0, 1], ("turn", 3))
    assert table(spaces=7, two=seat(spaces=6)).extensions == 9
    s = read(options={"players": 3, "money": "last_will"}, starting_money=110)
    assert balance(s, 2) == 110
    s = table(hand="wild")
    assert (file(s, "wild_places"), hand(s)) == ([False, True], ["wild-card"])
    s = table(board="fx-1, fx-3, h2")
    assert board(s)[:3] == ["fx-1 at 13", "fx-3", "h2"]
    assert table(plans="2, 3, -, 1").order == [1, 2, 0]


@pytest.mark.rule("W-0.3", "W-1.8")
def test_the_generator_starts_from_the_seed() -> None:
    first, again, other = (
        read(options={"players": 3, "seed": seed}, phase="setup").to_dict()["random"] for seed in (5, 5, 6)
    )
    assert first == again != other


@pytest.mark.rule("W-24.9", "W-24.10")
def test_arranged_tops_are_drawn_first_and_the_rest_is_all_that_is_placed_nowhere() -> None:
    s = table(phase="planning", next={"events": "ball, dinner"}, hand="dinner", two=seat(hand="theatre"))
    assert sorted(pile(s, "events")[2:]) == sorted(
        id for c in base().cards for id in [c.id] * (c.copies - (c.id in ("ball", "theatre")))
        if c.back == 0 and c.id not in ("dinner",)
    )  # fmt: skip
    do(s, "plan 2", "amount 2")
    assert hand(s) == ["dinner", "dinner", "ball"]


# --- who knows what ---


@pytest.mark.rule("W-0.4")
def test_marks_of_knowledge() -> None:
    s = table(hand="ball*2, dinner", discarded={"events": "theatre, soiree*13"}, removed="wild-party*2")
    assert shown(s, 1, to=2)["known_hand"] == ["ball"]
    assert shown(s, 1, to=3)["known_hand"] == []
    again = s.to_dict()["seats"]
    assert isinstance(again, list)
    assert again[0]["hand"] == ["dinner", {"card": "ball", "known": [1, 2]}]
    for number, expected in ((1, ["soiree"]), (2, []), (3, ["soiree"])):
        heaps = forms.view(s, number - 1)["discard_piles"]
        assert isinstance(heaps, list)
        assert (heaps[0]["known"], heaps[0]["size"]) == (expected, 2)
        assert heaps[4]["known"] == (["wild-party"] if number == 2 else [])
    everybody = table(hand="ball*, wild")
    assert shown(everybody, 1, to=2)["known_hand"] == ["ball", "wild-card"]


@pytest.mark.rule("W-0.4", "W-23.14")
def test_open_discards_are_known_to_all() -> None:
    s = table(options={"discards": "open"}, discarded={"events": "theatre"}, removed="wild-party")
    heaps = forms.view(s, None)["discard_piles"]
    assert isinstance(heaps, list)
    assert (heaps[0]["known"], heaps[4]["known"]) == (["theatre"], ["wild-party"])
    said = refused(options=THREE | {"discards": "open"}, discards={"events": [{"card": "theatre", "known": [1]}]})
    assert said.startswith("discards.events[1].known: ")


# --- what is refused ---

FARM = {"card": "hollyhock-farm"}
REFUSED: list[tuple[str, Content]] = [
    # an unknown card, place or seat
    ("seats[1].hand[1]", {"seats": seats(hand=["diner"])}),
    ("offering.A9", {"offering": {"A9": "dinner"}}),
    ("offering.F1", {"offering": {"F1": "dinner"}}),
    ("errands.f1", {"errands": {"f1": [1]}}),
    ("errands.a1[1]", {"errands": {"a1": [4]}}),
    ("waiting[1]", {"waiting": [4]}),
    ("plans[1]", {"plans": [4, None, None, None, None, None]}),
    ("starting_player", {"starting_player": 0}),
    ("discards.events[1].known[2]", {"discards": {"events": [{"card": "ball", "known": [1, 4]}]}}),
    ("phase", {"phase": "lunch"}),
    ("game", {"game": "crecy"}),
    ("hands", {"hands": []}),
    ("seats[1].gold", {"seats": seats(gold=1)}),
    # a card placed more often than it exists, or where its back cannot be
    ("seats[1].hand[2]", {"seats": seats(hand=["ball", "ball"])}),
    ("offering.A2", {"offering": {"A2": "ball"}, "seats": seats(hand=["ball"])}),
    ("piles.events.next[1]", {"piles": {"events": {"next": ["tailor"]}}}),
    ("piles.special.rest[1]", {"piles": {"special": {"rest": ["ball"]}}}),
    ("discards.helpers[1]", {"discards": {"helpers": ["ball"]}}),
    ("discards.special", {"discards": {"special": []}}),
    ("removed[1]", {"removed": ["ball"]}),
    ("offering.A1", {"offering": {"A1": "wild-card"}}),
    ("wild_places", {"wild_places": [True, True], "seats": seats(hand=["wild-card"])}),
    ("wild_places", {"wild_places": [False, True]}),
    ("wild_places", {"wild_places": [True]}),
    ("seats[1].hand[3]", {"seats": seats(hand=["wild-card"] * 3)}),
    ("seats[1].hand", {"phase": "planning", "seats": seats(hand=["wild-card"])}),
    # two markers on one plan, markers that do not fit
    ("plans[1]", {"plans": [[1, 2], None, None, None, None, None]}),
    ("plans[2]", {"plans": [1, 1, None, None, None, None]}),
    ("plans", {"plans": [1, 2, 3]}),
    ("plans", {"plans": [1, 2, None, None, None, None]}),
    ("plans", {"plans": [1, 2, 3, "neutral", None, None]}),
    ("plans", {"phase": "planning", "plans": [2, None, None, None, None, None]}),
    ("plans", {"phase": "offering", "plans": [1, 2, 3, None, None, None]}),
    ("plans", {"options": {"players": 2}, "plans": [1, 2, None, None, None, None]}),
    ("plan_order", {"plan_order": [1, 2, 2]}),
    ("plan_order", {"plan_order": [1, 2, 3], "plans": [3, 2, 1, None, None, None]}),
    # figures
    ("errands.opera", {"errands": {"opera": [1, 2]}}),
    ("errands.group", {"errands": {"group": [1, 2, 3]}}),
    ("errands.unknown", {"errands": {"unknown": [2, 2]}}),
    ("errands.a1", {"phase": "planning", "errands": {"a1": [1]}}),
    ("seats[1].errand_boys", {"errands": {"a1": [1], "a2": [1], "a3": [1]}}),
    ("seats[1].errand_boys", {"phase": "errand", "plans": [2, 3, None, None, None, 1],
                              "errands": {"a1": [1], "a2": [1]}}),
    ("seats[1].errand_boys", {"seats": seats(errand_boys=1)}),
    ("seats[1].errand_boys", {"phase": "errand", "stage": 2, "seats": seats(errand_boys=2)}),
    ("seats[1].errand_boys", {"phase": "planning", "plans": [1, None, None, None, None, None],
                              "seats": seats(errand_boys=1)}),
    # boards
    ("seats[1].board", {"seats": seats(board=[None] * 4)}),
    ("seats[1].board", {"seats": seats(board=[None] * 18)}),
    ("extensions", {"seats": [{"board": [None] * 13}, {"board": [None] * 13}, {}]}),
    ("extensions", {"extensions": 11}),
    ("extensions", {"extensions": 12, "seats": seats(board=["tailor"] + [None] * 5)}),
    ("seats[1].board[1].tokens", {"seats": on_board(FARM | {"tokens": 3})}),
    ("seats[1].board[1].tokens", {"seats": on_board({"card": "tailor", "tokens": 1})}),
    ("seats[1].board[1].step", {"seats": on_board({"card": "wyvern-hall", "step": 7})}),
    ("seats[1].board[1].step", {"seats": on_board(FARM | {"step": 2})}),
    ("seats[1].board[1].step", {"seats": on_board({"card": "tailor", "step": 1})}),
    ("seats[1].board[1].used", {"seats": on_board({"card": "estate-agent", "used": 3})}),
    ("seats[1].board[1].used", {"seats": on_board({"card": "tailor", "used": 1})}),
    ("seats[1].board[1].used", {"phase": "errand", "seats": on_board({"card": "estate-agent", "used": 1})}),
    ("seats[1].board[1].activated", {"seats": on_board({"card": "tailor", "activated": True})}),
    ("seats[1].board[1].activated", {"phase": "planning", "seats": on_board(FARM | {"activated": True})}),
    ("seats[1].board[1].round", {"seats": on_board(FARM | {"round": 2})}),
    ("seats[1].board[1].card", {"seats": on_board({"card": "dinner"})}),
    ("seats[1].board[1]", {"seats": on_board("chef")}),
    # negative counts, and counters at the wrong time
    ("seats[1].actions", {"seats": seats(actions=-1)}),
    ("seats[1].errand_boys", {"phase": "errand", "seats": seats(errand_boys=-1)}),
    ("seats[1].board[1].tokens", {"seats": on_board(FARM | {"tokens": -1})}),
    ("extensions", {"extensions": -1}),
    ("seats[1].actions", {"phase": "errand", "seats": seats(actions=1, errand_boys=1)}),
    ("seats[1].actions", {"waiting": [2], "seats": seats(actions=1)}),
    # money
    ("seats[1].balance", {"seats": [{"balance": -1, "board": [FARM] + [None] * 4}, {}, {}]}),
    ("seats[1].bankrupt", {"seats": seats(bankrupt=True)}),
    ("seats[1].bankrupt", {"seats": [{"balance": 0, "bankrupt": True, "board": [FARM] + [None] * 4}, {}, {}]}),
    ("starting_money", {"starting_money": 80}),
    ("starting_money", {"options": {"players": 3, "money": "last_will"}}),
    ("starting_money", {"options": {"players": 3, "money": "last_will"}, "starting_money": 75}),
    ("market", {"market": {"mansion": 1, "town-house": 1, "manor-house": -2, "farm": -3}}),
    ("market.farm", {"market": {"mansion": 1, "town-house": 3, "manor-house": -2}}),
    # the special deck by crowns
    ("piles.special.next", {"piles": {"special": {"next": ["hectic-day"]}}}),
    ("piles.special.next", {"piles": {"special": {"next": ["draughty-castle", "toastmaster", "table-at-the-grand",
                                                           "hectic-day"]}}}),
    # time
    ("round", {"round": 8}),
    ("round", {"round": 2, "phase": "setup"}),
    ("round", {"round": 2, "phase": "offering", "stage": 2}),
    ("round", {"phase": "end-of-round", "stage": 7}),
    ("stage", {"phase": "errand", "stage": 3}),
    ("stage", {"phase": "end-of-round", "stage": 6, "round": 7}),
    ("stage", {"phase": "end-of-round", "stage": 7, "round": 3, "seats": seats(balance=-2)}),
    ("phase", {"phase": "over", "round": 6}),
    ("offering.A1", {"phase": "over", "round": 7, "offering": {"A1": "ball"}}),
    ("offering.A4", {"phase": "offering", "turn": 2, "offering": {"A4": "ball"}}),
    ("offering.A4", {"phase": "end-of-round", "stage": 5, "offering": {"A4": "ball"}}),
    ("market", {"phase": "setup", "market": {"mansion": -3, "town-house": -2, "manor-house": 1, "farm": 3}}),
    ("seats[1].balance", {"phase": "setup", "seats": seats(balance=70)}),
    ("seats[1].hand", {"phase": "setup", "seats": seats(hand=["tailor", "steward", "gardener"])}),
    ("seats[1].board", {"phase": "setup", "seats": on_board("tailor")}),
    # the open decision
    ("waiting", {"waiting": [1, 2]}),
    ("waiting", {"waiting": [1, 1]}),
    ("waiting", {"phase": "end-of-round", "waiting": [1, 1], "seats": seats(hand=["ball"])}),
    ("waiting", {"phase": "planning", "waiting": [2]}),
    ("waiting", {"phase": "planning", "plans": [1, 2, 3, None, None, None], "waiting": [1]}),
    ("waiting", {"phase": "errand", "waiting": [2]}),
    ("waiting", {"phase": "offering", "waiting": [2]}),
    ("waiting", {"phase": "end-of-round", "waiting": [1, 2], "seats": seats(hand=["ball"])}),
    ("waiting", {"phase": "errand", "waiting": [1], "pending": [{"draw": "events", "seat": 1}]}),
    ("turn", {"waiting": [2], "turn": 1}),
    ("turn", {"turn": 4}),
    ("turn", {"phase": "planning", "turn": 2}),
    ("seats[1].hand", {"phase": "offering", "stage": 2, "seats": seats(hand=["tailor"])}),
    ("pending", {"pending": [{"draw": "events", "seat": 1, "count": 1}]}),
    ("pending", {"phase": "errand", "pending": [{"draw": "events", "seat": 1, "count": 2}]}),
    ("pending", {"phase": "planning", "plans": [1, None, None, None, None, None],
                 "pending": [{"draw": "events", "seat": 2, "count": 2}]}),
    ("pending", {"phase": "planning", "plans": [1, None, None, None, None, None],
                 "pending": [{"draw": "events", "seat": 1, "count": 6}]}),
    ("pending", {"phase": "offering", "turn": 3, "pending": [{"deal": "A2"}]}),
    ("pending", {"phase": "setup", "stage": 2, "pending": [{"chance": "first"}]}),
    ("pending[1].draw", {"phase": "errand", "pending": [{"draw": "special", "seat": 1}]}),
    ("answers", {"answers": {"2": ["end"]}}),
    ("answers", {"phase": "end-of-round", "seats": seats(hand=["ball"]), "answers": {"1": ["enough"]}}),
    ("answers.1", {"phase": "end-of-round", "seats": [{"hand": ["dinner", "ball"]}, {"hand": ["dog"]}, {}],
                   "answers": {"1": ["card dinner"]}}),
    ("answers.1[1]", {"phase": "end-of-round", "seats": [{"hand": ["ball"]}, {"hand": ["dog"]}, {}],
                      "answers": {"1": ["card dog"]}}),
    ("choices.1[1]", {"choices": {"1": ["play ball"]}}),
    ("choices.1", {"choices": {"1": ["end"]}}),
    ("choices.2", {"choices": {"2": ["end"]}}),
    ("choices.4", {"choices": {"4": ["end"]}}),
    # the rest
    ("options", {"options": {"players": 6}}),
    ("seats", {"seats": [{}, {}]}),
    ("seats", {"options": {}, "seats": [{}] * 6}),
    ("seats[2].colour", {"seats": [{"colour": "red"}, {"colour": "red"}, {}]}),
    ("seats[1].colour", {"options": THREE | {"colours": ["blue", "red", "green"]}, "seats": seats(colour="red")}),
    ("random", {"random": [1, 2, 3]}),
]  # fmt: skip


@pytest.mark.rule("W-0.5")
@pytest.mark.parametrize(("field", "content"), REFUSED, ids=[f"{n}-{field}" for n, (field, _) in enumerate(REFUSED)])
def test_an_impossible_position_is_refused_by_field(field: str, content: Content) -> None:
    said = refused(**content)
    assert said.startswith(f"{field}: "), said


@pytest.mark.rule("W-0.5")
def test_a_refusal_names_only_what_is_possible() -> None:
    tokens = "-3, -2, +1, +3"
    assert refused(market={"mansion": 2}).startswith("market.mansion: expected one of the tokens ")
    said = refused(market={"mansion": 2}).rpartition("tokens ")[2].split(", ")
    assert sorted(said) == sorted(tokens.split(", "))
    assert "did you mean 'end-of-round'?" in refused(phase="end")
    assert "6" in refused(options={}, seats=[{}] * 6)


@pytest.mark.rule("W-0.5")
def test_a_special_deck_arranged_by_crowns_is_accepted() -> None:
    ones = [card.id for card in base().cards if card.crowns == 1 for _ in range(card.copies)]
    two = next(card.id for card in base().cards if card.crowns == 2)
    s = table(next={"special": ", ".join([*ones, two])})
    assert pile(s, "special")[: len(ones) + 1] == [*ones, two]


@pytest.mark.rule("W-0.5", "W-18.6")
def test_a_seat_without_property_and_money_is_bankrupt_whatever_the_flag_says() -> None:
    s = table(balance=0, two=seat(balance=-3, bankrupt=False), three=seat(board="fx-3", balance=0))
    assert [bankrupt(s, n) for n in (1, 2, 3)] == [True, True, False]


# --- what is not stored ---


@pytest.mark.rule("W-0.6")
def test_nothing_is_stored_that_follows_from_other_fields() -> None:
    s = table(board="fx-1 at 7", hand="fx-2, dinner", actions=1, market="mansion +3", two=seat(balance=-2))
    assert set(s.to_dict()) == {
        "game", "options", "deck", "round", "phase", "stage", "turn", "waiting", "starting_money", "starting_player",
        "plans", "plan_order", "errands", "extensions", "market", "offering", "wild_places", "piles", "discards",
        "removed", "seats", "random",
    }  # fmt: skip
    entries = s.to_dict()["seats"]
    assert isinstance(entries, list)
    assert set(entries[0]) == {"colour", "balance", "bankrupt", "hand", "board", "actions", "errand_boys"}
    assert set(entries[0]["board"][0]) == {"card", "tokens", "step", "activated", "used", "round"}
    assert end_round(s).over  # that the round is the final one follows from the bankruptcy
    changed = json.loads(table(board="fx-1 at 7").to_json())
    changed["market"] = {"mansion": 3, "town-house": 1, "manor-house": -2, "farm": -3}
    changed["seats"][0] |= {"actions": 1, "balance": 5}
    again = read(**changed)
    assert balance(do(again, "sell 1")) == 5 + 7 + 3


# --- the notation of the tests ---


def test_the_example_of_the_notation() -> None:
    s = table(hand="dinner, fx-2", board="fx-1 at 5, -, fx-3 +2 activated", actions=2, balance=30, market="mansion -2",
              two=seat(hand="ball*", balance=4))  # fmt: skip
    do(s, "play dinner")
    assert (balance(s), actions(s), discards(s, "events")) == (28, 1, ["dinner"])
    assert board(s)[:3] == ["fx-1 at 5", "-", "fx-3 +2 activated"]
    do(s, "sell 1")
    assert (balance(s), actions(s)) == (31, 0)
    assert rule_of(s, "activate 3") == "W-12.14"
    assert asked(end_turns(s)) == ("keep", 1)


def test_the_fixtures_of_section_29_and_the_known_cards() -> None:
    for id, fixture in FX.items():
        found = table(hand=id).rules.deck
        assert found.cards[found.number(id)].id == fixture.id == id
    for number, id in KNOWN.items():
        assert hand(table(hand=number)) == [id]
    two = [helper(8, "h8-2", amount=2), helper(8, "h8-3", amount=3)]
    assert totals(do(table(cards=two, board="h8-2, h8-3", hand="fx-8", actions=1), "play fx-8")) == [2, 4, 5, 7]
    deck = base()
    worth = {id: deck.cards[deck.number(id)] for id in KNOWN.values()}
    assert [worth[id].options for id in ("dinner", "boat-trip", "grand-boat-trip", "ball")] == [
        ((1, 2),), ((2, 5),), ((2, 2),), ((2, 4), (4, 9), (6, 17)),
    ]  # fmt: skip
    assert worth["grand-boat-trip"].coins == ((2, 3), (1, 2), (0, 2))
    effects = ("country-fair", "hectic-day", "early-rise", "wild-party")
    assert [worth[id].effect_amount for id in effects] == [2, 3, 2, 3]
    assert worth["private-kitchen"].amounts == (1, 2, 4)
