"""Texts as effect trees: what a duel can carry out of a deck's, and what a player is told of a card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from banneret.cards.catalogue import Catalogue
from banneret.cards.compiled import CompiledTexts
from banneret.cards.yugioh import YugiohCard
from banneret.effects.abilities import CardEffects
from banneret.effects.kinds import Sentence
from banneret.reading.explaining.explanation import Explanation
from banneret.reading.reader import CardReading, SentenceReading
from banneret.reading.text.mentions import Section
from banneret.reading.text.sentences import Role
from banneret.yugioh.explanations import explanation
from banneret.yugioh.setup import effects_in_play


class DeckTexts:
    """Reads the texts of decks with the names of one catalogue; each card once.

    Args:
        catalogue: where the cards are from; it is asked for names only where a text has not been read before.
        profile: of the cards whose meaning for many players is settled one by one (D29).
    """

    def __init__(self, catalogue: Catalogue[Any], *, profile: str = "seed") -> None:
        self._catalogue = catalogue
        self._profile = profile
        self._texts: CompiledTexts | None = None
        self._known: dict[str, CardEffects | None] = {}

    def effects(self, cards: Iterable[YugiohCard]) -> dict[str, CardEffects]:
        """The trees of those cards whose whole text is read and can be carried out, by name."""
        found: dict[str, CardEffects] = {}
        for card in cards:
            if card.name not in self._known:
                self._known[card.name] = self._read(card)
            effects = self._known[card.name]
            if effects is not None:
                found[card.name] = effects
        return found

    def _read(self, card: YugiohCard) -> CardEffects | None:
        if card.is_normal_monster() or not card.text:
            return None
        if self._texts is None:
            self._texts = CompiledTexts(self._catalogue)
        effects = effects_of(self._texts.reading(card))
        return None if effects is None else effects_in_play(card, effects, profile=self._profile)


class ExplainedText(NamedTuple):
    """What a card does, and whether all that it says is known."""

    explanation: Explanation
    is_whole: bool


def explained_texts(catalogue: Catalogue[Any], cards: Sequence[YugiohCard]) -> Iterator[ExplainedText]:
    """Cards in plain lines for any number of players, in their order.

    Args:
        catalogue: where the cards are from; it is asked for names only where a text has not been read before.
        cards: which cards; of those without a text it is said that it is not here.
    """
    texts: CompiledTexts | None = None
    for card in cards:
        reading = CardReading(card.name, ())
        if card.pendulum_text or (card.text and not card.is_normal_monster()):
            texts = texts or CompiledTexts(catalogue)
            reading = texts.reading(card)
        is_known = bool(reading.sentences) or card.is_normal_monster()
        yield ExplainedText(explanation(card, reading), is_known and reading.is_read())


def effects_of(reading: CardReading) -> CardEffects | None:
    """The tree of a card that is wholly read, else None."""
    if not reading.is_read():
        return None
    effects, bullets = _section(one for one in reading.sentences if one.section is not Section.PENDULUM)
    pendulum, pendulum_bullets = _section(one for one in reading.sentences if one.section is Section.PENDULUM)
    return CardEffects(effects, pendulum, bullets, pendulum_bullets)


def _section(sentences: Iterable[SentenceReading]) -> tuple[tuple[Sentence, ...], tuple[int, ...]]:
    """The trees of a section, and which of them are bullets."""
    read = [(one.tree, one.role) for one in sentences if one.tree is not None]
    trees = tuple(tree for tree, _ in read)
    return trees, tuple(number for number, (_, role) in enumerate(read) if role is Role.BULLET)
