"""The named points at which a format changes the duel.

The base game calls them; each default is what the base game does on its own. A format subclasses `Hooks`
(options live in it as data) and keeps what changes in a `FormatState`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from banneret.core.flow import Flow
from banneret.core.record import OptionValue
from banneret.core.seats import Seat
from banneret.core.zones import Row, Zone
from banneret.errors import BanneretError
from banneret.yugioh.terms import HAND_LIMIT, STARTING_LIFE_POINTS

if TYPE_CHECKING:
    from banneret.yugioh.card import DuelCard
    from banneret.yugioh.state import Duel


class FormatState:
    """What a format remembers during a duel. The base game remembers nothing of the kind."""

    __slots__ = ()

    def copy(self) -> FormatState:
        """A copy that shares nothing that changes."""
        return self

    def essence(self) -> list[object]:
        """What makes two states equal, as plain lists and numbers."""
        return []


class LeaderView(msgspec.Struct, frozen=True):
    """A leader on the rail: where it is, and what its next departure from its zone costs."""

    name: str
    zone: str
    seat: Seat
    next_cost: int


class Hooks:
    """The base game: no leader, no changes.

    Args:
        options: the table's options; each format knows its own. Unknown ones are refused.
    """

    defaults: Mapping[str, OptionValue] = {"life_points": STARTING_LIFE_POINTS, "across": "half"}
    """The options and their defaults. ``across``: "half" seats i and i + n/2 face each other; "next": the
    even seat and the one after it (D13)."""

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        for name, value in options.items():
            default = self.defaults.get(name)
            if default is None:
                raise BanneretError(f"expected one of the options {', '.join(self.defaults)}, not {name!r}")
            if type(value) is not type(default):
                raise BanneretError(
                    f"option {name}: expected {type(default).__name__} like {default!r}, not {value!r}"
                )
        self.options: dict[str, OptionValue] = {**self.defaults, **options}
        life_points = self.options["life_points"]
        if not isinstance(life_points, int) or not 1 <= life_points <= 1_000_000:
            raise BanneretError(f"option life_points: expected 1 to 1000000, not {life_points}")
        self.life_points: int = life_points
        across = self.options["across"]
        if across not in ("half", "next"):
            raise BanneretError(f'option across: expected "half" or "next", not {across!r}')
        self.pairs_are_neighbours: bool = across == "next"

    # ---- setting up

    def leader_zone(self, seat: Seat) -> Row[DuelCard] | None:
        """The zone that a seat's leader starts in, or None in a format without leaders."""
        return None

    def begin(self, duel: Duel) -> None:
        """The decks are shuffled and the leaders are in their zones; nothing has been drawn."""

    # ---- what a player may do

    def hand_limit(self, duel: Duel, seat: Seat) -> int:
        """How many cards a hand may have at the end of its owner's turn."""
        return HAND_LIMIT

    def normal_draw(self, duel: Duel, seat: Seat) -> int:
        """How many cards the turn player draws in the Draw Phase."""
        return 1

    def summonable_beyond_hand(self, duel: Duel, seat: Seat) -> list[DuelCard]:
        """Cards outside the hand that a seat may Normal Summon or Set."""
        return []

    def departure_cost(self, duel: Duel, card: DuelCard) -> int:
        """The LP that a card's owner pays, on top of its own costs, to play it from where it is."""
        return 0

    # ---- what a format looks at

    def leader_moved(self, duel: Duel, leader: DuelCard, source: Zone[DuelCard]) -> None:
        """A leader has changed zone."""

    def seat_cleared(self, duel: Duel, seat: Seat) -> None:
        """A player is out and what they owned has left the game."""

    def game_state_opens(self, duel: Duel) -> Flow:
        """A priority round has ended and nobody activated anything.

        Called where `Duel.awaits_open_state` is set; the flag is down already.
        """
        yield from ()

    # ---- scenarios

    def written_numbers(self, duel: Duel, seat: Seat) -> dict[str, int]:
        """What the format remembers of a side, by the words that scenarios use."""
        return {}

    def read_numbers(self, duel: Duel, seat: Seat, numbers: Mapping[str, int]) -> None:
        """Take over what a scenario says of a side.

        Raises:
            BanneretError: when a word is none of the format's.
        """
        for word in numbers:
            raise BanneretError(f"side {seat}: this format knows no word {word!r}")

    # ---- what everybody sees

    def leader_view(self, duel: Duel, seat: Seat) -> LeaderView | None:
        """A seat's leader, for the rail."""
        return None
