"""Plays the golden games anew: `python -m tests.golden.rewrite`, or `make golden`.

The files then show what a change of the rules does to whole games; a person reviews the difference and commits it.
Each game is played with the deck that its file holds; a new game freezes the supplied deck as it is now, and
`--new-decks` does that for all. `--check` writes nothing and fails if a file differs.

The chooser draws each choice from a generator seeded by the script, with weights: what it has not yet chosen in this
game counts sixfold; a technology that would succeed at once counts 6^n, where n is the length of its chain of
dependencies, and travelling to where a card of the hand would succeed 6^(n-1). It knows nothing of the other games,
so that a change in one does not spread to all; `test_golden.py` checks what they cover together.
"""

from __future__ import annotations

import argparse
import re
import sys
from itertools import takewhile
from pathlib import Path

from bequest import games
from bequest.core import record
from bequest.core.record import Record
from bequest.core.rng import Rng, seeded
from bequest.games.gears import data, scoring
from bequest.games.gears.state import GearsPosition
from bequest.games.gears.terms import STRIDE, TIMEFRAME, TRAVEL
from tests.golden import FOLDER
from tests.golden.scripts import GAMES, SMALL_DECK, Script

PREFERENCE = 6
OWN_NAME = "golden-"


# --- the decks ---


def supplied_text(name: str) -> str:
    return SMALL_DECK if name == "small" else games.get("gears", deck=name).deck_text()


def frozen(text: str) -> str:
    """A deck under a name of its own (a supplied name stands for the supplied text), without comments and marks."""
    lines = [line for line in text.splitlines() if line and not line.startswith(("#", "published", "bounded"))]
    return re.sub(r'^name = "', f'name = "{OWN_NAME}', "\n".join(lines) + "\n", count=1)


def deck_text(script: Script, before: Record | None) -> str:
    return before.deck_text if before else frozen(supplied_text(script.deck))


# --- playing ---


def play(script: Script, text: str) -> Record:
    """The game of a script with this deck, as a record."""
    game = games.get("gears", deck=data.load(text, script.name))
    begun = Record(game.name, game.rules_version, game.deck_name, script.options, [], text, script.position)
    position = record.start(begun, game)
    assert isinstance(position, GearsPosition)
    choose_to_the_end(position, seeded(script.chooser))
    return record.make(position, script.options, script.position, own_deck=True)


def choose_to_the_end(position: GearsPosition, rng: Rng) -> None:
    chosen: set[int] = set()
    while not position.over:
        options = position.legal()
        weights = [(1 if action in chosen else PREFERENCE) * promise(position, action) for action in options]
        action = drawn(options, weights, rng)
        chosen.add(action)
        position.apply(action)


def drawn(options: list[int], weights: list[int], rng: Rng) -> int:
    at = rng.below(sum(weights))
    for action, weight in zip(options, weights, strict=True):
        at -= weight
        if at < 0:
            return action
    raise AssertionError("the weights add up to more than was drawn")


def promise(position: GearsPosition, action: int) -> int:
    """1, or more for establishing what would succeed at once (the higher up, the more), or for travelling there."""
    deck = position.rules.deck
    seat = position.seat
    card = action - deck.establish
    if 0 <= card < deck.first_fate:
        return int(PREFERENCE ** chain(position, card, position.markers[seat]))
    if TRAVEL <= action < TIMEFRAME:
        hand = [card for card in position.hands[seat] if card < deck.first_fate]
        highest = max((chain(position, card, action - TRAVEL) for card in hand), default=0)
        return int(PREFERENCE ** max(0, highest - 1))
    return 1


def chain(position: GearsPosition, card: int, slot: int) -> int:
    """The length of the chain of dependencies that the card would complete there, 0 if it would fail."""
    past = {
        copy % STRIDE
        for copy, successful in zip(position.copies, scoring.success(position), strict=True)
        if successful and copy < slot * STRIDE
    }
    deck = position.rules.deck
    return deck.level[card] if past.issuperset(deck.needs[card]) else 0


# --- comparing and writing ---


def read(path: Path) -> Record | None:
    return record.load(path.read_text(encoding="utf-8")) if path.exists() else None


def difference(before: Record | None, after: Record) -> str:
    """One line for a person: what the same script gave before and gives now."""
    if before is None:
        return f"new: scores {shown(after)}"
    same = len(list(takewhile(lambda pair: pair[0] == pair[1], zip(before.answers, after.answers, strict=False))))
    facts = [f"scores {shown(before)} → {shown(after)}", f"the first {same} of {len(before.answers)} answers agree"]
    if before.deck_text != after.deck_text:
        facts.append("another deck")
    return "; ".join(facts)


def shown(found: Record) -> str:
    scores = found.result.get("scores")
    return " ".join(map(str, scores)) if isinstance(scores, list) else "?"


def rewrite(folder: Path, write: bool, new_decks: bool) -> list[str]:
    """Plays all scripts; a line for every file that differs, and writes it if told so."""
    lines: list[str] = []
    for script in GAMES:
        path = folder / f"{script.name}.json"
        before = read(path)
        after = play(script, deck_text(script, None if new_decks else before))
        if before is not None and before.to_json() == after.to_json():
            continue
        lines.append(f"{path.name}: {difference(before, after)}")
        if write:
            path.write_text(after.to_json(), encoding="utf-8", newline="\n")
    for path in sorted(folder.glob("*.json")):
        if path.stem not in [script.name for script in GAMES]:
            lines.append(f"{path.name}: has no script any more")
            if write:
                path.unlink()
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.golden.rewrite", description="Plays the golden games anew.")
    parser.add_argument("--check", action="store_true", help="only compare; fails if a file differs")
    parser.add_argument("--new-decks", action="store_true", help="freeze the supplied decks as they are now")
    arguments = parser.parse_args()
    lines = rewrite(FOLDER, not arguments.check, arguments.new_decks)
    print("\n".join([*lines, f"{len(GAMES)} golden games, {len(lines)} changed"]))
    if lines and not arguments.check:
        print("Review the difference before it is committed.")
    return 1 if lines and arguments.check else 0


if __name__ == "__main__":
    sys.exit(main())
