"""What has been mentioned before a place in a card, and what a reference there can mean."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias

import msgspec

from banneret.effects.abilities import Ability
from banneret.effects.actions.choosing import ExcavateUntil, NumberOfThem
from banneret.effects.actions.moving import Detach, Draw, Target
from banneret.effects.actions.steps import Provided
from banneret.effects.actions.values import Negate
from banneret.effects.battle import Battled
from banneret.effects.conditions import IsA, WasA
from banneret.effects.continuous import Whenever
from banneret.effects.deeds import DoneByPlayer
from banneret.effects.events import AttackDeclared, Battles
from banneret.effects.kinds import (
    Action,
    Condition,
    Event,
    State,
    What,
)
from banneret.effects.lists import ApplyListed
from banneret.effects.materials import UsedFor
from banneret.effects.node import Node, Path, walk
from banneret.effects.nouns import (
    All,
    AnyNumber,
    AsManyAsPossible,
    AtLeast,
    AttackedByThis,
    Attacking,
    Battling,
    Both,
    ControlledBy,
    ControlledLying,
    Deed,
    Done,
    EndOfDeck,
    EquippedByThisTo,
    EquippedTo,
    Exactly,
    In,
    Joined,
    LeftOver,
    MentionedOn,
    Named,
    NamedCards,
    Noun,
    Objects,
    Of,
    OfAttribute,
    OfType,
    One,
    OneEachKind,
    OneEachNamed,
    OneOf,
    OneOfAnOpponent,
    OneOther,
    OnFieldOf,
    OnTheField,
    Opposing,
    Other,
    PointedToBy,
    Pointer,
    Reference,
    Spoken,
    SpokenByName,
    That,
    ThatDestroyed,
    Unnumbered,
    UpTo,
    UsedAsMaterial,
    WasEquippedWithThis,
    WhichWas,
    WithMost,
)
from banneret.effects.players import Who
from banneret.effects.procedures import SummoningProcedure
from banneret.effects.statics import EquippedWith, SummonedUsing
from banneret.effects.tallies import DistributeCounters
from banneret.reading.places import Place


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
    is_beside: bool = False
    """Whether a state of another card was last told by it: "this card's name becomes that monster's name"."""

    @property
    def field(self) -> str:
        """The field of the holder in which it stands."""
        return field_of(self.place)

    def is_kind(self) -> bool:
        """Whether it only says what a card is: "if it is a Spell"."""
        return isinstance(self.holder, IsA | WasA) and self.place.path[-1] == "kind"

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


Pointing: TypeAlias = That | Spoken | SpokenByName
_TEXT_ORDER: Final[Mapping[type[Node], tuple[str, ...]]] = {
    Ability: ("timings", "cost", "effect"),
    DistributeCounters: ("amount", "among"),
    SummoningProcedure: ("timings", "way", "rest"),
}
"""Fields in the order of the text, where a class has them in another."""
_TOKEN: Final = "Token"
"""In the names of Tokens, and of nodes that Summon them."""
THIS_CARD: Final = "ThisCard"
"""In the names of nodes that speak of this card without a field for it."""
_LOOKED_THROUGH: Final = ("Excavat", "Reveal", "LookAt", "Draw", "Choose", "Target")
"""How the nodes are named of which some cards can be "the remaining ones"."""
_ATTACKED: Final = frozenset({"on", "target", "targets", "attacked"})
"""Fields of events that hold what is attacked."""
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
_SUMMONS: Final = frozenset(deed for deed in Deed if deed.value.endswith("Summoned"))
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
        UsedAsMaterial,
        UsedFor,
        WasEquippedWithThis,
    }
)
"""Qualifiers that leave no other cards to be meant, even where some were spoken of."""
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
_ZONES: Final = frozenset(noun for noun in Noun if noun.value.lower().endswith("zone"))
_PLURALS: Final = frozenset({Reference.THEM, Reference.THE_REST, Reference.THE_OTHER, Reference.BOTH})


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
        if reference.which in _PLURALS:
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
            if _SUMMONS.issuperset(deeds) and mention.helps():
                return False
            return any(
                _did(mention.holder, deed) or Done(deed) in getattr(mention.node, "adjectives", ())
                for deed in deeds
            ) and _is_noun(mention.node, reference.noun)
        if not is_card(mention):
            return False
        if {_side(reference), _side(mention.node)} == {Who.YOU, Who.OPPONENT}:
            return False
        if reference.noun is Noun.TARGET:
            return isinstance(mention.holder, Target)
        if reference.noun is Noun.ATTACK_TARGET:
            return mention.place.path[-1] in _ATTACKED or _did(mention.holder, Deed.TARGETED_FOR_ATTACK)
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
    return is_extreme or not kinds.isdisjoint(_SAYING_WHICH)


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
    return not _ZONES.isdisjoint(nouns_of(mention.node))


def _side(node: Node) -> Who | None:
    """Whose cards they are, where a description says so."""
    qualifiers, adjectives = (getattr(node, name, ()) for name in ("qualifiers", "adjectives"))
    for one in (*qualifiers, *adjectives):
        if isinstance(one, ControlledBy | Of) and one.who in (Who.YOU, Who.OPPONENT):
            return one.who
    if isinstance(getattr(node, "quantity", None), OneOfAnOpponent) or Opposing() in adjectives:
        return Who.OPPONENT
    return None


def is_looked_through(holder: Node) -> bool:
    """Whether of several cards some are taken, so that others remain."""
    return any(stem in type(holder).__name__ for stem in _LOOKED_THROUGH)


def _did(holder: Node, deed: Deed) -> bool:
    """Whether a node does a deed, or tells that it was done."""
    done = {*_deeds(holder)}
    if deed in done or (deed is Deed.SUMMONED and done & _SUMMONS):
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


def _is_noun(node: Node, noun: Noun) -> bool:
    """Whether what was mentioned can be called by a noun."""
    nouns = set(nouns_of(node))
    if noun in _ZONES or nouns & _ZONES:
        return noun in nouns or (noun is Noun.ZONE and bool(nouns & _ZONES))
    if noun in (Noun.CARD, Noun.ONE) or not nouns or Noun.CARD in nouns or noun in nouns:
        return noun not in _EFFECTS or bool(nouns & _EFFECTS)
    if noun in _MONSTERS and Noun.MONSTER_EFFECT in nouns:  # the monster whose effect it is
        return True
    if noun in _SPELLS and nouns & _SPELL_EFFECTS:
        return True
    return any(noun in family and nouns & family for family in (_MONSTERS, _SPELLS, _EFFECTS))


def nouns_of(node: Node) -> Iterator[Noun]:
    """The nouns of a description; none where it has names only, or is this card."""
    if isinstance(node, Objects | Spoken):
        yield node.noun
    elif isinstance(node, What):
        for _, part in in_order(node):
            if isinstance(part, What):
                yield from nouns_of(part)


def is_called(mention: Mention, reference: Pointing) -> bool:
    """Whether what was mentioned is said to be what a reference calls it: a monster, a Spell."""
    if not isinstance(reference, Spoken) or reference.noun not in _MONSTERS | _SPELLS:
        return True
    if reference.noun is Noun.TOKEN:
        is_named = any(isinstance(one, Named) and _TOKEN in one.name for one in walk(mention.node))
        return is_named or may_be_token(mention)
    if reference.noun in _MONSTERS and "Summon" in type(mention.holder).__name__:
        return True
    nouns = {*nouns_of(mention.node)}
    if not nouns:
        return any(isinstance(one, NamedCards | That) for one in walk(mention.node))
    if reference.noun in _MONSTERS:
        return not nouns.isdisjoint(_MONSTERS | {Noun.MONSTER_EFFECT})
    return not nouns.isdisjoint(_SPELLS | _SPELL_EFFECTS)


def is_left_over(reference: Pointing) -> bool:
    """Whether it means those of several that nothing was done to: "the remaining cards"."""
    if not isinstance(reference, Spoken):
        return False
    others = reference.pointer is Pointer.THE and Other() in reference.adjectives
    return others or LeftOver() in reference.adjectives


def is_clearly_many(mention: Mention) -> bool:
    """Whether it would hardly be called "it": "all monsters", and not "a monster(s)"."""
    quantity = getattr(mention.node, "quantity", None)
    several = isinstance(quantity, Exactly | AtLeast) and quantity.number > 1
    return several or isinstance(quantity, All | AnyNumber | AsManyAsPossible | Unnumbered | UpTo)


def is_told_of(mention: Mention, reference: Pointing) -> bool:
    """Whether what a reference says was done to the cards was done: "the monster sent to the GY"."""
    deeds = [one.deed for one in getattr(reference, "qualifiers", ()) if isinstance(one, WhichWas)]
    return all(_did(mention.holder, deed) for deed in deeds)


def is_told_by_deed(reference: Spoken) -> bool:
    """Whether a reference says what was done to the cards: "the sent monster"."""
    return any(isinstance(one, Done) for one in reference.adjectives)


def is_called_so(mention: Mention, reference: Spoken) -> bool:
    """Whether what a reference says was done to the cards was done to these."""
    return all(_did(mention.holder, one.deed) for one in reference.adjectives if isinstance(one, Done))


def is_what_was_done(mention: Mention, said: Node) -> bool:
    """Whether that was done to it of which a condition tells: "if you shuffled it into your Deck"."""
    return any(_did(mention.holder, deed) for deed in _deeds(said))


def may_be_token(mention: Mention) -> bool:
    """Whether it is a Token, which a text calls "this Token" or "this monster"."""
    return _TOKEN in type(mention.node).__name__ or Noun.TOKEN in nouns_of(mention.node)


def is_plural(reference: Pointing) -> bool:
    """Whether it means several cards."""
    if isinstance(reference, That):
        return reference.which in _PLURALS
    return reference.pointer in (Pointer.THOSE, Pointer.THESE)


def is_on_side(node: Node, reference: Pointing) -> bool:
    """Whether a description says whose the cards are, where a reference does: "that opponent's monster"."""
    return _side(reference) is None or _side(node) is _side(reference)


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
        return node.which in _PLURALS
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


def _is_of_each(part: Node) -> bool:
    """Whether a description speaks of the cards of every player: "1 monster on each field"."""
    if getattr(part, "who", None) is Who.EACH_PLAYER:
        return True
    return any(_is_of_each(inner) for _, inner in in_order(part) if not isinstance(inner, What))


def in_order(node: Node) -> Iterator[tuple[Path, Node]]:
    """The nodes directly in a node with the way to each, in the order of the text."""
    names = _TEXT_ORDER.get(type(node), node.__struct_fields__)
    if isinstance(node, Whenever) and node.behind:
        names = ("action", "timing")
    if isinstance(node, Provided) and _is_of_any(node.action):  # "destroy a monster if its ATK becomes 0"
        names = ("action", "condition")
    for name in names:
        yield from _parts_of(name, getattr(node, name))


def _is_of_any(action: Action) -> bool:
    """Whether it is done to any card such as it describes, of which the condition then speaks."""
    what = getattr(action, "what", None)
    return isinstance(what, Objects) and what.quantity == One()


def _parts_of(name: str, content: object) -> Iterator[tuple[Path, Node]]:
    if isinstance(content, Node):
        yield (name,), content
    elif isinstance(content, tuple):
        for index, one in enumerate(content):
            if isinstance(one, Node):
                yield (name, index), one
