"""What an analysis has found, for people and programs: nothing in it is a sentence yet but messages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bequest.bots.net.judge import Judge
from bequest.core.game import Game
from bequest.core.position import CHANCE
from bequest.core.record import Record
from bequest.core.words import Message, Words
from bequest.lab.analysis.referee import Referee, Verdict, accuracy
from bequest.lab.analysis.walk import Move, Walk, full_score, walk

MOST_TURNS: Final = 5
LEAST_TURN: Final = 0.05
"""Moves that changed less for everybody turned nothing."""
CHOICE: Final = "choice"
DRAW: Final = "draw"
LIGHT: Final = "light"
DIGITS: Final = 6


@dataclass(frozen=True)
class Turn:
    """A move that turned the game, for the seat that it meant most to."""

    move: Move
    seat: int
    before: float
    after: float
    cause: str
    """What it was most of all: a choice, a draw, or what came to light."""


@dataclass(frozen=True)
class Analysis:
    """All that was found of a game."""

    record: Record
    walk: Walk
    verdicts: list[Verdict]
    """On every choice that had an alternative; none if choices were not judged."""
    judged: bool
    """Whether choices were judged."""

    @property
    def game(self) -> Game:
        return self.walk.position.game

    @property
    def alone(self) -> bool:
        return self.walk.players == 1

    @property
    def scale(self) -> int:
        """What worths are told in: points out of 100, or of a full score."""
        return full_score(self.walk.position) or 100

    @property
    def mistakes(self) -> list[Verdict]:
        """The worst first."""
        return sorted([one for one in self.verdicts if one.mistake], key=lambda one: -one.loss)

    @property
    def turns(self) -> list[Turn]:
        """In the order of the game; the deal turned nothing, as nothing had been decided."""
        moves = [move for move in self.walk.moves if move.number and _swing(move) >= LEAST_TURN]
        largest = sorted(moves, key=lambda move: -_swing(move))[:MOST_TURNS]
        return [_turn(move) for move in sorted(largest, key=lambda move: move.number)]

    def of(self, seat: int) -> list[Verdict]:
        """The verdicts on a seat's choices."""
        return [verdict for verdict in self.verdicts if verdict.question.seat == seat]

    def accuracy(self, seat: int) -> float | None:
        return accuracy(self.of(seat))

    def player(self, seat: int) -> Message:
        """What the player of a seat is called."""
        found: Message = self.game.speaker.player(self.walk.position.view(None), seat)
        return found

    def said(self, verdict: Verdict, action: int) -> Message:
        """One of the options that a choice was made from, as it was offered."""
        question = verdict.question
        found: Message = self.game.speaker.choice(question.position, question.seat, action)
        return found

    def told(self, move: Move, said: Words, most: int = 0) -> str:
        """What happened in a move, with who did it; of a long story the first `most` events, if that is given."""
        parts = []
        for part in move.story:
            if part.heading:
                continue
            what = said.say(part.message)
            parts.append(f"{said.say(self.player(part.seat - 1))} {what}" if part.seat else what)
        if most and len(parts) > most:
            parts = [*parts[:most], "…"]
        return said.text("terminal-joined", first="", next="").join(parts)

    # --- for programs ---

    def facts(self, said: Words) -> dict[str, object]:
        """As JSON has it: seats count from 1, and worths are shares of 1."""
        position = self.walk.position
        return {
            "game": self.game.name,
            "deck": self.game.deck_name,
            "players": position.players,
            "over": position.over,
            "measure": "score" if self.alone else "win",
            "seats": [self._seat(seat, said) for seat in range(position.players)],
            "turning_points": [self._turn_facts(turn, said) for turn in self.turns],
            "mistakes": [self._mistake(verdict, said) for verdict in self.mistakes] if self.judged else None,
            "moves": [self._move(move, said) for move in self.walk.moves],
        }

    def _seat(self, seat: int, said: Words) -> dict[str, object]:
        account = self.walk.account(seat)
        reached = self.accuracy(seat)
        return {
            "seat": seat + 1, "player": said.say(self.player(seat)),
            "start": account.start, "draws": account.draws, "own_choices": account.own,
            "others_choices": account.others, "came_to_light": account.light, "end": account.end,
            "score": self.walk.position.scores()[seat],
            "choices": len([one for one in self.walk.questions if one.seat == seat]),
            "judged": len(self.of(seat)),
            "mistakes": len([one for one in self.of(seat) if one.mistake]) if self.judged else None,
            "accuracy": None if reached is None else round(reached, 1),
        }  # fmt: skip

    def _turn_facts(self, turn: Turn, said: Words) -> dict[str, object]:
        return {
            "move": turn.move.number, "mover": _counted(turn.move.seat), "seat": turn.seat + 1, "cause": turn.cause,
            "before": round(turn.before, DIGITS), "after": round(turn.after, DIGITS),
            "story": self.told(turn.move, said),
        }  # fmt: skip

    def _mistake(self, verdict: Verdict, said: Words) -> dict[str, object]:
        question = verdict.question
        return {
            "move": question.move, "seat": question.seat + 1,
            "chosen": self._option(verdict, question.chosen, said),
            "better": self._option(verdict, verdict.rival, said),
            "loss": round(verdict.loss, DIGITS), "error": round(verdict.error, DIGITS),
        }  # fmt: skip

    def _option(self, verdict: Verdict, action: int, said: Words) -> dict[str, str]:
        return {"action": self.game.text(action), "said": said.say(self.said(verdict, action))}

    def _move(self, move: Move, said: Words) -> dict[str, object]:
        rows = {"worth": move.worth, "choice": move.choice, "draws": move.luck, "came_to_light": move.light}
        return {
            "move": move.number, "seat": _counted(move.seat),
            **{name: [round(float(value), DIGITS) for value in row] for name, row in rows.items()},
            "story": self.told(move, said),
        }  # fmt: skip


def analyse(
    record: Record, game: Game, judge: Judge, nodes: int, progress: Callable[[int, int], None] = lambda done, of: None
) -> Analysis:
    """Looks at a verified record again; `progress` is told how many of how many choices are judged."""
    found = walk(record, game, judge)
    verdicts: list[Verdict] = []
    if nodes:
        referee = Referee(judge, nodes)
        for number, question in enumerate(found.questions):
            verdict = referee.judge(question, number)
            if verdict is not None:
                verdicts.append(verdict)
            progress(number + 1, len(found.questions))
    return Analysis(record, found, verdicts, nodes > 0)


def _swing(move: Move) -> float:
    return float(abs(move.change).max())


def _turn(move: Move) -> Turn:
    change = move.change
    seat = int(abs(change).argmax())
    after = float(move.worth[seat])
    parts = {CHOICE: move.choice[seat], DRAW: move.luck[seat], LIGHT: move.light[seat]}
    cause = max(parts, key=lambda part: abs(float(parts[part])))
    return Turn(move, seat, after - float(change[seat]), after, cause)


def _counted(seat: int) -> int:
    """A seat as it travels; chance is the table itself."""
    return 0 if seat == CHANCE else seat + 1
