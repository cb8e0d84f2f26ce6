"""Effect trees: what a card text means, as pure data.

The room begins with the closed vocabularies that cards, readers and rules share.
"""
