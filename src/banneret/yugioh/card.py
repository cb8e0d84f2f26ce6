"""A card in a duel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from banneret.cards.yugioh import YugiohCard
from banneret.core.decisions import Option
from banneret.core.seats import NOBODY, Seat
from banneret.core.zones import Card, Zone
from banneret.effects.yugioh_terms import CardType, MonsterKind, Property
from banneret.yugioh.terms import NO_POSITION, Position, Verb

if TYPE_CHECKING:
    from banneret.yugioh.plans import Plan

NEVER: Final = 99
"""More Tributes than there can be."""

NORMAL_SUMMON: Final = Verb.NORMAL_SUMMON
SET: Final = Verb.SET

REMAINING: Final = frozenset({Property.CONTINUOUS, Property.EQUIP, Property.FIELD})
"""The Spells and Traps that stay on the field."""


def _tributes(level: int) -> int:
    """1 Tribute from Level 5, 2 from Level 7."""
    return 0 if level < 5 else 1 if level < 7 else 2


class Facts:
    """What a card prints, worked out once for all its copies."""

    __slots__ = (
        "attack",
        "can_be_normal_summoned",
        "card",
        "defense",
        "is_equip",
        "is_field",
        "is_monster",
        "is_trap",
        "level",
        "name",
        "plan",
        "remains",
        "tributes",
    )

    def __init__(self, card: YugiohCard, plan: Plan | None = None) -> None:
        self.card = card
        self.name = card.name
        self.plan = plan
        """What its text does; None for a card without effects, or whose text is not carried out."""
        self.is_monster = card.is_monster()
        self.is_trap = card.card_type is CardType.TRAP
        self.is_field = card.property is Property.FIELD
        self.is_equip = card.property is Property.EQUIP
        self.remains = card.property in REMAINING or (plan is not None and plan.remains)
        """Whether it stays on the field after its activation."""
        self.level = card.level or 0
        self.attack = card.attack or 0
        """The original ATK; a printed "?" counts as 0."""
        self.defense = card.defense or 0
        can_be_normal_summoned = (
            self.is_monster and not card.is_extra_deck() and MonsterKind.RITUAL not in card.kinds
        )
        self.tributes = _tributes(self.level) if can_be_normal_summoned else NEVER
        """How many Tributes a Normal Summon or Set needs; `NEVER` for cards that are not Summoned so."""


class Memory:
    """What a card on the field remembers of effects: counters, ties to other cards, an opponent."""

    __slots__ = ("counters", "equipped_to", "opponent", "tied_stay", "tied_to")

    def __init__(self) -> None:
        self.counters: dict[str, int] = {}
        self.equipped_to = -1
        """The number of the monster that it is equipped to, or -1."""
        self.tied_to = -1
        """The number of the card that its activation was about, while its text ties both, or -1."""
        self.tied_stay = 0
        self.opponent: Seat = NOBODY
        """The opponent whom its activation has declared (D26)."""

    def copy(self) -> Memory:
        """A copy with its own counters."""
        new = Memory()
        new.counters = {**self.counters}
        new.equipped_to = self.equipped_to
        new.tied_to = self.tied_to
        new.tied_stay = self.tied_stay
        new.opponent = self.opponent
        return new

    def essence(self) -> list[object]:
        """All of it, as plain lists and numbers."""
        return [
            sorted(self.counters.items()),
            self.equipped_to,
            self.tied_to,
            self.tied_stay,
            self.opponent,
        ]


class DuelCard(Card):
    """A card in a duel: its facts, and what it remembers while it lies on the field."""

    __slots__ = ("_summons", "attacked_on", "facts", "memory", "placed_on", "position", "stay", "turned_on")

    def __init__(self, number: int, owner: Seat, zone: Zone[Any], facts: Facts) -> None:
        super().__init__(number, owner, zone)
        self.facts = facts
        self.position: Position = NO_POSITION
        self.placed_on = 0
        """The turn in which it was Summoned or Set here."""
        self.turned_on = 0
        """The turn in which its player last changed its position."""
        self.attacked_on = 0
        """The turn in which it last declared an attack."""
        self.stay = 0
        """Counts its changes of zone: a card that was away is another one to the effects that met it."""
        self.memory: Memory | None = None
        self._summons: tuple[Option, ...] = ()

    def summons(self) -> tuple[Option, ...]:
        """The options to Normal Summon and to Set it: always the same, so made once."""
        if not self._summons:
            tributes = self.facts.tributes
            self._summons = (
                Option(NORMAL_SUMMON, self.number, number=tributes),
                Option(SET, self.number, number=tributes),
            )
        return self._summons

    def copy(self) -> DuelCard:
        """A copy that still lies in the old zone; the copied state moves it into its own."""
        new = DuelCard(self.number, self.owner, self.zone, self.facts)
        new.controller = self.controller
        new.place = self.place
        new.face_up = self.face_up
        new.position = self.position
        new.placed_on = self.placed_on
        new.turned_on = self.turned_on
        new.attacked_on = self.attacked_on
        new.stay = self.stay
        if self.memory is not None:
            new.memory = self.memory.copy()
        return new

    def remember(self) -> Memory:
        """Its memory, begun where it has none yet."""
        if self.memory is None:
            self.memory = Memory()
        return self.memory

    def counters(self, kind: str) -> int:
        """How many counters of a kind are on it."""
        return 0 if self.memory is None else self.memory.counters.get(kind, 0)

    @property
    def name(self) -> str:
        """The card's name."""
        return self.facts.name

    @property
    def attack(self) -> int:
        """The current ATK."""
        return self.facts.attack

    @property
    def defense(self) -> int:
        """The current DEF."""
        return self.facts.defense
