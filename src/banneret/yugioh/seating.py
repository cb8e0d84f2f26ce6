"""Seats of a duel: who faces whom (D13)."""

from __future__ import annotations

from banneret.core.seats import Seat


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
