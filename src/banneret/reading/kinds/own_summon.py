"""Sentences that only say how this card is Summoned, or cannot be: no effect, and so never negated."""

from __future__ import annotations

from banneret.effects.abilities import Ability, Applies
from banneret.effects.actions.steps import Apply, Provided
from banneret.effects.actions.summoning import SummonBy, TributeSummon
from banneret.effects.events import DoesAction
from banneret.effects.happenings import Undergone
from banneret.effects.kinds import Sentence
from banneret.effects.materials import PartsMustBe, PartsShare
from banneret.effects.nouns import Deed
from banneret.effects.permissions import ForItsSummon
from banneret.effects.states import CannotBe
from banneret.effects.statics import CanBe
from banneret.effects.timings import If, When
from banneret.reading.kinds.this_card import is_this_card


def is_about_its_summon(tree: Sentence) -> bool:
    """Whether a sentence only says how this card is Summoned or Set, or cannot be."""
    if isinstance(tree, Applies):
        return any(isinstance(one, ForItsSummon) for one in tree.timings) or _says_with_what(tree)
    if not isinstance(tree, Ability) or tree.timings or tree.effect.rest or tree.cost is not None:
        return False
    first = tree.effect.first.action if isinstance(tree.effect.first, Provided) else tree.effect.first
    state = first.state if isinstance(first, Apply) else None
    if not isinstance(state, CanBe | CannotBe) or not is_this_card(state.what):
        return False
    done = state.done
    return (
        isinstance(done, Undergone)
        and bool(done.deeds)
        and all(isinstance(deed, Deed) and "Summoned" in deed.value for deed in done.deeds)
    )


def _says_with_what(tree: Applies) -> bool:
    """Whether it says what must be used: "if you Tribute Summon this card, the Tributes must be FIRE"."""
    events = [one.event for one in tree.timings if isinstance(one, If | When)]
    actions = [one.action for one in events if isinstance(one, DoesAction)]
    first = tree.effect.first
    return (
        any(isinstance(one, SummonBy | TributeSummon) and is_this_card(one.what) for one in actions)
        and isinstance(first, Apply)
        and isinstance(first.state, PartsMustBe | PartsShare)
    )
