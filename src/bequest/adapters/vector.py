"""A batch of games as Gymnasium knows many environments at once: `BatchEnv("crecy", players=2, num_envs=256)`.

Importing this module registers every game a second time, as `bequest/GearsBatch-v0` and so on (see `BATCH_IDS`), for
`gymnasium.make_vec`.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from bequest.adapters.common import BYTES, FLOATS, Seeds, not_installed, one_of

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as missing:
    raise ImportError(not_installed("gymnasium")) from missing

from bequest.adapters.batch import Batch
from bequest.adapters.gymnasium import IDS, RAISE, REPLACE
from bequest.adapters.spaces import observation_box
from bequest.core.errors import BadOption
from bequest.core.words import message, quoted
from bequest.games import Deck

Told = dict[str, Any]
Stepped = tuple[NDArray[Any], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Told]

ILLEGAL: Final = (REPLACE, RAISE)

BATCH_IDS: Final[dict[str, dict[str, object]]] = {name.replace("-v0", "Batch-v0"): given for name, given in IDS.items()}
"""Under which id each game, or way to play it, is registered as a batch, and with which settings."""


class BatchEnv(VectorEnv[NDArray[Any], NDArray[np.int64], NDArray[Any]]):
    """`num_envs` games side by side; each step takes one choice in every game, that of the seat that is asked there.

    So one program plays all seats: `infos["seat"]` says whose observation each row holds, and the reward of a step is
    what the end of the game was worth to the seat that made this choice; `infos["final_info"]["rewards"]` has those of
    all seats. In a solo game there is only one seat, and everything is as in any other environment.

    A game that ends makes room for the next one in the same step (`AutoresetMode.SAME_STEP`). `illegal` says what an
    action does that is not on offer. "random": a legal one is drawn in its place, and `infos["illegal"]` marks the row;
    "raise": IllegalChoice, and no game has changed. With `copy=False` the arrays of the batch itself are returned,
    which the next step changes. The other settings are those of `Batch`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # as in Gymnasium
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        num_envs: int = 256,
        *,
        illegal: str = REPLACE,
        copy: bool = True,
        dtype: Literal["uint8", "float32"] = BYTES,
        reward: Literal["rank", "score"] = "rank",
        workers: int = 0,
        deck: str | Deck = "base",
        **options: object,
    ) -> None:
        one_of("illegal", illegal, ILLEGAL)
        self._illegal = illegal
        self._copy = copy
        self._seeds = Seeds()
        self.batch = Batch(
            game, players, num_envs, dtype=dtype, seed=None, reward=reward, workers=workers, deck=deck, **options
        )
        """The games themselves."""
        self.num_envs = self.batch.games
        self._rows = np.arange(self.num_envs)
        self._scales = np.array(self.batch.game.encoder.scales, np.float32) if dtype == FLOATS else None
        self.single_observation_space = observation_box(self.batch.game, dtype)
        self.single_action_space = Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(self, *, seed: int | None = None, options: Told | None = None) -> tuple[NDArray[Any], Told]:
        """Begins all games anew: those of the seed, or without one others that follow from the last.

        The options of the games are given when the environment is made.
        """
        for key in options or {}:
            known = "reset(seed=…), BatchEnv(…)"
            raise BadOption(message("option-unknown", key=quoted(key), hint="", known=known))
        start = self._seeds.next(seed)
        super().reset(seed=None if seed is None else start)
        self.batch.reset(start)
        return self._observations(), self._infos()

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        """Takes one choice in every game."""
        batch = self.batch
        chosen = np.asarray(actions)
        illegal: NDArray[np.bool_] | None = None
        if self._illegal == REPLACE:
            illegal = ~batch.legal(chosen)
            chosen = np.where(illegal, batch.sample(self.np_random), chosen) if illegal.any() else chosen
        seats = batch.seat.copy()
        batch.step(chosen, check=illegal is None)
        rewards = batch.reward[self._rows, seats].astype(np.float64)
        infos = self._infos()
        if illegal is not None and illegal.any():
            infos["illegal"] = infos["_illegal"] = illegal
        if batch.endings:
            self._tell_endings(infos)
        return self._observations(), rewards, batch.done.copy(), np.zeros(self.num_envs, np.bool_), infos

    def _observations(self) -> NDArray[Any]:
        return self.batch.observation.copy() if self._copy else self.batch.observation

    def _infos(self) -> Told:
        """What every row is asked; Gymnasium marks beside each entry which rows have it."""
        all_rows = np.ones(self.num_envs, np.bool_)
        mask = self.batch.mask.copy() if self._copy else self.batch.mask
        seat = self.batch.seat.copy() if self._copy else self.batch.seat
        return {"action_mask": mask, "_action_mask": all_rows, "seat": seat, "_seat": all_rows}

    def _tell_endings(self, infos: Told) -> None:
        """The last observation of each game that has ended, for the seat that ended it, and how all of them stand."""
        batch = self.batch
        over = batch.done.copy()
        final = np.full(self.num_envs, None, object)
        each = {key: np.zeros(self.num_envs, np.int64) for key in ("seat", "rank", "score", "decisions")}
        ranking = np.zeros((self.num_envs, batch.players), np.int64)
        scores = np.zeros((self.num_envs, batch.players), np.int64)
        outcome = np.full(self.num_envs, None, object)
        for ending in batch.endings:
            row, seat = ending.game, ending.seat
            cells = np.frombuffer(ending.observation, np.uint8)
            final[row] = cells.copy() if self._scales is None else cells * self._scales
            ranking[row], scores[row], outcome[row] = ending.ranking, ending.scores, ending.outcome
            told = (seat, ending.ranking[seat], ending.scores[seat], ending.decisions)
            for key, value in zip(each, told, strict=True):
                each[key][row] = value
        info: Told = {**each, "ranking": ranking, "scores": scores, "outcome": outcome, "rewards": batch.reward.copy()}
        infos["final_obs"] = final
        infos["final_info"] = {**info, **{f"_{key}": over for key in info}}
        infos["_final_obs"] = infos["_final_info"] = over

    def close_extras(self, **kwargs: Any) -> None:
        """Ends the workers of the batch."""
        self.batch.close()


for _id, _settings in BATCH_IDS.items():
    gymnasium.register(_id, vector_entry_point=f"{__name__}:{BatchEnv.__name__}", kwargs=_settings)
