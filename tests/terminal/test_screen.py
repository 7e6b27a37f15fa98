"""What stands on the screen: whole games in both languages at several widths, with colours and without."""

from __future__ import annotations

import io
import sys
from itertools import product

import pytest

from bequest import games
from bequest.core.words import LANGUAGES
from bequest.terminal.console import StandardConsole
from bequest.terminal.table import Table
from tests.sweeps import swept
from tests.terminal.sitting import (
    VARIANTS,
    asked,
    gears,
    looks,
    machines_at_work,
    play_through,
    sit,
    until,
    variant,
)

WIDTHS = (80, 100, 140)
QUESTIONS = {
    "en": ("why", "card law", "log", "help", "view", "advice"),
    "fr": ("pourquoi", "carte droit", "journal", "aide", "voir", "indice"),
}


@pytest.mark.parametrize("name", games.names())
def test_every_game_has_a_skin(name: str) -> None:
    game = games.get(name)
    position = game.new(max(game.player_counts), 1)
    assert looks(position).board(position, -1)


@swept("name, language, width", [*product(VARIANTS, LANGUAGES, WIDTHS)], one_of=9)
def test_no_line_of_a_whole_game_is_wider_than_the_screen(name: str, language: str, width: int) -> None:
    table = variant(name, 4, 9, pursuit="on")
    script = play_through(table, 1, language, width, QUESTIONS[language][width // 50 - 1 :: 3])
    assert script.widest <= width
    assert "…" not in script.text
    assert "\x1b" not in script.text
    assert ("La partie est terminée." if language == "fr" else "The game is over.") in script.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_people_play_with_one_keyboard(language: str) -> None:
    script = play_through(variant("draft", 3, 5), 3, language)
    assert script.widest <= 80
    assert script.text.count("<cleared>") > 10


def test_on_a_wide_screen_the_players_stand_beside_the_timeline() -> None:
    position = until(gears(2, fate="none"), lambda p: p.round == 2 and asked(p).kind == "move").position
    narrow = [line.plain for line in looks(position, width=80).board(position, 0)]
    wide = [line.plain for line in looks(position, width=140).board(position, 0)]
    assert len(wide) < len(narrow)
    assert any(line.startswith(" t0 ") and "(you)" in line for line in wide)
    assert not any(line.startswith(" t0 ") and "(you)" in line for line in narrow)


def test_nothing_is_cut_on_a_full_board() -> None:
    position = machines_at_work()
    for language in LANGUAGES:
        for width in WIDTHS:
            lines = looks(position, language, width).board(position, 0)
            assert max(len(line) for line in lines) <= width
            assert "…" not in "".join(line.plain for line in lines)


def test_options_are_grouped_by_what_they_do() -> None:
    table = until(gears(2, fate="draft"), lambda p: asked(p).kind == "move" and p.actions == 0 and p.round == 2)
    script, _ = sit(table, [])
    heads = [line.split()[0] for line in script.written[script.written.index("", 9) :] if line.startswith(" ")]
    assert heads.index("Travel") < heads.index("Draw")


def test_french_from_the_first_screen_on() -> None:
    script, _ = sit(gears(3, seed=5), [], language="fr")
    assert "Rouge choisit un rang en premier\u202f; reçoit " in script.text
    assert "── Mise en place ──" in script.text
    assert "R Rouge (vous) 0 0 6 t5 · Juriste" in script.story
    assert "Rouge, quel rang prenez-vous dans l’ordre du tour\u202f?\n  1 Rang 1\n" in script.text
    assert script.prompts == ["Choisissez 1–3, des lettres ou aide > "]
    assert "Partie enregistrée\u00a0: bequest-gears" in script.text


def test_the_machines_in_french() -> None:
    position = machines_at_work()
    table = Table(position, {}, start=position.to_dict())
    script, _ = sit(table, ["activer machine-miroir", "retour", "carte archi-feu", "voir"], language="fr")
    assert "Machine-miroir\u00a0: de quelle période donnez-vous un de vos cubes\u202f?" in script.text
    assert "Archi-Feu : coût 1, récompense 1 ; à l’établissement : 1 cube du stock à votre Réserve" in script.story


# --- a real terminal, and none ---


def written(monkeypatch: pytest.MonkeyPatch, **environment: str) -> str:
    """What a board looks like on standard output with this environment."""
    for name in ("NO_COLOR", "FORCE_COLOR", "COLORTERM", "TERM", "COLUMNS", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    output = Terminal() if "TERM" in environment else io.StringIO()
    monkeypatch.setattr(sys, "stdout", output)
    console = StandardConsole()
    position = gears().position
    console.write(looks(position).board(position, 0))
    console.clear()
    return output.getvalue()


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_gets_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b[1;31m" in written(monkeypatch, TERM="xterm-256color")


@pytest.mark.parametrize("environment", [{}, {"TERM": "dumb"}, {"TERM": "xterm", "NO_COLOR": "1"}])
def test_pipes_dumb_terminals_and_those_who_want_none_get_no_escape_codes(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str]
) -> None:
    text = written(monkeypatch, **environment)
    assert "\x1b" not in text
    assert "Red (you)" in text


@pytest.mark.parametrize(("columns", "width"), [("60", 80), ("80", 80), ("100", 100), ("300", 140)])
def test_the_width_is_that_of_the_terminal_within_limits(
    monkeypatch: pytest.MonkeyPatch, columns: str, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setattr("bequest.terminal.console.is_terminal", lambda stream: True)
    assert StandardConsole().width == width
    monkeypatch.setattr("bequest.terminal.console.is_terminal", lambda stream: False)
    assert StandardConsole().width == 80
