"""What the executors say they carry out, they do: a card is played whole or not at all (law 7)."""

from __future__ import annotations

import pytest

from banneret.cards.yugioh import YugiohCard
from banneret.effects.abilities import Ability, CardEffects
from banneret.effects.actions.moving import Destroy, Draw
from banneret.effects.actions.steps import Apply, Link, Step, Steps
from banneret.effects.kinds import Action, Amount, Condition
from banneret.effects.node import Node
from banneret.effects.nouns import All, AtLeast, Exactly, Named, Noun, Objects, OnTheField
from banneret.effects.players import Who
from banneret.effects.statics import InflictPiercing
from banneret.effects.yugioh_terms import CardType, Property
from banneret.yugioh.executors.amounts import AMOUNTS
from banneret.yugioh.executors.conditions import CONDITIONS
from banneret.yugioh.executors.coverage import CHECKS, FIELDS, NotPlayable, check
from banneret.yugioh.executors.selecting import TESTS
from banneret.yugioh.executors.steps import ASKING, PLAIN
from banneret.yugioh.lowering import plan_of, playable
from banneret.yugioh.plans import ACTIVATION

SPELL = YugiohCard(name="Tidal Bell", card_type=CardType.SPELL, property=Property.QUICK_PLAY)
MONSTERS = Objects(All(), Noun.MONSTER, (), (OnTheField(),))


def effects(*abilities: Ability) -> CardEffects:
    return CardEffects(abilities)


@pytest.mark.parametrize("kind", FIELDS, ids=lambda kind: kind.__name__)
def test_the_fields_that_are_minded_are_fields(kind: type[Node]) -> None:
    assert set(FIELDS[kind]) <= set(kind.__struct_fields__)


def test_whatever_is_covered_has_an_executor() -> None:
    """What lowering turns into something that holds is no action of its own."""
    lowered = {Apply, InflictPiercing}
    for kind in FIELDS:
        if issubclass(kind, Action) and kind not in lowered:
            assert kind in PLAIN or kind in ASKING, kind
        elif issubclass(kind, Condition):
            assert kind in CONDITIONS, kind
        elif issubclass(kind, Amount):
            assert kind in AMOUNTS, kind
    assert {*PLAIN, *ASKING, *CONDITIONS, *AMOUNTS, *TESTS, *CHECKS} <= FIELDS.keys()


def test_a_plan_says_what_kind_of_effect_it_is() -> None:
    plan = plan_of(SPELL, effects(Ability(Steps(Destroy(MONSTERS)))))
    assert plan.activation is not None
    assert (plan.activation.kind, plan.activation.speed, plan.is_fast) == (ACTIVATION, 2, True)


@pytest.mark.parametrize(
    ("steps", "missing"),
    [
        (Steps(Draw(AtLeast(2))), "Draw"),
        (Steps(Destroy(Objects(All(), Noun.TOKEN))), "Objects"),
        # a name before a noun is an archetype
        (Steps(Destroy(Objects(All(), Noun.MONSTER, (Named("Bell"),)))), "Objects"),
        (Steps(Draw(Exactly(1)), (Step(Link.OR, Draw(Exactly(1))),)), "Step.link"),
        (Steps(InflictPiercing(Who.CHOSEN_OPPONENT)), "InflictPiercing.to"),
    ],
)
def test_what_is_not_carried_out_is_named(steps: Steps, missing: str) -> None:
    tree = effects(Ability(steps))
    with pytest.raises(NotPlayable, match=missing):
        check(tree)
    assert not playable(SPELL, tree)
