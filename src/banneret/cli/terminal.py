"""A game in the terminal: one person with numbered choices, bots on the other seats."""

from __future__ import annotations

import sys
from pathlib import Path

from banneret.bots.bot import Bot, Prompt
from banneret.bots.roster import make_bot
from banneret.core.decisions import Answer, Decision, Pick
from banneret.core.game import Game
from banneret.core.interjections import Concede
from banneret.core.record import encode_record
from banneret.core.replay import replay
from banneret.core.seats import BySeat, Seat
from banneret.errors import BanneretError
from banneret.formats.registry import find_format
from banneret.yugioh.state import Duel
from banneret.yugioh.words import board_words, event_words, prompt_words

HELP = """\
A number chooses; for a pick give several numbers with spaces. Also:
  ENTER    the last choice of the list (mostly: go on); for a pick the first ones
  t        show the table        log   the last 30 lines of the log
  undo     take your last choice back
  concede  give up; the others play on
  quit     leave (the record is kept where --record says)
  help     this"""


class Quit(Exception):
    """The person leaves."""


def play_in_terminal(game: Game[Duel], seat: Seat, *, save_to: Path | None, bot: str = "random") -> None:
    """Play a game to its end or until the person leaves.

    Args:
        seat: the person's seat; bots take the others.
        save_to: where to keep the record, at every end.
        bot: the kind of bots.
    """
    if save_to is not None:
        save_to.write_bytes(encode_record(game.record))  # what cannot be kept is said before the game
    table = _Table(game, seat, bot)
    try:
        table.play()
    except (Quit, EOFError):
        print("\nYou leave the table.")
    finally:
        if save_to is not None:
            save_to.write_bytes(encode_record(table.game.record))
            print(f"The record is in {save_to}: banneret replay {save_to}", file=sys.stderr)


class _Table:
    """The person's end of the table."""

    def __init__(self, game: Game[Duel], seat: Seat, bot: str) -> None:
        self.game = game
        self.seat = seat
        self.players = game.record.setup.players
        self.log: list[str] = []
        seed = game.record.setup.seed
        self.bots: BySeat[Bot] = BySeat.build(
            len(game.state.sides), lambda number: make_bot(bot, f"{seed}/{number}")
        )

    def play(self) -> None:
        """Ask the person and the bots in turn until the game is over."""
        print(f"You play as {self.player_name()}. Type help to see what you can type.")
        self.tell()
        while (decision := self.game.decision) is not None:
            if decision.seat != self.seat:
                self.game.answer(self.bots[decision.seat].decide(Prompt(self.game, decision)))
                self.tell()
            else:
                self.ask(decision)
        print(board_words(self.game, self.seat, self.players))

    def player_name(self) -> str:
        """The person's name at this table."""
        return self.players[self.seat] if self.seat < len(self.players) else f"Seat {self.seat}"

    def tell(self) -> None:
        """Print what has just happened, as far as the person may know it."""
        for event in self.game.events:
            seen = event.seen_by(self.seat)
            line = None if seen is None else event_words(seen, self.players)
            if line:
                self.log.append(line)
                print(line)

    def ask(self, decision: Decision) -> None:
        """Let the person answer; nothing but a legal answer goes on."""
        print(board_words(self.game, self.seat, self.players))
        print(prompt_words(self.game, self.players))
        while True:
            try:
                typed = input("> ").strip().lower()
            except UnicodeDecodeError:
                typed = "?"
            if typed in ("quit", "q", "exit"):
                raise Quit
            if typed in ("help", "h", "?"):
                print(HELP)
            elif typed in ("t", "table"):
                print(board_words(self.game, self.seat, self.players))
                print(prompt_words(self.game, self.players))
            elif typed == "log":
                print("\n".join(self.log[-30:]))
            elif typed == "undo":
                if self.undo():
                    return
                print("There is nothing to take back.")
            elif typed == "concede":
                self.game.interject(Concede(self.seat))
                self.tell()
                return
            else:
                try:
                    self.game.answer(_answer(decision, typed))
                except BanneretError as error:
                    print(error)
                    continue
                self.tell()
                return

    def undo(self) -> bool:
        """Take the person's last choice back: the record is cut before it and played again."""
        record = self.game.record
        rules = find_format(record.setup.format).rules(record.setup.options)
        again = Game(rules, record.setup)
        last = None
        for number, step in enumerate(record.steps):
            if again.decision is not None and again.decision.seat == self.seat:
                last = number
            again.take(step)
        if last is None:
            return False
        self.game = replay(record.cut(last), rules)
        self.log.append("(taken back)")
        return True


def _answer(decision: Decision, typed: str) -> Answer:
    """The answer that a line means.

    Raises:
        BanneretError: when it is no legal one.
    """
    count = len(decision.options)
    words = typed.replace(",", " ").split()
    if not words:
        return tuple(range(decision.least)) if isinstance(decision, Pick) else count - 1
    numbers = {int(word) - 1 for word in words if word.isascii() and word.isdecimal() and len(word) < 9}
    if len(numbers) == len(words) and numbers <= set(range(count)):
        if not isinstance(decision, Pick):
            if len(numbers) == 1:
                return numbers.pop()
        elif decision.least <= len(numbers) <= decision.most:
            return tuple(sorted(numbers))
    raise BanneretError(f"expected {_expected(decision)} from 1 to {count} (or help), not {typed[:40]!r}")


def _expected(decision: Decision) -> str:
    if not isinstance(decision, Pick):
        return "a number"
    if decision.least == decision.most == 1:
        return "one number"
    if decision.least == decision.most:
        return f"{decision.least} different numbers"
    return f"{decision.least} to {decision.most} different numbers"
