"""Whether something is said of the card itself: "this card"."""

from __future__ import annotations

from banneret.effects.kinds import Action
from banneret.effects.node import Node, walk
from banneret.effects.nouns import Reference, That


def is_this_card(what: object) -> bool:
    """Whether it is this card, and nothing else that may be called "it".

    Args:
        what: what is spoken of.
    """
    return isinstance(what, That) and what.which is Reference.THIS_CARD


def speaks_of_this_card(node: Node) -> bool:
    """Whether this card is named anywhere in it.

    Args:
        node: part of a tree, or the whole.
    """
    return any(is_this_card(one) for one in walk(node))


def is_done_to_this_card(action: Action) -> bool:
    """Whether something is done to this card, or to "it", which may be this card.

    Args:
        action: what is done.
    """
    what = getattr(action, "what", None)
    return is_this_card(what) or (isinstance(what, That) and what.which is Reference.IT)
