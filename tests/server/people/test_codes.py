"""Recovery codes: enough of them, and readable."""

from __future__ import annotations

import re
from math import log2

from bequest.server.people.codes import GROUP, GROUPS, SIGNS, new_code, plain


def test_a_code_has_at_least_128_bits_in_groups_that_can_be_read() -> None:
    assert len(set(SIGNS)) == len(SIGNS)
    assert not set(SIGNS) & set("ILOU")
    assert log2(len(SIGNS)) * GROUP * GROUPS >= 128
    code = new_code()
    assert re.fullmatch(r"([0-9A-Z]{4}-){6}[0-9A-Z]{4}", code)
    assert len({new_code() for _ in range(100)}) == 100
    used = {sign for _ in range(100) for sign in plain(new_code())}
    assert used == set(SIGNS)


def test_a_code_may_be_typed_in_any_way() -> None:
    assert plain(" 4t7k-olI0 ") == plain("4T7K0110") == "4T7K0110"
    code = new_code()
    assert plain(code.lower().replace("-", " ")) == plain(code)
