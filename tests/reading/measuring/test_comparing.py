"""Readings against a simulator's facts. The texts and facts are our own."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from banneret.cards.yugioh import YugiohCard
from banneret.effects.yugioh_terms import CardType, Property
from banneret.errors import BanneretError
from banneret.reading.kinds.kind import Kind
from banneret.reading.measuring.comparing import (
    CardFacts,
    Comparison,
    compare,
    comparison_lines,
    read_explained,
    read_facts,
)
from banneret.reading.measuring.facts import EffectFacts
from banneret.reading.measuring.report import CardResult
from banneret.reading.reader import Reader
from banneret.reading.text.lexicon import Lexicon


def compared(*effects: EffectFacts, explained: frozenset[tuple[str, str]] = frozenset()) -> Comparison:
    card = YugiohCard(name="Bell", card_type=CardType.SPELL, property=Property.NORMAL, text="Draw 2 cards.")
    result = CardResult(card, Reader(Lexicon([])).card(card))
    return compare([result], {"Bell": CardFacts(1, "Bell", effects)}, explained)


def activation(*categories: str, kind: Kind = Kind.ACTIVATE) -> EffectFacts:
    return EffectFacts(kind, targets=False, limit=None, cost=False, categories=categories)


def test_agreement_counts() -> None:
    found = compared(activation("DRAW"))
    assert found.cards == found.effects.right == found.kind.right == found.targets.right == 1
    assert found.categories["DRAW"][True, True] == 1
    assert found.disagreements == []


def test_effects_that_are_not_activated_are_left_out() -> None:
    assert compared(activation(kind=Kind.STATIC), activation("DRAW")).effects.share() == 1


def test_another_number_of_effects_is_one_disagreement() -> None:
    found = compared(activation("DRAW"), activation())
    assert [one.about for one in found.disagreements] == ["effects"]
    assert found.kind.asked == 0


def test_each_difference_is_named() -> None:
    found = compared(activation("DESTROY", kind=Kind.TRIGGER_FORCED))
    assert {one.about for one in found.disagreements} == {"kind", "DRAW", "DESTROY"}
    lines = "\n".join(comparison_lines(found))
    assert "activate   -> trigger_f" in lines
    assert "Bell: we say activate, they say trigger_f" in lines


def test_the_order_of_their_effects_matters_for_the_kind_alone() -> None:
    text = "Draw 2 cards. You can banish this card from your GY; destroy 1 monster on the field."
    card = YugiohCard(name="Bell", card_type=CardType.SPELL, property=Property.NORMAL, text=text)
    result = CardResult(card, Reader(Lexicon([])).card(card))
    banished = EffectFacts(Kind.IGNITION, targets=False, limit=None, cost=True, categories=("DESTROY",))
    found = compare([result], {"Bell": CardFacts(1, "Bell", (banished, activation("DRAW")))})
    assert {one.about for one in found.disagreements} == {"kind"}


def test_an_activation_that_they_hold_as_a_procedure_is_no_difference() -> None:
    card = YugiohCard(name="Bell", card_type=CardType.SPELL, property=Property.NORMAL, text="Draw 2 cards.")
    result = CardResult(card, Reader(Lexicon([])).card(card))
    theirs = CardFacts(1, "Bell", (), ("Fusion.CreateSummonEff",))
    assert compare([result], {"Bell": theirs}).effects.share() == 1
    assert compare([result], {"Bell": CardFacts(1, "Bell", ())}).effects.share() == 0


def test_what_is_explained_does_not_count() -> None:
    found = compared(activation("DRAW", kind=Kind.TRIGGER_FORCED), explained=frozenset({("Bell", "kind")}))
    assert found.kind.asked == 0
    assert found.disagreements == []


def test_a_file_of_facts_is_read_by_password() -> None:
    line = msgspec.json.encode({"password": 7, "name": "Bell", "effects": [activation("DRAW")], "more": 1})
    assert read_facts([line], source="facts")[7].effects == (activation("DRAW"),)
    with pytest.raises(BanneretError, match="facts, line 1: expected the facts of a card"):
        read_facts([b"{}"], source="facts")


def test_explained_disagreements_have_a_reason(project: Path) -> None:
    assert read_explained("# so\nBell\tkind DRAW\twrong\n", source="table") == {
        ("Bell", "kind"),
        ("Bell", "DRAW"),
    }
    with pytest.raises(BanneretError, match="table, line 1: expected a card"):
        read_explained("Bell\tkind\t", source="table")
    committed = project / "docs" / "ledger" / "disagreements.tsv"
    assert read_explained(committed.read_text("utf-8"), source=str(committed))


def test_a_flip_effect_is_matched_with_a_forced_trigger_of_another_place() -> None:
    card = YugiohCard(
        name="Bell",
        card_type=CardType.MONSTER,
        text="FLIP: Draw 1 card. During your End Phase: You can discard 1 card; destroy 1 card on the field.",
    )
    theirs = (
        EffectFacts(Kind.TRIGGER_OPTIONAL, targets=False, limit=None, cost=True, categories=("DESTROY",)),
        EffectFacts(Kind.TRIGGER_FORCED, targets=False, limit=None, cost=False, categories=("DRAW",)),
    )
    result = CardResult(card, Reader(Lexicon([])).card(card))
    found = compare([result], {"Bell": CardFacts(1, "Bell", theirs)})
    assert found.categories["DRAW"][True, True] == found.categories["DESTROY"][True, True] == 1
