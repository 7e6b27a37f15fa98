"""The entries of a deck as records: technologies, Fate cards, characters."""

from __future__ import annotations

from bequest.core.words import Name, name_of
from bequest.games.gears.data import terms


class Technology:
    """One design, as the deck text gives it: name, discard cost, reward and direct dependencies (G-1.8)."""

    def __init__(
        self, id: str, name: Name, copies: int, cost: int, reward: int, needs: tuple[str, ...],
        ability: str, effect: str, amount: int, published: tuple[str, ...], bounded: tuple[str, ...],
    ) -> None:  # fmt: skip
        self.id = id
        self.name = name_of(name.texts, f"technology:{id}")
        self.copies = copies
        self.cost = cost
        self.reward = reward
        self.needs = needs
        self.ability = ability
        self.effect = effect
        self.amount = amount
        self.published = published
        self.bounded = bounded


class Fate:
    """One Fate card: what it asks for and what it does."""

    def __init__(
        self, id: str, name: Name, target: int, effect: int, amount: int, published: tuple[str, ...]
    ) -> None:  # fmt: skip
        self.id = id
        self.name = name_of(name.texts, f"fate:{id}")
        self.target = target
        self.effect = effect
        self.amount = amount
        self.published = published
        self.lasting = effect in terms.LASTING


class Character:
    """One character: the pursuit is a technology's id; it need not be in the deck unless pursuits count (G-24.33)."""

    def __init__(
        self, id: str, name: Name, title: Name, pursuit: str, bonus: int, published: tuple[str, ...]
    ) -> None:  # fmt: skip
        self.id = id
        self.name = name_of(name.texts, f"character:{id}")
        self.title = title
        self.pursuit = pursuit
        self.bonus = bonus
        self.published = published
