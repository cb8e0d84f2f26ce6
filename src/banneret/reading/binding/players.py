"""Which player "they" is, of those who were spoken of."""

from __future__ import annotations

from banneret.effects.players import Who
from banneret.reading.binding.memory import Memory
from banneret.reading.binding.mentioned import is_card
from banneret.reading.binding.places import Place


def bind_player(memory: Memory, who: Who, place: Place) -> None:
    """Bind "they" to the last player who was spoken of, not to whom some zones may belong besides.

    Args:
        memory: what has been mentioned; a player who is named otherwise than by "they" is remembered there.
        who: the player.
        place: where the player is named.
    """
    cards_beside = _cards_beside(memory, place)
    if who is not Who.THEY:
        is_any = who is Who.EITHER_PLAYER and "zones" in place.path and bool(memory.players)
        if who not in (Who.YOU, Who.EACH_OTHER) and not is_any:
            memory.players.append(place)
    elif cards_beside is not None:
        memory.bind(place, cards_beside)
    elif memory.players:
        memory.bind(place, memory.players[-1])
    elif memory.mentions:  # the controller or owner of what was spoken of, or those very cards
        cards = [one for one in memory.mentions if is_card(one)] or memory.mentions
        memory.bind(place, cards[-1].place)
    else:
        memory.missing(place, who.value)


def _cards_beside(memory: Memory, place: Place) -> Place | None:
    """The cards beside which their own effects are named: "those cards or their effects"."""
    if place.path[-5:-4] != ("choices",):
        return None
    first = Place(place.sentence, (*place.path[:-4], 0))
    return next((one.antecedent for one in memory.bound if one.reference == first), None)
