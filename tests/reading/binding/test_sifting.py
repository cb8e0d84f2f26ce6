"""Which of several things a reference means, told by what is said beside it. The sentences are our own."""

from __future__ import annotations

from tests.reading.explained import explained, monster


def lines_of(text: str) -> list[str]:
    return [line.strip() for line in explained(monster(text))]


def test_a_card_named_again_is_one_card() -> None:
    lines = lines_of(
        'When "Lantern Keeper" you control is destroyed and sent to the GY: You can send this card from your '
        'hand to the GY, then target that "Lantern Keeper" in your GY; Special Summon it.'
    )
    assert lines[-1] == '1. Special Summon the "Lantern Keeper" card under "When"'


def test_what_gains_something_is_not_that_monster() -> None:
    lines = lines_of(
        "During damage calculation, if your Warrior monster battles an opponent's monster (Quick Effect): "
        "You can target 1 Warrior monster you control; your battling monster gains ATK equal to that "
        "monster's ATK, during that damage calculation only."
    )
    assert lines[-1].startswith("1. Your battling monster gains ATK equal to the targeted monster's ATK")


def test_either_is_done_to_the_same_card() -> None:
    lines = lines_of(
        'You can reveal 1 "Lantern Keeper" Equip Spell in your hand; Special Summon 1 Warrior monster from '
        "your Deck, then either equip the revealed card to that monster, or send it to the GY."
    )
    assert lines[-1].endswith("or send the Spell revealed as cost to the GY")


def test_materials_are_attached_where_they_were_detached() -> None:
    lines = lines_of(
        'You can target 1 Xyz Monster in your GY, except "Harbour Bell"; Special Summon it, then you can '
        "detach all materials from this card and attach them to that monster."
    )
    assert lines[-1].endswith(": Attach the materials detached in step 2 to the targeted monster as material")


def test_a_card_lies_where_a_reference_says() -> None:
    lines = lines_of(
        "You can target 1 FIRE monster you control and 1 FIRE monster in your GY; banish that monster you "
        "control, and if you do, Special Summon that other monster from your GY."
    )
    assert lines[-2] == "1. Banish the targeted monster you control"
    assert lines[-1].endswith(
        ": Special Summon that other monster from your GY (the targeted monster in your GY)"
    )


def test_effects_named_beside_cards_are_those_of_the_cards() -> None:
    lines = lines_of(
        "You can target up to 2 Spells/Traps your opponent controls; return them to the hand. Your opponent "
        "cannot activate those cards or their effects in response to this effect's activation."
    )
    assert "or their (of the targeted Spells/Traps) effects in response to" in lines[-1]


def test_materials_go_to_the_monster_summoned_with_them() -> None:
    lines = lines_of(
        "You can pay 500 LP; Special Summon from your Extra Deck, 1 Rank 5 Xyz Monster by using this card "
        "you control as material. (This is treated as an Xyz Summon. Transfer this card's materials.)"
    )
    assert lines[-1] == "2. Transfer this card's materials to the monster Special Summoned in step 1"
