"""Section 37: Standard Solo."""

import pytest

from bequest.core.knowledge import card_of
from bequest.games.crecy.position import CrecyPosition
from tests import forms
from tests.rules.crecy.table import (
    Fixture,
    asked,
    children,
    contribution,
    do,
    end_round,
    extra,
    family,
    file,
    friend,
    friends,
    legal,
    mission,
    new_game,
    patron,
    rule_of,
    shown,
    stack,
    table,
    title,
    tracks,
)

REMOVED = {"friedrich", "katherine", "laurent", "manuel", "nathalie", "vera"}
REMOVED_MISSIONS = {
    "found-a-political-party", "preparing-for-the-revolution", "strengthen-the-royal-navy", "unrest-at-the-court",
}  # fmt: skip
OCCUPATIONS = ("aristocrat", "artist", "craftsman", "diplomat", "scientist")
CLOSED = {
    "aristocrat": ["title", "contribute"],
    "artist": ["mansion"],
    "craftsman": ["venture"],
    "diplomat": ["undertake"],
    "scientist": ["doctor"],
}
MAIN = ["title", "contribute", "mansion", "venture", "doctor", "undertake"]
CARDS: list[Fixture] = [
    *friends("ann, bea, cleo, dora, eve, fay, gina, hope, iris, jane, kate, lena"),
    *[friend(f"the-{occupation}", occupation=occupation) for occupation in OCCUPATIONS],
    title("earl"),
    contribution("well"),
    *children(20, 20),
    mission("ball"),
    mission("race"),
    patron("one"),
]
COUPLE = "patriarch & 2; ann"


def solo(**fields: object) -> CrecyPosition:
    """A family that can afford every main board action."""
    given = {"hand": "bea, cleo, dora", "gold": 9, "family": COUPLE, "cards": CARDS, **fields}
    return table(mode="solo_standard", **given)  # type: ignore[arg-type]


def everywhere(s: CrecyPosition) -> set[str]:
    """All Friends of a position, wherever they are."""
    piles = [s.display, s.friend_pile, s.friend_top, s.friend_discard, [card_of(mark) for mark in s.hands[0]]]
    return {s.rules.deck.friends[card].id for pile in piles for card in pile}


# --- worked example ---


@pytest.mark.rule("C-37.5", "C-37.6", "C-37.7")
def test_ce_s11_an_aristocrat_and_a_friend_without_occupation() -> None:
    s = solo(display="the-aristocrat, eve")
    assert [space for space in MAIN if space not in legal(s)] == ["title", "contribute"]
    assert {rule_of(s, space) for space in ("title", "contribute")} == {"C-37.5"}


# --- set-up ---


@pytest.mark.rule("C-37.1", "C-37.12")
def test_set_up_is_that_of_several_players() -> None:
    s = do(new_game(mode="solo_standard"), "patriarch", "keep")
    seen = forms.view(s, 0)
    assert (seen["starting_player"], seen["round"], len(seen["seats"])) == (1, 1, 1)
    assert shown(s)["patron"] is not None
    assert seen["child_deck"] == {"sons": 30, "daughters": 30, "complications": 10}
    assert seen["reserve"] == {"sons": 9, "daughters": 9, "complications": 0}
    assert len(seen["display"]) == 5
    assert sum(extra(s).values()) == 1
    assert asked(s) == ("turn", 1)


@pytest.mark.rule("C-37.2")
def test_two_mansions_and_two_ventures() -> None:
    s = new_game(mode="solo_standard")
    assert (s.mansions, s.ventures) == (2, 2)


@pytest.mark.rule("C-37.3")
def test_six_friends_are_removed() -> None:
    s = new_game(mode="solo_standard")
    found = everywhere(s)
    assert (len(found), found & REMOVED) == (69, set())


@pytest.mark.rule("C-37.4")
def test_four_missions_are_removed() -> None:
    s = new_game(mode="solo_standard")
    found = {s.rules.deck.missions[number].id for number in s.mission_pile}
    assert (len(found), found & REMOVED_MISSIONS) == (11, set())


# --- closed spaces ---


@pytest.mark.rule("C-37.5")
@pytest.mark.parametrize("occupation", OCCUPATIONS)
def test_an_occupation_in_the_display_closes_its_spaces_to_all_pawns(occupation: str) -> None:
    colours = "green, orange, red, sky-blue, yellow"
    for pawns in (2, 0):
        s = solo(display=f"the-{occupation}, eve, fay", extra=colours, pawns=pawns)
        assert [space for space in MAIN if space not in legal(s)] == CLOSED[occupation]
        assert {rule_of(s, space) for space in CLOSED[occupation]} == {"C-37.5"}
        closed = [entry["space"] for entry in forms.view(s, 0)["spaces"] if entry["closed"]]
        assert closed == CLOSED[occupation]


@pytest.mark.rule("C-37.5")
def test_with_several_players_the_display_closes_nothing() -> None:
    s = table(hand="bea, cleo, dora", gold=9, family=COUPLE, cards=CARDS, display="the-aristocrat, the-artist")
    assert [space for space in MAIN if space not in legal(s)] == []


@pytest.mark.rule("C-37.6")
def test_a_space_opens_when_the_last_matching_friend_is_taken() -> None:
    s = solo(display="the-artist, eve, fay")
    assert rule_of(s, "mansion") == "C-37.5"
    do(s, "socialize", "amount 1", "friend the-artist")
    assert rule_of(s, "mansion") == ""


@pytest.mark.rule("C-37.6")
def test_a_refill_may_close_it_again() -> None:
    s = solo(display="the-artist, eve", friend_next="fay, gina, hope, iris, jane")
    do(s, "socialize", "amount 1", "friend the-artist")  # the last card goes with it, and five are laid out
    assert forms.view(s, 0)["display"] == ["fay", "gina", "hope", "iris", "jane"]
    assert rule_of(s, "mansion") == ""
    s = solo(display="the-artist, eve", friend_next="fay, gina, the-craftsman, hope, iris")
    assert rule_of(s, "venture") == ""
    do(s, "socialize", "amount 1", "friend eve")
    assert rule_of(s, "mansion") == ""
    assert rule_of(s, "venture") == "C-37.5"


@pytest.mark.rule("C-37.7")
def test_friends_without_an_occupation_close_nothing() -> None:
    s = solo(display="eve, fay, gina, hope, iris")
    assert [space for space in MAIN if space not in legal(s)] == []


@pytest.mark.rule("C-37.8")
def test_a_later_closure_leaves_a_placed_pawn_alone() -> None:
    cards = [card for card in CARDS if card.kind != "title"]
    cards += [title("earl", 2, prestige=3, friends=1)]
    tree = "patriarch & 2; ann; son < 1; son < 1"
    s = solo(
        cards=cards, family=tree, round=3, display="eve, fay", friend_next="the-aristocrat, gina, hope, iris, jane"
    )
    do(s, "title", "friend eve")  # the display is refilled with an Aristocrat
    assert rule_of(s, "contribute") != ""
    do(s, "person 4")
    assert family(s)[3] == "son < 1 2 [earl]"
    assert rule_of(s, "contribute") == "C-37.5"


@pytest.mark.rule("C-37.9")
def test_player_board_spaces_and_granted_actions_are_never_closed() -> None:
    display = ", ".join(f"the-{occupation}" for occupation in OCCUPATIONS)
    granting = friend("bob", "male", effects=[{"do": "ask-friends"}, {"do": "patron-mission"}])
    cards = [*CARDS, granting, friend("tom", "male")]
    tree = "matriarch & 2; tom; daughter < 1"
    s = solo(display=display, family=tree, hand="bob, bea", cards=cards, round=3)
    board = ["marry", "have-children", "ask-friends", "socialize"]
    assert [space for space in legal(s) if space in MAIN] == []
    do(s, "marry")
    assert "ask" in stack(s)
    do(s, "amount 2")
    assert (tracks(s)["gold"], shown(s)["under_patron"]) == (11, 1)
    assert [space for space in board if space in legal(s)] == ["have-children", "ask-friends", "socialize"]


# --- the end ---


@pytest.mark.rule("C-37.10")
def test_extinction_ends_and_loses_the_game() -> None:
    s = do(solo(round=2, pawns=0, honor=7, prestige=-3), "pass")
    assert s.over
    assert (s.outcome, s.winners(), s.scores()) == ("lost", [], [4])
    assert shown(s)["extinct"] == 1


@pytest.mark.rule("C-37.11")
@pytest.mark.parametrize("honor", [-40, 0, 60])
def test_a_game_without_extinction_is_won_whatever_the_honor(honor: int) -> None:
    tree = "patriarch & 2; ann; son < 1; eve & 3; son < 3; fay & 5; son < 5"
    s = do(solo(round=9, pawns=0, honor=honor, prestige=2, family=tree), "pass")
    assert (s.outcome, s.winners(), s.scores()) == ("won", [0], [honor + 2 + 1])


@pytest.mark.rule("C-37.12")
def test_one_starting_player_and_a_random_pawn() -> None:
    s = solo(family="patriarch & 2; ann; son < 1", chance="explicit", hand="", round=2, pawns=0)
    do(s, "pass")
    assert legal(s) == ["pawn green", "pawn orange", "pawn red", "pawn sky-blue", "pawn yellow"]
    do(s, "pawn red")
    assert (extra(s), forms.view(s, 0)["starting_player"], asked(s)) == ({"red": 1}, 1, ("turn", 1))
    assert file(s, "supply") == {"green": 3, "orange": 3, "red": 2, "sky-blue": 3, "yellow": 3}
    end_round(s)
    assert (s.round, forms.view(s, 0)["starting_player"]) == (4, 1)
