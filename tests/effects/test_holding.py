"""What must hold, what is spared once, what a name negates, and blocked zones. Sentences of our own."""

from __future__ import annotations

from typing import TypeVar

import pytest

from banneret.effects.abilities import Ability, Required, Stage
from banneret.effects.actions.printed import ForbidActivationsByName
from banneret.effects.actions.steps import Apply
from banneret.effects.conditions import BothHold, IsTheOnly
from banneret.effects.continuous import EachTurn, GoesElsewhere
from banneret.effects.happenings import Undergone
from banneret.effects.holding import (
    AttacksNothingBut,
    CanCountAs,
    ChooseZones,
    DieShows,
    InColumnsBeside,
    NameCountsAs,
    NamedWhere,
    NameHad,
    NegateByNameToo,
    OnlyTheseAsMaterial,
    Resolving,
    SparedOnce,
)
from banneret.effects.kinds import Sentence
from banneret.effects.node import Node, walk
from banneret.effects.nouns import Deed, Noun, Objects, Place, Zones
from banneret.effects.states import CannotBe, Doing, MaterialUse, SummonName
from banneret.reading.binding.binder import Line, bind
from tests.effects.sentences import prints_as, read, reading

EXACT = [
    # what must hold
    'You must not control a "Lamp" monster to activate and to resolve this effect.',
    "There must be another Spell on the field to activate and to resolve this effect.",
    "This card must be the only Fiend monster you control to activate and to resolve this effect.",
    "You must have 500 LP or less to activate and to resolve this effect.",
    "You must control a Trap to activate this card.",
    "You must control a Trap to resolve this effect.",
    # as effects resolve
    "When resolving an opponent's card effect that targets this card, draw 1 card.",
    "Roll a six-sided die and draw 1 card if you roll a 2, 4, or 5.",
    # once
    "Once during this turn, this card cannot be destroyed by battle.",
    "Once, until the end of the next turn, this card cannot be destroyed by battle.",
    'Each "Lamp" monster you control cannot be destroyed by battle once per turn.',
    # what cannot be done
    "This card cannot use this effect next turn.",
    "Your opponent cannot draw during their next Standby Phase.",
    "You cannot draw cards by card effects.",
    "Your opponent's monsters cannot attack, except to attack this card.",
    "All monsters your opponent controls must attack this turn, if able.",
    (
        "Destroy 1 Spell, but you cannot activate cards, or the effects of cards, with the same name"
        " that card had in the GY for the rest of this turn."
    ),
    # zones
    "Choose up to 2 of your opponent's unused Monster Zones.",
    "Those zones cannot be used.",
    "Choose 1 unused Main Monster Zone or Spell & Trap Zone.",
    # what is negated
    "Negate the next attack this turn from a monster your opponent controls.",
    'Negate any opponent\'s Trap effect that activates in the same column as a "Lamp" monster you control.',
    (
        "Its effects are negated, as well as the activated effects and effects on the field of monsters"
        " with the same original name."
    ),
    # what counts as something else
    'This card\'s name can be treated as "Lamp".',
    "This card's name can be treated as the banished monster's, if used as Link Material.",
    'This card can be treated as a "Lamp" monster for a Fusion Summon.',
    "You can treat this card as a Tuner if used as Synchro Material.",
    "Equip 1 Union monster from your hand to this card as if it were equipped by that monster's effect.",
    "Use this card as material for an Xyz Summon using its Rank as if it were a Level.",
    'Only "Lamp" monsters can be used as Fusion Material for a Fusion Summon using this effect.',
    # instead
    "If this card would be destroyed, you can Tribute 1 Fiend monster instead, except this card.",
    (
        "If a monster(s) you control would be destroyed, you can remove 1 Spell Counter from your field"
        " for each of those monsters instead."
    ),
    "Cards that would be sent to your opponent's GY are banished instead.",
    "Draw 3 cards instead of 1 for your normal draw during your next Draw Phase.",
    "Draw 3 cards instead of 1 for your normal draw during your Draw Phase.",
    "Each turn, negate the effect of your opponent's first Trap Card or effect that resolves.",
    # for a time, or unless something is so
    "You can Set this card, but it cannot be activated unless you control a Fiend monster.",
    "For this card's Link Summon, you can only use monsters in your Main Monster Zone as material.",
    "It is unaffected by other cards and their effects.",
    # by whose they are
    "Negate any monster effects your opponent activates.",
    "Attach this card and its Equip Cards to 1 Xyz Monster you control as material.",
    # who can use what, and how often
    'The turn player can only use this effect of "Lamp" once per turn.',
    "Each player can only use this effect twice per turn.",
    "You can only Special Summon Fiend monsters with this effect.",
    "You cannot activate that monster's effects on the field this turn.",
    "Your opponent cannot target other Fiend monsters you control with effects or for attacks.",
    "This effect's activation and effect cannot be negated.",
    "If you Special Summon 2 or more monsters, they must have the same name.",
    "Cards cannot be added from the Deck to your opponent's hand except by drawing them.",
    "Destroy this card during the End Phase (even if this card leaves the field).",
    # the rest
    "Your opponent wins the Duel.",
    (
        '"Lamp" monsters in your Main Monster Zones of this card\'s column and its adjacent columns'
        " gain this effect."
    ),
    "If this card is shuffled into the Deck: You can draw 1 card.",
]

VARIANTS = {
    "You must control no Spells to activate and resolve this effect.": (
        "You must control no Spells to activate and to resolve this effect."
    ),
    "Your opponent must control a Spell for you to activate and to resolve this effect.": (
        "Your opponent must control a Spell to activate and to resolve this effect."
    ),
    "Cannot be destroyed by battle, except with a Fiend monster.": (
        "Cannot be destroyed by battle, except by battle with a Fiend monster."
    ),
    "Your Fiend monsters cannot attack during the same turn you activate this effect.": (
        "Your Fiend monsters cannot attack the turn you activate this effect."
    ),
    "Monsters your opponent controls cannot declare attacks.": (
        "Monsters your opponent controls cannot declare an attack."
    ),
    "Your Fiend monsters cannot be used as a Fusion Material Monster.": (
        "Your Fiend monsters cannot be used as Fusion Material."
    ),
    "You can only equip this card to a Fiend monster.": "Equip only to a Fiend monster.",
    "This card can only be activated during the Battle Phase.": "Activate only during the Battle Phase.",
    "Your opponent cannot select a Fiend monster as an attack target, or target them with card effects.": (
        "Your opponent cannot target a Fiend monster with effects or for attacks."
    ),
    "This card cannot declare an attack nor activate its effects.": (
        "This card cannot declare an attack or activate its effects."
    ),
    "This turn, this card cannot be destroyed by battle (even if this card leaves the field).": (
        "This card cannot be destroyed by battle this turn (even if this card leaves the field)."
    ),
    "For the rest of this turn, your opponent cannot activate Traps.": (
        "Your opponent cannot activate Traps for the rest of this turn."
    ),
    "For the rest of this turn, neither player can activate the effects of Rock monsters on the field.": (
        "Neither player can activate the effects of Rock monsters on the field for the rest of this turn."
    ),
    "Unaffected by other monsters' effects, except those of Xyz Monsters.": (
        "Unaffected by other monsters' effects, except Xyz Monsters' effects."
    ),
    "You can only declare attacks with Fiend monsters.": "You can only attack with Fiend monsters.",
}


def _tree(text: str) -> Sentence:
    tree = read(text)
    assert isinstance(tree, Sentence)
    return tree


NodeT = TypeVar("NodeT", bound=Node)


def _only(kind: type[NodeT], text: str) -> NodeT:
    """The only node of a kind in a sentence."""
    (found,) = [node for node in walk(_tree(text)) if isinstance(node, kind)]
    return found


@pytest.mark.parametrize("text", EXACT)
def test_it_prints_as_it_is_read(text: str) -> None:
    assert prints_as(text) == text


@pytest.mark.parametrize(("text", "printed"), VARIANTS.items())
def test_it_prints_otherwise_and_means_the_same(text: str, printed: str) -> None:
    assert prints_as(text) == printed


def test_what_must_hold_says_when() -> None:
    assert _only(Required, EXACT[0]).stage is Stage.BOTH
    assert _only(Required, "You must control a Trap to resolve this effect.").stage is Stage.RESOLUTION
    text = (
        "A Spell must be on the field and this card must be in your GY to activate and resolve this effect."
    )
    assert isinstance(_only(Required, text).condition, BothHold)
    assert isinstance(_only(Required, EXACT[2]).condition, IsTheOnly)


def test_a_die_may_show_one_of_several_numbers() -> None:
    shown = _only(DieShows, "Roll a six-sided die and draw 1 card if you roll a 2, 4, or 5.")
    assert [number.value for number in shown.numbers] == [2, 4, 5]
    resolving = "When resolving an opponent's card effect that targets this card, draw 1 card."
    assert _only(Resolving, resolving).feature is not None


def test_once_per_turn_behind_a_protection_spares_once_each_turn() -> None:
    spared = _only(SparedOnce, 'Each "Lamp" monster you control cannot be destroyed by battle once per turn.')
    assert spared.duration == EachTurn()
    assert isinstance(spared.state, CannotBe)


def test_a_name_counts_as_it_was_at_a_place() -> None:
    forbidden = _only(ForbidActivationsByName, next(text for text in EXACT if "had in the GY" in text))
    assert isinstance(forbidden.named, NameHad)
    assert forbidden.named.where is NamedWhere.IN_GRAVEYARD


def test_monsters_that_attack_nothing_but_one_do_not_attack_players() -> None:
    attacks = _only(AttacksNothingBut, "Your opponent's monsters cannot attack, except to attack this card.")
    assert attacks.targets != attacks.attackers


def test_zones_are_chosen_and_spoken_of_again() -> None:
    chosen = _only(ChooseZones, "Choose 1 unused Main Monster Zone or Spell & Trap Zone.")
    assert isinstance(chosen.what, Objects)
    assert chosen.what.noun is Noun.MAIN_MONSTER_OR_SPELL_TRAP_ZONE
    lines = [Line(_tree("Choose up to 2 of your opponent's unused Monster Zones."))]
    bindings = bind([*lines, Line(_tree("Those zones cannot be used."))])
    assert not bindings.unbound
    (bound,) = bindings.bound
    assert bound.antecedent.sentence == 0


def test_it_is_a_zone_only_where_a_zone_is_used() -> None:
    first = "Target 1 Spell; choose 1 unused Monster Zone, and if you do, destroy it."
    (bound,) = bind([Line(_tree(first))]).bound
    assert "cost" in bound.antecedent.path
    second = "Target 1 Spell; choose 1 unused Monster Zone, and it cannot be used this turn."
    (bound,) = bind([Line(_tree(second))]).bound
    assert "effect" in bound.antecedent.path


def test_cards_alike_are_negated_with_it() -> None:
    text = "Negate its effects, as well as the activated effects and effects on the field of all Traps."
    assert not isinstance(reading(text).value, Ability)
    text = (
        "Negate its effects, as well as the activated effects and effects on the field of Traps in your GY."
    )
    assert isinstance(_only(NegateByNameToo, text).others, Objects)


def test_what_counts_as_something_else_says_for_what() -> None:
    name = "This card's name can be treated as the banished monster's, if used as Link Material."
    assert _only(NameCountsAs, name).use is MaterialUse.LINK
    lamp = 'This card can be treated as a "Lamp" monster for a Fusion Summon.'
    assert _only(CanCountAs, lamp).summon is SummonName.FUSION
    others = 'Only "Lamp" monsters can be used as Fusion Material for this effect.'
    assert _only(OnlyTheseAsMaterial, others).use is MaterialUse.FUSION


def test_cards_may_be_in_columns_beside_each_other() -> None:
    gaining = next(text for text in EXACT if "adjacent columns" in text)
    assert _only(InColumnsBeside, gaining).places == (Place.MAIN_MONSTER_ZONE,)


def test_into_the_deck_belongs_to_shuffled() -> None:
    gone = _only(
        GoesElsewhere, "Monsters destroyed by battle are shuffled into the Deck instead of going to the GY."
    )
    assert isinstance(gone.done, Undergone)
    assert gone.done.deeds == (Deed.SHUFFLED,)
    assert gone.done.goal == Zones((Place.DECK,))


def test_a_card_may_be_kept_from_using_its_effect() -> None:
    tree = _tree("This card cannot use this effect next turn.")
    assert isinstance(tree, Ability)
    assert isinstance(tree.effect.first, Apply)
    assert getattr(tree.effect.first.state, "doing", None) is Doing.USE_THIS_EFFECT


def test_the_negated_effect_is_of_the_card_that_is_destroyed() -> None:
    text = (
        "When resolving an opponent's card effect that targets a Fiend monster you control, negate that"
        " effect, and if you do, destroy that card."
    )
    (bound,) = bind([Line(_tree(text))]).bound
    assert bound.antecedent.path == ("timings", 0, "what")


def test_the_first_effect_negated_is_of_the_card_that_is_destroyed() -> None:
    text = (
        "Each turn, negate the effect of your opponent's first Trap Card or effect that resolves while you"
        " control a Fiend monster, and if you do, destroy that card."
    )
    (bound,) = bind([Line(_tree(text))]).bound
    assert bound.antecedent.path == ("effect", "first", "action", "what")


def test_what_monsters_can_attack_is_never_they_themselves() -> None:
    text = "While you control a Fiend monster, other monsters cannot attack, except to attack that monster."
    (bound,) = bind([Line(_tree(text))]).bound
    assert bound.antecedent.path[0] == "timings"


def test_that_both_had_their_effects_negated_leaves_both_spoken_of() -> None:
    text = (
        "Negate the effects of all Fiend monsters on the field, then if both their effects were negated by"
        " this effect, they cannot attack."
    )
    bound = bind([Line(_tree(text))]).bound
    assert bound[0].antecedent.path == bound[1].antecedent.path == ("effect", "first", "what")
