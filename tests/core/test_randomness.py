"""The kernel's own random numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banneret.core.randomness import below, new_seed, next_block, seat_order, seeded, shuffle
from banneret.errors import BanneretError

SEEDS = st.text("0123456789abcdefABCDEF", min_size=1, max_size=32)


def test_the_same_seed_gives_the_same_numbers_for_ever() -> None:
    """These numbers stand in records: another outcome would break every record there is."""
    state = seeded("7")
    cards = list(range(10))
    state = shuffle(state, cards)
    assert cards == [4, 9, 8, 6, 7, 1, 3, 5, 2, 0]
    assert below(state, 1000)[0] == 793


@given(SEEDS, st.lists(st.integers()))
def test_a_shuffle_keeps_all_cards(seed: str, cards: list[int]) -> None:
    shuffled = cards[:]
    after = shuffle(seeded(seed), shuffled)
    assert sorted(shuffled) == sorted(cards)
    again = cards[:]
    assert shuffle(seeded(seed), again) == after
    assert again == shuffled


@given(SEEDS, st.integers(1, 10**9))
def test_numbers_stay_below_their_bound(seed: str, bound: int) -> None:
    value, after = below(seeded(seed), bound)
    assert 0 <= value < bound
    assert after != seeded(seed)


def test_every_order_of_a_few_cards_comes_about_equally_often() -> None:
    state = seeded("1")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        cards = [0, 1, 2]
        state = shuffle(state, cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_a_large_pile_uses_more_than_one_block() -> None:
    cards = list(range(500))
    shuffle(seeded("ab"), cards)
    assert sorted(cards) == list(range(500))


def test_purposes_have_sequences_of_their_own() -> None:
    assert next_block(seeded("5"))[0] != next_block(seeded("5", purpose="seats"))[0]
    assert seat_order("5", 6) == seat_order("05", 6)
    assert sorted(seat_order("5", 6)) == list(range(6))


@given(st.text().filter(lambda seed: not 1 <= len(seed) <= 32 or not seed.isalnum()))
def test_other_seeds_are_refused(seed: str) -> None:
    with pytest.raises(BanneretError, match="1 to 32 hexadecimal digits"):
        seeded(seed)


def test_new_seeds_are_different_and_usable() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    for seed in seeds:
        seeded(seed)
