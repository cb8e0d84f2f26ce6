"""The errors that people meet: what was expected, what came, and where."""

from __future__ import annotations


class BanneretError(Exception):
    """Input that cannot be used, in one line a person can act on.

    The command line prints the message and exits with status 2.
    """


class NotFound(BanneretError):
    """Nothing has this name or number; the message carries suggestions."""
