"""The search keys of each game, and what they mean."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final

from banneret.cards.catalogue import Catalogue, Within
from banneret.cards.duelmasters import INFINITE, DuelMastersCard
from banneret.cards.game import Game
from banneret.cards.names import fold
from banneret.cards.query import Key
from banneret.cards.yugioh import YugiohCard
from banneret.effects.duelmasters_terms import CardKind, Civilization, KindWord
from banneret.effects.yugioh_terms import Attribute, CardType, MonsterKind, MonsterType, Property

_Handler = Callable[[Key, Catalogue[Any]], Callable[[Any], bool]]

_COMPARISONS: Final = MappingProxyType(
    {
        ":": operator.eq,
        "=": operator.eq,
        "!=": operator.ne,
        "<": operator.lt,
        "<=": operator.le,
        ">": operator.gt,
        ">=": operator.ge,
    }
)
_COLOURLESS: Final = frozenset({"colorless", "colourless", "zero", "none"})


def game_keys(game: Game) -> Mapping[str, _Handler]:
    """The keys of a game."""
    return _YUGIOH_KEYS if game is Game.YUGIOH else _DUEL_MASTERS_KEYS


def other_game_with(key: str, game: Game) -> Game | None:
    """The other game, if it has this key."""
    return next((other for other in Game if other is not game and key in game_keys(other)), None)


def _equals_only(condition: Key) -> None:
    if condition.operator not in (":", "=", "!="):
        raise condition.error(f'"{condition.key}" is compared with ":" only')


def _yes_or_no(condition: Key, is_meant: Callable[[Any], bool]) -> Callable[[Any], bool]:
    _equals_only(condition)
    if condition.operator == "!=":
        return lambda card: not is_meant(card)
    return is_meant


def _words_within(within: Within) -> _Handler:
    def handler(condition: Key, catalogue: Catalogue[Any]) -> Callable[[Any], bool]:
        return _yes_or_no(condition, catalogue.with_words(condition.value, within).__contains__)

    return handler


def _set(condition: Key, catalogue: Catalogue[Any]) -> Callable[[Any], bool]:
    return _yes_or_no(condition, catalogue.in_set(condition.value).__contains__)


def _number(values: Callable[[Any], Iterable[int | None]], *, printed: Callable[[Any], bool]) -> _Handler:
    """A key for numbers.

    Args:
        values: the card's numbers; one that fulfils the condition is enough.
        printed: whether the card has a place for such a number, which "?" asks for where it is empty.
    """

    def handler(condition: Key, catalogue: Catalogue[Any]) -> Callable[[Any], bool]:
        compare = _COMPARISONS[condition.operator]
        text = condition.value.strip()
        if text == "?":
            return _yes_or_no(condition, lambda card: printed(card) and None in values(card))
        if text in ("∞", "infinity"):
            wanted = INFINITE
        elif text.isascii() and text.isdecimal() and len(text) < 10:
            wanted = int(text)
        else:
            raise condition.error(f'expected a number, found "{text}"')
        return lambda card: any(value is not None and compare(value, wanted) for value in values(card))

    return handler


def _terms(values: Callable[[Any], Iterable[str]], known: Iterable[str]) -> _Handler:
    """A key for words of a closed vocabulary."""
    vocabulary = {fold(term): term for term in known}

    def handler(condition: Key, catalogue: Catalogue[Any]) -> Callable[[Any], bool]:
        wanted = fold(condition.value)
        if wanted not in vocabulary:
            from banneret.cards.names import suggestions

            near = suggestions(wanted, vocabulary.values(), limit=1)
            hint = f'; did you mean "{near[0]}"?' if near else f"; known are {', '.join(vocabulary.values())}"
            raise condition.error(f'unknown word "{condition.value}"{hint}')
        term = vocabulary[wanted]
        return _yes_or_no(condition, lambda card: term in values(card))

    return handler


def _contained(values: Callable[[Any], Iterable[str]]) -> _Handler:
    """A key for words of an open vocabulary: whole words within a term."""

    def handler(condition: Key, catalogue: Catalogue[Any]) -> Callable[[Any], bool]:
        wanted = f" {fold(condition.value)} "
        return _yes_or_no(condition, lambda card: any(wanted in f" {fold(value)} " for value in values(card)))

    return handler


def _yugioh_types(card: YugiohCard) -> tuple[str | None, ...]:
    return card.card_type, card.property, card.monster_type, *card.kinds


def _is_monster(card: YugiohCard) -> bool:
    return card.is_monster()


def _link_rating(card: YugiohCard) -> tuple[int | None]:
    return (len(card.link_arrows) or None,)


def _civilizations(
    condition: Key, catalogue: Catalogue[DuelMastersCard]
) -> Callable[[DuelMastersCard], bool]:
    """``civ:light/water``: these and perhaps more; ``civ=light/water``: these and no others."""
    known = {fold(civilization): civilization for civilization in Civilization}
    wanted = set()
    for word in condition.value.replace(",", "/").split("/"):
        folded = fold(word)
        if folded in known:
            wanted.add(known[folded])
        elif folded not in _COLOURLESS:
            raise condition.error(
                f'unknown civilization "{word}"; known are {", ".join(Civilization)}, colourless'
            )
    if condition.operator == "=" or not wanted:
        return lambda card: set(card.civilizations()) == wanted
    return _yes_or_no(condition, lambda card: wanted <= set(card.civilizations()))


def _duelmasters_types(card: DuelMastersCard) -> list[str]:
    terms: list[str] = ["Twinpact"] if card.twinpact else []
    for face in card.faces:
        terms += (*face.kinds, *face.kind_words)
    return terms


def _duelmasters_races(card: DuelMastersCard) -> list[str]:
    return [race for face in card.faces for race in face.races]


def _all_keys(keys: Mapping[tuple[str, ...], _Handler]) -> Mapping[str, _Handler]:
    """Each handler under all its names, and the keys that every game has."""
    common = {
        "name": _words_within(Within.NAME),
        "text": _words_within(Within.TEXT),
        "set": _set,
    }
    return MappingProxyType(
        {**common, **{name: handler for names, handler in keys.items() for name in names}}
    )


_YUGIOH_TYPES = _terms(_yugioh_types, (*CardType, *Property, *MonsterType, *MonsterKind))  # type: ignore[arg-type]

_YUGIOH_KEYS: Final = _all_keys(
    {
        ("t", "type", "kind", "race"): _YUGIOH_TYPES,
        ("a", "attribute"): _terms(lambda card: (card.attribute,), Attribute),
        ("lv", "level"): _number(lambda card: (card.level,), printed=_is_monster),
        ("rank",): _number(lambda card: (card.rank,), printed=_is_monster),
        ("link",): _number(_link_rating, printed=_is_monster),
        ("scale",): _number(lambda card: (card.scale,), printed=_is_monster),
        ("atk", "attack"): _number(lambda card: (card.attack,), printed=_is_monster),
        ("def", "defense"): _number(
            lambda card: (card.defense,), printed=lambda card: card.level is not None
        ),
        ("series", "archetype"): _contained(lambda card: card.series),
        ("password", "id"): _number(lambda card: card.codes(), printed=_is_monster),
    }
)
_DUEL_MASTERS_KEYS: Final = _all_keys(
    {
        ("t", "type", "kind"): _terms(_duelmasters_types, (*CardKind, *KindWord, "Twinpact")),
        ("civ", "civilization", "civilisation"): _civilizations,
        ("cost",): _number(lambda card: [face.cost for face in card.faces], printed=lambda card: True),
        ("power",): _number(
            lambda card: [face.power for face in card.faces], printed=lambda card: card.front.is_creature()
        ),
        ("mana",): _number(lambda card: (card.mana,), printed=lambda card: True),
        ("race",): _contained(_duelmasters_races),
    }
)
