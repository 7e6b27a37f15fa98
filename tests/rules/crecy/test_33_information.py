"""Section 33 of the rules of the Duke de Crecy: who knows what."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

import pytest

from bequest.core import wire
from bequest.core.rng import seeded
from bequest.games.crecy.position import CrecyPosition
from tests import forms
from tests.rules.crecy.table import (
    Fixture,
    asked,
    base,
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
    new_game,
    random_game,
    seat,
    table,
    title,
)

PLAIN = [
    *friends("alma, bea, cleo, dora, eva, fay, gia, hope, iris, june, kim, lea"),
    *friends("max, ned, otto", "male"),
    *children(12, 12, 4),
    mission("errand", needs=[{"count": "titles", "least": 9}]),
    mission("journey", needs=[{"count": "titles", "least": 9}]),
    mission("quest", needs=[{"count": "titles", "least": 9}]),
]
COUPLE = "patriarch & 2; alma & 1"
HEIRS = "matriarch & 2; max & 1; daughter < 1 2"
DRAWS = friend("rose", effects=[{"do": "draw", "amount": 2}])
WATCHERS = (1, None)
"""Those who are not seat 1: the other player and a spectator."""


def plain(*more: Fixture, **arguments: object) -> CrecyPosition:
    """A position with plain cards, and some more."""
    return table(cards=[*PLAIN, *more], **arguments)  # type: ignore[arg-type]


def seen(s: CrecyPosition, who: int | None, number: int = 1) -> Mapping[str, Any]:
    """A seat (counted from 1) as somebody sees it."""
    seats = forms.view(s, who)["seats"]
    assert isinstance(seats, list)
    found = seats[number - 1]
    assert isinstance(found, dict)
    return found


def receives(s: CrecyPosition, who: int | None) -> tuple[object, ...]:
    """All that somebody is told: the view, the key, the story, and what is asked of whom."""
    return (s.view(who), s.key(who), s.events(0, who), s.decision, s.seat)


def words(s: CrecyPosition, who: int | None) -> set[str]:
    """Every word in what somebody is told."""
    return set(re.split('[":]', json.dumps(wire.plain([s.view(who), s.events(0, who)]))))


def events(s: CrecyPosition, who: int | None, *kinds: str) -> list[dict[str, object]]:
    return [event for event in forms.events(s, 0, who) if event["event"] in kinds]


# --- secrets of a player ---


@pytest.mark.rule("C-33.1")
def test_patron_and_hand_are_for_their_owner_only() -> None:
    s = plain(hand="kim, lea*", two=seat(hand="iris, june"), patron="john-law")
    assert (seen(s, 0)["hand"], seen(s, 0)["patron"]) == (["kim", "lea"], "john-law")
    for who in WATCHERS:
        assert "hand" not in seen(s, who)
        assert "patron" not in seen(s, who)
        assert not {"kim", "john-law"} & words(s, who)
        assert (seen(s, who)["hand_size"], seen(s, who)["known_hand"]) == (2, ["lea"])
    assert not {"iris", "june"} & words(s, 0)


@pytest.mark.rule("C-33.1")
@pytest.mark.parametrize("who", WATCHERS)
def test_what_the_others_see_does_not_depend_on_patron_and_hand(who: int | None) -> None:
    given = {"two": seat(hand="iris", patron="benjamin-franklin"), "display": "bea, cleo, dora, eva, fay"}
    one = plain(hand="kim, lea*", patron="john-law", **given)
    other = plain(hand="max, lea*", patron="duke-of-choiseul", **given)
    assert receives(one, who) == receives(other, who)
    do(one, "ask-friends", "amount 2")
    do(other, "ask-friends", "amount 2")
    assert receives(one, who) == receives(other, who)


@pytest.mark.rule("C-33.1")
def test_a_dealt_patron_and_a_dealt_hand_are_told_to_their_owner_only() -> None:
    s = do(new_game(), "patriarch", "matriarch")
    for number in (0, 1):
        told = events(s, number, "patron", "drawn")
        assert all(("patron" in event or "friend" in event) == (event["seat"] == number + 1) for event in told)
    assert all(event.keys() == {"event", "seat"} for event in events(s, None, "patron", "drawn"))


# --- what nobody knows ---

SECRETS = [
    pytest.param({"friend_next": "kim, lea"}, {"friend_next": "lea, iris"}, id="Friend deck"),
    pytest.param({"child_next": "son, daughter"}, {"child_next": "complication, son"}, id="Child deck"),
    pytest.param({"mission_next": "errand, quest"}, {"mission_next": "quest, journey"}, id="Mission deck"),
    pytest.param({"under": "errand"}, {"under": "quest"}, id="Missions under a Patron"),
    pytest.param({"reserve": "brave, daughter"}, {"reserve": "son, daughter"}, id="reserve"),
    pytest.param({"seed": 1}, {"seed": 2}, id="seed"),
]


@pytest.mark.rule("C-33.2", "C-33.12", "C-33.14")
@pytest.mark.parametrize(("one", "other"), SECRETS)
def test_nobody_knows_what_lies_face_down(one: dict[str, object], other: dict[str, object]) -> None:
    brave = child("brave", "male", effects="brave")
    first, second = plain(brave, **one), plain(brave, **other)
    assert first.to_dict() != second.to_dict()
    for who in (0, 1, None):
        assert receives(first, who) == receives(second, who)


@pytest.mark.rule("C-33.2", "C-33.13")
def test_nobody_knows_the_patrons_that_are_not_used() -> None:
    s = new_game(seed=3)
    dealt = {str(seen(s, who, who + 1)["patron"]) for who in (0, 1)}
    unused = {found.id for found in base().patrons} - dealt
    assert len(unused) == 4
    for who in (0, 1, None):
        assert not unused & words(s, who)
    guessed = [s.guess(0, seeded(seed)) for seed in range(60)]
    assert {str(seen(g, 1, 2)["patron"]) for g in guessed} == {p.id for p in base().patrons} - {
        str(seen(s, 0)["patron"])
    }


@pytest.mark.rule("C-33.13")
def test_the_heads_in_the_box_can_be_told_from_the_open_ones() -> None:
    s = new_game(3, seed=3)
    for who in (0, 1, 2, None):
        heads = [seen(s, who, number)["head"] for number in (1, 2, 3)]
        assert None not in heads
        assert len({found.id for found in base().heads} - set(heads)) == 1


@pytest.mark.rule("C-33.2")
def test_the_seed_is_nowhere_to_be_found() -> None:
    s = new_game(seed=987654321)
    assert "987654321" not in s.to_json()
    for who in (0, 1, None):
        assert not {"seed", "random"} & words(s, who)


# --- what is public ---


@pytest.mark.rule("C-33.3")
def test_all_else_is_public() -> None:
    s = plain(
        title("lord"),
        contribution("park"),
        hand="kim, lea",
        family=f"{COUPLE.replace('& 2', '& 2 [mansion, lord]', 1)}; son < 1 2; bea & 3 promised",
        gold=3,
        honor=-2,
        prestige=4,
        income=5,
        extra="yellow, 2 red",
        missions="errand",
        under=1,
        complication=1,
        display="cleo, dora, eva",
        friend_discard="fay",
        child_discard="son, complication",
        mission_discard="quest",
        spaces="venture 2",
        two=seat(hand="iris"),
    )
    expected = {
        "gold": 3,
        "honor": -2,
        "prestige": 4,
        "income": 5,
        "pawns": 2,
        "reserve": {"green": 0, "orange": 0, "red": 2, "sky-blue": 0, "yellow": 1},
        "hand_size": 2,
        "missions": ["errand"],
        "under_patron": 1,
        "complication": 1,
    }
    for who in (0, 1, None):
        shown = seen(s, who)
        assert {key: shown[key] for key in expected} == expected
        assert shown["family"] == seen(s, 0)["family"]
        assert (shown["family"][0]["attached"], shown["family"][3]["card"]) == (
            {"title": "lord", "mansion": True},
            "bea",
        )
        view = forms.view(s, who)
        assert (view["display"], view["friend_discard"]) == (["cleo", "dora", "eva"], ["fay"])
        assert (view["child_discard"], view["mission_discard"]) == (["son", "complication"], ["quest"])
        assert (view["contributions"], view["titles"]) == (["park"], [])
        assert {"space": "venture", "seat": 2, "pawn": "player"} in list(view["spaces"])


@pytest.mark.rule("C-33.4")
def test_of_two_missions_only_the_drawing_player_sees_both_until_one_is_kept() -> None:
    s = do(plain(hand="kim", mission_next="errand, quest"), "undertake")
    assert forms.view(s, 0)["drawn"] == {"seat": 1, "missions": ["errand", "quest"]}
    for who in WATCHERS:
        assert forms.view(s, who)["drawn"] == {"seat": 1, "missions": 2}
        assert not {"errand", "quest"} & words(s, who)
        assert receives(s, who) == receives(do(plain(hand="kim", mission_next="journey, quest"), "undertake"), who)
    do(s, "mission quest")
    for who in (0, 1, None):
        assert (seen(s, who)["missions"], forms.view(s, who)["mission_discard"]) == (["quest"], ["errand"])
        assert events(s, who, "mission-kept") == [
            {"event": "mission-kept", "seat": 1, "mission": "quest", "other": "errand"}
        ]


@pytest.mark.rule("C-33.5")
def test_a_friend_drawn_is_seen_by_one_and_a_friend_taken_by_everybody() -> None:
    s = do(plain(DRAWS, hand="rose", friend_next="kim, lea", child_next="son"), "marry")
    assert [event["friend"] for event in events(s, 0, "drawn")] == ["kim", "lea"]
    for who in WATCHERS:
        assert events(s, who, "drawn") == [{"event": "drawn", "seat": 1}] * 2
        assert not {"kim", "lea"} & words(s, who)
    do(s, "socialize", "friend bea")
    for who in (0, 1, None):
        assert events(s, who, "taken") == [{"event": "taken", "seat": 2, "friend": "bea"}]


@pytest.mark.rule("C-33.6")
def test_cards_laid_aside_in_a_search_are_shown_to_everybody() -> None:
    s = do(plain(family=COUPLE, child_next="son, son, complication"), "have-children", "birth daughter")
    assert asked(s) == ("lose", 1)
    for who in (0, 1, None):
        assert forms.view(s, who)["aside"] == ["son", "son"]
        assert [event["card"] for event in events(s, who, "child-card")] == ["son", "son", "complication"]
    do(s, "lose-child")
    assert forms.view(s, None)["aside"] == []
    assert events(s, None, "shuffled-back") == [{"event": "shuffled-back", "count": 2}]


@pytest.mark.rule("C-33.7")
def test_each_child_card_is_shown_to_everybody_at_once() -> None:
    s = do(plain(family=COUPLE, child_next="complication"), "have-children", "birth any")
    for who in (0, 1, None):
        assert events(s, who, "child-card") == [{"event": "child-card", "seat": 1, "card": "complication"}]


@pytest.mark.rule("C-33.7")
def test_a_pair_is_shown_to_everybody_before_the_choice() -> None:
    s = plain(friend("rita", effects="margarethe"), family="patriarch & 2; rita & 1", child_next="daughter, son")
    do(s, "have-children", "birth any")
    assert asked(s) == ("pair", 1)
    for who in (0, 1, None):
        assert forms.view(s, who)["found"] == ["son", "daughter"]
        assert [event["card"] for event in events(s, who, "child-card")] == ["daughter", "son"]


# --- hands ---


@pytest.mark.rule("C-33.8")
def test_a_friend_discarded_as_payment_or_through_isabella_is_public() -> None:
    paid = do(plain(hand="kim, lea"), "undertake", "friend kim")
    isabella = friend("rose", effects="isabella")
    renewed = do(plain(isabella, hand="rose, iris, kim", child_next="son"), "marry", "friend rose", "friend kim")
    for s in (paid, renewed):
        for who in (0, 1, None):
            assert forms.view(s, who)["friend_discard"] == ["kim"]
            assert events(s, who, "friend-discard") == [{"event": "friend-discard", "seat": 1, "friend": "kim"}]


@pytest.mark.rule("C-33.8")
def test_the_hand_of_an_eliminated_player_is_public() -> None:
    s = plain(hand="kim, lea", family=COUPLE, two=seat(family=HEIRS), round=2, passed=(1, 2))
    assert seen(s, 1)["extinct"] == 1
    for who in (0, 1, None):
        assert forms.view(s, who)["friend_discard"] == ["kim", "lea"]
        assert [event["friend"] for event in events(s, who, "friend-discard")] == ["kim", "lea"]


@pytest.mark.rule("C-33.9")
def test_everybody_knows_a_friend_taken_from_the_display_while_it_stays_in_the_hand() -> None:
    s = do(plain(hand="kim", gold=2, display="bea, cleo, dora, eva, fay"), "socialize", "amount 2", "friend bea")
    do(s, "friend dora")
    end_round(s)
    for who in (0, 1, None):
        assert (seen(s, who)["hand_size"], seen(s, who)["known_hand"]) == (3, ["bea", "dora"])
    do(s, "ask-friends", "amount 2", "ask-friends", "amount 4", "friend bea")
    assert seen(s, 1)["known_hand"] == ["dora"]


@pytest.mark.rule("C-33.9")
def test_a_friend_drawn_becomes_known_when_it_is_played_or_discarded() -> None:
    s = do(plain(DRAWS, hand="rose", friend_next="kim, lea", child_next="son, son"), "marry")
    assert (hand(s), seen(s, 1)["known_hand"], seen(s, 1)["hand_size"]) == (["kim", "lea"], [], 2)
    do(s, "ask-friends", "amount 2", "arrange", "friend lea")
    assert "lea" in words(s, 1)
    assert "kim" not in words(s, 1)
    do(s, "ask-friends", "amount 2")
    guessed = {hand(s.guess(1, seeded(seed)), 1)[0] for seed in range(40)}
    assert len(guessed) > 3


@pytest.mark.rule("C-33.10")
def test_an_exchanged_hand_goes_unseen() -> None:
    s = do(new_game(seed=5), "patriarch", "patriarch")
    old = set(hand(s))
    do(s, "exchange")
    for who in WATCHERS:
        assert not (old | set(hand(s))) & words(s, who) - set(json.dumps(forms.view(s, who)["display"]).split('"'))
        assert (seen(s, who)["known_hand"], seen(s, who)["hand_size"]) == ([], len(hand(s)))
        assert all("friend" not in event for event in events(s, who, "drawn") if event["seat"] == 1)


@pytest.mark.rule("C-33.10")
def test_a_card_that_goes_from_hand_to_hand_is_shown_and_leaves_the_rest_as_known_as_before() -> None:
    manuel = friend("roy", "male", effects="manuel", not_in=["solo_standard", "solo_testament"])
    s = plain(manuel, family="matriarch", hand="roy", two=seat(hand="iris, june*, kim"), child_next="son")
    do(s, "marry")
    assert asked(s) == ("rival", 2)
    do(s, "lose card", "friend kim")
    for who in (0, 1, None):
        assert (seen(s, who)["known_hand"], seen(s, who)["hand_size"]) == (["kim"], 1)
        assert (seen(s, who, 2)["known_hand"], seen(s, who, 2)["hand_size"]) == (["june"], 2)
        assert [event["friend"] for event in events(s, who, "given")] == ["kim"]


@pytest.mark.rule("C-33.9")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_over_a_whole_game_the_others_know_of_a_hand_what_came_from_the_display(seed: int) -> None:
    known: dict[object, set[object]] = {1: set(), 2: set()}
    told = 0
    for s in random_game(seed=seed):
        story = forms.events(s, 0, None)
        for event in story[told:]:
            kind, owner = event["event"], event.get("seat")
            if kind in ("marry", "arrange", "friend-discard", "given"):
                known[owner].discard(event["friend"])
            if kind in ("taken", "last-taken", "given"):
                known[event.get("to", owner)].add(event["friend"])
        told = len(story)
        for number in (1, 2):
            assert set(seen(s, None, number)["known_hand"]) == known[number]
    assert told > 100


# --- what stays hidden to the end ---


@pytest.mark.rule("C-33.11")
def test_the_patron_of_an_eliminated_player_is_hidden_until_the_game_is_over() -> None:
    s = plain(
        family=COUPLE,
        patron="john-law",
        two=seat(family=HEIRS, patron="benjamin-franklin"),
        round=2,
        passed=(1, 2),
    )
    assert seen(s, 1)["extinct"] == 1
    while not s.over:
        for who in WATCHERS:
            assert "patron" not in seen(s, who)
            assert "john-law" not in words(s, who)
        assert seen(s, 0)["patron"] == "john-law"
        end_round(s)
        while not s.over and asked(s)[0] != "turn":
            do(s, legal(s)[0])
    for who in (0, 1, None):
        assert seen(s, who)["patron"] == "john-law"
        (over,) = [event for event in s.events(0, who) if event.kind == "over"]
        turned = [(moved.card, moved.target) for moved in over.moved]
        assert turned == [("patron:john-law", "patron-shown:1"), ("patron:benjamin-franklin", "patron-shown:2")]


@pytest.mark.rule("C-33.12")
def test_nobody_sees_missions_under_a_patron_their_owner_included() -> None:
    s = plain(hand="kim", round=6, mission_next="quest")
    do(s, "undertake")
    for who in (0, 1, None):
        assert seen(s, who)["under_patron"] == 1
        assert events(s, who, "mission-under") == [{"event": "mission-under", "seat": 1}]
        assert not {"errand", "journey", "quest"} & words(s, who)
    guesses = [s.guess(0, seeded(seed)).to_dict() for seed in range(40)]
    under = {str(found["seats"][0]["under_patron"]) for found in guesses}  # type: ignore[index]
    assert under == {"['errand']", "['journey']", "['quest']"}


@pytest.mark.rule("C-33.14")
def test_numbers_of_sons_daughters_and_complications_are_public_special_children_are_not() -> None:
    s = new_game(seed=4)
    for who in (0, 1, None):
        assert forms.view(s, who)["child_deck"] == {"sons": 30, "daughters": 30, "complications": 10}
        assert forms.view(s, who)["reserve"] == {"sons": 9, "daughters": 9, "complications": 0}
        assert not {found.id for found in base().children if found.copies == 1} & words(s, who)
    reserves = {json.dumps(s.guess(0, seeded(seed)).to_dict()["reserve"]) for seed in range(10)}
    assert len(reserves) > 1


# --- who is asked ---


@pytest.mark.rule("C-33.15")
def test_whether_a_seat_is_asked_does_not_depend_on_its_hand() -> None:
    for card in base().friends:
        s = table(hand=card.id, pawns=0, two=seat(pawns=0), display="")
        assert asked(s) == ("turn", 1), card.id
        assert forms.view(s, 1)["decision"] == {"kind": "turn", "seat": 1}
        assert "pass" in legal(s)


@pytest.mark.rule("C-33.15")
@pytest.mark.parametrize("held", ["max", "ned", "roy"])
def test_the_questions_of_a_wedding_do_not_depend_on_the_hand(held: str) -> None:
    """Neither Ask Friends for Money nor the discards for Isabella are left out because of what the hand holds."""
    rose = friend("rose", effects=[{"do": "ask-friends"}, {"do": "renew-hand"}])
    s = plain(rose, friend("roy", "male", effects="arianne"), hand=f"rose, {held}", child_next="son")
    do(s, "marry")
    assert asked(s) == ("ask", 1)
    do(s, "amount 2")
    assert asked(s) == ("renew", 1)


@pytest.mark.rule("C-33.16", "C-10.11")
def test_a_player_with_nothing_to_do_is_asked_all_the_same() -> None:
    s = plain(pawns=0, two=seat(pawns=0))
    assert (asked(s), legal(s)) == (("turn", 1), ["pass"])
    do(s, "pass")
    assert (asked(s), legal(s)) == (("turn", 2), ["pass"])


@pytest.mark.rule("C-33.16")
def test_a_decision_is_skipped_if_everybody_can_see_that_there_is_no_other_option() -> None:
    taken = do(plain(friend("rose", friends=2), hand="rose", display="bea, cleo", child_next="son"), "marry")
    assert (hand(taken), asked(taken)) == (["bea", "cleo"], ("turn", 2))
    twins = plain(friend("rita", effects="margarethe"), family="patriarch & 2; rita & 1", child_next="son, son")
    do(twins, "have-children", "birth any")
    assert (family(twins)[2:], asked(twins)) == (["son < 1 2 child"], ("turn", 2))


@pytest.mark.rule("C-33.16")
def test_within_a_move_that_is_not_yet_committed_a_single_option_is_skipped_and_nobody_learns_of_it() -> None:
    given = {"display": "bea, cleo, dora, eva, fay", "child_next": "son"}
    skipped = do(plain(hand="kim, max", **given), "marry")  # only Kim fits
    chosen = plain(hand="kim, lea", **given)
    do(chosen, "marry")
    assert asked(chosen) == ("turn", 1)
    do(chosen, "friend kim")
    for who in WATCHERS:
        assert receives(skipped, who) == receives(chosen, who)


@pytest.mark.rule("C-33.16")
@pytest.mark.parametrize("held", ["", "max", "max, ned"])
def test_the_kind_of_decision_fixes_whether_it_is_skipped(held: str) -> None:
    s = plain(friend("rose", effects=[{"do": "ask-friends"}]), hand=f"rose, {held}", child_next="son")
    do(s, "marry")
    assert asked(s) == ("ask", 1)
    assert legal(s)[:2] == ["amount 2", "amount 3"]
