"""The formats: deck rules and changes to a base game, one small package each."""
