"""The rules catalogue as something to ask."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from bequest import rulebook
from bequest.cli import app
from bequest.core.errors import UnknownName
from bequest.core.words import LANGUAGES
from tests.rules.coverage import defined_ids

CATALOGUE = Path(rulebook.__file__).parent / "games" / "gears" / "words" / "rules.en.md"


def ask(query: str, language: str = "en") -> list[str]:
    return rulebook.lookup("gears", language, query)


def ids(lines: list[str]) -> list[str]:
    return [line.split()[0] for line in lines if line.startswith("G")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_the_catalogue_is_found(language: str) -> None:
    known = [rule.id for section in rulebook.sections("gears", language) for rule in section.rules]
    assert len(known) == len(set(known))
    assert known == [rule.id for section in rulebook.sections("gears", "en") for rule in section.rules]
    assert [id for id in known if id.startswith("G-")] == defined_ids(CATALOGUE, "G")
    assert {"GE-01", "GE-X11", "GE-73"} <= {*known}
    for section in rulebook.sections("gears", language):
        for rule in section.rules:
            assert ids(ask(rule.id, language))[0] == rule.id


def test_the_texts_are_those_of_the_documentation() -> None:
    for language in LANGUAGES:
        assert CATALOGUE.with_name(f"rules.{language}.md").is_symlink(), "one text, not a copy of it"


@pytest.mark.parametrize("query", ["G-6.4", "g-6.4", "g6.4", "6.4", " G-6.4 ", "G 6.4"])
def test_a_rule_by_its_id(query: str) -> None:
    lines = ask(query)
    assert lines[0] == "6. Establish"
    assert lines[2].startswith("G-6.4  ")
    assert lines[-1] == "Near it: G-6.2, G-6.3, G-6.5, G-6.6"


def test_an_example_by_its_id() -> None:
    for query in ("GE-14", "ge14", "GE-014"):
        lines = ask(query)
        assert lines[0] == "E. Worked examples"
        assert lines[2].startswith("GE-14  rules: G-6.7, G-6.8, G-6.13 / given: red at t1")
    assert "résultat\u00a0:" in " ".join(ask("GE-14", "fr"))


def test_the_first_and_the_last_rule_of_a_section_have_fewer_neighbours() -> None:
    assert ask("G-1.1")[-1] == "Near it: G-1.2, G-1.3"
    assert ask("GE-73")[-1] == "Near it: GE-71, GE-72"


def test_the_mark_of_a_rule_is_shown() -> None:
    assert ask("G-1.14")[-3].endswith("tied. (ruling)")
    assert ask("G-1.14", "fr")[-3].endswith("(décision)")


def test_a_section() -> None:
    assert ask("6")[0] == ask("G-6")[0] == "6. Establish"
    assert len(ids(ask("6"))) > 10
    assert any("Do not travel far" in line for line in ask("H"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_asked_lists_the_sections(language: str) -> None:
    lines = ask("", language)
    assert len(lines) >= len(rulebook.sections("gears", language)) + 4
    assert any(line.split()[:2] == ["5", {"en": "Travel", "fr": "Voyager"}[language]] for line in lines)


def test_words_find_the_rules_that_name_them_all() -> None:
    lines = ask("tied leader")
    assert ids(lines)[:2] == ["G-1.13", "G-19.3"]
    found = [" ".join(ask(id)) for id in ids(lines)]
    assert all("tied" in text.lower() and "leader" in text.lower() for text in found)
    assert len(found) <= rulebook.MOST_FOUND


@pytest.mark.parametrize(
    ("game", "language", "query", "first"),
    [
        ("gears", "en", "leader", "G-1.13"),
        ("gears", "en", "pool", "G-1.15"),
        ("gears", "en", "capacity", "G-2.5"),
        ("gears", "fr", "capacité", "G-2.5"),
        ("lastwill", "en", "worth", "W-19.4"),
        ("lastwill", "en", "bankrupt", "W-18.6"),
        ("lastwill", "fr", "faillite", "W-18.6"),
        ("lastwill", "en", "white card", "W-10.2"),
        ("crecy", "en", "minor goal", "C-31.3"),
        ("crecy", "en", "extinct", "C-30.4"),
    ],
)
def test_definitions_come_first(game: str, language: str, query: str, first: str) -> None:
    found = [line.split()[0] for line in rulebook.lookup(game, language, query) if line[1:2] == "-"]
    assert found[0] == first


def test_then_the_section_that_bears_the_words_in_its_order() -> None:
    lines = ask("travel")
    assert lines[0] == "Section about it: 5. Travel"
    assert ids(lines)[0] == "G-5.1"
    assert ask("travel oldest")[0] != "Section about it: 5. Travel"


def test_if_no_rule_names_all_words_most_of_them_will_do() -> None:
    assert ids(ask("tied leader zebra")) == ids(ask("tied leader"))


def test_accents_and_case_do_not_matter() -> None:
    assert ask("établir présent", "fr") == ask("ETABLIR Present", "fr")
    assert "G-6.4" in ids(ask("etablir present", "fr"))


def test_only_beginnings_of_words_count() -> None:
    assert ask("lead")
    assert ask("eader") == ask("hazard") == ask("?!") == []


def test_many_matches_are_counted() -> None:
    assert ask("card")[-1].endswith("more rules speak of it; add a word to narrow it down.")


def test_matches_can_be_marked_without_changing_the_lines() -> None:
    marked = rulebook.lookup("gears", "fr", "egalite meneur", lambda text: f"<{text}>")
    assert any("<égalité>" in line for line in marked)
    assert [line.replace("<", "").replace(">", "") for line in marked] == ask("egalite meneur", "fr")


@pytest.mark.parametrize("query", ["6", "X", "E", "D", "cube", ""])
@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_fit_and_carry_no_markup(query: str, language: str) -> None:
    lines = ask(query, language)
    assert max(map(len, lines)) <= 80
    assert not any("`" in line or "**" in line for line in lines)


@pytest.mark.parametrize("query", ["6", "G-6.8", "cube", "card", ""])
def test_lines_are_as_long_as_the_screen_lets_them(query: str) -> None:
    wide = rulebook.lookup("gears", "en", query, width=120)
    assert max(map(len, wide)) <= 120
    assert len(wide) < len(ask(query))


def test_the_list_of_sections_says_how_to_ask_where_it_is_read() -> None:
    said = " ".join(ask(""))
    assert "bequest rules gears 6 shows a section, bequest rules gears G-6.1 a rule" in said
    in_play = " ".join(rulebook.lookup("gears", "en", "", command="rules"))
    assert "rules 6 shows a section, rules G-6.1 a rule" in in_play
    assert "bequest" not in in_play
    assert ask("6")
    assert ask("G-6.1")


@pytest.mark.parametrize(
    ("game", "language", "query"),
    [
        ("gears", "en", "cost"),
        ("gears", "en", "deck"),
        ("gears", "fr", "cube"),
        ("lastwill", "en", "money"),
        ("lastwill", "fr", "argent"),
        ("crecy", "en", "cost"),
        ("crecy", "fr", "carte"),
    ],
)
def test_what_is_not_for_play_comes_last(game: str, language: str, query: str) -> None:
    catalogue = rulebook.sections(game, language)
    asides = {rule.id for section in catalogue if section.aside for rule in section.rules}
    assert len(asides) > 20
    lines = rulebook.lookup(game, language, query)
    found = [line.split()[0] for line in lines if line[1:2] == "-"]
    assert len(found) >= 3
    assert not asides & set(found)
    for id in sorted(asides)[:3]:
        assert rulebook.lookup(game, language, id), "it can still be asked for"


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_of_play_are_written_in_words(language: str) -> None:
    for section in rulebook.sections("gears", language):
        if section.id in ("6", "18"):
            assert not [rule.id for rule in section.rules if "(X)" in rule.text]


def test_rules_with_names_of_programs_come_after_plain_ones() -> None:
    known = {rule.id: rule for section in rulebook.sections("gears", "en") for rule in section.rules}
    assert known["G-10.17"].coded, "it names the option fate"
    assert not known["G-10.7"].coded, "its mark is none"
    assert "G-10.17" not in ids(ask("fate"))


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownName):
        rulebook.lookup("chess", "en", "castling")


def test_the_command_asks_the_rulebook(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BEQUEST_LANG", "fr")
    plain = CliRunner().invoke(app, ["rules", "gears", "meneur", "égalité"])
    assert plain.exit_code == 0
    assert plain.stdout.splitlines() == ask("meneur égalité", "fr")
    monkeypatch.setattr("bequest.cli.rules.is_terminal", lambda stream: True)
    shown = CliRunner().invoke(app, ["rules", "gears", "meneur"], color=True)
    assert "\033[1mmeneur\033[0m" in shown.stdout
    assert CliRunner().invoke(app, ["rules", "chess"]).exit_code == 2
    nothing = CliRunner().invoke(app, ["rules", "gears", "hazard"], env={"BEQUEST_LANG": "en"})
    assert nothing.exit_code == 2
    assert nothing.stderr == "bequest: no rule speaks of 'hazard'; bequest rules gears lists the sections\n"


def test_an_id_that_there_is_not_finds_nothing() -> None:
    """Its digits stand somewhere in the worked examples, which would be no answer."""
    for query in ("G-6.44", "g9.99", "G-30", "GE-99"):
        assert rulebook.lookup("gears", "en", query) == []
