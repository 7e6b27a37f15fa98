"""What is packed on its way: texts that everybody may read, and that are large. Secrets never are."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Any

from litestar import Request, Response

LEAST = 1_000
"""Bytes below which packing is not worth it."""


def takes_packed(request: Request[Any, Any, Any]) -> bool:
    """Whether whoever asks can unpack gzip, by their own word."""
    return allows_gzip(request.headers.get("accept-encoding", ""))


def allows_gzip(accepted: str) -> bool:
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def public_json(
    request: Request[Any, Any, Any], content: bytes, headers: dict[str, str], status: int = 200
) -> Response[Any]:
    """An answer that is the same for everybody, packed for whoever takes it so."""
    headers = {**headers, "vary": "accept-encoding"}
    if len(content) >= LEAST and takes_packed(request):
        headers["content-encoding"] = "gzip"
        content = _packed(content)
    return Response(content, status_code=status, media_type="application/json", headers=headers)


@lru_cache(maxsize=64)
def _packed(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)
