"""What a net makes of positions, with NumPy: many at once, or one with as few numbers as possible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bequest.bots.net.file import NetFile, fits
from bequest.core.game import Game

Floats = NDArray[np.float32]
Numbers = NDArray[np.int64]
REWARD: Final = 0
WON: Final = 1
POINTS: Final = 2
FEW: Final = 4
"""So many looks at most are added up row by row; more are multiplied."""
SMALL: Final = np.float32(1e-5)


@dataclass(frozen=True)
class Judgement:
    """What a net makes of some positions, a row for each."""

    policy: Floats
    """A number for each action: the larger, the better. Only those on offer mean anything."""
    reward: Floats
    """For each seat, counted from the looker: what the end will be worth."""
    wins: Floats
    """The chance of each seat to win."""
    points: Floats
    """The score of each seat."""
    lines: Floats
    """The lines of each seat's score sheet."""


class Judge:
    """A net at work."""

    def __init__(self, net: NetFile, game: Game) -> None:
        fits(net, game)
        self.about = net.about
        self.game = game
        self.sight = game.sight
        self._lead = np.float32(game.lead)
        w = net.weights
        self._w: dict[str, Floats] = {name: np.ascontiguousarray(array) for name, array in w.items()}
        self._blocks = int(net.about["size"]["blocks"])
        self._pointing: Numbers = w["pointing"].astype(np.int64)
        self._verbs: Numbers = w["pointing_verb"].astype(np.int64)
        self._pointed: Numbers = w["pointed"].astype(np.int64)
        self._slots = int(self._pointed.max()) + 1 if len(self._pointed) else 0

    def judge(self, looks: Sequence[bytes], players: Sequence[int]) -> Judgement:
        """What becomes of games as they are seen in these looks, at tables with so many players."""
        w, sight = self._w, self.sight
        count = len(looks)
        codes: Numbers = np.frombuffer(b"".join(looks), "<u2").astype(np.int64)
        rows = np.repeat(np.arange(count), [len(look) // 2 for look in looks])
        of_table = codes < sight.first_seat
        of_thing = codes >= sight.first_thing
        of_seat = ~(of_table | of_thing)
        things, owners, homes = self._things(codes[of_thing] - sight.first_thing, rows[of_thing])
        seats = self._seats(codes[of_seat] - sight.first_seat, rows[of_seat], count, things, owners)
        trunk = self._table(codes[of_table], rows[of_table], count)
        flat = seats.reshape(count, -1)
        trunk += flat @ w["seat_trunk"]
        trunk = self._trunk(np.maximum(trunk, 0))
        policy = trunk @ w["policy"] + w["policy.bias"]
        if self._slots and len(homes):
            self._point(policy, trunk, things, homes, count)
        worth = (trunk @ w["worth_trunk"] + w["worth_trunk.bias"])[:, None] + seats @ w["worth_seat"] + w["worth_place"]
        told = np.maximum(worth, 0) @ w["worth_out"] + w["worth_out.bias"]
        wins = chances(told[..., WON], np.asarray(players))
        points = told[..., POINTS] * self._lead
        return Judgement(policy, told[..., REWARD], wins, points, told[..., POINTS + 1 :] * self._lead)

    def _table(self, codes: Numbers, rows: Numbers, count: int) -> Floats:
        w = self._w
        if count <= FEW:
            found = np.empty((count, w["table"].shape[1]), np.float32)
            for row in range(count):
                found[row] = w["table"][codes[rows == row]].sum(0)
        else:
            seen = np.zeros((count, w["table"].shape[0]), np.float32)
            seen[rows, codes] = 1
            found = seen @ w["table"]
        found += w["table.bias"]
        return found

    def _things(self, codes: Numbers, rows: Numbers) -> tuple[Floats, Numbers, Numbers]:
        """The things that there are: their vectors, the seat each belongs to (of all rows), and where each lies."""
        w, sight = self._w, self.sight
        size = sight.thing.size
        block = codes // size
        homes, number = np.unique(rows * sight.things + block, return_inverse=True)
        seen = np.zeros((len(homes), size), np.float32)
        seen[number, codes - block * size] = 1
        found = np.maximum(seen @ w["thing"] + w["thing.bias"], 0)
        found = np.maximum(found @ w["thing_again"] + w["thing_again.bias"], 0)
        owners = homes // sight.things * sight.seats + seen[:, : sight.seats].argmax(1)
        return found, owners, homes

    def _seats(self, codes: Numbers, rows: Numbers, count: int, things: Floats, owners: Numbers) -> Floats:
        w, sight = self._w, self.sight
        size = sight.seat.size
        block = codes // size
        seen = np.zeros((count * sight.seats, size), np.float32)
        seen[rows * sight.seats + block, codes - block * size] = 1
        gathered = np.zeros((count * sight.seats, things.shape[1]), np.float32)
        if len(owners):
            order = np.argsort(owners, kind="stable")
            there, first = np.unique(owners[order], return_index=True)
            gathered[there] = np.add.reduceat(things[order], first, axis=0)
        found = np.maximum(seen @ w["seat"] + w["seat.bias"] + gathered @ w["thing_seat"], 0)
        found = np.maximum(found @ w["seat_again"] + w["seat_again.bias"], 0)
        found *= seen[:, :2].sum(1, keepdims=True)
        by_row: Floats = found.reshape(count, sight.seats, -1)
        return by_row

    def _trunk(self, x: Floats) -> Floats:
        w = self._w
        for number in range(self._blocks):
            name = f"block{number}."
            even = _normal(x, w[name + "norm"], w[name + "norm.bias"])
            inner = np.maximum(even @ w[name + "into"] + w[name + "into.bias"], 0)
            x = x + inner @ w[name + "out"] + w[name + "out.bias"]
        return _normal(x, w["norm"], w["norm.bias"])

    def _point(self, policy: Floats, trunk: Floats, things: Floats, homes: Numbers, count: int) -> None:
        """Adds how well each thing fits what is looked for, to the actions that name it."""
        w, sight = self._w, self.sight
        size = things.shape[1]
        asked = (trunk @ w["pointer"] + w["pointer.bias"]).reshape(count, -1, size)
        slot = homes % sight.things
        named = slot < self._slots
        there = np.zeros((count, self._slots, size), np.float32)
        there[homes[named] // sight.things, slot[named]] = things[named]
        fit = asked @ there.transpose(0, 2, 1)
        policy[:, self._pointing] += fit[:, self._verbs, self._pointed] / np.float32(size**0.5)


def _normal(x: Floats, scale: Floats, shift: Floats) -> Floats:
    centred = x - x.mean(-1, keepdims=True)
    spread = np.sqrt((centred * centred).mean(-1, keepdims=True) + SMALL)
    found: Floats = centred / spread * scale + shift
    return found


def chances(logits: Floats, players: NDArray[np.integer]) -> Floats:
    """The chance of each seat to win: together 1, alone by itself; seats that nobody has: 0."""
    there = np.arange(logits.shape[1]) < players[:, None]
    raised = np.where(there, logits, -np.inf)
    power = np.exp(raised - raised.max(1, keepdims=True))
    together = power / power.sum(1, keepdims=True)
    alone = np.where(there, 1 / (1 + np.exp(-np.clip(logits, -30, 30))), 0)
    found: Floats = np.where(players[:, None] > 1, together, alone).astype(np.float32)
    return found
