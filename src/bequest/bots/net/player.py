"""The player that follows a net, the strongest option each time; where there is no net, the rules of thumb."""

from __future__ import annotations

from typing import Final

from bequest.bots.budget import Budget
from bequest.bots.heuristic_player import HeuristicPlayer
from bequest.bots.judgement import Judgement
from bequest.bots.net.file import NetFile
from bequest.bots.net.judge import Judge
from bequest.bots.net.shelf import judge_of
from bequest.core.game import Game
from bequest.core.handle import Handle
from bequest.core.rng import seeded

WORLDS: Final = 4
"""In so many worlds each option is looked at when somebody asks why."""


class NetPlayer:
    """Its choice depends on what the seat may know, and on nothing else; that of its stand-in on the seed too."""

    def __init__(self, seed: int, small: bool = False) -> None:
        self._small = small
        self._stand_in = HeuristicPlayer(seed)
        self._rng = seeded(seed)

    def choose(self, handle: Handle, options: list[int] | None = None) -> int:
        if options is None:
            options = handle.legal()
        if len(options) == 1:
            return options[0]
        judge = self._judge_of(handle.game)
        if judge is None:
            return self._stand_in.choose(handle, options)
        judged = judge.judge([handle.look()], [handle.players]).policy[0][options]
        return options[int(judged.argmax())]

    def judge(self, handle: Handle, options: list[int] | None = None) -> Judgement:
        """What it thinks of the position after each option, in worlds that may be true; no search."""
        from bequest.bots.search.guide import NetGuide
        from bequest.bots.search.player import judgement
        from bequest.bots.search.rollouts import Plan, Rollouts

        if options is None:
            options = handle.legal()
        judge = self._judge_of(handle.game)
        if judge is None:
            return self._stand_in.judge(handle, options)
        plan = Plan(options=len(options), unlikely=0, worlds=WORLDS, choices=0, rounds=1)
        tried = Rollouts(NetGuide([judge]), plan, handle, self._rng).compare(options, Budget())
        tried.sort(key=lambda one: -one.likely)
        return judgement(tried, handle)

    def _judge_of(self, game: Game) -> Judge | None:
        return judge_of(game, self._small)


class FileNetPlayer(NetPlayer):
    """The same with a net that does not come with the package; BadNet if it is not for the game."""

    def __init__(self, seed: int, net: NetFile) -> None:
        super().__init__(seed)
        self._net = net
        self._made: Judge | None = None

    def _judge_of(self, game: Game) -> Judge | None:
        if self._made is None:
            self._made = Judge(self._net, game)
        return self._made
