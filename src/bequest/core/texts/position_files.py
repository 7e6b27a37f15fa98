"""What the position files of all games share: the generator, and choices of a move under way."""

from __future__ import annotations

from bequest.core.errors import BequestError
from bequest.core.game import fresh_seed
from bequest.core.position import Position
from bequest.core.rng import WORD, Rng, seeded
from bequest.core.texts.reading import Fields
from bequest.core.words import message


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
