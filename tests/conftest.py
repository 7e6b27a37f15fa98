"""Plugins of all tests."""

from __future__ import annotations

import os

from bequest.__main__ import ONE_THREAD

for name in ONE_THREAD:  # one worker per core is enough
    os.environ.setdefault(name, "1")

# Noting what the tests of rules run doubles their time: `make notes` asks for it.
pytest_plugins = ["tests.rules.recording"] if os.environ.get("BEQUEST_RECORD") == "1" else []
