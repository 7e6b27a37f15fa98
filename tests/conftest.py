"""Plugins of all tests."""

from __future__ import annotations

import os

# Noting what the tests of rules run doubles their time: `make notes` asks for it.
pytest_plugins = ["tests.rules.recording"] if os.environ.get("BEQUEST_RECORD") == "1" else []
