"""Section 24 of the rules of Last Will: draw piles, discard piles, reshuffling."""

from __future__ import annotations

from collections import Counter

import pytest

from bequest.games.lastwill.position import WillPosition
from tests import forms
from tests.rules.lastwill.table import (
    asked,
    base,
    board,
    card,
    discards,
    do,
    end_round,
    file,
    hand,
    legal,
    new_game,
    offered,
    pile,
    random_game,
    read,
    removed,
    seat,
    table,
    told,
)

REGULAR = ("events", "helpers", "properties", "companions")
CASTLE = card("special", "castle", crowns=1, kind="property", type="mansion", banknotes=[18, 13, 8], pounds=4)


def all_discards(s: WillPosition) -> dict[str, list[str]]:
    """What lies on the discard piles that are not empty."""
    return {deck: discards(s, deck) for deck in REGULAR if discards(s, deck)}


# --- discard piles ---


def play_with_a_companion() -> WillPosition:
    return do(table(hand="ke-3, dog", actions=2), "play ke-3", "card dog")


def sell() -> WillPosition:
    return do(table(board="fx-1 at 13", actions=1), "sell 1")


def make_room() -> WillPosition:
    s = table(hand="fx-6", board="fx-5, fx-1, fx-1, fx-1, fx-1", actions=2)
    return do(s, "put fx-6")


def reject() -> WillPosition:
    s = table(hand="ball, tailor, ivy-end, chef", waiting=[3], order="1, 2, 3")
    return do(s, "end", "enough")


def add_a_token() -> WillPosition:
    return do(table(hand="chef", board="fx-11", actions=1), "add 1")


DISCARDING = [
    (play_with_a_companion, {"events": ["grand-boat-trip"], "companions": ["dog"]}),
    (sell, {"properties": ["fx-1"]}),
    (make_room, {"helpers": ["fx-5"]}),
    (reject, {"events": ["ball"], "helpers": ["tailor"], "properties": ["ivy-end"], "companions": ["chef"]}),
    (add_a_token, {"companions": ["chef"]}),
]


@pytest.mark.rule("W-24.1")
@pytest.mark.parametrize(("way", "expected"), DISCARDING, ids=[way.__name__.replace("_", " ") for way, _ in DISCARDING])
def test_a_discarded_card_goes_to_the_pile_of_its_deck(way: object, expected: dict[str, list[str]]) -> None:
    assert callable(way)
    assert all_discards(way()) == expected


@pytest.mark.rule("W-24.2")
def test_special_cards_and_wild_cards_have_no_discard_pile() -> None:
    s = table(hand="ke-12, ke-3, 2 wild, castle", actions=9, balance=50, cards=[CASTLE], wild_places=[False, False])
    do(s, "play ke-12", "play ke-3", "card wild", "none", "none")
    assert (removed(s), file(s, "wild_places"), hand(s)) == (["early-rise"], [True, False], ["castle", "wild-card"])
    do(s, "buy castle", "sell 1")
    assert (all_discards(s), sorted(removed(s))) == ({"events": ["grand-boat-trip"]}, ["castle", "early-rise"])
    piles = forms.view(s, None)["discard_piles"]
    assert isinstance(piles, list)
    assert [pile["deck"] for pile in piles] == [*REGULAR, "special"]  # the last are those out of the game


# --- reshuffling ---

LAST_CARDS = {"events": "fx-8"}
GONE = {"events": "fx-9, 2 fx-8"}


@pytest.mark.rule("W-24.3")
def test_planning_goes_on_with_the_reshuffled_discard_pile() -> None:
    s = table(phase="planning", only="helpers, properties, companions", next=LAST_CARDS, discarded=GONE)
    do(s, "plan 2")
    drawn = [event for event in forms.events(s, 0, None) if event["event"] in ("draw", "reshuffle")]
    draw = {"event": "draw", "seat": 1, "deck": "events"}
    assert drawn == [draw, {"event": "reshuffle", "deck": "events", "count": 3}, draw]
    assert (len(hand(s)), "fx-8" in hand(s), len(pile(s, "events")), discards(s, "events")) == (2, True, 2, [])


@pytest.mark.rule("W-24.3")
def test_the_unknown_card_comes_from_the_reshuffled_discard_pile() -> None:
    s = table(phase="errand", plans="1, 2, 3", waiting=[1], only=", ".join(REGULAR), discarded={"events": "fx-9"})
    do(s, "errand unknown")
    assert (hand(s), told(s), discards(s, "events")) == (["fx-9"], ["errand", "reshuffle", "draw"], [])


@pytest.mark.rule("W-24.3")
def test_the_offering_is_dealt_from_the_reshuffled_discard_pile() -> None:
    s = table(phase="offering", round=2, next={"events": "fx-8"}, discarded={"events": "fx-9"})
    assert (offered(s)["A4"], offered(s)["B1"]) == ("fx-8", "fx-9")
    assert (pile(s, "events"), discards(s, "events"), told(s).count("reshuffle")) == ([], [], 1)


@pytest.mark.rule("W-24.3")
def test_starting_hands_are_dealt_from_the_reshuffled_discard_pile() -> None:
    s = table(phase="setup", stage=4, only="helpers", discarded={"helpers": "9 fx-5, 2 fx-6"})
    assert (asked(s)[0], told(s).count("reshuffle")) == ("start", 1)
    held = [name for number in (1, 2, 3) for name in hand(s, number) if name in ("fx-5", "fx-6")]
    assert len(held) == 9


@pytest.mark.rule("W-24.3")
def test_only_the_discard_pile_of_that_deck_is_shuffled() -> None:
    gone = {"events": "fx-9", "companions": "chef"}
    s = table(phase="errand", plans="1, 2, 3", waiting=[1], only=", ".join(REGULAR), discarded=gone)
    do(s, "errand unknown", "deck events")
    assert (discards(s, "events"), discards(s, "companions")) == ([], ["chef"])


@pytest.mark.rule("W-24.3", "W-24.7")
def test_after_the_reshuffle_any_of_the_cards_may_come() -> None:
    gone = {"events": "fx-9, 2 fx-8, ball"}
    s = table(phase="errand", plans="1, 2, 3", waiting=[1], rest={"events": "fx-8"}, discarded=gone, chance="explicit")
    do(s, "errand unknown", "deck events")
    assert legal(s) == ["card fx-8"]  # the card that is left comes first
    do(s, "card fx-8", "errand unknown", "deck events")
    weights = {s.game.text(number): weight for number, weight in s.outcomes()}
    assert weights == {"card fx-8": 2, "card fx-9": 1, "card ball": 1}


@pytest.mark.rule("W-24.4")
@pytest.mark.parametrize("part", ["next", "rest"])
def test_an_emptied_draw_pile_stays_empty_until_the_next_card_is_needed(part: str) -> None:
    s = table(
        phase="errand",
        plans="1, 2, 3",
        waiting=[1],
        only="helpers, properties, companions",
        discarded={"events": "fx-9"},
        **{part: {"events": "fx-8"}},  # type: ignore[arg-type]
    )
    do(s, "errand unknown")
    assert (hand(s), pile(s, "events"), discards(s, "events")) == (["fx-8"], [], ["fx-9"])
    assert "reshuffle" not in told(s)
    do(s, "errand unknown")
    assert (hand(s, 2), told(s)[-2:]) == (["fx-9"], ["reshuffle", "draw"])


@pytest.mark.rule("W-24.4")
def test_a_card_discarded_later_is_part_of_the_reshuffle() -> None:
    s = table(hand="fx-9", actions=2, phase="action", only="helpers, properties, companions", discarded={})
    do(s, "play fx-9")
    assert (pile(s, "events"), discards(s, "events")) == ([], ["fx-9"])
    end_round(s)
    assert offered(s)["A4"] == "fx-9"  # the first event place of round 2
    assert ("B1" in offered(s), told(s).count("reshuffle")) == (False, 1)


@pytest.mark.rule("W-24.5")
def test_a_deck_without_draw_and_discard_pile_gives_no_card() -> None:
    dealt = table(phase="offering", round=2, only="events")
    assert set(offered(dealt)) == {"A1", "A2", "A3", "G1", "G2", "G3"}
    planned = do(table(phase="planning", only="events", plans="-"), "plan 1")
    assert legal(planned) == [f"amount {number}" for number in range(6)]  # helpers: no event can be drawn
    drawn = do(table(phase="errand", plans="1, 2, 3", waiting=[1], only="events"), "errand unknown")
    assert legal(drawn) == ["deck helpers", "deck properties", "deck companions"]


@pytest.mark.rule("W-24.5")
def test_an_extra_draw_brings_as_many_cards_as_there_are() -> None:
    s = table(phase="planning", board="h14", only="properties, companions", next={"events": "fx-8"}, discarded=GONE)
    do(s, "plan 3", "amount 1")  # no cards of the plan, 3 events of the helper
    assert (len(hand(s)), len(pile(s, "events"))) == (3, 1)
    few = table(phase="planning", board="h14", only="properties, companions", next={"events": "2 fx-8"})
    do(few, "plan 3", "amount 1")
    assert (hand(few), asked(few)) == (["fx-8", "fx-8"], ("plan", 2))


# --- all cards ---


def everywhere(s: WillPosition) -> Counter[str]:
    """All cards of the decks, wherever they are; wild cards too."""
    found = [name for deck in (*REGULAR, "special") for name in pile(s, deck)]
    found += [name for deck in REGULAR for name in discards(s, deck)] + removed(s) + list(offered(s).values())
    for number in range(1, s.players + 1):
        found += hand(s, number)
        found += [text.split()[0] for text in board(s, number) if text != "-"]
    places = file(s, "wild_places")
    assert isinstance(places, list)
    return Counter(found + ["wild-card"] * places.count(True))


def card_set() -> Counter[str]:
    return Counter({found.id: found.copies for found in base().cards} | {"wild-card": 2})


@pytest.mark.rule("W-24.6")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_at_all_times_the_places_of_the_cards_make_up_the_card_set(players: int, seed: int) -> None:
    complete = card_set()
    assert sum(complete.values()) == 31 + 39 + 24 + 20 + 17 + 2
    steps = 0
    for s in random_game(players, seed):
        assert everywhere(s) == complete
        steps += 1
    assert steps > 50


# --- chance ---


@pytest.mark.rule("W-24.7")
def test_each_card_of_a_draw_pile_is_drawn_with_the_same_chance() -> None:
    s = table(phase="errand", plans="1, 2, 3", waiting=[1], chance="explicit", hand="2 dog, chef")
    do(s, "errand unknown", "deck companions")
    weights = {s.game.text(number): weight for number, weight in s.outcomes()}
    assert weights == {"card chef": 4, "card guest": 5, "card dog": 3, "card horse": 5}


@pytest.mark.rule("W-24.7")
def test_the_order_in_which_a_pile_is_written_means_nothing() -> None:
    cards = ["fx-8", "fx-9", "fx-9", "fx-8", "fx-8"]
    drawn = []
    for rest in (cards, cards[::-1], sorted(cards)):
        s = table(phase="errand", plans="1, 2, 3", waiting=[1], only="companions", rest={"events": ", ".join(rest)})
        do(s, "errand unknown", "deck events")
        drawn.append((hand(s), pile(s, "events")))
    assert drawn[0] == drawn[1] == drawn[2]


@pytest.mark.rule("W-24.7")
def test_by_chance_every_card_of_the_pile_comes_first_now_and_then() -> None:
    first: Counter[str] = Counter()
    for seed in range(150):
        s = table(phase="errand", plans="1, 2, 3", waiting=[1], seed=seed, rest={"events": "fx-8, fx-9, dinner, ball"})
        do(s, "errand unknown", "deck events")
        first.update(hand(s))
    assert set(first) == {"fx-8", "fx-9", "dinner", "ball"}
    assert (first["fx-8"] > 15, first["fx-9"] > 15, first["dinner"] > first["ball"]) == (True, True, True)


@pytest.mark.rule("W-24.8")
@pytest.mark.parametrize("crowns", [1, 2, 3])
def test_a_special_card_comes_from_the_first_part_that_is_not_empty(crowns: int) -> None:
    gone = [found for found in base().cards if 0 < found.crowns < crowns]
    s = table(phase="offering", chance="explicit", removed=", ".join(found.id for found in gone))
    weights = {s.game.text(number): weight for number, weight in s.outcomes()}
    assert weights == {f"card {found.id}": found.copies for found in base().cards if found.crowns == crowns}


# --- piles in position files ---


@pytest.mark.rule("W-24.9")
def test_the_arranged_cards_come_first_in_their_order_then_any_of_the_rest() -> None:
    fields = {"phase": "planning", "only": "helpers, properties, companions", "next": {"events": "ball, fx-8, dinner"}}
    s = table(**fields, rest={"events": "2 fx-9"}, chance="explicit")  # type: ignore[arg-type]
    do(s, "plan 1")
    drawn = []
    while asked_by_chance(s):
        drawn.append(legal(s))
        do(s, legal(s)[0])
    assert drawn[:3] == [["card ball"], ["card fx-8"], ["card dinner"]]
    assert sorted(drawn[3]) == ["card dinner", "card fx-9"]  # the other copy of dinner is in the rest


def asked_by_chance(s: WillPosition) -> bool:
    return not s.waiting and not s.over


@pytest.mark.rule("W-24.9")
def test_no_seat_knows_the_arranged_cards() -> None:
    arranged = table(next={"events": "ball, dinner", "special": "country-fair"})
    other = table(next={"events": "theatre", "companions": "dog"})
    for who in (0, 1, 2, None):
        assert (forms.view(arranged, who), arranged.key(who)) == (forms.view(other, who), other.key(who))
    piles = [place for place in arranged.places() if place.name.startswith("pile:")]
    assert {knowers for place in piles for knowers in place.knowers} == {0}
    assert sum(len(place.cards) for place in piles) == sum(forms.view(arranged, None)["piles"].values())


@pytest.mark.rule("W-24.10")
def test_cards_that_a_file_does_not_place_are_in_the_draw_piles() -> None:
    s = table(hand="dinner, chef", board="tailor", two=seat(hand="wild"), removed="country-fair")
    complete = card_set()
    assert everywhere(s) == complete
    complete.subtract(["dinner", "chef", "tailor", "wild-card", "wild-card", "country-fair"])
    assert Counter(name for deck in (*REGULAR, "special") for name in pile(s, deck)) == +complete
    assert file(s, "wild_places") == [False, True]


@pytest.mark.rule("W-24.10")
def test_an_empty_file_has_all_cards_in_the_draw_piles_and_last_will_cards_aside() -> None:
    s = read(options={"players": 3})
    piles = Counter(name for deck in (*REGULAR, "special") for name in pile(s, deck))
    assert piles + Counter({"wild-card": 2}) == card_set()
    assert not [name for name in piles if name.startswith("will-")]
    assert [name for name in everywhere(new_game(money="last_will")) if name.startswith("will-")] == []
