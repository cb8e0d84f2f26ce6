"""Readers of other projects' card files: each turns bytes into records, or says in one line what is wrong."""
