"""Section 11 of the rules of the Duke de Crecy: payments and tracks."""

from __future__ import annotations

from itertools import combinations

import pytest

from bequest.games.crecy.position import CrecyPosition
from tests import forms
from tests.rules.crecy.table import (
    Fixture,
    asked,
    child,
    children,
    contribution,
    do,
    end_round,
    family,
    friend,
    friends,
    hand,
    legal,
    mission,
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
]
COUPLE = "patriarch & 2; alma & 1"


def plain(*more: Fixture, **arguments: object) -> CrecyPosition:
    """A position with plain cards, and some more."""
    return table(cards=[*PLAIN, *more], **arguments)  # type: ignore[arg-type]


def complete_moves(s: CrecyPosition) -> list[list[str]]:
    """Every way to go on to the end of the move or decision under way."""
    todo: list[list[str]] = [[]]
    found = []
    while todo:
        texts = todo.pop()
        copy = do(s.clone(), *texts)
        if texts and not copy.frames[-1].open:
            found.append(texts)
        else:
            todo += [[*texts, text] for text in legal(copy)]
    return found


def discards(s: CrecyPosition) -> list[str]:
    found = forms.view(s, None)["friend_discard"]
    assert isinstance(found, list)
    return found


# --- Gold ---

TOO_DEAR = [
    pytest.param("marry", 3, id="wedding"),
    pytest.param("title", 5, id="Title"),
    pytest.param("contribute", 4, id="Contribution"),
    pytest.param("mansion", 3, id="Mansion"),
    pytest.param("doctor", 2, id="Fertility Doctor"),
]
DEAR = [
    friend("rose", cost=3),
    title("lord", cost={"gold": 5}),
    contribution("park", cost={"gold": 4}),
]


@pytest.mark.rule("C-11.1")
@pytest.mark.parametrize(("space", "cost"), TOO_DEAR)
def test_what_cannot_be_paid_in_full_is_not_available(space: str, cost: int) -> None:
    tree = "patriarch" if space == "marry" else COUPLE
    poor = plain(*DEAR, hand="rose", gold=cost - 1, family=tree)
    assert space not in legal(poor)
    assert rule_of(poor, space) == "C-11.1"
    rich = plain(*DEAR, hand="rose", gold=cost, family=tree, child_next="son, son")
    assert space in legal(rich)
    do(rich, space)
    assert tracks(rich)["gold"] == 0


@pytest.mark.rule("C-11.1")
def test_an_option_of_an_action_that_cannot_be_paid_is_not_available() -> None:
    s = do(plain(gold=1), "socialize")
    assert legal(s) == ["amount 1", "amount 2"]
    assert rule_of(s, "amount 3") == "C-11.1"


@pytest.mark.rule("C-11.1")
def test_an_effect_takes_no_more_gold_than_there_is() -> None:
    s = plain(friend("rose", effects=[{"do": "gold", "amount": -5}]), hand="rose", gold=2, child_next="son")
    do(s, "marry")
    assert tracks(s)["gold"] == 0


@pytest.mark.rule("C-11.2")
@pytest.mark.parametrize("money", ["cost", "dowry"])
def test_gold_is_paid_to_the_bank_and_gained_from_it(money: str) -> None:
    rose = friend("rose", cost=3) if money == "cost" else friend("rose", dowry=3)
    s = do(plain(rose, hand="rose", gold=5, two=seat(gold=7), child_next="son"), "marry")
    assert tracks(s)["gold"] == (2 if money == "cost" else 8)
    assert tracks(s, 2)["gold"] == 7
    do(s, "ask-friends", "amount 2")
    assert (tracks(s)["gold"], tracks(s, 2)["gold"]) == (2 if money == "cost" else 8, 9)


@pytest.mark.rule("C-11.2")
def test_a_card_may_say_that_a_rival_pays() -> None:
    rose = friend("rose", effects="laurent", not_in=["solo_standard", "solo_testament"])
    s = do(plain(rose, hand="rose", gold=1, two=seat(gold=4), child_next="son"), "marry")
    assert asked(s) == ("rival", 2)
    do(s, "lose gold")
    assert (tracks(s)["gold"], tracks(s, 2)["gold"]) == (2, 3)


# --- the other tracks ---


@pytest.mark.rule("C-11.3")
def test_honor_prestige_and_income_have_no_upper_limit() -> None:
    rose = friend("rose", income=60, prestige=70, effects=[{"do": "honor", "amount": 80}])
    s = plain(rose, hand="rose", honor=50, prestige=50, income=50, gold=500, child_next="son")
    do(s, "marry")
    assert tracks(s) == {"gold": 500, "honor": 130, "prestige": 120, "income": 110}


@pytest.mark.rule("C-11.3")
def test_honor_prestige_and_income_have_no_lower_limit() -> None:
    rose = friend("rose", income=-60, prestige=-70, effects=[{"do": "honor", "amount": -80}])
    s = plain(rose, hand="rose", honor=-3, child_next="son")
    do(s, "marry")
    assert tracks(s) == {"gold": 0, "honor": -83, "prestige": -70, "income": -60}


@pytest.mark.rule("C-11.4")
@pytest.mark.parametrize(
    ("texts", "change"),
    [
        pytest.param(["ask-friends", "amount 3"], {"honor": -1, "gold": 3}, id="Honor for Gold"),
        pytest.param(["have-children", "birth son"], {"honor": -1}, id="Honor for a gender"),
        pytest.param(["venture"], {"prestige": -1, "income": 1}, id="Prestige"),
        pytest.param(["contribute"], {"income": -2}, id="Income"),
    ],
)
def test_a_cost_in_honor_prestige_or_income_can_always_be_paid(texts: list[str], change: dict[str, int]) -> None:
    s = plain(contribution("park", cost={"income": 2}), hand="kim, lea", family=COUPLE, child_next="son")
    do(s, *texts)
    assert tracks(s) == {"gold": 0, "honor": 0, "prestige": 0, "income": 0} | change


@pytest.mark.rule("C-11.4")
def test_a_debt_of_honor_does_not_keep_from_paying_more() -> None:
    s = do(plain(honor=-20, prestige=-20, hand="kim, lea"), "ask-friends", "amount 3")
    do(s, "ask-friends", "amount 2", "venture")
    assert (tracks(s)["honor"], tracks(s)["prestige"]) == (-21, -21)


# --- hand cards ---


@pytest.mark.rule("C-11.5")
@pytest.mark.parametrize(
    ("space", "cards"),
    [("mansion", 1), ("doctor", 1), ("undertake", 1), ("venture", 2), ("title", 3), ("contribute", 2)],
)
def test_whoever_has_too_few_hand_cards_does_not_have_the_option(space: str, cards: int) -> None:
    offers = [title("lord", cost={"cards": 3}), contribution("park", cost={"cards": 2})]
    held = ["june", "kim", "lea"][:cards]
    few = plain(*offers, hand=", ".join(held[1:]), gold=9, family=COUPLE)
    assert space not in legal(few)
    assert rule_of(few, space) == "C-11.5"
    enough = plain(*offers, hand=", ".join(held), gold=9, family=COUPLE, child_next="son, son")
    do(enough, space)
    assert hand(enough) == []
    assert discards(enough) == held


@pytest.mark.rule("C-11.5")
def test_the_player_chooses_which_cards_to_discard() -> None:
    s = do(plain(hand="june, kim, lea", gold=3), "mansion")
    assert legal(s) == ["friend june", "friend kim", "friend lea"]
    do(s, "friend kim")
    assert (hand(s), discards(s)) == (["june", "lea"], ["kim"])


@pytest.mark.rule("C-11.5")
def test_four_gold_cannot_be_asked_for_without_a_hand_card() -> None:
    s = do(plain(), "ask-friends")
    assert legal(s) == ["amount 2", "amount 3"]
    assert rule_of(s, "amount 4") == "C-11.5"


# --- discounts ---


@pytest.mark.rule("C-11.6")
def test_a_discount_takes_gold_only_and_never_below_nothing() -> None:
    offers = [title("lord", cost={"gold": 3, "cards": 1, "income": 2})]
    rose = friend("rose", effects=[{"do": "title-discount", "amount": 9}])
    s = plain(*offers, rose, hand="kim, lea", family="patriarch & 2; rose & 1", lasting="rose")
    do(s, "title", "friend kim")
    assert (tracks(s)["gold"], tracks(s)["income"], hand(s)) == (0, -2, ["lea"])


@pytest.mark.rule("C-11.6")
@pytest.mark.parametrize("space", ["mansion", "doctor"])
def test_a_mansion_or_the_doctor_at_a_discount_costs_the_card_all_the_same(space: str) -> None:
    rose = friend("rose", effects=[{"do": f"{space}-discount", "amount": 9}])
    s = plain(rose, hand="kim", family="patriarch & 2; rose & 1", lasting="rose", child_next="son, son")
    do(s, space)
    assert (tracks(s)["gold"], hand(s)) == (0, [])
    bare = plain(rose, family="patriarch & 2; rose & 1", lasting="rose")
    assert rule_of(bare, space) == "C-11.5"


@pytest.mark.rule("C-11.6")
def test_ce_c10_a_discount_larger_than_the_wedding_cost_gives_no_gold() -> None:
    cards = [friend("roy", "male", cost=1), child("beauty", "female", effects="a-true-beauty")]
    married = plain(*cards, hand="roy", round=3, family=f"{COUPLE}; beauty < 1 2", child_next="son")
    assert tracks(do(married, "marry"))["gold"] == 0
    promised = plain(*cards, hand="roy", family=f"{COUPLE}; beauty < 1 2", gold=2)
    assert tracks(do(promised, "arrange"))["gold"] == 2
    assert (family(married)[3], family(promised)[3]) == ("roy & 3", "roy & 3 promised")


@pytest.mark.rule("C-11.6", "C-36.7")
def test_ce_c11_the_cathedral_takes_3_gold_of_3_and_no_card() -> None:
    cathedral = mission("cathedral", effects="renovate-the-old-cathedral")
    s = plain(cathedral, contribution("park", cost={"gold": 3, "cards": 1}), completed="cathedral", hand="kim")
    assert rule_of(s, "contribute") == "C-11.1"  # completed, but no longer in force
    s = plain(cathedral, contribution("park", cost={"gold": 3, "cards": 1}), missions="cathedral", hand="kim")
    do(s, "complete cathedral", "contribute")
    assert (tracks(s)["gold"], hand(s)) == (0, [])


@pytest.mark.rule("C-11.7")
@pytest.mark.parametrize("gold", [0, 1])
def test_discounts_on_the_same_cost_add_up(gold: int) -> None:
    cards = [friend("roy", "male", cost=4), child("beauty", "female", effects="a-true-beauty")]
    cards += [friend("rita", effects="rowena")]
    s = plain(
        *cards,
        hand="roy",
        gold=gold,
        round=3,
        family="patriarch & 2; rita & 1; beauty < 1 2",
        lasting="rita",
        child_next="son",
    )
    assert rule_of(s, "marry") == ("" if gold else "C-11.1")
    if gold:
        assert tracks(do(s, "marry"))["gold"] == 0


@pytest.mark.rule("C-11.7")
def test_two_lasting_discounts_of_the_same_kind_add_up() -> None:
    givers = [friend(id, effects=[{"do": "mansion-discount", "amount": 1}]) for id in ("rita", "ruth")]
    s = plain(
        *givers,
        hand="kim",
        gold=1,
        round=3,
        family="patriarch & 2; rita & 1; son & 4 < 1 2; ruth & 3",
        lasting="rita, ruth",
    )
    do(s, "mansion")
    assert tracks(s)["gold"] == 0


# --- the order of paying and receiving ---


@pytest.mark.rule("C-11.8")
def test_the_gold_that_a_wedding_brings_cannot_pay_for_it() -> None:
    rich = friend("rose", cost=2, effects=[{"do": "gold", "amount": 5}])
    assert rule_of(plain(rich, hand="rose", gold=1), "marry") == "C-11.1"
    s = do(plain(rich, hand="rose", gold=2, child_next="son"), "marry")
    assert [event["amount"] for event in forms.events(s, 0, None) if event["event"] == "gold"] == [-2, 5]


@pytest.mark.rule("C-11.8")
def test_the_friends_that_a_title_brings_cannot_pay_for_it() -> None:
    lord = title("lord", cost={"cards": 1}, friends=2)
    assert rule_of(plain(lord), "title") == "C-11.5"
    s = do(plain(lord, hand="kim", display="alma, bea"), "title")
    kinds = [kind for kind in told(s) if kind in ("friend-discard", "taken", "attached")]
    assert kinds == ["friend-discard", "taken", "taken", "attached"]


@pytest.mark.rule("C-11.9")
def test_a_friend_who_is_being_married_cannot_serve_as_payment() -> None:
    robert = friend("roy", "male", effects=[{"do": "ask-friends"}])
    s = do(plain(robert, hand="roy", family="matriarch"), "marry")
    assert asked(s) == ("ask", 1)
    assert legal(s) == ["amount 2", "amount 3"]
    with_another = do(plain(robert, hand="roy, kim", family="matriarch", child_next="son"), "marry", "amount 4")
    assert (hand(with_another), discards(with_another)) == ([], ["kim"])


@pytest.mark.rule("C-11.9")
def test_a_friend_who_is_being_promised_leaves_the_hand() -> None:
    s = do(plain(hand="dora, kim", family=f"{COUPLE}; son < 1 2"), "arrange", "friend dora")
    assert hand(s) == ["kim"]
    do(s, "ask-friends", "amount 2", "ask-friends", "amount 4")
    assert discards(s) == ["kim"]


@pytest.mark.rule("C-11.10")
def test_honor_for_a_named_gender_is_not_refunded_when_the_child_is_lost() -> None:
    s = do(plain(family=COUPLE, child_next="complication"), "have-children", "birth son", "lose-child")
    assert (tracks(s)["honor"], family(s)) == (-1, ["patriarch & 2", "alma & 1"])


@pytest.mark.rule("C-11.10")
def test_the_doctor_is_not_refunded_when_the_mother_is_lost() -> None:
    s = plain(family="patriarch & 2; alma & 1", hand="kim", gold=2, child_next="complication, son")
    do(s, "doctor", "lose-mother")
    assert (tracks(s)["gold"], hand(s), len(family(s))) == (0, [], 3)
    end_round(s)
    assert tracks(s)["gold"] == 2  # asked of friends with the other pawn


# --- sets of cards ---


@pytest.mark.rule("C-11.11")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_there_is_one_way_to_choose_each_set_of_discards(count: int) -> None:
    held = ["hope", "iris", "june", "kim", "lea"]
    s = do(plain(title("lord", cost={"cards": count}), hand=", ".join(held)), "title")
    ends = [tuple(discards(do(s.clone(), *texts))) for texts in complete_moves(s)]
    assert sorted(ends) == list(combinations(held, count))


@pytest.mark.rule("C-11.11")
def test_there_is_one_way_to_choose_the_cards_of_a_batch() -> None:
    s = do(plain(gold=2, display="alma, bea, cleo, dora, eva"), "socialize", "amount 3")
    ends = [tuple(hand(do(s.clone(), *texts))) for texts in complete_moves(s)]
    assert sorted(ends) == list(combinations(["alma", "bea", "cleo", "dora", "eva"], 3))


@pytest.mark.rule("C-11.11")
def test_there_is_one_way_to_choose_the_discards_for_isabella() -> None:
    held = ["iris", "june", "kim"]
    s = plain(friend("rose", effects="isabella"), hand=", ".join(["rose", *held]), child_next="son")
    do(s, "marry", "friend rose")
    assert shown(s)["hand"] == held
    ends = [tuple(discards(do(s.clone(), *texts))) for texts in complete_moves(s)]
    assert sorted(ends) == sorted(cards for count in range(4) for cards in combinations(held, count))


@pytest.mark.rule("C-11.11")
def test_the_order_of_discards_means_nothing() -> None:
    s = do(plain(hand="june, kim, lea"), "venture", "friend kim")
    assert asked(s) == ("turn", 2)  # only Lea was left to go with Kim
    other = do(plain(hand="june, kim, lea"), "venture", "friend june")
    assert rule_of(other, "friend june") == "C-11.11"
    assert legal(other) == ["friend kim", "friend lea"]


@pytest.mark.rule("C-11.5", "C-11.11")
def test_the_first_and_the_last_friend_of_the_deck_are_refused_like_any_other() -> None:
    deck = table().rules.deck.friends
    first, last = deck[0].id, deck[-1].id
    s = do(table(hand=f"{first}, ann, claire, {last}", gold=4), "venture")
    do(s, "friend ann")
    assert rule_of(s, "friend claire") == ""
    assert rule_of(s, f"friend {first}") == "C-11.11"  # in hand, but before Ann
    assert rule_of(s, "friend ann") == "C-11.11"
    other = do(table(hand="ann, claire, david, constant", gold=4), "venture")
    assert rule_of(other, f"friend {first}") == "C-11.5"  # not in hand
    assert rule_of(other, f"friend {last}") == "C-11.5"
    for text in ("child son", "pass", "done", "person 1", "amount 2"):
        assert rule_of(other, text) == "not asked"
