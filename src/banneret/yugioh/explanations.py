"""Cards explained as a table plays them, with the rewordings that are settled card by card (D25, D29)."""

from __future__ import annotations

from banneret.cards.yugioh import YugiohCard
from banneret.effects.opponents import EachPlayer
from banneret.reading.explaining.explain import Players, explain
from banneret.reading.explaining.explanation import Explanation
from banneret.reading.reader import CardReading
from banneret.yugioh.rewordings import rewording


def explanation(
    card: YugiohCard, reading: CardReading, *, players: Players = Players.MANY, profile: str = "seed"
) -> Explanation:
    """What a card does, in plain lines.

    Args:
        card: the card.
        reading: its sentences.
        players: for how many players.
        profile: of the cards that are settled one by one.
    """
    settled = rewording(card.name, profile=profile)
    each_player = EachPlayer.ALL if settled is None else settled.meaning
    return explain(card, reading, players=players, each_player=each_player)
