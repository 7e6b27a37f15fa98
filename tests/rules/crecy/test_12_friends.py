"""Section 12 of the rules of the Duke de Crecy: Friend deck, display and hand."""

from __future__ import annotations

import pytest

from bequest.games.crecy.position import CrecyPosition
from tests import forms
from tests.rules.crecy.table import (
    Fixture,
    asked,
    child,
    children,
    contribution,
    do,
    family,
    friend,
    friends,
    hand,
    legal,
    mission,
    names,
    new_game,
    rule_of,
    seat,
    shown,
    table,
    title,
    told,
    tracks,
)

WOMEN = "alma, bea, cleo, dora, eva, fay, gia, hope, iris, june, kim, lea, mia, nora, olive"
PLAIN = [*friends(WOMEN), *friends("max, ned, otto", "male"), *children(12, 12, 4), mission("errand")]
COUPLE = "patriarch & 2; rita & 1"
TAKES_ONE = [{"do": "take", "amount": 1}]


def plain(*more: Fixture, **arguments: object) -> CrecyPosition:
    """A position with plain cards, and some more."""
    return table(cards=[*PLAIN, *more], **arguments)  # type: ignore[arg-type]


def few(cards: str, *more: Fixture, **arguments: object) -> CrecyPosition:
    """A position in which there are no Friends but these (women) and some more."""
    return table(
        cards=[*friends(cards), *children(12, 12, 4), mission("errand"), *more],
        **arguments,  # type: ignore[arg-type]
    )


def display(s: CrecyPosition) -> list[str]:
    found = forms.view(s, None)["display"]
    assert isinstance(found, list)
    return found


def discards(s: CrecyPosition) -> list[str]:
    found = forms.view(s, None)["friend_discard"]
    assert isinstance(found, list)
    return found


def in_deck(s: CrecyPosition) -> int:
    found = forms.view(s, None)["friend_deck"]
    assert isinstance(found, int)
    return found


# --- the display ---


@pytest.mark.rule("C-12.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_full_display_is_5_cards(players: int) -> None:
    assert len(display(new_game(players))) == 5


@pytest.mark.rule("C-12.2")
def test_whoever_takes_chooses_which_cards() -> None:
    s = do(plain(display="bea, dora, fay, hope, june", gold=2), "socialize", "amount 1")
    assert legal(s) == ["friend bea", "friend dora", "friend fay", "friend hope", "friend june"]
    assert rule_of(s, "friend alma") == "C-12.2"
    do(s, "friend hope")
    assert (hand(s), display(s)) == (["hope"], ["bea", "dora", "fay", "june"])


@pytest.mark.rule("C-12.2")
def test_an_effect_may_restrict_the_choice() -> None:
    rose = friend("rose", effects=[{"do": "take", "amount": 1, "gender": "female"}])
    s = do(plain(rose, hand="rose", display="alma, bea, max, ned, otto", child_next="son"), "marry")
    assert legal(s) == ["friend alma", "friend bea"]


@pytest.mark.rule("C-12.3", "C-34.18")
def test_extra_cards_of_socialize_belong_to_its_batch() -> None:
    """As two batches, Alma would leave Bea alone, and the extra card would come from the new display."""
    claire = friend("rita", effects="claire")
    s = plain(
        claire, family=COUPLE, lasting="rita", gold=2, display="alma, bea", friend_next="cleo, dora, eva, fay, gia"
    )
    do(s, "socialize", "amount 1")
    assert (hand(s), display(s)) == (["alma", "bea"], ["cleo", "dora", "eva", "fay", "gia"])


@pytest.mark.rule("C-12.3")
def test_the_friend_cards_of_a_wedding_step_are_one_batch_and_those_of_its_effect_another() -> None:
    rose = friend("rose", friends=2, effects=TAKES_ONE)
    s = plain(rose, hand="rose", display="alma, bea", friend_next="cleo, dora, eva, fay, gia", child_next="son")
    do(s, "marry")
    assert hand(s) == ["alma", "bea"]
    do(s, "friend eva")
    assert (hand(s), display(s)) == (["alma", "bea", "eva"], ["cleo", "dora", "fay", "gia"])


@pytest.mark.rule("C-12.4")
@pytest.mark.parametrize("left", [2, 3, 4])
def test_a_display_that_is_not_empty_is_not_refilled(left: int) -> None:
    lying = names("alma, bea, cleo, dora, eva")[: left + 1]
    s = do(plain(display=", ".join(lying), gold=2), "socialize", "amount 1", "friend alma")
    assert display(s) == lying[1:]


@pytest.mark.rule("C-12.4")
def test_an_empty_display_is_refilled_at_once_with_the_top_5_cards() -> None:
    s = plain(display="alma, bea", gold=1, friend_next="olive, nora, mia, lea, kim, june")
    do(s, "socialize", "amount 2")
    assert (hand(s), display(s)) == (["alma", "bea"], ["kim", "lea", "mia", "nora", "olive"])


@pytest.mark.rule("C-12.5")
def test_ce_c19_a_batch_larger_than_the_display_goes_on_with_the_new_cards() -> None:
    s = plain(display="alma, bea", gold=2, friend_next="cleo, dora, eva, fay, gia")
    do(s, "socialize", "amount 3")
    assert (tracks(s)["gold"], hand(s)) == (0, ["alma", "bea"])
    assert legal(s) == ["friend cleo", "friend dora", "friend eva", "friend fay", "friend gia"]
    do(s, "friend fay")
    assert (hand(s), display(s)) == (["alma", "bea", "fay"], ["cleo", "dora", "eva", "gia"])


# --- the last card ---


@pytest.mark.rule("C-12.6", "C-12.7")
def test_the_last_card_must_be_taken_for_nothing_and_the_display_is_refilled() -> None:
    s = plain(display="alma, bea, cleo", gold=2, friend_next="dora, eva, fay, gia, hope")
    do(s, "socialize", "amount 2", "friend alma", "friend cleo")
    assert (hand(s), tracks(s)["gold"]) == (["alma", "bea", "cleo"], 1)
    assert display(s) == ["dora", "eva", "fay", "gia", "hope"]


@pytest.mark.rule("C-12.6")
def test_with_two_cards_left_none_is_added() -> None:
    s = do(plain(display="alma, bea, cleo", gold=2), "socialize", "amount 1", "friend alma")
    assert (hand(s), display(s)) == (["alma"], ["bea", "cleo"])


@pytest.mark.rule("C-12.7")
def test_the_free_card_does_not_begin_another_batch() -> None:
    s = few("alma, bea, cleo", display="alma, bea", gold=2)
    do(s, "socialize", "amount 1", "friend alma")
    assert (hand(s), display(s), in_deck(s)) == (["alma", "bea"], ["cleo"], 0)


LAST_CARD = [
    pytest.param("marry", friend("rose", friends=1), "", id="wedding"),
    pytest.param("marry", friend("rose", effects=TAKES_ONE), "", id="effect of a Friend"),
    pytest.param("title", title("lord", friends=1), "", id="Title"),
    pytest.param("contribute", contribution("park", friends=1), "", id="Contribution"),
    pytest.param("complete quest", mission("quest", effects=TAKES_ONE), "quest", id="Mission"),
]


@pytest.mark.rule("C-12.8")
@pytest.mark.parametrize(("text", "card", "missions"), LAST_CARD)
def test_the_last_card_rule_holds_for_every_batch(text: str, card: Fixture, missions: str) -> None:
    wife = [] if card.kind == "friend" else [friend("rose")]
    s = plain(card, *wife, hand="rose", missions=missions, display="alma, bea", child_next="son")
    do(s, text, "friend bea")
    assert [id for id in hand(s) if id != "rose"] == ["alma", "bea"]
    assert len(display(s)) == 5


@pytest.mark.rule("C-12.8")
def test_the_last_card_rule_holds_when_a_child_grows_up() -> None:
    s = plain(
        child("juan", "male", effects="don-juan"),
        family="patriarch & 2; kim & 1; juan < 1 2",
        two=seat(family="matriarch & 2; ned & 1; daughter < 1 2"),
        display="alma, max",
        round=2,
        passed=(1, 2),
    )
    assert hand(s) == ["alma", "max"]
    assert len(display(s)) == 5


@pytest.mark.rule("C-12.9")
def test_the_last_card_rule_is_not_checked_in_mid_batch() -> None:
    s = plain(display="alma, bea, cleo", gold=2, friend_next="dora, eva, fay, gia, hope")
    do(s, "socialize", "amount 3")
    assert (hand(s), display(s)) == (["alma", "bea", "cleo"], ["dora", "eva", "fay", "gia", "hope"])
    single = plain(display="alma", gold=2, friend_next="dora, eva, fay, gia, hope")
    do(single, "socialize", "amount 2", "friend eva")
    assert (hand(single), display(single)) == (["alma", "eva"], ["dora", "fay", "gia", "hope"])


@pytest.mark.rule("C-12.10")
def test_drawing_from_the_deck_does_not_trigger_the_last_card_rule() -> None:
    emine = friend("rose", effects=[{"do": "draw", "amount": 2}])
    s = plain(emine, hand="rose", display="alma", friend_next="kim, lea", child_next="son")
    do(s, "marry")
    assert (hand(s), display(s)) == (["kim", "lea"], ["alma"])


@pytest.mark.rule("C-12.10")
def test_discarding_the_display_does_not_trigger_the_last_card_rule() -> None:
    fehmi = friend("rose", effects="fehmi")
    s = plain(fehmi, hand="rose", display="alma", friend_next="bea, cleo, dora, eva, fay", child_next="son")
    do(s, "marry", "friend cleo")
    assert (hand(s), discards(s)) == (["cleo"], ["alma"])
    assert display(s) == ["bea", "dora", "eva", "fay"]


# --- hand and discard pile ---


@pytest.mark.rule("C-12.11")
def test_a_hand_has_no_limit() -> None:
    s = plain(hand=WOMEN.replace("alma, bea, ", ""), display="alma, bea", gold=1)
    do(s, "socialize", "amount 2")
    assert len(hand(s)) == 15
    assert hand(s) == names(WOMEN)


@pytest.mark.rule("C-12.12")
def test_friends_discarded_from_a_hand_the_display_or_a_family_lie_face_up() -> None:
    from_hand = do(plain(hand="kim, lea"), "ask-friends", "amount 4", "friend kim")
    assert discards(from_hand) == ["kim"]
    fehmi = friend("rose", effects="fehmi")
    from_display = do(plain(fehmi, hand="rose", display="alma, bea, cleo", child_next="son"), "marry")
    assert discards(from_display) == ["alma", "bea", "cleo"]
    from_family = plain(family="patriarch & 2; kim & 1", child_next="complication, son")
    do(from_family, "have-children", "birth any", "lose-mother")
    assert discards(from_family) == ["kim"]
    assert family(from_family)[1].endswith("departed")


# --- the deck runs out ---


DRAWS_TWO = friend("rose", effects=[{"do": "draw", "amount": 2}])
DRAWS_ONE = friend("rose", effects=[{"do": "draw", "amount": 1}])


@pytest.mark.rule("C-12.13")
def test_ce_s8_a_refill_goes_on_with_the_shuffled_discard_pile() -> None:
    ten = "alma, bea, cleo, dora, eva, fay, gia, hope, iris, june"
    s = few(f"{ten}, kim, lea", friend_discard=ten, display="")
    assert "kim" in display(s)
    assert "lea" in display(s)
    assert (len(display(s)), in_deck(s), discards(s)) == (5, 7, [])
    assert told(s) == ["display", "display", "reshuffle-friends", "display", "display", "display"]


@pytest.mark.rule("C-12.13")
def test_the_discard_pile_becomes_the_deck_as_soon_as_the_last_card_is_drawn() -> None:
    s = few(
        "alma, bea, cleo, dora, eva, kim",
        DRAWS_ONE,
        hand="rose",
        friend_discard="alma, bea",
        display="cleo, dora, eva",
        child_next="son",
    )
    assert (in_deck(s), discards(s)) == (1, ["alma", "bea"])
    do(s, "marry")
    assert (hand(s), in_deck(s), discards(s)) == (["kim"], 2, [])


@pytest.mark.rule("C-12.13")
def test_a_draw_goes_on_with_the_shuffled_discard_pile() -> None:
    s = few(
        "alma, cleo, dora, eva, kim",
        DRAWS_TWO,
        hand="rose",
        friend_discard="alma",
        display="cleo, dora, eva",
        child_next="son",
    )
    do(s, "marry")
    assert (hand(s), in_deck(s), discards(s)) == (["alma", "kim"], 0, [])


@pytest.mark.rule("C-12.14")
def test_without_discards_the_shuffle_waits_until_a_card_is_needed() -> None:
    s = few(
        "alma, bea, cleo, dora, kim", friend("rose", effects=[{"do": "draw", "amount": 1}]),
        friend("ruth", effects=[{"do": "draw", "amount": 1}]), hand="rose, ruth", display="alma, bea, cleo, dora",
        child_next="son, son", two=seat(family="patriarch"),
    )  # fmt: skip
    do(s, "marry", "friend rose")
    assert (hand(s), in_deck(s), discards(s)) == (["kim", "ruth"], 0, [])
    do(s, "ask-friends", "amount 2", "ask-friends", "amount 4", "friend kim")
    assert (in_deck(s), discards(s)) == (0, ["kim"])  # nobody needs a card now
    do(s, "socialize", "amount 1", "friend alma")
    assert (in_deck(s), discards(s)) == (0, ["kim"])


@pytest.mark.rule("C-12.14")
def test_a_card_that_is_needed_comes_from_the_discards_made_since() -> None:
    s = few("alma, bea, kim", DRAWS_ONE, hand="rose, kim", display="alma, bea", friend_discard="", child_next="son")
    assert in_deck(s) == 0
    do(s, "ask-friends", "amount 4", "friend kim")
    do(s, "ask-friends", "amount 2", "marry")
    assert (hand(s), in_deck(s), discards(s)) == (["kim"], 0, [])
    assert "reshuffle-friends" in told(s)


@pytest.mark.rule("C-12.15")
def test_draws_that_are_missing_are_forfeited() -> None:
    s = few("alma, bea, kim", DRAWS_TWO, hand="rose", display="alma, bea", child_next="son")
    do(s, "marry")
    assert (hand(s), in_deck(s)) == (["kim"], 0)
    assert asked(s) == ("turn", 2)


@pytest.mark.rule("C-12.15")
def test_takes_that_are_missing_are_forfeited() -> None:
    s = few("alma, bea", friend("rose", friends=4), hand="rose", display="alma, bea", child_next="son")
    do(s, "marry")
    assert (hand(s), display(s)) == (["alma", "bea"], [])
    assert family(s)[2] == "son < 1 2 child"  # the wedding goes on


@pytest.mark.rule("C-12.15", "C-12.16")
def test_a_refill_lays_out_what_there_is_and_is_not_completed_later() -> None:
    s = few("alma, bea, cleo, dora, kim", hand="kim", display="alma, bea", gold=1)
    do(s, "socialize", "amount 2")
    assert display(s) == ["cleo", "dora"]
    do(s, "ask-friends", "amount 2", "ask-friends", "amount 4", "friend kim")
    assert (display(s), in_deck(s), discards(s)) == (["cleo", "dora"], 0, ["kim"])
    do(s, "socialize", "amount 1", "friend dora")
    assert hand(s, 2) == ["cleo", "dora"]
    assert display(s) == ["kim"]  # now that it was empty


@pytest.mark.rule("C-12.16")
def test_a_short_display_stays_short_while_the_deck_has_cards() -> None:
    s = plain(display="alma, bea, cleo", gold=2)
    do(s, "socialize", "amount 1", "friend alma")
    assert display(s) == ["bea", "cleo"]
    assert in_deck(s) > 5


@pytest.mark.rule("C-12.4", "C-12.14", "C-12.16")
def test_an_empty_display_gets_its_cards_as_soon_as_there_are_discards() -> None:
    s = few("alma, bea, kim", hand="kim", display="alma, bea", gold=1)
    do(s, "socialize", "amount 2")
    assert display(s) == []
    do(s, "ask-friends", "amount 2", "ask-friends", "amount 4", "friend kim")
    assert (display(s), discards(s)) == (["kim"], [])


# --- the starting hand ---


@pytest.mark.rule("C-5.18")
def test_ce_s2_an_exchanged_hand_is_shuffled_into_the_deck_once() -> None:
    s = new_game(seed=7)
    do(s, "patriarch", "patriarch")
    assert asked(s) == ("hand", 1)
    size, lying, left, old = len(hand(s)), display(s), in_deck(s), hand(s)
    do(s, "exchange")
    assert asked(s) == ("hand", 2)
    assert (len(hand(s)), display(s), in_deck(s)) == (size, lying, left)
    assert hand(s) != old
    assert (discards(s), shown(s)["known_hand"]) == ([], [])
    do(s, "keep")
    assert asked(s)[0] == "turn"
