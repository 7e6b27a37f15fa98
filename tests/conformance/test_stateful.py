"""Hypothesis drives games freely: choices, takings back, undo, saving and loading, in any mixture."""

from __future__ import annotations

from typing import ClassVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bequest.core.errors import IllegalAction
from bequest.core.position import CHANCE, Position
from bequest.core.rng import seeded
from tests.conformance.cases import CASES, Case
from tests.conformance.test_conformance import all_cards


class Table(RuleBasedStateMachine):
    """One game under way; `shadow` is the same game without a journal, played along and compared."""

    cases: ClassVar[list[Case]] = [case for case in CASES if case.name == "gears"]
    position: Position
    shadow: Position
    case: Case

    @initialize(
        number=st.integers(0, 99), seed=st.integers(0, 2**128 - 1), chance=st.sampled_from(["auto", "explicit"])
    )
    def start(self, number: int, seed: int, chance: str) -> None:
        self.case = self.cases[number % len(self.cases)]
        self.position = self.case.new(seed, chance)
        self.shadow = self.case.new(seed, chance, journal=False)
        self.cards = all_cards(self.position)

    def running(self) -> bool:
        return not self.position.over

    def picked(self, legal: list[int], choice: int) -> int:
        return legal[choice % len(legal)]

    @precondition(running)
    @rule(choices=st.lists(st.integers(0, 10**6), min_size=1, max_size=25))
    def choose(self, choices: list[int]) -> None:
        for choice in choices:
            if self.position.over:
                return
            seat = self.position.seat
            action = self.picked(self.position.legal(), choice)
            self.position.apply(action, None if seat == CHANCE else seat)
            self.shadow.push(action, seat)

    @rule(action=st.integers(-2, 700))
    def try_anything(self, action: int) -> None:
        before = self.position.to_json()
        if self.position.why_not(action) is not None:
            try:
                self.position.apply(action)
            except IllegalAction:
                assert self.position.to_json() == before
            else:
                raise AssertionError("an illegal action was carried out")

    @precondition(running)
    @rule(steps=st.integers(0, 3))
    def take_back(self, steps: int) -> None:
        assert self.position.back(steps) == self.shadow.back(steps)

    @precondition(running)
    @rule()
    def undo(self) -> None:
        for seat in range(self.position.players):
            if self.position.can_undo(seat) is None:
                self.position.undo(seat)
                self.shadow = self.position.clone()
                self.shadow.journal = None
                return

    @rule()
    def save_and_load(self) -> None:
        chance = "auto" if self.position.auto else "explicit"
        self.shadow = self.case.game.from_json(self.position.to_json(), chance=chance)

    @rule(seat=st.integers(-1, 4), seed=st.integers(0, 99))
    def guess(self, seat: int, seed: int) -> None:
        reader = seat if 0 <= seat < self.position.players else None
        guess = self.position.guess(reader, seeded(seed))
        assert guess.view(reader) == self.position.view(reader)

    @invariant()
    def both_are_the_same_game(self) -> None:
        if hasattr(self, "position"):
            assert self.shadow.to_json() == self.position.to_json()
            assert all_cards(self.position) == self.cards
            assert self.position.over or self.position.legal()
            assert self.position.seat != CHANCE or not self.position.auto


class Families(Table):
    """The Duke de Crecy with several players. Every second choice is the first on offer: in a turn that is a wedding,
    where there can be one; without it most families would soon be extinct."""

    cases: ClassVar[list[Case]] = [case for case in CASES if case.name == "crecy" and case.players > 1]

    def picked(self, legal: list[int], choice: int) -> int:
        return legal[0] if choice % 2 else legal[choice // 2 % len(legal)]


class StandardSolo(Families):
    cases: ClassVar[list[Case]] = [case for case in CASES if case.options.get("mode") == "solo_standard"]


class Ancestry(Families):
    cases: ClassVar[list[Case]] = [case for case in CASES if case.options.get("mode") == "solo_testament"]


class Heirs(Table):
    """Last Will. Every third choice is the last on offer but one: where a turn could go on, it does not end."""

    cases: ClassVar[list[Case]] = [case for case in CASES if case.name == "lastwill"]

    def picked(self, legal: list[int], choice: int) -> int:
        return legal[-2] if choice % 3 == 0 and len(legal) > 1 else legal[choice // 3 % len(legal)]


def limited(examples: int) -> settings:
    return settings(
        max_examples=examples, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck)
    )


Table.TestCase.settings = limited(30)
Families.TestCase.settings = limited(20)
StandardSolo.TestCase.settings = limited(10)
Ancestry.TestCase.settings = limited(15)
Heirs.TestCase.settings = limited(20)
TestTable = Table.TestCase
TestFamilies = Families.TestCase
TestStandardSolo = StandardSolo.TestCase
TestAncestry = Ancestry.TestCase
TestHeirs = Heirs.TestCase


def test_every_case_is_driven_by_one_of_them() -> None:
    driven = [case for machine in (Table, Families, StandardSolo, Ancestry, Heirs) for case in machine.cases]
    assert sorted(map(str, driven)) == sorted(map(str, CASES))
