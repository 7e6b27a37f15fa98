"""`python -m scripts.strength NAME…`: measures how strong the bots are, and writes docs/strength.md.

Without a name it lists the measures and writes the page from those that are there; `all` runs what is missing. A
measure that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from bequest import games
from scripts.strength_list import MEASURES, Measure

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "strength.md"
RESULTS: Final = ROOT / "docs" / "strength"
GOING: Final = ROOT / ".cache" / "strength"
"""Ladders that are under way."""
ALL: Final = "all"

HEAD: Final = """# How strong the bots are

Made by `make strength` from the results in [strength/](strength/), each that of the command beside it; do not edit it.

Every deal is played in all seatings. Shares are those of all wins for the bot named first, with intervals of 95 %; even
bots have half of them. *Without luck* is the same share less what a net says that draws have brought, as far as that
explains how other deals differ: on the whole the same, and no less sure. A sequential test (SPRT, errors of 5 % each)
ends a ladder as soon as it decides. At the largest table one bot sits alone against the other in all other seats, and
*fair* is the share of one player in so many. *Seconds* are what each bot thought about a choice, on the machine that
measured.
"""


def measured(measure: Measure) -> dict[str, Any] | None:
    """What was found, if it was."""
    file = RESULTS / f"{measure.name}.json"
    found: dict[str, Any] | None = json.loads(file.read_text(encoding="utf-8")) if file.exists() else None
    return found


def run(measure: Measure, jobs: int, again: bool) -> None:
    """Plays a measure to its end and keeps what was found."""
    GOING.mkdir(parents=True, exist_ok=True)
    RESULTS.mkdir(parents=True, exist_ok=True)
    under_way = GOING / f"{measure.name}.jsonl"
    if again:
        under_way.unlink(missing_ok=True)
    words = [*measure.words, "--jobs", str(jobs), "--json", "--resume", str(under_way)]
    print(f"{measure.name}: {command(measure)}", flush=True)
    done = subprocess.run([sys.executable, "-m", "bequest", *words], cwd=ROOT, stdout=subprocess.PIPE, check=False)
    if done.returncode:
        raise SystemExit(f"{measure.name} is not finished; --again begins it anew")
    (RESULTS / f"{measure.name}.json").write_bytes(done.stdout)


# --- the page ---


def command(measure: Measure) -> str:
    return " ".join(["bequest", *measure.words])


def page() -> str:
    topics = dict.fromkeys([measure.topic for measure in MEASURES])
    return "\n".join([HEAD, *[_topic(topic) for topic in topics]])


def _topic(topic: str) -> str:
    own = [measure for measure in MEASURES if measure.topic == topic]
    rows = [row for measure in own for row in _rows(measure, measured(measure))]
    solo = own[0].players == 1
    heads = ["game", "bot", "games", "% won", "without luck", "mean score" if solo else "verdict", "seconds", "name"]
    table = [heads, ["---"] * len(heads), *rows]
    commands = [command(measure) for measure in own]
    lines = [f"## {topic}", "", *["| " + " | ".join(row) + " |" for row in table], "", "```", *commands, "```", ""]
    return "\n".join(lines)


def _rows(measure: Measure, found: dict[str, Any] | None) -> list[list[str]]:
    title = games.find(measure.game).short_title
    if found is None:
        bots = " against ".join(map(_short, measure.bots[:2])) if measure.players > 1 else ", ".join(measure.bots)
        return [[title, bots, "–", "–", "–", "not measured yet", "–", f"`{measure.name}`"]]
    if measure.players == 1:
        return [_solo(measure, title, result, found) for result in found["results"]]
    first, second = measure.bots
    result, who = found["against"], f"{_short(first)} against {_short(second)}"
    if measure.players > 2:
        result = found["results"][0]["alone"]
        who = f"one {_short(first)} among {measure.players - 1} {_short(second)}"
    pace = " / ".join([_seconds(found, bot) for bot in measure.bots])
    count = str(result.get("games", found["games"]))
    name = f"`{measure.name}`"
    return [[title, who, count, _share(result), _share(result["corrected"]), _verdict(measure, found), pace, name]]


def _solo(measure: Measure, title: str, result: dict[str, Any], found: dict[str, Any]) -> list[str]:
    shares = [_share(result), _share(result["corrected"])]
    mode = f"{title}, {measure.mode.replace('_', ' ')}"
    score = f"{result['score']:.1f}"
    pace = _seconds(found, result["bot"])
    return [mode, result["bot"], str(result["games"]), *shares, score, pace, f"`{measure.name}`"]


def _short(bot: str) -> str:
    """A net from a file by the name of the file alone."""
    return f"net {Path(bot).stem}" if bot.startswith("net:") else bot


def _share(share: dict[str, Any] | None) -> str:
    if share is None or share["share"] is None:
        return "–"
    return "{:.1f} ({:.1f}–{:.1f})".format(*[100 * share[key] for key in ("share", "low", "high")])


def _seconds(found: dict[str, Any], bot: str) -> str:
    taken = found["times"]["seconds_per_choice"].get(bot)
    return "–" if taken is None else f"{taken:.3f}"


def _verdict(measure: Measure, found: dict[str, Any]) -> str:
    if measure.players > 2:
        return f"fair: {100 / measure.players:.1f}"
    sprt = found.get("sprt")
    if sprt is None:
        return "–"
    low, high = (f"{100 * sprt[key]:.0f} %" for key in ("low", "high"))
    if sprt["accepted"] is None:
        return f"open between {low} and {high}"
    accepted, other = (low, high) if sprt["accepted"] == sprt["low"] else (high, low)
    return f"{accepted}, not {other}"


def main() -> None:
    given = argparse.ArgumentParser(prog="strength", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    given.add_argument("names", nargs="*", metavar="NAME")
    given.add_argument("--jobs", "-j", type=int, default=os.cpu_count() or 1)
    given.add_argument("--again", action="store_true", help="begin anew, also what was measured already")
    asked = given.parse_args()
    known = {measure.name: measure for measure in MEASURES}
    for name in asked.names:
        if name not in known and name != ALL:
            raise SystemExit(f"{name}: no such measure; make strength lists them")
    wanted = list(known.values()) if ALL in asked.names else [known[name] for name in asked.names]
    for measure in wanted:
        if asked.again or ALL not in asked.names or measured(measure) is None:
            run(measure, asked.jobs, asked.again)
            PAGE.write_text(page(), encoding="utf-8")
    if not wanted:
        for name, measure in known.items():
            print(f"{'done' if measured(measure) else '    '}  {name:<28} {command(measure)}")
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
