"""Docstrings in what mypyc has written: `tests/core/test_reference.py` asks the compiled rules themselves for them."""

from __future__ import annotations

import re
from pathlib import Path

from scripts import docstrings

SOURCE = '''"""A module « with » words."""

SIZE = 3
"""How many."""


class Layout:
    """The "fields" in \\\\ order."""

    kind: str = "x"
    """What it is."""

    def __init__(self) -> None:
        self.size = 0
        """How many cells
        there are."""
        self.plain = 1

    def add(self) -> int:
        """One more?

        Really.
        """

    def bare(self) -> int:
        return 1

    @property
    def empty(self) -> bool:
        """Whether there are none."""


def put() -> None:
    """Puts it."""
'''

C = r"""
static PyGetSetDef encoding___Layout_getseters[] = {
    {"kind",
     (getter)encoding___Layout_get_kind, (setter)encoding___Layout_set_kind,
     NULL, NULL},
    {"size",
     (getter)encoding___Layout_get_size, NULL,
     NULL, NULL},
    {"plain",
     (getter)encoding___Layout_get_plain, (setter)encoding___Layout_set_plain,
     NULL, NULL},
    {"empty",
     (getter)encoding___Layout_get_empty,
    NULL, NULL, NULL},
    {NULL}  /* Sentinel */
};
static PyMethodDef encoding___Layout_methods[] = {
    {"add",
     (PyCFunction)CPyPy_encoding___Layout___add,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("add($self, name=\"\")\n--\n\n")},
    {"bare",
     (PyCFunction)CPyPy_encoding___Layout___bare,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("bare($self)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
};
    .tp_doc = PyDoc_STR("Layout()\n--\n\n"),
    {"put", (PyCFunction)CPyPy_encoding___put, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL) /* docstring */},
    "bequest.core.encoding",
    NULL, /* docstring */
"""


def read(literal: str) -> str:
    """A C string as C reads it."""
    escapes = {"n": "\n", '"': '"', "\\": "\\", "?": "?"}
    parts = re.findall(r'\\[0-7]{3}|\\[n"\\?]|[ -!#-\[\]-~]', literal)
    assert "".join(parts) == literal
    read = [
        chr(int(part[1:], 8)) if part[1:].isdecimal() else escapes[part[1:]] if part[1:] else part for part in parts
    ]
    return "".join(read).encode("latin-1").decode("utf-8")


def test_everything_that_has_a_docstring_gets_it() -> None:
    made = docstrings.documented(C, docstrings.docstrings(SOURCE))
    texts = [read(text) for text in re.findall(r'"((?:[^"\\]|\\.)*)"', made)]
    assert texts == [
        "kind", "What it is.", "size", "How many cells there are.", "plain", "empty", "Whether there are none.",
        "add", 'add($self, name="")\n--\n\nOne more?\n\nReally.', "bare", "bare($self)\n--\n\n", "__setstate__",
        'Layout()\n--\n\nThe "fields" in \\ order.', "put", "Puts it.", "bequest.core.encoding",
        "A module « with » words.",
    ]  # fmt: skip


def test_nothing_else_changes_and_a_second_time_nothing_at_all() -> None:
    docs = docstrings.docstrings(SOURCE)
    made = docstrings.documented(C, docs)
    assert docstrings.documented(made, docs) == made
    assert docstrings.documented(C, {}) == C
    assert len(made.splitlines()) == len(C.splitlines())


def test_the_files_of_mypyc_are_found_by_their_modules(tmp_path: Path) -> None:
    sources, built = tmp_path / "src", tmp_path / "build"
    module = sources / "bequest" / "core" / "encoding.py"
    module.parent.mkdir(parents=True)
    built.mkdir()
    module.write_text(SOURCE, encoding="utf-8")
    c = built / "__native_bequest___core___encoding.c"
    c.write_text(C, encoding="utf-8")
    docstrings.write(sources, [module], built)
    assert "Puts it." in c.read_text(encoding="utf-8")
    c.unlink()
    docstrings.write(sources, [module], built)
    assert not c.exists()
