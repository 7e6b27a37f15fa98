"""Which rules of the catalogues have a test: `python -m tests.rules.coverage`.

The ids come from the definition lines of `docs/rules/<game>.md`, the covered ones from the
`pytest.mark.rule("G-4.12", ...)` marks of the tests, and the excused ones from
`tests/rules/<game>/untestable.toml`. Anything that does not add up makes the exit status 1.
"""

import ast
import re
import sys
import textwrap
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PREFIXES = {"gears": "G", "crecy": "C", "lastwill": "W"}


@dataclass(frozen=True)
class Excuses:
    """What `untestable.toml` says: id to reason, and section (or id) to reason for what waits."""

    untestable: dict[str, str]
    later: dict[str, str]


@dataclass(frozen=True)
class Report:
    """One game's rules, in the order of its catalogue."""

    game: str
    ids: list[str]
    covered: set[str]
    excuses: Excuses

    @property
    def later(self) -> list[str]:
        return [rule for rule in self.ids if is_later(rule, self.excuses)]

    @property
    def due(self) -> list[str]:
        """The rules that need a test or a reason now."""
        return [rule for rule in self.ids if not is_later(rule, self.excuses)]

    @property
    def missing(self) -> list[str]:
        excused = self.covered | self.excuses.untestable.keys()
        return [rule for rule in self.due if rule not in excused]


def is_later(rule: str, excuses: Excuses) -> bool:
    """Whether a rule, or its section, is listed under `later`."""
    return rule in excuses.later or rule.rpartition(".")[0] in excuses.later


def defined_ids(catalogue: Path, prefix: str) -> list[str]:
    """The ids of the definition lines `- **G-4.12** ...`, in order, repeated ones included."""
    line = re.compile(rf"^- \*\*({prefix}-(?:\d+|[A-Z])\.\d+)\*\* ", re.MULTILINE)
    return line.findall(catalogue.read_text(encoding="utf-8"))


def read_excuses(path: Path) -> Excuses:
    """The excuses of a game; without a file there are none."""
    if not path.exists():
        return Excuses({}, {})
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    later = table.pop("later", [])
    for entry in later:
        if entry.keys() != {"ids", "reason"}:
            raise ValueError(f"{path}: a [[later]] table has ids and reason and nothing else, not {entry}")
    excuses = Excuses(table, {entry["ids"]: entry["reason"] for entry in later})
    for rule, reason in [*excuses.untestable.items(), *excuses.later.items()]:
        if not isinstance(reason, str) or not reason.strip():
            raise ValueError(f"{path}: {rule} needs a reason")
    return excuses


def marked_ids(tests: Path) -> dict[str, str]:
    """Every id that a test below this folder is marked with, and one place where it is."""
    marks: dict[str, str] = {}
    for path in sorted(tests.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        for node in ast.walk(tree):
            for mark in marks_on(node):
                for rule in rules_of(mark):
                    marks.setdefault(rule, f"{path.relative_to(tests.parent)}:{mark.lineno}")
    return marks


def marks_on(node: ast.AST) -> Iterator[ast.expr]:
    """The marks that this piece of a test file puts on tests."""
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef() if node.name.startswith("test"):
            yield from node.decorator_list
        case ast.ClassDef() if node.name.startswith("Test"):
            yield from node.decorator_list
        case ast.Assign(targets=[ast.Name("pytestmark")], value=value):
            yield from one_or_several(value)
        case ast.AnnAssign(target=ast.Name("pytestmark"), value=ast.expr() as value):
            yield from one_or_several(value)
        case ast.Call(func=ast.Attribute(ast.Name("pytest"), "param"), keywords=keywords):
            for keyword in keywords:
                if keyword.arg == "marks":
                    yield from one_or_several(keyword.value)


def one_or_several(value: ast.expr) -> list[ast.expr]:
    """A mark alone, or the marks of a list or tuple."""
    return value.elts if isinstance(value, ast.List | ast.Tuple) else [value]


def rules_of(mark: ast.expr) -> list[str]:
    """The ids of a `pytest.mark.rule(...)`; none for any other mark."""
    match mark:
        case ast.Call(func=ast.Attribute(ast.Attribute(ast.Name("pytest"), "mark"), "rule"), args=args):
            return [arg.value for arg in args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        case _:
            return []


def read_reports(root: Path, marks: dict[str, str]) -> list[Report]:
    """A report for each game that has a catalogue."""
    reports = []
    for game, prefix in PREFIXES.items():
        catalogue = root / "docs" / "rules" / f"{game}.md"
        if catalogue.exists():
            ids = defined_ids(catalogue, prefix)
            excuses = read_excuses(root / "tests" / "rules" / game / "untestable.toml")
            reports.append(Report(game, ids, marks.keys() & set(ids), excuses))
    return reports


def describe(report: Report) -> list[str]:
    """The lines to print for a game: the counts, the gaps, then the excuses."""
    due, untestable, later = report.due, report.excuses.untestable, report.later
    covered = len(report.covered.intersection(due))
    counts = f"{report.game} {covered}/{len(due)} covered, {len(untestable)} untestable"
    lines = [f"{counts}, {len(later)} later" if later else counts]
    if report.missing:
        lines += ["", "Without a test:", *wrapped(report.missing)]
    if untestable:
        lines += ["", "Untestable:", *(f"  {rule}  {reason}" for rule, reason in untestable.items())]
    if report.excuses.later:
        lines += ["", "Later:", *(f"  {ids}  {reason}" for ids, reason in report.excuses.later.items())]
    return lines


def wrapped(ids: list[str]) -> list[str]:
    return textwrap.wrap(", ".join(ids), width=100, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)


def problems(report: Report) -> list[str]:
    """What is wrong with a game's rules, tests and excuses, in words."""
    known = set(report.ids)
    sections = {rule.rpartition(".")[0] for rule in known}
    twice = [rule for rule, times in Counter(report.ids).items() if times > 1]
    found = [f"{rule} is defined more than once in docs/rules/{report.game}.md" for rule in twice]
    if report.missing:
        found.append(f"{report.game} has rules with neither test nor reason: {len(report.missing)}")
    for rule in report.excuses.untestable:
        if rule not in known:
            found.append(f"{rule} is listed as untestable, but there is no such rule")
        elif rule in report.covered:
            found.append(f"{rule} has a test after all: remove it from the untestable list")
        elif is_later(rule, report.excuses):
            found.append(f"{rule} is listed both as untestable and as later: remove one")
    for ids in report.excuses.later:
        if ids not in known | sections:
            found.append(f"{ids} is listed as later, but there is no such rule or section")
    return found


def stray_marks(marks: dict[str, str], reports: list[Report]) -> list[str]:
    """Tests marked with an id that no catalogue has."""
    known = {rule for report in reports for rule in report.ids}
    strays = {rule: place for rule, place in marks.items() if rule not in known}
    return [f"{place} marks {rule}, but there is no such rule" for rule, place in strays.items()]


def main(root: Path) -> int:
    marks = marked_ids(root / "tests")
    reports = read_reports(root, marks)
    wrong = stray_marks(marks, reports)
    if not reports:
        wrong.append("docs/rules has no catalogue of any known game")
    for report in reports:
        print("\n".join(describe(report)), end="\n\n")
        wrong += problems(report)
    for problem in wrong:
        print(f"Problem: {problem}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parents[2]))
