"""The names that the rules of DMEDH speak of, as data."""
