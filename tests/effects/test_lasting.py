"""How long something lasts, how often and on which occasion it is activated. Sentences of our own."""

from __future__ import annotations

import pytest

from banneret.effects.abilities import Ability, Applies, Continues, Speed
from banneret.effects.actions.steps import Apply, Forbid, Link, Provided
from banneret.effects.conditions import HasActivated, PhaseIs
from banneret.effects.dealings import BothLast
from banneret.effects.events import AsLink, InResponseTo
from banneret.effects.limits import SoftUsageLimit
from banneret.effects.moments import At, Beginning, For, Nth, Point, Span, UntilAfterResolving
from banneret.effects.timings import DamageStep, During, Flipped, OnceDuring, Per, Uses
from tests.effects.sentences import prints_as, read

EXACT = [
    # how long
    "Your opponent cannot activate Traps until the end of your next turn after this effect resolves.",
    "You cannot draw cards until the end of the next turn after this card is activated.",
    "You cannot draw cards until your opponent's 2nd End Phase.",
    "Neither player can activate Traps until the end of their 3rd turn after this card resolves.",
    "After this card is Normal Summoned, your opponent cannot activate Traps for the rest of that turn.",
    "You cannot activate Traps until the end of your next turn, while this card is face-up on the field.",
    "Destroy this card during your opponent's next Standby Phase after activation.",
    "Neither player can Normal or Special Summon.",
    # which phase it is
    "FLIP: If it is the Main Phase: Draw 1 card.",
    "If it is your opponent's turn, draw 1 card.",
    # one after the other
    "Also, after that, draw 1 card.",
    # one Chain
    'You cannot activate the following effects of "Lamp" in the same Chain.',
    'You cannot activate these effects of "Harbour Bell" in the same Chain.',
    "When your opponent activates a card or effect as Chain Link 2 or higher: Draw 1 card.",
    "If this card was activated as Chain Link 2 or 3, draw 1 card.",
    "Neither player can activate cards or effects as Chain Link 3 or higher.",
    # how it was activated
    "If you activated this effect during the Battle Phase, draw 1 card.",
    "If you activated this card during the Main Phase while you controlled a Trap, draw 1 card.",
    "If you activated this effect in response to the activation of your opponent's Traps, draw 1 card.",
    "If you activated this effect during the turn your opponent activated a Trap, draw 1 card.",
    "During the End Phase of the turn you activated this card, draw 1 card.",
    "Each time your opponent activates a card or effect, draw 1 card when that card/effect resolves.",
    "Each time your opponent activates a card or effect, draw 1 card when it resolves.",
    # how often
    "Once per Battle Step, if this card is attacked: You can draw 1 card.",
    "Once during each of your Standby Phases: You can draw 1 card.",
    "If this card battles: You can detach 1 material from this card once per battle; draw 1 card.",
    "If this card is Normal Summoned, you can (except during the Damage Step): Draw 1 card.",
]

VARIANTS = {
    "During your opponent's turn: You can discard 1 card; draw 1 card (this is a Quick Effect).": (
        "During your opponent's turn (Quick Effect): You can discard 1 card; draw 1 card."
    ),
    "During your opponent's turn: You can draw 1 card (this is a Quick Effect).": (
        "During your opponent's turn (Quick Effect): You can draw 1 card."
    ),
    "You can change this card to face-up Attack Position once per turn during your Main Phase.": (
        "Once per turn, during your Main Phase: You can change this card to face-up Attack Position."
    ),
    "You cannot draw cards until your opponent's second End Phase.": (
        "You cannot draw cards until your opponent's 2nd End Phase."
    ),
    "Also, draw 2 cards after that.": "Also, after that, draw 2 cards.",
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


def test_a_later_end_is_counted_from_when_the_text_says() -> None:
    first = _ability(
        "Neither player can activate Traps until the end of their 3rd turn after this card resolves."
    )
    forbidden = first.effect.first
    assert isinstance(forbidden, Forbid)
    assert isinstance(forbidden.duration, UntilAfterResolving)
    assert forbidden.duration.since is Beginning.CARD_RESOLVES
    assert isinstance(forbidden.duration.moment, Nth)
    assert (forbidden.duration.moment.number, forbidden.duration.moment.point) == (3, Point.END)


def test_two_durations_hold_together() -> None:
    forbidden = _ability("You cannot activate Traps this turn, while you control a Trap.").effect.first
    assert isinstance(forbidden, Forbid)
    assert isinstance(forbidden.duration, BothLast)
    assert forbidden.duration.first == For(Span.THIS_TURN)


def test_a_flip_effect_may_ask_for_a_phase() -> None:
    tree = _ability("FLIP: If it is the Main Phase: Draw 1 card.")
    assert isinstance(tree.timings[0], Flipped)
    assert isinstance(tree.timings[0].given, PhaseIs)


def test_a_quick_effect_may_be_called_so_behind_it() -> None:
    tree = _ability("During your opponent's turn: You can draw 1 card (this is a Quick Effect).")
    assert tree.speed is Speed.QUICK
    assert tree.optional


def test_once_per_battle_behind_the_cost_limits_the_effect() -> None:
    text = "If this card battles: You can discard 1 card once per battle; draw 1 card."
    assert _ability(text).only == SoftUsageLimit(Uses(per=Per.BATTLE))


def test_once_in_each_phase_is_a_moment_that_comes_once() -> None:
    timing = _ability("Once during each of your Standby Phases: You can draw 1 card.").timings[0]
    assert isinstance(timing, OnceDuring)
    assert isinstance(timing, During)


def test_the_damage_step_behind_the_timings_belongs_to_all_of_them() -> None:
    text = "If this card is Normal Summoned, you can (except during the Damage Step): Draw 1 card."
    assert _ability(text).damage_step is DamageStep.EXCEPT


def test_how_it_was_activated_is_a_condition() -> None:
    tree = read("If you activated this effect during the Battle Phase, draw 1 card.")
    assert isinstance(tree, Applies)
    condition = getattr(tree.timings[0], "condition", None)
    assert isinstance(condition, HasActivated)
    assert isinstance(condition.during, At)
    tree = read(
        "If you activated this effect in response to the activation of your opponent's Traps, draw 1 card."
    )
    assert isinstance(tree, Applies)
    condition = getattr(tree.timings[0], "condition", None)
    assert isinstance(condition, HasActivated)
    assert isinstance(condition.feature, InResponseTo)


def test_a_chain_link_is_said_of_the_activation() -> None:
    tree = read("When your opponent activates a card or effect as Chain Link 2 or higher: Draw 1 card.")
    assert isinstance(tree, Ability)
    event = getattr(tree.timings[0], "event", None)
    assert getattr(event, "feature", None) == AsLink(2, or_higher=True)


def test_after_that_goes_on_with_the_sentence_before() -> None:
    tree = read("Also, draw 1 card after that.")
    assert isinstance(tree, Continues)
    assert tree.link is Link.AFTER_THAT


def test_a_restriction_may_hang_on_a_condition() -> None:
    text = (
        "Your opponent cannot activate Traps in response to this effect's activation if you control a Trap."
    )
    action = _ability(text).effect.first
    assert isinstance(action, Provided)
    assert isinstance(action.action, Forbid)
    assert not isinstance(action.action, Apply)
