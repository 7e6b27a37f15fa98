"""A record walked through with chance explicit: each move with what it, and the draws after it, did to every seat.

The chance of each seat to win (alone, the score as a share of a full one) is followed from the start to the result.
Whatever changes it is put down to one of three: a choice, by the change from before it to after it; a draw, by what
came against the mean of all that could have come; and what came to light, which is the rest. That is information, and
also where the net is not of one mind with itself. The three add up exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from bequest.bots.net.judge import Judge
from bequest.core import record as records
from bequest.core.errors import BadRecord
from bequest.core.game import Game
from bequest.core.position import CHANCE, Position
from bequest.core.record import Record
from bequest.core.texts.happenings import Happening
from bequest.core.words import message
from bequest.lab.luck import Appraiser, Drawn, Floats, Noted, draw


@dataclass(frozen=True)
class Question:
    """A choice that was one: there were several options."""

    position: Position
    """As it was before; nobody may change it."""
    move: int
    seat: int
    chosen: int


@dataclass
class Move:
    """A move with all that it brought, up to the next one."""

    number: int
    """As `bequest replay` counts; 0 is all that came before the first."""
    seat: int
    """Whose it was; CHANCE if it was nobody's."""
    worth: Floats
    """What the game is worth to each seat after it."""
    choice: Floats
    """What the choice changed for each seat."""
    luck: Floats
    light: Floats
    """What came to light."""
    story: Sequence[Happening] = ()

    @property
    def change(self) -> Floats:
        """What it brought each seat on the whole."""
        found: Floats = self.choice + self.luck + self.light
        return found


@dataclass(frozen=True)
class Account:
    """Where a seat's part of the win came from; the five parts add up to the end."""

    start: float
    draws: float
    own: float
    others: float
    light: float
    end: float


@dataclass
class Walk:
    """A game from its start to where its record ends."""

    position: Position
    """The last one."""
    start: Floats
    """What the game was worth to each seat at first."""
    moves: list[Move]
    questions: list[Question]

    @property
    def players(self) -> int:
        return self.position.players

    def account(self, seat: int) -> Account:
        own = sum([float(move.choice[seat]) for move in self.moves if move.seat == seat])
        choices = sum([float(move.choice[seat]) for move in self.moves])
        draws = sum([float(move.luck[seat]) for move in self.moves])
        light = sum([float(move.light[seat]) for move in self.moves])
        return Account(float(self.start[seat]), draws, own, choices - own, light, float(self.moves[-1].worth[seat]))


def full_score(position: Position) -> int:
    """Alone, points are what counts, as a share of this score; otherwise only the win does, and it is 0."""
    return position.game.full_solo_score if position.players == 1 else 0


@dataclass(frozen=True)
class _Step:
    """A choice or a draw, and what it has led to."""

    move: int
    seat: int
    after: Noted
    drawn: Drawn | None = None
    forced: bool = False


def walk(record: Record, game: Game, judge: Judge) -> Walk:
    """Plays a record that was verified, without the moves that were taken back."""
    *_, last = records.replay(record, game)
    assert last.journal is not None
    position = records.start(record, game, "explicit")
    appraiser = Appraiser(judge, full_score(position))
    fair = position.players > 1 and not record.position
    opening: Noted | None = None
    steps: list[_Step] = []
    questions: list[Question] = []
    stories: dict[int, Sequence[Happening]] = {}
    told = 0
    for seat, action, number in last.journal.standing:
        if steps and number != steps[-1].move:
            stories[steps[-1].move] = _story(position, told)
            told = position.sequence
        if seat == CHANCE:
            drawn = draw(position, action, appraiser)
            steps.append(_Step(number, seat, drawn.after[drawn.came], drawn))
            continue
        if opening is None:
            opening = appraiser.note(position)
        forced = len(position.legal(seat)) < 2
        if not forced:
            questions.append(Question(position.clone_silently(), number, seat, action))
        position.push(action, seat)
        steps.append(_Step(number, seat, appraiser.note(position), forced=forced))
    if opening is None:
        raise BadRecord(message("lab-analysis-nothing"))
    stories[steps[-1].move] = _story(position, told)
    if fair:
        start: Floats = np.full(position.players, 1 / position.players)
    else:  # nobody can say what such a game is worth before it is dealt
        start = appraiser.worth(opening)
        steps = [step for step in steps if step.move]
    return Walk(position, start, _moves(steps, stories, start, appraiser), questions)


def _moves(
    steps: Sequence[_Step], stories: dict[int, Sequence[Happening]], start: Floats, appraiser: Appraiser
) -> list[Move]:
    """The steps by the moves that they belong to, each with what it changed."""
    moves: list[Move] = []
    worth = start
    for step in steps:
        if not moves or moves[-1].number != step.move:
            choice, luck, light = np.zeros((3, len(start)))
            moves.append(Move(step.move, step.seat, worth, choice, luck, light, stories[step.move]))
        move, before = moves[-1], worth
        worth = appraiser.worth(step.after)
        if step.drawn is not None:
            mean = step.drawn.mean(appraiser)
            move.luck += worth - mean
            move.light += mean - before
        elif step.forced:
            move.light += worth - before
        else:
            move.choice += worth - before
        move.worth = worth
    return moves


def _story(position: Position, since: int) -> Sequence[Happening]:
    """What happened, with all secrets."""
    found: Sequence[Happening] = position.game.speaker.story(records.in_the_open(position, since), position.view(None))
    return found
