"""The command ``banneret``: finds the module of a command, runs it, and turns errors into one line."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from banneret import __version__
from banneret.cli.errors import ExitStatus, complain, exit_status_of

if TYPE_CHECKING:
    import typer


class Command(NamedTuple):
    """Where a command lives, and the line about it in the list of commands."""

    module: str
    """The module whose ``app`` is the command's ``typer.Typer``."""
    summary: str


COMMANDS: Final[Mapping[str, Command]] = MappingProxyType(
    {
        "play": Command("banneret.cli.play", "play a game against bots"),
        "serve": Command("banneret.cli.serve", "run a table server: people and bots play in the browser"),
        "cards": Command("banneret.cli.cards", "import, update, show and search the card catalogue"),
        "domain": Command("banneret.cli.domain", "which monsters a Deck Master admits to its deck, and why"),
        "leaders": Command("banneret.cli.leaders", "the Deck Masters whose Domain holds all the cards named"),
        "read": Command("banneret.cli.read", "what a card text means: verdicts, trees, printed back"),
        "wording": Command("banneret.cli.wording", "how a card reads for many players, the changes marked"),
        "reading": Command("banneret.cli.reading", "how much of the catalogue is read, and what is not"),
        "deck": Command("banneret.cli.deck", "check a deck against a format, show it, convert it"),
        "simulate": Command("banneret.cli.simulate", "play many games of bots and report what happened"),
        "replay": Command("banneret.cli.replay", "play a recorded game again, or verify it"),
        "perft": Command("banneret.cli.perft", "count the sequences of legal choices from a scenario"),
        "scenario": Command("banneret.cli.scenario", "show a position written as text, and play from it"),
    }
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line.

    Args:
        arguments: the words after ``banneret``; those of the process by default.

    Returns:
        The exit status: an ``ExitStatus``, unless the command chose another number.
    """
    try:
        status = _run(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
    except (Exception, KeyboardInterrupt) as error:
        return exit_status_of(error)
    return status


def _run(arguments: list[str]) -> int:
    match arguments:
        case [] | ["-h" | "--help" | "help"]:
            print(_overview())
            return ExitStatus.DONE
        case ["--version"]:
            print(f"banneret {__version__}")
            return ExitStatus.DONE
        case ["help", name]:
            return _run([name, "--help"])
        case _:
            name, *rest = arguments
            return _run_command(name, rest) if name in COMMANDS else complain(_unknown(name))


def _run_command(name: str, arguments: list[str]) -> int:
    """Import the command's module, which may be slow, and hand it its arguments."""
    app: typer.Typer = import_module(COMMANDS[name].module).app

    import typer
    from typer.core import TyperGroup
    from typer.main import get_command

    app.rich_markup_mode = None  # plain help: Rich alone would take longer than most commands
    command = get_command(app)
    command.params = [p for p in command.params if p.name not in {"install_completion", "show_completion"}]
    if isinstance(command, TyperGroup) and not arguments:
        arguments = ["--help"]
    try:
        with command.make_context(
            f"banneret {name}", arguments, help_option_names=["-h", "--help"]
        ) as context:
            command.invoke(context)
    except typer.Exit as end:
        return end.exit_code
    except typer.Abort:
        return ExitStatus.INTERRUPTED
    except typer.TyperException as error:
        return complain(_usage_error(name, error))
    return ExitStatus.DONE


def _usage_error(name: str, error: typer.TyperException) -> str:
    """One line about arguments that a command does not take, and where its help is."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else f"banneret {name}"
    formatted = getattr(error, "format_message", error.__str__)()
    message = " ".join(str(formatted).split()).rstrip(".")
    return f"{path.removeprefix('banneret ')}: {message} (see {path} --help)"


def _unknown(name: str) -> str:
    if name.startswith("-"):
        return f"{name} is no option of banneret itself (see banneret --help)"
    from difflib import get_close_matches

    nearest = get_close_matches(name, COMMANDS, n=1)
    hint = f"did you mean {nearest[0]}?" if nearest else "banneret --help lists them"
    return f"there is no command {name!r}; {hint}"


def _overview() -> str:
    width = max(map(len, COMMANDS))
    commands = "\n".join(f"  {name:{width}}  {command.summary}" for name, command in COMMANDS.items())
    return f"""\
Usage: banneret COMMAND [ARGUMENTS]

Plays, checks and explains commander-style card formats: Domain, Neo and DMEDH.

Commands:
{commands}

banneret COMMAND --help tells more about one of them; banneret --version tells the version.
Exit status: 0 done or yes, 1 the answer is no, 2 unusable input."""
