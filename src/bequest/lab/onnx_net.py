"""A net as a model of ONNX, for runtimes that know nothing of this package; it judges as `bots.net.judge` does.

What goes in are looks as zeros and ones, block by block, and how many sit at the table (`inputs` makes them); what
comes out is what a `Judgement` holds. Matrices stay 8-bit numbers, so the model is about as large as the net's file.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

from bequest.bots.net.file import NetFile, fits, small_numbers
from bequest.bots.net.judge import POINTS, REWARD, SMALL, WON
from bequest.core.game import Game
from bequest.core.sight import Sight

OPSET: Final = 17
IR_VERSION: Final = 8
INPUTS: Final = ("table", "seats", "things", "players")
OUTPUTS: Final = ("policy", "reward", "wins", "points", "lines")
NEVER: Final = -1e9
ABOUT: Final = "about"
"""What the net says of itself goes with the model, as JSON under this name."""
OF_NET: Final = "net."
"""What weights are called in the model, before their own names."""


def inputs(sight: Sight, looks: Sequence[bytes], players: Sequence[int]) -> dict[str, NDArray[Any]]:
    """Looks as a model takes them."""
    table = np.zeros((len(looks), sight.table.size), np.float32)
    seats = np.zeros((len(looks), sight.seats * sight.seat.size), np.float32)
    things = np.zeros((len(looks), sight.things * sight.thing.size), np.float32)
    for row, look in enumerate(looks):
        codes = np.frombuffer(look, "<u2").astype(np.int64)
        of_table, of_thing = codes < sight.first_seat, codes >= sight.first_thing
        table[row, codes[of_table]] = 1
        seats[row, codes[~(of_table | of_thing)] - sight.first_seat] = 1
        things[row, codes[of_thing] - sight.first_thing] = 1
    return {
        "table": table, "seats": seats.reshape(len(looks), sight.seats, -1),
        "things": things.reshape(len(looks), sight.things, -1), "players": np.array(players, np.int64),
    }  # fmt: skip


def model(net: NetFile, game: Game) -> bytes:
    """The model of a net, for this game and no other; BadNet if it is for another."""
    fits(net, game)
    return _Graph(net, game).built()


class _Graph:
    """A model in the making: each step names what it makes."""

    def __init__(self, net: NetFile, game: Game) -> None:
        self._net = net
        self._game = game
        self._sight = game.sight
        self._nodes: list[onnx.NodeProto] = []
        self._constants: list[onnx.TensorProto] = []
        for name, array in net.weights.items():
            if array.dtype.kind == "f":
                self._weight(name, array)

    # --- steps ---

    def _weight(self, name: str, array: NDArray[Any]) -> None:
        if array.ndim < 2:
            self._constants.append(numpy_helper.from_array(array.astype(np.float32), OF_NET + name))
            return
        numbers, scale = small_numbers(array)
        self._constants.append(numpy_helper.from_array(numbers, f"{name}.numbers"))
        self._constants.append(numpy_helper.from_array(scale.reshape(-1), f"{name}.scale"))
        self._do("DequantizeLinear", f"{name}.numbers", f"{name}.scale", into=OF_NET + name, axis=0)

    def _do(self, kind: str, *given: str, into: str = "", **options: object) -> str:
        made = into or f"{kind}{len(self._nodes)}"
        self._nodes.append(helper.make_node(kind, list(given), [made], **options))
        return made

    def _constant(self, value: object, kind: type[np.generic]) -> str:
        name = f"constant{len(self._constants)}"
        self._constants.append(numpy_helper.from_array(np.array(value, kind), name))
        return name

    def _numbers(self, *numbers: int) -> str:
        return self._constant(numbers, np.int64)

    def _layer(self, x: str, name: str, bias: bool = True) -> str:
        made = self._do("MatMul", x, OF_NET + name)
        return self._do("Add", made, f"{OF_NET}{name}.bias") if bias else made

    def _normal(self, x: str, name: str) -> str:
        weights = (OF_NET + name, f"{OF_NET}{name}.bias")
        return self._do("LayerNormalization", x, *weights, axis=-1, epsilon=float(SMALL))

    def _cut(self, x: str, start: int, end: int, axis: int) -> str:
        return self._do("Slice", x, self._numbers(start), self._numbers(end), self._numbers(axis))

    # --- the net, see `Judge.judge` ---

    def _things(self) -> str:
        """A vector for each thing; zeros where there is none."""
        found = self._do("Relu", self._layer("things", "thing"))
        found = self._do("Relu", self._layer(found, "thing_again"))
        return self._do("Mul", found, self._do("ReduceMax", "things", axes=[2], keepdims=1))

    def _seats(self, things: str) -> str:
        # Whose is not said is the looker's.
        said = self._cut("things", 1, self._sight.seats, 2)
        rest = self._do("Sub", self._constant(1, np.float32), self._do("ReduceSum", said, self._numbers(2), keepdims=1))
        owned = self._do("Transpose", self._do("Concat", rest, said, axis=2), perm=[0, 2, 1])
        gathered = self._layer(self._do("MatMul", owned, things), "thing_seat", bias=False)
        found = self._do("Relu", self._do("Add", self._layer("seats", "seat"), gathered))
        found = self._do("Relu", self._layer(found, "seat_again"))
        there = self._do("ReduceSum", self._cut("seats", 0, 2, 2), self._numbers(2), keepdims=1)
        return self._do("Mul", found, there)

    def _trunk(self, seats: str) -> str:
        flat = self._do("Reshape", seats, self._numbers(0, -1))
        x = self._do("Add", self._layer("table", "table"), self._layer(flat, "seat_trunk", bias=False))
        x = self._do("Relu", x)
        for number in range(int(self._net.about["size"]["blocks"])):
            inner = self._layer(self._normal(x, f"block{number}.norm"), f"block{number}.into")
            x = self._do("Add", x, self._layer(self._do("Relu", inner), f"block{number}.out"))
        return self._normal(x, "norm")

    def _policy(self, trunk: str, things: str) -> None:
        weights = self._net.weights
        pointing, pointed = weights["pointing"].astype(np.int64), weights["pointed"].astype(np.int64)
        if not len(pointing):
            self._do("Identity", self._layer(trunk, "policy"), into="policy")
            return
        size = weights["thing"].shape[1]
        slots = int(pointed.max()) + 1
        asked = self._do("Reshape", self._layer(trunk, "pointer"), self._numbers(0, -1, size))
        named = self._do("Transpose", self._cut(things, 0, slots, 1), perm=[0, 2, 1])
        fit = self._do("Reshape", self._do("MatMul", asked, named), self._numbers(0, -1))
        # One column more, of zeros, for the actions that name nothing.
        columns = weights["pointer"].shape[1] // size * slots
        spots = np.full(self._sight.actions, columns)
        spots[pointing] = weights["pointing_verb"].astype(np.int64) * slots + pointed
        wide = self._do("Pad", fit, self._numbers(0, 0, 0, 1))
        wanted = self._do("Gather", wide, self._numbers(*spots.tolist()), axis=1)
        shared = self._do("Div", wanted, self._constant(size**0.5, np.float32))
        self._do("Add", self._layer(trunk, "policy"), shared, into="policy")

    def _worth(self, trunk: str, seats: str) -> None:
        own = self._do("Unsqueeze", self._layer(trunk, "worth_trunk"), self._numbers(1))
        found = self._do("Add", own, self._layer(seats, "worth_seat", bias=False))
        found = self._do("Relu", self._do("Add", found, f"{OF_NET}worth_place"))
        told = self._layer(found, "worth_out")
        lead = self._constant(self._game.lead, np.float32)
        most = self._net.weights["worth_out"].shape[1]
        self._column(told, REWARD, into="reward")
        self._wins(self._column(told, WON))
        self._do("Mul", self._column(told, POINTS), lead, into="points")
        self._do("Mul", self._cut(told, POINTS + 1, most, 2), lead, into="lines")

    def _column(self, told: str, number: int, into: str = "") -> str:
        return self._do("Squeeze", self._cut(told, number, number + 1, 2), self._numbers(2), into=into)

    def _wins(self, logits: str) -> None:
        """See `judge.chances`."""
        players = self._do("Unsqueeze", "players", self._numbers(1))
        there = self._do("Less", self._numbers(*range(self._sight.seats)), players)
        raised = self._do("Where", there, logits, self._constant(NEVER, np.float32))
        alone = self._do("Mul", self._do("Sigmoid", logits), self._do("Cast", there, to=TensorProto.FLOAT))
        several = self._do("Greater", players, self._numbers(1))
        self._do("Where", several, self._do("Softmax", raised, axis=-1), alone, into="wins")

    def built(self) -> bytes:
        sight = self._sight
        things = self._things()
        seats = self._seats(things)
        trunk = self._trunk(seats)
        self._policy(trunk, things)
        self._worth(trunk, seats)
        shapes = {
            "table": (sight.table.size,), "seats": (sight.seats, sight.seat.size),
            "things": (sight.things, sight.thing.size), "players": (), "policy": (sight.actions,),
            "lines": (sight.seats, len(self._net.about["lines"])),
        }  # fmt: skip

        def told(name: str) -> onnx.ValueInfoProto:
            kind = TensorProto.INT64 if name == "players" else TensorProto.FLOAT
            return helper.make_tensor_value_info(name, kind, ["positions", *shapes.get(name, (sight.seats,))])

        graph = helper.make_graph(
            self._nodes, self._game.name, list(map(told, INPUTS)), list(map(told, OUTPUTS)), self._constants
        )
        made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=IR_VERSION)
        helper.set_model_props(made, {ABOUT: json.dumps(self._net.about, sort_keys=True)})
        onnx.checker.check_model(made)
        found: bytes = made.SerializeToString()
        return found
