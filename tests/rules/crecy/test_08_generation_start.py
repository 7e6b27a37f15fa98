"""Section 8 of the rules of the Duke de Crecy: what happens before the first round of Generations II and III."""

from __future__ import annotations

import pytest

from bequest.games.crecy.position import CrecyPosition
from tests import forms
from tests.rules.crecy.table import (
    Fixture,
    Seat,
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
    patron,
    rule_of,
    seat,
    shown,
    table,
    told,
    tracks,
)

PLAIN = [
    *friends("alma, bea, cleo, dora, eva, fay, gia, hope, iris, june, kim, lea"),
    *friends("max, ned, otto", "male"),
    *children(12, 12, 4),
    mission("errand"),
]
PARENTS = "patriarch & 2; alma & 1"
HEIRS = seat(family="matriarch & 2; max & 1; daughter < 1 2")
"""A rival family that lives on and has nothing to decide at the start of a Generation."""


def start(
    family: str = f"{PARENTS}; son < 1 2",
    two: Seat = HEIRS,
    cards: list[Fixture] = PLAIN,
    round: int = 2,
    passed: tuple[int, ...] = (1, 2),
    child_next: str = "son, son",
    **arguments: object,
) -> CrecyPosition:
    """All have passed in the last round of a Generation: the position goes on to the first question of the next."""
    given = {"family": family, "two": two, "cards": cards, "round": round, "passed": passed, "child_next": child_next}
    return table(**given, **arguments)  # type: ignore[arg-type]


def events(s: CrecyPosition, *kinds: str) -> list[dict[str, object]]:
    return [event for event in forms.events(s, 0, None) if event["event"] in kinds]


def with_friend(*given: Fixture) -> list[Fixture]:
    """The plain cards and some Friends or Child cards more."""
    return [*PLAIN, *given]


# --- the four steps ---


@pytest.mark.rule("C-8.1")
def test_pawns_then_growing_up_and_weddings_then_offers_then_old_complications() -> None:
    s = start(
        family=f"{PARENTS}; son < 1 2; bea & 3 promised",
        complication=1,
        two=seat(family="matriarch & 2; max & 1; daughter < 1 2; ned & 3 promised", complication=1),
    )
    steps = ["pawn", "grown", "wedding", "born", "offers", "complication-gone", "round"]
    assert [kind for kind in told(s) if kind in steps] == [
        *["pawn", "pawn"],
        *["grown", "wedding", "born", "grown", "wedding", "born"],
        *["offers", "complication-gone", "complication-gone", "round"],
    ]


@pytest.mark.rule("C-8.2", "C-8.3", "C-8.5")
def test_player_order_starts_from_the_starting_player_of_the_round_just_finished() -> None:
    s = start(starting_player=2, chance="explicit")
    do(s, "pawn red", "pawn green")
    assert [(event["seat"], event["colour"]) for event in events(s, "pawn")] == [(2, "red"), (1, "green")]
    assert [event["seat"] for event in events(s, "grown")] == [2, 1]
    assert forms.view(s, None)["starting_player"] == 1  # only the beginning of round 3 has passed the card on
    assert asked(s) == ("turn", 1)


@pytest.mark.rule("C-8.3")
def test_each_player_gets_one_of_five_pawns_of_different_colours() -> None:
    s = start(chance="explicit")
    assert legal(s) == ["pawn green", "pawn orange", "pawn red", "pawn sky-blue", "pawn yellow"]
    do(s, "pawn orange")
    assert legal(s) == ["pawn green", "pawn red", "pawn sky-blue", "pawn yellow"]
    do(s, "pawn yellow")
    assert (extra(s, 1), extra(s, 2)) == ({"orange": 1}, {"yellow": 1})


@pytest.mark.rule("C-8.3")
def test_which_pawn_comes_is_left_to_chance() -> None:
    given = [(extra(s, 1), extra(s, 2)) for s in [start(seed=seed) for seed in range(40)]]
    assert all(sum(own.values()) == 1 for pair in given for own in pair)
    assert all(one != other for one, other in given)
    for number in (0, 1):
        assert {colour for pair in given for colour in pair[number]} == {
            "green", "orange", "red", "sky-blue", "yellow",
        }  # fmt: skip


@pytest.mark.rule("C-8.3", "C-8.4")
def test_the_pawns_come_from_the_whole_supply_and_the_others_go_back_to_it() -> None:
    s = start(extra="3 red", chance="explicit")
    do(s, "pawn red", "pawn green")
    assert forms.view(s, None)["supply"] == {"green": 2, "orange": 3, "red": 2, "sky-blue": 3, "yellow": 3}
    assert extra(s, 1) == {"red": 1}


# --- growing up ---


@pytest.mark.rule("C-8.5")
def test_ce_s7_one_player_grows_up_and_marries_before_the_next_begins() -> None:
    generous = [friend("rose", friends=1), friend("ruth", friends=1), friend("roy", "male", friends=1)]
    s = start(
        family=f"{PARENTS}; son < 1 2; rose & 3 promised; son < 1 2; ruth & 5 promised",
        two=seat(family="matriarch & 2; max & 1; daughter < 1 2; roy & 3 promised"),
        cards=with_friend(*generous),
        display="bea, cleo, dora, eva, fay",
        child_next="son, son, daughter",
        starting_player=1,
    )
    assert asked(s) == ("wed", 1)
    do(s, "person 3", "friend bea", "friend cleo")
    assert asked(s) == ("take", 2)
    assert legal(s) == ["friend dora", "friend eva", "friend fay"]
    do(s, "friend eva")
    assert (hand(s, 1), hand(s, 2)) == (["bea", "cleo"], ["eva"])
    assert [(event["event"], event["seat"]) for event in events(s, "grown", "wedding")] == [
        *[("grown", 1), ("grown", 1), ("wedding", 1), ("wedding", 1)],
        *[("grown", 2), ("wedding", 2)],
    ]
    assert (s.round, forms.view(s, None)["starting_player"]) == (3, 2)


@pytest.mark.rule("C-8.6")
def test_children_without_an_effect_grow_up_first_and_the_others_as_the_player_chooses() -> None:
    special = [child("hero", "male", effects="brave"), child("gossip", "female", effects="gossip-queen")]
    s = start(
        family=f"{PARENTS}; hero < 1 2; gossip < 1 2; son < 1 2",
        cards=with_friend(*special),
        friend_next="iris, june",
    )
    assert asked(s) == ("grow", 1)
    assert legal(s) == ["person 3", "person 4"]
    assert family(s)[2:] == ["hero < 1 2 child", "gossip < 1 2 child", "son < 1 2"]
    assert rule_of(s, "person 5") == "C-8.6"
    do(s, "person 4")
    assert hand(s) == ["iris", "june"]
    assert tracks(s)["honor"] == 3 + 1  # three children, and then Brave, who was alone and not asked about
    grown = [(event["event"], event.get("person")) for event in events(s, "grown", "drawn") if event["seat"] == 1]
    assert grown == [("grown", 5), ("grown", 4), ("drawn", None), ("drawn", None), ("grown", 3)]


@pytest.mark.rule("C-8.6")
def test_nobody_is_asked_about_children_without_effects() -> None:
    s = start(family=f"{PARENTS}; son < 1 2; daughter < 1 2; son < 1 2")
    assert asked(s) == ("turn", 2)
    assert family(s)[2:] == ["son < 1 2", "daughter < 1 2", "son < 1 2"]


@pytest.mark.rule("C-8.6", "C-8.7")
def test_all_children_are_grown_before_the_first_wedding() -> None:
    special = [child("hero", "male", effects="brave"), child("knight-errant", "male", effects="brave")]
    s = start(
        family=f"{PARENTS}; hero < 1 2; bea & 3 promised; knight-errant < 1 2; cleo & 5 promised",
        cards=with_friend(*special),
    )
    assert asked(s) == ("grow", 1)
    do(s, "person 3")
    assert asked(s) == ("wed", 1)
    assert [event["event"] for event in events(s, "grown", "wedding")] == ["grown", "grown"]


@pytest.mark.rule("C-8.6")
def test_only_the_children_of_the_starting_generation_grow_up() -> None:
    s = start(
        family=f"{PARENTS}; son & 4 < 1 2 adult; bea & 3 adult; son < 3 4",
        two=seat(family="matriarch & 2; max & 1; daughter & 4 < 1 2 adult; ned & 3 adult; daughter < 3 4"),
        round=5,
    )
    assert (s.generation, family(s)[4]) == (3, "son < 3 4")
    assert [event["person"] for event in events(s, "grown")] == [5, 5]


# --- arranged marriages ---


TWO_PROMISED = f"{PARENTS}; son < 1 2; rose & 3 promised; son < 1 2; bea & 5 promised"


@pytest.mark.rule("C-8.7")
def test_arranged_marriages_are_carried_out_singly_in_the_order_that_the_player_chooses() -> None:
    s = start(TWO_PROMISED, cards=with_friend(friend("rose", friends=2, prestige=1)), child_next="son, daughter")
    assert asked(s) == ("wed", 1)
    assert legal(s) == ["person 3", "person 5"]
    assert rule_of(s, "person 4") == "C-8.7"
    do(s, "person 3")
    assert asked(s) == ("take", 1)
    assert family(s)[5] == "bea & 5 promised"
    do(s, *legal(s)[:1])
    assert family(s)[5] == "bea & 5 promised"
    do(s, *legal(s)[:1])
    assert family(s)[2:] == [
        *["son & 4 < 1 2", "rose & 3", "son & 6 < 1 2", "bea & 5", "son < 3 4 child", "daughter < 5 6 child"]
    ]
    assert [event["event"] for event in events(s, "wedding", "taken", "prestige", "born")] == [
        *["wedding", "taken", "taken", "prestige", "born", "wedding", "born"]
    ]


@pytest.mark.rule("C-8.8")
@pytest.mark.parametrize("money", ["cost", "dowry"])
def test_steps_3_to_6_are_performed_and_the_money_is_not_settled_again(money: str) -> None:
    honor = [{"do": "honor", "amount": 5}]
    rose = friend("rose", effects=honor, income=2, prestige=3, cost=4)
    if money == "dowry":
        rose = friend("rose", effects=honor, income=2, prestige=3, dowry=4)
    s = start(f"{PARENTS}; son < 1 2; rose & 3 promised", cards=with_friend(rose), gold=1, child_next="daughter")
    assert tracks(s) == {"gold": 1, "honor": 1 + 5, "prestige": 3, "income": 2}
    assert family(s)[2:] == ["son & 4 < 1 2", "rose & 3", "daughter < 3 4 child"]
    own = [event["event"] for event in forms.events(s, 0, 0) if event.get("seat") == 1]
    assert own[own.index("wedding") :] == ["wedding", "income", "prestige", "honor", "child-card", "born"]


@pytest.mark.rule("C-8.9")
def test_an_arranged_marriage_is_neither_refused_nor_put_off_nor_changed() -> None:
    sour = friend("rose", income=-3, prestige=-2)
    s = start(TWO_PROMISED, cards=with_friend(sour), hand="kim, lea", gold=9)
    assert legal(s) == ["person 3", "person 5"]
    for text in ("pass", "done", "friend kim", "marry", "arrange"):
        assert rule_of(s, text) == "not asked"
    do(s, "person 5")
    assert asked(s) == ("turn", 2)
    assert family(s)[2:6] == ["son & 4 < 1 2", "rose & 3", "son & 6 < 1 2", "bea & 5"]
    assert (tracks(s)["income"], tracks(s)["prestige"]) == (-3, -2)


@pytest.mark.rule("C-8.10")
def test_a_child_born_at_the_start_counts_at_the_end_of_the_same_generation() -> None:
    s = start(
        f"{PARENTS}; son < 1 2; bea & 3 promised",
        two=seat(family="matriarch & 2; max & 1; daughter < 1 2; ned & 3 promised"),
    )
    assert tracks(s)["honor"] == 1
    end_round(s, 3)
    assert s.generation == 3
    assert tracks(s)["honor"] == 1 + 1
    assert shown(s)["extinct"] is None


@pytest.mark.rule("C-8.11", "C-8.14")
def test_a_complication_of_the_generation_before_protects_until_it_is_discarded() -> None:
    s = start(f"{PARENTS}; son < 1 2; bea & 3 promised", complication=1, child_next="complication, son")
    assert asked(s) == ("turn", 2)
    assert family(s)[4] == "son < 3 4 child"
    assert "lost-child" not in told(s)
    assert shown(s)["complication"] is None
    assert file(s, "child_discard") == ["complication", "complication"]


@pytest.mark.rule("C-8.12")
def test_an_effect_that_begins_at_the_start_lasts_through_the_generation() -> None:
    cards = with_friend(friend("rose", effects="miranda"), child("smile", "female", effects="beautiful-smile"))
    s = start(
        f"{PARENTS}; son < 1 2; rose & 3 promised; smile < 1 2",
        two=seat(family="matriarch & 2; max & 1; daughter < 1 2; ned & 3 promised"),
        cards=cards,
        starting_player=2,
    )
    for number in (3, 4, 5):
        assert (s.round, shown(s)["lasting"]) == (number, ["rose", "smile"])
        while asked(s) != ("turn", 1):
            do(s, "ask-friends", "amount 2")
        before = tracks(s)["gold"]
        do(s, "ask-friends", "amount 2")
        assert tracks(s)["gold"] == before + 2 + 2 + 1
        end_round(s)
    assert (s.generation, shown(s)["lasting"]) == (3, [])


# --- offers, Complications ---


@pytest.mark.rule("C-8.13")
def test_ce_x2_what_nobody_bought_is_discarded_and_the_new_offer_is_laid_out() -> None:
    s = start("patriarch & 2 [count]; alma & 1; son < 1 2")
    assert forms.view(s, None)["titles"] == ["baron", "seneschal", "marquis"]
    assert forms.view(s, None)["contributions"] == ["court-ballet", "botanical-garden", "hospital"]
    titles, contributions = file(s, "titles"), file(s, "contributions")
    assert isinstance(titles, dict)
    assert isinstance(contributions, dict)
    assert titles["discarded"] == ["viscount", "knight"]
    assert titles["aside"] == ["peer-of-france", "grand-chamberlain", "duke"]
    assert contributions["discarded"] == ["alms-house", "public-fountain", "village-school"]
    assert family(s)[0] == "patriarch & 2 [count]"


@pytest.mark.rule("C-8.13")
def test_the_old_offer_lies_there_until_step_3() -> None:
    s = start(TWO_PROMISED, cards=with_friend(friend("rose")))
    assert asked(s) == ("wed", 1)
    assert forms.view(s, None)["titles"] == ["count", "viscount", "knight"]
    do(s, "person 3")
    assert forms.view(s, None)["titles"] == ["baron", "seneschal", "marquis"]


@pytest.mark.rule("C-8.14")
def test_all_players_discard_a_complication_of_the_generation_before() -> None:
    s = start(complication=1, two={**HEIRS, "complication": 1})
    assert [shown(s, number)["complication"] for number in (1, 2)] == [None, None]
    assert file(s, "child_discard") == ["complication", "complication"]
    assert [event["seat"] for event in events(s, "complication-gone")] == [1, 2]


@pytest.mark.rule("C-8.15")
def test_a_complication_kept_at_the_start_stays_for_the_generation() -> None:
    s = start(f"{PARENTS}; son < 1 2; bea & 3 promised", child_next="complication")
    assert asked(s) == ("lose", 1)
    do(s, "lose-child")
    assert shown(s)["complication"] == 2
    assert file(s, "child_discard") == []
    assert "complication-gone" not in told(s)


@pytest.mark.rule("C-8.16")
def test_no_mission_is_completed_at_a_generation_start() -> None:
    s = start(TWO_PROMISED, cards=with_friend(friend("rose", friends=1)), missions="errand")
    assert asked(s) == ("wed", 1)
    assert rule_of(s, "complete errand") == "not asked"
    do(s, "person 3")
    assert asked(s) == ("take", 1)
    assert rule_of(s, "complete errand") == "not asked"
    do(s, *legal(s)[:1])
    do(s, "ask-friends", "amount 2")
    assert "complete errand" in legal(s)


# --- eliminated players ---


@pytest.mark.rule("C-8.17")
def test_eliminated_players_are_left_out_and_the_order_starts_from_the_next_survivor() -> None:
    s = start(
        "patriarch & 2; alma & 1",  # without a child: extinct
        two=seat(family="matriarch & 2; max & 1; daughter < 1 2"),
        three=seat(family="patriarch & 2; bea & 1; son < 1 2"),
        cards=[*PLAIN, *[patron(id, main={"points": 9, "needs": []}) for id in ("p", "q", "r")]],
        passed=(1, 2, 3),
        starting_player=1,
    )
    assert shown(s, 1)["extinct"] == 1
    assert [event["seat"] for event in events(s, "pawn")] == [2, 3]
    assert [event["seat"] for event in events(s, "grown")] == [2, 3]
    assert extra(s, 1) == {}
    assert asked(s) == ("turn", 2)


@pytest.mark.rule("C-8.17")
def test_a_family_that_died_out_earlier_is_left_out_too() -> None:
    s = start(
        f"{PARENTS}; son & 4 < 1 2 adult; bea & 3 adult; son < 3 4",
        two=seat(family="matriarch & 2; max & 1", eliminated=1),
        three=seat(family="patriarch & 2; cleo & 1; son & 4 < 1 2 adult; dora & 3 adult; daughter < 3 4"),
        round=5,
        passed=(1, 3),
        starting_player=3,
    )
    assert [event["seat"] for event in events(s, "pawn")] == [3, 1]
    assert [event["seat"] for event in events(s, "grown")] == [3, 1]
