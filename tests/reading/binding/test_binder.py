"""References and what they mean. The sentences are our own."""

from __future__ import annotations

import pytest

from banneret.effects.node import Node
from banneret.effects.printer import print_node
from banneret.reading.binding.places import Place, node_at
from banneret.reading.reader import CardReading, Reader
from banneret.reading.text.lexicon import Lexicon

LEXICON = Lexicon(["Lantern Keeper"])


def read(text: str) -> CardReading:
    reading = Reader(LEXICON).text(text)
    assert all(sentence.is_read() for sentence in reading.sentences), reading
    return reading


def said(reading: CardReading, place: Place) -> str:
    """What stands at a place, as the card says it."""
    tree = reading.sentences[place.sentence].tree
    assert tree is not None
    node = node_at(tree, place.path)
    assert isinstance(node, Node)
    return print_node(node, "what").lower()


def meanings(text: str) -> list[str]:
    reading = read(text)
    assert not reading.bindings.unbound
    return [said(reading, one.antecedent) for one in reading.bindings.bound]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Target 1 monster on the field; destroy it.", ["1 monster on the field"]),
        (
            "You can discard 1 card, then target 1 Spell/Trap your opponent controls; destroy it.",
            ["1 spell/trap your opponent controls"],
        ),
        (
            "Target 1 monster on the field; destroy that target, and if you do, draw 1 card.",
            ["1 monster on the field"],
        ),
        ("If this card is Normal Summoned: Return it to the hand.", ["this card"]),
        ("Target 2 monsters on the field; destroy them.", ["2 monsters on the field"]),
        (
            "Destroy 1 monster on the field, then Special Summon 1 monster from your hand, and banish it.",
            ["1 monster from your hand"],
        ),
        (
            "Target 1 WATER Xyz Monster you control; Special Summon 1 Xyz Monster, by using it as material.",
            ["1 water xyz monster you control"],
        ),
        (
            'Add 1 "Lantern Keeper" or 1 card that mentions it from your Deck to your hand.',
            ['1 "lantern keeper"'],
        ),
        (
            'You can discard this card; if you Tribute Summon "Lantern Keeper", its ATK becomes 3000.',
            ['"lantern keeper"'],
        ),
        (
            "Target 1 card on the field; reveal it, then, if it is not a monster, send it to the GY.",
            ["1 card on the field"] * 3,
        ),
    ],
)
def test_a_reference_means_the_last_thing_that_fits(text: str, expected: list[str]) -> None:
    assert meanings(text) == expected


def test_several_references_to_one_thing_are_bound_alike() -> None:
    reading = read("Target 1 monster on the field; return it to the hand, then destroy it.")
    assert len({one.antecedent for one in reading.bindings.bound}) == 1
    assert len(reading.bindings.bound) == 2


def test_this_card_needs_no_binding() -> None:
    assert read("If this card is Normal Summoned: Destroy this card.").bindings.bound == ()


def test_a_reference_without_anything_before_it_is_unbound_and_the_card_not_read() -> None:
    reading = read("Destroy them.")
    assert [one.word for one in reading.bindings.unbound] == ["them"]
    assert not reading.is_read()


def test_a_sentence_without_timing_or_cost_goes_on_from_the_one_before() -> None:
    reading = read("Target 1 monster on the field; destroy it. Banish it.")
    first, second = reading.bindings.bound
    assert second.reference.sentence == 1
    assert second.antecedent == first.antecedent


def test_an_effect_of_its_own_begins_afresh() -> None:
    reading = read("Target 1 monster on the field; destroy it. You can discard 1 card; banish them.")
    assert [one.reference.sentence for one in reading.bindings.unbound] == [1]


def test_after_a_sentence_that_is_not_read_nothing_counts_as_unbound() -> None:
    reading = Reader(LEXICON).text("Wink at 2 monsters beneath the moon. Destroy them.")
    assert reading.bindings.unbound == ()


def test_bindings_are_found_by_the_place_of_the_reference() -> None:
    reading = read("Target 1 monster on the field; destroy it.")
    (binding,) = reading.bindings.bound
    assert reading.bindings.antecedent(binding.reference) == binding.antecedent
    assert reading.bindings.antecedent(binding.antecedent) is None


def test_it_is_the_equipped_monster_in_all_effects_of_an_equip_card() -> None:
    reading = read("Equip only to a Warrior monster. If it is destroyed: Draw 1 card.")
    (binding,) = reading.bindings.bound
    assert said(reading, binding.antecedent) == "a warrior monster"
    assert binding.reference.sentence == 1


def test_what_every_player_does_with_one_card_concerns_several() -> None:
    reading = read("Each player chooses 1 monster they control. Destroy those monsters.")
    assert said(reading, reading.bindings.bound[-1].antecedent) == "1 monster they control"


def test_a_name_that_points_means_the_card_that_was_named() -> None:
    assert meanings('Target 1 "Lantern Keeper" in your GY; shuffle that "Lantern Keeper" into the Deck.') == [
        '1 "lantern keeper" in your gy'
    ]


def test_the_chosen_card_is_the_one_that_was_chosen() -> None:
    text = "Your opponent randomly chooses 1 card in your hand, then you discard the chosen card."
    assert meanings(text) == ["1 card in your hand"]


def test_it_behind_a_name_is_the_card_of_that_name() -> None:
    text = 'If you control "Lantern Keeper" or a monster that mentions it: You can draw 1 card.'
    assert meanings(text) == ['"lantern keeper"']


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # what an action is done to can be meant only behind the whole action
        (
            "Target 1 monster you control; equip 1 Warrior monster from your Deck to it.",
            ["1 monster you control"],
        ),
        ("Target 1 monster you control; equip this card to it.", ["1 monster you control"]),
        (
            "Fusion Summon 1 Fusion Monster from your Extra Deck, by banishing its materials.",
            ["1 fusion monster from your extra deck"],
        ),
        (
            "Target 1 monster you control; place it in a zone this card points to, and take control of it.",
            ["1 monster you control"] * 2,
        ),
        (
            "Special Summon 1 Xyz Monster from your Deck, by using this card you control, and destroy it.",
            ["1 xyz monster from your deck"],
        ),
        # "that monster" is never this card
        (
            "Target 1 monster in your GY; Special Summon this card from your hand, and banish that monster.",
            ["1 monster in your gy"],
        ),
        (
            "Target 1 monster on the field; detach 1 material from an Xyz Monster, and destroy that monster.",
            ["1 monster on the field"],
        ),
        (
            "Target 1 monster in your GY; destroy this card, and if you do, Special Summon that monster.",
            ["1 monster in your gy"],
        ),
        # what a card is, is no card
        (
            "Target 1 card on the field; destroy it, and if it is a Spell, banish it.",
            ["1 card on the field"] * 3,
        ),
        # the subject goes on being meant by what holds of it
        (
            "If this card attacks an opponent's monster, it gains 650 ATK during the Damage Step only.",
            ["this card"],
        ),
        # what was negated, not what was paid
        (
            "When your opponent activates a Spell: Discard 1 card; negate the activation, and destroy it.",
            ["a spell"],
        ),
        # whose monster
        (
            "When an opponent's monster attacks your monster: Destroy that opponent's monster.",
            ["an opponent's monster"],
        ),
        (
            'Add 1 "Lantern Keeper" or 1 monster that mentions it from your Deck to your hand.',
            ['1 "lantern keeper"'],
        ),
    ],
)
def test_what_a_reference_cannot_mean(text: str, expected: list[str]) -> None:
    assert meanings(text) == expected


def test_the_remaining_cards_are_those_that_were_excavated() -> None:
    text = (
        "Excavate the top 3 cards of your Deck, and if you do, add 1 excavated monster to your hand, "
        "also shuffle the remaining cards into the Deck."
    )
    reading = read(text)
    assert said(reading, reading.bindings.bound[-1].antecedent) == "the top 3 cards of your deck"


def test_the_monster_that_was_summoned_with_this_card() -> None:
    reading = read("If this card is sent to the GY as Link Material: That Link Monster gains 500 ATK.")
    (binding,) = reading.bindings.bound
    assert binding.antecedent.path[-1] == "role"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "If your monster battles a monster, any battle damage it inflicts to your opponent is doubled.",
            ["your monster"],
        ),
        (
            "If a monster with an Ice Counter battles a monster, it loses 9 ATK for each Ice Counter on it.",
            ["a monster with an ice counter", "a monster with an ice counter"],
        ),
        (
            "If this card battles a monster: Destroy that monster, and if you do, gain LP equal to its ATK.",
            ["a monster", "a monster"],
        ),
    ],
)
def test_it_behind_a_battle_is_the_monster_that_battles_until_the_other_is_named(
    text: str, expected: list[str]
) -> None:
    assert meanings(text) == expected


def test_that_much_is_the_damage_or_the_amount_just_told() -> None:
    reading = read("If you take effect damage: Gain that much LP.")
    assert [str(one.antecedent) for one in reading.bindings.bound] == ["0:timings.0.event"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (  # what was sent is in the GY
            (
                "Target 1 monster your opponent controls; send 1 monster from your Deck to the GY, and if"
                " you do, destroy that monster."
            ),
            "1 monster your opponent controls",
        ),
        (
            (
                "Target 1 monster you control; banish 1 monster from your GY, and if you do, that monster"
                " gains 300 ATK."
            ),
            "1 monster you control",
        ),
        (  # a monster, and not just some card
            (
                "Target 1 monster in your GY; send 1 card your opponent controls to the GY, and if you do, "
                "Special Summon that monster."
            ),
            "1 monster in your gy",
        ),
        (
            (
                "When your opponent would Special Summon 1 monster: You can discard 1 card; negate the "
                "Summon, and if you do, destroy that monster."
            ),
            "1 monster",
        ),
        (  # a monster of the opponent
            (
                "If this card battles an opponent's monster: You can reveal 1 monster in your hand; "
                "destroy that opponent's monster."
            ),
            "an opponent's monster",
        ),
        (  # not the one that is called otherwise
            (
                "When a FIRE monster you control leaves the field: Add 1 WATER monster from your Deck to "
                "your hand whose Level is less than or equal to that FIRE monster's original Level."
            ),
            "a fire monster you control",
        ),
        (  # cards are meant, and not by what something is done
            (
                "Monsters you control cannot be destroyed by your opponent's card effects, also your "
                "opponent cannot target them with card effects."
            ),
            "monsters you control",
        ),
        (  # what nobody does is not meant
            (
                "Target 1 monster you control; monsters your opponent controls cannot target it for attacks, "
                "also it gains 300 ATK."
            ),
            "1 monster you control",
        ),
        (  # what was done to it is said
            (
                "You can send 1 monster from your Deck to the GY, then target 1 monster you control; it "
                "gains ATK equal to the ATK of the monster sent to the GY."
            ),
            "1 monster from your deck",
        ),
        (  # one, and not many
            "You can Tribute 1 monster, then target cards on the field, up to its Level; destroy them.",
            "cards on the field",
        ),
    ],
)
def test_what_is_likelier_goes_before_what_was_said_last(text: str, expected: str) -> None:
    assert meanings(text)[-1] == expected


def test_what_is_done_instead_leaves_a_card_where_it_was() -> None:
    text = "Target 1 monster you control; if you control a Spell, destroy it, otherwise take control of it."
    assert meanings(text) == ["1 monster you control"] * 2


def test_this_monster_is_the_card_itself() -> None:
    assert not read("When a monster is destroyed while you control this monster: Draw 1 card.").bindings.bound


def test_those_monsters_are_both_that_battle() -> None:
    reading = read(
        "If a monster you control battles an opponent's monster: You can banish this card from your GY; "
        "destroy those monsters."
    )
    assert str(reading.bindings.antecedent(Place(0, ("effect", "first", "what")))) == "0:timings.0.event"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (  # what is equipped to it
            (
                "You can target 1 monster your opponent controls; equip that target to this card. "
                "If this card would be destroyed by battle, destroy that equipped monster instead."
            ),
            "1 monster your opponent controls",
        ),
        (  # what the timing behind it only speaks of is no card that can be destroyed then
            (
                "You can target 1 monster in your GY; Special Summon it, but destroy it when this card "
                "leaves the field."
            ),
            "1 monster in your gy",
        ),
        (  # what would be Summoned, and not what was paid
            (
                "When your opponent would Special Summon a monster(s) (Quick Effect): You can Tribute "
                "1 monster; negate the Summon, and if you do, banish that monster(s)."
            ),
            "a monster(s)",
        ),
    ],
)
def test_a_reference_with_a_noun_is_never_this_card(text: str, expected: str) -> None:
    assert meanings(text)[-1] == expected


def test_a_description_that_says_which_card_it_is_needs_nothing_before_it() -> None:
    text = (
        "You can target 1 monster your opponent controls; equip it to this card. "
        "This card gains ATK equal to the original ATK of the monster equipped to it by this effect."
    )
    assert meanings(text)[1:] == ["this card"]


def test_what_may_be_a_summon_or_an_activation_is_what_is_negated() -> None:
    reading = read(
        "When a monster(s) would be Summoned, OR a Spell/Trap Card is activated: Pay 500 LP; negate the "
        "Summon or activation, and if you do, destroy that card."
    )
    place = Place(0, ("effect", "rest", 0, "action", "what"))
    assert str(reading.bindings.antecedent(place)) == "0:effect.first"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (  # what is done instead is done to the same card, whatever the condition speaks of
            (
                "Add 1 Rock monster from your Deck to your hand, or if you Tributed a FIRE monster to "
                "activate this card, you can Special Summon it instead."
            ),
            "1 rock monster from your deck",
        ),
        (  # that was done to it, and not to the last one
            (
                "When your opponent activates a monster effect (Quick Effect): You can target 1 banished "
                "Trap; shuffle it into the Deck, then destroy that monster, or if you shuffled it into your "
                "opponent's Deck, negate that activated effect."
            ),
            "1 banished trap",
        ),
    ],
)
def test_what_is_done_in_the_place_of_something_is_done_to_the_same_card(text: str, expected: str) -> None:
    assert meanings(text)[-1] == expected


def test_both_cards_in_the_pendulum_zones_are_no_cards_spoken_of() -> None:
    assert not read(
        "If you have a card in your other Pendulum Zone: You can destroy both cards in your Pendulum Zones, "
        "and if you do, draw 1 card."
    ).bindings.bound


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("If a Spell is sent to the GY while equipped to this card: Draw 1 card.", "a spell"),
        (
            "Destroy 1 monster on the field, and if you do, this card gains ATK equal to that monster's ATK.",
            "1 monster on the field",
        ),
        ("Destroy a Fiend monster if its ATK becomes 0 by this effect.", "a fiend monster"),
    ],
)
def test_what_goes_without_saying_is_what_the_part_around_it_is_about(text: str, expected: str) -> None:
    assert expected in meanings(text)


def test_that_monster_is_not_what_the_same_action_is_done_to() -> None:
    text = (
        "Target 1 monster you control; destroy it, and if you do, Special Summon 1 monster from your Deck in "
        "Defense Position, with a lower Level than that monster, but negate its effects."
    )
    assert meanings(text)[-2:] == ["1 monster you control", "1 monster from your deck"]


def test_what_is_used_as_material_is_not_what_was_summoned() -> None:
    text = (
        "Target 1 Xyz Monster you control; Special Summon 1 Xyz Monster from your Extra Deck, by using that "
        "target as material. Transfer its materials to the Summoned monster."
    )
    assert meanings(text)[-1] == "1 xyz monster from your extra deck"


def test_one_of_those_that_battle_can_be_spoken_of_again() -> None:
    reading = read(
        "When a Fiend monster you control battles: You can target the opponent's battling monster; that "
        "opponent's monster loses 500 ATK."
    )
    place = Place(0, ("effect", "first", "state", "what"))
    assert str(reading.bindings.antecedent(place)) == "0:cost.first.what"


@pytest.mark.parametrize(
    ("text", "place", "expected"),
    [
        (  # that opponent's, though nobody but the card's player acts
            (
                "When this card declares an attack on an opponent's monster: You can place that opponent's "
                "monster on top of their Deck."
            ),
            ("effect", "first", "who"),
            "0:timings.0.event.on",
        ),
        (  # behind what is done
            "Special Summon 1 monster from your opponent's GY to their field.",
            ("effect", "first", "to"),
            "0:effect.first.what.qualifiers.0.zones.who",
        ),
    ],
)
def test_they_are_the_player_spoken_of_last(text: str, place: tuple[str, ...], expected: str) -> None:
    assert str(read(text).bindings.antecedent(Place(0, place))) == expected


def test_behind_a_limit_nothing_of_the_limited_effect_is_spoken_of() -> None:
    text = (
        "You can target 1 Xyz Monster on the field; destroy it. "
        'You can only use this effect of "Lantern Keeper" once per turn. '
        "Fiend monsters this card points to gain ATK equal to its Level x 100."
    )
    assert "1 xyz monster on the field" not in meanings(text)[1:]


def test_that_many_are_those_counted_in_the_same_sentence() -> None:
    text = (
        "Your opponent cannot activate Traps. If this card was Fusion Summoned using 2 or more Rock monsters "
        "as material, it can attack up to that many times during each Battle Phase."
    )
    assert "2 or more rock monsters" in meanings(text)


def test_how_many_are_targeted_only_counts_others() -> None:
    text = (
        "You can banish any number of Rock monsters from your GY, then target face-up monsters your opponent "
        "controls equal to the number of those banished monsters; place 1 Spell Counter on each of them."
    )
    assert meanings(text)[-1] == "face-up monsters your opponent controls"


def test_this_token_is_the_one_that_was_summoned() -> None:
    text = (
        "When your opponent Normal Summons a monster: Target that monster; Special Summon "
        '1 "Lantern Token" (Rock/EARTH/Level 1/ATK 0/DEF 0). When that target is destroyed, destroy this '
        "Token."
    )
    assert "lantern token" in meanings(text)[-1]


def test_how_many_counters_are_distributed_is_no_matter_of_who_gets_them() -> None:
    text = (
        "You can discard 1 monster; place Spell Counters equal to its original Level on face-up "
        "monster(s) on the field, distributed as you wish."
    )
    assert meanings(text) == ["1 monster"]


def test_that_monster_is_not_the_one_told_of_by_what_was_done_to_it() -> None:
    text = (
        "Target 1 monster you control; send 1 Fiend monster from your Deck to the GY, and if you do, "
        "increase that monster's Level by the Level of the sent monster."
    )
    assert meanings(text) == ["1 monster you control", "1 fiend monster from your deck"]


def test_this_card_that_is_described_is_what_its_description_speaks_of() -> None:
    text = (
        "If this card attacks a Defense Position monster, inflict piercing battle damage. "
        "This card whose current ATK is higher than its original ATK can attack your opponent directly."
    )
    assert meanings(text)[-1].startswith("this card whose")


def test_that_monster_is_the_one_that_a_player_summons() -> None:
    reading = read(
        'If this card is Special Summoned by the effect of "Lantern Keeper", it gains 100 ATK.\n'
        "● If you Link Summon: You can Special Summon this card from your GY to your zone that Link "
        "Monster points to."
    )
    (_, that_monster) = reading.bindings.bound
    assert that_monster.antecedent == Place(1, ("timings", 0, "event"))


@pytest.mark.parametrize(
    "text",
    [
        (
            "You can target 1 face-up monster you control; send 1 Fiend Tuner from your Deck to the GY, and "
            "if you do, increase or decrease that monster's Level by 1."
        ),
        (
            "You can target 1 face-up monster you control; banish 1 monster from your GY, and if you "
            "banished a LIGHT monster, that monster's effects are negated."
        ),
    ],
)
def test_nothing_changes_of_a_monster_that_has_gone(text: str) -> None:
    assert meanings(text) == ["1 face-up monster you control"]


def test_what_is_only_compared_with_is_not_spoken_of_next() -> None:
    assert meanings(
        "Target 1 monster on the field; excavate the top card of your Deck, and if it is a monster with the "
        "same Attribute as the target, add it to your hand."
    ) == ["the top card of your deck", "1 monster on the field", "the top card of your deck"]


def test_its_same_column_is_that_of_the_summoned_card() -> None:
    text = (
        'If "Lantern" is in a Field Zone or if you control a WATER monster: You can Special Summon this '
        "card to your Main Monster Zone in its same column."
    )
    assert meanings(text) == ["this card"]


def test_it_is_what_was_summoned_of_two_targets() -> None:
    reading = read(
        "Target 1 Xyz Monster in your GY and 1 card your opponent controls; Special Summon that monster from "
        "your GY, and if you do, attach that opponent's card to it as material."
    )
    *_, attached_to = reading.bindings.bound
    assert said(reading, attached_to.antecedent) == "1 xyz monster in your gy"
