"""Where the code cites the rules: the ids that stand in the docstrings of `src/bequest`.

Ids are written one by one, because a search for G-6.10 does not find "G-6.8 to G-6.13". `written_out` turns such a
range into its ids.
"""

from __future__ import annotations

import ast
import io
import re
import textwrap
import tokenize
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bequest import games

WIDTH: Final = 120
MODULE: Final = "module"
CLASS: Final = "class"
FUNCTION: Final = "function"
PREFIXES: Final = {name: games.find(name).rule_prefix for name in games.names()}
LIKE_AN_ID: Final = re.compile(rf"\b(?:{'|'.join(PREFIXES.values())})-(?:\d+|[A-Z])(?:\.\w+)?(?!\w)")
"""A rule (G-6.5) or a section (G-6)."""
RANGE: Final = re.compile(
    rf"({LIKE_AN_ID.pattern})(?:\s+to\s+|\s*(?:–|—|…|\.\.\.?)\s*)({LIKE_AN_ID.pattern}|\b(?:\d+|[A-Z])\.\d+\b)"
)
"""As in G-6.8 to G-6.13, or G-6.8 to 6.13."""
_QUOTES: Final = re.compile(r'[rR]?"""')
_ITEM: Final = re.compile(r"\s*(?:[-*] |\d+\. )")

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, order=True, slots=True)
class Citation:
    """One id in one docstring."""

    path: str
    """The file, from the root of the repository."""
    line: int
    name: str
    """The qualified name of the class or function; empty for a module."""
    kind: str
    rule: str
    about: str
    """The first line of the docstring."""

    @property
    def place(self) -> str:
        return f"{self.path}:{self.line} {self.name}".rstrip()


def sources(root: Path) -> list[Path]:
    return sorted((root / "src" / "bequest").rglob("*.py"))


def read_citations(root: Path) -> list[Citation]:
    """Every id in a docstring of the package, by file and line."""
    found: list[Citation] = []
    for path in sources(root):
        text = path.read_text(encoding="utf-8")
        if LIKE_AN_ID.search(text):
            found += citations_in(text, path.relative_to(root).as_posix())
    return sorted(found)


def citations_in(text: str, path: str) -> Iterator[Citation]:
    """The ids in the docstrings of one module; each once per docstring."""
    for name, node in documented(ast.parse(text, filename=path)):
        words = ast.get_docstring(node) or ""
        kind = {ast.Module: MODULE, ast.ClassDef: CLASS}.get(type(node), FUNCTION)
        line = 1 if isinstance(node, ast.Module) else node.lineno
        for rule in dict.fromkeys(LIKE_AN_ID.findall(words)):
            yield Citation(path, line, name, kind, rule, words.partition("\n")[0])


def documented(node: Documented, name: str = "") -> Iterator[tuple[str, Documented]]:
    """A module, class or function and all those within it, with their qualified names."""
    yield name, node
    within = (
        f"{name}.<locals>." if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else f"{name}." * bool(name)
    )
    yield from _below(node, within)


def _below(node: ast.AST, within: str) -> Iterator[tuple[str, Documented]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield from documented(child, within + child.name)
        elif not isinstance(child, ast.expr):
            yield from _below(child, within)


# --- what may not stand there ---


def faults(text: str, path: str, known: Sequence[str]) -> list[str]:
    """Ids in docstrings that no catalogue has, and ranges of ids in docstrings and comments."""
    found = []
    for line, words in _strings(ast.parse(text, filename=path)):
        found += [f"{path}:{line} cites {rule}, but there is no such rule" for rule in _unknown(words, known)]
        found += [f"{path}:{line} has a range of ids: {match[0]}" for match in RANGE.finditer(words)]
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT and (match := RANGE.search(token.string)):
            found.append(f"{path}:{token.start[0]} has a range of ids in a comment: {match[0]}")
    return found


def _unknown(words: str, known: Sequence[str]) -> list[str]:
    return [rule for rule in dict.fromkeys(LIKE_AN_ID.findall(words)) if rule not in known]


def _strings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """All docstrings, those below constants and attributes among them."""
    for node in _string_nodes(tree):
        yield node.lineno, str(node.value)


def _string_nodes(tree: ast.Module) -> Iterator[ast.Constant]:
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant(value=str()) as constant):
                yield constant


# --- ranges written out ---


def written_out(text: str, known: Sequence[str]) -> str:
    """A module with every range of ids in its docstrings written out, in lines of at most 120 columns."""
    lines = text.splitlines(keepends=True)
    for node in sorted(_string_nodes(ast.parse(text)), key=lambda node: node.lineno, reverse=True):
        first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
        block = "".join(lines[first : last + 1])
        if RANGE.search(block) and _QUOTES.match(block.lstrip()):
            lines[first : last + 1] = [_rewritten(block, known)]
    return "".join(lines)


def _rewritten(block: str, known: Sequence[str]) -> str:
    """The lines of a docstring, with its ranges written out; only paragraphs that held one are filled anew."""
    margin = block[: len(block) - len(block.lstrip())]
    done = []
    for paragraph in re.split(r"(\n[^\S\n]*\n)", block):
        if RANGE.search(paragraph):
            paragraph = "\n".join(
                _filled(RANGE.sub(lambda match: ", ".join(_between(match[1], match[2], known)), item), margin)
                for item in _items(paragraph)
            )
        done.append(paragraph)
    return "".join(done)


def _items(paragraph: str) -> list[str]:
    """A paragraph, or its list items one by one."""
    items: list[str] = []
    for line in paragraph.split("\n"):
        if not items or _ITEM.match(line) or not line.strip() or not items[-1].strip():
            items.append(line)
        else:
            items[-1] += f"\n{line}"
    return items


def _filled(item: str, margin: str) -> str:
    if all(len(line) <= WIDTH for line in item.split("\n")):
        return item
    filled = textwrap.fill(
        " ".join(item.split()),
        width=WIDTH,
        initial_indent=margin,
        subsequent_indent=margin + "  " * bool(_ITEM.match(item)),
        break_on_hyphens=False,
        break_long_words=False,
    )
    return filled + "\n" * item.endswith("\n")


def _between(first: str, last: str, known: Sequence[str]) -> list[str]:
    """The ids of a range, in the order of the catalogue; a section at its end is meant in full."""
    last = last if "-" in last else f"{first.partition('-')[0]}-{last}"
    starts = [number for number, rule in enumerate(known) if _is_or_is_in(rule, first)]
    ends = [number for number, rule in enumerate(known) if _is_or_is_in(rule, last)]
    if not starts or not ends or starts[0] > ends[-1]:
        raise ValueError(f"the catalogue has no rules from {first} to {last}")
    return list(known[starts[0] : ends[-1] + 1])


def _is_or_is_in(rule: str, asked: str) -> bool:
    return asked in (rule, rule.rpartition(".")[0])
