"""Parts of the table that are looked at alone, and tables that are not shown again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bequest import games
from bequest.bots.player import best_kind, new_player
from bequest.core.handle import Handle
from bequest.core.words import LANGUAGES
from bequest.terminal.client import Client
from bequest.terminal.parts import part_meant
from bequest.terminal.table import Table, new_table
from tests.terminal.sitting import NOW, Script, looks, play_through, sit, typed


def table_of(name: str, seed: int = 3) -> Table:
    return new_table(games.get(name), 3, seed, {})


PARTS = [
    ("crecy", "view hand", "Your hand", "Main board"),
    ("crecy", "view board", "Main board", "Display"),
    ("crecy", "view fam", "Your family", "Main board"),
    ("crecy", "view display", "Display", "Main board"),
    ("crecy", "view patron", "Patron ", "Main board"),
    ("crecy", "view players", "Prestige  Income  Gold", "Main board"),
    ("crecy", "voir étalage", "Display", "Main board"),
    ("gears", "view hand", "Your hand (", "Timeline"),
    ("gears", "view board", "Timeline", "Your hand ("),
    ("gears", "view players", "marker  order", "Timeline"),
    ("lastwill", "view hand", "Your hand", "Offering"),
    ("lastwill", "view boards", "Your board", "Your hand"),
    ("lastwill", "view offering", "Offering", "Your hand"),
    ("lastwill", "view plans", "Plans ", "Your hand"),
    ("lastwill", "view market", "arket", "Your hand"),
    ("lastwill", "view players", "(you)", "Your hand"),
]


@pytest.mark.parametrize(("name", "line", "there", "absent"), PARTS)
def test_a_part_of_the_table_is_shown_alone(name: str, line: str, there: str, absent: str) -> None:
    lines = ["1", "1"] if name == "crecy" else []
    script, _ = sit(table_of(name), [*lines, line, "quit"])
    shown = script.text.split(" > ")[len(lines) + 1]
    assert there in shown
    assert absent not in shown


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "No part of the table is called 'moon': view shows all of it, and view with one of these words a part"),
        (
            "fr",
            "Aucune partie de la table ne s’appelle « moon » : voir la montre toute, et voir suivi d’un de ces mots",
        ),
    ],
)
def test_a_part_that_there_is_not(language: str, told: str) -> None:
    script, _ = sit(table_of("crecy"), ["view moon", "quit"], language=language)
    assert told in script.story.replace("\N{NO-BREAK SPACE}", " ")
    last = {
        "en": "hand, board, family, display, goals, players",
        "fr": "main, plateau, famille, étalage, objectifs, joueurs",
    }
    assert last[language] in script.story


def test_somebody_who_watches_has_no_hand() -> None:
    for name in ("crecy", "gears", "lastwill"):
        script, _ = sit(table_of(name), ["view hand", "quit"], people=0)
        assert "No part of the table is called 'hand'" in script.story


@pytest.mark.parametrize("name", games.names())
def test_every_game_names_its_parts_and_every_word_means_one(name: str) -> None:
    parts = looks(table_of(name).position).parts
    assert parts
    for language in LANGUAGES:
        spellings = looks(table_of(name).position, language)._voice
        for part in parts:
            assert [part_meant(parts, word) for word in spellings.text(part).split(", ")] == [
                part for _ in spellings.text(part).split(", ")
            ]


@pytest.mark.parametrize(("name", "heading"), [("crecy", "── Generation"), ("gears", "── Round")])
def test_in_the_middle_of_an_action_the_table_is_not_shown_again(name: str, heading: str) -> None:
    """What has changed is told; Enter shows all of it."""
    table = table_of(name)
    player = new_player(best_kind(name), 3)
    met = [0, 0]
    seen: dict[str, str] = {}

    def lines() -> Iterator[str]:
        while not table.position.over:
            asked = table.position.prompt(table.position.seat)
            assert asked is not None
            shown = script.text.rpartition(" > ")[0].rpartition(" > ")[2]
            if asked.kind in looks(table.position).going_on and not asked.step and "Since" not in shown:
                assert f"\n{heading}" not in shown, asked.kind
                met[0] += 1
                if met[0] == 1:
                    yield ""
                    seen["whole"] = script.text.rpartition(" > ")[0].rpartition(" > ")[2]
            yield typed(client, table.position, lambda ahead, seat: player.choose(Handle(ahead, seat)))
        yield ""

    script = Script(lines())
    client = Client(table, 1, script, now=lambda: NOW)
    client.run()
    assert met[0] > 3
    assert heading in seen["whole"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_the_parts(language: str) -> None:
    script, _ = sit(table_of("crecy"), ["help" if language == "en" else "aide", "quit"], language=language)
    told = {"en": "only a part of it: hand, board, family", "fr": "une partie seulement : main, plateau, famille"}
    assert told[language] in script.story.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(("language", "empty"), [("en", "Nothing yet at t0 0/"), ("fr", "Rien encore en t0 0/")])
def test_gears_on_a_low_screen_begins_in_short(language: str, empty: str) -> None:
    script = Script(["quit"], height=24)
    Client(table_of("gears"), 1, script, now=lambda: NOW, language=language).run()
    assert empty in script.text
    high, _ = sit(table_of("gears"), ["quit"], language=language)
    assert empty not in high.text


@pytest.mark.parametrize("name", games.names())
def test_whole_games_on_a_low_screen(name: str) -> None:
    script = play_through(table_of(name), 1, "fr", 80, height=24)
    assert script.widest <= 80
