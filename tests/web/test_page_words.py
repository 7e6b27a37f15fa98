"""The page's own words: complete in both languages, all of them said, and none said that there is not."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast, visitor

WEB: Final = Path(__file__).parent.parent.parent / "web" / "src"
LANGUAGES: Final = ("en", "fr")
ID: Final = re.compile(r"""["'`]((?:page|desk)-[a-z0-9$][^"'`\s]*)["'`]""")
FILES: Final = sorted(path.name for path in (WEB / "words" / "en").glob("*.ftl"))


class Variables(visitor.Visitor):
    """The names of the arguments of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str, file: str) -> dict[str, set[str]]:
    """The messages of a file, with the arguments of each."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((WEB / "words" / language / file).read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} stands there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def said() -> list[re.Pattern[str]]:
    """The ids that the sources name; what is put into one as it runs may be any word."""
    found: set[str] = set()
    for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        if not path.name.endswith(".test.ts") and path.name != "schema.d.ts":
            found.update(ID.findall(path.read_text("utf-8")))
    parts = [re.split(r"\$\{[^}]*\}|\{[^}]*\}", id) for id in found]
    return [re.compile("[A-Za-z0-9_:-]+".join(map(re.escape, part))) for part in parts]


def test_there_are_words() -> None:
    assert "page.ftl" in FILES
    assert len(said()) > 100


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages_with_the_same_arguments(file: str) -> None:
    english, french = (messages(language, file) for language in LANGUAGES)
    assert english.keys() == french.keys()
    assert {id: names for id, names in english.items() if names != french[id]} == {}


def test_no_message_stands_in_two_files() -> None:
    ids = [id for file in FILES for id in messages("en", file)]
    assert sorted({id for id in ids if ids.count(id) > 1}) == []


def test_every_message_is_said_somewhere() -> None:
    patterns = said()
    ids = {id for file in FILES for id in messages("en", file)}
    assert sorted(id for id in ids if not any(pattern.fullmatch(id) for pattern in patterns)) == []


def test_everything_said_is_a_message() -> None:
    ids = {id for file in FILES for id in messages("en", file)}
    assert sorted(p.pattern for p in said() if not any(p.fullmatch(id) for id in ids)) == []


def test_french_signs_have_their_narrow_spaces() -> None:
    """A plain space before ; ! ? or : would let the sign stand alone on a line."""
    for file in FILES:
        text = (WEB / "words" / "fr" / file).read_text("utf-8")
        wrong = [line for line in text.splitlines() if re.search(r"\w [;!?:](\s|$)", line.partition("#")[0])]
        assert wrong == []
