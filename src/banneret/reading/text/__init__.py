"""Card text as characters, tokens, mentions and sentences, with the vocabularies and names that it uses."""
