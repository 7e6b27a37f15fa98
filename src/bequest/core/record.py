"""A game as a record: rules version, options, deck, start, answers. Everything else is derived.

Answers are texts: `1 establish fire` is a choice of seat 1, `* card law` an outcome of chance.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field

from bequest.core.errors import BadRecord, BequestError
from bequest.core.frames import NOBODY
from bequest.core.game import Game
from bequest.core.position import CHANCE, OVER, Position
from bequest.core.texts.reading import Fields, read_json
from bequest.core.words import message, quoted

FORMAT = 1


@dataclass(frozen=True)
class Record:
    """What is needed to play a game again. The start is a seed (in the options) or a position."""

    game: str
    rules: str
    deck: str
    options: dict[str, object]
    answers: list[str]
    deck_text: str = ""
    """The whole deck, where the name alone does not tell it."""
    position: dict[str, object] = field(default_factory=dict)
    """Where the game began, if not at set-up."""
    result: dict[str, object] = field(default_factory=dict)

    def to_json(self) -> str:
        content: dict[str, object] = {"bequest": FORMAT, "game": self.game, "rules": self.rules, "deck": self.deck}
        content["options"] = self.options
        for name, value in (("position", self.position), ("result", self.result), ("deck_text", self.deck_text)):
            if value:
                content[name] = value
        lines = [f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in content.items()]
        answers = ",\n".join("    " + json.dumps(answer) for answer in self.answers)
        lines.append(f'  "answers": [\n{answers}\n  ]' if self.answers else '  "answers": []')
        return "{\n" + ",\n".join(lines) + "\n}\n"


def load(text: str) -> Record:
    """The record that a text holds, or BadRecord."""
    values = read_json(text, BadRecord)
    if "bequest" not in values:
        raise BadRecord(message("record-no-format", field=quoted("bequest")))
    if values["bequest"] != FORMAT:
        raise BadRecord(message("record-other-format", format=quoted(values["bequest"]), ours=str(FORMAT)))
    fields = Fields(values, "", BadRecord)
    return Record(
        fields.text("game"),
        fields.text("rules"),
        fields.text("deck"),
        fields.object("options", ("players", "seed"), more=True).values,
        fields.texts("answers"),
        fields.text("deck_text") if fields.has("deck_text") else "",
        fields.object("position", ("game", "options"), more=True).values,
        fields.object("result", ("over", "scores", "digest", "ranking"), more=True).values,
    )


def make(
    position: Position, options: dict[str, object], start: dict[str, object] | None = None, own_deck: bool = False
) -> Record:
    """The record of a game that keeps a journal. Choices of a move not yet committed are not part of it."""
    if position.journal is None:
        raise BadRecord(message("record-no-journal"))
    options_of_start = start.get("options") if start else None
    if start and "random" not in start and not (isinstance(options_of_start, dict) and "seed" in options_of_start):
        raise BadRecord(message("record-start-without-random"))
    game = position.game
    settled = position.clone()
    settled.back_all()
    answers = [_answer_text(game, *answer) for answer in position.journal.answers[: position.journal.committed]]
    result: dict[str, object] = {"over": settled.over, "scores": settled.scores(), "digest": settled.digest()}
    if settled.over:
        result["ranking"] = settled.ranking()
    return Record(
        game.name, game.rules_version, game.deck_name, options, answers, game.deck_text() if own_deck else "",
        start or {}, result,
    )  # fmt: skip


def _answer_text(game: Game, seat: int, action: int) -> str:
    return f"{'*' if seat == CHANCE else seat + 1} {game.text(action)}"


def start(record: Record, game: Game, chance: str = "auto") -> Position:
    """The position in which the recorded game began; `game` must be the one the record names, with its deck."""
    if game.name != record.game:
        raise BadRecord(message("record-other-game", recorded=record.game, game=game.name))
    if game.rules_version != record.rules:
        raise BadRecord(message("record-other-rules", recorded=record.rules, ours=game.rules_version))
    if record.position:
        position = game.from_json(json.dumps(record.position), chance=chance, journal=True)
        position.back_all()  # choices of a move under way are answers, if they were ever committed
    else:
        options = dict(record.options)
        players, seed = options.pop("players", None), options.pop("seed", None)
        if not isinstance(players, int) or not isinstance(seed, int):
            raise BadRecord(message("record-no-players-or-seed"))
        for key in options:
            if key not in [option.key for option in game.options]:
                raise BadRecord(message("record-no-such-option", game=game.name, key=quoted(key)))
        position = game.new(players, seed, chance, True, **options)
    if position.game.deck_name != record.deck:  # a position may bring a deck of its own
        raise BadRecord(message("record-other-deck", recorded=record.deck, ours=position.game.deck_name))
    return position


def replay(record: Record, game: Game, chance: str = "auto") -> Iterator[Position]:
    """Steps through a record: yields the same position, at its start and again after every choice of a player.

    With chance="auto" the generator answers and the record's outcomes are checked; with "explicit" they are fed in.
    """
    position = start(record, game, chance)
    done = 0
    fed = chance == "explicit"
    while True:
        done = _chance_answers(record, position, done, fed)
        yield position
        if done == len(record.answers):
            return
        seat, action = _parse_answer(record, position.game, done)
        _apply(record, done, position, action, seat)
        done += 1


def _chance_answers(record: Record, position: Position, done: int, fed: bool) -> int:
    """Passes the outcomes of chance that follow: fed in, or checked against what the generator gave."""
    assert position.journal is not None
    while done < len(record.answers) and (fed or done < len(position.journal.answers)):
        seat, action = _parse_answer(record, position.game, done)
        if fed and seat != CHANCE:
            break
        if fed:
            _apply(record, done, position, action, NOBODY)
        elif position.journal.answers[done] != (seat, action):
            was = quoted(_answer_text(position.game, *position.journal.answers[done]))
            problem = message("record-other-outcome", recorded=quoted(record.answers[done]), found=was)
            raise BadRecord(message("record-answer", number=str(done + 1), problem=problem))
        done += 1
    return done


def _parse_answer(record: Record, game: Game, index: int) -> tuple[int, int]:
    who, _, text = record.answers[index].partition(" ")
    if who != "*" and not who.isdecimal():
        problem = message("record-nobody-answers", found=quoted(record.answers[index]))
        raise BadRecord(message("record-answer", number=str(index + 1), problem=problem))
    try:
        return (CHANCE if who == "*" else int(who) - 1), game.parse(text)
    except BequestError as error:
        raise BadRecord(message("record-answer", number=str(index + 1), problem=error.message)) from None


def _apply(record: Record, index: int, position: Position, action: int, seat: int) -> None:
    try:
        position.apply(action, seat)
    except BequestError as error:
        answer = quoted(record.answers[index])
        raise BadRecord(
            message("record-answer-refused", number=str(index + 1), answer=answer, problem=error.message)
        ) from None


def verify(record: Record, game: Game, chance: str = "auto") -> Position:
    """Plays the record to its end and checks the result it claims; the final position."""
    *_, position = replay(record, game, chance)
    claims = record.result
    facts: dict[str, object] = {"over": position.seat == OVER, "scores": position.scores(), "digest": position.digest()}
    if position.over:
        facts["ranking"] = position.ranking()
    for name, claimed in claims.items():
        if facts.get(name) != claimed:
            found = quoted(facts.get(name))
            raise BadRecord(message("record-other-result", name=name, recorded=quoted(claimed), found=found))
    return position
