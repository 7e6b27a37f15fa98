"""Section 29: Income and clean-up."""

import pytest

from tests.rules.crecy.table import do, end_round, extra, file, friends, legal, seat, shown, table, told, tracks

WOMEN = friends("ann, bea, cleo, dora, eve, fay, gina, hope, iris, jane")
FAMILY = "patriarch & 2; ann; son < 1; bea & 3; son < 3; cleo & 5; son < 5"
OTHERS = "patriarch & 2; dora; son < 1; eve & 3; son < 3; fay & 5; son < 5"


def tree(text: str, round: int) -> str:
    """The family as far as it has grown in this round."""
    persons = text.split(";")
    return ";".join(persons[: 3 if round < 3 else 5 if round < 6 else 7])


@pytest.mark.rule("C-29.1")
@pytest.mark.parametrize("round", range(1, 9))
def test_ce_x7_income_four(round: int) -> None:
    two = seat(income=1, family=tree(OTHERS, round))
    s = table(income=4, gold=1, round=round, pawns=0, passed=[2], family=tree(FAMILY, round), two=two, cards=WOMEN)
    do(s, "pass")
    assert s.round == round + 1
    assert [tracks(s)["gold"], tracks(s, 2)["gold"]] == [5, 1]
    assert tracks(s)["income"] == 4


@pytest.mark.rule("C-29.2")
@pytest.mark.parametrize(("gold", "left"), [(2, 0), (5, 2)])
def test_ce_s1_negative_income(gold: int, left: int) -> None:
    s = table(income=-3, gold=gold, round=4, pawns=0, passed=[2], family=tree(FAMILY, 4), cards=WOMEN)
    do(s, "pass")
    assert (tracks(s)["gold"], tracks(s)["income"]) == (left, -3)


@pytest.mark.rule("C-29.3")
def test_no_income_after_round_nine() -> None:
    s = table(income=4, gold=1, round=9, pawns=0, passed=[2], family=FAMILY, two=seat(family=OTHERS), cards=WOMEN)
    do(s, "pass")
    assert s.over
    assert tracks(s)["gold"] == 1


@pytest.mark.rule("C-29.4")
def test_player_pawns_go_back() -> None:
    s = table(spaces="mansion 1; venture 2", pawns=0, placed={"socialize": 1}, passed=[2], cards=WOMEN)
    do(s, "pass")
    assert [shown(s, n)["pawns"] for n in (1, 2)] == [2, 2]
    assert shown(s)["placed"] == {"marry": 0, "have-children": 0, "ask-friends": 0, "socialize": 0}
    assert file(s, "spaces") == {}


@pytest.mark.rule("C-29.5")
def test_additional_action_pawns_go_back_from_the_board_but_not_from_reserves() -> None:
    start = {"gold": 3, "hand": "ann, bea", "pawns": 0, "extra": "2 green, red", "passed": [2], "cards": WOMEN}
    s = do(table(**start), "mansion", "friend ann")  # type: ignore[arg-type]
    assert file(s, "supply") == {"green": 1, "orange": 3, "red": 2, "sky-blue": 3, "yellow": 3}
    do(s, "pass")
    assert file(s, "supply") == {"green": 2, "orange": 3, "red": 2, "sky-blue": 3, "yellow": 3}
    assert extra(s) == {"green": 1, "red": 1}
    assert file(s, "spaces") == {}


@pytest.mark.rule("C-29.1", "C-29.4")
def test_income_comes_before_the_next_round_begins() -> None:
    s = end_round(table(income=2, two=seat(income=3), cards=WOMEN))
    events = told(s)
    assert events[events.index("income-phase") :] == ["income-phase", "gold", "gold", "round"]
    assert "ask-friends" in legal(s)
