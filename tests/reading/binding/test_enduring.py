"""How long the second of two things holds."""

from __future__ import annotations

import pytest

from tests.reading.explained import explained

TARGETED = "Once per turn: You can target 1 monster you control; "


@pytest.mark.parametrize(
    ("effect", "line"),
    [
        (
            "until the End Phase, its Level becomes 6, and if it does, it gains 600 ATK.",
            "The targeted monster gains 600 ATK until the End Phase",
        ),
        (
            "its Level becomes 6 until the End Phase, and if it does, it gains 600 ATK.",
            "The targeted monster gains 600 ATK",
        ),
        (
            "until the End Phase, reduce its Level by 2, and if you do, increase this card's Level by 2.",
            "Increase this card's Level by 2 until the End Phase",
        ),
    ],
)
def test_what_hangs_on_it_holds_as_long_if_the_duration_is_said_first(effect: str, line: str) -> None:
    *_, last = explained(TARGETED + effect)
    assert last.endswith(f": {line}")
