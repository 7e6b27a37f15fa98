"""Section 8: Draw."""

import pytest

from bequest.core.position import CHANCE
from bequest.core.reasons import NOT_ASKED
from bequest.games.gears.position import GearsPosition
from tests import forms
from tests.rules.gears.table import discards, do, hand, legal, rule_of, table, why


def drawn(s: GearsPosition) -> list[str]:
    return [s.rules.deck.card_ids[card] for card in s.drawn]


def pile_size(s: GearsPosition) -> object:
    return forms.view(s, None)["draw_pile"]


def kind(s: GearsPosition) -> str:
    assert s.decision is not None
    return s.decision.kind


SIX = "Fire, The Wheel, Basic Tools, Language, Agriculture, Mining"


# --- worked examples ---


@pytest.mark.rule("G-8.1", "G-8.2", "G-8.3")
def test_ge_24_keep_fire_of_law_and_fire() -> None:
    s = table(next="Law, Fire", red="The Wheel, Basic Tools, Language, Agriculture, Mining, Radio")
    do(s, "draw", "card Fire")
    assert len(hand(s, "red")) == 7
    assert "fire" in hand(s, "red")
    assert discards(s) == ["law"]
    for seat in (1, None):
        shown = f"{forms.view(s, seat)} {forms.events(s, seat=seat)}"
        assert "'fire'" not in shown
        assert "'law'" not in shown


@pytest.mark.rule("G-8.5")
@pytest.mark.parametrize("seed", range(5))
def test_ge_25_five_discards_are_reshuffled(seed: int) -> None:
    s = table(pile="", discard="Law, Fire, Radio, Mining, Writing", seed=seed)
    do(s, "draw")
    do(s, legal(s)[0])
    assert pile_size(s) == 3
    assert len(discards(s)) == 1
    assert len(hand(s, "red")) == 1


@pytest.mark.rule("G-8.5", "G-8.6")
@pytest.mark.parametrize("seed", range(5))
def test_ge_26_radio_from_the_pile_and_fire_from_the_discards(seed: int) -> None:
    s = table(pile="Radio", discard="Fire", seed=seed)
    do(s, "draw")
    assert drawn(s) == ["fire", "radio"]
    do(s, "card Radio")
    assert hand(s, "red") == ["radio"]
    assert discards(s) == ["fire"]
    assert pile_size(s) == 0


@pytest.mark.rule("G-8.7", "G-8.13")
def test_ge_27_the_last_card_is_kept() -> None:
    s = table(pile="", discard="Law")
    do(s, "draw")
    assert hand(s, "red") == ["law"]
    assert pile_size(s) == 0
    assert discards(s) == []
    assert s.actions == 1


# --- rules ---


@pytest.mark.rule("G-8.1")
def test_two_cards_leave_the_draw_pile() -> None:
    s = table(pile="Radio, Fire, Law, Mining", chance="explicit")
    do(s, "draw")
    assert s.seat == CHANCE
    assert legal(s) == ["card fire", "card mining", "card law", "card radio"]
    do(s, "card Law")
    assert s.seat == CHANCE
    assert legal(s) == ["card fire", "card mining", "card radio"]
    do(s, "card Fire")
    assert s.seat == 0
    assert drawn(s) == ["fire", "law"]
    assert pile_size(s) == 2


@pytest.mark.rule("G-8.2")
@pytest.mark.parametrize(("kept", "rejected"), [("law", "fire"), ("fire", "law")])
def test_one_of_the_two_is_kept_and_the_other_discarded(kept: str, rejected: str) -> None:
    s = do(table(next="Law, Fire", red="Radio"), "draw")
    assert legal(s) == ["card fire", "card law"]
    assert rule_of(s, "card Radio") == "G-8.2"
    do(s, f"card {kept}")
    assert sorted(hand(s, "red")) == sorted(["radio", kept])
    assert discards(s) == [rejected]
    assert s.drawn == []


@pytest.mark.rule("G-8.2")
@pytest.mark.parametrize("card", ["Radio", "Mining", "Fire", "Willed Into Existence"])
def test_a_card_that_was_not_drawn_is_refused_by_its_name(card: str) -> None:
    """In hand, in the pile, the first of the deck and the last."""
    s = do(table(next="Law, Medicine", red="Radio"), "draw")
    reason = why(s, f"card {card}")
    assert reason is not None
    assert (reason.rule, reason.numbers) == ("G-8.2", {"card": card})


@pytest.mark.rule("G-8.2", "G-8.9")
@pytest.mark.parametrize(
    "answer", ["draw", "end", "travel t0", "amount 2", "establish Fire", "influence Fire", "play Bloodline Influence"]
)
def test_another_kind_of_answer_is_not_what_is_asked(answer: str) -> None:
    s = do(table(next="Law, Fire", red="Bloodline Influence"), "draw")
    reason = why(s, answer)
    assert reason is not None
    assert (reason.code, reason.rule) == (NOT_ASKED, "")


@pytest.mark.rule("G-8.3")
@pytest.mark.parametrize("seat", [1, None])
def test_others_get_the_same_whatever_is_drawn_and_kept(seat: int | None) -> None:
    def seen(pair: str, kept: str) -> list[object]:
        s = do(table(next=pair, red="Radio"), "draw")
        asked = forms.view(s, seat)
        do(s, f"card {kept}")
        return [asked, forms.view(s, seat), forms.events(s, seat=seat)]

    first = seen("Law, Fire", "Fire")
    assert first == seen("Law, Fire", "Law")
    assert first == seen("Computer, Bloodline Influence", "Computer")
    assert first == seen("Language, Language", "Language")


@pytest.mark.rule("G-8.3")
def test_the_drawer_alone_knows_the_rejected_card() -> None:
    s = do(table(next="Law, Fire"), "draw", "card Fire")
    assert forms.view(s, 0)["discard_pile"] == {"size": 1, "known": ["law"]}
    for seat in (1, None):
        assert forms.view(s, seat)["discard_pile"] == {"size": 1, "known": []}


@pytest.mark.rule("G-8.4")
def test_a_hand_grows_without_limit() -> None:
    s = table(red="4 Fire, 4 The Wheel, 4 Basic Tools, 4 Basic Science, 3 Language, 3 Agriculture")
    held = len(hand(s, "red"))
    for _ in range(3):
        do(s, "draw")
        do(s, legal(s)[0])
    assert len(hand(s, "red")) == held + 3
    assert len(discards(s)) == 3
    do(s, "end")
    assert len(hand(s, "red")) == held + 3


@pytest.mark.rule("G-8.5")
def test_no_reshuffle_while_the_pile_lasts() -> None:
    s = table(pile="Radio, Law", discard="Fire, Mining")
    do(s, "draw", "card Law")
    assert pile_size(s) == 0
    assert discards(s) == ["fire", "mining", "radio"]


@pytest.mark.rule("G-8.5")
def test_the_reshuffle_comes_between_the_two_cards() -> None:
    s = table(pile="Radio", discard="Fire, Law", chance="explicit")
    do(s, "draw")
    assert legal(s) == ["card radio"]
    assert len(discards(s)) == 2
    do(s, "card Radio")
    assert legal(s) == ["card fire", "card law"]
    assert discards(s) == []


@pytest.mark.rule("G-8.6")
def test_neither_drawn_card_comes_back_in_the_same_action() -> None:
    s = table(pile="Radio", discard="Fire, Law", chance="explicit")
    do(s, "draw", "card Radio", "card Fire", "card Radio")
    assert hand(s, "red") == ["radio"]
    assert discards(s) == ["fire"]
    assert pile_size(s) == 1
    do(s, "draw")
    assert legal(s) == ["card law"]


@pytest.mark.rule("G-8.7")
def test_a_single_card_in_the_draw_pile() -> None:
    s = do(table(pile="Law", red="Fire"), "draw")
    assert hand(s, "red") == ["fire", "law"]
    assert (pile_size(s), discards(s)) == (0, [])


@pytest.mark.rule("G-8.7")
def test_without_any_card_draw_is_illegal() -> None:
    s = table(pile="", red="Fire")
    assert "draw" not in legal(s)
    assert rule_of(s, "draw") == "G-8.7"


@pytest.mark.rule("G-8.8")
@pytest.mark.parametrize(("kept", "rejected"), [("bloodline-influence", "fire"), ("fire", "bloodline-influence")])
def test_a_fate_card_may_be_kept_or_rejected(kept: str, rejected: str) -> None:
    s = do(table(next="Bloodline Influence, Fire"), "draw", f"card {kept}")
    assert hand(s, "red") == [kept]
    assert discards(s) == [rejected]


@pytest.mark.rule("G-8.9")
def test_no_fate_card_between_drawing_and_keeping() -> None:
    s = table(next="Law, Bloodline Influence", red="We Need More Time", timeline="Fire@t0 {red 1}")
    assert rule_of(s, "play We Need More Time") == ""
    do(s, "draw")
    assert legal(s) == ["card law", "card bloodline-influence"]
    assert rule_of(s, "play We Need More Time") == "not asked"
    assert rule_of(s, "play Bloodline Influence") == "not asked"
    do(s, "card Bloodline Influence")
    assert rule_of(s, "play We Need More Time") == ""
    assert rule_of(s, "play Bloodline Influence") == ""


@pytest.mark.rule("G-8.10")
def test_the_action_counts_before_a_card_is_seen() -> None:
    s = do(table(chance="explicit"), "draw")
    assert s.seat == CHANCE
    assert s.drawn == []
    assert s.actions == 1


@pytest.mark.rule("G-8.10")
@pytest.mark.parametrize("chance", ["auto", "explicit"])
def test_draw_cannot_be_taken_back(chance: str) -> None:
    s = do(table(next="Law, Fire", chance=chance), "draw")
    while True:
        assert s.back() == 0
        assert s.can_undo(0) is not None
        if s.seat != CHANCE:
            break
        do(s, legal(s)[0])
    assert drawn(s) == ["fire", "law"]
    assert s.actions == 1


@pytest.mark.rule("G-8.11")
@pytest.mark.parametrize(
    ("pair", "offered"), [("Law, Fire", ["card fire", "card law"]), ("Language, Language", ["card language"])]
)
def test_with_two_cards_the_player_is_always_asked(pair: str, offered: list[str]) -> None:
    s = do(table(next=pair, actions=2), "draw")
    assert (s.seat, kind(s)) == (0, "keep")
    assert legal(s) == offered
    do(s, "card Language" if pair.startswith("Language") else "card Law")
    assert len(hand(s, "red")) == 1
    assert len(discards(s)) == 1


@pytest.mark.rule("G-8.12")
def test_until_then_the_two_cards_are_in_no_hand_and_no_pile() -> None:
    s = table(next="Law, Radio", red=SIX, discard="Writing")
    size = pile_size(s)
    assert isinstance(size, int)
    do(s, "draw")
    seats = forms.view(s, 1)["seats"]
    assert isinstance(seats, list)
    assert (seats[0]["hand_size"], len(hand(s, "red"))) == (6, 6)
    assert pile_size(s) == size - 2
    assert discards(s) == ["writing"]
    places = {place.name: [s.rules.deck.card_ids[card] for card in place.cards] for place in s.places()}
    assert places["drawn:1"] == ["law", "radio"]


@pytest.mark.rule("G-8.13")
@pytest.mark.parametrize(("pile", "discard"), [("Law", ""), ("", "Law")])
def test_a_single_card_asks_nothing(pile: str, discard: str) -> None:
    s = do(table(pile=pile, discard=discard, red="Fire", actions=1), "draw")
    assert (s.seat, kind(s), s.actions) == (0, "move", 2)
    assert s.drawn == []
