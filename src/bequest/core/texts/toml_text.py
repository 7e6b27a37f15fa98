"""Decks as TOML text that is read back the same: the one thing the standard library's reader cannot do."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence


def dump(head: Mapping[str, object], tables: Mapping[str, Sequence[Mapping[str, object]]]) -> str:
    """The fields before the first table, then every entry of every table in full."""
    lines = [f"{key} = {_value(value)}" for key, value in head.items()]
    for table, entries in tables.items():
        for entry in entries:
            lines += ["", f"[[{table}]]"]
            lines += [f"{key} = {_value(value)}" for key, value in entry.items()]
    return "\n".join(lines) + "\n"


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_value(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_value(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")  # JSON allows it raw, TOML does not
