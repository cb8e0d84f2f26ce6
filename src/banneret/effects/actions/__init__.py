"""What an effect does, one node for each verb, by subject."""
