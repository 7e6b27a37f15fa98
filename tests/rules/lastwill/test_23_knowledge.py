"""Section 23 of the rules of Last Will, second half: what players know of hands, remember, and forget."""

from __future__ import annotations

from collections import Counter

import pytest

from bequest.core.rng import seeded
from bequest.games.lastwill.position import WillPosition
from tests import forms
from tests.rules.lastwill.table import (
    base,
    do,
    end_turns,
    file,
    hand,
    legal,
    random_game,
    removed,
    seat,
    shown,
    table,
)

EVERYBODY = (0, 1, 2, None)
WATCHERS = (1, 2, None)
"""Those who are not seat 1: the other players and a spectator."""
DECKS = ("events", "helpers", "properties", "companions", "special")
DECK = {card.id: DECKS[min(card.back, 4)] for card in base().cards if card.id != "wild-card"}
BACK = {card.id: card.back for card in base().cards}
BACKS = ("events", "helpers", "properties", "companions", "crown-1", "crown-2", "crown-3", "wild")


def known_hand(s: WillPosition, who: int | None, number: int = 1) -> list[str]:
    """The cards of a seat (counted from 1) that all know, as somebody is told."""
    seats = forms.view(s, who)["seats"]
    assert isinstance(seats, list)
    found = seats[number - 1]["known_hand"]
    assert isinstance(found, list)
    return found


def remembered(s: WillPosition, who: int | None, deck: str) -> list[str]:
    """What somebody knows of a discard pile, or of the special cards that are out of the game."""
    piles = forms.view(s, who)["discard_piles"]
    assert isinstance(piles, list)
    return [card for entry in piles if entry["deck"] == deck for card in entry["known"]]


def guessed(s: WillPosition, who: int | None, number: int = 1) -> set[str]:
    """The cards of a seat that somebody may think of."""
    return {name for seed in range(40) for name in hand(s.guess(who, seeded(seed)), number)}


def receives(s: WillPosition, who: int | None) -> tuple[object, ...]:
    offers = [] if who is None else s.legal(who)
    return (forms.view(s, who), s.key(who), forms.events(s, 0, who), s.decision, s.waiting, offers)


# --- cards that all know ---


@pytest.mark.rule("W-23.7")
def test_all_know_a_card_taken_from_the_offering_while_it_stays_in_the_hand() -> None:
    s = table(phase="errand", plans="1, 2, 3", waiting=[1], hand="ball", offering="A4 dinner; G1 chef; G2 dog")
    do(s, "errand a4", "errand w1", "errand w2", "errand group", "card dog", "errand market", "order -3/-2/+1/+3")
    do(s, "errand opera")
    for who in EVERYBODY:
        assert known_hand(s, who) == ["dinner", "dog"]
    assert len(guessed(s, 1)) > 5  # of the ball they know only the back
    do(s, "play dinner")
    for who in EVERYBODY:
        assert known_hand(s, who) == ["dog"]
    kept = end_turns(s)
    do(kept, "card ball", "card dog")
    for who in EVERYBODY:
        assert known_hand(kept, who) == ["dog"]  # nothing of that back was discarded


@pytest.mark.rule("W-23.7")
def test_wild_cards_are_known_at_any_time() -> None:
    s = table(hand="2 wild, dinner", wild_places=[False, False])
    taken = do(table(phase="errand", plans="1, 2, 3", waiting=[1]), "errand w2")
    for who in EVERYBODY:
        assert (known_hand(s, who), known_hand(taken, who)) == (["wild-card"] * 2, ["wild-card"])
    for who in WATCHERS:
        assert {tuple(hand(s.guess(who, seeded(n))))[1:] for n in range(9)} == {("wild-card", "wild-card")}


@pytest.mark.rule("W-23.7")
def test_a_drawn_card_is_not_known_to_the_others() -> None:
    s = table(phase="errand", plans="1, 2, 3", waiting=[1], next={"events": "ball"})
    do(s, "errand unknown", "deck events")
    for who in EVERYBODY:
        assert known_hand(s, who) == []
    assert len(guessed(s, 1)) > 5


# --- forgetting ---


@pytest.mark.rule("W-23.8")
def test_after_a_face_down_discard_no_card_of_that_back_is_known_any_longer() -> None:
    s = table(hand="dinner*, ball*, theatre, chef*", board="h16", phase="end-of-round", chance="explicit")
    do(s, "card dinner", "card ball", "card chef")
    assert hand(s) == ["dinner", "ball", "chef"]
    for who in EVERYBODY:
        assert (known_hand(s, who), shown(s)["hand_backs"]) == (["chef"], {"events": 2, "companions": 1})
    for who in WATCHERS:
        assert remembered(s, who, "events") == []
    assert len(guessed(s, 1)) > 5


@pytest.mark.rule("W-23.8")
@pytest.mark.parametrize("kept", ["dinner, ball", "dinner, theatre", "theatre, ball"])
def test_whichever_card_is_discarded_the_others_receive_the_same(kept: str) -> None:
    given = {"hand": "dinner*, ball*, theatre", "phase": "end-of-round", "chance": "explicit"}
    s = do(table(**given), *(f"card {name}" for name in kept.split(", ")))  # type: ignore[arg-type]
    other = do(table(**given), "card dinner", "card ball")  # type: ignore[arg-type]
    assert hand(s) == kept.split(", ")
    for who in WATCHERS:
        assert receives(s, who) == receives(other, who)
        assert s.guess(who, seeded(5)).to_dict() == other.guess(who, seeded(5)).to_dict()


@pytest.mark.rule("W-23.8")
def test_a_discarded_card_is_unknown_even_if_it_was_the_only_one_of_its_back() -> None:
    s = do(table(hand="dinner*, early-rise*, country-fair*, chef*", phase="end-of-round", chance="explicit"), "enough")
    for who in WATCHERS:
        assert [remembered(s, who, deck) for deck in DECKS] == [[], [], [], [], []]
    assert remembered(s, 0, "events") == ["dinner"]
    assert sorted(removed(s)) == ["country-fair", "early-rise"]


@pytest.mark.rule("W-23.8")
def test_special_cards_have_three_backs() -> None:
    s = table(hand="country-fair*, toastmaster*, early-rise*", phase="end-of-round", chance="explicit")
    do(s, "card toastmaster", "card early-rise")
    for who in WATCHERS:
        assert known_hand(s, who) == ["early-rise"]


@pytest.mark.rule("W-23.8")
def test_the_discard_of_one_player_changes_nothing_about_other_hands() -> None:
    s = table(hand="dinner*, ball", two=seat(hand="theatre*"), phase="end-of-round", chance="explicit")
    do(s, "card theatre", by=2)
    do(s, "card ball", by=1)
    for who in EVERYBODY:
        assert (known_hand(s, who), known_hand(s, who, 2)) == ([], ["theatre"])


OPENLY = [
    pytest.param({"hand": "dinner*, dinner", "actions": 1}, ["play dinner"], "dinner", id="played"),
    pytest.param({"hand": "ke-3, dog*, dog", "actions": 2}, ["play ke-3", "card dog"], "dog", id="played along"),
    pytest.param({"hand": "fx-5*, fx-5", "actions": 1}, ["put fx-5"], "fx-5", id="put down"),
    pytest.param({"hand": "fx-2*, fx-2", "actions": 1}, ["buy fx-2"], "fx-2", id="bought"),
    pytest.param({"hand": "chef*, chef", "board": "fx-11", "actions": 1}, ["add 1"], "chef", id="made a token"),
]


@pytest.mark.rule("W-23.9")
@pytest.mark.parametrize(("fields", "texts", "left"), OPENLY)
def test_of_a_known_and_an_unknown_copy_the_known_one_leaves(
    fields: dict[str, object], texts: list[str], left: str
) -> None:
    s = table(**fields)  # type: ignore[arg-type]
    assert known_hand(s, 1) == [left]
    do(s, *texts)
    assert hand(s) == [left]
    for who in EVERYBODY:
        assert known_hand(s, who) == []


# --- remembering ---


@pytest.mark.rule("W-23.10")
def test_each_player_remembers_the_own_face_down_discards() -> None:
    s = table(hand="dinner, country-fair", two=seat(hand="ball"), phase="end-of-round", chance="explicit")
    do(s, "enough", by=1)
    do(s, "enough", by=2)
    expected = {0: (["dinner"], ["country-fair"]), 1: (["ball"], []), 2: ([], []), None: ([], [])}
    for who, (events, special) in expected.items():
        assert (remembered(s, who, "events"), remembered(s, who, "special")) == (events, special)


@pytest.mark.rule("W-23.10")
@pytest.mark.parametrize("who", EVERYBODY)
def test_all_remember_what_they_saw_going_to_a_discard_pile(who: int | None) -> None:
    s = table(
        hand="ke-3, dog, tailor, ke-12",
        board="ivy-end, groom, steward, steam-yacht, coachman",
        actions=6,
        market="manor house +3",
        offering="A1 country-fair; A4 theatre",
        chance="explicit",
    )
    do(s, "play ke-12", "play ke-3", "card dog", "put tailor", "space 2", "sell 1", "end", "end", "end")
    expected = {
        "events": ["grand-boat-trip", "theatre"],
        "helpers": ["groom"],
        "properties": ["ivy-end"],
        "companions": ["dog"],
        "special": ["country-fair", "early-rise"],
    }
    assert {deck: remembered(s, who, deck) for deck in DECKS} == expected


@pytest.mark.rule("W-23.10", "W-23.11")
def test_a_reshuffle_makes_all_forget_that_pile_and_no_other() -> None:
    known = {"events": "fx-8*, fx-9*1", "companions": "chef*"}
    unknown = {"events": "fx-8, fx-9", "companions": "chef*"}
    both = []
    for gone in (known, unknown):
        s = table(
            phase="errand", plans="1, 2, 3", waiting=[1], discarded=gone, removed="country-fair*", chance="explicit"
        )
        assert remembered(s, 0, "events") == (["fx-8", "fx-9"] if gone is known else [])
        do(s, "errand unknown", "deck events")
        both.append(s)
        for who in EVERYBODY:
            assert (remembered(s, who, "events"), remembered(s, who, "companions")) == ([], ["chef"])
            assert remembered(s, who, "special") == ["country-fair"]
    for who in EVERYBODY:
        assert receives(both[0], who) == receives(both[1], who)
    assert legal(both[0]) == ["card fx-8", "card fx-9"]


@pytest.mark.rule("W-23.11")
def test_a_card_drawn_from_a_reshuffled_pile_is_known_to_its_player_only() -> None:
    s = table(phase="errand", plans="1, 2, 3", waiting=[1], only=", ".join(DECKS[:4]), discarded={"events": "fx-8*"})
    do(s, "errand unknown")
    assert hand(s) == ["fx-8"]
    for who in EVERYBODY:
        assert (known_hand(s, who), remembered(s, who, "events")) == ([], [])


@pytest.mark.rule("W-23.12")
@pytest.mark.parametrize("who", EVERYBODY)
def test_how_many_special_cards_of_each_crown_are_left_is_public(who: int | None) -> None:
    s = table(
        phase="offering", chance="explicit", removed="country-fair, toastmaster", next={"special": "draughty-castle"}
    )
    piles = forms.view(s, who)["piles"]
    assert isinstance(piles, dict)
    assert [piles[back] for back in ("crown-1", "crown-2", "crown-3")] == [2, 5, 8]
    do(s, legal(s)[0])
    piles = forms.view(s, who)["piles"]
    assert isinstance(piles, dict)
    assert [piles[back] for back in ("crown-1", "crown-2", "crown-3")] == [1, 5, 8]


@pytest.mark.rule("W-23.13")
def test_copies_of_a_card_cannot_be_told_apart() -> None:
    s = table(
        hand="dinner, dinner*, chef", actions=1, discarded={"companions": "dog*, dog"}, offering="G1 guest; G3 guest"
    )
    swapped = table(
        hand="chef, dinner*, dinner", actions=1, discarded={"companions": "dog, dog*"}, offering="G1 guest; G3 guest"
    )
    for who in EVERYBODY:
        assert receives(s, who) == receives(swapped, who)
    assert shown(s)["hand"] == ["dinner", "dinner", "chef"]
    assert legal(s) == ["play dinner", "end"]
    keeping = table(hand="dinner, dinner*, chef", phase="end-of-round")
    assert legal(keeping) == ["card dinner", "card chef", "enough"]
    do(keeping, "card dinner")
    assert legal(keeping) == ["card dinner", "card chef", "enough"]


# --- open discards ---

OPEN = {"options": {"discards": "open"}, "chance": "explicit"}


@pytest.mark.rule("W-23.14")
@pytest.mark.parametrize("who", EVERYBODY)
def test_with_open_discards_all_see_and_know_what_is_discarded(who: int | None) -> None:
    s = table(hand="dinner, ball, country-fair*", two=seat(hand="chef"), phase="end-of-round", **OPEN)  # type: ignore[arg-type]
    do(s, "card ball", "enough", by=1)
    assert [event["event"] for event in forms.events(s, 0, who)] == ["answered"]
    assert [remembered(s, who, deck) for deck in DECKS] == [[], [], [], [], []]
    do(s, "enough", by=2)
    shown_cards = [(event["seat"], event["card"]) for event in forms.events(s, 0, who) if event["event"] == "shown"]
    assert shown_cards == [(1, "dinner"), (1, "country-fair"), (2, "chef")]
    assert [remembered(s, who, deck) for deck in DECKS] == [["dinner"], [], [], ["chef"], ["country-fair"]]


@pytest.mark.rule("W-23.14")
def test_with_open_discards_a_known_card_that_is_kept_stays_known() -> None:
    s = table(hand="dinner*, ball*, theatre", phase="end-of-round", **OPEN)  # type: ignore[arg-type]
    do(s, "card dinner", "card theatre")
    for who in EVERYBODY:
        assert (known_hand(s, who), remembered(s, who, "events")) == (["dinner"], ["ball"])
    assert len(guessed(s, 1)) > 5  # the other event is as unknown as before


@pytest.mark.rule("W-23.14")
@pytest.mark.parametrize("who", EVERYBODY)
def test_with_open_discards_all_know_every_pile_of_a_file(who: int | None) -> None:
    s = table(discarded={"events": "dinner, ball"}, removed="country-fair", **OPEN)  # type: ignore[arg-type]
    assert (remembered(s, who, "events"), remembered(s, who, "special")) == (["dinner", "ball"], ["country-fair"])


# --- whole games ---


class Memory:
    """What somebody knows of hands and discard piles, from what is told to them alone."""

    def __init__(self, who: int | None, players: int, open_discards: bool) -> None:
        self.who = who
        self.open = open_discards
        self.hands: dict[int, Counter[str]] = {number: Counter() for number in range(1, players + 1)}
        self.piles: dict[str, Counter[str]] = {deck: Counter() for deck in DECKS}

    def hear(self, events: list[dict[str, object]]) -> None:
        """The events of one move."""
        kinds = [event["event"] for event in events]
        ending = "end-turn" in kinds
        for event in events:
            kind, number = event["event"], event.get("seat", 0)
            assert isinstance(number, int)
            name = str(event.get("card", ""))
            if kind in ("take", "take-wild"):
                self.hands[number][name or "wild-card"] += 1
            elif kind in ("play", "with", "put", "buy"):
                self.leaves(number, name, kind in ("play", "with"))
            elif kind == "token" and "play" not in kinds:
                self.leaves(number, "wild-card" if "wild-back" in kinds else str(event["type"]), True)
            elif kind in ("room", "sell", "cleared"):
                self.piles[DECK[name]][name] += 1
            elif kind == "kept":
                self.kept(number, event)
            elif kind == "shown":
                self.leaves(number, name, True)
            elif kind == "reshuffle":
                self.piles[str(event["deck"])].clear()
            elif kind == "wild-back" and ending:
                for held in self.hands.values():
                    held.pop("wild-card", None)

    def leaves(self, number: int, name: str, discarded: bool) -> None:
        """A card leaves a hand openly, the known copy first (W-23.9)."""
        if self.hands[number][name]:
            self.hands[number][name] -= 1
        if discarded and name != "wild-card":
            self.piles[DECK[name]][name] += 1

    def kept(self, number: int, event: dict[str, object]) -> None:
        """Face down: the backs are all that the others see (W-23.8)."""
        if self.open:
            return
        backs = event["backs"]
        assert isinstance(backs, dict)
        for name in list(self.hands[number]):
            if BACKS[BACK[name]] in backs:
                del self.hands[number][name]
        cards = event.get("cards", [])
        assert isinstance(cards, list)
        for name in cards:
            self.piles[DECK[name]][name] += 1


@pytest.mark.rule("W-23.5", "W-23.7", "W-23.8", "W-23.9", "W-23.10", "W-23.11", "W-23.14")
@pytest.mark.parametrize("discards", ["face_down", "open"])
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 5), (4, 6), (5, 8)])
def test_over_a_whole_game_a_view_shows_what_was_told_and_not_forgotten(players: int, seed: int, discards: str) -> None:
    memories = [Memory(who, players, discards == "open") for who in (*range(players), None)]
    heard, known = 0, 0
    for s in random_game(players, seed, discards=discards):
        assert s.journal is not None
        for memory in memories:
            memory.hear(forms.events(s, heard, memory.who))
            view = forms.view(s, memory.who)
            seats, piles = view["seats"], view["discard_piles"]
            assert isinstance(seats, list)
            assert isinstance(piles, list)
            for entry in seats:
                assert Counter(entry["known_hand"]) == +memory.hands[entry["seat"]]
                known += memory.hands[entry["seat"]].total()
            for entry in piles:
                assert Counter(entry["known"]) == +memory.piles[entry["deck"]]
        heard = len(s.journal.events)
    assert heard > 100
    assert known > 100


@pytest.mark.rule("W-23.10")
def test_what_is_remembered_of_removed_cards_lasts_to_the_end_of_the_game() -> None:
    gone: dict[int, Counter[str]] = {who: Counter() for who in range(3)}
    s = None
    for s in random_game(3, seed=2):
        for who, before in gone.items():
            now = Counter(remembered(s, who, "special"))
            assert now >= before
            gone[who] = now
    assert s is not None
    assert (file(s, "phase"), min(found.total() for found in gone.values()) > 0) == ("over", True)
