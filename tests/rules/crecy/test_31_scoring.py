"""Sections 31 and 32: final scoring and the winner."""

from collections.abc import Mapping, Sequence

import pytest

from bequest.games.crecy.position import CrecyPosition
from tests import forms
from tests.rules.crecy.table import (
    Fixture,
    Seat,
    children,
    do,
    friend,
    friends,
    mission,
    patron,
    seat,
    shown,
    table,
    tracks,
)

FRIENDS = [
    *friends("ann, bea, cleo, dora, eve, fay, gina, hope, iris, jane, kate, lena, mia, nora, olga, pia"),
    friend("rose", occupation="craftsman"),
    friend("sara", occupation="craftsman"),
]
CARDS = [*FRIENDS, *children(30, 30)]
HEIRS = [
    "patriarch & 2; ann; son < 1; bea & 3; son < 3; cleo & 5; son < 5",
    "patriarch & 2; dora; son < 1; eve & 3; son < 3; fay & 5; son < 5",
    "patriarch & 2; gina; son < 1; hope & 3; son < 3; iris & 5; son < 5",
    "patriarch & 2; jane; son < 1; kate & 3; son < 3; lena & 5; son < 5",
]
"""Families that have one child in row 4, so 1 Honor at the end of Generation III."""


def at_least(count: str, least: int, points: int = 9, **filters: object) -> Mapping[str, object]:
    return {"points": points, "needs": [{"count": count, "least": least, **filters}]}


def per(count: str, points: int, most: int) -> Mapping[str, object]:
    return {"points": points, "per": {"count": count}, "most": most}


def final(
    two: Seat | None = None, cards: Sequence[Fixture] = CARDS, seats: Sequence[Seat] = (), **first: object
) -> CrecyPosition:
    """The game after the last pass of round 9; seat 1 has `first`, and everybody an heir unless it is said."""
    first.setdefault("family", HEIRS[0])
    others = [two or seat(family=HEIRS[1], patron=None), *seats]
    fields = dict(zip(("two", "three", "four"), others, strict=False))
    passed = [number for number, other in enumerate(others, 2) if not other["eliminated"]]
    s = table(round=9, pawns=0, passed=passed, cards=cards, **fields, **first)  # type: ignore[arg-type]
    return do(s, "pass")


def patrons(*goals: Mapping[str, object] | None, minor: Sequence[Mapping[str, object]] = ()) -> list[Fixture]:
    """Cards with one Patron for seat 1, and one without goals for seat 2."""
    main = {"main": goals[0]} if goals and goals[0] else {}
    return [*CARDS, patron("one", minor=list(minor), **main), patron("two")]


def points(s: CrecyPosition, number: int = 1) -> object:
    return s.score_sheet()[number - 1]["patron"]


# --- worked examples ---


@pytest.mark.rule("C-31.2", "C-31.3", "C-31.4", "C-31.5")
@pytest.mark.parametrize("gold", [14, 8])
@pytest.mark.parametrize(("under", "scored"), [(1, 13), (0, 9)])
def test_ce_x15_john_law(gold: int, under: int, scored: int) -> None:
    tree = f"{HEIRS[0]}; rose & 7"
    s = final(patron="john-law", income=8, gold=gold, under=under, family=tree)
    assert points(s) == scored


@pytest.mark.rule("C-31.3", "C-31.4", "C-31.5", "C-31.6")
def test_ce_s6_two_unlocks_one_goal_met() -> None:
    minor = [at_least("gold", 5, 4), at_least("hand", 1, 5), at_least("titles", 1, 6)]
    cards = [*patrons(minor=minor), mission("ball"), mission("feud"), mission("race")]
    s = final(cards=cards, gold=5, under="ball, feud", missions="race")
    assert points(s) == 4
    assert s.score_sheet()[0]["total"] == 4 + 1  # and the child; the face-up Mission gives nothing


@pytest.mark.rule("C-2.4", "C-36.4", "C-36.5")
@pytest.mark.parametrize(("edition", "scored"), [("english", 4), ("french", 0)])
def test_ce_s15_the_guild_in_generation_four(edition: str, scored: int) -> None:
    tree = f"{HEIRS[0]}; rose & 7"
    s = final(patron="john-law", completed="establish-a-craft-guild", under=1, family=tree, edition=edition)
    assert points(s) == scored


# --- final scoring ---


@pytest.mark.rule("C-31.1")
def test_survivors_reveal_their_patrons() -> None:
    three = seat(family="patriarch & 2; gina; son < 1; hope & 3; son < 3; iris & 5", patron="madame-de-pompadour")
    start = {"patron": "john-law", "two": seat(family=HEIRS[1], patron="benjamin-franklin"), "seats": [three]}
    s = final(**start)  # type: ignore[arg-type]
    revealed = [(event["seat"], event["patron"]) for event in forms.events(s) if event["event"] == "patron-shown"]
    assert revealed == [(1, "john-law"), (2, "benjamin-franklin")]


@pytest.mark.rule("C-31.2")
@pytest.mark.parametrize(("income", "scored"), [(6, 0), (7, 9)])
def test_the_main_goal_needs_no_unlocking(income: int, scored: int) -> None:
    assert points(final(cards=patrons(at_least("income", 7)), income=income)) == scored


@pytest.mark.rule("C-31.3")
@pytest.mark.parametrize(("under", "scored"), [(0, 0), (1, 6), (2, 11), (3, 15)])
def test_every_mission_under_the_patron_unlocks_the_best_goal_left(under: int, scored: int) -> None:
    minor = [at_least("gold", 1, 4), at_least("gold", 1, 6), per("gold", 1, 5)]
    s = final(cards=patrons(minor=minor), gold=5, under=under)
    assert (points(s), s.over) == (scored, True)  # nobody is asked


@pytest.mark.rule("C-31.4")
@pytest.mark.parametrize(("gold", "scored"), [(4, 0), (5, 4)])
def test_an_unlocked_goal_must_be_met(gold: int, scored: int) -> None:
    assert points(final(cards=patrons(minor=[at_least("gold", 5, 4)]), gold=gold, under=1)) == scored


@pytest.mark.rule("C-31.4")
@pytest.mark.parametrize(("gold", "scored"), [(2, 4), (9, 6)])
def test_a_goal_may_give_points_for_each_up_to_a_limit(gold: int, scored: int) -> None:
    assert points(final(cards=patrons(minor=[per("gold", 2, 6)]), gold=gold, under=1)) == scored


@pytest.mark.rule("C-31.5")
def test_no_minor_goal_is_scored_twice() -> None:
    assert points(final(cards=patrons(minor=[at_least("gold", 1, 4)]), gold=5, under=3)) == 4


@pytest.mark.rule("C-31.6")
@pytest.mark.parametrize("where", ["missions", "completed"])
def test_face_up_missions_unlock_nothing(where: str) -> None:
    cards = [*patrons(minor=[at_least("gold", 1, 4)]), mission("ball"), mission("feud")]
    assert points(final(cards=cards, gold=5, **{where: "ball, feud"})) == 0  # type: ignore[arg-type]


@pytest.mark.rule("C-31.7")
@pytest.mark.parametrize(("honor", "scored"), [(6, 0), (7, 13)])
def test_goals_are_judged_before_patron_points_but_after_the_generation(honor: int, scored: int) -> None:
    cards = patrons(at_least("honor", 10), minor=[at_least("honor", 10, 4)])
    s = final(cards=cards, honor=honor, prestige=2, under=1)  # + 2 for Prestige, + 1 for the child
    assert points(s) == scored


@pytest.mark.rule("C-31.7")
def test_the_level_of_income_counts_though_none_is_paid_any_more() -> None:
    cards = patrons(at_least("income", 3))
    s = final(cards=cards, income=3, gold=1)
    assert (points(s), tracks(s)["gold"]) == (9, 1)


@pytest.mark.rule("C-31.8")
@pytest.mark.parametrize(("generation", "scored"), [(1, 0), (2, 0), (3, 0), (4, 9)])
def test_children_of_row_four_and_their_betrothed_are_generation_four(generation: int, scored: int) -> None:
    tree = f"{HEIRS[0]}; rose & 7"
    goal = at_least("members", 1, occupation="craftsman", generation=generation)
    assert points(final(cards=patrons(goal), family=tree)) == scored
    two_children = {"points": 9, "needs": [{"count": "offspring", "least": 2, "generation": generation}]}
    tree = f"{HEIRS[0]}; daughter < 5"
    assert points(final(cards=patrons(two_children), family=tree)) == scored


@pytest.mark.rule("C-31.9")
def test_nothing_else_gives_honor() -> None:
    s = final(cards=patrons(), gold=20, hand="mia, nora", income=9, extra="red, green", under=3)
    assert s.scores() == [1, 1]  # a child each
    assert s.score_sheet()[0]["total"] == 1


# --- the winner ---


def result(*seats: Mapping[str, object]) -> CrecyPosition:
    """A finished game of these seats; each has its own tracks."""
    given = [seat(**{"family": HEIRS[number], **values}) for number, values in enumerate(seats)]  # type: ignore[arg-type]
    cards = [*CARDS, *[patron(f"p{number}") for number in range(4)]]
    return final(given[1], cards, given[2:], **seats[0])


@pytest.mark.rule("C-32.1")
def test_the_most_honor_wins() -> None:
    s = result({"honor": 5}, {"honor": 7, "hand": ""}, {"honor": 6, "gold": 50, "income": 9})
    assert (s.ranking(), s.winners()) == ([3, 1, 2], [1])


@pytest.mark.rule("C-32.2")
def test_a_tie_is_broken_by_hand_cards_first() -> None:
    s = result({"honor": 5, "hand": "mia"}, {"honor": 2, "prestige": 3}, {"honor": 5, "hand": "nora, olga"})
    assert s.scores() == [6, 6, 6]
    assert (s.ranking(), s.winners()) == ([2, 3, 1], [2])


@pytest.mark.rule("C-32.3")
def test_then_by_prestige() -> None:
    s = result({"honor": 5, "hand": "mia"}, {"honor": 3, "prestige": 2, "hand": "nora"})
    assert s.scores() == [6, 6]
    assert (s.ranking(), s.winners()) == ([2, 1], [1])


@pytest.mark.rule("C-32.4", "C-32.7", "C-32.8")
def test_those_still_tied_share_the_victory() -> None:
    s = result({"honor": 5}, {"honor": 4}, {"honor": 5, "gold": 3})
    assert (s.ranking(), s.winners()) == ([1, 3, 1], [0, 2])
    assert s.scores() == [6, 5, 6]


LONE = "patriarch & 2; ann; son < 1; bea & 3; son < 3; cleo & 5"


@pytest.mark.rule("C-32.5")
def test_the_eliminated_rank_below_all_survivors() -> None:
    s = result({"honor": 50, "family": LONE}, {"honor": -9})
    assert s.scores() == [50, -8]
    assert (s.ranking(), s.winners()) == ([2, 1], [1])


@pytest.mark.rule("C-33.11")
def test_at_the_end_the_patrons_of_the_eliminated_are_turned_up_and_no_others() -> None:
    cards = [*CARDS, patron("one"), patron("two")]
    s = final(cards=cards, patron="one", two=seat(family="patriarch", eliminated=1, patron="two"))
    (over,) = [event for event in s.events() if event.kind == "over"]
    assert [(moved.card, moved.target) for moved in over.moved] == [("patron:two", "patron-shown:2")]


@pytest.mark.rule("C-32.6", "C-32.7")
def test_among_the_eliminated_the_later_generation_then_the_higher_honor() -> None:
    gone = {"family": "patriarch", "eliminated": 1}
    s = result({"honor": 2, "family": LONE}, {"honor": 90, **gone}, {"honor": 30, **gone}, {"honor": 30, **gone})
    assert s.ranking() == [1, 2, 3, 3]
    s = result({"honor": 2, "family": LONE}, {"honor": 1}, {"honor": 30, **gone}, {"honor": 1})
    assert s.ranking() == [3, 1, 4, 1]


@pytest.mark.rule("C-32.7")
def test_the_tie_breaks_hold_for_all_places() -> None:
    s = result({"honor": 9}, {"honor": 5}, {"honor": 5, "hand": "mia"}, {"honor": 9, "hand": ""})
    assert s.ranking() == [1, 4, 3, 1]


@pytest.mark.rule("C-32.8")
def test_without_survivors_there_are_ranks_but_no_winner() -> None:
    s = result({"honor": 4, "family": LONE}, {"honor": 7, "family": "patriarch", "eliminated": 2})
    assert s.over
    assert (s.ranking(), s.winners(), s.outcome) == ([1, 2], [], "finished")


@pytest.mark.rule("C-32.9")
@pytest.mark.parametrize(("tree", "outcome", "winners"), [(HEIRS[0], "won", [0]), (LONE, "lost", [])])
def test_a_solo_game_is_won_or_lost(tree: str, outcome: str, winners: list[int]) -> None:
    cards = [*CARDS, patron("one")]
    s = do(table(mode="solo_standard", round=9, pawns=0, family=tree, honor=4, cards=cards), "pass")
    assert (s.outcome, s.winners()) == (outcome, winners)
    assert s.scores() == [5 if winners else 4]
    assert shown(s)["extinct"] == (None if winners else 3)
