"""Banneret plays, checks and explains commander-style card formats."""

from typing import Final

__version__: Final = "0.1.0"
