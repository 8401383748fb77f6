"""The actions of the card game, as integers that mean the same in every state.

What is taken is a mask: 1 for the last card of the market, 2 and 4 for those before.
"""

# Runs in browsers too: docs/browser-subset.md

REVEAL = 0
TAKE = 10  # + mask
STARTS = 20  # + seat
CARD = 30  # + kind

# What a seat may do on its turn, one bit each in a set of choices.
MOVES = (REVEAL, TAKE + 1, TAKE + 3, TAKE + 5, TAKE + 7)
ONE_MORE, LAST, SECOND_TOO, THIRD_TOO, ALL_THREE = (1 << bit for bit in range(len(MOVES)))
