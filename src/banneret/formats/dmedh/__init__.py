"""DMEDH, the commander format of Duel Masters."""
