"""A table for tests of duels: place cards, act by words, look.

    table = Table.place(scenario, rules, cards)
    table.act("Normal Summon Axe Raider", "Zone 1")
    assert table.where("Axe Raider") == "monster 0 of seat 0"

Formats and card tests use it, and whoever writes a format of their own can.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from banneret.cards.yugioh import YugiohCard
from banneret.core.checks import check_state
from banneret.core.decisions import Choice, Pick
from banneret.core.game import Game
from banneret.core.interjections import Concede
from banneret.core.seats import NOBODY, Seat
from banneret.core.zones import SIGHT_ALL, Pile
from banneret.effects.abilities import CardEffects
from banneret.effects.yugioh_terms import Attribute, CardType, MonsterKind, MonsterType
from banneret.yugioh import continuous
from banneret.yugioh.card import DuelCard
from banneret.yugioh.chain import ChainLink
from banneret.yugioh.position import setup_of
from banneret.yugioh.rules import DuelRules
from banneret.yugioh.scenario import read_scenario
from banneret.yugioh.state import Duel, DuelSide
from banneret.yugioh.terms import IS_SET, NO_POSITION, OUT_OF_GAME, ZoneKind
from banneret.yugioh.views import option_view
from banneret.yugioh.words import event_words, option_words


def monster(name: str, *, level: int = 4, attack: int = 1000, defense: int = 1000) -> YugiohCard:
    """A Normal Monster for a test."""
    return YugiohCard(
        name=name,
        card_type=CardType.MONSTER,
        attribute=Attribute.EARTH,
        monster_type=MonsterType.WARRIOR,
        kinds=(MonsterKind.NORMAL,),
        level=level,
        attack=attack,
        defense=defense,
    )


class Table:
    """A duel in a test.

    Args:
        game: the game, at any decision.

    Attributes:
        log: what a spectator has read so far.
    """

    def __init__(self, game: Game[Duel]) -> None:
        self.game = game
        self.log: list[str] = []
        self._listen()

    @classmethod
    def place(
        cls,
        scenario: str,
        rules: DuelRules,
        cards: Iterable[YugiohCard],
        effects: Mapping[str, CardEffects] = MappingProxyType({}),
    ) -> Table:
        """A table that stands as a scenario says.

        Args:
            cards: at least those that the scenario names.
            effects: the effect trees that are carried out, by card name.

        Raises:
            BanneretError: when the scenario cannot be read or placed.
        """
        find = {card.name: card for card in cards}
        return cls(Game(rules, setup_of(read_scenario(scenario), find, effects), keep_open_points=True))

    # ---- looking

    @property
    def duel(self) -> Duel:
        """The state as it is now."""
        return self.game.state

    @property
    def asked(self) -> Seat:
        """The seat that is asked; `NOBODY` when the game is over."""
        return NOBODY if self.game.decision is None else self.game.decision.seat

    @property
    def asks(self) -> str:
        """What it is asked; empty when the game is over."""
        return "" if self.game.decision is None else self.game.decision.asks

    def side(self, seat: Seat) -> DuelSide:
        """A seat's side."""
        return self.duel.sides[seat]

    def life(self) -> list[int]:
        """The LP of all seats."""
        return [side.life_points for side in self.duel.sides]

    def card(self, name: str, *, owner: Seat | None = None) -> DuelCard:
        """The only card of a name (and an owner).

        Raises:
            AssertionError: when there is none, or more than one.
        """
        found = [
            card for card in self.duel.cards if card.name == name and (owner is None or card.owner == owner)
        ]
        assert len(found) == 1, f"expected one {name}, found {len(found)}"
        return found[0]

    def where(self, name: str, *, owner: Seat | None = None) -> str:
        """Where a card lies, such as "monster 2 of seat 0" or "graveyard of seat 1"."""
        card = self.card(name, owner=owner)
        place = "" if card.place < 0 else f" {card.place}"
        return f"{card.zone.kind}{place} of seat {card.controller}"

    def options(self) -> list[str]:
        """What may be answered now, in words."""
        decision = self.game.decision
        if decision is None:
            return []
        return [
            option_words(option_view(self.duel, option, decision.seat), ()) for option in decision.options
        ]

    def offers(self, words: str) -> bool:
        """Whether an option of these words is offered; remarks in brackets need not be said."""
        return bool(self._numbers(words))

    # ---- acting

    def act(self, *words: str) -> None:
        """Choose, decision after decision, the option of these words; remarks need not be said.

        Raises:
            AssertionError: when not exactly one option has the words; it lists what is offered.
        """
        for one in words:
            assert isinstance(self.game.decision, Choice), f"nothing to choose for {one!r}: {self._asking()}"
            self.game.answer(self._number(one))
            self._listen()

    def pick(self, *words: str) -> None:
        """Pick the options of all these words at once.

        Raises:
            AssertionError: as `act`.
        """
        assert isinstance(self.game.decision, Pick), f"nothing to pick for {words}: {self._asking()}"
        self.game.answer(tuple(sorted(self._number(one) for one in words)))
        self._listen()

    def concede(self, seat: Seat) -> None:
        """Let a seat give up, whoever is asked."""
        self.game.interject(Concede(seat))
        self._listen()

    # ---- inside

    def _numbers(self, words: str) -> list[int]:
        return [
            number
            for number, option in enumerate(self.options())
            if option == words or option.startswith(f"{words} (")
        ]

    def _number(self, words: str) -> int:
        numbers = self._numbers(words)
        assert len(numbers) == 1, f"{len(numbers)} options are {words!r}: {self._asking()}"
        return numbers[0]

    def _asking(self) -> str:
        if self.game.decision is None:
            return f"the game is over: {self.game.result}"
        return f"seat {self.asked} is asked {self.asks}: {', '.join(self.options())}"

    def _listen(self) -> None:
        check_game(self.game)
        for event in self.game.events:
            seen = event.seen_by(NOBODY)
            line = None if seen is None else event_words(seen, ())
            if line is not None:
                self.log.append(line.strip())


def check_game(game: Game[Duel]) -> None:
    """Check what must hold for a duel at every decision, whatever the format.

    Raises:
        AssertionError: naming the first promise that is broken.
    """
    duel = game.state
    check_state(duel)
    if game.decision is not None:
        assert duel.sides[game.decision.seat].is_living, f"seat {game.decision.seat} is out, but asked"
        waiting = (duel.happened, duel.recent, duel.triggers, duel.doomed, duel.chain)
        unsettled = duel.awaits_open_state or any(waiting)
        assert not (game.decision.is_open and unsettled), "a menu, and something is unsettled"
    for link in duel.chain:
        assert duel.sides[link.seat].is_living, f"seat {link.seat} is out, but has a link on the chain"
    for card in duel.cards:
        _check_card(duel, card)
    check_kept_answers(duel)
    for side in duel.sides:
        assert side.life_points >= 0, f"seat {side.seat} has {side.life_points} LP"
        assert not side.is_living or side.life_points > 0, f"seat {side.seat} lives without LP"


def check_kept_answers(duel: Duel) -> None:
    """Compare which cards phrases are kept to mean with what they mean now (law 8).

    Raises:
        AssertionError: when a change past the doors has left an answer stale.
    """
    for (selector, seat, opponent, declared), (version, kept) in duel.kept_answers.items():
        if version != duel.version:
            continue
        link = ChainLink(seat, duel.cards[0], None)  # type: ignore[arg-type]
        link.opponent, link.declared = opponent, declared
        now = selector.look(duel, link)
        assert kept == now, f"kept {[card.name for card in kept]}, now {[card.name for card in now]}"
    fresh = Duel(len(duel.sides), duel.hooks, 0, duel.format_state)
    for card in duel.cards:
        continuous.arrive(fresh, card)
    for indexed, anew in ((duel.holding, fresh.holding), (duel.watching, fresh.watching)):
        assert {kind: {card.number for card in cards} for kind, cards in indexed.items() if cards} == {
            kind: {card.number for card in cards} for kind, cards in anew.items() if cards
        }, "an index of cards on the field is stale"


def _check_card(duel: Duel, card: DuelCard) -> None:
    zone = card.zone
    what = f"{card.name} of seat {card.owner} in {zone.kind} of seat {zone.seat}"
    if zone.kind == OUT_OF_GAME or not duel.sides[card.owner].is_living:
        assert zone.kind == OUT_OF_GAME, f"{what}: its owner is out"
        assert not duel.sides[card.owner].is_living, f"{what}: its owner is in the game"
    if isinstance(zone, Pile):
        assert card.owner == card.controller == zone.seat, f"{what}: controlled by {card.controller}"
        assert card.position is NO_POSITION, f"{what}: {card.position}"
        assert card.face_up == (zone.sight is SIGHT_ALL), f"{what}: face-up is {card.face_up}"
        return
    assert duel.sides[card.controller].is_living, f"{what}: controlled by a seat that is out"
    if zone.kind == ZoneKind.DECK_MASTER:
        assert card is duel.sides[zone.seat].leader, f"{what}: no leader"
        assert card.owner == card.controller == zone.seat, f"{what}: controlled by {card.controller}"
        assert card.face_up, f"{what}: face-down"
        return
    if zone.seat == NOBODY:
        row = next(number for number, shared in enumerate(duel.extra_monsters) if shared is zone)
        assert card.controller in duel.facing_groups[row], f"{what}: controlled by {card.controller}"
    else:
        assert card.controller == zone.seat, f"{what}: controlled by {card.controller}"
    if zone.kind in (ZoneKind.MONSTER, ZoneKind.EXTRA_MONSTER):
        assert card.position is not NO_POSITION, f"{what}: without a position"
    assert card.face_up == (card.position is not IS_SET), f"{what}: face-up is {card.face_up}"
