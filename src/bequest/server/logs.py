"""What the operator reads: one JSON object to a line, without names, texts, tokens or addresses."""

from __future__ import annotations

import json
import logging
from typing import Final

LOGGER: Final = logging.getLogger("bequest")


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told = getattr(record, "told", {})
        content = {"at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"), "level": record.levelname.lower()}
        content |= {"event": record.getMessage(), **told}
        if record.exc_info:
            content["trace"] = self.formatException(record.exc_info)
        return json.dumps(content, ensure_ascii=False)


def set_up(level: int = logging.INFO) -> None:
    """Sends what is logged to standard error."""
    out = logging.StreamHandler()
    out.setFormatter(Lines())
    LOGGER.handlers = [out]
    LOGGER.setLevel(level)
    LOGGER.propagate = False


def event(name: str, **told: object) -> None:
    """Something worth knowing."""
    LOGGER.info(name, extra={"told": told})


def failed(name: str, problem: str, **told: object) -> None:
    """Something went wrong that people may notice."""
    LOGGER.error(name, extra={"told": {"problem": problem, **told}})


def problem(name: str, error: BaseException, **told: object) -> None:
    """The same, from an error."""
    LOGGER.error(name, extra={"told": {"problem": f"{type(error).__name__}: {error}", **told}})
