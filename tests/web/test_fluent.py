"""The page puts messages into the same words as Python does: every sentence of many games, in every language."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

import pytest

from bequest import games
from bequest.core.game import Game
from bequest.core.position import Position
from bequest.core.rng import seeded
from bequest.core.wire import to_json
from bequest.core.words import LANGUAGES, Message, texts, words
from tests.conformance.cases import CASES, Case, play

ROOT = Path(__file__).parent.parent.parent
GAMES = 50
STRIDE = 6
"""Of so many decisions of a game one is put into words."""


def spoken(position: Position) -> Iterator[Message | None]:
    """All that a position has to say to those who are asked."""
    speaker = position.game.speaker
    for seat in position.waiting:
        prompt = position.prompt(seat)
        assert prompt is not None
        yield prompt.question
        for offer in position.offers(seat):
            yield from (offer.say, offer.short, offer.group, *[step.say for step in offer.follows])
            yield None if offer.blocked is None else offer.blocked.cited
    for seat in range(position.players):
        yield speaker.player(position.view(seat), seat)
        yield speaker.standing(position, seat)
        yield from (line for line, _ in speaker.score_sheet(position, seat))


def told(position: Position) -> Iterator[Message]:
    """What happened, as each seat reads it, and what all is about."""
    speaker = position.game.speaker
    for seat in (None, *range(position.players)):
        view = position.view(seat)
        yield from (happening.message for happening in speaker.story(position.events(0, seat), view))
        yield speaker.goal(view)


def of_cards(game: Game) -> Iterator[Message | None]:
    for face in game.faces():
        yield from (face.text, game.speaker.card(face.id))


def collected(cases: Iterable[Case]) -> dict[bytes, Message]:
    """Every message of a game of each case, by what travels of it."""
    found: dict[bytes, Message] = {}
    for seed, case in enumerate(cases):
        position = case.new(seed)
        said: list[Message | None] = [*of_cards(position.game)]
        for _ in islice(play(position, seeded(seed)), 0, None, STRIDE):
            said += spoken(position)
        said += told(position)
        found |= {to_json(message): message for message in said if message is not None}
    return found


@pytest.mark.parametrize("name", games.names())
def test_both_sides_say_the_same(name: str, tmp_path: Path) -> None:
    of_game = [case for case in CASES if case.name == name]
    cases = [of_game[i % len(of_game)] for i in range(GAMES // len(games.names()) + 1)]
    messages = collected(cases)
    names = {face.id: face.names for case in of_game for face in case.game.faces()}
    task = {
        "texts": {language: list(texts(language).values()) for language in LANGUAGES},
        "names": names,
        "messages": [json.loads(message) for message in messages],
    }
    (tmp_path / "task.json").write_text(json.dumps(task), encoding="utf-8")
    command = ["sh", "scripts/node.sh", "tests/web/render.ts", str(tmp_path / "task.json"), str(tmp_path / "said.json")]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    said = json.loads((tmp_path / "said.json").read_text(encoding="utf-8"))
    assert len(messages) > 500
    for language in LANGUAGES:
        ours = [words(language).say(message) for message in messages.values()]
        assert said[language] == ours
