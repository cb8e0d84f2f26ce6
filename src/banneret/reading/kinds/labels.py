"""What sentences are called that are no effects: "Summoning condition", "Limit", "Note"."""

from __future__ import annotations

from typing import Final

from banneret.effects import (
    continuous,
    holding,
    limits,
    materials,
    permissions,
    procedures,
    reminders,
    rituals,
)
from banneret.effects.abilities import (
    Ability,
    ActivateOnly,
    Applies,
    Continues,
    EitherAbility,
    Otherwise,
    QuickIf,
    Required,
    Stage,
)
from banneret.effects.actions.steps import (
    Apply,
    Forbid,
    linked_actions,
)
from banneret.effects.actions.summoning import SpecialSummon
from banneret.effects.dealings import ActivatedBy
from banneret.effects.events import DoesAction
from banneret.effects.kinds import Action, Duration, Sentence
from banneret.effects.limits import ActivationLimit, OneEffectPerTurn, SoftUsageLimit, UsageLimit
from banneret.effects.materials import PartsAre, PartsMustBe
from banneret.effects.moments import For, InTurn, Span
from banneret.effects.players import Who
from banneret.effects.states import CannotBeMaterial
from banneret.effects.timings import (
    Given,
    While,
)
from banneret.reading.kinds.own_use import is_permission
from banneret.reading.kinds.this_card import is_this_card

_RITUAL: Final = "Ritual Summon when this card resolves"
SUMMONING: Final = "Summoning condition"
"""What sentences are called that say how a monster is Summoned."""
_LABELS: Final[tuple[tuple[str, tuple[type[Sentence], ...]], ...]] = (
    (
        _RITUAL,
        (
            rituals.UsedToRitualSummon,
            rituals.RitualTributes,
        ),
    ),
    (
        SUMMONING,
        (
            procedures.SummoningProcedure,
            procedures.MustBe,
            procedures.TributesRequired,
            procedures.FewerTributesIf,
            rituals.RitualSummonedWith,
            materials.CanAlsoTribute,
            materials.FusionOnlyWithAbove,
        ),
    ),
    ("Materials", (materials.Materials,)),
    ("Ignition effect", (EitherAbility,)),
    ("A further part of it", (Continues, Otherwise)),
    ("Equip condition", (procedures.EquipOnlyTo,)),
    ("Activation condition", (ActivateOnly, ActivatedBy, Required, permissions.NotWithSameNames)),
    ("Condition of placing", (continuous.PlacedOnlyBy,)),
    ("Gemini", (reminders.GeminiSummon,)),
    (
        "Limit",
        (
            UsageLimit,
            OneEffectPerTurn,
            ActivationLimit,
            SoftUsageLimit,
            limits.SummonLimit,
            limits.ControlLimit,
            limits.FieldLimit,
            limits.GainLimit,
            limits.UseOnly,
            permissions.NotInSameChain,
            holding.UsersLimit,
        ),
    ),
    ("How long", (limits.Lasts, reminders.Remains)),
    (
        "Note",
        (
            procedures.AlwaysTreatedAs,
            procedures.AlwaysWorth,
            materials.SubstituteFor,
            holding.OnlyTheseAsMaterial,
            reminders.TreatedAsSummon,
            reminders.StillATrap,
            reminders.NotTreatedAs,
            reminders.WithoutPolymerization,
            reminders.OneUnionAtATime,
            reminders.CanBeActivated,
            reminders.OneAtATime,
            permissions.NotHalvedTwice,
            continuous.IsQuick,
            QuickIf,
        ),
    ),
)
"""What sentences are called that are no effects."""


def label_of(tree: Sentence, *, of_monster: bool) -> str | None:
    """What a sentence is called that is no effect.

    Args:
        tree: the sentence.
        of_monster: whether a monster says it: of a Ritual Monster, how it is Summoned.
    """
    if is_permission(tree):
        return "Permission to activate this card"
    if of_monster and summons_itself(tree):
        return SUMMONING
    if (of_monster and _restricts_its_use(tree)) or _is_of_either_activation(tree):
        return "Restriction"
    if isinstance(tree, Required) and tree.stage is Stage.RESOLUTION:
        return "Condition to resolve"
    label = next((label for label, types in _LABELS if isinstance(tree, types)), None)
    return SUMMONING if of_monster and label == _RITUAL else label


def summons_itself(tree: Sentence | None) -> bool:
    """Whether a player can Special Summon this card without activating anything: "If ..., you can".

    Args:
        tree: the sentence; None for one that is not read.
    """
    if not isinstance(tree, Applies) or not tree.optional or tree.instead:
        return False
    if not all(isinstance(one, Given | While) for one in tree.timings):
        return False
    return any(
        isinstance(one.action, SpecialSummon) and is_this_card(one.action.what)
        for one in linked_actions(tree.effect, ())
    )


def _restricts_its_use(tree: Sentence) -> bool:
    """Whether it says how this card is not used or Summoned, which no effect is: nothing can negate it.

    It cannot be material, nor other monsters beside it; or its player does not do something in the turn of
    its Summon.
    """
    if not isinstance(tree, Ability) or tree.timings:
        return False
    if tree.holds is not None and not isinstance(getattr(tree.holds, "condition", None), PartsAre):
        return False
    first = tree.effect.first
    if isinstance(first, Forbid):
        of_its_summon = first.who is Who.YOU and _is_turn_of_its_summon(first.duration)
        return of_its_summon and not tree.effect.rest and tree.holds is None
    return all(_is_of_its_use(one.action) for one in linked_actions(tree.effect, ()))


def _is_of_its_use(action: Action) -> bool:
    state = action.state if isinstance(action, Apply) else None
    return isinstance(state, PartsMustBe) or (
        isinstance(state, CannotBeMaterial) and is_this_card(state.what)
    )


def _is_of_either_activation(tree: Sentence) -> bool:
    """Whether it says what its player cannot do in the turn in which any effect of this card is activated."""
    first = tree.effect.first if isinstance(tree, Ability) and not tree.timings else None
    return isinstance(first, Forbid) and first.duration == For(Span.TURN_OF_EITHER_ACTIVATION)


def _is_turn_of_its_summon(duration: Duration | None) -> bool:
    event = duration.event if isinstance(duration, InTurn) else None
    action = event.action if isinstance(event, DoesAction) else None
    return isinstance(action, SpecialSummon) and is_this_card(action.what)
