"""The actions of the board game, as integers that mean the same in every state.

A bid is its amount; nobody can own 1000 florins (40, and at most 180 a day).
"""

# Runs in browsers too: docs/browser-subset.md

PASS = 0
DRAW = 1000
OPEN = 1001
STARTS = 1010  # + seat
CARD = 1020  # + card
