"""References, and what their own words say of the cards that they can mean."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from banneret.effects.actions.moving import Target
from banneret.effects.battle import Battled
from banneret.effects.conditions import Controls
from banneret.effects.deeds import DoneByPlayer
from banneret.effects.events import SummonsSo
from banneret.effects.happenings import AsMaterial, ForSummon
from banneret.effects.kinds import Action, Amount, Condition, State, What
from banneret.effects.materials import UsedFor
from banneret.effects.node import Node, walk
from banneret.effects.nouns import (
    AttackedByThis,
    Attacking,
    Battling,
    ControlledBy,
    ControlledLying,
    Deed,
    Done,
    Either,
    EquippedByThisTo,
    EquippedTo,
    In,
    LeftOver,
    MentionedOn,
    Named,
    NamedCards,
    Noun,
    Objects,
    Of,
    OfAttribute,
    OfKind,
    OfType,
    OneOf,
    OneOfAnOpponent,
    OnFieldOf,
    OnTheField,
    Opposing,
    Other,
    PointedToBy,
    Pointer,
    Reference,
    Spoken,
    SpokenByName,
    SpokenPlace,
    That,
    ThatDestroyed,
    WasEquippedWithThis,
    WhichWas,
    WithMost,
)
from banneret.effects.nouns.zones import Place as ZoneName
from banneret.effects.players import Who
from banneret.effects.statics import EquippedWith, SummonedUsing
from banneret.reading.binding.mentioned import (
    PLURALS,
    SUMMONS,
    TOKEN,
    ZONES,
    Mention,
    did,
    field_of,
    is_card,
    may_be_token,
    nouns_of,
)
from banneret.reading.binding.places import Place

Pointing: TypeAlias = That | Spoken | SpokenByName
_ATTACKED: Final = frozenset({"on", "target", "targets", "attacked"})
"""Fields of events that hold what is attacked."""
_EFFECTS: Final = frozenset(noun for noun in Noun if noun.value.endswith("effect"))
_SPELL_EFFECTS: Final = frozenset(noun for noun in _EFFECTS if "Spell" in noun.value or "Trap" in noun.value)
_DESCRIBING: Final = (ControlledBy, In, MentionedOn, ThatDestroyed, UsedFor, WasEquippedWithThis, WithMost)
"""Qualifiers that say by themselves which cards are meant."""
_SAYING_WHICH: Final = frozenset(
    {
        AttackedByThis,
        Battled,
        EquippedByThisTo,
        EquippedTo,
        EquippedWith,
        PointedToBy,
        SummonedUsing,
        ThatDestroyed,
        UsedFor,
        WasEquippedWithThis,
    }
)
"""Qualifiers that leave no other cards to be meant, even where some were spoken of."""
_SORTS: Final = (Named, OfAttribute, OfKind, OfType)
"""Adjectives that say of what sort cards are."""
_PLACES: Final = frozenset({ControlledBy, ControlledLying, In, OnFieldOf, OnTheField})
"""Qualifiers that say where cards are."""
_MONSTERS: Final = frozenset(
    {
        Noun.MONSTER,
        Noun.MONSTER_CARD,
        Noun.TUNER,
        Noun.NON_TUNER,
        Noun.TOKEN,
        Noun.MATERIAL,
        Noun.FUSION_MATERIAL,
    }
)
_SPELLS: Final = frozenset({Noun.SPELL, Noun.TRAP, Noun.SPELL_TRAP, Noun.SPELL_OR_TRAP, Noun.EQUIP_CARD})


def is_attacked(mention: Mention) -> bool:
    """Whether it is the attack target of what attacks."""
    return field_of(mention.place) in _ATTACKED


def words_of(reference: Pointing) -> str:
    """A reference in short."""
    if isinstance(reference, That):
        return reference.which.value
    if isinstance(reference, SpokenByName):
        return f"{reference.pointer.value} name"
    return f"{reference.pointer.value} {reference.noun.value}"


def fitting(reference: Pointing) -> Callable[[Mention], bool]:
    """What a reference can mean."""
    if isinstance(reference, That):
        if reference.which in PLURALS:
            return lambda mention: mention.is_many and is_card(mention)
        return lambda mention: mention.is_one and is_card(mention)
    if isinstance(reference, SpokenByName):
        return lambda mention: reference.name in {*walk(mention.node)}
    deeds = [adjective.deed for adjective in reference.adjectives if isinstance(adjective, Done)]
    deeds += [qualifier.deed for qualifier in reference.qualifiers if isinstance(qualifier, DoneByPlayer)]

    def fits(mention: Mention) -> bool:
        if mention.is_this_card() and reference.pointer is not Pointer.THIS:
            return False
        if deeds:
            if SUMMONS.issuperset(deeds) and mention.helps():
                return False
            whole = getattr(mention.node, "whole", None)  # "target 1 of those Set monsters"
            said = (*getattr(mention.node, "adjectives", ()), *getattr(whole, "adjectives", ()))
            return any(did(mention.holder, deed) or Done(deed) in said for deed in deeds) and _is_noun(
                mention.node, reference.noun
            )
        if not is_card(mention):
            return False
        if {_side(reference), _side(mention.node) or _side_of_holder(mention)} == {Who.YOU, Who.OPPONENT}:
            return False
        if reference.noun is Noun.TARGET:
            return isinstance(mention.holder, Target)
        if reference.noun is Noun.ATTACK_TARGET:
            return is_attacked(mention) or did(mention.holder, Deed.TARGETED_FOR_ATTACK)
        if reference.pointer is Pointer.THAT and not mention.is_one:
            return False
        if reference.pointer in (Pointer.THOSE, Pointer.THESE) and not mention.is_many:
            return False
        return _is_noun(mention.node, reference.noun)

    return fits


def describes_itself(reference: Pointing) -> bool:
    """Whether it says which card it is, whatever was spoken of: "the monster that destroyed this card"."""
    if not isinstance(reference, Spoken) or reference.pointer is not Pointer.THE:
        return False
    kinds = {type(one) for one in reference.qualifiers}
    is_extreme = WithMost in kinds and not kinds.isdisjoint(_PLACES)
    is_beside = any(
        isinstance(one, In) and one.zones.places == (ZoneName.OTHER_PENDULUM_ZONE,)
        for one in reference.qualifiers
    )
    is_listed = any(
        isinstance(one, MentionedOn) and isinstance(one.what, That) for one in reference.qualifiers
    )  # "the Fusion Materials mentioned on it"
    return is_extreme or is_beside or is_listed or not kinds.isdisjoint(_SAYING_WHICH)


def is_in_battle(reference: Pointing) -> bool:
    """Whether it is a monster of the battle that goes on: "the opponent's battling monster"."""
    adjectives = getattr(reference, "adjectives", ())
    is_told = isinstance(reference, Spoken) and reference.pointer is Pointer.THE
    return is_told and not {Attacking(), Battling()}.isdisjoint(adjectives)


def needs_nothing(reference: Pointing) -> bool:
    """Whether the game knows what is meant where the text has named nothing: "the cards you control"."""
    if isinstance(reference, That):
        return reference.which is Reference.THIS_MONSTER
    if isinstance(reference, SpokenByName):
        return reference.pointer is Pointer.THE
    if reference.noun is Noun.ATTACK_TARGET:
        return True
    if not {Attacking(), Battling(), Done(Deed.EQUIPPED)}.isdisjoint(reference.adjectives):
        return True
    if any(isinstance(one, WhichWas) and one.by is not None for one in reference.qualifiers):
        return True  # "the monster banished by this effect"
    if reference.noun is Noun.MATERIAL and reference.pointer is Pointer.THE:
        return True  # "the last material"
    return reference.pointer is Pointer.THE and any(
        isinstance(one, _DESCRIBING) for one in reference.qualifiers
    )


def _side(node: Node) -> Who | None:
    """Whose cards they are, where a description says so."""
    qualifiers, adjectives = (getattr(node, name, ()) for name in ("qualifiers", "adjectives"))
    for one in (*qualifiers, *adjectives):
        if isinstance(one, ControlledBy | Of) and one.who in (Who.YOU, Who.OPPONENT):
            return one.who
    if isinstance(getattr(node, "quantity", None), OneOfAnOpponent) or Opposing() in adjectives:
        return Who.OPPONENT
    return None


def _side_of_holder(mention: Mention) -> Who | None:
    """Whose cards they are that somebody controls."""
    return mention.holder.who if isinstance(mention.holder, Controls) else None


def _is_noun(node: Node, noun: Noun) -> bool:
    """Whether what was mentioned can be called by a noun."""
    nouns = set(nouns_of(node))
    if noun in ZONES or nouns & ZONES:
        return noun in nouns or (noun is Noun.ZONE and bool(nouns & ZONES))
    if noun in (Noun.CARD, Noun.ONE) or not nouns or Noun.CARD in nouns or noun in nouns:
        return noun not in _EFFECTS or bool(nouns & _EFFECTS)
    if noun in _MONSTERS and Noun.MONSTER_EFFECT in nouns:  # the monster whose effect it is
        return True
    if noun in _SPELLS and nouns & _SPELL_EFFECTS:
        return True
    return any(noun in family and nouns & family for family in (_MONSTERS, _SPELLS, _EFFECTS))


def is_called(mention: Mention, reference: Pointing) -> bool:
    """Whether what was mentioned is said to be what a reference calls it: a monster, a Spell."""
    if not isinstance(reference, Spoken) or reference.noun not in _MONSTERS | _SPELLS:
        return True
    if reference.noun is Noun.TOKEN:
        is_named = any(isinstance(one, Named) and TOKEN in one.name for one in walk(mention.node))
        return is_named or may_be_token(mention)
    if reference.noun in _MONSTERS and "Summon" in type(mention.holder).__name__:
        return True
    nouns = {*nouns_of(mention.node)}
    if not nouns:
        return any(isinstance(one, NamedCards | That) for one in walk(mention.node))
    if reference.noun in _MONSTERS:
        return not nouns.isdisjoint(_MONSTERS | {Noun.MONSTER_EFFECT})
    return not nouns.isdisjoint(_SPELLS | _SPELL_EFFECTS)


def is_said_to_be(mention: Mention, reference: Pointing) -> bool:
    """Whether what was mentioned is said to be of the kind that a reference names: "that Dragon monster"."""
    said = {one for one in getattr(reference, "adjectives", ()) if isinstance(one, _SORTS)}
    is_told = isinstance(mention.node, Objects) and not isinstance(
        mention.holder, AsMaterial | ForSummon | SummonsSo
    )
    return not is_told or said.issubset(walk(mention.node))


def is_left_over(reference: Pointing) -> bool:
    """Whether it means those of several that nothing was done to: "the remaining cards"."""
    if not isinstance(reference, Spoken):
        return False
    others = reference.pointer is Pointer.THE and Other() in reference.adjectives
    return others or LeftOver() in reference.adjectives


def is_told_of(mention: Mention, reference: Pointing) -> bool:
    """Whether what a reference says was done to the cards was done: "the monster sent to the GY"."""
    deeds = [one.deed for one in getattr(reference, "qualifiers", ()) if isinstance(one, WhichWas)]
    went = _WENT.get(getattr(reference, "place", None))
    return all(did(mention.holder, deed) for deed in (*deeds, *([went] if went is not None else ())))


_WENT: Final[Mapping[SpokenPlace | None, Deed]] = MappingProxyType(
    {
        SpokenPlace.RETURNED: Deed.RETURNED,
        SpokenPlace.RETURNED_BY_THIS: Deed.RETURNED,
        SpokenPlace.SENT: Deed.SENT,
        SpokenPlace.SENT_BY_THIS: Deed.SENT,
        SpokenPlace.BANISHED_AS_COST: Deed.BANISHED,
    }
)
"""What was done to cards that are told from others by where they went."""


def is_told_by_deed(reference: Spoken) -> bool:
    """Whether a reference says what was done to the cards: "the sent monster"."""
    return any(isinstance(one, Done) for one in reference.adjectives)


def is_called_so(mention: Mention, reference: Spoken) -> bool:
    """Whether what a reference says was done to the cards was done to these."""
    return all(did(mention.holder, one.deed) for one in reference.adjectives if isinstance(one, Done))


def is_plural(reference: Pointing) -> bool:
    """Whether it means several cards."""
    if isinstance(reference, That):
        return reference.which in PLURALS
    return reference.pointer in (Pointer.THOSE, Pointer.THESE)


def is_on_side(node: Node, reference: Pointing) -> bool:
    """Whether a description says whose the cards are, where a reference does: "that opponent's monster"."""
    return _side(reference) is None or _side(node) is _side(reference)


def whose_is_meant(node: What, place: Place, holder: Node) -> Who | None:
    """Whose monster an effect speaks of by that alone: "your monster" can be one spoken of before."""
    if not isinstance(node, Objects) or node.quantity != OneOf() or node.qualifiers:
        return None
    if not isinstance(holder, Action | Amount | State) or place.path[-1] not in ("what", "to"):
        return None
    if "effect" not in place.path or "condition" in place.path or len(node.adjectives) != 1:
        return None
    (whose,) = node.adjectives
    return whose.who if isinstance(whose, Of) and whose.who in (Who.YOU, Who.OPPONENT) else None


def is_one_of(mention: Mention, who: Who) -> bool:
    """Whether one monster of a player was mentioned."""
    return mention.is_one and not isinstance(mention.holder, Condition) and _is_of(mention.node, who)


def _is_of(node: Node, who: Who) -> bool:
    """Whether a description says that cards are a player's; "this card or your other monster" are yours."""
    if who is Who.OPPONENT and getattr(node, "quantity", None) == OneOfAnOpponent():
        return True
    if isinstance(node, Either) and That(Reference.THIS_CARD) in node.choices:
        return all(one == That(Reference.THIS_CARD) or _is_of(one, who) for one in node.choices)
    qualifiers = getattr(node, "qualifiers", ())
    return (
        Of(who) in getattr(node, "adjectives", ())
        or ControlledBy(who) in qualifiers
        or any(isinstance(one, In) and one.zones.who is who and _is_field(one) for one in qualifiers)
    )


def _is_field(where: In) -> bool:
    return _FIELD.issuperset(where.zones.places)


_FIELD: Final = frozenset({ZoneName.FIELD, ZoneName.MONSTER_ZONE})


def contradicts(reference: Pointing, node: Node) -> bool:
    """Whether a description says something else of the cards than a reference does: "that LIGHT monster"."""
    said = getattr(reference, "adjectives", ())
    known = getattr(node, "adjectives", ())
    for kind in (Named, OfAttribute, OfType):
        wanted = {one for one in said if isinstance(one, kind)}
        given = {one for one in known if isinstance(one, kind)}
        if wanted and given and wanted.isdisjoint(given):
            return True
    return False
