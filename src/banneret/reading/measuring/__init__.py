"""How much is read, and how well: coverage, what is lacking, the ledger, the facts of simulators."""
