"""The commander of a DMEDH deck: what it is, and which civilizations it gives the deck (E1, E4, G, H)."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from banneret.cards.catalogue import Catalogue, Within
from banneret.cards.duelmasters import DuelMastersCard, Face
from banneret.cards.names import name_key
from banneret.effects.duelmasters_terms import HYPERSPATIAL_WORDS, CardKind, Civilization, KindWord
from banneret.formats.dmedh.gods import read_god
from banneret.formats.dmedh.names import name_identity


class CommanderKind(StrEnum):
    """What a commander is."""

    CREATURE = "creature"
    GOD = "linked God"
    HYPERSPATIAL = "hyperspatial creature"
    CELLS = "creature of several cells"
    NONE = "no commander"
    """Cards that can lead neither alone nor together."""


class Commander(msgspec.Struct, frozen=True, kw_only=True):
    """The cards that lead a deck, which count as one card."""

    cards: tuple[DuelMastersCard, ...]
    kind: CommanderKind
    faces: tuple[Face, ...]
    """What it is outside the battle zone: all parts of a God, both faces of a hyperspatial creature (H3)."""

    def civilizations(self) -> frozenset[Civilization]:
        """Of a God all its parts', of a two-faced hyperspatial creature all its faces' (E4, G7)."""
        return frozenset(civilization for face in self.faces for civilization in face.civilizations)

    @property
    def name(self) -> str:
        """The names of all its cards."""
        return " + ".join(card.name for card in self.cards)


def commander_of(cards: tuple[DuelMastersCard, ...]) -> Commander:
    """The commander that one or several cards are.

    Args:
        cards: the cards named as commander, at least one.
    """
    together = shared_creature(cards)
    faces: tuple[Face, ...]
    if together is not None:
        kind, faces = CommanderKind.CELLS, (together,)
    elif len(cards) > 1:
        linked = all(read_god(card) is not None for card in cards)
        kind = CommanderKind.GOD if linked else CommanderKind.NONE
        faces = tuple(face for card in cards for face in _deck_faces(card))
    elif cards[0].is_hyperspatial():
        kind = CommanderKind.HYPERSPATIAL if is_creature(cards[0]) else CommanderKind.NONE
        # A card of which one face is a cell leads by its front alone, as that face needs other cells (H3).
        faces = cards[0].faces[:1] if any(is_of_cells(face) for face in cards[0].faces) else cards[0].faces
    else:
        kind = CommanderKind.CREATURE if is_creature(cards[0]) else CommanderKind.NONE
        faces = _deck_faces(cards[0])
    return Commander(cards=cards, kind=kind, faces=tuple(map(_as_commander, faces)))


def with_all_faces(card: DuelMastersCard, catalogue: Catalogue[DuelMastersCard]) -> DuelMastersCard:
    """A card named by one of its faces, with its other faces: lists also have single faces as cards.

    Args:
        card: the card found by a face's name.
        catalogue: the cards. Where several make the creature together, it stays by itself (H6).
    """
    if not card.is_hyperspatial() or len(card.faces) > 1:
        return card
    whole = {
        name_identity(other): other
        for other in catalogue.with_words(card.name, Within.NAME)
        if len(other.faces) > 1 and other.is_hyperspatial() and shares_a_face(card, other)
    }
    return next(iter(whole.values())) if len(whole) == 1 else card


def shared_creature(cards: tuple[DuelMastersCard, ...]) -> Face | None:
    """The creature that several hyperspatial cards make together: a face that all of them have."""
    if len(cards) < 2 or not all(card.is_hyperspatial() for card in cards):
        return None
    for face in cards[0].faces:
        shared = all(name_key(face.name) in map(name_key, _face_names(card)) for card in cards[1:])
        if shared and face.is_creature():
            return face
    return None


def is_creature(card: DuelMastersCard) -> bool:
    """Whether a card is a creature, on one face at least (E1, H3)."""
    return any(face.is_creature() for face in card.faces)


def is_of_cells(face: Face) -> bool:
    """Whether a face is part of a creature that several cards make."""
    return KindWord.SUPER in face.kind_words or CardKind.CELL in face.kinds


def shares_a_face(card: DuelMastersCard, other: DuelMastersCard) -> bool:
    """Whether two hyperspatial cards are, or make, the same creature."""
    names = set(map(name_key, _face_names(card)))
    return not names.isdisjoint(map(name_key, _face_names(other)))


def _as_commander(face: Face) -> Face:
    """A face without the words Psychic and Dragheart, which a commander loses everywhere (H2)."""
    words = tuple(word for word in face.kind_words if word not in HYPERSPATIAL_WORDS)
    return msgspec.structs.replace(face, kind_words=words)


def _face_names(card: DuelMastersCard) -> list[str]:
    return [face.name for face in card.faces]


def _deck_faces(card: DuelMastersCard) -> tuple[Face, ...]:
    """The faces that give a card its civilizations outside the battle zone: both halves of a twinpact."""
    return card.faces if card.twinpact else card.faces[:1]
