"""Summons by effects, restrictions on Summoning, and what materials are: read, and printed as they were."""

from __future__ import annotations

import pytest

from banneret.effects.actions.steps import AlsoForbidden, Forbid
from banneret.effects.actions.summoning import (
    ExtraMethod,
    ExtraNormalSummon,
    SpecialSummon,
    SummonAnyhow,
    SummonBy,
    Transfer,
    TreatedAs,
)
from banneret.effects.materials import TotalIs, UsedFor
from banneret.effects.node import walk
from banneret.effects.players import Who
from banneret.effects.procedures import MustBe, Necessity
from banneret.effects.rituals import RitualTributes
from banneret.effects.states import SummonName
from banneret.effects.statics import SummonedUsing
from banneret.effects.yugioh_terms import MonsterKind
from tests.effects.sentences import inner, prints_as, read

SENTENCES = [
    (
        "You can detach 1 material from this card; Special Summon from your Extra Deck, 1 Rank 6 Xyz "
        "Monster, by using this card you control as material (this is treated as an Xyz Summon, transfer"
        " its materials)."
    ),
    "Special Summon 1 Synchro Monster from your Extra Deck (this is treated as a Synchro Summon).",
    (
        "Special Summon this card as a Normal Monster (Pyro/FIRE/Level 3/ATK 900/DEF 300) (this card is "
        "also still a Trap)."
    ),
    (
        "Special Summon this card in Defense Position as an Effect Monster (Pyro/FIRE/Level 3/ATK "
        "900/DEF 300) with the following effect (this card is also still a Trap)."
    ),
    "Special Summon 1 FIRE monster from your hand to your opponent's field in Defense Position.",
    "You cannot Normal or Special Summon monsters for the rest of this turn, except FIRE monsters.",
    "You cannot Special Summon the turn you activate this effect, except by Synchro Summon.",
    "You cannot Special Summon monsters, nor conduct your Battle Phase, the turn you activate this card.",
    "You cannot Normal Summon/Set the turn you Special Summon a Rock monster.",
    "Neither player can Synchro Summon.",
    "You cannot Summon/Set monsters to a zone this card points to.",
    (
        "During your Main Phase this turn, you can Normal Summon 1 FIRE monster, in addition to your "
        "Normal Summon/Set (you can only gain this effect once per turn)."
    ),
    "You can conduct up to 4 Normal Summons/Sets this turn, not just 1.",
    'Requires 2 "Lantern" Tributes to Normal Summon/Set.',
    "You can Normal Summon this card with 3 Tributes.",
    (
        "Must be Special Summoned (from your Extra Deck) by sending 2 monsters you control with a Level "
        "difference of 3 to the GY (1 Tuner and 1 non-Tuner)."
    ),
    (
        "Must first be Special Summoned (from your hand) by banishing 2 FIRE monsters (1 from your hand "
        "and 1 from your GY)."
    ),
    (
        'Must first be Special Summoned (from your hand) by Tributing 1 each of "Lantern Keeper" '
        'and "Oil Merchant".'
    ),
    (
        "Must first be Special Summoned (from your Extra Deck) by banishing the above cards you control "
        "and/or from your GY."
    ),
    "This card can only be Special Summoned by banishing 2 FIRE monsters in your GY.",
    "Must be Ritual Summoned, using monsters, and you cannot use Level 4 monsters.",
    (
        "Must be Special Summoned (from your hand) by having 5 or more monsters in your GY, and no Pyro "
        "monsters in your GY."
    ),
    "Must be Special Summoned by its own Pendulum Effect, and cannot be Special Summoned by other ways.",
    (
        "Ritual Summon 1 Ritual Monster from your hand, by banishing monsters from your GY whose total "
        "Levels equal or exceed its Level."
    ),
    (
        "You must also Tribute monsters from your hand or field, and/or banish monsters from your GY, "
        "whose total Levels exactly equal the Level of the Ritual Monster you Ritual Summon."
    ),
    (
        "If you Ritual Summon exactly 1 FIRE Ritual Monster with a card effect that requires use of "
        "monsters, this card you control can be used as the entire requirement."
    ),
    (
        "When you Ritual Summon a Rock monster, you can banish this card from your GY as 1 of the monsters "
        "required for the Ritual Summon."
    ),
]


@pytest.mark.parametrize("text", SENTENCES)
def test_a_sentence_prints_as_it_was_read(text: str) -> None:
    assert prints_as(text) == text


def test_the_transfer_of_materials_belongs_to_the_summon() -> None:
    treated = inner(read(SENTENCES[0]), TreatedAs)
    assert treated.transfer is Transfer.ITS_MATERIALS
    assert treated.action.source is not None
    assert treated.action.using is not None


def test_a_trap_monster_has_its_values_and_effects() -> None:
    action = inner(read(SENTENCES[3]), SpecialSummon)
    assert action.as_kind is MonsterKind.EFFECT
    assert len(action.values) == 5
    assert action.having is not None


def test_a_restriction_names_the_ways_and_what_is_excepted() -> None:
    forbid = inner(read(SENTENCES[5]), Forbid)
    assert forbid.who is Who.YOU
    assert isinstance(forbid.action, SummonAnyhow)
    assert forbid.action.ways == (SummonName.NORMAL, SummonName.SPECIAL)
    assert forbid.exception is not None
    assert forbid.duration is not None


def test_the_duration_behind_nor_is_that_of_both() -> None:
    forbid = inner(read(SENTENCES[7]), Forbid)
    assert len(forbid.nor) == 1
    assert isinstance(forbid.nor[0], AlsoForbidden)
    assert forbid.duration is not None


def test_who_summoned_a_monster_cannot_summon() -> None:
    text = "The player who Summoned it cannot Special Summon from the Extra Deck, except FIRE monsters."
    assert inner(read(text), Forbid).who is Who.SUMMONER


def test_an_old_text_that_can_only_be_is_a_necessity() -> None:
    tree = read("This card can only be Special Summoned by banishing 2 FIRE monsters in your GY.")
    assert isinstance(tree, MustBe)
    assert tree.necessity is Necessity.ONLY


def test_an_additional_tribute_summon() -> None:
    text = (
        "You can Tribute Summon 1 Rock monster during your Main Phase this turn, in addition to your Normal "
        "Summon/Set."
    )
    extra = inner(read(text), ExtraNormalSummon)
    assert extra.method is ExtraMethod.TRIBUTE


def test_the_total_of_two_payments_is_said_of_both() -> None:
    tree = read(SENTENCES[-3])
    assert isinstance(tree, RitualTributes)
    assert isinstance(tree.total, TotalIs)
    assert not any(isinstance(node, TotalIs) for node in walk(tree.payment))


def test_the_total_of_one_payment_is_said_of_its_cards() -> None:
    summon = inner(read(SENTENCES[-4]), SummonBy)
    assert summon.total is None
    assert inner(summon.by, TotalIs).amount is not None


def test_materials_that_were_on_the_field_are_told_from_those_that_were_not() -> None:
    on = "Destroy 1 Synchro Monster that was Synchro Summoned using this card on the field as material."
    off = "Destroy 1 Synchro Monster that was Synchro Summoned using this card as material."
    assert inner(read(on), SummonedUsing).on_the_field
    assert not inner(read(off), SummonedUsing).on_the_field
    for text in (on, off):
        assert prints_as(text) == text


MATERIALS = [
    (
        "If this card would be used as Synchro Material, 1 Tuner in your hand can be used as 1 of the "
        "other materials."
    ),
    (
        'If Summoning a "Lantern" Fusion Monster this way, you can also banish monsters from your GY as '
        "material."
    ),
    "If you Tribute Summon this card, all Tributes must be FIRE.",
    "If this card is Normal Summoned without Tributing, its Level becomes 6.",
    (
        "This card can be treated as 2 materials for the Xyz Summon of a FIRE Xyz Monster that requires "
        "3 or more materials."
    ),
    (
        "Fusion Summon 1 Fusion Monster from your Extra Deck, using this card you control and other "
        "monsters from your hand or field as Fusion Material."
    ),
    "Destroy cards on the field, up to the number of materials this card had.",
    "Target 1 monster in your GY used for its Synchro Summon; Special Summon it.",
    "If all materials used for this card's Synchro Summon are in your GY: Draw 1 card.",
    'Fusion Summon 1 Fusion Monster that must be Special Summoned with "Lantern Keeper".',
    "Pendulum Summons of your FIRE monsters cannot be negated.",
    "You can only Special Summon once from the Extra Deck for the rest of this turn.",
    "To Tribute Summon this card face-up, you can Tribute Traps you control, as well as monsters.",
    "If this is the only card in your hand, you can Special Summon this card (from your hand).",
    "Set 1 Trap from your Deck with an effect that Special Summons itself as a monster.",
    "If this card has no materials: Draw 1 card.",
]


@pytest.mark.parametrize("text", MATERIALS)
def test_what_is_said_of_materials_prints_as_it_was_read(text: str) -> None:
    assert prints_as(text) == text


def test_materials_used_are_those_of_one_summon() -> None:
    used = inner(read(MATERIALS[7]), UsedFor)
    assert used.summon is SummonName.SYNCHRO
    assert used.of is not None
