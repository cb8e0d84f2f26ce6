"""Rules that cards make: attacks, prices, hands, negated effects, what is spared and barred."""

from __future__ import annotations

import pytest

from banneret.effects.abilities import Ability, Applies
from banneret.effects.actions.steps import Apply, Forbid, Steps
from banneret.effects.actions.values import NegateEffects
from banneret.effects.continuous import GoesElsewhere, MustPay, OnlyThis, WithFeature
from banneret.effects.kinds import Action
from banneret.effects.moments import Until
from banneret.effects.opponents import Plain, multiplayer_sentences
from banneret.effects.permissions import InAnswer, PaidBy, Selecting
from banneret.effects.states import UnaffectedBy
from banneret.effects.wording import multiplayer_wording
from banneret.reading.reader import Reader, SentenceReading, Verdict
from banneret.reading.text.lexicon import Lexicon

READER = Reader(Lexicon(["Lantern Keeper", "Harbour Bell"]))


def read(text: str) -> SentenceReading:
    (sentence,) = READER.text(text).sentences
    return sentence


def first(text: str) -> Action:
    """What a sentence does first."""
    tree = read(text).tree
    assert isinstance(tree, Ability | Applies)
    steps: Steps = tree.effect
    return steps.first


EXACT = (
    "During the Standby Phase, you must pay 700 LP (this is not optional), or this card is destroyed.",
    'Unaffected by card effects, except "Lantern Keeper" cards.',
    "It is unaffected by your opponent's activated effects.",
    "Unaffected by your opponent's activated effects, unless they target this card.",
    "Your opponent must pay 300 LP to declare an attack.",
    "During your opponent's turn, they must play with their hand revealed.",
    "Your opponent's hand size limit becomes 3.",
    "Each player can only Special Summon a Fairy monster(s) once per turn.",
    "Your opponent can only activate 1 Trap each turn.",
    "Cannot declare an attack unless you Tribute 1 Fairy monster.",
    "Monsters your opponent controls that can attack must attack this card.",
    "This card can attack your opponent directly.",
    'While this card is face-up on the field, the field is treated as "Harbour Bell".',
    "Your opponent cannot activate cards or effects when you Special Summon a Fairy monster(s).",
    "You can activate this card the turn it was Set, by discarding 1 Trap.",
    "Select and destroy 1 monster your opponent controls.",
    "Destroy this card if you control no other monsters.",
    "They cannot be Tributed, except for a Tribute Summon.",
    "For this card's Synchro Summon, you can treat 1 Link-3 monster you control as a Level 3 Tuner.",
    "Once per turn, the first time this card would be destroyed by battle, it is not destroyed.",
    'Can only be placed on the field by the effect of "Harbour Bell".',
    "Neither player can Special Summon monsters while you control a Plant monster, except Dragon monsters.",
    "The equipped Fairy monster gains this card's Attribute.",
    "Monsters cannot be returned from the field to the hand by card effects.",
)
VARIANTS = (
    ("Flip monsters' effects are not activated.", "Flip Effects are not activated."),
    (
        "Negate any Spell effects that target this card.",
        "Negate any Spell effect that targets this card.",
    ),
    (
        "Your opponent takes any effect damage you would have taken from their card effects, instead.",
        "Any effect damage you would take from their card effects is inflicted to your opponent instead.",
    ),
    (
        "This card cannot be targeted by, or destroyed by, monster effects.",
        "Cannot be targeted or destroyed by monster effects.",
    ),
    (
        "When Synchro Summoned, your opponent cannot activate cards or effects.",
        "When this card is Synchro Summoned, your opponent cannot activate cards or effects.",
    ),
    (
        "This monster may attack your opponent's LP directly.",
        "This monster can attack your opponent directly.",
    ),
    ("Its effect(s) is negated.", "It has its effects negated."),
    (
        "Send 1 monster you control to the GY to activate this card.",
        "Activate this card by sending 1 monster you control to the GY.",
    ),
    (
        "Your opponent cannot select this card as an attack target.",
        "Your opponent cannot target this card for attacks.",
    ),
    ("Its Level is reduced by 1.", "Reduce its Level by 1."),
    (
        "During the Standby Phase, you must pay 700 LP or this card is destroyed.",
        "During the Standby Phase, you must pay 700 LP or destroy this card.",
    ),
    (
        "Cannot be destroyed by battle, while this card points to a monster.",
        "Cannot be destroyed by battle while this card points to a monster.",
    ),
)


@pytest.mark.parametrize("text", EXACT)
def test_rules_are_read_exactly(text: str) -> None:
    sentence = read(text)
    assert (sentence.verdict, sentence.stop) == (Verdict.EXACT, None)


@pytest.mark.parametrize(("text", "printed"), VARIANTS)
def test_old_wordings_are_variants(text: str, printed: str) -> None:
    sentence = read(text)
    assert (sentence.verdict, sentence.printed) == (Verdict.VARIANT, printed)


def test_the_exception_of_what_a_card_is_unaffected_by_is_not_that_of_the_card() -> None:
    action = first('Unaffected by card effects, except "Lantern Keeper" cards.')
    assert isinstance(action, Apply)
    assert isinstance(action.state, UnaffectedBy)
    assert action.state.exception is not None
    assert action.exception is None


def test_a_ban_in_answer_to_an_event_names_it() -> None:
    action = first(
        "Your opponent cannot activate cards or effects when you Special Summon a Fairy monster(s)."
    )
    assert isinstance(action, Forbid)
    assert isinstance(action.duration, InAnswer)


def test_effects_that_do_something_are_negated_and_not_the_effects_of_effects() -> None:
    action = first("Negate any Spell effects that target this card.")
    assert isinstance(action, NegateEffects)
    assert isinstance(action.what, WithFeature)


def test_prices_and_limits_name_the_player() -> None:
    assert isinstance(first("Your opponent must pay 300 LP to declare an attack."), MustPay)
    assert isinstance(
        first("Each player can only Special Summon a Fairy monster(s) once per turn."), OnlyThis
    )
    assert isinstance(first("You can activate this card the turn it was Set, by paying 500 LP."), PaidBy)
    assert isinstance(first("Select and destroy 1 monster your opponent controls."), Selecting)


def test_what_becomes_of_cards_instead_has_its_own_time() -> None:
    action = first(
        "Until the end of this turn, any card sent to the GY is banished instead of going to the GY."
    )
    assert isinstance(action, Apply)
    assert isinstance(action.state, GoesElsewhere)
    assert isinstance(action.duration, Until)


@pytest.mark.parametrize(
    ("text", "wording"),
    [
        ("This card can attack your opponent directly.", "This card can attack your opponents directly."),
        (
            "If this card is Normal Summoned: It can attack your opponent directly this turn.",
            "If this card is Normal Summoned: It can attack your opponents directly this turn.",
        ),
        (
            "Your opponent can only activate 1 Trap each turn.",
            "Your opponents can only activate 1 Trap each turn.",
        ),
        (
            "Your opponent must pay 300 LP to declare an attack.",
            "Your opponents must pay 300 LP to declare an attack.",
        ),
    ],
)
def test_d28_what_holds_all_the_time_concerns_every_opponent(text: str, wording: str) -> None:
    tree = read(text).tree
    assert tree is not None
    (rewritten,) = multiplayer_sentences((tree,), plain=Plain.LASTING)
    assert multiplayer_wording(rewritten).text == wording


MORE = (
    "You cannot Summon other Fish monsters the turn you activate this card (but you can Normal Set).",
    "You cannot add cards from your Deck to your hand this turn, except by drawing them.",
    "If you can Pendulum Summon Level 9, you can Pendulum Summon this face-up card in your Extra Deck.",
    "Flip monsters' effects cannot be activated.",
    "Monsters in your center Main Monster Zone cannot be destroyed by card effects.",
    "This card and Dragon monsters you control cannot be destroyed by battle.",
    "You cannot halve the same damage twice this way.",
    "The attacks from your opponent's Fairy monsters become direct attacks.",
)


@pytest.mark.parametrize("text", MORE)
def test_smaller_rules_are_read_exactly(text: str) -> None:
    sentence = read(text)
    assert (sentence.verdict, sentence.stop) == (Verdict.EXACT, None)


def test_spells_that_must_be_set_first_bind_the_players_that_are_named() -> None:
    rule = "must Set Spell Cards before activating them, and cannot activate them until their next turn."
    assert read(f"Each player {rule}").verdict == Verdict.EXACT
    assert read(f"Both players {rule}").printed == f"Each player {rule}"
