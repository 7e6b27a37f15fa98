"""Games looked at again: the account is exact, choices are judged without hindsight, and all of it can be said."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from bequest import games
from bequest.bots.net.judge import Judge
from bequest.bots.net.shelf import judge_of
from bequest.bots.search.guide import ended
from bequest.core import record as records
from bequest.core.errors import BadRecord
from bequest.core.handle import Handle
from bequest.core.position import CHANCE, Position
from bequest.core.record import Record
from bequest.core.rng import Rng, seeded
from bequest.core.words import LANGUAGES, words
from bequest.lab.analysis import plot
from bequest.lab.analysis.referee import SERIOUS, Referee, Verdict, accuracy
from bequest.lab.analysis.report import Analysis, analyse
from bequest.lab.analysis.walk import Question, Walk, walk
from tests.lab.games_played import TABLES, played


def judge_for(game: str) -> Judge:
    found = judge_of(games.get(game))
    assert found is not None
    return found


@cache
def walked(number: int) -> Walk:
    record = played(number)
    return walk(record, games.get(record.game), judge_for(record.game))


@cache
def looked_at(number: int) -> Analysis:
    """An analysis without a search, which takes longest."""
    return Analysis(played(number), walked(number), [], judged=False)


# --- the account ---


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_the_parts_add_up_to_the_result(number: int) -> None:
    found = walked(number)
    result = ended(found.position)
    for seat in range(found.players):
        account = found.account(seat)
        parts = account.start + account.draws + account.own + account.others + account.light
        assert parts == pytest.approx(account.end, abs=1e-9)
        alone = found.players == 1
        wanted = result.points[0] / found.position.game.full_solo_score if alone else result.wins[seat]
        assert account.end == pytest.approx(wanted, abs=1e-9)
        assert alone or account.start == 1 / found.players


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_move_adds_up_and_all_are_told(number: int) -> None:
    found = walked(number)
    before = found.start
    for move in found.moves:
        assert before + move.change == pytest.approx(move.worth, abs=1e-9)
        before = move.worth
    record = played(number)
    *_, last = records.replay(record, games.get(record.game))
    assert found.position.digest() == last.digest()
    assert found.moves[-1].number == last.move
    assert [move.number for move in found.moves] == sorted({move.number for move in found.moves})


def test_what_one_wins_the_others_lose() -> None:
    for move in walked(0).moves:
        for part in (move.choice, move.luck, move.light):
            assert sum(part) == pytest.approx(0, abs=1e-5)


def test_a_choice_is_put_down_to_whose_it_was() -> None:
    found = walked(0)
    own = [found.account(seat).own for seat in range(2)]
    others = [found.account(seat).others for seat in range(2)]
    assert own[0] == pytest.approx(-others[1], abs=1e-5)
    assert own[1] == pytest.approx(-others[0], abs=1e-5)


def test_moves_that_were_taken_back_do_not_count() -> None:
    record = played(0)
    game = games.get(record.game)
    for position in records.replay(record, game):
        if position.seat >= 0 and position.can_undo(mover := position.seat) is None:
            break
    position.undo(mover)
    position.push(position.legal(mover)[-1], mover)
    while any(position.made(seat) for seat in position.waiting):
        position.push(position.legal()[0])
    again = records.make(position, record.options)
    assert f"{mover + 1} undo" in again.answers
    found = walk(again, game, judge_for(record.game))
    assert found.position.digest() == position.digest()
    assert len(found.moves) == len({number for _, _, number in standing(position)})


def standing(position: Position) -> list[tuple[int, int, int]]:
    assert position.journal is not None
    return position.journal.standing


def test_a_game_without_a_choice_has_nothing_to_tell() -> None:
    record = played(0)
    dealt = [answer for answer in record.answers[:1] if answer.startswith("*")]
    with pytest.raises(BadRecord, match="nothing to analyse"):
        walk(replace(record, answers=dealt, result={}), games.get(record.game), judge_for(record.game))


def test_a_game_that_is_not_over_ends_where_it_stands() -> None:
    record = played(0)
    choices = [at for at, answer in enumerate(record.answers) if not answer.startswith("*")]
    found = walk(
        replace(record, answers=record.answers[: choices[6]], result={}),
        games.get(record.game),
        judge_for(record.game),
    )
    assert not found.position.over
    account = found.account(0)
    assert 0 < account.end < 1
    parts = account.start + account.draws + account.own + account.others + account.light
    assert parts == pytest.approx(account.end, abs=1e-9)


# --- mistakes ---


class Bench:
    """A question, and a referee that is told how options do instead of trying them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, leads: tuple[float, ...], noise: float = 0.0) -> None:
        self.question = next(one for one in walked(0).questions if len(one.position.legal(one.seat)) == len(leads))
        options = self.question.position.legal(self.question.seat)
        self.lead = dict(zip(options, leads, strict=True))
        self.worlds: list[int] = []

        def tried(
            referee: Referee, handle: Handle, options: list[int], worlds: int, rng: Rng
        ) -> dict[int, list[float]]:
            self.worlds.append(worlds)
            swing = [noise if world % 2 else -noise for world in range(worlds)]
            return {
                action: [0.5 + self.lead[action] * (1 + one) for one in swing]
                if noise
                else [0.5 + self.lead[action]] * worlds
                for action in options
            }

        def all_options(referee: Referee, handle: Handle, chosen: int) -> list[int]:
            return [chosen, *[action for action in handle.legal() if action != chosen]]

        monkeypatch.setattr(Referee, "_tried", tried)
        monkeypatch.setattr(Referee, "_worth_a_try", all_options)

    def verdict(self, chosen: int) -> Verdict:
        options = list(self.lead)
        found = Referee(judge_for("lastwill"), 800).judge(replace(self.question, chosen=options[chosen]), 0)
        assert found is not None
        return found


def test_a_clear_mistake_names_what_was_better(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench(monkeypatch, (0.0, 0.1))
    verdict = bench.verdict(0)
    assert verdict.mistake
    assert verdict.rival == list(bench.lead)[1]
    assert verdict.loss == pytest.approx(0.1)
    assert verdict.lost == verdict.stake == pytest.approx(0.1)
    assert len(bench.worlds) == 3, "fresh worlds confirm it"


def test_what_was_best_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    verdict = Bench(monkeypatch, (0.0, 0.1)).verdict(1)
    assert not verdict.mistake
    assert verdict.loss == pytest.approx(-0.1)
    assert verdict.lost == 0
    assert verdict.stake == pytest.approx(0.1)


def test_a_small_or_doubtful_loss_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not Bench(monkeypatch, (0.0, SERIOUS - 0.001)).verdict(0).mistake
    assert not Bench(monkeypatch, (0.0, SERIOUS + 0.01), noise=20.0).verdict(0).mistake


def test_accuracy_goes_by_what_was_at_stake() -> None:
    question = walked(0).questions[0]

    def verdict(lost: float, stake: float) -> Verdict:
        return Verdict(question, 0, 0.5, lost, 0.01, lost, stake, mistake=False)

    assert accuracy([verdict(0.0, 0.2), verdict(0.0, 0.1)]) == 100
    assert accuracy([verdict(0.2, 0.2)]) == 0
    assert accuracy([verdict(0.1, 0.1), verdict(0.0, 0.3)]) == pytest.approx(75)
    assert accuracy([verdict(0.0, 0.0)]) is None
    assert accuracy([]) is None


def test_choices_are_judged_by_what_the_seat_could_know() -> None:
    """In a world that its seat can't tell from the true one, a choice gets the same verdict."""
    referee = Referee(judge_for("lastwill"), nodes=60)
    judged = 0
    for question in walked(0).questions[:12]:
        other = question.position.guess(question.seat, seeded(5))
        verdicts = [referee.judge(replace(question, position=world), 3) for world in (question.position, other)]
        known = [verdict and replace(verdict, question=question) for verdict in verdicts]
        assert known[0] == known[1]
        judged += known[0] is not None
    assert judged > 2


# --- what is told ---


@pytest.mark.parametrize("number", range(len(TABLES)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_can_be_said(number: int, language: str) -> None:
    analysis, said = looked_at(number), words(language)
    facts = analysis.facts(said)
    assert len(facts["seats"]) == analysis.walk.players  # type: ignore[arg-type]
    assert facts["mistakes"] is None
    turns = analysis.turns
    assert [turn.move.number for turn in turns] == sorted(turn.move.number for turn in turns)
    for turn in turns:
        assert turn.after - turn.before == pytest.approx(float(turn.move.change[turn.seat]))
        assert analysis.told(turn.move, said)
    drawn = plot.svg(analysis, said)
    assert drawn.count("<polyline") == analysis.walk.players
    assert drawn.count("<circle") == len(turns)


def test_the_same_seed_gives_the_same_verdicts() -> None:
    record = played(1)
    short = replace(record, answers=record.answers[: _tenth_choice(record)], result={})
    game, judge = games.get(record.game), judge_for(record.game)
    told: list[tuple[int, int]] = []
    first = analyse(short, game, judge, 60, lambda done, of: told.append((done, of)))
    again = analyse(short, game, judge, 60)
    losses = [[(one.loss, one.rival, one.mistake) for one in found.verdicts] for found in (first, again)]
    assert losses[0] == losses[1] != []
    assert told[-1] == (len(first.walk.questions), len(first.walk.questions))
    facts = first.facts(words("en"))
    assert isinstance(facts["mistakes"], list)


def _tenth_choice(record: Record) -> int:
    return [at for at, answer in enumerate(record.answers) if not answer.startswith("*")][10]


def test_questions_are_choices_between_several() -> None:
    for question in walked(0).questions:
        assert isinstance(question, Question)
        assert question.seat != CHANCE
        assert len(question.position.legal(question.seat)) > 1
        assert question.chosen in question.position.legal(question.seat)
