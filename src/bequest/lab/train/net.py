"""The net: what a seat sees goes in; how good each option is and what the game is worth to every seat come out.

Things (persons, cards on a board …) and seats each have an encoder that all of them share; what belongs to a seat is
added up in its encoder, and the seats in the trunk. A row of weights about a card is made of the card's embedding,
which all places and the policy share, and a part of its own. So everything can be multiplied out once, and played with
plain matrices, see `bequest.bots.net`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import torch
import torch.nn.functional as functional
from numpy.typing import NDArray
from torch import Tensor, nn

from bequest.core.catalogue import Catalogue
from bequest.core.game import Game
from bequest.core.sight import Features, Sight
from bequest.lab.train.attributes import attributes
from bequest.lab.train.rows import FIXED

ALIGN: Final = 16
LOOKERS: Final = 2
"""So many features of a seat, its first, say that somebody sits there, see `core.sight`."""


@dataclass(frozen=True)
class Size:
    """How large a net is."""

    width: int = 512
    blocks: int = 3
    seat: int = 192
    thing: int = 96
    card: int = 64
    worth: int = 128


class Block(nn.Module):
    """A step of the trunk."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.into = nn.Linear(width, width)
        self.out = nn.Linear(width, width)
        nn.init.zeros_(self.out.weight)
        nn.init.zeros_(self.out.bias)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.out(functional.relu(self.into(self.norm(x))))


class Rows(nn.Module):
    """A weight row for each feature of a block: its own part, and where it is about a card what the card brings."""

    def __init__(self, features: Features, width: int, card_size: int) -> None:
        super().__init__()
        self.padded = -(-features.size // ALIGN) * ALIGN
        """So many columns: what a GPU multiplies fastest. No position has those above the features."""
        self.own = nn.Parameter(torch.randn(self.padded, width) * 0.05)
        self.bias = nn.Parameter(torch.zeros(width))
        at: list[int] = []
        cards: list[int] = []
        zones: list[int] = []
        count = 0
        for field in features.fields:
            for level in range(field.levels if field.cards else 0):
                for number, card in enumerate(field.cards):
                    at.append(field.at + number * field.levels + level)
                    cards.append(card)
                    zones.append(count)
                count += 1
        count = max(1, count)
        self.zones = nn.Parameter(torch.randn(card_size, count, width) * 0.05 / card_size**0.5)
        self.register_buffer("at", torch.tensor(at, dtype=torch.long), persistent=False)
        made = [card * count + zone for card, zone in zip(cards, zones, strict=True)]
        self.register_buffer("made", torch.tensor(made, dtype=torch.long), persistent=False)

    def weight(self, cards: Tensor) -> Tensor:
        """The whole matrix, a row for each feature."""
        made = (cards @ self.zones.flatten(1)).view(-1, self.own.shape[1])
        return self.own.index_add(0, self.at, made.index_select(0, self.made))

    def listed(self, feature: Tensor, bag: Tensor, bags: int, weight: Tensor) -> Tensor:
        """For each of so many bags the rows of its features, added up. Features and their bags are given one by one,
        the bags in ascending order."""
        starts = torch.searchsorted(bag, torch.arange(bags, device=bag.device))
        return functional.embedding_bag(feature, weight, starts, mode="sum") + self.bias


@dataclass(frozen=True)
class Matrices:
    """What is multiplied out of the weights before anything is judged."""

    table: Tensor
    seat: Tensor
    thing: Tensor
    seat_trunk: Tensor
    """From all seats of a look, one after the other."""
    policy: Tensor

    def parts(self) -> tuple[Tensor, ...]:
        return (self.table, self.seat, self.thing, self.seat_trunk, self.policy)


@dataclass(frozen=True)
class _Encoded:
    """Looks, as the trunk takes them."""

    table: Tensor
    seats: Tensor
    """A vector for each seat of each look; zeros where nobody sits."""
    named: Tensor
    """A vector for each thing that actions may name; zeros where there is none."""


@dataclass
class Judged:
    """What the net makes of some positions."""

    policy: Tensor
    """A number for each action."""
    worth: Tensor
    """For each seat, the looker's first: reward, chance to win (as a logit), points, lines."""


class Net(nn.Module):
    """For one game with its deck."""

    def __init__(
        self, sight: Sight, catalogue: Catalogue, attributes: NDArray[np.float32], lines: int, size: Size
    ) -> None:
        super().__init__()
        self._made_of = (sight, catalogue, attributes, lines, size)
        self.sight = sight
        self.size = size
        self.register_buffer("attributes", torch.from_numpy(attributes), persistent=False)
        self.card_ids = nn.Parameter(torch.randn(len(sight.cards), size.card) * 0.1)
        self.card_traits = nn.Parameter(torch.randn(attributes.shape[1], size.card) * 0.2)
        self.table = Rows(sight.table, size.width, size.card)
        self.seat = Rows(sight.seat, size.seat, size.card)
        self.thing = Rows(sight.thing, size.thing, size.card)
        self.thing_again = nn.Linear(size.thing, size.thing)
        self.thing_seat = nn.Linear(size.thing, size.seat, bias=False)
        self.seat_again = nn.Linear(size.seat, size.seat)
        self.own_trunk = nn.Linear(size.seat, size.width, bias=False)
        self.other_trunk = nn.Linear(size.seat, size.width, bias=False)
        self.place_trunk = nn.Parameter(torch.zeros(sight.seats, size.seat, size.width))
        self.trunk = nn.Sequential(*[Block(size.width) for _ in range(size.blocks)])
        self.norm = nn.LayerNorm(size.width)
        self._prepare_policy(catalogue)
        self.worth_trunk = nn.Linear(size.width, size.worth)
        self.worth_seat = nn.Linear(size.seat, size.worth, bias=False)
        self.worth_place = nn.Parameter(torch.zeros(sight.seats, size.worth))
        self.worth_out = nn.Linear(size.worth, FIXED + lines)
        nn.init.normal_(self.worth_out.weight, std=0.01)
        self._prepare_columns()
        self.dense = False
        """Whether looks are multiplied as matrices of zeros and ones even without a GPU."""

    def twin(self) -> Net:
        """Another net with the same weights, which does not learn."""
        other = Net(*self._made_of).to(self.card_ids.device)
        other.load_state_dict(self.state_dict())
        return other.requires_grad_(False)

    def _prepare_policy(self, catalogue: Catalogue) -> None:
        sight, size = self.sight, self.size
        verbs = list(dict.fromkeys(structure.verb for structure in catalogue.structures))
        verb_of = [verbs.index(structure.verb) for structure in catalogue.structures]
        about = [action for action in range(sight.actions) if sight.card_of(action) >= 0]
        about_made = [sight.card_of(action) * len(verbs) + verb_of[action] for action in about]
        pointing = [action for action in range(sight.actions) if sight.pointed(action) >= 0]
        pointing_verbs = list(dict.fromkeys(verb_of[action] for action in pointing))
        self.policy = nn.Linear(size.width, sight.actions)
        nn.init.normal_(self.policy.weight, std=0.01 / size.width**0.5)
        nn.init.zeros_(self.policy.bias)
        self.policy_zones = nn.Parameter(torch.zeros(size.card, len(verbs), size.width))
        self.pointer = nn.Linear(size.width, max(1, len(pointing_verbs)) * size.thing)
        nn.init.zeros_(self.pointer.weight)
        nn.init.zeros_(self.pointer.bias)
        self.pointing_verbs = max(1, len(pointing_verbs))
        self.slots = max([sight.pointed(action) for action in pointing], default=-1) + 1
        """How many things actions may name: the first ones."""
        spots = [pointing_verbs.index(verb_of[a]) * self.slots + sight.pointed(a) for a in pointing]
        for name, numbers in (
            ("about", about),
            ("about_made", about_made),
            ("pointing", pointing),
            ("spots", spots),
        ):
            self.register_buffer(name, torch.tensor(numbers, dtype=torch.long), persistent=False)
        names = torch.zeros(self.pointing_verbs * self.slots, sight.actions)
        names[spots, pointing] = 1
        self.register_buffer("names", names, persistent=False)

    def _prepare_columns(self) -> None:
        """Where matrices of zeros and ones have their ones: for each feature (and for what is none) how much room the
        blocks before it take in a look, how much those of its own kind, and in which of their columns it stands."""
        sight = self.sight
        wide = [self.table.padded, sight.seats * self.seat.padded, sight.things * self.thing.padded]
        before: list[int] = []
        room: list[int] = []
        column: list[int] = []
        kinds = ((1, sight.table, self.table), (sight.seats, sight.seat, self.seat))
        for kind, (blocks, features, rows) in enumerate((*kinds, (sight.things, sight.thing, self.thing))):
            before += [sum(wide[:kind])] * blocks * features.size
            room += [wide[kind]] * blocks * features.size
            column += [number * rows.padded + feature for number in range(blocks) for feature in range(features.size)]
        # What is no feature goes where nobody looks, each look's to a place of its own.
        for name, numbers in (
            ("_before", [*before, sum(wide)]), ("_room", [*room, 1]), ("_column", [*column, 0]),
        ):  # fmt: skip
            self.register_buffer(name, torch.tensor(numbers, dtype=torch.long), persistent=False)

    def cards(self) -> Tensor:
        """The embedding of each card: of its id, and of what the deck says of it."""
        return self.card_ids + self.attributes @ self.card_traits

    def policy_weight(self, cards: Tensor) -> Tensor:
        made = (cards @ self.policy_zones.flatten(1)).view(-1, self.size.width)
        return self.policy.weight.index_add(0, self.about, made.index_select(0, self.about_made))

    def seat_trunk(self) -> Tensor:
        """From a seat into the trunk: what the looker's own brings or what another's does, and what its place does."""
        own, other = self.own_trunk.weight.T, self.other_trunk.weight.T
        return torch.cat([self.place_trunk[seat] + (other if seat else own) for seat in range(self.sight.seats)])

    def matrices(self, dtype: torch.dtype = torch.float32) -> Matrices:
        """Good as long as the weights stay as they are."""
        cards = self.cards()
        weights = [rows.weight(cards) for rows in (self.table, self.seat, self.thing)]
        return Matrices(*[part.to(dtype) for part in (*weights, self.seat_trunk(), self.policy_weight(cards))])

    # --- looks as lists of features: what is best without a GPU ---

    def _listed(self, features: Tensor, lengths: Tensor, made: Matrices) -> _Encoded:
        sight = self.sight
        count = features.shape[0]
        held = torch.arange(features.shape[1], device=features.device)[None, :] < lengths[:, None]
        codes = (features.int() & 0xFFFF).masked_fill(~held, sight.size).sort(1).values.long()
        there = codes < sight.size
        of_table, of_thing = codes < sight.first_seat, there & (codes >= sight.first_thing)
        of_seat = there & ~(of_table | of_thing)
        looks = torch.arange(count, device=features.device)[:, None].expand_as(codes)
        table = self.table.listed(codes[of_table], looks[of_table], count, made.table)
        # things
        code = codes[of_thing] - sight.first_thing
        block = torch.div(code, sight.thing.size, rounding_mode="floor")
        feature = code - block * sight.thing.size
        home, number = torch.unique_consecutive(looks[of_thing] * sight.things + block, return_inverse=True)
        things = functional.relu(self.thing.listed(feature, number, len(home), made.thing))
        things = functional.relu(self.thing_again(things))
        whose = torch.zeros(len(home), dtype=torch.long, device=codes.device)
        said = feature < sight.seats
        whose[number[said]] = feature[said]
        look = torch.div(home, sight.things, rounding_mode="floor")
        slot = home - look * sight.things
        gathered = things.new_zeros(count * sight.seats, self.size.thing)
        gathered = gathered.index_add(0, look * sight.seats + whose, things)
        named = things.new_zeros(count * max(1, self.slots), self.size.thing)
        near = slot < self.slots
        named = named.index_copy(0, (look * self.slots + slot)[near], things[near])
        # seats
        code = codes[of_seat] - sight.first_seat
        block = torch.div(code, sight.seat.size, rounding_mode="floor")
        feature = code - block * sight.seat.size
        seat = looks[of_seat] * sight.seats + block
        found = self.seat.listed(feature, seat, count * sight.seats, made.seat)
        taken = torch.zeros(count * sight.seats, 1, device=codes.device)
        taken[seat[feature < LOOKERS]] = 1
        seats = self._seats(found, gathered, taken).view(count, sight.seats, -1)
        return _Encoded(table, seats, named.view(count, -1, self.size.thing))

    def _seats(self, found: Tensor, gathered: Tensor, taken: Tensor) -> Tensor:
        found = functional.relu(found + self.thing_seat(gathered))
        return functional.relu(self.seat_again(found)) * taken

    # --- looks as matrices of zeros and ones: what a GPU multiplies faster than it fetches rows ---

    def _spread(self, features: Tensor, lengths: Tensor, made: Matrices) -> _Encoded:
        """All shapes follow from those of the features: nothing waits for what the device has found."""
        sight = self.sight
        count, most = features.shape
        device, dtype = features.device, made.table.dtype
        held = torch.arange(most, device=device)[None, :] < lengths[:, None]
        codes = torch.where(held, features.int() & 0xFFFF, sight.size)
        first = self._before * count + self._column
        at = torch.addcmul(first[codes], self._room[codes], torch.arange(count, device=device)[:, None])
        rooms = [count * self.table.padded, count * sight.seats * self.seat.padded]
        rooms += [count * sight.things * self.thing.padded, count]
        seen = torch.zeros(sum(rooms), dtype=dtype, device=device).scatter_(0, at.flatten(), 1.0)
        of_table, of_seat, of_thing, _ = seen.split(rooms)
        table = functional.linear(of_table.view(count, -1), made.table.T, self.table.bias.to(dtype))
        # things
        seen = of_thing.view(count * sight.things, -1)
        things = functional.relu(functional.linear(seen, made.thing.T, self.thing.bias.to(dtype)))
        things = functional.relu(self.thing_again(things)) * seen.amax(1, keepdim=True)
        things = things.view(count, sight.things, -1)
        said = seen.view(count, sight.things, -1)[:, :, 1 : sight.seats]
        # Whose is not said is the looker's; what is not there is zeros.
        owned = torch.cat([1 - said.sum(2, keepdim=True), said], 2)
        gathered = torch.bmm(owned.transpose(1, 2), things).view(count * sight.seats, -1)
        # seats
        seen = of_seat.view(count * sight.seats, -1)
        found = functional.linear(seen, made.seat.T, self.seat.bias.to(dtype))
        seats = self._seats(found, gathered, seen[:, :LOOKERS].sum(1, keepdim=True)).view(count, sight.seats, -1)
        return _Encoded(table, seats, things[:, : max(1, self.slots)])

    def forward(self, features: Tensor, lengths: Tensor, made: Matrices | None = None) -> Judged:
        """What becomes of the games in some looks: lists of features, each with its length.

        The kind of numbers in the matrices is the kind that is calculated with.
        """
        made = made or self.matrices()
        encode = self._spread if self.dense or features.is_cuda else self._listed
        seen = encode(features, lengths, made)
        trunk = functional.relu(seen.table + seen.seats.flatten(1) @ made.seat_trunk)
        trunk = self.norm(self.trunk(trunk))
        policy = functional.linear(trunk, made.policy, self.policy.bias)
        if len(self.pointing):
            asked = self.pointer(trunk).view(-1, self.pointing_verbs, self.size.thing)
            fits = torch.bmm(asked, seen.named.transpose(1, 2)).flatten(1)
            policy = policy + fits @ self.names / self.size.thing**0.5
        worth = self.worth_trunk(trunk)[:, None] + self.worth_seat(seen.seats) + self.worth_place
        return Judged(policy.float(), self.worth_out(functional.relu(worth)).float())


def wins(logits: Tensor, players: Tensor) -> Tensor:
    """The chance of each seat to win: together 1, alone by itself. Seats that nobody has: 0."""
    seats = logits.shape[-1]
    there = torch.arange(seats, device=logits.device) < players[..., None]
    together = torch.softmax(logits.masked_fill(~there, -1e9), -1)
    alone = torch.sigmoid(logits) * there
    return torch.where(players[..., None] > 1, together, alone)


def net_of(game: Game, lines: int, size: Size) -> Net:
    """A new net for a game with its deck, which tells so many lines of a score sheet."""
    sight = game.sight
    return Net(sight, game.catalogue, attributes(game.deck_text(), sight.cards), lines, size)
