"""Section 38, The Testament: what a Hint asks for, one word of it at a time, and how Hints are used up."""

from typing import Any

import pytest

from bequest.core.position import CHANCE
from bequest.games.crecy.position import CrecyPosition
from tests import forms
from tests.rules.crecy.table import PARENTS, Fixture, ancestry, children, do, file, friend, hint, legal, tracks

HOUSE: list[Fixture] = [
    friend("patrick", "male", role="start", nationality="french"),
    friend("laurent", "male", role="father", nationality="french", occupation="craftsman"),
    friend("angelique", role="mother", nationality="french", occupation="craftsman"),
    friend("max", "male", nationality="american", occupation="aristocrat"),
    friend("otto", "male", nationality="polish", occupation="artist"),
    friend("ann", nationality="american", occupation="aristocrat"),
    friend("bea", nationality="polish", occupation="artist"),
    *children(20, 20),
]
GRANDPARENTS = f"{PARENTS}; FATHER & 5; MOTHER & 4; son & 7; daughter & 6"
"""Laurent's father is person 4 and his mother person 5, Angelique's are 6 and 7."""
UP_THE_FATHER = f"{PARENTS}; son & 5 < 8 9; daughter & 4; son & 7; daughter & 6; MAN & 9; WOMAN & 8"
"""Persons 8 and 9 are the parents of Laurent's father."""
UP_THE_MOTHER = f"{PARENTS}; son & 5; daughter & 4 < 8 9; son & 7; daughter & 6; MAN & 9; WOMAN & 8"
"""Persons 8 and 9 are the parents of Laurent's mother."""


def grandparents(father: str = "son", mother: str = "daughter") -> str:
    return GRANDPARENTS.replace("FATHER", father).replace("MOTHER", mother)


def great(tree: str, man: str = "son", woman: str = "daughter") -> str:
    return tree.replace("WOMAN", woman).replace("MAN", man)


def asked_for(tree: str, **values: Any) -> bool:
    """Whether a tree fulfils a Hint, at the end of a turn that changes nothing in it."""
    s = ancestry(tree, cards=[*HOUSE, hint("wanted", **values)], hints=[{"hint": "wanted"}])
    do(s, "ask-friends", "amount 2")
    (found,) = [entry["fulfilled"] for entry in forms.view(s, 0)["hints"]]
    assert tracks(s)["prestige"] == int(found)
    return bool(found)


# --- what is asked for ---


@pytest.mark.rule("C-38.48")
def test_the_male_line_goes_from_father_to_father() -> None:
    line = {"kin": "ancestor", "line": "male", "known": True}
    assert asked_for(grandparents("max"), **line)
    assert asked_for(great(UP_THE_FATHER, "max"), **line)
    assert not asked_for(grandparents(mother="ann"), **line)
    assert not asked_for(great(UP_THE_FATHER, woman="ann"), **line)
    assert not asked_for(great(UP_THE_MOTHER, "max"), **line)


@pytest.mark.rule("C-38.48")
def test_the_female_line_goes_from_mother_to_mother() -> None:
    line = {"kin": "ancestor", "line": "female", "known": True}
    assert asked_for(grandparents(mother="ann"), **line)
    assert asked_for(great(UP_THE_MOTHER, woman="ann"), **line)
    assert not asked_for(grandparents("max"), **line)
    assert not asked_for(great(UP_THE_MOTHER, "max"), **line)
    assert not asked_for(great(UP_THE_FATHER, woman="ann"), **line)


@pytest.mark.rule("C-38.48")
def test_the_fathers_side_is_that_of_the_first_parent() -> None:
    mothers = GRANDPARENTS.replace("FATHER", "son").replace("MOTHER", "daughter").replace("; son & 7", "; max & 7")
    for tree, side, other in ((grandparents("max"), "father", "mother"), (mothers, "mother", "father")):
        assert asked_for(tree, kin="grandparent", side=side, known=True)
        assert not asked_for(tree, kin="grandparent", side=other, known=True)


@pytest.mark.rule("C-38.48")
@pytest.mark.parametrize(("key", "first", "other"), [
    ("nationality", "american", "polish"), ("occupation", "aristocrat", "artist"),
])  # fmt: skip
def test_the_first_nationality_and_the_first_occupation_are_asked_for_like_any_other(
    key: str, first: str, other: str
) -> None:
    assert asked_for(grandparents("max"), kin="grandparent", **{key: first})
    assert not asked_for(grandparents("otto"), kin="grandparent", **{key: first})
    assert not asked_for(grandparents("max"), kin="grandparent", **{key: other})
    assert not asked_for(grandparents(), kin="grandparent", **{key: first})


@pytest.mark.rule("C-38.48")
def test_men_are_asked_for_like_women() -> None:
    for gender, father, mother in (("male", "max", "daughter"), ("female", "son", "ann")):
        assert asked_for(grandparents(father, mother), kin="grandparent", gender=gender, known=True)
    assert not asked_for(grandparents(mother="ann"), kin="grandparent", gender="male", known=True)
    assert not asked_for(grandparents("max"), kin="grandparent", gender="female", known=True)


@pytest.mark.rule("C-38.48")
@pytest.mark.parametrize(("held", "other"), [("title", "mansion"), ("mansion", "title")])
def test_what_somebody_holds_is_asked_for(held: str, other: str) -> None:
    card = {"title": "count", "mansion": "mansion"}[held]
    tree = GRANDPARENTS.replace("FATHER & 5", f"max & 5 [{card}]").replace("MOTHER", "daughter")
    assert asked_for(tree, kin="grandparent", holds=held)
    assert not asked_for(tree, kin="grandparent", holds=other)


@pytest.mark.rule("C-38.48")
def test_it_is_told_how_many_are_found() -> None:
    wanted = hint("wanted", kin="grandparent", known=True, least=2)
    for tree, found in ((grandparents(), 0), (grandparents("max"), 1), (grandparents("max", "ann"), 2)):
        s = ancestry(tree, cards=[*HOUSE, wanted], hints=[{"hint": "wanted"}])
        (told,) = forms.view(s, 0)["hints"]
        assert (told["found"], told["least"]) == (found, 2)


@pytest.mark.rule("C-38.48")
def test_the_parents_themselves_fulfil_nothing() -> None:
    assert not asked_for(grandparents(), kin="relative", nationality="french")


# --- drawing and using up ---

THREE = [hint(f"h{n}", 2, kin="grandparent", nationality="dutch") for n in range(4)]


def drawing(*, next: str = "", chance: str = "explicit") -> CrecyPosition:
    """The start of the second Generation, for which there are four Hints."""
    s = ancestry(round=2, pawns=0, cards=[*HOUSE, *THREE], hint_next=next, chance=chance)
    return do(s, "pass")


def hints(s: CrecyPosition) -> list[str]:
    return [text for text in legal(s) if text.startswith("hint")]


@pytest.mark.rule("C-38.45")
def test_a_hint_that_is_drawn_does_not_come_again() -> None:
    s = drawing()
    assert (s.seat, hints(s)) == (CHANCE, ["hint h0", "hint h1", "hint h2", "hint h3"])
    do(s, "hint h0")
    assert hints(s) == ["hint h1", "hint h2", "hint h3"]
    do(s, "hint h2")
    assert hints(s) == ["hint h1", "hint h3"]
    do(s, "hint h3")
    assert hints(s) == []
    assert [entry["hint"] for entry in forms.view(s, 0)["hints"]] == ["h0", "h2", "h3"]


@pytest.mark.rule("C-38.45")
def test_an_arranged_hint_comes_first_and_is_arranged_no_longer() -> None:
    s = drawing(next="h3, h1")
    assert hints(s) == ["hint h3"]
    do(s, "hint h3")
    assert (file(s, "hint_deck"), hints(s)) == ({"next": ["h1"]}, ["hint h1"])
    do(s, "hint h1")
    assert (file(s, "hint_deck"), hints(s)) == ({"next": []}, ["hint h0", "hint h2"])


@pytest.mark.rule("C-38.48", "C-38.49")
def test_a_fulfilled_hint_is_told_once_and_pays_once() -> None:
    cards = [*HOUSE, hint("first", kin="grandparent", known=True), hint("second", kin="grandparent", known=True)]
    s = ancestry(grandparents("max"), cards=cards, hints=[{"hint": "first", "fulfilled": True}, {"hint": "second"}])
    do(s, "ask-friends", "amount 2")
    done = [event["hint"] for event in forms.events(s) if event["event"] == "hint-done"]
    assert (done, tracks(s)["prestige"]) == (["second"], 1)
    do(s, "ask-friends", "amount 2")
    done = [event["hint"] for event in forms.events(s) if event["event"] == "hint-done"]
    assert (done, tracks(s)["prestige"]) == (["second"], 1)
