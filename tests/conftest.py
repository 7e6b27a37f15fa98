"""Plugins of all tests."""

from __future__ import annotations

pytest_plugins = ["tests.rules.recording"]
