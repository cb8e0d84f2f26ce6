"""References spelled out in explanations, by what they are bound to. The sentences are our own."""

from __future__ import annotations

import pytest

from banneret.cards.yugioh import YugiohCard
from banneret.effects.yugioh_terms import CardType, MonsterKind
from banneret.reading.explaining.explain import Players, explain
from banneret.reading.reader import Reader
from banneret.reading.text.lexicon import Lexicon

READER = Reader(Lexicon(["Lantern Keeper"]))


def explained(text: str, players: Players = Players.TWO) -> str:
    card = YugiohCard(
        name="Lantern Keeper", card_type=CardType.MONSTER, kinds=(MonsterKind.EFFECT,), text=text
    )
    return explain(card, READER.card(card), players=players).text()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("You can target 1 monster on the field; destroy it.", "Destroy the targeted monster"),
        ("You can target 2 Spells on the field; destroy them.", "Destroy the targeted Spells"),
        (
            "You can target 1 monster on the field; banish that target, then draw 1 card.",
            "Banish the targeted monster",
        ),
        (
            "You can target 1 monster on the field; its ATK becomes 0 until the end of this turn.",
            "The targeted monster's ATK becomes 0 until the end of this turn",
        ),
        (
            "You can Special Summon 1 Rock monster from your hand, and if you do, destroy it.",
            "Destroy the monster Special Summoned in step 1",
        ),
        (
            "You can discard any number of cards; draw that many cards.",
            "Draw that many (as the cards discarded as cost) cards",
        ),
        ("When an opponent's monster declares an attack: Destroy that monster.", 'under "When"'),
        (
            "Equip this card to 1 face-up Fiend monster on the field. That monster gains 500 ATK.",
            "The monster equipped with a card in effect 1",
        ),
    ],
)
def test_what_a_reference_means_is_said(text: str, said: str) -> None:
    assert said in explained(text)


def test_a_player_spoken_of_is_named() -> None:
    text = "Your opponent discards 1 card, then they draw 1 card."
    assert "they (your opponent) draw 1 card" in explained(text).lower()


def test_whose_cards_are_meant_is_said_for_many_players() -> None:
    text = "Once per turn: You can make your opponent draw 1 card, then they discard it."
    assert "They (that player) discard the card drawn in step 1" in explained(text, Players.MANY)
    text = "Once per turn: Inflict 100 damage to your opponent for each card in their hand."
    assert "their (that player's) hand" in explained(text, Players.MANY)


def test_a_reference_to_nothing_stays_as_it_is() -> None:
    assert "Destroy them" in explained("Destroy them.")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            (
                "You can excavate the top 3 cards of your Deck, and if you do, add 1 excavated Fish monster "
                "to your hand, also send the remaining cards to the GY."
            ),
            "Send the remaining cards (of the cards excavated in step 1) to the GY",
        ),
        (
            (
                "You can excavate a number of cards from the top of your Deck, equal to the number of "
                "monsters you control, add any excavated Fish monsters to your hand, also send the other "
                "cards to the GY."
            ),
            "Send the other cards (of the cards excavated in step 1) to the GY",
        ),
        (
            (
                "You can remove any number of Spell Counters from your field, and if you do, destroy that "
                "many cards your opponent controls."
            ),
            "Destroy that many (as the counters removed under step 1) cards your opponent controls",
        ),
        (
            (
                "You can target 1 monster on the field; destroy it, then if you destroyed a monster you "
                "control, gain LP equal to that monster's original ATK."
            ),
            "gain LP equal to the destroyed monster's original ATK",
        ),
    ],
)
def test_what_is_left_and_what_was_done_is_said_of_the_cards(text: str, said: str) -> None:
    assert said in explained(text)


def test_what_may_come_from_elsewhere_instead_is_such_a_card() -> None:
    text = (
        "You can Special Summon 1 Fish monster from your hand, or if you control no monsters, you can "
        "Special Summon it from your Deck instead."
    )
    assert "you can Special Summon 1 such monster from your Deck instead" in explained(text)


def test_what_goes_with_what_is_done_in_place_of_a_step_is_not_said_of_the_step() -> None:
    said = explained(
        "You can Tribute 1 Rock monster; add 1 FIRE monster from your Deck to your hand, or if you control "
        "a Trap, you can Special Summon it instead, but negate its effects."
    )
    assert said.endswith("Negate its (of the FIRE monster from your Deck under step 1) effects")
