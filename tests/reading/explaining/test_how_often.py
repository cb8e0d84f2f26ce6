"""How often an effect may be used, in words."""

from __future__ import annotations

from banneret.effects.limits import LimitKind, OneEffectPerTurn, SoftUsageLimit, UsageLimit
from banneret.effects.timings import Uses
from banneret.reading.explaining.how_often import limit_in_words, limit_inside

ONCE = UsageLimit(LimitKind.THIS_EFFECT, "Ember Lizard", Uses())


def test_a_limit_by_name_counts_all_cards_of_it() -> None:
    assert limit_in_words(ONCE, "Ember Lizard") == "Once per turn for all cards of this name"
    assert limit_in_words(ONCE, "Frost Lizard") == 'Once per turn for all cards of the name "Ember Lizard"'


def test_a_soft_limit_counts_the_single_card() -> None:
    assert limit_in_words(SoftUsageLimit(Uses(2)), "Ember Lizard").endswith(" for this card alone")


def test_one_effect_per_turn_leaves_a_choice() -> None:
    words = limit_in_words(OneEffectPerTurn("Ember Lizard"), "Ember Lizard")
    assert words == "Only one effect per turn for all cards of this name, and that once"


def test_a_limit_inside_an_effect_may_count_each_bullet() -> None:
    each = UsageLimit(LimitKind.EACH_EFFECT, "Ember Lizard", Uses())
    words = limit_inside(each, "Ember Lizard")
    assert words is not None
    assert words.endswith(", each of these effects by itself")
