"""Section 1 of the rules of the Duke de Crecy: terms and general principles."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bequest.games.crecy.position import CrecyPosition
from tests import forms
from tests.rules.crecy.table import (
    asked,
    child,
    children,
    do,
    end_round,
    extra,
    family,
    file,
    friend,
    friends,
    hand,
    legal,
    mission,
    new_game,
    rule_of,
    seat,
    shown,
    table,
    tracks,
    why,
)

LADIES = friends("ann, bea, cleo, dora, emma, fay, greta, hope")
MEN = friends("max, ned, otto", "male")
CHILDREN = children(9, 9, 3)
EVERYBODY = [*LADIES, *MEN, *CHILDREN]
COUPLE = "patriarch & 2; ann & 1"
TWO = seat(family="patriarch & 2; cleo & 1; son < 1 2 child")


def seen(s: CrecyPosition, seat: int | None = None) -> Any:
    """A view, for looking into it."""
    return forms.view(s, seat)


def met(need: dict[str, object], tree: str, round: int = 3, **changed: Any) -> bool:
    """Whether a family has what a Mission asks for."""
    cards = [*changed.pop("cards", EVERYBODY), mission("salon", needs=[need])]
    s = table(cards=cards, round=round, family=tree, missions="salon", **changed)
    return "complete salon" in legal(s)


# --- Generations and families ---


@pytest.mark.rule("C-1.1", "C-7.1")
@pytest.mark.parametrize(("round", "generation"), list(enumerate([1, 1, 2, 2, 2, 3, 3, 3, 3], 1)))
def test_the_current_generation_is_one_two_or_three(round: int, generation: int) -> None:
    s = table(round=round)
    assert s.generation == seen(s)["generation"] == generation


@pytest.mark.rule("C-1.1")
@pytest.mark.parametrize(("round", "numeral"), [(1, "I"), (3, "II"), (6, "III")])
def test_generations_are_shown_as_roman_numerals(round: int, numeral: str) -> None:
    s = table(cards=LADIES, round=round, family=COUPLE, hand="bea")
    reason = why(s, "marry")
    assert reason is not None
    assert str(reason.message).endswith(f"of Generation {numeral}")


@pytest.mark.rule("C-1.2")
def test_a_family_is_everybody_in_the_tree_who_is_not_departed() -> None:
    tree = "patriarch & 2; ann & 1; son & 4 < 1 2; bea & 3; daughter & 6 < 3 4 child; max promised; daughter < 1 2"
    members, offspring = {"count": "members"}, {"count": "offspring"}
    assert met({**members, "least": 3}, tree)
    assert not met({**members, "least": 4}, tree)
    assert met({**offspring, "least": 3}, tree)
    lost = "patriarch; ann & 1 departed; son < 1 2; bea & 3 departed; daughter & 6 < 3 4 child; max promised"
    assert met({**members, "least": 1}, lost)
    assert not met({**members, "least": 2}, lost)


@pytest.mark.rule("C-1.3")
def test_heads_and_child_cards_are_original_members_and_the_others_friends_in_the_family() -> None:
    assert not met({"count": "members", "least": 1}, "patriarch", 1)
    assert not met({"count": "members", "least": 1}, "patriarch; ann & 1 departed; son < 1 2; daughter < 1 2 row 2")
    assert met({"count": "members", "least": 1}, COUPLE, 1)
    tree = "patriarch & 2; ann & 1; daughter & 4 < 1 2 departed; max row 2; son < 1 2; son < 1 2"
    s = table(cards=EVERYBODY, round=3, family=tree, hand="bea")
    do(s, "marry")
    assert legal(s) == ["person 5", "person 6"]  # not the Friend, single as he is
    assert rule_of(s, "person 4") == "C-17.7"


@pytest.mark.rule("C-1.4")
def test_a_couple_is_an_original_adult_and_the_upright_friend_beside_it() -> None:
    couples: dict[str, object] = {"count": "couples", "least": 1}
    assert met(couples, COUPLE, 1)
    assert met(couples, "patriarch; ann & 1 departed; son & 4 < 1 2; bea & 3")
    assert not met(couples, "patriarch", 1)
    assert not met(couples, "patriarch; ann & 1 departed; son & 4 < 1 2 child; bea promised", 1)
    assert not met(couples, "patriarch; ann & 1 departed; son < 1 2")


@pytest.mark.rule("C-1.4")
def test_a_promised_couple_is_a_couple_once_the_friend_is_upright() -> None:
    tree = "patriarch; ann & 1 departed; son & 4 < 1 2 child; bea promised"
    s = table(cards=EVERYBODY, round=2, family=tree, two=TWO, child_next="son")
    assert "have-children" not in legal(s)
    end_round(s)
    assert family(s)[2:4] == ["son & 4 < 1 2", "bea & 3"]
    assert asked(s)[0] == "turn"
    do(s, *["ask-friends", "amount 2"] * (asked(s)[1] - 1))
    assert "have-children" in legal(s)


@pytest.mark.rule("C-1.5")
def test_heads_grown_children_and_upright_friends_are_adults() -> None:
    tree = "patriarch & 2; ann & 1; son < 1 2; daughter & 5 < 1 2 departed; max row 2; son & 7 < 1 2; bea & 6"
    s = table(cards=EVERYBODY, round=3, family=tree + "; son & 9 < 6 7 child; cleo promised", hand="dora", gold=3)
    states: Any = shown(s)["family"]
    assert [person["state"] for person in states] == [
        "adult", "adult", "adult", "departed", "adult", "adult", "adult", "child", "promised",
    ]  # fmt: skip
    do(s, "mansion")
    assert legal(s) == ["person 3", "person 5", "person 6"]


@pytest.mark.rule("C-1.5")
def test_a_child_can_neither_marry_nor_hold_anything_before_it_is_an_adult() -> None:
    tree = "patriarch; ann & 1 departed; son < 1 2 child"
    s = table(cards=EVERYBODY, round=2, family=tree, hand="bea, dora", gold=9, starting_player=2, two=TWO)
    do(s, "ask-friends", "amount 2", "mansion", "friend dora")
    assert family(s)[0] == "patriarch [mansion]"
    end_round(s)
    assert asked(s) == ("turn", 1)
    do(s, "marry")
    assert family(s)[2].startswith("son & 4 < 1 2")


@pytest.mark.rule("C-1.6")
def test_single_and_widowed_members_may_marry_but_no_widowed_friend() -> None:
    tree = (
        "patriarch & 2; ann & 1; son < 1 2; son < 1 2; bea & 4 departed; son & 7 < 1 2; cleo & 6;"
        " daughter & 9 < 1 2 departed; max row 2"
    )
    s = table(cards=EVERYBODY, round=3, family=tree, hand="dora, hope, ned", gold=9)
    do(s, "marry", "friend dora")
    assert legal(s) == ["person 3", "person 4"]
    assert [rule_of(s, f"person {n}") for n in (6, 9)] == ["C-13.2", "C-17.7"]
    s.back()
    do(s, "mansion", "friend dora")
    assert legal(s) == ["person 3", "person 4", "person 6", "person 9"]


@pytest.mark.rule("C-1.7")
def test_a_child_with_a_friend_upside_down_beside_it_is_betrothed() -> None:
    need: dict[str, object] = {"count": "betrothals", "least": 1}
    tree = COUPLE + "; son < 1 2 child; son < 1 2 child"
    assert not met(need, tree, 1)
    cards = [*EVERYBODY, mission("salon", needs=[need])]
    s = table(cards=cards, family=tree, hand="bea, cleo", missions="salon")
    do(s, "arrange", "friend bea", "person 3")
    assert family(s)[2:] == ["son & 5 < 1 2 child", "son < 1 2 child", "bea & 3 promised"]
    assert legal(s) == ["complete salon", "done"]


@pytest.mark.rule("C-1.7")
def test_a_betrothed_child_cannot_be_promised_again() -> None:
    tree = COUPLE + "; son & 4 < 1 2 child; bea promised; son < 1 2 child; son < 1 2 child"
    s = table(cards=EVERYBODY, family=tree, hand="cleo")
    do(s, "arrange")
    assert legal(s) == ["person 5", "person 6"]
    assert rule_of(s, "person 3") == "C-14.1"


# --- Friends: hand, display, deck ---


@pytest.mark.rule("C-1.8")
def test_a_hand_is_its_holders_the_display_is_open_and_the_deck_face_down() -> None:
    s = table(cards=LADIES, hand="ann, bea", display="cleo, dora", friend_next="emma")
    for number in (None, 0, 1):
        view = seen(s, number)
        assert view["display"] == ["cleo", "dora"]
        assert view["friend_deck"] == 4
        assert view["seats"][0].get("hand") == (["ann", "bea"] if number == 0 else None)
        assert view["seats"][0]["hand_size"] == 2
        assert "emma" not in str(view)


@pytest.mark.rule("C-1.9", "C-4.15")
def test_to_take_is_from_the_display_and_to_draw_is_unseen_from_the_deck() -> None:
    cards = [
        friend("taker", friends=1),
        friend("drawer", effects=[{"do": "draw", "amount": 1}]),
        *LADIES,
        *CHILDREN,
    ]
    arranged: dict[str, Any] = {
        "cards": cards,
        "display": "bea, cleo, dora",
        "friend_next": "emma",
        "child_next": "son",
    }
    s = table(hand="taker", **arranged)
    do(s, "marry")
    assert asked(s) == ("take", 1)
    assert legal(s) == ["friend bea", "friend cleo", "friend dora"]
    do(s, "friend dora")
    assert (hand(s), seen(s)["display"]) == (["dora"], ["bea", "cleo"])
    assert [event["friend"] for event in forms.events(s, 0, 1) if event["event"] == "taken"] == ["dora"]
    s = table(hand="drawer", **arranged)
    do(s, "marry")
    assert (hand(s), seen(s)["display"]) == (["emma"], ["bea", "cleo", "dora"])
    assert [event for event in forms.events(s, 0, 1) if event["event"] == "drawn"] == [{"event": "drawn", "seat": 1}]


# --- another X in the family ---

GERTRUDE = [
    friend("greta", nationality="prussian", effects="gertrude"),
    friend("peg", nationality="prussian"),
    friend("hans", "male", nationality="prussian"),
    friend("erica", occupation="craftsman", effects=[{"do": "gold", "amount": 3, "another": "craftsman"}]),
    friend("cobbler", occupation="craftsman"),
    friend("dutchman", nationality="dutch", occupation="artist"),
    *LADIES[:6],
    *CHILDREN,
    mission("guild", effects=[{"do": "counts-as", "occupation": "craftsman"}]),
    mission("engine", effects=[{"do": "counts-as", "occupation": "scientist"}]),
]


@pytest.mark.rule("C-1.10")
@pytest.mark.parametrize(
    ("married", "tree", "round", "changed", "found"),
    [
        ("greta", "patriarch", 1, {}, False),
        ("greta", "patriarch & 2; peg & 1; son < 1 2", 3, {}, True),
        ("greta", "patriarch & 2; peg & 1; son & 4 < 1 2; ann & 3; son < 3 4", 6, {}, True),
        ("greta", "patriarch; ann & 1 departed; daughter & 4 < 1 2 child; hans promised", 1, {}, True),
        ("greta", "patriarch & 2; ann & 1; son < 1 2; daughter & 5 < 1 2; hans & 4", 3, {}, True),
        ("greta", "patriarch; peg & 1 departed", 1, {}, False),
        ("greta", "patriarch & 2; dutchman & 1; son < 1 2", 3, {}, False),
        ("greta", "patriarch", 1, {"two": seat(family="patriarch & 2; peg & 1")}, False),
        ("greta", "patriarch", 1, {"completed": "guild"}, False),
        ("erica", "patriarch", 1, {}, False),
        ("erica", "patriarch & 2; cobbler & 1; son < 1 2", 3, {}, True),
        ("erica", "patriarch", 1, {"completed": "guild"}, True),
        ("erica", "patriarch", 1, {"completed": "engine"}, False),
        ("erica", "patriarch", 1, {"missions": "guild"}, False),
        ("erica", "patriarch", 1, {"two": seat(completed="guild")}, False),
    ],
)
def test_another_of_a_nationality_or_occupation_in_the_family(
    married: str, tree: str, round: int, changed: dict[str, Any], found: bool
) -> None:
    s = table(cards=GERTRUDE, hand=married, family=tree, round=round, child_next="son", **changed)
    do(s, "marry")
    assert any(person.startswith(married) for person in family(s))
    assert tracks(s)["gold"] == (3 if found else 0)


# --- principles ---


@pytest.mark.rule("C-1.11")
def test_a_card_prevails_over_a_general_rule() -> None:
    cards = [
        friend("constant", effects="constant"),
        *LADIES,
        child("twins", "male", effects="surprise-twins-son"),
        *CHILDREN,
    ]
    s = table(cards=cards, hand="constant", child_next="son")
    do(s, "marry")
    assert family(s) == ["patriarch & 2", "constant & 1"]  # no birth, against C-13.11
    s = table(cards=cards, family=COUPLE + "; son < 1 2 child; son < 1 2 child", child_next="twins, daughter")
    do(s, "have-children", "birth any")
    assert len(family(s)) == 6  # a fourth child, against C-15.4


@pytest.mark.rule("C-1.12")
def test_a_choice_belongs_to_the_player_whose_card_or_family_it_concerns() -> None:
    loss = [{"do": "rivals-lose", "amount": 1, "lose": ["gold", "card"], "to": "bank", "who": "all"}]
    cards = [friend("fritz", effects=loss, not_in=["solo_standard", "solo_testament"]), *LADIES, *CHILDREN]
    s = table(cards=cards, hand="fritz", child_next="complication, son", two=seat(hand="ann, bea", gold=1))
    do(s, "marry")
    assert asked(s) == ("rival", 2)
    assert s.why_not(s.game.parse("lose gold"), 0) is not None
    do(s, "lose card")
    assert asked(s) == ("rival", 2)
    do(s, "friend bea")
    assert hand(s, 2) == ["ann"]
    assert asked(s) == ("lose", 1)  # the mother or the child of seat 1's own family


@pytest.mark.rule("C-1.13")
@pytest.mark.parametrize("starter", [1, 2, 3, 4])
def test_what_several_players_resolve_at_once_goes_clockwise_from_the_starting_player(starter: int) -> None:
    loss = [{"do": "rivals-lose", "amount": 1, "lose": ["gold", "honor"], "to": "bank", "who": "all"}]
    cards = [friend("fritz", effects=loss, not_in=["solo_standard", "solo_testament"]), *LADIES, *CHILDREN]
    others = {name: seat(gold=1) for name in ("two", "three", "four")}
    s = table(cards=cards, hand="fritz", child_next="son", starting_player=starter, active=1, **others)  # type: ignore[arg-type]
    do(s, "marry")
    order = []
    while asked(s)[0] == "rival":
        order.append(asked(s)[1])
        do(s, "lose gold")
    assert order == [n for n in ((starter + i - 1) % 4 + 1 for i in range(4)) if n != 1]


@pytest.mark.rule("C-1.14")
@pytest.mark.parametrize("mode", ["multiplayer", "solo_standard", "solo_testament"])
def test_the_same_seed_options_and_decisions_give_the_same_game(mode: str) -> None:
    first, again = (new_game(3, seed=2**100 + 7, mode=mode) for _ in range(2))
    chooser = random.Random(3)
    while not first.over:
        assert first.legal() == again.legal()
        text = first.game.text(chooser.choice(first.legal()))
        do(first, text)
        do(again, text)
        assert first.digest() == again.digest()
    assert again.over
    assert first.events() == again.events()


@pytest.mark.rule("C-1.14")
def test_another_seed_gives_another_game() -> None:
    assert len({new_game(seed=seed).digest() for seed in range(30)}) == 30


@pytest.mark.rule("C-1.15")
def test_every_discarded_card_goes_to_the_pile_of_its_type() -> None:
    tree = "patriarch & 2; ann & 1; son < 1 2 child"
    s = table(
        cards=[*LADIES, *CHILDREN], round=2, family=tree, hand="bea, cleo", gold=9, complication=1,
        child_next="complication, son", mission_next="a-clan-of-cousins, fill-the-guest-book",
        two=seat(family="patriarch & 2; dora & 1; son < 1 2 child", pawns=0), passed=[2],
    )  # fmt: skip
    do(s, "undertake", "friend bea", "mission a-clan-of-cousins")
    assert (file(s, "friend_discard"), file(s, "mission_discard")) == (["bea"], ["fill-the-guest-book"])
    do(s, "have-children", "birth any")
    assert file(s, "child_discard") == ["complication"]
    do(s, "pass")
    assert s.round == 3
    for key, cards in (("titles", s.rules.deck.titles), ("contributions", s.rules.deck.contributions)):
        piles: Any = file(s, key)
        assert piles["discarded"] == [card.id for card in cards if card.generation == 1]
    assert file(s, "child_discard") == ["complication", "complication"]
    assert (file(s, "friend_discard"), file(s, "mission_discard")) == (["bea"], ["fill-the-guest-book"])


@pytest.mark.rule("C-1.16")
def test_seat_order_is_from_seat_one_and_player_order_from_the_starting_player() -> None:
    s = new_game(4, first=3)
    sides = []
    while asked(s)[0] == "head-side":
        sides.append(asked(s)[1])
        do(s, "patriarch")
    assert sides == [1, 2, 3, 4]
    tree = "patriarch & 2; {} & 1; son < 1 2 child"
    seats = [tree.format(card.values["id"]) for card in LADIES[:4]]
    s = table(
        cards=[*LADIES, *CHILDREN], round=2, family=seats[0], two=seat(family=seats[1]), three=seat(family=seats[2]),
        four=seat(family=seats[3]), starting_player=3,
    )  # fmt: skip
    turns = []
    while s.round == 2:
        turns.append(asked(s)[1])
        do(s, *(["pass"] if "pass" in legal(s) else ["ask-friends", "amount 2"]))
    assert turns == [3, 4, 1, 2] * 3
    assert [event["seat"] for event in forms.events(s) if event["event"] == "pawn"] == [3, 4, 1, 2]


@pytest.mark.rule("C-1.17")
def test_a_benefit_is_received_as_far_as_possible() -> None:
    cards = [
        friend("taker", friends=3),
        friend("loser", effects=[{"do": "gold", "amount": -4}, {"do": "honor", "amount": 1}]),
        friend("painter", effects=[{"do": "pawn", "colour": "red"}, {"do": "honor", "amount": 1}]),
        *CHILDREN,
    ]
    s = table(cards=cards, hand="taker", display="loser, painter", child_next="son")
    do(s, "marry")
    assert hand(s) == ["loser", "painter"]
    s = table(cards=cards, hand="loser", gold=3, child_next="son")
    do(s, "marry")
    assert (tracks(s)["gold"], tracks(s)["honor"]) == (0, 1)
    s = table(cards=cards, hand="painter", child_next="son", two=seat(extra="3 red"))
    do(s, "marry")
    assert (extra(s), tracks(s)["honor"]) == ({}, 1)


@pytest.mark.rule("C-1.17")
@pytest.mark.parametrize(("gold", "held", "rule"), [(3, "bea", ""), (2, "bea", "C-11.1"), (3, "", "C-11.5")])
def test_a_cost_must_be_paid_in_full(gold: int, held: str, rule: str) -> None:
    assert rule_of(table(cards=LADIES, hand=held, gold=gold), "mansion") == rule
