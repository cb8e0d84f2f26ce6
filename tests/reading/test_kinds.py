"""What kind of effect a sentence is, where others resolve. The sentences are our own."""

from __future__ import annotations

import pytest

from banneret.reading.grouping import effect_groups
from banneret.reading.kinds import Kind
from tests.reading.explained import READER, monster


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (
            "When a Spell effect activated by your opponent resolves, negate that effect, then draw 1 card.",
            Kind.CONTINUOUS,
        ),
        (
            (
                "Each time your opponent activates a monster effect, place 1 Spell Counter on this card when "
                "that effect resolves, and if you do, inflict 200 damage to your opponent."
            ),
            Kind.CONTINUOUS,
        ),
        (
            "After resolving a Normal Spell that was activated during your turn: Draw 1 card.",
            Kind.TRIGGER_FORCED,
        ),
    ],
)
def test_nothing_is_activated_while_a_chain_resolves(text: str, kind: Kind) -> None:
    card = monster(text)
    reading = READER.card(card)
    assert reading.is_read()
    assert [group.kind for group in effect_groups(card, reading)] == [kind]
