"""Where cards went and when, Chains, what is paid while something holds. Sentences of our own."""

from __future__ import annotations

import pytest

from banneret.effects.abilities import Ability, ActivateOnly, Applies, EitherAbility, Speed
from banneret.effects.actions.moving import Banish, TakeControl
from banneret.effects.actions.steps import Apply, Forbid, Lasting, Later, Persistence, Persisting, Provided
from banneret.effects.conditions import HeldThen, Since
from banneret.effects.continuous import Throughout, Whenever
from banneret.effects.deeds import DoneByPlayer
from banneret.effects.moments import At, AtActivation, PhaseName, Until
from banneret.effects.node import walk
from banneret.effects.nouns import CardPosition, Deed, Noun, Objects
from banneret.effects.occasions import (
    AllAtOnce,
    ChainOccurred,
    DoneWhile,
    DuringIf,
    FreeOfTributes,
    HasNotSummoned,
    UsesAllowed,
    WentThere,
    WhichWasNot,
)
from banneret.effects.printer import print_node
from banneret.effects.timings import DamageStep, During, EachTime, ExceptTheTurn
from tests.effects.sentences import prints_as, read

EXACT = [
    # where cards went
    "Target 1 card in your GY that was sent there this Battle Phase; banish it.",
    "Discard 1 card; 1 Dragon monster you Normal Summon this turn can be Summoned without Tributing.",
    "If this card battled this Battle Phase: Draw 1 card.",
    "Place this card on the bottom of your Deck when it leaves the field.",
    "If a Spell Card or effect was activated this turn: Draw 1 card.",
    "Special Summon 2 monsters from your hand, but banish them when they leave the field.",
    (
        "Special Summon as many monsters from your GY as possible to your zones this card points to, but "
        "their effects are negated."
    ),
    # what cards were at first
    "While this card has a material attached that was originally WATER, it cannot be destroyed by battle.",
    "If a monster you control that was originally a DARK Machine is destroyed by battle: Draw 1 card.",
    "If this card destroys a card by battle or card effect: Draw 1 card.",
    # how long
    "If this card attacks, your opponent cannot activate Traps until after the Damage Step.",
    "Target 1 monster; take control of it until the End Phase.",
    "Your opponent cannot Special Summon Traps during this phase.",
    "Negate the effects of all monsters, up to the number of Traps you control, until the End Phase.",
    "Discard 1 card; destroy them during the End Phase (even if this card leaves the field).",
    "Reduce this card's Level by 3 until the end of this turn (even after it is Summoned/Set).",
    "At the start of your opponent's next Standby Phase, draw 1 card.",
    "End the Main Phase.",
    # Chains, and all at once
    "If a Chain (of 2 or more Links) occurred in your Main Phase 1, draw 1 card.",
    "After a Chain (of 2 or more Links) resolves, this card gains 700 ATK.",
    "If you Special Summon 2 or more monsters at the same time: Draw 1 card.",
    # what held, what was done
    "If you controlled a Trap when this effect was activated, draw 1 card.",
    "If your opponent had no cards in their hand when this card was activated, draw 1 card.",
    "Draw 1 card if you did not Normal Summon it, or a card with the same name, after activating this card.",
    "If this card battled an opponent's monster that was not destroyed: Draw 1 card.",
    "Face-up monsters that were not Summoned this turn become Insect.",
    # when, and while what holds
    "If this card is Special Summoned, or at the end of the Battle Phase, if a monster battles: Draw 1 card.",
    "If this card is in your GY during the End Phase, draw 1 card.",
    "When this card declares an attack while equipped: Draw 1 card.",
    "Place Spell Counters on this card, equal to the Chain Link number of this effect.",
    "Cannot be Link Summoned except during the Battle Phase.",
    'Your opponent cannot activate Traps during the Battle Phase while "Lamp" is on the field.',
    "Your opponent cannot activate Traps this turn when a monster is Special Summoned.",
    "When a monster activates its effect on your opponent's field: Draw 1 card.",
    "If a monster you control would Tribute itself to activate its effect, you can draw 1 card instead.",
    "After resolving a Field Spell that was activated during your turn: Draw 1 card.",
    "Destroy this card when it is targeted by an opponent's effect.",
    "When the control of this card shifts to your opponent, draw 1 card.",
    "Target another card that would be an appropriate target; that Spell now targets the new target.",
    'Activate 1 of these effects (but you can only use each effect of "Lamp" once per turn);',
    # how often, and without Tributes
    "If you control a Trap, you can use this effect up to twice per turn.",
    'You can activate up to 2 "Lamp" per turn.',
    'You can Tribute this card while "Lamp" is on the field to draw 1 card.',
]

VARIANTS = {
    "Banish 1 card from your opponent's hand face-down, until the End Phase.": (
        "Banish 1 card from your opponent's hand face-down until the End Phase."
    ),
    "Target 1 monster; take control of it, until the End Phase.": (
        "Target 1 monster; take control of it until the End Phase."
    ),
    "Place this card on the bottom of your Deck if it leaves the field.": (
        "Place this card on the bottom of your Deck when it leaves the field."
    ),
    "You can banish 2 cards from your GY, except the turn this card was sent to the GY; draw 1 card.": (
        "Except the turn this card was sent to the GY: You can banish 2 cards from your GY; draw 1 card."
    ),
    "This card can only be activated during Main Phase 1.": "Activate only during the Main Phase 1.",
    "Activate while you control a Trap.": "Activate only while you control a Trap.",
    "If you have a Trap in your GY at this card's activation, draw 1 card.": (
        "If you had a Trap in your GY when this card was activated, draw 1 card."
    ),
    "If you still control this card, draw 1 card.": "If you control this card, draw 1 card.",
    "Negate this card's effect until the End Phase.": "Negate this card's effects until the End Phase.",
}


def _ability(text: str) -> Ability:
    tree = read(text)
    assert isinstance(tree, Ability)
    return tree


@pytest.mark.parametrize("text", EXACT)
def test_it_prints_as_it_is_read(text: str) -> None:
    assert prints_as(text) == text


@pytest.mark.parametrize(("text", "printed"), VARIANTS.items())
def test_it_prints_otherwise_and_means_the_same(text: str, printed: str) -> None:
    assert prints_as(text) == printed


def test_what_was_sent_there_says_when_it_came() -> None:
    tree = _ability("Target 1 card in your GY that was sent there during this Battle Phase; banish it.")
    went = [one for one in walk(tree) if isinstance(one, WentThere)]
    assert [one.when for one in went] == [Since.THIS_BATTLE_PHASE]


def test_a_position_and_an_end_belong_to_the_banishing() -> None:
    action = _ability("Banish 1 card from your opponent's hand face-down, until the End Phase.").effect.first
    assert isinstance(action, Banish)
    assert action.position is CardPosition.FACE_DOWN
    assert action.duration == Until(At(PhaseName.END))
    control = _ability("Target 1 monster; take control of it, until the End Phase.").effect.first
    assert isinstance(control, TakeControl)
    assert control.duration == Until(At(PhaseName.END))


def test_what_outlives_this_card_is_the_whole_of_it() -> None:
    text = (
        "Discard 1 card; this turn, monsters you control cannot attack (even if this card leaves the field)."
    )
    action = _ability(text).effect.first
    assert isinstance(action, Persisting)
    assert action.persistence is Persistence.AFTER_THIS_LEAVES
    assert isinstance(action.action, Apply)
    assert action.action.duration is not None
    later = _ability(
        "Discard 1 card; destroy them during the End Phase (even if this card leaves the field)."
    )
    assert isinstance(later.effect.first, Persisting)
    assert isinstance(later.effect.first.action, Later)


def test_what_holds_while_something_else_does_holds_in_all_its_parts() -> None:
    text = "Discard 1 card; while it is on the field, it cannot attack, also its effects are negated."
    action = _ability(text).effect.first
    assert isinstance(action, Throughout)
    assert len(action.parts) == 2


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Draw 1 card if you controlled a Trap when you activated this effect.", False),
        ("Draw 1 card if you controlled a Trap when you activated this card.", True),
    ],
)
def test_what_held_then_says_what_was_activated(text: str, card: bool) -> None:
    action = _ability(text).effect.first
    assert isinstance(action, Provided)
    assert isinstance(action.condition, HeldThen)
    assert action.condition.when == AtActivation(card)


def test_what_is_paid_while_something_holds() -> None:
    tree = _ability('You can Tribute this card while "Lamp" is on the field to draw 1 card.')
    assert isinstance(tree.effect.first, DoneWhile)
    assert len(tree.effect.rest) == 1


def test_what_has_not_been_summoned_may_be_another_of_that_name() -> None:
    text = (
        "Draw 1 card if you did not Normal or Special Summon it, or a card with the same original name, after"
        " activating this effect."
    )
    action = _ability(text).effect.first
    assert isinstance(action, Provided)
    assert isinstance(action.condition, HasNotSummoned)
    assert action.condition.original_name
    assert len(action.condition.ways) == 2


def test_a_limit_to_the_turn_it_was_sent_there_stands_with_the_timings() -> None:
    text = "You can banish 2 cards from your GY, except the turn this card was sent to the GY; draw 1 card."
    tree = _ability(text)
    assert isinstance(tree.timings[0], ExceptTheTurn)
    assert tree.cost is not None


def test_rarer_nodes_stand_where_they_should() -> None:
    occurred = read("If a Chain (of 2 or more Links) occurred in your Main Phase 1, draw 1 card.")
    assert occurred is not None
    assert any(isinstance(one, ChainOccurred) and one.links == 2 for one in walk(occurred))
    at_once = _ability("If you Special Summon 2 or more monsters at the same time: Draw 1 card.")
    assert any(isinstance(one, AllAtOnce) for one in walk(at_once))
    uses = read("If you control a Trap, you can use this effect up to twice per turn.")
    assert uses is not None
    assert any(isinstance(one, UsesAllowed) for one in walk(uses))
    free = _ability("Discard 1 card; 1 card you Normal Summon this turn can be Summoned without Tributing.")
    assert any(isinstance(one, FreeOfTributes) for one in walk(free))
    done = _ability("Draw cards, equal to the number of Traps you activated this turn.")
    assert any(isinstance(one, DoneByPlayer) and one.deed is Deed.ACTIVATED for one in walk(done))
    only = read("You can activate this card when a monster is destroyed.")
    assert isinstance(only, ActivateOnly)
    phase = _ability("Your opponent cannot Special Summon Traps during this phase.").effect.first
    assert isinstance(phase, Forbid)
    lasting = _ability("Negate this card's effect until the End Phase.").effect.first
    assert isinstance(lasting, Lasting)
    never = _ability("Face-up monsters that were not Summoned this turn become Insect.")
    assert any(isinstance(one, WhichWasNot) and one.this_turn for one in walk(never))


def test_a_condition_at_a_moment_is_a_moment() -> None:
    tree = read("If this card is in your GY during the End Phase, draw 1 card.")
    assert isinstance(tree, Applies)
    timing = tree.timings[0]
    assert isinstance(timing, DuringIf)
    assert isinstance(timing, During)
    assert timing.moment == At(PhaseName.END)


def test_a_quick_effect_may_be_called_so_behind_its_cost() -> None:
    tree = _ability("You can discard 1 card (except during the Damage Step) (Quick Effect); draw 1 card.")
    assert tree.speed is Speed.QUICK
    assert tree.damage_step is DamageStep.EXCEPT


def test_each_time_knows_the_damage_step_and_what_holds_meanwhile() -> None:
    tree = _ability(
        "Each time a Spell/Trap Card is activated (even during the Damage Step): You can draw 1 card."
    )
    timing = tree.timings[0]
    assert isinstance(timing, EachTime)
    assert timing.damage_step is DamageStep.EVEN
    text = "Each time a monster is Flip Summoned while this card remains face-up on the field, gain 500 LP."
    whenever = _ability(text).effect.first
    assert isinstance(whenever, Whenever)
    assert isinstance(whenever.timing, EachTime)
    assert whenever.timing.meanwhile is not None


def test_it_that_is_unequipped_is_this_card() -> None:
    text = "Once per turn, you can equip this card to a monster, OR unequip it to Special Summon this card."
    tree = read(text)
    assert isinstance(tree, EitherAbility)
    assert print_node(tree.second.effect.first, "action") == "Unequip this card"


def test_a_spell_card_or_effect_is_no_effect_of_another_card() -> None:
    tree = read("If a Spell Card or effect was activated this turn: Draw 1 card.")
    assert [node.noun for node in walk(tree) if isinstance(node, Objects)] == [Noun.SPELL_OR_EFFECT]
