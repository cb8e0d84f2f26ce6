"""Plain explanations: how many are meant, of which cards, and whose effects are spoken of."""

from __future__ import annotations

import pytest

from tests.reading.explained import explained, spell


def told(text: str) -> list[str]:
    return [line.strip() for line in explained(text)]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "You can reveal 3 Rock monsters in your hand; your opponent chooses 1 for you to Special Summon.",
            "1. Your opponent chooses 1 (of the monsters revealed as cost) for you to Special Summon",
        ),
        (
            'You can target 1 Trap, or up to 2 instead if "Harbour Bell" is on the field; destroy them.',
            'Target: In place of that: Up to 2 Traps instead if "Harbour Bell" is on the field',
        ),
        (
            "You can detach up to 3 materials from this card, then target that many Traps; banish them.",
            "Target: that many (as the materials detached as cost) Traps",
        ),
        (
            "You can target 3 Rock monsters in your GY; add 2 to your hand, and if you do, banish the other.",
            "2. At the same time, only if step 1 is done: Banish the other (of the targeted monsters)",
        ),
        (
            (
                "You can excavate the top 4 cards of your Deck and banish all excavated Traps, also send the "
                "rest to the GY."
            ),
            "3. At the same time, whether or not step 2 is done: Send the rest (of the cards excavated in",
        ),
        (
            (
                "You can look at your opponent's hand and all monsters they control, and if you do, destroy "
                "the monsters among them with 1500 or more ATK."
            ),
            "2. At the same time, only if step 1 is done: Destroy the monsters among them with ATK 1500 or",
        ),
        (
            "You can target up to 3 Traps; destroy all Spells, then destroy the targeted cards.",
            "2. Then, only if step 1 was done: Destroy the targeted cards",
        ),
        (
            (
                'You can target 1 "Harbour Bell" in your GY; Special Summon either that monster or this '
                "card, and banish the other."
            ),
            "2. At the same time as step 1, both or neither: Banish the other (of the two)",
        ),
    ],
)
def test_a_number_says_of_which_cards(text: str, line: str) -> None:
    assert any(one.startswith(line) for one in told(text))


def test_the_card_is_shuffled_whose_effect_was_activated() -> None:
    lines = told(
        "When your opponent activates a monster effect (Quick Effect): You can negate the activation, and if "
        "you do, shuffle it into the Deck."
    )
    assert lines[-1].endswith('Shuffle the monster of the monster effect under "When" into the Deck')


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "You can reduce the Level of 1 Rock monster you control by 1.",
            "Reduce the Level of 1 Rock monster you control by 1",
        ),
        (
            "You can reduce the Levels of all Rock monsters you control by 1.",
            "Reduce the Levels of all Rock monsters you control by 1",
        ),
    ],
)
def test_a_level_has_the_number_of_those_whose_it_is(text: str, line: str) -> None:
    assert told(text)[-1].endswith(line)


def test_some_are_taken_of_those_that_were_targeted() -> None:
    lines = told(
        "You can target 2 Rock monsters you control, then activate 1 of these effects;\n"
        "● Make the ATK of 1 of the monsters become the current ATK of the other.\n"
        "● Return 1 of the monsters to the hand."
    )
    wanted = "The ATK of 1 of the targeted monsters becomes the current ATK of the other (of the targeted"
    assert any(wanted in line for line in lines)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "You can banish up to 2 Traps from your GY; this card gains 300 ATK for each.",
            "1. This card gains 300 ATK for each (of the Traps banished as cost)",
        ),
        (
            "You can detach any number of materials from this card; gain 200 LP for each.",
            "1. Gain 200 LP for each (of the materials detached as cost)",
        ),
        (
            "You can target up to 2 Traps; banish them, then all monsters you control gain 100 ATK for each.",
            (
                "2. Then, only if step 1 was done: All monsters you control gain 100 ATK for each (of the "
                "targeted Traps)"
            ),
        ),
    ],
)
def test_each_is_of_what_something_was_done_to(text: str, line: str) -> None:
    assert line in told(text)


def test_what_is_done_in_the_place_of_a_step_is_done_to_what_that_speaks_of() -> None:
    lines = told(
        'You can add 1 Rock Tuner from your Deck to your hand, or if you control "Harbour Bell", you can '
        "Special Summon it instead."
    )
    assert lines[-1].endswith("you can Special Summon the Rock Tuner from your Deck under step 1 instead")


def test_a_monster_is_attached_to_another() -> None:
    lines = told(
        "You can target 1 Rock monster in your GY; Special Summon 1 Xyz Monster from your Extra Deck, and "
        "if you do, attach that monster to it as material."
    )
    assert lines[-1].endswith(
        "Attach the targeted monster to the monster Special Summoned in step 1 as material"
    )


def test_a_detached_material_is_attached_and_is_no_card_on_the_field() -> None:
    lines = told(
        "You can target 1 Rock monster in your GY; Special Summon it, then detach 1 material from this card "
        "and attach it to that monster as material."
    )
    assert lines[-1].endswith("Attach the materials detached in step 2 to the targeted monster as material")
    lines = told(
        "When an opponent's Rock monster activates its effect (Quick Effect): You can detach 1 material from "
        "this card; negate that monster's effect, and if the detached material was a Trap, destroy that card."
    )
    assert lines[-1].endswith('destroy that card (the Rock monster under "When")')


def test_the_materials_of_an_attached_monster_go_to_the_other() -> None:
    lines = told(
        "You can target 1 other Xyz Monster you control; attach this card to it as material. (Transfer its "
        "materials to that monster.)"
    )
    assert lines[-1].endswith("Transfer this card's materials to the targeted monster")


def test_this_card_points_to_those_beside_it() -> None:
    lines = told("This card and any Rock monsters it points to cannot be destroyed by battle.")
    assert lines[-1].endswith(
        "This card and any Rock monsters this card points to cannot be destroyed by battle"
    )


def test_what_holds_unless_something_is_so_speaks_of_what_was_named() -> None:
    assert told("Cannot attack unless it has material.")[-1] == "Unless: this card has material"
    lines = told("Rock monsters on the field cannot attack, unless they are linked.")
    assert lines[-1] == "Unless: the Rock monsters on the field are linked"


@pytest.mark.parametrize("zone", ["zone", "zones"])
def test_a_monster_is_summoned_to_as_many_zones_as_it_needs(zone: str) -> None:
    lines = told(f"You can Special Summon 1 Rock monster from your hand to your {zone} this card points to.")
    assert lines[-1].endswith("from your hand to your zone(s) this card points to")


def test_a_level_is_treated_as_another_of_those_that_are_used() -> None:
    lines = told(
        "You can target 2 Rock monsters in your GY; Special Summon both, then Xyz Summon 1 Xyz Monster using "
        "only those monsters, and treat the Level of 1 of the monsters the same as the other monster's."
    )
    assert "reat the Level of 1 of the targeted monsters the same as the other monster's" in lines[-1]


@pytest.mark.parametrize("which", ['1 "Harbour Bell"', '1 of your "Harbour Bell"'])
def test_a_card_mentions_the_name_that_stands_before_it(which: str) -> None:
    lines = told(f"You can target {which}, or 1 monster that mentions it, in your GY; Special Summon it.")
    assert lines[1].endswith('or 1 monster that mentions "Harbour Bell" in your GY')


def test_the_excavated_card_is_added_and_not_the_declared_one() -> None:
    lines = told(
        "You can declare 1 card name; excavate the top card of your opponent's Deck, and if it is the "
        "declared card, add it to your hand."
    )
    assert lines[-1].endswith("add the card excavated in step 1 to your hand")


def test_what_is_done_in_the_place_of_taking_a_card_is_done_in_the_place_of_all_of_it() -> None:
    lines = explained(
        spell(
            "Take 1 Rock monster from your Deck, and either add it to your hand or send it to the GY, or if "
            "you control a Rock monster, you can add 1 Trap from your Deck to your hand instead."
        )
    )
    assert lines[-1].startswith("  3. In place of steps 1 and 2: If you control a Rock monster")


def test_one_card_remains_where_all_but_one_were_taken() -> None:
    lines = explained(
        spell(
            "Reveal 2 Equip Spells from your Deck, your opponent randomly picks 1 for you to add to "
            "your hand, also place the remaining card on the bottom of your Deck."
        )
    )
    assert "Place the remaining card (" in lines[-1]
    lines = explained(
        spell(
            "Target 3 of your FIRE monsters in your GY; shuffle 2 of the 3 into the Deck, then banish the "
            "remaining monster."
        )
    )
    assert "Banish the remaining monster (" in lines[-1]


def test_several_cards_remain_where_the_text_does_not_say_of_how_many() -> None:
    lines = explained(spell("Add that card to your hand and discard the remaining cards to the GY."))
    assert lines[-1].endswith("Discard the remaining cards to the GY")


def test_one_effect_that_was_activated_is_one() -> None:
    text = "During the turn a Link Monster's effect was activated (Quick Effect): You can draw 1 card."
    assert "  Time: during the turn a Link Monster's effect was activated" in explained(text)


def test_what_does_not_affect_an_effect_is_noted_with_it() -> None:
    text = (
        "If this card is Normal Summoned: You can target 1 Rock monster in your GY; Special Summon it. "
        'This effect is unaffected by "Iron Vale".'
    )
    assert explained(text)[-1] == '  Note: This effect is unaffected by "Iron Vale"'


def test_each_of_what_was_targeted_is_one_of_several() -> None:
    card = (
        "Target up to 2 cards on the field; destroy those targets, and if you do, each player "
        "gains 300 LP for each of the cards they controlled that was destroyed by this effect."
    )
    assert "for each of the cards they (each player) controlled" in explained(card)[-1]


def test_what_hangs_on_what_they_do_hangs_on_the_step() -> None:
    card = "Target 2 monsters you control; their Levels become 2, and if they do, draw 1 card."
    assert explained(card)[-1] == "  2. At the same time, only if step 1 is done: Draw 1 card"


def test_both_are_both() -> None:
    lines = explained(
        "You can target 2 Rock monsters in your GY; shuffle them both into the Deck, then draw 1 card."
    )
    assert "  1. Shuffle both (the targeted monsters) into the Deck" in lines


def test_the_extra_decks_of_all_stay_several() -> None:
    lines = explained(
        "Shuffle all Rock Pendulum Monsters from the face-up Extra Decks and the field into the Deck."
    )
    assert lines[-1].endswith("from the face-up Extra Decks and the field into the Deck")
