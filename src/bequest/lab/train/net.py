"""The net: what a seat sees goes in; how good each option is and what the game is worth to every seat come out.

Things (persons, cards on a board …) and seats each have an encoder that all of them share; what belongs to a seat is
added up in its encoder, and the seats in the trunk. A row of weights about a card is made of the card's embedding,
which all places and the policy share, and a part of its own. So everything can be multiplied out once, and played with
plain matrices, see `bequest.bots.net`.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
import torch.nn.functional as functional
from numpy.typing import NDArray
from torch import Tensor, nn

from bequest.core.catalogue import Catalogue
from bequest.core.sight import Features, Sight
from bequest.lab.train.rows import FIXED

ALIGN = 16


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
        """So many columns: what a GPU multiplies fastest."""
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
        self.zones = nn.Parameter(torch.randn(card_size, max(1, count), width) * 0.05 / card_size**0.5)
        self.register_buffer("at", torch.tensor(at, dtype=torch.long), persistent=False)
        self.register_buffer("card", torch.tensor(cards, dtype=torch.long), persistent=False)
        self.register_buffer("zone", torch.tensor(zones, dtype=torch.long), persistent=False)
        real = torch.zeros(self.padded, 1)
        real[: features.size] = 1
        self.register_buffer("real", real, persistent=False)

    def weight(self, cards: Tensor) -> Tensor:
        """The whole matrix, a row for each feature."""
        width = self.own.shape[1]
        made = (cards @ self.zones.reshape(cards.shape[1], -1)).reshape(cards.shape[0], -1, width)
        return (self.own * self.real).index_add(0, self.at, made[self.card, self.zone].to(self.own.dtype))

    def sum(self, feature: Tensor, bag: Tensor, bags: int, cards: Tensor, dtype: torch.dtype) -> Tensor:
        """For each of so many bags the rows of its features, added up. Features and their bags are given one by one."""
        weight = self.weight(cards)
        if feature.is_cuda:  # matrices of zeros and ones are multiplied faster than rows are fetched
            seen = torch.zeros(bags * self.padded, dtype=dtype, device=feature.device)
            seen[bag * self.padded + feature] = 1
            return functional.linear(seen.view(bags, -1), weight.T.to(dtype), self.bias.to(dtype))
        order = torch.argsort(bag, stable=True)
        starts = torch.searchsorted(bag[order], torch.arange(bags))
        return functional.embedding_bag(feature[order], weight, starts, mode="sum") + self.bias


@dataclass(frozen=True)
class _Things:
    """The things of some looks."""

    vectors: Tensor
    homes: Tensor
    """Where each lies: its look and its block, as one number."""
    owners: Tensor
    """To whom each belongs: the look and the seat, as one number."""


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
        spots = [pointing_verbs.index(verb_of[a]) * sight.things + sight.pointed(a) for a in pointing]
        for name, numbers in (
            ("about", about),
            ("about_card", [sight.card_of(action) for action in about]),
            ("about_verb", [verb_of[action] for action in about]),
            ("pointing", pointing),
            ("spots", spots),
        ):
            self.register_buffer(name, torch.tensor(numbers, dtype=torch.long), persistent=False)

    def cards(self) -> Tensor:
        """The embedding of each card: of its id, and of what the deck says of it."""
        return self.card_ids + self.attributes @ self.card_traits

    def policy_weight(self, cards: Tensor) -> Tensor:
        made = (cards @ self.policy_zones.reshape(cards.shape[1], -1)).reshape(cards.shape[0], -1, self.size.width)
        return self.policy.weight.index_add(
            0, self.about, made[self.about_card, self.about_verb].to(self.policy.weight.dtype)
        )

    def _parted(self, features: Tensor, lengths: Tensor) -> tuple[Tensor, Tensor]:
        """The features of all looks, one after the other, and the look that each belongs to."""
        seen = torch.arange(features.shape[1], device=features.device)[None, :] < lengths[:, None]
        looks = torch.arange(features.shape[0], device=features.device)[:, None].expand_as(seen)
        return features[seen].long(), looks[seen]

    def _things(self, codes: Tensor, looks: Tensor, count: int, cards: Tensor, dtype: torch.dtype) -> _Things:
        """The things that there are in all looks."""
        sight = self.sight
        block = torch.div(codes, sight.thing.size, rounding_mode="floor")
        feature = codes - block * sight.thing.size
        home = looks * sight.things + block
        there = torch.zeros(count * sight.things, dtype=torch.bool, device=codes.device)
        there[home] = True
        number = torch.cumsum(there, 0)[home] - 1
        homes = there.nonzero().squeeze(1)
        vectors = functional.relu(self.thing.sum(feature, number, len(homes), cards, dtype))
        vectors = functional.relu(self.thing_again(vectors))
        whose = torch.zeros(len(homes), dtype=torch.long, device=codes.device)
        said = feature < sight.seats
        whose[number[said]] = feature[said]
        return _Things(vectors, homes, torch.div(homes, sight.things, rounding_mode="floor") * sight.seats + whose)

    def _seats(self, codes: Tensor, looks: Tensor, count: int, things: _Things, cards: Tensor) -> Tensor:
        """A vector for each seat of each look, with what belongs to it; zeros where nobody sits."""
        sight = self.sight
        block = torch.div(codes, sight.seat.size, rounding_mode="floor")
        feature = codes - block * sight.seat.size
        seat = looks * sight.seats + block
        gathered = torch.zeros(
            count * sight.seats, self.size.thing, dtype=things.vectors.dtype, device=codes.device
        ).index_add(0, things.owners, things.vectors)
        found = self.seat.sum(feature, seat, count * sight.seats, cards, things.vectors.dtype)
        found = functional.relu(found + self.thing_seat(gathered))
        found = functional.relu(self.seat_again(found))
        taken = torch.zeros(count * sight.seats, 1, dtype=found.dtype, device=codes.device)
        taken[seat[feature < 2]] = 1
        return (found * taken).view(count, sight.seats, -1)

    def forward(self, features: Tensor, lengths: Tensor, dtype: torch.dtype = torch.float32) -> Judged:
        """What becomes of the games in some looks: lists of features, each with its length."""
        sight, size = self.sight, self.size
        count = features.shape[0]
        codes, looks = self._parted(features, lengths)
        of_table, of_thing = codes < sight.first_seat, codes >= sight.first_thing
        of_seat = ~(of_table | of_thing)
        cards = self.cards()
        things = self._things(codes[of_thing] - sight.first_thing, looks[of_thing], count, cards, dtype)
        seats = self._seats(codes[of_seat] - sight.first_seat, looks[of_seat], count, things, cards)
        trunk = self.table.sum(codes[of_table], looks[of_table], count, cards, dtype)
        trunk = trunk + self.own_trunk(seats[:, 0]) + self.other_trunk(seats[:, 1:].sum(1))
        trunk = trunk + torch.einsum("bsd,sdw->bw", seats, self.place_trunk.to(seats.dtype))
        trunk = self.norm(self.trunk(functional.relu(trunk)))
        policy = functional.linear(trunk, self.policy_weight(cards).to(trunk.dtype), self.policy.bias.to(trunk.dtype))
        if len(self.pointing):
            asked = self.pointer(trunk).view(-1, self.pointing_verbs, size.thing)
            there = torch.zeros(count * sight.things, size.thing, dtype=asked.dtype, device=codes.device)
            there = there.index_copy(0, things.homes, things.vectors.to(asked.dtype))
            fits = torch.einsum("bvd,bkd->bvk", asked, there.view(count, sight.things, -1)).flatten(1)
            policy = policy.index_add(1, self.pointing, fits[:, self.spots].to(policy.dtype) / size.thing**0.5)
        worth = self.worth_trunk(trunk)[:, None] + self.worth_seat(seats) + self.worth_place
        return Judged(policy.float(), self.worth_out(functional.relu(worth)).float())


def wins(logits: Tensor, players: Tensor) -> Tensor:
    """The chance of each seat to win: together 1, alone by itself. Seats that nobody has: 0."""
    seats = logits.shape[-1]
    there = torch.arange(seats, device=logits.device) < players[..., None]
    together = torch.softmax(logits.masked_fill(~there, -1e9), -1)
    alone = torch.sigmoid(logits) * there
    return torch.where(players[..., None] > 1, together, alone)
