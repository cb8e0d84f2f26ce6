"""Texts of decks as trees that a duel carries out."""

from __future__ import annotations

import pytest

from banneret.cards.catalogue import MemoryCatalogue
from banneret.cards.game import Game
from banneret.cards.yugioh import YugiohCard
from banneret.effects.abilities import CardEffects
from banneret.effects.yugioh_terms import CardType, Property
from banneret.formats import texts
from banneret.formats.texts import DeckTexts

CARD = YugiohCard(
    name="Harbour Bell", card_type=CardType.SPELL, property=Property.NORMAL, text="Draw 2 cards."
)


def test_d29_the_profile_of_the_format_settles_what_cards_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def noted(card: YugiohCard, effects: CardEffects, *, profile: str) -> CardEffects:
        asked.append(profile)
        return effects

    monkeypatch.setattr(texts, "effects_in_play", noted)
    catalogue = MemoryCatalogue(Game.YUGIOH, [CARD])
    assert CARD.name in DeckTexts(catalogue).effects([CARD])
    assert CARD.name in DeckTexts(catalogue, profile="public-2024").effects([CARD])
    assert asked == ["seed", "public-2024"]
