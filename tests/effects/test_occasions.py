"""Occasions in many shapes: conditions joined and compared, exceptions, causes. Sentences of our own."""

from __future__ import annotations

import pytest

from banneret.effects.abilities import Ability
from banneret.effects.conditions import BothHold, Compares, Controls, ControlsMore, EitherHolds, Happened, Has
from banneret.effects.events import ExceptFor, Happens
from banneret.effects.happenings import ExceptThrough, Followed, Several, Undergone
from banneret.effects.kinds import Event, Timing
from banneret.effects.nouns import ByBattle, Comparison, Joined, WithoutOthers
from banneret.effects.timings import Given, If, When
from tests.effects.sentences import prints_as, read

EXACT = [
    # comparisons
    "If this card's current ATK is different from its original ATK: Draw 1 card.",
    "If this card's ATK is 3000 or more: Draw 1 card.",
    "If your opponent's LP are at least 2000 higher than yours: Draw 1 card.",
    "If your opponent controls at least 2 more monsters than you do: Draw 1 card.",
    "If your opponent has more cards in their hand than you do: Draw 1 card.",
    "While you have 3 or less cards in your hand: Draw 1 card.",
    "If you control only 1 face-up monster: Draw 1 card.",
    "If this card is the only card in your hand: Draw 1 card.",
    # joined conditions
    "If this card is in your GY, you control a Trap, and your opponent controls a card: Draw 1 card.",
    "If you control a Dragon monster while this card is in your GY: Draw 1 card.",
    "During the End Phase, if this card is currently banished and it was banished this turn: Draw 1 card.",
    # what has happened, and how things were
    "If you took damage by battle or an opponent's card effect this turn: Draw 1 card.",
    "If this card has not declared an attack: Draw 1 card.",
    "During the End Phase, if you did not take effect damage this turn: Draw 1 card.",
    "If a Trap was sent from your hand to your GY this turn while you controlled it: Draw 1 card.",
    "During the End Phase, if this effect was activated this turn (and was not negated): Draw 1 card.",
    "If 3 or more attacks have been declared this turn: Draw 1 card.",
    "When this card is destroyed by battle, if it was face-up at the start of the Damage Step: Draw 1 card.",
    "If this card is being attacked, and was face-down at the start of the Damage Step: Draw 1 card.",
    "During the End Phase, if this card is in the GY because it was sent there last turn: Draw 1 card.",
    "During the Main Phase, if this card is treated as a Continuous Trap: Draw 1 card.",
    "If all monsters in your GY are Dragon: Draw 1 card.",
    "If a Dragon monster is on the field or in your GY: Draw 1 card.",
    # moments and limits
    "During your Draw Phase, instead of conducting your normal draw: Draw 1 card.",
    "During your opponent's Battle Phase (except during the Damage Step): Draw 1 card.",
    "Once per your turn: You can draw 1 card.",
    'You can only use each effect of "Lamp" once per turn, and can only activate them while you control it.',
    'You can only use this effect of "Lamp" once per Duel, and its previous effect only once per turn.',
    'You can only apply this effect of "Harbour Bell" once per turn.',
    # causes
    "If this card is destroyed by battle, or by an opponent's card effect: Draw 1 card.",
    'If this card is destroyed by card effect, except "Harbour Bell", or by battle: Draw 1 card.',
    "When a monster is destroyed by battle involving your Dragon monster: Draw 1 card.",
    "If this card is sent to the GY because the equipped monster was destroyed by battle: Draw 1 card.",
    # what goes on, and what came of it
    "If 3 or more of your LIGHT monsters are banished: Draw 1 card.",
    "If your opponent moves a card(s) out of either GY: Draw 1 card.",
    "If this card leaves the field, and is now in your GY: Draw 1 card.",
    "When a monster effect activated by your opponent resolves, draw 1 card.",
    "If you activated this card from your hand, draw 1 card.",
    "During any turn in which your opponent has activated a Trap, draw 1 card.",
    "While you have an even Pendulum Scale in your Pendulum Zone, draw 1 card.",
    "When your opponent declares an attack: Draw 1 card.",
    "The first time this card would be destroyed by battle, it is not destroyed.",
    "If this card was face-up when this effect was activated, draw 1 card.",
    "If control of this card changes: Draw 1 card.",
    "You can only activate this effect during your next Standby Phase.",
    "You cannot activate this card if you control a monster.",
    "Banish this card from your GY (if it was there when the Trap was sent) or hand (even if not).",
    "Cannot be used as Synchro Material, except for the Synchro or Xyz Summon of a Dragon monster.",
    # exceptions
    'If a Dragon monster(s) is Special Summoned, except "Harbour Bell": Draw 1 card.',
    "If this card is sent to the GY, except by battle: Draw 1 card.",
    "If this card is sent to the GY, except from the field: Draw 1 card.",
    "If this card is sent from the field to the GY, except by being destroyed by battle: Draw 1 card.",
    "If this card is added to your hand, except by drawing it for your normal draw: Draw 1 card.",
    # events
    "When your opponent declares a direct attack: Draw 1 card.",
    "When your opponent would Normal or Special Summon a monster(s): Negate the Summon.",
    "Each time you Xyz Summon: Draw 1 card.",
    "If effect damage is inflicted: Draw 1 card.",
    "When you take damage by battle or an opponent's card effect: Draw 1 card.",
    "If you take damage from battles involving this card: Draw 1 card.",
    "When a monster's attack is negated: Draw 1 card.",
    "If the activation of a Spell/Trap is negated: Draw 1 card.",
    "If this card is used as Fusion Material, and sent to the GY or banished: Draw 1 card.",
    "If this card is sent to the GY, or banished, by card effect: Draw 1 card.",
    "If this card is sent to the GY, or banished, from the hand or Deck: Draw 1 card.",
    "Each time an Equip Card is equipped to this card: Draw 1 card.",
    "If a monster is banished face-up: Draw 1 card.",
    "If a monster is Special Summoned face-up from your GY: Draw 1 card.",
    "If this card is destroyed by card effect while equipped: Draw 1 card.",
    "When this card is sent from the field to the GY after being flipped face-up: Draw 1 card.",
    "If this card is used as material for a Fusion, Synchro, or Link Summon: Draw 1 card.",
    "If this card is used as material for the Fusion or Link Summon of a Dragon monster: Draw 1 card.",
]

VARIANTS = {
    "If you control a Dragon monster and have no cards in your hand: Draw 1 card.": (
        "If you control a Dragon monster and you have no cards in your hand: Draw 1 card."
    ),
    "If you control no monsters, or only Dragon monsters: Draw 1 card.": (
        "If you control no monsters, or you control only Dragon monsters: Draw 1 card."
    ),
    "If this card is currently banished, and was banished this turn: Draw 1 card.": (
        "If this card is currently banished and this card was banished this turn: Draw 1 card."
    ),
    "If this card is sent from the field to the GY, except when destroyed by battle: Draw 1 card.": (
        "If this card is sent from the field to the GY, except by being destroyed by battle: Draw 1 card."
    ),
    "Activate only when there are 3 or more cards in your hand.": (
        "Activate only if there are 3 or more cards in your hand."
    ),
    "When a Trap that targets this card is activated: Draw 1 card.": (
        "When a Trap is activated that targets this card: Draw 1 card."
    ),
    "You can reveal 1 Trap in your hand: Draw 1 card.": "You can reveal 1 Trap in your hand; draw 1 card.",
    "During Main Phase 1: Draw 1 card.": "During the Main Phase 1: Draw 1 card.",
    "If you draw a card (except during the Damage Step), and you control a Trap: Draw 1 card.": (
        "If you draw a card, and you control a Trap (except during the Damage Step): Draw 1 card."
    ),
    "If you control at least 2 monsters: Draw 1 card.": "If you control 2 or more monsters: Draw 1 card.",
}


@pytest.mark.parametrize("text", EXACT)
def test_a_sentence_is_read_one_way_and_printed_as_it_was(text: str) -> None:
    assert prints_as(text) == text


@pytest.mark.parametrize(("text", "printed"), VARIANTS.items())
def test_other_words_for_the_same_are_printed_in_one_way(text: str, printed: str) -> None:
    assert prints_as(text) == printed


def _timing(text: str) -> Timing:
    tree = read(text)
    assert isinstance(tree, Ability)
    return tree.timings[0]


def _event(text: str) -> Event:
    timing = _timing(text)
    assert isinstance(timing, If | When)
    return timing.event


def test_a_player_named_once_is_meant_by_both_conditions() -> None:
    timing = _timing("If you control a Dragon monster and have no cards in your hand: Draw 1 card.")
    assert isinstance(timing, Given)
    assert isinstance(timing.condition, BothHold)
    assert isinstance(timing.condition.first, Controls)
    assert isinstance(timing.condition.second, Has)
    assert timing.condition.first.who is timing.condition.second.who


def test_or_behind_a_condition_that_must_hold_binds_closer() -> None:
    timing = _timing("If this card is in your GY and you control no monsters, or only Traps: Draw 1 card.")
    assert isinstance(timing, Given)
    assert isinstance(timing.condition, BothHold)
    assert isinstance(timing.condition.second, EitherHolds)


def test_a_comparison_by_a_margin_keeps_it() -> None:
    timing = _timing("If your opponent's LP are at least 2000 higher than yours: Draw 1 card.")
    assert isinstance(timing, Given)
    assert isinstance(timing.condition, Compares)
    assert timing.condition.comparison is Comparison.MORE
    assert timing.condition.margin is not None
    more = _timing("If your opponent controls at least 2 more monsters than you do: Draw 1 card.")
    assert isinstance(more, Given)
    assert isinstance(more.condition, ControlsMore)
    assert more.condition.margin is not None


def test_an_exception_behind_an_event_belongs_to_the_event() -> None:
    event = _event('If a Dragon monster(s) is Special Summoned, except "Harbour Bell": Draw 1 card.')
    assert isinstance(event, ExceptFor)
    assert isinstance(event.exception, WithoutOthers)
    assert isinstance(event.event, Happens)


def test_a_cause_that_is_excepted_belongs_to_what_is_done() -> None:
    event = _event("If this card is sent to the GY, except by battle: Draw 1 card.")
    assert isinstance(event, Happens)
    assert isinstance(event.done, Undergone)
    assert event.done.role == ExceptThrough(ByBattle())


def test_what_follows_is_one_of_two() -> None:
    event = _event("If this card is used as Fusion Material, and sent to the GY or banished: Draw 1 card.")
    assert isinstance(event, Happens)
    assert isinstance(event.done, Followed)
    assert isinstance(event.done.second, Several)
    assert event.done.second.joined is Joined.OR


def test_what_has_happened_this_turn_is_a_condition() -> None:
    timing = _timing("If this card is currently banished, and was banished this turn: Draw 1 card.")
    assert isinstance(timing, Given)
    assert isinstance(timing.condition, BothHold)
    assert isinstance(timing.condition.second, Happened)


def test_what_held_then_belongs_to_what_happened() -> None:
    text = "If a Trap was sent to the GY this turn while you controlled this card: Draw 1 card."
    timing = _timing(text)
    assert isinstance(timing, Given)
    assert isinstance(timing.condition, Happened)
    assert isinstance(timing.condition.meanwhile, Controls)


def test_where_this_card_is_is_a_condition_of_its_own_beside_what_a_player_controls() -> None:
    timing = _timing("If you control no monsters and this card is in your hand: Draw 1 card.")
    assert isinstance(timing, Given)
    assert isinstance(timing.condition, BothHold)
