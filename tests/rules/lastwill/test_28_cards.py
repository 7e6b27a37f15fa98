"""Section 28 of the rules of Last Will: what the supplied card set keeps to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest

from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.cards import Card, Clause
from tests.rules.lastwill.table import base, do, legal, new_game, table

DECK = base()
CARDS = {card.id: card for card in DECK.cards}
BY_DECK = {
    name: [
        card for card in DECK.cards if card.kind != terms.WILD and terms.DECKS[min(card.back, terms.SPECIAL)] == name
    ]
    for name in terms.DECKS
}
EVENT_CARDS, BLACK_CARDS = BY_DECK["events"], BY_DECK["helpers"]
EXPENSES = [card for card in BLACK_CARDS if card.kind == terms.EXPENSE]
HELPERS = [card for card in BLACK_CARDS if card.kind == terms.HELPER]
THEMES = {"dining": "silverware", "carriage": "coach", "boat": "helm", "theatre": "mask", "party": "wine-glass"}
RESIDENCE_BITS = 0b0111
FARM_BIT = 1 << terms.FARM


def copies(cards: list[Card]) -> int:
    return sum(card.copies for card in cards)


def symbols(card: Card) -> list[str]:
    return [name for n, name in enumerate(terms.SYMBOLS) if card.symbols >> n & 1]


def types(bits: int) -> list[str]:
    return [name for n, name in enumerate(terms.TYPES) if bits >> n & 1]


def coins(card: Card) -> dict[str, int]:
    return {terms.COMPANION_TYPES[type]: amount for type, amount in card.coins}


def spaces(card: Card) -> list[tuple[str, int]]:
    return [(terms.COMPANION_TYPES[type], amount) for type, amount in card.spaces]


def effect(card: Card) -> tuple[str, int] | None:
    return (terms.EFFECTS[card.effect], card.effect_amount) if card.effect >= 0 else None


def rates(card: Card) -> list[float]:
    """Pounds per action of each option, without companions."""
    return [pounds / actions for actions, pounds in card.options]


def form(card: Card) -> str:
    return "options" if len(card.options) > 1 else "coins" if card.coins else "basic"


def upper(card: Card) -> tuple[int, int]:
    """Actions and first amount of an activation."""
    return card.actions, card.first


# --- which privilege is which ---

Test = Callable[[Clause], bool]
PRIVILEGES: dict[str, list[Test]] = {
    "H1": [lambda c: (c.do, c.types, c.uses) == (terms.TRADE, FARM_BIT, 1),
           lambda c: (c.do, c.types, c.lower, c.raises) == (terms.PRICE, FARM_BIT, 2, 0)],
    "H2": [lambda c: (c.do, c.types, c.uses) == (terms.TRADE, RESIDENCE_BITS, 2)],
    "H3": [lambda c: (c.do, c.types, c.lower, c.raises) == (terms.PRICE, RESIDENCE_BITS, 2, 2)],
    "H4": [lambda c: (c.do, c.types, c.uses) == (terms.MAINTAIN, FARM_BIT, 1)],
    "H5": [lambda c: (c.do, c.types, c.uses) == (terms.MAINTAIN, RESIDENCE_BITS, 1)],
    "H6": [lambda c: (c.do, len(types(c.types)), c.amount) == (terms.UPKEEP, 2, 3)],
    "H7": [lambda c: (c.do, bonus_symbols(c), c.amount, c.opera) == (terms.BONUS, ["silverware"], 1, False)],
    "H8": [lambda c: (c.do, bonus_symbols(c), c.opera) == (terms.BONUS, ["coach"], False)],
    "H9": [lambda c: (c.do, bonus_symbols(c), c.amount, c.opera) == (terms.BONUS, ["mask"], 3, True)],
    "H10": [lambda c: (c.do, bonus_symbols(c), c.amount, c.opera) == (terms.BONUS, ["helm", "wine-glass"], 2, False)],
    "H11": [lambda c: c.do == terms.ACTION],
    "H12": [lambda c: c.do == terms.WHITE_ACTION],
    "H13": [lambda c: (c.do, c.deck, c.amount) == (terms.DRAW, -1, 2)],
    "H14": [lambda c: (c.do, c.deck, c.amount) == (terms.DRAW, terms.DECKS.index("events"), 3)],
    "H15": [lambda c: (c.do, c.deck, c.amount) == (terms.DRAW, terms.DECKS.index("companions"), 3)],
    "H16": [lambda c: (c.do, c.amount) == (terms.HAND, 2)],
}  # fmt: skip


def bonus_symbols(clause: Clause) -> list[str]:
    return [name for n, name in enumerate(terms.SYMBOLS) if clause.symbols >> n & 1]


def has(card: Card, privilege: str) -> bool:
    return all(any(test(clause) for clause in card.privileges) for test in PRIVILEGES[privilege])


# --- the card set in general ---


@pytest.mark.rule("W-28.27")
def test_the_totals() -> None:
    sizes = {name: copies(cards) for name, cards in BY_DECK.items()}
    assert sizes == {"events": 31, "helpers": 39, "properties": 24, "companions": 20, "special": 17}
    assert (terms.WILD_PLACES, len(DECK.wills)) == (2, 7)
    assert sum(sizes.values()) + terms.WILD_PLACES + len(DECK.wills) == 140


KNOWN: dict[str, Callable[[Card], bool]] = {
    "KE-1": lambda c: (str(c.name), form(c), symbols(c), c.options) == ("Dinner", "basic", ["silverware"], ((1, 2),)),
    "KE-2": lambda c: (str(c.name), form(c), c.options) == ("Boat Trip", "basic", ((2, 5),)),
    "KE-3": lambda c: (c.options, coins(c)) == (((2, 2),), {"dog": 3, "guest": 2, "chef": 2}),
    "KE-4": lambda c: (str(c.name), c.options) == ("Ball", ((2, 4), (4, 9), (6, 17))),
    "KE-5": lambda c: (str(c.name), form(c)) == ("Carriage Ride", "basic"),
    "KE-6": lambda c: (str(c.name), form(c)) == ("Theatre", "basic"),
    "KE-7": lambda c: (str(c.name), form(c)) == ("Soirée", "basic"),
    "KE-8 dining": lambda c: c in EVENT_CARDS and symbols(c) == ["silverware"] and "guest" in coins(c),
    "KE-8 theatre": lambda c: c in EVENT_CARDS and symbols(c) == ["mask"] and "horse" in coins(c),
    "KE-8 day trip": lambda c: c in EVENT_CARDS and symbols(c)[0] in ("coach", "helm") and "dog" in coins(c),
    "KE-9": lambda c: str(c.name) == "Horse Races" and c.kind == terms.EVENT,
    "KE-10": lambda c: (c.options, effect(c)) == (((1, 0),), ("animals", 2)),
    "KE-11": lambda c: (c.options, effect(c)) == (((1, 0),), ("actions", 3)),
    "KE-12": lambda c: (c.options, effect(c)) == (((1, 2),), ("actions", 2)),
    "KE-13": lambda c: (str(c.name), c.options, effect(c)) == ("Wild Party", ((1, 0),), ("depreciation", 3)),
    "KX-1": lambda c: c.kind == terms.EXPENSE and (upper(c), spaces(c)) == ((0, 1), [("chef", 2), ("chef", 4)]),
    "KX-2": lambda c: (str(c.name), symbols(c), upper(c), spaces(c)[:1]) == (
        "Reservation", ["silverware"], (0, 1), [("chef", 3)]),
    "KX-3": lambda c: c.kind == terms.EXPENSE and (upper(c), c.play_actions) == ((1, 4), 0),
    "KX-4": lambda c: c.kind == terms.EXPENSE and (upper(c), c.play_actions) == ((0, 2), 0),
    "KX-5": lambda c: c.kind == terms.EXPENSE and (c.formula, c.actions) == ((2, 0, 0), 0),
    "KX-6": lambda c: c.kind == terms.EXPENSE and (c.formula, c.actions) == ((0, 0, 2), 0),
    "KX-7": lambda c: c.kind == terms.EXPENSE and (c.formula, c.actions) == ((1, 1, 0), 0),
    "KX-8": lambda c: c.kind == terms.EXPENSE and (c.play_actions, c.actions) == (1, 1),
    "KX-9": lambda c: str(c.name) == "Gentlemen's Club" and c.kind == terms.EXPENSE,
    "KX-10": lambda c: str(c.name) == "Hired Carriage" and c.kind == terms.EXPENSE,
    **{f"KH-{n}": lambda c, n=n: c.kind == terms.HELPER and has(c, f"H{n}") for n in range(1, 17)},  # type: ignore[misc]
    "KH-4 name": lambda c: has(c, "H4") and str(c.name) in ("Butler", "Steward"),
    "KH-6 name": lambda c: has(c, "H6") and str(c.name) == "Gardener" and "mansion" in types(c.privileges[0].types),
    "KH-9 name": lambda c: has(c, "H9") and str(c.name) == "Tailor",
    "KH-16 name": lambda c: has(c, "H16") and (str(c.name), upper(c)) == ("School Chum", (0, 1)),
    "KP-1": lambda c: c.kind == terms.PROPERTY and c.type != terms.FARM and c.banknotes[0] == 13
        and 5 in c.banknotes[:-1] and c.banknotes[c.banknotes.index(5) + 1] <= 3,
    "KP-2": lambda c: c.type == terms.FARM and (c.first, spaces(c)) == (2, [("dog", 4), ("horse", 7)]),
    "KP-3": lambda c: c.type == terms.FARM and (c.banknotes, upper(c), spaces(c)) == ((15,), (1, 2), [("horse", 6)]),
    **{f"KC {type}": lambda c, type=type: str(c.name).lower() == type for type in terms.COMPANION_TYPES},  # type: ignore[misc]
    "KW-1": lambda c: c.kind == terms.WILD,
    "KS-1": lambda c: str(c.name) == "Hectic Day" and c.crowns > 0 and c.effect >= 0,
}  # fmt: skip
"""Each design of section 27 by all that is known of it."""


@pytest.mark.rule("W-28.28")
@pytest.mark.parametrize("number", list(KNOWN))
def test_each_known_design_is_in_the_set(number: str) -> None:
    assert [card.id for card in DECK.cards if KNOWN[number](card)] != []


@pytest.mark.rule("W-28.29")
def test_every_privilege_and_every_effect_is_on_a_card() -> None:
    for privilege in PRIVILEGES:
        assert [card.id for card in DECK.cards if has(card, privilege)], privilege
    effects = {effect(card) for card in DECK.cards}
    assert {("animals", 2), ("actions", 3), ("actions", 2), ("depreciation", 3)} <= effects
    assert {(2, 0, 0), (0, 0, 2), (1, 1, 0)} <= {card.formula for card in DECK.cards}


@pytest.mark.rule("W-28.32")
def test_no_card_has_options_and_coins_and_no_property_a_play_cost() -> None:
    assert not [card.id for card in DECK.cards if len(card.options) > 1 and card.coins]
    assert not [c.id for c in DECK.cards if c.kind == terms.PROPERTY and (c.play_actions or c.play_pounds)]


# --- events ---


@pytest.mark.rule("W-28.33")
def test_events_are_white_and_what_they_cost() -> None:
    for card in EVENT_CARDS:
        assert (card.white, card.kind) == (True, terms.EVENT)
        low, high = (2, 6) if form(card) == "options" else (1, 2)
        assert [actions for actions, _ in card.options if not low <= actions <= high] == [], card.id


@pytest.mark.rule("W-28.34")
def test_what_basic_events_burn() -> None:
    basic = [card for card in EVENT_CARDS if form(card) == "basic"]
    assert basic
    assert [card.id for card in basic if not 2.0 <= rates(card)[0] <= 3.0] == []


@pytest.mark.rule("W-28.35")
def test_events_with_coins_burn_less_without_and_more_with_all_companions() -> None:
    basic = {(card.symbols, card.options[0][0]): card.options[0][1] for card in EVENT_CARDS if form(card) == "basic"}
    compared = 0
    for card in [card for card in EVENT_CARDS if form(card) == "coins"]:
        ((actions, pounds),) = card.options
        amounts = [amount for _, amount in card.coins]
        assert [amount for amount in amounts if not 1 <= amount <= 4] == [], card.id
        assert (pounds + sum(amounts)) / actions <= 5.0, card.id
        if (card.symbols, actions) in basic:
            compared += 1
            assert pounds < basic[card.symbols, actions] < pounds + sum(amounts), card.id
    assert compared


@pytest.mark.rule("W-28.36")
def test_ke_3_has_two_for_the_guest_and_two_for_the_chef() -> None:
    trip = CARDS["grand-boat-trip"]
    assert (trip.options, coins(trip)) == (((2, 2),), {"dog": 3, "guest": 2, "chef": 2})
    marks = [trip.mark(f"coins.{type}") for type in ("dog", "guest", "chef")]
    assert marks == ["published", "house", "house"]


@pytest.mark.rule("W-28.37")
def test_longer_options_burn_more_per_action() -> None:
    found = [card for card in DECK.cards if form(card) == "options"]
    assert found
    for card in found:
        actions = [actions for actions, _ in card.options]
        assert actions == sorted(set(actions)), card.id
        assert rates(card) == sorted(set(rates(card))), card.id


@pytest.mark.rule("W-28.38")
def test_the_theme_gives_the_symbol() -> None:
    assert {len(symbols(card)) for card in EVENT_CARDS} == {1}
    named = {"dinner": "dining", "carriage-ride": "carriage", "boat-trip": "boat", "theatre": "theatre"}
    named |= {"soiree": "party", "ball": "party", "grand-boat-trip": "boat", "horse-races": "carriage"}
    assert {id: symbols(CARDS[id]) for id in named} == {id: [THEMES[theme]] for id, theme in named.items()}


@pytest.mark.rule("W-28.39")
def test_copies_of_events_by_theme() -> None:
    found = Counter[tuple[str, str]]()
    for card in EVENT_CARDS:
        found[symbols(card)[0], form(card)] += card.copies
    assert found == {
        ("silverware", "basic"): 3, ("silverware", "coins"): 4, ("coach", "basic"): 2, ("coach", "coins"): 4,
        ("helm", "basic"): 2, ("helm", "coins"): 4, ("mask", "basic"): 2, ("mask", "coins"): 4,
        ("wine-glass", "basic"): 2, ("wine-glass", "coins"): 2, ("wine-glass", "options"): 2,
    }  # fmt: skip
    assert copies([CARDS["soiree"]]) == 2
    assert {card.effect for card in EVENT_CARDS} == {-1}  # the four effects are on special cards


# --- expenses and helpers ---


@pytest.mark.rule("W-28.40")
def test_expenses_and_helpers_are_black_and_what_putting_down_costs() -> None:
    assert {card.black for card in BLACK_CARDS} == {True}
    assert {card.play_actions for card in EXPENSES} == {0, 1}
    s = table(hand="dry-stone-walls, fox-hunt", actions=3, balance=40)
    assert do(s, "put fox-hunt").actions[0] == 1
    assert do(s, "put dry-stone-walls").actions[0] == 0


@pytest.mark.rule("W-28.41")
def test_first_amounts_of_expenses() -> None:
    for card in [card for card in EXPENSES if not card.formula]:
        assert upper(card) in [(0, 1), (0, 2), (1, 3), (1, 4), (1, 5), (1, 6)], card.id
    dear = [card for card in EXPENSES if card.play_actions]
    assert {card.first for card in dear if KNOWN["KX-8"](card)} == {5}
    for card in dear:
        plain = [other.first for other in EXPENSES if not other.play_actions and other.actions == card.actions]
        assert card.first > min(plain), card.id


@pytest.mark.rule("W-28.42")
def test_amounts_rise_by_one_to_three_from_top_to_bottom() -> None:
    found = [card for card in BLACK_CARDS if card.spaces]
    assert found
    for card in found:
        assert {after - before for before, after in pairwise(card.amounts)} <= {1, 2, 3}, card.id


@pytest.mark.rule("W-28.43")
def test_upper_parts_and_parameters_of_helpers() -> None:
    for card in HELPERS:
        assert (card.actions, card.formula, max(card.amounts) <= 2) == (0, (), True), card.id
    assert copies([card for card in HELPERS if has(card, "H16")]) >= 2
    amounts = {card.privileges[0].amount for card in HELPERS if has(card, "H8")}
    assert (len(amounts) >= 2, amounts <= {1, 2, 3}) == (True, True)
    assert len({card.privileges[0].types for card in HELPERS if has(card, "H6")}) >= 2


@pytest.mark.rule("W-28.44")
def test_copies_of_helpers_and_expenses() -> None:
    assert (copies(HELPERS), copies(EXPENSES)) == (22, 17)
    found = {name: copies([card for card in HELPERS if has(card, name)]) for name in PRIVILEGES}
    assert found == dict.fromkeys(PRIVILEGES, 1) | {"H3": 2, "H5": 2, "H6": 3, "H8": 2, "H16": 2}
    known = {"KX-1": 2, "KX-2": 2, "KX-3": 3, "KX-5": 1, "KX-6": 1, "KX-7": 1, "KX-8": 2, "KX-9": 1, "KX-10": 2}
    assert {name: copies([card for card in EXPENSES if KNOWN[name](card)]) for name in known} == known


# --- properties ---


@pytest.mark.rule("W-28.45")
def test_each_type_has_six_properties() -> None:
    found = Counter[str]()
    for card in BY_DECK["properties"]:
        found[terms.TYPES[card.type]] += card.copies
    assert found == dict.fromkeys(terms.TYPES, 6)


@pytest.mark.rule("W-28.46")
def test_banknotes() -> None:
    for card in BY_DECK["properties"]:
        notes = card.banknotes
        if card.type == terms.FARM:
            assert (len(notes), 8 <= notes[0] <= 15) == (1, True), card.id
        else:
            assert [step for step in pairwise(notes) if step[0] <= step[1]] == [], card.id
            assert (len(notes) >= 4, notes[-1] >= 0, 8 <= notes[0] <= 18) == (True, True, True), card.id


@pytest.mark.rule("W-28.47")
def test_kp_1_is_a_mansion() -> None:
    (hall,) = [card for card in DECK.cards if card.kind == terms.PROPERTY and card.banknotes == (13, 10, 7, 5, 3, 1)]
    assert terms.TYPES[hall.type] == "mansion"
    marks = {note: hall.mark(f"banknotes.{note}") for note in hall.banknotes}
    assert [note for note, mark in marks.items() if mark == "published"] == [13, 5]
    assert hall.mark("type") == "house"


@pytest.mark.rule("W-28.48")
def test_farms() -> None:
    for card in [card for card in BY_DECK["properties"] if card.type == terms.FARM]:
        assert (upper(card), 1 <= len(card.spaces) <= 3) == ((1, 2), True), card.id
        assert {type for type, _ in spaces(card)} <= {"dog", "horse"}, card.id
    (farm,) = [card for card in DECK.cards if KNOWN["KP-2"](card)]
    assert (farm.banknotes, farm.actions) == ((10,), 1)
    assert [farm.mark(field) for field in ("banknotes", "actions", "pounds", "spaces")] == [
        "house", "house", "published", "published",
    ]  # fmt: skip


@pytest.mark.rule("W-28.49")
def test_residences() -> None:
    for card in [card for card in BY_DECK["properties"] if card.type != terms.FARM]:
        assert (card.actions in (0, 1), 1 <= card.first <= 4, len(card.spaces) <= 2) == (True, True, True), card.id
        assert {type for type, _ in spaces(card)} <= {"guest", "chef"}, card.id


@pytest.mark.rule("W-28.50")
def test_what_one_residence_can_burn_without_upkeep() -> None:
    market = DECK.boards.market
    (adjuster,) = {clause.lower + clause.raises for c in HELPERS if has(c, "H3") for clause in c.privileges}
    assert (max(market) - min(market), adjuster) == (6, 4)
    residences = [card for card in DECK.cards if card.kind == terms.PROPERTY and card.type != terms.FARM]
    assert [c.id for c in residences if c.banknotes[0] - c.banknotes[-1] + 6 + 4 >= 30] == []
    s = table(hand="fx-1", board="h3", actions=1, balance=40, market="mansion +3")
    bought = max(int(text.split()[1]) for text in legal(do(s, "buy fx-1")))
    s = table(board="fx-1 at 1, h3", actions=1, balance=40, market="mansion -3")
    assert bought - (do(s, "sell 1").balances[0] - 40) == 18  # 13 + 3 + 2, and nothing back


# --- companions, wild cards, wills, special cards ---


@pytest.mark.rule("W-28.51")
def test_companions_wild_cards_and_last_wills() -> None:
    found = {terms.COMPANION_TYPES[card.type]: card.copies for card in BY_DECK["companions"]}
    assert found == {"chef": 5, "guest": 5, "dog": 5, "horse": 5}
    assert {card.mark("copies") for card in BY_DECK["companions"]} == {"house"}
    assert sum(1 for n in range(2) if new_game(2).wilds >> n & 1) == terms.WILD_PLACES == 2
    assert [will.amount for will in DECK.wills] == [70, 80, 90, 100, 110, 120, 130]


CROWNS = {
    2: "1 11 12 22 22 33 33",
    3: "1 11 122 22 233 33 333",
    4: "1 11 12 22 22 33 33",
    5: "1 11 122 22 233 333 333",
}


@pytest.mark.rule("W-28.52")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_special_cards_by_crowns_and_when_they_are_dealt(players: int) -> None:
    crowns = sorted(str(card.crowns) for card in BY_DECK["special"] for _ in range(card.copies))
    assert "".join(crowns) == "11112222233333333"
    dealt = []
    for number in range(7):
        places = [place.decks[number] for place in DECK.boards.of_players(players)].count(terms.SPECIAL)
        dealt.append("".join(crowns[:places]))
        del crowns[:places]
    assert " ".join(dealt) == CROWNS[players]


@pytest.mark.rule("W-28.53")
def test_white_special_cards_burn_three_to_four_and_a_half_pounds_per_action() -> None:
    found = [card for card in BY_DECK["special"] if card.white and card.effect < 0]
    assert found
    assert [card.id for card in found if not 3.0 <= min(rates(card)) <= max(rates(card)) <= 4.5] == []


def stronger(card: Card, regular: Card) -> bool:
    """Whether a card saves an action of the regular one, or burns 1 to 2 pounds more than it."""
    saved = (regular.actions - card.actions, regular.play_actions - card.play_actions)
    saves = sorted(saved) == [0, 1] and card.first >= regular.first
    return saves or (saved == (0, 0) and 1 <= card.first - regular.first <= 2)


@pytest.mark.rule("W-28.53")
def test_black_special_cards_are_stronger_than_a_regular_card_that_they_resemble() -> None:
    found = [card for card in BY_DECK["special"] if card.black]
    assert found
    for card in found:
        alike = [
            other for other in DECK.cards
            if not other.crowns and other.kind == card.kind and (card.kind != terms.PROPERTY or other.type == card.type)
            and {clause.do for clause in other.privileges} <= {clause.do for clause in card.privileges}
        ]  # fmt: skip
        assert [other.id for other in alike if stronger(card, other)] != [], card.id


@pytest.mark.rule("W-28.54")
def test_what_the_special_cards_have_among_them() -> None:
    special = BY_DECK["special"]
    assert {card.white for card in special} == {True, False}
    effects = [effect(card) for card in special]
    assert {("animals", 2), ("actions", 3), ("actions", 2), ("depreciation", 3)} <= set(effects)
    assert [effect(card) for card in special if str(card.name) == "Hectic Day"] == [("actions", 3)]
    assert [card for card in special if card.kind == terms.PROPERTY]
