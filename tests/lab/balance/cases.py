"""Studies that tests begin with."""

from __future__ import annotations

from bequest import games
from bequest.bots.net.file import NetFile
from bequest.bots.net.shelf import stored
from bequest.lab.balance.study import Played, Study
from bequest.lab.balance.tally import Tally
from bequest.lab.simulate import Setup


def net_of(name: str) -> NetFile:
    """The net of the package."""
    found = stored(name, games.get(name).deck_name)
    assert found is not None
    return found


def another(net: NetFile) -> NetFile:
    """A net that differs: its weights are a little larger."""
    weights = {key: array * 1.02 if array.dtype.kind == "f" else array for key, array in net.weights.items()}
    return NetFile(net.about | {"seed": 99}, weights)


def study(name: str, players: int = 2, nets: int = 1, moments: int = 0, seed: int = 5) -> Study:
    first = net_of(name)
    setup = Setup(name, games.get(name).deck_text(), players, {}, seed)
    return Study(setup, (first, another(first))[:nets], moments)


def played(of: Study, *tallies: Tally, table: str = "usual") -> Played:
    """What was counted with each net, without any game."""
    return Played(of, 100, {(net, table): tally for net, tally in enumerate(tallies)}, False, 1.0)
