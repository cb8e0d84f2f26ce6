"""Card text becomes tokens, mentions and effect trees.

Card names come in as a value, the ``Lexicon``, which the rooms above build from their catalogue.
"""
