"""How often an effect may be used, in words."""

from __future__ import annotations

from banneret.effects.limits import LimitKind, OneEffectPerTurn, SoftUsageLimit, UsageLimit
from banneret.effects.timings import Uses
from banneret.reading.explaining.how_often import limit_in_words, limit_inside
from tests.reading.explained import explained

ONCE = UsageLimit(LimitKind.THIS_EFFECT, "Ember Lizard", Uses())


def test_a_limit_by_name_counts_all_cards_of_it() -> None:
    assert limit_in_words(ONCE, "Ember Lizard") == "Once per turn for all cards of this name"
    assert limit_in_words(ONCE, "Frost Lizard") == 'Once per turn for all cards of the name "Ember Lizard"'


def test_a_soft_limit_counts_the_single_card() -> None:
    assert limit_in_words(SoftUsageLimit(Uses(2)), "Ember Lizard").endswith(" for this card alone")


def test_once_while_something_holds_is_not_once_for_ever() -> None:
    lines = explained("Once, while this card is in your GY, when you draw a monster: You can draw 1 card.")
    assert lines[:2] == [
        'Trigger effect, optional. Once each time that "While" comes to hold, for this card alone.',
        "  While: this card is in your GY",
    ]


def test_each_effect_is_also_one_that_is_used_without_being_activated() -> None:
    lines = explained(
        "While this card is in your GY, you can Normal Summon 1 Warrior monster for 1 less Tribute. You can "
        'draw 1 card. You can only use each effect of "Lantern Keeper" once per turn.'
    )
    effects = [one for one in lines if one.startswith("Effect")]
    assert len(effects) == 2
    assert all(one.endswith("Once per turn for all cards of this name.") for one in effects)


def test_one_effect_per_turn_leaves_a_choice() -> None:
    words = limit_in_words(OneEffectPerTurn("Ember Lizard"), "Ember Lizard")
    assert words == "Only one effect per turn for all cards of this name, and that once"


def test_a_limit_inside_an_effect_may_count_each_bullet() -> None:
    each = UsageLimit(LimitKind.EACH_EFFECT, "Ember Lizard", Uses())
    words = limit_inside(each, "Ember Lizard")
    assert words is not None
    assert words.endswith(", each of these effects by itself")
