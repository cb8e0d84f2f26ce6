"""What stands around the actions: timings, events, conditions, limits, what holds. Sentences of our own."""

from __future__ import annotations

import pytest

from banneret.effects.abilities import Ability, Applies, Speed
from banneret.effects.actions.steps import Apply
from banneret.effects.conditions import Controls, EitherHolds, IsBecause
from banneret.effects.events import Activates, Happens, ThatTargets
from banneret.effects.happenings import Undergone
from banneret.effects.limits import LimitKind, UsageLimit
from banneret.effects.moments import At, PhaseName, Point
from banneret.effects.nouns import (
    ByBattleOrEffects,
    Deed,
    Joined,
)
from banneret.effects.players import Who
from banneret.effects.states import CannotBe
from banneret.effects.timings import AnyTiming, During, Given, If, Per, Uses, When, While
from tests.effects.sentences import prints_as, read, reading

SENTENCES = [
    # timings
    "Once per turn: You can draw 1 card.",
    "Twice per turn, during your Main Phase: You can draw 1 card.",
    "Once per Chain (Quick Effect): You can draw 1 card.",
    "(Quick Effect): You can discard this card; draw 1 card.",
    "During the Main Phase (Quick Effect): You can draw 2 cards.",
    "At the start of your Main Phase 1: Draw 1 card.",
    "At the end of the Battle Phase, if this card battled: Draw 1 card.",
    "During each of your End Phases: Draw 1 card.",
    "During the Main or Battle Phase: You can draw 1 card.",
    "Before damage calculation, if this card battles: Draw 1 card.",
    "During your Main Phase, except the turn this card was sent to the GY: You can draw 1 card.",
    "During the End Phase of the turn this card is Normal Summoned: Draw 1 card.",
    "If this card is Summoned, or if this card is Tributed: Draw 1 card.",
    "FLIP: Draw 1 card.",
    # events
    "If this card is Normal or Special Summoned: Draw 1 card.",
    "If this card is destroyed by battle and sent to the GY: Draw 3 cards.",
    "If this card in its owner's possession is destroyed by an opponent's card: Draw 1 card.",
    "If this card is sent from the hand or Deck to the GY: Draw 1 card.",
    "If this card is sent to the GY as Synchro Material: Draw 1 card.",
    "If this card is Special Summoned by a Dragon monster's effect: Draw 1 card.",
    "If this card is Special Summoned to a zone a Link Monster points to: Draw 1 card.",
    "If your opponent Special Summons a monster(s) (except during the Damage Step): Draw 1 card.",
    "If your opponent Normal or Special Summons a monster(s): Draw 1 card.",
    "When your opponent activates a card or effect (Quick Effect): You can draw 1 card.",
    "When a Spell/Trap Card, or monster effect, is activated that targets this card: Draw 1 card.",
    "When this card destroys an opponent's monster by battle and sends it to the GY: Draw 1 card.",
    "When an attack is declared involving this card and an opponent's monster: Draw 1 card.",
    "If this card is added to your hand, except by drawing it: Draw 1 card.",
    # conditions
    "If you control no monsters: You can draw 1 card.",
    'If all monsters you control are "Harbour Bell" monsters (min. 1): You can draw 1 card.',
    "If only your opponent controls a monster: You can draw 1 card.",
    "If your opponent controls more monsters than you do: You can draw 1 card.",
    "If your LP are lower than your opponent's: You can draw 1 card.",
    "If your LP are 1000 or less: You can draw 1 card.",
    'While "Harbour Bell" is on the field: You can draw 1 card.',
    "During the End Phase, if this card is in the GY because it was sent there this turn: Draw 1 card.",
    "If this card was Special Summoned this turn: You can draw 1 card.",
    # limits
    'You can only use each effect of "Lantern Keeper" once per turn.',
    'You can only use 1 "Lantern Keeper" effect per turn, and only once that turn.',
    'You can only Special Summon "Lantern Keeper" once per turn this way.',
    'You can only activate 1 "Lantern Keeper" per Duel.',
    'You can only control 1 "Lantern Keeper".',
    # what holds
    "Cannot be destroyed by battle or card effects.",
    "Cannot be Normal Summoned/Set.",
    "Your opponent cannot target this card with card effects.",
    "You take no battle damage from attacks involving this card.",
    "If this card attacks a Defense Position monster, inflict piercing battle damage.",
    "If this card battles a monster, neither can be destroyed by that battle.",
    "This card can attack directly.",
    "Cannot be destroyed by card effects while you control a Dragon monster.",
    "If this card would be destroyed by battle, you can discard 1 card instead.",
    "The first time this card would be destroyed by battle each turn, it is not destroyed.",
    'This card\'s name becomes "Harbour Bell" while on the field or in the GY.',
    "This is a Quick Effect if you control no monsters.",
    "This card must be face-up on the field to activate and to resolve this effect.",
    # replies, spans and permissions
    "Then, draw 1 card.",
    "If it does, draw 1 card.",
    "If you call it right, draw 1 card.",
    "When this card is targeted for an attack, while you control no monsters: Draw 1 card.",
    "If this card battles, any battle damage it inflicts to your opponent is doubled.",
    "Your opponent takes any battle damage you would have taken from battles involving your Fish monsters.",
    "Your opponent cannot target your Dragon monsters with monster effects.",
    "Cannot be Normal or Special Summoned.",
    "If you control a Dragon monster, you can activate this card from your hand.",
    "During your Main Phase, you can Normal Summon 1 Dragon monster in addition to your Normal Summon/Set.",
    'You can use this effect of "Lantern Keeper" up to twice per turn.',
    "If the only monsters you control are Dragon monsters: You can draw 1 card.",
    "This card cannot attack directly unless you control a Dragon monster.",
    # lists
    "Once per turn: You can activate 1 of these effects;",
    "Activate only during your Main Phase.",
]


@pytest.mark.parametrize("text", SENTENCES)
def test_a_sentence_is_read_in_one_way_and_printed_as_it_was(text: str) -> None:
    assert prints_as(text) == text


@pytest.mark.parametrize(
    "text", ["FIRE: Draw 1 card.", "2+: Draw 1 card.", "Heads: Draw 1 card.", "Spell: Draw 1 card."]
)
def test_bullets_may_have_headings(text: str) -> None:
    assert prints_as(text, "bullet") == text


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("This card cannot be Normal Summoned or Set.", "Cannot be Normal Summoned/Set."),
        (
            "During your Main Phase, you can: Draw 1 card.",
            "During your Main Phase: You can draw 1 card.",
        ),
        (
            "During your Main Phase, you can (Quick Effect): Draw 1 card.",
            "During your Main Phase (Quick Effect): You can draw 1 card.",
        ),
    ],
)
def test_other_spellings_are_read_as_the_same(text: str, printed: str) -> None:
    assert prints_as(text) == printed


@pytest.mark.parametrize(
    "text",
    [
        "If this card is Normal Summoned beneath the moon: Draw 1 card.",
        "You can only use this effect once in a while.",
        "If you control no monsters you like: Draw 1 card.",
        "When your opponent activates: Draw 1 card.",
    ],
)
def test_words_without_a_meaning_are_declined(text: str) -> None:
    assert reading(text).value is None


def test_timings_keep_their_order() -> None:
    tree = read("Once per turn, during your Main Phase, if you control no monsters: You can draw 1 card.")
    assert isinstance(tree, Ability)
    assert tree.optional
    uses, during, given = tree.timings
    assert uses == Uses(times=1, per=Per.TURN)
    assert during == During(At(PhaseName.MAIN, Who.YOU))
    assert isinstance(given, Given)
    assert isinstance(given.condition, Controls)


def test_or_if_begins_another_timing() -> None:
    tree = read("If you draw a card, and you control a monster, or if you control a Spell: Draw 1 card.")
    assert isinstance(tree, Ability)
    (timing,) = tree.timings
    assert isinstance(timing, AnyTiming)
    assert isinstance(timing.first, If)
    assert isinstance(timing.first.also, Controls)
    assert isinstance(timing.second, Given)


def test_or_if_joins_conditions() -> None:
    tree = read("If you control no monsters, or if you control a Spell: Draw 1 card.")
    assert isinstance(tree, Ability)
    (timing,) = tree.timings
    assert isinstance(timing, Given)
    assert isinstance(timing.condition, EitherHolds)


def test_a_colon_and_a_comma_are_different_things() -> None:
    assert isinstance(read("If this card is destroyed: Draw 2 cards."), Ability)
    assert isinstance(read("If this card is destroyed, draw 1 card."), Applies)


def test_a_quick_effect_says_so() -> None:
    tree = read("During the Main Phase (Quick Effect): You can draw 2 cards.")
    assert isinstance(tree, Ability)
    assert tree.speed is Speed.QUICK


def test_an_event_says_what_by_what_and_where() -> None:
    tree = read(
        "If this card is destroyed by battle or card effect while you control no monsters: Draw 1 card."
    )
    assert isinstance(tree, Ability)
    (trigger,) = tree.timings
    assert isinstance(trigger, If)
    assert isinstance(trigger.event, Happens)
    assert trigger.event.done == Undergone((Deed.DESTROYED,), by=ByBattleOrEffects())
    assert isinstance(trigger.meanwhile, Controls)


def test_an_activation_says_what_it_targets() -> None:
    tree = read("When a card or effect is activated that targets this card: Draw 1 card.")
    assert isinstance(tree, Ability)
    (trigger,) = tree.timings
    assert isinstance(trigger, When)
    assert isinstance(trigger.event, Activates)
    assert isinstance(trigger.event.feature, ThatTargets)


def test_protections_share_the_deeds_of_events() -> None:
    tree = read(
        "While you control a Dragon monster, this card cannot be destroyed by battle or card effects."
    )
    assert isinstance(tree, Applies)
    assert isinstance(tree.timings[0], While)
    assert isinstance(tree.effect.first, Apply)
    assert isinstance(tree.effect.first.state, CannotBe)
    assert tree.effect.first.state.done == Undergone((Deed.DESTROYED,), by=ByBattleOrEffects())


def test_a_limit_says_what_it_counts() -> None:
    tree = read('You can only use this effect of "Lantern Keeper" twice per turn.')
    assert tree == UsageLimit(LimitKind.THIS_EFFECT, "Lantern Keeper", Uses(times=2))


def test_phases_have_points() -> None:
    tree = read("At the start of your Battle Phase: Draw 1 card.")
    assert isinstance(tree, Ability)
    assert tree.timings == (During(At(PhaseName.BATTLE, Who.YOU, point=Point.START)),)


def test_why_a_card_lies_where_it_lies() -> None:
    text = "During the End Phase, if this card is in the GY because it was sent there this turn: Draw 1 card."
    tree = read(text)
    assert isinstance(tree, Ability)
    given = tree.timings[1]
    assert isinstance(given, Given)
    assert isinstance(given.condition, IsBecause)
    assert given.condition.zones.joined is Joined.OR
