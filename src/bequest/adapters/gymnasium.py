"""The games as Gymnasium knows them: one seat chooses, bots play the others; or a solo game.

Importing this module registers every game, such as `bequest/Gears-v0`, and ways to play it that have a name of their
own, such as `bequest/CrecyTestament-v0`; see `IDS`.
"""

from __future__ import annotations

import operator
from typing import Any, Final

from bequest.adapters.common import (
    BYTES,
    DTYPES,
    Seeds,
    not_installed,
    one_of,
    setting,
    standing,
    whole,
)

try:
    import gymnasium
    import numpy as np
    from gymnasium.error import ResetNeeded
    from gymnasium.spaces import Discrete
    from gymnasium.utils import RecordConstructorArgs
    from numpy.typing import NDArray
except ImportError as missing:
    raise ImportError(not_installed("gymnasium")) from missing

from bequest import games
from bequest.adapters.screen import HUMAN, RENDER_MODES, Screen
from bequest.adapters.spaces import begun, mask, observation_box, observed
from bequest.bots.names import KINDS, RANDOM
from bequest.bots.player import Chooser, new_player
from bequest.bots.random_player import derived_seed
from bequest.core.errors import BadOption, IllegalAction
from bequest.core.handle import Handle
from bequest.core.position import Position
from bequest.core.rewards import RANK, REWARDS, rewards
from bequest.core.words import message, quoted
from bequest.games import Deck

Opponent = str | Chooser
"""A kind of bot, or a player of the caller's own."""
Opponents = Opponent | list[Opponent] | tuple[Opponent, ...]
"""One for all other seats, or one for each of them in their order."""
Told = dict[str, Any]

REPLACE: Final = "random"
LOSE: Final = "lose"
RAISE: Final = "raise"
ILLEGAL: Final = (REPLACE, LOSE, RAISE)
METADATA: Final = {"render_modes": list(RENDER_MODES), "render_fps": 1}
LOST: Final = -1.0
OPPONENTS: Final = "opponents"

IDS: Final[dict[str, dict[str, object]]] = {
    f"bequest/{environment}-v0": {"game": name, **options}
    for name in games.names()
    for environment, options in games.find(name).environments.items()
}
"""Under which id each game, or way to play it, is registered, and with which settings."""


class SeatEnv(gymnasium.Env[NDArray[Any], np.int64]):
    """A game from one seat. Every choice of a move is a step; between two steps the opponents play.

    `illegal` says what an action does that is not on offer. "random": a legal one is drawn and taken in its place, and
    `info["illegal"]` has the reason; "lose": the game ends with a reward of -1; "raise": IllegalAction, and nothing has
    changed. `options` are those of the game, such as `mode` or `fate`; `reset(options=…)` changes them for one game,
    and with `opponents` who plays the other seats from then on.
    """

    metadata: dict[str, Any] = METADATA

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        opponents: Opponents = RANDOM,
        *,
        deck: str | Deck = "base",
        reward: str = RANK,
        dtype: str = BYTES,
        illegal: str = REPLACE,
        render_mode: str | None = None,
        language: str = "en",
        **options: object,
    ) -> None:
        one_of("reward", reward, REWARDS)
        one_of("dtype", dtype, DTYPES)
        one_of("illegal", illegal, ILLEGAL)
        self._setting = setting(game, players, deck, options)
        one_of("seat", whole(seat), range(self._setting.players))
        self._seat = operator.index(seat)
        self._opponents = _seated(opponents, self._setting.players, self._seat)
        self._reward = reward
        self._dtype = dtype
        self._illegal = illegal
        self._screen = Screen(render_mode, language)
        self._seeds = Seeds()
        self._players: dict[int, Chooser] = {}
        self.render_mode = render_mode
        self._position: Position | None = None
        self._lost = False
        self.observation_space = observation_box(self._setting.game, dtype)
        self.action_space = Discrete(len(self._setting.game.catalogue))

    @property
    def position(self) -> Position:
        """The game itself, with everything that is hidden: for tools, not for agents. ResetNeeded before a reset."""
        return begun(self._position)

    def reset(self, *, seed: int | None = None, options: Told | None = None) -> tuple[NDArray[Any], Told]:
        """Begins the game of the seed, or without one another that follows from the last, up to the first question.

        Generators of the bots, and the one that replaces illegal actions, are started from the seed too.
        """
        start = self._seeds.next(seed)
        super().reset(seed=None if seed is None else start)
        self._lost = False
        given = dict(options or {})
        if OPPONENTS in given:
            self._opponents = _seated(given.pop(OPPONENTS), self._setting.players, self._seat)
        self._position = self._setting.changed(given).new(start)
        self._players = {
            other: new_player(kind, derived_seed(start, other)) if isinstance(kind, str) else kind
            for other, kind in self._opponents.items()
        }
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: int | np.int64) -> tuple[NDArray[Any], float, bool, bool, Told]:
        """Takes one choice, lets the opponents play, and asks the next question."""
        position, chosen = self.position, operator.index(action)
        if self._lost:
            raise ResetNeeded("the game was lost by an illegal action; call reset() to start another")
        reason = position.why_not(chosen, self._seat)
        if reason is not None:
            if self._illegal == RAISE or self._seat not in position.waiting:
                raise IllegalAction(reason)
            if self._illegal == LOSE:
                self._lost = True
                return self._observation(), LOST, True, False, {**self._info(), "illegal": str(reason)}
            legal = position.legal(self._seat)
            chosen = legal[int(self.np_random.integers(len(legal)))]
        position.push(chosen, self._seat)
        self._let_others_play()
        info = self._info() if reason is None else {**self._info(), "illegal": str(reason)}
        earned = rewards(position, self._reward)[self._seat]
        return self._observation(), earned, position.over, False, info

    def _let_others_play(self) -> None:
        """Until the seat is asked. Where all choose at once it comes first: it may not know what they answer."""
        position = self.position
        while not position.over and self._seat not in position.waiting:
            other = position.seat
            chosen = operator.index(self._players[other].choose(Handle(position, other)))
            try:
                position.apply(chosen, other)
            except IllegalAction as refused:
                refused.add_note(f"It was the choice of the opponent at seat {other}, counted from 0.")
                raise
        if self.render_mode == HUMAN:
            self.render()

    def _observation(self) -> NDArray[Any]:
        return observed(self.position, self._seat, self._dtype)

    def _info(self) -> Told:
        found: Told = {"action_mask": self._mask()}
        return {**found, **standing(self.position, self._seat)} if self.position.over else found

    def _mask(self) -> NDArray[np.int8]:
        position = self.position
        return np.zeros(len(position.game.catalogue), np.int8) if self._lost else mask(position, self._seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen now, by the name and in the form that sb3-contrib's MaskablePPO asks for."""
        return self._mask().view(np.bool_)

    def render(self) -> str | None:
        """The table as the seat sees it, with its question: returned or printed, as `render_mode` says."""
        return self._screen.show(self.position, self._seat)


class ActionMasks(gymnasium.Wrapper[NDArray[Any], np.int64, NDArray[Any], np.int64], RecordConstructorArgs):
    """The outermost of what `gymnasium.make` makes: the masks can be reached without `unwrapped`."""

    def __init__(self, env: gymnasium.Env[NDArray[Any], np.int64]) -> None:
        RecordConstructorArgs.__init__(self)
        gymnasium.Wrapper.__init__(self, env)

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen now, by the name and in the form that sb3-contrib's MaskablePPO asks for."""
        found = self.env.unwrapped
        assert isinstance(found, SeatEnv)
        return found.action_masks()


def _seated(opponents: Opponents, players: int, seat: int) -> dict[int, Opponent]:
    """Who plays each of the other seats."""
    others = [other for other in range(players) if other != seat]
    chosen = list(opponents) if isinstance(opponents, list | tuple) else [opponents] * len(others)
    if len(chosen) != len(others):
        allowed = f"[{', '.join(['…'] * len(others))}]"
        raise BadOption(message("option-refused", key="opponents", value=repr(opponents), allowed=allowed))
    for kind in chosen:
        if isinstance(kind, str):
            one_of("opponents", kind, KINDS)
        elif not callable(getattr(kind, "choose", None)):
            allowed = ", ".join([*KINDS, "choose(handle, options=None)"])
            raise BadOption(message("option-refused", key="opponents", value=quoted(kind), allowed=allowed))
    return dict(zip(others, chosen, strict=True))


def make(
    game: str,
    players: int | None = None,
    seat: int = 0,
    opponents: Opponents = RANDOM,
    **settings: Any,
) -> SeatEnv:
    """An environment as `gymnasium.make` makes it, without wrappers; `settings` are the others of SeatEnv."""
    plain = {"game": games.get(game).name}
    name = next(name for name, fixed in IDS.items() if fixed == plain)
    found = gymnasium.make(name, players=players, seat=seat, opponents=opponents, **settings).unwrapped
    assert isinstance(found, SeatEnv)
    return found


for _id, _settings in IDS.items():
    gymnasium.register(
        _id,
        entry_point=f"{__name__}:{SeatEnv.__name__}",
        kwargs=_settings,
        additional_wrappers=(ActionMasks.wrapper_spec(),),
    )
