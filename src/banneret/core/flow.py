"""Flow: rules procedures are generators that yield decisions and receive the replies.

A procedure reads like the rulebook, top to bottom. Only `Game` drives a flow. It sends an answer that it has
checked, or None when something was interjected: then the question is asked anew, with fresh options.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, TypeAlias

from banneret.core.decisions import Answer, Choice, Decision, Option, Pick
from banneret.core.seats import Seat
from banneret.core.state import State

Reply: TypeAlias = Answer | None
Flow: TypeAlias = Generator[Decision, Reply, None]
Chosen: TypeAlias = Generator[Decision, Reply, Option | None]
Picked: TypeAlias = Generator[Decision, Reply, list[Option] | None]


def choose(
    state: State[Any, Any],
    seat: Seat,
    asks: str,
    options: Callable[[], list[Option]],
    *,
    subject: int = -1,
    is_open: bool = False,
) -> Chosen:
    """Ask a seat to choose one option; a forced choice is not asked.

    Args:
        options: lists the legal options as things stand; called again after an interjection.
        subject: the number of the card that the question is about.
        is_open: whether this is an open point, at which a copy of the state can go on.

    Returns:
        The option, or None when nobody is there to choose or nothing is left to choose. At an open point also
        after an interjection: who asks looks first whether something has to be settled now.
    """
    while True:
        if not state.sides[seat].is_living:
            return None
        legal = options()
        if len(legal) < 2:
            return legal[0] if legal else None
        reply = yield Choice(seat, asks, legal, subject, is_open)
        if reply is None:
            state.interrupt()
            if is_open:
                return None
        else:
            assert isinstance(reply, int)
            return legal[reply]


def pick(
    state: State[Any, Any],
    seat: Seat,
    asks: str,
    options: Callable[[], list[Option]],
    least: int,
    most: int,
    *,
    subject: int = -1,
) -> Picked:
    """Ask a seat to pick ``least`` to ``most`` of the options; taking all of them by force is not asked.

    Returns:
        The picked options, or None when nobody is there to pick or fewer than ``least`` are left.
    """
    while True:
        if not state.sides[seat].is_living:
            return None
        legal = options()
        if len(legal) < least:
            return None
        if len(legal) == least:
            return legal
        reply = yield Pick(seat, asks, legal, least, min(most, len(legal)), subject)
        if reply is None:
            state.interrupt()
        else:
            assert isinstance(reply, tuple)
            return [legal[number] for number in reply]
