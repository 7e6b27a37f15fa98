"""JSON that people read."""

from __future__ import annotations

import json
from collections.abc import Mapping


def dumps(content: Mapping[str, object]) -> str:
    """JSON with one line per field, and per entry of a list of records: short enough to read, easy to diff."""
    lines = []
    for name, value in content.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            entries = ",\n".join("    " + json.dumps(entry, ensure_ascii=False) for entry in value)
            lines.append(f"  {json.dumps(name)}: [\n{entries}\n  ]")
        else:
            lines.append(f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"
