"""Small changes to a source: each is one that a person could have made by mistake."""

from __future__ import annotations

import ast
from dataclasses import dataclass

COMPARED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
CALCULATED: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
}
ASSIGNED: dict[type[ast.operator], tuple[str, str]] = {ast.Add: ("+=", "-="), ast.Sub: ("-=", "+=")}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Change:
    """One place of a source, and what stands there instead."""

    line: int
    start: int
    end: int
    instead: str

    def made(self, source: bytes) -> bytes:
        return source[: self.start] + self.instead.encode() + source[self.end :]


class Finder(ast.NodeVisitor):
    """All changes to a module; annotations, docstrings, assertions and imports are left alone."""

    def __init__(self, source: str) -> None:
        self.source = source.encode()
        self._lines = [0]
        for line in self.source.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))
        self.found: list[Change] = []
        self.visit(ast.parse(source))

    # --- where ---

    def _at(self, line: int, column: int) -> int:
        return self._lines[line - 1] + column

    def _start(self, node: ast.expr | ast.stmt) -> int:
        return self._at(node.lineno, node.col_offset)

    def _end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._at(node.end_lineno, node.end_col_offset)

    def _text(self, node: ast.expr) -> str:
        return self.source[self._start(node) : self._end(node)].decode()

    def _replace(self, node: ast.expr | ast.stmt, instead: str) -> None:
        self.found.append(Change(node.lineno, self._start(node), self._end(node), instead))

    def _between(self, left: ast.expr, right: ast.expr, was: str, instead: str) -> None:
        """The sign between two expressions; brackets and comments may stand there too."""
        first, last = self._end(left), self._start(right)
        at = self.source.find(was.encode(), first, last)
        if at >= 0:
            line = self.source.count(b"\n", 0, at) + 1
            self.found.append(Change(line, at, at + len(was), instead))

    # --- what ---

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for left, sign, right in zip(operands, node.ops, operands[1:], strict=False):
            self._between(left, right, *COMPARED[type(sign)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        was, instead = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._between(left, right, was, instead)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in CALCULATED:
            self._between(node.left, node.right, *CALCULATED[type(node.op)])
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._replace(node, f"({self._text(node.operand)})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._replace(node, str(not node.value))
        elif isinstance(node.value, int):
            self._replace(node, str(node.value + 1))

    def visit_If(self, node: ast.If) -> None:
        if not (isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
            self._replace(node.test, f"not ({self._text(node.test)})")
            self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._replace(node.test, f"not ({self._text(node.test)})")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in CALLED:
            self._replace(node.func, CALLED[node.func.id])
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if type(node.op) in ASSIGNED:
            self._between(node.target, node.value, *ASSIGNED[type(node.op)])
        self._replace(node, "pass")
        self.visit(node.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self._replace(node, "pass")
            self.generic_visit(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self._replace(node, "pass")

    # --- what is left alone ---

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        for part in node.body:
            self.visit(part)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for part in node.body:
            self.visit(part)

    def visit_Assert(self, node: ast.Assert) -> None:
        """What can't be: nobody could notice."""

    def visit_Raise(self, node: ast.Raise) -> None:
        """Words."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Words."""


def changes(source: str) -> list[Change]:
    """Every change to a module; `is_python` tells those that can be made."""
    return Finder(source).found


def is_python(source: bytes) -> bool:
    try:
        ast.parse(source)
    except SyntaxError:
        return False
    return True
