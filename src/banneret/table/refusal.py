"""The one error of this room: a message that is refused, with the reason that its sender gets."""

from __future__ import annotations

from banneret.errors import BanneretError
from banneret.table.messages import Refusal


class Refuse(BanneretError):
    """A message is refused; nothing has happened."""

    def __init__(self, why: Refusal, reason: str) -> None:
        super().__init__(reason)
        self.why = why


def not_allowed(reason: str) -> Refuse:
    """Not this seat, not the host, not at this stage."""
    return Refuse(Refusal.NOT_ALLOWED, reason)


def not_found(reason: str) -> Refuse:
    """No such table or seat."""
    return Refuse(Refusal.NOT_FOUND, reason)


def unusable(reason: str) -> Refuse:
    """A deck, an option or a name that cannot be used."""
    return Refuse(Refusal.UNUSABLE, reason)
