"""The command `advice`: names an option by its label, and says what speaks for it, see `bots.advice`."""

from __future__ import annotations

from collections.abc import Sequence

from bequest.bots.advice import Adviser
from bequest.bots.names import RANDOM
from bequest.bots.player import best_kind
from bequest.core.position import Position
from bequest.core.words import Message
from bequest.terminal.choices import Choices
from bequest.terminal.showing import Showing
from bequest.terminal.voice import Voice


def advise(position: Position, seat: int, showing: Showing, voice: Voice) -> None:
    """Names one option, or all of a set, by label and words, and says what speaks for it."""
    if best_kind(position.game.name) == RANDOM:
        voice.say("terminal-no-hint")
        return
    if seat not in position.waiting:
        voice.say("terminal-nothing-asked")
        return
    adviser = Adviser(position.game, seat)
    chosen = adviser.steps(position)
    choices = showing.choices(seat)
    reasons = adviser.reasons(lambda action: choices.labels[_place(choices, action)], len(chosen) > 1)
    tell(choices, [_place(choices, action) for action in chosen], reasons, voice)


def tell(choices: Choices, places: list[int], reasons: Sequence[Message], voice: Voice) -> None:
    """Says which options are advised, by their places in the list, and why."""
    options = choices.options
    labels = " ".join([choices.labels[place] for place in places])
    several = tuple([options[place].short or options[place].say for place in places])
    choice = several if places[1:] else choices.after_label(places[0], choices.text(places[0]))
    voice.say("terminal-hint", number=labels, choice=choice)
    why = [voice.put(part) for part in reasons]
    if why:
        voice.show(voice.lines(" ".join(why)))


def _place(choices: Choices, action: int) -> int:
    return next(place for place, offer in enumerate(choices.options) if offer.action == action)
