"""Section 10 of the rules of Last Will: card kinds."""

from __future__ import annotations

import pytest

from bequest.core.errors import BadPosition, BequestError
from bequest.games.lastwill.data import terms
from tests.rules.lastwill.table import (
    actions,
    balance,
    base,
    board,
    card,
    discards,
    do,
    hand,
    legal,
    pile,
    removed,
    rule_of,
    table,
    totals,
)

DECK = base()
BY_KIND = {kind: [design for design in DECK.cards if terms.KINDS[design.kind] == kind] for kind in terms.KINDS}


@pytest.mark.rule("W-10.1")
@pytest.mark.parametrize(
    ("deck", "text", "given"),
    [("events", "play dinner", {"hand": "dinner"}),
     ("helpers", "put fx-5", {"hand": "fx-5", "board": "fx-11, h7, h7, h7, h7"}),
     ("properties", "sell 1", {"board": "fx-3"}),
     ("companions", "add 1", {"hand": "dog", "board": "fx-3"})],
)  # fmt: skip
def test_the_back_tells_to_which_discard_pile_a_card_goes(deck: str, text: str, given: dict[str, str]) -> None:
    s = table(actions=1, **given)  # type: ignore[arg-type]
    do(s, text)
    if deck == "helpers":
        do(s, "space 1")
    sizes = {name: len(discards(s, name)) for name in ("events", "helpers", "properties", "companions")}
    assert sizes == dict.fromkeys(sizes, 0) | {deck: 1}
    assert removed(s) == []


@pytest.mark.rule("W-10.1")
@pytest.mark.parametrize("deck", ["events", "helpers", "properties", "companions"])
def test_the_back_tells_where_a_card_is_drawn(deck: str) -> None:
    s = table(phase="errand", plans="1, 2, 3")
    do(s, "errand unknown", f"deck {deck}")
    (drawn,) = hand(s)
    assert terms.BACKS[DECK.backs[DECK.ids.index(drawn)]] == deck


@pytest.mark.rule("W-10.1")
def test_the_front_tells_how_a_card_is_used_whatever_its_back() -> None:
    s = table(hand="moonlit-regatta, endless-lawsuit, draughty-castle", actions=3, market="mansion -3")
    assert {"play moonlit-regatta", "put endless-lawsuit", "buy draughty-castle"} < set(legal(s))
    do(s, "play moonlit-regatta")
    assert (removed(s), discards(s, "events")) == (["moonlit-regatta"], [])
    do(s, "put endless-lawsuit", "buy draughty-castle")
    assert board(s)[:2] == ["endless-lawsuit", "draughty-castle at 18"]
    do(s, "end")
    assert not {"moonlit-regatta", "endless-lawsuit"} & set(pile(s, "events") + pile(s, "helpers"))


@pytest.mark.rule("W-10.2")
@pytest.mark.parametrize("design", [design.id for design in BY_KIND["event"] if design.crowns == 0])
def test_a_white_card_works_once(design: str) -> None:
    s = table(hand=design, actions=6)
    do(s, f"play {design}")
    while s.choices(0):
        do(s, legal(s)[0])
    assert (hand(s), discards(s, "events"), legal(s)) == ([], [design], ["end"])
    assert board(s) == ["-"] * 5
    assert balance(s) < 70
    assert rule_of(s, f"play {design}") == "W-1.3"


@pytest.mark.rule("W-10.3")
@pytest.mark.parametrize("kind", ["expense", "helper", "property"])
def test_a_black_card_is_put_onto_the_board_and_stays(kind: str) -> None:
    verb = "buy" if kind == "property" else "put"
    for design in BY_KIND[kind]:
        s = table(hand=design.id, actions=3)
        do(s, f"{verb} {design.id}")
        assert hand(s) == []
        assert board(s)[0].split()[0] == design.id
        while "activate 1" in legal(s) or s.choices(0):
            do(s, "activate 1" if "activate 1" in legal(s) else legal(s)[0])
        do(s, "end", "end", "end")
        assert board(s)[0].split()[0] == design.id
        assert design.id not in discards(s, "helpers") + discards(s, "properties") + removed(s)


@pytest.mark.rule("W-10.4")
@pytest.mark.parametrize("companion", ["chef", "guest", "dog", "horse", "wild"])
def test_a_slate_card_is_never_played_by_itself(companion: str) -> None:
    given = {"wild_places": [True, False]} if companion == "wild" else {}
    s = table(hand=companion, board="h7", actions=4, **given)  # type: ignore[arg-type]
    assert legal(s) == ["end"]
    for verb in ("play", "put", "buy"):
        with pytest.raises(BequestError):  # there is no such move
            do(s, f"{verb} {companion}")
    assert len(hand(s)) == 1


@pytest.mark.rule("W-10.4")
def test_a_slate_card_is_used_with_a_white_or_a_black_card() -> None:
    s = table(hand="grand-boat-trip, 2 dog", board="fx-3", actions=3)
    do(s, "play grand-boat-trip", "card dog")
    assert (balance(s), hand(s), actions(s)) == (65, ["dog"], 1)
    do(s, "add 1")
    assert (board(s)[0], hand(s), discards(s, "companions")) == ("fx-3 +1", [], ["dog", "dog"])


@pytest.mark.rule("W-10.5")
def test_events_are_white_helpers_expenses_and_properties_black_and_companions_slate() -> None:
    kinds = {
        back: {design.kind for design in DECK.cards if terms.BACKS[design.back].startswith(back)}
        for back in ("events", "helpers", "properties", "companions", "crown", "wild")
    }
    assert kinds == {
        "events": {terms.EVENT}, "helpers": {terms.EXPENSE, terms.HELPER}, "properties": {terms.PROPERTY},
        "companions": {terms.COMPANION},
        "crown": {terms.EVENT, terms.EXPENSE, terms.HELPER, terms.PROPERTY}, "wild": {terms.WILD},
    }  # fmt: skip
    for design in DECK.cards:
        assert (design.white, design.black) == (
            design.kind == terms.EVENT,
            design.kind in (terms.EXPENSE, terms.HELPER, terms.PROPERTY),
        )
    with pytest.raises(BadPosition, match="kind"):
        table(hand="x", cards=[card("events", "x", kind="helper")])
    with pytest.raises(BadPosition, match="kind"):
        table(hand="x", cards=[card("special", "x", kind="companion", type="dog")])


@pytest.mark.rule("W-10.6")
def test_a_card_shows_none_one_or_several_of_five_symbols() -> None:
    assert terms.SYMBOLS == ("silverware", "coach", "mask", "helm", "wine-glass")
    numbers = {design.symbols.bit_count() for design in DECK.cards}
    assert {0, 1, 2} <= numbers
    plain, both = card("events", "plain", actions=1, pounds=3), card("events", "x", symbols=["helm", "coach"], pounds=3)
    s = table(hand="plain, x", board="h8, h10", cards=[plain, both], actions=1)
    do(s, "play plain")
    assert balance(s) == 67  # nothing to choose
    do(s, "play x")
    assert totals(s) == [3, 5, 7]
    with pytest.raises(BadPosition, match="symbols"):
        table(hand="x", cards=[card("events", "x", symbols=["anchor"])])


@pytest.mark.rule("W-10.6")
def test_a_property_shows_its_type_instead() -> None:
    assert terms.TYPES == ("mansion", "town-house", "manor-house", "farm")
    for design in DECK.cards:
        assert (design.kind == terms.PROPERTY) == (bool(design.banknotes))
        assert design.kind != terms.PROPERTY or (terms.TYPES[design.type] in terms.TYPES and not design.symbols)
    with pytest.raises(BadPosition, match="symbols"):
        table(hand="x", cards=[card("properties", "x", type="farm", banknotes=[9], symbols=["coach"])])
    with pytest.raises(BadPosition, match="type"):
        table(hand="x", cards=[card("properties", "x", type="castle", banknotes=[9])])


@pytest.mark.rule("W-10.7")
@pytest.mark.parametrize(
    ("number", "symbol"), [(7, "silverware"), (8, "coach"), (9, "mask"), (10, "helm"), (10, "wine-glass")]
)
def test_a_symbol_means_the_same_on_white_and_on_black_cards(number: int, symbol: str) -> None:
    white = card("events", "white-one", symbols=[symbol], actions=1, pounds=4)
    black = card("helpers", "black-one", symbols=[symbol], actions=1, pounds=4)
    more = {7: 1, 8: 2, 9: 3, 10: 2}[number]
    s = table(hand="white-one", board=f"h{number}, black-one", cards=[white, black], actions=2)
    do(s, "play white-one")
    assert totals(s) == [4, 4 + more]
    do(s, "amount 4", "activate 2")
    assert totals(s) == [4, 4 + more]


@pytest.mark.rule("W-10.7")
def test_symbols_are_on_white_and_on_black_cards_of_the_set() -> None:
    for bit, symbol in enumerate(terms.SYMBOLS):
        shown = [design for design in DECK.cards if design.symbols >> bit & 1]
        assert {design.white for design in shown} == {True, False}, symbol
