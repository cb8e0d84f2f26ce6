"""How a command ends: its exit status, and the one line that says what was wrong."""

from __future__ import annotations

import os
import sys
import traceback
from enum import IntEnum

from banneret.errors import BanneretError


class ExitStatus(IntEnum):
    """What the status of the process tells the caller."""

    DONE = 0
    """Done, or the answer is yes."""
    NO = 1
    """The answer is no: an illegal deck, a record that does not replay."""
    UNUSABLE = 2
    """The input cannot be used; one line on standard error says what and where."""
    FAULT = 70
    """A fault of Banneret itself; the traceback is for a bug report."""
    INTERRUPTED = 130
    """Stopped with Ctrl-C."""
    PIPE_CLOSED = 141
    """The reader of the output went away, as ``head`` does."""


def complain(message: str) -> ExitStatus:
    """Print one error line on standard error.

    Args:
        message: what was expected, what came, and where.

    Returns:
        The status of unusable input.
    """
    print(f"banneret: error: {message}", file=sys.stderr)
    return ExitStatus.UNUSABLE


def exit_status_of(error: BaseException) -> ExitStatus:
    """Tell the user about an exception that ended a command.

    Args:
        error: whatever the command raised, Typer's own exceptions apart.

    Returns:
        The exit status that belongs to it.
    """
    match error:
        case BanneretError():
            return complain(str(error))
        case KeyboardInterrupt():
            return ExitStatus.INTERRUPTED
        case EOFError():
            return complain("the input ended where an answer was expected")
        case BrokenPipeError():
            silence_output()
            return ExitStatus.PIPE_CLOSED
        case OSError(filename=str() | bytes() | os.PathLike(), strerror=str()):
            return complain(f"{os.fsdecode(error.filename)}: {error.strerror}")
        case _:
            traceback.print_exception(error)
            print(
                "banneret: this is a fault of Banneret, not of your input; please report it", file=sys.stderr
            )
            return ExitStatus.FAULT


def silence_output() -> None:
    """Send what is still buffered for a reader that went away nowhere, so that nothing is said at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, sys.stdout.fileno())
    finally:
        os.close(nowhere)
