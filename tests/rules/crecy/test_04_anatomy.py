"""Section 4 of the rules of the Duke de Crecy: what is on the cards."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from bequest import games
from bequest.core.errors import BadDeck, BadPosition
from bequest.games.crecy.position import CrecyPosition
from tests import forms
from tests.rules.crecy.table import (
    Fixture,
    ancestry,
    asked,
    base,
    child,
    children,
    contribution,
    do,
    end_round,
    extra,
    family,
    friend,
    friends,
    hand,
    hint,
    legal,
    mission,
    rule_of,
    seat,
    shown,
    table,
    title,
    tracks,
)

DECK = base()
CARDS: dict[str, list[dict[str, Any]]] = tomllib.loads(DECK.text)
NATIONALITIES = [
    "american", "british", "dutch", "french", "italian", "polish", "prussian", "russian", "spanish", "turkish",
]  # fmt: skip
OCCUPATIONS = ["aristocrat", "artist", "craftsman", "diplomat", "scientist"]
PRICE = {"gold": 1, "cards": 1, "income": 1}
LADIES = friends("ann, bea, cleo, dora, emma, fay, greta")


def seen(s: CrecyPosition, seat: int | None = None) -> Any:
    """A view, for looking into it."""
    return forms.view(s, seat)


def own_deck(card: str) -> Any:
    """A deck file with one card of its own."""
    return games.load_deck("crecy", f'name = "own"\n{card}', "own.toml")


def wedding(cards: list[Fixture], **changed: Any) -> CrecyPosition:
    """The Head marries ann; a plain Son is born."""
    given: dict[str, Any] = {"cards": [*cards, *LADIES[1:], *children(5, 5)], "hand": "ann", "child_next": "son"}
    return do(table(**{**given, **changed}), "marry")


# --- Friends ---


@pytest.mark.rule("C-4.1", "C-4.2", "C-4.3", "C-4.4")
def test_every_friend_has_what_a_friend_card_shows() -> None:
    for card, raw in zip(DECK.friends, CARDS["friend"], strict=True):
        assert card.name
        assert card.gender in (0, 1)
        assert raw["nationality"] in NATIONALITIES
        assert raw.get("occupation") in (*OCCUPATIONS, None)
        assert not {"cost", "dowry"} <= set(raw)
        assert not {"income", "friends"} <= set(raw)
        assert raw.get("cost", 0) >= 0 <= raw.get("dowry", 0)
    assert {raw["nationality"] for raw in CARDS["friend"]} == set(NATIONALITIES)
    assert {raw.get("occupation") for raw in CARDS["friend"]} == {*OCCUPATIONS, None}
    assert {card.prestige > 0 for card in DECK.friends} == {True, False}
    assert any(card.prestige < 0 for card in DECK.friends)
    assert any(card.effects for card in DECK.friends)
    assert not all(card.effects for card in DECK.friends)


@pytest.mark.rule("C-4.1", "C-4.2", "C-4.3", "C-4.4")
@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ("cost = 1\ndowry = 1", "dowry"),
        ("income = 1\nfriends = 1", "friends"),
        ("cost = -1", "cost"),
        ("dowry = -1", "dowry"),
        ('nationality = "swiss"', "nationality"),
        ('nationality = ["dutch", "french"]', "nationality"),
        ('occupation = "butcher"', "occupation"),
        ('gender = "none"', "gender"),
    ],
)
def test_a_friend_cannot_be_otherwise(changed: str, field: str) -> None:
    with pytest.raises(BadDeck, match=field):
        own_deck(f'[[friend]]\nid = "ann"\n{changed}')


@pytest.mark.rule("C-4.3")
def test_a_friend_of_a_deck_needs_a_nationality_but_no_occupation() -> None:
    with pytest.raises(BadDeck, match="nationality"):
        own_deck('[[friend]]\nreplaces = "ann"\nid = "nan"\ngender = "female"')
    found = own_deck('[[friend]]\nreplaces = "ann"\nid = "nan"\ngender = "female"\nnationality = "dutch"')
    (card,) = [card for card in found.friends if card.id == "nan"]
    assert (card.nationality, card.occupation) == (2, -1)


@pytest.mark.rule("C-4.1", "C-4.2")
@pytest.mark.parametrize(
    ("values", "changes"),
    [
        ({}, {}),
        ({"cost": 2}, {"gold": -2}),
        ({"dowry": 3}, {"gold": 3}),
        ({"income": 2}, {"income": 2}),
        ({"prestige": 2}, {"prestige": 2}),
        ({"prestige": -1}, {"prestige": -1}),
        ({"effects": [{"do": "honor", "amount": 2}]}, {"honor": 2}),
    ],
)
def test_what_a_friend_shows_is_what_the_wedding_brings(values: dict[str, Any], changes: dict[str, int]) -> None:
    start = {"gold": 5, "income": 1, "prestige": 1, "honor": 1}
    s = wedding([friend("ann", **values)], **start)
    assert tracks(s) == {key: value + changes.get(key, 0) for key, value in start.items()}


@pytest.mark.rule("C-4.5", "C-37.5")
@pytest.mark.parametrize(
    ("occupation", "colour", "spaces"),
    [
        ("aristocrat", "yellow", ["title", "contribute"]),
        ("artist", "green", ["mansion"]),
        ("craftsman", "orange", ["venture"]),
        ("diplomat", "red", ["undertake"]),
        ("scientist", "sky-blue", ["doctor"]),
    ],
)
def test_an_occupation_closes_the_spaces_of_its_colour_in_standard_solo(
    occupation: str, colour: str, spaces: list[str]
) -> None:
    cards = [friend("busy", occupation=occupation), friend("idle"), *LADIES]
    given: dict[str, Any] = {"cards": cards, "mode": "solo_standard", "family": "patriarch & 2; ann & 1"}
    s = table(**given, hand="bea, cleo", gold=9, pawns=0, extra=colour, display="idle")
    assert [text for text in legal(s) if text != "pass"] == spaces
    s = table(**given, hand="bea, cleo", gold=9, display="busy, idle")
    closed = [entry["space"] for entry in seen(s)["spaces"] if entry["closed"]]
    assert closed == spaces
    assert [rule_of(s, space) for space in spaces] == ["C-37.5"] * len(spaces)


@pytest.mark.rule("C-4.5")
@pytest.mark.parametrize("occupation", OCCUPATIONS)
@pytest.mark.parametrize("mode", ["multiplayer", "solo_testament"])
def test_elsewhere_the_colours_of_occupations_do_not_matter(occupation: str, mode: str) -> None:
    held = ["bianca", "zeynep", "olga", "claire"]
    fitting = [raw["id"] for raw in CARDS["friend"] if raw.get("occupation") == occupation and not raw.get("not_in")]
    display = [id for id in fitting if id not in held][:2]
    assert len(display) == 2
    s = table(mode=mode, hand=", ".join(held), gold=9, display=", ".join(display))
    assert {"title", "contribute", "mansion", "venture", "undertake"} <= set(legal(s))


# --- Child cards and Heads ---


@pytest.mark.rule("C-4.6")
def test_a_child_lies_child_side_up_from_birth_and_adult_side_up_once_grown() -> None:
    two = seat(family="patriarch & 2; bea & 1; son < 1 2 child", pawns=0)
    cards = [*LADIES, child("imp", "male", effects="brave"), *children(5, 5)]
    s = table(cards=cards, round=2, hand="ann", child_next="imp", two=two, passed=[2])
    do(s, "marry")
    assert family(s)[2] == "imp < 1 2 child"
    tree: Any = shown(s)["family"]
    assert tree[2]["gender"] == "male"
    end_round(s)
    assert family(s)[2] == "imp < 1 2"


@pytest.mark.rule("C-4.6")
def test_sons_and_daughters_have_a_gender_and_perhaps_an_effect() -> None:
    kinds = {card.id: card for card in DECK.children}
    assert [id for id, card in kinds.items() if card.gender < 0] == ["complication"]
    assert kinds["son"].effects == kinds["daughter"].effects == kinds["complication"].effects == ()
    assert all(card.effects for id, card in kinds.items() if id not in ("son", "daughter", "complication"))


@pytest.mark.rule("C-4.7")
@pytest.mark.parametrize(
    "card",
    [
        '[[child]]\nid = "son"\nnationality = "french"',
        '[[child]]\nid = "son"\noccupation = "artist"',
        '[[head]]\nid = "armand-and-helene"\nnationality = "french"',
        '[[head]]\nid = "armand-and-helene"\noccupation = "artist"',
    ],
)
def test_no_child_card_or_head_has_a_nationality_or_an_occupation(card: str) -> None:
    with pytest.raises(BadDeck, match=r"nationality|occupation"):
        own_deck(card)


@pytest.mark.rule("C-4.7")
@pytest.mark.parametrize("count", ["nationalities", "occupations", "same-nationality", "same-occupation", "members"])
def test_heads_and_children_bear_nothing_that_missions_count(count: str) -> None:
    cards = [*LADIES, *children(5, 5), mission("salon", needs=[{"count": count, "least": 1}])]
    tree = "patriarch; ann & 1 departed; son < 1 2; daughter < 1 2; son < 1 2"
    assert rule_of(table(cards=cards, round=3, family=tree, missions="salon"), "complete salon") == "C-28.1"


@pytest.mark.rule("C-4.13")
@pytest.mark.parametrize(("side", "income", "gold", "size"), [("patriarch", 2, 7, 3), ("matriarch", 1, 9, 4)])
def test_a_side_of_a_head_shows_gender_income_gold_friends_and_a_pawn(
    side: str, income: int, gold: int, size: int
) -> None:
    found = own_deck(
        '[[head]]\nid = "armand-and-helene"\npawn = "orange"\n'
        'patriarch = { name = "Armand", income = 2, gold = 7, friends = 3 }\n'
        'matriarch = { name = "Helene", income = 1, gold = 9, friends = 4 }\n'
    )
    s = games.get("crecy", found).new(4, 1, journal=True)
    assert isinstance(s, CrecyPosition)
    number = s.heads.index(0) + 1
    while asked(s)[0] == "head-side":
        do(s, side)
    tree: Any = shown(s, number)["family"]
    assert tree[0]["gender"] == ("male" if side == "patriarch" else "female")
    assert (tracks(s, number)["income"], tracks(s, number)["gold"], len(hand(s, number))) == (income, gold, size)
    assert extra(s, number) == {"orange": 1}


@pytest.mark.rule("C-4.13")
@pytest.mark.parametrize("missing", ["income", "gold", "friends"])
def test_a_side_of_a_head_must_show_all_of_them(missing: str) -> None:
    shown_values = ", ".join(f"{key} = 1" for key in ("income", "gold", "friends") if key != missing)
    with pytest.raises(BadDeck, match=missing):
        own_deck(f'[[head]]\nid = "armand-and-helene"\npatriarch = {{ name = "Armand", {shown_values} }}')


# --- Titles, Contributions, Mansions, Ventures ---


@pytest.mark.rule("C-4.8", "C-4.9")
def test_titles_and_contributions_have_generation_name_cost_and_benefits() -> None:
    for kind, allowed in (
        ("title", {"income", "prestige", "friends"}),
        ("contribution", {"honor", "prestige", "friends"}),
    ):
        for raw in CARDS[kind]:
            assert raw["generation"] in (1, 2, 3)
            assert raw["name"]
            assert raw["cost"]
            assert set(raw["cost"]) <= {"gold", "cards", "income"}
            assert raw["gains"]
            assert set(raw["gains"]) <= allowed


@pytest.mark.rule("C-4.8", "C-4.9")
@pytest.mark.parametrize(
    ("kind", "id", "gain"), [("title", "count", "honor"), ("contribution", "court-ballet", "income")]
)
def test_titles_give_no_honor_and_contributions_no_income(kind: str, id: str, gain: str) -> None:
    with pytest.raises(BadDeck, match=gain):
        own_deck(f'[[{kind}]]\nid = "{id}"\ngains = {{ {gain} = 1 }}')
    with pytest.raises(BadPosition, match=gain):
        table(cards=[Fixture(kind, {"id": id, "gains": {gain: 1}})])


@pytest.mark.rule("C-4.8", "C-4.9", "C-4.15")
@pytest.mark.parametrize(
    ("space", "card", "changes"),
    [
        ("title", title("rank", cost=PRICE, income=3, prestige=2, friends=1), {"income": 2}),
        ("contribute", contribution("gift", cost=PRICE, honor=3, prestige=2, friends=1), {"honor": 3, "income": -1}),
    ],
)
def test_a_title_or_contribution_costs_and_gives_what_it_shows(
    space: str, card: Fixture, changes: dict[str, int]
) -> None:
    s = table(cards=[*LADIES, card], hand="ann", gold=1, display="bea, cleo, dora", friend_next="emma")
    do(s, space)
    assert asked(s) == ("take", 1)
    assert legal(s) == ["friend bea", "friend cleo", "friend dora"]
    do(s, "friend cleo")
    if asked(s)[0] == "holder":
        do(s, "person 1")
    assert tracks(s) == {"gold": 0, "prestige": 2, "honor": 0, "income": 0, **changes}
    assert hand(s) == ["cleo"]
    assert family(s) == [f"patriarch [{card.values['id']}]"]


@pytest.mark.rule("C-4.10")
def test_a_mansion_is_worth_two_prestige_and_a_venture_one_income() -> None:
    s = table(cards=LADIES, hand="ann, bea, cleo", gold=3, prestige=3, income=3, two=seat(pawns=0), passed=[2])
    do(s, "mansion", "friend ann")
    assert tracks(s) == {"gold": 0, "prestige": 5, "honor": 0, "income": 3}
    do(s, "venture")
    assert tracks(s) == {"gold": 0, "prestige": 5 - 1, "honor": 0, "income": 4}  # a Venture costs 1 Prestige (C-2.2)
    assert family(s) == ["patriarch [mansion, venture]"]


# --- Patrons, Missions, Hints ---


@pytest.mark.rule("C-4.11")
def test_every_patron_has_a_main_goal_and_two_or_three_minor_goals() -> None:
    for card in DECK.patrons:
        assert card.main is not None
        assert len(card.minor) in (2, 3)
        assert all(goal.points > 0 for goal in (card.main, *card.minor))


@pytest.mark.rule("C-4.11")
@pytest.mark.parametrize("minor", [0, 1, 4])
def test_a_patron_with_another_number_of_minor_goals_is_refused(minor: int) -> None:
    goals = ", ".join(['{ points = 4, needs = [{ count = "gold", least = 3 }] }'] * minor)
    with pytest.raises(BadDeck, match="minor"):
        own_deck(f'[[patron]]\nid = "john-law"\nminor = [{goals}]')


@pytest.mark.rule("C-4.11")
def test_a_patron_without_a_main_goal_is_refused() -> None:
    goals = ", ".join(['{ points = 4, needs = [{ count = "gold", least = 3 }] }'] * 2)
    with pytest.raises(BadDeck, match="main"):
        own_deck(f'[[patron]]\nreplaces = "john-law"\nid = "law"\nminor = [{goals}]')


@pytest.mark.rule("C-4.12")
def test_every_mission_has_a_requirement_and_a_reward_of_six_or_eight_honor() -> None:
    assert {card.honor for card in DECK.missions} == {6, 8}
    assert all(card.needs for card in DECK.missions)
    assert {bool(card.effects) for card in DECK.missions} == {True, False}
    with pytest.raises(BadDeck, match="needs"):
        own_deck('[[mission]]\nid = "fill-the-guest-book"\nneeds = []')


@pytest.mark.rule("C-4.12")
@pytest.mark.parametrize("honor", [6, 8])
def test_a_mission_gives_its_honor_and_its_further_benefit(honor: int) -> None:
    needs = [{"count": "couples", "least": 1}]
    salon = mission("salon", honor, needs, effects=[{"do": "gold", "amount": 2}])
    assert "complete salon" not in legal(table(cards=[salon], missions="salon"))
    s = table(cards=[*LADIES, salon], family="patriarch & 2; ann & 1", missions="salon")
    do(s, "complete salon")
    assert tracks(s) == {"gold": 2, "honor": honor, "prestige": 0, "income": 0}


@pytest.mark.rule("C-4.14")
def test_every_hint_has_a_generation_and_a_condition_on_the_tree() -> None:
    for raw, card in zip(CARDS["hint"], DECK.hints, strict=True):
        assert card.generation in (1, 2, 3)
        assert raw["kin"] in (
            "grandparent", "great-grandparent", "ancestor", "uncle-or-aunt", "great-uncle-or-aunt", "relative",
        )  # fmt: skip


@pytest.mark.rule("C-4.14", "C-38.48")
def test_a_hint_is_fulfilled_when_its_condition_on_the_tree_holds() -> None:
    open_hint = {"hint": "door", "fulfilled": False}
    s = ancestry(cards=[hint("door", kin="grandparent", known=True)], hints=[open_hint], hand="mathurin")
    do(s, "ask-friends", "amount 2")
    assert [shown["fulfilled"] for shown in seen(s)["hints"]] == [False]
    do(s, "marry", "person 4")
    assert family(s)[3].startswith("mathurin & 5")
    assert [shown["fulfilled"] for shown in seen(s)["hints"]] == [True]


@pytest.mark.rule("C-4.14")
@pytest.mark.parametrize("missing", ["generation", "kin"])
def test_a_hint_without_generation_or_kin_is_refused(missing: str) -> None:
    values = {"generation": "1", "kin": '"grandparent"'}
    lines = "\n".join(f"{key} = {value}" for key, value in values.items() if key != missing)
    with pytest.raises(BadDeck, match=missing):
        own_deck(f'[[hint]]\nreplaces = "portrait-in-the-hall"\nid = "own"\n{lines}')


# --- Friend cards that cards grant ---


@pytest.mark.rule("C-4.15")
@pytest.mark.parametrize(
    ("values", "held", "display"),
    [
        ({"friends": 2}, ["bea", "cleo"], ["dora", "emma"]),
        ({"effects": [{"do": "take", "amount": 2}]}, ["bea", "cleo"], ["dora", "emma"]),
        ({"effects": [{"do": "draw", "amount": 2}]}, ["fay", "greta"], ["bea", "cleo", "dora", "emma"]),
    ],
)
def test_granted_friends_are_taken_unless_the_card_says_drawn(
    values: dict[str, Any], held: list[str], display: list[str]
) -> None:
    s = wedding([friend("ann", **values)], display="bea, cleo, dora, emma", friend_next="fay, greta")
    if asked(s)[0] == "take":
        do(s, "friend bea", "friend cleo")
    assert (hand(s), seen(s)["display"]) == (held, display)
