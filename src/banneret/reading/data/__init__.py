"""Vocabularies, archetypes and old names, as data files."""
