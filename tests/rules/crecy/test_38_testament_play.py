"""Section 38, The Testament: actions, flow and Hints."""

import pytest

from bequest.core.position import CHANCE
from tests import forms
from tests.rules.crecy.table import (
    PARENTS,
    START_TREE,
    Fixture,
    ancestry,
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
    hint,
    legal,
    mission,
    rule_of,
    shown,
    table,
    told,
    tracks,
)

HOUSE: list[Fixture] = [
    friend("patrick", "male", role="start", nationality="french", start={"income": 1, "gold": 9}),
    friend("laurent", "male", role="father", nationality="french", occupation="craftsman"),
    friend("angelique", role="mother", nationality="french", occupation="craftsman"),
]
PLAIN = [*HOUSE, *friends("ann, bea, cleo, dora, eve, fay, gina, hope, iris, jane"), *friends("tom, rob, sam", "male")]
CARDS = [*PLAIN, *children(20, 20)]
LUCIENNE = f"{PARENTS}; son & 5; lucienne & 4 < 8 9; son & 7; daughter & 6; son & 9; daughter & 8"
"""Lucienne is known as Laurent's mother, with unknown parents and an unknown husband."""
KNOWN_WIFE = LUCIENNE.replace("lucienne", "ann")


# --- worked examples, with the supplied cards ---


@pytest.mark.rule("C-38.21", "C-38.22", "C-38.23", "C-38.24", "C-38.25", "C-38.26", "C-38.27")
def test_ce_x20_michael_instead_of_angeliques_father() -> None:
    s = ancestry(hand="michael", gold=5, child_next="son, daughter")
    do(s, "marry", "person 6")
    assert tracks(s) == {"gold": 2, "honor": 0, "prestige": 1, "income": 1}
    assert shown(s)["lasting"] == ["michael"]  # his effect
    assert family(s)[5:] == ["michael & 7 < 8 9", "daughter & 6", "son & 9", "daughter & 8"]
    assert "child-card" not in told(s)


@pytest.mark.rule("C-38.26", "C-38.28")
def test_ce_x21_michael_instead_of_luciennes_husband() -> None:
    s = ancestry(LUCIENNE, hand="michael", gold=5, child_next="son, daughter, daughter")
    do(s, "marry", "person 4")
    assert tracks(s) == {"gold": 2, "honor": 0, "prestige": 1, "income": 1}
    assert family(s)[3:5] == ["michael & 5 < 10 11", "lucienne & 4 < 8 9"]
    assert family(s)[9:] == ["son & 11", "daughter & 10", "daughter < 4 5"]
    assert family(s)[1] == "laurent & 3 < 4 5"  # the last one is his sister


@pytest.mark.rule("C-38.29", "C-38.30", "C-38.31")
def test_ce_x22_a_brother_of_lucienne() -> None:
    s = ancestry(LUCIENNE, hand="agnieszka, michael", gold=5, child_next="son")
    do(s, "have-children", "person 8", "birth any")
    assert (family(s)[9], tracks(s)["honor"]) == ("son < 8 9", 0)
    do(s, "marry", "friend agnieszka")
    assert "person 10" in legal(s)  # a wife for him
    s.back()
    do(s, "marry", "friend michael")
    assert "person 10" in legal(s)  # or his place


@pytest.mark.rule("C-38.25")
def test_ce_s12_luciennes_brother_is_replaced() -> None:
    s = ancestry(f"{LUCIENNE}; son < 8 9", hand="michael", gold=5)
    do(s, "marry", "person 10")
    assert family(s)[9:] == ["michael < 8 9"]  # neither parents nor a child
    assert not {"born", "child-card"} & set(told(s))


# --- Who Were They? ---


@pytest.mark.rule("C-38.21")
def test_beside_a_single_member_or_in_place_of_an_unknown_one() -> None:
    tree = f"{PARENTS}; tom & 5; daughter & 4; son & 7; bea & 6; son < 4 5; rob < 4 5; daughter < 4 5; cleo < 4 5"
    s = do(ancestry(tree, hand="ann", cards=CARDS), "marry")
    assert legal(s) == ["person 5", "person 8", "person 9", "person 10"]
    assert rule_of(s, "person 4") == "C-13.2"  # a husband already
    assert rule_of(s, "person 7") == "C-38.21"  # known already
    assert rule_of(s, "person 11") == "C-38.21"
    do(s, "person 9")
    assert family(s)[8] == "rob & 12 < 4 5"


@pytest.mark.rule("C-38.21")
def test_one_pawn_plays_one_friend() -> None:
    s = do(ancestry(hand="ann, bea", cards=CARDS), "marry", "friend ann", "person 5")
    assert (shown(s)["pawns"], hand(s)) == (1, ["bea"])


@pytest.mark.rule("C-38.22")
def test_spouse_parents_children_and_cards_remain() -> None:
    tree = KNOWN_WIFE.replace("ann & 4", "daughter & 4").replace("8 9;", "8 9 [mansion];", 1)
    s = ancestry(f"{tree}; son < 4 5", hand="bea", cards=CARDS)
    do(s, "marry", "person 5")
    assert family(s)[4] == "bea & 4 < 8 9 [mansion]"
    assert (family(s)[1], family(s)[9]) == ("laurent & 3 < 4 5", "son < 4 5")
    assert file(s, "child_discard") == ["daughter"]


@pytest.mark.rule("C-38.23")
@pytest.mark.parametrize("person", [5, 8])
def test_cost_income_prestige_and_effect_in_both_cases(person: int) -> None:
    zoe = friend("zoe", cost=2, income=1, prestige=3, effects=[{"do": "honor", "amount": 1}])
    s = ancestry(f"{START_TREE}; son < 4 5", hand="zoe", gold=5, cards=[*CARDS, zoe])
    do(s, "marry", f"person {person}")
    assert tracks(s) == {"gold": 3, "honor": 1, "prestige": 3, "income": 1}
    assert told(s)[:5] == ["placed", "gold", "income", "prestige", "honor"]
    assert rule_of(ancestry(hand="zoe", gold=1, cards=[*CARDS, zoe]), "marry") == "C-11.1"


@pytest.mark.rule("C-38.23")
def test_a_dowry_and_friend_cards() -> None:
    zoe = friend("zoe", dowry=2, friends=1)
    s = ancestry(hand="zoe", cards=[*CARDS, zoe], display="bea, cleo, dora, eve")
    do(s, "marry", "person 5", "friend dora")
    assert (tracks(s)["gold"], hand(s)) == (2, ["dora"])


@pytest.mark.rule("C-38.24")
@pytest.mark.parametrize(("person", "placed"), [(5, 5), (8, 9)])
def test_unknown_parents_above_the_friend(person: int, placed: int) -> None:
    s = ancestry(f"{START_TREE}; son < 4 5", hand="ann", cards=CARDS)
    do(s, "marry", f"person {person}")
    father, mother = (9, 10) if person == 5 else (10, 11)
    assert family(s)[placed - 1] == f"ann & {4 if person == 5 else 8} < {father} {mother}"
    assert family(s)[father - 1 :] == [f"son & {mother}", f"daughter & {father}"]


@pytest.mark.rule("C-38.25")
def test_no_new_parents_for_a_member_who_has_them() -> None:
    s = ancestry(f"{START_TREE}; daughter < 4 5", hand="ann", cards=CARDS)
    do(s, "marry", "person 8")
    assert family(s)[7:] == ["ann < 4 5"]


@pytest.mark.rule("C-38.26")
def test_a_child_of_two_known_spouses_comes_after_the_parents() -> None:
    tree = f"{START_TREE}; rob < 4 5"
    s = ancestry(tree, hand="ann", cards=CARDS, child_next="son, daughter, daughter")
    do(s, "marry", "person 8")
    assert family(s)[8:] == ["ann & 8 < 10 11", "son & 11", "daughter & 10", "daughter < 8 9"]
    row = {p["person"]: p["row"] for p in shown(s)["family"]}  # type: ignore[attr-defined]
    assert (row[8], row[10], row[12]) == (1, 2, 0)


@pytest.mark.rule("C-38.27")
@pytest.mark.parametrize("person", [5, 8])
def test_no_child_without_a_known_spouse(person: int) -> None:
    s = ancestry(f"{START_TREE}; son < 4 5; daughter < 4 5", hand="ann", cards=CARDS)
    do(s, "marry", f"person {person}")
    assert "child-card" not in told(s)
    s = ancestry(f"{START_TREE}; son < 4 5; daughter < 4 5", hand="ann", cards=CARDS)
    do(s, "marry", "person 9")  # single
    assert "child-card" not in told(s)


@pytest.mark.rule("C-38.28")
def test_a_child_is_drawn_even_if_there_are_children() -> None:
    s = ancestry(f"{KNOWN_WIFE}; son < 4 5", hand="tom", cards=CARDS, child_next="son, daughter, daughter")
    do(s, "marry", "person 4")
    assert family(s)[-1] == "daughter < 4 5"


@pytest.mark.rule("C-38.34")
def test_marriages_are_not_arranged() -> None:
    s = ancestry(f"{START_TREE}; son < 4 5", hand="ann", cards=CARDS)
    assert "arrange" not in legal(s)
    assert rule_of(s, "arrange") == "C-38.34"


@pytest.mark.rule("C-38.35")
def test_free_turn_friends() -> None:
    zoe, leo = friend("zoe", effects="arianne"), friend("leo", "male", nationality="russian", effects="leonid")
    olga = friend("olga", nationality="russian")
    cards = [*CARDS, zoe, leo, olga]
    s = ancestry(hand="zoe", pawns=0, cards=cards)
    assert legal(s) == ["marry", "pass"]
    do(s, "marry", "person 5")
    assert (family(s)[4], asked(s)) == ("zoe & 4 < 8 9", ("turn", 1))
    s = do(ancestry(hand="zoe", cards=cards), "marry", "pawn free-turn", "person 5")
    assert shown(s)["pawns"] == 2
    assert rule_of(ancestry(hand="leo", pawns=0, cards=cards), "marry") == "C-10.2"
    tree = f"{PARENTS}; son & 5; olga & 4; son & 7; daughter & 6"
    assert rule_of(ancestry(tree, hand="leo", pawns=0, cards=cards), "marry") == ""


@pytest.mark.rule("C-38.36")
def test_two_draws_with_bernadette() -> None:
    zoe = friend("zoe", effects="bernadette")
    tree = f"{START_TREE}; rob < 4 5"
    s = ancestry(tree, hand="zoe", cards=[*CARDS, zoe], child_next="son, daughter, son, daughter")
    do(s, "marry", "person 8")
    assert family(s)[11:] == ["son < 8 9", "daughter < 8 9"]


@pytest.mark.rule("C-38.37")
def test_pairs_for_the_couple_of_eustachy_or_margarethe() -> None:
    zoe = friend("zoe", effects="margarethe")
    tree = f"{START_TREE}; rob < 4 5"
    s = ancestry(tree, hand="zoe", cards=[*CARDS, zoe], child_next="son, daughter, daughter, son, son, daughter")
    do(s, "marry", "person 8")
    assert (asked(s), legal(s)) == (("pair", 1), ["child son", "child daughter"])
    do(s, "child son")
    assert (family(s)[11:], file(s, "child_discard")) == (["son < 8 9"], ["daughter"])
    do(s, "have-children", "person 8", "birth any", "child daughter")
    assert family(s)[12:] == ["daughter < 8 9"]
    assert file(s, "child_discard") == ["son", "daughter"]
    s = ancestry(f"{START_TREE}; rob < 4 5; zoe & 8", cards=[*CARDS, zoe], child_next="son, daughter")
    do(s, "have-children", "person 4", "birth any")
    assert family(s)[9:] == ["son < 4 5"]  # another couple


@pytest.mark.rule("C-38.38")
def test_two_such_spouses_draw_one_pair() -> None:
    zoe, max_ = friend("zoe", effects="margarethe"), friend("max", "male", effects="eustachy")
    tree = f"{START_TREE}; max < 4 5"
    s = ancestry(tree, hand="zoe", cards=[*CARDS, zoe, max_], child_next="son, daughter, daughter, son, daughter, son")
    do(s, "marry", "person 8", "child son")
    assert (family(s)[11:], file(s, "child_discard")) == (["son < 8 9"], ["daughter"])
    assert asked(s) == ("turn", 1)


@pytest.mark.rule("C-38.39")
def test_george_has_his_values_but_no_effect() -> None:
    s = ancestry(hand="george", gold=4, edition="french")
    missions = forms.view(s, 0)["mission_deck"]
    do(s, "marry", "person 4")
    assert tracks(s) == {"gold": 0, "honor": 0, "prestige": 1, "income": 1}
    assert (shown(s)["under_patron"], forms.view(s, 0)["mission_deck"]) == (0, missions)
    assert "mission-under" not in told(s)


# --- the other player board actions ---


@pytest.mark.rule("C-38.29")
def test_how_big_was_my_family_for_any_couple_but_the_parents() -> None:
    tree = f"{PARENTS}; tom & 5 < 8 9; ann & 4; son & 7; bea & 6; son & 9; daughter & 8"
    s = do(ancestry(tree, cards=CARDS), "have-children")
    assert legal(s) == ["person 4", "person 6", "person 8"]
    assert rule_of(s, "person 2") == "C-38.17"


@pytest.mark.rule("C-38.30", "C-38.31")
def test_a_named_gender_costs_one_honor() -> None:
    s = ancestry(cards=CARDS, child_next="son, son, daughter")
    before = forms.view(s, 0)["child_deck"]
    do(s, "have-children", "person 4", "birth daughter")
    assert (family(s)[7:], tracks(s)["honor"]) == (["daughter < 4 5"], -1)
    assert before == {"sons": 18, "daughters": 18, "complications": 0}
    assert forms.view(s, 0)["child_deck"] == {"sons": 18, "daughters": 17, "complications": 0}


@pytest.mark.rule("C-38.30")
def test_a_gender_that_is_gone_cannot_be_named() -> None:
    s = do(ancestry(cards=[*PLAIN, *children(5, 2)]), "have-children", "person 4")
    assert legal(s) == ["birth any", "birth son"]
    assert rule_of(s, "birth daughter") == "C-15.17"


@pytest.mark.rule("C-38.32")
@pytest.mark.parametrize(("amount", "honor", "gold"), [(2, 0, 4), (3, -1, 5), (4, -1, 6)])
def test_how_wealthy_were_they_is_ask_friends_for_money(amount: int, honor: int, gold: int) -> None:
    tree = f"{PARENTS}; son & 5; zoe & 4; son & 7; daughter & 6"
    s = ancestry(tree, hand="ann", lasting="zoe", cards=[*CARDS, friend("zoe", effects="miranda")])
    do(s, "ask-friends", f"amount {amount}")
    assert (tracks(s)["gold"], tracks(s)["honor"]) == (gold, honor)
    assert hand(s) == ([] if amount == 4 else ["ann"])


@pytest.mark.rule("C-38.33")
def test_whom_did_they_know_is_socialize() -> None:
    tree = f"{PARENTS}; son & 5; zoe & 4; son & 7; daughter & 6"
    cards = [*CARDS, friend("zoe", effects="claire")]
    s = ancestry(tree, gold=1, lasting="zoe", cards=cards, display="ann, bea, cleo, dora, eve")
    do(s, "socialize", "amount 2", "friend ann", "friend bea", "friend dora")  # one more through Claire
    assert (hand(s), tracks(s)["gold"]) == (["ann", "bea", "dora"], 0)
    assert forms.view(s, 0)["display"] == ["cleo", "eve"]


# --- the main board ---


@pytest.mark.rule("C-38.40")
def test_attached_cards_go_to_any_member_or_couple() -> None:
    tree = f"{PARENTS}; son & 5 [mansion]; daughter & 4; tom & 7; daughter & 6; son < 4 5; rob < 4 5"
    s = do(ancestry(tree, hand="ann", gold=3, cards=CARDS), "mansion")
    assert legal(s) == ["person 6", "person 8", "person 9"]
    assert [rule_of(s, f"person {n}") for n in (2, 4, 7)] == ["C-38.17", "C-21.2", "C-21.5"]
    do(s, "person 8")
    assert (tracks(s)["gold"], tracks(s)["prestige"], hand(s)) == (0, 2, [])
    assert family(s)[7] == "son < 4 5 [mansion]"


@pytest.mark.rule("C-38.40")
@pytest.mark.parametrize(
    ("space", "gold", "hand", "reason"),
    [
        ("mansion", 2, "ann", "C-11.1"),
        ("mansion", 3, "", "C-11.5"),
        ("venture", 0, "ann", "C-11.5"),
        ("doctor", 1, "ann", "C-11.1"),
        ("doctor", 2, "", "C-11.5"),
        ("undertake", 0, "", "C-11.5"),
        ("title", 1, "ann", "C-11.1"),
        ("contribute", 0, "ann, bea", "C-11.1"),
    ],
)
def test_the_costs_stay_the_same(space: str, gold: int, hand: str, reason: str) -> None:
    assert rule_of(ancestry(hand=hand, gold=gold, cards=CARDS), space) == reason
    assert rule_of(ancestry(hand="ann, bea", gold=9, cards=CARDS), space) == ""


@pytest.mark.rule("C-38.41")
def test_the_doctor_draws_two_children_for_any_couple_but_the_parents() -> None:
    tree = f"{START_TREE}; son < 4 5; son < 4 5; son < 4 5"
    s = ancestry(tree, hand="ann", gold=2, cards=CARDS, child_next="daughter, son")
    do(s, "doctor")
    assert legal(s) == ["person 4", "person 6"]
    do(s, "person 4")
    assert (tracks(s)["gold"], hand(s)) == (0, [])
    assert family(s)[10:] == ["daughter < 4 5", "son < 4 5"]


@pytest.mark.rule("C-38.42")
@pytest.mark.parametrize("round", [1, 4, 6, 9])
def test_two_missions_are_drawn_in_every_generation(round: int) -> None:
    missions = [mission("ball"), mission("feud"), mission("race")]
    s = ancestry(hand="ann", round=round, cards=[*CARDS, *missions], mission_next="race, feud")
    do(s, "undertake")
    assert legal(s) == ["mission feud", "mission race"]
    do(s, "mission race", "done")
    assert (shown(s)["missions"], forms.view(s, 0)["mission_discard"]) == (["race"], ["feud"])


@pytest.mark.rule("C-38.43")
def test_any_one_row_meets_a_requirement_tied_to_a_generation() -> None:
    needs = [{"count": "members", "least": 2, "occupation": "scientist", "generation": 1}]
    learned = [friend(f"sci{n}", gender, occupation="scientist") for n, gender in ((1, "male"), (2, "female"))]
    cards = [*CARDS, *learned, mission("ball", 6, needs)]
    same = f"{PARENTS}; sci1 & 5; sci2 & 4; son & 7; daughter & 6"
    s = ancestry(same, missions="ball", cards=cards)
    do(s, "complete ball")
    assert tracks(s)["honor"] == 6
    above = f"{PARENTS}; son & 5 < 8 9; sci2 & 4; son & 7; daughter & 6; sci1 & 9; daughter & 8"
    assert rule_of(ancestry(above, missions="ball", cards=cards), "complete ball") == "C-28.1"


@pytest.mark.rule("C-38.44")
def test_occupations_close_no_space() -> None:
    work = [friend(f"x-{o}", occupation=o) for o in ("aristocrat", "artist", "craftsman", "diplomat", "scientist")]
    display = ", ".join(card.values["id"] for card in work)  # type: ignore[misc]
    s = ancestry(hand="ann, bea", gold=9, cards=[*CARDS, *work], display=display)
    for space in ("title", "contribute", "mansion", "venture", "doctor", "undertake"):
        assert rule_of(s, space) == ""


# --- flow ---


@pytest.mark.rule("C-38.45", "C-38.46")
def test_a_generation_begins_with_three_hints_then_pawn_and_offers() -> None:
    s = ancestry(round=2, pawns=0, chance="explicit", cards=CARDS)
    do(s, "pass")
    assert s.seat == CHANCE
    assert [text.partition(" ")[0] for text in legal(s)] == ["hint"] * 5
    for _ in range(3):
        do(s, legal(s)[0])
    assert legal(s) == ["pawn green", "pawn orange", "pawn red", "pawn sky-blue", "pawn yellow"]
    assert forms.view(s, 0)["titles"] == ["count", "viscount", "knight"]
    do(s, "pawn red")
    assert (extra(s), asked(s), s.round) == ({"red": 1}, ("turn", 1), 3)
    assert forms.view(s, 0)["titles"] == ["baron", "seneschal", "marquis"]
    assert family(s) == [text.strip() for text in START_TREE.split(";")]  # nobody grows up


@pytest.mark.rule("C-38.47")
def test_turns_income_and_clean_up_are_as_usual() -> None:
    s = ancestry(income=3, hand="ann", gold=3, extra="green", cards=CARDS)
    assert rule_of(s, "pass") == "C-10.7"
    do(s, "mansion", "pawn green", "person 4")
    assert rule_of(s, "mansion") == "C-10.16"
    end_round(s)
    assert (s.round, tracks(s)["gold"], shown(s)["pawns"], file(s, "spaces")) == (2, 4 + 3, 2, {})
    assert forms.view(s, 0)["starting_player"] == 1
    s = do(ancestry(income=3, round=9, pawns=0, cards=CARDS), "pass")
    assert (s.over, tracks(s)["gold"]) == (True, 0)


# --- Hints ---


@pytest.mark.rule("C-38.48", "C-38.49")
def test_a_hint_is_checked_when_it_is_drawn() -> None:
    cards = [*CARDS, hint("men", 2, kin="grandparent", gender="male"), hint("dutch", 2, nationality="dutch")]
    s = do(ancestry(round=2, pawns=0, cards=cards), "pass")
    assert tracks(s)["prestige"] == 1
    assert {entry["hint"]: entry["fulfilled"] for entry in forms.view(s, 0)["hints"]} == {"men": True, "dutch": False}
    assert tracks(s)["honor"] == 0  # it came after the Prestige of Generation I was scored


@pytest.mark.rule("C-38.48", "C-38.49")
def test_a_hint_is_checked_at_the_end_of_a_turn_unasked_and_once() -> None:
    zoe = friend("zoe", friends=1)
    cards = [*CARDS, zoe, hint("named", kin="grandparent", known=True), mission("ball")]
    start = {"hand": "zoe, bea", "cards": cards, "hints": [{"hint": "named"}], "missions": "ball"}
    s = ancestry(**start)  # type: ignore[arg-type]
    do(s, "marry", "friend zoe", "person 5")
    assert (asked(s), tracks(s)["prestige"]) == (("take", 1), 0)
    do(s, legal(s)[0])
    assert (asked(s), tracks(s)["prestige"]) == (("after", 1), 0)  # the turn is not over
    do(s, "done")
    assert (asked(s), tracks(s)["prestige"]) == (("turn", 1), 1)
    do(s, "marry", "friend bea", "person 7")
    assert (asked(s), tracks(s)["prestige"]) == (("after", 1), 1)
    do(s, "done")
    assert tracks(s)["prestige"] == 1


@pytest.mark.rule("C-38.49")
def test_a_fulfilled_hint_remains_fulfilled() -> None:
    cards = [*CARDS, hint("dutch", nationality="dutch")]
    s = ancestry(cards=cards, hints=[{"hint": "dutch", "fulfilled": True}])
    end_round(s)
    assert (file(s, "hints"), tracks(s)["prestige"]) == ([{"hint": "dutch", "fulfilled": True}], 0)


@pytest.mark.rule("C-38.50")
def test_hints_of_earlier_generations_remain_open_to_the_last_turn() -> None:
    cards = [*CARDS, hint("named", 1, kin="grandparent", known=True)]
    s = ancestry(hand="ann", round=9, pawns=1, cards=cards, hints=[{"hint": "named"}])
    do(s, "marry", "person 5")
    assert (tracks(s)["prestige"], file(s, "hints")) == (1, [{"hint": "named", "fulfilled": True}])
    do(s, "pass")
    assert s.scores() == [1]  # the Prestige; no Hint is left open


@pytest.mark.rule("C-38.51", "C-38.52", "C-38.53", "C-38.54")
@pytest.mark.parametrize(("round", "tree"), [(2, START_TREE), (5, f"{START_TREE}; son < 4 5"), (9, START_TREE)])
def test_a_generation_end_scores_prestige_and_nothing_else(round: int, tree: str) -> None:
    s = ancestry(tree, round=round, pawns=0, prestige=4, extra="2 red", chance="explicit", cards=CARDS)
    do(s, "pass")
    assert (tracks(s)["honor"], shown(s)["extinct"], s.over) == (4, None, round == 9)
    assert (extra(s), file(s, "supply")) == ({}, dict.fromkeys(("green", "orange", "red", "sky-blue", "yellow"), 3))


@pytest.mark.rule("C-38.15")
def test_a_child_card_never_becomes_a_child() -> None:
    cards = [*PLAIN, *children(9, 9), child("imp", "male", effects="brave")]
    s = table(mode="solo_testament", cards=cards, child_next="imp", round=2)
    do(s, "have-children", "person 4", "birth any")
    end_round(s)
    assert (s.round, family(s)[7], tracks(s)["honor"]) == (3, "imp < 4 5", 0)
