"""How easily levels are content: measured from the strongest to the weakest, and told in the net's file."""

from __future__ import annotations

import numpy as np
import pytest

from bequest import games
from bequest.bots.levels import USUAL
from bequest.bots.names import GENTLE, NET, NOVICE, SHARP
from bequest.bots.net import file
from bequest.bots.net.shelf import judge_of
from bequest.lab import calibration
from bequest.lab.calibration import EASIEST, Pairing, calibrated


def test_who_wins_too_often_is_made_more_content(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.get("gears")
    for share, extreme in ((1.0, EASIEST), (0.0, 0.05)):
        monkeypatch.setattr(calibration, "in_order", lambda make, tasks, jobs, share=share: [share for _ in tasks])
        said: list[str] = []
        eases = calibrated(game, 4, 1, 1, said.append)
        assert set(eases) == set(USUAL)
        assert eases[SHARP] == pytest.approx(extreme, rel=0.1)
        assert len(said) == calibration.HALVINGS * len(USUAL)


def test_a_pairing_plays_both_ways_round(monkeypatch: pytest.MonkeyPatch) -> None:
    pairing = Pairing("gears", "tree-2", NOVICE, NET, ((NOVICE, 4.0),), 3)
    judges = [judge_of(games.get("gears"), small) for small in (False, True)]
    for judge in judges:
        assert judge is not None
        monkeypatch.setitem(judge.about, "levels", {})  # puts back what was there
    play = pairing.dealer()
    assert [play(number) for number in (0, 1)] == [0.0, 0.0]
    assert [judge.about["levels"] for judge in judges if judge] == [{NOVICE: 4.0}] * 2


def test_levels_that_are_not_measured_stay_as_the_nets_say(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.get("gears")
    small = judge_of(game, small=True)
    assert small is not None
    monkeypatch.setitem(small.about, "levels", {GENTLE: 1.5, NOVICE: 1.75})
    monkeypatch.setattr(calibration, "in_order", lambda make, tasks, jobs: [1.0 for _ in tasks])
    said: list[str] = []
    eases = calibrated(game, 4, 1, 1, said.append, [NOVICE])
    assert {name: eases[name] for name in (SHARP, GENTLE)} == {SHARP: USUAL[SHARP].ease, GENTLE: 1.5}
    assert eases[NOVICE] == pytest.approx(EASIEST, rel=0.1)
    assert len(said) == calibration.HALVINGS


def test_a_net_is_told_of_anew_with_the_same_weights() -> None:
    net = file.write({"game": "gears"}, {"row": np.arange(5, dtype=np.float32)})
    again = file.read(file.retold(net, {"game": "gears", "levels": {NOVICE: 2.5}}))
    assert again.about["levels"] == {NOVICE: 2.5}
    assert (again.weights["row"] == file.read(net).weights["row"]).all()
