"""Section 34 of the rules of the Duke de Crecy: what Friends do. Those about births are in `test_34_pairs`."""

from __future__ import annotations

import pytest

from bequest.games.crecy.data import terms
from bequest.games.crecy.position import CrecyPosition
from tests import forms
from tests.rules.crecy.table import (
    asked,
    base,
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
    patron,
    rule_of,
    seat,
    shown,
    table,
    told,
    tracks,
)

RIVAL = seat(family="patriarch & 2; ulrike & 1; son < 1 2")


def woman(name: str) -> bool:
    return base().gender[base().card_number(name)] == terms.FEMALE


def house(*kin: str) -> str:
    """A family in Generation II: a single daughter (person 3) and son (4), and siblings married to these Friends."""
    people = ["patriarch & 2; griet & 1; daughter < 1 2; son < 1 2"]  # Griet is Dutch and of no occupation
    for number, name in enumerate(kin):
        people.append(f"{'son' if woman(name) else 'daughter'} & {6 + 2 * number} < 1 2; {name} & {5 + 2 * number}")
    return "; ".join(people)


def wed(name: str, *kin: str, **arguments: object) -> CrecyPosition:
    """A member of the house marries this Friend; of the cards that come with it the first on offer are taken."""
    given: dict[str, object] = {"hand": name, "gold": 10, "round": 3, "child_next": "daughter", **arguments}
    s = table(family=house(*kin), **given)  # type: ignore[arg-type]
    do(s, "marry")
    if asked(s) == ("turn", 1):
        do(s, f"friend {name}")
    while asked(s) == ("take", 1):
        do(s, legal(s)[0])
    return s


def companions(name: str) -> list[str]:
    """The other Friends of the deck that bear the condition icon of this one."""
    deck = base()
    number = deck.card_number(name)
    icon = deck.clauses[number][0].another
    return [other.id for n, other in enumerate(deck.friends) if n != number and deck.icons[n] >> icon & 1]


# --- in general ---


@pytest.mark.rule("C-34.1")
def test_an_effect_is_resolved_once_in_step_5_after_slot_and_prestige_and_before_the_birth() -> None:
    pia = friend("pia", dowry=1, friends=1, prestige=1, effects=[{"do": "honor", "amount": 2}])
    s = table(cards=[pia, *friends("ann, bea, cleo")], hand="pia", child_next="son")
    do(s, "marry", "friend bea")
    assert told(s) == ["marry", "gold", "taken", "prestige", "honor", "child-card", "born"]
    assert s.honor[0] == 2


@pytest.mark.rule("C-34.1", "C-14.5")
def test_the_effect_of_an_arranged_marriage_comes_at_the_generation_start() -> None:
    s = table(family="patriarch & 2; griet & 1; son < 1 2", hand="evgenia", gold=2, two=RIVAL, round=2, pawns=1,
              child_next="son")  # fmt: skip
    do(s, "arrange")
    assert extra(s) == {}
    end_round(s)
    while asked(s) == ("take", 1):
        do(s, legal(s)[0])
    events = forms.events(s)
    happened = [event["event"] for event in events]
    effect = [number for number, event in enumerate(events) if event.get("colour") == "yellow"]
    assert happened.index("wedding") < effect[-1] < happened.index("born")
    assert "yellow" in extra(s)


@pytest.mark.rule("C-34.2", "C-34.40")
def test_a_this_gen_effect_holds_from_step_5_to_the_end_of_the_generation() -> None:
    s = table(hand="miranda", child_next="son", two=RIVAL, passed=[2])
    do(s, "marry", legal(do(s.clone(), "marry"))[0], "ask-friends", "amount 2")
    assert s.gold[0] == 5  # her dowry and 4
    end_round(s, 2)
    assert s.generation == 2
    assert shown(s)["lasting"] == []


@pytest.mark.rule("C-34.2", "C-34.42")
def test_it_does_not_reach_back_to_step_3_of_its_own_wedding() -> None:
    rosa = friend("rosa", friends=1, effects="roger")
    s = table(cards=[rosa, *friends("ann, bea, cleo, dora")], hand="rosa", display="ann, bea, cleo", child_next="son")
    do(s, "marry")
    assert legal(s) == ["friend ann", "friend bea", "friend cleo"]
    do(s, "friend ann")
    assert shown(s)["lasting"] == ["rosa"]


@pytest.mark.rule("C-34.3", "C-10.23")
def test_rewards_under_one_condition_are_all_granted_even_if_the_pawn_is_not_there() -> None:
    s = wed("thomas", "eleanor", two=seat(extra="3 red"))
    assert (extra(s), s.honor[0]) == ({}, 1)


@pytest.mark.rule("C-34.4", "C-1.10")
@pytest.mark.parametrize(
    ("kin", "met"),
    [
        ("", False),
        ("; son & 6 < 1 2; ulrike & 5", True),
        ("; son < 1 2; ulrike & 5 departed", False),
        ("; daughter & 6 < 1 2; friedrich & 5; son < 6 5", True),
        ("; daughter & 6 < 1 2; osman & 5; son & 8 < 6 5; ulrike & 7", True),
    ],
    ids=["nobody", "married", "departed", "with children", "promised"],
)
def test_the_condition_is_about_another_friend_in_the_family(kin: str, met: bool) -> None:
    """Gertrude herself is Prussian, and so is Rowena in the rival's family."""
    rival = seat(family="patriarch & 2; rowena & 1")
    s = table(family=house() + kin, hand="gertrude", round=3, child_next="son", two=rival)
    do(s, "marry")
    do(s, *(["person 4"] if "person 4" in legal(s) else []))
    while asked(s) == ("take", 1):
        do(s, legal(s)[0])
    assert s.gold[0] == (4 if met else 1)


@pytest.mark.rule("C-34.5", "C-34.13")
@pytest.mark.parametrize(("count", "honor"), [(4, 0), (5, 2), (6, 2)])
def test_anns_hand_is_counted_with_the_card_of_step_3_and_without_herself(count: int, honor: int) -> None:
    others = ", ".join(["bianca", "claire", "eleanor", "emine", "olga", "saskia"][:count])
    s = wed("ann", hand=f"ann, {others}")
    assert len(hand(s)) == count + 1
    assert s.honor[0] == honor


@pytest.mark.rule("C-34.5", "C-34.44")
@pytest.mark.parametrize(("gold", "honor"), [(10, 2), (9, 0)])
def test_ce_c3_sophies_gold_is_counted_with_her_dowry(gold: int, honor: int) -> None:
    s = wed("sophie", gold=gold)
    assert (s.gold[0], s.honor[0]) == (gold + 2, honor)


@pytest.mark.rule("C-34.6")
def test_effects_are_compulsory() -> None:
    sly = friend("sly", effects=[{"do": "prestige", "amount": -2}, {"do": "take", "amount": 1}])
    s = table(cards=[sly, *friends("ann, bea, cleo")], hand="sly", child_next="son")
    do(s, "marry")
    assert s.prestige[0] == -2
    assert legal(s) == ["friend ann", "friend bea", "friend cleo"]
    s = table(family=house("hendrikje"), hand="hans-heinrich", gold=1, round=3)
    assert legal(do(s, "marry")) == ["amount 2", "amount 3"]


# --- free-turn Friends ---


@pytest.mark.rule("C-34.7", "C-34.8", "C-34.9", "C-34.14")
def test_ce_c5_arianne_as_a_free_turn_friend() -> None:
    s = table(hand="arianne", child_next="son")
    do(s, "marry", "pawn free-turn", "friend ann")
    assert family(s) == ["patriarch & 2", "arianne & 1", "son < 1 2 child"]
    assert (s.gold[0], hand(s)) == (1, ["ann"])
    assert s.pawns[0] == 2
    assert asked(s) == ("turn", 2)


@pytest.mark.rule("C-34.7", "C-34.9")
def test_a_free_turn_friend_may_be_promised_too() -> None:
    s = table(family="patriarch & 2; griet & 1; son < 1 2", hand="arianne, olga")
    do(s, "arrange", "pawn free-turn")
    assert family(s)[2:] == ["son & 4 < 1 2 child", "arianne & 3 promised"]
    assert (s.pawns[0], s.gold[0]) == (2, 1)
    assert asked(s) == ("turn", 2)


@pytest.mark.rule("C-34.8")
def test_without_a_pawn_the_free_turn_is_still_there_until_the_player_passes() -> None:
    s = table(hand="arianne, olga", pawns=0, two=seat(pawns=1))
    assert legal(s) == ["marry", "pass"]
    t = do(s.clone(), "marry")  # Arianne: Olga would need a pawn
    assert family(t)[1] == "arianne & 1"
    do(s, "pass", "ask-friends", "amount 2")
    assert asked(s) == ("turn", 2)


@pytest.mark.rule("C-34.9")
def test_a_free_turn_friend_needs_a_partner_and_the_gold() -> None:
    free = friend("fay", cost=3, effects="arianne")
    assert rule_of(table(cards=[free], hand="fay", family="matriarch", gold=3), "marry") == "C-13.3"
    assert rule_of(table(cards=[free], hand="fay", gold=2), "marry") == "C-11.1"
    s = do(table(cards=[free], hand="fay", gold=3), "marry", "pawn free-turn")
    assert s.gold[0] == 0


@pytest.mark.rule("C-34.10")
def test_a_free_turn_friend_may_be_played_with_a_pawn() -> None:
    s = do(table(hand="arianne, olga"), "marry")
    assert legal(s) == ["pawn player", "pawn free-turn"]
    do(s, "pawn player", "friend arianne")
    assert s.pawns[0] == 1


@pytest.mark.rule("C-34.11")
def test_no_free_turn_lifts_gender_or_generation() -> None:
    s = table(family=house(), hand="arianne", round=3, pawns=0)
    do(s, "marry")  # only the son of row 2, unasked
    assert family(s)[3] == "son & 5 < 1 2"
    s = table(family="patriarch; griet & 1 departed; daughter < 1 2", hand="arianne", round=3, pawns=0)
    assert rule_of(s, "marry") == "C-10.2"  # a widower of row 1 and a daughter of row 2


@pytest.mark.rule("C-34.38", "C-34.39", "C-1.10")
@pytest.mark.parametrize(("name", "other"), [("leonid", "tatiana"), ("maria", "fernando")])
def test_ce_c6_leonid_and_maria(name: str, other: str) -> None:
    promised = "daughter" if other == "fernando" else "son"
    couple = f"daughter & 6 < 1 2; osman & 5; {promised} & 8 < 6 5; {other} & 7"
    s = table(family=f"{house()}; {couple}", hand=name, gold=3, round=3, child_next="son")
    do(s, "marry")
    assert legal(s) == ["pawn player", "pawn free-turn"]
    do(s, "pawn free-turn")
    while asked(s) == ("take", 1):
        do(s, legal(s)[0])
    assert family(s)[2 if name == "leonid" else 3].startswith(("daughter & 9", "son & 9"))
    assert (s.pawns[0], asked(s)) == (2, ("turn", 2))
    s = table(family=house("osman"), hand=name, gold=3, round=3, child_next="son", pawns=0)
    assert rule_of(s, "marry") == "C-10.2"
    s = table(family=house("osman"), hand=name, gold=3, round=3, child_next="son")
    do(s, "marry")  # with a pawn, unasked
    assert s.pawns[0] == 1


# --- rewards under a condition ---


@pytest.mark.rule("C-34.12", "C-34.3")
def test_aleksandr_needs_two_others() -> None:
    """With just one other he has neither of his two rewards (CE-C4)."""
    found = [wed("aleksandr", *companions("aleksandr")[:others]) for others in (0, 1, 2)]
    assert [s.honor[0] for s in found] == [0, 0, 1]
    rewards = [clause for clause in base().clauses[base().card_number("aleksandr")] if clause.another >= 0]
    assert [clause.others for clause in rewards] == [2, 2]
    alone, one, two = [(tracks(s) | extra(s) | {"honor": 0}, len(hand(s))) for s in found]
    assert alone == one != two


@pytest.mark.rule("C-34.17", "C-34.3")
@pytest.mark.parametrize("name", ["carlos", "jan", "lucienne", "nicolas", "thomas"])
def test_ce_c4_a_pawn_and_an_honor_if_another_bearer_is_there(name: str) -> None:
    pawn, honor = base().clauses[base().card_number(name)]
    assert pawn.condition == honor.condition
    s = wed(name)
    assert (extra(s), s.honor[0]) == ({}, 0)
    s = wed(name, companions(name)[0])
    assert (extra(s), s.honor[0]) == ({terms.COLOURS[pawn.colour]: 1}, 1)


@pytest.mark.rule("C-34.33")
def test_gertrude_brings_three_gold_with_another_prussian() -> None:
    assert wed("gertrude", "ulrike", gold=0).gold[0] == 4
    assert wed("gertrude", "osman", gold=0).gold[0] == 1


@pytest.mark.rule("C-34.34", "C-34.35", "C-34.36")
@pytest.mark.parametrize(("name", "other"), [("hans-heinrich", "hendrikje"), ("robert", "eleanor")])
@pytest.mark.parametrize(("amount", "honor", "cards"), [(2, 0, 1), (3, -1, 1), (4, -1, 0)])
def test_ce_c7_ask_friends_for_money_at_once(name: str, other: str, amount: int, honor: int, cards: int) -> None:
    s = wed(name, other, hand=f"{name}, olga")
    paid = -base().money[base().card_number(name)]
    assert (asked(s), legal(s)) == (("ask", 1), ["amount 2", "amount 3", "amount 4"])
    do(s, f"amount {amount}")
    assert (s.gold[0], s.honor[0], len(hand(s))) == (10 - paid + amount, honor, cards)
    assert (s.pawns[0], s.placed[:4]) == (1, [1, 0, 0, 0])  # the wedding's pawn
    assert asked(s) == asked(wed(name)) == ("turn", 2)


@pytest.mark.rule("C-34.36")
def test_miranda_raises_what_robert_is_given() -> None:
    tree = house("eleanor", "miranda")
    s = table(family=tree, hand="robert", gold=3, round=3, lasting="miranda", child_next="son")
    do(s, "marry", "amount 2")
    assert s.gold[0] == 4


# --- pawns and Missions ---


@pytest.mark.rule("C-34.28")
def test_evgenia_brings_a_yellow_pawn() -> None:
    assert extra(wed("evgenia")) == {"yellow": 1}


@pytest.mark.rule("C-34.41", "C-10.21", "C-10.25")
def test_ce_x6_pierre_brings_a_red_pawn() -> None:
    s = table(family="matriarch", hand="pierre, olga, saskia", gold=2, child_next="son", passed=[2], two=RIVAL)
    do(s, "marry")
    assert extra(s) == {"red": 1}
    assert s.pawns[0] == 1
    assert legal(do(s.clone(), "undertake")) == ["pawn player", "pawn red"]
    t = do(s.clone(), "ask-friends", "amount 2")
    assert legal(t) == ["undertake", "pass"]
    do(t, "undertake", "friend olga")
    assert extra(t) == {}
    end_round(s)
    assert (s.round, extra(s)) == (2, {"red": 1})


PLAIN = {"main": {"points": 9, "needs": [{"count": "gold", "least": 99}]}}


@pytest.mark.rule("C-34.31", "C-31.3", "C-33.12")
def test_ce_c20_george_puts_the_top_mission_under_the_patron() -> None:
    goal = {"points": 4, "needs": [{"count": "prestige", "least": 1}]}
    s = table(family="matriarch", hand="george", gold=4, mission_next="new-steam-engine, fill-the-guest-book",
              child_next="son")  # fmt: skip
    do(s, "marry")
    assert shown(s)["under_patron"] == 1
    seats = file(s, "seats")
    assert isinstance(seats, list)
    assert seats[0]["under_patron"] == ["new-steam-engine"]
    assert "new-steam-engine" not in str(s.events(0, 0))
    for under, points in ((0, 0), (1, 4)):
        last = table(
            cards=[patron("sage", **PLAIN, minor=[goal]), patron("fool", **PLAIN)], prestige=1, under=under, pawns=0,
            family="patriarch & 2; griet & 1; son & 4 < 1 2; olga & 3; son & 6 < 3 4; saskia & 5; son < 5 6",
            round=9, passed=[2],
        )  # fmt: skip
        do(last, "pass")
        assert last.over
        assert last.honor[0] == 2 + points  # Prestige and a child, then the goal


@pytest.mark.rule("C-34.32")
def test_without_any_mission_george_does_nothing() -> None:
    s = table(cards=[mission("quest")], family="matriarch", hand="george", gold=4, missions="quest", child_next="son")
    do(s, "marry")
    assert shown(s)["under_patron"] == 0
    assert family(s)[1:] == ["george & 1", "son < 2 1 child"]
    s = table(
        cards=[mission("quest")], family="matriarch", hand="george", gold=4, mission_discard="quest", child_next="son"
    )
    do(s, "marry")
    assert shown(s)["under_patron"] == 1


# --- hand, display and deck ---


@pytest.mark.rule("C-34.37")
def test_ce_c9_isabella_without_a_discard() -> None:
    s = table(hand="isabella, olga", child_next="son")
    do(s, "marry", "friend isabella", "friend abigail")
    assert legal(s) == ["friend abigail", "friend olga", "done"]
    do(s, "done")
    assert hand(s) == ["abigail", "olga"]
    assert family(s)[1:] == ["isabella & 1", "son < 1 2 child"]
    assert "drawn" not in told(s)


@pytest.mark.rule("C-34.37")
def test_isabella_draws_as_many_cards_from_the_deck_as_are_discarded() -> None:
    s = table(hand="isabella, olga, saskia", child_next="son", friend_next="selim, thomas, vera")
    do(s, "marry", "friend isabella", "friend abigail", "friend abigail", "friend saskia")
    assert hand(s) == ["olga", "selim", "thomas"]
    assert file(s, "friend_discard") == ["abigail", "saskia"]
    assert len(s.display) == 4


@pytest.mark.rule("C-34.29", "C-34.30")
def test_fehmi_discards_the_display_lays_out_five_and_takes_one() -> None:
    s = table(
        hand="fehmi", display="olga, osman, ottavio", child_next="son",
        friend_next="saskia, selim, sophie, stanislaw, tadeusz, tatiana",
    )  # fmt: skip
    do(s, "marry")
    assert legal(s) == ["friend olga", "friend osman", "friend ottavio"]
    do(s, "friend osman")
    assert file(s, "friend_discard") == ["olga", "ottavio"]
    assert legal(s) == [f"friend {name}" for name in ("saskia", "selim", "sophie", "stanislaw", "tadeusz")]
    do(s, "friend sophie")
    assert hand(s) == ["osman", "sophie"]
    assert file(s, "display") == ["saskia", "selim", "stanislaw", "tadeusz"]


@pytest.mark.rule("C-34.30", "C-34.29")
def test_fehmi_discards_even_a_display_that_has_just_been_refilled() -> None:
    fresh = ["saskia", "selim", "sophie", "stanislaw", "tadeusz"]
    s = table(
        hand="fehmi", display="olga, osman", child_next="son",
        friend_next=", ".join([*fresh, "thomas", "ulrike", "vera", "willem", "zeynep"]),
    )  # fmt: skip
    do(s, "marry", "friend olga")  # Osman is the last card and is taken too
    assert file(s, "friend_discard") == fresh
    do(s, "friend vera")
    assert hand(s) == ["olga", "osman", "vera"]


@pytest.mark.rule("C-34.18")
@pytest.mark.parametrize(("amount", "taken"), [(1, 2), (2, 3)])
def test_claire_adds_a_card_to_every_socialize_for_nothing(amount: int, taken: int) -> None:
    s = table(family="patriarch & 2; claire & 1", lasting="claire", gold=5)
    do(s, "socialize", f"amount {amount}")
    picked = 0
    while asked(s) == ("turn", 1):  # none of them can be declined
        assert all(text.startswith("friend ") for text in legal(s))
        do(s, legal(s)[0])
        picked += 1
    assert (picked, len(hand(s)), s.gold[0]) == (taken, taken, 5 - (amount - 1))


@pytest.mark.rule("C-34.18")
def test_the_last_card_rule_is_checked_after_claires_card() -> None:
    s = table(family="patriarch & 2; claire & 1", lasting="claire", gold=1, display="olga, osman, ottavio")
    do(s, "socialize", "amount 1", "friend olga", "friend ottavio")
    assert hand(s) == ["olga", "osman", "ottavio"]
    s = table(family="patriarch & 2; claire & 1", lasting="claire", gold=1, display="olga, osman, ottavio, pierre")
    do(s, "socialize", "amount 1", "friend olga", "friend ottavio")
    assert hand(s) == ["olga", "ottavio"]


ROGER = "matriarch & 2; roger & 1"


@pytest.mark.rule("C-34.42", "C-34.43")
@pytest.mark.parametrize("source", ["display", "deck"])
def test_roger_lets_a_whole_batch_come_from_the_deck(source: str) -> None:
    s = table(
        family=ROGER, lasting="roger", gold=1, display="olga, osman, ottavio", friend_next="selim, thomas, vera"
    )  # fmt: skip
    do(s, "socialize", "amount 2")
    assert legal(s) == ["display", "deck"]
    do(s, source)
    if source == "deck":
        assert hand(s) == ["selim", "thomas"]
        assert file(s, "display") == ["olga", "osman", "ottavio"]
    else:
        do(s, "friend olga", "friend osman")
        assert hand(s) == ["olga", "osman", "ottavio"]  # with the last card


@pytest.mark.rule("C-34.43")
def test_claires_card_comes_from_where_the_batch_comes_from_and_one_left_in_the_display_stays() -> None:
    s = table(
        family=f"{ROGER}; son & 4 < 2 1; claire & 3", round=3, lasting="roger, claire", gold=1, display="olga",
        friend_next="selim, thomas, vera",
    )  # fmt: skip
    do(s, "socialize", "amount 1", "deck")
    assert hand(s) == ["selim", "thomas"]
    assert file(s, "display") == ["olga"]


@pytest.mark.rule("C-34.42")
def test_with_roger_the_cards_of_a_wedding_may_be_drawn_but_not_fehmis_second() -> None:
    s = table(
        family=f"{ROGER}; son < 2 1", round=3, lasting="roger", hand="fehmi", child_next="son",
        friend_next="selim, thomas, vera, willem, zeynep, ulrike, olga, osman",
    )  # fmt: skip
    do(s, "marry")
    assert legal(s) == ["display", "deck"]
    do(s, "deck")
    assert hand(s) == ["selim"]
    assert legal(s) == [f"friend {name}" for name in ("thomas", "ulrike", "vera", "willem", "zeynep")]


# --- lasting effects on costs ---


@pytest.mark.rule("C-34.20", "C-34.2")
def test_with_erich_a_mansion_costs_one_gold_less_whoever_gets_it() -> None:
    tree = house("erich", "ulrike")
    s = table(family=tree, lasting="erich", gold=2, hand="olga", round=3, two=seat(gold=2, hand="saskia"))
    do(s, "mansion")
    assert legal(s) == ["person 3", "person 4", "person 5", "person 7"]
    do(s, "person 4")
    assert s.gold[0] == 0
    assert rule_of(s, "mansion") == "C-10.16"
    s = table(family=tree, lasting="erich", gold=2, hand="olga", round=3, active=2, two=seat(gold=2, hand="saskia"))
    assert rule_of(s, "mansion") == "C-11.1"  # the rival pays the full price


@pytest.mark.rule("C-34.20")
def test_erichs_condition_is_checked_when_the_mansion_is_bought() -> None:
    s = wed("erich", hand="erich, gertrude, olga", gold=4, extra="green", passed=[2])
    assert (s.gold[0], rule_of(s, "mansion")) == (2, "C-11.1")
    do(s, "marry", "friend gertrude", "friend abigail")  # another Prussian, who brings 1 Gold and 3 because of Erich
    assert s.gold[0] == 6
    do(s, "mansion", "friend olga", "person 3")
    assert s.gold[0] == 4


# --- other players ---

RICH = seat(gold=9, honor=9, prestige=9, hand="olga, saskia, selim", extra="red")


def has(s: CrecyPosition, number: int) -> tuple[object, ...]:
    return tracks(s, number), hand(s, number), extra(s, number)


@pytest.mark.rule("C-34.45")
@pytest.mark.parametrize("name", ["friedrich", "katherine", "laurent", "manuel", "nathalie", "vera"])
def test_six_friends_affect_the_other_players_who_choose_what_they_lose(name: str) -> None:
    three = RICH | {"hand": ["sophie", "stanislaw", "tadeusz"], "head": "etienne-and-eugenie"}
    s = wed(name, two=RICH, three=three, gold=5)
    before = table(two=RICH, three=three)
    for number in (2, 3):
        while asked(s) == ("rival", number):
            do(s, legal(s)[0])
        assert has(s, number) != has(before, number)
    assert asked(s) == ("turn", 2)
    for players in (2, 3, 4):
        game = new_game(players)
        everywhere = [card for place in game.places() for card in place.cards]
        assert base().card_number(name) in everywhere


@pytest.mark.rule("C-34.46")
@pytest.mark.parametrize("name", ["angelique", "david", "michael", "patrick", "rowena"])
def test_five_others_have_an_effect_that_leaves_the_other_players_alone(name: str) -> None:
    assert base().clauses[base().card_number(name)]
    s = wed(name, two=RICH)
    assert has(s, 2) == has(table(two=RICH), 2)
    assert asked(s) == ("turn", 2)
