"""The command `how`: a page that teaches enough of a game to begin, in both languages."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bequest import games
from bequest.core.speaker import Speaker
from bequest.core.words import LANGUAGES
from bequest.games.crecy.data import terms
from bequest.terminal.table import new_table
from tests.terminal.sitting import gears, sit

PAGES: list[tuple[str, int, dict[str, object]]] = [
    ("gears", 2, {}),
    ("crecy", 3, {}),
    ("crecy", 1, {"mode": "solo_standard"}),
    ("crecy", 1, {"mode": "solo_testament"}),
    ("lastwill", 4, {}),
]
COMMAND = {"en": "how", "fr": "comment"}
FIRST = {"en": "Goal ", "fr": "But du jeu "}
LAST = {"en": "The end ", "fr": "Fin de partie "}
ONE_PAGE = 40
"""Lines that a page may have."""


def page(name: str, players: int, options: dict[str, object], language: str = "en") -> list[str]:
    """The lines that `how` answers."""
    script, _ = sit(new_table(games.get(name), players, 1, options), [COMMAND[language]], language=language)
    lines = script.text.splitlines()
    first = max(place for place, line in enumerate(lines) if line.startswith(FIRST[language]))
    end = next(place for place in range(first, len(lines)) if ">" in lines[place])
    return lines[first:end]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "players", "options"), PAGES, ids=str)
def test_a_page_tells_goal_turn_and_end(name: str, players: int, options: dict[str, object], language: str) -> None:
    lines = page(name, players, options, language)
    assert max(map(len, lines)) <= 80
    assert 15 <= len(lines) <= ONE_PAGE
    assert any(line.startswith(LAST[language]) for line in lines)
    labels = [line for line in lines if not line.startswith(" ")]
    assert any({"en": "our turn", "fr": "votre tour"}[language] in label for label in labels)


def said(name: str, players: int = 2, **options: object) -> str:
    return " ".join(" ".join(page(name, players, options)).split())


def test_what_new_players_stumbled_over_is_there() -> None:
    assert "Travel is one-way" in said("gears")
    will = said("lastwill")
    assert "A white card is an event" in will
    assert "Companion spaces fill in order" in will
    assert "Mission face down under the Patron" in said("crecy")


TERMS = {
    "en": ("Residence", "Symbol", "Group", "Extension", "Opera"),
    "fr": ("Résidence", "Symbole", "Groupe", "Annexe", "Opéra"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_of_last_will_have_a_line_each(language: str) -> None:
    lines = page("lastwill", 4, {}, language)
    for term in TERMS[language]:
        place = next(place for place, line in enumerate(lines) if line.startswith(f"{term} "))
        assert lines[place].endswith(".")
        assert not lines[place + 1].startswith(" ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_generations_have_the_rounds_of_the_rules(language: str) -> None:
    """C-7.1."""
    lengths = [last - before for before, last in pairwise((0, *terms.LAST_ROUNDS))]
    several = {"en": "{}, {} and {} rounds", "fr": "{}, {} et {} manches"}[language].format(*lengths)
    for name, players, options in PAGES:
        if name == "crecy":
            assert several in " ".join(" ".join(page(name, players, options, language)).split())


def test_each_mode_has_its_own_page() -> None:
    assert "Closed spaces" in said("crecy", 1, mode="solo_standard")
    testament = said("crecy", 1, mode="solo_testament")
    assert "Who Were They?" in testament
    for other in ("Marry", "Socialize", "Have Children", "Ask Friends"):
        assert other not in testament


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_offered_at_the_start(language: str) -> None:
    start, _ = sit(gears(), [], language=language)
    offer = {"en": "New here? Type how", "fr": "Nouveau ici\u202f? Tapez comment"}[language]
    assert start.text.count(offer) == 1
    assert offer in "\n".join(start.text.splitlines()[-7:]), "right above the prompt, where it can be seen"


def test_a_loaded_game_does_not_offer_it_again() -> None:
    table = gears()
    table.position.push(table.position.legal()[0], table.position.seat)
    start, _ = sit(table, [])
    assert "New here?" not in start.text


def test_a_game_without_a_page_tells_its_goal() -> None:
    position = gears().position
    speaker, view = position.game.speaker, position.view(None)
    assert [text for _, text in Speaker.how(speaker, view)] == [speaker.goal(view)]
