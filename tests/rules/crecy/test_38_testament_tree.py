"""Section 38, The Testament: set-up, the tree, and its scoring."""

import pytest

from bequest.core.knowledge import card_of
from bequest.games.crecy.position import CrecyPosition
from tests import forms
from tests.rules.crecy.table import (
    PARENTS,
    START_TREE,
    Fixture,
    ancestry,
    asked,
    base,
    child,
    children,
    do,
    extra,
    family,
    file,
    friend,
    friends,
    hand,
    hint,
    legal,
    new_game,
    rule_of,
    shown,
    told,
    tracks,
)

HOUSE: list[Fixture] = [
    friend("patrick", "male", role="start", nationality="french", start={"income": 1, "gold": 9}),
    friend("laurent", "male", role="father", nationality="french", occupation="craftsman"),
    friend("angelique", role="mother", nationality="french", occupation="craftsman"),
]
PLAIN = [*HOUSE, *friends("ann, bea, cleo, dora, eve, fay, gina, hope, iris, jane"), friend("tom", "male")]
CARDS = [*PLAIN, *children(20, 20)]
REMOVED = {"angelique", "constant", "friedrich", "katherine", "laurent", "manuel", "nathalie", "patrick", "vera"}


def start(seed: int = 1, **options: object) -> CrecyPosition:
    return new_game(mode="solo_testament", seed=seed, **options)  # type: ignore[arg-type]


# --- set-up ---


@pytest.mark.rule("C-38.1")
def test_no_complications_in_the_child_deck() -> None:
    s = start()
    assert forms.view(s, 0)["child_deck"] == {"sons": 30, "daughters": 30, "complications": 0}
    assert forms.view(s, 0)["reserve"] == {"sons": 9, "daughters": 9, "complications": 0}


@pytest.mark.rule("C-38.2")
def test_three_mansions_and_three_ventures() -> None:
    s = start()
    assert (s.mansions, s.ventures) == (3, 3)


@pytest.mark.rule("C-38.3")
def test_eleven_missions() -> None:
    found = {base().missions[number].id for number in start().mission_pile}
    removed = {"found-a-political-party", "preparing-for-the-revolution", "strengthen-the-royal-navy"}
    assert (len(found), found & {*removed, "unrest-at-the-court"}) == (11, set())


@pytest.mark.rule("C-38.4")
@pytest.mark.parametrize(("edition", "count", "george"), [("english", 65, False), ("french", 66, True)])
def test_the_friends_that_come_out_of_the_deck(edition: str, count: int, george: bool) -> None:
    s = do(start(edition=edition), "friend patrick")
    piles = [s.display, s.friend_pile, [card_of(mark) for mark in s.hands[0]]]
    found = [base().friends[card].id for pile in piles for card in pile]
    assert (len(found), set(found) & REMOVED) == (count, set())
    assert ("george" in found) == george


@pytest.mark.rule("C-38.5")
def test_neither_patrons_nor_heads() -> None:
    s = do(start(), "friend patrick", "keep")
    assert "patron" not in shown(s)
    assert shown(s)["head"] is None
    assert not {"patron", "head", "side"} & set(told(s))


@pytest.mark.rule("C-38.6")
@pytest.mark.parametrize(("chosen", "other"), [("patrick", "nathalie"), ("nathalie", "patrick")])
def test_one_starting_card_is_chosen_and_the_other_leaves_the_game(chosen: str, other: str) -> None:
    s = start()
    assert (asked(s), legal(s)) == (("starting-card", 1), ["friend nathalie", "friend patrick"])
    assert rule_of(s, "friend ann") == "C-38.6"
    do(s, f"friend {chosen}")
    assert family(s)[0] == f"{chosen} < 2 3"
    assert f"'{other}'" not in str(s.to_dict())


@pytest.mark.rule("C-38.6")
def test_the_option_chooses_the_starting_card() -> None:
    s = start(testament_start="nathalie")
    assert (asked(s), family(s)[0]) == (("hand", 1), "nathalie < 2 3")


@pytest.mark.rule("C-38.7", "C-38.8", "C-38.10")
@pytest.mark.parametrize(("chosen", "income", "gold"), [("nathalie", 2, 6), ("patrick", 1, 9)])
def test_the_parents_cost_and_bring_nothing(chosen: str, income: int, gold: int) -> None:
    s = do(start(), f"friend {chosen}")
    assert family(s)[:3] == [f"{chosen} < 2 3", "laurent & 3 < 4 5", "angelique & 2 < 6 7"]
    assert tracks(s) == {"gold": gold, "honor": 0, "prestige": 0, "income": income}
    assert len(hand(s)) == 5
    assert (shown(s)["lasting"], len(s.display)) == ([], 5)
    assert "taken" not in told(s)


@pytest.mark.rule("C-38.9")
@pytest.mark.parametrize("seed", range(4))
def test_four_unknown_grandparents(seed: int) -> None:
    s = do(start(seed), "friend patrick")
    persons = shown(s)["family"]
    assert isinstance(persons, list)
    assert [(p["gender"], p["row"], p["state"], p["partner"]) for p in persons[3:]] == [
        ("male", 2, "adult", 5),
        ("female", 2, "adult", 4),
        ("male", 2, "adult", 7),
        ("female", 2, "adult", 6),
    ]
    assert {p["card"] for p in persons[3:]} <= {card.id for card in base().children}
    assert forms.view(s, 0)["child_deck"] == {"sons": 28, "daughters": 28, "complications": 0}


@pytest.mark.rule("C-38.11")
def test_a_new_starting_hand_once() -> None:
    s = do(start(), "friend patrick")
    dealt, display = hand(s), forms.view(s, 0)["display"]
    assert legal(s) == ["keep", "exchange"]
    do(s, "exchange")
    assert (len(hand(s)), asked(s)) == (5, ("turn", 1))
    assert hand(s) != dealt
    assert forms.view(s, 0)["display"] == display


@pytest.mark.rule("C-38.12")
def test_no_additional_action_pawn_at_the_start() -> None:
    s = do(start(), "friend patrick", "keep")
    assert extra(s) == {}
    assert file(s, "supply") == dict.fromkeys(("green", "orange", "red", "sky-blue", "yellow"), 3)


@pytest.mark.rule("C-38.13")
def test_hints_are_shuffled_by_generation() -> None:
    firsts = set()
    for seed in range(8):
        s = do(start(seed), "friend patrick", "keep")
        drawn = [base().hints[number] for number in s.hints]
        assert [card.generation for card in drawn] == [1, 1, 1]
        firsts.add(drawn[0].id)
    assert len(firsts) > 1
    s = start(chance="explicit", testament_start="patrick")
    while asked_by_chance(s):
        do(s, legal(s)[0])
    do(s, "keep")
    assert legal(s) == [f"hint {card.id}" for card in base().hints if card.generation == 1]


def asked_by_chance(s: CrecyPosition) -> bool:
    return s.decision is None


# --- the tree ---


@pytest.mark.rule("C-38.14")
def test_friends_are_known_and_child_cards_are_not() -> None:
    cards = [*CARDS, hint("named", kin="grandparent", known=True), hint("men", kin="grandparent", gender="male")]
    s = ancestry(hand="ann", cards=cards, hints=[{"hint": "named"}, {"hint": "men"}])
    do(s, "ask-friends", "amount 2")
    assert file(s, "hints") == [{"hint": "named", "fulfilled": False}, {"hint": "men", "fulfilled": True}]
    do(s, "marry", "person 5")
    assert file(s, "hints") == [{"hint": "named", "fulfilled": True}, {"hint": "men", "fulfilled": True}]


@pytest.mark.rule("C-38.15")
def test_child_cards_lie_adult_side_up_and_have_no_effect() -> None:
    special = [
        child("twin", "male", 2, effects="surprise-twins-son"),
        child("smile", "female", 2, effects="beautiful-smile"),
        child("beauty", "female", 2, effects="a-true-beauty"),
        child("dandy", "male", 2, effects="handsome"),
    ]
    tree = f"{PARENTS}; son & 5; smile & 4; son & 7; daughter & 6; beauty < 4 5; dandy < 4 5"
    cards = [*PLAIN, friend("bob", "male", cost=2), *children(9, 9), *special]
    s = ancestry(tree, hand="bob, ann", gold=3, cards=cards, child_next="twin, son")
    do(s, "have-children", "person 4", "birth any")
    assert family(s)[9:] == ["twin < 4 5"]  # no twin follows, and the card is an adult
    do(s, "ask-friends", "amount 2")
    assert tracks(s)["gold"] == 5
    s = ancestry(tree, hand="bob", gold=3, cards=cards)
    do(s, "marry", "person 8")
    assert tracks(s)["gold"] == 1
    s = ancestry(tree, hand="ann", gold=3, cards=cards)
    do(s, "marry", "person 9")
    assert tracks(s)["gold"] == 3


@pytest.mark.rule("C-38.16")
def test_any_two_spouses_are_a_couple() -> None:
    tree = f"{PARENTS}; tom & 5 < 8 9; ann & 4; son & 7; bea & 6; son & 9; daughter & 8; son < 8 9"
    s = do(ancestry(tree, cards=CARDS), "have-children")
    assert legal(s) == ["person 4", "person 6", "person 8"]  # known, mixed, unknown
    assert rule_of(s, "person 10") == "C-6.11"


@pytest.mark.rule("C-38.17")
def test_anybody_but_the_starting_card_and_the_parents() -> None:
    tree = f"{PARENTS}; tom & 5 < 8 9; daughter & 4; son & 7; daughter & 6; son & 9; daughter & 8; son < 8 9"
    s = do(ancestry(tree, hand="ann", gold=9, cards=CARDS), "marry")
    assert legal(s) == ["person 5", "person 7", "person 9", "person 10"]
    for space in ("have-children", "mansion"):
        s = do(ancestry(tree, hand="ann", gold=9, cards=CARDS), space)
        assert legal(s)[:3] == ["person 4", "person 6", "person 8"]
        assert [rule_of(s, f"person {n}") for n in (1, 2, 3)] == ["C-38.17"] * 3
    s = do(ancestry(tree, hand="ann", gold=9, cards=CARDS), "marry")
    assert [rule_of(s, f"person {n}") for n in (1, 2, 3)] == ["C-38.17"] * 3


@pytest.mark.rule("C-38.18")
def test_the_starting_card_and_the_parents_count_for_conditions() -> None:
    reward = [{"do": "gold", "amount": 3, "another": "french", "others": 3}]
    other = [{"do": "honor", "amount": 1, "another": "dutch"}]
    cards = [*CARDS, friend("zoe", nationality="french", effects=[*reward, *other])]
    s = do(ancestry(hand="zoe", cards=cards), "marry", "person 5")
    assert (tracks(s)["gold"], tracks(s)["honor"]) == (3, 0)


@pytest.mark.rule("C-38.19")
def test_there_is_no_child_limit() -> None:
    tree = f"{START_TREE}; son < 4 5; son < 4 5; son < 4 5; son < 4 5"
    s = ancestry(tree, hand="ann, bea", gold=9, cards=CARDS)
    do(s, "have-children", "person 4", "birth any", "doctor", "person 4", "friend ann")
    assert len(family(s)) == 11 + 1 + 2


@pytest.mark.rule("C-38.20")
def test_the_topmost_son_and_the_topmost_daughter() -> None:
    special = [child("first", "male"), child("second", "male"), child("girl", "female")]
    s = ancestry(hand="ann", cards=[*CARDS, *special], child_next="first, second, girl")
    do(s, "marry", "person 5")
    assert family(s)[4:] == ["ann & 4 < 8 9", "son & 7", "daughter & 6", "first & 9", "girl & 8"]
    do(s, "have-children", "person 6", "birth any")
    assert family(s)[9] == "second < 6 7"


@pytest.mark.rule("C-38.20")
@pytest.mark.parametrize(("round", "mother"), [(1, "thrown"), (3, "thrown"), (6, "kept")])
def test_the_next_source_is_shuffled_in_if_the_deck_lacks_a_gender(round: int, mother: str) -> None:
    cards = [*PLAIN, *children(4, 2), child("thrown", "female"), child("kept", "female")]
    tree = f"{START_TREE}; son < 4 5"
    s = ancestry(tree, hand="ann", round=round, cards=cards, child_discard="thrown", reserve="kept")
    do(s, "marry", "person 8")
    assert family(s)[8:] == ["ann & 8 < 10 11", "son & 11", f"{mother} & 10"]


@pytest.mark.rule("C-38.20")
def test_a_gender_found_nowhere_is_not_placed() -> None:
    s = ancestry(f"{START_TREE}; son < 4 5", hand="ann", cards=[*PLAIN, *children(4, 2)])
    do(s, "marry", "person 8")
    assert family(s)[8:] == ["ann & 8 < 10", "son"]


@pytest.mark.rule("C-38.66")
def test_a_replaced_member_is_the_same_person() -> None:
    tree = f"{PARENTS}; tom & 5; daughter & 4 < 8 9 [mansion]; son & 7; daughter & 6; son & 9; daughter & 8; son < 4 5"
    s = ancestry(tree, hand="ann", cards=CARDS, child_next="daughter")
    do(s, "marry", "person 5")
    after = family(s)
    assert after[4] == "ann & 4 < 8 9 [mansion]"
    assert (after[1], after[9]) == ("laurent & 3 < 4 5", "son < 4 5")
    assert "departed" not in str(after)
    assert len(after) == 10 + 1  # nobody but the child of two known spouses


# --- final scoring ---


def scored(tree: str, cards: list[Fixture]) -> dict[str, object]:
    """The score sheet after the last pass of a game with this tree."""
    deck = [*HOUSE, *friends("ann, bea"), *cards, *children(20, 20)]
    s = do(ancestry(tree, cards=deck, round=9, pawns=0), "pass")
    assert s.over
    return s.score_sheet()[0]


def kin(
    nation: str = "", father: str = "", mother: str = "", work: str = "", above: tuple[str, str] = ("", "")
) -> tuple[str, list[Fixture]]:
    """A known man of this nationality and occupation above Laurent, with such parents; "" is an unknown one."""
    tree = f"{PARENTS}; max & 5 < 8 9; daughter & 4; son & 7; daughter & 6"
    cards = [person("max", "male", nation, work)]
    for id, gender, country, craft in (("pa", "male", father, above[0]), ("ma", "female", mother, above[1])):
        partner = 9 if gender == "male" else 8
        if country or craft:
            cards.append(person(id, gender, country, craft))
            tree += f"; {id} & {partner}"
        else:
            tree += f"; {'son' if gender == 'male' else 'daughter'} & {partner}"
    return tree, cards


def person(id: str, gender: str, nation: str, work: str) -> Fixture:
    icons = {"nationality": nation, "occupation": work}
    return friend(id, gender, (), **{key: value for key, value in icons.items() if value})


@pytest.mark.rule("C-38.57", "C-38.58", "C-38.59")
@pytest.mark.parametrize(("mother", "honor"), [("", 0), ("polish", 1), ("italian", -1)])
def test_ce_s13_a_pole_with_a_russian_father(mother: str, honor: int) -> None:
    tree, cards = kin("polish", "russian", mother)
    sheet = scored(tree, cards)
    assert (sheet["nationality"], sheet["total"]) == (honor, honor)


@pytest.mark.rule("C-38.57", "C-38.58", "C-38.59", "C-38.63")
@pytest.mark.parametrize(
    ("nation", "father", "mother", "honor"),
    [
        ("dutch", "dutch", "", 1),
        ("dutch", "", "dutch", 1),
        ("dutch", "dutch", "dutch", 1),
        ("dutch", "dutch", "polish", 1),
        ("dutch", "", "", 0),
        ("dutch", "", "polish", 0),
        ("american", "american", "", 1),
        ("american", "", "american", 1),
        ("american", "dutch", "polish", -1),
        ("dutch", "american", "polish", -1),
        ("american", "dutch", "", 0),
        ("french", "french", "french", 0),
        ("french", "dutch", "polish", 0),
        ("french", "french", "", 0),
    ],
)
def test_nationality(nation: str, father: str, mother: str, honor: int) -> None:
    tree, cards = kin(nation, father, mother)
    assert scored(tree, cards)["nationality"] == honor


@pytest.mark.rule("C-38.60", "C-38.61", "C-38.63")
@pytest.mark.parametrize("nation", ["french", "dutch"])
@pytest.mark.parametrize(
    ("work", "above", "honor"),
    [
        ("aristocrat", ("craftsman", "artist"), 1),
        ("aristocrat", ("craftsman", "craftsman"), 1),
        ("aristocrat", ("", "craftsman"), 1),
        ("aristocrat", ("aristocrat", "artist"), 0),
        ("craftsman", ("aristocrat", ""), -1),
        ("craftsman", ("aristocrat", "aristocrat"), -1),
        ("craftsman", ("craftsman", "artist"), 0),
        ("artist", ("craftsman", "aristocrat"), 0),
    ],
)
def test_occupation(nation: str, work: str, above: tuple[str, str], honor: int) -> None:
    tree, cards = kin(nation, work=work, above=above)
    # Laurent, a Craftsman, has a father who may be an Aristocrat.
    parents = -1 if work == "aristocrat" else 0
    assert scored(tree, cards)["occupation"] == honor + parents


@pytest.mark.rule("C-38.55")
def test_a_descendant_is_known_and_has_parents_in_the_tree() -> None:
    dutch = [friend("max", "male", nationality="dutch"), friend("pa", "male", nationality="dutch")]
    parents = f"{PARENTS}; son & 5 < 8 9; daughter & 4; son & 7; daughter & 6; pa & 9; daughter & 8"
    assert scored(parents, dutch)["nationality"] == 0  # an unknown child of a Dutchman, and a Dutchman without parents
    grown = parents.replace("son & 5 < 8 9", "max & 5 < 8 9")
    assert scored(grown, dutch)["nationality"] == 1


@pytest.mark.rule("C-38.55")
def test_the_parents_and_the_starting_card_are_descendants() -> None:
    def house(heir: str, father: str, mother: str) -> list[Fixture]:
        return [
            friend("patrick", "male", role="start", nationality=heir, occupation="aristocrat"),
            friend("laurent", "male", role="father", nationality=father, occupation="craftsman"),
            friend("angelique", role="mother", nationality=mother),
            friend("pa", "male", nationality="dutch", occupation="aristocrat"),
            *friends("ann, bea, cleo, dora, eve"),
            *children(9, 9),
        ]

    tree = f"{PARENTS}; pa & 5; daughter & 4; son & 7; daughter & 6"
    s = do(ancestry(tree, cards=house("dutch", "dutch", "polish"), round=9, pawns=0), "pass")
    assert s.score_sheet()[0]["nationality"] == 2  # the heir like the father, he like his
    assert s.score_sheet()[0]["occupation"] == 1 - 1
    s = do(ancestry(tree, cards=house("italian", "dutch", "polish"), round=9, pawns=0), "pass")
    assert s.score_sheet()[0]["nationality"] == -1 + 1


@pytest.mark.rule("C-38.56")
def test_ancestors_beyond_the_parents_do_not_matter() -> None:
    tree, cards = kin("dutch", "polish", "italian", work="aristocrat", above=("artist", "artist"))
    tree = tree.replace("pa & 9", "pa & 9 < 10 11") + "; opa & 11; daughter & 10"
    cards += [friend("opa", "male", nationality="dutch", occupation="craftsman")]
    sheet = scored(tree, cards)
    assert sheet["nationality"] == -1
    assert sheet["occupation"] == -1  # Laurent below an Aristocrat; the grandfather's workshop counts for nobody


@pytest.mark.rule("C-38.62", "C-38.64", "C-38.65")
@pytest.mark.parametrize(("open_hints", "outcome"), [(0, "won"), (1, "lost"), (9, "lost")])
def test_won_if_all_nine_hints_are_fulfilled(open_hints: int, outcome: str) -> None:
    cards = [*CARDS, *[hint(f"h{n}", 1 + n // 3, kin="relative", nationality="turkish") for n in range(9)]]
    drawn = [{"hint": f"h{n}", "fulfilled": n >= open_hints} for n in range(9)]
    s = do(ancestry(cards=cards, round=9, pawns=0, honor=7, prestige=2, hints=drawn), "pass")
    assert (s.outcome, s.winners()) == (outcome, [0] if outcome == "won" else [])
    assert s.scores() == [7 + 2 - open_hints]
    assert s.score_sheet()[0]["hints"] == -open_hints


@pytest.mark.rule("C-38.64")
def test_fewer_than_nine_hints_are_not_enough() -> None:
    cards = [*CARDS, hint("h1")]
    s = do(ancestry(cards=cards, round=9, pawns=0, hints=[{"hint": "h1", "fulfilled": True}]), "pass")
    assert s.outcome == "lost"
