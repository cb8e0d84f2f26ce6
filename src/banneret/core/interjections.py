"""Interjections: what a seat does without being asked."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from banneret.core.seats import Seat


class Concede(msgspec.Struct, frozen=True, gc=False, tag="concede", tag_field="interjection"):
    """The seat gives up; possible at every decision, whoever is asked."""

    seat: Seat


Interjection: TypeAlias = Concede
