"""The Yu-Gi-Oh! duel for two to six seats: turn, summons, battle, losing.

Formats change it through the hooks in `hooks`.
"""
