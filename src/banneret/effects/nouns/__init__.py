"""Noun phrases: which cards a text speaks of, by subject; everything can be imported from here."""

from banneret.effects.nouns.adjectives import *  # noqa: F403
from banneret.effects.nouns.agents import *  # noqa: F403
from banneret.effects.nouns.cards import *  # noqa: F403
from banneret.effects.nouns.comparing import *  # noqa: F403
from banneret.effects.nouns.qualifiers import *  # noqa: F403
from banneret.effects.nouns.quantities import *  # noqa: F403
from banneret.effects.nouns.zones import *  # noqa: F403
