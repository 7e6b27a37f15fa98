"""Which rules of the catalogues have a test, and which are cited in the code: `python -m tests.rules.coverage`.

The ids come from the definition lines of `docs/rules/<game>.md`, the covered ones from the
`pytest.mark.rule("G-4.12", ...)` marks of the tests, and the excused ones from
`tests/rules/<game>/untestable.toml`. A citation is an id in the docstring of a function or class; it counts if a test
marked with the id runs that function, or a method of that class. `make notes` records what the tests run. Anything
that does not add up makes the exit status 1.

With ids as arguments it shows these rules: their texts, the code that cites them, and their tests.
"""

import argparse
import ast
import re
import sys
import textwrap
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bequest import rulebook
from tests.rules import citations, recording
from tests.rules.citations import MODULE, PREFIXES, Citation
from tests.rules.recording import Notes

LEAST_CITED: Final = 0.9
"""So much of the testable rules of each game must be cited and run, if the report is strict."""
DATA: Final = re.compile(r"src/bequest/games/\w+/data/")
"""Code that runs when a deck is loaded, which happens once for all tests."""


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
    cited: list[Citation] = field(default_factory=list)
    run: set[Citation] = field(default_factory=set)
    """Those citations that a test of the rule runs."""

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

    @property
    def testable(self) -> list[str]:
        return [rule for rule in self.due if rule not in self.excuses.untestable]

    @property
    def uncited(self) -> list[str]:
        """Testable rules that no function or class cites; a module docstring says too little about where to look."""
        cited = {citation.rule for citation in self.cited if citation.kind != MODULE}
        return [rule for rule in self.testable if rule not in cited]

    @property
    def counted(self) -> set[str]:
        """Testable rules with a citation that a test of the rule runs."""
        return {citation.rule for citation in self.run if citation.kind != MODULE} & {*self.testable}


def is_later(rule: str, excuses: Excuses) -> bool:
    """Whether a rule, or its section, is listed under `later`."""
    return rule in excuses.later or rule.rpartition(".")[0] in excuses.later


def definitions(catalogue: Path, prefix: str) -> list[tuple[str, str]]:
    """The id and the text of the definition lines `- **G-4.12** ...`, in order, repeated ones included."""
    found = rulebook.definitions(catalogue.read_text(encoding="utf-8"))
    return [(rule, text) for rule, text in found if rule.startswith(f"{prefix}-")]


def defined_ids(catalogue: Path, prefix: str) -> list[str]:
    return [rule for rule, _ in definitions(catalogue, prefix)]


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


def marked_ids(tests: Path) -> dict[str, list[str]]:
    """Every id that a test below this folder is marked with, and all places where it is."""
    marks: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        for node in ast.walk(tree):
            for mark in marks_on(node):
                place = f"{path.relative_to(tests.parent)}:{mark.lineno} {getattr(node, 'name', '')}".rstrip()
                for rule in rules_of(mark):
                    marks.setdefault(rule, []).append(place)
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


def read_reports(root: Path, marks: dict[str, list[str]], notes: Notes) -> list[Report]:
    """A report for each game that has a catalogue."""
    reports = []
    cited = citations.read_citations(root)
    run = run_citations(cited, marks, notes)
    for game, prefix in PREFIXES.items():
        catalogue = root / "docs" / "rules" / f"{game}.md"
        if catalogue.exists():
            ids = defined_ids(catalogue, prefix)
            excuses = read_excuses(root / "tests" / "rules" / game / "untestable.toml")
            own = [citation for citation in cited if citation.rule.startswith(prefix)]
            reports.append(Report(game, ids, marks.keys() & set(ids), excuses, own, run.intersection(own)))
    return reports


def run_citations(cited: list[Citation], marks: dict[str, list[str]], notes: Notes) -> set[Citation]:
    """The citations that a test marked with their id runs."""
    found, anyone = set(), notes.run_by_any()
    for rule in {citation.rule for citation in cited}.intersection(marks):
        by_own_tests = notes.run_by_tests_of(rule)
        for citation in cited:
            if citation.rule == rule and is_run(citation, anyone if DATA.match(citation.path) else by_own_tests):
                found.add(citation)
    return found


def is_run(citation: Citation, ran: frozenset[recording.Function]) -> bool:
    """Whether a function is among those that ran, or for a class or module one that stands in it."""
    if (citation.path, citation.name) in ran:
        return True
    within = {citations.CLASS: f"{citation.name}.", MODULE: ""}.get(citation.kind)
    return within is not None and any(path == citation.path and name.startswith(within) for path, name in ran)


def describe(report: Report, recorded: bool) -> list[str]:
    """The lines to print for a game: the counts, the gaps, then the excuses."""
    due, untestable, later = report.due, report.excuses.untestable, report.later
    testable, covered = len(report.testable), len(report.covered.intersection(due))
    cited = len(report.counted) if recorded else testable - len(report.uncited)
    counts = f"{report.game} {covered}/{len(due)} covered, cited {cited}/{testable}, {len(untestable)} untestable"
    lines = [f"{counts}, {len(later)} later" if later else counts]
    if report.missing:
        lines += ["", "Without a test:", *wrapped(report.missing)]
    if report.uncited:
        lines += ["", "Cited by no function or class:", *wrapped(report.uncited)]
    if recorded:
        lines += describe_idle(report)
    if untestable:
        lines += ["", "Untestable:", *(f"  {rule}  {reason}" for rule, reason in untestable.items())]
    if report.excuses.later:
        lines += ["", "Later:", *(f"  {ids}  {reason}" for ids, reason in report.excuses.later.items())]
    return lines


def describe_idle(report: Report) -> list[str]:
    """Citations that do not count: no test of the rule runs the code, or they stand in the docstring of a module."""
    lines = []
    idle = [citation for citation in report.cited if citation not in report.run and citation.rule in report.testable]
    weak = [citation for citation in report.cited if citation.kind == MODULE and citation.rule in report.uncited]
    for title, some in {
        "Cited, but no test of the rule runs the code:": [c for c in idle if c.rule not in report.counted],
        "Cited again where no test of the rule goes:": [c for c in idle if c.rule in report.counted],
        "Cited in the docstring of a module only:": weak,
    }.items():
        places: dict[str, list[str]] = {}
        for citation in some:
            places.setdefault(citation.place, []).append(citation.rule)
        lines += ["", title] * bool(places)
        lines += [f"  {place}: {', '.join(rules)}" for place, rules in places.items()]
    return lines


def wrapped(ids: Sequence[str]) -> list[str]:
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


def stray_marks(marks: dict[str, list[str]], reports: list[Report]) -> list[str]:
    """Tests marked with an id that no catalogue has."""
    known = {rule for report in reports for rule in report.ids}
    strays = {rule: places[0] for rule, places in marks.items() if rule not in known}
    return [f"{place} marks {rule}, but there is no such rule" for rule, place in strays.items()]


def too_few_cited(report: Report) -> list[str]:
    """What a strict report demands besides."""
    cited, testable = len(report.counted), len(report.testable)
    if cited >= LEAST_CITED * testable:
        return []
    return [
        f"{report.game} cites {cited} of {testable} testable rules where their tests run, too few ({LEAST_CITED:.0%})"
    ]


# --- the commands ---


def show_all(root: Path, strict: bool) -> int:
    """The report on all games."""
    marks, notes = marked_ids(root / "tests"), recording.read(root)
    reports = read_reports(root, marks, notes)
    wrong = stray_marks(marks, reports)
    if not reports:
        wrong.append("docs/rules has no catalogue of any known game")
    for report in reports:
        print("\n".join(describe(report, recorded=bool(notes.tests))), end="\n\n")
        wrong += problems(report) + (too_few_cited(report) if strict else [])
    if reports and not notes.tests:
        print("Which citations are run by tests is not known here: run make notes first.")
    elif notes.outdated:
        print(f"Changed since they were recorded: {notes.outdated} tests or what they run; run make notes again.")
    for problem in wrong:
        print(f"Problem: {problem}")
    return 1 if wrong else 0


def show_rule(root: Path, rule: str) -> int:
    """One rule: its text, the code that cites it, its tests."""
    marks, notes = marked_ids(root / "tests"), recording.read(root)
    report = next((report for report in read_reports(root, marks, notes) if rule in report.ids), None)
    if report is None:
        print(f"There is no rule {rule}.")
        return 1
    texts = dict(definitions(root / "docs" / "rules" / f"{report.game}.md", PREFIXES[report.game]))
    print(*textwrap.wrap(f"{rule}  {texts[rule]}", 100), sep="\n")
    print("\nCode:" if any(citation.rule == rule for citation in report.cited) else "\nNo code cites it.")
    for citation in [citation for citation in report.cited if citation.rule == rule]:
        idle = " (no test of the rule runs it)" if notes.tests and citation not in report.run else ""
        print(f"  {citation.place}{idle}\n      {citation.about}")
    print("\nTests:" if rule in marks else "\nNo test is marked with it.")
    print(*(f"  {place}" for place in marks.get(rule, [])), sep="\n")
    return 0


def write_out(root: Path) -> int:
    """Writes out the ranges of ids in the docstrings of the package."""
    known = catalogued(root)
    for path in citations.sources(root):
        text = path.read_text(encoding="utf-8")
        new = citations.written_out(text, known)
        if new != text:
            path.write_text(new, encoding="utf-8")
            print(f"written out: {path.relative_to(root)}")
        for fault in citations.faults(new, str(path.relative_to(root)), known):
            print(f"by hand: {fault}")
    return 0


def catalogued(root: Path) -> list[str]:
    """The ids of all rules, game by game in their order."""
    found = []
    for game, prefix in PREFIXES.items():
        catalogue = root / "docs" / "rules" / f"{game}.md"
        found += defined_ids(catalogue, prefix) if catalogue.exists() else []
    return found


def main(root: Path, arguments: Sequence[str] = ()) -> int:
    parser = argparse.ArgumentParser(
        prog="make rules", description="Which rules have tests, and which code cites them."
    )
    parser.add_argument("rule", nargs="*", help="show these rules: text, code, tests")
    parser.add_argument("--strict", action="store_true", help=f"fail below {LEAST_CITED:.0%} of rules cited and run")
    parser.add_argument("--write-out", action="store_true", help="write out ranges of ids in docstrings")
    asked = parser.parse_args(arguments)
    if asked.write_out:
        return write_out(root)
    if asked.rule:
        return max(show_rule(root, rule.upper()) for rule in asked.rule)
    return show_all(root, asked.strict)


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parents[2], sys.argv[1:]))
