"""The plain explanation of a card: what the table will do, effect by effect in lines."""
