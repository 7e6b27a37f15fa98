"""Section 24: options, and what the ways of using Fate cards change."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

import pytest

from bequest import games
from bequest.core import record
from bequest.core.errors import BadOption, BadPosition
from bequest.games.gears.data.loading import load
from bequest.games.gears.game import Gears
from bequest.games.gears.position import GearsPosition
from tests import forms
from tests.rules.gears.table import COLOURS, FATE_IDS, discards, do, end_round, hand, legal, on_timeline, rule_of, table

BLOODLINE, HOPED, PLANS, FOLDS, MORE_TIME, WILLED = FATE_IDS


def tree_1() -> Gears:
    game = games.get("gears", deck="tree-1")
    assert isinstance(game, Gears)
    return game


def seen(s: GearsPosition, seat: int | None = None) -> Any:
    """A seat's view, for looking into it."""
    return forms.view(s, seat)


def one_each(*before: str, out: Sequence[str] = (), **fields: Any) -> GearsPosition:
    """Personal Fate cards by seat ("" for one that was played), the others left out."""
    left_out = [card for card in FATE_IDS if card not in (*before, *out)]
    fate_cards = {"before": [[card] if card else [] for card in before], "out": list(out), "left_out": left_out}
    return table(players=len(before), fate="one_each", fate_cards=fate_cards, **fields)


def draft(*taken: Sequence[str], cubes: dict[str, dict[str, int]] | None = None, **fields: Any) -> GearsPosition:
    """Fate cards taken, by seat; the others lie in the draft area, with these cubes."""
    held = [card for cards in taken for card in cards]
    area = [{"card": card, "cubes": (cubes or {}).get(card, {})} for card in FATE_IDS if card not in held]
    fate_cards = {"before": [list(cards) for cards in taken], "area": area}
    return table(players=len(taken), fate="draft", fate_cards=fate_cards, **fields)


def area(s: GearsPosition) -> dict[str, dict[str, int]]:
    """The draft area: the cubes on each card in it."""
    return {entry["card"]: entry["cubes"] for entry in seen(s)["draft_area"]}


def after_set_up(s: GearsPosition) -> GearsPosition:
    """The choice of the order made, everybody taking the first free position."""
    while s.phase != 1:
        s.push(s.legal()[0])
    return s


def played_at_random(s: GearsPosition, number: int) -> list[str]:
    """Plays the game to its end; the choices made."""
    chance = random.Random(number)
    texts = []
    while not s.over:
        action = chance.choice(s.legal())
        texts.append(s.game.text(action))
        s.push(action)
    return texts


# --- options in general ---


@pytest.mark.rule("G-24.1")
@pytest.mark.parametrize("fate", ["deck", "none", "one_each", "draft"])
def test_options_stay_the_same_for_the_whole_game(fate: str) -> None:
    s = tree_1().new(2, seed=1, fate=fate, pursuit="on", characters=["C2", "C4"])
    agreed = {"players": 2, "deck": "tree-1", "fate": fate, "pursuit": "on", "characters": ["C2", "C4"]}
    chance = random.Random(1)
    while not s.over:
        assert s.to_dict()["options"] == agreed
        assert [seat["character"] for seat in seen(s)["seats"]] == ["C2", "C4"]
        s.push(chance.choice(s.legal()))


@pytest.mark.rule("G-24.2")
@pytest.mark.parametrize(("pursuit", "scores"), [("off", [2, 2]), ("on", [5, 2])])
def test_without_pursuit_characters_make_no_difference(pursuit: str, scores: list[int]) -> None:
    found = [
        table(
            phase="III",
            pursuit=pursuit,
            characters=characters,
            timeline="Basic Tools@t0 {blue 1}; Mining@t1 {red 1}",
        )
        for characters in (["C1", "C2"], ["C3", "C4"])
    ]
    assert found[0].scores() == scores
    assert found[1].scores() == [2, 2]
    sheets: list[Any] = list(found[0].score_sheet())
    assert sheets[0]["pursuit"] == [3 if pursuit == "on" else 0, 0, 0, 0]


@pytest.mark.rule("G-24.3")
@pytest.mark.parametrize("fate", ["deck", "none", "one_each", "draft"])
def test_the_same_options_and_decisions_give_the_same_game(fate: str) -> None:
    game = tree_1()
    first = game.new(3, seed=2**100 + 7, fate=fate, journal=True)
    choices = played_at_random(first, 5)
    again = game.new(3, seed=2**100 + 7, fate=fate)
    for choice in choices:
        again.apply(game.parse(choice))
    assert again.to_json() == first.to_json()
    options: dict[str, object] = {"players": 3, "seed": 2**100 + 7, "fate": fate}
    written = record.load(record.make(first, options).to_json())
    assert record.verify(written, game).to_json() == first.to_json()
    other = game.new(3, seed=2**100 + 8, fate=fate)
    assert other.to_dict()["hands"] != game.new(3, seed=2**100 + 7, fate=fate).to_dict()["hands"]


@pytest.mark.rule("G-24.26")
def test_the_six_keys_are_all_there_are() -> None:
    assert [option.key for option in tree_1().options] == ["players", "deck", "fate", "pursuit", "characters", "seed"]


@pytest.mark.rule("G-24.26")
@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("players", 1),
        ("players", 5),
        ("players", "two"),
        ("deck", "forbidden"),
        ("deck", "tree-3"),
        ("fate", "some"),
        ("fate", 1),
        ("pursuit", "maybe"),
        ("pursuit", 1),
        ("characters", "C1"),
        ("characters", 7),
        ("seed", -1),
        ("seed", 2**128),
        ("seed", 1.5),
    ],
)
def test_a_value_outside_its_list_is_refused_by_name(key: str, value: object) -> None:
    options: dict[str, Any] = {"players": 2, key: value}
    with pytest.raises(BadOption) as refused:
        tree_1().new(**options)
    assert f"option {key}:" in str(refused.value)
    assert repr(value) in str(refused.value)
    with pytest.raises(BadPosition) as unread:
        tree_1().from_json(json.dumps({"options": options}))
    assert str(refused.value) in str(unread.value)


@pytest.mark.rule("G-24.26")
def test_every_value_on_its_list_is_taken() -> None:
    game = tree_1()
    for players in (2, 3, 4):
        assert game.new(players, seed=0).players == players
    for fate in ("deck", "none", "one_each", "draft"):
        assert seen(game.new(2, seed=2**128 - 1, fate=fate))["fate"] == fate
    for pursuit in ("off", "on"):
        assert seen(game.new(2, pursuit=pursuit, deck="tree-1"))["pursuit"] == pursuit
    standard = seen(game.new(2))
    assert (standard["fate"], standard["pursuit"]) == ("deck", "off")


@pytest.mark.rule("G-24.26", "G-24.30")
def test_ge_72_options_are_checked_before_set_up() -> None:
    game = tree_1()
    with pytest.raises(BadOption, match="'speed'"):
        game.new(2, speed=3)
    with pytest.raises(BadPosition, match="'speed'"):
        game.from_json('{"options": {"speed": 3}}')
    with pytest.raises(BadOption, match="characters"):
        game.new(2, characters=["C1", "C1"])
    named = game.new(2, characters=["C3", "C1"])
    characters = [game.deck.characters[number] for number in named.characters]
    assert [(str(who.title), str(who.name)) for who in characters] == [
        ("Scientist", "Scientist"),
        ("Antiquitect Adventurer", "Emily Maruska"),
    ]
    for seed in range(5):
        assert game.new(2, seed=seed).characters == game.new(2, seed=seed).characters
    assert len({tuple(game.new(2, seed=seed).characters) for seed in range(200)}) == 12


@pytest.mark.rule("G-24.30")
@pytest.mark.parametrize(
    "characters",
    [["C1", "C1"], ["C1"], ["C1", "C2", "C3"], ["C1", "C9"], ["C1", "X1"], ["c1", "C2"], ["C1", 2], []],
    ids=str,
)
def test_any_other_list_of_characters_is_refused(characters: list[object]) -> None:
    with pytest.raises(BadOption, match="characters"):
        tree_1().new(2, seed=1, characters=characters)


@pytest.mark.rule("G-24.30")
def test_characters_go_by_seat_and_not_by_player_order() -> None:
    s = after_set_up(tree_1().new(4, seed=6, characters=["C4", "C2", "C1", "C3"]))
    assert [seat["character"] for seat in seen(s)["seats"]] == ["C4", "C2", "C1", "C3"]
    assert s.order != [0, 1, 2, 3]


@pytest.mark.rule("G-24.33")
def test_with_pursuit_the_pursuits_of_the_assigned_characters_must_be_in_the_deck() -> None:
    text = tree_1().deck_text().replace('name = "tree-1"', 'name = "no-law"')
    game = Gears(load(text.replace('pursuit = "law"', 'pursuit = "bylaw"'), "no-law.toml"))
    for characters in (["C1", "C2"], ["C2", "C3"], "random"):
        with pytest.raises(BadOption, match=r"option pursuit: C2 pursues bylaw"):
            game.new(2, seed=1, pursuit="on", characters=characters)
        assert game.new(2, seed=1, pursuit="off", characters=characters).phase == 0
    assert game.new(2, seed=1, pursuit="on", characters=["C1", "C3"]).phase == 0


# --- fate = deck and fate = none ---


@pytest.mark.rule("G-24.4", "G-24.5", "G-24.7", "G-24.14")
@pytest.mark.parametrize(("fate", "number"), [("deck", 72), ("none", 66), ("one_each", 66), ("draft", 66)])
def test_how_many_cards_the_draw_pile_has(fate: str, number: int) -> None:
    s = table(fate=fate)
    assert seen(s)["draw_pile"] == number
    assert (BLOODLINE in [s.rules.deck.card_ids[card] for card in s.pile]) == (fate == "deck")


@pytest.mark.rule("G-24.4")
def test_fate_cards_are_drawn_like_any_other_card() -> None:
    dealt = {card for seed in range(40) for cards in tree_1().new(2, seed=seed).hands for card in cards}
    assert dealt >= {tree_1().deck.number[card] for card in FATE_IDS}


@pytest.mark.rule("G-24.5")
def test_without_fate_there_is_nothing_to_play_or_take() -> None:
    s = table(fate="none", timeline="Fire@t0 {red 1}; Mining@t1 {red 1}", at={"blue": "t1"})
    assert not [option for option in legal(s) if option.startswith(("play", "take"))]
    for card in FATE_IDS:
        assert rule_of(s, f"play {card}") == "G-10.1"
        assert rule_of(s, f"take {card}") == "G-24.17"
    with pytest.raises(BadPosition, match="Fate card"):
        table(fate="none", red="Bloodline Influence")


# --- fate = one_each ---


@pytest.mark.rule("G-24.6", "G-24.7", "G-24.8", "G-24.13")
def test_ge_56_one_each() -> None:
    s = after_set_up(tree_1().new(3, seed=56, fate="one_each"))
    assert seen(s)["draw_pile"] == 66 - 20
    assert seen(s)["left_out"] == 3
    assert sorted(len(cards) for cards in s.hands) == [6, 7, 7]
    assert [seat["fate_cards"] for seat in seen(s)["seats"]] == [1, 1, 1]

    red_hand = "Fire, Mining, Law, Radio"
    s = one_each(
        *(BLOODLINE, HOPED, PLANS), turn=4, actions=2, order="blue, white, red", active=1,
        timeline="Fire@t0 {blue 2}", red=red_hand,
    )  # fmt: skip
    do(s, f"play {BLOODLINE}")
    assert on_timeline(s) == {"fire@t0": {"red": 1, "blue": 2}}
    assert len(hand(s, "red")) == 4
    do(s, "travel t0")
    assert s.phase == 5
    assert len(hand(s, "red")) == 6
    assert seen(s)["out_of_game"] == [BLOODLINE]
    assert seen(s)["left_out"] == 3
    assert BLOODLINE not in discards(s)


@pytest.mark.rule("G-24.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_gets_one_fate_card_at_random_with_the_six_cards(players: int) -> None:
    given: list[set[str]] = [set() for _ in range(players)]
    for seed in range(80):
        s = tree_1().new(players, seed=seed, fate="one_each")
        assert [len(cards) for cards in s.hands] == [6] * players, "before the order is chosen"
        for seat in range(players):
            (card,) = seen(s, seat)["seats"][seat]["fate_cards"]
            given[seat].add(card)
        assert seen(s)["left_out"] == 6 - players
    assert given == [set(FATE_IDS)] * players


@pytest.mark.rule("G-24.8")
def test_the_personal_fate_card_does_not_count_for_the_refill() -> None:
    s = one_each(BLOODLINE, HOPED, phase="II", red="Fire, Mining, Law, Radio, Internet")
    assert s.phase == 5
    assert len(hand(s, "red")) == 6
    assert seen(s, 0)["seats"][0]["fate_cards"] == [BLOODLINE]


@pytest.mark.rule("G-24.9")
def test_the_personal_fate_card_is_no_payment() -> None:
    s = one_each(BLOODLINE, HOPED, red="Fire", at={"red": "t0"})
    assert rule_of(s, "establish Fire") == "G-6.7"
    s = one_each(BLOODLINE, HOPED, red="Fire, Law, Radio", at={"red": "t0"})
    do(s, "establish Fire")
    assert legal(s) == ["card law", "card radio"]


@pytest.mark.rule("G-24.10")
def test_the_personal_fate_card_is_played_by_the_usual_rules() -> None:
    s = one_each(WILLED, BLOODLINE, timeline="Fire@t0 {blue 1}", active=1)
    assert rule_of(s, f"play {WILLED}") == "G-10.7", "a Fundamental is no target"
    assert rule_of(s, f"play {BLOODLINE}") == "G-10.1", "it is the other player's"
    s = one_each(WILLED, BLOODLINE, timeline="Mining@t0 {blue 1}")
    assert seen(s)["timeline"][0]["successful"] is False
    do(s, f"play {WILLED}")
    assert seen(s)["timeline"][0]["successful"] is True
    assert s.actions == 0


@pytest.mark.rule("G-24.11", "G-24.12")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_the_personal_fate_card_may_be_kept_for_any_round_and_played_once(round: int) -> None:
    s = one_each(BLOODLINE, HOPED, timeline="Fire@t0 {blue 9}", round=max(1, round - 1))
    while s.round < round:
        end_round(s)
        do(s, "position 1")
    assert (s.seat, s.phase) == (0, 1)
    assert f"play {BLOODLINE}" in legal(s)
    do(s, f"play {BLOODLINE}")
    assert rule_of(s, f"play {BLOODLINE}") == "G-10.1"
    assert seen(s)["seats"][0]["fate_cards"] == 0


@pytest.mark.rule("G-24.11")
def test_nobody_ever_gets_a_second_personal_fate_card() -> None:
    s = tree_1().new(4, seed=12, fate="one_each")
    before = [1, 1, 1, 1]
    chance = random.Random(12)
    while not s.over:
        s.push(chance.choice(s.legal()))
        now = [seat["fate_cards"] for seat in seen(s)["seats"]]
        assert all(left <= had for left, had in zip(now, before, strict=True))
        before = now
    assert sum(before) < 4


@pytest.mark.rule("G-24.13")
@pytest.mark.parametrize("card", FATE_IDS)
def test_a_used_personal_fate_card_is_out_of_the_game(card: str) -> None:
    other = next(fate for fate in FATE_IDS if fate != card)
    s = one_each(card, other, timeline="Mining@t0 {red 1}", at={"red": "t1"})
    do(s, f"play {card}")
    assert seen(s)["out_of_game"] == ([] if card in (HOPED, PLANS, WILLED) else [card])
    end_round(s)
    assert s.round == 2
    assert seen(s)["out_of_game"] == [card]
    assert card not in discards(s)
    assert card not in [s.rules.deck.card_ids[number] for number in s.pile]


@pytest.mark.rule("G-4.18")
def test_ge_64_who_is_asked_with_three_actions_taken() -> None:
    asked = one_each(BLOODLINE, HOPED, actions=3)
    assert (asked.seat, legal(asked)) == (0, ["end"])
    passed = one_each("", HOPED, out=[BLOODLINE], actions=3, round=2)
    assert (passed.seat, passed.actions) == (1, 0)
    nothing_to_play = draft([BLOODLINE], [], actions=3)
    assert (nothing_to_play.seat, nothing_to_play.actions) == (1, 0)
    playable = draft([BLOODLINE], [], actions=3, timeline="Language@t0 {blue 1}")
    assert (playable.seat, legal(playable)) == (0, [f"play {BLOODLINE}", "end"])


# --- fate = draft ---


@pytest.mark.rule("G-24.14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_six_fate_cards_start_in_the_draft_area(players: int) -> None:
    s = tree_1().new(players, seed=14, fate="draft")
    assert area(s) == {card: {} for card in FATE_IDS}
    assert seen(s)["draw_pile"] == 66 - 6 * players
    assert [seat["fate_cards"] for seat in seen(s)["seats"]] == [[]] * players


@pytest.mark.rule("G-24.15")
def test_taken_fate_cards_lie_open_and_are_not_part_of_the_hand() -> None:
    s = draft([BLOODLINE, PLANS], [], phase="II", red="Fire, Mining, Law, Radio, Internet")
    assert s.phase == 5
    for seat in (0, 1, None):
        assert seen(s, seat)["seats"][0]["fate_cards"] == [BLOODLINE, PLANS]
        assert seen(s, seat)["seats"][0]["hand_size"] == 6
    assert not set(FATE_IDS) & set(hand(s, "red"))


@pytest.mark.rule("G-24.16")
def test_ge_57_a_taken_fate_card_is_no_payment() -> None:
    s = draft([WILLED], [], red="Fire", at={"red": "t0"})
    assert "establish fire" not in legal(s)
    assert rule_of(s, "establish Fire") == "G-6.7"
    s = do(draft([WILLED], [], red="Fire, Law, Radio", at={"red": "t0"}), "establish Fire")
    assert legal(s) == ["card law", "card radio"]


@pytest.mark.rule("G-24.17")
def test_take_is_a_counted_action_of_free_choice() -> None:
    s = draft([HOPED], [])
    assert [option for option in legal(s) if option.startswith("take")] == [f"take {c}" for c in FATE_IDS if c != HOPED]
    assert rule_of(s, f"take {HOPED}") == "G-24.17"
    do(s, f"take {FOLDS}", "decline")
    assert s.actions == 1
    assert seen(s)["seats"][0]["fate_cards"] == [HOPED, FOLDS]
    assert FOLDS not in area(s)
    assert rule_of(draft([HOPED], [], actions=3, timeline="Fire@t0 {red 1}"), f"take {FOLDS}") == "G-4.15"


@pytest.mark.rule("G-24.17")
@pytest.mark.parametrize("fate", ["deck", "none", "one_each"])
def test_take_belongs_to_the_draft(fate: str) -> None:
    s = table(fate=fate)
    assert not [option for option in legal(s) if option.startswith("take")]
    assert rule_of(s, f"take {FOLDS}") == "G-24.17"


@pytest.mark.rule("G-24.18")
def test_ge_58_one_fate_card_a_turn() -> None:
    s = do(draft([], [], red="Law"), f"take {FOLDS}", "decline")
    assert rule_of(s, f"take {PLANS}") == "G-24.18"
    assert not [option for option in legal(s) if option.startswith("take")]
    do(s, "travel t1", "travel t0")
    assert s.seat == 0, "Time Folds Around Us could be played"
    do(s, "end")
    assert f"take {PLANS}" in legal(s), "blue may take one in the own turn"
    do(s, "travel t2", "travel t1", "travel t0")
    assert s.seat == 0
    assert rule_of(s, f"take {PLANS}") == "", "and red again in the next"


@pytest.mark.rule("G-24.18")
def test_with_an_empty_draft_area_nothing_can_be_taken() -> None:
    s = draft([], FATE_IDS)
    assert not [option for option in legal(s) if option.startswith("take")]
    assert {rule_of(s, f"take {card}") for card in FATE_IDS} == {"G-24.17"}


@pytest.mark.rule("G-24.18", "G-22.14")
@pytest.mark.parametrize("fate", ["deck", "none", "one_each"])
def test_without_the_draft_no_fate_card_was_taken(fate: str) -> None:
    with pytest.raises(BadPosition) as refused:
        table(fate=fate, fate_taken=True)
    assert str(refused.value) == (
        f"fate_taken: only with fate=draft is a Fate card taken, and here fate is {fate}; leave it out"
    )
    table(fate=fate, fate_taken=False)


@pytest.mark.rule("G-24.19")
def test_cubes_on_the_taken_card_go_to_their_owners_first() -> None:
    cubes = {FOLDS: {"red": 2, "blue": 1, "white": 3}, PLANS: {"blue": 4}}
    s = do(draft([], [], [], cubes=cubes, pools={"red": 1}), f"take {FOLDS}")
    assert s.seat == 1, "blue is asked for a cube"
    assert s.pools == [3, 1, 3]
    assert area(s)[PLANS] == {"blue": 4}
    do(s, f"card {PLANS}", "decline")
    assert s.pools == [3, 1, 3]


@pytest.mark.rule("G-24.20")
def test_the_other_players_may_place_a_cube_each_in_player_order() -> None:
    s = draft([], [], [], [], order="white, red, blue, yellow", active=1)
    do(s, f"take {FOLDS}")
    choosers = []
    for card in (PLANS, PLANS, WILLED):
        choosers.append(COLOURS[s.seat])
        assert legal(s) == [*(f"card {c}" for c in FATE_IDS if c != FOLDS), "decline"]
        assert rule_of(s, f"card {FOLDS}") == "G-24.17", "the taken card is in the area no more"
        do(s, f"card {card}")
    assert choosers == ["blue", "yellow", "white"]
    assert COLOURS[s.seat] == "red"
    assert area(s)[PLANS] == {"blue": 1, "yellow": 1}
    assert area(s)[WILLED] == {"white": 1}
    assert s.pools == [0, 0, 0, 0], "the cubes come from the supply"


def cubing(seat: int, **later: object) -> GearsPosition:
    """White has taken a card, and a seat is asked for a cube; the order is blue, white, yellow, red."""
    pending = [{"kind": "turn", "seat": 3}, {"kind": "area-cube", "seat": seat, **later}]
    order = "blue, white, yellow, red"
    return table(players=4, fate="draft", order=order, active=3, actions=1, fate_taken=True, pending=pending)


@pytest.mark.rule("G-24.20")
@pytest.mark.parametrize(("seat", "later"), [(4, [1, 2]), (1, [2]), (2, [])])
def test_a_file_names_who_is_asked_after_the_open_cube_or_leaves_it_out(seat: int, later: list[int]) -> None:
    for s in (cubing(seat, later=later), cubing(seat)):
        asked = [s.seat + 1]
        while s.seat != 2:
            do(s, "decline")
            asked.append(s.seat + 1)
        assert asked == [seat, *later, 3]


@pytest.mark.rule("G-24.20", "G-22.14")
@pytest.mark.parametrize(("seat", "later"), [(4, []), (4, [2, 1]), (4, [1, 2, 3]), (4, [4]), (1, [2, 2]), (2, [1])])
def test_a_file_that_asks_others_for_a_cube_is_refused(seat: int, later: list[int]) -> None:
    expected = {4: [1, 2], 1: [2], 2: []}[seat]
    with pytest.raises(BadPosition) as refused:
        cubing(seat, later=later)
    assert str(refused.value) == (
        f"pending[2].later: after seat {seat} these seats are asked for a cube: {expected}, found {later}; "
        "leave the field out, or correct order, active or seat"
    )


@pytest.mark.rule("G-24.21")
def test_a_player_may_decline_a_cube() -> None:
    s = do(draft([], [], []), f"take {FOLDS}", "decline", "decline")
    assert s.seat == 0
    assert set(map(str, area(s).values())) == {"{}"}


@pytest.mark.rule("G-24.21")
def test_with_an_empty_area_no_cube_is_placed() -> None:
    s = do(draft([], FATE_IDS[1:]), f"take {BLOODLINE}")
    assert area(s) == {}
    assert (s.seat, s.actions) == (0, 1), "blue is not asked"


@pytest.mark.rule("G-24.21")
def test_a_card_may_hold_any_number_of_cubes() -> None:
    s = draft([], [], cubes={PLANS: {"blue": 30, "red": 27}})
    do(s, f"take {FOLDS}", f"card {PLANS}")
    assert area(s)[PLANS] == {"blue": 31, "red": 27}


@pytest.mark.rule("G-24.22")
def test_a_taken_card_may_be_played_at_once_or_in_a_later_turn() -> None:
    s = do(draft([], [], timeline="Language@t0 {blue 1}"), f"take {BLOODLINE}", "decline", f"play {BLOODLINE}")
    assert on_timeline(s) == {"language@t0": {"red": 1, "blue": 1}}

    s = do(draft([], [], timeline="Language@t0 {blue 1}"), f"take {BLOODLINE}", "decline", "travel t1", "travel t0")
    do(s, "end", "travel t2", "travel t1", "travel t0")
    assert (s.seat, s.turn) == (0, 2)
    do(s, f"play {BLOODLINE}")
    assert on_timeline(s) == {"language@t0": {"red": 1, "blue": 1}}

    s = do(draft([], []), f"take {BLOODLINE}", "decline")
    assert rule_of(s, f"play {BLOODLINE}") == "G-10.7", "by section 10: there is no target"


@pytest.mark.rule("G-24.23")
@pytest.mark.parametrize("card", [BLOODLINE, FOLDS, MORE_TIME])
def test_an_immediate_fate_card_returns_to_the_draft_area_at_once(card: str) -> None:
    s = do(draft([card], [], timeline="Mining@t0 {red 1}", at={"red": "t1"}), f"play {card}")
    assert area(s) == {fate: {} for fate in FATE_IDS}
    assert seen(s)["seats"][0]["fate_cards"] == []
    assert discards(s) == []


@pytest.mark.rule("G-24.19", "G-24.23")
def test_a_fate_card_returns_without_the_cubes_that_lay_on_it() -> None:
    s = draft([], [], cubes={MORE_TIME: {"red": 2, "blue": 1}})
    do(s, f"take {MORE_TIME}", "decline", f"play {MORE_TIME}")
    assert area(s)[MORE_TIME] == {}
    assert s.pools == [2, 1]


@pytest.mark.rule("G-24.23")
@pytest.mark.parametrize("card", [HOPED, PLANS, WILLED])
def test_a_lasting_fate_card_returns_to_the_draft_area_in_phase_v(card: str) -> None:
    s = do(draft([card], [], timeline="Mining@t0 {red 1}"), f"play {card}")
    assert card not in area(s)
    end_round(s)
    assert s.round == 2
    assert area(s) == {fate: {} for fate in FATE_IDS}
    assert card not in discards(s)


@pytest.mark.rule("G-24.24", "G-24.25")
def test_cubes_in_the_draft_area_stay_from_round_to_round_and_are_no_pool() -> None:
    cubes = {FOLDS: {"red": 2, "blue": 1}, PLANS: {"blue": 4}}
    s = draft([], [], cubes=cubes, timeline="Fire@t0 {blue 1}", at={"red": "t0"})
    assert s.pools == [0, 0]
    assert rule_of(s, "influence Fire") == "G-7.3"
    end_round(s)
    assert s.round == 2
    assert area(s) == {fate: cubes.get(fate, {}) for fate in FATE_IDS}
    assert s.pools == [0, 1], "one cube back from Fire, none from the draft area"
    assert s.scores() == [0, 1]
    assert s.seat == 0, "red has fewer cubes in the Pool and chooses first"
