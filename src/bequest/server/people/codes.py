"""Recovery codes: 140 random bits in groups that can be read aloud and written down."""

from __future__ import annotations

import secrets
from typing import Final

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without I, L, O and U, which are taken for others or make words."""
GROUPS: Final = 7
GROUP: Final = 4
_TAKEN_FOR: Final = str.maketrans({"O": "0", "I": "1", "L": "1", "-": "", " ": ""})


def new_code() -> str:
    """A code as it is shown: `4T7K-…`."""
    return "-".join("".join(secrets.choice(SIGNS) for _ in range(GROUP)) for _ in range(GROUPS))


def plain(code: str) -> str:
    """A code as it is hashed, however it was typed."""
    return code.strip().upper().translate(_TAKEN_FOR)
