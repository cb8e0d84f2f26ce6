"""What has been mentioned before a place in a card: which cards, how many, and what was done to them."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final

import msgspec

from banneret.effects.actions.choosing import ExcavateUntil, NumberOfThem
from banneret.effects.actions.moving import Detach, Draw, Target
from banneret.effects.actions.values import Negate
from banneret.effects.conditions import IsA, IsNotA, WasA, WasNotA
from banneret.effects.events import AttackDeclared, Battles
from banneret.effects.kinds import Condition, Event, State, What
from banneret.effects.lists import ApplyListed
from banneret.effects.node import Node, walk
from banneret.effects.nouns import (
    All,
    AllOfThem,
    AnyNumber,
    AsManyAsPossible,
    AtLeast,
    Both,
    Deed,
    EndOfDeck,
    Exactly,
    In,
    Joined,
    NamedCards,
    Noun,
    Objects,
    One,
    OneEachKind,
    OneEachNamed,
    OneOf,
    OneOfAnOpponent,
    OneOther,
    PartOf,
    Reference,
    Spoken,
    That,
    Unnumbered,
    UpTo,
)
from banneret.effects.players import Who
from banneret.reading.binding.places import Place
from banneret.reading.binding.text_order import in_order


def field_of(place: Place) -> str:
    """The name of the field at the end of a way; empty for a whole sentence."""
    return next((step for step in reversed(place.path) if isinstance(step, str)), "")


def is_way_of_means(place: Place) -> bool:
    """Whether what stands there helps to do something."""
    return not {"by", "using"}.isdisjoint(place.path)


class Mention(msgspec.Struct, frozen=True):
    """Something that a reference may mean."""

    place: Place
    node: Node
    holder: Node
    """The node whose field it is: the action done to it, the event that befell it."""
    is_acted_on: bool = False
    is_one: bool = True
    is_many: bool = True
    is_certain: bool = True
    """Whether what was done to it last is always done."""
    is_again: bool = False
    """Whether it was spoken of before."""
    is_means: bool = False
    """Whether something was last done by means of it: "by using that target as material"."""
    again_as: str = ""
    """The field of the holder in which it was last spoken of again."""
    is_beside: bool = False
    """Whether a state of another card was last told by it: "this card's name becomes that monster's name"."""

    @property
    def field(self) -> str:
        """The field of the holder in which it stands."""
        return field_of(self.place)

    def is_kind(self) -> bool:
        """Whether it only says what a card is: "if it is a Spell"."""
        return isinstance(self.holder, IsA | IsNotA | WasA | WasNotA) and self.place.path[-1] == "kind"

    def is_this_card(self) -> bool:
        """Whether it is the card itself."""
        if isinstance(self.node, That):
            return self.node.which is Reference.THIS_CARD
        return THIS_CARD in type(self.node).__name__

    def helps(self) -> bool:
        """Whether something is done by means of it, and not to it."""
        return self.is_means if self.is_again else is_way_of_means(self.place)

    def is_material(self) -> bool:
        """Whether a monster is Summoned with it."""
        return isinstance(self.holder, Target) or self.helps()

    def is_object(self) -> bool:
        """Whether it is battled, or this card or one spoken of before does something with it or has it."""
        if self.is_beside:
            return True
        if self.place.path[-1:] in ((), ("what",)) or not isinstance(self.holder, Event | Condition | State):
            return False
        return isinstance(self.holder, Battles) or isinstance(getattr(self.holder, "what", None), That)


TOKEN: Final = "Token"
"""In the names of Tokens, and of nodes that Summon them."""
THIS_CARD: Final = "ThisCard"
"""In the names of nodes that speak of this card without a field for it."""
_LOOKED_THROUGH: Final = ("Excavat", "Reveal", "LookAt", "Draw", "Choose", "Target")
"""How the nodes are named of which some cards can be "the remaining ones"."""
_DEEDS: Final = {
    Deed.DESTROYED: ("Destroy",),
    Deed.BANISHED: ("Banish",),
    Deed.TRIBUTED: ("Tribut",),
    Deed.DISCARDED: ("Discard",),
    Deed.SENT: ("Send", "Sent"),
    Deed.ADDED: ("Add",),
    Deed.RETURNED: ("Return",),
    Deed.SHUFFLED: ("Shuffle",),
    Deed.SET: ("Set",),
    Deed.REVEALED: ("Reveal",),
    Deed.TARGETED: ("Target",),
    Deed.EQUIPPED: ("Equip",),
    Deed.EXCAVATED: ("Excavat",),
    Deed.DRAWN: ("Draw",),
    Deed.DETACHED: ("Detach",),
    Deed.NEGATED: ("Negat",),
    Deed.ATTACHED: ("Attach",),
    Deed.PLACED: ("Place",),
    Deed.ACTIVATED: ("Activat",),
    Deed.CHOSEN: ("Choose", "Pick"),
    Deed.DECLARED: ("Declare",),
    Deed.CHANGED: ("Change",),
    Deed.FLIPPED_FACE_UP: ("Flip",),
    Deed.FLIPPED_FACE_DOWN: ("Flip",),
    Deed.TARGETED_FOR_ATTACK: ("IsAttacked",),
    Deed.USED: ("Use", "SummonBy"),
}
"""How the nodes are named that do a deed or tell of it; all others are Summons."""
SUMMONS: Final = frozenset(deed for deed in Deed if deed.value.endswith("Summoned"))
ZONES: Final = frozenset(noun for noun in Noun if noun.value.lower().endswith("zone"))
PLURALS: Final = frozenset({Reference.THEM, Reference.THE_REST, Reference.THE_OTHER, Reference.BOTH})


def speaks_again(both: Node) -> bool:
    """Whether "both" are those spoken of, and not the two names or the two cards in the Pendulum Zones."""
    if not isinstance(both, Objects):
        return isinstance(both, ApplyListed)
    return both.noun is Noun.TARGET or not any(isinstance(one, In) for one in both.qualifiers)


def is_card(mention: Mention) -> bool:
    """Whether cards are mentioned, and not only something that is done."""
    is_said = isinstance(mention.node, What | Draw | ExcavateUntil | Battles | AttackDeclared | Negate)
    return is_said or THIS_CARD in type(mention.node).__name__


def is_zone(mention: Mention) -> bool:
    """Whether zones are mentioned, and no cards."""
    return not ZONES.isdisjoint(nouns_of(mention.node))


def is_looked_through(holder: Node) -> bool:
    """Whether of several cards some are taken, so that others remain."""
    return any(stem in type(holder).__name__ for stem in _LOOKED_THROUGH)


def did(holder: Node, deed: Deed) -> bool:
    """Whether a node does a deed, or tells that it was done."""
    done = {*_deeds(holder)}
    if deed in done or (deed is Deed.SUMMONED and done & SUMMONS):
        return True
    name = type(holder).__name__
    return any(stem in name for stem in _DEEDS.get(deed, ("Summon",)))


def _deeds(node: Node) -> Iterator[Deed]:
    """The deeds that a node tells of, without those in descriptions of cards."""
    for name in node.__struct_fields__:
        content = getattr(node, name)
        for one in content if isinstance(content, tuple) else (content,):
            if isinstance(one, Deed):
                yield one
            elif isinstance(one, Node) and not isinstance(one, What):
                yield from _deeds(one)


def nouns_of(node: Node) -> Iterator[Noun]:
    """The nouns of a description; none where it has names only, or is this card."""
    if isinstance(node, Objects | Spoken):
        yield node.noun
    elif isinstance(node, What):
        for _, part in in_order(node):
            if isinstance(part, What):
                yield from nouns_of(part)


def is_clearly_many(mention: Mention) -> bool:
    """Whether it would hardly be called "it": "all monsters", and not "a monster(s)"."""
    quantity = getattr(mention.node, "quantity", None)
    several = isinstance(quantity, Exactly | AtLeast) and quantity.number > 1
    if isinstance(mention.node, NamedCards) and "event" in mention.place.path:
        return False  # "if you Tribute Summon "Lantern", its ATK ..."
    if isinstance(mention.node, NamedCards) and isinstance(quantity, Unnumbered):
        return False  # "if you draw "Lantern", you can reveal it"
    return several or isinstance(quantity, All | AnyNumber | AsManyAsPossible | Unnumbered | UpTo)


def is_what_was_done(mention: Mention, said: Node) -> bool:
    """Whether that was done to it of which a condition tells: "if you shuffled it into your Deck"."""
    return any(did(mention.holder, deed) for deed in _deeds(said))


def may_be_token(mention: Mention) -> bool:
    """Whether it is a Token, which a text calls "this Token" or "this monster"."""
    return TOKEN in type(mention.node).__name__ or Noun.TOKEN in nouns_of(mention.node)


def may_be_one(node: What | Draw) -> bool:
    """Whether it can be a single card."""
    if isinstance(node, EndOfDeck | NumberOfThem):
        return node.number == 1
    quantity = getattr(node, "count" if isinstance(node, Draw) else "quantity", None)
    if isinstance(quantity, Exactly | AtLeast):
        return quantity.number == 1
    if quantity is not None:
        return not isinstance(quantity, All | Both)
    inner = [part for _, part in in_order(node) if isinstance(part, What)]
    return not inner or any(map(may_be_one, inner))


def may_be_many(node: What | Draw | Detach) -> bool:
    """Whether it can be several cards."""
    if isinstance(node, That):
        return node.which in PLURALS
    if isinstance(node, EndOfDeck | NumberOfThem):
        return node.number != 1
    quantity = getattr(node, "count" if isinstance(node, Draw) else "quantity", None)
    if isinstance(node, OneEachKind | OneEachNamed):
        return True
    if quantity is not None and any(_is_of_each(part) for _, part in in_order(node)):
        return True
    if quantity is not None:
        is_single = isinstance(quantity, One | OneOf | OneOther | OneOfAnOpponent)
        return not is_single and getattr(quantity, "number", None) != 1
    inner = [part for _, part in in_order(node) if isinstance(part, What)]
    is_one_of_them = getattr(node, "joined", Joined.OR) is Joined.OR and hasattr(node, "choices")
    is_several = len(inner) != 1 and not is_one_of_them
    return is_several or any(map(may_be_many, inner))


def leaves_one(sentence: Node | Enum | None) -> bool:
    """Whether all but one are taken of so many cards spoken of: "shuffle 2 of the 3 into the Deck"."""
    taken = (one for one in walk(sentence) if isinstance(one, PartOf)) if isinstance(sentence, Node) else ()
    return any(
        isinstance(one.whole, AllOfThem)
        and isinstance(one.quantity, Exactly)
        and one.whole.number - one.quantity.number == 1
        for one in taken
    )


def _is_of_each(part: Node) -> bool:
    """Whether a description speaks of the cards of every player: "1 monster on each field"."""
    if getattr(part, "who", None) is Who.EACH_PLAYER:
        return True
    return any(_is_of_each(inner) for _, inner in in_order(part) if not isinstance(inner, What))
