"""What "this effect" is, where a sentence tells what was done by it. The texts are our own."""

from __future__ import annotations

from tests.reading.explained import explained


def test_the_effect_that_equips_is_named_where_a_value_comes_of_it() -> None:
    *_, line = explained(
        "Once per turn: You can target 1 Dragon monster in your GY; equip it to this card. This card "
        "gains ATK equal to the ATK of the monster equipped to it by this effect."
    )
    assert line.endswith("the ATK of the monster(s) equipped to this card by effect 1")


def test_the_effect_that_banished_this_card_is_named_in_the_time_after_it() -> None:
    lines = explained(
        "This card cannot be destroyed by battle. During your Main Phase: You can banish this card. During "
        "your next Standby Phase after this card was banished by this effect: Special Summon this card."
    )
    assert "  Time: during your next Standby Phase after this card was banished by effect 2" in lines


def test_what_an_effect_does_itself_is_done_by_this_effect() -> None:
    lines = explained(
        "This card cannot be destroyed by battle. Once per turn: You can Special Summon 1 Dragon monster "
        "from your hand, but the monster Special Summoned by this effect cannot attack this turn."
    )
    assert not any("effect 1" in line for line in lines)


def test_an_attack_by_this_effect_is_one_by_the_effect_that_lets_attack() -> None:
    *_, with_restriction = explained(
        "This card cannot be destroyed by card effects. This card can attack directly, but when it does so "
        "using this effect, your opponent takes no battle damage."
    )
    *_, of_its_own = explained(
        "This card can attack directly. This card cannot be destroyed by card effects. If it does using this "
        "effect, its ATK becomes 500 during damage calculation only."
    )
    assert "when it does so using this effect" in with_restriction.lower()
    assert "using effect 1" in of_its_own


def test_damage_inflicted_by_the_effect_before() -> None:
    lines = explained(
        "If this card attacks a Defense Position monster, inflict piercing battle damage to your opponent. "
        "When you inflict battle damage to your opponent with this effect: You can draw 1 card."
    )
    assert any("with effect 1" in line for line in lines)


def test_that_this_effect_was_activated_is_a_condition_at_the_end_of_the_turn() -> None:
    lines = explained(
        "Once per turn: You can draw 1 card. Once per turn, during the End Phase, if this effect was "
        "activated: Banish this card."
    )
    assert "  Condition: the effect before this one was used this turn" in lines


def test_the_effect_whose_activation_is_asked_for_is_named_in_the_time_after_it() -> None:
    lines = explained(
        "This card cannot be destroyed by battle. You can discard 1 card; draw 1 card. Once per turn, during "
        "the next Standby Phase after this effect was activated: Banish 1 card you control."
    )
    assert "  Time: during the next Standby Phase after effect 2 was activated" in lines


def test_the_effect_that_equips_this_card_is_named_by_what_holds_while_it_does() -> None:
    lines = explained(
        "Once per turn: You can target 1 monster you control; equip this card to it. While equipped by this "
        "effect, the equipped monster cannot be destroyed by battle."
    )
    assert "  While: this card is equipped by effect 1" in lines


def test_a_value_becomes_0_by_the_effect_that_lowers_it() -> None:
    *_, line = explained(
        "Monsters your opponent controls lose 500 ATK. Destroy a monster if its ATK becomes 0 by this effect."
    )
    *_, own = explained(
        "This card cannot be destroyed by battle. Once per turn: You can target 1 monster your opponent "
        "controls; it loses 500 ATK, then if its ATK becomes 0 by this effect, destroy it."
    )
    assert "by effect 1" in line
    assert "by this effect" in own
