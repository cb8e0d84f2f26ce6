"""What numbers speak of: "that many", "that amount", "both", "for each", or a bare number of cards."""

from __future__ import annotations

from collections.abc import Callable

from banneret.effects.actions.moving import Detach
from banneret.effects.amounts import ThatAmount, ThatNumber
from banneret.effects.kinds import Amount, Condition, Quantity
from banneret.effects.lists import ApplyListed
from banneret.effects.node import Node
from banneret.effects.nouns import Both, ThatMany, UpToThatMany
from banneret.reading.binding.memory import Memory
from banneret.reading.binding.mentioned import Mention, is_card, speaks_again
from banneret.reading.binding.places import Place


def bind_amount(memory: Memory, node: Quantity | Amount, place: Place, holder: Node) -> None:
    """Bind a quantity or amount that refers back; remember one that does not.

    Args:
        memory: what has been mentioned.
        node: the quantity or amount.
        place: where it stands.
        holder: the node whose field it is.
    """
    if isinstance(node, Both):
        both = memory.last(lambda mention: mention.is_many and is_card(mention))
        both = both or next(iter(memory.held), None)
        if isinstance(holder, ApplyListed):  # of the effects of the list before
            both = memory.last(lambda mention: isinstance(mention.node, ApplyListed))
        if both is not None and speaks_again(holder):
            memory.bind(place, both.place)
    elif isinstance(node, ThatMany | UpToThatMany | ThatNumber):
        found = memory.counted(place.sentence) or memory.last(lambda mention: True)
        found = found or next(iter(memory.held), None)
        if found is None:
            memory.missing(place, type(node).__name__)
        else:
            memory.bind(place, found.place)
    elif isinstance(node, ThatAmount):
        if memory.amounts:
            memory.bind(place, memory.amounts[-1])
        else:
            memory.missing(place, "that amount")
    elif isinstance(node, Amount):
        memory.amounts.append(place)


def bind_some_of_them(memory: Memory, place: Place, *, is_in_place: bool) -> None:
    """Bind a bare number to the cards of which it counts some.

    Args:
        memory: what has been mentioned.
        place: where the number stands.
        is_in_place: whether it is part of what is done in the place of what was said before.
    """

    def last(fits: Callable[[Mention], bool]) -> Mention | None:
        return memory.last(lambda one: is_card(one) and not one.is_this_card() and fits(one))

    found = is_in_place and last(lambda one: one.is_acted_on and not isinstance(one.holder, Condition))
    found = (
        found
        or last(lambda one: one.is_many and not isinstance(one.holder, Condition))
        or last(lambda one: one.is_many)
        or last(lambda one: True)
    )
    if found is None:
        memory.missing(place, "so many")
    else:
        memory.bind(place, found.place)


def bind_each_of_them(memory: Memory, place: Place) -> None:
    """Bind "for each" to the cards it counts, which are not those that have something of it.

    Args:
        memory: what has been mentioned.
        place: where "for each" stands.
    """

    def is_counted(one: Mention) -> bool:
        is_own = one.place == Place(place.sentence, (*place.path[:-1], "what"))
        return one.is_many and not is_own and (is_card(one) or isinstance(one.node, Detach))

    found = memory.last(lambda one: is_counted(one) and not isinstance(one.holder, Condition))
    found = found or memory.last(is_counted)
    if found is not None and not found.is_this_card():
        memory.bind(place, found.place)
