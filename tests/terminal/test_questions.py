"""A question on the screen: what stands above it, the labels of its options, and what they change."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

import pytest

from bequest import games
from bequest.bots.player import best_kind, new_player
from bequest.core.handle import Handle
from bequest.core.position import Position
from bequest.core.words import LANGUAGES, words
from bequest.games.lastwill.wire import View as LastWillView
from bequest.terminal.client import Client
from bequest.terminal.commands import fitting
from bequest.terminal.labels import labelled, runs
from bequest.terminal.lastwill.letters import Letters
from bequest.terminal.showing import Showing
from bequest.terminal.table import Table, new_table
from bequest.terminal.voice import Voice
from tests.terminal.sitting import NOW, Script, asked, gears, labels_of, looks, option_label, texts, typed, until

GAMES = ("gears", "crecy", "lastwill")


def at(name: str, wanted: Callable[[Position], bool], players: int = 3, seed: int = 5, **options: object) -> Table:
    """A table at the first decision of the first seat that is wanted; everybody plays as well as they can."""
    table = new_table(games.get(name), players, seed, options)
    position = table.position
    bots = [new_player(best_kind(name), seat + 1) for seat in range(players)]
    while not (0 in position.waiting and wanted(position)):
        seat = position.waiting[0]
        position.push(bots[seat].choose(Handle(position, seat)), seat)
    return table


def kind(name: str, step: str = "") -> Callable[[Position], bool]:
    def wanted(position: Position) -> bool:
        prompt = position.prompt(0)
        return prompt is not None and (prompt.kind, prompt.step) == (name, step)

    return wanted


def sat(
    table: Table, lines: Sequence[str], height: int = 10_000, language: str = "en", confirm: bool | None = None
) -> Script:
    """What a person at a real keyboard sees."""
    script = Script(lines, height=height, interactive=True)
    Client(table, 1, script, now=lambda: NOW, language=language, confirm=confirm).run()
    return script


def labels(position: Position, language: str = "en") -> dict[str, str]:
    """By the texts of the options and blocked ones what is typed for them."""
    skin = looks(position, language)
    choices = Showing(position, skin, Voice(Script(), language), ()).choices(0)
    return {offer.text: label for offer, label in zip(choices.offers, choices.labels, strict=True)}


# --- labels ---


@pytest.mark.parametrize(
    ("printed", "found"),
    [
        (["", "", ""], ["1", "2", "3"]),
        (["t0", "t1", ""], ["t0", "t1", "1"]),
        (["2", "", "1", ""], ["2", "3", "1", "4"]),
        (["a", "a", ""], ["a", "1", "2"]),
    ],
)
def test_what_has_no_label_gets_a_number_that_nothing_else_has(printed: list[str], found: list[str]) -> None:
    assert labelled(printed) == found


@pytest.mark.parametrize(
    ("all_of_them", "said"),
    [
        (["1", "2", "3"], "1–3"),
        (["t0", "t1", "1", "2"], "t0–t1, 1–2"),
        (["a", "b", "d", "0"], "a–b, d, 0"),
        (["c", "d", "a", "f", "b", "0"], "a–d, f, 0"),
        (["G2", "G1", "G3"], "G1–G3"),
        (["0", "1", "2"], "0–2"),
        (["3", "1", "2", "0"], "1–3, 0"),
        (["A1", "A2", "gr", "W1", "W2", "ex", "ma", "op", "un"], "A1–A2, gr, W1–W2, ex, ma, op, un"),
        ([f"{n}{letter}" for n in range(1, 9) for letter in "as"], "1a, 1s … 8s"),
    ],
)
def test_a_prompt_lists_labels_in_short(all_of_them: list[str], said: str) -> None:
    assert runs(all_of_them) == said


def test_timeframes_and_positions_are_chosen_by_what_is_printed() -> None:
    table = until(gears(fate="none"), lambda p: p.actions == 0 and {"travel t1", "draw"} <= set(texts(p)))
    known = labels(table.position)
    assert known["travel t1"] == "t1"
    assert known["draw"] == "1"
    assert known["end"] == "0", "nothing more is 0, blocked or not"
    script = Script(["t1"])
    Client(table, 1, script, now=lambda: NOW).run()
    assert "Red    travels to t1" in script.text


def test_plans_are_chosen_by_their_numbers_and_taken_ones_say_so() -> None:
    def some_are_taken(position: Position) -> bool:
        return kind("plan")(position) and "plan 1" in texts_of(position) and len(position.candidates(0)) > 0

    table = at("lastwill", some_are_taken)
    known = labels(table.position)
    assert all(label == text.removeprefix("plan ") for text, label in known.items())
    taken = next(offer for offer in table.position.offers(0) if offer.blocked is not None)
    script = sat(table, [known[taken.text]])
    assert taken.blocked is not None
    assert str(taken.blocked) in script.story


def texts_of(position: Position) -> list[str]:
    return [position.game.text(action) for action in position.legal(0)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_errands_are_chosen_by_their_spaces(language: str) -> None:
    table = at("lastwill", kind("errand"))
    known = labels(table.position, language)
    view = table.position.view(0)
    assert isinstance(view, LastWillView)
    for place, card in view.offering.items():
        if card is not None and f"errand {place.lower()}" in known:
            assert known[f"errand {place.lower()}"] == place
    assert len(set(known.values())) == len(known)
    board = "\n".join(line.plain for line in looks(table.position, language).board(table.position, 0))
    for label in known.values():
        assert f"{label} " in board or f"{label}:" in board or f"{label}\n" in board, label
    script = sat(at("lastwill", kind("errand")), [], language=language)
    assert not re.search(r"^ +[AG]\d\s+:", script.text, re.MULTILINE)


def test_cards_in_hand_and_on_the_board_have_the_labels_of_the_table() -> None:
    def both(position: Position) -> bool:
        options = texts_of(position)
        return kind("turn")(position) and "sell 2" in options and any(text.startswith("put") for text in options)

    table = at("lastwill", both)
    known = labels(table.position)
    assert known["sell 2"] == "2s"
    assert known["end"] == "0"
    letters = {label for text, label in known.items() if text.split()[0] in ("put", "play", "buy")}
    assert all(label.isalpha() and len(label) == 1 for label in letters)
    script = sat(table, ["2"])
    assert "Several fit" in script.text, "the number of a space stands for all that can be done there"


def test_an_amount_is_typed_as_it_is() -> None:
    table = at("lastwill", kind("plan", "divide"))
    for text, label in labels(table.position).items():
        assert text == f"amount {label}"


def test_unknown_ancestors_are_chosen_by_the_numbers_of_the_tree() -> None:
    table = at("crecy", kind("turn", "member"), players=1, mode="solo_testament")
    for text, label in labels(table.position).items():
        assert text == f"person {label}"


def test_a_card_keeps_its_letter_while_it_is_in_the_hand() -> None:
    letters = Letters()
    assert letters.of(0, ["dog", "chef", "dog"]) == {"dog": "a", "chef": "b"}
    assert letters.of(0, ["chef", "guest"]) == {"chef": "b", "guest": "a"}
    assert letters.of(1, ["horse"]) == {"horse": "a"}
    many = letters.of(2, [str(n) for n in range(28)])
    assert many["25"] == "z"
    assert many["27"] == "bb"


def test_the_rest_of_a_set_that_is_begun_goes_step_by_step() -> None:
    table = at("lastwill", kind("start"))
    position = table.position
    position.push(position.legal(0)[0], 0)
    label = labels(position)[position.game.text(position.legal(0)[0])]
    before = position.move
    script = Script([label])
    Client(table, 1, script, now=lambda: NOW).run()
    assert "Picked so far" not in script.text
    assert position.move > before


def test_several_picked_at_once_stand_for_themselves_if_one_was_picked_before() -> None:
    table = at("lastwill", kind("start"))
    before = table.position.move
    script = Script(["c", "a b"])
    Client(table, 1, script, now=lambda: NOW).run()
    assert "Picked so far" in script.text
    assert table.position.move > before


def test_what_is_picked_twice_is_told_by_its_name_and_the_example_is_as_long_as_the_set() -> None:
    table = at("lastwill", kind("start"))
    name = str(table.position.offers(0)[0].short)
    for lines in (["a", "a"], ["a a"]):
        script = sat(table, lines)
        assert f"{name} is picked already" in script.text
        assert "card " not in script.text.split("Pick 2 of")[1]
    assert "as in a b;" in script.text


# --- letters ---


def test_letters_narrow_to_what_begins_so_then_to_what_contains_them() -> None:
    options = ["Activate Network", "Activate Bonnet", "Sell Network", "Act Nettle"]
    assert fitting("act net", options) == [0, 3]
    assert fitting("net", options) == [0, 2, 3]
    assert fitting("onnet", options) == [1]
    assert fitting("nn", options) == [], "two letters in the middle of a word are too few"


def test_a_number_with_its_sign_goes_with_the_word_before_it() -> None:
    low = "\N{MINUS SIGN}2"
    orders = [f"mansion {low}, farm +3", f"mansion +3, farm {low}", f"manor 1, farm {low}→+3"]
    assert fitting("farm 3", orders) == [0, 2], "what was before does not count"
    assert fitting("farm -2", orders) == fitting(f"farm {low}", orders) == [1]


def test_the_market_shows_prices_and_is_narrowed_step_by_step() -> None:
    def owns(position: Position) -> bool:
        view = position.view(0)
        assert isinstance(view, LastWillView)
        board = view.seats[0].board
        owned = any(entry is not None and entry.value is not None for entry in board)
        return kind("errand")(position) and "errand market" in texts_of(position) and owned

    table = at("lastwill", owns)
    before = table.position.move
    script = sat(table, ["market", "farm 3", "mansion -2"], height=24)
    narrowed = script.text.split("Several fit.")[1:]
    assert len(narrowed) == 2
    for listed in narrowed:
        options = [line for line in listed.partition("Choose")[0].splitlines()[1:] if line[:3].strip().isdecimal()]
        assert 1 < len(options) <= 6
        assert all(option.rstrip().endswith("+3") for option in options), "all of them leave the farm at +3"
        assert "token, £ yours sells for, (£) one in hand costs" in " ".join(listed.split())
        assert all(" £" in option for option in options)
    assert len(narrowed[1].partition("Choose")[0]) < len(narrowed[0].partition("Choose")[0])
    assert table.position.move == before


# --- above the question ---


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("height", [24, 40])
def test_news_and_scores_stand_right_above_the_question(name: str, height: int) -> None:
    """The last screen has the end of the news, the scores, the question and all options, whatever the table takes."""
    table = at(name, lambda position: position.move > 3 and kind("move" if name == "gears" else "turn")(position))
    position = table.position
    script = Script(["quit"], height=height)
    Client(table, 1, script, now=lambda: NOW).run()
    prompt = next(n for n, line in enumerate(script.written) if line.startswith("Choose"))
    screen = script.written[max(0, prompt - height + 1) : prompt + 1]
    standing = [line.plain for line in looks(position).standing(position, 0)]
    question = str(position.game.speaker.question(position, 0)).split("?")[0]
    where = [n for n, line in enumerate(screen) if question[:40] in line]
    assert len(where) == 1
    assert screen[where[0] - len(standing) : where[0]] == standing


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_others_did_has_a_heading(language: str) -> None:
    table = at("lastwill", lambda position: position.move > 3 and kind("errand")(position))
    first = labels(table.position, language)["errand opera"]
    script = sat(table, [first, "", "quit"], height=24, language=language)
    heading = "Depuis votre dernier coup" if language == "fr" else "Since your last move:"
    assert script.text.count(heading) == 1
    assert script.text.index("──", script.text.index("op")) < script.text.index(heading), "the table comes first"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_heading_stands_between_the_own_move_and_those_of_others(name: str, language: str) -> None:
    table = at(name, lambda position: position.move > 3)
    player = new_player(best_kind(name), 4)

    def lines() -> Iterator[str]:
        while not table.position.over and table.position.move < 90:
            yield typed(client, table.position, lambda ahead, seat: player.choose(Handle(ahead, seat)))

    script = Script(lines())
    client = Client(table, 1, script, now=lambda: NOW, language=language)
    client.run()
    heading = words(language).text("terminal-since")
    own = words(language).say(looks(table.position, language).player(table.position.view(0), 0))
    places = [n for n, line in enumerate(script.written) if line == heading]
    assert len(places) > 2
    assert not [n for n in places if script.written[n + 1].startswith(f"{own} ")]
    assert [n for n in places if script.written[n - 1].startswith((f"{own} ", "  "))]


def test_the_worth_of_properties_is_in_the_line_of_scores() -> None:
    def owns(position: Position) -> bool:
        return len(position.game.speaker.score_sheet(position, 0)) > 2

    position = at("lastwill", owns).position
    own = " ".join(line.plain for line in looks(position).standing(position, 0))
    worth = sum(points for _, points in position.game.speaker.score_sheet(position, 0))
    assert own.startswith("Red £")
    assert f"= worth £{worth}" in own


def test_a_table_that_has_not_changed_is_not_shown_again() -> None:
    """After a draw the hand is the same until a card is kept."""
    table = until(gears(fate="none"), lambda p: asked(p).kind == "move" and "draw" in texts(p))
    script = Script([option_label(table, "draw"), "1"])
    Client(table, 1, script, now=lambda: NOW).run()
    assert script.text.count("│ Present Day") == 2, "at first, and when the card is in hand"


# --- what options bring ---


def test_establishing_says_whether_the_technology_will_work() -> None:
    table = until(gears(), lambda p: sum(text.startswith("establish") for text in texts(p)) > 1)
    script = sat(table, ["quit"])
    assert "fails without " in script.story or ", succeeds" in script.story


def test_counters_that_every_option_changes_alike_are_told_once() -> None:
    table = at("crecy", kind("turn", "place"))
    script = sat(table, ["quit"])
    assert script.text.count("Any of them: ") == 1
    assert script.text.count("Gold ") >= 1


def test_steps_that_are_taken_by_themselves_are_shown() -> None:
    def forced(position: Position) -> bool:
        offers = position.offers(0)
        return kind("turn")(position) and any(
            offer.text == "title" and len(offer.follows) > 1 and not offer.commits for offer in offers
        )

    table = at("crecy", forced)
    offer = next(offer for offer in table.position.offers(0) if offer.text == "title")
    script = sat(table, [labels(table.position)["title"]])
    assert "then the only possibility: " in script.story
    card = str(offer.follows[1].say).partition(" – ")[0]
    assert f"Taken by itself, there is no other choice: {card}" in script.story


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_options_fit_a_low_screen_below_some_news(name: str, language: str) -> None:
    """In a whole game the options never push the question off a screen of 24 lines, the market aside."""
    table = new_table(games.get(name), 3, 4, {})
    player = new_player(best_kind(name), 4)

    taken: list[int] = []

    def lines() -> Iterator[str]:
        while not table.position.over and table.position.move < 60:
            prompt = table.position.prompt(0)
            assert prompt is not None
            assert prompt.question is not None
            start = words(language).say(prompt.question)[:30]
            first = max(n for n, line in enumerate(script.written) if line.startswith(start))
            if len(table.position.legal(0)) < 24:
                taken.append(len(script.written) - first)
            yield typed(client, table.position, lambda ahead, seat: player.choose(Handle(ahead, seat)))

    script = Script(lines(), height=24)
    client = Client(table, 1, script, now=lambda: NOW, language=language)
    client.run()
    assert len(taken) > 15
    assert max(taken) <= 20
    assert all(len(line) <= 80 for line in script.written if "bequest" not in line)


def test_labels_of_a_client_are_those_on_the_screen() -> None:
    table = until(gears(fate="none"), lambda p: "travel t1" in texts(p))
    script = Script(["quit"])
    client = Client(table, 1, script, now=lambda: NOW)
    client.run()
    assert labels_of(client, [table.position.game.parse("travel t1")]) == "t1"
