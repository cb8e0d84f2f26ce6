"""What tests of duels share: cards of our own, small tables, random games, formats that make trouble."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from banneret.cards.yugioh import YugiohCard
from banneret.core.decisions import Answer, Decision, Option, Pick
from banneret.core.flow import Flow, choose
from banneret.core.game import Game
from banneret.core.record import OptionValue
from banneret.core.seats import NOBODY, Seat
from banneret.core.zones import holds
from banneret.formats.domain.contract import DomainHooks
from banneret.formats.registry import find_format
from banneret.yugioh.card import DuelCard
from banneret.yugioh.rules import DuelRules
from banneret.yugioh.setup import DuelDeck, new_setup
from banneret.yugioh.state import Duel, Places
from banneret.yugioh.terms import (
    IN_ATTACK,
    IN_DEFENSE,
    IS_SET,
    Ask,
    Verb,
    ZoneKind,
)
from banneret.yugioh.testing import Table, monster

CARDS: Final = (
    monster("Banner Knight", attack=1600, defense=1000),
    monster("Tower Queen", level=7, attack=2600, defense=2000),
    monster("Gate Warden", level=5, attack=2000, defense=1600),
    monster("Harbor Sage", level=4, attack=1400, defense=1700),
    monster("Copper Drake", attack=1800, defense=600),
    monster("Marsh Twin", attack=1800, defense=1800),
    monster("Brook Otter", attack=1200, defense=1500),
    monster("Lantern Mule", level=3, attack=900, defense=1900),
    monster("Reed Wisp", level=1, attack=0, defense=0),
    monster("Dust Wisp", level=1, attack=0, defense=300),
    monster("Still Pond", level=2, attack=0, defense=2000),
    monster("Mill Giant", level=6, attack=2300, defense=1400),
    monster("Hollow Colossus", level=8, attack=2900, defense=2500),
)
"""Monsters of our own, without effects."""

BY_NAME: Final[Mapping[str, YugiohCard]] = {card.name: card for card in CARDS}
LEADERS: Final = ("Banner Knight", "Tower Queen", "Gate Warden", "Harbor Sage")


def open_table(
    sides: str, *, turn: int = 9, seat: Seat = 0, phase: str = "main1", rules: DuelRules | None = None
) -> Table:
    """A table of the base game, from the ``side`` lines of a scenario."""
    text = f"format open\nturn {turn} seat {seat} phase {phase}\n{sides}"
    return Table.place(text, find_format("open").rules() if rules is None else rules, CARDS)


def domain_table(
    sides: str,
    *,
    turn: int = 9,
    seat: Seat = 0,
    phase: str = "main1",
    options: Mapping[str, OptionValue] | None = None,
) -> Table:
    """A table of Domain Format, from the ``side`` lines of a scenario."""
    text = f"format domain\nturn {turn} seat {seat} phase {phase}\n{sides}"
    return Table.place(text, find_format("domain").rules(options or {}), CARDS)


# ---- whole games


def new_game(
    seats: int,
    seed: int,
    *,
    rules: DuelRules | None = None,
    size: int = 14,
    options: Mapping[str, OptionValue] | None = None,
    keep_open_points: bool = False,
    pool: Sequence[YugiohCard] = CARDS[4:],
) -> Game[Duel]:
    """A short game of Domain Format with small decks and few LP, from its opening hands."""
    chosen = random.Random(seed)
    decks = [
        DuelDeck(
            BY_NAME[LEADERS[chosen.randrange(len(LEADERS))]],
            tuple(chosen.choice(pool) for _ in range(size)),
        )
        for _ in range(seats)
    ]
    settings: dict[str, OptionValue] = {"life_points": 3000, **(options or {})}
    if rules is None:
        rules = find_format("domain").rules(settings)
    setup = new_setup("domain", settings, decks, f"{seed:x}")
    return Game(rules, setup, keep_open_points=keep_open_points)


def random_answer(decision: Decision, chosen: random.Random) -> Answer:
    """A random legal answer."""
    count = len(decision.options)
    if isinstance(decision, Pick):
        size = chosen.randint(decision.least, decision.most)
        return tuple(sorted(chosen.sample(range(count), size)))
    return chosen.randrange(count)


def play_on(game: Game[Duel], chosen: random.Random, *, steps: int = 100_000) -> Iterator[Decision]:
    """Answer at random; yields each decision before it is answered."""
    for _ in range(steps):
        decision = game.decision
        if decision is None:
            return
        yield decision
        game.answer(random_answer(decision, chosen))


# ---- formats that make trouble


class Troublesome(DomainHooks):
    """Domain Format in which odd things happen when the game state opens.

    Monsters change sides, go to Extra Monster Zones or turn face-down, leaders go to hand, Deck, GY and
    banishment, hands are thrown away, and somebody is asked a question of no consequence. So random games
    reach what cards with effects will do.
    """

    def normal_draw(self, duel: Duel, seat: Seat) -> int:
        duel.awaits_open_state = True
        return super().normal_draw(duel, seat)

    def game_state_opens(self, duel: Duel) -> Flow:
        yield from super().game_state_opens(duel)
        trouble = duel.random_below(9)
        seat = duel.living[duel.random_below(len(duel.living))]
        # asked before anything is hidden, so that a test can look at what was open until now
        if trouble > 5 or (yield from choose(duel, seat, Ask.LEADER_RETURN, _shrug)) is None:
            return
        if trouble == 1:
            steal(duel, seat)
        elif trouble == 2:
            to_extra_zone(duel, seat)
        elif trouble == 3:
            turn_face_down(duel, seat)
        elif trouble == 4:
            scatter_leader(duel, seat)
        elif trouble == 5 and duel.sides[seat].hand.cards:
            duel.send_to_graveyard(duel.sides[seat].hand.cards[-1])
        duel.awaits_open_state = True


def troublesome(options: Mapping[str, OptionValue] | None = None) -> DuelRules:
    """The rules of the troublesome format, with few LP."""
    return DuelRules(Troublesome({"life_points": 3000, **(options or {})}))


def _shrug() -> list[Option]:
    return [Option(Verb.RETURN), Option(Verb.LEAVE)]


def _any_monster(duel: Duel, seats: Sequence[Seat]) -> DuelCard | None:
    found = [card for seat in seats for card in duel.monsters(seat)]
    return found[duel.random_below(len(found))] if found else None


def give_control(duel: Duel, card: DuelCard, seat: Seat, row: Places, place: int) -> None:
    """Let a seat control a monster from now on."""
    duel.touch(card.controller)
    card.controller = seat
    duel.place(card, row, place, card.position)


def steal(duel: Duel, thief: Seat) -> None:
    """Move a monster of somebody else to the thief's side."""
    card = _any_monster(duel, [seat for seat in duel.living if seat != thief])
    row = duel.sides[thief].monsters
    if card is not None and row.free():
        give_control(duel, card, thief, row, row.free()[-1])


def to_extra_zone(duel: Duel, seat: Seat) -> None:
    """Move a monster of a seat to an Extra Monster Zone."""
    card = _any_monster(duel, [seat])
    group = next(number for number, seats in enumerate(duel.facing_groups) if seat in seats)
    row = duel.extra_monsters[group]
    if card is not None and card.zone is not row and row.free():
        duel.place(card, row, row.free()[0], card.position)


def turn_face_down(duel: Duel, seat: Seat) -> None:
    """Turn a monster of a seat face-down."""
    card = _any_monster(duel, [seat])
    if card is not None and card.position in (IN_ATTACK, IN_DEFENSE):
        duel.turn_card(card, IS_SET)


def scatter_leader(duel: Duel, seat: Seat) -> None:
    """Send a leader that has left its zone somewhere else."""
    side = duel.sides[seat]
    leader = side.leader
    if leader is not None and leader.zone.kind != ZoneKind.DECK_MASTER:
        duel.send(leader, (side.hand, side.deck, side.graveyard, side.banished)[duel.random_below(4)])


# ---- twins


def make_twin(
    game: Game[Duel], viewer: Seat, chosen: random.Random, *, swaps_leaders: bool
) -> tuple[Game[Duel], list[int]]:
    """A game that differs only in what a seat (or a spectator) cannot know.

    Cards of one owner that the viewer may not know change places with each other: Deck, hand, face-down.
    They need equally many Tributes, so that the same can be answered in both games.

    Args:
        swaps_leaders: whether leaders take part. They cannot where the games go on: the rules speak of them.

    Returns:
        The twin, and the numbers of the cards that are others in it.
    """
    decision = game.decision
    if decision is not None and decision.is_open:
        state = game.state.copy()
        changed = _swap_hidden(state, viewer, chosen, swaps_leaders=swaps_leaders)
        return game._copy_at(state, len(game.record.steps)), changed
    twin = game.copy()
    return twin, _swap_hidden(twin.state, viewer, chosen, swaps_leaders=swaps_leaders)


def _swap_hidden(duel: Duel, viewer: Seat, chosen: random.Random, *, swaps_leaders: bool) -> list[int]:
    changed = []
    hidden_cards: dict[tuple[Seat, object], list[DuelCard]] = {}
    for card in duel.cards:
        is_leader = duel.sides[card.owner].leader is card
        if not holds(card.seen_by(), viewer) and (swaps_leaders or not is_leader):
            hidden_cards.setdefault((card.owner, _same_to_others(duel, card)), []).append(card)
    for (owner, _), hidden in hidden_cards.items():
        side = duel.sides[owner]
        leader = side.leader
        shuffled = hidden[:]
        chosen.shuffle(shuffled)
        facts = [card.facts for card in shuffled]
        if leader is not None and leader in hidden:
            side.leader = hidden[shuffled.index(leader)]
        for card, fact in zip(hidden, facts, strict=True):
            if card.facts is not fact:
                changed.append(card.number)
                card.facts = fact
    return changed


def _same_to_others(duel: Duel, card: DuelCard) -> object:
    """What two hidden cards must have in common so that their players are asked the same.

    Where texts are carried out a search tells what a Deck holds, and who may activate something is asked:
    then only monsters outside the Decks change places.
    """
    if not duel.has_effects:
        return card.facts.tributes
    if not card.facts.is_monster or card.zone.kind == ZoneKind.DECK:
        return f"card {card.number}"
    return card.facts.tributes


def is_known(duel: Duel, numbers: Sequence[int], viewer: Seat) -> bool:
    """Whether a viewer may know one of these cards now, or may have before it left the game."""
    cards = [duel.cards[number] for number in numbers]
    return any(holds(card.seen_by(), viewer) or not duel.sides[card.owner].is_living for card in cards)


VIEWERS_OF: Final = {seats: (NOBODY, *range(seats)) for seats in range(2, 7)}
