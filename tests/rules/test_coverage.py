"""The rules coverage report, on made-up catalogues, tests and code."""

from pathlib import Path

import pytest

from tests.rules import coverage, recording

CATALOGUE = """# A game

- **G-1.1** First, see G-1.9. `derived`
- **G-1.2** Second.
- **G-10.1** Third.
- **G-X.1** Of the expansion.
- **G-X.2** Also.
- **C-1.1** Of another game.
* **G-7.7** Not a definition line.
Text with **G-8.8** in it.
"""

TESTS = """
import pytest

pytestmark = pytest.mark.rule("G-1.1")

@pytest.mark.slow
@pytest.mark.rule("G-1.2", "G-10.1")
def test_two(): ...
"""


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def project(root: Path, tests: str = TESTS, excuses: str = "") -> Path:
    """A made-up repository with one catalogue, one test file and, if given, excuses."""
    write(root / "docs" / "rules" / "gears.md", CATALOGUE)
    write(root / "tests" / "rules" / "gears" / "test_some.py", tests)
    if excuses:
        write(root / "tests" / "rules" / "gears" / "untestable.toml", excuses)
    return root


NOT_RECORDED = "Which citations are run by tests is not known here: run make notes first.\n"
LATER = '[[later]]\nids = "G-X"\nreason = "Not built yet."\n'


def test_ids_come_from_definition_lines_with_the_games_prefix(tmp_path: Path) -> None:
    catalogue = write(tmp_path / "gears.md", CATALOGUE)
    assert coverage.defined_ids(catalogue, "G") == ["G-1.1", "G-1.2", "G-10.1", "G-X.1", "G-X.2"]
    assert coverage.defined_ids(catalogue, "C") == ["C-1.1"]


@pytest.mark.parametrize(
    ("source", "ids"),
    [
        pytest.param('@pytest.mark.rule("G-1.1", "G-1.2")\ndef test_a(): ...', {"G-1.1", "G-1.2"}, id="function"),
        pytest.param('@pytest.mark.rule("G-1.1")\nasync def test_a(): ...', {"G-1.1"}, id="async function"),
        pytest.param('@pytest.mark.rule("G-1.1")\nclass TestA: ...', {"G-1.1"}, id="class"),
        pytest.param('class TestA:\n    @pytest.mark.rule("G-1.1")\n    def test_a(self): ...', {"G-1.1"}, id="method"),
        pytest.param('class TestA:\n    pytestmark = pytest.mark.rule("G-1.1")', {"G-1.1"}, id="class pytestmark"),
        pytest.param('pytestmark = pytest.mark.rule("G-1.1")', {"G-1.1"}, id="pytestmark"),
        pytest.param('pytestmark = [pytest.mark.slow, pytest.mark.rule("G-1.1")]', {"G-1.1"}, id="pytestmark list"),
        pytest.param('pytestmark: list = [pytest.mark.rule("G-1.1")]', {"G-1.1"}, id="pytestmark with type"),
        pytest.param('CASES = [pytest.param(1, marks=pytest.mark.rule("G-1.1"))]', {"G-1.1"}, id="param"),
        pytest.param(
            'CASES = [pytest.param(1, marks=[pytest.mark.rule("G-1.1"), pytest.mark.rule("G-1.2")])]',
            {"G-1.1", "G-1.2"},
            id="param with list",
        ),
        pytest.param('@pytest.mark.rule("G-1.1")\ndef build(): ...', set(), id="not a test"),
        pytest.param('@pytest.mark.slow("G-1.1")\ndef test_a(): ...', set(), id="another mark"),
        pytest.param("# @pytest.mark.rule('G-1.1')\nTEXT = 'pytest.mark.rule(\"G-1.1\")'", set(), id="mere text"),
    ],
)
def test_marks_are_found_wherever_pytest_takes_them(tmp_path: Path, source: str, ids: set[str]) -> None:
    write(tmp_path / "tests" / "deep" / "test_a.py", f"import pytest\n{source}\n")
    assert coverage.marked_ids(tmp_path / "tests").keys() == ids


def test_a_mark_is_reported_with_its_place(tmp_path: Path) -> None:
    write(tmp_path / "tests" / "test_a.py", '\n\n@pytest.mark.rule("G-1.1")\ndef test_a(): ...\n')
    assert coverage.marked_ids(tmp_path / "tests") == {"G-1.1": [str(Path("tests", "test_a.py")) + ":3 test_a"]}


def test_a_rule_has_all_places_of_its_marks(tmp_path: Path) -> None:
    write(tmp_path / "tests" / "test_a.py", TESTS + '\n@pytest.mark.rule("G-1.1")\ndef test_b(): ...\n')
    assert [place.rpartition(":")[2] for place in coverage.marked_ids(tmp_path / "tests")["G-1.1"]] == [
        "4",
        "10 test_b",
    ]


def test_excuses_are_read_and_may_be_missing(tmp_path: Path) -> None:
    path = write(tmp_path / "untestable.toml", '"G-1.1" = "A word."\n' + LATER)
    assert coverage.read_excuses(path) == coverage.Excuses({"G-1.1": "A word."}, {"G-X": "Not built yet."})
    assert coverage.read_excuses(tmp_path / "none.toml") == coverage.Excuses({}, {})


@pytest.mark.parametrize("text", ['"G-1.1" = ""\n', '"G-1.1" = 3\n', LATER + '"G-1.1" = "Too late."\n', "[[later]]\n"])
def test_excuses_without_reason_or_in_the_wrong_table_are_refused(tmp_path: Path, text: str) -> None:
    path = write(tmp_path / "untestable.toml", text)
    with pytest.raises(ValueError, match=r"untestable\.toml"):
        coverage.read_excuses(path)


def test_a_section_listed_as_later_does_not_reach_into_another() -> None:
    excuses = coverage.Excuses({}, {"G-1": "Waits."})
    assert coverage.is_later("G-1.2", excuses)
    assert not coverage.is_later("G-10.1", excuses)


def test_all_is_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert coverage.main(project(tmp_path, excuses=LATER)) == 0
    assert capsys.readouterr().out.split("\n\n") == [
        "gears 3/3 covered, cited 0/3, 0 untestable, 2 later",
        "Cited by no function or class:\n  G-1.1, G-1.2, G-10.1",
        "Later:\n  G-X  Not built yet.",
        NOT_RECORDED,
    ]


def test_gaps_and_excuses_are_printed_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = 'import pytest\npytestmark = pytest.mark.rule("G-1.1")\n'
    assert coverage.main(project(tmp_path, tests, '"G-1.2" = "A word."\n')) == 1
    assert capsys.readouterr().out.split("\n\n") == [
        "gears 1/5 covered, cited 0/4, 1 untestable",
        "Without a test:\n  G-10.1, G-X.1, G-X.2",
        "Cited by no function or class:\n  G-1.1, G-10.1, G-X.1, G-X.2",
        "Untestable:\n  G-1.2  A word.",
        NOT_RECORDED + "Problem: gears has rules with neither test nor reason: 3\n",
    ]


@pytest.mark.parametrize(
    ("tests", "excuses", "problem"),
    [
        pytest.param(
            TESTS.replace("G-10.1", "G-10.9"),
            '"G-10.1" = "A word."\n' + LATER,
            "test_some.py:7 test_two marks G-10.9, but there is no such rule",
            id="unknown mark",
        ),
        pytest.param(
            TESTS,
            '"G-1.2" = "A word."\n' + LATER,
            "G-1.2 has a test after all: remove it from the untestable list",
            id="covered after all",
        ),
        pytest.param(
            TESTS,
            '"G-1.9" = "A word."\n' + LATER,
            "G-1.9 is listed as untestable, but there is no such rule",
            id="unknown untestable",
        ),
        pytest.param(
            TESTS,
            LATER + LATER.replace("G-X", "G-Y"),
            "G-Y is listed as later, but there is no such rule or section",
            id="unknown later",
        ),
        pytest.param(
            TESTS,
            '"G-X.1" = "A word."\n' + LATER,
            "G-X.1 is listed both as untestable and as later: remove one",
            id="excused twice",
        ),
    ],
)
def test_what_does_not_add_up_is_a_problem(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], tests: str, excuses: str, problem: str
) -> None:
    assert coverage.main(project(tmp_path, tests, excuses)) == 1
    printed = [line for line in capsys.readouterr().out.splitlines() if line.startswith("Problem: ")]
    assert len(printed) == 1
    assert printed[0].endswith(problem)


def test_an_id_defined_twice_is_a_problem(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = project(tmp_path, excuses=LATER)
    write(root / "docs" / "rules" / "gears.md", CATALOGUE + "- **G-1.1** Again.\n")
    assert coverage.main(root) == 1
    assert "Problem: G-1.1 is defined more than once in docs/rules/gears.md\n" in capsys.readouterr().out


def test_without_any_catalogue_the_report_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert coverage.main(tmp_path) == 1
    assert capsys.readouterr().out == "Problem: docs/rules has no catalogue of any known game\n"


# --- citations ---

CODE = '''"""Module (G-X.2)."""

class A:
    """Of the second (G-1.2)."""
    def f(self):
        """First (G-1.1)."""
'''
PATH = "src/bequest/games/gears/rules/some.py"
TEST = "tests/rules/gears/test_some.py::test_two"


def cited(root: Path, ran: list[str], rules: list[str], path: str = PATH) -> Path:
    """The project with code that cites rules, and a test that ran some of its functions."""
    project(root)
    write(root / path, CODE)
    recording.add(root, [{"functions": [[path, name] for name in ran], "tests": {TEST: [rules, [*range(len(ran))]]}}])
    return root


def printed(root: Path, capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[str]]:
    status = coverage.main(root, arguments)
    return status, capsys.readouterr().out.split("\n\n")


def test_a_citation_counts_if_a_test_of_the_rule_runs_the_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, parts = printed(cited(tmp_path, ["A.f"], ["G-1.1"]), capsys)
    assert parts[0] == "gears 3/5 covered, cited 1/5, 0 untestable"
    assert "Cited by no function or class:\n  G-10.1, G-X.1, G-X.2" in parts
    assert f"Cited, but no test of the rule runs the code:\n  {PATH}:1: G-X.2\n  {PATH}:3 A: G-1.2" in parts
    assert f"Cited in the docstring of a module only:\n  {PATH}:1: G-X.2" in parts


def test_a_citing_class_is_run_by_any_of_its_methods(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, parts = printed(cited(tmp_path, ["A.f"], ["G-1.1", "G-1.2"]), capsys)
    assert parts[0].startswith("gears 3/5 covered, cited 2/5,")


def test_what_loads_decks_runs_for_all_tests(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = cited(tmp_path, ["A.f"], ["G-10.1"], "src/bequest/games/gears/data/some.py")
    assert printed(root, capsys)[1][0].startswith("gears 3/5 covered, cited 2/5,")


def test_changed_code_and_changed_tests_must_run_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = cited(tmp_path, ["A.f"], ["G-1.1"])
    write(root / PATH, CODE.replace("First", "The first"))
    assert "cited 1/5" in printed(root, capsys)[1][0], "a docstring does not change what runs"
    write(root / PATH, CODE + "        return 1\n")
    _, parts = printed(root, capsys)
    assert "cited 0/5" in parts[0]
    assert parts[-1].startswith("Changed since they were recorded: 1 tests or what they run; run make notes again.\n")
    write(root / PATH, CODE)
    write(root / "tests" / "rules" / "gears" / "test_some.py", TESTS + "\n")
    assert printed(root, capsys)[1][0].startswith("gears 3/5 covered, cited 2/5,"), (
        "nothing counts, so nothing is known"
    )
    assert recording.read(root).outdated == 1


def test_a_strict_report_demands_citations(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    problem = "Problem: gears cites 1 of 5 testable rules where their tests run, too few (90%)"
    assert problem in printed(cited(tmp_path, ["A.f"], ["G-1.1"]), capsys, "--strict")[1][-1].splitlines()
    assert problem not in printed(tmp_path, capsys)[1][-1].splitlines()


def test_one_rule_is_shown_with_text_code_and_tests(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = cited(tmp_path, ["A.f"], ["G-1.1"])
    status, parts = printed(root, capsys, "g-1.2")
    assert status == 0
    assert parts == [
        "G-1.2  Second.",
        f"Code:\n  {PATH}:3 A (no test of the rule runs it)\n      Of the second (G-1.2).",
        "Tests:\n  tests/rules/gears/test_some.py:7 test_two\n",
    ]
    assert printed(root, capsys, "G-9.9") == (1, ["There is no rule G-9.9.\n"])


def test_ranges_are_written_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = project(tmp_path)
    write(root / PATH, '"""From G-1.1 to G-10.1."""\n# G-1.1 to G-1.2\n')
    assert coverage.main(root, ["--write-out"]) == 0
    assert (root / PATH).read_text(encoding="utf-8") == '"""From G-1.1, G-1.2, G-10.1."""\n# G-1.1 to G-1.2\n'
    assert capsys.readouterr().out.splitlines() == [
        f"written out: {PATH}",
        f"by hand: {PATH}:2 has a range of ids in a comment: G-1.1 to G-1.2",
    ]
