"""Docstrings for what mypyc compiles: it leaves them out, so that `help()` and editors would find only signatures.

They are put into the C sources that mypyc has written, one for each module, before those are compiled: into the tables
in which a module tells Python of its functions, classes, methods and attributes. Nothing of the code changes.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

LITERAL = r'"(?:[^"\\]|\\.)*"'
SIGNED = r'\\n--\\n\\n"'
"""How the text of a signature ends; what follows it is the docstring."""
CALLABLE = re.compile(
    rf'\{{"(?P<name>\w+)",\s*\(PyCFunction\)(?P<symbol>\w+),[\sA-Z_|]+,\s*PyDoc_STR\((?P<text>NULL|{LITERAL})\)'
)
CLASS = re.compile(rf"\.tp_doc = PyDoc_STR\((?P<text>{LITERAL})\)")
ATTRIBUTE = re.compile(
    r'\{"(?P<name>\w+)",\s*\(getter\)(?P<symbol>\w+),\s*(?:\(setter\)\w+|NULL),\s*(?P<text>NULL), NULL\}'
)
MODULE = re.compile(r"(?P<text>NULL), /\* docstring \*/")


def docstrings(source: str) -> dict[str, str]:
    """Every docstring of a module by the name of what it is about (`Position.apply`); its own under ""."""
    tree = ast.parse(source)
    return {name: text for name, text in _found(tree, "") if text}


def _found(node: ast.Module | ast.ClassDef, inside: str) -> Iterator[tuple[str, str]]:
    yield inside.rstrip("."), ast.get_docstring(node) or ""
    for one in node.body:
        if isinstance(one, ast.FunctionDef):
            yield inside + one.name, ast.get_docstring(one) or ""
        elif isinstance(one, ast.ClassDef) and not inside:
            yield from _found(one, f"{one.name}.")
    if isinstance(node, ast.ClassDef):
        makers = [one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"]
        for body in (node.body, *[maker.body for maker in makers]):
            yield from _attributes(body, inside)


def _attributes(body: list[ast.stmt], inside: str) -> Iterator[tuple[str, str]]:
    """The texts that stand below the assignments of attributes."""
    for one, below in pairwise(body):
        match one, below:
            case (
                ast.Assign(targets=[ast.Name(name) | ast.Attribute(attr=name)])
                | ast.AnnAssign(target=ast.Name(name) | ast.Attribute(attr=name)),
                ast.Expr(ast.Constant(str(text))),
            ):
                yield inside + name, " ".join(text.split())
            case _:
                pass


def literal(text: str) -> str:
    """A text inside the quotes of a C string, as UTF-8; octal, since C reads as many hexadecimal digits as it finds."""
    plain = {ord('"'): '\\"', ord("\\"): "\\\\", ord("\n"): "\\n", ord("?"): "\\?"}
    return "".join(
        [plain.get(byte) or (chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}") for byte in text.encode("utf-8")]
    )


def documented(c: str, docs: dict[str, str]) -> str:
    """The C source of a module with these docstrings; those that are in it already stay."""
    classes = [name for name in docs if "." not in name] + [name.partition(".")[0] for name in docs if "." in name]

    def owner(symbol: str, ending: str) -> str:
        """The class in the name of a C function."""
        return next((name for name in classes if name and symbol.endswith(f"___{name}{ending}")), "")

    def callable(match: re.Match[str]) -> str:
        inside = owner(match["symbol"], f"___{match['name']}")
        return _with(match, docs.get(f"{inside}.{match['name']}".lstrip(".")))

    def attribute(match: re.Match[str]) -> str:
        inside = owner(match["symbol"], f"_get_{match['name']}")
        return _with(match, docs.get(f"{inside}.{match['name']}"))

    c = CALLABLE.sub(callable, c)
    c = CLASS.sub(lambda match: _with(match, docs.get(match["text"][1:].partition("(")[0])), c)
    c = ATTRIBUTE.sub(attribute, c)
    return MODULE.sub(lambda match: _with(match, docs.get("")), c)


def _with(match: re.Match[str], doc: str | None) -> str:
    """What was found, with a docstring after its signature, or in place of nothing."""
    whole, text = match[0], match["text"]
    if doc is None or not (text == "NULL" or re.search(SIGNED + "$", text)):
        return whole
    new = f'"{literal(doc)}"' if text == "NULL" else text[:-1] + literal(doc) + '"'
    start, end = match.start("text") - match.start(), match.end("text") - match.start()
    return whole[:start] + new + whole[end:]


def write(sources: Path, modules: list[Path], built: Path) -> None:
    """Puts the docstrings of all these modules into what mypyc has written of them."""
    for path in modules:
        name = ".".join(path.relative_to(sources).with_suffix("").parts)
        c = built / f"__native_{name.replace('.', '___')}.c"
        if c.exists():  # mypyc may call it otherwise one day: then a test of the compiled rules says so
            before = c.read_text(encoding="utf-8")
            c.write_text(documented(before, docstrings(path.read_text(encoding="utf-8"))), encoding="utf-8")
