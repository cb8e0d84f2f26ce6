"""A duel in plain sentences: the log, the table and the prompts, for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

import msgspec

from banneret.core.decisions import Answer, Decision
from banneret.core.events import Event, GameEnded, SeatLeft
from banneret.core.game import Game
from banneret.core.seats import NOBODY, Seat
from banneret.core.state import Result
from banneret.core.view import view
from banneret.yugioh import events
from banneret.yugioh.state import Duel
from banneret.yugioh.terms import Ask, Loss, Phase, Position, Verb, ZoneKind
from banneret.yugioh.views import (
    CardView,
    OptionView,
    PlaceView,
    PromptView,
    SideView,
    TableView,
    option_view,
)

PHASES = {
    Phase.DRAW: "Draw Phase",
    Phase.STANDBY: "Standby Phase",
    Phase.MAIN_1: "Main Phase 1",
    Phase.BATTLE: "Battle Phase",
    Phase.MAIN_2: "Main Phase 2",
    Phase.END: "End Phase",
}

ZONES = {
    ZoneKind.DECK: "Deck",
    ZoneKind.HAND: "hand",
    ZoneKind.EXTRA_DECK: "Extra Deck",
    ZoneKind.MONSTER: "Monster Zone",
    ZoneKind.SPELL_TRAP: "Spell & Trap Zone",
    ZoneKind.FIELD: "Field Zone",
    ZoneKind.GRAVEYARD: "GY",
    ZoneKind.BANISHED: "banishment",
    ZoneKind.EXTRA_MONSTER: "Extra Monster Zone",
    ZoneKind.DECK_MASTER: "Deck Master Zone",
    ZoneKind.OUT_OF_GAME: "no zone",
}

LOSSES = {
    Loss.LIFE_POINTS: "has no LP left",
    Loss.EMPTY_DECK: "cannot draw",
    Loss.SURRENDER: "surrenders",
}

POSITIONS = {
    Position.ATTACK: "Attack Position",
    Position.DEFENSE: "Defense Position",
    Position.SET: "face-down Defense Position",
    Position.NONE: "",
}


REASONS = {
    "battle_damage": "battle damage",
    "effect_damage": "effect damage",
    "cost": "cost",
    "leader_cost": "Cost to Summon",
}


class DuelView(msgspec.Struct, frozen=True):
    """A duel as a client receives it (`core.view`)."""

    you: Seat
    table: TableView
    sides: list[SideView]
    living: list[Seat]
    deciding: Seat = NOBODY
    prompt: PromptView | None = None
    result: Result | None = None


_SHOWN_IN_GRAVEYARD: Final = 6
_DECODER: Final = msgspec.json.Decoder(DuelView)


def read_view(data: bytes) -> DuelView:
    """Decode a view of a duel."""
    return _DECODER.decode(data)


def player_words(seat: Seat, players: Sequence[str]) -> str:
    """What to call a seat."""
    return players[seat] if 0 <= seat < len(players) else f"Seat {seat}"


def event_words(event: Event, players: Sequence[str]) -> str | None:
    """A sentence for the log, or None for what needs none.

    Args:
        event: as the reader may know it (`Event.seen_by`).
        players: the players' names, by seat.
    """
    say = _SENTENCES.get(type(event))
    return None if say is None else say(event, players)


def _turn_began(event: events.TurnBegan, players: Sequence[str]) -> str:
    return f"-- Turn {event.turn}: {player_words(event.seat, players)}"


def _phase_began(event: events.PhaseBegan, players: Sequence[str]) -> str | None:
    return None if event.phase in (Phase.DRAW, Phase.STANDBY) else f"   {PHASES[event.phase]}"


def _game_ended(event: GameEnded, players: Sequence[str]) -> str:
    if len(event.winners) == 1:
        return f"** {player_words(event.winners[0], players)} wins"
    return "** The duel is a draw"


def _seat_left(event: SeatLeft, players: Sequence[str]) -> str:
    return f"** {player_words(event.seat, players)} is out: {LOSSES[Loss(event.why)]}"


def _summoned(event: events.Summoned, players: Sequence[str]) -> str:
    return f"{player_words(event.seat, players)} {event.how.title()} Summons {event.name}"


def _spell_trap_set(event: events.SpellTrapSet, players: Sequence[str]) -> str:
    return f"{player_words(event.seat, players)} Sets a Spell or Trap"


def _activated(event: events.Activated, players: Sequence[str]) -> str:
    sentence = f"{player_words(event.seat, players)} activates {event.name}"
    if event.opponent != NOBODY:
        sentence += f" against {player_words(event.opponent, players)}"
    if event.declared:
        sentence += f", declaring {event.declared}"
    if event.targets:
        sentence += f", targeting {', '.join(_spot(target, players) for target in event.targets)}"
    return sentence if event.link == 1 else f"Chain Link {event.link}: {sentence}"


def _spot(spot: PlaceView, players: Sequence[str]) -> str:
    name = spot.name or f"the face-down card in zone {spot.place + 1}"
    return f"{name} of {player_words(spot.seat, players)}"


def _resolved(event: events.Resolved, players: Sequence[str]) -> str | None:
    return None if event.has_effect else f"{event.name} has no effect"


def _destroyed_by_effect(event: events.Destroyed, players: Sequence[str]) -> str:
    return f"{event.name} of {player_words(event.seat, players)} is destroyed"


def _counters(event: events.CountersChanged, players: Sequence[str]) -> str:
    many = "" if event.number == 1 else "s"
    return f"{event.name} has {event.number} {event.counter}{many}"


def _equipped(event: events.Equipped, players: Sequence[str]) -> str:
    return f"{event.name} is equipped to {_spot(event.monster, players)}"


def _revealed(event: events.Revealed, players: Sequence[str]) -> str:
    zone = ZONES[ZoneKind(event.zone)]
    if event.zone == ZoneKind.DECK and len(event.names) > 1:
        return f"{player_words(event.seat, players)} reveals the Deck"
    return f"{player_words(event.seat, players)} reveals {', '.join(event.names)} ({zone})"


def _monster_set(event: events.MonsterSet, players: Sequence[str]) -> str:
    return f"{player_words(event.seat, players)} Sets a monster"


def _position_changed(event: events.PositionChanged, players: Sequence[str]) -> str:
    return f"{event.name} of {player_words(event.seat, players)} turns to {POSITIONS[event.position]}"


def _attack_ended(event: events.AttackEnded, players: Sequence[str]) -> str:
    return f"The attack of {event.name} ends"


def _destroyed(event: events.DestroyedByBattle, players: Sequence[str]) -> str:
    return f"{event.name} of {player_words(event.seat, players)} is destroyed by battle"


def _life_points(event: events.LifePointsChanged, players: Sequence[str]) -> str:
    verb = "loses" if event.amount < 0 else "gains"
    why = REASONS.get(event.why, event.why)
    return f"{player_words(event.seat, players)} {verb} {abs(event.amount)} LP ({why}): {event.now} left"


def _leader_returned(event: events.LeaderReturned, players: Sequence[str]) -> str:
    who = player_words(event.seat, players)
    return f"{who} calls {event.name} back to its zone; its next departure costs {event.next_cost} LP"


def _leader_stays(event: events.LeaderStays, players: Sequence[str]) -> str:
    return f"{player_words(event.seat, players)} leaves {event.name} where it is"


def _moved(event: events.Moved, players: Sequence[str]) -> str | None:
    """Only moves that no other sentence tells: draws, Tributes, discards, going home (D18)."""
    on_field = event.source in (ZoneKind.MONSTER, ZoneKind.EXTRA_MONSTER)
    who = player_words(event.seat, players)
    if event.how == "draw":
        return f"{who} draws {event.name or 'a card'}"
    if event.zone == ZoneKind.HAND:
        return f"{event.name or 'A card'} goes to the hand of {who}"
    if event.zone == ZoneKind.BANISHED:
        return f"{event.name} of {who} is banished"
    if event.zone == ZoneKind.GRAVEYARD and event.source == ZoneKind.HAND:
        return f"{who} discards {event.name}"
    if event.zone == ZoneKind.GRAVEYARD and on_field and event.how != "destroy":
        return f"{event.name} of {who} goes to the GY"
    if event.zone == ZoneKind.MONSTER and on_field and event.source_seat != event.seat:
        return f"{event.name or 'A face-down monster'} goes to the field of {who}"
    return None


def _attack_declared(event: events.AttackDeclared, players: Sequence[str]) -> str:
    target = player_words(event.target_seat, players)
    if event.target_place < 0:
        what = f"{target} directly"
    else:
        what = f"{event.target_name or f'the face-down monster in zone {event.target_place + 1}'} of {target}"
    again = "again, " if event.is_replay else ""
    return f"{event.name} of {player_words(event.seat, players)} attacks {again}{what}"


_SENTENCES: Final[Mapping[type[Event], Callable[[Any, Sequence[str]], str | None]]] = MappingProxyType(
    {
        events.TurnBegan: _turn_began,
        events.PhaseBegan: _phase_began,
        events.Moved: _moved,
        events.Summoned: _summoned,
        events.MonsterSet: _monster_set,
        events.SpellTrapSet: _spell_trap_set,
        events.Activated: _activated,
        events.Resolved: _resolved,
        events.Destroyed: _destroyed_by_effect,
        events.CountersChanged: _counters,
        events.Equipped: _equipped,
        events.Revealed: _revealed,
        events.PositionChanged: _position_changed,
        events.AttackDeclared: _attack_declared,
        events.AttackEnded: _attack_ended,
        events.DestroyedByBattle: _destroyed,
        events.LifePointsChanged: _life_points,
        events.LeaderReturned: _leader_returned,
        events.LeaderStays: _leader_stays,
        SeatLeft: _seat_left,
        GameEnded: _game_ended,
    }
)


def board_words(game: Game[Any], seat: Seat, players: Sequence[str]) -> str:
    """The table as a seat (or a spectator) sees it, a few lines for each side."""
    seen = read_view(view(game, seat))
    table = seen.table
    turn = f"Turn {table.turn}, {player_words(table.turn_seat, players)}, {PHASES[table.phase]}"
    lines = ["", turn if seen.result is None else "The duel is over"]
    for side in seen.sides:
        lines += _side_words(side, seen, players)
    return "\n".join(lines)


def _side_words(side: SideView, seen: DuelView, players: Sequence[str]) -> list[str]:
    mark = ">" if side.seat == seen.table.turn_seat else " "
    name = player_words(side.seat, players)
    if not side.is_living:
        return [f"{mark} {name}: out"]
    you = " (you)" if side.seat == seen.you else ""
    head = f"{mark} {name}{you}: {side.life_points} LP, {side.hand_count} in hand, {side.deck_count} in Deck"
    if side.leader is not None:
        where = ZONES.get(ZoneKind(side.leader.zone), "") if side.leader.zone else "out of sight"
        cost = f", next cost {side.leader.next_cost} LP" if side.leader.next_cost else ""
        head += f"; leader {side.leader.name} ({where}{cost})"
    lines = [head]
    monsters = [
        f"{place + 1}: {card_words(card)}" for place, card in enumerate(side.monsters) if card is not None
    ]
    monsters += [
        f"extra {place + 1}: {card_words(card)}"
        for shared in seen.table.extra_monsters
        for place, card in enumerate(shared.places)
        if card is not None and card.controller == side.seat
    ]
    if monsters:
        lines.append("    monsters  " + "; ".join(monsters))
    spells = [
        f"{place + 1}: {card.name or 'face-down'}"
        for place, card in enumerate(side.spells_traps)
        if card is not None
    ]
    if side.field is not None:
        spells.append(f"field: {side.field.name or 'face-down'}")
    if spells:
        lines.append("    spells    " + "; ".join(spells))
    if side.graveyard:
        more = " ..." if len(side.graveyard) > _SHOWN_IN_GRAVEYARD else ""
        lines.append(f"    GY        {', '.join(side.graveyard[-_SHOWN_IN_GRAVEYARD:])}{more}")
    if side.hand:
        lines.append("    hand      " + ", ".join(side.hand))
    return lines


def card_words(card: CardView) -> str:
    """A card on the field in a few words."""
    if not card.name:
        return "face-down"
    values = "" if card.attack is None else f" {card.attack}/{card.defense}"
    return f"{card.name}{values}, {POSITIONS[card.position]}"


def prompt_words(game: Game[Any], players: Sequence[str]) -> str:
    """What the asked seat is asked, with its numbered options (from 1)."""
    if game.decision is None:
        return "Nothing is asked."
    seen = read_view(view(game, game.decision.seat))
    assert seen.prompt is not None
    lines = [question_words(seen.prompt, players)]
    for number, option in enumerate(seen.prompt.options, 1):
        lines.append(f"  {number:>2}  {option_words(option, players)}")
    return "\n".join(lines)


def question_words(prompt: PromptView, players: Sequence[str]) -> str:
    """The question of a prompt, as a player would say it."""
    subject = "" if prompt.subject is None else prompt.subject.name
    questions = {
        Ask.MAIN_PHASE: "What do you do?",
        Ask.BATTLE_PHASE: "Battle Phase: who attacks?",
        Ask.MONSTER_ZONE: f"Into which Monster Zone does {subject} go?",
        Ask.TRIBUTES: f"Which monsters do you Tribute for {subject}?",
        Ask.ATTACK_TARGET: f"What does {subject} attack?",
        Ask.REPLAY: f"The monsters there have changed. What does {subject} attack now?",
        Ask.DISCARD: "Which cards do you discard?",
        Ask.LEADER_RETURN: f"Does {subject} return to its zone?",
        Ask.SPELL_TRAP_ZONE: f"Into which Spell & Trap Zone does {subject} go?",
        Ask.RESPOND: f"Do you respond to {subject}?" if subject else "Do you activate something?",
        Ask.TRIGGER: "Do you use one of these effects?",
        Ask.TRIGGER_ORDER: "Which effect comes first?",
        Ask.OPPONENT: f"Which opponent does {subject} mean?",
        Ask.TARGETS: f"What does {subject} target?",
        Ask.CARDS: f"Which cards for {subject}?",
        Ask.POSITION: f"In which position is {subject} Summoned?",
        Ask.MONSTER_TYPE: f"Which Type do you declare for {subject}?",
        Ask.OPTIONAL_PART: f"Do you use this part of {subject}?",
    }
    question = questions[Ask(prompt.asks)]
    if prompt.least is None or prompt.most is None:
        return question
    count = str(prompt.least) if prompt.least == prompt.most else f"{prompt.least} to {prompt.most}"
    return f"{question} (pick {count})"


def _unknown(card: PlaceView) -> str:
    """A card that the reader does not know, by where it lies."""
    if card.zone in (ZoneKind.MONSTER, ZoneKind.EXTRA_MONSTER):
        return f"the face-down monster in zone {card.place + 1}"
    return f"the face-down card in zone {card.place + 1}"


def option_words(option: OptionView, players: Sequence[str]) -> str:
    """An option, as a player would say it."""
    card = option.card
    name = "" if card is None else card.name or _unknown(card)
    words = {
        Verb.NORMAL_SUMMON: f"{'Tribute' if option.tributes else 'Normal'} Summon {name}",
        Verb.SET: f"Set {name}",
        Verb.FLIP_SUMMON: f"Flip Summon {name}",
        Verb.CHANGE_POSITION: f"Change the position of {name}",
        Verb.BATTLE_PHASE: "Go to the Battle Phase",
        Verb.MAIN_PHASE_2: "Go to Main Phase 2",
        Verb.END_TURN: "End the turn",
        Verb.ATTACK: f"Attack with {name}",
        Verb.ATTACK_MONSTER: f"{name} of {player_words(option.seat, players)}",
        Verb.ATTACK_DIRECTLY: f"{player_words(option.seat, players)} directly",
        Verb.PLACE: f"Zone {option.place + 1}",
        Verb.CARD: name,
        Verb.CANCEL: "No attack",
        Verb.RETURN: "Return it to the Deck Master Zone",
        Verb.LEAVE: "Leave it where it is",
        Verb.ACTIVATE: f"Activate {name}",
        Verb.USE: "Yes",
        Verb.PASS: "Pass",
        Verb.OPPONENT: player_words(option.seat, players),
        Verb.ATTACK_POSITION: "Attack Position",
        Verb.DEFENSE_POSITION: "Defense Position",
        Verb.MONSTER_TYPE: f"Declare {option.word}",
    }[Verb(option.verb)]
    notes = []
    if card is not None and card.zone == ZoneKind.DECK_MASTER:
        notes.append("your Deck Master")
    if option.tributes:
        notes.append(f"{option.tributes} Tribute{'s' if option.tributes > 1 else ''}")
    if option.cost:
        notes.append(f"costs {option.cost} LP")
    return f"{words} ({', '.join(notes)})" if notes else words


def answer_words(duel: Duel, decision: Decision, answer: Answer) -> str:
    """An answer to a decision, as a player would say it."""
    numbers = (answer,) if isinstance(answer, int) else answer
    chosen = [
        option_words(option_view(duel, decision.options[number], decision.seat), ()) for number in numbers
    ]
    return ", ".join(chosen) if chosen else "nothing"
