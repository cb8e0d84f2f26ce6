"""What kind of effect a sentence is, where others resolve. The sentences are our own."""

from __future__ import annotations

import pytest

from banneret.cards.yugioh import YugiohCard
from banneret.effects.yugioh_terms import CardType, MonsterKind, MonsterType
from banneret.reading.grouping import effect_groups
from banneret.reading.kinds import Kind
from banneret.reading.lexicon import Lexicon
from banneret.reading.reader import Reader

READER = Reader(Lexicon(["Lantern Keeper"]))


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
    card = YugiohCard(
        name="Lantern Keeper",
        card_type=CardType.MONSTER,
        monster_type=MonsterType.WARRIOR,
        kinds=(MonsterKind.EFFECT,),
        text=text,
    )
    reading = READER.card(card)
    assert reading.is_read()
    assert [group.kind for group in effect_groups(card, reading)] == [kind]
