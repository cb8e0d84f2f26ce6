"""Random numbers of the kernel: one integer, the same on every Python.

The integer holds a 128-bit key above a 64-bit counter; a block is a keyed BLAKE2b hash of the counter.
So a seat that sees many outcomes of a game still cannot work out the ones it has not seen.
"""

from __future__ import annotations

import secrets
from collections.abc import MutableSequence
from hashlib import blake2b
from string import hexdigits
from typing import Final, TypeAlias, TypeVar

from banneret.errors import BanneretError

T = TypeVar("T")

RandomState: TypeAlias = int

SEED_BITS: Final = 128
_COUNTER_BITS: Final = 64
_COUNTER: Final = (1 << _COUNTER_BITS) - 1
_BLOCK_BYTES: Final = 64
_BLOCKS: Final = 1 << 8 * _BLOCK_BYTES
_SPARE: Final = 1 << 128
"""How much larger than a bound the numbers stay that are reduced to it: the bias is below 2**-128."""


def new_seed() -> str:
    """A seed that nobody can guess, as 32 hexadecimal digits."""
    return secrets.token_hex(SEED_BITS // 8)


def seeded(seed: str, *, purpose: str = "game") -> RandomState:
    """The first state for a seed.

    Args:
        seed: 1 to 32 hexadecimal digits.
        purpose: what the numbers are for; each purpose has its own sequence.

    Raises:
        BanneretError: when the seed is anything else.
    """
    if not 1 <= len(seed) <= SEED_BITS // 4 or any(digit not in hexdigits for digit in seed):
        raise BanneretError(f"a seed is 1 to {SEED_BITS // 4} hexadecimal digits, not {seed[:40]!r}")
    key = blake2b(int(seed, 16).to_bytes(SEED_BITS // 8, "little"), digest_size=16, person=purpose.encode())
    return int.from_bytes(key.digest(), "little") << _COUNTER_BITS


def next_block(state: RandomState) -> tuple[int, RandomState]:
    """The next 512 random bits as one integer, and the state after them."""
    counter = state & _COUNTER
    key = (state >> _COUNTER_BITS).to_bytes(SEED_BITS // 8, "little")
    digest = blake2b(counter.to_bytes(8, "little"), digest_size=_BLOCK_BYTES, key=key).digest()
    return int.from_bytes(digest, "little"), state - counter + ((counter + 1) & _COUNTER)


def below(state: RandomState, bound: int) -> tuple[int, RandomState]:
    """A number from 0 to ``bound`` - 1, each equally likely, and the state after it."""
    block, state = next_block(state)
    return block % bound, state


def shuffle(state: RandomState, items: MutableSequence[T]) -> RandomState:
    """Put items into a random order (Fisher and Yates); returns the state after it."""
    pool, room = 0, 1
    for last in range(len(items) - 1, 0, -1):
        if room < _SPARE * (last + 1):
            pool, state = next_block(state)
            room = _BLOCKS
        pool, other = divmod(pool, last + 1)
        room //= last + 1
        items[last], items[other] = items[other], items[last]
    return state


def seat_order(seed: str, players: int) -> list[int]:
    """Who sits where, at random: the player on each seat (D12, E7)."""
    order = list(range(players))
    shuffle(seeded(seed, purpose="seats"), order)
    return order
