"""The words: every message in both languages, used, and typeset as the language wants it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import bequest
from bequest import games
from bequest.bots.names import LEVELS
from bequest.cli.bots import OTHERS
from bequest.core.texts import provenance
from bequest.core.words import (
    LANGUAGES,
    MOST_KEPT,
    Message,
    Words,
    either,
    languages,
    message,
    name_of,
    quoted,
    same_everywhere,
    texts,
    words,
)
from bequest.games.gears.data import terms as gears_terms
from bequest.games.gears.data.deck import Deck
from bequest.terminal.answers import HELP, OF_A_SERVER
from bequest.terminal.commands import AT_A_SERVER, COMMANDS
from bequest.terminal.joined import PROPOSALS
from bequest.terminal.lobby import COMMANDS as IN_A_LOBBY

HOUSE: Final = Path(bequest.__file__).parent
ROOMS: Final = (
    "words", "argument", "reason", "server", "story", "reading", "option", "record", "encoding", "terminal", "command",
    "lab", "advice", *games.names(),
)  # fmt: skip
"""How an id may begin."""
ID: Final = re.compile(rf"({'|'.join(ROOMS)})(-[a-z0-9]+)+")
OF_GAMES: Final = [import_module(f"tests.terminal.{name}_families") for name in games.names()]

# Ids that the code puts together: how they begin, and the closed list of how they end.
FAMILIES: Final[dict[str, set[str]]] = {
    **{begins: ends for of_game in OF_GAMES for begins, ends in of_game.FAMILIES.items()},
    **{begins: ends for of_game in OF_GAMES for begins, ends in of_game.NAMED_ELSEWHERE.items()},
    "command-rules-": {"compiled", "pure", "absent", "stale"},
    "command-mode-": {"multiplayer", "solo-standard", "solo-testament"},
    "command-deck-of-": {"friends", "children"},
    "command-level-": {f"{level}{end}" for level in LEVELS for end in ("", "-about")},
    "command-bot-": {f"{kind}{end}" for kind in OTHERS for end in ("", "-about")},
    "terminal-command-": {*COMMANDS, *AT_A_SERVER, *IN_A_LOBBY},
    "terminal-help-": {*HELP, *OF_A_SERVER},
    "terminal-usage-": {*HELP, *OF_A_SERVER},
    "terminal-word-": {"all", "yes", "no", "on", "off", *PROPOSALS},
    "terminal-propose-": set(PROPOSALS),
    "command-deck-": set(gears_terms.ABILITY_MOMENTS[1:])
    | {"heads", "titles", "contributions", "missions", "patrons", "hints", provenance.PARTLY, provenance.BOUNDED},
    "command-fact-": {
        "jobs", "seconds", "games-per-second", "decisions-per-second", "game", "players", "options", "seed", "games",
        "decisions", "decisions-per-game", "single-option-share", "options-per-decision", "scores", "digest", "min",
        "q1", "median", "q3", "max", "p99", "bots",
    },
}  # fmt: skip

# Families of which the endings stand as texts in one file.
FAMILIES_OF_FILES: Final = {begins: file for of_game in OF_GAMES for begins, file in of_game.OF_FILES.items()}

# Messages that are the same in both languages: names, words that French has too, and words of the program.
SAME: Final = {
    "command-cards-contributions", "command-cards-missions",
    "command-deck-activation", "command-deck-contributions", "command-deck-missions",
    "command-deck-head-size", "command-deck-technologies",
    "command-fact-options", "command-fact-p99", "command-fact-q1", "command-fact-q3", "command-fact-scores",
    "command-help-arguments", "command-help-options", "command-help-pieces", "command-level-novice",
    "command-metavar-count",
    "gears-board-score", "gears-choice-amount",
    "gears-initial-red", "gears-points-bonuses", "gears-result-total",
    "crecy-each-contributions", "crecy-each-couples", "crecy-field-gains", "crecy-field-kin", "crecy-field-prestige",
    "crecy-gain-prestige", "crecy-loss-prestige", "crecy-pawn-orange", "crecy-source-contributions",
    "crecy-source-missions", "crecy-source-prestige", "crecy-table-prestige", "crecy-tree-legend-contribution",
    "crecy-tree-legend-married",
    "lastwill-choice-no-plan", "lastwill-choice-option", "lastwill-event-actions", "lastwill-field-actions",
    "lastwill-face-plan", "lastwill-field-options", "lastwill-field-type", "lastwill-table-actions",
    "lastwill-table-plan", "lastwill-table-plans", "lastwill-how-plan-label",
    "lastwill-label-activate", "lastwill-label-add", "lastwill-label-group", "lastwill-label-market",
    "lastwill-label-opera", "terminal-command-bot", "terminal-online-bot", "terminal-usage-number",
    "terminal-word-pause",
}  # fmt: skip

# French texts that are no prose, such as how a command is used.
NO_PROSE: Final = {"command-help-subcommand"}


# --- the files ---


@dataclass(frozen=True)
class Entry:
    """A message as its file has it."""

    file: str
    texts: tuple[str, ...]
    """The text, each of its variants and its attributes, with {} for whatever is filled in."""
    variables: frozenset[str]


def parsed(language: str) -> list[tuple[str, ftl.Resource]]:
    return [(file, FluentParser().parse(text)) for file, text in texts(language).items()]


@cache
def entries(language: str) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for file, resource in parsed(language):
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} stands there twice"
                patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
                texts = tuple(text for pattern in patterns if pattern is not None for text in flat(pattern))
                found[entry.id.name] = Entry(file, texts, frozenset(variables(entry)))
    return found


def flat(pattern: ftl.Pattern) -> list[str]:
    own, variants = "", []
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            own += element.value
        elif isinstance(element.expression, ftl.StringLiteral):
            own += element.expression.parse()["value"]
        else:
            own += "{}"
            if isinstance(element.expression, ftl.SelectExpression):
                variants += [text for variant in element.expression.variants for text in flat(variant.value)]
    return [own, *variants]


def variables(node: object) -> Iterator[str]:
    if isinstance(node, ftl.VariableReference):
        yield node.id.name
    elif isinstance(node, ftl.BaseNode):
        for child in vars(node).values():
            yield from variables(child)
    elif isinstance(node, list):
        for child in node:
            yield from variables(child)


def both() -> list[tuple[str, Entry, Entry]]:
    french = entries("fr")
    return [(id, entry, french[id]) for id, entry in entries("en").items() if id in french]


# --- the code ---


@cache
def modules() -> list[tuple[str, ast.Module]]:
    paths = sorted(HOUSE.rglob("*.py"))
    return [(str(path.relative_to(HOUSE)), ast.parse(path.read_text(encoding="utf-8"))) for path in paths]


def parts_of_joined(tree: ast.Module) -> set[ast.AST]:
    return {part for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in ast.walk(node)}


@cache
def literals() -> dict[str, str]:
    """Every text of the code that looks like an id, or is given as one, and where."""
    found: dict[str, str] = {}
    for path, tree in modules():
        skipped = parts_of_joined(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in skipped:
                if ID.fullmatch(node.value):
                    found[node.value] = f"{path}:{node.lineno}"
            elif isinstance(node, ast.Call) and called(node) in ("message", "Message") and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    found[str(first.value)] = f"{path}:{node.lineno}"
    return found


def joined() -> Iterator[tuple[str, str]]:
    """How every id begins that the code puts together, and where."""
    for path, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
                begins = str(node.values[0].value)
                if ID.fullmatch(f"{begins}x"):
                    yield begins, f"{path}:{node.lineno}"


def called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def family_ids() -> set[str]:
    return {begins + ends for begins, all_ends in FAMILIES.items() for ends in all_ends}


def ids_of_files() -> set[str]:
    """Every text of the files that put ids of a family together, as the ending of such an id."""
    found = set()
    for begins, file in FAMILIES_OF_FILES.items():
        tree = dict(modules())[file]
        found |= {begins + str(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    return found


# --- both languages ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read(language: str) -> None:
    for file, resource in parsed(language):
        junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
        assert not junk, f"{language}/{file}"


def test_both_languages_have_the_same_messages_in_the_same_files() -> None:
    homes = [{id: entry.file for id, entry in entries(language).items()} for language in LANGUAGES]
    assert homes[0] == homes[1]


def test_a_message_names_the_same_things_in_both_languages() -> None:
    assert [id for id, english, french in both() if english.variables != french.variables] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_are_plain_and_texts_are_not_empty(language: str) -> None:
    assert [id for id in entries(language) if not ID.fullmatch(id)] == []
    assert [id for id, entry in entries(language).items() if not any(text.strip() for text in entry.texts)] == []


def test_french_is_translated() -> None:
    same = {id for id, english, french in both() if english.texts == french.texts}
    wordless = {id for id in same if not re.search(r"\w", "".join(entries("en")[id].texts).replace("{}", ""))}
    assert sorted(same - wordless - SAME) == []
    assert sorted(SAME - same) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for text in texts(language).values():
        bundle.add_resource(FluentResource(text))
    for id, entry in entries(language).items():
        pattern = bundle.get_message(id).value
        assert pattern is not None, id
        for number in (0, 1, 2, 11):
            _, problems = bundle.format_pattern(pattern, dict.fromkeys(entry.variables, number))
            assert problems == [], id


# --- code and files agree ---


def test_every_message_is_used() -> None:
    assert sorted(set(entries("en")) - set(literals()) - family_ids() - ids_of_files()) == []


def test_every_message_that_the_code_names_exists() -> None:
    assert sorted(f"{where}: {id}" for id, where in literals().items() if id not in entries("en")) == []
    assert sorted(family_ids() - set(entries("en"))) == []


def test_ids_put_together_are_of_a_known_family() -> None:
    known = {*FAMILIES, *FAMILIES_OF_FILES}
    assert sorted(f"{where}: {begins}" for begins, where in joined() if begins not in known) == []


def input_errors() -> set[str]:
    """BequestError and all that are derived from it, by name."""
    found = {"BequestError"}
    classes = [node for _, tree in modules() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    for _ in classes:
        found |= {c.name for c in classes if {base.id for base in c.bases if isinstance(base, ast.Name)} & found}
    return found


def plain_text(node: ast.expr) -> bool:
    """Whether an expression is words written in the code."""
    if isinstance(node, ast.Constant | ast.JoinedStr | ast.BinOp):
        return True
    return isinstance(node, ast.Call) and called(node) in ("str", "format", "join")


def test_no_error_is_told_in_plain_text() -> None:
    errors = input_errors()
    assert {"BadDeck", "UnknownName", "IllegalAction"} <= errors
    found = []
    for path, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                said = node.args[:1] if called(node) in errors else node.args[1:2] if called(node) == "fail" else []
                found += [f"{path}:{node.lineno}" for text in said if plain_text(text)]
    assert found == []


# --- typography ---

WRONG: Final = {
    "a plain space before a mark": r" [;:!?»]|« ",
    "no narrow no-break space before ; ! ?": r"[^\u202f;!?(]+[;!?]",
    "no no-break space before :": r"[^\u00a0]:(?!\S)",
    "a straight apostrophe": r"'",
    "a straight quotation mark": r'"',
    "no narrow no-break space inside « »": r"«[^\u202f]|[^\u202f]»",
    "three dots": r"\.\.\.",
}


@pytest.mark.parametrize("mistake", WRONG)
def test_french_is_typeset_as_french(mistake: str) -> None:
    wrong = re.compile(WRONG[mistake])
    prose = {id: entry.texts for id, entry in entries("fr").items() if id not in NO_PROSE}
    assert [id for id, texts in prose.items() if any(wrong.search(text) for text in texts)] == []


# --- speaking ---


def test_what_was_said_before_is_said_again_only_of_the_same() -> None:
    said = Words("en", {"some": "one = { $n } of { $what }\ntwo = { $n ->\n    [one] a { $what }\n   *[other] many\n}"})
    for _ in range(2):
        assert [said.text("one", n=n, what="x") for n in (1, 2)] == ["1 of x", "2 of x"]
        assert said.text("one", n=1, what="y") == "1 of y"
        assert [said.text("two", n=n, what="x") for n in (1, 2)] == ["a x", "many"]


def test_not_all_that_was_ever_said_is_kept() -> None:
    said = Words("en", {"some": "one = { $n }"})
    for n in range(MOST_KEPT + 5):
        assert said.text("one", n=str(n)) == str(n)
    assert len(said._said) <= MOST_KEPT


def test_arguments_may_be_messages_and_lists_of_them() -> None:
    several = message("reason-turn-of-several", seat=3, asked=("1", "2", "4"))
    assert str(several) == "seat 3 is not asked now; seats 1, 2 and 4 decide"
    assert "aux places 1, 2 et 4" in words("fr").say(several)
    wrapped = message("record-answer", number="2", problem=message("reason-game-over"))
    assert words("fr").say(wrapped) == "réponse 2\u00a0: la partie est terminée"


def test_what_a_person_wrote_is_quoted_and_harmless() -> None:
    assert str(quoted("fi\x1bre")) == r"'fi\x1bre'"
    assert str(quoted("it's")) == "'it's'"
    assert words("fr").say(quoted("feu")) == "«\u202ffeu\u202f»"
    assert quoted([1, 2]) == "[1, 2]"


def test_one_of_several_things() -> None:
    assert either(["a"]) == "a"
    said = either(["a", "b", "c"])
    assert isinstance(said, Message)
    assert (str(said), words("fr").say(said)) == ("a or b or c", "a ou b ou c")


def test_a_language_needs_texts_and_no_code(tmp_path: Path) -> None:
    """A made-up language: a folder of words, and a deck with names in it."""
    room = tmp_path / "words"
    for language in ("en", "qaa"):
        (room / language).mkdir(parents=True)
    lists = "words-comma = { $first }, { $last }\nwords-and = { $first } ki { $last }\n"
    shared = lists + "gears-event-travel = { $cards } ro\n"
    (room / "qaa" / "core.ftl").write_text(shared)
    assert languages(room) == ("en", "qaa")
    spoken = Words("qaa", {"core.ftl": (room / "qaa" / "core.ftl").read_text()})
    text = games.supplied_text("gears", "base")[0].replace('"tree-2"', '"mine"')
    text = text.replace('fr = "Feu" }', 'fr = "Feu", qaa = "Zor" }').replace('fr = "La Roue" }', 'qaa = "Bok" }')
    deck = games.load_deck("gears", text, "mine.toml")
    assert isinstance(deck, Deck)
    cards = tuple(deck.technologies[card].name for card in range(3))
    assert spoken.text("gears-event-travel", cards=cards) == "Zor, Bok ki Basic Tools ro"
    assert [name.text("fr") for name in cards] == ["Feu", "The Wheel", "Outils simples"]


def test_a_name_without_the_source_language_is_said_in_the_first_it_has() -> None:
    name = name_of({"fr": "Feu", "de": "Feuer"})
    assert [words(language).say(name) for language in LANGUAGES] == ["Feu", "Feu"]
    assert (name.raw(), same_everywhere("Radio").raw()) == ({"fr": "Feu", "de": "Feuer"}, "Radio")
    assert not name_of({})


def test_words_of_a_game_outside_the_package_can_be_added() -> None:
    english = type(words("en"))("en", {"chess.ftl": "chess-mate = mate"})
    assert english.text("chess-mate") == "mate"
    with pytest.raises(ValueError, match=r"en/more\.ftl: cannot read"):
        english.add("more.ftl", "chess mate")
