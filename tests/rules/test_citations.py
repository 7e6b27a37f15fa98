"""Where the code cites the rules, and how ranges of ids are written out."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules import citations, coverage

ROOT = Path(__file__).resolve().parents[2]
KNOWN = [f"G-6.{number}" for number in range(1, 14)] + ["G-7.1", "G-7.2", "G-X.1"]
CODE = '''"""Module (G-7.1)."""

class A:
    """Class (G-6.1, G-6.2)."""
    def f(self):
        """Method, see G-6.1 (G-6.3).

        More (G-X.1) of G-6.3."""
        def g():
            """Inner (G-6.4)."""

if True:
    def h():
        "(G-6.5)"
NUMBER = 1
"""Not a docstring of code (G-6.6)."""
TEXT = "G-6.7"
'''


def test_docstrings_are_found_with_the_names_that_python_gives() -> None:
    assert [(c.name, c.kind, c.line, c.rule) for c in citations.citations_in(CODE, "a.py")] == [
        ("", "module", 1, "G-7.1"),
        ("A", "class", 3, "G-6.1"),
        ("A", "class", 3, "G-6.2"),
        ("A.f", "function", 5, "G-6.1"),
        ("A.f", "function", 5, "G-6.3"),
        ("A.f", "function", 5, "G-X.1"),
        ("A.f.<locals>.g", "function", 9, "G-6.4"),
        ("h", "function", 13, "G-6.5"),
    ]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("(G-6.2 to G-6.4)", "(G-6.2, G-6.3, G-6.4)"),
        ("(G-6.12–G-7.1)", "(G-6.12, G-6.13, G-7.1)"),
        ("(G-6.12 to 6.13, G-X.1)", "(G-6.12, G-6.13, G-X.1)"),
        ("(G-6.13 to G-7)", "(G-6.13, G-7.1, G-7.2)"),
        ("From G-6.1 and to G-6.3", "From G-6.1 and to G-6.3"),
    ],
)
def test_a_range_is_written_out(before: str, after: str) -> None:
    assert citations.written_out(f'"""{before}"""\n', KNOWN) == f'"""{after}"""\n'


def test_a_range_that_the_catalogue_does_not_have_is_refused() -> None:
    with pytest.raises(ValueError, match=r"no rules from G-6\.3 to G-9\.9"):
        citations.written_out('"""G-6.3 to G-9.9"""\n', KNOWN)


def test_long_lines_are_filled_and_others_left_alone() -> None:
    text = "The payment goes face down to the discard pile, the card with its cubes to the timeline (G-6.1 to G-6.13)."
    before = (
        f'class A:\n    def f():\n        """{text}\n\n        Left\n        alone.\n        """\n        return 1\n'
    )
    after = citations.written_out(before, KNOWN)
    ids = ", ".join(KNOWN[:13])
    assert max(map(len, after.splitlines())) <= 120
    assert " ".join(after.split()) == " ".join(before.split()).replace("G-6.1 to G-6.13", ids)
    assert after.endswith('\n\n        Left\n        alone.\n        """\n        return 1\n')
    assert citations.written_out(after, KNOWN) == after


def test_list_items_are_filled_one_by_one() -> None:
    before = '"""Head:\n- one (G-6.1 to G-6.13) ' + "word " * 12 + 'and more\n- two\n"""\n'
    after = citations.written_out(before, KNOWN).splitlines()
    assert [line[:2] for line in after] == ['""', "- ", "  ", "- ", '""']
    assert max(map(len, after)) <= 120


def test_faults_are_told() -> None:
    text = '"""G-6.1 to G-6.2, G-9.9."""\nA = 1\n"""See G-5."""\n# G-6.3 to G-6.4\n'
    assert citations.faults(text, "a.py", KNOWN) == [
        "a.py:1 cites G-9.9, but there is no such rule",
        "a.py:1 has a range of ids: G-6.1 to G-6.2",
        "a.py:3 cites G-5, but there is no such rule",
        "a.py:4 has a range of ids in a comment: G-6.3 to G-6.4",
    ]


def test_the_package_cites_only_rules_that_there_are() -> None:
    known = coverage.catalogued(ROOT)
    strays = [citation for citation in citations.read_citations(ROOT) if citation.rule not in known]
    assert not strays
