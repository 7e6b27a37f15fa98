"""The command `bequest`."""

from bequest.cli.app import app, main

__all__ = ["app", "main"]
