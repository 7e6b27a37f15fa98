"""What a fair game must keep to, as data: each game sets its bands, and here is said how a figure lies to one."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bequest.lab.ratings import Share


class Verdict(StrEnum):
    """How figures lie to a band."""

    IN = "in"
    OPEN = "open"
    """Out of it, but by no more than chance can explain; or nets disagree, or there is nothing to go by."""
    OUT = "out"


@dataclass(frozen=True)
class Band:
    """Where the shares of some measure must lie, each of them."""

    title: str
    """The id of the message that says so; it is given `low` and `high`."""
    measure: str
    low: float
    high: float
    kind: str = ""
    """Of things of this kind only."""
    about_even: bool = False
    """Whether low and high are counted from the share that would be even."""
    median: bool = False
    """Not shares, but the number that half of all games do not exceed."""
    table: str = "usual"
    """The games at which table it is about, see `description.Table`."""


@dataclass(frozen=True)
class NoneDead:
    """No card may be dead: hardly ever used, and a loss wherever its use is forced."""

    title: str


def lies(found: Share, low: float, high: float) -> Verdict:
    """Out is what lies there with its whole interval."""
    if low <= found.value <= high:
        return Verdict.IN
    return Verdict.OUT if found.high < low or found.low > high else Verdict.OPEN


def worst(verdicts: list[Verdict]) -> Verdict:
    """That of several things together."""
    for verdict in (Verdict.OUT, Verdict.OPEN):
        if verdict in verdicts:
            return verdict
    return Verdict.IN if verdicts else Verdict.OPEN


def agreed(verdicts: list[Verdict]) -> Verdict:
    """That of several nets: what they do not agree on is open."""
    return verdicts[0] if len(set(verdicts)) == 1 else Verdict.OPEN
