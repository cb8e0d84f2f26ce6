"""References in words: what they are bound to, named so that it can be found again in an explanation."""
