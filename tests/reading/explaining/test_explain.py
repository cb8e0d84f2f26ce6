"""Plain explanations: structure, references by their bindings, and nothing of the tree left out."""

from __future__ import annotations

import re

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings

from banneret.cards.catalogue import MemoryCatalogue
from banneret.cards.yugioh import YugiohCard
from banneret.effects.kinds import Sentence
from banneret.effects.printer import print_node
from banneret.effects.spelling import english
from banneret.effects.yugioh_terms import CardType, MonsterKind, Property
from banneret.reading.binding.binder import Line, bind
from banneret.reading.explaining.explain import NOT_READ, Players, explain
from banneret.reading.explaining.explanation import Explanation
from banneret.reading.reader import CardReading, Reader, SentenceReading, Verdict
from banneret.reading.text.lexicon import Lexicon
from banneret.reading.text.mentions import Section
from banneret.reading.text.sentences import Role
from tests.reading.explained import READER, explained, monster, spell, trap
from tests.reading.trees import Trees

TREES = Trees(english())


def test_a_trigger_effect_has_its_parts_in_lines_of_their_own() -> None:
    card = monster(
        "If this card is destroyed by battle: You can discard 1 card, then target 2 Rock monsters in your "
        "GY; Special Summon them, then draw 1 card. "
        'You can only use this effect of "Lantern Keeper" once per turn.'
    )
    assert explained(card) == [
        "Trigger effect, optional. Once per turn for all cards of this name.",
        "  When: this card is destroyed by battle",
        "  Cost: Discard 1 card",
        "  Target: 2 Rock monsters in your GY",
        "  1. Special Summon the targeted monsters",
        "  2. Then, only if step 1 was done: Draw 1 card",
    ]


def test_a_reference_to_an_earlier_step_names_the_step() -> None:
    card = spell("Special Summon 1 Rock monster from your Deck, and if you do, it gains 500 ATK.")
    assert explained(card)[1:] == [
        "  1. Special Summon 1 Rock monster from your Deck",
        "  2. At the same time, only if step 1 is done: The monster Special Summoned in step 1 gains 500 ATK",
    ]


def test_a_reference_to_a_cost_says_so() -> None:
    card = monster("You can banish 1 Rock monster from your GY; gain LP equal to that monster's ATK.")
    assert "(of the monster banished as cost)" in "\n".join(explained(card)) or (
        "the monster banished as cost" in "\n".join(explained(card))
    )


def test_what_old_texts_target_is_targeted_at_activation_and_paid_for_before() -> None:
    card = spell(
        "Banish 1 Rock monster from your GY and target 1 monster your opponent controls. "
        "Destroy the selected monster."
    )
    assert explained(card) == [
        "Activation of this card.",
        "  Cost: Banish 1 Rock monster from your GY",
        "  Target: 1 monster your opponent controls",
        "  1. Destroy the targeted monster",
    ]


def test_what_holds_while_a_summoned_monster_is_there_belongs_to_its_summon() -> None:
    card = monster(
        "If this card is Normal Summoned: You can Special Summon 1 Rock monster from your hand. "
        "While that monster is on the field, you cannot Special Summon monsters."
    )
    assert sum("effect" in line for line in explained(card)) == 1


def test_limits_count_once_for_the_name_or_for_the_card() -> None:
    alone = monster("Once per turn: You can draw 1 card.")
    assert explained(alone)[0] == "Ignition effect. Once per turn for this card alone."
    by_name = monster('Draw 2 cards. You can only activate 1 "Harbour Bell" per turn.')
    assert any('the name "Harbour Bell"' in line or "Harbour Bell" in line for line in explained(by_name))


def test_several_effects_are_numbered_and_materials_are_none() -> None:
    card = monster(
        "2 Rock monsters\nYou can discard 1 card; draw 1 card.\nOnce per turn: You can destroy 1 card.",
        MonsterKind.FUSION,
        MonsterKind.EFFECT,
    )
    headings = [line for line in explained(card) if not line.startswith(" ")]
    assert headings[0].startswith("Materials")
    assert [line.split(".")[0] for line in headings[1:]] == ["Effect 1", "Effect 2"]


def test_an_unread_sentence_is_said_to_be_unread() -> None:
    card = monster("Sing beneath the moon. Draw 1 card.")
    assert explained(card)[:2] == [NOT_READ, "  Sing beneath the moon."]


def test_an_unread_sentence_without_its_words_shows_none() -> None:
    reading = READER.card(monster("Sing beneath the moon."))
    silent = msgspec.structs.replace(
        reading, sentences=tuple(msgspec.structs.replace(one, text="") for one in reading.sentences)
    )
    assert explain(monster(""), silent).text() == NOT_READ


def test_for_many_players_the_reworded_tree_is_explained() -> None:
    card = spell("Destroy all monsters your opponent controls.")
    assert explained(card)[-1] == "  1. Destroy all monsters your opponent controls"
    assert explained(card, Players.MANY)[1:] == [
        "  Opponent: one opponent is declared at activation",
        "  1. Destroy all monsters that player controls",
    ]


def test_a_normal_monster_has_no_effect_and_a_card_without_its_text_says_so() -> None:
    assert explained(monster("Words of old.", MonsterKind.NORMAL)) == ["No effect."]
    assert explained(monster("")) == ["Its text is not here: played by agreement."]


# ---- nothing is left out

_WORD = re.compile(r'"[^"]*"|[\w\'\-]+')
_FUNCTION_WORDS = re.compile(
    "an?|the|its?|they|them|their|that|this|those|these|you|your|can|cards?|and|or|if|when|then|also|but|each|"
    "time|once|be|is|are|was|were|to|of|in|on|by|from|with|for|do|doe|not|while|unless|as|at|than|"
    "make|become|otherwise|used|only|use|activate|either|i|after|following|thi|have|target"
)
"""Words of grammar, and those that labels and headings say in another way."""


_ALIKE = {"activated": "used", "decrease": "lose", "increase": "gain", "wa": "were"}
"""Words of trees that explanations say in another way."""


def words_of_text(text: str) -> set[str]:
    """Names whole, other words without their endings."""
    return {word if word.startswith('"') else _stem(word) for word in _WORD.findall(text)}


def _stem(word: str) -> str:
    return word.strip("'").lower().removesuffix("'s").rstrip("s")


def left_out(card: YugiohCard, reading: CardReading, explanation: Explanation) -> set[tuple[int, str]]:
    """Words that a tree prints and its explanation lacks; limits, which it counts otherwise, aside."""
    missing: set[tuple[int, str]] = set()
    for number, sentence in enumerate(reading.sentences):
        if sentence.is_read() and not sentence.text.startswith("You can only "):
            said = words_of_text(f'{explanation.of_sentence(number)} "{card.name}"')
            wanted = words_of_text(sentence.printed)
            missing |= {(number, word) for word in wanted - said if not _is_said(word, said)}
    return missing


def _is_said(word: str, said: set[str]) -> bool:
    """Whether a word needs not be said, or is in another form: "by paying" as "pay", "halve" as "halved".

    Names and numbers have one form. What stands between two names, inside of a quoted effect, is no name.
    """
    if _FUNCTION_WORDS.fullmatch(word):
        return True
    if word.startswith('"') or word[0].isdecimal():
        return word.startswith('" ')
    if word == "activated" and {"effect", "before", "used"} <= said:
        return True  # what answers without being activated: "if this effect was used this turn"
    stem = _ALIKE.get(word, word).removesuffix("ing").removesuffix("t")
    return any(one.startswith(stem) for one in said)


def test_nothing_that_the_trees_of_real_cards_say_is_left_out(
    real_cards: MemoryCatalogue[YugiohCard],
) -> None:
    reader = Reader(Lexicon(real_cards.names()))
    lacking: dict[str, set[tuple[int, str]]] = {}
    for card in list(real_cards.cards())[::60]:
        reading = reader.card(card)
        explain(card, reading)
        explanation = explain(card, reading, players=Players.TWO)
        assert explanation == explain(card, reading, players=Players.TWO)
        missing = left_out(card, reading, explanation)
        if missing:
            lacking[card.name] = missing
    assert lacking == {}


@pytest.mark.slow
def test_nothing_that_the_tree_of_any_card_says_is_left_out(real_cards: MemoryCatalogue[YugiohCard]) -> None:
    reader = Reader(Lexicon(real_cards.names()))
    lacking: dict[str, set[tuple[int, str]]] = {}
    for card in real_cards.cards():
        reading = reader.card(card)
        explain(card, reading)
        missing = left_out(card, reading, explain(card, reading, players=Players.TWO))
        if missing:
            lacking[card.name] = missing
    assert lacking == {}


@settings(max_examples=150, suppress_health_check=list(HealthCheck))
@given(TREES.of("sentence", 5), TREES.of("sentence", 4))
def test_any_tree_can_be_explained(first: Sentence, second: Sentence) -> None:
    trees = [first, second]
    reading = CardReading(
        "Lantern Keeper",
        tuple(
            SentenceReading(
                Section.EFFECT, Role.SENTENCE, 0, "", Verdict.EXACT, tree, print_node(tree, "sentence")
            )
            for tree in trees
        ),
        bind([Line(tree) for tree in trees]),
    )
    for card in (monster("-"), spell("-"), spell("-", Property.EQUIP)):
        for players in Players:
            explanation = explain(card, reading, players=players)
            assert explanation.text()

            assert all(letter < chr(0xE000) for letter in explanation.text())


def test_effects_in_a_list_may_be_counted_one_by_one_and_what_is_done_to_do_another_is_paid() -> None:
    card = spell(
        'Activate 1 of these effects (but you can only use each effect of "Lantern Keeper" once per turn);\n'
        "● Draw 1 card."
    )
    assert "  Limit: Once per turn for all cards of this name, each of these effects by itself" in explained(
        card
    )
    trap = YugiohCard(
        name="Lantern Keeper",
        card_type=CardType.TRAP,
        property=Property.CONTINUOUS,
        text="When an opponent's monster declares an attack, you can discard 1 card to negate the attack.",
    )
    assert explained(trap)[2:] == ["  Cost: Discard 1 card", "  1. Negate the attack"]


def test_those_that_are_there_now_are_said_to_be_there_now() -> None:
    card = spell("All monsters you currently control gain 300 ATK until the end of this turn.")
    assert explained(card)[1:] == [
        "  1. All monsters you currently control gain 300 ATK until the end of this turn"
    ]


def test_the_remaining_cards_are_of_all_that_were_turned_up() -> None:
    card = spell(
        "Excavate cards from the top of your Deck until you excavate a Trap, then add that card to your "
        "hand, also send the remaining cards to the GY."
    )
    assert explained(card)[-1].endswith(
        "Send the remaining cards (of the cards excavated in step 1) to the GY"
    )


def test_another_target_in_place_of_the_first_is_a_target_too() -> None:
    card = spell(
        "Target 1 Rock monster in your GY, or if you control a Warrior monster, you can target 1 monster in "
        "your opponent's GY instead; Special Summon it to your field."
    )
    _, first, instead, step = explained(card)
    assert first == "  Target: 1 Rock monster in your GY"
    assert instead.startswith(
        "  Target: In place of that: If you control a Warrior monster, you can target 1"
    )
    assert step == "  1. Special Summon the targeted monster to your field"


def test_what_a_coin_decides_belongs_to_the_effect_that_tosses_it() -> None:
    card = spell(
        "During your Standby Phase, toss a coin:\n● Heads: You gain 500 LP.\n● Tails: You lose 500 LP.",
        Property.CONTINUOUS,
    )
    lines = explained(card)
    assert [line for line in lines if not line.startswith(" ")] == lines[:1]
    assert lines[3:6] == ["  * Listed effect A:", "  For: Heads", "  A1. You gain 500 LP"]


def test_a_number_chosen_and_a_name_mentioned_are_no_cards() -> None:
    card = monster(
        "You can choose a number from 1 to 4, then send that many cards from the top of your Deck to the GY; "
        'add 1 "Harbour Bell" or 1 card that mentions it from your Deck to your hand.'
    )
    text = "\n".join(explained(card))
    assert "that many (the number chosen at activation) cards" in text
    assert 'that mentions "Harbour Bell" from' in text


def test_a_monster_tells_with_what_it_is_ritual_summoned() -> None:
    card = monster(
        'You can Ritual Summon this card with "Harbour Bell".', MonsterKind.RITUAL, MonsterKind.EFFECT
    )
    assert explained(card)[0] == "Summoning condition."


def test_a_limit_may_count_the_effect_before_the_last_another_way() -> None:
    card = monster(
        "You can discard this card; draw 1 card. You can banish this card from your GY; draw 2 cards. "
        'You can only use this effect of "Lantern Keeper" once per Duel, and its previous effect only once '
        "per turn."
    )
    headings = [line for line in explained(card) if not line.startswith(" ")]
    assert [heading.split(". ")[2] for heading in headings] == [
        "Once per turn for all cards of this name.",
        "Once per Duel for all cards of this name.",
    ]


def test_what_is_done_before_one_of_listed_effects_is_activated_is_its_cost() -> None:
    card = monster("You can discard 1 card, then activate 1 of these effects;\n● Draw 1 card.")
    assert explained(card)[1:3] == ["  Cost: Discard 1 card", "  1. Activate 1 of these effects"]


@pytest.mark.parametrize(
    ("sentence", "line"),
    [
        (
            "You cannot Special Summon the turn you activate this effect.",
            "  Restriction: You cannot Special Summon the turn you activate this effect",
        ),
        (
            "Your opponent cannot activate cards in response to this effect's activation.",
            "  Responses: Your opponent cannot activate cards in response to this effect's activation",
        ),
    ],
)
def test_what_is_said_of_an_activation_is_no_step(sentence: str, line: str) -> None:
    card = monster(f"You can discard 1 card; draw 1 card. {sentence}")
    assert explained(card)[-1] == line


def test_what_an_equipped_card_does_is_no_step() -> None:
    card = monster(
        "You can target 1 monster you control; equip this monster you control to that target. "
        "It gains 500 ATK."
    )
    assert explained(card)[-1] == "  While equipped: The targeted monster gains 500 ATK"


def test_what_holds_at_the_same_time_is_no_chain_of_steps() -> None:
    card = monster("This card gains 500 ATK, also it cannot be destroyed by battle.")
    assert explained(card)[2] == "  2. Also: This card cannot be destroyed by battle"


def test_a_description_without_a_number_takes_that_of_what_it_means() -> None:
    card = spell(
        "Excavate the top 3 cards of your Deck, then place the excavated cards on the bottom of your Deck."
    )
    assert explained(card)[-1].endswith("Place the cards excavated in step 1 on the bottom of your Deck")


def test_an_effect_of_the_end_phase_of_its_turn_is_activated() -> None:
    card = monster(
        "Once per turn, during the End Phase, if this card was Normal Summoned this turn: "
        "Return this card to the hand.",
        MonsterKind.SPIRIT,
        MonsterKind.EFFECT,
    )
    assert explained(card)[0] == "Trigger effect, mandatory. Once per turn for this card alone."


def test_a_permission_to_activate_is_no_effect() -> None:
    trap = YugiohCard(
        name="Lantern Keeper",
        card_type=CardType.TRAP,
        property=Property.NORMAL,
        text="You can activate this card the turn it was Set, by revealing 1 Rock monster in your hand. "
        "If you control a Rock monster: You can draw 1 card.",
    )
    headings = [line for line in explained(trap) if not line.startswith(" ")]
    assert headings == ["Effect 1. Permission to activate this card.", "Effect 2. Activation of this card."]


def test_that_an_effect_is_activated_is_no_cost_of_it() -> None:
    card = monster("If this card is Normal Summoned: You can activate this effect; draw 1 card.")
    assert not any("Cost" in line for line in explained(card))


def test_a_trap_that_stays_as_an_equip_card_is_not_activated_again() -> None:
    card = trap(
        "Target 1 monster you control; equip this card to it. "
        "If the equipped monster destroys an opponent's monster by battle: Draw 2 cards."
    )
    assert "Effect 2. Trigger effect, mandatory." in explained(card)


def test_what_follows_speaks_of_whichever_was_summoned() -> None:
    card = spell(
        "Special Summon 1 Rock monster from your hand, or if you control a Spell, you can Special Summon "
        "1 Rock monster from your Deck instead. That Summoned monster cannot attack this turn."
    )
    assert "monster Special Summoned in step 1 or 2" in explained(card)[-1]


def test_what_an_additional_effect_adds_is_told_with_the_effect_and_the_condition_before_it() -> None:
    card = monster(
        "If this card is Tribute Summoned: Destroy 1 card on the field.\n"
        "If this card was Tribute Summoned by Tributing a Rock monster, add this additional effect.\n"
        "● Also, draw 1 card after that."
    )
    lines = explained(card)
    assert [line for line in lines if not line.startswith(" ")] == lines[:1]
    added = "  2. Only with this addition; afterwards, whether or not step 1 was done: Draw 1 card"
    assert lines.index(added) > lines.index("  Addition: Add this additional effect")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "This turn, Rock monsters you control, except Tuners, cannot attack.",
            "Rock monsters you control, except Tuners, cannot attack this turn",
        ),
        (
            "Double the ATK of all Rock monsters you control until the end of this turn.",
            "The ATK of all Rock monsters you control is doubled until the end of this turn",
        ),
        (
            "Banish 2 monsters from your hand with the same Type and Attribute, but different names.",
            "Banish 2 monsters from your hand with the same Type and Attribute but different names",
        ),
    ],
)
def test_a_line_is_good_english(text: str, line: str) -> None:
    assert explained(spell(text))[-1] == f"  1. {line}"


def test_a_limit_of_what_is_used_without_being_activated_counts_nothing_else() -> None:
    card = monster(
        "You can discard 1 card; draw 1 card. "
        "If this card would be destroyed by battle, you can banish 1 Rock monster from your GY instead. "
        'You can only use this effect of "Lantern Keeper" once per turn.'
    )
    headings = [line for line in explained(card) if not line.startswith(" ")]
    assert "Once per turn" not in headings[0]
    assert headings[1].endswith("optional. Once per turn for all cards of this name.")


def test_what_happens_in_a_phase_by_itself_is_a_trigger_effect() -> None:
    card = monster("Place 1 Spell Counter on this card during each of your Standby Phases.")
    assert explained(card)[0] == "Trigger effect, mandatory."


def test_an_effect_of_one_line_is_named_by_its_number() -> None:
    card = monster(
        "A Rock monster that was Summoned using this card as material gains this effect.\n"
        "● If it is Xyz Summoned: It gains 500 ATK."
    )
    assert any("using this card as material under effect 1" in line for line in explained(card))


def test_what_an_opponent_can_do_to_negate_an_effect_is_no_cost() -> None:
    card = monster(
        "You can target 1 card your opponent controls; your opponent can discard 1 card to negate this "
        "effect, otherwise destroy that target."
    )
    assert explained(card)[1:] == [
        "  Target: 1 card your opponent controls",
        "  1. Your opponent can discard 1 card",
        "  2. Then, only if step 1 was done: Negate this card's effect",
        "  3. Only if step 2 was not done: Destroy the targeted card",
    ]


def test_what_each_player_targets_is_no_cost() -> None:
    card = trap("Each player targets 1 monster in their GY; each player draws 1 card.")
    assert explained(card)[1].startswith("  Target: each player targets 1 monster")


def test_any_of_three_effects_is_not_called_either() -> None:
    card = monster(
        "You can discard this card; draw 1 card. You can banish this card from your GY; draw 1 card. "
        "If this card is destroyed: You can draw 1 card. "
        "You cannot Special Summon the turn you activate any of this card's effects."
    )
    assert explained(card)[-1].endswith("the turn you activate any of this card's effects")


def test_what_is_done_instead_under_a_condition_belongs_to_the_effect() -> None:
    card = spell(
        "Add 1 Rock monster from your Deck to your hand. "
        "If you control a Warrior monster, you can add 1 Warrior monster from your Deck to your hand instead."
    )
    lines = explained(card)
    assert [line for line in lines if not line.startswith(" ")] == lines[:1]


def test_monsters_equipped_by_an_effect_may_be_several() -> None:
    card = monster(
        "You can equip 1 Rock monster from your hand to this card. "
        "This card gains DEF equal to the combined ATK of the monsters equipped to it by this effect."
    )
    assert "the monsters equipped to this card by this effect" in explained(card)[-1]


def test_of_two_things_to_do_the_second_does_not_speak_of_the_first_as_done() -> None:
    card = spell("Either add 1 Rock monster from your Deck to your hand or send it to the GY.")
    assert explained(card)[-1].endswith("to your hand or send it to the GY")


def test_effects_that_are_applied_without_activation_are_listed_with_what_applies_them() -> None:
    card = spell(
        "Each player applies 1 of these effects, based on the number of Set cards in their Spell & Trap "
        "Zone.\n● 1: All monsters they control cannot attack.\n● 2: All monsters they control lose 100 ATK.",
        Property.CONTINUOUS,
    )
    lines = explained(card)
    assert [line for line in lines if not line.startswith(" ")] == lines[:1]
    assert [one for one in lines if "* Listed" in one] == ["  * Listed effect A:", "  * Listed effect B:"]


def test_materials_of_a_summon_were_used_in_it() -> None:
    card = spell(
        "Synchro Summon 1 Synchro Monster, using monsters you control. "
        "These Synchro Materials are shuffled into the Deck instead of being sent to the GY."
    )
    assert "materials used in step 1" in explained(card)[-1]


def test_when_an_effect_cannot_be_activated_is_said() -> None:
    card = monster("If a monster is Special Summoned, you can (except during the Damage Step): Draw 1 card.")
    assert explained(card).count("  Time: except during the Damage Step") == 1


def test_an_effect_in_parentheses_is_one_of_its_own() -> None:
    card = monster(
        "If this card is destroyed: Draw 1 card. "
        "(If the equipped monster would be destroyed, destroy this card instead.)",
        MonsterKind.UNION,
        MonsterKind.EFFECT,
    )
    headings = [line for line in explained(card) if not line.startswith(" ")]
    assert headings[1] == "Effect 2. Continuous effect that answers without being activated."


def test_an_effect_that_another_monster_gains_says_so() -> None:
    card = monster(
        "An Xyz Monster that was Summoned using this card as material gains this effect.\n"
        "● This card can attack your opponent directly."
    )
    assert any(line.startswith("Effect 2. Gained by that monster: ") for line in explained(card))


def test_a_note_on_the_name_is_no_part_of_the_activation_behind_it() -> None:
    card = spell(
        '(This card is always treated as a "Harbour Bell" card.)\nWhen this card is activated: Draw 1 card. '
        'You can only activate 1 "Lantern Keeper" per turn.',
        Property.FIELD,
    )
    lines = explained(card)
    assert lines[0] == "Note."
    assert "Activation of this card. Once per turn for all cards of this name." in lines


def test_what_lasts_for_the_rest_of_the_turn_is_part_of_the_effect_before_it() -> None:
    card = monster(
        "Once per turn: You can draw 1 card. This card cannot attack directly for the rest of this turn."
    )
    lines = explained(card)
    assert lines[-1] == "  2. This card cannot attack directly for the rest of this turn"
    assert [line for line in lines if not line.startswith(" ")] == lines[:1]


def test_two_sentences_behind_one_bullet_are_one_item() -> None:
    card = spell(
        "Activate 1 of these effects;\n● Set 1 Trap from your Deck. It can be activated this turn.\n"
        "● Draw 1 card."
    )
    lines = explained(card)
    assert [one for one in lines if "* Listed" in one] == ["  * Listed effect A:", "  * Listed effect B:"]


def test_each_effect_of_which_one_is_chosen_has_steps_of_its_own() -> None:
    card = spell(
        "Activate 1 of these effects;\n● Target 1 Rock monster in your GY; add it to your hand, then draw 1 "
        "card.\n● Draw 1 card, then discard 1 card."
    )
    assert explained(card)[2:] == [
        "  The list that follows belongs to it.",
        "  * Listed effect A:",
        "  Target: 1 Rock monster in your GY",
        "  A1. Add the targeted monster to your hand",
        "  A2. Then, only if step A1 was done: Draw 1 card",
        "  * Listed effect B:",
        "  B1. Draw 1 card",
        "  B2. Then, only if step B1 was done: Discard 1 card",
    ]


def test_effects_that_are_all_applied_are_numbered_through() -> None:
    card = spell("Apply these effects in sequence.\n● Draw 1 card.\n● Discard 1 card.")
    assert [line for line in explained(card) if line.startswith(("  2", "  3"))] == [
        "  2. Draw 1 card",
        "  3. Discard 1 card",
    ]


def test_what_follows_a_restriction_hangs_on_the_step_before_it() -> None:
    card = spell(
        "Target 1 Rock monster in your GY; Special Summon it, but banish it when it leaves the field, then "
        "draw 1 card."
    )
    assert explained(card)[-1] == "  3. Then, only if step 1 was done: Draw 1 card"


def test_a_restriction_that_goes_on_belongs_to_the_same_step() -> None:
    card = spell(
        "Target 1 Rock monster in your GY; Special Summon it, but it cannot attack, also return it to the "
        "hand during the End Phase."
    )
    assert explained(card)[-1].startswith(
        "  3. Together with step 1: Return the targeted monster to the hand"
    )


def test_that_a_card_may_be_activated_twice_is_said() -> None:
    card = spell('Draw 1 card. You can activate up to 2 "Lantern Keeper" per turn.')
    assert explained(card)[0] == "Activation of this card. Up to 2 times per turn for all cards of this name."


def test_other_targets_instead_are_said_to_be_instead() -> None:
    card = monster(
        "If this card is sent to the GY: You can target 1 Fiend monster on the field; destroy it. "
        "If this card was sent there from the field, you can target 2 cards instead."
    )
    lines = explained(card)
    assert not any(NOT_READ in line for line in lines)
    assert any("instead of that: Target 2 cards" in line for line in lines), lines
