"""The generator inside a position: small, copyable, the same on every machine.

Four 32-bit words (the "small fast counting" generator, sfc32). No intermediate value reaches 2^62, so that an
interpreted and a compiled game agree bit for bit; `i64` tells the compiler that they fit into a register.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
SEED_BITS: Final = 128
_WARM_UP: Final = 16


@mypyc_attr(acyclic=True, free_list_len=1)
class Rng:
    """A stream of random numbers; a clone goes on with the same numbers, independently."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def clone(self) -> Rng:
        """Another generator that goes on with the same numbers."""
        return Rng(self.a, self.b, self.c, self.d)

    def word(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        result = (self.a + b + self.d) & WORD
        self.d = (self.d + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) & WORD | (c >> 11)) + result) & WORD
        return result

    def below(self, n: i64) -> int:
        """A whole number from 0 to n - 1, each with exactly the same chance (n at most 2^29)."""
        # The steps of `word` are written out: this runs several times a decision, and a call costs as much as they do.
        b = self.b
        c = self.c
        result = (self.a + b + self.d) & WORD
        self.d = (self.d + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) & WORD | (c >> 11)) + result) & WORD
        product = result * n
        while (product & WORD) < n:
            # Only words in the short last stretch are unfair; (2^32 mod n) tells exactly which.
            if (product & WORD) >= (WORD + 1) % n:
                break
            product = self.word() * n
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Puts the items into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def words(self) -> list[int]:
        """Where the stream is, as four numbers that `Rng` takes again."""
        return [self.a, self.b, self.c, self.d]


def seeded(seed: int) -> Rng:
    """A generator started from a seed of up to 128 bits; different seeds give different streams."""
    rng = Rng(seed & WORD, (seed >> 32) & WORD, (seed >> 64) & WORD, (seed >> 96) & WORD)
    for _ in range(_WARM_UP):
        rng.word()
    return rng
