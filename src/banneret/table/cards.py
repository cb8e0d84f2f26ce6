"""Facts of cards by name, for whoever can name them."""

from __future__ import annotations

from collections.abc import Sequence

from banneret.cards.catalogue import MemoryCatalogue, open_catalogue
from banneret.cards.game import Game
from banneret.cards.starter import starter_cards
from banneret.cards.yugioh import YugiohCard
from banneret.formats.texts import ExplainedText, explained_texts
from banneret.table.messages import CardEffect, CardFacts, ExplanationLine


def card_facts(game: Game, names: Sequence[str]) -> list[CardFacts]:
    """What the user's catalogue, or else the packaged one, knows of these cards; unknown names are left out.

    It answers for any card, so that nobody learns from it which cards are at a table.
    """
    if game is not Game.YUGIOH:
        return []
    catalogue = open_catalogue(game)
    starter = MemoryCatalogue(game, starter_cards())
    found = (catalogue.find(name) or starter.find(name) for name in names)
    cards = [card for card in found if card is not None]
    return [
        _facts(card, explained)
        for card, explained in zip(cards, explained_texts(catalogue, cards), strict=True)
    ]


def _facts(card: YugiohCard, explained: ExplainedText) -> CardFacts:
    kinds = (card.monster_type, *card.kinds) if card.is_monster() else ()
    return CardFacts(
        name=card.name,
        card_type=card.card_type.value,
        type_line=" / ".join(kind.value for kind in kinds if kind is not None),
        property=None if card.property is None else card.property.value,
        attribute=None if card.attribute is None else card.attribute.value,
        level=card.level,
        rank=card.rank,
        link_arrows=[arrow.value for arrow in card.link_arrows],
        scale=card.scale,
        attack=card.attack,
        defense=card.defense,
        text=card.text,
        pendulum_text=card.pendulum_text,
        explanation=[
            CardEffect(effect.heading, [ExplanationLine(line.text, line.label) for line in effect.lines])
            for effect in explained.explanation.effects
        ],
        is_manual=not explained.is_whole,
    )
