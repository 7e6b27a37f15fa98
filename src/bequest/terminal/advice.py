"""The command `advice`: what a bot would choose in the person's place."""

from __future__ import annotations

from bequest.bots.player import HEURISTIC, new_player
from bequest.bots.random_player import derived_seed
from bequest.core.handle import Handle
from bequest.core.position import Position
from bequest.terminal.picking import advised
from bequest.terminal.showing import Showing
from bequest.terminal.voice import Voice


def advise(position: Position, seat: int, kind: str, showing: Showing, voice: Voice) -> None:
    """Names one option, or all of a set, by label and words; `kind` is the best kind of bot that the game has."""
    if kind != HEURISTIC:
        voice.say("terminal-no-hint")
        return
    if seat not in position.waiting:
        voice.say("terminal-nothing-asked")
        return
    player = new_player(kind, derived_seed(seat))
    chosen = advised(position, seat, lambda ahead: player.choose(Handle(ahead, seat)))
    choices = showing.choices(seat)
    options = choices.options
    places = [next(i for i, offer in enumerate(options) if offer.action == action) for action in chosen]
    labels = " ".join([choices.labels[place] for place in places])
    several = tuple([options[place].short or options[place].say for place in places])
    choice = several if places[1:] else choices.after_label(places[0], choices.text(places[0]))
    voice.say("terminal-hint", number=labels, choice=choice)
