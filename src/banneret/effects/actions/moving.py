"""Cards that change their place, and cards that are chosen, shown and searched."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.kinds import Action, Agent, Duration, Qualifier, Quantity, What
from banneret.effects.lists import ListedEffects
from banneret.effects.nouns import CardPosition, End, Zones
from banneret.effects.players import Who
from banneret.effects.states import SummonName


class Target(Action, frozen=True):
    """Choose at activation what the effect is about; in prohibitions with effects of a kind."""

    what: What
    by: Agent | None = None


class Choose(Action, frozen=True):
    """Choose while the effect resolves, without targeting."""

    what: What
    at_random: bool = False


class Destroy(Action, frozen=True):
    """Destroy."""

    what: What


class Draw(Action, frozen=True):
    """Draw cards."""

    count: Quantity
    each: What | None = None
    more: bool = False
    """Besides those drawn before: "draw 1 more card"."""
    like: Qualifier | None = None
    """What was done to as many cards: "the same number of cards you discarded"."""


class Discard(Action, frozen=True):
    """Send from the hand to the GY; from whose hand is in ``what``, else your own."""

    what: What
    to_graveyard: bool = False
    """Whether the text says that they go to the GY, so that they cannot be banished instead."""


class Tribute(Action, frozen=True):
    """Send from the field to the GY as a Tribute."""

    what: What
    summon: SummonName | None = None
    """For which Summon, where the text says it."""
    not_controlled: bool = False
    """Said that the player does not control them."""


class Add(Action, frozen=True):
    """Add to the hand."""

    what: What
    to: Who = Who.YOU
    source: Zones | None = None
    """From where, if that is said before the cards."""
    exception: What | None = None


class Send(Action, frozen=True):
    """Send to a zone, mostly the GY."""

    what: What
    to: Zones
    exception: What | None = None
    source: Zones | None = None
    """From where, if that is said before the cards."""


class Banish(Action, frozen=True):
    """Banish; for a time if a duration is given."""

    what: What
    position: CardPosition | None = None
    duration: Duration | None = None
    source: Zones | None = None
    """From where, if that is said before the cards."""


class ReturnTo(Action, frozen=True):
    """Return to a zone."""

    what: What
    to: Zones


class ShuffleInto(Action, frozen=True):
    """Shuffle into a Deck."""

    what: What
    to: Zones
    source: Zones | None = None
    """From where, if that is said before the cards."""


class ShuffleDeck(Action, frozen=True):
    """Shuffle a Deck."""

    who: Who


class Order(StrEnum):
    """In which order several cards are placed."""

    ANY = "in any order"
    SAME = "in the same order"
    RANDOM = "in random order"


class PlaceInDeck(Action, frozen=True):
    """Place at an end of a Deck."""

    what: What
    end: End
    who: Who | None = None
    """None: the owner."""
    order: Order | None = None


class Placement(StrEnum):
    """As what a card is placed in a zone."""

    CONTINUOUS_SPELL = "as a Continuous Spell"
    CONTINUOUS_TRAP = "as a Continuous Trap"


class PlaceInZone(Action, frozen=True):
    """Place in a zone of the field, or face-up in the Extra Deck."""

    what: What
    to: Zones
    position: CardPosition | None = None
    placement: Placement | None = None
    exception: What | None = None


class MoveTo(Action, frozen=True):
    """Move to another Main Monster Zone of the same player."""

    what: What
    who: Who


class MoveToPointed(Action, frozen=True):
    """Place in a zone that a card points to, on whosever field."""

    what: What
    pointing: What


class Take(Action, frozen=True):
    """Take cards from a zone, to do with them what follows."""

    what: What


class AddOrSummon(Action, frozen=True):
    """Add to the hand or Special Summon, as the player likes."""

    what: What
    exception: What | None = None


class AddOrSet(Action, frozen=True):
    """Add to the hand or Set, as the player likes."""

    what: What


class TakeControl(Action, frozen=True):
    """Take control of."""

    what: What
    duration: Duration | None = None


class GiveControl(Action, frozen=True):
    """Give control to a player."""

    what: What
    to: Who
    duration: Duration | None = None


class SwitchControl(Action, frozen=True):
    """Switch control of two monsters."""

    what: What
    between_players: bool = False
    """"With each other": each player's monster goes to the other one."""


class Reveal(Action, frozen=True):
    """Show to all players."""

    what: What


class LookAt(Action, frozen=True):
    """Look at cards that you cannot see."""

    what: What


class Excavate(Action, frozen=True):
    """Turn up cards of a Deck."""

    what: What


class Attach(Action, frozen=True):
    """Attach to an Xyz Monster as material."""

    what: What
    to: What


class Detach(Action, frozen=True):
    """Detach materials."""

    quantity: Quantity
    source: What


class Equip(Action, frozen=True):
    """Equip a card to a monster."""

    what: What
    to: What
    as_spell: bool = False
    """ "As an Equip Spell"."""
    giving: int | None = None
    """The ATK that it gives."""
    giving_both: bool = False
    """Whether it gives as much DEF."""
    list: ListedEffects | None = None
    """The effects that it has as such, which follow."""
    as_card: bool = False
    """Said as "as an Equip Card", which it becomes in any case."""


class SetCards(Action, frozen=True):
    """Set cards."""

    what: What
    to: Zones | None = None
    as_spell: bool = False
    """A monster that is Set as a Spell."""
    exception: What | None = None


class ChangePosition(Action, frozen=True):
    """Change to a position."""

    what: What
    position: CardPosition | None = None
    """None: to the other battle position."""


class FlipFaceUp(Action, frozen=True):
    """Turn face-down cards face-up."""

    what: What


class ChangeAttackTarget(Action, frozen=True):
    """The attack goes on against another monster."""

    what: What


class CalculateDamage(Action, frozen=True):
    """Damage calculation is performed now."""


class EndBattlePhase(Action, frozen=True):
    """The Battle Phase ends."""
