"""Random numbers of the kernel: one integer, the same on every Python.

The integer holds a 128-bit key above a 64-bit counter; a word is a keyed BLAKE2b hash of the counter.
So a seat that sees many outcomes of a game still cannot work out the ones it has not seen.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final, TypeAlias

from banneret.errors import BanneretError

RandomState: TypeAlias = int

SEED_BITS: Final = 128
_COUNTER_BITS: Final = 64
_COUNTER: Final = (1 << _COUNTER_BITS) - 1
_WORDS: Final = 1 << 64


def new_seed() -> str:
    """A seed that nobody can guess, as 32 hexadecimal digits."""
    return secrets.token_hex(SEED_BITS // 8)


def seeded(seed: str) -> RandomState:
    """The first state for a seed.

    Args:
        seed: 1 to 32 hexadecimal digits.

    Raises:
        BanneretError: when it is anything else.
    """
    try:
        key = int(seed, 16)
    except ValueError:
        key = -1
    if not 0 <= key < 1 << SEED_BITS or not seed.isalnum():
        raise BanneretError(f"a seed is 1 to 32 hexadecimal digits, not {seed[:40]!r}")
    return key << _COUNTER_BITS


def next_word(state: RandomState) -> tuple[int, RandomState]:
    """The next 64-bit word, and the state after it."""
    counter = state & _COUNTER
    digest = blake2b(
        counter.to_bytes(8, "little"), digest_size=8, key=(state >> _COUNTER_BITS).to_bytes(16, "little")
    ).digest()
    return int.from_bytes(digest, "little"), state - counter + ((counter + 1) & _COUNTER)


def below(state: RandomState, bound: int) -> tuple[int, RandomState]:
    """A number from 0 to ``bound`` - 1, each equally likely, and the state after it."""
    fair = _WORDS - _WORDS % bound
    while True:
        word, state = next_word(state)
        if word < fair:
            return word % bound, state
