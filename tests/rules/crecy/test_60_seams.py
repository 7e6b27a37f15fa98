"""Where rules meet: conditions that end while a price is paid, hands laid open, effects on the wrong cards."""

from __future__ import annotations

import pytest

from bequest.core.errors import BadPosition
from tests import forms
from tests.rules.crecy.table import (
    Fixture,
    action,
    child,
    do,
    friend,
    friends,
    legal,
    mission,
    rule_of,
    seat,
    table,
    title,
    told,
    why,
)

FRIENDS = friends("bea, cleo, dora, eve, fay, gil, hed, ida, jo, kim, lea, mia")


@pytest.mark.rule("C-33.1", "C-30.10")
def test_a_preview_of_an_extinction_tells_nothing_of_the_hand() -> None:
    previews = []
    for hidden in ("bea", "mia"):
        s = table(
            cards=[*FRIENDS], round=2, pawns=0, passed=[2], family="patriarch & 2; cleo & 1; son < 1 2",
            display="eve, fay, gil, hed, ida", two=seat(hand=f"dora*, {hidden}"),
        )  # fmt: skip
        previews.append(s.preview(action(s, "pass"), 0))
    assert previews[0] == previews[1]
    discarded, unknown = forms.told(previews[0])[-2:]
    assert discarded == {"event": "friend-discard", "seat": 2, "friend": "dora"}
    assert unknown == {"event": "unknown"}


@pytest.mark.rule("C-11.1")
@pytest.mark.parametrize(("space", "discount"), [("mansion", "mansion-discount"), ("title", "title-discount")])
def test_the_price_is_that_of_the_moment_before_the_cards_are_discarded(space: str, discount: str) -> None:
    ann = friend("ann", "female", [{"do": discount, "amount": 3, "hand": 2}])
    count = title("count", cost={"gold": 3, "cards": 1}, prestige=1)
    s = table(cards=[ann, *FRIENDS, count], hand="bea, cleo", family="patriarch & 2; ann & 1", lasting="ann")
    do(s, space, "friend bea")
    assert s.gold[0] == 0


@pytest.mark.rule("C-34.19")
def test_a_childless_child_card_bars_its_couple_from_births() -> None:
    nun = child("nun", "female", effects=[{"do": "childless"}])
    max_ = friend("max", "male")
    s = table(
        cards=[friend("ann"), max_, *FRIENDS, nun, child("son", copies=9)], round=3,
        family="patriarch & 2; ann & 1; nun & 4 < 1 2; max & 3",
    )  # fmt: skip
    assert rule_of(s, "have-children") == "C-18.1"


@pytest.mark.rule("C-12.14", "C-12.4")
def test_an_empty_display_is_refilled_before_anybody_grows_up() -> None:
    s = table(
        cards=[*friends("bea, cleo, dora, eve"), child("don", "male", effects="don-juan"),
               child("son", copies=3), child("daughter", copies=3)],
        round=2, phase="generation-end", hand="cleo, dora, eve", display="",
        two=seat(family="patriarch & 2; bea & 1; don < 1 2"),
    )  # fmt: skip
    events = told(s)
    assert events.index("display") < events.index("grown")


@pytest.mark.rule("C-12.6")
def test_the_last_card_is_told_as_such() -> None:
    s = table(cards=[*FRIENDS], display="bea, cleo", friend_next="dora, eve, fay, gil, hed")
    do(s, "socialize", "friend bea")
    assert [event for event in told(s) if "taken" in event] == ["taken", "last-taken"]


def test_needs_that_look_for_one_generation_find_the_same_one() -> None:
    """The Pole stands in row 1 and the Dutchwoman in row 2."""
    wanted = [{"count": "members", "least": 1, "nationality": n, "generation": "any"} for n in ("polish", "dutch")]
    cards = [
        friend("ann", nationality="polish"),
        friend("ida", nationality="dutch"),
        *friends("bea, cleo, dora, eve, fay"),
    ]
    tree = "patriarch & 2; ann & 1; son & 4 < 1 2; ida & 3"
    for needs, offered in ((wanted, False), (wanted[:1], True), (wanted[1:], True)):
        s = table(cards=[*cards, mission("x", needs=needs)], missions="x", round=3, family=tree)
        assert ("complete x" in legal(s)) == offered


@pytest.mark.parametrize(
    ("fixture", "field"),
    [
        (friend("ann", "female", [{"do": "births", "amount": 1, "another": "polish"}]), "another"),
        (friend("ann", "female", [{"do": "pairs", "hand": 3}]), "hand"),
        (child("nun", "female", effects=[{"do": "births", "amount": 1}]), "effects"),
        (child("nun", "female", effects=[{"do": "free-turn"}]), "effects"),
        (mission("x", effects=[{"do": "births", "amount": 1}]), "effects"),
        (mission("x", effects=[{"do": "free-turn"}]), "effects"),
    ],
)
def test_effects_that_could_never_act_are_refused(fixture: Fixture, field: str) -> None:
    """D-1.5: a card can't say what it does not do."""
    with pytest.raises(BadPosition, match=field):
        table(cards=[fixture])


def test_a_price_that_is_too_high_is_that_of_a_card_that_could_be_paid_in_cards() -> None:
    s = table(cards=[title("a", cost={"gold": 2, "cards": 3}), title("b", cost={"gold": 6}), *FRIENDS], gold=4)
    reason = why(s, "title")
    assert reason is not None
    assert (reason.rule, reason.numbers) == ("C-11.1", {"gold": 4, "cost": 6})


@pytest.mark.rule("C-34.42")
def test_with_the_source_still_open_no_card_of_the_display_is_wondered_about() -> None:
    roger = friend("roger", "male", effects="roger")
    ann = friend("ann", friends=1)
    s = table(
        cards=[roger, ann, *FRIENDS], hand="ann",
        round=3, family="matriarch & 2; roger & 1; son < 1 2 adult", lasting="roger", display="bea, cleo, dora",
    )  # fmt: skip
    do(s, "marry")
    assert legal(s) == ["display", "deck"]
    assert s.candidates() == []
