"""Commands in both languages, options by letters, another language or another game in mid-sitting, and watching."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from bequest import games
from bequest.core.words import LANGUAGES, words
from bequest.terminal.client import Client
from bequest.terminal.commands import command, commands_like, fitting, folded
from bequest.terminal.table import load_table, new_table
from tests.sweeps import swept
from tests.terminal.sitting import (
    NAME,
    NOW,
    Script,
    asked,
    gears,
    option_label,
    sit,
    texts,
    until,
    variant,
)

OPTIONS = ["Travel to t0", "Travel to t1", "Establish Fire", "Establish Arch-Fire", "Influence Law", "Établir Écriture"]


# --- letters ---


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("t1", [1]),
        ("TRAV", [0, 1]),
        ("trav t0", [0]),
        ("t0 trav", [0]),
        ("fire", [2, 3]),
        ("est fire", [2]),
        ("establish fire", [2]),
        ("arch", [3]),
        ("law", [4]),
        ("ecri", [5]),
        ("éta ÉCR", [5]),
        ("x", []),
        ("", []),
        ("-", []),
    ],
)
def test_letters_find_the_options_whose_words_begin_so(typed: str, found: list[int]) -> None:
    assert fitting(typed, OPTIONS) == found


def test_capitals_and_accents_do_not_matter() -> None:
    assert folded("Cœur À ÉTABLIR") == "coeur a etablir"


def test_every_command_is_understood_in_both_languages() -> None:
    assert command("POURQUOI") == command("why") == "why"
    assert command("regles") == command("règles") == command("rules") == "rules"
    assert command("charger") == command("resume") == "resume"
    assert commands_like("pourq") == ["why"]
    assert set(commands_like("re")) == {"rules", "back", "resume"}
    assert command("dance") is None


def test_an_option_is_taken_by_its_letters() -> None:
    table = until(gears(fate="none"), lambda p: p.actions == 0 and "travel t1" in texts(p))
    script, _ = sit(table, ["trav t1"])
    assert "Red    travels to t1" in script.text


def test_letters_that_fit_several_options_list_them() -> None:
    table = until(gears(fate="none"), lambda p: {"travel t0", "travel t1"} <= set(texts(p)))
    before = table.position.to_json()
    script, _ = sit(table, ["trav"])
    listed = script.text.partition("Several fit.")[2]
    assert f"{option_label(table, 'travel t0'):>3} Travel to t0" in listed
    assert f"{option_label(table, 'travel t1'):>3} Travel to t1" in listed
    assert table.position.to_json() == before


def test_letters_that_fit_an_option_and_a_command_list_both() -> None:
    table = until(gears(fate="none"), lambda p: "draw" in texts(p))
    before = table.position.to_json()
    script, _ = sit(table, ["c"])
    assert "the command card" in script.text
    assert table.position.to_json() == before


@swept("name, language", [*product(["draft", "deck", "machines"], LANGUAGES)], one_of=2)
def test_a_whole_game_can_be_played_without_numbers(name: str, language: str) -> None:
    table = variant(name, 2, 4)
    chance, typed_so_far = random.Random(3), list[str]()

    def lines() -> Iterator[str]:
        before = ""
        while not table.position.over:
            position = table.position
            if position.to_json() != before:
                before = position.to_json()
                typed_so_far.clear()
            offers = [offer for offer in position.offers(position.seat) if offer.blocked is None]
            offer = chance.choice([offer for offer in offers if offer.text not in typed_so_far] or offers)
            typed_so_far.append(offer.text)  # of a set something else comes next
            yield words(language).say(offer.say).upper()
        yield ""

    script = Script(lines())
    assert Client(table, 1, script, now=lambda: NOW, language=language).run() == 0
    assert table.position.over
    assert len(script.prompts) < 200


# --- language ---


def test_the_language_changes_in_mid_game() -> None:
    table = until(gears(fate="none"), lambda p: p.actions == 0 and "travel t1" in texts(p))
    before = table.position.to_json()
    script, _ = sit(table, ["lang fr", "aide", "langue en", "lang xx", "lang"])
    english, _, french = script.text.partition("Les textes sont maintenant en français.")
    french, _, again = french.partition("Words are English now.")
    assert "what is your action" in english
    assert "quelle est votre action" in french
    assert "prend l’option de ce repère" in french
    assert "what is your action" in again
    assert script.text.count("Which language?") == 2
    assert table.position.to_json() == before


# --- rules and hints ---


def test_rules_are_looked_up_in_the_language_of_the_words() -> None:
    asked_for: list[tuple[str, str, str, str]] = []

    def lookup(game: str, language: str, query: str, *, width: int, command: str) -> list[str]:
        assert width == 100
        asked_for.append((game, language, query, command))
        return [] if query == "nonsense" else [f"rule {query}"]

    script = Script(["rules G-6.4", "rules", "rules nonsense", "lang fr", "règles capacité"], width=100)
    Client(gears(), 1, script, now=lambda: NOW, rules=lookup).run()
    assert asked_for == [
        ("gears", "en", "G-6.4", "rules"),
        ("gears", "en", "", "rules"),
        ("gears", "en", "nonsense", "rules"),
        ("gears", "fr", "capacité", "règles"),
    ]
    assert "rule G-6.4" in script.text
    assert "No rule has 'nonsense'." in script.text


def test_without_a_rulebook_or_a_mind_the_command_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games.find("gears"), "mind", None)
    script, _ = sit(gears(), ["rules G-6.4", "advice"])
    assert "The rules can't be looked up here." in script.text
    assert "There is no advice for this game yet" in script.text


@pytest.mark.parametrize(
    ("name", "card", "said"),
    [
        ("crecy", "count", "for 4 Gold and 2 hand cards: +2 Prestige and +1 Income. A county"),
        ("lastwill", "tailor", "and at the opera. A new tailcoat"),
    ],
)
def test_a_card_tells_what_matters_in_play_and_not_where_its_values_come_from(name: str, card: str, said: str) -> None:
    table = new_table(games.get(name), 2, 5, {})
    script, _ = sit(table, [f"card {card}"])
    assert said in script.story
    assert "printed game" not in script.story
    assert "is published" not in script.story


# --- what undo says ---


def test_undo_says_what_was_revealed() -> None:
    table = until(gears(fate="none"), lambda p: "draw" in texts(p))
    script, _ = sit(table, [option_label(table, "draw"), "undo"])
    drawn = script.text.partition("Red    draws ")[2].partition("\n")[0]
    assert f"Revealed last: Red draws {drawn}." in script.text


# --- resume ---


def test_resume_goes_on_with_another_game_and_saves_the_first(folder: Path) -> None:
    other = until(gears(3, seed=8), lambda p: p.round == 2)
    (folder / "other.json").write_text(other.record().to_json())
    table = gears(2)
    script, code = sit(table, ["1", "resume", "other.json", "1", "1", "quit"])
    assert code == 0
    assert "Which one? A number or a file; Enter: none > " in script.prompts
    assert "The game goes on." in script.text
    saved = sorted(path.name for path in folder.iterdir())
    assert saved == [NAME.replace(".json", "-2.json"), NAME, "other.json"]
    assert load_table((folder / NAME).read_text()).position.to_json() == table.position.to_json()
    assert load_table((folder / saved[0]).read_text()).position.players == 3


@pytest.mark.parametrize(
    ("content", "problem"), [(None, "no such file"), ("{}", "not a record"), ("\x00", "line 1")], ids=str
)
def test_what_cannot_be_resumed_changes_nothing(folder: Path, content: str | None, problem: str) -> None:
    if content is not None:
        (folder / "broken.json").write_text(content)
    table = until(gears(), lambda p: asked(p).kind == "move")
    before = table.position.to_json()
    script, _ = sit(table, ["resume broken.json", "resume", ""])
    assert "That game can't be loaded." in script.text
    assert problem in script.text
    assert table.position.to_json() == before


def test_resume_works_after_the_end_and_while_the_keyboard_is_passed(folder: Path) -> None:
    other = until(gears(3, seed=8), lambda p: p.round == 4)
    (folder / "other.json").write_text(other.record().to_json())
    script, _ = sit(gears(2), ["resume other.json", "", "quit"], people=2)
    assert script.text.count("The game goes on.") == 1
    over = gears(2)
    script, _ = sit(over, ["run", "resume other.json", "quit"], people=0)
    assert over.position.over
    assert "The game goes on." in script.text


# --- watching ---


def test_bots_are_watched_move_by_move_or_to_the_end() -> None:
    table = gears(3, fate="none")
    script, code = sit(table, ["", "", "view", "1", "run", ""], people=0)
    assert code == 0
    assert table.position.over
    assert script.prompts[0] == "Enter: next move; run: to the end; or help > "
    assert "Here you only watch" in script.text
    assert "Your hand" not in script.text
    assert "The game is over." in script.text


def test_leaving_while_watching_says_how_to_watch_on() -> None:
    script, _ = sit(gears(3), ["", "quit"], people=0)
    assert script.written[-1] == f"To go on: bequest play --load {NAME} --humans 0"


def test_on_a_low_screen_the_whole_table_is_shown_once_a_turn() -> None:
    """Within a turn the own timeframe and the hand follow; `view` shows it all again, and a high screen always does."""
    moves = ["travel t0", "draw", "1", "view"]
    low, high = (Script(moves, height=height) for height in (20, 200))
    for script in (low, high):
        Client(gears(), 1, script, now=lambda: NOW).run()
    assert high.text.count("│ Present Day") == 4  # at first, after each action that changes the table, and on demand
    assert low.text.count("│ Present Day") == 2
    assert low.text.count("Your hand") == high.text.count("Your hand")


def test_a_question_mark_asks_for_help() -> None:
    assert command("?") == "help"


def test_no_command_shares_its_word_with_a_card() -> None:
    """The Hints of The Testament are cards; advice is asked for in another word."""
    assert command("hint") is None
    assert command("advice") == command("conseil") == "hint"


@pytest.mark.parametrize("line", ["", "y", "yes", "oui"])
def test_enter_and_yes_take_a_sole_option(line: str) -> None:
    table = until(gears(), lambda position: len(position.legal()) == 1)
    move = table.position.move
    script, _ = sit(table, [line])
    assert "Enter takes it" in script.prompts[0]
    assert table.position.move > move


def test_yes_is_no_answer_to_a_real_choice() -> None:
    table = until(gears(), lambda position: len(position.legal()) > 1)
    before = table.position.to_json()
    script, _ = sit(table, ["y"])
    assert "No option and no command reads 'y'" in script.text
    assert table.position.to_json() == before


@pytest.mark.parametrize(
    ("line", "usage"),
    [
        ("help why", "why, why N, why TEXT"),
        ("? lang", "lang fr, lang en"),
        ("help pourquoi", "why, why N"),
        ("help und", "undo"),
    ],
)
def test_help_tells_of_one_command(line: str, usage: str) -> None:
    script, _ = sit(gears(), [line])
    asked = script.written.index(script.prompts[0])
    told = script.written[asked + 1 : script.written.index(script.prompts[1], asked + 1)]
    assert told[0].startswith(f"  {usage}")
    assert 1 <= len(told) <= 2


def test_help_for_what_is_no_command_names_the_commands() -> None:
    script, _ = sit(gears(), ["help dance"])
    assert "There is no command 'dance'. The commands are how, view, why, card, rules, " in script.story


def test_help_offers_advice_only_where_there_is_any(monkeypatch: pytest.MonkeyPatch) -> None:
    script, _ = sit(gears(), ["help"])
    assert "sensible player" in script.text
    monkeypatch.setattr(games.find("gears"), "mind", None)
    script, _ = sit(gears(), ["help"])
    assert "sensible player" not in script.text
