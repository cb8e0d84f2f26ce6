"""Whether something is said of the card itself."""

from __future__ import annotations

from banneret.effects.actions.moving import Destroy
from banneret.effects.nouns import Reference, That
from banneret.reading.kinds.this_card import is_this_card, speaks_of_this_card


def test_this_card_is_not_whatever_is_called_it() -> None:
    assert is_this_card(That(Reference.THIS_CARD))
    assert not is_this_card(That(Reference.IT))
    assert not is_this_card(None)


def test_an_action_speaks_of_the_card_that_it_is_done_to() -> None:
    assert speaks_of_this_card(Destroy(That(Reference.THIS_CARD)))
    assert not speaks_of_this_card(Destroy(That(Reference.IT)))
