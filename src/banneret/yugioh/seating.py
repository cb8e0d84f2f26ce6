"""Seats of a duel: who faces whom, who may battle first (D13, D15)."""

from __future__ import annotations

from banneret.core.seats import BySeat, Seat


def facing(seat: Seat, seats: int, *, neighbours: bool = False) -> Seat | None:
    """The seat across, whose columns and Extra Monster Zones a seat shares (D13).

    Args:
        seats: how many seats the table has. With an odd number the last seat faces nobody.
        neighbours: pair each even seat with the next one instead of i with i + n/2.

    >>> [facing(seat, 5) for seat in range(5)]
    [2, 3, 0, 1, None]
    """
    paired = seats - seats % 2
    if seat >= paired:
        return None
    if neighbours:
        return seat ^ 1
    return (seat + paired // 2) % paired


def pairs(seats: int, *, neighbours: bool = False) -> list[tuple[Seat, ...]]:
    """The seats that share Extra Monster Zones, each group once, in order of its first seat."""
    groups: list[tuple[Seat, ...]] = []
    for seat in range(seats):
        across = facing(seat, seats, neighbours=neighbours)
        if across is None:
            groups.append((seat,))
        elif seat < across:
            groups.append((seat, across))
    return groups


def battle_is_open(has_begun_a_turn: BySeat[bool], living: list[Seat], turn_seat: Seat) -> bool:
    """Whether the turn player may enter a Battle Phase (D15).

    The last living player of the first rotation has the first one: everybody else has begun a turn by then.
    """
    return all(has_begun_a_turn[seat] for seat in living if seat != turn_seat)
