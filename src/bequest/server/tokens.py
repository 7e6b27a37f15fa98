"""Secrets that are handed out: only their hashes are kept, except where the owner must be able to see one again."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

SESSION_BYTES: Final = 32
INVITATION_BYTES: Final = 16
ID_BYTES: Final = 9


def new_token(size: int = SESSION_BYTES) -> str:
    """A secret of so many bytes, to be put into an address or a header."""
    return secrets.token_urlsafe(size)


def new_id() -> str:
    """What a row is called outside: not to be guessed, and no secret."""
    return secrets.token_urlsafe(ID_BYTES)


def hashed(token: str) -> str:
    """What is kept of a secret. The tokens are long and random, so one round is enough."""
    return hashlib.sha256(token.encode()).hexdigest()
