"""Plays the golden games anew: `python -m tests.golden.rewrite`, or `make golden`.

The files then show what a change of the rules does to whole games; a person reviews the difference and commits it.
Each game is played with the deck that its file holds; a new game freezes the supplied deck as it is now, and
`--new-decks` does that for all. `--check` writes nothing and fails if a file differs.

Who chooses is said in `choosers.py`. The heuristic player changes for reasons of its own, so the choices that a file
holds of it are made again as long as the rules allow them; only a game in which they no longer do, or any with
`--new-choices`, is played anew. The tests check what all games cover together.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib import import_module
from itertools import takewhile
from pathlib import Path

from bequest import games
from bequest.core import record
from bequest.core.errors import BequestError
from bequest.core.game import Game
from bequest.core.position import Position
from bequest.core.record import Record
from bequest.games.crecy.data.loading import OWN_DECK
from tests.golden import FOLDERS, load, with_deck
from tests.golden.choosers import chooser
from tests.golden.decks import frozen
from tests.golden.script import HEURISTIC, Script

GAMES: dict[str, Sequence[Script]] = {
    name: import_module(f"tests.golden.scripts_{name}").GAMES for name in games.names()
}


# --- playing ---


def deck_text(script: Script, before: Record | None) -> str:
    return before.deck_text if before else frozen(script)


def play(script: Script, text: str, before: Record | None = None) -> Record:
    """The game of a script with this deck, as a record; what the heuristic player chose before stays if it can."""
    game = with_deck(script.game, text)
    if before and script.kind == HEURISTIC:
        try:
            return _played(script, text, game, _repeating(before, game))
        except BequestError:
            pass  # the rules no longer allow those choices
    return _played(script, text, game, chooser(script))


def _played(script: Script, text: str, game: Game, choose: Callable[[Position], int]) -> Record:
    deck = OWN_DECK if "deck" in script.position else game.deck_name
    begun = Record(game.name, game.rules_version, deck, script.options, [], text, script.position)
    position = record.start(begun, game)
    while not position.over:
        position.apply(choose(position), None if position.seat < 0 else position.seat)
    return replace(record.make(position, script.options, script.position, own_deck=True), deck_text=text)


def _repeating(before: Record, game: Game) -> Callable[[Position], int]:
    """The choices of a record once more; its outcomes of chance are drawn anew."""
    choices = iter([answer.partition(" ")[2] for answer in before.answers if not answer.startswith("*")])
    return lambda position: game.parse(next(choices, ""))


# --- comparing and writing ---


def read(path: Path) -> Record | None:
    return load(path) if path.exists() else None


def difference(before: Record | None, after: Record) -> str:
    """One line for a person: what the same script gave before and gives now."""
    if before is None:
        return f"new: scores {shown(after)}"
    same = len(list(takewhile(lambda pair: pair[0] == pair[1], zip(before.answers, after.answers, strict=False))))
    facts = [f"scores {shown(before)} → {shown(after)}", f"the first {same} of {len(before.answers)} answers agree"]
    if before.deck_text != after.deck_text:
        facts.append("another deck")
    if before.position != after.position:
        facts.append("another start")
    return "; ".join(facts)


def shown(found: Record) -> str:
    scores = found.result.get("scores")
    return " ".join(map(str, scores)) if isinstance(scores, list) else "?"


def rewrite(
    folder: Path, scripts: Sequence[Script], write: bool, new_decks: bool = False, new_choices: bool = False
) -> list[str]:
    """Plays the scripts of a game; a line for every file that differs, and writes it if told so."""
    lines: list[str] = []
    for script in scripts:
        path = folder / f"{script.name}.json"
        before = read(path)
        text = deck_text(script, None if new_decks else before)
        after = play(script, text, None if new_choices else before)
        if before is not None and before.to_json() == after.to_json():
            continue
        lines.append(f"{path.name}: {difference(before, after)}")
        if write:
            path.write_text(after.to_json(), encoding="utf-8", newline="\n")
    for path in sorted(folder.glob("*.json")):
        if path.stem not in [script.name for script in scripts]:
            lines.append(f"{path.name}: has no script any more")
            if write:
                path.unlink()
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.golden.rewrite", description="Plays the golden games anew.")
    parser.add_argument("game", nargs="?", choices=list(GAMES), help="only those of one game")
    parser.add_argument("--check", action="store_true", help="only compare; fails if a file differs")
    parser.add_argument("--new-decks", action="store_true", help="freeze the supplied decks as they are now")
    parser.add_argument("--new-choices", action="store_true", help="let the heuristic player choose anew")
    arguments = parser.parse_args()
    changed = 0
    for game in [arguments.game] if arguments.game else GAMES:
        scripts = GAMES[game]
        FOLDERS[game].mkdir(exist_ok=True)
        lines = rewrite(FOLDERS[game], scripts, not arguments.check, arguments.new_decks, arguments.new_choices)
        changed += len(lines)
        print("\n".join([*lines, f"{len(scripts)} golden games of {game}, {len(lines)} changed"]))
    if changed and not arguments.check:
        print("Review the difference before it is committed.")
    return 1 if changed and arguments.check else 0


if __name__ == "__main__":
    sys.exit(main())
