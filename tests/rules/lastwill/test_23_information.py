"""Section 23 of the rules of Last Will, first half: what is public, what is private, and what nobody knows."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from bequest.core.rng import seeded
from bequest.games.lastwill.position import WillPosition
from tests import forms
from tests.rules.lastwill.table import (
    asked,
    do,
    hand,
    legal,
    new_game,
    random_game,
    seat,
    step,
    table,
)

WATCHERS = (1, 2, None)
"""Those who are not seat 1: the other players and a spectator."""
EVERYBODY = (0, 1, 2, None)
Fields = dict[str, object]


def position(*fields: Fields) -> WillPosition:
    """A position with the fields of all these."""
    given: Fields = {}
    for more in fields:
        given |= more
    return table(**given)  # type: ignore[arg-type]


def seen(s: WillPosition, who: int | None, number: int = 1) -> dict[str, object]:
    """A seat (counted from 1) as somebody sees it."""
    seats = forms.view(s, who)["seats"]
    assert isinstance(seats, list)
    found = seats[number - 1]
    assert isinstance(found, dict)
    return found


def events(s: WillPosition, who: int | None, *kinds: str) -> list[dict[str, object]]:
    return [event for event in forms.events(s, 0, who) if event["event"] in kinds]


def words(s: WillPosition, who: int | None) -> set[str]:
    """Every word in what somebody is told."""
    return set(json.dumps([forms.view(s, who), forms.events(s, 0, who)]).split('"'))


def receives(s: WillPosition, who: int | None) -> tuple[object, ...]:
    """All that is made for somebody: view, key, log, question, options with their previews, and reasons in words."""
    public = (
        forms.view(s, who),
        s.key(who),
        forms.events(s, 0, who),
        s.decision,
        s.seat,
        s.waiting,
        s.scores(),
        s.ranking(),
    )
    if who is None:
        return public
    offers = [(action, forms.told(s.preview(action, who))) for action in s.legal(who)]
    blocked = [(action, reason.text("en")) for action, reason in s.candidates(who)]
    reasons = [s.why_not(action, who) for action in range(len(s.game.catalogue))]
    return (*public, s.prompt(who), s.choices(who), offers, blocked, reasons, s.can_undo(who))


def alike(one: WillPosition, other: WillPosition, *whom: int | None) -> None:
    """The positions differ, but nothing of it can be told by these, nor by a player who guesses from it."""
    assert one.to_dict() != other.to_dict()
    for who in whom:
        assert receives(one, who) == receives(other, who)
        guesses = [s.guess(who, seeded(3)) for s in (one, other)]
        assert guesses[0].to_dict() == guesses[1].to_dict()


# --- what is public ---

SCENE: Fields = {
    "hand": "dinner, chef",
    "board": "fx-1 at 7 activated, fx-3 +1, h2 used 1",
    "actions": 3,
    "balance": 41,
    "two": seat(hand="ball, theatre", balance=-2, board="fx-5"),
    "three": seat(spaces=7),
    "round": 4,
    "starting_player": 2,
    "plans": "1, -, 3, -, 2",
    "waiting": [1],
    "errands": "a1 3; unknown 1 2; group 1",
    "market": "mansion +3",
    "offering": "A4 soiree; G1 country-fair",
}


@pytest.mark.rule("W-23.1")
@pytest.mark.parametrize("who", EVERYBODY)
def test_what_lies_on_the_table_is_public(who: int | None) -> None:
    s = position(SCENE)
    view = forms.view(s, who)
    assert [seen(s, who, number)["balance"] for number in (1, 2, 3)] == [41, -2, 70]
    assert [seen(s, who, number)["bankrupt"] for number in (1, 2, 3)] == [False, True, False]
    assert [seen(s, who, number)["plan"] for number in (1, 2, 3)] == [1, 5, 3]
    assert (seen(s, who)["actions"], view["round"], view["starting_player"], view["extensions"]) == (3, 4, 2, 10)
    assert view["plan_order"] == [1, 3, 2]
    figures = view["errands"]
    assert isinstance(figures, dict)
    assert {space: seats for space, seats in figures.items() if seats} == {"a1": [3], "group": [1], "unknown": [1, 2]}
    assert view["market"] == {"mansion": 3, "town-house": -3, "manor-house": -2, "farm": 1}
    offering = view["offering"]
    assert isinstance(offering, dict)
    assert {place: card for place, card in offering.items() if card} == {"A4": "soiree", "G1": "country-fair"}
    assert seen(s, who)["board"] == [
        {"card": "fx-1", "value": 7, "activated": True, "round": 1},
        {"card": "fx-3", "tokens": 1, "value": 10, "activated": False, "round": 1},
        {"card": "h2", "used": 1, "round": 1},
        None,
        None,
    ]


@pytest.mark.rule("W-23.1")
@pytest.mark.parametrize("who", EVERYBODY)
def test_money_actions_and_bankruptcy_are_told_to_all_at_once(who: int | None) -> None:
    s = do(table(hand="boat-trip", actions=2, balance=3), "play boat-trip")
    assert events(s, who, "play", "spent", "bankrupt") == [
        {"event": "play", "seat": 1, "card": "boat-trip", "actions": 2},
        {"event": "spent", "seat": 1, "amount": 5, "balance": -2},
        {"event": "bankrupt", "seat": 1},
    ]
    assert (seen(s, who)["balance"], seen(s, who)["actions"], seen(s, who)["bankrupt"]) == (-2, 0, True)


# --- hands ---


@pytest.mark.rule("W-23.2")
def test_a_hand_is_for_its_player_only() -> None:
    s = position(SCENE)
    assert seen(s, 0)["hand"] == ["dinner", "chef"]
    for who in WATCHERS:
        assert "hand" not in seen(s, who)
        assert not {"dinner", "chef"} & words(s, who)
    assert not {"ball", "theatre"} & words(s, 0)


# --- positions that differ only in what some do not know: supplied cards, so that the card set is the same ---

HANDS = [
    pytest.param("dinner, chef", "ball, dog", id="other cards of the same backs"),
    pytest.param("dinner, dinner, chef*", "ball, soiree, chef*", id="beside a card that all know"),
    pytest.param("tailor, steward, ivy-end", "old-school-friend, gardener, moat-house", id="helpers and properties"),
    pytest.param("country-fair, hectic-day", "toastmaster, moonlit-regatta", id="special cards by their crowns"),
]
OFFER: Fields = {"offering": "A1 early-rise; A4 theatre; G2 guest; G3 horse"}
PHASES = [
    pytest.param({"phase": "planning", "starting_player": 1}, id="planning, the own turn"),
    pytest.param({"phase": "planning", "starting_player": 2}, id="planning, the turn of another"),
    pytest.param({"phase": "errand", "plans": "1, 2, 3", "waiting": [1], **OFFER}, id="errands, the own turn"),
    pytest.param({"phase": "errand", "plans": "2, 3, 1", "waiting": [2], **OFFER}, id="errands, the turn of another"),
    pytest.param({"actions": 3, "waiting": [1], **OFFER}, id="actions, the own turn"),
    pytest.param({"order": "2, 3, 1", "waiting": [2], **OFFER}, id="actions, the turn of another"),
    pytest.param({"phase": "end-of-round", **OFFER}, id="end of round"),
]
OTHERS: Fields = {
    "board": "tweed-for-the-hounds, private-secretary",
    "two": seat(hand="garden-party, horse, hired-carriage", board="society-columnist, thistle-farm"),
    "three": seat(hand="guest*"),
}


@pytest.mark.rule("W-23.2", "W-23.3", "W-23.6")
@pytest.mark.parametrize(("one", "other"), HANDS)
@pytest.mark.parametrize("phase", PHASES)
def test_what_the_others_receive_does_not_depend_on_a_hand(one: str, other: str, phase: Fields) -> None:
    alike(position(OTHERS, phase, {"hand": one}), position(OTHERS, phase, {"hand": other}), *WATCHERS)


@pytest.mark.rule("W-23.2", "W-23.6")
def test_starting_hands_are_private_while_all_choose() -> None:
    start: Fields = {"phase": "offering", "stage": 2, "two": seat(hand="tailor, groom, nettlecombe")}
    one = position(start, {"hand": "steward, gardener, ivy-end"})
    other = position(start, {"hand": "coachman, drunken-sailor, moat-house"})
    alike(one, other, *WATCHERS)


@pytest.mark.rule("W-23.3")
@pytest.mark.parametrize("who", EVERYBODY)
def test_how_many_cards_of_each_back_a_hand_has_is_public(who: int | None) -> None:
    s = table(hand="2 dinner, tailor, ivy-end, 2 chef, dog, country-fair, early-rise, 2 hectic-day, wild")
    assert seen(s, who)["hand_size"] == 12
    assert seen(s, who)["hand_backs"] == {
        "events": 2, "helpers": 1, "properties": 1, "companions": 3,
        "crown-1": 1, "crown-2": 1, "crown-3": 2, "wild": 1,
    }  # fmt: skip


@pytest.mark.rule("W-23.3")
def test_of_a_draw_all_see_the_deck_and_one_the_card() -> None:
    s = table(phase="planning", next={"events": "ball, dinner", "companions": "dog", "helpers": "tailor"})
    do(s, "plan 5", "amount 2", "amount 1", "amount 0")
    decks = ["events", "events", "helpers", "companions"]
    assert [event["card"] for event in events(s, 0, "draw")] == ["ball", "dinner", "tailor", "dog"]
    for who in WATCHERS:
        assert events(s, who, "draw") == [{"event": "draw", "seat": 1, "deck": deck} for deck in decks]
        assert seen(s, who)["hand_backs"] == {"events": 2, "helpers": 1, "companions": 1}
        assert not {"ball", "dinner", "tailor", "dog"} & words(s, who)


@pytest.mark.rule("W-23.3", "W-23.6")
@pytest.mark.parametrize("deck", ["events", "helpers", "properties", "companions"])
def test_an_unknown_card_is_unknown_to_the_others(deck: str) -> None:
    one = {"events": "ball", "helpers": "tailor", "properties": "ivy-end", "companions": "dog"}
    other = {"events": "dinner", "helpers": "groom", "properties": "moat-house", "companions": "chef"}
    given: Fields = {"phase": "errand", "plans": "1, 2, 3", "waiting": [1]}
    drawn = [do(position(given, {"next": top}), "errand unknown", f"deck {deck}") for top in (one, other)]
    assert [hand(s) for s in drawn] == [[one[deck]], [other[deck]]]
    alike(drawn[0], drawn[1], *WATCHERS)


# --- what nobody knows ---

NOBODY_KNOWS = [
    pytest.param({"next": {"events": "ball, dinner"}}, {"next": {"events": "dinner, theatre"}}, id="arranged events"),
    pytest.param({"next": {"special": "country-fair"}}, {"next": {"special": "toastmaster"}}, id="arranged special"),
    pytest.param({"next": {"companions": "dog"}}, {}, id="arranged or not"),
    pytest.param({"discarded": {"events": "ball"}}, {"discarded": {"events": "dinner"}}, id="a discard pile"),
    pytest.param({"removed": "country-fair"}, {"removed": "toastmaster"}, id="removed cards"),
    pytest.param({"seed": 1}, {"seed": 2}, id="the generator"),
]


@pytest.mark.rule("W-23.4", "W-23.5", "W-23.6")
@pytest.mark.parametrize(("one", "other"), NOBODY_KNOWS)
@pytest.mark.parametrize("phase", PHASES[:-1])
def test_nobody_knows_piles_and_generator(one: Fields, other: Fields, phase: Fields) -> None:
    alike(position(OTHERS, phase, one), position(OTHERS, phase, other), *EVERYBODY)


@pytest.mark.rule("W-23.4")
@pytest.mark.parametrize("who", EVERYBODY)
def test_how_large_the_piles_are_is_public(who: int | None) -> None:
    s = table(hand="dinner, tailor", discarded={"events": "ball, soiree", "companions": "3 dog"})
    assert forms.view(s, who)["piles"] == {
        "events": 28, "helpers": 38, "properties": 24, "companions": 17, "crown-1": 4, "crown-2": 5, "crown-3": 8,
    }  # fmt: skip
    piles = forms.view(s, who)["discard_piles"]
    assert isinstance(piles, list)
    assert {entry["deck"]: entry["size"] for entry in piles} == {
        "events": 2, "helpers": 0, "properties": 0, "companions": 3, "special": 0,
    }  # fmt: skip


@pytest.mark.rule("W-23.4")
def test_neither_seed_nor_generator_is_in_a_view() -> None:
    s = new_game(seed=987654321)
    assert "987654321" not in s.to_json()
    state = s.to_dict()["random"]
    assert isinstance(state, list)
    for who in EVERYBODY:
        assert not {"seed", "random"} & words(s, who)
        assert not [number for number in state if str(number) in json.dumps(forms.view(s, who))]


# --- discards ---


@pytest.mark.rule("W-23.5")
def test_the_cards_rejected_at_the_start_and_at_the_end_of_a_round_are_not_shown() -> None:
    start = table(phase="offering", stage=2, hand="steward, gardener, groom, ivy-end", chance="explicit")
    do(start, "card gardener", "card ivy-end")
    ending = table(phase="end-of-round", hand="steward, gardener, groom, ivy-end", chance="explicit")
    do(ending, "card gardener", "card ivy-end")
    for s in (start, ending):
        assert events(s, 0, "kept")[0]["cards"] == ["steward", "groom"]
        for who in WATCHERS:
            assert events(s, who, "kept", "shown") == [
                {"event": "kept", "seat": 1, "count": 2, "backs": {"helpers": 2}},
            ]
            assert not {"steward", "groom", "gardener", "ivy-end"} & words(s, who)


@pytest.mark.rule("W-23.5")
@pytest.mark.parametrize("who", EVERYBODY)
def test_everybody_sees_what_is_played_sold_put_aside_taken_or_left(who: int | None) -> None:
    s = table(
        hand="ke-3, dog, tailor",
        board="ivy-end, groom, steward, steam-yacht, coachman",
        actions=5,
        market="manor house +3",
        offering="A4 theatre; B1 soiree",
        chance="explicit",
    )
    do(s, "play ke-3", "card dog", "put tailor", "space 2", "sell 1", "end", "end", "end")
    assert [event["card"] for event in events(s, who, "play", "with", "room", "sell", "cleared")] == [
        *("grand-boat-trip", "dog", "groom", "ivy-end", "theatre", "soiree")
    ]
    taken = do(table(phase="errand", plans="1, 2, 3", waiting=[1], offering="A4 theatre"), "errand a4")
    assert events(taken, who, "take") == [{"event": "take", "seat": 1, "card": "theatre"}]


# --- secret answers and half-made moves ---


@pytest.mark.rule("W-23.6")
@pytest.mark.parametrize("fields", [{"phase": "end-of-round"}, {"phase": "offering", "stage": 2}], ids=["end", "start"])
def test_a_secret_answer_stays_secret_until_all_have_answered(fields: Fields) -> None:
    given: Fields = {
        "hand": "steward, gardener, ivy-end, moat-house",
        "two": seat(hand="tailor, groom, coachman"),
        **fields,
    }
    one = do(position(given), "card steward", "card gardener", by=1)
    other = do(position(given), "card gardener", "card ivy-end", by=1)
    assert one.waiting == [1]
    alike(one, other, *WATCHERS)
    begun = do(position(given), "card steward", by=1)
    alike(begun, position(given), *WATCHERS)
    assert (forms.view(begun, 0)["answer"], "answer" in forms.view(begun, 1)) == (["card steward"], False)


HALF_MADE = [
    pytest.param({"phase": "planning"}, ["plan 1", "amount 2"], id="plan"),
    pytest.param({"phase": "errand", "plans": "1, 2, 3", "waiting": [1], **OFFER}, ["errand group"], id="errand"),
    pytest.param({"hand": "ball", "actions": 6}, ["play ball"], id="white card"),
    pytest.param(
        {"board": "tailor, hollyhock-farm", "hand": "ke-3, dog", "actions": 3}, ["play ke-3"], id="companions"
    ),
]


@pytest.mark.rule("W-23.6")
@pytest.mark.parametrize(("fields", "texts"), HALF_MADE)
def test_the_others_see_nothing_of_a_half_made_move(fields: Fields, texts: list[str]) -> None:
    s = do(position(fields), *texts)
    assert (asked(s)[1], step(s) != "", s.choices(0) != []) == (1, True, True)
    alike(s, position(fields), *WATCHERS)


# --- whole games ---


def lead(secret: int) -> tuple[list[object], list[object]]:
    """Two rounds in which chance deals these cards to seat 1, who does the same as ever; what seat 1 and the others
    receive."""
    s = new_game(chance="explicit", first=1)
    own: list[object] = []
    received: list[object] = []
    while s.round < 3:
        if s.waiting:
            late = asked(s)[0] in ("turn", "errand") or step(s) == "divide"  # the end of the turn; events, if any
            do(s, legal(s)[-1 if late else 0])
        else:
            pending = s.to_dict().get("pending", [{}])
            assert isinstance(pending, list)
            mine = pending[-1].get("seat") == 1
            do(s, legal(s)[secret if mine else -1])
        own.append(forms.view(s, 0))
        received.append([receives(s, who) for who in WATCHERS])
    return own, received


@pytest.mark.rule("W-23.6")
def test_for_two_rounds_the_others_receive_the_same_whatever_a_player_draws() -> None:
    own, received = lead(0)
    other_own, other_received = lead(1)
    assert own != other_own
    for one, other in zip(received, other_received, strict=True):
        assert one == other


@pytest.mark.rule("W-23.6", "W-23.13")
@pytest.mark.parametrize(("players", "discards"), [(2, "face_down"), (3, "face_down"), (5, "face_down"), (3, "open")])
def test_a_guess_of_what_is_hidden_looks_the_same_to_its_seat(players: int, discards: str) -> None:
    differing = 0
    for number, s in enumerate(random_game(players, seed=players, discards=discards)):
        if number % 7 or not s.waiting:
            continue
        for who in (*range(players), None):
            guess = s.guess(who, seeded(number))
            assert (forms.view(guess, who), guess.key(who), guess.decision) == (
                forms.view(s, who),
                s.key(who),
                s.decision,
            )
            if who is not None:
                assert (guess.legal(who), guess.candidates(who)) == (s.legal(who), s.candidates(who))
            differing += guess.digest() != s.digest()
    assert differing > 20


@pytest.mark.rule("W-23.2", "W-23.4")
def test_a_guess_deals_every_hidden_card_now_and_then() -> None:
    s = table(hand="dinner, ball*", two=seat(hand="theatre"), next={"events": "soiree"})
    held: Counter[str] = Counter()
    for seed in range(200):
        guess = s.guess(1, seeded(seed))
        assert (hand(guess, 2), "ball" in hand(guess)) == (["theatre"], True)
        held.update(name for name in hand(guess) if name != "ball")
    assert sum(held.values()) == 200
    assert (len(held) > 8, held["dinner"] < 40, held["theatre"] < held.total()) == (True, True, True)
