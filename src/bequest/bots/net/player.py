"""The player that follows a net, the strongest option each time; where there is no net, the rules of thumb."""

from __future__ import annotations

from bequest.bots.heuristic_player import HeuristicPlayer
from bequest.bots.net.shelf import judge_of
from bequest.core.handle import Handle


class NetPlayer:
    """Its choice depends on what the seat may know, and on nothing else; that of its stand-in on the seed too."""

    def __init__(self, seed: int) -> None:
        self._stand_in = HeuristicPlayer(seed)

    def choose(self, handle: Handle, options: list[int] | None = None) -> int:
        if options is None:
            options = handle.legal()
        if len(options) == 1:
            return options[0]
        judge = judge_of(handle.game)
        if judge is None:
            return self._stand_in.choose(handle, options)
        judged = judge.judge([handle.look()], [handle.players]).policy[0][options]
        return options[int(judged.argmax())]
