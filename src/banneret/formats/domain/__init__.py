"""Domain Format: one Deck Master, its Domain, and the contract."""
