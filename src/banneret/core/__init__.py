"""The game kernel: seats, zones, flow, decisions, events, records, views and random numbers.

It knows no card game. A game room brings its state (a subclass of `State`) and its rules (a `Rules`);
the kernel drives them for any number of seats.
"""
