"""The catalogue: card models, importers, the store, search and names."""
