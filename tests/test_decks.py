"""Decks of one's own: exported, changed, checked and played without a line of code."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bequest import games
from bequest.cli import app
from bequest.core import record as records
from bequest.core.words import LANGUAGES, words
from bequest.games.gears.data.deck import Deck
from bequest.games.gears.data.loading import ALIASES, SUPPLIED, load, supplied
from bequest.games.gears.words.card_texts import card_text
from bequest.games.gears.words.names import card_message, character_message

SUNDIAL = """
[[technology]]
id = "sundial"
name = { en = "Sundial", fr = "Cadran solaire" }
copies = 3
cost = 2
reward = 4
needs = ["basic-science"]
"""
LODESTONE = """
[[technology]]
id = "lodestone"
name = { en = "Lodestone", fr = "Pierre d’aimant" }
copies = 3
cost = 3
reward = 2
needs = ["vesper-forge"]
ability = "activation"
effect = "points"
amount = 2
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BEQUEST_LANG", "en")
    return tmp_path


def bequest(*words: str, lines: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=lines)


def exported(deck: str = "base") -> str:
    result = bequest("deck", "export", "gears", deck)
    assert result.exit_code == 0
    return result.stdout


def written(text: str) -> str:
    Path("my.toml").write_text(text)
    return "my.toml"


def check(text: str, language: str = "en") -> Result:
    return bequest("--lang", language, "deck", "check", written(text))


# --- list and export ---


def test_the_supplied_decks_are_listed() -> None:
    lines = bequest("deck", "list", "gears").stdout.splitlines()
    assert lines[1] == "tree-2      base       base       30 designs, 66 cards"
    assert [line.split()[0] for line in lines[1:]] == list(SUPPLIED)
    assert "30 modèles, 66 cartes" in bequest("--lang", "fr", "deck", "list", "gears").stdout
    assert bequest("deck", "list", "chess").exit_code == 2


@pytest.mark.parametrize("name", [*SUPPLIED, *ALIASES])
def test_an_exported_deck_is_the_supplied_one_under_a_name_of_ones_own(name: str) -> None:
    theirs, mine = supplied(name), load(exported(name), "my.toml")
    assert mine.name == f"my-{theirs.name}"
    assert mine.text.replace("my-", "", 1) == theirs.text
    assert mine.catalogue.structures == theirs.catalogue.structures


def test_the_base_deck_is_exported_unless_another_is_named() -> None:
    assert bequest("deck", "export", "gears").stdout == exported("tree-2")
    assert exported().startswith("#"), "comments are kept"
    refused = bequest("deck", "export", "gears", "tree-9")
    assert refused.exit_code == 2
    assert refused.stderr.startswith("bequest: no deck is called 'tree-9'")


# --- check ---


def test_a_good_deck_is_told_in_a_few_lines() -> None:
    result = check(exported())
    assert result.exit_code == 0
    assert re.split(r"  +|\n", result.stdout) == [
        *("deck", "my-tree-2 (kind base)"),
        *("technologies", "30 designs, 66 cards"),
        *("Fate cards", "6"),
        *("characters", "4"),
        *("designs by level", "1: 6, 2: 6, 3: 5, 4: 7, 5: 4, 6: 2"),
        *("costs", "1 to 4, median 2"),
        *("rewards", "1 to 12, median 3"),
        "",
    ]


def test_a_good_deck_in_french() -> None:
    output = check(exported("forbidden"), "fr").stdout
    assert re.search(r"^paquet +my-machines-2 \(genre forbidden\)$", output, re.MULTILINE)
    assert re.search(r"^coûts +de 1 à \d, médiane 2$", output, re.MULTILINE)
    assert re.search(r"à l’établissement, \d+ activations$", output, re.MULTILINE)


def tower(height: int) -> str:
    """A technology on top of so many others, each needing the one below."""
    entries = [f'\n[[technology]]\nid = "floor-{i}"\ncopies = 1\ncost = 1\nreward = 1\n' for i in range(1, height + 1)]
    needs = ["", *(f'needs = ["floor-{i}"]\n' for i in range(1, height))]
    return "".join(entry + need for entry, need in zip(entries, needs, strict=True))


def test_what_is_too_deep_for_the_timeline_is_told() -> None:
    assert "too deep" not in check(exported() + tower(7)).stdout
    output = " ".join(check(exported() + tower(9)).stdout.split())
    assert (
        "with 2 players there are 7 timeframes in the last round, fewer than the levels of floor-8 and floor-9"
        in output
    )
    assert "with 3 players there are 8 timeframes in the last round, fewer than the levels of floor-9" in output
    assert "with 4 players" not in output


def test_the_spliced_timeframe_is_one_more() -> None:
    output = " ".join(check(exported("forbidden") + tower(9)).stdout.split())
    assert "with 2 players there are 8 timeframes" in output
    assert "with 3 players" not in output


def test_pursuits_that_are_not_in_the_deck_are_told() -> None:
    text = exported().replace('pursuit = "mining"', 'pursuit = "moonlight"')
    assert "C1 pursues moonlight, which is not in the deck" in " ".join(check(text).stdout.split())
    assert "no pursuit" not in check(exported()).stdout


@pytest.mark.parametrize(
    ("old", "new", "place", "expected"),
    [
        ("cost = 1", "cost = 0", "line 13, technology fire, field cost", "expected a whole number from 1 to 1000"),
        ("cost = 1", 'price = "1"', "line 13, technology fire, field price", "unknown field"),
        ("copies = 4", "", "line 9, technology fire, field copies", "expected a whole number from 1 to 1000"),
        ('kind = "base"', 'kind = "bass"', "line 7, kind", "expected base, forbidden"),
        ('name = "my-tree-2"', 'name = "base"', "line 6, name", "base has a meaning of its own"),
        (
            'needs = ["basic-tools"',
            'needs = ["basic-tool"',
            "field needs",
            "'basic-tool' is no technology of this deck",
        ),
        ('name = { en = "Fire", fr = "Feu" }', "name = 7", "line 11, technology fire, field name", "expected a text"),
        ('fr = "Feu"', "fr = 7", "line 11, technology fire, field name.fr", "expected a text, found 7"),
        ('fr = "Feu"', 'french = "Feu"', "line 11, technology fire, field name.french", "two or three small letters"),
        (
            'name = { en = "Fire", fr = "Feu" }',
            'name.en = "Fire"\nname.fr = ""',
            "line 12, technology fire, field name.fr",
            "expected a text",
        ),
        ("cost = 1", "cost = = 1", "line 13", "not TOML"),
    ],
)
def test_a_mistake_names_file_line_and_field(old: str, new: str, place: str, expected: str) -> None:
    text = exported()
    assert old in text
    result = check(text.replace(old, new, 1))
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.startswith("bequest: my.toml, line ")
    assert place in result.stderr
    assert expected in result.stderr
    assert result.stderr.count("\n") == 1
    in_french = check(text.replace(old, new, 1), "fr")
    assert in_french.stderr.startswith("bequest\u00a0: my.toml, ligne ")


def test_a_file_that_is_not_there() -> None:
    result = bequest("deck", "check", "absent.toml")
    assert result.exit_code == 1
    assert result.stderr.startswith("bequest: absent.toml: ")


# --- a technology of one's own: one entry, two names, no code ---


def said(deck: Deck, card: str, language: str) -> tuple[str, str]:
    """The name of a card and the text on it."""
    number = deck.number[card]
    return words(language).say(card_message(deck, number)), words(language).say(card_text(deck, number))


def test_a_technology_of_ones_own() -> None:
    file = written(exported() + SUNDIAL)
    assert "31 designs, 69 cards" in bequest("deck", "check", file).stdout
    simulated = bequest("simulate", "gears", "--deck", file, "--games", "5", "--seed", "3", "--json")
    assert json.loads(simulated.stdout)["games"] == 5

    deck = games.load_deck("gears", Path(file).read_text(), file)
    assert isinstance(deck, Deck)
    assert said(deck, "sundial", "en")[0] == "Sundial"
    assert said(deck, "sundial", "fr")[0] == "Cadran solaire"
    assert "Basic Science" in said(deck, "sundial", "en")[1]
    assert "Science élémentaire" in said(deck, "sundial", "fr")[1]

    game = games.get("gears", deck=deck)
    position = game.from_json(json.dumps({"markers": ["t1", "t4"], "hands": [["sundial", "law", "fire"], []]}))
    position.apply(game.parse("establish sundial"))
    assert json.loads(position.to_json())["timeline"][0]["technology"] == "sundial"


def test_a_technology_of_ones_own_with_an_ability() -> None:
    file = written(exported("forbidden") + LODESTONE)
    assert "31 designs, 82 cards" in bequest("deck", "check", file).stdout
    simulated = bequest("simulate", "gears", "--deck", file, "--games", "5", "--seed", "3", "--json")
    assert json.loads(simulated.stdout)["games"] == 5
    deck = games.load_deck("gears", Path(file).read_text(), file)
    assert isinstance(deck, Deck)
    assert said(deck, "lodestone", "fr")[0] == "Pierre d’aimant"
    # The same words as those of the supplied cards with this kind of effect.
    effects = {t.effect: i for i, t in enumerate(deck.technologies) if t.ability == "activation"}
    assert "2" in said(deck, "lodestone", "en")[1]
    assert effects["points"] == deck.number["lodestone"]
    refused = check(exported() + LODESTONE.replace("vesper-forge", "mining"))
    assert "field ability: only a deck of kind forbidden has abilities" in refused.stderr


def test_a_plain_name_is_the_same_in_every_language() -> None:
    deck = load(exported() + SUNDIAL.replace('{ en = "Sundial", fr = "Cadran solaire" }', '"Sundial"'), "my.toml")
    assert [said(deck, "sundial", language)[0] for language in LANGUAGES] == ["Sundial", "Sundial"]
    assert [said(deck, "fire", language)[0] for language in LANGUAGES] == ["Fire", "Feu"]


def test_fate_cards_and_characters_have_names_of_their_own_too() -> None:
    text = exported().replace(
        'name = { en = "Time Folds Around Us", fr = "Le temps se replie" }',
        'name = { en = "A Stitch in Time", fr = "Un point de temps" }',
    )
    text = text.replace('title = { en = "Jurist"', 'name = { en = "Ada", fr = "Adèle" }\ntitle = { en = "Jurist"')
    deck = load(text, "my.toml")
    assert said(deck, "time-folds-around-us", "en")[0] == "A Stitch in Time"
    assert said(deck, "time-folds-around-us", "fr")[0] == "Un point de temps"
    assert [words(language).say(character_message(deck, 1)) for language in LANGUAGES] == ["Ada", "Adèle"]


def test_names_of_ones_own_are_kept_in_positions() -> None:
    game = games.get("gears", deck=load(exported() + SUNDIAL, "my.toml"))
    position = game.from_json(
        json.dumps({"deck": {"technologies": [{"name": {"en": "Sundial", "fr": "Cadran solaire"}, "copies": 9,
                                               "cost": 1, "reward": 1}]}, "hands": [["sundial"], []]})
    )  # fmt: skip
    again = game.from_json(position.to_json())
    assert json.loads(again.to_json())["deck"]["technologies"][0]["name"]["fr"] == "Cadran solaire"


def test_own_cards_are_played_in_both_languages_and_travel_with_the_record() -> None:
    file = written(exported() + SUNDIAL)
    playing = ("play", "gears", "--deck", file, "--seed", "3")
    assert "Sundial" in bequest(*playing, lines="card sundial\nquit\n").stdout
    assert "Cadran solaire" in bequest("--lang", "fr", *playing, lines="card sundial\nsave game.json\nquit\n").stdout
    Path(file).unlink()
    assert records.load(Path("game.json").read_text()).deck_text.endswith(SUNDIAL)
    assert bequest("replay", "--check", "game.json").exit_code == 0
