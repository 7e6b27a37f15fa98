"""Gears of Time in words: characters, causes, cubes, Fate cards and what an option leads to, in both languages."""

from __future__ import annotations

import pytest

from bequest.core.position import Position
from bequest.core.words import LANGUAGES, words
from bequest.games.gears.position import GearsPosition
from bequest.terminal.showing import Showing
from bequest.terminal.voice import Voice
from tests.rules.gears.table import table
from tests.terminal.sitting import Script, gears, looks, sit

SPACES = str.maketrans({"\N{NO-BREAK SPACE}": " ", "\N{NARROW NO-BREAK SPACE}": " "})


def plain(text: str) -> str:
    return " ".join(text.translate(SPACES).split())


def told(position: Position, language: str) -> str:
    lines = looks(position, language, 140).log(position.events(0), position.view(None))
    return plain(" ".join(line.plain for line in lines))


def options(position: Position, language: str) -> str:
    """The options of the open question as they stand on the screen."""
    voice = Voice(Script(), language)
    skin = looks(position, language)
    choices = Showing(position, skin, voice, ()).choices(position.seat)
    return plain(" ".join(line.plain for line in choices.lines(200)))


# --- characters ---


@pytest.mark.parametrize(
    ("language", "pursuit", "text"),
    [
        ("en", "off", "Jurist: pursues Law (pursuit is off)"),
        ("fr", "off", "Juriste : poursuit Droit (les quêtes sont désactivées)"),
        (
            "en",
            "on",
            "Jurist: pursues Law: +4 points at the end of each round in which it succeeds and you have the most cubes "
            "on it",
        ),
        (
            "fr",
            "on",
            "Juriste : poursuit Droit : +4 points à la fin de chaque manche où cette technologie est réussie et où "
            "vous y avez le plus de cubes",
        ),
    ],
)
def test_a_pursuit_pays_only_where_it_is_on_and_says_when(language: str, pursuit: str, text: str) -> None:
    position = gears(pursuit=pursuit).position
    assert (
        plain(looks(position, language).card("jurist" if language == "en" else "juriste", position.view(0)) or "")
        == text
    )


def test_titles_are_translated_and_not_said_twice() -> None:
    position = gears().position
    assert "Aventurière antiquitecte ; poursuit Mines" in plain(looks(position, "fr").card("Emily Maruska") or "")
    assert plain(looks(position).card("Emily Maruska") or "").startswith(
        "Emily Maruska: Antiquitect Adventurer; pursues Mining: +3 points"
    )


# --- the end of a round ---


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        (
            "en",
            [
                "Mining at t1 fails from now on, without Basic Tools.",
                "Steam Engine at t2 fails from now on, without Mining.",
            ],
        ),
        (
            "fr",
            [
                "Mines en t1 : technologie désormais échouée, il lui manque Outils simples.",
                "Machine à vapeur en t2 : technologie désormais échouée, il lui manque Mines.",
            ],
        ),
    ],
)
def test_what_fails_names_what_it_lacks(language: str, texts: list[str]) -> None:
    chain = "Fire@t0 {red 1}; The Wheel@t0 {red 1}; Mining@t1 {red 1}; Steam Engine@t2 {red 3}"
    story = told(table(timeline=f"Basic Tools@t0 {{}}; {chain}", phase="II"), language)
    for text in texts:
        assert text in story


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        (
            "en",
            [
                "Round 1: each leader takes off one cube",
                "Red takes 1 cube back into the Pool (successes: Fire) and loses 1 cube to the supply (failures: Law)",
                "Fire at t2 is discarded with its cubes: another copy stays.",
            ],
        ),
        (
            "fr",
            [
                "Manche 1 : chaque meneur retire un cube",
                "Rouge reprend 1 cube dans sa Réserve (réussites : Feu) et perd 1 cube au profit du stock "
                "(échecs : Droit)",
                "Feu en t2 : technologie défaussée avec ses cubes, car un autre exemplaire reste.",
            ],
        ),
    ],
)
def test_where_cubes_go_at_the_end_of_a_round(language: str, texts: list[str]) -> None:
    story = told(table(timeline="Fire@t0 {red 2}; Law@t1 {red 1}; Fire@t2 {blue 1}", phase="II"), language)
    for text in texts:
        assert text in story


# --- what an option leads to ---


def at_work(timeline: str, red: str, **more: object) -> GearsPosition:
    return table(timeline=timeline, red=red, at={"red": "t1"}, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "reward 2, succeeds, but Basic Tools will leave at the round's end for want of cubes"),
        ("fr", "récompense 2, réussit, mais à la fin de la manche Outils simples partira faute de cubes"),
    ],
)
def test_a_need_without_cubes_is_warned_of(language: str, text: str) -> None:
    assert text in options(at_work("Basic Tools@t0 {}", "Mining, Fire, Fire"), language)
    kept = options(at_work("Basic Tools@t0 {blue 1}", "Mining, Fire, Fire"), language)
    assert text.partition(", but")[0].partition(", mais")[0] in kept
    assert text not in kept


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Willed Into Existence · a technology that needs others does without one dependency this round"),
        ("fr", "« Par la seule volonté » · une technologie qui a des prérequis se passe d’un prérequis"),
    ],
)
def test_a_fate_card_says_what_it_does(language: str, text: str) -> None:
    position = at_work("Law@t0 {red 1}", "Willed Into Existence")
    assert text in options(position, language)


@pytest.mark.parametrize(
    ("language", "none", "some"),
    [
        ("en", "no effect yet: it still fails without Language", "then it succeeds"),
        ("fr", "sans effet pour l’instant : échoue toujours sans Langage", "technologie alors réussie"),
    ],
)
def test_a_fate_card_without_effect_says_so(language: str, none: str, some: str) -> None:
    """Which need is done without decides whether anything comes of it."""
    position = at_work("Language@t0 {red 1}; Writing@t1 {red 1}", "Willed Into Existence")
    for text in ("play willed-into-existence",):
        position.apply(position.game.parse(text))
    assert some in options(position, language)
    lone = at_work("Writing@t1 {red 1}", "Willed Into Existence")
    lone.apply(lone.game.parse("play willed-into-existence"))
    assert none in options(lone, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_target_that_pays_nothing_anyway_says_so(language: str) -> None:
    position = at_work("Law@t0 {red 1}; Fire@t0 {red 1}", "Not What We Hoped For")
    position.apply(position.game.parse("play not-what-we-hoped-for"))
    shown = options(position, language)
    assert shown.count(plain(words(language).text("gears-brings-fails-anyway"))) == 1


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "t0 score 0 → 1, Pool 0 → 1; Red: score 0 → 1, Pool 0 → 1"),
        ("fr", "t0 score 0 → 1, Réserve 0 → 1 ; Rouge : score 0 → 1, Réserve 0 → 1"),
    ],
)
def test_counters_of_others_stand_after_their_names(language: str, text: str) -> None:
    position = table(
        timeline="Fire@t0 {red 1}; The Wheel@t0 {blue 1}",
        turn=4,
        active=2,
        order="red, blue",
        actions=2,
        at={"blue": "t1"},
    )
    assert text in options(position, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "your next Establish this turn may use a full timeframe (room for one more)"),
        (
            "fr",
            "votre prochaine action « Établir » de ce tour peut se faire dans une période pleine (une place de plus)",
        ),
    ],
)
def test_more_room_is_told_without_a_riddle(language: str, text: str) -> None:
    position = gears().position
    assert text in plain(looks(position, language).card("We Need More Time") or "")


# --- the table and the lesson ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_success_and_the_players_have_signs_of_their_own(language: str) -> None:
    said = words(language)
    signs = [said.text("gears-board-success"), said.text("gears-board-failure")]
    letters = [said.text(f"gears-initial-{colour}") for colour in ("red", "blue", "white", "yellow")]
    assert len({*signs, *letters}) == 6
    board = "\n".join(
        line.plain for line in looks(table(timeline="Fire@t0 {red 1}; Law@t1 {}"), language).board(table(), -1)
    )
    assert signs == ["✓", "✗"]
    assert board


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["what lies there blocks the others", "from a failure it is lost to the supply; the other cubes stay"]),
        (
            "fr",
            [
                "ce qui s’y trouve bloque les autres",
                "d’un échec, il est perdu et va au stock ; les autres cubes restent",
            ],
        ),
    ],
)
def test_the_lesson_tells_of_blocking_and_of_cubes(language: str, texts: list[str]) -> None:
    script, _ = sit(gears(), ["how"], language=language)
    for text in texts:
        assert text in plain(script.text)
