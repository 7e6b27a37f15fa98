"""The rules catalogue of a game as something to ask: a rule by its id, a section, or whatever speaks of some words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Final

from bequest import games
from bequest.core.words import Words, words
from bequest.terminal.layout import LEAST_WIDTH, table

if TYPE_CHECKING:
    from markdown_it.tree import SyntaxTreeNode

MOST_FOUND: Final = 8
BEGINNING: Final = 4
"""So many words of a rule are its beginning: what it is about."""
NEIGHBOURS: Final = 2
"""So many ids before and after a rule are named."""
_SECTION: Final = re.compile(r"(\w+)\. .+")
ASIDE: Final = "<!-- not for play -->"
"""Below the title of a section that is about files, options and programs: what it says comes last in a search."""
_ID: Final = re.compile(r"[A-Z]+-[\w.]+")

Emphasis = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule, or one worked example."""

    id: str
    text: str
    section: str
    """The title of its section, with its number."""
    example: bool = False
    terms: tuple[str, ...] = ()
    """What it defines: the words that the catalogue sets in italics."""
    coded: bool = False
    """Whether it speaks of options and fields by their names in files."""


@dataclass(slots=True)
class Section:
    id: str
    title: str
    paragraphs: list[str] = field(default_factory=list)
    """What the section says besides its rules and tables."""
    rules: list[Rule] = field(default_factory=list)
    aside: bool = False
    """Whether it is of no use in play."""


@cache
def sections(game: str, language: str) -> tuple[Section, ...]:
    """The catalogue of a game that exists (else UnknownName), read once."""
    text = (games.find(game).words_folder() / f"rules.{language}.md").read_text(encoding="utf-8")
    return tuple(read(text, words(language)))


# --- reading ---


def read(text: str, said: Words) -> list[Section]:
    """The sections of a catalogue in Markdown."""
    found: list[Section] = []
    for block in _parsed(text).children:
        if block.tag == "h2" and (heading := _SECTION.fullmatch(_plain(block.children[0]))):
            found.append(Section(heading[1], heading[0]))
        elif found:
            _add(found[-1], block, said)
    return found


def definitions(text: str) -> list[tuple[str, str]]:
    """The id and the text of every rule of a catalogue, in order."""
    items = [item for block in _parsed(text).children if block.markup == "-" for item in block.children]
    return [rule for item in items if (rule := _rule(item))]


def _parsed(text: str) -> SyntaxTreeNode:
    from markdown_it import MarkdownIt  # here, so that only those who ask for rules wait for it
    from markdown_it.tree import SyntaxTreeNode

    return SyntaxTreeNode(MarkdownIt().enable("table").parse(text))


def _add(section: Section, block: SyntaxTreeNode, said: Words) -> None:
    match block.type:
        case "bullet_list":
            for item in block.children:
                if rule := _rule(item):
                    terms, coded = tuple(_terms(item.children[0])), _is_coded(item)
                    section.rules.append(Rule(*rule, section.title, terms=terms, coded=coded))
                else:
                    section.paragraphs.append(f"- {_plain(item.children[0].children[0])}")
        case "table":
            heads, *rows = [[_plain(cell.children[0]) for cell in row.children] for row in _rows(block)]
            if heads[0] == "id":
                section.rules += [_example(heads, row, section.title, said) for row in rows if _ID.fullmatch(row[0])]
        case "html_block" if block.content.strip() == ASIDE:
            section.aside = True
        case "heading" | "paragraph":
            section.paragraphs.append(_plain(block.children[0]))


def _rows(table: SyntaxTreeNode) -> Iterator[SyntaxTreeNode]:
    for part in table.children:
        yield from part.children


def _example(heads: list[str], row: list[str], section: str, said: Words) -> Rule:
    parts = [
        said.text("command-rules-part", head=head, text=cell) for head, cell in zip(heads[1:], row[1:], strict=True)
    ]
    return Rule(row[0], " / ".join(parts), section, example=True)


def _rule(item: SyntaxTreeNode) -> tuple[str, str] | None:
    """The id and the text of a list item that begins with an id in bold; None for any other.

    What kind of rule it is (`ruling`, `house` and the like) stands at the end of its text, and comes in brackets.
    """
    bold, *rest = [piece for piece in item.children[0].children[0].children if piece.children or piece.content]
    id = _plain(bold)
    if bold.type != "strong" or not _ID.fullmatch(id):
        return None
    marks = [number for number, piece in enumerate(rest) if piece.type == "code_inline"]
    if marks and _plain(*rest[: marks[-1]]).endswith((". ", ") ")):
        text, mark = _plain(*rest[: marks[-1]]), _plain(*rest[marks[-1] :])
        return id, f"{text.strip()} ({mark})"
    return id, _plain(*rest).strip()


def _is_coded(item: SyntaxTreeNode) -> bool:
    """Whether names of programs stand in it; the mark at its end is none."""
    pieces = item.children[0].children[0].children
    names = [number for number, piece in enumerate(pieces) if piece.type == "code_inline"]
    return any(not _plain(*pieces[:number]).endswith((". ", ") ")) for number in names)


def _terms(piece: SyntaxTreeNode) -> Iterator[str]:
    """What stands in italics."""
    if piece.type == "em":
        yield _plain(piece)
    else:
        for part in piece.children:
            yield from _terms(part)


def _plain(*pieces: SyntaxTreeNode) -> str:
    """A text without its Markdown signs."""
    texts = []
    for piece in pieces:
        match piece.type:
            case "softbreak" | "hardbreak":
                texts.append(" ")
            case _:
                texts.append(_plain(*piece.children) if piece.children else piece.content)
    return "".join(texts)


# --- asking ---


def lookup(
    game: str, language: str, query: str, emphasis: Emphasis = str, width: int = LEAST_WIDTH, command: str = ""
) -> list[str]:
    """What the rules say about a query, in lines that fit the width; nothing if no rule speaks of it.

    The query is an id (`G-6.4`, `g6.4`), the number or letter of a section, or words, which `emphasis` marks where they
    are found. Without a query it is the list of sections. `command` is how the rules are asked where this is read.
    """
    catalogue, said = sections(game, language), words(language)
    letters = sorted({rule.id.partition("-")[0] for section in catalogue for rule in section.rules})
    asked = _ids(query, min(letters, key=len))  # examples have a letter more
    if not query.strip():
        return _contents(catalogue, said, command or f"bequest rules {game}", width)
    for section in catalogue:
        if section.id in asked:
            return _whole(section, width)
        for number, rule in enumerate(section.rules):
            if _bare(rule.id) in asked:
                return _with_neighbours(section, number, said, width)
    if re.fullmatch(rf"({'|'.join(letters)})-?(X?\d+|X)(\.\d+)?", query.strip().upper()):
        return []  # an id that there is not; its digits would be found somewhere
    return _about(catalogue, query, said, emphasis, width)


def _ids(query: str, letter: str) -> set[str]:
    """What the query may be the id of, without hyphens; a rule's number may stand alone, and so may a section's."""
    bare = _bare("".join(query.split()))
    return {bare, f"{letter}{bare}", bare.removeprefix(letter)}


def _bare(id: str) -> str:
    """`GE-01` as GE1."""
    return re.sub(r"(?<=[A-Z])0+(?=\d)", "", id.replace("-", "").upper())


def _contents(catalogue: Sequence[Section], said: Words, command: str, width: int) -> list[str]:
    rows = [[section.id, section.title.partition(" ")[2]] for section in catalogue]
    ruled = [section for section in catalogue if section.rules and not section.aside]
    shown = next((section for section in ruled if section.id == "6"), ruled[0])
    return [
        said.text("command-rules-contents"),
        "",
        *table(rows, right=(0,), width=width),
        "",
        *table(
            [[said.text("command-rules-how", command=command, section=shown.id, rule=shown.rules[0].id)]],
            indent=0,
            width=width,
        ),
    ]


def _whole(section: Section, width: int) -> list[str]:
    """The rules of a section, or what it says if it has none."""
    lines = [section.title, ""]
    for rule in section.rules:
        lines += _told(rule, width)
    if not section.rules:
        for paragraph in section.paragraphs:
            lines += table([[paragraph]], indent=0, width=width)
    return lines


def _with_neighbours(section: Section, number: int, said: Words, width: int) -> list[str]:
    near = section.rules[max(0, number - NEIGHBOURS) : number] + section.rules[number + 1 : number + 1 + NEIGHBOURS]
    lines = [section.title, "", *_told(section.rules[number], width)]
    if near:
        lines += ["", said.text("command-rules-near", ids=", ".join(rule.id for rule in near))]
    return lines


def _told(rule: Rule, width: int) -> list[str]:
    return table([[rule.id, rule.text]], indent=0, width=width)


# --- searching ---


def _about(catalogue: Sequence[Section], query: str, said: Words, emphasis: Emphasis, width: int) -> list[str]:
    """The rules that name all words, or else those that name most of them."""
    asked = [_beginning(word) for word in dict.fromkeys(re.findall(r"\w+", folded(query)))]
    ranked = sorted(_ranked(catalogue, asked), key=lambda found: found[0])
    if not ranked:
        return []
    best = [rule for rank, rule in ranked if rank[0] == ranked[0][0][0]]
    lines = _titled(catalogue, asked, said, width)
    section = ""
    for rule in best[:MOST_FOUND]:
        if rule.section != section:
            section = rule.section
            lines += ["", section]
        lines += [_emphasised(line, asked, emphasis) for line in _told(rule, width)]
    if len(best) > MOST_FOUND:
        lines += ["", said.text("command-rules-more", count=len(best) - MOST_FOUND)]
    return lines[1:]


def _titled(catalogue: Sequence[Section], asked: list[re.Pattern[str]], said: Words, width: int) -> list[str]:
    """The sections whose titles name all words."""
    titles = [section.title for section in catalogue if all(word.search(folded(section.title)) for word in asked)]
    if not titles:
        return []
    told = said.text("command-rules-titles", titles=", ".join(titles), count=len(titles))
    return ["", *table([[told]], indent=0, width=width)]


def _ranked(catalogue: Sequence[Section], asked: list[re.Pattern[str]]) -> Iterator[tuple[tuple[int, ...], Rule]]:
    """Rules with some of the words: first those with the most words, rules before examples and before what is not for
    play, definitions, those without names of programs, rules of a section with the words in its title, those that begin
    with the words; then as the section has them, or short ones first."""
    for section in catalogue:
        title = folded(section.title)
        about = sum(1 for word in asked if word.search(title))
        for place, rule in enumerate(section.rules):
            text = folded(rule.text)
            named = sum(1 for word in asked if word.search(text))
            if named:
                defined = sum(1 for word in asked if any(word.match(folded(term)) for term in rule.terms))
                mentioned = sum(1 for word in asked if any(word.search(folded(term)) for term in rule.terms))
                begins = any(word.search(" ".join(text.split()[:BEGINNING])) for word in asked)
                last = place if about == len(asked) else len(text)
                rank = (-named, section.aside, rule.example, -defined, -mentioned, rule.coded, -about, not begins, last)
                yield rank, rule


def _beginning(word: str) -> re.Pattern[str]:
    """Finds what begins with the word; œ may be typed as two letters."""
    return re.compile(r"\b" + re.escape(word.replace("œ", "oe")).replace("oe", "(?:oe|œ)"))


def folded(text: str) -> str:
    """A text without case and accents, sign for sign, so that places in it are places in the text."""
    return "".join(unicodedata.normalize("NFD", sign.lower())[0] for sign in text)


def _emphasised(line: str, asked: list[re.Pattern[str]], emphasis: Emphasis) -> str:
    spans = sorted({match.span() for word in asked for match in word.finditer(folded(line))}, reverse=True)
    end = len(line)
    for start, stop in spans:
        if stop <= end:
            line = line[:start] + emphasis(line[start:stop]) + line[stop:]
            end = start
    return line
