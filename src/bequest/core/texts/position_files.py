"""What the position files of all games share: how they begin, the generator, and choices of a move under way."""

from __future__ import annotations

from collections.abc import Sequence

from bequest.core.errors import BequestError
from bequest.core.game import Game, fresh_seed
from bequest.core.position import Position
from bequest.core.rng import WORD, Rng, seeded
from bequest.core.texts.reading import Fields, position_fields
from bequest.core.words import message, quoted


def heading(s: Position, options: dict[str, object], deck: dict[str, object] | None) -> dict[str, object]:
    """What every position file begins with: the game, its options, and the deck if the file has one of its own."""
    content: dict[str, object] = {"game": s.game.name, "options": options}
    return content if deck is None else content | {"deck": deck}


def opened(text: str, game: str, known: Sequence[str]) -> Fields:
    """The fields of a position file; those of another game and unknown ones are refused."""
    fields = position_fields(text)
    fields.only(known)
    if fields.text("game", game) != game:
        raise fields.fail("game", message("reading-other-game", found=quoted(fields.values["game"]), game=game))
    return fields


def given_options(game: Game, fields: Fields) -> dict[str, object]:
    """The options that a file gives; they are not checked here."""
    return dict(fields.object("options", [option.key for option in game.options], more=True).values)


def generator(fields: Fields, seed: int | None) -> Rng:
    """The generator that a file holds; else one from the seed of its options, or from a fresh seed."""
    if not fields.has("random"):
        return seeded(fresh_seed() if seed is None else seed)
    words = fields.integers("random", 0, WORD)
    if len(words) != 4:
        raise fields.fail("random", message("reading-four-numbers", found=str(len(words))))
    return Rng(*words)


def read_choices(s: Position, fields: Fields) -> None:
    """The choices already made of a move that is not yet committed, by their texts."""
    for i, text in enumerate(fields.texts("choices")):
        try:
            s.apply(s.game.parse(text))
        except BequestError as error:
            raise fields.fail(f"choices[{i + 1}]", error.message) from None
    complete = fields.items("choices") and not (s.frames and s.frames[-1].open)
    if complete or (fields.has("choices") and s.over):
        raise fields.fail("choices", message("reading-move-complete"))
