"""What must hold at every decision: the debug mode of tests and of bug hunts. Too slow to play with."""

from __future__ import annotations

from typing import Any

import msgspec

from banneret.core.state import State
from banneret.core.zones import Pile, Row


def check_state(state: State[Any, Any]) -> None:
    """Check all of the kernel's own promises about a state.

    Raises:
        AssertionError: naming the first one that is broken.
    """
    check_zones(state)
    check_kept(state)


def check_zones(state: State[Any, Any]) -> None:
    """Check that every card lies in exactly one zone, and that it knows where.

    Raises:
        AssertionError: naming the card and the zone.
    """
    found: set[int] = set()
    for zone in state.zones:
        where = f"{zone.kind} of seat {zone.seat}"
        for place, card in enumerate(zone.places if isinstance(zone, Row) else zone.held()):
            if card is None:
                continue
            assert state.cards[card.number] is card, f"{where}: card {card.number} is of another state"
            assert card.number not in found, f"{where}: card {card.number} lies elsewhere too"
            found.add(card.number)
            assert card.zone is zone, f"{where}: card {card.number} believes it is in {card.zone.kind}"
            expected = -1 if isinstance(zone, Pile) else place
            assert card.place == expected, f"{where}: card {card.number} believes its place is {card.place}"
        if isinstance(zone, Row):
            assert zone.cards == [card for card in zone.places if card is not None], (
                f"{where}: keeps other cards"
            )
    missing = [card.number for card in state.cards if card.number not in found]
    assert not missing, f"cards in no zone: {missing}"
    assert state.living == [side.seat for side in state.sides if side.is_living], "living seats"


def check_kept(state: State[Any, Any]) -> None:
    """Compare what is kept with what it would be now (law 8): a change past a door leaves it stale.

    Called at every decision it also keeps everything, so that nothing can go stale unseen.

    Raises:
        AssertionError: naming the side whose kept view is stale.
    """
    for side in state.sides:
        for for_owner in (False, True):
            kept = side.encoded(state, for_owner=for_owner)
            now = msgspec.json.encode(state.side_view(side.seat, for_owner=for_owner))
            reader = "its owner" if for_owner else "everybody else"
            assert bytes(kept) == now, f"the view of side {side.seat} for {reader} is stale"
