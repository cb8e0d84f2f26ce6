"""Which sentences of a card are one effect together, and which limits count it."""
