"""The server of these tests."""

from __future__ import annotations

from tests.server.people.meeting import meeting

__all__ = ["meeting"]
