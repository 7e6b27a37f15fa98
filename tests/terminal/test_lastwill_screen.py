"""Last Will in the terminal: the table, the cards, the log and the end, for every number of players and language."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from bequest import games
from bequest.bots.random_player import RandomPlayer
from bequest.core.handle import Handle
from bequest.core.moves import shape_of
from bequest.core.position import Position
from bequest.core.wire import Offer, SetOf
from bequest.core.words import LANGUAGES, words
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.deck import Deck
from bequest.games.lastwill.game import LastWill
from bequest.games.lastwill.words import card_words, names
from bequest.terminal.client import Client
from bequest.terminal.table import Table, load_table, new_table
from tests import forms
from tests.sweeps import swept
from tests.terminal.sitting import NOW, Script, looks, picked, play_through, sit, typed

WIDTHS = (80, 100, 140)
MINUS = "\N{MINUS SIGN}"
Fixture = dict[str, object]
Wanted = Callable[[dict[str, Any]], bool]
CARDS: dict[str, list[Fixture]] = {
    "events": [
        {"id": "tea", "name": "Tea", "symbols": ["silverware"], "actions": 1, "pounds": 2},
        {"id": "picnic", "actions": 2, "pounds": 3, "coins": [{"type": "dog", "amount": 4}], "name": "Picnic"},
        {"id": "wager", "name": "Wager", "options": [{"actions": 1, "pounds": 1}, {"actions": 3, "pounds": 8}]},
        {"id": "storm", "name": "Storm", "actions": 1, "effect": {"do": "depreciation", "amount": 3}},
    ],
    "helpers": [
        {
            "id": "club", "name": "Club", "kind": "expense", "symbols": ["coach", "mask"], "play_actions": 1,
            "play_pounds": 3, "pounds": 1,
            "spaces": [{"type": "chef", "amount": 4}, {"type": "guest", "amount": 6}],
        },
        {"id": "hedges", "name": "Hedges", "kind": "expense", "formula": {"farm": 2}},
        {
            "id": "agent", "name": "Agent", "kind": "helper", "pounds": 1,
            "privileges": [{"do": "trade", "types": ["farm"], "uses": 2}],
        },
        {"id": "dresser", "name": "Dresser", "kind": "helper", "privileges": [{"do": "white-action"}]},
    ],
    "properties": [
        {
            "id": "hall", "name": "Hall", "type": "mansion", "banknotes": [13, 10, 7], "actions": 1, "pounds": 3,
            "spaces": [{"type": "guest", "amount": 6}],
        },
        {"id": "croft", "name": "Croft", "type": "farm", "banknotes": [2], "actions": 1, "pounds": 2},
    ],
}  # fmt: skip
"""Cards with numbers that no tuning changes."""


def table_of(players: int = 3, seed: int = 4, **options: object) -> Table:
    return new_table(games.get("lastwill"), players, seed, options)


def deck() -> Deck:
    game = games.get("lastwill")
    assert isinstance(game, LastWill)
    return game.deck


def laid(**fields: object) -> Position:
    """A position of three players with the cards above, in which the first has the turn."""
    content = {"game": "lastwill", "options": {"players": 3}, "deck": CARDS, "round": 3, **fields}
    return games.get("lastwill").from_json(json.dumps(content), journal=True)


def seats(hand: list[str] | None = None, board: list[object] | None = None, **own: object) -> list[dict[str, object]]:
    """The first player with a hand and a board; two others with nothing."""
    spaces = [*(board or []), None, None, None, None, None][: max(5, len(board or []))]
    return [{"hand": hand or [], "board": spaces, **own}, {}, {}]


def reached(table: Table, wanted: Wanted, kind: str = "turn") -> Position:
    """Plays at random until a decision of the first seat with a view that is wanted."""
    player = RandomPlayer(1)
    position = table.position
    while not position.over:
        prompt = position.prompt(0)
        if position.seat == 0 and prompt is not None and prompt.kind == kind and not prompt.step:
            view = forms.view(position, 0)
            if wanted(view):
                return position
        position.push(picked(player, position), position.seat)
    raise AssertionError("the game never came to this")


def found(wanted: Wanted, kind: str = "turn", players: int = 3) -> Position:
    """The first of some games that comes to such a position."""
    for seed in range(40):
        try:
            return reached(table_of(players, seed), wanted, kind)
        except AssertionError:
            continue
    raise AssertionError("no game came to this")


def lines(position: Position, seat: int = 0, language: str = "en", width: int = 80, brief: bool = False) -> list[Text]:
    return looks(position, language, width).board(position, seat, brief)


def board(position: Position, seat: int = 0, language: str = "en", width: int = 80, brief: bool = False) -> str:
    shown = "\n".join(line.plain for line in lines(position, seat, language, width, brief))
    return shown.replace("\N{NO-BREAK SPACE}", " ")


def row(position: Position, start: str, width: int = 140) -> str:
    """The line of the table that begins so, without columns."""
    rows = [" ".join(line.split()) for line in board(position, width=width).splitlines()]
    return next(line for line in rows if line.startswith(start))


def story(text: str) -> str:
    return " ".join(text.split())


# --- whole games ---


@swept("players, language", [*product([2, 3, 4, 5], LANGUAGES)], one_of=3)
def test_whole_games_fit_the_screen_and_come_to_their_end(players: int, language: str) -> None:
    width = WIDTHS[players % 3]
    script = play_through(table_of(players, seed=width), 1, language, width, ask=("why", "advice"))
    assert script.widest <= width
    assert words(language).text("lastwill-table-over") in script.text
    assert "lastwill-" not in script.text.replace("bequest-lastwill-", "")


@pytest.mark.parametrize("width", WIDTHS)
def test_the_table_fits_every_width(width: int) -> None:
    for language in LANGUAGES:
        for kind in ("start", "plan", "errand", "turn"):
            position = reached(table_of(5), lambda view: True, kind)
            assert max(len(line) for line in lines(position, 0, language, width)) <= width
            assert max(len(line) for line in lines(position, -1, language, width)) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_share_the_keyboard_by_their_colours(language: str) -> None:
    table = table_of(2)
    script = play_through(table, 2, language)
    passed = [prompt for prompt in script.prompts if prompt.startswith(("Pass", "Passez"))]
    for colour in ("red", "purple"):
        name = words(language).say(names.player(colour))
        assert any(name in prompt for prompt in passed)


def test_watching_shows_no_hands() -> None:
    position = reached(table_of(), lambda view: bool(view["seats"][0]["hand"]))
    seen = board(position, -1)
    assert "Your hand" not in seen
    assert "Your board" not in seen
    assert "\n Red (" in seen
    assert "(you)" not in seen


# --- time and players ---


def test_the_heading_names_round_phase_and_the_end_to_come() -> None:
    assert board(laid()).startswith("── Round 3 of 7: actions ──")
    assert board(laid(round=7)).startswith("── Round 7 of 7, the last one: actions ──")
    poor = laid(seats=[{}, {"balance": -2, "bankrupt": True}, {}])
    assert board(poor).startswith("── Round 3 of 7, the last one: actions ──")
    assert board(reached(table_of(), lambda view: True, "start")).startswith("── Round 1 of 7: offering ──")


def test_numbers_of_the_players() -> None:
    position = laid(seats=[{"balance": 25, "actions": 4}, {"balance": -7, "bankrupt": True}, {"balance": 1}])
    assert row(position, "balance") == "balance plan errands actions"
    assert row(position, "Red") == "Red (you) £25 · · 4 starting player"
    assert row(position, "Purple") == f"Purple {MINUS}£7 · · 0 bankrupt"
    assert row(position, "Blue") == "Blue £1 · · 0"


def test_debts_and_bankruptcy_are_red() -> None:
    position = laid(seats=[{"balance": 25}, {"balance": -7, "bankrupt": True}, {}])
    styled = {
        line.plain[span.start : span.end] for line in lines(position) for span in line.spans if span.style == "bold red"
    }
    assert {f"{MINUS}£7", "bankrupt"} <= styled
    assert "£25" not in styled


def test_hands_of_the_others_by_backs_and_known_cards() -> None:
    hand: list[object] = ["tea", {"card": "picnic", "known": [1, 3]}, "club", "chef", "chef"]
    position = laid(seats=[{}, {"hand": hand}, {}])
    assert row(position, "Purple") == "Purple £70 · · 0 5 cards (2 events, 1 helper, 2 companions); known: Picnic"
    french = story(board(position, language="fr", width=140).replace("\u202f", " "))
    assert "5 cartes (2 événements, 1 assistant, 2 compagnons) ; dont on connaît : Picnic" in french
    assert "Club" not in board(position)


def test_wild_cards_are_not_named_twice() -> None:
    position = found(lambda view: "wild" in view["seats"][1]["hand_backs"])
    told = row(position, "Purple")
    assert " wild card" in told
    assert "Companion Wild Card" not in told


def test_extra_white_actions_are_told_until_the_turn_is_over() -> None:
    owner = {"board": ["dresser", None, None, None, None]}
    assert row(laid(seats=[{}, owner, {}]), "Purple").endswith("1 extra action for white cards")
    late = laid(seats=[{}, owner, {}], plan_order=[2, 1, 3], turn=2, waiting=[1])
    assert "white" not in row(late, "Purple")


def test_errand_boys_and_actions_are_those_of_the_plan_before_their_phase() -> None:
    position = found(lambda view: True, "errand")
    view = forms.view(position, 0)
    for shown in view["seats"]:
        plan = view["plans"][shown["plan"] - 1]
        start = words("en").say(names.player(shown["colour"]))
        numbers = f"£{shown['balance']} {shown['plan']} {shown['errand_boys']} {plan['actions']}"
        assert numbers in row(position, start)


# --- plans, market, piles ---


def test_plans_stand_side_by_side_until_all_are_chosen() -> None:
    position = found(lambda view: any(plan["marker"] for plan in view["plans"]), "plan", players=4)
    view = forms.view(position, 0)
    plans = view["plans"]
    seen = story(board(position))
    assert f"Plans {' '.join(str(plan['plan']) for plan in plans)} cards" in seen
    assert f"cards {' '.join(str(plan['cards']) for plan in plans)} errand boys" in seen
    assert f"errand boys {' '.join(str(plan['errands']) for plan in plans)} actions" in seen
    colours = [view["seats"][plan["marker"] - 1]["colour"].capitalize() if plan["marker"] else "·" for plan in plans]
    assert f"chosen by {' '.join(colours)} Market" in seen
    later = board(found(lambda view: True, "errand", players=4))
    assert "Plans " not in later
    assert "Plan order " in later


def test_neutral_markers_block_plans() -> None:
    position = found(lambda view: True, "plan", players=2)
    assert row(position, "chosen by").count("blocked") == 2


def test_the_market_and_the_piles() -> None:
    position = reached(table_of(), lambda view: True, "plan")
    view = forms.view(position, 0)
    tokens = [f"{token:+d}".replace("-", MINUS) for token in view["market"].values()]
    names = ("mansion", "town house", "manor house", "farm")
    assert row(position, "Market") == "Market " + " ".join(f"{n} {t}" for n, t in zip(names, tokens, strict=True))
    left, out = view["piles"]["events"], view["discard_piles"][0]["size"]
    assert f"Piles {left} events ({out}) {view['piles']['helpers']} helpers or expenses (" in story(board(position))
    assert f"Pioches {left} événements ({out}) " in story(board(position, language="fr"))
    assert f" {view['piles']['crown-3']} special ★★★" in board(position)
    assert "Piles" not in board(reached(table_of(), lambda view: True))


# --- offering and errands ---


def test_the_offering_with_what_its_cards_do() -> None:
    position = reached(table_of(), lambda view: True, "errand")
    view = forms.view(position, 0)
    seen = story(board(position, width=140))
    for place, id in view["offering"].items():
        if id is not None:
            assert f"{place} {deck().cards[deck().number(id)].name} " in seen
    assert "board extension (12 left)" in seen
    assert "Offering" not in board(reached(table_of(), lambda view: True))


def test_who_stands_where() -> None:
    def busy(view: dict[str, Any]) -> bool:
        return bool(view["errands"]["a1"]) and len(view["errands"]["group"]) == 1

    position = found(busy, "errand")
    view = forms.view(position, 0)
    first, second = (view["seats"][view["errands"][space][0] - 1]["colour"] for space in ("a1", "group"))
    seen = story(board(position))
    assert f"place A1: {first.capitalize()}" in seen
    assert f"the group (room for 1): {second.capitalize()}" in seen
    assert "\n  A1 " not in board(position)
    name = first.capitalize()
    styles = [
        span.style
        for line in lines(position, width=140)
        if "place A1" in line.plain
        for span in line.spans
        if line.plain[span.start : span.end] == name
    ]
    assert f"bold {'magenta' if first == 'purple' else first}" in styles


# --- cards ---


def test_cards_on_the_own_board() -> None:
    spaces: list[object] = [
        {"card": "club", "tokens": 1, "activated": True},
        {"card": "hall", "step": 2},
        "croft",
        {"card": "agent", "used": 1},
        "hedges",
        None,
    ]
    market = {"mansion": -2, "town-house": 1, "manor-house": 3, "farm": -3}
    position = laid(seats=seats(board=spaces), market=market)
    assert "Your board (6 spaces, 1 free)" in board(position)
    assert row(position, "1✓") == "1✓ Club Expense, coach, mask no action → £1 ● chef £4 ○ guest £6"
    assert row(position, "2 ") == "2 Hall Mansion 1 action → £3 ○ guest £6; value 13 [10] 7; sells for £8"
    assert row(position, "3 ") == "3 Croft Farm 1 action → £2; value 2; sells for £0"
    assert row(position, "4 ").startswith("4 Agent Helper no action → £1; ")
    assert row(position, "4 ").endswith("; used 1 of 2 times")
    assert row(position, "5 ").startswith("5 Hedges Expense no action, £2 ")


def test_cards_in_hand() -> None:
    hand = ["tea", "tea", "picnic", "wager", "storm", "club", "hall", "chef", "dog", "dog"]
    market = {"mansion": 3, "town-house": 1, "manor-house": -3, "farm": -2}
    position = laid(seats=seats(hand), market=market)
    assert "Your hand (10 cards)" in board(position)
    assert row(position, "a Tea") == "a Tea ×2 Event, silverware 1 action and £2"
    assert row(position, "b Picnic") == "b Picnic Event 2 actions and £3, dog +£4"
    assert row(position, "c Wager") == "c Wager Event 1 action and £1 or 3 actions and £8"
    assert row(position, "d Storm").startswith("d Storm Event 1 action; ")
    assert row(position, "e Club").startswith(
        "e Club Expense, coach, mask put down for 2 actions and £3; no action → £1 ○ chef"
    )
    assert row(position, "f Hall") == "f Hall Mansion price £16; 1 action → £3 ○ guest £6; value 13 10 7"
    assert row(position, "Companions") == "Companions: g Chef h Dog ×2"
    assert "Your hand is empty." in board(laid())


def test_kinds_lead_the_text_where_there_is_little_room() -> None:
    position = laid(seats=seats(["tea", "hall"]))
    assert row(position, "a Tea", 80) == "a Tea Event, silverware: 1 action and £2"
    assert row(position, "b Hall", 80).startswith("b Hall Mansion: price ")
    french = board(position, language="fr").replace("\u202f", " ")
    assert "Tea   Événement, couverts : 1 action et 2 £" in french
    assert "Hall  Demeure : prix " in french


def test_boards_of_the_others_in_brief() -> None:
    theirs = [{"card": "club", "tokens": 1}, {"card": "hall", "step": 3, "activated": True}, "dresser", None, None]
    position = laid(seats=[{}, {"board": theirs}, {}])
    assert row(position, "Purple (") == "Purple (3/5 spaces) Club ●○, Hall £7 ○ ✓, Dresser"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_deck_has_its_line(language: str) -> None:
    for card in deck().cards[: deck().first_slate]:
        place = "A1"
        content = {"game": "lastwill", "options": {"players": 2}, "phase": "planning", "offering": {place: card.id}}
        position = games.get("lastwill").from_json(json.dumps(content))
        told = story(board(position, language=language, width=140))
        name = words(language).say(card_words.card_title(deck(), "event", deck().number(card.id)))
        assert f" {place} {name} " in told
        if card.privileges:
            assert story(words(language).say(card_words.privilege_text(card))).replace("\xa0", " ") in told
        assert card.kind < terms.COMPANION


# --- within a turn ---


def test_the_brief_table_has_what_the_next_choice_needs() -> None:
    position = laid(seats=seats(["tea"], ["club"]))
    brief, whole = board(position, brief=True), board(position)
    assert len(brief.splitlines()) < len(whole.splitlines())
    for part in ("Your board", "Your hand", "(you)", "Market", "Round 3 of 7"):
        assert part in brief
    assert "Purple (" not in brief


def test_a_low_screen_shows_the_whole_table_once_a_turn() -> None:
    table = table_of(seed=6)
    player = RandomPlayer(3)

    def lines() -> Iterator[str]:
        while not table.position.over:
            yield typed(client, table.position, lambda ahead, seat: player.choose(Handle(ahead, seat)))
        yield ""

    script = Script(lines(), height=24)
    client = Client(table, 1, script, now=lambda: NOW)
    client.run()
    screens = re.split(r"what do you do\?", script.text)[:-1]
    tables = [screen[screen.rindex("── Round") :] for screen in screens if "── Round" in screen]
    assert any("Purple (" in shown for shown in tables)
    assert any("Purple (" not in shown for shown in tables)
    assert all("Your hand" in shown for shown in tables)


# --- commands ---


def test_cards_of_all_kinds_can_be_looked_up() -> None:
    position = reached(table_of(), lambda view: True)
    for language in LANGUAGES:
        skin = looks(position, language)
        for kind, number in card_words.all_cards(deck()):
            name = words(language).say(card_words.card_title(deck(), kind, number))
            told = skin.card(name)
            assert told is not None, name
            assert len(told) > len(name)
    assert looks(position, "fr").card("tailor") == looks(position, "fr").card("tailleur")
    assert looks(position).card("nobody") is None
    assert looks(position).cards_like("tail")[:1] == ["Tailor"]
    assert "Gardener" in looks(position).cards_like("Gardner")


def test_help_and_reasons_speak_of_this_game() -> None:
    position = laid(seats=seats(["tea", "chef"], [{"card": "club", "activated": True}]))
    table = Table(position, {"players": 3, "seed": 1})
    script, _ = sit(table, ["help", "card", "why", "why activate club"])
    assert "rules W-18.6, rules WORDS" in script.text
    assert "card tailor" in script.text
    assert "G-6.4" not in script.text
    assert "(W-12.14)" in script.text
    assert "○ is an empty companion space" in script.story


def test_letters_choose_an_action() -> None:
    position = laid(seats=seats(["tea", "picnic"], actions=3))
    script, _ = sit(Table(position, {"players": 3, "seed": 1}), ["play tea"])
    assert "plays Tea" in script.story
    assert position.scores()[0] == 68


def test_what_is_picked_together_with_the_end_is_picked() -> None:
    """A line that names a card and then that no more are wanted keeps the card."""

    def with_end(position: Position) -> Offer | None:
        shape = shape_of(position, 0)
        if not isinstance(shape, SetOf) or position.why_not_set(shape.of[0], seat=0) is not None:
            return None
        return next((offer for offer in position.offers(0) if offer.text not in shape.of), None)

    table = table_of(seed=2)
    position = table.position
    player = RandomPlayer(1)
    while (end := with_end(position)) is None or end.blocked is not None:
        position.push(player.choose(Handle(position, position.seat)), position.seat)
    options = [offer for offer in position.offers(0) if offer.blocked is None]
    expected = position.clone()
    expected.play_set(options[0].text, seat=0)
    before = position.move
    sit(table, ["a 0"])
    assert position.journal is not None
    assert expected.journal is not None
    made = len(expected.journal.standing)
    assert position.move > before
    assert position.journal.standing[:made] == expected.journal.standing


def test_a_hint_names_an_option_that_is_on_offer() -> None:
    table = table_of()
    script, _ = sit(table, ["advice", "advice"])
    cards = re.findall("A sensible player might choose ([a-f]) ([a-f]): (.*?) and (.*?) Chance to win", script.story)
    assert cards == [cards[0]] * 2, "all of the set, and the same each time"
    options = [offer for offer in table.position.offers(0) if offer.blocked is None]
    for number, name in zip(cards[0][:2], cards[0][2:], strict=True):
        assert words("en").say(options["abcdef".index(number)].short or "") == name
    position = reached(table_of(), lambda view: True, "plan")
    script, _ = sit(Table(position, {"players": 3, "seed": 1}), ["advice"])
    options = [offer for offer in position.offers(0) if offer.blocked is None]
    advice = [f"might choose {offer.text.split()[1]}: {words('en').say(offer.say)}" for offer in options]
    assert [story(text) in script.story for text in advice].count(True) == 1


def test_what_was_revealed_last_is_told() -> None:
    position = reached(table_of(seed=5), lambda view: True, "plan")
    shown = position.view(0)
    assert looks(position).revealed(position.events(0, 0), shown)
    assert looks(position).revealed([], shown) == ""


def test_the_log_tells_of_everybody_in_turn() -> None:
    position = reached(table_of(seed=5), lambda view: view["round"] == 2)
    log = [line.plain for line in looks(position).log(position.events(0, 0), position.view(0))]
    assert any(line.startswith("── Round 2 ") for line in log)
    for name in ("Red", "Purple", "Blue"):
        assert any(line.startswith(f"{name:<7}") for line in log)


def test_a_game_is_saved_and_goes_on(folder: Path) -> None:
    table = table_of(seed=6)
    reached(table, lambda view: view["round"] == 3)
    sit(table, ["save game.json"])
    again = load_table((folder / "game.json").read_text())
    assert again.position.to_json() == table.position.to_json()
    script, _ = sit(again, [])
    assert "The game goes on. What happened last:" in script.text


def test_the_goal_is_told_at_the_start() -> None:
    script, _ = sit(table_of(), [])
    assert "the largest debt wins" in script.story


# --- the end ---


def ended(balances: list[int], order: list[int], **seat: object) -> Position:
    """A finished game; the first player has whatever else is given."""
    others = [{"balance": balance, "bankrupt": balance <= 0} for balance in balances[1:]]
    first = {"balance": balances[0], "bankrupt": balances[0] <= 0 and "board" not in seat, **seat}
    return laid(round=7, phase="over", seats=[first, *others], plan_order=order)


def result(position: Position, language: str = "en") -> list[str]:
    return [" ".join(line.plain.split()) for line in looks(position, language).result(position)]


def test_the_largest_debt_wins() -> None:
    told = result(ended([-3, -8, 5], [1, 2, 3]))
    assert told[0] == "The game is over. Purple wins, with a debt of £8."
    assert told[2] == "rank worth balance plan order"
    assert told[3:6] == [
        f"1 Purple {MINUS}£8 {MINUS}£8 2 bankrupt",
        f"2 Red {MINUS}£3 {MINUS}£3 1 bankrupt",
        "3 Blue £5 £5 3",
    ]
    assert len(told) == 6


def test_properties_count_with_their_value() -> None:
    owned = ["croft", {"card": "hall", "step": 3}, None, None, None]
    told = result(ended([4, 30, 40], [3, 2, 1], board=owned))
    assert told[0] == "The game is over. Red wins, with a worth of £23."
    assert told[3] == "1 Red £23 £4 3 owns Croft £2 + £5 and Hall £7 + £5"


def test_a_tie_is_decided_by_the_plan_order() -> None:
    told = result(ended([6, 6, 40], [2, 1, 3]))
    assert told[0] == "The game is over. Purple wins, with a worth of £6."
    assert [line.split()[1] for line in told[3:6]] == ["Purple", "Red", "Blue"]
    tie = "Of players with the same worth, the one whose plan lay farther to the left is ahead."
    assert " ".join(told[7:]) == tie


def test_the_end_in_french() -> None:
    told = result(ended([-3, -8, 5], [1, 2, 3]), "fr")
    assert told[0].replace("\u202f", " ") == "La partie est terminée. Violet gagne, avec une dette de 8 £."
    assert told[3].replace("\u202f", " ") == f"1 Violet {MINUS}8 £ {MINUS}8 £ 2 en faillite"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("people", [1, 2])
def test_after_the_last_round_nobody_is_asked_which_cards_to_keep(people: int, language: str) -> None:
    """It can change nothing (W-19.5); the record has an answer all the same."""
    table = new_table(games.get("lastwill"), 2, 5, {})
    script = play_through(table, people, language)
    over = {"en": "the round is over", "fr": "la manche est finie"}[language]
    spared = {"en": "nobody is asked which to keep", "fr": "on ne demande à personne lesquelles garder"}[language]
    assert script.story.count(spared) == 1
    assert over not in script.story.partition(spared)[2]
    assert over in script.story.partition(spared)[0]
    assert load_table(table.record().to_json()).position.to_json() == table.position.to_json()
