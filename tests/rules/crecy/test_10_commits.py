"""Section 10.4 of the rules of the Duke de Crecy: choosing, committing, revealing; and table 10-M."""

from __future__ import annotations

import pytest

from bequest.games.crecy.position import CrecyPosition
from tests import forms
from tests.rules.crecy.table import (
    PARENTS,
    Fixture,
    ancestry,
    asked,
    child,
    children,
    contribution,
    do,
    family,
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
    title,
    told,
    tracks,
)

PLAIN = [
    *friends("alma, bea, cleo, dora, eva, fay, gia, hope, iris, june, kim, lea"),
    *friends("max, ned, otto", "male"),
    *children(12, 12, 4),
    mission("errand"),
    mission("journey"),
    mission("quest"),
]

TWO_SONS = "patriarch & 2; alma & 1; son < 1 2; son < 1 2"


def plain(*more: Fixture, **arguments: object) -> CrecyPosition:
    """A position with plain cards, and some more."""
    return table(cards=[*PLAIN, *more], **arguments)  # type: ignore[arg-type]


def step(s: CrecyPosition) -> str:
    """What is asked, as the chooser sees it: the decision, or the choice within a move under way."""
    decision = s.prompt(s.seat)
    assert decision is not None
    return f"{decision.kind}: {decision.step}" if decision.step else decision.kind


def chosen(s: CrecyPosition) -> tuple[str, ...]:
    """The choices of the move under way, for the one who is choosing."""
    decision = s.prompt(s.seat)
    assert decision is not None
    return tuple(decision.steps)


def play(s: CrecyPosition, *asked_and_chosen: tuple[str, str]) -> CrecyPosition:
    """Seat 1 is asked each of these and answers, with a real choice every time."""
    for question, text in asked_and_chosen:
        assert (s.seat, step(s)) == (0, question)
        assert len(legal(s)) > 1
        do(s, text)
    return s


def world(s: CrecyPosition) -> dict[str, object]:
    """The whole position, without the choices of a move under way."""
    return {name: value for name, value in s.to_dict().items() if name not in ("pending", "choices")}


# --- a move is atomic ---


@pytest.mark.rule("C-10.27", "C-10.29")
def test_nothing_changes_before_the_last_choice() -> None:
    s = plain(friend("rose", cost=2), hand="rose, dora", gold=5, round=3, family=TWO_SONS, child_next="son")
    before, events = world(s), told(s)
    for text in ("marry", "friend rose"):
        do(s, text)
        assert world(s) == before
        assert told(s) == events
        assert s.pawns[0] == 2
    do(s, "person 4")
    assert (s.pawns[0], tracks(s)["gold"], hand(s)) == (1, 3, ["dora"])
    assert family(s)[3] == "son & 5 < 1 2"
    assert asked(s) == ("turn", 2)


@pytest.mark.rule("C-10.28")
def test_choices_are_taken_back_one_by_one_or_all_together() -> None:
    s = plain(hand="dora, eva", round=3, family=TWO_SONS)
    start = legal(s)
    do(s, "marry", "friend eva")
    assert s.back(1) == 1
    assert legal(s) == ["friend dora", "friend eva"]
    assert chosen(s) == ("marry",)
    do(s, "friend dora")
    assert s.back() == 2
    assert legal(s) == start
    assert s.back() == 0


@pytest.mark.rule("C-10.28")
def test_choices_taken_back_count_for_nothing() -> None:
    s = plain(hand="dora, eva", round=3, family=TWO_SONS, child_next="son")
    same = plain(hand="dora, eva", round=3, family=TWO_SONS, child_next="son")
    do(s, "ask-friends", "amount 4")
    s.back()
    do(s, "marry", "friend dora")
    s.back(1)
    do(s, "friend eva", "person 3")
    do(same, "marry", "friend eva", "person 3")
    assert s.to_dict() == same.to_dict()
    assert s.events(0, 0) == same.events(0, 0)


@pytest.mark.rule("C-10.29", "C-10.30")
def test_after_the_commit_there_is_nothing_to_take_back() -> None:
    s = plain(family="patriarch & 2; alma & 1", child_next="complication")
    do(s, "have-children", "birth any")
    assert asked(s) == ("lose", 1)
    assert s.back() == 0
    assert s.pawns[0] == 1
    assert s.can_undo(0) is not None


@pytest.mark.rule("C-10.30")
def test_what_is_chosen_after_a_reveal_is_a_decision_of_its_own() -> None:
    s = plain(hand="dora", mission_next="errand, quest")
    do(s, "undertake")
    assert asked(s) == ("mission", 1)
    assert (s.pawns[0], hand(s), s.back()) == (1, [], 0)
    assert legal(s) == ["mission errand", "mission quest"]


@pytest.mark.rule("C-10.31")
@pytest.mark.parametrize("lying", ["dora, eva", "dora, eva, fay, gia, hope"])
def test_a_wedding_that_gives_friend_cards_is_committed_before_the_first_is_taken(lying: str) -> None:
    s = plain(friend("rose", friends=1, cost=1), hand="rose", gold=1, display=lying)
    do(s, "marry")
    assert asked(s) == ("take", 1)
    assert (tracks(s)["gold"], s.pawns[0], family(s)) == (0, 1, ["patriarch & 2", "rose & 1"])
    assert s.back() == 0


@pytest.mark.rule("C-10.31")
@pytest.mark.parametrize("space", ["title", "contribute"])
@pytest.mark.parametrize("lying", ["dora, eva", "dora, eva, fay, gia, hope"])
def test_a_title_or_contribution_that_gives_friend_cards_is_committed_before_the_first_is_taken(
    space: str, lying: str
) -> None:
    cost = {"gold": 1, "cards": 1}
    offers = [title("lord", cost=cost, friends=1), contribution("park", cost=cost, friends=1)]
    s = plain(*offers, hand="kim", gold=1, display=lying)
    do(s, space)
    assert asked(s) == ("take", 1)
    assert (tracks(s)["gold"], hand(s), s.pawns[0], s.back()) == (0, [], 1, 0)


# --- what is offered, and what the others see ---


@pytest.mark.rule("C-10.32")
def test_a_friend_nobody_could_marry_is_not_offered() -> None:
    s = plain(friend("rose", cost=3), friend("rita", cost=2), hand="rose, rita, dora, max", gold=2)
    do(s, "marry")
    assert legal(s) == ["friend dora", "friend rita"]
    assert (rule_of(s, "friend rose"), rule_of(s, "friend max")) == ("C-11.1", "C-10.32")


@pytest.mark.rule("C-10.32")
def test_only_members_with_whom_the_wedding_can_be_paid_are_offered() -> None:
    s = plain(
        friend("roy", "male", cost=3),
        child("beauty", "female", copies=2, effects="a-true-beauty"),
        hand="roy, otto",
        gold=1,
        round=3,
        family="patriarch & 2; alma & 1; daughter < 1 2; beauty < 1 2; beauty < 1 2",
    )
    do(s, "marry", "friend roy")
    assert legal(s) == ["person 4", "person 5"]
    assert rule_of(s, "person 3") == "C-11.1"


@pytest.mark.rule("C-10.32")
def test_only_titles_that_can_be_paid_are_offered() -> None:
    offers = [title("lord", cost={"gold": 2}), title("earl", cost={"gold": 3}), title("don", cost={"cards": 2})]
    s = plain(*offers, title("sir"), hand="kim", gold=2)
    do(s, "title")
    assert legal(s) == ["acquire lord", "acquire sir"]
    assert (rule_of(s, "acquire earl"), rule_of(s, "acquire don")) == ("C-11.1", "C-11.5")


@pytest.mark.rule("C-10.32")
def test_every_move_that_was_begun_can_be_completed() -> None:
    s = plain(friend("rose", cost=3), hand="rose, dora, max", gold=3, round=3, family=TWO_SONS + "; daughter < 1 2")
    todo = [[text] for text in legal(s)]
    completed = 0
    while todo:
        texts = todo.pop()
        copy = do(s.clone(), *texts)
        if copy.frames[-1].open:
            assert legal(copy), texts
            todo += [[*texts, text] for text in legal(copy)]
        else:
            completed += 1
    assert completed > 20


@pytest.mark.rule("C-10.33")
def test_the_others_see_only_who_is_choosing() -> None:
    s = plain(hand="dora, eva", round=3, family=TWO_SONS)
    seen = [(s.view(who), s.key(who), s.events(0, who), s.decision) for who in (1, None)]
    for text in ("marry", "friend eva"):
        do(s, text)
        assert [(s.view(who), s.key(who), s.events(0, who), s.decision) for who in (1, None)] == seen
        assert forms.view(s, 1)["decision"] == {"kind": "turn", "seat": 1}
        decision = s.prompt(1)
        assert decision is not None
        assert (decision.step, decision.steps) == ("", [])
    assert chosen(s) == ("marry", "friend eva")


# --- table 10-M: "turn: x" is a choice before the commit, anything else a decision of its own after it ---

ROSE = friend("rose", friends=1, effects=[{"do": "free-turn"}, {"do": "ask-friends"}, {"do": "pairs"}])
"""A free-turn Friend with whom every later question of a wedding comes up."""
RITA = friend("rita", effects="roger")
SONS_OF_RITA = "patriarch & 2; rita & 1; son < 1 2; son < 1 2"
COUPLES = "patriarch & 2; rita & 1; son & 4 < 1 2; rose & 3; son & 6 < 1 2; cleo & 5"
"""Generation II: two couples, that of Rose with pairs of Child cards."""
HEIRS = [
    friend("patrick", "male", role="start"),
    friend("laurent", "male", role="father"),
    friend("angelique", role="mother"),
]
"""The Starting card and the Parents of The Testament."""
PAIR = [("pair", "child complication"), ("lose", "lose-child")]


@pytest.mark.rule("C-10.34")
@pytest.mark.parametrize("pawn", ["player", "free-turn"])
def test_commit_of_marry(pawn: str) -> None:
    free = friend("ruth", effects="arianne")
    s = plain(
        *(ROSE, RITA, free),
        hand="rose, ruth",
        round=3,
        family=SONS_OF_RITA,
        lasting="rita",
        child_next="complication, son",
    )
    play(s, ("turn", "marry"), ("turn: pawn", f"pawn {pawn}"), ("turn: friend", "friend rose"))
    assert s.pawns[0] == 2
    play(s, ("turn: member", "person 3"))
    assert (s.pawns[0], s.back()) == (1 if pawn == "player" else 2, 0)
    play(s, ("take", "display"), ("take: display", "friend alma"), ("ask", "amount 2"), *PAIR)
    assert s.seat == 1


@pytest.mark.rule("C-10.34")
def test_commit_of_arrange_marriage() -> None:
    s = plain(ROSE, hand="rose, dora", family=TWO_SONS)
    play(s, ("turn", "arrange"), ("turn: pawn", "pawn player"), ("turn: friend", "friend rose"))
    play(s, ("turn: member", "person 4"))
    assert (s.seat, family(s)[3:]) == (1, ["son & 5 < 1 2 child", "rose & 4 promised"])


@pytest.mark.rule("C-10.34")
def test_commit_of_have_children() -> None:
    s = plain(ROSE, RITA, round=3, family=COUPLES, child_next="complication, son")
    play(s, ("turn", "have-children"), ("turn: couple", "person 3"), ("turn: birth", "birth any"), *PAIR)
    assert s.seat == 1


@pytest.mark.rule("C-10.34")
@pytest.mark.parametrize("amount", [2, 3, 4])
def test_commit_of_ask_friends_for_money(amount: int) -> None:
    s = plain(hand="dora, eva")
    play(s, ("turn", "ask-friends"), ("turn: amount", f"amount {amount}"))
    if amount == 4:
        play(s, ("turn: discard", "friend eva"))
    assert (s.seat, tracks(s)["gold"]) == (1, amount)


@pytest.mark.rule("C-10.34")
def test_commit_of_socialize_in_a_display_larger_than_the_batch() -> None:
    s = plain(RITA, gold=2, family="patriarch & 2; rita & 1", lasting="rita", display="dora, eva, fay, gia, hope")
    play(s, ("turn", "socialize"), ("turn: amount", "amount 2"), ("turn: source", "display"))
    play(s, ("turn: display", "friend dora"), ("turn: display", "friend gia"))
    assert (s.seat, hand(s)) == (1, ["dora", "gia"])


@pytest.mark.rule("C-10.34")
def test_commit_of_socialize_from_the_deck() -> None:
    s = plain(RITA, gold=2, family="patriarch & 2; rita & 1", lasting="rita", friend_next="kim, lea")
    play(s, ("turn", "socialize"), ("turn: amount", "amount 2"), ("turn: source", "deck"))
    assert (s.seat, hand(s)) == (1, ["kim", "lea"])


@pytest.mark.rule("C-10.34")
def test_commit_of_socialize_in_a_display_that_runs_out() -> None:
    s = plain(gold=2, display="dora, eva", friend_next="fay, gia, hope, iris, june")
    play(s, ("turn", "socialize"), ("turn: amount", "amount 3"))
    assert (tracks(s)["gold"], s.pawns[0], s.back()) == (0, 1, 0)
    play(s, ("take", "friend iris"))
    assert (s.seat, hand(s)) == (1, ["dora", "eva", "iris"])


OFFERS = [
    *[title(id, 2, {"cards": 1}, friends=1) for id in ("lord", "earl")],
    *[title("sir", 2, {"cards": 1}, prestige=1)],
    *[contribution(id, 2, {"cards": 1}, friends=1) for id in ("park", "road")],
    *[contribution("well", 2, {"cards": 1}, prestige=1)],
]
SPACES = [("title", "acquire lord", "acquire sir"), ("contribute", "give park", "give well")]


@pytest.mark.rule("C-10.34")
@pytest.mark.parametrize(("space", "with_friends", "without"), SPACES)
def test_commit_of_a_title_or_contribution_with_friend_cards(space: str, with_friends: str, without: str) -> None:
    s = plain(*OFFERS, RITA, hand="kim, lea", round=3, family=SONS_OF_RITA, lasting="rita", extra="yellow")
    play(
        s, ("turn", space), ("turn: pawn", "pawn yellow"), ("turn: card", with_friends), ("turn: discard", "friend kim")
    )
    assert (hand(s), s.back()) == (["lea"], 0)
    play(s, ("take", "display"), ("take: display", "friend alma"), ("holder", "person 4"))
    assert (s.seat, family(s)[3]) == (1, f"son < 1 2 [{with_friends.split()[1]}]")


@pytest.mark.rule("C-10.34")
@pytest.mark.parametrize(("space", "with_friends", "without"), SPACES)
def test_commit_of_a_title_or_contribution_without_friend_cards(space: str, with_friends: str, without: str) -> None:
    s = plain(*OFFERS, RITA, hand="kim, lea", round=3, family=SONS_OF_RITA, extra="yellow")
    play(s, ("turn", space), ("turn: pawn", "pawn player"), ("turn: card", without), ("turn: discard", "friend kim"))
    assert hand(s) == ["kim", "lea"]
    play(s, ("turn: place", "person 4"))
    assert (s.seat, hand(s), family(s)[3]) == (1, ["lea"], f"son < 1 2 [{without.split()[1]}]")


@pytest.mark.rule("C-10.34")
def test_commit_of_buy_a_mansion() -> None:
    s = plain(hand="kim, lea", gold=3, round=3, family=TWO_SONS, extra="green")
    play(s, ("turn", "mansion"), ("turn: pawn", "pawn green"), ("turn: discard", "friend lea"))
    play(s, ("turn: place", "person 3"))
    assert (s.seat, family(s)[2]) == (1, "son < 1 2 [mansion]")


@pytest.mark.rule("C-10.34")
def test_commit_of_initiate_venture() -> None:
    s = plain(hand="iris, june, kim, lea", round=3, family=TWO_SONS, extra="orange")
    play(s, ("turn", "venture"), ("turn: pawn", "pawn orange"), ("turn: discard", "friend iris"))
    play(s, ("turn: discard", "friend kim"), ("turn: place", "person 3"))
    assert (s.seat, family(s)[2], hand(s)) == (1, "son < 1 2 [venture]", ["june", "lea"])


@pytest.mark.rule("C-10.34")
def test_commit_of_hire_fertility_doctor() -> None:
    s = plain(
        *(ROSE, RITA),
        hand="kim, lea",
        gold=2,
        round=3,
        family=COUPLES,
        extra="sky-blue",
        child_next="complication, son, daughter, son",
    )
    play(s, ("turn", "doctor"), ("turn: pawn", "pawn sky-blue"), ("turn: couple", "person 3"))
    play(s, ("turn: discard", "friend kim"), *PAIR, ("pair", "child daughter"))
    assert (s.seat, family(s)[-1]) == (1, "daughter < 3 4 child")


@pytest.mark.rule("C-10.34")
@pytest.mark.parametrize("round", [1, 3])
def test_commit_of_undertake_a_mission_in_generations_i_and_ii(round: int) -> None:
    s = plain(hand="kim, lea", extra="red", round=round, mission_next="errand, quest")
    play(s, ("turn", "undertake"), ("turn: pawn", "pawn red"), ("turn: discard", "friend kim"))
    play(s, ("mission", "mission quest"), ("after", "done"))
    assert (s.seat, shown(s)["missions"]) == (1, ["quest"])


@pytest.mark.rule("C-10.34")
def test_commit_of_undertake_a_mission_in_generation_iii() -> None:
    s = plain(hand="kim, lea", extra="red", round=6)
    play(s, ("turn", "undertake"), ("turn: pawn", "pawn red"), ("turn: discard", "friend kim"))
    assert (s.seat, shown(s)["under_patron"]) == (1, 1)


@pytest.mark.rule("C-10.34")
def test_commit_of_undertake_a_mission_in_the_testament() -> None:
    s = ancestry(cards=[*PLAIN, *HEIRS], hand="kim, lea", extra="red", round=6, mission_next="errand, quest")
    play(s, ("turn", "undertake"), ("turn: pawn", "pawn red"), ("turn: discard", "friend kim"))
    play(s, ("mission", "mission quest"))


@pytest.mark.rule("C-10.34")
def test_commit_of_who_were_they() -> None:
    tree = f"{PARENTS}; ned & 5 < 8 9; daughter & 4; son & 7; daughter & 6; son & 9; rita & 8"
    cards = [*(card for card in PLAIN if card.values["id"] != "complication"), *HEIRS, ROSE, RITA]
    s = ancestry(tree, cards=cards, hand="rose, dora, max", lasting="rita", child_next="son, daughter, son, daughter")
    play(s, ("turn", "marry"), ("turn: pawn", "pawn player"), ("turn: friend", "friend rose"))
    assert s.pawns[0] == 2
    play(s, ("turn: member", "person 5"))
    assert s.pawns[0] == 1
    play(s, ("take", "display"), ("take: display", "friend alma"), ("ask", "amount 2"), ("pair", "child son"))


@pytest.mark.rule("C-10.34")
def test_commit_of_how_big_was_my_family() -> None:
    tree = f"{PARENTS}; ned & 5; rose & 4; son & 7; daughter & 6"
    cards = [*(card for card in PLAIN if card.values["id"] != "complication"), *HEIRS, ROSE]
    s = ancestry(tree, cards=cards, child_next="son, daughter")
    play(s, ("turn", "have-children"), ("turn: couple", "person 4"), ("turn: birth", "birth any"))
    play(s, ("pair", "child daughter"))
    assert family(s)[-1] == "daughter < 4 5"


# --- decisions of their own ---


@pytest.mark.rule("C-10.35")
def test_the_cards_of_a_batch_are_chosen_together() -> None:
    s = plain(friend("rose", friends=2), hand="rose", display="dora, eva, fay, gia, hope", child_next="son")
    do(s, "marry")
    before = world(s)
    do(s, "friend eva")
    assert (world(s), step(s)) == (before, "take: display")
    assert s.back() == 1
    do(s, "friend dora", "friend hope")
    assert hand(s) == ["dora", "hope"]


@pytest.mark.rule("C-10.35")
def test_an_ask_friends_for_money_granted_by_a_friend_is_one_decision() -> None:
    s = plain(friend("rose", effects=[{"do": "ask-friends"}]), hand="rose, kim, lea", child_next="son")
    do(s, "marry", "friend rose")
    assert asked(s) == ("ask", 1)
    before = world(s)
    do(s, "amount 4")
    assert (world(s), step(s)) == (before, "ask: discard")
    assert s.back() == 1
    do(s, "amount 4", "friend lea")
    assert (tracks(s)["gold"], tracks(s)["honor"], hand(s)) == (4, -1, ["kim"])


@pytest.mark.rule("C-10.35")
def test_the_discards_for_isabella_are_one_decision() -> None:
    isabella = friend("rose", effects="isabella")
    s = plain(isabella, hand="rose, iris, june, kim, lea", friend_next="eva, fay", child_next="son")
    do(s, "marry", "friend rose")
    before = world(s)
    do(s, "friend iris", "friend kim")
    assert (world(s), step(s)) == (before, "renew: discard")
    assert s.back(1) == 1
    do(s, "friend june", "done")
    assert hand(s) == ["eva", "fay", "kim", "lea"]


@pytest.mark.rule("C-10.36")
def test_passing_is_committed_at_once() -> None:
    s = do(plain(pawns=0), "pass")
    assert (s.seat, s.back(seat=0), forms.view(s, None)["passed"]) == (1, 0, [1])


@pytest.mark.rule("C-10.36")
def test_completing_a_mission_is_committed_at_once() -> None:
    s = do(plain(missions="errand"), "complete errand")
    assert (tracks(s)["honor"], s.back(), asked(s)) == (6, 0, ("turn", 1))


@pytest.mark.rule("C-10.36")
def test_the_choices_of_set_up_are_committed_at_once() -> None:
    s = new_game()
    for number, text in [(1, "matriarch"), (2, "patriarch")]:
        assert asked(s) == ("head-side", number)
        do(s, text)
        assert (s.back(), family(s, number)) == (0, [text])
    do(s, "exchange")
    assert (s.back(), asked(s)) == (0, ("hand", 2))
    do(s, "keep")
    assert s.back() == 0


@pytest.mark.rule("C-10.36")
def test_the_starting_card_of_the_testament_is_committed_at_once() -> None:
    s = new_game(mode="solo_testament")
    assert (asked(s), legal(s)) == (("starting-card", 1), ["friend nathalie", "friend patrick"])
    do(s, "friend nathalie")
    assert (s.back(), family(s)[0]) == (0, "nathalie < 2 3")


@pytest.mark.rule("C-10.36")
def test_what_is_turned_or_married_next_is_committed_at_once() -> None:
    s = plain(
        *[child(id, "male", effects="brave") for id in ("hero", "lion")],
        family="patriarch & 2; alma & 1; hero < 1 2; bea & 3 promised; lion < 1 2; cleo & 5 promised",
        two=seat(family="matriarch & 2; max & 1; daughter < 1 2"),
        round=2,
        passed=(1, 2),
        child_next="son, son",
    )
    assert asked(s) == ("grow", 1)
    do(s, "person 5")
    assert (s.back(), asked(s), family(s)[4]) == (0, ("wed", 1), "lion & 6 < 1 2")
    do(s, "person 5")
    assert (s.back(), family(s)[5]) == (0, "cleo & 5")
