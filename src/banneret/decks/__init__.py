"""Deck lists, their file formats, and the result of a check."""
